"""Values that no page sends, thrown at every route: a refusal, and never a fault of the server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Iterator
from urllib.parse import quote

import pytest
from fastapi.testclient import TestClient

from prixfixe.web.app import app
from prixfixe.web.settings import Settings
from tests.web.client import Player, open_table
from tests.web.postgres import postgres
from tests.web.shelf import SHELF
from tests.web.test_rights import FORMS, MATRIX
from tests.web.test_tables import finish

ENDLESS = float("inf")  # written as 1e999
VALUES: list[Any] = [
    "\ud800",
    "\x00",
    "a\x00b",
    2**63,
    -(2**63) - 1,
    10**400,
    ENDLESS,
    "x" * 5000,
    [],
    {},
    None,
    True,
    "",
]
NAMES = ["%00", "a%00b", "%ED%A0%80", "%FF", "x" * 300, str(2**63), "-1", "..%2F..", "%F0%9F%8D%95", "1e999"]


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: Any, tmp_path: Path) -> Iterator[TestClient]:
    """A server on either database that says so when it breaks."""
    if request.param == "sqlite":
        yield from opened(str(tmp_path / "nasty.db"))
    else:
        with postgres() as url:
            yield from opened(url)


def opened(db: str) -> Iterator[TestClient]:
    """A server inside the test."""
    settings = Settings(db=db, shelf=SHELF, delay=0, thinkers=0, limits=False)
    with TestClient(app(settings), raise_server_exceptions=False) as made:
        yield made


def sent(value: Any) -> str:
    """A body as text, with a number that is too large for a number."""
    return json.dumps(value).replace("Infinity", "1e999")


def spoiled(body: Any) -> Iterator[Any]:
    """A body with one of its values replaced by each of the bad ones."""
    for key in body or {}:
        for value in VALUES:
            yield {**body, key: value}
            yield {**body, key: [value]}
    yield from VALUES


def test_no_value_in_a_body_breaks_a_route(server: TestClient) -> None:
    ann, bob = Player(server), Player(server)
    name = open_table(ann, bob)
    headers = {**ann.headers, "content-type": "application/json"}
    for method, path, body, _, _ in MATRIX:
        if method in ("POST", "PUT") and path != "/sessions":
            for bad in spoiled(body):
                answer = server.request(method, f"/api{path.format(name=name)}", content=sent(bad), headers=headers)
                assert answer.status_code < 500, (method, path, sent(bad)[:200], answer.text)


def test_no_name_in_a_path_breaks_a_route(server: TestClient) -> None:
    ann = Player(server)
    shapes = {(row[0], f"/api{row[1]}") for row in MATRIX} | {("POST", form[0]) for form in FORMS}
    shapes |= {("GET", path) for path in PAGES}
    for method, path in sorted(shapes):
        for name in NAMES:
            bad = re.sub(r"{name}|potluck|(?<=/)\d+", name, path)
            answer = server.request(method, bad, headers=ann.headers, json={} if method != "GET" else None)
            assert answer.status_code < 500, (method, bad, answer.text)


PAGES = ["/tables/{name}", "/tables/{name}/replay", "/tables/{name}/replay.json", "/join/{name}", "/new/potluck"]
PAGES += [
    "/games/potluck/guide",
    "/games/potluck/rules",
    "/games/potluck/pieces",
    "/tables/{name}/replay?step=0&seat=0",
]


def test_no_field_of_a_form_breaks_a_page(server: TestClient) -> None:
    house = server.app.state.house  # type: ignore[attr-defined]
    person = house.people.ensure(house.people.visitor())
    name = house.service.play_now(person, "potluck", "random")
    server.cookies.set("prixfixe", house.people.token(person))
    for path, fields, _, _ in FORMS:
        if path in ("/me/logout", "/me/login"):
            continue
        for key in fields or {"file": ""}:
            for value in ("\x00", "a\x00b", str(2**63), "1e999", "x" * 5000, "%00", "\ud83c\udf55"[:0], "９"):
                data = {**fields, key: value, "csrf": house.people.csrf(person)}
                answer = server.post(path.format(name=name), data=data, follow_redirects=False)
                assert answer.status_code < 500, (path, key, value[:50], answer.text)


def test_no_query_breaks_a_page(server: TestClient) -> None:
    for path in (
        "/games/potluck/rules?q=",
        "/new/potluck?seats=",
        "/api/games/potluck/rules?q=",
        "/api/tables/x/replay/",
    ):
        for name in NAMES:
            assert server.get(path + name).status_code < 500, path + name
    for value in ("\x00", "\x7f", "x" * 3000, quote("é")):
        headers = [(b"cookie", f"prixfixe={value}; lang={value}".encode()), (b"accept-language", value.encode())]
        assert server.get("/", headers=headers).status_code < 500
        bearer = {"Authorization": b"Bearer " + value.encode()}
        assert server.get("/api/me", headers=bearer).status_code < 500


def test_no_record_breaks_the_server(server: TestClient) -> None:
    ann, bob = Player(server), Player(server)
    name = open_table(ann, bob)
    finish(name, ann, bob)
    record = ann.get(f"/tables/{name}/replay")
    headers = {**ann.headers, "content-type": "application/json"}
    bad = [{**record, "moves": [[0, value], *record["moves"]]} for value in VALUES]
    bad += [{**record, "moves": [[value, 0], *record["moves"]]} for value in VALUES]
    bad += [{**record, "options": {**record["options"], "x": value}} for value in VALUES]
    bad += [{**record, "options": {**record["options"], "\ud800": 1}}, {**record, "\ud800": 1}]
    for text in [sent(value) for value in [*spoiled(record), *bad]] + [
        "[" * 60_000,
        '{"a":' * 9_000,
        "1" * 5000,
        "\x00",
        "NaN",
    ]:
        answer = server.post("/api/replays", content=text.encode(), headers=headers)
        assert answer.status_code < 500, (text[:300], answer.text)
        if answer.status_code == 201:
            film = answer.json()["id"]
            assert ann.ask("GET", f"/tables/{film}/replay/0").status_code == 200
            assert server.get(f"/tables/{film}/replay").status_code == 200
