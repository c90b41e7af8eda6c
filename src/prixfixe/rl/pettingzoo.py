"""PettingZoo: the games as AEC and as Parallel environments."""

from __future__ import annotations

from functools import cache
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv

import prixfixe
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game
from prixfixe.core.state import Ask
from prixfixe.rl.draw import RENDER_MODES, rendered
from prixfixe.rl.encode import mask
from prixfixe.rl.world import REWARDS, Setting, World

Observation = dict[str, Any]


class Shared:
    """What both environments have in common."""

    metadata: dict[str, Any]
    render_mode: str | None

    def configure(self, setting: Setting, reward: str, render_mode: str | None) -> None:
        """Spaces and agents; a reward or render mode that does not exist is refused."""
        if reward not in REWARDS:
            raise BadOption(f"there is no reward {reward}; there are {', '.join(REWARDS)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"there is no render mode {render_mode}; there are {', '.join(RENDER_MODES)}")
        self.setting = setting
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{setting.game.name}_v{setting.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.dice = np.random.default_rng()
        self.spaces = {agent: spaces(setting) for agent in self.possible_agents}
        self.waiting = mask(setting.actions, None)
        self.world: World | None = None

    def deal(self, seed: int | None) -> World:
        """A new match; without a seed, the next of this environment's own."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.world = World(self.setting, int(self.dice.integers(1 << 60)))
        return self.world

    def at_table(self) -> World:
        """The match; there is one after reset."""
        if self.world is None:
            raise RuntimeError("call reset() first")
        return self.world

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """The numbers a seat observes, and the mask of what it may do."""
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """Every answer of the game, and waiting."""
        return self.spaces[agent][1]

    def seen(self, agent: str) -> Observation:
        """What an agent observes now."""
        world, seat = self.at_table(), self.seat_of[agent]
        ask = world.ask(seat)
        legal = self.waiting if ask is None else mask(self.setting.actions, ask)
        return {"observation": world.numbers(seat), "action_mask": legal}

    def render(self) -> Any:
        """The table as a spectator sees it: text, or a picture of it."""
        return rendered(self.setting.game, self.at_table().s, self.render_mode)

    def close(self) -> None:
        """Nothing to put away."""


def spaces(setting: Setting) -> tuple[gymnasium.spaces.Dict, gymnasium.spaces.Discrete]:
    """The observation and action space of one seat."""
    observations, count = setting.observations, len(setting.actions)
    seen = gymnasium.spaces.Box(observations.low, observations.high, dtype=np.int32)
    mask = gymnasium.spaces.Box(0, 1, (count,), np.int8)
    return gymnasium.spaces.Dict({"observation": seen, "action_mask": mask}), gymnasium.spaces.Discrete(count)


class TurnEnv(Shared, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One seat answers at a time: the one with the oldest open question."""

    def __init__(self, setting: Setting, reward: str = "result", render_mode: str | None = None) -> None:
        super().__init__()
        self.configure(setting, reward, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match."""
        world = self.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self.waiting} for agent in self.agents}
        self.select(world.s.asks[0])

    def select(self, ask: Ask) -> None:
        """Give the turn to whoever is asked, and say what they may do."""
        agent = self.agent_selection = self.possible_agents[ask.seat]
        self.infos[agent] = {"action_mask": mask(self.setting.actions, ask)}

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        if agent != self.agent_selection:
            return self.seen(agent)
        return {
            "observation": self.at_table().numbers(self.seat_of[agent]),
            "action_mask": self.infos[agent]["action_mask"],
        }

    def step(self, action: int | None) -> None:
        """The selected agent answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        world = self.at_table()
        assert action is not None
        world.step(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self.waiting}
        asks = world.s.asks
        if asks:
            self.select(asks[0])
        else:
            self.finish(world)

    def finish(self, world: World) -> None:
        """The match is over: everybody gets what they have earned."""
        self.rewards = dict(zip(self.possible_agents, world.rewards(self.reward)))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class TogetherEnv(Shared, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Everybody acts in every step; whoever is not asked waits."""

    def __init__(self, setting: Setting, reward: str = "result", render_mode: str | None = None) -> None:
        self.configure(setting, reward, render_mode)
        self.metadata["is_parallelizable"] = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match."""
        self.deal(seed)
        self.agents = list(self.possible_agents)
        return self.all_seen()

    def all_seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Observations and infos of all agents."""
        seen = {agent: self.seen(agent) for agent in self.possible_agents}
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in seen}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """All open questions are answered at once.

        An illegal action counts as what a run-out clock answers, and the info says so.
        """
        world = self.at_table()
        illegal = world.step_together({self.seat_of[agent]: int(action) for agent, action in actions.items()})
        seen, infos = self.all_seen()
        for seat in illegal:
            infos[self.possible_agents[seat]]["illegal_action"] = True
        rewards = dict(zip(self.possible_agents, world.rewards(self.reward)))
        ended = dict.fromkeys(self.possible_agents, world.s.over)
        if world.s.over:
            self.agents = []
        return seen, rewards, ended, dict.fromkeys(self.possible_agents, False), infos


@cache
def usual(name: str) -> Game[Any]:
    """A game's record."""
    return prixfixe.load(name)


def setting(game: str | Game[Any], seats: int | None, options: dict[str, Any]) -> Setting:
    """A game by name or record, with as many seats as most people play unless said otherwise."""
    record = usual(game) if isinstance(game, str) else game
    count = seats if seats is not None else min(max(2, record.seats[0]), record.seats[-1])
    return Setting.of(record, count, options)


def env(
    game: str, seats: int | None = None, reward: str = "result", render_mode: str | None = None, **options: Any
) -> TurnEnv:
    """The AEC environment of a game; further arguments are the game's options."""
    return TurnEnv(setting(game, seats, options), reward, render_mode)


def parallel_env(
    game: str, seats: int | None = None, reward: str = "result", render_mode: str | None = None, **options: Any
) -> TogetherEnv:
    """The Parallel environment of a game; further arguments are the game's options."""
    return TogetherEnv(setting(game, seats, options), reward, render_mode)
