"""Chapter 5: groups, placement, gold, slots, Supers, Storing."""

import pytest

from prixfixe.games.sweet_mess import actions, bench, preparing, taking, tools
from prixfixe.games.sweet_mess.placing import place
from prixfixe.games.sweet_mess.state import gain_gold
from prixfixe.games.sweet_mess.tables import SUPER
from tests.games.sweet_mess.scene import GROUP, KIND, RECIPE, ROWS, Scene


def groups(scene: Scene, kind: str) -> list[str]:
    """The groups a type may be placed in."""
    return sorted(GROUP[i] for i in bench.homes(scene.s, scene.cook(), KIND.index(kind)))


@pytest.mark.rule("SM-BEN-1")
@pytest.mark.row("bench_group.group_a", "bench_group.group_b", "bench_group.group_c1", "bench_group.group_c2")
def test_the_groups_hold_four_four_two_and_two() -> None:
    for group, size in zip(GROUP, (4, 4, 2, 2)):
        assert group in groups(Scene().bench(f"{group}:" + " super" * (size - 1)), "super")
        assert group not in groups(Scene().bench(f"{group}:" + " super" * size), "super")


@pytest.mark.rule("SM-BEN-2")
def test_group_a_takes_one_type() -> None:
    scene = Scene().bench("A:cherry")
    assert "A" in groups(scene, "cherry")
    assert "A" not in groups(scene, "jello")


@pytest.mark.rule("SM-BEN-3")
def test_group_b_takes_different_types() -> None:
    scene = Scene().bench("B:cherry")
    assert "B" not in groups(scene, "cherry")
    assert "B" in groups(scene, "jello")


@pytest.mark.rule("SM-BEN-4")
def test_the_pairs_take_one_type_each_and_not_the_same() -> None:
    scene = Scene().bench("C1:cherry")
    assert groups(scene, "cherry") == ["A", "B", "C1"]
    assert groups(scene, "jello") == ["A", "B", "C2"]


@pytest.mark.rule("SM-BEN-5", "SM-RUL-66")
def test_an_ingredient_is_placed_at_once_where_its_owner_chooses() -> None:
    scene = Scene().bench("A:cherry").do(bench.gain_basic, 0, 2, 1).takes(0, "cherry").asked(0, ["A", "B", "C1", "C2"])
    scene.takes(0, "C2").takes(0, "jello").asked(0, ["B", "C1"]).takes(0, "C1").quiet()
    assert scene.on_bench() == "A:cherry C1:jello C2:cherry"


@pytest.mark.rule("SM-BEN-6")
def test_gold_beyond_nine_is_lost() -> None:
    scene = Scene().gold(8)
    gain_gold(scene.s, 0, 3)
    assert scene.cook().gold == 9


@pytest.mark.rule("SM-BEN-7")
def test_what_cannot_be_placed_stays_where_it_is() -> None:
    full = "A:cherry cherry cherry cherry B:jello candy crust cream C1:cherry cherry C2:jello jello"
    scene = Scene().bench(full).bowl("r0c0", "candy").bowl("r0c1", "super")
    assert not taking.can_take_any(scene.s, scene.cook())
    scene = Scene().bench(full[:-6]).bowl("r0c0", "candy jello").do(taking.take_bowl, 0, 2, 1)
    scene.takes(0, "r0c0", out_of=["r0c0"]).takes(0, "jello>C2", out_of=["jello>C2"]).quiet()
    assert scene.in_bowl("r0c0") == "candy"


@pytest.mark.rule("SM-BEN-8")
def test_the_owner_chooses_the_groups_that_pay() -> None:
    scene = Scene().chef("cream", "A").bench("A:candy B:candy crust C1:crust")
    scene.display("key_lime_pie", "lollipops")
    preparing.choose_slot(scene.s, 0, 1)
    scene.takes(0, "slot 0").takes(0, "crust")
    scene.takes(0, "basic B", out_of=["basic A", "basic B"]).takes(0, "basic A").asked(0, ["basic B", "basic C1"])


@pytest.mark.rule("SM-BEN-9")
def test_an_empty_group_takes_a_new_type() -> None:
    scene = Scene().bench("A:cherry super C1:jello C2:candy")
    bench.discard(scene.s, scene.cook(), 0, 0)
    assert "A" in groups(scene, "crust")
    bench.discard(scene.s, scene.cook(), 1, 2)
    assert groups(scene, "candy") == ["A", "B", "C2"]
    assert "C1" in groups(scene, "crust")


@pytest.mark.rule("SM-BEN-10", "SM-STO-2")
@pytest.mark.row(*[f"stored.stored_{kind}" for kind in KIND[:6]])
@pytest.mark.parametrize("kind", KIND[:6])
def test_each_type_is_stored_once(kind: str) -> None:
    scene = Scene().bench(f"A:{kind} {kind}").do(bench.store, 0, 1, 1).takes(0, f"{kind}>A").quiet()
    assert (scene.stored(), scene.on_bench(), scene.left(kind)) == (kind, f"A:{kind}", 12)
    assert scene.s.stores[KIND.index(kind)] == 3
    scene.do(bench.store, 0, 1, 1).quiet()


