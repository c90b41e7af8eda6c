"""Gymnasium: one seat to learn, bots of any level in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

import prixfixe
from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.bots.simple import Random
from prixfixe.core.chance import chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State
from prixfixe.rl.draw import RENDER_MODES, rendered
from prixfixe.rl.pettingzoo import Observation, setting, spaces
from prixfixe.rl.world import World


class SeatEnv(gymnasium.Env[Observation, np.integer[Any]]):
    """A match seen from one seat; a step goes on until that seat is asked again."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        seat: int = 0,
        bots: str = "random",
        reward: str = "result",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.setting = setting(game, seats, options)
        self.seat = seat
        self.bot = bot(bots)
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces(self.setting)
        self.world: World | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, played on to the seat's first question."""
        super().reset(seed=seed)
        self.dice = chance(int(self.np_random.integers(1 << 60)))
        self.world = World(self.setting, int(self.np_random.integers(1 << 60)))
        self.others(self.world)
        return self.seen(self.world)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat answers, then the bots, until it is asked again or the match is over.

        An illegal action counts as what a run-out clock answers, and the info says so.
        """
        world = self.world
        assert world is not None, "call reset() first"
        illegal = not world.accept(world.s.asked(self.seat), int(action))
        world.settle()
        self.others(world)
        seen, info = self.seen(world)
        if illegal:
            info["illegal_action"] = True
        over = world.s.over
        return seen, world.rewards(self.reward)[self.seat] if over else 0.0, over, False, info

    def others(self, world: World) -> None:
        """Let the bots answer."""
        while world.s.asks and world.ask(self.seat) is None:
            ask = world.s.asks[0]
            world.s.answer(ask.seat, self.choice(world.s, ask))
            world.settle()

    def choice(self, s: State, ask: Ask) -> int:
        """What a bot answers; a random one needs no guess of what it cannot see."""
        if isinstance(self.bot, Random):
            return ask.options[self.dice.below(len(ask.options))]
        return decide(self.bot, self.setting.game, s, ask.seat, self.dice.below(1 << 31))

    def seen(self, world: World) -> tuple[Observation, dict[str, Any]]:
        """What the seat observes, and the mask once more in the info."""
        mask = world.mask(self.seat)
        return {"observation": world.numbers(self.seat), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> Any:
        """The table as a spectator sees it."""
        assert self.world is not None, "call reset() first"
        return rendered(self.setting.game, self.world.s, self.render_mode)


def environment_id(name: str) -> str:
    """What Gymnasium calls a game: prixfixe/CritterKitchen-v0."""
    return f"prixfixe/{''.join(word.capitalize() for word in name.split('-'))}-v0"


def register() -> None:
    """Make every game known to gymnasium.make; importing this module has done it."""
    for name in prixfixe.playable():
        if environment_id(name) not in gymnasium.registry:
            gymnasium.register(environment_id(name), "prixfixe.rl.gymnasium:SeatEnv", kwargs={"game": name})


register()
