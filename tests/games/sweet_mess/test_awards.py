"""Chapter 13: Awards, fudging, Toque bonuses; chapter 15: the end signal and the score."""

import pytest

from prixfixe.games.sweet_mess import actions, awards, scoring
from prixfixe.kit.order import places
from tests.games.sweet_mess.scene import GAME, RECIPE, TOOLS, Scene

CAKES = ["marble_bundt", "swiss_roll", "lava_cake", "jelly_dome"]
PIES = ["cherry_pie", "mud_pie", "cream_pie", "key_lime_pie"]
SWEETS = ["nougat", "lollipops", "gummy_bears", "marshmallows"]


def hall(cakes: int = 0, pies: int = 0, sweets: int = 0) -> Scene:
    """A player with so many Completed Recipes of each type."""
    return Scene().done(" ".join(CAKES[:cakes] + PIES[:pies] + SWEETS[:sweets]))


def claims(scene: Scene) -> list[str]:
    """The Awards that are offered."""
    scene.do(awards.claim, 0)
    names = [f"{type} {shelf}" for type in ("cake", "pie", "confectionery") for shelf in ("bottom", "top")]
    return [name for name in names if scene.offers(name)]


@pytest.mark.rule("SM-AWD-1")
def test_any_number_of_awards_one_after_the_other_in_step_four_only() -> None:
    scene = hall(2, 2).do(actions.turn, 0).takes(0, "left nothing").takes(0, "go on")
    scene.takes(0, "cake bottom").takes(0, "direct").takes(0, "direct").takes(0, "toque_purse")
    scene.takes(0, "pie bottom").takes(0, "direct").takes(0, "direct").takes(0, "toque_purse")
    scene.takes(0, "done")
    assert scene.cook().prizes() == 2


@pytest.mark.rule("SM-AWD-2")
def test_recipes_used_for_an_award_are_turned_down_and_still_score() -> None:
    scene = (
        hall(3)
        .do(awards.claim, 0)
        .takes(0, "cake bottom")
        .takes(0, "direct")
        .takes(0, "direct")
        .takes(0, "toque_purse")
    )
    assert (scene.completed(), scene.turned()) == ("lava_cake", "marble_bundt swiss_roll")
    assert scoring.recipe_points(scene.s, scene.cook()) == 3 + 3 + 2
    assert claims(scene) == []


@pytest.mark.rule("SM-AWD-3")
def test_two_icons_take_the_top_award_to_the_bottom_shelf_and_a_toque_bonus() -> None:
    scene = hall(2).do(awards.claim, 0).takes(0, "cake bottom").takes(0, "direct").takes(0, "direct")
    assert (scene.rule(), scene.s.tables.award_points[scene.cook().awards[0]]) == ("SM-TOQ-1", 7)
    scene.takes(0, "toque_purse").done("lava_cake jelly_dome")
    assert "cake bottom" not in claims(scene)  # one Award of each type


@pytest.mark.rule("SM-AWD-4")
def test_three_icons_take_the_top_award_to_the_top_shelf_without_a_toque_bonus() -> None:
    scene = hall(3).do(awards.claim, 0).takes(0, "cake top").takes(0, "direct").takes(0, "direct").takes(0, "direct")
    assert scene.rule() == "SM-AWD-1"
    assert scoring.parts(scene.s, scene.cook())["top_shelf"] == 5
    assert "cake top" not in claims(scene.done("jelly_dome confetti_cake little_cherry_cake"))


@pytest.mark.rule("SM-AWD-5")
@pytest.mark.row("recipe_type.cake", "recipe_type.pie", "recipe_type.confectionery")
def test_one_type_may_stand_on_both_shelves_and_an_empty_stack_offers_nothing() -> None:
    scene = hall(3)
    scene.cook().awards[0] = 0
    assert claims(scene) == ["cake top"]
    scene.s.claimed[0] = 6
    assert claims(scene) == []
    assert claims(hall(0, 3)) == ["pie bottom", "pie top"]
    assert claims(hall(0, 0, 3)) == ["confectionery bottom", "confectionery top"]


