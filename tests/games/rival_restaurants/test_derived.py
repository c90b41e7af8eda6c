"""Numbers that follow from a position: each is what the rule says."""

from __future__ import annotations

from typing import Any

import pytest

from prixfixe.games.rival_restaurants import auction, barter, bazaar, day, move, prices, serve
from prixfixe.games.rival_restaurants.barter import new_offer
from prixfixe.games.rival_restaurants.bonuses import draw_and_keep
from prixfixe.games.rival_restaurants.day import income
from prixfixe.games.rival_restaurants.options import COINS, FACE_DOWN, GARBAGE, GOOD, NEXT, OFFER, PROMISED, SEND
from prixfixe.games.rival_restaurants.state import COOK, TABLE
from tests.configs import Config
from tests.games.rival_restaurants.configs import CONFIGS
from tests.games.rival_restaurants.scene import GAME, Table, card, chef, house, kind, moving, recipe
from tests.web.boards import asks


def view(table: Table, seat: int = 0) -> Any:
    """What a seat sees."""
    return GAME.view(table.s, seat)


def dish(table: Table, name: str, seat: int = 0) -> Any:
    """What is said of a recipe in a restaurant."""
    return next(it for it in view(table)["dishes"] if (it["seat"], it["recipe"]) == (seat, recipe(name)))


@pytest.mark.parametrize("config", [CONFIGS[1], CONFIGS[12], CONFIGS[13]], ids=str)
def test_prices_are_those_of_the_rules(config: Config) -> None:
    """For every chef and NPC in a market, with surcharges and discounts; and the scores are the result's."""
    compared = 0
    for step, (s, _) in enumerate(asks(config, 7)):
        if step % 7:
            continue
        shown = GAME.view(s, 0)
        for piece, place in enumerate(s.at):
            if shown["prices"][piece]:
                assert shown["prices"][piece] == [prices.price(s, piece, place, shelf) for shelf in (True, False)]
                compared += 1
    assert compared > 20
    assert GAME.view(s, 0)["scores"] == list(GAME.result(s).scores)


@pytest.mark.parametrize(
    ("name", "garbage", "level", "dish_name", "points"),
    [
        ("the_rising_sun", 0, 0, "chirashi_bowl", 7),
        ("the_rising_sun", 2, 0, "chirashi_bowl", 5),
        ("the_rising_sun", 9, 2, "chirashi_bowl", 2),
        ("stars_and_tripes", 2, 0, "bruschetta", 1),
        ("crepe_expectations", 1, 3, "chirashi_bowl", 6),
        ("seoul_food", 0, 3, "bruschetta", 4),
    ],
)
def test_what_a_dish_earns(name: str, garbage: int, level: int, dish_name: str, points: int) -> None:
    """Value less garbage, never below nothing; then own cuisine and lasting bonuses."""
    table = Table().has("ann", recipes=f"{dish_name} tiramisu", garbage=garbage, level=level, restaurant=house(name))
    assert dish(table, dish_name)["earns"] == points


def test_what_a_recipe_lacks_and_what_stands_in_for_it() -> None:
    """Required kinds that are not there, with their shop prices; Goo makes it possible all the same."""
    table = Table().has("ann", goods="bread", recipes="bruschetta tiramisu")
    it = dish(table, "bruschetta")
    assert (it["missing"], it["cost"], it["ready"]) == ([kind("tomato"), kind("garlic")], 200, False)
    table.has("ann", goods="garlic alien_goo")
    it = dish(table, "bruschetta")
    assert (it["missing"], it["ready"]) == ([kind("tomato")], True)


def test_the_income_is_what_the_morning_brings() -> None:
    table = Table().has("ann", upgrades="celebrity_endorsement social_media_advertising").has("bob", level=3)
    promised = view(table)["incomes"]
    before = [player.money for player in table.s.players]
    income(table.s)
    assert [player.money - had for player, had in zip(table.s.players, before)] == promised


def test_a_bid_says_what_it_would_leave() -> None:
    table = Table().lies("carbastic", "rice bread").has("ann", money=500).has("bob", money=300)
    table.stands("ann", "pork_knuckles", "carbastic", 1).stands("bob", "gohan_sushido", "carbastic", 1)
    auction.begin_war(table.s, 0, 1, -1, [0, 1])
    table.s.agenda.clear()
    auction.war_turn(table.s)
    assert view(table)["high"] == [100, 0]
    assert view(table)["bids"] == [[100, 400], [200, 300], [300, 200], [400, 100], [500, 0]]
    assert view(table, 1)["bids"] == []


def offered(table: Table, partner: int, give: list[int], want: list[int]) -> Any:
    """What is said of an offer of the first player that lies open."""
    offer = new_offer(partner, 0)
    offer.give, offer.want = give, want
    table.s.players[0].sent = offer
    return view(table)["deals"][0]


