"""COOK and COUNTER: plans, substitutes, scoring, levels, bonuses, new recipes, restocking, the end."""

from itertools import product
from typing import Any

import pytest

from prixfixe import Speech
from prixfixe.core.chance import chance
from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants import bonuses, cook, counter, day, scoring, serve
from prixfixe.games.rival_restaurants.content import content, tables
from prixfixe.games.rival_restaurants.options import BONUS, NEW_RECIPE, TAKE_GARBAGE
from prixfixe.games.rival_restaurants.plans import choices, needs_of, next_ways
from prixfixe.games.rival_restaurants.react import CLAM, LET
from tests.games.rival_restaurants.scene import GAME, Table, card, house, kind, place, recipe, upgrade

COMMIT = cook.COMMIT


def kitchen(
    goods: str, recipes: str = "bruschetta tiramisu", who: str = "ann", seats: int = 2, **numbers: Any
) -> Table:
    """A player with goods and recipes; unless told otherwise, levels bring no question."""
    numbers.setdefault("restaurant", house("naan_better"))
    return Table(seats).has(who, goods, recipes=recipes, **numbers)


def cooks(table: Table, mask: int, *answers: int, who: str = "ann") -> Table:
    """A player plans, commits, and all plans are carried out."""
    table.do(cook.cook)
    table.s.agenda.insert(0, type(table.s.agenda[0])(serve.serve_all, -(1 << 40), -(1 << 40), -(1 << 40)))
    table.takes(who, mask)
    for answer in answers:
        table.takes(who, answer)
    return table.takes(who, COMMIT)


# ---- plans


@pytest.mark.rule("RV-COOK-1")
@pytest.mark.row("upgrades.double_cooktop")
def test_one_recipe_or_both_with_a_double_cooktop_or_none() -> None:
    goods = "bread tomato garlic cheese egg milk chocolate"
    kitchen(goods).do(cook.cook).asked("ann", [0, 1, 2])
    kitchen(goods).has("ann", upgrades="double_cooktop").do(cook.cook).asked("ann", [0, 1, 2, 3])
    kitchen(goods, no_cook=1).do(cook.cook).quiet()


@pytest.mark.rule("RV-COOK-2")
def test_plans_are_secret_and_no_card_is_used_twice() -> None:
    table = kitchen("flour peppers cheese scallions pork", "quesadilla gyoza").has("ann", upgrades="double_cooktop")
    table.has("bob", "bread tomato garlic", recipes="bruschetta tiramisu").do(cook.cook)
    table.asked("ann", [0, 1, 2]).takes("ann", 1).takes("ann", COMMIT)
    assert GAME.view(table.s, 1)["players"][0]["plan"] == []
    table.takes("bob", 0).takes("bob", COMMIT)
    assert GAME.view(table.s, 1)["players"][0]["plan"][0] == 1


@pytest.mark.rule("RV-COOK-3")
def test_there_is_no_partial_cooking() -> None:
    kitchen("bread tomato").do(cook.cook).quiet()
    table = kitchen("bread tomato garlic").do(cook.cook)
    assert [refusal.rule for refusal in GAME.why_not(table.s, 0)] == ["RV-COOK-3"]


@pytest.mark.rule("RV-COOK-4")
def test_a_plan_is_begun_anew_three_times_at_most() -> None:
    table = kitchen("bread tomato garlic").do(cook.cook)
    for _ in range(3):
        table.takes("ann", 1).takes("ann", cook.RESTART)
    table.takes("ann", 1).quiet()  # the fourth plan stands


@pytest.mark.rule("RV-COOK-4")
def test_a_plan_can_be_changed_until_it_is_committed() -> None:
    table = (
        kitchen("bread tomato garlic")
        .do(cook.cook)
        .takes("ann", 1)
        .takes("ann", cook.RESTART)
        .takes("ann", 0)
        .takes("ann", COMMIT)
    )
    assert table.player("ann").mask == 0 and table.goods("ann") == ["bread", "garlic", "tomato"]


@pytest.mark.rule("RV-COOK-5")
def test_the_default_plan_earns_most_then_spends_least_and_nothing_if_nothing_is_earned() -> None:
    def default(table: Table) -> list[int]:
        said = []
        table.do(cook.cook)
        while table.s.asks:
            said.append(GAME.default(table.s, table.s.asks[0], chance(1)))
            table.s.answer(0, said[-1])
        return said

    assert default(kitchen("bread tomato garlic cheese egg milk chocolate")) == [2, 1]
    assert default(kitchen("bread tomato garlic alien_goo")) == [1, kind("bread"), kind("tomato"), kind("garlic"), 1]
    assert default(kitchen("carrot onion beef wine wine", "gyoza bourguignon")) == [2, 1, 1]
    assert default(kitchen("carrot onion beef wine alien_goo", "gyoza bourguignon"))[:5] == [
        2,
        kind("carrot"),
        kind("onion"),
        kind("beef"),
        kind("alien_goo"),
    ]
    assert default(kitchen("bread tomato garlic", garbage=5)) == [0, 1]
    assert default(kitchen("bread tomato garlic").has("ann", cards="rave_review")) == [1, 0, 1]


