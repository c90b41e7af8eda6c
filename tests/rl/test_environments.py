"""The tiny game as a research environment: the interfaces' own tests, tables that can be inverted, honest numbers."""

from __future__ import annotations

import warnings
from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import prixfixe
from prixfixe.kit.sight import Sight, plain
from prixfixe.rl import text
from prixfixe.rl.actions import WAIT
from prixfixe.rl.encode import fingerprint, mask
from prixfixe.rl.pettingzoo import TogetherEnv, TurnEnv
from prixfixe.rl.world import Setting, World, by_margin, by_place
from tests import potluck
from tests.rl import tiny
from tests.rl.tiny import setting


def test_the_environments_pass_the_tests_of_pettingzoo() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(TurnEnv(setting()), 500)
        parallel_api_test(TogetherEnv(setting()), 500)
        seed_test(lambda: TurnEnv(setting()), 50)
        parallel_seed_test(lambda: TogetherEnv(setting()), 50)


def test_an_action_is_one_answer_and_back() -> None:
    world = World(setting(), 1)
    actions, ask = world.setting.actions, world.s.asks[0]
    assert [actions.decode(ask, actions.encode(ask, option)) for option in ask.options] == list(ask.options)
    assert actions.table()[WAIT] == "wait" and len(set(actions.table())) == len(actions)
    assert list(np.flatnonzero(mask(actions, ask))) == sorted(actions.legal(ask))
    assert list(np.flatnonzero(mask(actions, None))) == [WAIT]


def test_every_number_is_named_and_within_its_bounds() -> None:
    world = World(setting(), 2)
    seen = world.setting.observations
    assert len(seen.table()) == len(seen) == len(set(seen.table()))
    while world.s.asks:
        for seat in range(3):
            numbers = world.numbers(seat)
            assert (seen.low <= numbers).all() and (numbers <= seen.high).all()
        ask = world.s.asks[0]
        world.step(ask.seat, world.setting.actions.encode(ask, ask.options[-1]))


def test_what_is_observed_is_the_same_in_a_world_that_looks_the_same() -> None:
    game, made = potluck.game(), setting()
    s = game.start(3, 5)
    s.answer(1, 4)
    for seat in (0, 2):
        here, there = World.at(made, s.copy()), World.at(made, game.guess(s, seat, 9))
        assert (here.numbers(seat) == there.numbers(seat)).all() and (here.mask(seat) == there.mask(seat)).all()
        assert text.observation(game, here.s, seat) == text.observation(game, there.s, seat)


def test_the_own_seat_comes_first_in_lists_by_seat() -> None:
    s = potluck.game().start(3, 5)
    s.points = [10, 20, 30]
    world = World.at(setting(), s)
    first = len(world.setting.observations.observer.places)
    assert list(world.numbers(1)[first : first + 3]) == [20, 30, 10]


def test_rewards_are_places_or_margins() -> None:
    def result(places: list[int], scores: list[int], rival: int | None = None) -> Any:
        return prixfixe.Result(places, scores, [], "", [], rival)

    assert by_place(result([1, 2, 3], [9, 5, 1])) == [1.0, 0.0, -1.0]
    assert by_place(result([1, 1, 3], [9, 9, 1])) == [0.5, 0.5, -1.0]
    assert by_place(result([2], [4], 7)) == [-1.0]
    assert by_margin(result([1, 2], [9, 5])) == [4.0, -4.0] and by_margin(result([2], [4], 7)) == [-3.0]


def test_a_question_reads_as_numbered_words_and_a_reply_names_one() -> None:
    game = potluck.game()
    s = game.start(2, 1)
    asked = text.question(game, s, s.asks[0])
    assert "0: Card 1" in asked and "4: Card 5" in asked
    assert text.read(s.asks[0], "I take 3.") == 4
    with pytest.raises(ValueError, match="none of the options 0 to 4"):
        text.read(s.asks[0], "no idea")


def test_the_version_changes_with_the_tables() -> None:
    two, three = setting(2), setting(3)
    assert fingerprint(two.actions, two.observations) != fingerprint(three.actions, three.observations)


def test_a_game_whose_record_says_how_it_is_shown_is_observed_with_those_bounds() -> None:
    made = Setting.of(replace(potluck.game(), view_of=plain(tiny.show)), 3, {})
    assert made.observations.table() == setting().observations.table()
    assert "points[2] 0..40" in made.observations.table() and "hands[0]#5 0..1" in made.observations.table()


def test_what_is_not_in_the_outline_cannot_be_observed() -> None:
    def show(s: Any, seat: int, to: Sight) -> None:
        to.number("dish" if s.points == [0, 0, 0] else "points", s.dish, 0, 6)

    made = Setting.of(potluck.game(), 3, {}, show)
    s = made.game.start(3, 1)
    made.observations.numbers(s, 0)
    s.points = [1, 0, 0]
    with pytest.raises(KeyError, match="points is shown, but not in the outline"):
        made.observations.numbers(s, 0)


def test_a_game_that_has_only_a_view_is_observed_number_by_number() -> None:
    game, made = potluck.game(), Setting.of(potluck.game(), 2, {})
    s = game.start(2, 1)
    s.answer(1, 4)
    for seat in (0, 1):
        seen = {name: int(n) for (name, *_), n in zip(made.observations.fields, made.observations.numbers(s, seat))}
        assert seen["seat"] == seat and seen["view.dish"] == s.dish and seen["view.hands[1]#"] == 5
        assert [seen["view.mine#"], seen["view.mine[0]"]] == ([0, 0] if seat == 0 else [1, 4])
        twin = game.guess(s, seat, 7)
        assert (made.observations.numbers(twin, seat) == made.observations.numbers(s, seat)).all()
