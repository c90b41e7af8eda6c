"""What one person or address may take of the server."""

from __future__ import annotations

import re
import tracemalloc
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Iterator

import pytest
from fastapi.testclient import TestClient

from prixfixe.web.app import app
from prixfixe.web.house import House
from prixfixe.web.limits import AtOnce, Limits, place_of
from prixfixe.web.refused import Refused
from prixfixe.web.serve import CALM
from prixfixe.web.settings import RATES, Settings
from tests.web.client import ROOT, Player, open_table
from tests.web.shelf import SHELF
from tests.web.test_tables import finish


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(
        db=str(tmp_path / "strict.db"), shelf=SHELF, delay=0, thinkers=0, projectors=0, calm=0, records_person=2
    )
    with TestClient(app(settings), raise_server_exceptions=False) as made:
        yield made


def house_of(client: TestClient) -> House:
    """What the server is made of."""
    house: House = client.app.state.house  # type: ignore[attr-defined]
    return house


def token_of_page(client: TestClient) -> str:
    """What forms must carry."""
    return str(re.findall(r'name="csrf" value="(\w+)"', client.get("/").text)[0])


def test_twenty_million_seats_are_refused_before_any_is_laid(client: TestClient) -> None:
    form = {"csrf": token_of_page(client), "game": "potluck", "seats": "20000000"}
    tracemalloc.start()
    try:
        answer = client.post("/tables", data=form)
        assert answer.status_code == 422 and tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


LONG = "x" * 5000
HUGE: list[tuple[str, str, Any]] = [
    ("POST", "/tables", {"game": "potluck", "seats": ["me"] * 5000}),
    ("POST", "/tables", {"game": LONG, "seats": ["me", "open"]}),
    ("POST", "/tables", {"game": "potluck", "seats": ["me", LONG]}),
    ("POST", "/tables", {"game": "potluck", "seats": ["me", "open"], "options": {f"o{n}": 1 for n in range(1000)}}),
    ("POST", "/tables", {"game": "potluck", "seats": ["me", "open"], "options": {"speed": LONG}}),
    ("POST", "/play", {"game": "potluck", "seats": 20_000_000}),
    ("PUT", "/me", {"name": LONG}),
    ("POST", "/me/claim", {"name": "Ann", "password": LONG}),
    ("POST", "/tables/x/join", {"invitation": LONG}),
    ("POST", "/tables/x/chat", {"text": LONG}),
    ("POST", "/tables/x/moves", {"version": 1, "option": 1, "key": LONG}),
    ("GET", f"/games/potluck/rules?q={LONG}", None),
    ("GET", "/tables/x/replay/100001", None),
    ("GET", f"/tables/{LONG}", None),
    ("GET", f"/games/{LONG}/rules", None),
]


@pytest.mark.parametrize("ask", HUGE, ids=lambda ask: f"{ask[0]} {ask[1][:30]} {str(ask[2])[:40]}")
def test_everything_sent_has_a_bound(client: TestClient, ask: tuple[str, str, Any]) -> None:
    assert Player(client).ask(*ask).status_code in (404, 422)


