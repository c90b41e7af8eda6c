"""How fast the engine is: random play, copies, compiled and interpreted, beside its peers, in one run on one core.

Each subject does about a tenth of a second of work; the subjects take turns, and only chunks during which the machine
was quiet count (a calibration loop before and after tells). Report: medians and their ratios.
"""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
from dataclasses import dataclass, field
from itertools import repeat
from pathlib import Path
from statistics import median
from time import monotonic, process_time
from typing import Any, Callable

from rich.console import Console
from rich.table import Table

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.core.state import State, play_random

CHUNK = 0.1  # seconds of work
QUIET = 5  # chunks that are enough
STEPS = tuple((i * 5 + 3) & 255 for i in range(256))
Work = Callable[[], float]  # does one chunk, says how many units a second


def calibrate() -> float:
    """Seconds that a fixed loop takes now."""
    start, x = process_time(), 0
    for _ in repeat(None, 50_000):
        x = STEPS[STEPS[x]]
    return process_time() - start


@dataclass
class Subject:
    """Something measured, with its chunks: (slowest calibration around it, rate)."""

    name: str
    work: Work
    chunks: list[tuple[float, float]] = field(default_factory=list)

    def measure(self) -> None:
        """Do one chunk."""
        before = calibrate()
        rate = self.work()
        self.chunks.append((max(before, calibrate()), rate))

    def quiet(self, reference: float) -> list[float]:
        """The rates of the chunks in a quiet moment; without three, all of them, scaled by their calibration."""
        calm = [rate for slow, rate in self.chunks if slow <= 1.12 * reference]
        return calm if len(calm) >= 3 else [rate * slow / reference for slow, rate in self.chunks]


# ---- subjects of our own


def usual(name: str) -> tuple[Any, int]:
    """A game and a seat count in the middle."""
    game = prixfixe.load(name)
    return game, min(max(4, game.seats[0]), game.seats[-1])


def playing(name: str) -> Work:
    """Random play inside the engine: decisions a second, set-up included."""
    game, seats = usual(name)
    dice = chance(1)

    def work() -> float:
        count, start = 0, process_time()
        while process_time() - start < CHUNK:
            count += play_random(game.start(seats, dice.below(1 << 30)), dice, 100_000)
        return count / (process_time() - start)

    return work


def driven(name: str) -> Work:
    """Random play driven from Python, an answer at a time."""
    game, seats = usual(name)
    dice = chance(1)

    def work() -> float:
        count, start = 0, process_time()
        while process_time() - start < CHUNK:
            s = game.start(seats, dice.below(1 << 30))
            while (ask := s.asking()) is not None:
                s.answer(ask.seat, random.choice(ask.options))
                count += 1
        return count / (process_time() - start)

    return work


