"""Who may do what: the whole matrix in one table, for the API and for the pages."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient

from prixfixe.web.events import told
from tests.web.client import Player
from tests.web.test_packs import ROUTES, shape_of

WHO = ("stranger", "spectator", "other seat", "seat", "host")
# Every route that touches a table: what each of WHO gets. The match is under way and it is `seat`'s turn;
# rows with "open" are asked before the start. A stranger has no token.
MATRIX: list[tuple[str, str, Any, str, tuple[int, int, int, int, int]]] = [
    ("GET", "/tables/{name}", None, "playing", (200, 200, 200, 200, 200)),
    ("GET", "/tables/{name}/replay", None, "playing", (409, 409, 409, 409, 409)),
    ("GET", "/tables/{name}/replay/0", None, "playing", (200, 200, 200, 200, 200)),
    ("GET", "/tables/{name}/replay/0?seat=1", None, "playing", (403, 403, 403, 200, 403)),
    ("POST", "/tables/{name}/moves", {"version": 1, "option": 2}, "playing", (401, 403, 200, 200, 200)),
    ("POST", "/tables/{name}/undo", {"version": 1}, "playing", (401, 403, 409, 409, 409)),
    ("POST", "/tables/{name}/plea", None, "playing", (401, 403, 409, 409, 409)),
    ("POST", "/tables/{name}/skip", None, "playing", (401, 403, 200, 200, 200)),
    ("POST", "/tables/{name}/skip", None, "open", (401, 403, 409, 409, 409)),
    ("POST", "/tables/{name}/consent", {"agree": True}, "playing", (401, 403, 409, 409, 409)),
    ("POST", "/tables/{name}/chat", {"text": "hello"}, "playing", (401, 403, 200, 200, 200)),
    ("POST", "/tables/{name}/leave", {}, "playing", (401, 403, 200, 200, 200)),
    ("POST", "/tables/{name}/join", {}, "playing", (401, 409, 200, 200, 200)),
    ("POST", "/tables/{name}/rematch", None, "playing", (401, 403, 409, 409, 409)),
    ("POST", "/tables/{name}/start", None, "playing", (401, 403, 403, 403, 200)),
    ("DELETE", "/tables/{name}/seats/1", None, "playing", (401, 403, 403, 403, 409)),
    ("PUT", "/tables/{name}/seats/1", {}, "playing", (401, 403, 403, 403, 409)),
    ("POST", "/tables/{name}/join", {}, "open", (401, 200, 200, 200, 200)),
    ("POST", "/tables/{name}/leave", {}, "open", (401, 403, 200, 200, 200)),
    ("POST", "/tables/{name}/chat", {"text": "hello"}, "open", (401, 403, 200, 200, 200)),
    ("POST", "/tables/{name}/moves", {"version": 1, "option": 2}, "open", (401, 403, 409, 409, 409)),
    ("POST", "/tables/{name}/start", None, "open", (401, 403, 403, 403, 409)),
    ("DELETE", "/tables/{name}/seats/1", None, "open", (401, 403, 403, 403, 200)),
    ("PUT", "/tables/{name}/seats/3", {}, "open", (401, 403, 403, 403, 200)),
    ("PUT", "/tables/{name}/seats/1", {}, "open", (401, 403, 403, 403, 409)),
    ("GET", "/tables", None, "playing", (200, 200, 200, 200, 200)),
    ("GET", "/games", None, "playing", (200, 200, 200, 200, 200)),
    ("GET", "/games/potluck/rules", None, "playing", (200, 200, 200, 200, 200)),
    ("GET", "/me", None, "playing", (401, 200, 200, 200, 200)),
    ("PUT", "/me", {"name": "New"}, "playing", (401, 200, 200, 200, 200)),
    ("PUT", "/me/settings", {"settings": {"theme": "dark"}}, "playing", (401, 200, 200, 200, 200)),
    ("POST", "/me/claim", {"name": "New", "password": "a long one"}, "playing", (401, 200, 200, 200, 200)),
    ("PUT", "/me/password", {"old": "a long one", "new": "a longer one"}, "playing", (401, 409, 409, 409, 409)),
    ("POST", "/sessions", {"name": "Nobody", "password": "a long one"}, "playing", (403, 403, 403, 403, 403)),
    ("DELETE", "/sessions", None, "playing", (401, 200, 200, 200, 200)),
    ("DELETE", "/sessions/this", None, "playing", (401, 200, 200, 200, 200)),
    ("POST", "/guests", {}, "playing", (201, 201, 201, 201, 201)),
    ("POST", "/tables", {"game": "potluck", "seats": ["me", "open"]}, "playing", (401, 201, 201, 201, 201)),
    ("POST", "/play", {"game": "potluck", "level": "random"}, "playing", (401, 201, 201, 201, 201)),
    ("GET", "/tables/{name}/preview?version=1&option=1", None, "playing", (401, 403, 200, 200, 200)),
    ("GET", "/tables/{name}/things", None, "playing", (200, 200, 200, 200, 200)),
    ("GET", "/tables/{name}/hint", None, "playing", (401, 403, 403, 403, 403)),
    ("GET", "/tables/{name}/hint/best", None, "playing", (401, 403, 403, 403, 403)),
    ("POST", "/replays", {}, "playing", (401, 422, 422, 422, 422)),
]
UNTESTED = {("GET", "/tables/{name}/events")}  # an endless answer; its own test is below
PACKS = {(route[0], shape_of(route[1])) for route in ROUTES}  # own cards have a matrix of their own


def scene(client: TestClient, status: str) -> tuple[str, dict[str, Player | None]]:
    """A table for four with a host, a seat, another seat and, when open, a free seat."""
    people = {who: Player(client, who.title()) for who in WHO[1:]}
    host = people["host"]
    name = str(host.post("/tables", {"game": "potluck", "seats": ["me", "open", "open", "open"]})["id"])
    people["seat"].post(f"/tables/{name}/join", {"seat": 1})
    people["other seat"].post(f"/tables/{name}/join", {"seat": 2})
    if status == "playing":
        host.ask("PUT", f"/tables/{name}/seats/3", {"level": "random"})
        host.post(f"/tables/{name}/start")
    return name, {"stranger": None, **people}


def asked(client: TestClient, person: Player | None, method: str, path: str, body: Any) -> int:
    """The status somebody gets."""
    headers = person.headers if person else {}
    return int(client.request(method, f"/api{path}", json=body, headers=headers).status_code)


@pytest.mark.parametrize("row", MATRIX, ids=lambda row: f"{row[0]} {row[1]} {row[3]}")
def test_the_matrix(client: TestClient, row: tuple[str, str, Any, str, tuple[int, ...]]) -> None:
    method, path, body, status, expected = row
    got = []
    for who in WHO:
        name, people = scene(client, status)
        person = people[who]
        if path.endswith("/moves") and person:
            body = {**body, "version": max(1, person.table(name)["version"])}
        if "claim" in path:
            body = {**body, "name": f"New {who}"[:20]}
        got.append(asked(client, person, method, path.format(name=name), body))
    assert dict(zip(WHO, got)) == dict(zip(WHO, expected))


def test_the_matrix_has_every_route(client: TestClient) -> None:
    found = {
        (method.upper(), path.removeprefix("/api"))
        for path, methods in client.get("/api/openapi.json").json()["paths"].items()
        for method in methods
        if path.startswith("/api")
    }
    general = {(method, re.sub(r"{(step|seat|game)}", "{}", path)) for method, path in found - PACKS}
    assert found >= PACKS
    assert general == {(row[0], shape(row[1].partition("?")[0])) for row in MATRIX} | UNTESTED


@pytest.mark.parametrize("who", WHO)
def test_everybody_may_hear_how_far_a_table_is_and_nothing_else(client: TestClient, who: str) -> None:
    name, people = scene(client, "playing")
    house = client.app.state.house  # type: ignore[attr-defined]
    player = people[who]
    person = house.people.person(player.token) if player else None

    async def first() -> list[str]:
        stream = told(house, name, person)
        return [await anext(stream), await anext(stream)]

    retry, event = asyncio.run(first())
    kind, number, data = event.strip().split("\n")
    assert retry.startswith("retry:") and kind == "event: change" and number.startswith("id: ")
    assert json.loads(data.removeprefix("data: ")).keys() == {"table", "version", "room"}


# The forms of the pages, which do what the API does: a stranger and a spectator have a cookie, but no seat.
FORMS: list[tuple[str, dict[str, str], str, tuple[int, int, int, int, int]]] = [
    ("/tables/{name}/moves", {"version": "1", "option": "2"}, "playing", (403, 403, 303, 303, 303)),
    ("/tables/{name}/undo", {"version": "1"}, "playing", (403, 403, 409, 409, 409)),
    ("/tables/{name}/plea", {}, "playing", (403, 403, 409, 409, 409)),
    ("/tables/{name}/consent", {"agree": "yes"}, "playing", (403, 403, 409, 409, 409)),
    ("/tables/{name}/skip", {}, "playing", (403, 403, 303, 303, 303)),
    ("/tables/{name}/chat", {"text": "hello"}, "playing", (403, 403, 303, 303, 303)),
    ("/tables/{name}/leave", {}, "playing", (403, 403, 303, 303, 303)),
    ("/tables/{name}/join", {}, "playing", (409, 409, 303, 303, 303)),
    ("/tables/{name}/join", {}, "open", (303, 303, 303, 303, 303)),
    ("/tables/{name}/rematch", {}, "playing", (403, 403, 409, 409, 409)),
    ("/tables/{name}/start", {}, "playing", (403, 403, 403, 403, 303)),
    ("/tables/{name}/seats/1/remove", {}, "open", (403, 403, 403, 403, 303)),
    ("/tables/{name}/seats/3/bot", {}, "open", (403, 403, 403, 403, 303)),
    ("/tables", {"game": "potluck", "seats": "2"}, "playing", (303, 303, 303, 303, 303)),
    ("/play/potluck", {"level": "random"}, "playing", (303, 303, 303, 303, 303)),
    ("/upload", {}, "playing", (422, 422, 422, 422, 422)),
    ("/me/name", {"name": "New"}, "playing", (303, 303, 303, 303, 303)),
    ("/me/claim", {"name": "New", "password": "short"}, "playing", (422, 422, 422, 422, 422)),
    ("/me/login", {"name": "Nobody", "password": "a long one"}, "playing", (403, 403, 403, 403, 403)),
    ("/me/password", {"old": "a long one", "new": "a longer one"}, "playing", (409, 409, 409, 409, 409)),
    ("/me/logout", {}, "playing", (303, 303, 303, 303, 303)),
    ("/language", {"lang": "fr"}, "playing", (303, 303, 303, 303, 303)),
]


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form[0]} {form[2]}")
def test_the_forms_of_the_pages(
    client: TestClient, form: tuple[str, dict[str, str], str, tuple[int, int, int, int, int]]
) -> None:
    path, fields, status, expected = form
    assert dict(zip(WHO, expected)) == {who: sent(client, who, path, dict(fields), status) for who in WHO}


def sent(client: TestClient, who: str, path: str, fields: dict[str, str], status: str) -> int:
    """The status somebody gets for a form."""
    name, people = scene(client, status)
    house, player = client.app.state.house, people[who]  # type: ignore[attr-defined]
    person = house.people.person(player.token) if player else house.people.visitor()
    if "version" in fields and player:
        fields["version"] = str(max(1, player.table(name)["version"]))
    client.cookies.set("prixfixe", house.people.token(person))
    fields["csrf"] = house.people.csrf(person)
    answer = client.post(path.format(name=name), data=fields, follow_redirects=False)
    client.cookies.clear()
    return int(answer.status_code)


def test_the_forms_are_all_of_them(client: TestClient) -> None:
    found = {re.sub(r"{(seat|game)}", "{}", r.path) for r in pages(client) if "POST" in (r.methods or ())}
    assert found == {re.sub(r"/(\d+|potluck)\b", "/{}", form[0]) for form in FORMS}


def shape(path: str) -> str:
    """A path with its numbers left open."""
    return re.sub(r"/(\d+|potluck)\b", "/{}", path.partition("?")[0])


def test_a_form_of_another_site_is_refused(client: TestClient) -> None:
    client.get("/")
    for path in [route.path for route in pages(client) if "POST" in (route.methods or ())]:
        answer = client.post(path.format(game="potluck", name="x", seat=1), data={"csrf": "0" * 32})
        assert answer.status_code == 403, path


def pages(client: TestClient) -> list[APIRoute]:
    """The routes of the pages."""
    from prixfixe.web import account, pages, replays

    routes = (*pages.router.routes, *account.router.routes, *replays.router.routes)
    return [route for route in routes if isinstance(route, APIRoute)]


def test_a_cookie_alone_does_not_write_through_the_api(client: TestClient) -> None:
    client.get("/")
    assert client.post("/api/play", json={"game": "potluck"}).json()["error"] == "csrf"
    token = re.findall(r'name="csrf" value="(\w+)"', client.get("/").text)[0]
    made = client.post("/api/play", json={"game": "potluck", "level": "random"}, headers={"X-CSRF-Token": token})
    assert made.status_code == 201


def test_a_cookie_that_was_not_signed_here_counts_for_nothing(client: TestClient) -> None:
    ann = Player(client)
    client.cookies.set("prixfixe", ann.token[:-2] + "xx")
    assert client.get("/api/me").status_code == 401
    assert client.get("/api/me", headers={"Authorization": "Bearer x.y.z"}).status_code == 401


def test_cookies_are_for_this_site_and_not_for_scripts(client: TestClient) -> None:
    cookie = client.get("/").headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_every_answer_forbids_foreign_and_inline_scripts(client: TestClient) -> None:
    for path in ("/", "/me", "/missing", "/api/games", "/static/style.css", "/healthz", "/upload"):
        policy = client.get(path).headers["content-security-policy"]
        assert "script-src 'self';" in policy and "unsafe-eval" not in policy, path
    assert "<script>" not in client.get("/").text and " onclick" not in client.get("/").text
