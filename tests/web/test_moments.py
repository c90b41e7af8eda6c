"""The moment of a bot's answer tells nothing of what it holds."""

from __future__ import annotations

import copy
import os
import time
from pathlib import Path
from typing import Any

import pytest

from prixfixe.bots.levels import SECONDS
from prixfixe.core.chance import Chance, chance
from prixfixe.core.state import WATCHER
from prixfixe.table.match import Match, Player
from prixfixe.web.moments import Pace, run_of, scheduled, sealed
from prixfixe.web.records import Moments
from prixfixe.web.settings import Settings
from tests.web import client
from tests.web.shelf import SHELF

PAIRS = int(os.environ.get("PRIXFIXE_MOMENT_PAIRS", "200"))  # pairs of worlds per game
BARE = 30  # inputs without a sealed question after which another match is looked at
CASES = (*SHELF.names, "rival-restaurants live")
PACE = Pace(0.8)


def seated(case: str, seed: int, level: str) -> Match:
    """A match of bots."""
    name, _, tempo = case.partition(" ")
    game = SHELF.game(name)
    players = [Player(f"P{seat}", level) for seat in range(min(3, game.seats[-1]))]
    return Match(game, players, seed, {"tempo": tempo} if tempo else {})


def asked_sealed(match: Match) -> list[int]:
    """The seats whose answers must not tell by their time."""
    return [ask.seat for ask in match.s.asks if ask.seat >= 0 and sealed(match, ask)]


def shown(match: Match, moments: Moments, seat: int, dice: Chance) -> float | None:
    """When others see that a bot has answered, if its answers and the time it takes for each fall as they may."""
    now = 0.0
    while sealed(match, match.s.asked(seat)):
        options = match.s.asked(seat).options
        option = options[dice.below(len(options))]
        left = moments[str(seat)]["at"] - now
        now += (PACE.seconds(match.players[seat].bot, 1.0, 0.1, left) or 0.0) * int(dice.below(101)) / 100
        if not match.quiet(seat, option):
            return PACE.given(moments[str(seat)]["at"], now)
        match.play(seat, option)
        if match.ask(seat) is None:
            return None
        moments = scheduled(match, moments, now, WATCHER, PACE)
    return moments[str(seat)]["at"]


def twin(match: Match, state: Any) -> Match:
    """The same match in another state."""
    other = copy.copy(match)
    other.s = state.copy()
    for name in ("inputs", "story", "answered", "marks", "seen", "since", "sights", "questions"):
        setattr(other, name, list(getattr(match, name)))
    other.replay = copy.copy(match.replay)
    other.replay.moves = list(match.replay.moves)
    return other


@pytest.mark.parametrize("case", CASES)
def test_in_worlds_that_a_viewer_cannot_tell_apart_a_bot_answers_at_the_same_moment(case: str) -> None:
    dice, done, seed = chance(27), 0, 0
    while done < PAIRS and seed < 10 * PAIRS:
        match, bare = seated(case, seed, ("chef", "cook", "random")[seed % 3]), 0
        while not match.over and done < PAIRS and bare < BARE:
            seats = asked_sealed(match)
            bare = 0 if seats else bare + 1
            if not dice.below(4):
                done += sum(same_moment(match, seat, viewer, dice) for seat in seats for viewer in others(match, seat))
            ask = match.s.asks[dice.below(len(match.s.asks))]
            match.play(ask.seat, ask.options[dice.below(len(ask.options))])
        seed += 1
    assert done >= PAIRS


def others(match: Match, seat: int) -> list[int | None]:
    """Everybody but a seat, spectators included."""
    return [viewer for viewer in [*range(len(match.players)), None] if viewer != seat]


def same_moment(match: Match, seat: int, viewer: int | None, dice: Chance) -> bool:
    """Compare two worlds that look the same to somebody else; whether they could be compared."""
    here, there = twin(match, match.s), twin(match, match.game.guess(match.s, viewer, dice.below(1 << 30)))
    if asked_sealed(there) != asked_sealed(here):
        return False
    moments = scheduled(here, {}, 0.0, WATCHER, PACE)
    assert scheduled(there, {}, 0.0, WATCHER, PACE) == moments
    seen = {shown(world, moments, seat, dice) for world in (here, there)} - {None}
    assert len(seen) <= 1
    return bool(seen)


