"""Matches that a judge learns from, and duels that say whether it has: whatever happens follows from a number."""

from __future__ import annotations

from array import array
from time import process_time
from typing import Any, NamedTuple, Sequence

import msgspec

from prixfixe.bots.bot import Bot, decide
from prixfixe.bots.judge import UNIT, Judge
from prixfixe.bots.nets import Net, by_worth, learned, terms_of
from prixfixe.bots.simple import Greedy, error
from prixfixe.bots.thinker import Thinker
from prixfixe.core.chance import Chance, chance
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Options, Result
from prixfixe.core.state import Ask, State
from prixfixe.lab.arena import find, number
from prixfixe.table import course

EVERY = 3  # a position is noted after one decision in so many
NOISE = 0.12  # the largest share of random answers in a match
DOUBT = 0.3  # the largest share of answers that are any of those that look best
NEARLY = 4  # so many of them
NEWEST = 3  # how often the newest net sits down for each of the others
SWAYS = (0.0, 0.0, 0.05, 0.15)  # how far what a net makes of each term is off for a match
SEARCHED = 0.04  # the share of matches in which one seat searches, and finds where the net errs
ITERATIONS = 32  # of such a search
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
    nets: Sequence[Net]  # who sits there; the last is the newest and sits there most
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
    game = find(task.game)
    return [noted(game, task.nets, number("learn", task.seed, task.round, index)) for index in task.indexes]


class Doubting(Greedy):
    """Takes any of the options that look best: what a learner must see to know them from each other."""

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """One of the few with the best margins."""
        options = game.bots.plan(guess, ask, dice)
        margins = self.margins(game, guess, ask, options, dice)
        ranked = sorted(range(len(options)), key=lambda place: -margins[place])
        return int(options[ranked[dice.below(min(NEARLY, len(ranked)))]])


class Player:
    """A seat of a match to learn from: it plays well, and errs now and then in two ways."""

    def __init__(self, net: Net, dice: Chance, searches: bool) -> None:
        judges = Known(net)
        self.sure: Bot = Thinker(None, ITERATIONS, judges=judges) if searches else Greedy(1, judges)
        self.doubting, self.dice = Doubting(1, judges), dice
        self.noise, self.doubt = (most * int(dice.below(1000)) / 1000 for most in (NOISE, DOUBT))

    def answer(self, game: Game[Any], s: State, ask: Ask, opening: bool) -> int:
        """An option: random in an opening, else mostly what looks best."""
        drawn = int(self.dice.below(1000)) / 1000
        if opening or drawn < self.noise:
            return int(ask.options[self.dice.below(len(ask.options))])
        doubting = drawn < self.noise + self.doubt
        return choice(self.doubting if doubting else self.sure, game, s, ask.seat, self.dice)


def swayed(net: Net, own: int, dice: Chance) -> Net:
    """A net that makes more of some terms of a seat, and less of others: so it is seen what they are worth."""
    far, linear = 2 * UNIT * SWAYS[dice.below(len(SWAYS))], list(net.linear)
    for place in range(own if far else 0):
        more = int(far * error(dice))
        linear[place] += more
        linear[own + place] -= more
    return msgspec.structs.replace(net, linear=linear)


def players(game: Game[Any], nets: Sequence[Net], dice: Chance) -> list[Player]:
    """Who plays a match: nets of several ages; in a few of them the newest searches."""
    own, pool = len(terms_of(game).names), [*nets, *[nets[-1]] * (NEWEST - 1)]
    searches = int(dice.below(1000)) < 1000 * SEARCHED
    found = [Player(swayed(pool[dice.below(len(pool))], own, dice), dice, False) for _ in range(nets[-1].seats)]
    if searches:
        found[dice.below(len(found))] = Player(nets[-1], dice, True)
    return found


def noted(game: Game[Any], nets: Sequence[Net], seed: int) -> Course:
    """A match, with the positions on its way."""
    dice, rows, asked, judge = chance(seed), array("f"), array("b"), learned(game, nets[-1])
    seats = players(game, nets, dice)
    s: State = game.start(len(seats), dice.below(1 << 30), variant(game, len(seats), dice))
    opening, count = OPENINGS[dice.below(len(OPENINGS))], 0
    while s.asks:
        ask = course.due(s, dice)
        if ask.seat < 0 or len(ask.options) == 1:
            s.take(ask, ask.options[0])
            continue
        count += 1
        s.take(ask, seats[ask.seat].answer(game, s, ask, count <= opening))
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
