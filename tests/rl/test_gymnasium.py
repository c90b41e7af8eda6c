"""One seat with bots in the others: Gymnasium's checker, registered ids, vectorised environments."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import prixfixe
from prixfixe.rl.gymnasium import SeatEnv, environment_id
from tests.configs import Config
from tests.rl.research import TRIED


@pytest.mark.parametrize("config", TRIED, ids=str)
def test_the_checker_is_content(config: Config) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(config.game, config.seats, **config.options), skip_render_check=False)


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_every_game_is_registered(game: str) -> None:
    table = gymnasium.make(environment_id(game), seats=2, bots="greedy", render_mode="ansi")
    seen, info = table.reset(seed=1)
    assert (seen["action_mask"] == info["action_mask"]).all() and seen["action_mask"].sum() > 1
    seen, reward, over, *_ = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert reward == 0 and not over and "\n" in str(table.render())


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_many_matches_run_side_by_side(game: str) -> None:
    tables = gymnasium.make_vec(environment_id(game), num_envs=3, vectorization_mode="sync")
    seen, _ = tables.reset(seed=5)
    for _ in range(5):
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, *_ = tables.step(actions)
        assert seen["observation"].shape[0] == 3 and rewards.shape == (3,)
    tables.close()


def test_the_same_seed_gives_the_same_match() -> None:
    def played(seed: int) -> list[int]:
        table = SeatEnv("critter-kitchen", bots="random")
        seen, _ = table.reset(seed=seed)
        found = []
        for _ in range(30):
            found.append(hash(seen["observation"].tobytes()))
            seen, *_ = table.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        return found

    assert played(4) == played(4) != played(5)


def test_the_seat_is_always_the_one_that_is_asked() -> None:
    table = SeatEnv("ristorante-italia", seats=3, seat=2)
    seen, _ = table.reset(seed=1)
    while not table.world or not table.world.s.over:
        assert table.world is not None and table.world.ask(2) is not None
        seen, reward, over, *_ = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert over and -1.0 <= reward <= 1.0


def test_an_illegal_action_is_what_a_run_out_clock_answers_and_the_info_says_so() -> None:
    here, there = SeatEnv("restaurant-row"), SeatEnv("restaurant-row")
    seen, _ = here.reset(seed=1)
    there.reset(seed=1)
    assert here.world is not None
    ask = here.world.ask(0)
    assert ask is not None
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[-1])
    seen, *_, info = here.step(illegal)
    same, *_, clean = there.step(here.setting.actions.encode(ask, ask.options[0]))
    assert info["illegal_action"] and "illegal_action" not in clean
    assert (seen["observation"] == same["observation"]).all()