@pytest.mark.rule("RV-COOK-6")
def test_plans_are_carried_out_in_priority_order_and_cards_discarded() -> None:
    table = kitchen("bread tomato garlic").has("bob", "peppers tomato garlic", recipes="ratatouille tiramisu")
    table.s.head = 1
    table.do(cook.cook)
    table.s.agenda.insert(0, type(table.s.agenda[0])(serve.serve_all, -(1 << 40), -(1 << 40), -(1 << 40)))
    for who in ("ann", "bob"):
        table.takes(who, 1).takes(who, COMMIT)
    assert [fact.args[0] for fact in table.news if fact.name == "scored"] == [1, 0]
    assert table.wasted() == ["bread", "garlic", "garlic", "peppers", "tomato", "tomato"] and table.goods("ann") == []


@pytest.mark.rule("RV-COOK-7", "RV-EX-11", "RV-COOK-10", "RV-COOK-9")
@pytest.mark.parametrize("garbage,points", [(0, 3), (2, 1), (5, 0)])
def test_garbage_lowers_a_recipe_never_below_zero_and_stays(garbage: int, points: int) -> None:
    table = cooks(kitchen("flour scallions pork", "gyoza tiramisu", garbage=garbage), 1)
    assert table.player("ann").popularity == points and table.player("ann").garbage == garbage + 1


@pytest.mark.rule("RV-COOK-7")
def test_extras_are_not_reduced_by_garbage() -> None:
    table = kitchen(
        "flour garlic butter secret_sauce", "garlic_naan tiramisu", garbage=9, restaurant=house("naan_better")
    )
    cooks(table, 1, 1)
    assert table.player("ann").popularity == 2 and table.player("ann").points == [0, 0, 1, 1, 0, 0]


@pytest.mark.rule("RV-COOK-8", "RV-EX-12")
def test_two_recipes_suffer_the_same_penalty() -> None:
    goods = "flour scallions pork potato garlic beef shellfish butter"
    table = kitchen(goods, "gyoza surf_and_turf", garbage=2, restaurant=house("naan_better")).has(
        "ann", upgrades="double_cooktop"
    )
    table.do(cook.cook)
    table.s.agenda.insert(0, type(table.s.agenda[0])(serve.serve_all, -(1 << 40), -(1 << 40), -(1 << 40)))
    table.takes("ann", 3).takes("ann", COMMIT)
    assert table.player("ann").popularity == 5 and table.player("ann").garbage == 5


@pytest.mark.rule("RV-COOK-11", "RV-LVL-3")
def test_only_a_one_time_bonus_makes_the_order_of_tasks_a_question() -> None:
    cooks(kitchen("flour scallions pork", "gyoza tiramisu", restaurant=house("naan_better")), 1).quiet()
    table = cooks(kitchen("flour scallions pork", "gyoza tiramisu", restaurant=house("stars_and_tripes")), 1)
    table.asked("ann", [TAKE_GARBAGE, NEW_RECIPE.code(0), BONUS.code(0)]).takes("ann", BONUS.code(0))
    assert table.money("ann") == 500 and table.player("ann").garbage == 1


@pytest.mark.rule("RV-COOK-12", "RV-CHEF-3", "RV-SUB-7")
@pytest.mark.row("chefs.biff_brobeque")
def test_biff_uses_meat_for_vegetables_and_earns_200_for_two_meats() -> None:
    table = kitchen("flour pork beef", "gyoza tiramisu", restaurant=house("naan_better")).stands(
        "ann", "biff_brobeque", "island"
    )
    cooks(table, 1)
    assert table.player("ann").popularity == 3 and table.money("ann") == 200
    table.told("instead", 0, kind("beef"), kind("scallions"))
    table = kitchen("flour scallions pork", "gyoza tiramisu", restaurant=house("naan_better")).stands(
        "ann", "biff_brobeque", "island"
    )
    cooks(table, 1)
    assert table.money("ann") == 0


@pytest.mark.rule("RV-COOK-13")
def test_cooked_gourmets_are_counted_even_when_reshuffled() -> None:
    table = cooks(kitchen("cheese egg milk chocolate"), 2)
    table.s.bags[1], table.s.bottoms[1] = [], []
    counter.reshuffle(table.s, 1, 1)
    assert table.player("ann").gourmets == 1 and recipe("tiramisu") in table.s.bags[1]


# ---- substitutes