@pytest.mark.rule("SM-AWD-6", "SM-RUL-29")
def test_any_two_icons_stand_for_one() -> None:
    scene = hall(1, 2).do(awards.claim, 0)
    scene.takes(0, "cake bottom").takes(0, "direct", out_of=["direct"]).takes(0, "UU", out_of=["UU"]).takes(
        0, "toque_purse"
    )
    assert scene.turned() == "marble_bundt cherry_pie mud_pie"
    scene = hall(2, 3, 3).do(awards.claim, 0).takes(0, "cake top").asked(0, ["direct", "UU", "UV"])
    scene.takes(0, "UV").asked(0, ["UV"])  # each payment is listed once: no direct icon after a pair


@pytest.mark.rule("SM-AWD-7")
def test_a_claim_is_claimable_only_if_its_icons_can_be_covered() -> None:
    assert claims(hall(1, 1)) == []
    assert claims(hall(1, 2)) == ["cake bottom", "pie bottom"]
    assert claims(hall(1).hand("cake_stand")) == []
    assert claims(hall(1).hand("cake_stand").gold(1)) == ["cake bottom"]
    assert claims(hall().hand("cake_stand sugar_tongs").gold(1)) == []
    assert len(claims(hall().hand("cake_stand sugar_tongs").gold(2))) == 3


@pytest.mark.rule("SM-ICO-3", "SM-AWD-7")
@pytest.mark.row("effect.gold_icon")
def test_gold_and_a_tool_stand_for_an_icon_inside_a_claim_only() -> None:
    scene = hall(1).hand("cookie_cutter").gold(2).do(awards.claim, 0)
    assert not any(option >= 16 for option in scene.options())
    scene.takes(0, "cake bottom").takes(0, "direct", out_of=["direct"]).takes(
        0, "gold cookie_cutter", out_of=["gold cookie_cutter"]
    )
    assert (scene.cook().gold, scene.cook().hand, [TOOLS[tool] for tool in scene.s.pile]) == (1, [], ["cookie_cutter"])
    assert scene.rule() == "SM-TOQ-1"


@pytest.mark.rule("SM-ICO-3")
def test_gold_alone_may_cover_a_claim_but_never_half_a_pair() -> None:
    scene = hall().hand("cake_stand sugar_tongs").gold(9).do(awards.claim, 0).takes(0, "pie bottom")
    scene.takes(0, "gold cake_stand", out_of=["gold cake_stand"]).takes(0, "gold sugar_tongs")
    assert (scene.cook().gold, scene.rule()) == (7, "SM-TOQ-1")
    assert claims(hall(0, 1).hand("cake_stand").gold(9)) == ["pie bottom"]


@pytest.mark.rule("SM-TOQ-1", "SM-RUL-31")
def test_a_toque_box_gives_its_gold_once_and_its_bonus_always() -> None:
    scene = Scene().do(awards.toqued, 0, 5).quiet()
    assert (scene.cook().gold, scene.s.toque) == (3, [1, 1, 1, 1, 1, 0])
    scene.do(awards.toqued, 0, 5).quiet()
    assert scene.cook().gold == 5
    scene.gold(9).do(awards.toqued, 0, 0)
    assert (scene.cook().gold, scene.s.toque[0]) == (9, 0)


@pytest.mark.rule("SM-TOQ-1")
def test_every_box_may_be_chosen() -> None:
    scene = hall(2).do(awards.claim, 0).takes(0, "cake bottom").takes(0, "direct").takes(0, "direct")
    assert scene.options() == [0, 1, 2, 3, 4, 5]
    scene.s.toque = [0, 0, 1, 0, 0, 0]
    assert awards.toque_options(scene.s) == [2, 0, 1, 3, 4, 5]
    scene.s.toque = [0] * 6
    assert awards.toque_options(scene.s) == [5, 0, 1, 2, 3, 4]


@pytest.mark.rule("SM-END-1")
def test_a_third_award_on_both_shelves_together_flips_times_up() -> None:
    scene = hall(2)
    scene.cook().awards = [-1, 1, 6, -1, -1, -1]
    scene.s.round = 7
    scene.do(awards.claim, 0).takes(0, "cake bottom").takes(0, "direct").takes(0, "direct")
    assert scene.s.last == 8
    scene.told("times_up", 0, 8)
    two = hall(2).do(awards.claim, 0).takes(0, "cake bottom").takes(0, "direct").takes(0, "direct")
    assert two.s.last == 0


