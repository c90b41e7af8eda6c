"""A bot knows what its seat knows: it is handed a guess, and what it cannot see does not change what it does."""

from __future__ import annotations

import gc
import os
from types import FunctionType, ModuleType
from typing import Any, Iterator

import pytest

from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.core.chance import Chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State
from tests.configs import Config, configs
from tests.laws.walk import every_config, walk

POSITIONS = int(os.environ.get("PRIXFIXE_HONEST_POSITIONS", "2"))


class Spy:
    """Takes the first option and keeps what it was handed."""

    def __init__(self) -> None:
        self.handed: list[Any] = []

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        self.handed = [guess, ask, dice]
        return ask.options[0]


def reachable(things: list[Any]) -> dict[int, Any]:
    """Everything that can be reached from some objects, code and content apart."""
    found: dict[int, Any] = {}
    while things:
        thing = things.pop()
        if id(thing) not in found and not isinstance(thing, (type, ModuleType, FunctionType)):
            found[id(thing)] = thing
            things += gc.get_referents(thing)
    return found


def questions(config: Config, seed: int) -> Iterator[tuple[State, int]]:
    """States of random matches in which a seat has a choice, some answers apart."""
    found = [
        s.copy() for s in walk(config, seed, stride=1) if any(len(ask.options) > 1 and ask.seat >= 0 for ask in s.asks)
    ]
    for s in found[:: max(1, len(found) // POSITIONS)][:POSITIONS]:
        seats = [seat for seat in range(config.seats) if any(ask.seat == seat for ask in s.asks)]
        yield s, next((seat for seat in seats if len(s.asked(seat).options) > 1), seats[0])


@every_config
def test_no_bot_can_reach_the_true_state(config: Config) -> None:
    for s, seat in questions(config, 5):
        spy = Spy()
        decide(spy, config.record(), s, seat, 1)
        if spy.handed:
            assert id(s) not in reachable(spy.handed)


@pytest.mark.parametrize("level", ["beginner", "easy", "good", "master"])
@every_config
def test_what_a_seat_cannot_see_does_not_change_its_answer(config: Config, level: str) -> None:
    game = config.record()
    for number, (s, seat) in enumerate(questions(config, 6)):
        elsewhere = game.guess(s, seat, 1000 + number)
        here, there = (decide(bot(level, iterations=20), game, world, seat, number) for world in (s, elsewhere))
        assert here == there


@pytest.mark.parametrize("config", [one for one in configs() if one.record().bots.playouts], ids=str)
def test_nor_what_comes_of_matches_played_out(config: Config) -> None:
    game = config.record()
    for number, (s, seat) in enumerate(questions(config, 6)):
        elsewhere = game.guess(s, seat, 1000 + number)
        here, there = (decide(bot("chef", iterations=90), game, world, seat, number) for world in (s, elsewhere))
        assert here == there


def test_the_test_would_notice() -> None:
    config = next(config for config in configs() if config.game == "potluck")
    s = config.start(1)
    assert id(s) in reachable([[s]])


def test_a_bot_thinks_as_if_nobody_else_had_sealed_an_answer() -> None:
    config = next(config for config in configs() if config.game == "critter-kitchen" and config.seats == 2)
    s, spy = config.start(1), Spy()
    while any(ask.seat == 0 for ask in s.asks):
        s.answer(0, s.asked(0).options[0])
    decide(spy, config.record(), s, 1, 1)
    assert {ask.seat for ask in spy.handed[0].asks} == {0, 1}
