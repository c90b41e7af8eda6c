"""Forced answers that are given at once tell nobody anything: who is waited for follows from what is seen."""

from collections import Counter

import pytest

from prixfixe.table.match import Match, Player
from tests.laws.pairs import PAIRS, Pair, World, pick, some_pairs, titles

every_title = pytest.mark.parametrize("title", titles())


@every_title
def test_in_worlds_that_look_the_same_the_same_seats_are_waited_for(title: str) -> None:
    faults: Counter[str] = Counter()
    for pair in some_pairs(title, PAIRS):
        if fault := pair.fault():
            faults[fault] += 1
    assert not faults


@every_title
def test_a_match_counts_the_same_versions_in_worlds_that_look_the_same(title: str) -> None:
    for pair in some_pairs(title, PAIRS // 20):
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
    match.s, match.log, match.steps = world.s.copy(), [], []
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
