"""Set-up, general rules and the day (RV-SET, RV-GEN, RV-DAY, RV-MONEY)."""

from typing import Any

import pytest

from prixfixe import BadOption, Replay
from prixfixe.core.chance import chance
from prixfixe.games.rival_restaurants import bazaar, cook, day, market, setup
from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.options import CLAIM, SELL_SWEET, TASKS, USE
from tests.games.rival_restaurants.census import census
from tests.games.rival_restaurants.scene import GAME, Table, card, chef, kind, moving, place, recipe

PLACES = ["carbastic", "fruit_stand", "vegetable_land", "chop_shop", "dairy_king", "mystery_mart"]


def fresh(seats: int = 4, **options: object) -> Any:
    """A new match."""
    return GAME.start(seats, 3, options)


@pytest.mark.rule("RV-SET-1", "RV-GEN-11")
def test_the_first_head_chef_is_random_and_the_role_moves_one_seat_a_day() -> None:
    assert {GAME.start(4, seed, {}).head for seed in range(30)} == {0, 1, 2, 3}
    s = fresh()
    first = s.head
    s.asks.clear()
    s.agenda.clear()
    s.then(day.dawn)
    s.advance()
    assert s.head == (first + 1) % 4 and s.priority() == [(first + 1 + i) % 4 for i in range(4)]


@pytest.mark.rule("RV-SET-2", "RV-SET-3", "RV-SET-4", "RV-SET-9", "RV-GEN-7")
def test_trays_are_empty_clips_are_out_and_nobody_owns_anything() -> None:
    s = fresh(6)
    assert sum(s.waste) == 0 and s.clips == [6, 6, 6, 6, 6]
    assert [(p.popularity, p.garbage, p.upgrades) for p in s.players] == [(0, 0, 0)] * 6
    assert [p.money for p in s.players] == [300] * 6  # nothing but the first income
    s.litter(0, 500)
    s.from_bank(0, 10**6)
    assert s.players[0].garbage == 500 and s.players[0].money == 1_000_300


@pytest.mark.rule("RV-SET-5", "RV-SET-11", "RV-ISL-4")
def test_36_action_cards_one_dealt_to_each() -> None:
    s = fresh(6)
    assert [len(p.hand) for p in s.players] == [1] * 6
    assert s.action_deck() == 30 and sum(s.played) == 0


@pytest.mark.rule("RV-SET-6", "RV-SET-7", "RV-SET-13", "RV-EX-8")
def test_counters_have_four_or_three_cards_and_everybody_gets_five_ingredients() -> None:
    s = fresh(4)
    assert [len(slots) for slots in s.counter] == [4, 3, 4, 4, 3, 4]
    assert all(k >= 0 for slots in s.counter for k in slots)
    assert [s.shelf(m) for m in range(6)] == [30 - 4 - 4, 30 - 3 - 4, 22, 22, 24 - 3 - 4, 26]
    for player in s.players:
        assert sorted(s.tables.market_of[k] for k in range(29) for _ in range(player.larder[k])) == [0, 1, 2, 3, 4]


@pytest.mark.rule("RV-SET-8", "RV-SET-12", "RV-REC-4")
def test_everybody_starts_with_one_basic_and_one_gourmet() -> None:
    s = fresh(5)
    assert [[s.tables.tier[r] for r in p.recipes] for p in s.players] == [[0, 1]] * 5
    assert [s.recipe_deck(0), s.recipe_deck(1)] == [19, 19]


@pytest.mark.rule("RV-SET-10")
@pytest.mark.row("modes.restaurant_choice")
def test_of_the_restaurants_dealt_one_is_kept_in_secret() -> None:
    s = GAME.start(2, 1, {"mode": "base", "restaurant_choice": 4})
    assert [len(ask.options) for ask in s.asks] == [4, 4]
    mine = s.asks[0].options[2]
    s.answer(0, mine)
    assert s.players[0].restaurant == -1
    s.answer(1, s.asked(1).options[0])
    assert s.players[0].restaurant == mine and s.dealt == [[], []]


