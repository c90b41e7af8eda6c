"""Worth: in the middle of a turn it tells how the turn will end, so that one look finds what a player would do."""

from __future__ import annotations

import pytest

from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.games.sweet_mess import actions, advancing, bench, preparing, taking
from prixfixe.games.sweet_mess.bots.worth import worth
from tests.games.sweet_mess.scene import GAME, Scene

NEARLY = "A:candy candy B:cream"  # a cream short of sprinkle_cupcakes
CUPCAKES = NEARLY + " C1:cream"


def choice(scene: Scene) -> int:
    """What the greedy bot answers."""
    return decide(bot("greedy"), GAME, scene.s, 0, 5)


def gain(scene: Scene, *answers: str) -> float:
    """How worth grows from the question that is open to the state after some answers."""
    before = worth(scene.s, 0)
    for answer in answers:
        scene.takes(0, answer)
    return worth(scene.s, 0) - before


def turn(scene: Scene) -> Scene:
    """A turn begins."""
    return scene.do(actions.turn, 0)


# ---- Ingredients


def picking(tokens: str) -> float:
    """What going to the Bowls looks like, with one Bowl on the grid."""
    return gain(turn(Scene().bench(NEARLY).display("sprinkle_cupcakes").bowl("r1c1", tokens)), "left pick_ingredients")


def test_going_to_the_bowls_is_worth_what_the_best_bowl_brings() -> None:
    assert picking("cream") > picking("jello") + 0.4
    scene = turn(Scene().bench(NEARLY).display("sprinkle_cupcakes").bowl("r1c1", "cream").bowl("r2c2", "jello"))
    scene.takes(0, "left pick_ingredients")
    assert gain(scene, "r1c1") == pytest.approx(0)


def test_going_to_the_leftovers_is_worth_what_the_best_tile_brings() -> None:
    def looks(place: str) -> float:
        scene = Scene().bench(NEARLY).display("sprinkle_cupcakes").leftover(place, "cream")
        return gain(turn(scene), "right pick_leftovers")

    nothing = gain(turn(Scene().bench(NEARLY).display("sprinkle_cupcakes")), "right pick_leftovers")
    assert looks("W0") > nothing + 0.4  # the gold of the other tiles is there in both


def test_gold_of_a_leftover_tile_counts() -> None:
    scene = Scene().display("sprinkle_cupcakes")
    bare = taking.icon_shows(scene.s, 0)
    for place in ("W1", "E1", "S1"):
        scene.leftover(place, "super")
    covered = gain(turn(scene), "right pick_leftovers")
    scene = Scene().display("sprinkle_cupcakes")
    for place in ("W0", "E0", "S0"):
        scene.leftover(place, "super")
    assert bare
    assert gain(turn(scene), "right pick_leftovers") > covered + 0.9


def test_an_ingredient_of_any_type_is_worth_the_type_that_is_missing() -> None:
    def gaining(display: str) -> float:
        return worth(Scene().bench(NEARLY).display(display).do(bench.gain_basic, 0, 1, 1).s, 0) - worth(
            Scene().bench(NEARLY).display(display).s, 0
        )

    scene = Scene().bench(NEARLY).display("sprinkle_cupcakes").do(bench.gain_basic, 0, 1, 1)
    assert choice(scene) == scene.option("cream")
    assert gaining("sprinkle_cupcakes") > 0.9


# ---- Recipes


def preparing_one(recipe: str, on_bench: str) -> float:
    """What Preparing looks like, with one Recipe that can be paid."""
    scene = Scene().bench(on_bench).display(recipe)
    scene.cook().marker = 0
    return gain(turn(scene), "middle prepare_recipes")


def test_preparing_is_worth_the_best_recipe_that_can_be_paid() -> None:
    small = preparing_one("sprinkle_cupcakes", CUPCAKES)
    large = preparing_one("mille_feuille", "A:crust crust crust C1:cream cream B:cream")
    assert large > small + 0.5
    assert small > 0


def test_a_good_recipe_is_reserved_rather_than_a_tool_kept() -> None:
    scene = Scene().bench("A:crust crust crust B:cream C1:cream").hand("whisk")
    scene.display("mille_feuille", "lattice_cream_pie", "wedding_cake")
    scene.do(actions.step_two, 0, 0)
    looked = gain(scene, "reserve")
    assert looked > 1
    assert gain(scene, "whisk") < 0  # the Tool is only now given


def test_a_recipe_that_can_nearly_be_paid_is_reserved() -> None:
    scene = Scene().bench("A:crust crust crust B:cream C1:cream")
    scene.display("rainbow_cake", "lattice_cream_pie", "mille_feuille").do(preparing.reserve, 0, 0)
    assert choice(scene) in (scene.option("lattice_cream_pie"), scene.option("mille_feuille"))


# ---- the end of the turn is part of it


def test_in_a_turn_recipes_count_as_if_they_had_advanced() -> None:
    def at(slot: int) -> float:
        return worth(turn(Scene().slot(slot, "red_velvet")).s, 0)

    assert at(1) == pytest.approx(at(0))
    assert at(2) < at(1)
    scene = turn(Scene().slot(2, "red_velvet"))
    scene.s.then(advancing.advance, 1)  # somebody else's Recipes
    assert worth(scene.s, 0) == pytest.approx(at(2))
    scene = Scene().slot(2, "red_velvet")
    waiting = worth(scene.s, 0)  # nobody's turn: it does not advance now
    assert worth(turn(scene).s, 0) > waiting
    assert worth(Scene().slot(2, "red_velvet").do(advancing.advance, 0).s, 0) == pytest.approx(
        worth(Scene().slot(1, "red_velvet").s, 0)
    )


def test_a_fourth_tool_is_worth_little() -> None:
    def drawing(tools: str) -> float:
        return worth(Scene().hand(tools).slot(0, "little_cherry_cake").s, 0) - worth(Scene().hand(tools).s, 0)

    assert drawing("") > drawing("whisk ladle rolling_pin") + 1.5
