"""The field's yardstick: single-observer ISMCTS as it stands in the literature (Cowling, Powley, Whitehouse 2012).

A tree of moves shared by all guesses, UCB1 over the options that are available, one new node an iteration, a random
playout to the end, the win as reward. No worth, no priors, nothing beyond guess, answer and result.
"""

from __future__ import annotations

from math import log, sqrt
from time import process_time
from typing import Any

from prixfixe.core.chance import Chance
from prixfixe.core.game import Game
from prixfixe.core.state import Ask, State, play_random

EXPLORE = 0.7
Move = tuple[int, int]  # seat and option


class Leaf:
    """A node: what followed from one move."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 1
        self.reward = 0.0
        self.children: dict[Move, Leaf] = {}


class Textbook:
    """Plain ISMCTS for a time or a number of iterations."""

    def __init__(self, think: float | None, iterations: int | None) -> None:
        self.think = think
        self.iterations = iterations

    def choose(self, game: Game[Any], guess: State, ask: Ask, dice: Chance) -> int:
        """The option most visited."""
        root, begun, done = Leaf(), process_time(), 0
        while not self.finished(done, process_time() - begun):
            iterate(game, root, game.guess(guess, ask.seat, dice.below(1 << 31)), ask.seat, dice)
            done += 1
        return max(ask.options, key=lambda option: root.children.get((ask.seat, option), Leaf()).visits)

    def finished(self, done: int, passed: float) -> bool:
        """Whether the time or the number is used up."""
        return done >= self.iterations if self.iterations is not None else passed >= (self.think or 0.0)


def iterate(game: Game[Any], root: Leaf, s: State, seat: int, dice: Chance) -> None:
    """Select, expand, play out, remember."""
    node, path, ask, new = root, [(root, seat)], s.asked(seat), False
    while not new:
        untried = [option for option in ask.options if (ask.seat, option) not in node.children]
        new = bool(untried)
        option = untried[dice.below(len(untried))] if new else best(node, ask)
        node = node.children.setdefault((ask.seat, option), Leaf())
        path.append((node, ask.seat))
        s.take(ask, option)
        if not s.asks:
            break
        ask = s.asks[0]
    play_random(s, dice, 100_000)
    places = game.result(s).places
    for visited, mover in path:
        visited.visits += 1
        if mover >= 0 and places[mover] == 1:
            visited.reward += 1 / places.count(1)


def best(node: Leaf, ask: Ask) -> int:
    """The option with the highest upper bound."""
    most, found = -1.0, ask.options[0]
    for option in ask.options:
        child = node.children[ask.seat, option]
        bound = child.reward / child.visits + EXPLORE * sqrt(log(child.available) / child.visits)
        child.available += 1
        if bound > most:
            most, found = bound, option
    return found
