"""Clocks and times tell nobody more than the table does, and taking back winds none up."""

from __future__ import annotations

import copy
import os
import time
from itertools import islice
from typing import Any, Iterator

import pytest
from fastapi.testclient import TestClient

from prixfixe.core.chance import chance
from prixfixe.core.state import CLOCK
from prixfixe.table.match import Match, Player
from prixfixe.web import sheet
from prixfixe.web.clocks import Clocks, next_end, wound
from prixfixe.web.lobby import lobby
from tests.web import client as web
from tests.web.shelf import SHELF

STEPS = int(os.environ.get("PRIXFIXE_WEB_STEPS", "60"))  # inputs per title; the soak has more
PAIRS = int(os.environ.get("PRIXFIXE_WEB_PAIRS", "24"))  # pairs of worlds per title
CASES = (*SHELF.names, "rival-restaurants live")
SECRETIVE = (
    "restaurant-row",
    "rival-restaurants live",
)  # titles in which most matches have a step that others do not see
every_case = pytest.mark.parametrize("case", CASES)


def table_of(client: TestClient, case: str) -> tuple[str, list[web.Player]]:
    """A listed table of people with a live clock."""
    game, _, tempo = case.partition(" ")
    people = [web.Player(client, f"P{n}") for n in range(min(3, SHELF.game(game).seats[-1]))]
    options = {"tempo": tempo} if tempo else {}
    return web.open_table(people[0], *people[1:], game=game, clock="live", pace=60, options=options), people


def sights(house: Any, name: str, viewers: list[Any]) -> list[tuple[int, Any]]:
    """For every viewer: how often what it sees has changed, and all it is sent of the table and of the lobby."""

    def look(room: Any) -> list[tuple[int, Any]]:
        return [
            (room.version(room.seat_of(viewer)), sheet.table(room, viewer, "en").model_dump()) for viewer in viewers
        ]

    lists = [lobby(house.service, viewer).model_dump() for viewer in viewers]
    return [(version, (table, around)) for (version, table), around in zip(house.service.read(name, look), lists)]


@every_case
def test_a_step_that_a_viewer_does_not_see_changes_nothing_it_is_sent(client: TestClient, case: str) -> None:
    name, people = table_of(client, case)
    table_of(client, "potluck")  # in the lobby, the later one stands first
    house, dice, unseen = client.app.state.house, chance(5), 0  # type: ignore[attr-defined]
    viewers = [*[house.people.person(player.token) for player in people], None]
    for number in range(STEPS):
        before = sights(house, name, viewers)
        time.sleep(0.001)
        if not stepped(house, name, viewers, dice, number):
            break
        for (was, shown), (now, later) in zip(before, sights(house, name, viewers)):
            unseen += was == now
            assert was != now or differences(shown, later) == {}
    assert unseen or case not in SECRETIVE


def differences(one: Any, other: Any) -> dict[str, Any]:
    """What is not the same in two tables and lobbies."""
    pairs = [(key, value, later[key]) for before, later in zip(one, other) for key, value in before.items()]
    return {key: (value, later) for key, value, later in pairs if value != later}


def stepped(house: Any, name: str, viewers: list[Any], dice: Any, number: int) -> bool:
    """One input at random, now and then one that is taken back; none once the match is over."""
    room = house.service.room(name)
    match = room.match
    if match.over:
        return False
    undoing = [seat for seat in range(len(room.seats)) if match.can_undo(seat)]
    if undoing and number % 5 == 4:
        house.service.undo(viewers[undoing[0]], name, 0, f"u{number}")
        return True
    asks = [ask for ask in match.s.asks if ask.seat != CLOCK]
    if not asks:
        house.duties.expire(name, time.time() + 100_000)
        return True
    ask = asks[dice.below(len(asks))]
    house.service.play(
        viewers[ask.seat], name, match.seen[ask.seat], ask.options[dice.below(len(ask.options))], f"k{number}"
    )
    return True


# ---- two worlds


def twin(match: Match, s: Any) -> Match:
    """The match in another world."""
    made = copy.copy(match)
    made.replay = copy.copy(match.replay)
    made.replay.moves = match.replay.moves[:]
    for name in ("inputs", "story", "marks", "seen", "since", "sights", "questions"):
        setattr(made, name, getattr(match, name)[:])
    made.s = s
    made.look()
    return made


def recorded(match: Match, clocks: Clocks) -> Clocks:
    """The clocks as they stand in a match's own world: every seat's is for the question it has there."""
    asks = {str(ask.seat): ask for ask in match.s.asks if ask.seat != CLOCK}
    found = {}
    for seat, clock in clocks.items():
        ask = asks.get(seat)
        question = [match.game.key(ask), ask.a, ask.b] if ask else None
        found[seat] = clock if seat == str(CLOCK) else {**clock, "question": question}
    return found


def given(match: Match, seat: int, option: int, clocks: Clocks, now: float) -> Clocks:
    """The clocks after an answer."""
    watched = match.seen[-1]
    match.play(seat, option)
    return wound(match, "live", 60.0, clocks, now, seat, match.seen[-1] != watched)