def copying(name: str) -> Work:
    """Copies of states from the middle of a match, a second."""
    game, seats = usual(name)
    s: State = game.start(seats, 1)
    length = play_random(s, chance(2), 100_000)
    s = game.start(seats, 1)
    play_random(s, chance(2), length // 2)

    def work() -> float:
        count, start = 0, process_time()
        while process_time() - start < CHUNK:
            for _ in range(100):
                s.copy()
            count += 100
        return count / (process_time() - start)

    return work


def checksum(name: str, matches: int = 40) -> int:
    """A number made of the results of seeded matches; the same compiled and interpreted."""
    game, seats = usual(name)
    total = 0
    for seed in range(matches):
        s = game.start(seats, seed)
        play_random(s, chance(seed), 100_000)
        for x in [*game.result(s).scores, s.rng & 0xFFFF]:
            total = (total * 31 + x) % 1_000_000_007
    return total


# ---- the same source, interpreted, in a process of its own


class Interpreted:
    """Random play of the same files, not compiled, a chunk whenever it is asked for."""

    def __init__(self, name: str) -> None:
        command = [sys.executable, str(Path(__file__).parent / "plain.py"), name]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.checksum = int(self.line())

    def line(self) -> str:
        """The next line the process prints."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def __call__(self) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return float(self.line())

    def close(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.communicate()


# ---- peers, where they are installed


def openspiel(name: str) -> Work | None:
    """Random play of an OpenSpiel game through Python, as its users drive it."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)

    def work() -> float:
        count, start = 0, process_time()
        while process_time() - start < CHUNK:
            state = game.new_initial_state()
            while not state.is_terminal():
                count += not state.is_chance_node()  # dealing a card is nobody's decision
                state.apply_action(random.choice(state.legal_actions()))
        return count / (process_time() - start)

    return work


def catanatron() -> Work | None:
    """Random play of Catanatron with four players."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def work() -> float:
        count, start = 0, process_time()
        while process_time() - start < CHUNK:
            game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
            game.play()
            count += len(getattr(game.state, "actions", None) or game.state.action_records)
        return count / (process_time() - start)

    return work


def peers() -> list[Subject]:
    """Every peer there is."""
    found = {
        "OpenSpiel hearts": openspiel("hearts"),
        "OpenSpiel crazy_eights": openspiel("crazy_eights"),
        "Catanatron": catanatron(),
    }
    return [Subject(name, work) for name, work in found.items() if work is not None]


# ---- the run


def measure(subjects: list[Subject], seconds: float) -> float:
    """Go round the subjects until each has enough quiet chunks or time is out; the calibration that counts as quiet."""
    reference = sorted(calibrate() for _ in range(100))[10]
    for subject in subjects:
        subject.work()
    end = monotonic() + seconds
    while monotonic() < end:
        for subject in subjects:
            subject.measure()
        if all(sum(slow <= 1.12 * reference for slow, _ in subject.chunks) >= QUIET for subject in subjects):
            break
    return reference


def bench_game(name: str, seconds: float) -> dict[str, Any]:
    """Everything about one game, with ratios to the peers."""
    interpreted = Interpreted(name)
    ours = [
        Subject("play", playing(name)),
        Subject("driven", driven(name)),
        Subject("copy", copying(name)),
        Subject("interpreted", interpreted),
    ]
    others = peers()
    reference = measure([*ours, *others], seconds)
    interpreted.close()
    rates = {subject.name: median(subject.quiet(reference)) for subject in [*ours, *others]}
    return {
        "game": name,
        "rates": rates,
        "ratios": ratios(rates),
        "same_results": checksum(name) == interpreted.checksum,
    }


def ratios(rates: dict[str, float]) -> dict[str, float]:
    """The numbers that repeat from machine to machine."""
    found = {
        "compiled / interpreted": rates["play"] / rates["interpreted"],
        "copy in decisions": rates["play"] / rates["copy"],
    }
    if "OpenSpiel hearts" in rates:
        found["play / OpenSpiel hearts"] = rates["play"] / rates["OpenSpiel hearts"]
        found["driven / OpenSpiel hearts"] = rates["driven"] / rates["OpenSpiel hearts"]
    if "Catanatron" in rates:
        found["play / Catanatron"] = rates["play"] / rates["Catanatron"]
        found["interpreted / Catanatron"] = rates["interpreted"] / rates["Catanatron"]
    return found


def run(names: list[str], seconds: float, as_json: bool) -> None:
    """Measure the games and print what came out."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    about = {
        "prixfixe": prixfixe.__version__,
        "compiled": prixfixe.compiled,
        "python": platform.python_version(),
        "load": os.getloadavg()[0],
    }
    if not as_json:
        mode = "compiled" if prixfixe.compiled else "interpreted: not compiled, so the figures say little"
        Console().print(
            f"prixfixe {prixfixe.__version__}, {mode}, Python {about['python']}, load {about['load']:.1f}",
            highlight=False,
        )
    reports = []
    for name in names:
        reports.append(bench_game(name, seconds))
        if not as_json:
            show(reports[-1])
    if as_json:
        print(json.dumps({**about, "games": reports}, indent=1))


def show(report: dict[str, Any]) -> None:
    """One game as a table."""
    table = Table(title=report["game"], title_justify="left", box=None)
    table.add_column("")
    table.add_column("a second", justify="right")
    for name, rate in report["rates"].items():
        table.add_row(name, f"{rate:,.0f}")
    for name, ratio in report["ratios"].items():
        table.add_row(name, f"{ratio:.1f} x")
    table.add_row("results equal, compiled and interpreted", "yes" if report["same_results"] else "NO")
    Console().print(table)
