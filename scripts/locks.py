"""Renews the locks, which say what make installs to the byte: python -m scripts.locks

`locks/test.txt` is resolved first and the others agree with it, so that one environment can hold them all. A release
rests a week before it is taken: most that were tampered with are found by then.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Iterator

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "locks"
LOCKS = {
    "test": ("setup", "web", "lab", "ray", "rl", "dev"),
    "play": ("setup", "web"),
    "bench": ("setup", "web", "bench"),
    "docs": ("setup", "docs"),
}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))
HASH = re.compile(r"sha256:[0-9a-f]{64}")
RESOLVE = ["pip", "compile", "-", "--universal", "--generate-hashes", "--no-annotate", "--no-header", "--quiet"]
REST = "7 days"


@dataclass(frozen=True)
class Pin:
    """A package at one version, where it is wanted, and the hashes of its files."""

    need: Requirement
    hashes: tuple[str, ...]

    @property
    def name(self) -> str:
        """Its name as the index spells it."""
        return canonicalize_name(self.need.name)

    @property
    def version(self) -> str:
        """Its one version; empty if it leaves a choice."""
        exact = re.fullmatch(r"==([^,*]+)", str(self.need.specifier))
        return exact[1] if exact else ""


def main() -> None:
    """Write every lock anew."""
    for lock in LOCKS:
        (FOLDER / f"{lock}.txt").write_text(resolved(lock), encoding="utf-8")
        print(f"prixfixe: locks/{lock}.txt holds {len(pins(lock))} packages")


def resolved(lock: str) -> str:
    """What a lock must hold, found by uv."""
    settings = ["--python-version", PYTHONS[0], "--exclude-newer", REST]
    if lock != "test":
        settings += ["--constraint", str(FOLDER / "test.txt")]
    command = [sys.executable, "-m", "uv", *RESOLVE, *settings]
    found = subprocess.run(command, input="\n".join(needs(lock)), text=True, stdout=subprocess.PIPE, check=True)
    return f"# Made by make lock from pyproject.toml for Python {PYTHONS[0]} and later.\n{found.stdout}"


def needs(lock: str) -> list[str]:
    """What a lock is for: to build, to run, and its parts of pyproject.toml."""
    requires: list[str] = told()["build-system"]["requires"]
    return [*requires, *asked(*LOCKS[lock])]


def asked(*parts: str) -> list[str]:
    """What pyproject.toml asks for to run, and for some of its extras and groups."""
    project = told()["project"]
    known = project["optional-dependencies"] | told()["dependency-groups"]
    return [*project["dependencies"], *(need for part in parts for need in known[part])]


def told() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pins(lock: str) -> list[Pin]:
    """The packages of a lock."""
    return read((FOLDER / f"{lock}.txt").read_text(encoding="utf-8"))


def read(text: str) -> list[Pin]:
    """The packages of a lock's text; a line that is not a package with hashes is an error."""
    lines = [line for line in text.replace("\\\n", " ").splitlines() if not line.startswith("#")]
    split = [re.split(r"\s+--hash=", line.strip()) for line in lines]
    return [Pin(Requirement(need), tuple(hashes)) for need, *hashes in split]


def worlds() -> Iterator[dict[str, str]]:
    """The Pythons and systems that a lock is for, as markers see them."""
    for python, (platform, system, os_name) in product(PYTHONS, SYSTEMS):
        yield {
            "python_version": python,
            "python_full_version": f"{python}.0",
            "sys_platform": platform,
            "platform_system": system,
            "os_name": os_name,
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
            "extra": "",
        }


def holds(marker: Marker | None, world: dict[str, str]) -> bool:
    """Whether something is wanted there."""
    return marker is None or marker.evaluate(world)


def faults(wanted: list[str], locked: list[Pin]) -> list[str]:
    """What is wrong with a lock, in sentences; nothing if all is well."""
    found = [f"{pin.name} is not held to one version" for pin in locked if not pin.version]
    found += [f"{pin.name} names where it comes from" for pin in locked if pin.need.url]
    found += [f"{pin.name} has no hashes" for pin in locked if not pin.hashes]
    found += [f"{pin.name} has a bad hash" for pin in locked if not all(map(HASH.fullmatch, pin.hashes))]
    for world in worlds():
        found += misfits([Requirement(need) for need in wanted], locked, world)
    return sorted(set(found))


def misfits(wanted: list[Requirement], locked: list[Pin], world: dict[str, str]) -> Iterator[str]:
    """What is asked for on one Python and system and is not there, or twice, or at another version."""
    there = [pin for pin in locked if holds(pin.need.marker, world)]
    where = f"on Python {world['python_version']}, {world['platform_system']}"
    versions = {pin.name: pin.version for pin in there}
    if len(versions) < len(there):
        yield f"a package is locked twice {where}"
    for need in wanted:
        version = versions.get(canonicalize_name(need.name))
        if holds(need.marker, world) and (not version or not need.specifier.contains(version)):
            yield f"{need} is asked for, {version or 'nothing'} is locked {where}"


if __name__ == "__main__":
    main()
