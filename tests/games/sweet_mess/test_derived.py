"""What the view says beyond what lies on the table is what the rules say."""

from __future__ import annotations

import pytest

from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.games.sweet_mess import awards, paying, preparing, robot, scoring, taking
from prixfixe.games.sweet_mess.derived import DUE, MISSING, OWN, PAID, WILD
from prixfixe.games.sweet_mess.options import AWARD
from prixfixe.games.sweet_mess.state import SETTING, Kitchen
from prixfixe.games.sweet_mess.tables import CELLS, TYPES
from tests.configs import Config
from tests.games.sweet_mess.configs import CONFIGS, PLAIN
from tests.games.sweet_mess.scene import CELL, GAME, KIND, ROWS, Scene
from tests.games.sweet_mess.test_deep import eager


@pytest.mark.parametrize("config", [CONFIGS[0], *CONFIGS[2:5], CONFIGS[-1]], ids=str)
def test_at_the_end_the_scores_are_those_of_the_result(config: Config) -> None:
    s = config.start(5)
    play_random(s, chance(5), config.most)
    assert s.over and GAME.view(s, None)["scores"] == GAME.result(s).scores
    if config.seats == 1:
        assert GAME.view(s, 0)["robot_score"] == GAME.result(s).rival


@pytest.mark.parametrize("config", [PLAIN[0], CONFIGS[-1]], ids=str)
def test_a_recipe_misses_nothing_exactly_when_it_can_be_paid(config: Config) -> None:
    s, dice, payable = config.start(3), chance(3), 0
    assert isinstance(s, Kitchen)
    for _ in range(500):
        if s.over:
            break
        if s.phase != SETTING:
            pips = GAME.view(s, 0)["pips"]
            for space, recipe in enumerate(s.display):
                if recipe >= 0 and s.dish < 0:
                    assert len(pips[space]) == s.tables.units[recipe]
                    assert (MISSING not in pips[space]) == paying.payable(s, s.cooks[0], recipe)
                    payable += MISSING not in pips[space]
        eager(s, dice)
    assert payable


@pytest.mark.parametrize("config", [PLAIN[0], CONFIGS[2]], ids=str)
def test_what_is_covered_and_what_the_reserved_recipe_misses_decides_what_is_offered(config: Config) -> None:
    s, dice, offered = config.start(4), chance(4), 0
    assert isinstance(s, Kitchen)
    while not s.over:
        view, cook = GAME.view(s, 0), s.cooks[0]
        if s.phase != SETTING:
            for code in range(2 * TYPES):
                may = awards.can_claim(s, cook, code)
                assert not may or view["covers"][AWARD.one(code)] >= s.tables.icons[AWARD.two(code)]
                offered += may
            if cook.reserved >= 0 and s.dish < 0:
                payable = paying.payable(s, cook, cook.slots[cook.reserved])
                assert (MISSING not in view["reserved_pips"]) == payable
            else:
                assert cook.reserved >= 0 or view["reserved_pips"] == []
        eager(s, dice)
    assert offered


def test_pink_effects_run_in_the_hard_game_alone() -> None:
    runs: dict[bool, list[list[int]]] = {}
    for hard in (False, True):
        scene = Scene(1, solo="hard" if hard else "normal")
        cards = range(len(scene.s.tables.card_primary_pink))
        runs[hard] = []
        for scene.s.program in cards:
            runs[hard].append(GAME.view(scene.s, 0)["program_runs"])
    t = scene.s.tables
    pink = [[t.card_primary_pink[card], t.card_secondary_pink[card]] for card in cards]
    assert runs[True] == [[1, 1] for _ in cards] and runs[False] == [[1 - bool(x) for x in pair] for pair in pink]


def test_units_are_covered_by_their_type_then_by_supers() -> None:
    scene = Scene().chef("chocolate", "A").display("little_cherry_cake").bench("A:cherry B:super").stores("cream")
    assert GAME.view(scene.s, 0)["pips"][0] == [OWN, WILD, OWN, MISSING, MISSING]  # cherry 2, cream 2, gray 1
    assert GAME.view(scene.s, None)["pips"] == []


