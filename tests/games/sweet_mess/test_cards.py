"""One check for every card, against the numbers printed here and not against the content file."""

from __future__ import annotations

from typing import Any

import pytest

from prixfixe.games.sweet_mess import actions, advancing, awards, ending, paying, scoring, solo
from prixfixe.games.sweet_mess.state import ROBOT
from tests.games.sweet_mess.scene import KIND, RECIPE, TYPE, Scene, ids

RECIPES = """
little_cherry_cake: level 1 cake 3 VP: 2cherry 2cream gray 1: draw_tool 1
marble_bundt: level 1 cake 3 VP: 1cream 2chocolate gray 2: gain_gold 1
sprinkle_cupcakes: level 1 cake 2 VP: 2candy 2cream gray 0: store 1
swiss_roll: level 1 cake 3 VP: 2jello 1cream 1chocolate gray 0: gain_gold 1
lava_cake: level 1 cake 2 VP: 1cherry 3chocolate gray 0: gain_super 1
confetti_cake: level 1 cake 3 VP: 2candy 1crust gray 2: take_two_bowls 2
sponge_layer_cake: level 1 cake 3 VP: 1crust 1cream gray 3: draw_tool 1
jelly_dome: level 1 cake 4 VP: 1cherry 2jello 1candy 1cream gray 0: gain_basic 1
cherry_pie: level 1 pie 4 VP: 3cherry 2crust gray 0: take_leftovers 2
chocolate_tart: level 1 pie 2 VP: 2crust 2chocolate gray 0: store 1
cream_pie: level 1 pie 3 VP: 2crust 2cream gray 1: gain_basic 1
key_lime_pie: level 1 pie 2 VP: 2jello 2crust gray 0: draw_tool 1
mud_pie: level 1 pie 4 VP: 1candy 1crust 1cream 2chocolate gray 0: gain_super 1
cherry_galette: level 1 pie 2 VP: 1cherry 1crust gray 2: gain_gold 1
candy_crumble: level 1 pie 3 VP: 2candy 1crust gray 2: take_bowl 2
jelly_turnovers: level 1 pie 3 VP: 1jello 1crust gray 3: store 1
gummy_bears: level 1 confectionery 4 VP: 3jello 2candy gray 0: take_bowl 2
chocolate_truffles: level 1 confectionery 4 VP: 2cream 3chocolate gray 0: take_leftovers 2
lollipops: level 1 confectionery 2 VP: 2candy gray 2: draw_tool 1
cherry_bonbons: level 1 confectionery 3 VP: 2cherry 1candy 1chocolate gray 0: gain_gold 1
marshmallows: level 1 confectionery 3 VP: 2jello 1cream gray 2: gain_basic 1
fruit_jellies: level 1 confectionery 3 VP: 2cherry 1jello 1candy gray 1: gain_super 1
praline_clusters: level 1 confectionery 3 VP: 1candy 1chocolate gray 3: store 1
nougat: level 1 confectionery 3 VP: 2cherry 1cream gray 2: take_two_bowls 2
black_forest: level 2 cake 10 VP: 2cherry 2cream 3chocolate gray 0: none 0
red_velvet: level 2 cake 8 VP: 2cherry 3cream 1chocolate gray 0: none 0
opera_cake: level 2 cake 9 VP: 1crust 1cream 3chocolate gray 2: none 0
wedding_cake: level 2 cake 10 VP: 2candy 2crust 3cream gray 0: none 0
rainbow_cake: level 2 cake 9 VP: 1cherry 2jello 2candy gray 2: none 0
charlotte_royale: level 2 cake 9 VP: 1cherry 2jello gray 4: none 0
baked_alaska: level 2 cake 7 VP: 3cream gray 3: none 0
birthday_tower: level 2 cake 9 VP: 1jello 2candy 1chocolate gray 3: none 0
lattice_cream_pie: level 2 pie 9 VP: 3crust 2cream gray 2: none 0
mille_feuille: level 2 pie 8 VP: 3crust 3cream gray 0: none 0
french_silk_pie: level 2 pie 10 VP: 1cherry 2crust 1cream 3chocolate gray 0: none 0
jelly_lattice: level 2 pie 10 VP: 2cherry 3jello 2crust gray 0: none 0
candy_cane_pie: level 2 pie 9 VP: 3candy 2crust gray 2: none 0
cherry_cheesecake: level 2 pie 9 VP: 3cherry 2crust gray 2: none 0
rocky_road_pie: level 2 pie 8 VP: 1jello 2candy 1crust 2chocolate gray 0: none 0
saint_honore: level 2 pie 7 VP: 1jello 2crust gray 3: none 0
praline_box: level 2 confectionery 10 VP: 1cherry 2candy 2cream 2chocolate gray 0: none 0
jelly_bean_mosaic: level 2 confectionery 9 VP: 3jello 2candy gray 2: none 0
candy_castle: level 2 confectionery 8 VP: 3jello 3candy gray 0: none 0
chocolate_fountain: level 2 confectionery 7 VP: 3chocolate gray 3: none 0
cherry_cordials: level 2 confectionery 9 VP: 3cherry 1candy 2chocolate gray 1: none 0
turkish_delight: level 2 confectionery 10 VP: 2cherry 3jello 2candy gray 0: none 0
gingerbread_house: level 2 confectionery 9 VP: 1candy 2crust gray 4: none 0
panna_cotta_trio: level 2 confectionery 8 VP: 2cherry 2jello 2cream gray 0: none 0
"""
TOOLS = """
whisk: take_bowl advance
rolling_pin: take_bowl gain_gold
ladle: take_bowl store
food_processor: take_bowl swap_super
spatula: take_two_bowls take_leftovers
measuring_cups: take_two_bowls gain_basic
stand_mixer: take_two_bowls prepare
ice_cream_scoop: take_two_bowls gain_super
oven_mitts: take_leftovers advance
sieve: take_leftovers gain_super
grater: take_leftovers distill
piping_bag: prepare gain_basic
sugar_thermometer: prepare gain_super
waffle_iron: prepare gold_icon
kitchen_timer: advance gain_gold
blowtorch: advance distill
jam_jar: store gain_basic
kitchen_scale: store swap_super
cake_stand: store gold_icon
blender: distill gain_basic
pastry_brush: swap_super gain_gold
sugar_tongs: gold_icon gain_gold
cookie_cutter: swap_super gold_icon
double_boiler: distill gain_super
"""
BENEFITS = """
benefit_cherry_cherry: cherry cherry: gain_basic 2
benefit_jello_jello: jello jello: gain_gold 2
benefit_candy_candy: candy candy: take_bowl 2
benefit_crust_crust: crust crust: draw_tool 1
benefit_cream_cream: cream cream: gain_super 1
benefit_chocolate_chocolate: chocolate chocolate: take_leftovers 2
benefit_cherry_jello: cherry jello: gain_gold 2
benefit_cherry_candy: cherry candy: store 1
benefit_cherry_cream: cherry cream: prepare 1
benefit_cherry_chocolate: cherry chocolate: advance 1
benefit_jello_candy: jello candy: draw_tool 1
benefit_jello_crust: jello crust: gain_super 1
benefit_jello_chocolate: jello chocolate: store 1
benefit_candy_crust: candy crust: take_bowl 2
benefit_candy_cream: candy cream: take_leftovers 2
benefit_crust_cream: crust cream: advance 1
benefit_crust_chocolate: crust chocolate: gain_basic 2
benefit_cream_chocolate: cream chocolate: prepare 1
"""
PROGRAMS = """
bot_01: white 1: bot_store white: bot_prepare_1 white
bot_02: white 2: bot_pick_leftovers white: bot_prepare_2 white
bot_03: white 1: bot_forcefield pink: bot_prepare_1 white
bot_04: white 3: bot_gain_supers pink: bot_prepare_1 white
bot_05: white 2: bot_store white: bot_prepare_2 pink
bot_06: white 1: bot_take_choice pink: bot_prepare_1 pink
bot_07: white 3: bot_pick_leftovers white: bot_event white
bot_08: blue 1: bot_store white: bot_prepare_1 white
bot_09: blue 2: bot_pick_leftovers white: bot_prepare_2 white
bot_10: blue 1: bot_forcefield pink: bot_prepare_1 white
bot_11: blue 3: bot_gain_supers pink: bot_prepare_2 white
bot_12: blue 2: bot_store white: bot_prepare_2 pink
bot_13: blue 1: bot_take_super pink: bot_prepare_1 pink
bot_14: blue 3: bot_take_choice white: bot_event white
"""