@pytest.mark.rule("RV-SUB-1", "RV-CHEF-10", "RV-CHEF-4")
@pytest.mark.parametrize(
    "chef,goods,need,ways",
    [
        ("kim_chi", "pork alien_goo tofu beef onion onion", "pork", "pork alien_goo tofu"),
        ("kim_chi", "scallions alien_goo tofu beef", "scallions", "scallions alien_goo"),
        ("biff_brobeque", "scallions alien_goo tofu beef", "scallions", "scallions alien_goo beef"),
        ("phyllis_grubman", "pork beef fish tofu", "pork", "pork tofu beef fish"),
        ("gardena_eden", "pork onion onion garlic", "pork", "pork onion+onion garlic+onion"),
    ],
)
def test_a_need_is_filled_in_exactly_these_ways(chef: str, goods: str, need: str, ways: str) -> None:
    from prixfixe.games.rival_restaurants.plans import cooking_chefs
    from prixfixe.games.rival_restaurants.plans import ways as found

    table = kitchen(goods).stands("ann", chef, "island")
    wanted = []
    for way in ways.split():
        parts = [kind(name) for name in way.split("+")]
        wanted.append(parts[0] if len(parts) == 1 else tables("").pair.pair(parts[0], parts[1]))
    assert sorted(found(table.s, cooking_chefs(table.s, 0), kind(need), table.player("ann").larder)) == sorted(wanted)


@pytest.mark.rule("RV-SUB-2", "RV-SUB-3", "RV-EX-5")
def test_substitutes_are_real_cards_and_goo_is_no_extra() -> None:
    kitchen("flour scallions alien_goo onion", "gyoza tiramisu").stands("ann", "gardena_eden", "island").do(
        cook.cook
    ).takes("ann", 1)
    kitchen("flour scallions onion tofu", "loaded_potato tiramisu").stands("ann", "biff_brobeque", "island").do(
        cook.cook
    ).quiet()
    table = kitchen("bread tomato garlic alien_goo").do(cook.cook).takes("ann", 1)
    for name in ("bread", "tomato", "garlic"):
        table.takes("ann", kind(name))
    assert table.key("ann") == "RV-COOK-4"


@pytest.mark.rule("RV-SUB-4", "RV-EX-4", "RV-COOK-9")
@pytest.mark.row("ingredients.tofu")
@pytest.mark.parametrize("goods,answers,garbage", [("tofu pork garlic", (), 1), ("tofu tofu garlic", (), 0)])
def test_tofu_instead_of_meat_saves_garbage_but_required_tofu_does_not(
    goods: str, answers: tuple[int, ...], garbage: int
) -> None:
    table = cooks(kitchen(goods, "mapo_tofu tiramisu", restaurant=house("naan_better")), 1, *answers)
    assert table.player("ann").garbage == garbage and table.player("ann").popularity == 4


@pytest.mark.rule("RV-SUB-5", "RV-SUB-6")
@pytest.mark.row("ingredients.wine", "ingredients.secret_sauce")
def test_a_second_wine_earns_one_and_sauce_goes_with_basics_only() -> None:
    table = kitchen("carrot onion beef wine secret_sauce", "gyoza bourguignon", restaurant=house("naan_better"))
    cooks(table, 2)
    assert table.player("ann").popularity == 6
    table = kitchen("carrot onion beef wine wine", "gyoza bourguignon", restaurant=house("naan_better"))
    cooks(table, 2, 1)
    assert table.player("ann").popularity == 7
    table = kitchen("bread tomato garlic secret_sauce wine", restaurant=house("naan_better"))
    cooks(table, 1, 1)
    assert table.player("ann").popularity == 4 and table.goods("ann") == ["wine"]


@pytest.mark.rule("RV-SUB-7", "RV-BON-1")
def test_goo_for_a_meat_counts_as_meat_and_tofu_never() -> None:
    for goods, money in (("flour scallions alien_goo", 300), ("flour scallions tofu", 0)):
        table = kitchen(goods, "gyoza tiramisu", restaurant=house("stars_and_tripes"), level=2, popularity=7)
        assert cooks(table, 1).money("ann") == money


@pytest.mark.rule("RV-CHEF-4", "RV-CLAM-2", "RV-COOK-11")
@pytest.mark.row("chefs.gardena_eden")
def test_gardena_replaces_meat_and_makes_a_rival_discard_one_not_in_a_plan() -> None:
    table = kitchen("flour scallions onion onion", "gyoza tiramisu", seats=3, restaurant=house("naan_better")).stands(
        "ann", "gardena_eden", "island"
    )
    table.has("bob", "beef").has("cid", "fish egg", "big_tipper")
    cooks(table, 1).takes("ann", 2 * 29 + kind("fish"), out_of=[PASS, 29 + kind("beef"), 2 * 29 + kind("fish")]).takes(
        "cid", LET
    )
    assert table.goods("cid") == ["egg"] and "fish" in table.wasted()
    table = kitchen("flour scallions onion onion", "gyoza tiramisu", restaurant=house("naan_better")).stands(
        "ann", "gardena_eden", "island"
    )
    table.has("bob", "rice leafy_greens fish", recipes="onigiri tiramisu").do(cook.cook)
    table.s.agenda.insert(0, type(table.s.agenda[0])(serve.serve_all, -(1 << 40), -(1 << 40), -(1 << 40)))
    table.takes("bob", 1).takes("bob", COMMIT).takes("ann", 1).takes("ann", COMMIT)
    assert table.player("bob").popularity == 3  # the fish was safe


