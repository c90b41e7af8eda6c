"""Food shops and menus."""

import pytest

from prixfixe.games.restaurant_row.bids import banded
from prixfixe.games.restaurant_row.layoffs import reset
from prixfixe.games.restaurant_row.menu import discard, freeze, thaw
from prixfixe.games.restaurant_row.state import food
from prixfixe.games.restaurant_row.trips import set_out, visit_stores
from tests.games.restaurant_row.scene import CONTENT, GAME, ROWS, Row, rows

FORKS = {
    "maine_lobster": 6, "ahi_tuna": 5, "wellfleet_oysters": 5, "wild_salmon": 4, "diver_scallops": 3,
    "grass_fed_beef": 5, "rack_of_lamb": 5, "berkshire_pork": 4, "long_island_duck": 4, "free_range_chicken": 3,
    "smoked_sausage": 1, "truffles": 5, "chanterelles": 4, "heirloom_tomatoes": 4, "white_asparagus": 3,
    "baby_beets": 2, "organic_arugula": 2, "fingerling_potatoes": 1,
}  # fmt: skip
SHOP = {"seafood": ("fish", 2, 4), "meat": ("butcher", 1, 3), "vegetable": ("farm", 0, 2)}  # base price, two players


@pytest.mark.rule("RR-FOOD-1")
@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.row(f"ingredients.{name}")) for name in FORKS])
def test_an_ingredient_costs_the_shop_s_base_and_a_dollar_per_fork(name: str) -> None:
    shop, base, base_of_two = SHOP[CONTENT.ingredients[ROWS[name]].type]
    for seats, price in ((4, base + FORKS[name]), (3, base + FORKS[name]), (2, base_of_two + FORKS[name])):
        scene = Row(seats).sale(shop, name).goes(red=shop if seats > 2 else f"{shop}+bank")
        scene.takes("red", name, ["stop", name]).ends("red", menu=name, cash=25 - price)
        assert food(scene.s, scene.house("red")) == FORKS[name]


SPACES = {
    4: ["seafood", "meat", "vegetable", "seafood meat vegetable"],
    2: ["seafood", "meat", "vegetable", "meat vegetable", "seafood vegetable"],
}


@pytest.mark.rule("RR-FOOD-2", "RR-2P-4")
@pytest.mark.row(*(f"menu_spaces.space_34_{name}" for name in ("seafood", "meat", "vegetable", "any")))
@pytest.mark.row(*(f"menu_spaces.space_2_{name}" for name in ("seafood", "meat", "vegetable")))
@pytest.mark.row("menu_spaces.space_2_meat_vegetable", "menu_spaces.space_2_seafood_vegetable")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_of_fitting_menus_agrees_with_trying_every_assignment(seats: int) -> None:
    spaces = SPACES[2 if seats == 2 else 4]
    mode = GAME.start(seats, 1).mode()
    assert mode.spaces == len(spaces)
    for a in range(6):
        for b in range(6):
            for c in range(6):
                kinds = ["seafood"] * a + ["meat"] * b + ["vegetable"] * c
                assert mode.matched(a, b, c) == best(kinds, spaces), (a, b, c)


def best(kinds: list[str], spaces: list[str]) -> int:
    """The most ingredients that lie in accepting spaces, by trying everything."""
    if not kinds or not spaces:
        return 0
    first, rest = kinds[0], kinds[1:]
    found = best(rest, spaces)
    for i, space in enumerate(spaces):
        if first in space.split():
            found = max(found, 1 + best(rest, spaces[:i] + spaces[i + 1 :]))
    return found


@pytest.mark.rule("RR-FOOD-3")
def test_only_what_can_be_displayed_may_be_bought() -> None:
    scene = (
        Row().sale("fish", "ahi_tuna wild_salmon diver_scallops").gives("red", cash=40).goes(red="fish", blue="fish")
    )
    scene.takes("red", "ahi_tuna").takes("red", "wild_salmon")  # a lot of three seafoods has no third space
    assert scene.s.asked(0).rule is banded
    scene = Row().gives("red", frozen="maine_lobster", cash=60).sale("fish", "ahi_tuna wild_salmon").do(thaw)
    scene.goes(red="fish", blue="fish").takes("red", "ahi_tuna")  # and with the lobster, which stays, no second one
    assert scene.s.asked(0).rule is banded


