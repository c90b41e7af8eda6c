"""The table of Critter Kitchen: what a player must find on it in given positions."""

from __future__ import annotations

import prixfixe
from prixfixe import Ask, Speech
from prixfixe.games.critter_kitchen.content import content
from prixfixe.games.critter_kitchen.fridge import refrigerate
from prixfixe.games.critter_kitchen.table.board import Board
from prixfixe.games.critter_kitchen.table.street import fit
from prixfixe.web.sprite import names
from tests.games.critter_kitchen.scene import Bay
from tests.web.boards import drawn_spots, rendered

GAME = prixfixe.load("critter-kitchen")
SPEECH = Speech("en", ("Ann", "Bob", "Cid"))


def asked(scene: Bay, seat: int = 0) -> Ask:
    """What a seat is asked."""
    return scene.s.asked(seat)


def board(scene: Bay, seat: int | None = 0) -> Board:
    """The layout for a seat."""
    ask = scene.s.question(seat) if seat is not None else None
    return Board(GAME.view(scene.s, seat), SPEECH, seat, GAME.questions.by_rule[ask.rule] if ask else None)


def page(scene: Bay, seat: int = 0) -> str:
    """The page of who is asked."""
    return rendered(GAME, scene.s, seat, asked(scene, seat))


def test_every_row_has_a_drawing_and_every_shop_a_roof() -> None:
    c = content("")
    rows = [*c.locations, *c.ingredients, *c.critics, *c.zous_chefs, *c.restaurateurs, *c.rumor_tokens, *c.chefs]
    assert {row.id for row in rows} | {f"ck_roof_{row.id}" for row in c.locations} <= names()


def test_a_picking_chef_is_in_the_hand_and_the_goods_of_its_shop_can_be_touched() -> None:
    scene = Bay("blue red").at("garden", "bread2 fish3", "blue.lizard red.boar").at("desert", "wine7").shop("garden")
    assert drawn_spots(page(scene)) == {"shop.garden_top_shop.bread.2", "shop.garden_top_shop.fish.3"}
    hand = board(scene).hand()
    assert hand is not None and (hand.pic, hand.seat) == ("lizard", 0) and "Carries 2." in hand.tip


def test_lanes_show_who_has_left_and_who_chooses() -> None:
    scene = Bay("blue red").at("garden", "bread2 fish3 wine4", "blue.mouse red.lizard").shop("garden")
    scene.takes("blue", "bread2")
    garden = board(scene).shops()[1]
    assert [[piece.tone for piece in queue] for queue in garden.queues] == [["figure ck-gone"], ["figure ck-now"], []]
    assert board(scene).shops()[0].state == "done" and garden.state == "here"


def test_soup_without_end_lies_at_the_truck_once() -> None:
    scene = Bay("blue red").at("truck", "bread2 soup", "blue.boar").shop("truck")
    assert [piece.pic for piece in board(scene).shops()[0].goods] == ["bread", "soup"]
    assert "shop.soup_truck.soup" in drawn_spots(page(scene))


def test_the_merchant_hides_what_is_drawn_later() -> None:
    scene = Bay("blue red cid").at("garden", "bread2", "blue.mouse").shop("garden")
    merchant = board(scene).shops()[-2]
    assert (merchant.id, merchant.wells, list(merchant.goods)) == ("midnight_merchant", 4, [])


def test_a_challenge_says_what_is_in_store_and_what_the_hold_token_covers() -> None:
    scene = Bay("blue red").challenges("wine_and_dine tasty_tapas ultimate_melt").holds("blue", "bread2 fish3")
    assert [want.state for want in board(scene).challenges()[2].wants] == ["stocked", "stocked", "held"]
    assert [want.state for want in board(scene, None).challenges()[0].wants] == ["", "", ""]


def test_a_plate_shows_what_it_earns_while_it_is_composed() -> None:
    scene = Bay("blue red").challenges("ultimate_melt").holds("blue", "bread7 bread-spice fish5 soup").cook()
    scene.takes("blue", "bread7")
    assert {"store.bread_spice", "plate.1.bread.7", "plate.1", "store.fish.5"} <= drawn_spots(page(scene))
    meal = board(scene).meals()[0]
    assert (meal.state, meal.quality, meal.lacks) == ("now", 7, "lacks 2: add ingredients or soup")
    scene.takes("blue", "spice on bread7")
    meal = board(scene).meals()[0]
    assert (meal.quality, meal.pieces[0].badge, meal.pieces[0].spot) == (14, "spice", "")


def test_the_restaurateur_is_touched_to_use_an_ingredient_as_a_spice() -> None:
    scene = Bay("blue red").boss("blue", "heron_sanchez").challenges("ultimate_melt").holds("blue", "bread7 bread2")
    scene.cook().takes("blue", "bread7")
    assert {"helper", "plate.1.bread.7"} <= drawn_spots(page(scene))


def test_the_fridge_lies_open_with_what_goes_back() -> None:
    scene = Bay("blue red").round(3).holds("blue", "bread2 bread3 fish2 fish3 meat2 meat3 wine2")
    scene.do(refrigerate).takes("blue", "bread2")
    cold = board(scene).cold()
    assert (cold["count"], cold["limit"], cold["over"]) == (6, 5, 1)
    assert [piece.label for piece in cold["going"]] == ["Bread 2"]
    assert page(scene).count('data-spot="store.fish.2"') == 2


def test_the_critics_plate_counts_course_by_course() -> None:
    scene = Bay("blue red", critic="jerboa").knows("blue", "fork").holds("blue", "bread6 fish2").dine()
    scene.takes("blue", "bread6")
    assert drawn_spots(page(scene)) == {"rumors", "dish.bread.6"}
    scene.takes("blue", "a rumor")
    bread = board(scene).courses()[0]
    assert (bread.quality, bread.pieces[0].badge) == (12, "rumor")
    assert board(scene).reckoning()[0]["word"] == "Quality 12"


def test_mcdogalds_shows_its_plate_its_wishes_and_what_it_would_take() -> None:
    scene = Bay("ann", critic="badger").round(7).at("garden", "bread3 wine7", "ann.boar").shop("garden")
    chain = board(scene).chain()
    assert chain is not None and [want["tip"] for want in chain["wants"]][-1] == "the highest ingredient"
    wanted = [piece.label for piece in board(scene).shops()[1].goods if "ck-wanted" in piece.tone]
    assert wanted == ["Wine 7"]
    assert "ck-chain" in page(scene)


def test_nobody_sees_behind_the_shield_of_another() -> None:
    scene = Bay("blue red").holds("blue", "bread2").holds("red", "wine6 wine5").at("garden", "fish3", "blue.boar")
    text = page(scene.shop("garden"))
    assert "Wine 6" not in text and "2 ingredients and spices behind the shield" in text


def test_a_stall_says_the_largest_tokens_of_which_all_fit() -> None:
    assert fit(0) == fit(1) == "max(min(100cqw / 1, 100cqh / 1))"
    assert fit(3).endswith("min(100cqw / 2, 100cqh / 2), min(100cqw / 3, 100cqh / 1))")
    assert fit(22).endswith("min(100cqw / 11, 100cqh / 2))")
