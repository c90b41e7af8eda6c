"""Nobody receives a byte that depends on what they may not know."""

from __future__ import annotations

import json
import os
import time
from typing import Any, Iterator

import pytest
from fastapi.testclient import TestClient

from prixfixe.core.chance import chance
from prixfixe.core.state import WATCHER
from prixfixe.table.match import Entry
from prixfixe.web.events import written
from tests.web.client import Player
from tests.web.shelf import SHELF

PAIRS = int(os.environ.get("PRIXFIXE_WEB_PAIRS", "24"))  # pairs of state and viewer per game; the soak has 200
GAMES = int(os.environ.get("PRIXFIXE_WEB_CANARIES", "4"))  # full games with canaries; the soak has 50
every_game = pytest.mark.parametrize("game", SHELF.names)


def seated(client: TestClient, game: str) -> tuple[str, list[Player], Player]:
    """A table full of people, and a spectator."""
    record = SHELF.game(game)
    count = min(3, record.seats[-1])
    people = [Player(client, f"P{number}") for number in range(count)]
    name = people[0].post("/tables", {"game": game, "seats": ["me", *["open"] * (count - 1)]})["id"]
    for person in people[1:]:
        person.post(f"/tables/{name}/join", {})
    people[0].post(f"/tables/{name}/start")
    return name, people, Player(client, "Watcher")


def received(client: TestClient, name: str, person: Player) -> bytes:
    """Everything a viewer can fetch: page, changing part, JSON in both languages, the latest event."""
    parts = [b""]
    for headers in ({}, {"HX-Request": "true"}, {"Accept-Language": "fr"}):
        parts.append(client.get(f"/tables/{name}", headers={**person.headers, **headers}).content)
        parts.append(client.get(f"/api/tables/{name}", headers={**person.headers, **headers}).content)
    house = client.app.state.house  # type: ignore[attr-defined]
    heard = house.service.news(name).of(house.people.person(person.token))
    return b"\n".join([*parts, written(name, *heard).encode()])


def moments(client: TestClient, name: str, dice: Any) -> Iterator[Any]:
    """The match at many moments, played at random."""
    room = client.app.state.house.service.room(name)  # type: ignore[attr-defined]
    match = room.match
    while not match.over:
        yield match
        ask = match.s.asks[dice.below(len(match.s.asks))]
        match.play(ask.seat, ask.options[dice.below(len(ask.options))])


@every_game
def test_two_worlds_that_look_the_same_give_the_same_bytes(client: TestClient, game: str) -> None:
    name, people, watcher = seated(client, game)
    dice, done = chance(11), 0
    for match in moments(client, name, dice):
        if dice.below(4):
            continue
        viewer = dice.below(len(people) + 1)
        seat = viewer if viewer < len(people) else None
        person = people[viewer] if seat is not None else watcher
        truth, here = match.s, received(client, name, person)
        match.s = match.game.guess(truth, seat, dice.below(1 << 30))
        there = received(client, name, person)
        match.s = truth
        assert here == there
        done += 1
        if done == PAIRS:
            break
    assert done >= min(PAIRS, 3)


@every_game
def test_a_version_tells_a_viewer_nothing_it_does_not_see(client: TestClient, game: str) -> None:
    name, _, _ = seated(client, game)
    before: dict[int, tuple[int, str]] = {}
    for number, match in enumerate(moments(client, name, chance(3))):
        for viewer, seen in enumerate(match.seen):
            then = before.get(viewer)
            if then and then[1] == match.sights[viewer]:
                moved = match.inputs[-1][1] == viewer
                assert seen == then[0] + moved
            before[viewer] = (seen, match.sights[viewer])
        if number == 60:
            break


def canaries(house: Any, name: str) -> list[str]:
    """The strings that must not be seen while a match is played: its seed, and everything its chance is made of."""
    room = house.service.room(name)
    return [str(room.row["seed"]), str(room.match.s.rng), "seed", "agenda", "rng", *secrets_of(room)]


def secrets_of(room: Any) -> list[str]:
    """Invitations and people's ids."""
    return [seat["invitation"] for seat in room.seats] + [seat["user"] for seat in room.seats if seat["user"]]


def hide(match: Any) -> list[str]:
    """Put a line into everybody's private log; nobody else may ever read it."""
    lines = [f"canary-{seat}-of-{match.version}" for seat in range(len(match.players))]
    match.log += [Entry(match.version, WATCHER, seat, "", {"en": line, "fr": line}) for seat, line in enumerate(lines)]
    return lines


@pytest.mark.parametrize("number", range(GAMES))
def test_seeds_chance_private_lines_invitations_and_ids_reach_nobody_else(
    client: TestClient, number: int, capsys: Any, caplog: Any
) -> None:
    caplog.set_level("DEBUG")
    name, people, watcher = seated(client, SHELF.names[number % len(SHELF.names)])
    house, dice, hidden = client.app.state.house, chance(number), []  # type: ignore[attr-defined]
    for count, match in enumerate(moments(client, name, dice)):
        if count % 20 == 0:
            hidden = hide(match)
            for seat, person in enumerate((*people, watcher)):
                seen = received(client, name, person).decode()
                others = [line for owner, line in enumerate(hidden) if owner != seat]
                assert not [canary for canary in [*canaries(house, name), *others] if canary in seen]
                assert seat == len(people) or hidden[seat] in seen
    said = caplog.text + "".join(capsys.readouterr())
    room = house.service.room(name)
    assert not [token for token in [str(room.row["seed"]), *secrets_of(room), *hidden] if token in said]


def test_an_answer_nobody_else_can_see_changes_no_other_stream(client: TestClient) -> None:
    name, people, _ = seated(client, "potluck")
    house = client.app.state.house  # type: ignore[attr-defined]
    ann, bob = people[0], people[1]
    ann.move(ann.table(name), 3)
    before = house.service.news(name).seen
    back = ann.post(f"/tables/{name}/undo", {"version": ann.table(name)["version"]})
    ann.move(back, 4)  # both show only that ann has played
    after = house.service.news(name).seen
    assert after[1] - before[1] == 2 and bob.table(name)["view"]["mine"] == []


def test_errors_say_nothing_of_what_is_hidden(client: TestClient) -> None:
    name, people, _ = seated(client, "potluck")
    people[0].move(people[0].table(name), 3)
    version = people[1].table(name)["version"]
    wrong = people[1].ask("POST", f"/tables/{name}/moves", {"version": version, "option": 99})
    assert wrong.status_code == 409 and "3" not in json.dumps(wrong.json())


def test_logs_name_no_token_and_no_invitation(client: TestClient, caplog: Any) -> None:
    caplog.set_level("DEBUG")
    ann = Player(client, "Ann")
    name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"]})["id"]
    code = ann.table(name)["seats"][1]["invitation"]
    client.get(f"/join/{code}")
    time.sleep(0.05)
    said = "\n".join(str(record.__dict__) for record in caplog.records if record.name.startswith("prixfixe"))
    assert "/join/-" in said and code not in said and ann.token not in said
