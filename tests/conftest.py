"""Select the tests of one rule with --rule, or write down which rules and rows the tests cite with --citations."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

os.environ["PRIXFIXE_QUIET"] = "1"  # how the engine runs is told by tests/test_packages.py


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", default="", help="run only the tests that cite this rule id")
    parser.addoption("--citations", default="", help="write the cited rules and rows to this file")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if rule := config.getoption("--rule"):
        items[:] = [item for item in items if rule in cited(item, "rule")]
    if path := config.getoption("--citations"):
        found = {name: sorted({x for item in items for x in cited(item, name)}) for name in ("rule", "row")}
        Path(path).write_text(json.dumps(found), encoding="utf-8")


def cited(item: pytest.Item, name: str) -> list[str]:
    """What a test says it shows."""
    return [arg for mark in item.iter_markers(name) for arg in mark.args]
