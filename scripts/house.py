"""The house measured: python -m scripts.house [--before REV] [--json]

How large every room is and which rooms it imports, which modules and functions are long, how much of a title is rules
and how much description and edges, in which files the key of each question stands as a string (refusals cite rules and
do not count), and how many files know of one effect (Sweet Mess's `distill`). `--before` sets the tree of a git
revision beside this one, `--src` looks at another checkout.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import tarfile
import tempfile
from collections import Counter, defaultdict
from dataclasses import asdict, dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).parent.parent
KEY = re.compile(r"(?:CK|RI|RR|RV|SM)-[A-Z0-9]+-\d+(?:\.[a-z_]+)?")
QUOTED = re.compile(rf"""["']({KEY.pattern})["']""")
CITING = ("refusals.py",)  # where a rule's id says which rule forbids something
WRITTEN = {  # what is described rather than ruled
    "content.py", "rows.py", "sheets.py", "checks.py", "tables.py", "words.py", "sentences.py", "refusals.py",
    "questions.py", "options.py", "naming.py",
    "phrases.py", "paths.py", "shape.py", "sight.py", "show.py", "game.py",
}  # fmt: skip
CATALOGUES = ("content.py", "words.py", "sentences.py")  # rows and sentences, which may be long
ROOMS = ("bots", "table")  # of a title, beside its rules
EDGES = ("web", "terminal", "rl")
SHEETS = (".html", ".css", ".js")
EFFECT = re.compile("distill", re.IGNORECASE)
MOST_LINES = 400
MOST_FUNCTION = 30


@dataclass
class Drawing:
    """What there is to know of a house."""

    rooms: dict[str, tuple[int, int]] = field(default_factory=dict)  # modules and lines
    edges: dict[str, int] = field(default_factory=dict)  # imports from a room to another
    titles: dict[str, dict[str, int]] = field(default_factory=dict)  # lines by what they are for
    long_modules: list[str] = field(default_factory=list)
    long_functions: list[str] = field(default_factory=list)
    key_places: dict[str, int] = field(default_factory=dict)  # by key: the files it stands in
    effect_files: dict[str, list[str]] = field(default_factory=dict)  # in the sources, in the tests


def main() -> None:
    """Draw it and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--src", type=Path, default=ROOT / "src" / "prixfixe", help="the package's folder")
    parser.add_argument("--before", metavar="REV", help="a git revision to set beside this tree")
    parser.add_argument("--json", action="store_true", help="for machines")
    given = parser.parse_args()
    now = draw(given.src)
    if given.before:
        then = before(given.before)
        both = {given.before: asdict(then), "now": asdict(now)}
        print(json.dumps(both, indent=1) if given.json else side_by_side(given.before, then, now))
    else:
        print(json.dumps(asdict(now), indent=1) if given.json else text(now))


def before(revision: str) -> Drawing:
    """The house as it was."""
    command = ["git", "-C", str(ROOT), "archive", revision, "src", "tests"]
    packed = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    with tempfile.TemporaryDirectory() as folder, tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
        return draw(Path(folder) / "src" / "prixfixe")


def draw(src: Path) -> Drawing:
    """Look at every module."""
    drawn, keys = Drawing(), defaultdict[str, set[Path]](set)
    rooms, edges = defaultdict[str, list[int]](list), Counter[str]()
    for path in sorted(src.rglob("*.py")):
        here, source = path.relative_to(src), path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        rooms[room(here.parts)].append(lines(source))
        edges.update(f"{room(here.parts)} -> {there}" for there in imported(tree) if there != room(here.parts))
        drawn.long_functions += long_functions(here, tree)
        if source.count("\n") > MOST_LINES and here.name not in CATALOGUES:
            drawn.long_modules.append(f"{here}: {source.count(chr(10))}")
    for path in sorted(path for path in src.rglob("*") if path.suffix in (".py", *SHEETS) and path.name not in CITING):
        for key in keys_in(path):
            keys[key].add(path.relative_to(src))
    drawn.rooms = {name: (len(sizes), sum(sizes)) for name, sizes in sorted(rooms.items())}
    drawn.edges = dict(sorted(edges.items()))
    folders = sorted(record.parent for record in (src / "games").glob("*/game.py"))
    drawn.titles = {folder.name: title(src, folder) for folder in folders}
    drawn.key_places = {key: len(places) for key, places in sorted(keys.items())}
    drawn.effect_files = effect_files(src)
    return drawn


def keys_in(path: Path) -> set[str]:
    """The keys of rules that a file names as strings; a text that speaks of one does not."""
    source = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return set(QUOTED.findall(source))
    nodes = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return {value for value in nodes if isinstance(value, str) and KEY.fullmatch(value)}


def room(parts: tuple[str, ...]) -> str:
    """The room a module is in: a folder, and for a title its own or one in it."""
    depth = 1 if parts[0] != "games" else 3 if parts[2:] and parts[2] in ROOMS else 2
    return "/".join(parts[:depth]) if len(parts) > depth else parts[0].removesuffix(".py")


def lines(source: str) -> int:
    """The lines that are not blank."""
    return sum(1 for line in source.splitlines() if line.strip())


def imported(tree: ast.Module) -> Iterator[str]:
    """The rooms that a module names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("prixfixe."):
            yield room((*node.module.split(".")[1:], "*"))


def long_functions(here: Path, tree: ast.Module) -> list[str]:
    """Functions that a reader has to scroll through."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            size = (node.end_lineno or 0) - node.lineno + 1
            if size > MOST_FUNCTION:
                found.append(f"{here} {node.name}: {size}")
    return found


def title(src: Path, folder: Path) -> dict[str, int]:
    """A title's lines by what they are for; of its edges, Python and what is drawn with it apart."""
    count = Counter[str]()
    for path in folder.rglob("*.py"):
        inside = path.relative_to(folder).parts[0]
        kind = (
            "edges" if inside == "table" else
            "bots" if inside == "bots" else
            "description" if path.name in WRITTEN else "rules"
        )  # fmt: skip
        count[kind] += lines(path.read_text(encoding="utf-8"))
    sheets = [path for path in (folder / "table").rglob("*") if path.suffix in SHEETS]
    for path in (path for edge in EDGES for path in (src / edge).rglob(f"{folder.name}.*")):
        if path.suffix == ".py":
            count["edges"] += lines(path.read_text(encoding="utf-8"))
        elif path.suffix in SHEETS:
            sheets.append(path)
    count["sheets"] = sum(lines(path.read_text(encoding="utf-8")) for path in sheets)
    return dict(sorted(count.items()))


def outside(count: dict[str, int]) -> int:
    """The lines of a title's Python that are description or edges."""
    return count.get("description", 0) + count.get("edges", 0)


def share(count: dict[str, int]) -> int:
    """How many of a hundred lines of a title's Python they are."""
    return 100 * outside(count) // (sum(count.values()) - count.get("sheets", 0))


def effect_files(src: Path) -> dict[str, list[str]]:
    """The files that know of one effect, its rules' text too; recorded matches and this measure's test do not count.

    A rulebook in another language counts with its original."""
    root, found = src.parent.parent, {}
    kinds = {src: (".py", ".toml", ".ftl", ".md", *SHEETS), root / "tests": (".py",)}
    for folder, suffixes in kinds.items():
        paths = [path for path in sorted(folder.rglob("*")) if path.suffix in suffixes and path.name != "test_house.py"]
        known = [path for path in paths if EFFECT.search(path.read_text(encoding="utf-8"))]
        known = [path for path in known if path.suffix != ".md" or path.with_suffix("").suffix == ""]
        found["src" if folder == src else "tests"] = [str(path.relative_to(root)) for path in known]
    return found


def text(drawn: Drawing) -> str:
    """The drawing for people."""
    parts = ["rooms (modules, lines)", *(f"  {name:<32}{n:>4}{size:>8}" for name, (n, size) in drawn.rooms.items())]
    parts += ["edges (imports)", *(f"  {edge:<56}{n:>4}" for edge, n in drawn.edges.items())]
    parts.append("titles (lines)")
    for name, count in drawn.titles.items():
        split = ", ".join(f"{kind} {n}" for kind, n in count.items())
        parts.append(f"  {name:<20}{split}; description and edges {outside(count)} ({share(count)} %)")
    parts += listed(f"modules over {MOST_LINES} lines", drawn.long_modules)
    parts += listed(f"functions over {MOST_FUNCTION} lines", drawn.long_functions)
    places = list(drawn.key_places.values())
    parts.append(f"keys of rules as strings: {len(places)}, in {sum(places) / max(1, len(places)):.2f} files each")
    worst = sorted(drawn.key_places.items(), key=lambda item: -item[1])[:5]
    parts += [f"  {key:<24}{n}" for key, n in worst]
    for name, files in drawn.effect_files.items():
        parts += listed(f"files of {name} that know of `distill`", files)
    return "\n".join(parts)


def side_by_side(revision: str, then: Drawing, now: Drawing) -> str:
    """Two drawings for people, figure by figure."""
    old, new = figures(then), figures(now)
    rows = [("", revision[:12], "now"), *((name, old.get(name, "-"), new.get(name, "-")) for name in {**old, **new})]
    width = max(len(name) for name, _, _ in rows) + 2
    return "\n".join(f"{name:<{width}}{one:>16}{two:>16}" for name, one, two in rows)


def figures(drawn: Drawing) -> dict[str, str]:
    """What is set side by side."""
    found = {f"room {name}: modules, lines": f"{n}, {size}" for name, (n, size) in drawn.rooms.items()}
    for name, count in drawn.titles.items():
        found[f"title {name}: rules"] = str(count.get("rules", 0))
        found[f"title {name}: description"] = str(count.get("description", 0))
        found[f"title {name}: edges"] = str(count.get("edges", 0))
        found[f"title {name}: templates and sheets"] = str(count["sheets"])
        found[f"title {name}: description and edges"] = f"{outside(count)} ({share(count)} %)"
    found[f"modules over {MOST_LINES} lines"] = str(len(drawn.long_modules))
    found[f"functions over {MOST_FUNCTION} lines"] = str(len(drawn.long_functions))
    places = list(drawn.key_places.values())
    found["keys of questions as strings"] = str(len(places))
    found["files that a key stands in, mean"] = f"{sum(places) / max(1, len(places)):.2f}"
    found["files that a key stands in, most"] = str(max(places, default=0))
    for name, files in drawn.effect_files.items():
        found[f"files of {name} that know of `distill`"] = str(len(files))
    return found


def listed(head: str, rows: list[str]) -> list[str]:
    """A list with its length."""
    return [f"{head}: {len(rows)}", *(f"  {row}" for row in rows)]


if __name__ == "__main__":
    main()