@pytest.mark.rule("RV-SET-14", "RV-VAR-2")
@pytest.mark.row("modes.chef_choice", "modes.beginner_chefs", "modes.base")
def test_chefs_are_dealt_or_chosen_and_beginners_get_the_six() -> None:
    s = GAME.start(3, 1, {"chef_choice": 4})
    assert [len(ask.options) for ask in s.asks] == [4, 4, 4]
    keep = s.asks[1].options[3]
    s.answer(1, keep)
    s.answer(0, s.asked(0).options[0])
    s.answer(2, s.asked(2).options[0])
    assert s.chef[1] == keep
    six = {
        chef(c)
        for c in [
            "angus_khan",
            "biff_brobeque",
            "lovehandles_mcfatterson",
            "mortimer_sleazburger",
            "phyllis_grubman",
            "senor_fuego",
        ]
    }
    assert set(GAME.start(6, 1, {"beginner_chefs": True}).chef) == six


@pytest.mark.rule("RV-SET-15")
def test_no_two_players_have_the_same_chef_or_restaurant() -> None:
    for seed in range(20):
        s = GAME.start(6, seed, {})
        assert len(set(s.chef)) == 6 and len({p.restaurant for p in s.players}) == 6
    table = Table(3)
    table.s.head = 2
    setup.hand_out(table.s, [1, 2, 3], 1)
    assert sorted(x for cards in table.s.dealt for x in cards) == [1, 2, 3]


@pytest.mark.rule("RV-SET-16", "RV-DAY-3")
def test_chefs_are_at_home_outside_the_first_two_phases() -> None:
    s = fresh()
    assert s.day == 1 and s.at == [-1] * 4
    table = Table(3)
    table.do(market.go_home)
    assert table.s.at == [-1, -1, -1] and table.s.want == [-1, -1, -1]


@pytest.mark.rule("RV-VAR-1", "RV-TWO-7", "RV-VAR-2", "RV-KS-3")
@pytest.mark.row("modes.kitchen_squad")
@pytest.mark.parametrize(
    "seats,options",
    [
        (3, {"mode": "kitchen_squad"}),
        (2, {"mode": "kitchen_squad", "start_up": True}),
        (2, {"mode": "kitchen_squad", "chef_choice": 2}),
        (4, {"two_many_cooks": True}),
        (3, {"chef_draft": True}),
        (3, {"restaurant_choice": 3}),
        (5, {"chef_choice": 3}),
        (3, {"two_many_cooks": True, "chef_choice": 1}),
        (3, {"beginner_chefs": True, "chef_choice": 2}),
    ],
)
def test_combinations_that_cannot_be_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.chosen(seats, options)


@pytest.mark.rule("RV-VAR-1", "RV-KS-3")
def test_base_variants_combine_and_two_players_get_kitchen_squad_by_default() -> None:
    s = GAME.start(3, 1, {"two_many_cooks": True, "start_up": True, "amateur_chef": True})
    assert (s.per, s.start_up, s.amateur, s.squad) == (2, 1, 1, 0)
    assert GAME.start(2, 1, {}).squad == 1 and GAME.start(2, 1, {"mode": "base"}).squad == 0
    assert GAME.start(2, 1, {"start_up": True}).squad == 0


# ---- general rules


@pytest.mark.rule("RV-GEN-1", "RV-GEN-13")
def test_a_player_owns_goods_and_everything_but_the_hand_is_public() -> None:
    table = Table(2).has("ann", "beef", "big_tipper", money=300, garbage=2)
    seen = GAME.view(table.s, 1)["players"][0]
    assert (seen["money"], seen["garbage"], seen["larder"][kind("beef")], seen["cards"]) == (300, 2, 1, 1)
    assert "hand" not in seen and GAME.view(table.s, 1)["mine"]["hand"] == []
    assert GAME.view(table.s, 0)["mine"]["hand"] == [card("big_tipper")]


@pytest.mark.rule("RV-GEN-2", "RV-GEN-3")
@pytest.mark.row(*[f"locations.{name}" for name in [*PLACES, "island"]])
def test_six_markets_sell_their_kinds_and_the_island_is_none() -> None:
    t = Table(2).s.tables
    sold = [[content().ingredients[k].id for k in kinds] for kinds in t.sold]
    assert (
        sold[3]
        == ["beef", "fish", "pork", "poultry", "shellfish"]
        == [row.id for i, row in enumerate(content().ingredients) if t.meat[i]]
    )
    assert sold[2] == ["carrot", "garlic", "leafy_greens", "onion", "scallions"]
    assert "tomato" in sold[1] and "avocado" in sold[1] and len(sold) == 6 and t.island == 6


