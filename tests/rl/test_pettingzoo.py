"""The five games pass PettingZoo's own tests, solo modes and everything switched on included."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from prixfixe.core.errors import BadOption
from prixfixe.rl.pettingzoo import env, parallel_env
from tests.configs import Config
from tests.rl.research import DEFAULTS, TRIED, times

tried = pytest.mark.parametrize("config", TRIED, ids=str)


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """PettingZoo warns of observations that are no pictures."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@tried
def test_api(config: Config) -> None:
    api_test(env(config.game, config.seats, **config.options), times(60, 1_000))


@tried
def test_parallel_api(config: Config) -> None:
    parallel_api_test(parallel_env(config.game, config.seats, **config.options), times(60, 1_000))


@tried
def test_seed(config: Config) -> None:
    seed_test(lambda: env(config.game, config.seats, **config.options), times(25, 500))


@tried
def test_parallel_seed(config: Config) -> None:
    parallel_seed_test(lambda: parallel_env(config.game, config.seats, **config.options), times(25, 500))


@pytest.mark.parametrize("config", DEFAULTS, ids=str)
def test_a_match_ends_with_places_as_rewards(config: Config) -> None:
    table = env(config.game, config.seats)
    table.reset(seed=3)
    dice = np.random.default_rng(1)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, _, info = table.last()
        total[agent] += reward
        if ended:
            table.step(None)
            continue
        assert (info["action_mask"] == seen["action_mask"]).all()
        table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("config", DEFAULTS, ids=str)
def test_both_render_modes_show_the_table(config: Config) -> None:
    for mode in ("ansi", "rgb_array"):
        table = env(config.game, config.seats, render_mode=mode)
        table.reset(seed=1)
        shown = table.render()
        if mode == "ansi":
            assert len(shown.splitlines()) > 5
        else:
            assert shown.dtype == np.uint8 and shown.ndim == 3 and shown.shape[2] == 3 and len(np.unique(shown)) >= 4


def test_a_wrong_reward_or_render_mode_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="there is no reward gold"):
        env("sweet-mess", reward="gold")
    with pytest.raises(BadOption, match="there is no render mode human"):
        parallel_env("sweet-mess", render_mode="human")


def test_the_score_as_reward_is_the_margin() -> None:
    table = parallel_env("restaurant-row", reward="score")
    seen, _ = table.reset(seed=1)
    rewards: dict[str, float] = {}
    while table.agents:
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents}
        seen, rewards, *_ = table.step(actions)
    assert sum(rewards.values()) == 0


@pytest.mark.parametrize("config", DEFAULTS, ids=str)
def test_two_parallel_matches_with_one_seed_stay_equal(config: Config) -> None:
    tables = [parallel_env(config.game, config.seats) for _ in range(2)]
    seen = [table.reset(seed=9)[0] for table in tables]
    dice = np.random.default_rng(2)
    for _ in range(times(40, 500)):
        if not tables[0].agents:
            break
        actions = {agent: int(dice.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen[0].items()}
        seen = [table.step(actions)[0] for table in tables]
        for agent in actions:
            assert (seen[0][agent]["observation"] == seen[1][agent]["observation"]).all()
            assert (seen[0][agent]["action_mask"] == seen[1][agent]["action_mask"]).all()


def test_sealed_choices_are_one_parallel_step_and_an_illegal_one_is_told() -> None:
    table = parallel_env("restaurant-row", seats=3)
    seen, _ = table.reset(seed=1)
    assert all(one["action_mask"][0] == 0 for one in seen.values())  # all choose a shop
    actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    actions["seat_1"] = len(seen["seat_1"]["action_mask"]) - 1
    _, _, _, _, infos = table.step(actions)
    assert [agent for agent, info in infos.items() if "illegal_action" in info] == ["seat_1"]
    assert table.setting.game.view(table.at_table().s, None)["trip"] >= 1
