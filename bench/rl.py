"""Steps a second through each research interface, next to PettingZoo's classic games, RLCard and OpenSpiel, in one run.

A step is one decision of one player, chosen at random among the legal ones; the observation of who decides is made
before it unless the line says otherwise. One thread, CPU time; the subjects take turns (see prixfixe.lab.bench).

    python -m bench.rl [--seconds 60] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import warnings
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any, Callable

import numpy as np

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.lab.bench import CHUNK, Subject, Work, measure

DICE = chance(1)


def counted(match: Callable[[], int]) -> Work:
    """Matches, one after the other, for one chunk of time; steps a second."""

    def work() -> float:
        count, start = 0, process_time()
        while process_time() - start < CHUNK:
            count += match()
        return count / (process_time() - start)

    return work


def pick(legal: Any) -> Any:
    """One of some legal actions."""
    return legal[DICE.below(len(legal))]


# ---- ours


def engine(name: str) -> Work:
    """The engine, an answer at a time from Python."""
    game, seats = prixfixe.load(name), 2

    def match() -> int:
        s, count = game.start(seats, DICE.below(1 << 30)), 0
        while (ask := s.asking()) is not None:
            s.answer(ask.seat, pick(ask.options))
            count += 1
        return count

    return counted(match)


def turns(table: Any, observe: bool = True) -> Work:
    """A PettingZoo AEC environment."""

    def match() -> int:
        table.reset(seed=DICE.below(1 << 30))
        count = 0
        for _ in table.agent_iter():
            seen, _, ended, cut, info = table.last(observe)
            if ended or cut:
                table.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            table.step(pick(mask.nonzero()[0]))
            count += 1
        return count

    return counted(match)


def together(table: Any) -> Work:
    """A PettingZoo Parallel environment; every answered question counts."""

    def match() -> int:
        seen, _ = table.reset(seed=DICE.below(1 << 30))
        count = 0
        while table.agents:
            actions = {agent: pick(one["action_mask"].nonzero()[0]) for agent, one in seen.items()}
            count += sum(action != 0 for action in actions.values())
            seen, *_ = table.step(actions)
        return count

    return counted(match)


def seat(table: Any) -> Work:
    """A Gymnasium environment: the steps of one seat, with a random bot in the other."""

    def match() -> int:
        seen, _ = table.reset(seed=DICE.below(1 << 30))
        count, over = 0, False
        while not over:
            seen, _, over, *_ = table.step(pick(seen["action_mask"].nonzero()[0]))
            count += 1
        return count

    return counted(match)


def spiel(game: Any, observe: bool = True) -> Work:
    """A game of OpenSpiel through Python; what chance does is nobody's step."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    kind = game.get_type()
    seen = observe and (kind.provides_observation_tensor or kind.provides_information_state_tensor)
    recall = None if kind.provides_observation_tensor else pyspiel.IIGObservationType(perfect_recall=True)
    observation = make_observation(game, recall) if seen else None

    def match() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(pick([action for action, _ in state.chance_outcomes()]))
                continue
            if observation is not None:
                observation.set_from(state, state.current_player())
            state.apply_action(pick(state.legal_actions()))
            count += 1
        return count

    return counted(match)


def ours(name: str) -> list[Subject]:
    """One game through every interface."""
    import pyspiel

    from prixfixe.rl import openspiel
    from prixfixe.rl.gymnasium import SeatEnv
    from prixfixe.rl.pettingzoo import env, parallel_env

    loaded = pyspiel.load_game(openspiel.short_name(name))
    return [
        Subject(f"{name}: engine", engine(name)),
        Subject(f"{name}: PettingZoo AEC", turns(env(name))),
        Subject(f"{name}: PettingZoo AEC, masks only", turns(env(name), observe=False)),
        Subject(f"{name}: PettingZoo Parallel", together(parallel_env(name))),
        Subject(f"{name}: Gymnasium", seat(SeatEnv(name))),
        Subject(f"{name}: OpenSpiel", spiel(loaded)),
        Subject(f"{name}: OpenSpiel, no tensors", spiel(loaded, observe=False)),
    ]


# ---- peers, where they are installed


def classic(name: str) -> Work | None:
    """One of PettingZoo's classic games."""
    try:
        return turns(import_module(f"pettingzoo.classic.{name}").env())
    except Exception:  # a classic game needs packages of its own, and complains in many ways without them
        return None


def rlcard(name: str) -> Work | None:
    """A game of RLCard; its observation comes with every step."""
    try:
        table = import_module("rlcard").make(name, config={"seed": 1})
    except ImportError:
        return None

    def match() -> int:
        state, _ = table.reset()
        count = 0
        while not table.is_over():
            state, _ = table.step(pick(list(state["legal_actions"])))
            count += 1
        return count

    return counted(match)


CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "gin_rummy_v4", "chess_v6")
RLCARD = ("blackjack", "leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "doudizhu", "mahjong")
PYTHON = ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker", "python_block_dominoes")
NATIVE = ("kuhn_poker", "leduc_poker", "hearts", "gin_rummy", "crazy_eights")


def peers() -> list[Subject]:
    """Every peer there is."""
    import open_spiel.python.games  # noqa: F401 (registers the Python games)
    import pyspiel

    found: list[tuple[str, Work | None]] = [(f"PettingZoo classic {name}", classic(name)) for name in CLASSIC]
    found += [(f"RLCard {name}", rlcard(name)) for name in RLCARD]
    found += [(f"OpenSpiel Python {name}", spiel(pyspiel.load_game(name))) for name in PYTHON]
    found += [(f"OpenSpiel C++ {name}", spiel(pyspiel.load_game(name))) for name in NATIVE]
    return [Subject(name, work) for name, work in found if work is not None]


def works(subject: Subject) -> bool:
    """Whether a peer runs here at all."""
    try:
        subject.work()
    except Exception as error:
        print(f"left out: {subject.name} ({error})")
        return False
    return True


def main() -> None:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    subjects = [subject for name in prixfixe.playable() for subject in ours(name)]
    subjects += [subject for subject in peers() if works(subject)]
    reference = measure(subjects, chosen.seconds)
    rates = {subject.name: round(median(subject.quiet(reference))) for subject in subjects}
    about = {"prixfixe": prixfixe.__version__, "compiled": prixfixe.compiled, "numpy": np.__version__}
    if chosen.json:
        print(json.dumps({**about, "steps_per_second": rates}, indent=1))
        return
    print(about)
    for name, rate in rates.items():
        print(f"{name:52} {rate:>10,}")


if __name__ == "__main__":
    main()