@pytest.mark.rule("RV-CHEF-4", "RV-CLAM-3")
def test_gardenas_discard_can_be_cancelled() -> None:
    table = kitchen("flour scallions onion onion", "gyoza tiramisu", restaurant=house("naan_better")).stands(
        "ann", "gardena_eden", "island"
    )
    table.has("bob", "beef", "clam_voyance")
    cooks(table, 1).takes("ann", 29 + kind("beef")).takes("bob", CLAM)
    assert table.goods("bob") == ["beef"]


BRUTE = [
    ("kim_chi", "flour scallions pork alien_goo tofu beef", "gyoza surf_and_turf"),
    ("biff_brobeque", "flour pork beef fish tofu garlic", "gyoza bouillabaisse"),
    ("gardena_eden", "flour scallions onion onion garlic carrot alien_goo", "gyoza peking_duck"),
    ("phyllis_grubman", "rice leafy_greens beef beef fish avocado egg", "onigiri chirashi_bowl"),
    ("kim_chi", "flour flour potato butter garlic alien_goo alien_goo", "gnocchi peking_duck"),
]


@pytest.mark.rule("RV-COOK-3", "RV-SUB-1", "RV-SUB-2")
@pytest.mark.parametrize("chef,goods,recipes", BRUTE)
def test_exactly_the_cookable_plans_are_offered(chef: str, goods: str, recipes: str) -> None:
    table = kitchen(goods, recipes).stands("ann", chef, "island").has("ann", upgrades="double_cooktop")
    s, cards = table.s, goods.split()
    assert choices(s, 0) == [mask for mask in range(4) if brute(s, chef, cards, mask) or not mask]
    for mask in [mask for mask in range(1, 4) if brute(s, chef, cards, mask)]:
        table.player("ann").mask, table.player("ann").fills = mask, []
        first = {plan[0] for plan in brute(s, chef, cards, mask)}
        assert set(next_ways(s, 0)) == first


def brute(s: object, chef: str, cards: list[str], mask: int) -> list[tuple[int, ...]]:
    """All complete plans, by trying every card or pair for every need."""
    needs = needs_of(s, 0, mask)  # type: ignore[arg-type]
    names = [row.id for row in content().ingredients]
    meats, vegetables = names[15:20], names[10:15]

    def fits(way: tuple[str, ...], need: str) -> bool:
        if len(way) == 2:
            return chef == "gardena_eden" and need in meats and all(x in vegetables for x in way)
        one = way[0]
        return (
            one == need
            or one == "alien_goo"
            or (one == "tofu" and need in meats)
            or (chef == "biff_brobeque" and need in vegetables and one in meats)
            or (chef == "phyllis_grubman" and need in meats and one in meats)
        )

    single = [(name,) for name in sorted(set(cards))]
    pairs = [(a, b) for a in sorted(set(cards)) for b in sorted(set(cards)) if kind(a) <= kind(b)]
    ways = [[way for way in (*single, *pairs) if fits(way, names[need])] for need in needs]
    found = []
    for plan in product(*ways):
        used = [name for way in plan for name in way]
        if all(used.count(name) <= cards.count(name) for name in used):
            found.append(
                tuple(kind(w[0]) if len(w) == 1 else tables("").pair.pair(kind(w[0]), kind(w[1])) for w in plan)
            )
    return found


@pytest.mark.parametrize(
    "name", [pytest.param(row.id, marks=pytest.mark.row(f"ingredients.{row.id}")) for row in content().ingredients[:24]]
)
def test_an_ordinary_ingredient_fills_only_itself(name: str) -> None:
    from prixfixe.games.rival_restaurants.plans import ways

    table = kitchen(name)
    larder = table.player("ann").larder
    assert [need for need in range(29) if ways(table.s, [], need, larder)] == [kind(name)]


RECIPES = """
grilled_cheese 3 0 bread butter cheese
loaded_potato 3 1 potato scallions cheese
cobb_salad 4 1 avocado leafy_greens poultry egg
egg_drop_soup 3 0 scallions poultry egg
chow_mein 4 0 noodles beans carrot leafy_greens
mapo_tofu 4 1 garlic pork tofu
onion_soup 3 1 bread onion cheese
crepes 4 0 flour sweet_fruit egg milk
ratatouille 2 0 peppers tomato garlic
chana_masala 4 0 potato beans tomato onion
samosas 4 1 flour potato peppers onion
garlic_naan 3 0 flour garlic butter
bruschetta 3 0 bread tomato garlic
carbonara 5 1 noodles pork cheese egg
gnocchi 3 0 flour potato butter
onigiri 3 0 rice leafy_greens fish
miso_soup 3 0 leafy_greens scallions tofu
gyoza 3 1 flour scallions pork
kimchi_pancakes 3 1 flour leafy_greens egg
tteokbokki 4 1 rice peppers scallions fish
kimbap 4 1 rice avocado carrot beef
guacamole 2 0 avocado tomato onion
quesadilla 3 1 flour peppers cheese
fish_tacos 4 1 flour sweet_fruit carrot fish
bbq_ribs 5 2 beans sweet_fruit onion pork
surf_and_turf 6 2 potato garlic beef shellfish butter
bacon_cheeseburger 7 3 bread tomato beef pork cheese
peking_duck 5 1 flour sweet_fruit scallions poultry
yangzhou_rice 8 2 rice beans scallions pork shellfish egg
hot_pot 7 2 noodles leafy_greens fish shellfish tofu
bourguignon 6 2 carrot onion beef wine
bouillabaisse 6 3 potato tomato garlic fish shellfish
chocolate_souffle 6 1 butter egg milk chocolate
butter_chicken 7 2 bread tomato onion poultry butter
prawn_biryani 7 2 rice peppers carrot shellfish milk
palak_paneer 5 1 bread garlic leafy_greens cheese
lasagna 7 2 noodles tomato onion beef cheese
tiramisu 6 1 cheese egg milk chocolate
frutti_di_mare 9 3 noodles tomato garlic fish shellfish wine
chirashi_bowl 6 2 rice avocado fish shellfish egg
tonkotsu_ramen 6 2 noodles garlic scallions pork egg
sukiyaki 7 1 noodles leafy_greens onion beef tofu
haemul_pajeon 7 2 flour peppers scallions shellfish egg
bibimbap 8 1 rice beans carrot leafy_greens beef egg
korean_bbq 6 3 sweet_fruit garlic leafy_greens beef pork
chicken_mole 7 2 rice peppers onion poultry chocolate
carnitas_burrito 6 2 rice avocado beans pork milk
chiles_en_nogada 5 2 peppers sweet_fruit beef milk
"""
CUISINES = ["american", "chinese", "french", "indian", "italian", "japanese", "korean", "mexican"]


