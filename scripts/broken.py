"""Break rules on purpose and see their tests fail: python -m scripts.broken [GAME]... [--rule ID]...

tests/games/<game>/broken.toml lists the breaks: [[broken]] with rule, file, find, write and why. For each one a copy of
the source is changed and the tests that cite the rule are run; they must fail. `--rule` looks at one rule only, and may
be given again.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from prixfixe import shipped

ROOT = Path(__file__).parent.parent


def tests_pass(source: Path, rule: str, folder: Path) -> bool:
    """Whether the tests that cite a rule pass on a source tree."""
    named = [str(path) for path in sorted(folder.rglob("test_*.py")) if f'"{rule}"' in path.read_text(encoding="utf-8")]
    command = [sys.executable, "-m", "pytest", "-x", "-q", f"--rule={rule}", *(named or [str(folder)])]
    alone = {"PYTHONPATH": str(source), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # plugins take longer than the tests
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **alone}, capture_output=True, check=False)
    if done.returncode not in (0, 1):
        raise SystemExit(f"the tests of {rule} did not run: {done.stdout.decode()[-500:]}")
    return done.returncode == 0


def survives(entry: dict[str, str], game: str) -> bool:
    """Whether the tests overlook a break."""
    folder = game.replace("-", "_")
    with TemporaryDirectory() as place:
        source = Path(place) / "src"
        shutil.copytree(ROOT / "src", source)
        path = source / "prixfixe" / "games" / folder / entry["file"]
        text = path.read_text(encoding="utf-8")
        if text.count(entry["find"]) != 1:
            raise SystemExit(
                f"{entry['rule']}: {entry['file']} holds {entry['find']!r} {text.count(entry['find'])} times, not once"
            )
        path.write_text(text.replace(entry["find"], entry["write"]), encoding="utf-8")
        return tests_pass(source, entry["rule"], ROOT / "tests" / "games" / folder)


def main() -> None:
    """Break every rule of the lists; exit 1 if one survives."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="a title; without any, all of them")
    parser.add_argument("--rule", action="append", default=[], metavar="ID", help="only the breaks of this rule")
    given = parser.parse_args()
    survivors = 0
    for game in given.games or shipped():
        path = ROOT / "tests" / "games" / game.replace("-", "_") / "broken.toml"
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["broken"]:
            if given.rule and entry["rule"] not in given.rule:
                continue
            alive = survives(entry, game)
            survivors += alive
            print(f"{game} {entry['rule']}: {'SURVIVES' if alive else 'caught'}  ({entry['why']})", flush=True)
    raise SystemExit(1 if survivors else 0)


if __name__ == "__main__":
    main()