@pytest.mark.rule("RV-GEN-4")
def test_slots_count_from_the_shelf_and_the_top_card_leaves_it() -> None:
    table = Table(2).lies("dairy_king", "egg milk butter", shelf="cheese").stands("ann", "gohan_sushido", "dairy_king")
    table.has("ann", money=200).do(bazaar.call, 0)
    table.takes("ann", CLAIM.pair(0, 3))
    assert table.goods("ann") == ["butter"] and table.s.counter[4] == [kind("egg"), kind("milk"), -1]


@pytest.mark.rule("RV-GEN-5")
def test_ingredients_are_one_collection_without_a_limit() -> None:
    table = Table(2).has("ann", "bread " * 6 + "tomato garlic", recipes="bruschetta tiramisu").do(cook.cook)
    assert table.options("ann") == [0, 1] and table.goods("ann").count("bread") == 6


@pytest.mark.rule("RV-GEN-6")
def test_a_forced_payment_takes_what_there_is() -> None:
    table = Table(2).has("ann", money=100)
    assert table.s.pays(0, 1, 200) == 100 and (table.money("ann"), table.money("bob")) == (0, 100)


@pytest.mark.rule("RV-GEN-8", "RV-TEMPO-1")
@pytest.mark.parametrize("tempo", ["beats", "live"])
def test_the_log_replays_to_the_same_state(tempo: str) -> None:
    s, dice = GAME.start(3, 5, {"tempo": tempo}), chance(5)
    replay = Replay.of(GAME, 3, GAME.chosen(3, {"tempo": tempo}), 5)
    for _ in range(400):
        ask = s.asks[dice.below(len(s.asks))]
        option = s.asked(ask.seat).options[dice.below(len(s.asked(ask.seat).options))]
        replay.moves.append((ask.seat, option))
        s.answer(ask.seat, option)
    assert GAME.save(replay.play(GAME)) == GAME.save(s)
    if tempo == "live":
        assert any(seat == -2 for seat, _ in replay.moves)


@pytest.mark.rule("RV-GEN-9")
def test_what_happens_to_one_pile_never_changes_another() -> None:
    one, two = Table(2, seed=4).s, Table(2, seed=4).s
    for _ in range(5):
        two.draw_kind(place("chop_shop"))
        two.draw_card()
    assert [one.draw_kind(0) for _ in range(9)] == [two.draw_kind(0) for _ in range(9)]
    assert [one.draw_recipe(1) for _ in range(9)] == [two.draw_recipe(1) for _ in range(9)]
    assert one.rng != two.rng


@pytest.mark.rule("RV-GEN-12", "RV-TEMPO-12")
def test_secret_answers_are_revealed_together_when_all_are_in() -> None:
    s = fresh(3)
    s.answer(1, 4)
    assert s.at == [-1, -1, -1] and GAME.view(s, 0)["pieces"][1]["at"] == -1
    s.answer(0, 4)
    s.answer(2, 6)
    assert s.at == [4, 4, 6]


@pytest.mark.rule("RV-GEN-14")
def test_nothing_is_bought_or_traded_outside_buy_and_barter() -> None:
    s = fresh(3)
    assert {GAME.key(ask) for ask in s.asks} == {"RV-MOVE-1.went"}
    table = moving(2).has("ann", money=900).do(day.dawn)
    assert all(key in ("RV-MOVE-1.went",) for key in [table.key("ann"), table.key("bob")])


@pytest.mark.rule("RV-GEN-15")
def test_whoever_can_only_pass_by_public_knowledge_is_not_asked() -> None:
    table = Table(2).do(cook.cook)
    table.quiet()
    table = Table(2).has("ann", "bread tomato garlic", recipes="bruschetta tiramisu").do(cook.cook)
    assert table.asked_now() == ["ann"]


