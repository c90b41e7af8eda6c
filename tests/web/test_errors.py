"""What is answered and written down around a request: headers, and faults that can be found again."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any, Iterator

import pytest
from fastapi.testclient import TestClient

from prixfixe.web.app import Lines, app
from prixfixe.web.settings import Settings
from tests.web.client import Player, open_table
from tests.web.shelf import SHELF

SECRET = "canary-of-somebody"


def breaks(q: str = "") -> None:
    """A route with a fault that knows a secret."""
    hidden = f"{SECRET} {q}"
    try:
        raise KeyError(hidden)
    except KeyError as error:
        raise RuntimeError(f"cannot use {hidden}") from error


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[TestClient]:
    """A server with such routes."""
    made = app(Settings(db=str(tmp_path / "test.db"), shelf=SHELF, thinkers=0, projectors=0, calm=0, limits=False))
    for path in ("/api/breaks", "/breaks"):
        made.add_api_route(path, breaks)
    with TestClient(made, base_url="http://testserver", raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("path", ["/api/breaks", "/breaks"])
def test_a_fault_leaves_its_trace_in_the_log_under_the_id_that_is_shown(
    broken: TestClient, path: str, caplog: Any
) -> None:
    caplog.set_level("INFO")
    answer = broken.get(f"{path}?q={SECRET}", headers={"Cookie": f"x={SECRET}"})
    assert answer.status_code == 500 and SECRET not in answer.text
    line = next(record for record in caplog.records if record.getMessage() == "broken")
    said = Lines().format(line)
    fields = json.loads(said)
    assert fields["id"] in answer.text and (path != "/api/breaks" or answer.json()["id"] == fields["id"])
    assert fields["reason"] == "RuntimeError" and "KeyError:" in fields["trace"]
    assert any(re.fullmatch(r"tests/web/test_errors\.py:\d+ breaks", place) for place in fields["trace"])
    ours = [Lines().format(record) for record in caplog.records if record.name.startswith("prixfixe")]
    assert SECRET not in "\n".join(ours)


def test_a_fault_of_the_database_names_its_kind_and_no_value(client: TestClient, caplog: Any) -> None:
    ann = Player(client, "Ann")
    house = client.app.state.house  # type: ignore[attr-defined]
    with house.store.engine.begin() as connection:
        connection.exec_driver_sql("drop table chat")
    name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"]})["id"]
    answer = ann.ask("POST", f"/tables/{name}/chat", {"text": SECRET})
    line = next(record for record in caplog.records if record.getMessage() == "broken")
    said = Lines().format(line)
    assert answer.status_code == 500 and json.loads(said)["id"] == answer.json()["id"]
    assert "SQLITE_ERROR" in said and SECRET not in said and "insert" not in said.lower()


def test_each_fault_has_an_id_of_its_own(broken: TestClient) -> None:
    assert len({broken.get("/api/breaks").json()["id"] for _ in range(5)}) == 5


def test_what_the_server_writes_is_one_line_of_json(broken: TestClient, caplog: Any) -> None:
    broken.get("/breaks")
    lines = [Lines().format(record) for record in caplog.records if record.levelno >= logging.ERROR]
    assert lines and all("\n" not in line and json.loads(line) for line in lines if "broken" in line)


def test_nothing_private_is_kept_on_the_way(client: TestClient) -> None:
    ann = Player(client)
    name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"]})["id"]
    for path in ("/api/me", "/api/tables", f"/api/tables/{name}", "/api/missing", f"/tables/{name}", "/", "/healthz"):
        headers = client.get(path, headers=ann.headers).headers
        assert headers["cache-control"] == "no-store", path
        assert {"cookie", "accept-language"} <= {part.strip().lower() for part in headers["vary"].split(",")}, path
    assert "authorization" in client.get(f"/api/tables/{name}").headers["vary"].lower()
    assert "max-age" in client.get("/static/style.css").headers["cache-control"]


def test_refusals_before_a_route_carry_the_same_headers(client: TestClient) -> None:
    large = client.post("/api/tables", content=b"x" * 70_000)
    assert large.status_code == 413 and large.headers["cache-control"] == "no-store"
    assert "script-src 'self'" in large.headers["content-security-policy"]


@pytest.mark.parametrize("secure", [True, False])
def test_browsers_are_told_to_stay_with_https_where_there_is_https(tmp_path: Path, secure: bool) -> None:
    settings = Settings(db=str(tmp_path / "s.db"), shelf=SHELF, thinkers=0, limits=False, secure=secure)
    with TestClient(app(settings)) as client:
        for answer in (client.get("/"), client.get("/api/games"), client.post("/api/tables", content=b"x" * 70_000)):
            assert ("strict-transport-security" in answer.headers) == secure


REFUSED = [
    "/play/nothing",
    "/tables",
    "/me/name",
    "/language",
    "/upload",
    "/tables/{name}/moves",
    "/tables/{name}/undo",
]


ADDRESSES = [*REFUSED, "/tables/{name}/seats/0/bot", "/tables/{name}/rematch"]


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_error_page_leads_to_pages_that_exist(client: TestClient, address: str) -> None:
    name = open_table(Player(client, "Ann"), Player(client, "Bob"))
    answer = client.post(address.format(name=name))  # a form without its token
    ways = re.findall(r'<a class="button[^"]*" href="([^"]+)"', answer.text)
    ways += re.findall(r'name="back" value="([^"]+)"', answer.text)
    assert len(ways) >= 2 and [client.get(way).status_code for way in ways] == [200] * len(ways)
    if "{name}" in address:
        assert f"/tables/{name}" in ways


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_address_of_a_refused_form_shows_the_page_it_stands_on(client: TestClient, address: str) -> None:
    name = open_table(Player(client, "Ann"), Player(client, "Bob"))
    answer = client.get(address.format(name=name))
    assert answer.status_code == 200
    if "{name}" in address:
        assert answer.url.path == f"/tables/{name}"
    assert client.get(f"/api/tables/{name}/moves").status_code == 405  # programs are told