@pytest.mark.rule("SM-END-2", "SM-RUL-33")
def test_one_more_full_round_is_played_after_times_up() -> None:
    scene = Scene()
    scene.s.round, scene.s.last, scene.s.why = 7, 8, 1
    scene.do(scoring.end_round)
    assert (scene.s.round, scene.s.phase) == (8, 1)
    scene.do(scoring.end_round).quiet()
    assert (scene.s.round, scene.s.phase) == (8, 2)
    assert GAME.result(scene.s).reason == "end_awards"


@pytest.mark.rule("SM-SCO-1")
def test_every_paid_recipe_scores_wherever_it_lies() -> None:
    scene = Scene().done("lava_cake mud_pie").slot(1, "black_forest")
    scene.cook().used.append(scene.take("mille_feuille"))
    assert scoring.parts(scene.s, scene.cook())["recipes"] == 2 + 4 + 10 + 8


@pytest.mark.rule("SM-SCO-3")
def test_awards_score_their_points_and_five_more_on_the_top_shelf() -> None:
    scene = Scene()
    scene.cook().awards = [2, 0, -1, 7, -1, -1]  # cake 5 bottom, cake 7 top, pie 6 top
    parts = scoring.parts(scene.s, scene.cook())
    assert (parts["awards"], parts["top_shelf"]) == (18, 10)


@pytest.mark.rule("SM-SCO-4")
def test_a_stored_ingredient_is_a_point() -> None:
    assert scoring.parts(Scene().stores("cherry cream").s, Scene().stores("cherry cream").cook())["stored_goods"] == 2


@pytest.mark.rule("SM-SCO-5", "SM-RUL-35")
@pytest.mark.parametrize("gold,points", [(0, 1), (1, 2), (3, 2), (4, 3)])
def test_three_goods_of_any_kind_are_a_point(gold: int, points: int) -> None:
    scene = Scene().bench("A:cherry B:super").hand("whisk sieve").gold(gold)
    scene.cook().down.append(scene.s.tools.pop())
    assert scoring.parts(scene.s, scene.cook())["goods"] == points


@pytest.mark.rule("SM-SCO-6")
def test_nothing_else_scores() -> None:
    assert sum(scoring.parts(Scene().s, Scene().cook()).values()) == 0
    scene = hall(2)
    assert sum(scoring.parts(scene.s, scene.cook()).values()) == 6  # two Recipes, no points for unused icons


@pytest.mark.rule("SM-SCO-7")
def test_most_points_win() -> None:
    scene = Scene(3).done("black_forest", 1).done("mille_feuille", 2)
    assert (GAME.result(scene.s).places, GAME.result(scene.s).scores) == ([3, 1, 2], [0, 10, 8])


@pytest.mark.rule("SM-SCO-8", "SM-RUL-72", "SM-RUL-34")
def test_ties_go_to_level_two_then_level_one_then_prepared_recipes() -> None:
    scene = (
        Scene(4).done("black_forest", 0).done("lava_cake sprinkle_cupcakes", 1).done("chocolate_tart key_lime_pie", 2)
    )
    scene.done("lollipops", 3).slot(1, "gummy_bears", 3).slot(2, "cherry_galette", 3, reserved=True)
    scene.cook(1).stored = [1] * 6
    scene.cook(2).stored = [1] * 6
    scene.cook(3).stored = [1] * 4 + [0, 0]
    result = GAME.result(scene.s)
    assert result.scores == [10, 10, 10, 10]
    assert result.ties == [[1, 0, 0], [0, 2, 0], [0, 2, 0], [0, 1, 1]]
    assert result.places == [1, 2, 2, 4] == places([[10, *tie] for tie in result.ties])


def test_a_result_adds_up() -> None:
    scene = Scene().done("lava_cake").gold(3)
    assert GAME.result(scene.s).scores[0] == sum(GAME.result(scene.s).parts[0].values()) == 3
    assert RECIPE[0] == "little_cherry_cake"
