"""OpenSpiel: every game registered with pyspiel, sequential, with sampled chance."""

from __future__ import annotations

import json
import secrets
from hashlib import blake2b
from typing import Any, Callable

import numpy as np
import pyspiel

import prixfixe
from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.core.chance import chance
from prixfixe.core.game import CONTENT, Game
from prixfixe.core.state import Ask
from prixfixe.rl import text
from prixfixe.rl.pettingzoo import setting
from prixfixe.rl.world import Setting, World

LONGEST = 20_000  # answers no match needs
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"prixfixe_{name.replace('-', '_')}"


def game_type(record: Game[Any]) -> pyspiel.GameType:
    """The facts OpenSpiel wants to know of a title; alone, there is nobody to win what one loses."""
    parameters: dict[str, Any] = {option.name: option.default for option in (*record.options, CONTENT)}
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(record.name),
        long_name=record.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if record.seats[0] > 1 else utility.GENERAL_SUM,
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
    """A match as OpenSpiel keeps it: it is copied deeply and pickled, which a state of ours does in its own way.

    What the seats remember is worked out when it is asked for, from a position of the past and the answers since.
    """

    __slots__ = ("first", "memory", "past", "player", "setting", "since", "world")

    def __init__(self, setting: Setting, world: World | None, memory: list[bytes], first: int = -1) -> None:
        self.setting = setting
        self.world = world
        self.memory = memory  # for each seat, a digest of what it saw whenever it answered, and of its answers
        self.first = first  # the seat that is asked first of several; else whoever was asked first
        self.past = None if world is None else world.s.copy()  # the position up to which the memory goes; never changed
        self.since: list[tuple[int, int]] = []  # seats and actions after it
        self.player = self.turn()  # kept, because OpenSpiel asks for it seven times a step

    def __deepcopy__(self, memo: Any) -> Held:
        twin = Held.__new__(Held)
        twin.setting, twin.memory, twin.first = self.setting, self.memory[:], self.first
        twin.world = None if self.world is None else World.at(self.setting, self.world.s.copy())
        twin.past, twin.since, twin.player = self.past, self.since[:], self.player
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        self.remember()
        game, world = self.setting.game, self.world
        saved = None if world is None else game.save(world.s)
        return held, (game.name, self.setting.seats, dict(self.setting.options), saved, self.memory, self.first)

    def ask(self) -> Ask | None:
        """The question that is answered next."""
        assert self.world is not None
        return (self.world.ask(self.first) if self.first >= 0 else None) or self.world.s.asking()

    def turn(self) -> int:
        """Who answers next; before the deal, chance."""
        if self.world is None:
            return CHANCE
        ask = self.ask()
        return TERMINAL if ask is None else int(ask.seat)

    def answer(self, seat: int, action: int) -> None:
        """A seat answers."""
        assert self.world is not None
        self.world.step(seat, action)
        self.first = -1
        self.since.append((seat, action))
        self.player = self.turn()

    def remember(self) -> list[bytes]:
        """What the seats know of the past: each what it saw when it answered, and what it answered."""
        if self.since and self.past is not None:
            past = World.at(self.setting, self.past.copy())
            for seat, action in self.since:
                digest = blake2b(self.memory[seat], digest_size=8)
                digest.update(text.encoded(self.setting.game, past.s, seat))
                digest.update(action.to_bytes(4, "little"))
                self.memory[seat] = digest.digest()
                past.step(seat, action)
            self.past, self.since = past.s, []
        return self.memory


