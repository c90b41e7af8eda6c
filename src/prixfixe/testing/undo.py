"""What a match lets be taken back has told nobody anything."""

from __future__ import annotations

from itertools import islice
from typing import Iterator, Sequence

from prixfixe.core.chance import chance
from prixfixe.core.state import State
from prixfixe.table.match import Match, Player
from prixfixe.table.undo import Answered, differs, witnesses
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import PAIRS, step

SEEDS = range(1_000, 1_030)  # of 30 worlds that the match has not asked
STRIDE = 3  # one answer in so many is looked at


def what_can_be_taken_back_told_nobody_anything(configs: Sequence[Config]) -> None:
    """Whoever noticed an answer that may be taken back has learnt nothing from it, in thirty other worlds."""
    for config in configs:
        game, dice = config.record(), chance(1)
        for before, after in islice(undoable(config), -(-PAIRS // 2 // len(configs))):
            seers = witnesses(game, before, after)
            viewer = seers[dice.below(len(seers))]
            key = game.key(before.before.asked(before.seat))
            assert not differs(game, before, after, viewer, SEEDS), f"{key}, {config}, viewer {viewer}"


def undoable(config: Config) -> Iterator[tuple[Answered, State]]:
    """Answers of random matches that could be taken back just after, and the positions they led to."""
    seed = 0
    while True:
        seed += 1
        dice = chance(seed)
        match = Match(config.record(), [Player(f"player {seat}") for seat in range(config.seats)], seed, config.options)
        while not match.over:
            seat, option = step(match.s.copy(), dice)
            known = len(match.replay.moves)
            match.play(seat, option)
            fresh = [each for each in match.answered if each.moves >= known]
            if known % STRIDE == seed % STRIDE and fresh:
                yield fresh[-1], match.s
