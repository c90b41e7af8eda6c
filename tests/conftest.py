"""--rule selects the tests of one rule, --citations writes down what tests cite, --failures which of them failed."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

os.environ["PRIXFIXE_QUIET"] = "1"  # how the engine runs is told by tests/test_packages.py


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", default="", help="run only the tests that cite this rule id")
    parser.addoption("--citations", default="", help="write the cited rules and rows to this file")
    parser.addoption("--failures", default="", help="write the tests that failed to this file, a line each")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if rule := config.getoption("--rule"):
        items[:] = [item for item in items if rule in cited(item, "rule")]
    if path := config.getoption("--citations"):
        found = {name: sorted({x for item in items for x in cited(item, name)}) for name in ("rule", "row")}
        Path(path).write_text(json.dumps(found), encoding="utf-8")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if path := config.getoption("--failures"):
        bad = [report.nodeid for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, [])]
        Path(path).write_text("".join(f"{name}\n" for name in dict.fromkeys(bad)), encoding="utf-8")


def cited(item: pytest.Item, name: str) -> list[str]:
    """What a test says it shows."""
    return [arg for mark in item.iter_markers(name) for arg in mark.args]
