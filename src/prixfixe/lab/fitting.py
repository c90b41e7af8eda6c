"""Fitting a net to matches: temporal differences for targets, Adam for the descent. Needs numpy, from a seed exact."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from prixfixe.bots.judge import HIDDEN, UNIT, inputs
from prixfixe.bots.nets import Net, mark, terms_of
from prixfixe.core.game import Game
from prixfixe.lab.selfplay import Course

Floats = NDArray[np.float32]
MEMORY = 0.9  # how much of what comes later counts, from one position to the next
BATCH = 256
RATE = 0.002  # of the descent at its beginning
HOLD = 4.0  # how strongly the linear part is held to what it began as, and what bends to nothing
HELD = (0, 3)  # of the parts of a net: the linear one, and what the bends add to it
MOST = 4.0  # targets beyond so many spreads are cut


class Layout(msgspec.Struct, frozen=True):
    """Where the inputs of a net stand."""

    seats: int
    own: int
    table: int
    questions: int

    @classmethod
    def of(cls, game: Game[Any], seats: int) -> Layout:
        """That of a title."""
        terms = terms_of(game)
        return cls(seats, len(terms.names), len(terms.table), len(game.questions.records))

    @property
    def row(self) -> int:
        """How many numbers say all of a position."""
        return self.seats * self.own + self.table


class Samples:
    """The positions of matches, one after the other."""

    def __init__(self, layout: Layout, some: Sequence[Course]) -> None:
        rows = [np.frombuffer(one.rows, np.float32).reshape(-1, layout.row) for one in some]
        self.layout = layout
        self.rows: Floats = np.concatenate(rows)
        self.asked = np.concatenate([np.frombuffer(one.asked, np.int8).reshape(-1, layout.seats) for one in some])
        self.lengths = [len(one) for one in rows]
        self.ends: Floats = np.array([one.margins for one in some], np.float32)

    def inputs(self, some: NDArray[np.int64], seat: int) -> tuple[Floats, NDArray[np.int64]]:
        """The inputs for one seat in some positions, and who is its strongest other."""
        of, count = self.layout, len(some)
        rows, asked = self.rows[some], self.asked[some]
        own = rows[:, : of.seats * of.own].reshape(count, of.seats, of.own)
        others = [other for other in range(of.seats) if other != seat]
        blocks, rival = [own[:, seat]], np.zeros(count, np.int64)
        if others:
            rival = np.array(others)[np.argmax(own[:, others, 0], axis=1)]
        blocks.append(own[np.arange(count), rival] if others else np.zeros_like(own[:, 0]))
        if of.seats > 2:
            blocks.append(own[:, others].mean(axis=1))
        blocks.append(rows[:, of.seats * of.own :])
        blocks.append(self.marks(asked[:, seat]))
        theirs = asked[np.arange(count), rival] if others else np.full(count, -1, np.int8)
        return np.concatenate([*blocks, self.marks(theirs)], axis=1), rival

    def marks(self, asked: NDArray[np.int8]) -> Floats:
        """A one at the question that is open."""
        found = np.zeros((len(asked), self.layout.questions), np.float32)
        there = np.nonzero(asked >= 0)[0]
        found[there, asked[there]] = 1.0
        return found


def stored(path: Path, some: Sequence[Course]) -> None:
    """Keep what matches tell."""
    rows, asked = (
        np.frombuffer(b"".join(parts), np.uint8) for parts in ([x.rows for x in some], [x.asked for x in some])
    )
    lengths = np.array([[len(one.rows), len(one.asked)] for one in some])
    np.savez_compressed(path, rows=rows, asked=asked, lengths=lengths, ends=np.array([one.margins for one in some]))


def restored(path: Path) -> list[Course]:
    """What was kept."""
    found = np.load(path)
    rows, asked, row, mark = found["rows"].tobytes(), found["asked"].tobytes(), 0, 0
    courses = []
    for (length, marks), end in zip(found["lengths"], found["ends"]):
        courses.append(Course(rows[row : row + length], asked[mark : mark + marks], [float(one) for one in end]))
        row, mark = row + int(length), mark + int(marks)
    return courses


class Weights:
    """The numbers of a net while they are fitted, all in one list of arrays."""

    def __init__(self, linear: Floats, hidden: Floats, bias: Floats, top: Floats, base: Floats) -> None:
        self.all = [linear, hidden, bias, top, base]

    @classmethod
    def of(cls, net: Net) -> Weights:
        """Those of a net."""
        arrays = [np.array(part, np.float32) / np.float32(UNIT) for part in (net.linear, net.hidden, net.bias, net.top)]
        linear, hidden, bias, top = arrays
        return cls(linear, hidden, bias[:-1], top, bias[-1:])

    def values(self, x: Floats) -> tuple[Floats, Floats]:
        """The output, and the bends that lead to it."""
        linear, hidden, bias, top, base = self.all
        bends = np.maximum(x @ hidden + bias, 0)
        return x @ linear + bends @ top + base[0], bends

    def slopes(self, x: Floats, bends: Floats, error: Floats) -> list[Floats]:
        """How the error grows with each number."""
        _, _, _, top, _ = self.all
        back = np.outer(error, top) * (bends > 0)
        return [x.T @ error, x.T @ back, back.sum(axis=0), bends.T @ error, error.sum(keepdims=True)]

    def net(self, old: Net, training: str) -> Net:
        """The same as whole numbers."""
        linear, hidden, bias, top, base = [np.rint(part * UNIT).astype(int) for part in self.all]
        return msgspec.structs.replace(
            old,
            linear=linear.tolist(),
            hidden=hidden.tolist(),
            bias=[*bias.tolist(), int(base[0])],
            top=top.tolist(),
            training=training,
            duels=[],
        )


def beginning(game: Game[Any], seats: int, seed: int) -> Net:
    """A net that says what worth says: the bends lead nowhere yet."""
    terms = terms_of(game)
    size = int(inputs(terms, len(game.questions.records), seats))
    hidden = np.random.default_rng(seed).normal(0.0, 1.0 / np.sqrt(size), (size, HIDDEN))
    worth = int(UNIT)
    return Net(
        seats,
        game.version,
        mark(game),
        "worth",
        [],
        terms.names[0][1],
        [worth] + [0] * (size - 1),
        [0] * (HIDDEN + 1),
        [0] * HIDDEN,
        np.rint(hidden * UNIT).astype(int).tolist(),
    )


def leads(weights: Weights, samples: Samples) -> Floats:
    """How far the net thinks each seat ahead in each position."""
    found = np.zeros((len(samples.rows), samples.layout.seats), np.float32)
    for first in range(0, len(samples.rows), 1 << 14):
        some = np.arange(first, min(first + (1 << 14), len(samples.rows)))
        values = np.stack(
            [weights.values(samples.inputs(some, seat)[0])[0] for seat in range(samples.layout.seats)], axis=1
        )
        found[some] = values - best_others(values)[0]
    return found


def best_others(values: Floats) -> tuple[Floats, NDArray[np.int64]]:
    """The best of the other seats, and who it is; nothing for a lone seat."""
    if values.shape[1] == 1:
        return np.zeros_like(values), np.full(values.shape, -1)
    who = np.zeros(values.shape, np.int64)
    for seat in range(values.shape[1]):
        masked = values.copy()
        masked[:, seat] = -np.inf
        who[:, seat] = masked.argmax(axis=1)
    return np.take_along_axis(values, who, axis=1), who


def targets(weights: Weights, samples: Samples, scale: float) -> Floats:
    """What each position should have been worth: mostly what came of it, partly what the net says soon after."""
    seen, place = leads(weights, samples), 0
    wanted = np.zeros_like(seen)
    for length, end in zip(samples.lengths, samples.ends):
        coming = np.clip(end / scale, -MOST, MOST)
        for position in range(place + length - 1, place - 1, -1):
            wanted[position] = coming
            coming = (1.0 - MEMORY) * seen[position] + MEMORY * coming
        place += length
    return wanted


def fitted(net: Net, latest: Net, samples: Samples, seed: int, passes: int, training: str) -> Net:
    """The net after some passes over the positions; the latest one says what they should have been worth."""
    weights, began, rng = Weights.of(net), Weights.of(net), np.random.default_rng(seed)
    wanted = targets(Weights.of(latest), samples, net.scale)
    step, steps = Step(weights), passes * (len(wanted) // BATCH + 1)
    for _ in range(passes):
        order = rng.permutation(len(wanted))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            slopes = descent(weights, samples, some, wanted[some])
            step.take(slopes, began, RATE * 0.5 * (1.0 + np.cos(np.pi * step.count / (steps + 1))))
    return weights.net(net, training)


class Step:
    """The steps of the descent: Adam, and what holds the net to where it began."""

    def __init__(self, weights: Weights) -> None:
        self.weights, self.count = weights, 0
        self.first = [np.zeros_like(part) for part in weights.all]
        self.second = [np.zeros_like(part) for part in weights.all]

    def take(self, slopes: list[Floats], began: Weights, rate: float) -> None:
        """One step against the slopes."""
        self.count += 1
        for i, (part, slope) in enumerate(zip(self.weights.all, slopes)):
            self.first[i] = 0.9 * self.first[i] + 0.1 * slope
            self.second[i] = 0.999 * self.second[i] + 0.001 * slope * slope
            size = np.sqrt(self.second[i] / (1.0 - 0.999**self.count)) + 1e-8
            hold = HOLD * (part - began.all[i]) if i in HELD else np.float32(0.0)
            part -= np.float32(rate) * (self.first[i] / (1.0 - 0.9**self.count) / size + hold)


def descent(weights: Weights, samples: Samples, some: NDArray[np.int64], wanted: Floats) -> list[Floats]:
    """How the mean square error of some positions grows with each number of the net."""
    seats = samples.layout.seats
    seen = [samples.inputs(some, seat)[0] for seat in range(seats)]
    outputs = [weights.values(x) for x in seen]
    values = np.stack([value for value, _ in outputs], axis=1)
    best, who = best_others(values)
    error = (values - best - wanted) / np.float32(len(some) * seats)
    push = error.copy()
    if seats > 1:
        for seat in range(seats):
            np.subtract.at(push, (np.arange(len(some)), who[:, seat]), error[:, seat])
    parts = [weights.slopes(x, bends, push[:, seat]) for seat, (x, (_, bends)) in enumerate(zip(seen, outputs))]
    return [sum(slopes[1:], slopes[0]) for slopes in zip(*parts)]
