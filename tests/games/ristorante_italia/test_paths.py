"""Where answers lie: the spots that a hand would touch."""

from __future__ import annotations

import pytest

from prixfixe.games.ristorante_italia import finals, vip
from prixfixe.games.ristorante_italia.bonus import trust
from prixfixe.games.ristorante_italia.menu import place
from tests.games.ristorante_italia.scene import GAME, Scene

STUDENT = {"bonus": "accountant remedial_course", "coins": 30}


def path(scene: Scene, who: str, what: str | int) -> str:
    """The spots of an option, one after the other."""
    ask, option = scene.s.asked(scene.seat(who)), scene.option(what)
    assert option in ask.options
    return " ".join(GAME.questions.path(scene.s, ask, option))


def test_the_remedial_course_is_its_card_in_each_of_its_windows() -> None:
    scene = Scene(2, advanced=True).has("ann", **STUDENT)
    assert path(scene.turn("ann"), "ann", "remedial!") == "mybonus.remedial_course"
    assert path(scene.do(place, 0), "ann", "study") == "mybonus.remedial_course"
    assert path(scene.do(finals.present, 0), "ann", 1) == "mybonus.remedial_course"


def test_a_token_lies_on_its_stall_in_its_crate_or_in_the_trash_of_its_shop() -> None:
    scene = Scene(2, advanced=True).has("ann", bonus="cat fisherman", coins=30)
    scene.shop("fishmonger", "prawn", "cod squid", "tuna").turn("ann").plays("ann", "market")
    assert path(scene, "ann", "prawn") == "stall.fishmonger.prawn"
    assert path(scene, "ann", "restock fishmonger") == "cart stall.fishmonger"
    assert path(scene, "ann", "search fishmonger") == "crate.fishmonger"
    assert path(scene, "ann", "trash") == "mybonus.cat"
    assert path(scene.plays("ann", "trash"), "ann", "tuna") == "trash.fishmonger.tuna"


def test_a_trusted_shop_is_restocked_by_touching_its_stall() -> None:
    scene = Scene(2, advanced=True).has("ann", bonus="trusted_shop")
    assert path(scene.do(trust, 0), "ann", "butcher") == "stall.butcher"
    assert path(scene, "ann", "pass") == ""


@pytest.mark.parametrize(("coins", "spot"), [(30, "bid.2"), (70, "bid.tens.20")])
def test_an_offer_lies_on_a_ruler_of_tens_if_there_are_many_coins(coins: int, spot: str) -> None:
    scene = Scene(2).at(1, "vip").has("ann", coins=coins).do(vip.bid)
    assert path(scene, "ann", 2) == spot


def test_the_units_of_an_offer_lie_on_the_ruler_of_whole_offers() -> None:
    scene = Scene(2).at(1, "vip").has("ann", coins=70).do(vip.bid).plays("ann", 2)
    assert path(scene, "ann", 3) == "bid.23"