@pytest.mark.rule("RR-FOOD-11", "RR-RUL-66")
def test_a_new_ingredient_is_played_over_an_old_one() -> None:
    scene = Row().sale("fish", "wild_salmon").gives("red", menu="maine_lobster ahi_tuna rack_of_lamb", cash=40)
    scene.goes(red="fish").takes("red", "wild_salmon", ["stop", "wild_salmon"])
    scene.takes("red", "ahi_tuna", ["maine_lobster", "ahi_tuna"]).quiet()  # the meat is in nobody's way
    scene.ends("red", menu="maine_lobster rack_of_lamb wild_salmon", cash=34)
    assert scene.s.discards == rows("ahi_tuna")


@pytest.mark.rule("RR-FOOD-11", "RR-RUL-66")
def test_nothing_makes_way_while_a_space_is_free() -> None:
    scene = Row().sale("fish", "wild_salmon").gives("red", menu="maine_lobster rack_of_lamb", cash=40)
    scene.goes(red="fish").takes("red", "wild_salmon").quiet().ends(
        "red", menu="maine_lobster rack_of_lamb wild_salmon"
    )
    assert scene.s.discards == []


@pytest.mark.rule("RR-FOOD-11", "RR-SOUS-1")
def test_the_sous_chef_may_buy_over_an_old_ingredient() -> None:
    scene = Row().gives("red", staff="sous_chef", menu="truffles baby_beets", cash=40).sale("farm", "chanterelles")
    scene.do(visit_stores).takes("red", "chanterelles").takes("red", "baby_beets", ["truffles", "baby_beets"])
    scene.ends("red", menu="truffles chanterelles")


@pytest.mark.rule("RR-FOOD-10", "RR-FOOD-11")
def test_the_thawed_ingredient_makes_way_for_nothing() -> None:
    scene = Row().gives("red", frozen="maine_lobster", cash=60).sale("fish", "ahi_tuna wild_salmon").do(thaw)
    scene.goes(red="fish").takes("red", "ahi_tuna").takes("red", "wild_salmon")
    scene.takes("red", "ahi_tuna", ["ahi_tuna"]).quiet()
    scene.ends("red", menu="maine_lobster wild_salmon")


@pytest.mark.rule("RR-FOOD-4")
def test_ingredients_move_freely_between_spaces_until_phase_3() -> None:
    scene = Row().gives("red", menu="truffles chanterelles", cash=40)  # one of them lies in the space for any
    scene.sale("fish", "ahi_tuna").goes(red="fish").takes("red", "ahi_tuna")
    scene.sale("butcher", "smoked_sausage").goes(red="butcher").takes("red", "smoked_sausage")
    scene.ends("red", menu="truffles chanterelles ahi_tuna smoked_sausage")


@pytest.mark.rule("RR-FOOD-5")
@pytest.mark.row("staff.master_chef")
def test_the_master_chef_lets_one_ingredient_lie_in_a_wrong_space_at_once() -> None:
    scene = Row(2).gives("red", menu="maine_lobster ahi_tuna", cash=60).sale("help", "master_chef")
    scene.sale("fish", "wild_salmon diver_scallops").goes(red="fish+help").takes("red", "stop")
    scene.takes("red", "master_chef").sale("fish", "wild_salmon diver_scallops").goes(red="fish+bank")
    scene.takes("red", "wild_salmon").ends("red", menu="maine_lobster ahi_tuna wild_salmon")
    scene.takes("red", "diver_scallops").takes("red", "ahi_tuna")  # only one lies in a wrong space
    scene.takes("red", 0).quiet().ends("red", menu="maine_lobster wild_salmon diver_scallops")


@pytest.mark.rule("RR-FOOD-6")
def test_as_few_as_possible_are_discarded_and_only_those_that_help() -> None:
    scene = Row().gives("red", menu="maine_lobster ahi_tuna wild_salmon rack_of_lamb")
    scene.do(discard, 0).takes("red", "maine_lobster", ["maine_lobster", "ahi_tuna", "wild_salmon"]).quiet()
    scene.ends("red", menu="ahi_tuna wild_salmon rack_of_lamb")


@pytest.mark.rule("RR-FOOD-6")
def test_discards_are_made_one_at_a_time_and_any_of_this_round_may_go() -> None:
    scene = Row().gives("red", menu="maine_lobster ahi_tuna truffles baby_beets rack_of_lamb")
    # one kind may have two: either a seafood or a vegetable goes, the meat helps with the total but not with the kinds
    scene.do(discard, 0).asked("red", ["maine_lobster", "ahi_tuna", "truffles", "baby_beets"])
    scene = Row().gives("red", menu="maine_lobster ahi_tuna wild_salmon truffles baby_beets")
    scene.do(discard, 0).takes("red", "truffles").takes("red", "ahi_tuna", ["maine_lobster", "ahi_tuna", "wild_salmon"])
    scene.quiet().ends("red", menu="maine_lobster wild_salmon baby_beets")


