"""Every way to install, from an empty folder to the end of a game: python -m scripts.doors [DOOR ...]

A clean clone is built with `python -m build`. Then, for each door, a new environment gets what was built and the rest
from the package index, serves from an empty folder, and a browser plays a whole game whose page is never loaded anew:

    wheel     the wheel that was built
    source    the source package, which is compiled once more
    plain     the source package where there is neither a C compiler nor npm
    editable  the clone itself, as developers install it

It takes some minutes for each time something is compiled. The Python is the one that runs this; --python names others.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

import httpx

from scripts.npm import ROOT
from tests.web.browsers import Visitor, chromium
from tests.web.client import free_port
from tests.web.test_games import sit_down

DOORS = {"wheel": "compiled", "source": "compiled", "plain": "interpreted", "editable": "interpreted"}
GAME = "critter-kitchen"
MARK = "window.loadedOnce = true"


def main() -> None:
    """Try the doors that are named, or all; end at the first that does not open."""
    parser = argparse.ArgumentParser(description="Try the ways to install prixfixe.")
    parser.add_argument("doors", nargs="*", default=list(DOORS), metavar="DOOR", help=", ".join(DOORS))
    parser.add_argument("--python", default=sys.executable, help="the Python to install for")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="prixfixe-doors-") as folder:
        place = Path(folder)
        clone = cloned(place)
        source, wheel = built(place, clone, given.python, "wheel" in given.doors)
        for door in given.doors:
            installable = {"wheel": wheel, "editable": clone}.get(door, source)
            tried(place / door, door, installable, given.python)


def cloned(place: Path) -> Path:
    """The files of the last commit, and nothing else."""
    clone = place / "clone"
    run("git", "clone", "--quiet", "--depth=1", ROOT.as_uri(), str(clone))
    return clone


def built(place: Path, clone: Path, python: str, compiled: bool) -> tuple[Path, Path]:
    """The source package and the wheel of a clone, if one is wanted, checked as the index would."""
    tools = environment(place / "tools", python)
    run(tools, "-m", "pip", "install", "-q", "build", "twine")
    begun = time.monotonic()
    run(tools, "-m", "build", "--outdir", str(place / "dist"), *([] if compiled else ["--sdist"]), str(clone))
    run(tools, "-m", "twine", "check", "--strict", *map(str, (place / "dist").iterdir()))
    found = {path.suffix: path for path in (place / "dist").iterdir()}
    said = ", ".join(f"{path.name} ({path.stat().st_size:,} bytes)" for path in found.values())
    print(f"prixfixe: {said} built in {time.monotonic() - begun:.0f} s", flush=True)
    return found[".gz"], found.get(".whl", found[".gz"])


def environment(folder: Path, python: str) -> str:
    """A new environment; its Python."""
    run(python, "-m", "venv", str(folder))
    return str(folder / "bin" / "python")


def run(*command: str, **more: str) -> str:
    """What a command prints; it must end well. Nothing of this repository is in its way."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" and "PRIXFIXE" not in name}
    with tempfile.TemporaryDirectory() as empty:
        done = subprocess.run(command, cwd=empty, env={**kept, **more}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"prixfixe: {' '.join(command)}\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return done.stdout


def tried(folder: Path, door: str, installable: Path, python: str) -> None:
    """Install, look, serve, play."""
    begun = time.monotonic()
    interpreter = environment(folder, python)
    words = ["--editable", f"{installable}[web]"] if door == "editable" else [f"{installable}[web]"]
    without = {"PATH": str(folder / "bin"), "CC": "false"} if door == "plain" else {}
    run(interpreter, "-m", "pip", "install", "-q", "--no-cache-dir", *words, **without)
    took = time.monotonic() - begun
    version = run(str(folder / "bin" / "prixfixe"), "--version", PRIXFIXE_QUIET="1").strip()
    if DOORS[door] not in version:
        sys.exit(f"prixfixe: the door {door} should be {DOORS[door]}, and is {version}")
    alone = run(interpreter, str(ROOT / "scripts" / "imports.py"), *([] if door == "wheel" else ["10"])).strip()
    with served(folder) as url:
        answers = played(url)
    print(f"prixfixe: {door}: {version}, installed in {took:.0f} s; {alone.removeprefix('prixfixe: ')}; ", end="")
    print(f"{GAME} played to its end in the browser, {answers} answers on one page", flush=True)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server that an empty folder knows nothing of."""
    port, home = free_port(), folder / "empty"
    home.mkdir()
    hurried = ["--delay", "0", "--no-limits", "--calm", "0"]  # nobody is sent away, however busy the machine is
    command = [str(folder / "bin" / "prixfixe"), "serve", "--port", str(port), *hurried]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=home, stdout=log, stderr=log)
    try:
        yield answering(f"http://127.0.0.1:{port}", server, folder / "log")
    finally:
        server.terminate()
        server.wait(20)


def answering(url: str, server: subprocess.Popen[bytes], log: Path) -> str:
    """The address, once somebody answers there."""
    for _ in range(600):
        try:
            httpx.get(f"{url}/healthz", timeout=5).raise_for_status()
            return url
        except httpx.HTTPError:
            if server.poll() is not None:
                break
            time.sleep(0.1)
    sys.exit(f"prixfixe: the server does not answer\n{log.read_text(encoding='utf-8')}")


def played(url: str) -> int:
    """Play a whole game in a browser; how many answers it took. A page that is loaded anew is an error."""
    dice, answers = random.Random(GAME), 0
    with chromium() as browser:
        ann = Visitor(browser, url)
        sit_down(ann, GAME)
        ann.page.evaluate(MARK)
        while ann.wait_turn() and answers < 1500:
            ann.answer(dice.randrange(len(ann.offered())))
            answers += 1
        if not ann.page.evaluate("window.loadedOnce") or ann.errors or not 10 < answers < 1500:
            sys.exit(f"prixfixe: {answers} answers, the page was loaded anew, or it says {ann.errors}")
    return answers


if __name__ == "__main__":
    main()
