"""Two worlds that a viewer cannot tell apart, played side by side as the viewer follows them."""

from __future__ import annotations

from itertools import count, islice
from typing import Any, Iterator, Sequence

from prixfixe import Game, State
from prixfixe.core.chance import Chance, chance
from prixfixe.core.state import WATCHER, Ask
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import step

STRIDE = 23  # answers between two positions that are looked at
STEPS = 4  # changes that a viewer sees in a pair, at most
PATIENCE = 60  # answers without a change to be seen, at most
TRIES = 20  # secret answers that are tried in the other world
OPTIONS = 30  # answers that are tried to make two worlds alike again

Sight = tuple[dict[str, Any], list[tuple[Any, ...]]]  # what a viewer sees, and what it has heard


class World:
    """A match as one viewer follows it: forced answers are given at once."""

    def __init__(self, game: Game[Any], s: State, viewer: int | None) -> None:
        self.game, self.s, self.viewer = game, s, viewer
        self.heard: list[tuple[Any, ...]] = []
        # of the last answer, up to the next that is waited for:
        self.trail: list[tuple[Sight, State]] = []  # what could be seen on the way, and the position
        self.hasty: list[str] = []  # the questions that were answered at once

    def sight(self) -> Sight:
        """All that the viewer has before it."""
        return self.game.view(self.s, self.viewer), self.heard[:]

    def copy(self) -> World:
        """The same in a world of its own."""
        twin = World(self.game, self.s.copy(), self.viewer)
        twin.heard, twin.trail = self.heard[:], self.trail[:]
        return twin

    def forced(self) -> Ask | None:
        """The next answer that is given at once."""
        return next((ask for ask in self.s.asks if self.game.forced(self.s, ask)), None)

    def settle(self) -> None:
        """Give every forced answer."""
        while (ask := self.forced()) is not None:
            self.hasty.append(self.game.key(ask))
            self.move(ask.seat, ask.options[0])

    def play(self, seat: int, option: int) -> None:
        """An answer and the forced ones that follow."""
        self.trail, self.hasty = [(self.sight(), self.s.copy())], []
        self.move(seat, option)
        self.settle()

    def move(self, seat: int, option: int) -> None:
        """One answer, heard by those who may know it."""
        ask = self.s.asked(seat)
        if not self.game.question(ask).secret or seat == self.viewer:
            self.heard.append((seat, self.game.key(ask), option))
        self.s.news = []
        self.s.answer(seat, option)
        mine = WATCHER if self.viewer is None else self.viewer
        self.heard += [(fact.name, *fact.args) for fact in self.s.news if fact.to in (WATCHER, mine)]
        self.s.news = None
        now = self.sight()
        if self.trail and now != self.trail[-1][0]:
            self.trail.append((now, self.s.copy()))


class Pair:
    """Two worlds, one of them perhaps the true one, and a viewer to whom they look the same."""

    def __init__(self, here: World, there: World, dice: Chance) -> None:
        self.game, self.viewer, self.dice = here.game, here.viewer, dice
        self.here, self.there = here, there
        self.there.s.rng, self.there.s.lanes = self.here.s.rng, self.here.s.lanes[:]

    def fault(self) -> str:
        """What tells the viewer something that nobody showed it; empty if nothing does."""
        for world in (self.here, self.there):
            before = world.sight()
            world.settle()
            if world.sight() != before:
                return f"haste: {world.hasty[0]}"
        for _ in range(STEPS):
            if self.here.s.over or self.there.s.over:
                return ""
            fault = self.go_on()
            if fault or self.here.sight() != self.there.sight():
                return fault
        return ""

    def go_on(self) -> str:
        """A seat answers until the viewer sees a change, alike in both worlds as far as that can be."""
        before = self.here.sight()
        self.seal(self.here, self.there, before)
        self.seal(self.there, self.here, before)
        seat = pick(sorted({ask.seat for ask in self.here.s.asks}), self.dice)
        twin = self.there.copy()
        if self.answer_alike(seat, before):
            return difference(self.game, self.here, self.there) if self.here.sight() != self.there.sight() else ""
        if hasty := in_step(self.here, self.there, seat) or in_step(self.there, self.here, seat):
            return f"haste: {hasty}"
        for _ in range(TRIES):  # secret answers: one of those possible there must look like the one given here
            self.there = twin.copy()
            self.answer_until_seen(self.here, seat, before)
            self.answer_until_seen(self.there, seat, before)
            if bare(self.here.sight()) != bare(self.there.sight()) or self.here.sight() == self.there.sight():
                return ""
        return difference(self.game, self.here, self.there)

    def answer_alike(self, seat: int, before: Sight) -> bool:
        """The same answers of a seat in both worlds until the viewer sees a change; whether that could be."""
        for _ in range(PATIENCE):
            mine, same = self.here.s.question(seat), self.there.s.question(seat)
            changed = [world.sight() != before for world in (self.here, self.there)]
            if all(changed) or (mine is None and same is None):
                return True
            if any(changed) or mine is None or same is None or mine.rule is not same.rule:
                return False
            common = [option for option in mine.options if option in same.options]
            if not common:
                return False
            option = pick(common, self.dice)
            self.here.play(seat, option)
            self.there.play(seat, option)
        return False

    def answer_until_seen(self, world: World, seat: int, before: Sight) -> None:
        """Any answers of a seat until the viewer sees a change."""
        for _ in range(PATIENCE):
            ask = world.s.question(seat)
            if ask is None or world.sight() != before:
                return
            world.play(seat, pick(ask.options, self.dice))

    def seal(self, world: World, other: World, before: Sight) -> None:
        """Whoever has made a secret choice in the other world makes one in this world."""
        for ask in world.s.asks[:]:
            if ask.seat != self.viewer and other.s.question(ask.seat) is None and self.game.question(ask).secret:
                self.answer_until_seen(world, ask.seat, before)