@pytest.mark.rule("RR-FOOD-6")
def test_discards_are_out_of_play_until_phase_8() -> None:
    scene = Row().gives("red", menu="maine_lobster ahi_tuna wild_salmon").do(discard, 0).takes("red", "ahi_tuna")
    assert scene.s.discards == rows("ahi_tuna") and ROWS["ahi_tuna"] not in scene.s.larder
    assert ROWS["ahi_tuna"] in scene.do(reset).s.larder


@pytest.mark.rule("RR-FOOD-7", "RR-DIG-6")
def test_no_answer_ever_moves_an_ingredient_or_money_from_one_player_to_another() -> None:
    scene = Row().sale("fish", "ahi_tuna").all(cash=40).goes(red="fish", blue="fish").takes("red", "ahi_tuna")
    scene.bids("red", 9).bids("blue", 12).ends("red", cash=40, menu="").ends("blue", cash=28, menu="ahi_tuna")
    assert scene.s.bank + sum(r.cash for r in scene.s.restaurants) == 160  # the bank has it


@pytest.mark.rule("RR-FOOD-8")
def test_all_ingredients_held_are_displayed_and_a_restaurant_without_any_still_gets_guests() -> None:
    scene = Row().all(face=2).gives("red", menu="truffles baby_beets").gives("blue", stars=4).serves()
    assert scene.game.view(scene.s, None)["restaurants"][0]["food"] == 7
    scene.comes("tom").sits("blue", "tom")
    assert food(scene.s, scene.house("blue")) == 0


def freezer(menu: str = "") -> Row:
    """Red owns the Walk-In Freezer."""
    return Row().gives("red", renovations="walk_in_freezer", menu=menu, cash=60)


@pytest.mark.rule("RR-FOOD-9")
@pytest.mark.row("renovations.walk_in_freezer")
def test_the_freezer_may_set_one_ingredient_aside() -> None:
    scene = freezer("truffles smoked_sausage").do(freeze, 0)
    scene.takes("red", "truffles", ["nothing", "truffles", "smoked_sausage"]).ends("red", menu="smoked_sausage")
    scene.ends("red", frozen="truffles")
    assert ROWS["truffles"] not in scene.do(reset).s.larder
    freezer("truffles").do(freeze, 0).takes("red", "nothing").ends("red", menu="truffles", frozen=-1)


@pytest.mark.rule("RR-FOOD-9")
def test_the_freezer_must_be_used_if_not_everything_fits() -> None:
    scene = freezer().sale("fish", "maine_lobster ahi_tuna wild_salmon diver_scallops").goes(red="fish")
    scene.takes("red", "maine_lobster").takes("red", "ahi_tuna")
    scene.takes("red", "wild_salmon").takes("red", "stop")  # one more than the menu takes
    scene.takes("red", "ahi_tuna", ["maine_lobster", "ahi_tuna", "wild_salmon"])  # at the end of the phase
    scene.ends("red", menu="maine_lobster wild_salmon", frozen="ahi_tuna")


@pytest.mark.rule("RR-FOOD-9", "RR-VIS-10")
def test_without_a_freezer_nobody_is_asked() -> None:
    scene = Row().gives("red", menu="truffles")
    scene.s.trip = 3
    scene.do(set_out).quiet()


@pytest.mark.rule("RR-FOOD-10")
def test_the_frozen_ingredient_is_served_the_next_day_and_never_frozen_or_discarded() -> None:
    scene = freezer().gives("red", frozen="maine_lobster").do(visit_stores)
    scene.ends("red", menu="maine_lobster", frozen=-1, thawed="maine_lobster")
    scene.gives("red", menu="ahi_tuna").do(freeze, 0).takes("red", "ahi_tuna", ["nothing", "ahi_tuna"])
    scene = freezer().gives("red", frozen="maine_lobster").do(visit_stores)
    scene.gives("red", menu="ahi_tuna wild_salmon diver_scallops").do(discard, 0)
    scene.takes("red", "diver_scallops", ["ahi_tuna", "wild_salmon", "diver_scallops"])


@pytest.mark.rule("RR-FOOD-10")
def test_the_thawed_ingredient_takes_a_space() -> None:
    scene = Row().gives("red", frozen="maine_lobster", cash=60).sale("fish", "ahi_tuna wild_salmon")
    scene.s.trip = 0
    scene.do(visit_stores).goes(red="fish").takes("red", "ahi_tuna").takes("red", "stop").quiet()
    scene.ends("red", menu="maine_lobster ahi_tuna")
