"""OpenSpiel: every game registered with pyspiel, sequential, with sampled chance."""

from __future__ import annotations

import hashlib
import json
import secrets
from functools import partial
from typing import Any, Callable

import numpy as np
import pyspiel

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.core.game import Game
from prixfixe.rl import text
from prixfixe.rl.encode import described
from prixfixe.rl.pettingzoo import setting
from prixfixe.rl.world import Setting, World

LONGEST = 20_000  # answers no match needs


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"prixfixe_{name.replace('-', '_')}"


def game_type(record: Game[Any]) -> pyspiel.GameType:
    """The facts OpenSpiel wants to know of a title."""
    parameters: dict[str, Any] = {option.name: option.default for option in record.options}
    return pyspiel.GameType(
        short_name=short_name(record.name),
        long_name=record.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=record.seats[-1],
        min_num_players=record.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, record.seats[0]), "rng_seed": -1, **parameters},
    )


class Held:
    """A match as OpenSpiel keeps it: it is copied deeply and pickled, which a state of ours does in its own way."""

    def __init__(self, setting: Setting, world: World | None, memory: list[str]) -> None:
        self.setting = setting
        self.world = world
        self.memory = memory  # a digest of everything each seat has seen

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.setting, twin(self.setting, self.world), self.memory[:])

    def __getstate__(self) -> dict[str, Any]:
        game = self.setting.game
        saved = None if self.world is None else game.save(self.world.s)
        return {
            "game": game.name,
            "seats": self.setting.seats,
            "options": self.setting.options,
            "state": saved,
            "memory": self.memory,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.setting = setting(kept["game"], kept["seats"], dict(kept["options"]))
        s = None if kept["state"] is None else self.setting.game.load(kept["state"])
        self.world = None if s is None else World.at(self.setting, s)
        self.memory = kept["memory"]

    def remember(self) -> None:
        """Add what each seat sees now to its memory."""
        assert self.world is not None
        for seat in range(self.setting.seats):
            seen = f"{self.memory[seat]}{text.observation(self.setting.game, self.world.s, seat)}"
            self.memory[seat] = hashlib.sha256(seen.encode()).hexdigest()[:16]


def twin(setting: Setting, world: World | None) -> World | None:
    """A match of its own in the same position."""
    return None if world is None else World.at(setting, world.s.copy())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its options, as OpenSpiel sees it."""

    def __init__(self, record: Game[Any], kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        chosen = {**kind.parameter_specification, **params}
        players, seed = int(chosen.pop("players")), int(chosen.pop("rng_seed"))
        self.setting: Setting = setting(record, players, chosen)
        self.dice = chance(seed if seed >= 0 else secrets.randbits(60))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.actions),
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self, *args: Any) -> SpielState:
        """A table that has not been dealt yet."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Observations by the view; with perfect recall, the memory of all earlier ones as well."""
        return SpielObserver(self.setting, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal decides everything that chance will do."""
        return 1


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal it is chance's turn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.setting, None, [""] * game.setting.seats)
        self.number = game.dice.below(1 << 31) << 29 | game.dice.below(1 << 29)

    @property
    def world(self) -> World:
        """The match, once it is dealt."""
        assert self.held.world is not None
        return self.held.world

    def current_player(self) -> int:
        """Who answers next: the oldest open question's seat."""
        if self.held.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.world.s.asks[0].seat) if self.world.s.asks else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.world.ask(player)
        return [] if ask is None else sorted(self.held.setting.actions.legal(ask))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal, sampled."""
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.held.world is None:
            self.held.world = World(self.held.setting, self.number)
        else:
            self.world.step(self.current_player(), action)
        self.held.remember()

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player < 0 else self.held.setting.actions.table()[action]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.held.world is not None and self.world.s.over

    def returns(self) -> list[float]:
        """1 for the winner down to -1 for the last; zeros before the end."""
        return [0.0] * self.held.setting.seats if self.held.world is None else self.world.rewards("result")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that looks the same to a player, everything else guessed anew."""
        other: SpielState = self.clone()
        game = self.held.setting.game
        guess = game.guess(self.world.s, player, int(sampler() * (1 << 50)))
        memory = [self.held.memory[seat] if seat == player else "" for seat in range(self.held.setting.seats)]
        other.held = Held(self.held.setting, World.at(self.held.setting, guess), memory)
        return other

    def __str__(self) -> str:
        if self.held.world is None:
            return "not dealt"
        return json.dumps(self.held.setting.game.save(self.world.s), sort_keys=True)


class SpielObserver:
    """A player's view as numbers and as text."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.setting = setting
        self.recall = recall
        self.tensor = np.zeros(len(setting.observations), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.held.world is not None:
            self.tensor[:] = state.world.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as text, with the memory of all earlier views if that is wanted."""
        if state.held.world is None:
            return "not dealt"
        seen = text.observation(self.setting.game, state.world.s, player)
        return f"{state.held.memory[player]} {seen}" if self.recall else seen


def register() -> None:
    """Make every game with a spec known to pyspiel.load_game; importing this module has done it."""
    for name in described():
        record = prixfixe.load(name)
        kind = game_type(record)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, partial(SpielGame, record, kind))


register()