def lines(text: str, table: str) -> list[Any]:
    """A case for every line "id: ..." of a text, marked with the row it shows."""
    rows = [line.split(": ") for line in text.strip().splitlines()]
    return [pytest.param(*row, id=row[0], marks=pytest.mark.row(f"{table}.{row[0]}")) for row in rows]


def happened(scene: Scene, effect: str, amount: int) -> bool:
    """Whether an effect came about, seen from its traces; questions it asks are answered with the last option."""
    goods, below = scene.cook().goods(), scene.below()
    while scene.s.asks and scene.rule() not in ("SM-ACT-2", "SM-AWD-1", "SM-EOT-6"):
        rule, options = scene.rule(), scene.options()
        want = options[0] if rule in ("SM-PREP-1", "SM-PAY-2", "SM-ICO-11", "SM-ICO-5") else options[-1]
        scene.takes(0, want)
    cook = scene.cook()
    return {
        "gain_gold": cook.gold == amount,
        "draw_tool": len(cook.down) == amount,
        "gain_super": cook.total[6] == 3 + amount,
        "gain_basic": goods + amount == cook.goods() and cook.total[6] == 3,
        "take_bowl": goods + amount == cook.goods() and scene.in_bowl("r3c3").count("cherry") == 4 - amount,
        "pick_bowl": goods + amount == cook.goods(),
        "take_two_bowls": goods + 2 == cook.goods(),
        "take_leftovers": goods + 2 == cook.goods() and scene.s.spare.count(-1) == 9 - 3 + 2,
        "store": len(scene.stored().split()) == 1 and cook.goods() == goods - 1,
        "swap_super": cook.goods() == goods + 1 and cook.total[6] == 2,
        "distill": cook.goods() == goods + 1,
        "prepare": scene.below().count("") == 4 - 1 - (1 if below.count("") < 4 else 0),
        "advance": scene.below() != below,
    }[effect]