@pytest.mark.rule("RV-GEN-16", "RV-ISL-3", "RV-EX-18")
@pytest.mark.row("ingredients.chocolate")
def test_a_sold_chocolate_goes_to_its_discard_section_for_500() -> None:
    table = Table(2).has("ann", "chocolate chocolate").do(bazaar.call, 0)
    table.takes("ann", SELL_SWEET)
    assert table.money("ann") == 500 and table.wasted() == ["chocolate"]
    table = Table(2).has("ann", money=300).stands("ann", "gohan_sushido", "mystery_mart")
    table.lies("mystery_mart", "chocolate - - -").do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 1))
    table.stands("ann", "gohan_sushido", "island").do(bazaar.call, 0).takes("ann", SELL_SWEET)
    assert table.money("ann") == 300 + 200


@pytest.mark.rule("RV-GEN-17")
def test_victims_follow_clockwise_from_the_user() -> None:
    table = Table(4)
    assert table.s.clockwise(2) == [3, 0, 1]


# ---- the day and money


@pytest.mark.rule("RV-DAY-1")
def test_the_three_phases_follow_in_order() -> None:
    table = moving(2).do(day.dawn)
    names = {rule: name for name, rule in GAME.rules.items()}
    rules = [names[due.rule] for due in reversed(table.s.agenda)]
    order = [
        "RV-MOVE-3",
        "RV-WANT-1",
        "RV-MMC-1",
        "RV-MMP-1",
        "RV-BUY-1",
        "RV-BUY-2",
        "RV-OPEN-1",
        "RV-COOK-2",
        "RV-END-1",
    ]
    assert [rule for rule in rules if rule in order] == order


@pytest.mark.rule("RV-DAY-2")
def test_a_new_day_resets_what_counts_for_a_day() -> None:
    table = moving(2).has(
        "ann",
        used=1,
        frozen=1,
        no_cook=1,
        double=1,
        exempt=3,
        weighed=3,
        closed=5,
        barred=9,
        perks=1,
        owes=1,
        offers=4,
        ready=1,
    )
    table.s.spent = [1, 1]
    table.do(day.dawn)
    p = table.player("ann")
    assert (p.used, p.frozen, p.no_cook, p.double, p.exempt, p.closed, p.perks, p.owes, p.offers, p.ready) == (0,) * 10
    assert (p.weighed, p.barred, table.s.spent) == (0, 0, [0, 0])


@pytest.mark.rule("RV-MONEY-1", "RV-EX-13", "RV-UPG-3")
@pytest.mark.row("upgrades.social_media_advertising", "upgrades.celebrity_endorsement")
def test_income_is_300_and_100_for_each_income_upgrade() -> None:
    table = moving(3).has("ann", upgrades="social_media_advertising celebrity_endorsement")
    table.has("bob", upgrades="celebrity_endorsement").do(day.dawn)
    assert [table.money(who) for who in ("ann", "bob", "cid")] == [500, 400, 300]


@pytest.mark.rule("RV-MONEY-2")
def test_an_upgrade_pays_its_present_owner() -> None:
    table = moving(2).has("ann", upgrades="social_media_advertising")
    table.player("bob").upgrades, table.player("ann").upgrades = table.player("ann").upgrades, 0
    table.do(day.dawn)
    assert (table.money("ann"), table.money("bob")) == (300, 400)


@pytest.mark.rule("RV-GEN-10")
def test_an_action_is_resolved_completely_before_the_next() -> None:
    table = Table(3).has("ann", cards="food_fight").has("bob", "beef fish", "big_tipper").has("cid", "pork milk")
    table.do(bazaar.open_part).takes("ann", USE.code(card("food_fight"))).takes("ann", 0)
    assert table.asked_now() == ["bob"] and table.key("bob") == "RV-CLAM-4"
    table.takes("bob", 0)
    assert table.key("bob") == "RV-CARD-11.thrown"
    table.takes("bob", kind("fish"))
    assert table.key("cid") == "RV-CARD-11.thrown"
    table.takes("cid", kind("milk"))
    assert table.key("bob") == "RV-OPEN-2.called"


@pytest.mark.rule("RV-SET-7")
def test_the_census_of_the_box() -> None:
    counts = census(fresh(6))
    assert sum(n for name, n in counts.items() if name.startswith("kind")) == 174
    assert sum(n for name, n in counts.items() if name.startswith("card")) == 36
    assert all(n == 1 for name, n in counts.items() if name.startswith("recipe"))
    assert TASKS == 7 and recipe("chirashi_bowl") >= 24
