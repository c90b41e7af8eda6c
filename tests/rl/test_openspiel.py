"""The five games in OpenSpiel: its own tests, resampling, serialisation, playthroughs, and its bots at our tables."""

from __future__ import annotations

import pickle
import unittest
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import prixfixe
from bench.rivals import bot_of
from prixfixe.bots.bot import decide
from prixfixe.rl.openspiel import short_name
from tests.configs import Config
from tests.rl import playthrough
from tests.rl.research import FULL, TRIED, times

every_game = pytest.mark.parametrize("game", prixfixe.shipped())
tried = pytest.mark.parametrize("config", TRIED, ids=str)
BRIEF = [config for config in TRIED if config.game != "rival-restaurants" or config.seats < 3]
SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def loaded(config: Config, seed: int = 4) -> Any:
    """A configuration as a game of OpenSpiel, which wants every parameter to be of its default's type."""
    defaults = {option.name: option.default for option in config.record().options}
    options = {
        name: str(value) if isinstance(defaults.get(name), str) else value for name, value in config.options.items()
    }
    return pyspiel.load_game(short_name(config.game), {"players": config.seats, "rng_seed": seed, **options})


def dealt(game: Any) -> Any:
    """A match that begins."""
    state = game.new_initial_state()
    state.apply_action(0)
    return state


@pytest.mark.parametrize("config", TRIED if FULL else BRIEF, ids=str)
def test_its_random_simulation(config: Config) -> None:
    pyspiel.random_sim_test(loaded(config), num_sims=times(1, 3), serialize=False, verbose=False)


@every_game
def test_its_api(game: str) -> None:
    table = type("Table", (api_test.EnforceAPIOnPartialTreeBase,), {"game": None, "game_name": short_name(game)})
    table.game = pyspiel.load_game(f"{short_name(game)}(rng_seed=1)")  # type: ignore[attr-defined]
    result = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(table).run(result)
    assert result.testsRun >= 5 and not result.errors and not result.failures, [*result.errors, *result.failures]


@every_game
def test_a_resampled_position_looks_the_same_to_the_player(game: str) -> None:
    configs = [config for config in TRIED if config.game == game]
    states, seed, dice = 0, 0, np.random.RandomState(1)
    while states < times(20, 100):
        state = dealt(loaded(configs[seed % len(configs)], seed))
        seed += 1
        skip = dice.randint(7, 40)
        while not state.is_terminal() and states < times(20, 100):
            if state.move_number() % skip == 0:
                states += 1
                for player in range(state.num_players()):
                    resampled_looks_the_same(state, player)
            state.apply_action(dice.choice(state.legal_actions()))


def resampled_looks_the_same(state: Any, player: int) -> None:
    """To the player, and it can be played on."""
    other = state.resample_from_infostate(player, SAMPLER)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert other.observation_string(player) == state.observation_string(player)
    if state.current_player() == player:
        assert other.current_player() == player and other.legal_actions() == state.legal_actions()
    other.apply_action(other.legal_actions()[0])


@tried
def test_a_saved_position_loads_and_plays_on_the_same(config: Config) -> None:
    game, dice = loaded(config), np.random.RandomState(3)
    state, number = dealt(game), 0
    while not state.is_terminal() and number < times(70, 100_000):
        if number & number - 1 == 0:
            twins = [game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state)), state.clone()]
            assert {str(twin) for twin in twins} == {str(state)}
            assert all(twin.history() == state.history() for twin in twins)
            action = state.legal_actions()[-1]
            for twin in [*twins, state]:
                twin.apply_action(action)
            assert {str(twin) for twin in twins} == {str(state)}
        else:
            state.apply_action(dice.choice(state.legal_actions()))
        number += 1


@every_game
def test_an_observation_tells_what_the_player_may_do(game: str) -> None:
    dice, known = np.random.RandomState(5), dict[str, list[int]]()
    for seed in range(times(3, 30)):
        state = dealt(pyspiel.load_game(f"{short_name(game)}(rng_seed={seed})"))
        while not state.is_terminal():
            legal = state.legal_actions()
            assert known.setdefault(state.observation_string(), legal) == legal
            state.apply_action(dice.choice(legal))


@every_game
def test_players_remember_what_they_saw_and_did(game: str) -> None:
    state = dealt(pyspiel.load_game(f"{short_name(game)}(rng_seed=2)"))
    player = state.current_player()
    before = state.information_state_string(player)
    assert before == state.clone().information_state_string(player)
    texts = {state.child(action).information_state_string(player)[:20] for action in state.legal_actions()[:4]}
    assert len(texts) == len(state.legal_actions()[:4]) and before[:20] not in texts


@every_game
def test_the_playthrough_on_file_is_played_again(game: str) -> None:
    assert playthrough.file(game).read_text(encoding="utf-8") == playthrough.playthrough(game)


@every_game
def test_its_bots_play(game: str) -> None:
    table = pyspiel.load_game(f"{short_name(game)}(rng_seed=5)")
    dice = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, dice)
    bots = {
        "random": [uniform_random.UniformRandomBot(player, dice) for player in range(2)],
        "mcts": [mcts.MCTSBot(table, 1.4, 2, rollout, random_state=dice)] * 2,
        "ismcts": [ismcts.ISMCTSBot(game=table, uct_c=1.4, max_simulations=2, evaluator=rollout, random_state=dice)]
        * 2,
    }
    for pair in bots.values():
        state = dealt(table)
        while not state.is_terminal() and state.move_number() < times(5, 40):
            state.apply_action(pair[state.current_player()].step(state))
        assert state.move_number() > 3


@every_game
@pytest.mark.parametrize("name", ["openspiel:2", "openspiel:0.01s"])
def test_its_search_is_a_rival_at_our_tables(game: str, name: str) -> None:
    record = prixfixe.load(game)
    s = record.start(max(2, record.seats[0]), 4)
    for number in range(6):
        ask = next(ask for ask in s.asks if ask.seat >= 0)
        option = decide(bot_of(name), record, s, ask.seat, number)
        assert option in ask.options
        s.answer(ask.seat, option)


def test_a_match_between_its_bots_has_a_winner() -> None:
    table = pyspiel.load_game("prixfixe_critter_kitchen(rng_seed=5)")
    dice = np.random.RandomState(1)
    bots = [uniform_random.UniformRandomBot(player, dice) for player in range(2)]
    assert sorted(pyspiel.evaluate_bots(table.new_initial_state(), bots, 1)) == [-1.0, 1.0]
