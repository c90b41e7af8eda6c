"""Information-set tree search for any game.

Every iteration plays on a fresh guess of the seat that thinks. Each seat keeps statistics of its own, by what that
seat has heard so far: its own answers and everybody's open ones, never the secret answers of others.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Callable, Final

from mypy_extensions import i64

from prixfixe.bots.tree import Habit, Node, digest, mixed
from prixfixe.core.chance import Chance
from prixfixe.core.game import Game, Result
from prixfixe.core.state import Ask, Rule, State, play_random

LOOKS: Final = 4  # guesses in which the options of the root are looked at
AHEAD: Final = 40  # answers in each of them
WARMUP: Final = 12  # playouts that find out how large margins are


class Manner:
    """How a search goes about it; the numbers that were measured."""

    def __init__(self) -> None:
        self.explore: float = 0.7  # how much an untried option is worth trying, in spreads of the value
        self.depth: i64 = 12  # answers a playout may take before it is valued
        self.weight: float = 2.0  # visits a look ahead counts for
        self.look: i64 = 0  # visits before a node's options are looked at one by one; -1: never
        self.most: i64 = 100  # options looked at one by one
        self.habit: float = 0.5  # share of playout answers by habit
        self.greed: float = 0.0  # share of playout answers by looking ahead
        self.widen: float = 3.0  # options open at a node's first visit; more come with the root of its visits
        self.closed: bool = True  # a question with other options is another question
        self.regret: bool = False  # regret matching for secret questions
        self.gamma: float = 0.1
        self.taste: bool = False  # habits learn from looks, not from playouts
        self.tries: i64 = 6
        self.level: bool = True  # playouts end equally far from the root
        self.keep: bool = True  # trees between micro-decisions
        self.calm: bool = False  # value only when the asked seat changes


class Search:
    """One seat's thinking about one question, and about what follows from it."""

    def __init__(self, game: Game[Any], seat: i64, dice: Chance, manner: Manner) -> None:
        self.seat = seat
        self.dice = dice
        self.manner = manner
        self.guess_of: Callable[[State, int, int], State] = game.guess_of
        self.worth: Callable[[State, int], float] = game.worth
        self.plan: Callable[[State, Ask, Chance], list[i64]] = game.plan
        self.result_of: Callable[[State], Result] = game.result_of
        self.rules: dict[Rule, int] = {rule: i for i, rule in enumerate(game.rules.values())}
        self.secret: list[bool] = [name in game.secret for name in game.rules]
        self.nodes: dict[int, Node] = {}
        self.habits: dict[int, Habit] = {}
        self.paths: list[i64] = []  # what each seat has heard in this iteration
        self.starts: list[i64] = []  # and at the root
        self.ahead: float = 0.0
        self.scale: float = 0.0
        self.spread: float = 0.25
        self.tries: i64 = 0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.answers: i64 = 0  # given in all iterations
        self.trail: list[Node] = []
        self.taken: list[i64] = []
        self.seats: list[i64] = []
        self.odds: list[float] = []
        self.odd: float = 0.0
        self.used: list[Habit] = []
        self.users: list[i64] = []
        self.values: list[float] = []

    # ---- an iteration

    def think(self, guess: State) -> None:
        """One iteration: guess, walk down the tree, play on, value, remember."""
        s = self.guess_of(guess, self.seat, self.dice.below(1 << 31))
        self.begin(s)
        self.walk(s)
        self.play_on(s)
        self.value(s)
        self.remember()

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
            if more > 0 or (more == 0 and root.mean(i, 1.0) > root.mean(best, 1.0)):
                best = i
        return root.options[best]

    def settled(self, ask: Ask, left: i64) -> bool:
        """Whether `left` more iterations cannot change what is most tried."""
        root = self.root(ask)
        first: i64 = -1
        second: i64 = -1
        for visits in root.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first > second + left

    def begin(self, s: State) -> None:
        """Nothing heard yet in this iteration."""
        self.paths = self.starts[:]
        self.trail.clear()
        self.taken.clear()
        self.seats.clear()
        self.odds.clear()
        self.used.clear()
        self.users.clear()

    def walk(self, s: State) -> None:
        """From the root to the first question that is new."""
        ask = s.asked(self.seat)
        new = False
        while not new:
            if len(ask.options) > 1:
                node = self.node(s, ask)
                new = node.count == 0
                place = self.choose(s, ask, node)
                self.trail.append(node)
                self.taken.append(place)
                self.seats.append(ask.seat)
                self.odds.append(self.odd)
                self.answer(s, ask, node.options[place])
            else:
                s.take(ask, ask.options[0])
            if not s.asks:
                return
            ask = s.asks[0]

    def answer(self, s: State, ask: Ask, option: i64) -> None:
        """Give an answer in the tree."""
        self.hear(ask, option)
        if self.manner.habit > 0.0:
            self.note(self.rules[ask.rule], ask, option)
        self.answers += 1
        s.take(ask, option)

    def hear(self, ask: Ask, option: i64) -> None:
        """Add an answer to what is known to all, or if it is secret, to its seat."""
        rule = self.rules[ask.rule]
        said = mixed(mixed(rule, ask.seat), option)
        for seat in range(len(self.paths)):
            if seat == ask.seat or not self.secret[rule]:
                self.paths[seat] = mixed(self.paths[seat], said)

    def go_on(self, ask: Ask, option: i64) -> None:
        """From now on, think about what comes after this answer to the root's question."""
        self.paths = self.starts[:]
        self.hear(ask, option)
        self.starts = self.paths[:]

    def node(self, s: State, ask: Ask) -> Node:
        """What the asked seat remembers of this question."""
        key = self.key(ask)
        found = self.nodes.get(key)
        if found is None:
            found = Node()
            self.nodes[key] = found
            for option in self.plan(s, ask, self.dice):
                found.add(option)
        return found

    def key(self, ask: Ask) -> i64:
        """The number under which the asked seat remembers a question."""
        heard = self.paths[ask.seat] if ask.seat >= 0 else 0
        rule = self.rules[ask.rule]
        if self.manner.closed:
            return mixed(heard, digest(ask, rule))
        return mixed(heard, mixed(mixed(mixed(rule, ask.seat), ask.a), ask.b))

    # ---- in the tree

    def choose(self, s: State, ask: Ask, node: Node) -> i64:
        """The place of the option that promises most, or that is least known."""
        manner = self.manner
        if node.count == manner.look and not node.priors and len(node.options) <= manner.most:
            node.rank(self.looks(s, ask, node.options))
        self.odd = 0.0
        if manner.regret and self.secret[self.rules[ask.rule]]:
            node.count += 1
            return self.matched(node)
        open_: list[i64] = []
        if not manner.closed:
            open_ = node.places(ask.options)
        width = len(node.options) if manner.closed else len(open_)
        wide = int(manner.widen * sqrt(float(node.count + 1))) if node.priors else width
        best: i64 = -1
        most = -1e9
        for i in range(min(width, max(wide, 2))):
            place = i if manner.closed else open_[i]
            node.offered[place] += 1
            urgency = self.urgency(node, place, ask)
            if urgency > most:
                most = urgency
                best = place
        node.count += 1
        return best

    def matched(self, node: Node) -> i64:
        """Regret matching."""
        total = 0.0
        n = len(node.options)
        for r in node.regrets:
            if r > 0.0:
                total += r
        gamma = self.manner.gamma
        roll = float(self.dice.below(1 << 30)) / float(1 << 30)
        for i in range(n):
            p = 1.0 / float(n)
            if total > 0.0:
                p = gamma * p + (1.0 - gamma) * max(node.regrets[i], 0.0) / total
            roll -= p
            self.odd = p
            if roll < 0.0:
                return i
        return n - 1

    def urgency(self, node: Node, place: i64, ask: Ask) -> float:
        """The upper bound of what an option may be worth."""
        manner = self.manner
        visits = float(node.visits[place])
        if node.priors:
            visits += manner.weight
        elif visits == 0.0:
            return 10.0 + self.habitual(ask, node.options[place]) + 0.001 * float(self.dice.below(1000))
        bonus = sqrt(log(float(node.offered[place] + 1)) / visits)
        return node.mean(place, manner.weight) + manner.explore * self.spread * bonus

    def looks(self, s: State, ask: Ask, options: list[i64]) -> list[float]:
        """The value of every option by the worth of its seat right after it."""
        found: list[float] = []
        seat = ask.seat
        if seat < 0:
            return [0.5] * len(options)
        mean = 0.0
        for option in options:
            after = s.copy()
            after.take(ask, option)
            self.value(after)
            value = self.values[seat]
            found.append(value)
            mean += value
        self.answers += len(found)
        mean /= float(len(found))
        if self.manner.taste:
            rule = self.rules[ask.rule]
            for i in range(len(found)):
                habit = self.habit(rule, ask, options[i])
                habit.visits += 1
                habit.total += found[i] - mean
        return found

    def best_other(self, s: State, seat: i64) -> float:
        """The worth of the best of the other seats."""
        best = -1e9
        for other in range(s.seats):
            if other != seat:
                best = max(best, self.worth(s, other))
        return best if best > -1e9 else 0.0

    def squash(self, margin: float) -> float:
        """A margin as a value from 0 to 1."""
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / self.scale))))

    # ---- below the tree

    def play_on(self, s: State) -> None:
        """A short playout."""
        manner = self.manner
        left = manner.depth - (len(self.trail) if manner.level else 0)
        last: i64 = -9
        while s.asks:
            ask = s.asks[0]
            if left <= 0 and (not manner.calm or ask.seat != last or left < -20):
                return
            left -= 1
            last = ask.seat
            option = ask.options[0]
            if len(ask.options) > 1:
                option = self.policy(s, ask)
            self.answers += 1
            if manner.habit > 0.0:
                self.note(self.rules[ask.rule], ask, option)
            s.take(ask, option)

    def policy(self, s: State, ask: Ask) -> i64:
        """An option in a playout: by habit, by a look ahead, or any."""
        roll = float(self.dice.below(1000)) * 0.001
        if roll < self.manner.habit:
            return self.usual(ask)
        if roll < self.manner.habit + self.manner.greed:
            return self.greedy(s, ask)
        return ask.options[self.dice.below(len(ask.options))]

    def usual(self, ask: Ask) -> i64:
        """The option that has done best so far, wherever it was taken."""
        best = ask.options[0]
        most = -1e9
        for option in ask.options:
            seen = self.habitual(ask, option)
            if seen > most:
                most = seen
                best = option
        return best

    def habitual(self, ask: Ask, option: i64) -> float:
        """How an answer has done so far, with luck for those hardly tried."""
        habit = self.habits.get(mixed(mixed(mixed(self.rules[ask.rule], ask.seat), ask.a), option))
        if self.manner.taste:
            luck = 0.00001 * float(self.dice.below(1000))
            return luck if habit is None else luck + habit.total / float(habit.visits)
        if habit is None:
            return 1.0 + 0.001 * float(self.dice.below(1000))
        return (habit.total + 1.0) / float(habit.visits + 1)

    def habit(self, rule: i64, ask: Ask, option: i64) -> Habit:
        """What is known of an answer wherever it is given."""
        key = mixed(mixed(mixed(rule, ask.seat), ask.a), option)
        habit = self.habits.get(key)
        if habit is None:
            habit = Habit()
            self.habits[key] = habit
        return habit

    def note(self, rule: i64, ask: Ask, option: i64) -> None:
        """Mark an answer for remembering."""
        if not self.manner.taste:
            self.used.append(self.habit(rule, ask, option))
            self.users.append(ask.seat)

    def greedy(self, s: State, ask: Ask) -> i64:
        """The best of a few options, one look ahead."""
        best = ask.options[0]
        most = -1e9
        if ask.seat < 0:
            return best
        n = len(ask.options)
        tries = min(n, self.manner.tries)
        first = self.dice.below(n)
        for i in range(tries):
            option = ask.options[(first + i) % n]
            after = s.copy()
            after.take(ask, option)
            worth = self.worth(after, ask.seat)
            if worth > most:
                most = worth
                best = option
        self.answers += tries
        return best

    # ---- values

    def value(self, s: State) -> None:
        """How good a state is for every seat, from 0 to 1: a place if the game is over, else the margin of worth."""
        self.values = self.margins(s)
        mine = self.values[self.seat]
        self.ahead = 1.0 if mine > 0.0 else 0.5 if mine == 0.0 else 0.0
        for seat in range(len(self.values)):
            self.values[seat] = self.squash(self.values[seat])
        if s.over:
            places = self.result_of(s).places
            self.ahead = 1.0 / float(places.count(1)) if places[self.seat] == 1 else 0.0
            for seat in range(len(self.values)):
                self.values[seat] = 0.25 * self.values[seat] + 0.75 * share(places, seat)

    def margins(self, s: State) -> list[float]:
        """How far each seat is ahead of the best of the others, in points of worth."""
        worths: list[float] = []
        for seat in range(s.seats):
            worths.append(self.worth(s, seat))
        if len(worths) == 1:
            return worths
        margins: list[float] = []
        for seat in range(len(worths)):
            best = -1e9
            for other in range(len(worths)):
                if other != seat and worths[other] > best:
                    best = worths[other]
            margins.append(worths[seat] - best)
        return margins

    def prepare(self, guess: State, ask: Ask) -> None:
        """Measure margins, and look one answer ahead in several guesses."""
        if self.scale == 0.0:
            self.starts = [1] * int(guess.seats)
            self.warm_up(guess)
        self.paths = self.starts[:]
        node = self.node(guess, ask)
        if self.manner.look < 0 or node.priors or len(node.options) > self.manner.most:
            return
        sums = [0.0] * len(node.options)
        for _ in range(LOOKS):
            s = self.guess_of(guess, self.seat, self.dice.below(1 << 31))
            looks = self.looks(s, s.asked(self.seat), node.options)
            sums = [sums[i] + looks[i] / float(LOOKS) for i in range(len(sums))]
        node.rank(sums)

    def warm_up(self, guess: State) -> None:
        """Find out how large margins are, so that values use the whole range."""
        total = 0.0
        count = 0
        self.scale = 1.0
        for _ in range(WARMUP):
            s = self.guess_of(guess, self.seat, self.dice.below(1 << 31))
            play_random(s, self.dice, AHEAD)
            for margin in self.margins(s):
                total += margin * margin
                count += 1
        self.scale = max(sqrt(total / float(count)), 0.5)

    def remember(self) -> None:
        """Give every answer of this iteration its value for the seat that gave it."""
        for i in range(len(self.trail)):
            node, place, seat = self.trail[i], self.taken[i], self.seats[i]
            node.visits[place] += 1
            value = self.values[seat] if seat >= 0 else 0.5
            node.totals[place] += value
            if self.odds[i] > 0.0:
                for k in range(len(node.regrets)):
                    node.regrets[k] -= value
                node.regrets[place] += value / self.odds[i]
        if self.trail:
            self.trail[0].wins[self.taken[0]] += self.ahead
        for i in range(len(self.used)):
            if self.users[i] >= 0:
                self.used[i].visits += 1
                self.used[i].total += self.values[self.users[i]]
        self.measure(self.values[self.seat])

    def measure(self, value: float) -> None:
        """Keep track of how far values spread."""
        self.tries += 1
        self.sum += value
        self.squares += value * value
        if self.tries >= 8:
            mean = self.sum / float(self.tries)
            self.spread = sqrt(max(self.squares / float(self.tries) - mean * mean, 0.0001))


def share(places: list[int], seat: i64) -> float:
    """What a place is worth: a win 1, shared with others a part of it, a loss next to nothing."""
    if len(places) == 1:
        return 1.0 if places[0] == 1 else 0.0
    if places[seat] == 1:
        return 1.0 / float(places.count(1))
    return 0.2 * float(len(places) - places[seat]) / float(len(places))
