"""The live tempo of Rival Restaurants: everybody acts in order of arrival, and the server's clock ends the phase."""

from __future__ import annotations

import time
from typing import Any

import pytest
from fastapi.testclient import TestClient

import prixfixe
from prixfixe.core.state import CLOCK
from tests.web.client import Player

GAME = "rival-restaurants"
pytestmark = pytest.mark.skipif(GAME not in prixfixe.shipped(), reason="the game is not there")
LIVE = {"tempo": "live", "clock": 90}


def until_open(client: TestClient, clock: str = "none") -> tuple[str, list[Player], Any]:
    """Two people in the open part of a day."""
    people = [Player(client, "Ann"), Player(client, "Bob")]
    order = {
        "game": GAME,
        "seats": ["me", "open"],
        "options": LIVE,
        "clock": clock,
        "pace": 60.0 if clock == "live" else 0,
    }
    name = people[0].post("/tables", order)["id"]
    people[1].post(f"/tables/{name}/join", {})
    people[0].post(f"/tables/{name}/start")
    room = client.app.state.house.service.room(name)  # type: ignore[attr-defined]
    while room.match.ask(CLOCK) is None:
        for person in people:
            table = person.table(name)
            if table["question"]:
                person.move(table)
    return name, people, room


def test_both_are_asked_at_once_and_the_phase_has_its_own_clock(client: TestClient) -> None:
    name, (ann, bob), _ = until_open(client)
    assert ann.table(name)["question"] and bob.table(name)["question"]
    assert 80 < ann.table(name)["phase_until"] - time.time() <= 90
    assert ann.table(name)["question"]["until"] is None


def test_an_answer_to_what_was_seen_before_somebody_acted_still_counts(client: TestClient) -> None:
    name, (ann, bob), _ = until_open(client)
    seen, before = ann.table(name), bob.table(name)
    ann.move(seen)
    option = before["question"]["options"][0]["value"]
    assert bob.ask("POST", f"/tables/{name}/moves", {"version": before["version"], "option": option}).status_code in (
        200,
        409,
    )


def test_the_clock_runs_on_while_people_act_and_ends_the_phase(client: TestClient) -> None:
    name, (ann, bob), room = until_open(client)
    until = ann.table(name)["phase_until"]
    table = ann.table(name)
    actions = [o["value"] for o in table["question"]["options"]]
    ann.move(table, actions[-1])
    if room.match.ask(CLOCK):
        assert ann.table(name)["phase_until"] == until
    duties = client.app.state.house.duties  # type: ignore[attr-defined]
    day = bob.table(name)["view"]["day"]
    for _ in range(40):
        if room.match.ask(CLOCK) is None:
            for person in (ann, bob):
                if person.table(name)["question"]:
                    person.move(person.table(name))
            if bob.table(name)["view"]["day"] != day:
                break
        else:
            duties.expire(name, time.time() + 1000)
    assert ("expire", CLOCK) in {(kind, seat) for kind, seat, _ in room.match.inputs}


def test_bots_act_live_too(client: TestClient) -> None:
    ann = Player(client)
    order = {"game": GAME, "seats": ["me", "random", "random"], "options": LIVE}
    name = ann.post("/tables", order)["id"]
    ann.post(f"/tables/{name}/start")
    room = client.app.state.house.service.room(name)  # type: ignore[attr-defined]
    for _ in range(600):
        table = ann.table(name)
        if any(key == "RV-TEMPO-2.acted" for key in acted(room)):
            return
        if table["question"]:  # a bot may be quicker, and then the question is another one
            move = {"version": table["version"], "option": table["question"]["options"][0]["value"]}
            assert ann.ask("POST", f"/tables/{name}/moves", move).status_code in (200, 409)
        time.sleep(0.02)
    raise AssertionError("no bot has acted in the open part")


def acted(room: Any) -> list[str]:
    """The questions that bots have answered so far."""
    game, replay = room.match.game, room.match.replay
    return [game.key(s.asked(seat)) for s, (seat, _) in zip(replay.states(game), replay.moves[:]) if seat > 0]
