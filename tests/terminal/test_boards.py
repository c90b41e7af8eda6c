"""The boards of the terminal call places what the questions beside them call them."""

from __future__ import annotations

import re

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.core.game import Speech
from prixfixe.games.restaurant_row.table import terminal as restaurant_row
from prixfixe.games.sweet_mess.table import terminal as sweet_mess

SPEECH = Speech("en", ("Ann", "Ben"))


def test_bowls_are_called_as_in_the_question() -> None:
    game, dice, met = prixfixe.load("sweet-mess"), chance(4), set()
    s = game.start(2, 4)
    for _ in range(200):
        ask = s.asked(s.asks[0].seat)
        if game.key(ask) == "SM-PICK-1":
            board = sweet_mess.draw(game.view(s, ask.seat), SPEECH)
            for option in filter(lambda option: option >= 0, ask.options):
                place = re.search(r"\b[A-D][1-4]\b", game.words.option(s, ask, option, SPEECH))
                assert place and re.search(rf"(^|\s){place[0]}#? ", board)
                met.add(place[0])
        s.answer(ask.seat, ask.options[dice.below(len(ask.options))])
    assert len(met) > 8


def test_arms_of_chef_o_tron_point_at_rows_as_bowls_count_them() -> None:
    game = prixfixe.load("sweet-mess")
    view = game.view(game.start(1, 4), 0)
    view["arms"] = [0, 3]
    board = sweet_mess.draw(view, SPEECH)
    assert "white claw at row 1, blue scoop at row 4" in board


def test_shops_have_no_numbers_that_differ_from_those_of_the_choices() -> None:
    game = prixfixe.load("restaurant-row")
    board = restaurant_row.draw(game.view(game.start(2, 4), 0), SPEECH)
    assert "Fish Market" in board and not re.search(r"\d Fish Market", board)