def rich(**options: Any) -> Scene:
    """A table on which every effect can do something: three Supers on the Bench, full Bowls, Leftovers, a Recipe."""
    scene = Scene(**options).bench("C1:super super C2:super").bowl("r0c0", "cherry")
    scene.bowl("r3c3", "cherry cherry cherry cherry")
    for place in ("W0", "S0", "E0"):
        scene.leftover(place, "jello")
    return scene


# ---- Recipes


@pytest.mark.parametrize("name,head,cost,bonus", lines(RECIPES, "recipe"))
@pytest.mark.rule("SM-PREP-1", "SM-CPL-1", "SM-RUL-9")
def test_a_recipe_costs_scores_and_gives_what_is_printed(name: str, head: str, cost: str, bonus: str) -> None:
    _, level, type, points, _ = head.split()
    *named, _, gray = cost.split()
    units = [KIND.index(unit[1:]) for unit in named for _ in range(int(unit[0]))]
    free = next(kind for kind in range(6) if kind not in units)
    scene = Scene().chef(KIND[free], "B")
    for kind in units + [free] * int(gray):
        assert not paying.payable(scene.s, scene.cook(), RECIPE.index(name))
        scene.cook().put(kind, 0)
    assert paying.payable(scene.s, scene.cook(), RECIPE.index(name))
    card = RECIPE.index(name)
    assert card in scene.s.decks[int(level) - 1]
    done = Scene().done(name)
    assert scoring.recipe_points(done.s, done.cook()) == int(points)
    assert awards.icons(done.s, done.cook(), TYPE.index(type)) == 1
    effect, amount = bonus.split()
    oven = rich().slot(0, name).do(advancing.advance, 0)
    if effect == "none":
        assert not oven.s.asks and (oven.cook().gold, oven.cook().down, oven.cook().goods()) == (0, [], 3)
    else:
        assert happened(oven, effect, int(amount))


