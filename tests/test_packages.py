"""What is built to be installed holds everything, runs where nothing compiles, and says so.

`make doors` builds from a clean clone with nothing but the package index and npm, compiled as well, and plays a game.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import prixfixe
from scripts import backend
from scripts.npm import PACKAGES, ROOT, File, Package, bring

HTMX = PACKAGES["htmx"]
MADE = {"PKG-INFO", "setup.cfg", "src/prixfixe.egg-info/SOURCES.txt"}
COMMAND = "from prixfixe.cli import main; main()"


def tracked() -> set[str]:
    """Every file of the repository."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no clone, so nobody knows which files belong to it")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {name for name in listed.splitlines() if (ROOT / name).is_file()}


def vendored() -> set[str]:
    """The files from npm that the pages need."""
    return {str((HTMX.folder / file.name).relative_to(ROOT)) for file in HTMX.files.values()}


def bare(folder: Path, **more: str) -> dict[str, str]:
    """An environment without a C compiler and without npm."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PRIXFIXE_")}
    return {**kept, "PATH": str(folder), "CC": "false", "PYTHONPATH": "", **more}


def built(hook: str, source: Path, **more: str) -> Path:
    """What a hook of the backend makes of a source, as a builder calls it."""
    target = source.parent / "built"
    target.mkdir(exist_ok=True)
    code = f"from scripts import backend; print(backend.{hook}({str(target)!r}))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=source, env=bare(target, **more), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def source_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the files of the repository, and htmx as it was fetched."""
    if not HTMX.there():
        pytest.skip("htmx is not here: run make web")
    clone = tmp_path_factory.mktemp("clone") / "prixfixe"
    for name in tracked() | vendored():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, clone / name)
    return built("build_sdist", clone)


@pytest.fixture
def unpacked(source_package: Path, tmp_path: Path) -> Path:
    """What is in the source package."""
    with tarfile.open(source_package) as opened:
        opened.extractall(tmp_path, filter="data")
    return tmp_path / source_package.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(source_package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the source package, where there is neither npm nor a C compiler."""
    folder = tmp_path_factory.mktemp("wheel")
    with tarfile.open(source_package) as opened:
        opened.extractall(folder, filter="data")
    return built("build_wheel", folder / source_package.name.removesuffix(".tar.gz"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel is installed."""
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--target", str(target)]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    return target


def run(installed: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Python with the installed package."""
    env = bare(installed, PYTHONPATH=str(installed), **more)
    command = [sys.executable, "-P", *words]
    return subprocess.run(command, cwd=installed, env=env, capture_output=True, text=True, check=False)


def test_the_source_package_holds_the_repository_and_htmx(source_package: Path) -> None:
    with tarfile.open(source_package) as opened:
        files = {member.name.partition("/")[2] for member in opened.getmembers() if member.isfile()}
    assert files - MADE == tracked() | vendored()


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("prixfixe/")}
    assert inside == {name[4:] for name in tracked() | vendored() if name.startswith("src/prixfixe/")}


def test_without_a_compiler_the_wheel_is_for_everybody(wheel: Path) -> None:
    assert wheel.name == f"prixfixe-{prixfixe.__version__}-py3-none-any.whl"


def test_every_command_says_once_how_to_get_the_compiled_engine(installed: Path) -> None:
    for words in (("--version",), ("games", "--json"), ("rules", "sweet-mess", "SM-PICK-2")):
        done = run(installed, "-c", COMMAND, *words)
        assert done.returncode == 0 and done.stderr.count("\n") == 1, done.stderr
        assert "plain Python" in done.stderr and "--no-binary prixfixe prixfixe" in done.stderr
        assert "plain Python" not in done.stdout
        assert run(installed, "-c", COMMAND, *words, PRIXFIXE_QUIET="1").stderr == ""


def test_what_machines_read_stays_as_it_is(installed: Path) -> None:
    listed = json.loads(run(installed, "-c", COMMAND, "games", "--json").stdout)
    assert {game["name"] for game in listed} >= set(prixfixe.shipped())


def test_a_module_of_a_title_is_imported_by_its_whole_name(installed: Path) -> None:
    done = run(installed, "-c", "import prixfixe.games.sweet_mess.game as g; print(g.GAME.name)")
    assert done.stdout == "sweet-mess\n", done.stderr


def test_the_installed_server_has_htmx(installed: Path) -> None:
    done = run(installed, "-c", "from prixfixe.web.rendering import has_htmx; print(has_htmx())")
    assert done.stdout == "True\n", done.stderr


def test_an_editable_install_runs_the_source(unpacked: Path) -> None:
    left = [unpacked / "src" / "prixfixe" / "core" / "state.cpython-311.so", unpacked / "src" / "core__mypyc.so"]
    for library in left:
        library.write_bytes(b"older")
    made = built("build_editable", unpacked, PATH=os.environ["PATH"], CC="cc")
    assert not any(library.exists() for library in left)
    assert made.name.endswith("py3-none-any.whl") and not list(unpacked.rglob("*.so"))


def test_a_wheel_for_everybody_can_be_asked_for(unpacked: Path) -> None:
    asked = built("build_wheel", unpacked, PATH=os.environ["PATH"], CC="cc", PRIXFIXE_PURE="1")
    assert asked.name.endswith("py3-none-any.whl")


def test_nothing_of_an_earlier_build_is_in_a_wheel(unpacked: Path) -> None:
    older = unpacked / "build" / "lib" / "prixfixe" / "core" / "state.cpython-311-x86_64-linux-gnu.so"
    older.parent.mkdir(parents=True)
    older.write_bytes(b"older")
    assert not [name for name in zipfile.ZipFile(built("build_wheel", unpacked)).namelist() if name.endswith(".so")]


# ---- what comes from npm


def test_npm_is_asked_for_where_there_is_none_and_something_to_fetch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    absent = Package("cake", "1.0", "", tmp_path, {"package/cake.js": File("cake.js", "0" * 64)})
    monkeypatch.setitem(PACKAGES, "htmx", absent)
    monkeypatch.setattr(shutil, "which", lambda name: "/bin/npm")
    assert backend.needed() == []
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert backend.needed() == [backend.NPM] == [need for need in group("setup") if need.startswith("nodejs")]
    monkeypatch.setitem(PACKAGES, "htmx", HTMX)
    assert backend.needed() == [] or not HTMX.there()


def group(name: str) -> list[str]:
    """What a group of pyproject.toml asks for."""
    from scripts.locks import told

    return list(told()["dependency-groups"][name])


def test_a_file_of_another_version_is_not_taken_for_the_right_one(tmp_path: Path) -> None:
    package = Package("cake", "1.0", "", tmp_path, {"package/cake.js": File("cake.js", "0" * 64)})
    (tmp_path / "cake.js").write_text("older", encoding="utf-8")
    assert not package.there()


def test_what_npm_brings_is_compared_with_what_was_pinned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "npm").write_text('#!/bin/sh\nprintf other > "$4/cake-1.0.tgz"\n', encoding="utf-8")
    (tmp_path / "npm").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    package = Package("cake", "1.0", "", tmp_path / "cakes", {"package/cake.js": File("cake.js", "0" * 64)})
    with pytest.raises(SystemExit, match=r"cake-1.0.tgz is not the package that was pinned"):
        bring(package)
    assert not (tmp_path / "cakes").exists()
