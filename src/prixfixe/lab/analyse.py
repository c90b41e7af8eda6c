"""The analysis of one match: every decision examined by what its player knew then."""

from __future__ import annotations

from math import exp
from pathlib import Path
from statistics import harmonic_mean
from time import perf_counter
from typing import Any, Sequence

import msgspec

from prixfixe.bots.bot import open_guess
from prixfixe.bots.reasons import in_words, reasons
from prixfixe.bots.scale import scale_of
from prixfixe.core.chance import chance
from prixfixe.core.errors import BadReplay
from prixfixe.core.game import Game, Result, Speech
from prixfixe.core.state import Ask, State
from prixfixe.lab.arena import find, number
from prixfixe.lab.examiner import Examiner, SearchExaminer, searched
from prixfixe.lab.runs import Progress, silent
from prixfixe.table.replay import Replay

WORST = 3


class Decision(msgspec.Struct):
    """One decision and what it was worth."""

    move: int  # counted from 1
    seat: int
    rule: str
    question: str
    taken: str
    better: str  # empty if the best option was taken
    before: float  # the share of the win with the best option
    after: float  # with the one taken
    stake: float
    accuracy: float
    why: list[str] = []  # by what the better option was better

    @property
    def loss(self) -> float:
        """How much of the win it cost."""
        return self.before - self.after


class Account(msgspec.Struct):
    """How one seat did."""

    seat: int
    name: str
    place: int
    score: int
    accuracy: float
    decisions: int
    start: float  # its share of the win when it was first asked
    result: float  # its share in the end
    skill: float  # what its own decisions cost
    others: float  # what the mistakes of others brought
    luck: float  # the rest
    worst: list[int]  # the moves that cost most


class Analysis(msgspec.Struct):
    """Everything that is said about a match."""

    game: str
    title: str
    seats: list[Account]
    decisions: list[Decision]
    worst: list[int]
    iterations: int


def analysed(
    replay: Replay,
    game: Game[Any],
    iterations: int,
    seconds: float,
    progress: Progress = silent,
    examiner: Examiner | None = None,
) -> Analysis:
    """Examine every decision of a finished match; without a number of iterations, as many as fit into the seconds."""
    result = replay.verify(game)
    total = sum(1 for _ in questions(replay, game))
    scale = scale_of(game.folder, replay.seats)
    count = iterations or affordable(replay, game, seconds / max(1, total))
    examiner = examiner or SearchExaminer(count, scale)
    decisions = []
    for done, (i, s, ask, option) in enumerate(questions(replay, game)):
        progress("decisions", done, total)
        decisions.append(examined(game, replay, examiner, i, s, ask, option, scale.when(i)))
    progress("decisions", total, total)
    accounts = [account(seat, replay, result, decisions) for seat in range(replay.seats)]
    return Analysis(game.name, game.title, accounts, decisions, worst(decisions), count)


def questions(replay: Replay, game: Game[Any]) -> Any:
    """The moves at which there was a choice: number, position before, question, option taken."""
    states = replay.states(game)
    for i, ((seat, option), s) in enumerate(zip(replay.moves, states)):
        ask = s.asked(seat)
        if seat >= 0 and len(ask.options) > 1:
            yield i, s, ask, option


def affordable(replay: Replay, game: Game[Any], seconds: float) -> int:
    """How many iterations fit into some seconds a decision, tried out on a few decisions of this match."""
    sample = list_of(replay, game)
    spent, tries = 0.0, 40
    for i, s, ask in sample:
        guess = open_guess(game, s, ask.seat, i)
        started = perf_counter()
        searched(game, guess, guess.asked(ask.seat), chance(i), tries)
        spent += perf_counter() - started
    each = spent / max(1, len(sample)) / tries
    return max(20, min(5000, int(seconds / 2 / max(each, 1e-7))))  # a decision may take two searches