@pytest.mark.parametrize("path", [f"/tables/{LONG}", f"/join/{LONG}", f"/games/{LONG}/guide", "/tables/a.b"])
def test_an_address_that_cannot_be_is_missing(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_field_of_a_form_has_a_bound(client: TestClient) -> None:
    form = {"csrf": token_of_page(client), "name": LONG}
    assert client.post("/me/name", data=form).status_code == 422


def test_looking_makes_no_guest(client: TestClient) -> None:
    people = house_of(client).people
    visitor = people.visitor()
    answer = Player(client, token=people.token(visitor)).ask("GET", "/me")
    assert answer.json()["id"] == visitor.id and people.store.user(visitor.id) is None


@pytest.mark.parametrize("way", ["guests", "token", "form"])
def test_an_address_brings_only_so_many_guests(strict: TestClient, way: str) -> None:
    people, answers = house_of(strict).people, []
    for _ in range(33):
        visitor = people.visitor()
        if way == "guests":
            answers.append(strict.post("/api/guests", json={}))
        elif way == "token":
            answers.append(Player(strict, token=people.token(visitor)).ask("PUT", "/me", {"name": "Ann"}))
        else:
            strict.cookies.set("prixfixe", people.token(visitor))
            answers.append(strict.post("/me/name", data={"csrf": people.csrf(visitor), "name": "Ann"}))
    assert answers[0].status_code in (200, 201) and answers[-1].status_code == 429
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 10


def test_attempts_to_sign_in_count_for_the_name_from_wherever_they_come(strict: TestClient) -> None:
    statuses = []
    for number in range(12):
        elsewhere = TestClient(strict.app, client=(f"10.0.0.{number}", 1))
        statuses.append(elsewhere.post("/api/sessions", json={"name": "Ann ", "password": "a guess"}).status_code)
    assert statuses[:10] == [403] * 10 and statuses[10:] == [429] * 2
    other = elsewhere.post("/api/sessions", json={"name": "Bob", "password": "a guess"})
    assert other.status_code == 403


def test_an_address_of_the_new_kind_counts_by_its_first_half() -> None:
    assert place_of("2001:db8:1:2:3::4") == place_of("2001:db8:1:2:ffff::1") != place_of("2001:db8:1:3::4")
    assert place_of("::ffff:10.0.0.1") == place_of("10.0.0.1") == "10.0.0.1"
    assert place_of("testclient") == "testclient"


def test_a_whole_network_is_one_visitor(strict: TestClient) -> None:
    statuses = [
        TestClient(strict.app, client=(f"2001:db8::{number:x}", 1)).post("/api/guests", json={}).status_code
        for number in range(33)
    ]
    assert statuses[0] == 201 and statuses[-1] == 429


def test_a_refusal_says_how_long_to_wait() -> None:
    limits = Limits(rates={"chat": (1.0, 0.1)})
    limits.spend("ann", "chat")
    with pytest.raises(Refused) as error:
        limits.spend("ann", "chat")
    assert error.value.status == 429 and 9 < error.value.wait <= 10


def test_at_once_there_are_so_many_of_a_person_an_address_and_all() -> None:
    places = AtOnce(True, own=1, near=2, most=3)
    with places.holding("ann", "here"), places.holding("bob", "here"):
        for person, address, status in (("ann", "there", 429), ("cem", "here", 429), ("", "here", 429)):
            with pytest.raises(Refused) as error, places.holding(person, address):
                pass
            assert error.value.status == status
        with places.holding("cem", "there"), pytest.raises(Refused) as full, places.holding("dan", "elsewhere"):
            pass
        assert full.value.status == 503
    assert places.count == 0 and not places.held


def test_the_oldest_record_somebody_brought_makes_room(strict: TestClient) -> None:
    ann, bob = Player(strict), Player(strict)
    name = open_table(ann, bob)
    finish(name, ann, bob)
    record = ann.get(f"/tables/{name}/replay")
    brought = [ann.post("/replays", record)["id"] for _ in range(3)]
    assert [ann.ask("GET", f"/tables/{name}/replay/0").status_code for name in brought] == [404, 200, 200]


def test_films_have_a_limit_of_their_own(strict: TestClient) -> None:
    ann, bob = Player(strict), Player(strict)
    name = open_table(ann, bob)
    waiting = house_of(strict).projector.waiting
    with ExitStack() as others:
        for _ in range(7):
            others.enter_context(waiting.holding("", "testclient"))
        assert ann.ask("GET", f"/tables/{name}/replay/0").status_code == 200
        others.enter_context(waiting.holding("", "testclient"))
        refused = ann.ask("GET", f"/tables/{name}/replay/0")
    assert refused.status_code == 429 and refused.headers["retry-after"] == "5"
    assert ann.ask("GET", f"/tables/{name}").status_code == 200


def limits_of_the_page() -> dict[str, str]:
    """What docs/web.md says that each setting is if nobody sets it."""
    page = (ROOT / "docs" / "web.md").read_text(encoding="utf-8").partition("### Limits\n")[2].partition("\n## ")[0]
    found: dict[str, str] = {}
    for names, _, values in re.findall(r"^\| (`.*`) \| (.*) \| (.*) \|$", page, re.M):
        settings, defaults = re.findall(r"`(\w+)`", names), values.split(", ")
        found |= dict(zip(settings, defaults if len(settings) > 1 else [values], strict=True))
    return found


def test_the_page_names_every_limit_with_its_default() -> None:
    told, settings = limits_of_the_page(), Settings(shelf=SHELF)
    assert told.pop("rates") == "`RATES`" and settings.rates is RATES
    assert told.pop("calm") == f"{CALM} with `prixfixe serve` (`--calm`), else {settings.calm:g}"
    assert {name: float(value.replace(",", "")) for name, value in told.items()} == {
        name: getattr(settings, name) for name in told
    }
    kinds = re.compile("films|film_|person_|address_|records|streams|connections|looks|longest_|most_|request_")
    assert {name for name in Settings.__annotations__ if kinds.match(name)} <= set(told)
