"""The simplest bots: one plays anything, the other what looks best one answer ahead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prixfixe import BadOption, State
from prixfixe.bots.bot import Bot, decide
from prixfixe.bots.levels import LEVELS, TABLE, bot
from tests import potluck


def played(seed: int, *bots: Bot) -> list[int]:
    """The scores of a potluck."""
    game = potluck.game()
    s: State = game.start(len(bots), seed)
    count = 0
    while (ask := s.asking()) is not None:
        count += 1
        s.answer(ask.seat, decide(bots[ask.seat], game, s, ask.seat, seed * 1000 + count))
    return game.result(s).scores


def test_every_level_makes_a_bot_and_others_are_named() -> None:
    for level in LEVELS + TABLE:
        assert bot(level)
    with pytest.raises(BadOption, match="no bot genius; there are random, greedy"):
        bot("genius")


def test_the_same_seed_gives_the_same_match() -> None:
    assert played(5, bot("greedy"), bot("random"), bot("random")) == played(
        5, bot("greedy"), bot("random"), bot("random")
    )


def test_random_takes_every_option_about_equally() -> None:
    game = potluck.game()
    s = game.start(2, 1)
    taken = [decide(bot("random"), game, s, 0, seed) for seed in range(1000)]
    assert all(140 < taken.count(card) < 260 for card in range(1, 6))


def test_greedy_wins_the_last_dish_when_it_can() -> None:
    game = potluck.game()
    s = game.start(2, 1)
    s.hands = [[1, 5], [2, 3]]
    s.withdraw()
    s.agenda = s.agenda[-1:]
    module = potluck.module()
    s.ask(0, [1, 5], module.played)
    s.played[1] = [3]
    s.hands[1] = [2]
    assert decide(bot("greedy"), game, s, 0, 3) == 5


def test_at_a_table_any_of_the_answers_that_are_near_enough_may_be_given() -> None:
    plain = potluck.game()
    near = replace(plain, bots=replace(plain.bots, near=lambda s, ask: 1000.0))
    s = plain.start(2, 1)
    taken = {
        (level, game is near): {decide(bot(level), game, s, 0, seed) for seed in range(30)}
        for level in ("greedy", "easy")
        for game in (plain, near)
    }
    assert taken["greedy", True] == taken["greedy", False] == taken["easy", False]
    assert taken["easy", True] == set(s.asked(0).options) > taken["easy", False]


def test_a_forced_answer_needs_no_thought() -> None:
    game = potluck.game()
    s = game.start(2, 1)
    s.withdraw()
    s.ask(0, [4], potluck.module().played)
    assert decide(Broken(), game, s, 0, 1) == 4


class Broken:
    """A bot that cannot think."""

    def choose(self, *args: object) -> int:
        raise AssertionError("asked to think")