@pytest.mark.parametrize(
    "number,line",
    [
        pytest.param(i, line, marks=pytest.mark.row(f"recipes.{line.split()[0]}", f"cuisines.{CUISINES[i % 24 // 3]}"))
        for i, line in enumerate(RECIPES.strip().split("\n"))
    ],
)
def test_a_recipe_earns_and_litters_what_it_says(number: int, line: str) -> None:
    name, points, garbage, *goods = line.split()
    tier, cuisine = number // 24, number % 24 // 3
    other = "gyoza" if tier else "tiramisu"
    recipes = f"{other} {name}" if tier else f"{name} {other}"
    table = kitchen(" ".join(goods), recipes, restaurant=cuisine, level=3, popularity=12)
    table.s.tables = GAME.cards.tables("")
    before = table.player("ann").points[:]
    cooks(table, 1 << tier)
    gained = [b - a for a, b in zip(before, table.player("ann").points)]
    assert gained[tier] == int(points) and gained[2] == 1
    assert table.player("ann").garbage == max(0, int(garbage) - (1 if cuisine == 3 else 0))


# ---- level-ups


@pytest.mark.rule("RV-LVL-1", "RV-EX-16", "RV-LVL-2")
@pytest.mark.row("levels.half_baked", "levels.rising_dough", "levels.upper_crust", "levels.hippest_spot")
def test_levels_at_3_7_and_12_several_at_once() -> None:
    table = kitchen("noodles pork cheese egg", "carbonara tiramisu", popularity=2, restaurant=house("naan_better"))
    assert table.s.tables.threshold == [3, 7, 12] and table.player("ann").level == 0
    cooks(table, 1)
    assert table.player("ann").popularity == 7 and table.player("ann").level == 2
    table.told("levelled", 0, house("naan_better") * 3)


@pytest.mark.rule("RV-LVL-4", "RV-LVL-5", "RV-BON-3")
def test_a_lasting_bonus_counts_for_the_dish_just_cooked_and_may_bring_a_level() -> None:
    table = kitchen("cheese egg milk chocolate", popularity=6, level=1, restaurant=house("crepe_expectations"))
    cooks(table, 2)
    assert table.player("ann").popularity == 6 + 6 + 1 and table.player("ann").level == 3
    table = kitchen(
        "rice leafy_greens fish", "onigiri tiramisu", popularity=3, level=1, restaurant=house("the_rising_sun")
    )
    cooks(table, 1)
    assert table.player("ann").popularity == 3 + 3 + 1 + 1 and table.money("ann") == 200


@pytest.mark.rule("RV-LVL-6")
def test_bonuses_use_markets_before_counter_and_refill_an_empty_shelf() -> None:
    table = Table(2).lies("chop_shop", shelf="", waste="beef")
    bonuses.take_from_shelf(table.s, 0, place("chop_shop"))
    assert table.goods("ann") == ["beef"] and table.wasted() == []


@pytest.mark.rule("RV-LVL-7", "RV-BON-8")
def test_body_slam_takes_from_two_rivals_but_nothing_of_an_unserved_plan() -> None:
    table = (
        Table(3)
        .has("ann", restaurant=house("luchador_picante"))
        .has("bob", "rice egg", recipes="onigiri tiramisu", mask=1)
    )
    table.has("bob", fills=[kind("rice")])  # type: ignore[arg-type]
    table.has("cid", "beef").do(bonuses.body_slam, 0, 2, 0)
    table.takes("ann", 1, out_of=[1, 2]).takes("ann", kind("egg"), out_of=[kind("egg")])
    table.takes("ann", 2, out_of=[2]).takes("ann", kind("beef")).quiet()
    assert table.goods("ann") == ["beef", "egg"]
    table = (
        Table(2)
        .has("bob", "beef egg")
        .do(bonuses.body_slam, 0, 2, 0)
        .takes("ann", 1)
        .takes("ann", kind("egg"))
        .takes("ann", 1)
    )
    table.takes("ann", kind("beef")).quiet()


