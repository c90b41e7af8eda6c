"""Information-set tree search for any game.

Every iteration plays on a fresh guess of the seat that thinks. Each seat keeps statistics of its own, by what that
seat has heard so far: its own answers and everybody's open ones, never the secret answers of others.
"""

from __future__ import annotations

from functools import partial
from math import exp, log, sqrt
from typing import Any, Callable, Final

from mypy_extensions import i64

from prixfixe.bots.judge import Judge
from prixfixe.bots.nets import Judges, judge_of
from prixfixe.bots.tree import Node, digest, mixed
from prixfixe.core.chance import Chance
from prixfixe.core.game import Game, Result
from prixfixe.core.state import NONE, Ask, Rule, State, play_random

LOOKS: Final = 4  # guesses in which the options of the root are looked at
WARMUP: Final = 12  # playouts that find out how large margins are
AHEAD: Final = 40  # answers in each of them
LEAST: Final = 0.0001  # the square of the smallest spread; a larger one hides small differences in a won game
MOST: Final = 300_000  # questions a search remembers, about 300 MB; later ones are looked at anew each time
PLACE: Final = 0.3  # what the place adds at the end of a game; more, and a bot in front hurries to the end


class Manner:
    """How a search goes about it."""

    def __init__(self) -> None:
        self.explore: float = 0.7  # how much a little tried option is worth trying, in spreads of the value
        self.probe: float = 3.0  # the same at the root, where options are to be told apart; below it, the best counts
        self.settle: i64 = 40  # choices from the root that an iteration makes at most to come to the end of a turn
        self.widen: float = 1.0  # how many options are open: this, times the root of the visits
        self.finish: bool = False  # whether iterations go on to the end of the game where the end is near
        self.playouts: float = 0.0  # the share of the time in which leading options are played on, where a game gains
        self.mix: float = 0.0  # how much less a sealed answer may promise and still be given, in spreads of the value
        self.onward: bool = False  # whether they go on to the thinking seat's next turn, where a game gains by it