def list_of(replay: Replay, game: Game[Any], count: int = 6) -> list[tuple[int, State, Ask]]:
    """A few positions of the match, spread over its length."""
    moments = [i for i, *_ in questions(replay, game)]
    wanted = set(moments[:: max(1, len(moments) // count)])
    return [(i, s.copy(), ask) for i, s, ask, _ in questions(replay, game) if i in wanted]


def examined(
    game: Game[Any], replay: Replay, examiner: Examiner, i: int, s: State, ask: Ask, option: int, when: float
) -> Decision:
    """One decision, examined on a guess: the examiner never sees the true state."""
    seed = number("examiner", replay.source, i)
    guess = open_guess(game, s, ask.seat, seed)
    opinion = examiner(game, guess, guess.asked(ask.seat), option, when, chance(number("dice", replay.source, i)))
    speech = Speech("en", tuple(replay.names))
    said = [game.words.option(s, ask, one, speech) for one in (option, opinion.best)]
    better = "" if opinion.best == option else said[1]
    question = game.words.question(s, ask, speech)
    found = reasons(game, guess, guess.asked(ask.seat), opinion.best, [option], chance(seed)) if better else []
    why = in_words(game, found, "en")
    return Decision(
        i + 1, ask.seat, game.rule_of(ask), question, said[0], better, opinion.before, opinion.after, opinion.stake,
        accuracy(opinion.before - opinion.after), why,
    )  # fmt: skip


def accuracy(loss: float) -> float:
    """The accuracy of one decision, 0 to 100, by how much of the win it cost: the formula of lichess."""
    return max(0.0, min(100.0, 103.1668 * exp(-0.04354 * 100 * max(0.0, loss)) - 3.1669))


def overall(decisions: Sequence[Decision]) -> float:
    """The accuracy of many decisions, as lichess has it: between the mean weighted by stakes and the harmonic."""
    if not decisions:
        return 100.0
    weights = [max(0.005, min(0.12, decision.stake)) for decision in decisions]
    weighted = sum(w * decision.accuracy for w, decision in zip(weights, decisions)) / sum(weights)
    return (weighted + harmonic_mean([max(1.0, decision.accuracy) for decision in decisions])) / 2


def account(seat: int, replay: Replay, result: Result, decisions: Sequence[Decision]) -> Account:
    """What a seat made of its match. Mistakes of one seat are taken to help all others alike."""
    own = [decision for decision in decisions if decision.seat == seat]
    start = own[0].before if own else 1 / replay.seats
    end = 1 / len(result.winners) if result.places[seat] == 1 else 0.0
    skill = -sum(decision.loss for decision in own)
    gifts = sum(decision.loss for decision in decisions if decision.seat != seat) / max(1, replay.seats - 1)
    luck = end - start - skill - gifts
    place, score = result.places[seat], result.scores[seat]
    name = name_of(replay, seat)
    return Account(
        seat, name, place, score, overall(own), len(own), start, end, skill, gifts, luck, worst(own)
    )  # fmt: skip


def name_of(replay: Replay, seat: int) -> str:
    """What the player in a seat is called."""
    return replay.names[seat] if seat < len(replay.names) else f"Player {seat + 1}"


def worst(decisions: Sequence[Decision]) -> list[int]:
    """The moves that cost most, if they cost anything."""
    costly = sorted((d for d in decisions if d.better and d.loss > 0), key=lambda d: (-d.loss, d.move))
    return [decision.move for decision in costly[:WORST]]


def replay_of(file: Path, record: str) -> tuple[Replay, Game[Any]]:
    """The record of a match in a file, and its game."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadReplay(f"cannot read {file}: {getattr(error, 'strerror', None) or 'it is not text'}") from None
    replay = Replay.from_json(text)
    return replay, find(record or str(replay.game))


def text_of(found: Analysis) -> str:
    """The analysis as plain lines."""
    lines = [f"{found.title}: {len(found.decisions)} decisions, {found.iterations} iterations each", ""]
    moves = {decision.move: decision for decision in found.decisions}
    for seat in found.seats:
        lines.append(
            f"{seat.name}: place {seat.place}, {seat.score} points, accuracy {seat.accuracy:.1f}; "
            f"own decisions {seat.skill:+.0%}, mistakes of others {seat.others:+.0%}, luck {seat.luck:+.0%}"
        )
        lines += [f"  {sentence(moves[move])}" for move in seat.worst]
    if found.worst:
        lines += ["", "The costliest decisions:"]
        lines += [f"  {found.seats[moves[move].seat].name}, {sentence(moves[move])}" for move in found.worst]
    return "\n".join(lines)


def sentence(decision: Decision) -> str:
    """One decision in words."""
    why = f" ({', '.join(decision.why)})" if decision.why else ""
    return (
        f"move {decision.move} ({decision.rule}): {decision.taken} leaves {decision.after:.0%}; "
        f"{decision.better} had {decision.before:.0%}{why}"
    )


def data_of(found: Analysis) -> Any:
    """The analysis as plain data, shares rounded."""
    data = msgspec.to_builtins(found)
    for row in (*data["decisions"], *data["seats"]):
        row.update({name: round(value, 4) for name, value in row.items() if isinstance(value, float)})
    return data
