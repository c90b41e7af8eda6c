"""What somebody holds cannot be told from how soon the next player is asked."""

import pytest

from prixfixe.games.ristorante_italia import menu, vip, wine
from tests.games.ristorante_italia.scene import RECIPES, Scene


@pytest.mark.rule("RI-MENU-2")
def test_who_holds_recipes_that_cannot_be_placed_is_waited_for() -> None:
    scene = Scene().has("ann", hand=RECIPES[0], shelf="").do(menu.place, 0)
    scene.asked("ann", ["pass"]).awaited("ann")


@pytest.mark.rule("RI-MENU-2")
def test_an_empty_hand_holds_nobody_up() -> None:
    Scene().has("ann", hand="").do(menu.place, 0).asked("ann", ["pass"]).spared("ann")


@pytest.mark.rule("RI-WINE-2")
def test_who_can_pay_none_of_the_wines_is_waited_for() -> None:
    Scene().has("ann", coins=0).do(wine.draw_wine, 0).asked("ann", ["pass"]).awaited("ann")


@pytest.mark.rule("RI-VIP-1")
def test_who_can_offer_one_sum_only_is_waited_for_unless_cups_are_open() -> None:
    Scene().has("ann", coins=0).do(vip.invite, 0).awaited("ann")
    Scene(open_cups=True).has("ann", coins=0).do(vip.invite, 0).spared("ann")
