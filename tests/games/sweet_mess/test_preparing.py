"""Chapters 10 to 12: preparing, paying, Reserving, Advancing, Completing."""

import pytest

from prixfixe.games.sweet_mess import actions, advancing, paying, preparing, scoring
from prixfixe.games.sweet_mess.awards import toqued
from prixfixe.games.sweet_mess.bench import store
from prixfixe.games.sweet_mess.events import hot_oven
from tests.games.sweet_mess.scene import KIND, RECIPE, Scene


def paid(scene: Scene, seat: int = 0) -> Scene:
    """Cover every unit in the default way."""
    while scene.s.asks and scene.rule(seat) == "SM-PAY-2":
        scene.takes(seat, scene.options(seat)[0])
    return scene


def can_pay(scene: Scene, recipe: str) -> bool:
    """Whether the cost of a Recipe can be covered."""
    return paying.payable(scene.s, scene.cook(), RECIPE.index(recipe))


CUPCAKES = "A:candy candy B:cream C1:cream"  # pays sprinkle_cupcakes exactly


@pytest.mark.rule("SM-PREP-1")
def test_a_payable_recipe_and_a_vacant_slot_are_chosen() -> None:
    scene = (
        Scene()
        .bench(CUPCAKES)
        .display("lava_cake", "sprinkle_cupcakes")
        .slot(1, "nougat")
        .do(preparing.prepare, 0, 1, 1)
    )
    scene.takes(0, "sprinkle_cupcakes", out_of=["sprinkle_cupcakes"]).asked(0, ["slot 0", "slot 2", "slot 3"])
    full = Scene().bench(CUPCAKES).display("sprinkle_cupcakes")
    for slot, recipe in enumerate(("nougat", "lollipops", "mud_pie", "cream_pie")):
        full.slot(slot, recipe)
    assert preparing.payables(full.s, 0) == []


@pytest.mark.rule("SM-PREP-2", "SM-PAY-1")
def test_the_cost_is_discarded_to_the_supply() -> None:
    scene = Scene().bench(CUPCAKES + " crust").display("sprinkle_cupcakes").do(preparing.prepare, 0, 1, 1)
    paid(scene.takes(0, "sprinkle_cupcakes").takes(0, "slot 0")).quiet()
    assert (scene.on_bench(), scene.left("candy"), scene.left("cream")) == ("C1:crust", 13, 13)


@pytest.mark.rule("SM-PREP-3", "SM-RUL-10")
@pytest.mark.parametrize("space,gold", [(0, 1), (1, 0), (4, 1), (5, 0)])
def test_the_rightmost_column_gives_one_gold(space: int, gold: int) -> None:
    scene = Scene().bench(CUPCAKES).display(*[""] * space, "sprinkle_cupcakes").do(preparing.prepare, 0, 1, 1)
    paid(scene.takes(0, "sprinkle_cupcakes").takes(0, "slot 0"))
    assert scene.cook().gold == gold


@pytest.mark.rule("SM-PREP-4")
def test_the_card_is_placed_and_the_slot_bonus_gained() -> None:
    scene = Scene().bench(CUPCAKES).display("", "sprinkle_cupcakes").do(preparing.prepare, 0, 1, 1)
    paid(scene.takes(0, "sprinkle_cupcakes").takes(0, "slot 1")).quiet()
    assert (scene.below(), scene.cook().gold, scene.shown()[1]) == (["", "sprinkle_cupcakes", "", ""], 1, "")


@pytest.mark.rule("SM-PREP-5")
def test_the_printed_bonus_waits_for_completion() -> None:
    scene = (
        Scene()
        .bench("B:cherry chocolate A:chocolate chocolate")
        .display("", "lava_cake")
        .do(preparing.prepare, 0, 1, 1)
    )
    paid(scene.takes(0, "lava_cake").takes(0, "slot 0")).quiet()  # its bonus is a Super
    assert scene.on_bench() == ""


@pytest.mark.rule("SM-PREP-6", "SM-RUL-74")
def test_a_toque_prepare_follows_the_same_rules() -> None:
    scene = Scene().bench(CUPCAKES).display("sprinkle_cupcakes").do(toqued, 0, 1)
    paid(scene.takes(0, "sprinkle_cupcakes", out_of=["sprinkle_cupcakes", "none"]).takes(0, "slot 1")).quiet()
    assert scene.cook().gold == 3  # Toque box, display column, slot 1