# ---- Tools

AMOUNTS = {"take_bowl": 2, "take_two_bowls": 2, "take_leftovers": 2, "swap_super": 2, "distill": 2}


@pytest.mark.parametrize("name,effects", lines(TOOLS, "tool"))
@pytest.mark.rule("SM-TOOL-1", "SM-TOOL-8")
def test_a_tool_does_one_of_its_two_effects(name: str, effects: str) -> None:
    for effect in effects.split():
        if effect == "gold_icon":
            scene = (
                Scene()
                .hand(name)
                .gold(1)
                .done("lava_cake")
                .do(awards.claim, 0)
                .takes(0, "cake bottom")
                .takes(0, "direct")
            )
            assert scene.takes(0, f"gold {name}").cook().gold == 0
            continue
        scene = rich().hand(name)
        if effect == "prepare":
            scene.bench("A:candy candy B:cream C1:cream").display("", "sprinkle_cupcakes")
        if effect == "advance":
            scene.slot(3, "nougat")
        scene.do(actions.choose_action, 0)
        below = scene.below()
        scene.takes(0, f"play {name} {effect}")
        if effect == "advance":
            assert (below, scene.below()) == (["", "", "", "nougat"], ["", "", "nougat", ""])
        else:
            assert happened(scene, effect, AMOUNTS.get(effect, 1)), effect
        assert scene.rule() == "SM-ACT-2" and scene.cook().hand == []


# ---- Chefs


@pytest.mark.parametrize("kind", [pytest.param(k, marks=pytest.mark.row(f"chef.chef_{k}")) for k in KIND[:6]])
@pytest.mark.rule("SM-CHEF-2", "SM-CHEF-3", "SM-SET-14")
def test_a_chef_works_with_its_own_type(kind: str) -> None:
    other, third = [x for x in KIND[:6] if x != kind][:2]
    scene = Scene().chef(kind, "A").bench(f"A:{kind}")
    need = [0] * 6
    need[KIND.index(other)] = 1
    assert paying.lack(scene.s, scene.cook(), need, 0, 1) == 0
    assert paying.lack(Scene().chef(kind, "A").s, Scene().chef(kind, "A").bench(f"A:{third}").cook(), need, 0, 1) == 1
    need = [0] * 6
    need[KIND.index(kind)] = 2
    scene = Scene().chef(kind, "B").bench("A:super")
    assert paying.lack(scene.s, scene.cook(), need, 0, 1) <= 0
    scene = Scene().chef(other, "B").bench("A:super")
    assert paying.lack(scene.s, scene.cook(), need, 0, 1) == 1
    assert scene.s.tables.chef_type[KIND.index(kind)] == KIND.index(kind)


# ---- Awards

PRIZES = [(type, 7 - i) for type in ("cake", "pie", "confectionery") for i in range(6)]


@pytest.mark.parametrize(
    "type,points", [pytest.param(t, p, marks=pytest.mark.row(f"award.award_{t}_{p}")) for t, p in PRIZES]
)
@pytest.mark.rule("SM-AWD-3", "SM-SET-8")
def test_an_award_lies_in_its_place_of_the_stack_and_scores(type: str, points: int) -> None:
    scene = Scene()
    scene.s.claimed[TYPE.index(type)] = 7 - points
    awards.take_award(scene.s, 0, TYPE.index(type) * 2)
    assert ids("award")[scene.cook().awards[TYPE.index(type) * 2]] == f"award_{type}_{points}"
    assert scoring.parts(scene.s, scene.cook())["awards"] == points


# ---- Toque boxes


