"""Mutated states and records: each is refused with a sentence or is sound; none crashes, hangs or ends otherwise.

python -m tests.attacks.fuzz --states 20000 --records 20000 [GAME ...]
"""

from __future__ import annotations

import argparse
import json
import resource
import signal
import traceback
from collections import Counter
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Callable

import prixfixe
from prixfixe import Fact, Game, Replay, Speech, State
from prixfixe.bots.bot import open_guess
from prixfixe.core.chance import chance
from prixfixe.core.errors import BadInput
from prixfixe.core.state import play_random
from prixfixe.kit.shape import doubt
from prixfixe.kit.words import LANGUAGES
from tests.attacks.mutants import mutated, mutated_text
from tests.configs import configs
from tests.laws.walk import step, walk

SECONDS = 2.0  # of the processor, that a case may take
MEMORY = 4 << 30
ANSWERS = 2_000  # with which a state that was loaded is played on
KEY = bytes(range(32))
FOUND = Path("build/fuzz")  # where cases that went wrong are kept


# ---- what is mutated


@cache
def saved_states(name: str) -> list[tuple[str, bytes]]:
    """States of every configuration as text, some sealed, some guessed, each with its key."""
    found = []
    for number, config in enumerate(c for c in configs() if c.game == name):
        game, key = config.record(), KEY if number % 3 == 0 else b""
        for i, s in enumerate(walk(config, number + 1, 17, key or None)):
            guessed = i % 5 == 0
            shown = game.guess(s, None if i % 2 else 0, i) if guessed else s
            found.append((json.dumps(game.save(shown)), b"" if guessed else key))
    return found


@cache
def saved_records(name: str) -> list[str]:
    """A record of every configuration, some sealed, some not played to the end."""
    found = []
    for number, config in enumerate(c for c in configs() if c.game == name):
        game, seed, dice = config.record(), KEY if number % 3 == 0 else number, chance(number)
        replay = Replay.of(game, config.seats, game.chosen(config.seats, config.options), seed)
        s = config.start(seed)
        while not s.over and len(replay.moves) < (5_000 if number % 2 else 100):
            replay.moves.append(step(s, dice))
        replay.names = [f"Player {seat}" for seat in range(config.seats)]
        found.append(replay.to_json())
    return found


# ---- one case


def mutated_state(name: str, number: int) -> tuple[Any, bytes]:
    """A saved state with something wrong in it, and its key."""
    dice = Random(f"{name} state {number}")
    text, key = dice.choice(saved_states(name))
    return mutated(json.loads(text), dice), key


def try_state(name: str, number: int, case: tuple[Any, bytes]) -> str:
    """Load a mutated state and do with it whatever is done with states."""
    game = prixfixe.load(name)
    try:
        s = game.load(*case)
    except BadInput:
        return "refused"
    try:
        with doubt():
            use(game, s, number)
    except BadInput:
        return "unsound"
    return "sound"


def use(game: Game[Any], s: State, number: int) -> None:
    """Save, copy, look, guess, judge, plan and word the state; play it on and do the same."""
    look(game, s, number)
    news: list[Fact] = []
    s.news = news
    play_random(s, chance(number), ANSWERS)
    s.news = None
    for fact in news[:200]:
        game.words.fact(s, fact, Speech("en", ()))
    look(game, s, number)


def look(game: Game[Any], s: State, number: int) -> None:
    """What is done with a state without changing it."""
    game.save(s.copy())
    for seat in [None, *range(s.seats)]:
        json.dumps(game.view(s, seat))
    for seat in range(s.seats):
        guess = open_guess(game, s, seat, number)
        game.bots.worth(guess, seat)
        ask = guess.question(seat)
        if ask is not None:
            game.bots.plan(guess, ask, chance(number))
            game.default(s, s.asked(seat), chance(number))
            word(game, s, seat)
    if s.over:
        result = game.result(s)
        for part in result.parts[0]:
            game.words.part(s, part, Speech())


def word(game: Game[Any], s: State, seat: int) -> None:
    """The question to a seat, its options and what it cannot do, in every language."""
    ask = s.asked(seat)
    for lang in LANGUAGES:
        speech = Speech(lang, tuple(f"Player {i}" for i in range(s.seats)))
        game.words.question(s, ask, speech)
        for option in ask.options:
            game.words.option(s, ask, option, speech)
        game.why_not(s, seat, speech)


def mutated_record(name: str, number: int) -> str:
    """A record with something wrong in it."""
    dice = Random(f"{name} record {number}")
    return mutated_text(dice.choice(saved_records(name)), dice)


def try_record(name: str, number: int, case: str) -> str:
    """Read a mutated record and play it."""
    try:
        replay = Replay.from_json(case)
        game = prixfixe.load(replay.game)
        json.loads(replay.to_json())
        replay.play(game)
        replay.verify(game)
    except BadInput as error:
        str(error).encode()
        return "refused"
    return "sound"


CASES: dict[str, Callable[[str, int], Any]] = {"state": mutated_state, "record": mutated_record}
TRIES: dict[str, Callable[[str, int, Any], str]] = {"state": try_state, "record": try_record}


# ---- many cases


def work(kind: str, name: str, numbers: range, out: Connection) -> None:
    """Try cases, each within its time: compiled code that does not return is ended by the clock's signal."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    for number in numbers:
        case = CASES[kind](name, number)
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        try:
            outcome = TRIES[kind](name, number, case)
        except BaseException:
            outcome = traceback.format_exc()
        signal.setitimer(signal.ITIMER_PROF, 0)
        out.send((number, outcome))


def fuzz(kind: str, name: str, numbers: range) -> Counter[str]:
    """What became of the cases; whatever is neither refused nor sound is kept in a file."""
    counts: Counter[str] = Counter()
    while numbers:
        heard, said = get_context("fork").Pipe(False)
        worker = get_context("fork").Process(target=work, args=(kind, name, numbers, said))
        worker.start()
        said.close()
        try:
            while numbers:
                number, outcome = heard.recv()
                numbers = range(number + 1, numbers.stop)
                counts[keep(kind, name, number, outcome)] += 1
        except EOFError:
            worker.join()
            hung = worker.exitcode == -signal.SIGPROF
            counts[keep(kind, name, numbers.start, "hung" if hung else f"crashed: {worker.exitcode}")] += 1
            numbers = range(numbers.start + 1, numbers.stop)
        worker.join()
    return counts


def keep(kind: str, name: str, number: int, outcome: str) -> str:
    """One word for what became of a case; a bad one goes into a file."""
    if outcome in ("refused", "unsound", "sound"):
        return outcome
    FOUND.mkdir(parents=True, exist_ok=True)
    (FOUND / f"{name}-{kind}-{number}.txt").write_text(outcome, encoding="utf-8", errors="backslashreplace")
    return "hung" if outcome == "hung" else "crashed" if outcome.startswith("crashed") else "broken"


def main() -> None:
    """Fuzz every title, or those named; a case that goes wrong is an error."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=20_000)
    parser.add_argument("--records", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("games", nargs="*", default=list(prixfixe.shipped()))
    given = parser.parse_args()
    bad = 0
    for name in given.games:
        for kind, count in (("state", given.states), ("record", given.records)):
            counts = fuzz(kind, name, range(given.first, given.first + count))
            bad += counts.total() - counts["refused"] - counts["unsound"] - counts["sound"]
            print(f"{name:18} {kind:7}", *(f"{word} {n:6}" for word, n in sorted(counts.items())), flush=True)
    raise SystemExit(1 if bad else 0)


if __name__ == "__main__":
    main()