@pytest.mark.rule("SM-BEN-11")
@pytest.mark.row("bench_slot.slot_3", "bench_slot.slot_2", "bench_slot.slot_1", "bench_slot.slot_0")
def test_the_slots_give_store_super_gold_and_nothing() -> None:
    scene = Scene().bench("A:cherry")
    place(scene.s, 0, RECIPE.index("lava_cake"), 3)
    assert scene.rule() == "SM-STO-1"
    scene.takes(0, "cherry>A").quiet()
    place(scene.s, 0, RECIPE.index("lava_cake"), 2)
    scene.takes(0, scene.options()[0]).quiet()
    for slot in (1, 0):
        place(scene.s, 0, RECIPE.index("lava_cake"), slot)
    assert (scene.stored(), scene.cook().total[SUPER], len(scene.cook().down), scene.cook().gold) == ("cherry", 1, 0, 1)
    assert scene.below() == ["lava_cake"] * 4
    scene = Scene()
    place(scene.s, 0, RECIPE.index("lava_cake"), 0)
    assert (scene.cook().gold, len(scene.cook().down), len(scene.s.asks)) == (0, 0, 0)


@pytest.mark.rule("SM-BEN-12", "SM-ADV-1")
def test_a_slot_bonus_is_not_gained_by_advancing() -> None:
    scene = Scene().slot(3, "lava_cake").slot(2, "swiss_roll").do(actions.act, 0, 2).quiet()
    assert scene.below() == ["", "swiss_roll", "lava_cake", ""]
    assert (scene.cook().gold, len(scene.cook().down)) == (0, 0)


@pytest.mark.rule("SM-SUP-1")
def test_a_super_stands_for_any_basic_in_a_cost_and_when_storing() -> None:
    scene = Scene().chef("cream", "A").bench("A:super super").display("key_lime_pie")
    scene.bench("B:jello crust")
    assert preparing.payables(scene.s, 0) == [0]
    scene.do(bench.store, 0, 1, 1).takes(0, "super>A").takes(0, "chocolate", out_of=KIND[:6]).quiet()
    assert scene.stored() == "chocolate"


@pytest.mark.rule("SM-SUP-2")
@pytest.mark.row("ingredient.super")
def test_supers_share_any_group_and_are_ignored_by_its_law() -> None:
    scene = Scene().bench("B:super super A:super C1:super cherry C2:super")
    assert groups(scene, "super") == ["A", "B", "C2"]
    assert groups(scene, "jello") == ["A", "B", "C2"]
    assert groups(scene, "cherry") == ["A", "B"]
    assert groups(Scene().bench("A:cherry C1:jello"), "super") == ["A", "B", "C1", "C2"]


@pytest.mark.rule("SM-SUP-3")
def test_without_supers_a_basic_may_be_gained_instead() -> None:
    scene = Scene().supply("super", 0).supply("cherry", 0).do(bench.gain_super, 0, 1, 0)
    scene.takes(0, "crust", out_of=["decline", *KIND[1:6]]).takes(0, "A").quiet()
    assert scene.on_bench() == "A:crust"


@pytest.mark.rule("SM-STO-1", "SM-ICO-4")
@pytest.mark.row("effect.store")
def test_storing_discards_a_matching_ingredient_or_a_super() -> None:
    scene = Scene().bench("A:cherry B:jello super").stores("jello").do(bench.store, 0, 1, 0)
    scene.takes(0, "super>B", out_of=["cherry>A", "super>B", "decline"])
    scene.takes(0, "cherry", out_of=["cherry", "candy", "crust", "cream", "chocolate"]).quiet()
    assert (scene.on_bench(), scene.stored(), scene.left("super")) == ("A:cherry B:jello", "cherry jello", 13)


@pytest.mark.rule("SM-STO-3")
def test_stored_tokens_are_not_ingredients_of_the_bench() -> None:
    scene = Scene().stores("cherry jello candy")
    assert scene.cook().goods() == 0
    assert bench.on_bench(scene.cook()) == []
    assert bench.storable(scene.s, scene.cook()) == []


@pytest.mark.rule("SM-STO-4")
def test_a_stored_token_covers_one_unit_in_every_recipe() -> None:
    scene = Scene().chef("cream", "A").stores("jello crust").bench("A:jello B:crust").display("key_lime_pie")
    scene.bench("C1:super super")
    preparing.choose_slot(scene.s, 0, 0)
    scene.takes(0, "slot 0").takes(0, "stored")
    assert not scene.offers("stored")
    scene.takes(0, "basic A").takes(0, "stored").takes(0, "basic B").quiet()
    assert (scene.stored(), scene.on_bench()) == ("jello crust", "C1:super super")
    scene.display("", "cherry_galette").bench("B:cherry")  # Crust is Stored, two Supers are the gray group
    assert preparing.payables(scene.s, 0) == [1]


@pytest.mark.rule("SM-STO-5")
def test_every_player_can_store_every_type() -> None:
    scene = Scene(4)
    for seat in range(4):
        for kind in KIND[:6]:
            scene.bench(f"A:{kind}", seat).do(bench.store, seat, 1, 1).takes(seat, f"{kind}>A").quiet()
    assert scene.s.stores == [0] * 6
    assert [row.points for row in ROWS.stored] == [1] * 6


def test_tools_beside_the_bench_are_not_in_hand() -> None:
    scene = Scene()
    tools.draw_tools(scene.s, 0, 2, 1)
    assert (len(scene.cook().down), len(scene.cook().hand)) == (2, 0)