@pytest.mark.rule("RV-LVL-8", "RV-LVL-9")
def test_a_bonus_is_no_card_no_purchase_and_cannot_be_cancelled() -> None:
    table = Table(2).has("ann", restaurant=house("luchador_picante")).has("bob", cards="clam_voyance", money=500)
    table.do(bonuses.use_bonus, 0, 0).takes("ann", 1).quiet()
    assert table.money("ann") == 200 and table.player("ann").used == 0 and table.hand("bob") == ["clam_voyance"]


def bonus(name: str, level: int, seats: int = 3) -> Table:
    """A player at a restaurant about to use a one-time bonus."""
    table = Table(seats).has("ann", restaurant=house(name))
    table.s.phase = 5
    return table


@pytest.mark.rule("RV-BON-1")
@pytest.mark.row("restaurants.stars_and_tripes")
def test_stars_and_tripes() -> None:
    assert bonus("stars_and_tripes", 0).do(bonuses.use_bonus, 0, 0).money("ann") == 500
    table = bonus("stars_and_tripes", 2).do(bonuses.use_bonus, 0, 2)
    assert table.money("ann") == 400 and len(table.hand("ann")) == 1
    table = kitchen(
        "flour scallions pork", "gyoza tiramisu", restaurant=house("stars_and_tripes"), level=2, popularity=7
    )
    assert cooks(table, 1).money("ann") == 300


@pytest.mark.rule("RV-BON-2")
@pytest.mark.row("restaurants.dim_sum_and_then_some")
def test_dim_sum_and_then_some() -> None:
    table = bonus("dim_sum_and_then_some", 0).do(bonuses.use_bonus, 0, 0)
    table.takes("ann", 0, out_of=range(5)).takes("ann", 3, out_of=[1, 2, 3, 4]).quiet()
    assert sorted(table.s.tables.market_of[kind(name)] for name in table.goods("ann")) == [0, 3]
    table = (
        bonus("dim_sum_and_then_some", 2)
        .lies("mystery_mart", "wine - - -")
        .lies("carbastic", "rice - - -")
        .lies("dairy_king", "egg - -")
    )
    table.do(bonuses.use_bonus, 0, 2).takes("ann", 51, out_of=[51]).takes("ann", 41).quiet()
    assert table.goods("ann") == ["egg", "wine"]


@pytest.mark.rule("RV-BON-3")
@pytest.mark.row("restaurants.crepe_expectations")
def test_crepe_expectations() -> None:
    table = bonus("crepe_expectations", 0).do(bonuses.use_bonus, 0, 0)
    assert table.s.has_upgrade(0, upgrade("gourmet_recipe_book"))
    assert table.do(bonuses.use_bonus, 0, 0).money("ann") == 300
    table.lies("mystery_mart", "wine - tofu -").do(bonuses.use_bonus, 0, 1).takes("ann", 53, out_of=[51, 53]).quiet()
    assert table.goods("ann") == ["tofu"]


@pytest.mark.rule("RV-BON-4", "RV-COOK-9", "RV-GARB-2")
@pytest.mark.row("restaurants.naan_better")
def test_naan_better() -> None:
    table = kitchen("flour scallions pork", "gyoza tiramisu", restaurant=house("naan_better"), level=2, popularity=7)
    assert cooks(table, 1).player("ann").garbage == 0
    table = bonus("naan_better", 2).has("ann", garbage=4).do(bonuses.use_bonus, 0, 2)
    assert table.player("ann").garbage == 0 and table.money("ann") == 300


@pytest.mark.rule("RV-BON-5", "RV-MONEY-1")
@pytest.mark.row("restaurants.pasta_la_vista")
def test_pasta_la_vista() -> None:
    table = bonus("pasta_la_vista", 0).do(bonuses.use_bonus, 0, 0)
    assert (
        table.s.has_upgrade(0, upgrade("basic_recipe_book")) and table.do(bonuses.use_bonus, 0, 0).money("ann") == 200
    )
    table.has("ann", level=2, money=0)
    day.income(table.s)
    assert table.money("ann") == 400
    table = (
        bonus("pasta_la_vista", 2)
        .has("cid", "beef")
        .do(bonuses.use_bonus, 0, 2)
        .takes("ann", 2, out_of=[2])
        .takes("ann", kind("beef"))
        .quiet()
    )
    assert table.goods("ann") == ["beef"] and len(table.hand("ann")) == 1