@pytest.mark.rule("SM-PAY-2")
def test_a_unit_is_covered_by_basic_super_stored_or_chef() -> None:
    scene = Scene().chef("crust", "A").stores("candy").bench("A:candy B:crust super candy C1:cream cream")
    scene.display("sprinkle_cupcakes").do(preparing.prepare, 0, 1, 1).takes(0, "sprinkle_cupcakes").takes(0, "slot 0")
    scene.asked(0, ["stored", "basic A", "basic B", "chef B", "super B"])


@pytest.mark.rule("SM-PAY-3")
def test_exactly_the_required_units_are_spent() -> None:
    scene = (
        Scene()
        .bench("A:candy candy candy B:cream super C1:cream")
        .display("sprinkle_cupcakes")
        .do(preparing.prepare, 0, 1, 1)
    )
    paid(scene.takes(0, "sprinkle_cupcakes").takes(0, "slot 0")).quiet()
    assert scene.on_bench() == "A:candy B:super"


@pytest.mark.rule("SM-PAY-3")
def test_a_way_that_would_make_the_rest_unpayable_is_not_offered() -> None:
    scene = (
        Scene()
        .chef("cherry", "A")
        .stores("cherry")
        .bench("A:cherry B:chocolate C1:chocolate chocolate")
        .display("lava_cake")
    )
    scene.s.cooks[0].remove(5, 1)  # one Chocolate short: the Cherry must stand for it, the Stored one for the Cherry
    scene.do(preparing.prepare, 0, 1, 1).takes(0, "lava_cake").takes(0, "slot 0").asked(0, ["stored"])


@pytest.mark.rule("SM-GRAY-1")
def test_the_gray_units_are_of_one_declared_type() -> None:
    scene = Scene().chef("jello", "A").bench("A:candy candy candy B:crust cream cherry C1:cherry")
    scene.display("lollipops").do(preparing.prepare, 0, 1, 1).takes(0, "lollipops").takes(0, "slot 0").takes(
        0, "cherry", out_of=["cherry"]
    )
    scene.takes(0, "basic A").takes(0, "basic A").takes(0, "basic B", out_of=["basic B", "basic C1"])
    scene.takes(0, "basic C1").quiet()
    assert scene.on_bench() == "A:candy B:crust cream"


@pytest.mark.rule("SM-GRAY-2")
def test_the_gray_type_is_none_of_the_named_ones() -> None:
    scene = Scene().chef("jello", "A").bench("A:candy candy candy candy B:cherry")
    assert not can_pay(scene, "lollipops")
    assert can_pay(scene.bench("C1:cherry"), "lollipops")
    assert not paying.gray_types(scene.s, scene.cook(), RECIPE.index("lollipops"), []).count(KIND.index("candy"))


@pytest.mark.rule("SM-GRAY-3", "SM-RUL-20", "SM-RUL-22")
def test_supers_and_stored_ingredients_cover_gray_units() -> None:
    scene = Scene().chef("jello", "A").bench("A:candy candy B:super super")
    assert len(paying.gray_types(scene.s, scene.cook(), RECIPE.index("lollipops"), [])) == 5
    scene = Scene().chef("jello", "A").bench("A:candy candy B:super").stores("cream")
    assert paying.gray_types(scene.s, scene.cook(), RECIPE.index("lollipops"), []) == [KIND.index("cream")]


@pytest.mark.rule("SM-CHEF-1")
def test_the_chef_helps_once_per_recipe_and_again_for_the_next() -> None:
    scene = Scene().chef("cherry", "A").bench("A:cherry cherry cherry B:candy cream C1:candy C2:cream")
    scene.s.cooks[0].remove(2, 2)
    assert can_pay(scene, "sprinkle_cupcakes")
    scene.s.cooks[0].remove(4, 3)
    assert not can_pay(scene, "sprinkle_cupcakes")  # two units are missing, the Chef covers one
    scene = Scene().chef("cherry", "A").stores("cherry").bench("A:candy B:cream C1:cream").display("sprinkle_cupcakes")
    assert preparing.payables(scene.s, 0) == []  # never with a Stored Ingredient


@pytest.mark.rule("SM-CHEF-1")
def test_the_chef_helps_with_the_reserved_recipe_too() -> None:
    scene = (
        Scene().chef("cherry", "A").bench("A:candy B:cream cherry C1:cream").slot(2, "sprinkle_cupcakes", reserved=True)
    )
    scene.do(actions.step_two, 0, 0).takes(0, "unreserve").takes(0, "basic A").takes(0, "chef B", out_of=["chef B"])
    assert paid(scene).cook().reserved == -1


