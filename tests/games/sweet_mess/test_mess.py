"""Chapter 8: Mess, limits and missing Ingredients."""

import pytest

from prixfixe.games.sweet_mess import mess, taking
from prixfixe.games.sweet_mess.bench import gain_basic
from prixfixe.games.sweet_mess.state import Kitchen
from tests.games.sweet_mess.scene import CELL, KIND, ROWS, Scene

AROUND = ["r0c1", "r1c2", "r2c1", "r1c0"]


def spill(s: Kitchen, cell: int) -> None:
    """Make a Mess."""
    mess.make_a_mess(s, cell, 1)


def messy(scene: Scene, cell: str = "r1c1") -> Scene:
    """Make a Mess from a cell."""
    return scene.do(spill, CELL.index(cell))


@pytest.mark.rule("SM-MESS-1")
def test_every_effect_that_takes_the_last_ingredient_makes_a_mess() -> None:
    for amount in (1, 2, 4):
        scene = Scene().bowl("r1c1", "cherry", "candy", "jello").do(taking.take_bowl, 0, amount, 1)
        scene.takes(0, "r1c1").takes(0, "cherry>A").quiet()
        assert scene.in_bowl("r0c1") == "candy"


@pytest.mark.rule("SM-MESS-2")
def test_a_mess_spills_the_visible_type_then_flips_the_bowl() -> None:
    scene = messy(Scene().bowl("r3c1", face="cherry", back="cream"), "r3c1")
    assert [scene.in_bowl(cell) for cell in ("r2c1", "r3c2", "r3c0")] == ["cherry"] * 3
    assert (scene.at("S0"), scene.at("S1"), scene.at("S2")) == ("cherry", "cherry", "")
    assert (scene.face("r3c1"), scene.in_bowl("r3c1")) == ("cream", "")


@pytest.mark.rule("SM-MESS-3")
def test_full_places_are_skipped() -> None:
    scene = (
        Scene()
        .bowl("r3c1", face="cherry", back="cream")
        .bowl("r2c1", "jello jello jello jello")
        .leftover("S1", "candy")
    )
    messy(scene, "r3c1")
    assert (scene.in_bowl("r2c1"), scene.at("S1"), scene.at("S0")) == ("jello jello jello jello", "candy", "cherry")
    assert scene.left("cherry") == 10


@pytest.mark.rule("SM-MESS-4")
@pytest.mark.parametrize("count", range(5))
def test_a_short_supply_goes_north_east_south_west(count: int) -> None:
    scene = Scene().bowl("r1c1", face="cherry", back="cream").supply("cherry", count)
    for kind in KIND[1:]:
        scene.supply(kind, 0)
    messy(scene)
    assert [scene.in_bowl(cell) for cell in AROUND] == ["cherry"] * count + [""] * (4 - count)


@pytest.mark.rule("SM-MESS-5")
def test_the_super_bowl_spills_supers() -> None:
    scene = messy(Scene().bowl("r1c1", face="super", back="crust"))
    assert [scene.in_bowl(cell) for cell in AROUND] == ["super"] * 4
    assert scene.face("r1c1") == "crust"


@pytest.mark.rule("SM-MESS-6")
def test_a_mess_triggers_nothing_and_ends_the_take() -> None:
    scene = Scene().bowl("r1c1", "cherry", "cherry", "cream").bowl("r1c2", face="jello", back="candy")
    scene.do(taking.take_bowl, 0, 4, 1).takes(0, "r1c1").takes(0, "cherry>A").quiet()
    assert scene.face("r1c2") == "jello"
    assert sum(scene.s.load) == 4


@pytest.mark.rule("SM-SUB-1")
@pytest.mark.row(*[f"ingredient.{kind}" for kind in KIND[:6]])
@pytest.mark.parametrize("i", range(6))
def test_the_next_type_of_the_circle_takes_the_place_of_a_missing_one(i: int) -> None:
    circle = ["cherry", "jello", "candy", "crust", "cream", "chocolate"]
    scene = Scene().bowl("r1c1", face=circle[i], back=circle[i - 1]).supply(circle[i], 0)
    messy(scene)
    assert scene.in_bowl("r0c1") == circle[(i + 1) % 6]
    scene = Scene().bowl("r1c1", face=circle[i], back=circle[i - 1]).supply(circle[i], 0).supply(circle[(i + 1) % 6], 0)
    assert messy(scene).in_bowl("r0c1") == circle[(i + 2) % 6]


@pytest.mark.rule("SM-SUB-2")
def test_each_single_ingredient_is_checked() -> None:
    scene = Scene().bowl("r1c1", face="cherry", back="cream").supply("cherry", 1).supply("jello", 2)
    assert [messy(scene).in_bowl("r0c1"), *(scene.in_bowl(cell) for cell in AROUND[1:])] == [
        "cherry",
        "jello",
        "jello",
        "candy",
    ]


@pytest.mark.rule("SM-SUB-3")
def test_a_missing_super_is_replaced_by_the_most_numerous_basic() -> None:
    scene = Scene().bowl("r1c1", face="super", back="crust").supply("super", 1).supply("cream", 12)
    for kind in ("cherry", "jello", "candy", "crust", "chocolate"):
        scene.supply(kind, 11)
    messy(scene)  # then Cream leads with 12, and at 11 all are equal: Cherry comes first
    assert [scene.in_bowl(cell) for cell in AROUND] == ["super", "cream", "cherry", "jello"]
    scene = Scene().bowl("r1c1", face="super", back="crust")
    for kind in KIND:
        scene.supply(kind, 0)
    assert sum(messy(scene).s.load) == 0


@pytest.mark.rule("SM-SUB-4")
def test_a_player_chooses_among_the_available_types() -> None:
    scene = Scene().supply("cherry", 0).do(gain_basic, 0, 1, 1)
    scene.takes(0, "cream", out_of=KIND[1:6]).takes(0, "A").quiet()
    assert scene.on_bench() == "A:cream"


def test_the_circle_has_every_basic_type() -> None:
    assert len({row.circle_next for row in ROWS.ingredient[:6]}) == 6
