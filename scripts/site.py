"""Builds the documentation site in build/site: python -m scripts.site [--gather].

Pages are those of the repository, as they are read there, and a reference made from docstrings. They are gathered in
build/docs first, with every link turned to where its target lies on the site; with --gather that is all. A warning of
mkdocs is an error.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "prixfixe"
GATHERED = ROOT / "build" / "docs"
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md",
         "SECURITY.md": "security.md", "CODE_OF_CONDUCT.md": "code-of-conduct.md"}  # fmt: skip
FILES = ("NOTICE", "LICENSE")
EXAMPLES = {"potluck": "A game of another package", "lab": "A question for the lab"}
FOLDERS = {
    "core": "The engine",
    "kit": "Parts that games share",
    "bots": "Bots",
    "table": "One match",
    "lab": "Many matches",
    "testing": "Laws for a game of one's own",
    "rl": "Learning environments",
}
TOP = ("titles",)  # modules beside the folders
LINK = re.compile(r'(?:\[(?P<text>[^\]]*)\]\(|src=")(?P<link>[^)"\s#:]+)(?P<anchor>#[^)"\s]*)?(?P<end>[)"])')
CODE = re.compile(r"(^```.*?^```$)", re.S | re.M)


def main() -> None:
    """Gather the pages, and have mkdocs build the site."""
    gather(GATHERED)
    if "--gather" not in sys.argv[1:]:
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", "mkdocs.yml"]
        if wrong := subprocess.run(command, cwd=ROOT, check=False).returncode:
            sys.exit(wrong)
        print("prixfixe: the documentation is in build/site/index.html")


def gather(folder: Path) -> None:
    """Write everything that the site is made of into a folder, anew."""
    shutil.rmtree(folder, ignore_errors=True)
    places = sites()
    for source, page in places.items():
        target = folder / page
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            target.write_text(example(source), encoding="utf-8")
        elif source.suffix == ".md":
            target.write_text(turned(source, page, places), encoding="utf-8")
        else:
            shutil.copyfile(source, target)
    for page, text in reference():
        (folder / page).parent.mkdir(exist_ok=True)
        (folder / page).write_text(text, encoding="utf-8")


def sites() -> dict[Path, str]:
    """What is gathered, and where it lies on the site."""
    found = {ROOT / name: page for name, page in PAGES.items() if (ROOT / name).is_file()}
    found |= {ROOT / name: f"{name}.txt" for name in FILES}
    docs = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "pictures").glob("*.*")]
    found |= {path: str(path.relative_to(ROOT / "docs")) for path in docs}
    found |= {ROOT / "examples" / name: f"examples/{name}.md" for name in EXAMPLES}
    notebooks = (ROOT / "examples").glob("*/*.ipynb")
    found |= {path: str(path.relative_to(ROOT)) for path in notebooks}
    for source in [path for path in found if path.suffix == ".md"]:
        for target in linked(source):
            found.setdefault(target, f"files/{str(target.relative_to(ROOT)).lstrip('.')}.txt")
    return found


def linked(source: Path) -> Iterator[Path]:
    """The files of the repository that a page links to."""
    text = CODE.sub("", source.read_text(encoding="utf-8"))
    targets = [(source.parent / found["link"]).resolve() for found in LINK.finditer(text)]
    return (target for target in targets if target.is_file())


# ---- pages of the repository


def turned(source: Path, page: str, places: dict[Path, str]) -> str:
    """A page with its links turned to where their targets lie on the site; code is left alone."""
    parts = CODE.split(source.read_text(encoding="utf-8"))
    return "".join(part if i % 2 else links_of(part, source, page, places) for i, part in enumerate(parts))


def links_of(text: str, source: Path, page: str, places: dict[Path, str]) -> str:
    """The links of a text turned; one to a folder that has no page becomes its words."""

    def turn(found: re.Match[str]) -> str:
        target = (source.parent / found["link"]).resolve()
        if target not in places:
            return str(found["text"]) if target.is_dir() else found[0]
        place = os.path.relpath(places[target], Path(page).parent) + (found["anchor"] or "")
        return f'src="{place}"' if found["text"] is None else f"[{found['text']}]({place})"

    return LINK.sub(turn, text)


def example(folder: Path) -> str:
    """A page with the files of an example."""
    parts = [f"# {EXAMPLES[folder.name]}", f"The folder `examples/{folder.name}`."]
    for path in sorted(folder.iterdir()):
        if path.suffix in (".py", ".toml"):
            kind = {".py": "python", ".toml": "toml"}[path.suffix]
            parts.append(f"## {path.name}\n\n```{kind}\n{path.read_text(encoding='utf-8')}```")
        elif path.suffix == ".ipynb":
            parts.append(f"## {path.name}\n\n[The notebook]({folder.name}/{path.name}), to be opened with Jupyter.")
    return "\n\n".join(parts) + "\n"


# ---- reference


def reference() -> Iterator[tuple[str, str]]:
    """A page for every folder of the package, and one for the package itself."""
    lines = [f"* [`prixfixe.{name}`]({name}.md): {title[0].lower()}{title[1:]}" for name, title in FOLDERS.items()]
    package = ["# Reference", "What can be imported, from the docstrings.", "\n".join(lines), "::: prixfixe"]
    yield "api/index.md", "\n\n".join([*package, *(f"::: prixfixe.{name}" for name in TOP)]) + "\n"
    for folder, title in FOLDERS.items():
        modules = [f"::: prixfixe.{folder}.{name}" for name in modules_of(folder)]
        yield f"api/{folder}.md", "\n\n".join([f"# {title}: `prixfixe.{folder}`", *modules]) + "\n"


def modules_of(folder: str) -> list[str]:
    """The modules of a folder of the package."""
    return sorted(path.stem for path in (SOURCE / folder).glob("*.py") if not path.stem.startswith("_"))


if __name__ == "__main__":
    main()
