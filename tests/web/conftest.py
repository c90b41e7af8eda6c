"""A server inside the test, and one outside with browsers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from prixfixe.web.app import app
from prixfixe.web.house import House
from prixfixe.web.settings import Settings
from tests.web.browsers import chromium
from tests.web.shelf import SHELF


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(
        db=str(tmp_path / "test.db"), shelf=SHELF, delay=0, thinkers=0, projectors=0, calm=0, limits=False
    )
    kept = routes()
    kept.state.house = House(settings)
    with TestClient(kept, base_url="http://testserver", raise_server_exceptions=False) as made:
        yield made


@cache
def routes() -> FastAPI:
    """The application of all these tests, for each of which it gets a house of its own: making routes takes long."""
    with TemporaryDirectory() as folder:
        return app(Settings(db=f"{folder}/first.db", shelf=SHELF))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with a browser can be run by themselves: -m browser."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as made:
        yield made