def test_a_gray_unit_is_due_after_the_named_ones_and_has_the_type_that_was_declared() -> None:
    scene = Scene().chef("chocolate", "A").display("little_cherry_cake")
    scene.bench("A:cherry cherry C1:cream cream B:candy").do(preparing.prepare, 0, 1, 1)
    scene.takes(0, "little_cherry_cake").takes(0, "slot 3")
    candy, cherry, cream = KIND.index("candy"), KIND.index("cherry"), KIND.index("cream")
    if GAME.key(scene.s.asked(0)) == "SM-GRAY-1":
        assert GAME.view(scene.s, 0)["bill"][-1] == [-1, 0]
        scene.takes(0, "candy")
    view = GAME.view(scene.s, 0)
    assert view["bill"] == [[cherry, DUE], [cherry, 0], [cream, 0], [cream, 0], [candy, 0]]
    assert view["in_hand"] == cherry
    for way in ("basic A", "basic A", "basic C1", "basic C1"):
        scene.takes(0, way)
    view = GAME.view(scene.s, 0)
    assert view["bill"] == [[cherry, PAID], [cherry, PAID], [cream, PAID], [cream, PAID], [candy, DUE]]
    assert view["in_hand"] == candy


def test_the_last_ingredient_of_a_bowl_shows_where_the_mess_lands() -> None:
    scene = Scene().bowl("r0c0", "cream", "jello").bowl("r0c1", "candy candy candy candy").leftover("W1", "cherry")
    scene.do(taking.take_bowl, 0, 4, 1).takes(0, "r0c0")
    jello = KIND.index("jello")
    view = GAME.view(scene.s, 0)
    assert view["at_bowl"][0] == CELL.index("r0c0")
    assert view["spills"] == [[CELL.index("r1c0"), jello], [CELLS, jello]]  # not the full one; W0, whose joint it is
    assert GAME.view(scene.s, 1)["spills"] == []
    before = [row[:] for row in GAME.view(scene.s, 0)["bowls"]]
    scene.takes(0, "cream>B")
    after = GAME.view(scene.s, 0)["bowls"]
    assert after[CELL.index("r1c0")][jello] == before[CELL.index("r1c0")][jello] + 1


def test_arms_aim_at_the_bowl_they_would_select() -> None:
    scene = Scene(1).bowl("r0c2", "cherry cherry").bowl("r3c0", "jello").bowl("r3c3", "candy")
    scene.s.arms = [0, 3]
    view = GAME.view(scene.s, 0)
    assert [CELL[cell] for cell in view["aims"]] == ["r0c2", "r3c3"]
    for arm in range(2):
        scene.s.arm = arm
        assert view["aims"][arm] == robot.select(scene.s, 0)


def test_awards_are_worth_more_on_the_top_shelf() -> None:
    scene = Scene()
    top = scene.s.tables.award_points[scene.s.top_award(0)]
    assert GAME.view(scene.s, 0)["prizes"][:2] == [top, top + scene.s.tables.top_bonus]


def test_scores_count_what_everybody_sees() -> None:
    scene = Scene().done("lava_cake").gold(3).stores("cherry").slot(2, "mud_pie")
    scene.slot(1, "swiss_roll", reserved=True)
    points = {row.id: row.points for row in ROWS.recipe}
    assert GAME.view(scene.s, 1)["scores"][0] == points["lava_cake"] + points["mud_pie"] + 1 + 1
    assert GAME.view(scene.s, 1)["scores"][0] == sum(scoring.parts(scene.s, scene.cook()).values())


def test_a_benefit_shows_which_of_its_ingredients_lie_on_the_bench() -> None:
    scene = Scene(bench_benefits=True).bench("A:cherry")
    ids = [row.id for row in ROWS.bench_benefit]
    scene.s.left, scene.s.middle = ids.index("benefit_cherry_cherry"), ids.index("benefit_cherry_jello")
    assert GAME.view(scene.s, 0)["benefit_has"] == [1, 0, 0, 0]