def shown(match: Match, viewer: int | None, clocks: Clocks) -> dict[int, Any]:
    """When the clocks run out, where a viewer is shown that."""
    waiting = match.game.view(match.s, viewer).get("waiting", [])
    return {seat: clocks.get(str(seat), {}).get("until") for seat in (*waiting, CLOCK) if seat != viewer}


def moments(case: str, dice: Any) -> Iterator[tuple[Match, Clocks, float]]:
    """Matches at many moments, with their clocks."""
    title, _, tempo = case.partition(" ")
    game = SHELF.game(title)
    while True:
        people = [Player(f"P{n}") for n in range(min(3, game.seats[-1]))]
        match = Match(game, people, dice.below(1 << 30), {"tempo": tempo} if tempo else {})
        clocks, now = wound(match, "live", 60.0, {}, 0.0, -1, True), 0.0
        for _ in range(200):
            if match.over:
                break
            now += 1.0
            yield match, clocks, now
            asks = [ask for ask in match.s.asks if ask.seat != CLOCK]
            if asks:
                ask = asks[dice.below(len(asks))]
                clocks = given(match, ask.seat, ask.options[dice.below(len(ask.options))], clocks, now)
            else:
                watched = match.seen[-1]
                match.expire(CLOCK)
                clocks = wound(match, "live", 60.0, clocks, now, CLOCK, match.seen[-1] != watched)


@every_case
def test_in_two_worlds_that_look_the_same_the_clocks_of_others_are_the_same(case: str) -> None:
    dice, done = chance(9), 0
    for match, clocks, now in islice(moments(case, dice), 40 * PAIRS):
        done += same_clocks(match, clocks, now, dice)
        if done == PAIRS:
            break
    assert done


def same_clocks(match: Match, clocks: Clocks, now: float, dice: Any) -> bool:
    """Whether a pair of worlds could be compared: somebody answers in both, and a viewer still sees the same."""
    count = len(match.players)
    viewer = dice.below(count + 1)
    seat = None if viewer == count else viewer
    here, there = twin(match, match.s.copy()), twin(match, match.game.guess(match.s, seat, dice.below(1 << 30)))
    movers = [a.seat for a in here.s.asks if a.seat not in (CLOCK, seat) and there.ask(a.seat)]
    if not movers:
        return False
    mover = movers[dice.below(len(movers))]
    ends = []
    for world in (here, there):
        options = world.s.asked(mover).options
        ends.append(given(world, mover, options[dice.below(len(options))], recorded(world, clocks), now))
    if (here.sights[viewer], here.lines(seat)) != (there.sights[viewer], there.lines(seat)):
        return False
    assert shown(here, seat, ends[0]) == shown(there, seat, ends[1])
    return True


# ---- taking back


def test_taking_back_winds_no_clock_up(client: TestClient) -> None:
    name, people = table_of(client, "potluck")
    ann, table = people[0], people[0].table(name)
    for number in range(3):
        left = table["question"]["until"] - time.time()
        time.sleep(0.05)
        moved = ann.move(table, 3, f"m{number}")
        table = ann.post(f"/tables/{name}/undo", {"version": moved["version"]})
        assert table["question"]["until"] - time.time() <= left - 0.05


def undoable() -> tuple[Match, Clocks]:
    """A match in which somebody has answered, has another question, and could take back."""
    for seed in range(200):
        match = Match(SHELF.game("sweet-mess"), [Player("A"), Player("B")], seed)
        for _ in range(30):
            ask = next(iter(match.s.asks), None)
            if ask is None:
                break
            ahead = twin(match, match.s.copy())
            ahead.answered = match.answered[:]
            ahead.play(ask.seat, ask.options[0])
            if ahead.can_undo(ask.seat) and ahead.ask(ask.seat):
                return match, wound(match, "live", 60.0, {}, 0.0, -1, True)
            match.play(ask.seat, ask.options[0])
    raise AssertionError("no such match")


def test_the_time_of_both_questions_stays_used_through_any_number_of_undos() -> None:
    match, clocks = undoable()
    seat = match.s.asks[0].seat
    now = 0.0
    for number in range(4):
        option = match.s.asked(seat).options[0]
        now += 10.0 if number == 0 else 1.0
        match.play(seat, option)
        clocks = wound(match, "live", 60.0, clocks, now, seat, True)
        assert clocks[str(seat)]["until"] - now == (60.0 if number == 0 else 58.0 - (number - 1) * 2)
        now += 2.0
        match.undo(seat)
        clocks = wound(match, "live", 60.0, clocks, now, seat, True)
        assert clocks[str(seat)]["until"] - now == 50.0 - number


def test_the_clock_of_a_seat_that_has_answered_in_secret_never_runs_out() -> None:
    rest = {"question": None, "until": 5.0, "left": None}
    asked = {"question": ["x", 0, 0], "until": 9.0, "left": None}
    assert next_end({"0": rest, "1": asked}) == (9.0, 1)
    assert next_end({"0": rest}) is None