@pytest.mark.rule("RV-BON-6")
@pytest.mark.row("restaurants.the_rising_sun")
def test_the_rising_sun() -> None:
    table = (
        bonus("the_rising_sun", 0)
        .lies("chop_shop", "beef fish - -", shelf="pork")
        .do(bonuses.use_bonus, 0, 0)
        .takes("ann", 32, out_of=[31, 32])
    )
    assert table.goods("ann") == ["fish", "pork"]
    table.do(bonuses.use_bonus, 0, 2).takes("ann", 4, out_of=range(5))
    assert table.s.has_upgrade(0, 4)
    table.has("ann", upgrades="basic_recipe_book gourmet_recipe_book double_cooktop social_media_advertising")
    assert table.do(bonuses.use_bonus, 0, 2).money("ann") == 500


@pytest.mark.rule("RV-BON-7")
@pytest.mark.row("restaurants.seoul_food")
def test_seoul_food() -> None:
    table = bonus("seoul_food", 0)
    table.s.deck = [int(i in (card("big_tipper"), card("food_fight"))) for i in range(21)]
    table.do(bonuses.use_bonus, 0, 0).takes("ann", card("food_fight"), out_of=[card("big_tipper"), card("food_fight")])
    assert table.hand("ann") == ["food_fight"] and table.played() == ["big_tipper"]
    table = kitchen("bread tomato garlic", restaurant=house("seoul_food"), level=3, popularity=12)
    assert cooks(table, 1).player("ann").popularity == 12 + 3 + 1


@pytest.mark.rule("RV-BON-8")
@pytest.mark.row("restaurants.luchador_picante")
def test_luchador_picante() -> None:
    table = bonus("luchador_picante", 0).has("bob", money=300).has("cid", money=300).do(bonuses.use_bonus, 0, 0)
    table.takes("ann", 1, out_of=[1, 2]).takes("ann", 2, out_of=[PASS, 2]).quiet()
    assert [table.money(who) for who in ("ann", "bob", "cid")] == [300, 200, 200]
    table.has("ann", money=0).do(bonuses.use_bonus, 0, 0).takes("ann", 1).takes("ann", PASS)
    assert table.money("ann") == 200


# ---- new recipes


@pytest.mark.rule("RV-REC-1", "RV-EX-17")
def test_a_book_draws_four_keeps_one_and_puts_three_below_unseen() -> None:
    table = kitchen("cheese egg milk chocolate").has("ann", upgrades="gourmet_recipe_book")
    deck = table.s.recipe_deck(1)
    cooks(table, 2)
    drawn = table.options("ann")
    assert len(drawn) == 4
    table.takes("ann", drawn[2])
    assert table.s.bottoms[1] == [drawn[0], drawn[1], drawn[3]] and table.s.recipe_deck(1) == deck - 1
    assert (
        GAME.view(table.s, 1)["bottoms"][1] == [-1, -1, -1]
        and GAME.view(table.s, 0)["bottoms"][1] == table.s.bottoms[1]
    )


@pytest.mark.rule("RV-REC-1")
def test_without_a_book_the_top_card_is_taken() -> None:
    table = kitchen("bread tomato garlic", restaurant=house("naan_better"))
    table.s.bags[0] = [recipe("guacamole")]
    assert cooks(table, 1).player("ann").recipes == [recipe("guacamole"), recipe("tiramisu")]


@pytest.mark.rule("RV-REC-2")
def test_a_short_deck_is_shuffled_with_all_finished_recipes() -> None:
    table = kitchen("bread tomato garlic", restaurant=house("naan_better")).has("ann", upgrades="basic_recipe_book")
    table.s.bags[0], table.s.finished[0] = [recipe("guacamole")], [recipe("gyoza"), recipe("crepes")]
    cooks(table, 1)
    assert sorted(table.options("ann")) == sorted(
        recipe(name) for name in ("guacamole", "gyoza", "crepes", "bruschetta")
    )


@pytest.mark.rule("RV-REC-3", "RV-REC-4")
def test_a_recipe_leaves_only_by_cooking_trade_or_card() -> None:
    table = kitchen("bread tomato garlic", restaurant=house("naan_better"))
    before = table.player("bob").recipes[:]
    cooks(table, 1)
    assert table.player("bob").recipes == before and [table.s.tables.tier[r] for r in table.player("ann").recipes] == [
        0,
        1,
    ]


# ---- counter


@pytest.mark.rule("RV-CTR-2", "RV-CTR-3", "RV-CTR-4", "RV-EX-14")
def test_restocking_expires_slides_and_fills_from_the_right() -> None:
    table = Table(2).lies("carbastic", "rice - bread -", shelf="flour flour")
    counter.restock(table.s)
    assert (
        table.s.counter[0] == [kind("flour"), kind("flour"), kind("rice"), kind("bread")]
        and table.s.waste[kind("bread")] == 0
    )
    table = Table(2).lies("carbastic", "rice bread flour potato", shelf="noodles")
    counter.restock(table.s)
    assert table.s.counter[0] == [kind(name) for name in ("noodles", "rice", "bread", "flour")]
    assert table.s.stock[kind("potato")] == 1  # it expired, and the shelf was empty at the end