@pytest.mark.rule("SM-CHEF-2", "SM-RUL-21")
def test_side_a_covers_one_unit_of_another_type_even_gray() -> None:
    scene = Scene().chef("cherry", "A").bench("A:cherry B:candy C1:candy")
    scene.bench("B:cream")
    assert paying.gray_types(scene.s, scene.cook(), RECIPE.index("lollipops"), []) == [KIND.index("cream")]
    assert not can_pay(Scene().chef("jello", "A").bench("A:cherry B:candy cream C1:candy"), "lollipops")


@pytest.mark.rule("SM-CHEF-3")
def test_side_b_covers_two_units_of_the_chefs_type_with_one_super() -> None:
    scene = Scene().chef("candy", "B").bench("A:super B:cream C1:cream").display("sprinkle_cupcakes")
    scene.do(preparing.prepare, 0, 1, 1).takes(0, "sprinkle_cupcakes").takes(0, "slot 0").takes(
        0, "chef A", out_of=["chef A"]
    )
    paid(scene).quiet()
    assert scene.on_bench() == ""
    assert not can_pay(Scene().chef("candy", "A").bench("A:super B:cream C1:cream"), "sprinkle_cupcakes")


@pytest.mark.rule("SM-CHEF-4")
def test_the_second_half_of_a_super_is_lost_when_one_unit_is_left() -> None:
    scene = Scene().chef("candy", "B").bench("A:candy B:cream super C1:cream").display("sprinkle_cupcakes", "lollipops")
    scene.do(preparing.prepare, 0, 1, 1).takes(0, "sprinkle_cupcakes").takes(0, "slot 0").takes(0, "basic A")
    scene.takes(0, "super B", out_of=["super B"])
    assert paid(scene).on_bench() == ""
    assert scene.s.favours == 0


@pytest.mark.rule("SM-CHEF-5")
def test_the_chef_works_only_while_paying() -> None:
    scene = Scene().chef("cherry", "A").bench("A:cherry").stores("cherry").do(store, 0, 1, 1).quiet()
    assert scene.stored() == "cherry"


@pytest.mark.rule("SM-RES-1")
def test_step_two_is_reserve_or_prepare_the_reserved_once() -> None:
    scene = Scene().hand("waffle_iron cake_stand").display("lava_cake", "nougat").do(actions.step_two, 0, 0)
    scene.takes(0, "reserve", out_of=["reserve", "go on"]).takes(0, "waffle_iron").takes(0, "nougat").takes(
        0, "slot 3"
    ).asked(0, ["go on"])
    paid_for = Scene().bench(CUPCAKES).hand("waffle_iron").display("sprinkle_cupcakes").do(actions.step_two, 0, 0)
    paid_for.takes(0, "reserve").takes(0, "waffle_iron").takes(0, "sprinkle_cupcakes").takes(0, "slot 0").asked(
        0, ["go on"]
    )
    scene = Scene().bench(CUPCAKES).hand("whisk").display("nougat").slot(2, "sprinkle_cupcakes", reserved=True)
    scene.do(actions.step_two, 0, 0)
    assert scene.offers("unreserve") and not scene.offers("reserve")


@pytest.mark.rule("SM-RES-2")
def test_reserving_costs_a_tool_and_gives_slot_bonus_and_column_gold() -> None:
    scene = (
        Scene()
        .bench("A:cherry")
        .hand("whisk sieve")
        .display("lava_cake")
        .do(actions.step_two, 0, 0)
        .takes(0, "reserve")
    )
    scene.takes(0, "sieve", out_of=["whisk", "sieve"]).takes(0, "lava_cake").takes(0, "slot 1", out_of=[0, 1, 2, 3])
    cook = scene.cook()
    assert (cook.gold, cook.reserved, scene.below()[1], scene.on_bench(), len(scene.s.pile)) == (
        2,
        1,
        "lava_cake",
        "A:cherry",
        1,
    )


@pytest.mark.rule("SM-RES-2")
def test_reserving_needs_a_tool_in_hand_a_slot_and_a_recipe() -> None:
    bare = Scene().display("lava_cake")
    bare.cook().down.append(0)  # face-down Tools do not serve
    assert not preparing.can_reserve(bare.s, 0)
    assert not preparing.can_reserve(Scene().hand("whisk").s, 0)
    full = Scene().hand("whisk").display("lava_cake")
    for slot, recipe in enumerate(("nougat", "lollipops", "mud_pie", "cream_pie")):
        full.slot(slot, recipe)
    assert not preparing.can_reserve(full.s, 0)
    assert preparing.can_reserve(Scene().hand("whisk").display("lava_cake").s, 0)