def test_a_deal_says_what_both_could_cook_afterwards() -> None:
    """Tomato for money: one side can cook then, and both tills are told; cards stay unknown."""
    table = Table().has("ann", goods="bread garlic", cards="rave_review", recipes="bruschetta tiramisu", money=300)
    table.has("bob", goods="tomato", money=100)
    give, want = [COINS.code(2), FACE_DOWN.code(card("rave_review"))], [GOOD.code(kind("tomato"))]
    it = offered(table, 1, give, want)
    assert (it["sender"], it["worth"]) == (0, [500, 100])
    ann, bob = it["sides"]
    assert (ann["money"], ann["before"], ann["recipes"]) == (100, 0, [recipe("bruschetta")])
    assert ann["after"] == dish(table, "bruschetta")["earns"]
    assert (bob["money"], bob["after"]) == (300, 0)
    assert [table.s.players[0].money, table.s.players[1].larder[kind("tomato")]] == [300, 1], "nothing has happened"


def test_a_deal_with_everybody_tells_the_own_side() -> None:
    """Whoever accepts: garbage costs what it takes to be rid of, a promise nothing."""
    table = Table().has("ann", goods="bread", garbage=1)
    it = offered(table, TABLE, [GOOD.code(kind("bread")), GARBAGE, PROMISED.triple(0, 0, 1)], [COINS.code(4)])
    assert it["worth"] == [0, 400]
    assert [(side["seat"], side["money"]) for side in it["sides"]] == [(0, 400)]


def test_plans_are_told_to_their_cook_only() -> None:
    table = Table(phase=COOK).has("ann", goods="bread tomato garlic", recipes="bruschetta tiramisu", mask=1)
    player = table.player("ann")
    player.fills = table.s.tables.needs[recipe("bruschetta")][:]
    assert view(table)["plans"][0]["points"] == [dish(table, "bruschetta")["earns"]]
    assert view(table, 1)["plans"][0] == {"points": [], "garbage": 0}


def test_a_passive_power_beside_a_piece_is_named_and_is_in_its_prices() -> None:
    table = Table(2).stands("ann", "antoine_baguette", "island").stands("bob", "pork_knuckles", "island")
    said = view(table, 1)
    assert said["affected"] == [[-1, -1], [chef("antoine_baguette"), -1]]
    assert said["card_price"] == prices.card_price(table.s, 1) == view(table)["card_price"] + 100
    assert said["upgrade_prices"] == [prices.upgrade_price(table.s, 1, i) for i in range(table.s.tables.upgrades)]
    table.stands("ann", "lovehandles_mcfatterson", "carbastic").stands("bob", "pork_knuckles", "carbastic")
    assert view(table)["affected"][1] == [-1, chef("lovehandles_mcfatterson")]
    assert not prices.may_use_counter(table.s, 1)
    table.stands("bob", "pork_knuckles", "chop_shop")
    assert view(table)["affected"][1] == [-1, -1]


def test_who_is_in_the_hand_while_places_and_wants_are_chosen() -> None:
    table = moving(2).do(move.choose_places)
    assert [view(table, seat)["held"] for seat in (0, 1, -1)] == [table.s.chef[0], table.s.chef[1], -1]
    table = moving(2).stands("ann", "gohan_sushido", "chop_shop").lies("chop_shop", "beef - pork fish")
    table.do(move.choose_wants)
    assert view(table)["held"] == chef("gohan_sushido") and view(table, 1)["held"] == -1


def test_cards_that_are_looked_at_are_no_recipes() -> None:
    table = Table().do(draw_and_keep, 0, 2)
    assert view(table)["peeks_cards"] and not view(table, 1)["peeks_cards"]
    assert {it["recipe"] for it in view(table)["dishes"]} == {it["recipe"] for it in view(table, 1)["dishes"]}


def test_levels_are_reached_at_their_thresholds() -> None:
    table = Table()
    for level, popularity in enumerate(view(table)["thresholds"]):
        for short in (1, 0):
            table.has("ann", popularity=popularity - short, level=level)
            serve.level_up(table.s, 0, [])
            assert table.player("ann").level == level + 1 - short


def test_amateurs_sleep_until_they_have_grown() -> None:
    table = Table(amateur_chef=True)
    for level in range(table.s.tables.powers_from + 1):
        table.has("ann", level=level)
        day.reset(table.s, 0)
        assert view(table)["asleep"][0] == (level < table.s.tables.powers_from)


def test_offers_left_are_those_that_can_be_made() -> None:
    table = Table().has("ann", goods="bread")
    for made in range(table.s.tables.offers + 1):
        table.has("ann", offers=made)
        left = view(table)["offers_left"]
        assert left == table.s.tables.offers - made and (left > 0) == barter.may_offer(table.s, 0)
    assert view(table, -1)["offers_left"] == 0


def test_a_question_about_somebody_names_them() -> None:
    table = Table().has("ann", "beef", money=300).has("bob", "egg")
    table.do(bazaar.call, 0).takes("ann", OFFER).takes("ann", 1)
    for entry in (GOOD.code(kind("egg")), NEXT, GOOD.code(kind("beef")), SEND):
        table.takes("ann", entry)
    assert [view(table, seat)["about"] for seat in (0, 1, 2)] == [-1, 0, -1]
