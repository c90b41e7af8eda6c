"""Matches that a judge learns from, and duels that say whether it has: whatever happens follows from a number."""

from __future__ import annotations

from array import array
from time import process_time
from typing import Any, NamedTuple, Sequence

import msgspec

from prixfixe.bots.bot import Bot, decide
from prixfixe.bots.judge import Judge, Learned
from prixfixe.bots.nets import Net, by_worth, learned
from prixfixe.bots.simple import Greedy
from prixfixe.bots.thinker import Thinker
from prixfixe.core.chance import Chance, chance
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Options, Result
from prixfixe.core.state import State
from prixfixe.lab.arena import find, number
from prixfixe.table import course

EVERY = 4  # a position is noted after one decision in so many
NOISE = 0.12  # the largest share of random answers in a match
OPENINGS = (0, 0, 8, 20)  # random answers at the beginning, each in as many matches
VARIED = 0.3  # the share of matches with other options than the usual ones


class Known:
    """A judge that weighs by a net, or by worth where there is none; made once."""

    def __init__(self, net: Net | None) -> None:
        self.net = net
        self.made: Judge | None = None

    def __call__(self, game: Game[Any], seats: int) -> Judge:
        if self.made is None:
            self.made = by_worth(game, seats) if self.net is None else learned(game, self.net)
        return self.made


# ---- matches to learn from


class Task(msgspec.Struct, frozen=True):
    """Some matches of one round."""

    game: str
    net: Net
    seed: int
    round: int
    indexes: Sequence[int]


class Course(NamedTuple):
    """What one match tells."""

    rows: bytes  # the terms of each position, as floats of four bytes
    asked: bytes  # the question of each seat in it, one byte each
    margins: list[float]  # of each seat in the end


def courses(task: Task) -> list[Course]:
    """The matches of a task."""
    judges, game = Known(task.net), find(task.game)
    return [noted(game, judges, number("learn", task.seed, task.round, index)) for index in task.indexes]


def noted(game: Game[Any], judges: Known, seed: int) -> Course:
    """A match of greedy bots that err now and then, with the positions on its way."""
    dice, rows, asked = chance(seed), array("f"), array("b")
    judge = judges(game, judges.net.seats if judges.net else 0)
    assert isinstance(judge, Learned)
    bot, seats = Greedy(1, judges), int(judge.seats)
    s: State = game.start(seats, dice.below(1 << 30), variant(game, seats, dice))
    noise, opening, count = NOISE * int(dice.below(1000)) / 1000, OPENINGS[dice.below(len(OPENINGS))], 0
    while s.asks:
        ask = course.due(s, dice)
        if ask.seat < 0 or len(ask.options) == 1:
            s.take(ask, ask.options[0])
            continue
        count += 1
        erring = count <= opening or int(dice.below(1000)) < 1000 * noise
        option = ask.options[dice.below(len(ask.options))] if erring else choice(bot, game, s, ask.seat, dice)
        s.take(ask, option)
        if count % EVERY == 0 and s.asks:
            guess = game.guess_of(s, ask.seat, dice.below(1 << 31))
            rows.extend(judge.described(guess).numbers)
            asked.extend(judge.asked(guess))
    return Course(rows.tobytes(), asked.tobytes(), margins(game.result(s)))


def choice(bot: Bot, game: Game[Any], s: State, seat: int, dice: Chance) -> int:
    """What a bot answers."""
    return decide(bot, game, s, seat, dice.below(1 << 31))


def variant(game: Game[Any], seats: int, dice: Chance) -> Options:
    """Mostly the usual options, else some others that go together."""
    for _ in range(20 if int(dice.below(1000)) < 1000 * VARIED else 0):
        chosen = {one.name: one.choices[dice.below(len(one.choices))] for one in game.options if one.choices}
        kept = {name: value for name, value in chosen.items() if dice.below(2)}
        try:
            game.chosen(seats, kept)
        except BadOption:
            continue
        return kept
    return {}


def margins(result: Result) -> list[float]:
    """How far each seat is ahead of the best of the others, or of the rival."""
    scores = [float(score) for score in result.scores]
    if len(scores) == 1:
        return [scores[0] - float(result.rival or 0)]
    return [score - max(scores[:i] + scores[i + 1 :]) for i, score in enumerate(scores)]


# ---- duels


class Duel(msgspec.Struct, frozen=True):
    """A net at one seat, another, or worth, at the others, all with the same bot."""

    game: str
    seats: int
    bot: str  # greedy, or the seconds of a decision
    net: Net | None
    other: Net | None
    seed: int


def met(duel: Duel, index: int) -> tuple[float, float]:
    """The share of the win and the margin of the net in one match; every deal is played once from every seat."""
    game, seat, deal = find(duel.game), index % duel.seats, number("duel", duel.seed, index // duel.seats)
    bots = [player(duel.bot, duel.net if i == seat else duel.other) for i in range(duel.seats)]
    dice = chance(number("met", duel.seed, index))
    s: State = game.start(duel.seats, deal)
    while s.asks:
        ask = course.due(s, dice)
        option = ask.options[0]
        if ask.seat >= 0 and len(ask.options) > 1:
            option = choice(bots[ask.seat], game, s, ask.seat, dice)
        s.take(ask, option)
    result = game.result(s)
    won = 1 / len(result.winners) if result.places[seat] == 1 else 0.0
    return won, margins(result)[seat]


def player(name: str, net: Net | None) -> Bot:
    """A bot that judges by a net or by worth."""
    if name == "greedy":
        return Greedy(judges=Known(net))
    return Thinker(float(name), clock=process_time, judges=Known(net))
