"""Judges: worth where nothing was learned, and the net that weighs terms."""

from __future__ import annotations

import logging
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import prixfixe
from prixfixe import Game, State
from prixfixe.bots.judge import HIDDEN, Judge, Learned
from prixfixe.bots.nets import FILE, Net, by_worth, judge_of, kept, learned, shipped, terms_of, write
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.kit.terms import Sheet
from tests.bots.nets import made_up, positions

COUNTS = [(name, seats) for name in prixfixe.shipped() for seats in prixfixe.load(name).seats]


def sums(game: Game[Any], net: Net, s: State) -> list[float]:
    """What the net makes of a position, by the book: all inputs of a seat in a row, then sums."""
    terms, seats = terms_of(game), net.seats
    sheet = Sheet(seats * len(terms.names) + len(terms.table))
    for seat in range(seats):
        terms.of_seat(s, seat, sheet)
    terms.of_table(s, sheet)
    own = [
        [sheet.numbers[seat * len(terms.names) + i] / scale for i, (_, scale) in enumerate(terms.names)]
        for seat in range(seats)
    ]
    table = [sheet.numbers[seats * len(terms.names) + i] / scale for i, (_, scale) in enumerate(terms.table)]
    found = []
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        rival = max(others, key=lambda other: own[other][0], default=None)
        row = own[seat] + (own[rival] if rival is not None else [0.0] * len(terms.names))
        if seats > 2:
            row += [sum(own[other][i] for other in others) / len(others) for i in range(len(terms.names))]
        row += table + marks(game, s, seat) + marks(game, s, rival)
        bends = [
            max(0.0, net.bias[i] / 4096 + sum(x * net.hidden[n][i] / 4096 for n, x in enumerate(row)))
            for i in range(HIDDEN)
        ]
        total = net.bias[-1] / 4096 + sum(x * net.linear[n] / 4096 for n, x in enumerate(row))
        found.append((total + sum(bend * net.top[i] / 4096 for i, bend in enumerate(bends))) * net.scale)
    return found


def marks(game: Game[Any], s: State, seat: int | None) -> list[float]:
    """A one for the question that a seat is asked."""
    ask = None if seat is None else s.question(seat)
    return [1.0 if ask is not None and ask.rule is question.rule else 0.0 for question in game.questions.records]


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_a_net_weighs_all_terms_for_every_number_of_seats(name: str, seats: int) -> None:
    game = prixfixe.load(name)
    net = made_up(game, seats)
    judge = learned(game, net)
    for s in positions(game, seats, 3):
        assert judge.worths(s) == pytest.approx(sums(game, net, s))


def test_a_match_that_is_over_is_judged_by_worth() -> None:
    game = prixfixe.load("sweet-mess")
    s = game.start(2, 1)
    play_random(s, chance(1), 100_000)
    judge = learned(game, made_up(game, 2))
    assert s.over and judge.worths(s) == [game.bots.worth(s, seat) for seat in range(2)]


def test_a_net_comes_back_from_its_file_as_it_was(tmp_path: Path) -> None:
    game = prixfixe.load("restaurant-row")
    nets = [made_up(game, seats) for seats in (2, 4)]
    write(tmp_path / FILE, nets[::-1])
    assert kept(tmp_path / FILE) == nets
    assert kept(tmp_path / "none.toml") == []


def at(game: Game[Any], folder: Path, net: Net) -> Game[Any]:
    """The title as if this net were shipped with it."""
    (folder / "bots").mkdir()
    write(folder / "bots" / FILE, [net])
    shipped.cache_clear()
    return replace(game, folder=folder)


def test_a_title_is_judged_by_the_net_that_was_learned_for_so_many_seats(tmp_path: Path) -> None:
    game = at(prixfixe.load("sweet-mess"), tmp_path, made_up(prixfixe.load("sweet-mess"), 2))
    assert isinstance(judge_of(game, 2), Learned)
    assert type(judge_of(game, 3)) is Judge
    shipped.cache_clear()


@pytest.mark.parametrize("change", [{"terms": "other"}, {"rules": 99}, {"top": [0]}])
def test_a_net_of_other_terms_or_rules_is_left_aside_with_a_line(
    change: dict[str, Any], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = prixfixe.load("sweet-mess")
    game = at(game, tmp_path, msgspec.structs.replace(made_up(game, 2), **change))
    with caplog.at_level(logging.WARNING):
        assert type(judge_of(game, 2)) is Judge
    assert [record.message for record in caplog.records] == [
        "sweet-mess: the net for 2 seats is of other terms or rules; bots judge by worth"
    ]
    shipped.cache_clear()


def test_a_game_without_terms_is_judged_by_worth() -> None:
    game = prixfixe.load("sweet-mess")
    bare = replace(game, bots=replace(game.bots, terms=None))
    s = game.start(2, 1)
    assert judge_of(bare, 2).worths(s) == by_worth(game, 2).worths(s) == [game.bots.worth(s, i) for i in range(2)]


@pytest.mark.parametrize("name", prixfixe.shipped())
def test_every_net_that_is_shipped_fits_and_says_what_it_won(name: str) -> None:
    game = prixfixe.load(name)
    for net in kept(game.folder / "bots" / FILE):
        assert isinstance(judge_of(game, net.seats), Learned)
        assert net.training and len(net.duels) >= 2


def test_nets_need_no_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import prixfixe\n"
        "from prixfixe.bots.bot import decide\n"
        "from prixfixe.bots.levels import bot\n"
        "game = prixfixe.load('sweet-mess'); s = game.start(2, 1)\n"
        "print(decide(bot('cook:5'), game, s, s.asks[0].seat, 1))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
