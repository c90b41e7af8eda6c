"""Every card and token: what it does, with the numbers of the card list."""

from __future__ import annotations

from typing import Any

import pytest

from prixfixe.games.ristorante_italia import critic, finals, menu, options, scoring, seasons, ties, turn, vip
from prixfixe.games.ristorante_italia.state import chef_level
from prixfixe.games.ristorante_italia.tables import CRITIC
from tests.games.ristorante_italia import printed
from tests.games.ristorante_italia.scene import BONUS, GAME, KINDS, SHOPS, WINES, C, Scene

TYPES = ["red", "white", "rose", "sparkling", "sweet"]
ONE_OF_EACH = {"red": "chianti", "white": "soave", "rose": "ciro", "sparkling": "prosecco", "sweet": "marsala"}
RATING = {1: 10, 2: 16, 3: 22}


def listed(text: str, table: str) -> list[Any]:
    """The lines of a printed list, each marked with its row."""
    cases, heading = [], ""
    for line in text.split("\n"):
        if line.startswith("["):
            heading = line.strip("[]")
        elif line:
            name, _, rest = line.partition(": ")
            cases.append(pytest.param(name, rest, heading, id=name, marks=pytest.mark.row(f"{table}.{name}")))
    return cases


@pytest.mark.parametrize("name,rest,course", listed(printed.RECIPES, "recipe"))
def test_a_recipe_is_cooked_from_its_tokens_and_gives_its_numbers(name: str, rest: str, course: str) -> None:
    shelf, numbers, wine, categories, speciality = rest.split(" / ")
    toques, income, prestige = map(int, numbers.split())
    scene = Scene().has("ann", hand=name, shelf=f"{shelf} duck", rating=RATING[toques]).do(menu.place, 0)
    scene.takes("ann", name, out_of=["pass", name]).takes("ann", "pass")
    r, t = scene["ann"], scene.s.tables
    assert (scene.shelf("ann"), r.menu.index(scene.option(name)) // 2) == (["duck"], COURSES.index(course))
    assert (critic.income(t, r), critic.new_prestige(t, r)) == (income, prestige)
    r.cellar = [WINES.index(ONE_OF_EACH[wine])]
    assert scoring.pairings(t, r) == 1
    r.cellar = [WINES.index(ONE_OF_EACH[other]) for other in TYPES if other != wine]
    assert scoring.pairings(t, r) == 0
    r.dinner = r.fresh
    assert finals.common_categories(t, r) == sum(1 << CATEGORIES.index(each) for each in categories.split())
    assert [finals.all_special(t, r, i) for i in (0, 1)] == [speciality == "family", speciality == "fine"]


COURSES = ["starter", "first", "second", "dessert"]
CATEGORIES = ["meat", "fish", "vegetable"]


@pytest.mark.parametrize("name,rest,course", listed(printed.RECIPES, "recipe"))
def test_a_recipe_cannot_be_cooked_with_a_token_or_a_toque_less(name: str, rest: str, course: str) -> None:
    shelf, numbers, *_ = rest.split(" / ")
    toques = int(numbers.split()[0])
    scene = Scene().has("ann", hand=name, shelf=" ".join(shelf.split()[1:]), rating=30)
    scene.do(menu.place, 0).asked("ann", ["pass"])
    if toques > 1:
        scene.has("ann", shelf=shelf, rating=RATING[toques - 1]).do(menu.place, 0).asked("ann", ["pass"])


@pytest.mark.parametrize("name,rest,_", listed(printed.WINES, "wine"))
@pytest.mark.row("wine_type.red", "wine_type.white", "wine_type.rose", "wine_type.sparkling", "wine_type.sweet")
def test_a_wine_costs_pays_and_scores_what_it_says(name: str, rest: str, _: str) -> None:
    kind, cost, income, prestige = rest.split()
    scene = Scene().has("ann", coins=int(cost)).deck("wine", name).turn("ann").plays("ann", "wine", name)
    r, t = scene["ann"], scene.s.tables
    assert (scene.coins()[0], critic.income(t, r)) == (0, int(income))
    assert (scoring.score(t, r)[2], t.wine_type[r.cellar[0]]) == (int(prestige), TYPES.index(kind))
    scene = Scene().has("ann", coins=int(cost) - 1).deck("wine", name).turn("ann").plays("ann", "wine")
    scene.asked("ann", ["pass"])


@pytest.mark.parametrize("name,rest,_", listed(printed.INGREDIENTS, "ingredient"))
@pytest.mark.row("shop.butcher", "shop.greengrocer", "shop.fruiterer", "shop.fishmonger", "shop.grocery")
def test_an_ingredient_is_sold_by_its_shop_for_its_cost(name: str, rest: str, _: str) -> None:
    shop, cost, count = rest.split()
    s = GAME.start(2, 1)
    assert s.crate[KINDS.index(name)] + s.stalls.count(KINDS.index(name)) == int(count)
    scene = Scene().has("ann", coins=int(cost)).shop(shop, name, "", "").turn("ann").plays("ann", "market", name)
    assert (scene.shelf("ann"), scene.coins()[0], scene.stall(shop)) == ([name], 0, [])


@pytest.mark.parametrize("name,rest,_", listed(printed.BONUS, "bonus"))
def test_a_bonus_card_costs_what_it_says_and_belongs_to_its_series(name: str, rest: str, _: str) -> None:
    series, cost = map(int, rest.split())
    scene = advanced(coins=cost).board(name).turn("ann")
    assert scene.offered("ann", f"card {name}")
    assert scene.s.tables.bonus_series[BONUS.index(name)] == series - 1
    assert not advanced(coins=cost - 1).board(name).turn("ann").offered("ann", f"card {name}")


def advanced(seats: int = 2, **things: Any) -> Scene:
    """The advanced game; Ann has these things."""
    return Scene(seats, advanced=True).has("ann", **things)


def end_points(**things: Any) -> int:
    """Ann's final score, beyond the 20 points of her board."""
    scene = advanced(**things)
    return int(scoring.total(scene.s.tables, scene["ann"])) - 20


# ---- series 1


@pytest.mark.rule("RI-BONE-1")
def test_the_aquarium_is_worth_four_points() -> None:
    assert end_points(bonus="aquarium") == 4


CRATES = [
    pytest.param("breeder", "butcher", "duck", 6, id="breeder", marks=pytest.mark.rule("RI-BONE-2")),
    pytest.param("orchard", "fruiterer", "almond", 3, id="orchard", marks=pytest.mark.rule("RI-BONE-3")),
    pytest.param("vegetable_garden", "greengrocer", "asparagus", 4, id="garden", marks=pytest.mark.rule("RI-BONE-4")),
    pytest.param("fisherman", "fishmonger", "sea_bass", 6, id="fisherman", marks=pytest.mark.rule("RI-BONE-5")),
    pytest.param("kitchen_hand", "grocery", "liquor", 3, id="kitchen_hand", marks=pytest.mark.rule("RI-BONE-6")),
]


@pytest.mark.parametrize("card,shop,kind,cost", CRATES)
def test_a_crate_card_buys_at_the_market_from_its_crate(card: str, shop: str, kind: str, cost: int) -> None:
    scene = advanced(coins=20, bonus=card).shop(shop, crate=f"{kind} {kind}").turn("ann").plays("ann", "market")
    stall = scene.stall(shop)
    assert [other for other in SHOPS if scene.offered("ann", f"search {other}")] == [shop]
    scene.plays("ann", f"search {shop}").takes("ann", kind, out_of=["pass", kind])
    assert (scene.shelf("ann"), scene.coins()[0], scene.stall(shop)) == ([kind], 20 - cost, stall)
    scene.asked("ann", ["pass", *(f"restock {other}" for other in SHOPS)])


@pytest.mark.parametrize("card,shop,kind,cost", CRATES)
def test_a_crate_card_just_taken_allows_one_purchase_from_its_crate(card: str, shop: str, kind: str, cost: int) -> None:
    scene = advanced(coins=20).board(card).shop(shop, crate=f"{kind} {kind}").has("ann", bonus="shopping_bag cat")
    scene.shop("butcher", trash="duck").turn("ann").plays("ann", f"card {card}")
    scene.takes("ann", kind, out_of=["pass", kind])
    assert (scene.shelf("ann"), scene.coins()[0], scene.s.actions) == ([kind], 15 - cost, 1)
    assert scene.offered("ann", "market")


@pytest.mark.rule("RI-BONE-2")
def test_a_token_from_a_crate_obeys_the_shelf() -> None:
    six = "tomato tomato egg cod pear lemon"
    scene = advanced(coins=20, shelf=six).board("breeder").shop("butcher", crate="duck duck").turn("ann")
    scene.plays("ann", "card breeder", "duck").takes("ann", "cod", out_of=["tomato", "egg", "cod", "pear", "lemon"])
    assert "duck" in scene.shelf("ann")


@pytest.mark.rule("RI-BONE-7", "RI-RUL-31")
def test_the_shopping_bag_buys_two_if_there_is_no_restock() -> None:
    scene = advanced(bonus="shopping_bag").shop("butcher", "pork veal", "beef", "").turn("ann")
    scene.plays("ann", "market", "pork")
    assert scene.offered("ann", "veal", "restock grocery")
    scene.plays("ann", "veal")
    assert (scene.shelf("ann"), scene.s.actions) == (["pork", "veal"], 1)
    assert scene.offered("ann", "draw first")


@pytest.mark.rule("RI-BONE-7", "RI-RUL-31")
def test_with_the_shopping_bag_a_restock_still_means_one_purchase() -> None:
    scene = advanced(bonus="shopping_bag").shop("butcher", "pork veal", "beef", "").turn("ann")
    scene.plays("ann", "market", "restock grocery", "pork")
    assert scene.s.actions == 1
    scene.plays("ann", "market", "veal", "restock grocery").quiet()


@pytest.mark.rule("RI-BONE-8", "RI-RUL-60")
def test_the_barman_brings_fifteen_coins_for_the_same_turn() -> None:
    scene = advanced(coins=3).board("barman shopping_bag").turn("ann").plays("ann", "card barman")
    assert scene.coins()[0] == 15
    assert scene.offered("ann", "card shopping_bag")


@pytest.mark.rule("RI-BONE-9", "RI-RUL-32")
def test_the_chef_is_one_level_more_for_every_recipe() -> None:
    scene = advanced(bonus="chef", hand="saltimbocca carpaccio_di_manzo ossobuco", rating=14)
    scene.has("ann", shelf="veal pork beef lemon cheese veal tomato lemon").do(menu.place, 0)
    scene.plays("ann", "saltimbocca").takes("ann", "carpaccio_di_manzo", out_of=["pass", "carpaccio_di_manzo"])
    assert chef_level(scene.s.tables, scene["ann"]) == 2


@pytest.mark.rule("RI-BONE-10")
def test_the_pantry_has_no_limit() -> None:
    scene = advanced(bonus="pantry", shelf="tomato tomato egg cod pear lemon").shop("butcher", "pork", "", "")
    scene.turn("ann").plays("ann", "market", "pork")
    assert len(scene.shelf("ann")) == 7


@pytest.mark.rule("RI-BONE-11", "RI-RUL-37")
def test_the_sauce_expert_adds_one_for_the_critic_and_in_the_contest_but_not_in_the_guide() -> None:
    scene = advanced(bonus="sauce_expert").at(1, "critic").do(critic.judge).told("critic_score", 0, 1)
    scene.at(4, "contest").do(finals.contest)
    assert not any(fact.name == "contest_score" for fact in scene.news)
    scene.has("ann", menu="caponata").do(finals.contest).told("contest_score", 0, 5)
    scene["ann"].dinner = 1
    scene.at(4, "guide").do(finals.compare_dinners).told("dinner_score", 0, 4)


@pytest.mark.rule("RI-BONE-13")
def test_the_cat_takes_a_token_from_a_trash_can_in_place_of_a_purchase() -> None:
    scene = advanced(coins=0, bonus="cat").shop("fishmonger", trash="cod sea_bass").turn("ann").plays("ann", "market")
    scene.plays("ann", "trash").takes("ann", "sea_bass", out_of=["pass", "cod", "sea_bass"])
    assert (scene.shelf("ann"), scene.trash("fishmonger")) == (["sea_bass"], ["cod"])
    scene.asked("ann", ["pass", *(f"restock {shop}" for shop in SHOPS)])


@pytest.mark.rule("RI-BONE-13")
def test_the_cat_may_take_what_the_restock_of_the_same_action_threw_out() -> None:
    scene = advanced(coins=0, bonus="cat").shop("butcher", "duck", 7 * "pork ", "").turn("ann")
    scene.plays("ann", "market", "restock butcher", "trash", "duck")
    assert scene.shelf("ann") == ["duck"]
    assert scene.offered("ann", "draw first")


@pytest.mark.rule("RI-BONE-13")
def test_the_cat_goes_out_once_in_an_action_phase() -> None:
    scene = advanced(coins=0, bonus="cat").shop("butcher", trash="pork pork").turn("ann")
    scene.plays("ann", "market", "trash", "pork", "pass", "market")
    assert not scene.offered("ann", "trash")
    scene.turn("ann").plays("ann", "market")
    assert scene.offered("ann", "trash")


@pytest.mark.rule("RI-BONE-13", "RI-RUL-31")
def test_one_of_the_two_purchases_of_the_shopping_bag_may_be_the_cats() -> None:
    scene = advanced(bonus="cat shopping_bag").shop("butcher", "veal", "", "").shop("fishmonger", trash="cod cod")
    scene.turn("ann").plays("ann", "market", "trash", "cod", "veal")
    assert sorted(scene.shelf("ann")) == ["cod", "veal"]
    assert scene.s.actions == 1


@pytest.mark.rule("RI-BONE-13")
@pytest.mark.parametrize("answer,later", [("cod", False), ("pass", True)])
def test_a_cat_just_taken_fetches_a_token_which_counts_for_this_phase(answer: str, later: bool) -> None:
    scene = advanced(coins=20).board("cat").shop("fishmonger", trash="cod cod").turn("ann").plays("ann", "card cat")
    scene.takes("ann", answer, out_of=["pass", "cod"]).plays("ann", "market")
    assert scene.offered("ann", "trash") == later


@pytest.mark.rule("RI-BONE-14", "RI-RUL-30")
def test_the_trusted_shop_restocks_after_any_action_that_takes_no_ingredient() -> None:
    scene = advanced(3, coins=99, bonus="trusted_shop").board("aquarium").deck("starter", "caponata")
    for acts in (
        ["cube"],
        ["course"],
        ["build standard"],
        ["card aquarium"],
        ["draw starter", "caponata"],
        ["wine", "pass"],
    ):
        scene.turn("ann").plays("ann", *acts).takes("ann", "butcher", out_of=["pass", *SHOPS])
        assert scene.offered("ann", "market")
    scene.plays("ann", "market", "restock butcher", "pass").takes("ann", "grocery", out_of=["pass", *SHOPS]).quiet()


@pytest.mark.rule("RI-BONE-14", "RI-RUL-30")
@pytest.mark.parametrize("take", [["veal", "pass"], ["veal", "restock butcher"], ["trash", "duck", "pass"]])
def test_the_trusted_shop_does_not_follow_an_ingredient(take: list[str]) -> None:
    scene = advanced(coins=99, bonus="trusted_shop cat").shop("butcher", "veal", "pork pork", "duck").turn("ann")
    scene.plays("ann", "market", *take)
    assert scene.s.asked(0).rule is turn.chose


@pytest.mark.rule("RI-BONE-14", "RI-TURN-9")
def test_the_trusted_shop_does_not_follow_a_market_that_was_left() -> None:
    scene = advanced(coins=99, bonus="trusted_shop").turn("ann").plays("ann", "market", "pass")
    assert scene.s.asked(0).rule is turn.chose


@pytest.mark.rule("RI-BONE-14")
def test_a_bought_trusted_shop_restocks_once_and_may_be_declined() -> None:
    scene = advanced(coins=4).board("trusted_shop").turn("ann").plays("ann", "card trusted_shop", "pass")
    assert scene.offered("ann", "market")


@pytest.mark.rule("RI-BONE-14")
def test_free_uses_do_not_call_the_trusted_shop() -> None:
    scene = advanced(coins=20, bonus="trusted_shop remedial_course").turn("ann").plays("ann", "remedial!")
    assert scene.offered("ann", "market")


# ---- series 2


LENT = "carpaccio_di_manzo risotto_al_ragu_di_vitello saltimbocca"  # three forks
HOME = "crostini_toscani tagliatelle_al_ragu spezzatino_con_patate"  # three daisies


@pytest.mark.parametrize(
    "card,three,dessert,speciality",
    [
        pytest.param("chefs_assistant", LENT, "baba", 1, marks=pytest.mark.rule("RI-BTWO-1", "RI-RUL-25")),
        pytest.param("chefs_assistant", LENT, "zabaione", 1, marks=pytest.mark.rule("RI-BTWO-1", "RI-RUL-25")),
        pytest.param("homemaker", HOME, "baba", 0, marks=pytest.mark.rule("RI-BTWO-2", "RI-RUL-25")),
        pytest.param("homemaker", HOME, "cannoli", 0, marks=pytest.mark.rule("RI-BTWO-2", "RI-RUL-25")),
    ],
)
def test_a_lent_symbol_completes_a_speciality(card: str, three: str, dessert: str, speciality: int) -> None:
    for bonus, won in ((card, 1 << speciality), ("aquarium", 0)):
        scene = advanced(bonus=bonus, menu=f"{three} {dessert}").at(4, "guide")
        scene["ann"].dinner = 0b01010101
        scene.do(finals.compare_dinners)
        assert scene["ann"].specialities == won


@pytest.mark.rule("RI-BTWO-1", "RI-BTWO-2")
def test_a_lent_symbol_covers_one_recipe_only() -> None:
    for card in ("chefs_assistant", "homemaker"):
        scene = advanced(bonus=card, menu="carpaccio_di_manzo cacio_e_pepe arrosto_di_vitello cannoli").at(4, "guide")
        scene["ann"].dinner = 0b01010101
        scene.do(finals.compare_dinners)
        assert scene["ann"].specialities == 0


@pytest.mark.rule("RI-BTWO-3")
def test_the_chic_decor_is_worth_three_points_a_room() -> None:
    assert end_points(bonus="chic_decor", rooms="standard luxury") == 3 + 7 + 6
    assert end_points(bonus="chic_decor") == 0


@pytest.mark.rule("RI-BTWO-4", "RI-RUL-1")
def test_the_display_case_makes_spoons_worth_fifteen() -> None:
    assert end_points(bonus="display_case", spoons=3) == 45


@pytest.mark.rule("RI-BTWO-5", "RI-RUL-27")
def test_the_sign_makes_stars_worth_twelve_the_printed_one_included() -> None:
    assert end_points(bonus="sign", stars=3) == 36 - 10


@pytest.mark.rule("RI-BTWO-6", "RI-RUL-50")
def test_the_wine_cellar_shows_ten_wines_and_sells_two() -> None:
    scene = advanced(bonus="wine_cellar", coins=99).turn("ann").plays("ann", "wine")
    assert len(scene.s.drawn) == 10
    first, second = scene.s.drawn[:2]
    scene.plays("ann", first)
    assert len(scene.options("ann")) == 10
    scene.plays("ann", second)
    assert (scene["ann"].cellar, len(scene.s.discards[4]), scene.s.actions) == ([first, second], 8, 1)


@pytest.mark.rule("RI-BTWO-6")
def test_declining_the_first_wine_ends_the_action_and_four_spaces_stay_four() -> None:
    scene = advanced(bonus="wine_cellar", cellar="chianti soave ciro", coins=99).turn("ann")
    scene.plays("ann", "wine", "pass", "wine")
    assert len(scene.s.discards[4]) == 10
    first, second = scene.s.drawn[:2]
    scene.plays("ann", first, second, "soave").quiet()
    assert scene["ann"].cellar == [WINES.index("chianti"), WINES.index("ciro"), first, second]


@pytest.mark.rule("RI-BTWO-7")
def test_the_accountant_adds_a_discarded_card_for_free_and_is_turned_down() -> None:
    scene = advanced(coins=0, bonus="accountant").board("", "playground chef").turn("ann").plays("ann", "accountant!")
    scene.takes("ann", "playground", out_of=["pass", "playground", "chef"])
    assert (scene.cards("ann"), scene.face_down("ann")) == (["accountant", "playground"], ["accountant"])
    assert (scene.s.bonus_discard, scene.s.actions) == ([BONUS.index("chef")], 2)
    assert not scene.offered("ann", "accountant!")


@pytest.mark.rule("RI-BTWO-7", "RI-RUL-34")
def test_the_accountant_needs_a_free_space_and_a_discarded_card() -> None:
    assert not advanced(bonus="accountant").board("", "").turn("ann").offered("ann", "accountant!")
    scene = advanced(bonus="accountant chef pantry sign").board("", "cat").turn("ann")
    assert not scene.offered("ann", "accountant!")


@pytest.mark.rule("RI-BTWO-8", "RI-RUL-33")
def test_the_remedial_course_climbs_for_ten_coins_as_often_as_wished() -> None:
    scene = advanced(bonus="remedial_course", coins=29, rating=12).turn("ann").plays("ann", "remedial!", "remedial!")
    assert (scene.ratings()[0], scene.coins()[0]) == (16, 9)
    assert not scene.offered("ann", "remedial!")
    assert not advanced(bonus="remedial_course", coins=99, rating=30).turn("ann").offered("ann", "remedial!")


@pytest.mark.rule("RI-BTWO-8", "RI-RUL-33")
def test_the_remedial_course_works_while_placing_and_the_new_level_counts() -> None:
    scene = advanced(bonus="remedial_course", coins=10, rating=14, hand="saltimbocca", shelf="veal pork")
    scene.do(menu.place, 0).takes("ann", "study", out_of=["pass", "study"])
    scene.takes("ann", "saltimbocca", out_of=["pass", "saltimbocca"])


def tied_offers(bob: int, **ann: Any) -> Scene:
    """Both offer four coins, and Bob plays before Ann."""
    scene = advanced(bonus="remedial_course", rating=12, **ann).has("bob", rating=bob, coins=30).at(3, "vip")
    scene.s.order = [1, 0]
    return scene.do(vip.bid).plays("ann", 4).plays("bob", 4)


@pytest.mark.rule("RI-BTWO-8", "RI-RUL-33")
def test_the_remedial_course_can_win_a_tie_for_a_vip() -> None:
    assert tied_offers(10, coins=34).quiet().stars() == [2, 1]  # Ann stands higher: nothing to climb for
    scene = tied_offers(14, coins=34).takes("ann", options.CLIMB, out_of=["pass", options.CLIMB])
    scene.takes("ann", options.CLIMB, out_of=["pass", options.CLIMB]).quiet()
    assert (scene.stars(), scene.ratings(), scene.coins()) == ([2, 1], [16, 14], [10, 28])


@pytest.mark.rule("RI-BTWO-8", "RI-RUL-33")
def test_coins_of_an_offer_cannot_pay_the_remedial_course() -> None:
    scene = tied_offers(14, coins=13).quiet()
    assert scene.stars() == [1, 2]
    scene = tied_offers(14, coins=14).takes("ann", "pass", out_of=["pass", options.CLIMB]).quiet()
    assert (scene.stars(), scene.coins()) == ([1, 2], [12, 26])


@pytest.mark.rule("RI-BTWO-8", "RI-RUL-33")
def test_the_remedial_course_can_win_a_tie_before_the_critic() -> None:
    scene = advanced(bonus="remedial_course", coins=25, rating=12, new="caponata").has("bob", rating=14, new="caponata")
    scene.s.order = [1, 0]
    scene.at(3, "critic").do(critic.judge).plays("ann", options.CLIMB, options.CLIMB).quiet()
    assert (scene.ratings(), scene.coins()[0]) == ([22, 18], 5)


@pytest.mark.rule("RI-BTWO-8", "RI-RUL-33")
def test_nobody_is_asked_about_a_tie_that_a_square_cannot_change() -> None:
    for seats, photo, scores in ((2, "", [4, 5]), (2, "president_photo", [4, 4]), (4, "", [3, 3, 4, 5])):
        scene = advanced(seats, bonus="remedial_course", coins=25).has("bob", bonus=photo).at(3, "critic")
        scene.s.values[:] = scores
        scene.s.asks.clear()
        scene["ann"].square, scene["bob"].square = 1, 2
        ties.rank(scene.s, CRITIC, scene.s.order)
        assert all(ask.rule is ties.named for ask in scene.s.asks)


@pytest.mark.rule("RI-BTWO-8", "RI-RUL-33")
@pytest.mark.parametrize("balanced", [False, True])
def test_the_remedial_course_can_be_used_before_the_turn_order_is_set(balanced: bool) -> None:
    scene = Scene(2, advanced=True, balanced_order=balanced).has("ann", bonus="remedial_course", coins=10, rating=12)
    scene.has("bob", rating=14).at(3, "revenue").do(seasons.end_season)
    scene.takes("ann", options.CLIMB, out_of=["pass", options.CLIMB])
    assert scene.s.order == [1, 0]  # level now, and of those the last is the lowest


@pytest.mark.parametrize(
    "card,given",
    [
        pytest.param("professional_kitchen", 3, marks=pytest.mark.rule("RI-BTWO-9")),
        pytest.param("spice_merchant", 2, marks=pytest.mark.rule("RI-BTWO-10")),
    ],
)
def test_cubes_come_from_the_box_when_the_card_is_taken(card: str, given: int) -> None:
    scene = advanced(coins=20).board(card)
    box, pot = scene.s.box, scene.s.pot
    scene.turn("ann").plays("ann", f"card {card}")
    assert (scene["ann"].cubes, scene.s.box, scene.s.pot) == (given, box - given, pot)


@pytest.mark.rule("RI-BTWO-11")
def test_the_maitre_brings_twenty_five_coins() -> None:
    assert advanced(coins=8).board("maitre").turn("ann").plays("ann", "card maitre").coins()[0] == 25


@pytest.mark.rule("RI-BTWO-12")
def test_the_playground_is_worth_six_points() -> None:
    assert end_points(bonus="playground") == 6


@pytest.mark.rule("RI-BTWO-13")
def test_the_piano_bar_is_worth_five_points() -> None:
    assert end_points(bonus="piano_bar") == 5


@pytest.mark.rule("RI-BTWO-14", "RI-RUL-35")
def test_the_sommelier_buys_any_wine_of_the_draw_pile() -> None:
    scene = advanced(bonus="sommelier", coins=9).deck("wine", "barolo soave chianti", "gavi ciro").turn("ann")
    scene.plays("ann", "sommelier!").takes("ann", "soave", out_of=["pass", "soave", "chianti"])
    assert (scene.cellar("ann"), scene.coins()[0], scene.face_down("ann")) == (["soave"], 4, ["sommelier"])
    assert (len(scene.s.piles[4]), len(scene.s.discards[4]), scene.s.actions) == (2, 2, 2)


@pytest.mark.rule("RI-BTWO-14", "RI-RUL-35")
def test_the_sommelier_forms_an_empty_pile_anew_and_needs_an_affordable_wine() -> None:
    scene = advanced(bonus="sommelier", coins=6, cellar="soave gavi picolit barolo").deck("wine", "", "ciro lagrein")
    scene.turn("ann").plays("ann", "sommelier!", "ciro", "gavi")
    assert [WINES[card] for card in scene.s.piles[4]] == ["lagrein"]
    assert (
        not advanced(bonus="sommelier", coins=5).deck("wine", "ciro", "soave").turn("ann").offered("ann", "sommelier!")
    )


def test_the_card_list_is_complete() -> None:
    counts = [len(listed(text, "")) for text in (printed.RECIPES, printed.WINES, printed.INGREDIENTS, printed.BONUS)]
    assert counts == [108, 40, 29, 28] == [len(C.recipe), len(C.wine), len(C.ingredient), len(C.bonus)]