def held(
    game: str, seats: int, options: dict[str, Any], saved: dict[str, Any] | None, memory: list[bytes], first: int
) -> Held:
    """A match as it was pickled."""
    made = setting(game, seats, options)
    world = None if saved is None else World.at(made, made.game.load(saved))
    return Held(made, world, memory, first)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its options, as OpenSpiel sees it."""

    record: Game[Any]
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        record, kind = self.record, self.kind
        chosen = {**kind.parameter_specification, **(params or {})}
        players, seed = int(chosen.pop("players")), int(chosen.pop("rng_seed"))
        self.setting: Setting = setting(record, players, chosen)
        self.dice = chance(seed if seed >= 0 else secrets.randbits(60))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.actions),
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if record.seats[0] > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self, *args: Any) -> SpielState:
        """A table that has not been dealt yet."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Observations by the view, with perfect recall also the memory of earlier ones."""
        return SpielObserver(self.setting, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal decides everything that chance will do."""
        return 1

    def deal(self) -> World:
        """The next match of this game."""
        return World(self.setting, self.dice.below(1 << 31) << 29 | self.dice.below(1 << 29))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal it is chance's turn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.setting, None, [b""] * game.setting.seats)

    @property
    def world(self) -> World:
        """The match, once it is dealt."""
        assert self.held.world is not None
        return self.held.world

    def current_player(self) -> int:
        """Who answers next."""
        return self.held.player

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.world.ask(player)
        return [] if ask is None else sorted(self.held.setting.actions.legal(ask))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal, sampled."""
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.held.world is None:
            self.held = Held(self.held.setting, self.get_game().deal(), self.held.memory)
        else:
            self.held.answer(self.held.player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player < 0 else self.held.setting.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.held.player == TERMINAL

    def returns(self) -> list[float]:
        """1 for the winner down to -1 for the last; zeros before the end."""
        return [0.0] * self.held.setting.seats if self.held.world is None else self.world.rewards("result")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that looks the same to a player, everything else guessed anew; the player is asked first."""
        other: SpielState = self.clone()
        game = self.held.setting.game
        guess = game.guess(self.world.s, player, int(sampler() * (1 << 50)))
        memory = [known if seat == player else b"" for seat, known in enumerate(self.held.remember())]
        first = player if self.current_player() == player else -1
        other.held = Held(self.held.setting, World.at(self.held.setting, guess), memory, first)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.get_game()
        return restored, (game.get_type().short_name, game.get_parameters(), self.serialize())

    def __str__(self) -> str:
        if self.held.world is None:
            return "not dealt"
        game, s = self.held.setting.game, self.held.world.s
        digest = blake2b(json.dumps(game.save(s), sort_keys=True).encode(), digest_size=8).hexdigest()
        return f"{digest} {text.observation(game, s, None)}"


def restored(name: str, parameters: dict[str, Any], saved: str) -> SpielState:
    """A position as it was pickled."""
    state: SpielState = pyspiel.load_game(name, parameters).deserialize_state(saved)
    return state


class SpielObserver:
    """A player's view as numbers and as text."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.setting = setting
        self.recall = bool(kind and kind.perfect_recall)
        self.private = kind is None or kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(len(setting.observations), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        world = state.held.world
        if world is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.setting.observations.observer.observed(world.s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player is asked and its view as text, and the memory of earlier ones; or what a spectator sees."""
        if state.held.world is None:
            return "not dealt"
        game, s = self.setting.game, state.held.world.s
        seen = text.observation(game, s, player if self.private else None)
        ask = s.question(player) if self.private else None
        if ask is not None:
            seen = f"{game.key(ask)} {list(ask.options)} {seen}"
        return f"{player} {state.held.remember()[player].hex()} {seen}" if self.recall else f"{player} {seen}"


class LevelBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots at a table of OpenSpiel; it is handed guesses and never sees what is hidden."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__()
        self.bot = bot(level)
        self.dice = chance(seed)

    def restart_at(self, state: SpielState) -> None:
        """Nothing to forget."""

    def step(self, state: SpielState) -> int:
        """The action that the bot answers with."""
        ask = state.held.ask()
        assert ask is not None
        game = state.held.setting.game
        option = decide(self.bot, game, state.world.s, ask.seat, self.dice.below(1 << 31))
        return state.held.setting.actions.encode(ask, option)


def register() -> None:
    """Make every game known to pyspiel.load_game; importing this module has done it."""
    for name in prixfixe.playable():
        record = prixfixe.load(name)
        kind = game_type(record)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(record.title, (SpielGame,), {"record": record, "kind": kind}))


register()