@pytest.mark.parametrize("level", ["good", "cook"])
def test_the_longest_turn_of_a_bot_is_over_in_seconds(level: str) -> None:
    pace, turn = Pace(Settings().delay), 0.0
    for run in range(32):  # as many answers as the longest turns of Sweet Mess have, with six sealed ones
        thought = pace.seconds(level, 1.0, 0.1, None, run) or 0.0
        turn += max(pace.pause(level, sealed=run % 5 == 4, hasty=False, run=run), thought)
    assert turn < 5.0
    assert pace.seconds(level, 1.0, 0.1, None, 40) == pytest.approx(SECONDS[level] / 5)
    assert pace.pause(level, sealed=True, hasty=False, run=40) == pace.pause(level, sealed=True, hasty=False, run=0)


def test_only_what_everybody_saw_makes_a_bot_hurry() -> None:
    match = seated("critter-kitchen", 3, "random")
    while not match.over and not run_of(match, 0):
        assert all(run_of(match, seat) == 0 for seat in range(len(match.players)) if not told_by(match, seat))
        match.play(match.s.asks[0].seat, match.s.asks[0].options[0])
    assert told_by(match, 0)


def told_by(match: Match, seat: int) -> bool:
    """Whether everybody has seen an answer of a seat."""
    return any(step.own and step.seat == seat and step.to == WATCHER for step in match.story)


def test_bots_asked_at_once_answer_by_seat_whatever_order_they_are_asked_in() -> None:
    match = seated("potluck", 1, "cook")
    before = scheduled(match, {}, 0.0, WATCHER, PACE)
    match.s.asks.reverse()
    assert scheduled(match, {}, 0.0, WATCHER, PACE) == before
    assert [before[str(seat)]["at"] for seat in sorted(map(int, before))] == pytest.approx(
        [0.8, 1.6, 2.4][: len(before)]
    )


def test_a_bot_keeps_its_moment_whatever_others_do() -> None:
    match = seated("potluck", 1, "cook")
    before = scheduled(match, {}, 0.0, WATCHER, PACE)
    match.play(1, match.s.asked(1).options[0])
    assert scheduled(match, before, 0.5, 1, PACE)["0"] == before["0"]


def test_a_chef_with_little_to_think_about_takes_the_whole_time(tmp_path: Path) -> None:
    with client.serving(str(tmp_path / "a.db"), delay=0.1, thinkers=1) as server, server.http() as http:
        ann = client.Player(http)
        warm_up(ann)
        name = ann.post("/tables", {"game": "critter-kitchen", "seats": ["me", "chef"]})["id"]
        begun = time.time()
        table = ann.post(f"/tables/{name}/start")
        assert SHELF.game("critter-kitchen").questions.by_key[table["question"]["key"]].secret
        while 1 in table["view"]["waiting"] and time.time() < begun + 20:
            time.sleep(0.02)
            table = ann.table(name)
        assert Pace(0.1).pause("chef", True, False) == pytest.approx(2.6)
        assert 2.55 < time.time() - begun < 3.5


def test_an_open_turn_of_thirty_answers_is_over_in_six_seconds_and_a_sealed_one_tells_nothing() -> None:
    pace = Pace(0.8)
    first, next_one = (pace.pause("cook", False, False, run=run) for run in (0, 1))
    assert first == 0.8 and SECONDS["cook"] < next_one and first + 29 * next_one <= 6
    assert pace.pause("cook", True, False, run=1) == pace.pause("cook", True, False)


def warm_up(ann: client.Player) -> None:
    """Let the worker begin to think, which takes a while the first time."""
    name = client.open_table(ann, game="restaurant-row", bots=1)
    begun = time.time()
    while ann.table(name)["version"] < 3 and time.time() < begun + 20:
        if (table := ann.table(name))["question"]:
            ann.ask(
                "POST",
                f"/tables/{name}/moves",
                {"version": table["version"], "option": table["question"]["options"][0]["value"]},
            )
        time.sleep(0.05)
