"""Cookies and tokens count while their session does, and a claimed name is its owner's alone."""

from __future__ import annotations

import re
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, text

from prixfixe.web.schema import users
from prixfixe.web.store import Store
from tests.web.client import Player, open_table, serving

WORDS = "correct horse"


def claimed(client: Any, name: str = "Ann") -> Player:
    """Somebody who has claimed a name."""
    return Player(client, token=Player(client).post("/me/claim", {"name": name, "password": WORDS})["token"])


def signed_in(client: Any, name: str = "Ann", password: str = WORDS) -> Player:
    """The same person with another token."""
    answer = client.post("/api/sessions", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    return Player(client, token=answer.json()["token"])


def counts(player: Player) -> bool:
    """Whether a token still counts."""
    return bool(player.ask("GET", "/me").status_code == 200)


def browsed(client: TestClient, path: str, **fields: str) -> Any:
    """A form of a page sent by the browser."""
    token = re.findall(r'name="csrf" value="(\w+)"', client.get("/me").text)[0]
    return client.post(path, data={"csrf": token, **fields}, follow_redirects=False)


def test_a_token_from_before_the_claim_is_worthless_after_it(client: TestClient) -> None:
    guest = Player(client)
    ann = Player(client, token=guest.post("/me/claim", {"name": "Ann", "password": WORDS})["token"])
    assert counts(ann) and not counts(guest)


@pytest.mark.parametrize("known", [True, False])
def test_a_cookie_from_before_the_claim_is_worthless_after_it(client: TestClient, known: bool) -> None:
    client.get("/")
    if known:
        browsed(client, "/me/name", name="Annie")
    before = client.cookies["prixfixe"]
    assert browsed(client, "/me/claim", name="Ann", password=WORDS).status_code == 303
    assert Player(client, token=client.cookies["prixfixe"]).get("/me")["claimed"]
    assert not counts(Player(client, token=before))


def test_signing_out_ends_this_session_and_no_other(client: TestClient) -> None:
    one = claimed(client)
    two = signed_in(client)
    assert one.ask("DELETE", "/sessions/this").status_code == 200
    assert not counts(one) and counts(two)


def test_signing_out_of_a_browser_makes_its_cookie_worthless(client: TestClient) -> None:
    client.get("/")
    browsed(client, "/me/claim", name="Ann", password=WORDS)
    cookie, other = client.cookies["prixfixe"], signed_in(client)
    browsed(client, "/me/logout")
    assert not counts(Player(client, token=cookie)) and counts(other)


def test_signing_out_everywhere_ends_all_sessions(client: TestClient) -> None:
    people = [claimed(client), signed_in(client), signed_in(client)]
    people[1].ask("DELETE", "/sessions")
    assert not any(map(counts, people))


def test_a_password_is_changed_by_whoever_knows_it_and_other_sessions_end(client: TestClient) -> None:
    one, two = claimed(client), signed_in(client)
    wrong = one.ask("PUT", "/me/password", {"old": "another horse", "new": "battery staple"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong_old_password")
    short = one.ask("PUT", "/me/password", {"old": WORDS, "new": "short"})
    assert short.status_code == 422 and counts(two)
    made = one.ask("PUT", "/me/password", {"old": WORDS, "new": "battery staple"}).json()
    assert counts(Player(client, token=made["token"])) and not counts(one) and not counts(two)
    assert client.post("/api/sessions", json={"name": "Ann", "password": WORDS}).status_code == 403
    assert counts(signed_in(client, password="battery staple"))


def test_a_password_is_changed_in_the_browser(client: TestClient) -> None:
    client.get("/")
    browsed(client, "/me/claim", name="Ann", password=WORDS)
    assert "Change password" in client.get("/me").text
    assert browsed(client, "/me/password", old="wrong horse", new="battery staple").status_code == 403
    assert browsed(client, "/me/password", old=WORDS, new="battery staple").status_code == 303
    assert Player(client, token=client.cookies["prixfixe"]).get("/me")["claimed"] and counts(
        signed_in(client, password="battery staple")
    )


def test_looking_around_writes_nothing_about_a_visitor(client: TestClient) -> None:
    store = client.app.state.house.store  # type: ignore[attr-defined]
    for path in ("/", "/me", "/lists", "/new/potluck", "/api/me", "/api/tables"):
        client.get(path)
    assert store.texts(select(users.c.id)) == []


def test_the_streams_of_a_session_that_has_ended_end_within_seconds(tmp_path: Path) -> None:
    with serving(str(tmp_path / "streams.db")) as server:
        ann, bob = claimed(server.http()), Player(server.http())
        phone, name = signed_in(server.http()), open_table(ann, bob)
        ended: dict[str, float] = {}
        listening = [
            threading.Thread(target=listen, args=(server.url, name, who, str(n), ended), daemon=True)
            for n, who in enumerate((ann, phone))
        ]
        for thread in listening:
            thread.start()
        time.sleep(1)
        ann.ask("DELETE", "/sessions/this")
        listening[0].join(8)
        assert list(ended) == ["0"]


def listen(url: str, name: str, who: Player, key: str, ended: dict[str, float]) -> None:
    """Hold a stream until the server ends it."""
    with (
        suppress(httpx.HTTPError),
        httpx.stream("GET", f"{url}/api/tables/{name}/events", headers=who.headers, timeout=30) as stream,
    ):
        for _ in stream.iter_lines():
            pass
    ended[key] = time.time()


@pytest.mark.parametrize("name", ["Ann B", "ann b", "ＡＮＮ Ｂ", "𝐀nn B", "Ann\u00a0B"])
def test_a_name_that_somebody_has_claimed_is_refused_to_others(client: TestClient, name: str) -> None:
    ann, bob = claimed(client, "Ann B"), Player(client, "Bob")
    for answer in (
        client.post("/api/guests", json={"name": name}),
        bob.ask("PUT", "/me", {"name": name}),
        bob.ask("POST", "/me/claim", {"name": name, "password": WORDS}),
    ):
        assert (answer.status_code, answer.json()["error"]) == (409, "name_taken")
    assert ann.ask("PUT", "/me", {"name": name}).status_code == 200


def test_who_was_signed_in_before_there_were_sessions_still_is(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    from prixfixe.web import store as module
    from prixfixe.web.people import People

    store, config = Store(str(tmp_path / "old.db")), Config()
    config.set_main_option("script_location", str(module.HERE / "migrations"))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        row = {"id": "gold", "name": "Old", "session": 3, "created": 1.0}
        connection.execute(
            text("insert into users (id, name, session, created) values (:id, :name, :session, :created)"), row
        )
    store.prepare()
    people = People(store, "secret", lambda name: None)
    assert people.person(people.signer.dumps(["gold", 3])) and not people.person(people.signer.dumps(["gold", 2]))
