"""Nobody receives a byte that depends on what they may not know."""

from __future__ import annotations

import json
import os
import time
from base64 import b64encode
from dataclasses import replace
from typing import Any, Iterator

import pytest
from fastapi.testclient import TestClient

from prixfixe import Ask, Game, Speech
from prixfixe.core.chance import chance
from prixfixe.core.game import Refusal
from prixfixe.core.state import WATCHER, Fact
from prixfixe.web.events import written
from tests.web.client import Player
from tests.web.shelf import SHELF

PAIRS = int(os.environ.get("PRIXFIXE_WEB_PAIRS", "24"))  # pairs of state and viewer per game; the soak has 200
GAMES = int(os.environ.get("PRIXFIXE_WEB_CANARIES", "6"))  # full games with canaries; the soak has 50
LIVE = "rival-restaurants live"
PLACE = 918_273_645_546_000  # far on in a sealed stream
CASES = (*SHELF.names, LIVE)
every_case = pytest.mark.parametrize("case", CASES)


def seated(client: TestClient, case: str) -> tuple[str, list[Player], Player]:
    """A table full of people, and a spectator."""
    game, _, tempo = case.partition(" ")
    options = {"tempo": tempo} if tempo else {}
    count = min(3, SHELF.game(game).seats[-1])
    people = [Player(client, f"P{number}") for number in range(count)]
    order = {"game": game, "seats": ["me", *["open"] * (count - 1)], "options": options}
    name = people[0].post("/tables", order)["id"]
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


def logged(caplog: Any) -> list[Any]:
    """What the server has written into its log since this was last called, but for how long things took."""
    ours = [record for record in caplog.records if record.name.startswith("prixfixe")]
    caplog.clear()
    return [(record.getMessage(), {**record.fields, "ms": 0}) for record in ours]


def moments(client: TestClient, name: str, dice: Any) -> Iterator[Any]:
    """The match at many moments, played at random."""
    room = client.app.state.house.service.room(name)  # type: ignore[attr-defined]
    match = room.match
    while not match.over:
        yield match
        ask = match.s.asks[dice.below(len(match.s.asks))]
        match.play(ask.seat, ask.options[dice.below(len(ask.options))])


@every_case
def test_two_worlds_that_look_the_same_give_the_same_bytes(client: TestClient, case: str, caplog: Any) -> None:
    caplog.set_level("INFO")
    dice, done = chance(11), 0
    while done < PAIRS:
        name, people, watcher = seated(client, case)
        for match in moments(client, name, dice):
            if dice.below(4) or done == PAIRS:
                continue
            viewer = dice.below(len(people) + 1)
            seat, person = (viewer, people[viewer]) if viewer < len(people) else (None, watcher)
            assert in_both_worlds(client, name, match, seat, person, dice.below(1 << 30), caplog)
            done += 1


def in_both_worlds(
    client: TestClient, name: str, match: Any, seat: int | None, person: Player, seed: int, caplog: Any
) -> bool:
    """Whether a viewer, and the server's log, read the same in the true world and in one that fits what it knows."""
    truth = match.s
    logged(caplog)
    here, said_here = received(client, name, person), logged(caplog)
    match.s = match.game.guess(truth, seat, seed)
    there, said_there = received(client, name, person), logged(caplog)
    match.s = truth
    return here == there and said_here == said_there and len(said_here) == 6


@every_case
def test_a_version_tells_a_viewer_nothing_it_does_not_see(client: TestClient, case: str) -> None:
    name, _, _ = seated(client, case)
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
    """The strings that must not be seen while a match is played: its key, and everything its chance is made of."""
    room = house.service.room(name)
    key = bytes.fromhex(room.row.key)
    own = [key.hex(), b64encode(key).decode(), repr(key)[2:-1], str(PLACE)[:-3], "seed", "agenda", "rng"]
    return [*own, *secrets_of(room)]


def far_on(match: Any) -> None:
    """Put a match at a place in its sealed stream that no other number is mistaken for."""
    match.s.rng -= PLACE
    match.s.lanes = [lane - PLACE for lane in match.s.lanes]


def secrets_of(room: Any) -> list[str]:
    """Invitations and people's ids."""
    return [seat.invitation for seat in room.seats] + [seat.user for seat in room.seats if seat.user]


class Marked:
    """The words of a game, with a canary in everything that only one seat may read."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def question(self, s: Any, ask: Ask, speech: Speech) -> str:
        """Nobody else reads a seat's question."""
        return f"{self.game.words.question(s, ask, speech)} {canary(ask.seat)}"

    def option(self, s: Any, ask: Ask, option: int, speech: Speech) -> str:
        """Nobody else reads a secret answer, neither as a choice nor in the log."""
        said = self.game.words.option(s, ask, option, speech)
        return f"{said} {canary(ask.seat)}" if self.game.question(ask).secret else said

    def fact(self, s: Any, fact: Fact, speech: Speech) -> str:
        """Nobody else reads what one seat is told."""
        said = self.game.words.fact(s, fact, speech)
        return said if fact.to == WATCHER else f"{said} {canary(fact.to)}"

    def part(self, s: Any, name: str, speech: Speech) -> str:
        """Everybody reads the scores."""
        return self.game.words.part(s, name, speech)

    def refusals(self, s: Any, seat: int, speech: Speech) -> list[Refusal]:
        """Nobody else reads what a seat cannot do."""
        found = self.game.words.refusals(s, seat, speech)
        return [replace(no, reason=f"{no.reason} {canary(seat)}") for no in found]


def canary(seat: int) -> str:
    """What only one seat may ever read."""
    return f"canary-of-{seat}-"


@pytest.mark.parametrize("number", range(GAMES))
def test_seeds_chance_private_words_invitations_and_ids_reach_nobody_else(
    client: TestClient, number: int, capsys: Any, caplog: Any
) -> None:
    caplog.set_level("DEBUG")
    name, people, watcher = seated(client, CASES[number % len(CASES)])
    house, sung = client.app.state.house, 0  # type: ignore[attr-defined]
    match = house.service.room(name).match
    match.game = replace(match.game, words=Marked(match.game))
    if number % 2:
        far_on(match)
    for count, _ in enumerate(moments(client, name, chance(number))):
        if count % 20 == 0:
            for seat, person in enumerate((*people, watcher)):
                seen = received(client, name, person).decode()
                seen += "" if number % 2 or count % 200 else replayed(client, name, seat, person)
                others = [canary(owner) for owner in range(len(people)) if owner != seat]
                assert not [word for word in [*canaries(house, name), *others] if word in seen]
                sung += canary(seat) in seen
    said = caplog.text + "".join(capsys.readouterr())
    room = house.service.room(name)
    assert sung and room.row.key and (match.s.rng < -PLACE or number % 2 == 0)
    assert not [word for word in [*canaries(house, name)[:4], *secrets_of(room), "canary"] if word in said]


def replayed(client: TestClient, name: str, seat: int, person: Player) -> str:
    """A match under way, watched again from a seat or as a spectator."""
    own = f"?seat={seat}" if person.table(name)["you"] is not None else ""
    answer = client.get(f"/api/tables/{name}/replay/0{own}", headers=person.headers)
    assert answer.status_code == 200
    return str(answer.text)


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
