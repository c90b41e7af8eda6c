"""Compiles the engine, games, search and observations with mypyc; without a C compiler they stay plain Python."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

SRC = Path("src/prixfixe")
INTERPRETED = {
    "__init__.py",
    "advice.py",
    "content.py",
    "drawing.py",
    "faces.py",
    "words.py",
    "game.py",
    "naming.py",
    "paths.py",
    "phrases.py",
    "questions.py",
    "errors.py",
    "rows.py",
    "rulebook.py",
    "refusals.py",
    "shape.py",
}
FOLDERS = ["core", "kit", *(f"games/{folder.name}" for folder in sorted((SRC / "games").iterdir()) if folder.is_dir())]
MORE = {
    "bots": ["tree.py", "ismcts.py", "playout.py"],
    "table": ["course.py"],
    "rl": ["actions.py", "fields.py", "outline.py"],
}


def groups():
    """One C library per folder, a title's with its bots, so that two compilers can work at once and only what changed
    is built."""
    for folder in FOLDERS:
        paths = [path for room in (SRC / folder, SRC / folder / "bots") for path in sorted(room.glob("*.py"))]
        modules = [str(path) for path in paths if path.name not in INTERPRETED]
        if modules:
            yield modules, f"prixfixe_{folder.replace('/', '_')}"
    for folder, names in MORE.items():
        yield [str(SRC / folder / name) for name in names], f"prixfixe_{folder}"


def weight(extension):
    """How much C there is to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def extensions():
    """What to compile; nothing if PRIXFIXE_PURE is set."""
    if os.environ.get("PRIXFIXE_PURE"):
        return []
    from mypyc.build import mypycify

    separate = list(groups())
    files = [file for members, _ in separate for file in members]
    made = mypycify(["--strict", "--cache-dir=/dev/null", *files], opt_level="2", separate=separate)
    made.sort(key=weight, reverse=True)  # the longest first, so that no compiler is left alone with it at the end
    for extension in made:
        if os.name == "posix":  # calls inside a library need not go through its table of exported names
            extension.extra_compile_args.append("-fno-semantic-interposition")
            extension.extra_link_args += ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
        extension.optional = not os.environ.get("PRIXFIXE_COMPILED")
    return made


class Build(build_ext):
    """Says in one line what came out."""

    def run(self):
        super().run()
        if self.extensions and not all(Path(self.get_ext_fullpath(e.name)).exists() for e in self.extensions):
            print(
                "prixfixe: no working C compiler, so the engine runs as plain Python (correct, about ten times slower)",
                file=sys.stderr,
            )


setup(ext_modules=extensions(), cmdclass={"build_ext": Build}, options={"build_ext": {"parallel": os.cpu_count()}})