TOQUE = [("pantry", "store", 1), ("oven", "prepare", 1), ("spice", "gain_super", 2), ("drawer", "draw_tool", 2),
         ("scoop", "pick_bowl", 4), ("purse", "gain_gold", 3)]  # fmt: skip


@pytest.mark.parametrize(
    "i,effect,amount",
    [pytest.param(i, e, n, marks=pytest.mark.row(f"toque.toque_{name}")) for i, (name, e, n) in enumerate(TOQUE)],
)
@pytest.mark.rule("SM-TOQ-1")
def test_a_toque_box_gives_its_bonus_and_its_gold(i: int, effect: str, amount: int) -> None:
    scene = rich()
    if effect == "prepare":
        scene.bench("A:candy candy B:cream C1:cream").display("", "sprinkle_cupcakes")
    scene.do(awards.toqued, 0, i)
    assert happened(scene, effect, amount)
    assert (scene.cook().gold, scene.s.toque[i]) == (3 if effect == "gain_gold" else 1, 0)


# ---- Bench Benefits


@pytest.mark.parametrize("name,pair,benefit", lines(BENEFITS, "bench_benefit"))
@pytest.mark.rule("SM-BBN-2")
def test_a_benefit_card_asks_for_its_pair_and_gives_its_benefit(name: str, pair: str, benefit: str) -> None:
    card = ids("bench_benefit").index(name)
    scene = Scene(bench_benefits=True).bench(f"A:{pair}")
    assert ending.shows(scene.s, scene.cook(), [card])
    for kind in pair.split():
        short = Scene().bench(f"A:{pair}")
        short.cook().remove(KIND.index(kind), 0)
        assert not ending.shows(short.s, short.cook(), [card])
    effect, amount = benefit.split()
    scene = rich(bench_benefits=True)
    if effect == "prepare":
        scene.bench("A:candy candy B:cream C1:cream").display("", "sprinkle_cupcakes")
    if effect == "advance":
        scene.slot(3, "nougat")
    scene.s.right = [card]
    scene.do(ending.gain_benefit, 0)
    assert scene.below()[3] == ("nougat" if effect == "advance" else "")
    assert happened(scene, effect, int(amount))


# ---- Bot cards


@pytest.mark.parametrize("name,move,primary,secondary", lines(PROGRAMS, "bot_card"))
@pytest.mark.rule("SM-BOT-1", "SM-BOT-2", "SM-BOT-5", "SM-BOT-15")
@pytest.mark.parametrize("mode", ["normal", "hard"])
def test_a_bot_card_moves_its_arm_and_does_its_effects(
    mode: str, name: str, move: str, primary: str, secondary: str
) -> None:
    card = ids("bot_card").index(name)
    scene = Scene(1, solo=mode).bench("A:super").display("", "lollipops", "", "", "", "candy_castle")
    scene.bench("A:candy candy candy jello jello jello", ROBOT).stacked(1).stacked(2)
    s = scene.s
    s.arms, s.programs, s.aside = [0, 0], [card, card], [48 + 3]
    scene.do(solo.robot_turn)
    if scene.s.asks:
        scene.takes(0, scene.options()[0])
    arm, rows = move.split()
    twice = 2 if (primary, mode) == ("bot_forcefield pink", "hard") else 1
    assert s.arms[int(arm == "blue")] == int(rows) * twice * (1 if arm == "white" else -1) % 4
    told = [fact.name for fact in scene.news]
    effect, colour = primary.split()
    assert ("primary" in told) == (colour == "white" or mode == "hard")
    if "primary" in told:
        assert ids("bot_primary")[next(fact.args[0] for fact in scene.news if fact.name == "primary")] == effect
    effect, colour = secondary.split()
    first = {"bot_prepare_1": "lollipops", "bot_prepare_2": "candy_castle", "bot_event": ""}[effect]
    acted = colour == "white" or mode == "hard"
    made = [RECIPE[fact.args[1]] for fact in scene.news if fact.name == "completed"]
    assert made[:1] == ([first] if acted and first else [])
    assert ("event" in told) == (acted and effect == "bot_event")