def in_step(world: World, other: World, seat: int) -> str:
    """The question that the seat was spared here and is asked there, after the same answers."""
    asked = other.s.question(seat)
    spared = world.s.question(seat) is None and other.hasty == [] and world.hasty[:1]
    return spared[0] if spared and asked and other.game.key(asked) == spared[0] else ""


def pick(items: list[int], dice: Chance) -> int:
    """One of them at random."""
    return items[dice.below(len(items))]


def difference(game: Game[Any], here: World, there: World) -> str:
    """Why two worlds that looked alike look different after an answer; empty if something was shown."""
    for (seen, now), (other, then) in zip(here.trail[1:], there.trail[1:]):
        if seen == other:
            continue
        apart = one_answer_apart(here, now, then, seen, other) or one_answer_apart(there, then, now, other, seen)
        if apart or bare(seen) == bare(other):
            return f"asked in one world only: {names(game, now)} and {names(game, then)}"
        return ""
    longer = max((here, there), key=lambda world: len(world.trail))
    stop = longer.trail[min(len(here.trail), len(there.trail)) - 1][1]
    hasty = next((ask for ask in stop.asks if game.forced(stop, ask)), None)
    return f"haste: {game.key(hasty) if hasty else names(game, stop)}"


def one_answer_apart(world: World, s: State, then: State, seen: Sight, other: Sight) -> bool:
    """Whether an answer that is asked for here makes the world look like the other, in which nobody was asked.

    What was heard before the question is the same, or it would explain the question.
    """
    if other[1][: len(seen[1])] != seen[1]:
        return False
    asked = {(ask.seat, ask.rule) for ask in then.asks}
    for ask in [ask for ask in s.asks if (ask.seat, ask.rule) not in asked]:
        for option in ask.options[:OPTIONS]:
            twin = s.copy()
            twin.answer(ask.seat, option)
            if unasked(world.game.view(twin, world.viewer)) == unasked(other[0]):
                return True
    return False


def bare(sight: Sight) -> tuple[Any, ...]:
    """What is seen and heard, but for who is waited for."""
    return unasked(sight[0]), sight[1]


def unasked(view: dict[str, Any]) -> dict[str, Any]:
    """A view without who is waited for."""
    return {name: part for name, part in view.items() if name != "waiting"}


def names(game: Game[Any], s: State) -> str:
    """The open questions."""
    return ", ".join(sorted({game.key(ask) for ask in s.asks})) or "none"


def positions(config: Config, seed: int) -> Iterator[State]:
    """Positions of a random match as people find them, with no forced answer open."""
    world, dice = World(config.record(), config.start(seed), None), chance(seed)
    number = seed
    world.settle()
    while not world.s.over:
        if number % STRIDE == 0:
            yield world.s
        step(world.s, dice)
        world.settle()
        number += 1


def pairs(config: Config, seed: int) -> Iterator[Pair]:
    """For one viewer of such a position the true world and a guess, and two guesses."""
    game, dice = config.record(), chance(seed)
    for s in positions(config, seed):
        viewer = [*range(config.seats), None][dice.below(config.seats + 1)]
        worlds = [World(game, game.guess(s, viewer, dice.below(1 << 30)), viewer) for _ in range(3)]
        yield Pair(World(game, s.copy(), viewer), worlds[0], dice)
        yield Pair(worlds[1], worlds[2], dice)


def every_pair(config: Config) -> Iterator[Pair]:
    """Pairs of match after match."""
    for seed in count(1):
        yield from pairs(config, seed)


def some_pairs(configs: Sequence[Config], number: int) -> Iterator[Pair]:
    """At least so many pairs, as many of every configuration of a title."""
    for config in configs:
        yield from islice(every_pair(config), -(-number // len(configs)))