@pytest.mark.rule("SM-RES-3")
def test_a_reserved_recipe_advances_like_any_other() -> None:
    scene = Scene().slot(3, "nougat", reserved=True).slot(1, "lava_cake").do(advancing.advance, 0).quiet()
    assert (scene.below(), scene.cook().reserved) == (["lava_cake", "", "nougat", ""], 2)


@pytest.mark.rule("SM-RES-4")
def test_the_reserved_recipe_is_paid_in_its_slot_without_bonuses() -> None:
    scene = (
        Scene()
        .bench(CUPCAKES)
        .slot(1, "sprinkle_cupcakes", reserved=True)
        .do(actions.step_two, 0, 0)
        .takes(0, "unreserve")
    )
    paid(scene).asked(0, ["go on"])
    cook = scene.cook()
    assert (cook.gold, cook.reserved, scene.below()[1], scene.on_bench()) == (0, -1, "sprinkle_cupcakes", "")


@pytest.mark.rule("SM-RES-5", "SM-RUL-16")
def test_no_prepare_effect_pays_for_the_reserved_recipe() -> None:
    scene = Scene().bench(CUPCAKES).slot(1, "sprinkle_cupcakes", reserved=True)
    assert preparing.payables(scene.s, 0) == []
    assert preparing.can_unreserve(scene.s, 0)


@pytest.mark.rule("SM-RES-6", "SM-EX-12")
def test_an_unpaid_recipe_that_passes_slot_zero_is_lost() -> None:
    scene = Scene().slot(0, "lava_cake", reserved=True).do(advancing.advance, 0).quiet()
    assert (scene.completed(), scene.s.gone, scene.cook().reserved) == ("", [RECIPE.index("lava_cake")], -1)
    assert scoring.recipe_points(scene.s, scene.cook()) == 0
    scene.told("lost", 0, RECIPE.index("lava_cake"))


@pytest.mark.rule("SM-RES-7", "SM-SCO-2")
def test_a_reserved_recipe_scores_nothing_at_the_end() -> None:
    scene = Scene().slot(2, "black_forest", reserved=True).slot(1, "lava_cake")
    assert scoring.recipe_points(scene.s, scene.cook()) == 2
    assert scoring.ties(scene.s, scene.cook()) == [0, 0, 1]


@pytest.mark.rule("SM-ADV-1")
def test_all_recipes_advance_at_the_same_time() -> None:
    scene = Scene().slot(3, "nougat").slot(2, "lollipops").slot(1, "mud_pie").do(advancing.advance, 0).quiet()
    assert scene.below() == ["mud_pie", "lollipops", "nougat", ""]


@pytest.mark.rule("SM-ADV-2", "SM-CPL-1")
def test_the_recipe_that_leaves_slot_zero_is_completed_after_all_have_moved() -> None:
    scene = Scene().slot(0, "lava_cake").slot(1, "nougat").do(advancing.advance, 0)
    assert (scene.completed(), scene.below()) == ("lava_cake", ["nougat", "", "", ""])
    scene.takes(0, "A").quiet()  # its bonus, a Super
    assert scene.on_bench() == "A:super"
    scene = Scene().slot(0, "black_forest").do(advancing.advance, 0).quiet()  # level II has no bonus
    assert scene.completed() == "black_forest"


@pytest.mark.rule("SM-ADV-3")
def test_step_three_is_mandatory_even_if_a_reserved_recipe_is_lost() -> None:
    scene = Scene().slot(0, "lava_cake", reserved=True).do(actions.turn, 0).takes(0, "left nothing").takes(0, "go on")
    assert scene.s.gone == [RECIPE.index("lava_cake")]


@pytest.mark.rule("SM-CPL-2")
def test_a_completed_recipe_counts_in_the_final_scoring() -> None:
    scene = Scene().slot(0, "black_forest").do(advancing.advance, 0)
    assert scoring.parts(scene.s, scene.cook())["recipes"] == 10


@pytest.mark.rule("SM-CPL-3")
def test_a_recipe_completed_in_anothers_turn_gives_its_bonus_to_its_owner() -> None:
    scene = Scene().slot(0, "lava_cake", 1).do(hot_oven, 0, 5)
    scene.takes(1, "B").quiet()
    assert (scene.on_bench(1), scene.on_bench(0)) == ("B:super", "")