class Search:
    """One seat's thinking about one question, and about what follows from it."""

    def __init__(self, game: Game[Any], seat: i64, dice: Chance, manner: Manner, judges: Judges = judge_of) -> None:
        self.seat = seat
        self.dice = dice
        self.manner = manner
        self.guess_of: Callable[[State, int, int], State] = game.guess_of
        self.judge_for: Callable[[int], Judge] = partial(judges, game)
        self.judge = Judge(game.bots.worth)  # until it is known how many play
        self.plan: Callable[[State, Ask, Chance], list[i64]] = game.bots.plan
        self.ending: Callable[[State], bool] = game.bots.ending
        self.result_of: Callable[[State], Result] = game.result_of
        self.rules: dict[Rule, int] = {rule: i for i, rule in enumerate(game.rules.values())}
        asked = game.questions.by_rule
        self.secret: list[bool] = [rule in asked and asked[rule].secret for rule in game.rules.values()]
        self.together: list[bool] = [rule in asked and asked[rule].together for rule in game.rules.values()]
        self.nodes: dict[int, Node] = {}
        self.onward: bool = manner.onward and game.bots.onward  # whether open questions to others just look best
        self.starts: list[i64] = []  # what each seat has heard at the root
        self.paths: list[i64] = []  # and in this iteration
        self.trail: list[Node] = []  # the nodes of this iteration, the options taken, and by whom
        self.taken: list[i64] = []
        self.takers: list[i64] = []
        self.values: list[float] = []  # what the iteration came to, by seat
        self.won: float = 0.0  # if it came to the end of the game: the thinking seat's share of the win
        self.marks: list[float] = []  # what each seat is measured against; empty: against the best of the others
        self.scale: float = 0.0  # how large margins are
        self.spread: float = 0.25  # how far values spread
        self.iterations: i64 = 0
        self.answers: i64 = 0  # given in all iterations
        self.sum: float = 0.0
        self.squares: float = 0.0

    # ---- the root

    def prepare(self, guess: State, ask: Ask) -> None:
        """Measure margins, and look one answer ahead in several guesses."""
        if self.scale == 0.0:
            self.judge = self.judge_for(guess.seats)
            self.starts = [1] * int(guess.seats)
            self.onward = self.onward and guess.seats > 2
            self.warm_up(guess)
        self.paths = self.starts[:]
        key = self.key(ask)
        if key not in self.nodes:
            options = self.plan(guess, ask, self.dice)
            self.nodes[key] = Node(options, self.mean_looks(guess, options), self.dice)

    def mean_looks(self, guess: State, options: list[i64]) -> list[float]:
        """The value of every option of the root one look ahead, in the mean of several guesses."""
        sums = [0.0] * len(options)
        for _ in range(LOOKS):
            s = self.fresh(guess)
            looks = self.looks(s, s.asked(self.seat), options)
            for i in range(len(options)):
                sums[i] += looks[i] / float(LOOKS)
        return sums

    def root(self, ask: Ask) -> Node:
        """What is remembered of the question itself."""
        self.paths = self.starts[:]
        return self.nodes[self.key(ask)]

    def best(self, ask: Ask) -> i64:
        """The option most tried; of several, the one that did best."""
        root = self.root(ask)
        best: i64 = 0
        for i in range(len(root.options)):
            more = root.visits[i] - root.visits[best]
            if more > 0 or (more == 0 and root.mean(i) > root.mean(best)):
                best = i
        return root.options[best]

    def near(self, ask: Ask) -> list[i64]:
        """The options that did about as well as the best, and were tried about as often."""
        root = self.root(ask)
        most, top = max(root.visits), max([root.mean(i) for i in range(len(root.options)) if root.visits[i] > 0])
        least = top - self.manner.mix * self.spread
        near = [i for i in range(len(root.options)) if 2 * root.visits[i] >= most and root.mean(i) >= least]
        return [root.options[i] for i in near]

    def settled(self, ask: Ask, left: i64) -> bool:
        """Whether `left` more iterations cannot change what is most tried."""
        first: i64 = -1
        second: i64 = -1
        for visits in self.root(ask).visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first > second + left

    def go_on(self, ask: Ask, option: i64) -> None:
        """From now on, think about what comes after this answer to the root's question."""
        self.paths = self.starts[:]
        self.hear(ask, option)
        self.starts = self.paths[:]

    # ---- an iteration

    def think(self, guess: State) -> None:
        """One iteration: guess, walk down the tree to a new question and the end of that turn, value, remember."""
        s = self.fresh(guess)
        self.paths = self.starts[:]
        self.trail.clear()
        self.taken.clear()
        self.takers.clear()
        self.walk(s)
        self.value(s)
        self.remember(s.over)

    def fresh(self, guess: State) -> State:
        """Another guess of the thinking seat, with a generator of its own."""
        return self.guess_of(guess, self.seat, self.dice.below(1 << 31))

    def walk(self, s: State) -> None:
        """From the root to the first question that is new, and on as it looks best while the same seat is asked.

        Then states are valued at the end of a turn: in the middle of one they are not comparable. A turn of sealed
        answers ends when all are in: before, whoever has answered looks better than whoever has not. Where the end of
        the game is near, a patient search goes on to it. At a larger table it lets the others pass as it looks best
        and comes to its own next turn; else nearly all of its tries would be about the turn of one neighbour.
        """
        ask = s.asked(self.seat)
        to_the_end = self.manner.finish and self.ending(s)
        asked: i64 = NONE  # the seat that has come to a new question
        while asked == NONE or to_the_end or (ask.seat == asked and len(self.trail) < self.manner.settle):
            option = ask.options[0]
            if len(ask.options) > 1 and ask.seat >= 0:
                node = self.node(s, ask)
                if self.passed_over(ask):
                    option = node.options[0]
                else:
                    if asked == NONE and node.count == 0:
                        asked = ask.seat
                    option = self.step(node, ask.seat)
                self.hear(ask, option)
            sealed = self.together[self.rules[ask.rule]] and len(s.asks) > 1
            self.answers += 1
            s.take(ask, option)
            if not s.asks:
                return
            ask = next_ask(s)
            if sealed and asked != NONE and ask.seat >= 0:
                asked = ask.seat

    def passed_over(self, ask: Ask) -> bool:
        """Whether nothing is to be learned from the answer: an open question to another seat, looking onward."""
        return self.onward and ask.seat != self.seat and not self.secret[self.rules[ask.rule]]

    def step(self, node: Node, seat: i64) -> i64:
        """The option to try next; it will be remembered how it turned out."""
        place = self.choose(node)
        self.trail.append(node)
        self.taken.append(place)
        self.takers.append(seat)
        return node.options[place]

    def hear(self, ask: Ask, option: i64) -> None:
        """Add an answer to what is known to all, or if it is secret, to its seat."""
        rule = self.rules[ask.rule]
        said = mixed(mixed(rule, ask.seat), option)
        for seat in range(len(self.paths)):
            if seat == ask.seat or not self.secret[rule]:
                self.paths[seat] = mixed(self.paths[seat], said)

    def key(self, ask: Ask) -> i64:
        """The number under which the asked seat remembers a question: what it has heard, and what it is asked."""
        return mixed(self.paths[ask.seat], digest(ask, self.rules[ask.rule]))

    def node(self, s: State, ask: Ask) -> Node:
        """What the asked seat remembers of this question."""
        key = self.key(ask)
        found = self.nodes.get(key)
        if found is None:
            options = self.plan(s, ask, self.dice)
            looks = self.looks(s, ask, options) if len(options) > 1 else [0.0]  # one option needs no order
            found = Node(options, looks, self.dice)
            if len(self.nodes) < MOST:
                self.nodes[key] = found
        return found

    def looks(self, s: State, ask: Ask, options: list[i64]) -> list[float]:
        """The value of every option for its seat in the state right after it."""
        found: list[float] = []
        for option in options:
            after = s.copy()
            after.take(ask, option)
            self.value(after)
            found.append(self.values[ask.seat])
        self.answers += len(found)
        return found

    def choose(self, node: Node) -> i64:
        """The place of the option with the highest upper bound, among those already open."""
        node.count += 1
        manner = self.manner
        open_now = int(manner.widen * sqrt(float(node.count)))
        explore = manner.explore if self.trail else manner.probe
        tries = log(float(node.count + 1))
        best: i64 = 0
        most = -1.0
        for place in range(min(len(node.options), open_now)):
            if node.visits[place] == 0:
                return place
            known = float(node.visits[place])
            bound = node.totals[place] / known + explore * self.spread * sqrt(tries / known)
            if bound > most:
                most = bound
                best = place
        return best

    def remember(self, over: bool) -> None:
        """Give every answer of this iteration its value for the seat that gave it."""
        for i in range(len(self.trail)):
            node, place = self.trail[i], self.taken[i]
            node.visits[place] += 1
            node.totals[place] += self.values[self.takers[i]]
        if over:
            self.trail[0].ends[self.taken[0]] += 1
            self.trail[0].wins[self.taken[0]] += self.won
        self.iterations += 1
        self.sum += self.values[self.seat]
        self.squares += self.values[self.seat] * self.values[self.seat]
        if self.iterations >= 8:
            mean = self.sum / float(self.iterations)
            self.spread = sqrt(max(self.squares / float(self.iterations) - mean * mean, LEAST))

    # ---- values

    def value(self, s: State) -> None:
        """How good a state is for every seat, from 0 to 1: by the margin of worth, and at the end by the place."""
        self.values = []
        for margin in self.margins(s):
            self.values.append(1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / self.scale)))))
        if s.over:
            self.value_places(self.result_of(s).places)

    def value_places(self, places: list[int]) -> None:
        """At the end the place counts too."""
        self.won = 1.0 / float(places.count(1)) if places[self.seat] == 1 else 0.0
        for seat in range(len(places)):
            self.values[seat] = PLACE * share(places, seat) + (1.0 - PLACE) * self.values[seat]

    def margins(self, s: State) -> list[float]:
        """How far each seat is ahead of its mark, in points."""
        worths = self.judge.worths(s)
        marks = self.marks or best_others(worths)
        return [worths[seat] - marks[seat] for seat in range(len(worths))]

    def warm_up(self, guess: State) -> None:
        """Find out how large margins are, so that values use the whole range; a lone seat's mark is where it stands."""
        if guess.seats == 1:
            self.marks = self.judge.worths(guess)
        total = 0.0
        count = 0
        for _ in range(WARMUP):
            s = self.fresh(guess)
            play_random(s, self.dice, AHEAD)
            for margin in self.margins(s):
                total += margin * margin
                count += 1
        self.scale = max(sqrt(total / float(count)), 0.5)


def best_others(worths: list[float]) -> list[float]:
    """For each seat, how well the best of the others stands."""
    ranked = sorted(worths)
    best, second = ranked[-1], ranked[-2]
    return [second if worth == best else best for worth in worths]


def next_ask(s: State) -> Ask:
    """The oldest question to a seat; the clock's comes last."""
    for ask in s.asks:
        if ask.seat >= 0:
            return ask
    return s.asks[0]


def share(places: list[int], seat: i64) -> float:
    """What a place is worth: a win 1, shared with others a part of it, a loss next to nothing."""
    if places[seat] == 1:
        return 1.0 / float(places.count(1))
    return max(0.2 * float(len(places) - places[seat]) / float(len(places)), 0.0)
