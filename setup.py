"""Compiles the engine, games, search and observations with mypyc; without a C compiler they stay plain Python.

PRIXFIXE_PURE=1 leaves them plain also where there is one; with PRIXFIXE_COMPILED=1 it is an error that there is none.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SRC = Path("src/prixfixe")
INTERPRETED = {
    "__init__.py",
    "advice.py",
    "checks.py",
    "columns.py",
    "compare.py",
    "content.py",
    "drawing.py",
    "faces.py",
    "words.py",
    "game.py",
    "naming.py",
    "packs.py",
    "paths.py",
    "phrases.py",
    "problems.py",
    "questions.py",
    "errors.py",
    "rows.py",
    "rulebook.py",
    "refusals.py",
    "shape.py",
    "sheets.py",
}
FOLDERS = ["core", "kit", *(f"games/{folder.name}" for folder in sorted((SRC / "games").iterdir()) if folder.is_dir())]
MORE = {
    "bots": ["tree.py", "judge.py", "ismcts.py", "playout.py"],
    "table": ["course.py"],
    "rl": ["actions.py", "fields.py", "outline.py"],
}
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}  # commands that need what is compiled
PURE, COMPILED = bool(os.environ.get("PRIXFIXE_PURE")), bool(os.environ.get("PRIXFIXE_COMPILED"))


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
    """What to compile; nothing where it is not wanted, not needed or not possible."""
    if PURE or not BUILDING & set(sys.argv):
        return []
    if not COMPILED and not works():
        told("there is no C compiler with Python's headers")
        return []
    from mypyc.build import mypycify

    separate = list(groups())
    files = [file for members, _ in separate for file in members]
    made = mypycify(["--strict", "--cache-dir=/dev/null", *files], opt_level="2", separate=separate)
    made.sort(key=weight, reverse=True)  # the longest first, so that no compiler is left alone with it at the end
    for extension in made:
        if os.name == "posix":  # calls inside a library need not go through its table of exported names
            extension.extra_compile_args += ["-fno-semantic-interposition", "-ffp-contract=off"]  # one rounding each
            extension.extra_link_args += ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []
    return made


def works():
    """Whether there is a C compiler, and Python's headers: a file of one line is compiled."""
    from distutils.ccompiler import new_compiler  # the one that setuptools brings
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "try.c"
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (BaseError, CCompilerError):
            return False
    return True


def told(why):
    """Say in one line that the engine stays plain Python."""
    print(f"prixfixe: {why}, so the engine runs as plain Python (correct, about ten times slower)", file=sys.stderr)


class BuildLibraries(build_ext):
    """All libraries or none: half of them would not find the others."""

    def run(self):
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            if COMPILED:
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            told(f"the C compiler failed ({error})")


class Build(build):
    """Leaves nothing of an earlier build in the package: a library whose source is gone would still be imported."""

    def run(self):
        super().run()
        commands = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {os.path.abspath(path) for command in commands for path in command.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and os.path.abspath(path) not in made:
                path.unlink()


setup(
    ext_modules=extensions(),
    cmdclass={"build": Build, "build_ext": BuildLibraries},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
