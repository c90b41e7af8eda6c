"""Learning: rounds of matches, a fit, a duel; a net is kept where it is shown to be stronger.

Everything follows from the plan, so that a run repeats; what a round brought is written down, so that it resumes.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Callable, Iterable, Iterator, TypeVar

import msgspec

from prixfixe.bots.nets import FILE, Net, fits, kept, terms_of, write
from prixfixe.core.errors import BadOption
from prixfixe.lab.arena import find
from prixfixe.lab.fitting import Layout, Samples, beginning, fitted, restored, stored
from prixfixe.lab.runs import Progress, silent
from prixfixe.lab.selfplay import Course, Duel, Task, courses, met
from prixfixe.lab.stats import wilson

T = TypeVar("T")
A = TypeVar("A")
STATE = "learned.json"  # what is known after the last round, in the folder of a run
JUDGE = "0.02"  # seconds a decision in the duel that decides
QUICK = 100  # matches of greedy after each round
MEMORY = 8  # rounds whose matches a fit goes through
PAST = 3  # nets, the newest among them, that play the next round beside what worth says
LOOKS = (12, 24, 48)  # matches after which the deciding duel is looked at


class Plan(msgspec.Struct, frozen=True):
    """All that decides what is learned."""

    game: str
    seats: int
    rounds: int = 8
    games: int = 1000  # in a round
    passes: int = 10  # of the fit over all positions
    seed: int = 0
    matches: int = LOOKS[-1]  # of the deciding duel, at most


class Learning(msgspec.Struct):
    """How far a run has come."""

    plan: Plan
    net: Net  # that of the best round
    nets: list[Net]  # who plays the next round: worth, then the newest, even if they play worse: so they learn why
    share: float = 0.0  # of the wins of the best round, against worth
    done: int = 0  # rounds
    games: int = 0
    told: list[str] = []

    @property
    def won(self) -> bool:
        """Whether any round was better than worth."""
        return self.share > 1 / self.plan.seats


class Crew:
    """Those who do the work: this process, or several; the result is the same."""

    def __init__(self, workers: int) -> None:
        self.pool = ProcessPoolExecutor(workers, get_context("spawn")) if workers > 1 else None

    def map(self, work: Callable[[A], T], tasks: Iterable[A]) -> Iterator[T]:
        """What comes of some tasks, in their order."""
        return self.pool.map(work, tasks) if self.pool else map(work, tasks)

    def close(self) -> None:
        """Nobody is needed any more."""
        if self.pool:
            self.pool.shutdown(cancel_futures=True)


def started(plan: Plan, folder: Path) -> Learning:
    """A run as far as it has come, or a new one: from the net that is kept, if it fits."""
    terms_of(find(plan.game))
    path = folder / STATE
    if path.exists():
        found = msgspec.json.decode(path.read_bytes(), type=Learning)
        if msgspec.structs.replace(found.plan, rounds=plan.rounds, matches=plan.matches) != plan:
            raise BadOption(f"{path} belongs to another run; give another --out")
        found.plan = plan
        return found
    folder.mkdir(parents=True, exist_ok=True)
    worth, net = beginning(find(plan.game), plan.seats, plan.seed), shipped(plan)
    return Learning(plan, net or worth, [worth, net] if net else [worth])


def shipped(plan: Plan) -> Net | None:
    """The net that is kept for these seats."""
    game = find(plan.game)
    nets = [net for net in kept(game.folder / "bots" / FILE) if net.seats == plan.seats and fits(game, net)]
    return nets[0] if nets else None


def run(plan: Plan, folder: Path, minutes: float, workers: int, progress: Progress = silent) -> Learning:
    """Rounds until there are enough, or no time is left for another; then the duel that decides."""
    state, begun, crew = started(plan, folder), monotonic(), Crew(workers)
    try:
        while state.done < plan.rounds and monotonic() - begun < 60.0 * minutes:
            round_(state, folder, crew, progress)
            (folder / STATE).write_bytes(msgspec.json.encode(state))
        return state
    finally:
        crew.close()


def round_(state: Learning, folder: Path, crew: Crew, progress: Progress) -> None:
    """Matches of the last nets and worth, a fit to them and to those of the rounds before, and a duel with worth."""
    plan, number = state.plan, state.done + 1
    stored(at(folder, number), matches_of(state, number, crew, progress))
    some = [one for past in range(max(1, number - MEMORY + 1), number + 1) for one in restored(at(folder, past))]
    samples = Samples(Layout.of(find(plan.game), plan.seats), some)
    state.games += plan.games
    training = f"{state.games} matches, {len(samples.rows)} positions in the last fit, round {number}, seed {plan.seed}"
    new = fitted(state.nets[0], state.nets[-1], samples, plan.seed + number, plan.passes, training)
    won = duel(Duel(plan.game, plan.seats, "greedy", new, None, plan.seed + number), [QUICK], crew, progress)
    state.told.append(f"round {number}: greedy over worth {won.text}")
    state.done, state.nets = number, [state.nets[0], *[*state.nets[1:], new][-PAST:]]
    if won.won > state.share * won.played:
        state.net, state.share = new, won.won / won.played


def matches_of(state: Learning, number: int, crew: Crew, progress: Progress) -> list[Course]:
    """The matches of a round."""
    plan, some = state.plan, list[Course]()
    portions = [range(first, min(first + 20, plan.games)) for first in range(0, plan.games, 20)]
    for found in crew.map(courses, [Task(plan.game, state.nets, plan.seed, number, part) for part in portions]):
        some += found
        progress(f"round {number}", len(some), plan.games)
    return some


def at(folder: Path, number: int) -> Path:
    """Where the matches of a round are kept."""
    return folder / f"round-{number}.npz"


class Outcome(msgspec.Struct, frozen=True):
    """How a duel ended."""

    won: float
    played: int
    margin: float

    @property
    def high(self) -> float:
        """The upper bound of the share of wins."""
        return wilson(self.won, self.played).high

    @property
    def low(self) -> float:
        """The lower bound of the share of wins."""
        return wilson(self.won, self.played).low

    @property
    def text(self) -> str:
        """In a few words."""
        found = wilson(self.won, self.played)
        share = f"{100 * found.value:.0f} % [{100 * found.low:.0f}, {100 * found.high:.0f}]"
        return f"{self.won:g} of {self.played}, {share}, margin {self.margin:+.1f}"


def duel(duel: Duel, looks: Iterable[int], crew: Crew, progress: Progress) -> Outcome:
    """Matches up to each of some counts in turn, until the net is shown to be stronger."""
    results: list[tuple[float, float]] = []
    outcome = Outcome(0.0, 0, 0.0)
    for count in looks:
        for result in crew.map(partial(met, duel), range(len(results), count)):
            results.append(result)
            progress(f"duel at {duel.bot}", len(results), count)
        won, margin = (sum(one[i] for one in results) for i in (0, 1))
        outcome = Outcome(won, len(results), margin / len(results))
        if outcome.low > 1 / duel.seats:
            break
    return outcome


def decided(state: Learning, workers: int, progress: Progress = silent) -> bool:
    """Whether the net is stronger than worth in the time of a quick search; then it is written beside the title.

    One that is written there already stays, unless `greedy` with the new one wins more against it.
    """
    plan, crew = state.plan, Crew(workers)
    if not state.won:
        return False
    old = shipped(plan)
    looks = sorted({min(look, plan.matches) for look in LOOKS} | {plan.matches})
    try:
        greedy = duel(Duel(plan.game, plan.seats, "greedy", state.net, None, 1 << 40), [QUICK], crew, progress)
        search = duel(Duel(plan.game, plan.seats, JUDGE, state.net, None, 1 << 41), looks, crew, progress)
        last = duel(
            Duel(plan.game, plan.seats, "greedy", state.net, old, 1 << 42), [QUICK] if old else [], crew, progress
        )
    finally:
        crew.close()
    state.told += [f"greedy over worth: {greedy.text}", f"{JUDGE} s over worth: {search.text}"]
    if search.low <= 1 / plan.seats or (old and last.won * plan.seats <= last.played):
        return False
    duels = [f"greedy over worth: {greedy.text}", f"{JUDGE} s a decision over worth: {search.text}"]
    keep(plan, msgspec.structs.replace(state.net, duels=duels))
    return True


def keep(plan: Plan, net: Net) -> None:
    """Write a net in place of the one that was kept for these seats."""
    path = find(plan.game).folder / "bots" / FILE
    kept.cache_clear()
    write(path, [*(other for other in kept(path) if other.seats != plan.seats), net])
