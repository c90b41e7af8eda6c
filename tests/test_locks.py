"""What make installs is locked: every package at one version, with hashes, from no particular place."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import InvalidRequirement

from scripts.audit import UNREACHED, ask, batches, judged
from scripts.locks import FOLDER, LOCKS, ROOT, faults, needs, pins, read

A, B = "sha256:" + "a" * 64, "sha256:" + "b" * 64
SOUND = f"cake==1.2 \\\n    --hash={A} \\\n    --hash={B}\n"


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_fits_what_the_project_asks_for(lock: str) -> None:
    assert faults(needs(lock), pins(lock)) == [], "run make lock"


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_place(lock: str) -> None:
    assert not re.search(r"://|@|--(?!hash=)|\.whl|\.tar", (FOLDER / f"{lock}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lock", ["play", "bench"])
def test_what_is_played_is_what_was_tested(lock: str) -> None:
    tested = {str(pin.need) for pin in pins("test")}
    names = {pin.name for pin in pins("test")}
    assert {str(pin.need) for pin in pins(lock) if pin.name in names} <= tested


def test_what_builds_the_documentation_agrees_with_what_was_tested() -> None:
    tested = {(pin.name, pin.version) for pin in pins("test")}
    names = {name for name, _ in tested}
    assert {(pin.name, pin.version) for pin in pins("docs") if pin.name in names} <= tested


def test_a_sound_lock_has_no_faults() -> None:
    assert faults(["Cake>=1"], read(SOUND)) == []


@pytest.mark.parametrize(
    ("lock", "fault"),
    [
        ("cake==1.2\n", "cake has no hashes"),
        ("cake==1.2 --hash=md5:0\n", "cake has a bad hash"),
        (SOUND.replace("==", ">="), "cake is not held to one version"),
        (SOUND.replace("==1.2", " @ https://cakes.example/cake.whl"), "cake names where it comes from"),
        (SOUND.replace("1.2", "0.9"), "cake>=1 is asked for, 0.9 is locked on Python 3.11, Linux"),
        (SOUND.replace("cake", "pie"), "cake>=1 is asked for, nothing is locked on Python 3.14, Windows"),
        (SOUND.replace("1.2", "1.2 ; python_version < '3.14'"), "nothing is locked on Python 3.14, Darwin"),
        (SOUND + SOUND.replace("1.2", "1.3"), "a package is locked twice on Python 3.12, Linux"),
    ],
)
def test_an_unsound_lock_is_found_out(lock: str, fault: str) -> None:
    assert any(fault in found for found in faults(["cake>=1"], read(lock)))


def test_a_lock_holds_packages_only() -> None:
    with pytest.raises(InvalidRequirement):
        read("--index-url cakes.example\n" + SOUND)


def test_make_installs_nothing_that_is_not_locked() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    installs = [line for line in makefile.splitlines() if "pip install" in line]
    assert len(installs) == 2
    assert all("--require-hashes" in line or "--no-deps --no-build-isolation" in line for line in installs)


def test_everything_locked_is_asked_about_once() -> None:
    asked = [need for batch in batches() for need in batch]
    assert sorted(asked) == sorted({f"{pin.name}=={pin.version}" for lock in LOCKS for pin in pins(lock)})
    assert all(len({need.partition("==")[0] for need in batch}) == len(batch) for batch in batches())


def test_a_known_fault_is_told() -> None:
    fault = {"id": "CAKE-1", "fix_versions": ["1.3"]}
    cake, pie = {"name": "cake", "version": "1.2", "vulns": [fault]}, {"name": "pie", "version": "1", "vulns": []}
    assert judged([cake, pie]) == (["cake 1.2: CAKE-1, mended in 1.3"], "1 known faults in 2 packages")


def test_what_could_not_be_asked_is_not_called_sound() -> None:
    silent = {"name": "cake", "skip_reason": "not found"}
    assert judged([silent]) == ([], UNREACHED)
    assert judged([silent, {"name": "pie", "version": "1", "vulns": []}])[1].endswith("1 packages, 1 unknown there")


def test_without_the_network_the_audit_says_so_and_passes() -> None:
    nowhere = {"HTTPS_PROXY": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9", "NO_PROXY": "", "no_proxy": ""}
    command = [sys.executable, "-m", "scripts.audit"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | nowhere, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"prixfixe: {UNREACHED}\n")


def test_an_audit_does_not_hang(tmp_path: Path) -> None:
    assert ask(["cake==1.2"], tmp_path, patience=0.01) == [{"name": "cake==1.2", "skip_reason": "no answer"}]
