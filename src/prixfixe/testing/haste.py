"""Forced answers that are given at once tell nobody anything: who is waited for follows from what is seen."""

from __future__ import annotations

from collections import Counter
from typing import Sequence

from prixfixe.table.match import Match, Player
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import PAIRS
from prixfixe.testing.worlds import Pair, World, pick, some_pairs


def in_worlds_that_look_the_same_the_same_seats_are_waited_for(configs: Sequence[Config]) -> None:
    """Two worlds that a viewer cannot tell apart stay so until something is shown, whoever is asked in them."""
    faults: Counter[str] = Counter()
    for pair in some_pairs(configs, PAIRS):
        if fault := pair.fault():
            faults[fault] += 1
    assert not faults


def a_match_counts_the_same_versions_in_worlds_that_look_the_same(configs: Sequence[Config]) -> None:
    """How often what a viewer sees has changed is the same in worlds that look the same."""
    for pair in some_pairs(configs, PAIRS // 20):
        here, there = match_in(pair.here), match_in(pair.there)
        assert versions(here, pair) == versions(there, pair)
        seat = pick(sorted({ask.seat for ask in here.s.asks if ask.seat >= 0}), pair.dice)
        mine, same = here.ask(seat), there.ask(seat)
        common = [option for option in mine.options if same and option in same.options] if mine else []
        if common:
            option = pick(common, pair.dice)
            here.play(seat, option)
            there.play(seat, option)
            if here.sights[spot(pair)] == there.sights[spot(pair)]:
                assert versions(here, pair) == versions(there, pair)


def match_in(world: World) -> Match:
    """A match that has come to this world."""
    match = Match(world.game, [Player(f"player {seat}") for seat in range(world.s.seats)], 1)
    match.s, match.story, match.answered = world.s.copy(), [], []
    match.look()
    match.seen = [0] * len(match.seen)
    match.settle()
    match.look()
    return match


def spot(pair: Pair) -> int:
    """Where a match keeps what the viewer sees."""
    return int(pair.here.s.seats) if pair.viewer is None else pair.viewer


def versions(match: Match, pair: Pair) -> int:
    """How often what the viewer sees has changed."""
    return match.seen[spot(pair)]