@pytest.mark.rule("RV-CTR-4")
def test_slots_are_filled_from_right_to_left(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(2).lies("carbastic", "- - - -", shelf="rice flour noodles bread")
    filled: list[tuple[int, int]] = []
    monkeypatch.setattr(counter, "draw_to_counter", lambda s, market, slot: filled.append((market, slot)))
    counter.restock(table.s)
    assert [slot for market, slot in filled if market == 0] == [4, 3, 2, 1]


def test_a_counter_is_told_whole_in_one_line() -> None:
    table = Table(2).lies("dairy_king", "- egg milk", shelf="egg egg butter butter")
    table.s.news = table.news
    counter.restock(table.s)
    told = [GAME.words.fact(table.s, fact, Speech("en")) for fact in table.news if fact.args[:1] == [4]]
    laid = ", ".join(content().ingredients[row].name for row in table.s.counter[4])
    assert told == ["Dairy King, too old and thrown away: Milk.", f"Dairy King, on the counter: {laid}."]


@pytest.mark.rule("RV-CTR-5", "RV-CTR-6")
def test_an_empty_shelf_takes_the_discards_with_what_just_expired() -> None:
    table = Table(2).lies("dairy_king", "egg egg milk", shelf="")
    counter.restock(table.s)
    assert table.s.counter[4] == [kind("milk"), kind("egg"), kind("egg")]
    table = Table(2).lies("dairy_king", "- - -", shelf="")
    counter.restock(table.s)
    assert table.s.counter[4] == [-1, -1, -1]


@pytest.mark.rule("RV-CTR-1", "RV-END-1")
def test_restocking_comes_only_if_the_game_goes_on() -> None:
    table = Table(2).lies("carbastic", "rice bread flour potato")
    table.do(day.dusk)
    assert table.s.counter[0][3] == kind("flour") and table.s.day == 2
    table = Table(2).lies("carbastic", "rice bread flour potato").has("ann", popularity=20)
    table.do(day.dusk).quiet()
    assert table.s.over and table.s.counter[0][3] == kind("potato")


# ---- the end


@pytest.mark.rule("RV-END-2", "RV-EX-21", "RV-END-4")
@pytest.mark.parametrize(
    "ann,bob,places",
    [
        ((21, 0, 0), (20, 5, 900), [1, 2, 3]),
        ((21, 2, 0), (21, 1, 900), [1, 2, 3]),
        ((21, 1, 100), (21, 1, 300), [2, 1, 3]),
        ((12, 1, 0), (20, 0, 0), [2, 1, 3]),
    ],
)
def test_popularity_then_gourmets_then_money(ann: tuple[int, ...], bob: tuple[int, ...], places: list[int]) -> None:
    table = Table(3)
    for who, (popularity, gourmets, money) in (("ann", ann), ("bob", bob)):
        table.has(who, popularity=popularity, gourmets=gourmets, money=money)
    table.do(day.dusk).quiet()
    assert GAME.result(table.s).places == places and GAME.result(table.s).reason == "goal"


@pytest.mark.rule("RV-END-3", "RV-EX-21")
def test_the_others_vote_and_a_tied_vote_is_shared() -> None:
    def tied(seats: int) -> Table:
        return Table(seats).has("ann", popularity=20).has("bob", popularity=20).do(day.dusk)

    table = tied(3).takes("cid", 1, out_of=[PASS, 0, 1])
    assert GAME.result(table.s).places == [2, 1, 3] and GAME.result(table.s).reason == "goal_voted"
    table = tied(4).takes("cid", 1).takes("dee", 0)
    assert GAME.result(table.s).places == [1, 1, 3, 3] and GAME.result(table.s).reason == "goal_shared"
    assert GAME.result(tied(3).takes("cid", PASS).s).winners == [0, 1]
    assert GAME.result(tied(2).s).winners == [0, 1]


@pytest.mark.rule("RV-END-5")
def test_after_day_40_the_game_ends_anyway() -> None:
    table = Table(2).has("bob", popularity=7)
    table.s.day = 39
    table.do(day.dusk)
    assert table.s.day == 40
    table.do(day.dusk).quiet()
    assert GAME.result(table.s).places == [2, 1] and GAME.result(table.s).reason == "days"


@pytest.mark.rule("RV-GARB-3")
def test_garbage_is_not_counted_at_the_end() -> None:
    table = Table(2).has("ann", popularity=20, garbage=9).has("bob", popularity=19).do(day.dusk)
    assert GAME.result(table.s).scores == [20, 19] and scoring.is_over(table.s)


@pytest.mark.rule("RV-EX-2")
@pytest.mark.parametrize(
    "name,mine,points",
    [("the_rising_sun", "chirashi_bowl", 7), ("seoul_food", "bibimbap", 9), ("naan_better", "chirashi_bowl", 6)],
)
def test_the_cuisine_bonus(name: str, mine: str, points: int) -> None:
    goods = {"chirashi_bowl": "rice avocado fish shellfish egg", "bibimbap": "rice beans carrot leafy_greens beef egg"}[
        mine
    ]
    table = kitchen(goods, f"gyoza {mine}", restaurant=house(name))
    table.s.tables = GAME.cards.tables("")
    player = cooks(table, 2).player("ann")
    assert player.points[1] + player.points[2] == points
