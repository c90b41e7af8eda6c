"""Worth: what a sensible player prefers, and that looking one answer ahead with it beats chance."""

from __future__ import annotations

import pytest

from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.games.ristorante_italia import critic, cubes, finals, menu, vip
from prixfixe.games.ristorante_italia.bots import hopes
from prixfixe.games.ristorante_italia.bots.worth import theme_chance, worth
from prixfixe.games.ristorante_italia.state import Italia
from tests.games.ristorante_italia.scene import GAME, Scene


def choice(scene: Scene, who: str) -> int:
    """What the greedy bot answers."""
    return decide(bot("greedy"), GAME, scene.s, scene.seat(who), 5)


def test_a_recipe_that_can_be_placed_is_placed() -> None:
    scene = Scene().has("ann", hand="caponata", shelf="aubergine tomato").at(1, "critic").do(critic.critic)
    assert choice(scene, "ann") == scene.option("caponata")


def test_the_lacking_token_is_bought() -> None:
    scene = Scene().has("ann", hand="caponata", shelf="tomato").shop("greengrocer", "potato aubergine", "tomato", "")
    scene.turn("ann").plays("ann", "market")
    assert choice(scene, "ann") == scene.option("aubergine")


def at_the_stalls(stalls: str, crate: str = "tomato aubergine") -> Scene:
    """Ann's turn; she lacks the aubergine of a caponata."""
    scene = Scene(2).has("ann", hand="caponata", shelf="tomato").shop("greengrocer", stalls, crate, "")
    return scene.turn("ann")


def test_going_to_the_market_is_worth_the_purchase_to_be_made_there() -> None:
    there = at_the_stalls("potato aubergine").plays("ann", "market")
    before = worth(there.s, 0)
    there.plays("ann", "aubergine")
    assert before == pytest.approx(worth(there.s, 0), abs=1.0)
    elsewhere = at_the_stalls("potato", "tomato").plays("ann", "market")
    assert before > worth(elsewhere.s, 0) + 1


@pytest.mark.parametrize("season", [1, 4])
def test_the_last_purchase_of_a_season_still_completes_a_recipe(season: int) -> None:
    scene = Scene(2).has("ann", hand="caponata", shelf="tomato").at(season, "action")
    scene.shop("greengrocer", "potato aubergine", "tomato", "").s.square += 2
    scene.turn("ann").s.actions = 1
    scene.plays("ann", "market")
    before = worth(scene.s, 0)
    assert before == pytest.approx(worth(scene.plays("ann", "aubergine").s, 0), abs=1.0)


def test_the_last_purchase_of_an_apprentice_too() -> None:
    worths = []
    for crate in ("tomato aubergine", "tomato potato"):
        scene = Scene(2, apprentice=True).has("ann", hand="caponata", shelf="tomato").at(4, "action")
        scene.shop("greengrocer", "potato", crate, "").s.square += 2
        worths.append(worth(scene.turn("ann").plays("ann", "apprentice").s, 0))
    assert worths[0] > worths[1] + 4


def test_a_restock_counts_by_the_chance_that_the_token_comes() -> None:
    crates = ["tomato " * 12, "tomato " * 11 + "aubergine", "tomato " * 8 + "aubergine " * 4, "aubergine " * 6]
    worths = [worth(at_the_stalls("potato", crate).plays("ann", "market").s, 0) for crate in crates]
    out = worth(at_the_stalls("potato aubergine", crates[0]).plays("ann", "market").s, 0)
    none, one, some, sure = (round(at - worths[0], 6) for at in worths)
    assert none == 0 < one < some < sure == pytest.approx(out - worths[0], abs=0.2)
    assert one == pytest.approx(sure / 2, abs=0.3)  # six of twelve come out
    assert choice(at_the_stalls("potato", crates[2]).plays("ann", "market"), "ann") == Scene().option(
        "restock greengrocer"
    )


def test_a_token_on_a_stall_is_nearer_than_one_in_a_crate() -> None:
    assert worth(at_the_stalls("potato aubergine").s, 0) > worth(at_the_stalls("potato").s, 0) + 1


def test_cards_looked_at_are_worth_the_best_of_them_in_hand() -> None:
    scene = Scene(2).has("ann", shelf="aubergine tomato").turn("ann").plays("ann", "draw starter")
    seen = worth(scene.s, 0)
    kept = []
    for recipe in scene.s.drawn:
        after = scene.s.copy()
        after.answer(0, recipe)
        kept.append(worth(after, 0))
    assert seen == pytest.approx(max(kept), abs=0.5)
    assert max(kept) > min(kept)


def test_a_better_recipe_drives_out_the_humblest() -> None:
    scene = Scene().has("ann", menu="funghi_trifolati carciofi_ai_funghi", hand="caponata", shelf="aubergine tomato")
    scene.at(1, "critic").do(menu.place, 0).plays("ann", "caponata")
    assert choice(scene, "ann") == scene.option("funghi_trifolati")


def test_coins_that_are_worth_nothing_any_more_climb_the_rating_track() -> None:
    scene = Scene(2, advanced=True).has("ann", coins=10, bonus="remedial_course").at(4, "contest").do(finals.contest)
    assert choice(scene, "ann") == 1


def test_cubes_are_spent_where_they_win() -> None:
    scene = Scene(2, advanced=True).has("ann", cubes=2, menu="caponata").has("bob", menu="tortellini_in_brodo")
    scene.at(4, "contest").do(cubes.season)
    assert choice(scene, "ann") >= 0
    scene.has("bob", menu="").s.restaurants[1].menu = [-1] * 8
    scene.has("bob", menu="prosciutto_e_pere").do(cubes.season)  # 5 against 4
    assert choice(scene, "ann") == 2


def test_an_offer_leaves_something_in_a_full_cup() -> None:
    scene = Scene(3).has("ann", coins=40).at(3, "vip").do(vip.bid)
    assert 0 < choice(scene, "ann") < 40


def test_early_coins_are_too_good_for_offers() -> None:
    early = Scene(3).has("ann", coins=40).at(1, "vip").do(vip.bid)
    late = Scene(3).has("ann", coins=40).at(3, "vip").do(vip.bid)
    assert choice(early, "ann") < choice(late, "ann")


def test_a_coin_works_longer_the_earlier_it_comes() -> None:
    gains = []
    for season in (1, 2, 3, 4):
        rich, poor = (Scene(2).has("ann", coins=coins).at(season, "action") for coins in (11, 10))
        gains.append(worth(rich.s, 0) - worth(poor.s, 0))
    assert gains == sorted(gains, reverse=True) and gains[0] > 2 * gains[3]


DINNER = "caponata tagliatelle_al_ragu arrosto_di_vitello"  # 4 each; a fourth course is lacking


def at_the_guide(mine: str, theirs: str) -> float:
    """Ann's worth in the Guide phase with two menus."""
    return worth(Scene(2).has("ann", menu=mine).has("bob", menu=theirs).at(4, "guide").s, 0)


def test_the_last_course_of_a_dinner_brings_the_spoon_of_the_guide() -> None:
    with_dessert, with_second = f"{DINNER} macedonia", f"{DINNER} spezzatino_con_patate"  # 4 either way
    assert at_the_guide(with_dessert, DINNER) - at_the_guide(with_second, DINNER) > 5


def test_the_last_course_is_chosen_for_the_awards_of_the_whole_dinner() -> None:
    family = "crostini_toscani tagliatelle_al_ragu spezzatino_con_patate salame_di_cioccolato"  # meat and daisies
    humble = "bruschetta_al_pomodoro caponata spaghetti_al_pomodoro uova_in_purgatorio gelato_alla_fragola"
    scene = Scene(2).has("ann", menu=f"{family} cassata").has("bob", menu=humble)
    scene.at(4, "guide").do(finals.guide).plays("ann", "pass").plays("bob", "pass")
    scene.plays("ann", *family.split()[:3])
    assert scene.offered("ann", "cassata", "salame_di_cioccolato")
    assert choice(scene, "ann") == scene.option("salame_di_cioccolato")


def test_a_dinner_is_worth_less_where_a_better_one_is_served() -> None:
    mine, better = f"{DINNER} macedonia", f"{DINNER} cassata"
    assert at_the_guide(mine, mine.replace("macedonia", "pere_cotte")) - at_the_guide(mine, better) > 12


FAMILY = "crostini_toscani tagliatelle_al_ragu spezzatino_con_patate"  # meat and daisies


def test_the_course_that_completes_a_theme_is_worth_its_tokens() -> None:
    with_theme, without = (
        worth(Scene(2).has("ann", menu=f"{FAMILY} {dessert}").at(4, "guide").s, 0)
        for dessert in ("salame_di_cioccolato", "ricciarelli")  # 4 either way
    )
    assert with_theme - without > 20  # ten for meat, fifteen for daisies


def test_a_theme_is_the_surer_the_more_courses_show_it_and_the_more_actions_are_left() -> None:
    early, late, over = (Scene(2).at(season, phase).s for season, phase in ((1, "action"), (4, "action"), (4, "guide")))
    by_courses = [theme_chance(late, 0, float(courses)) for courses in range(5)]
    assert by_courses == sorted(by_courses) and by_courses[0] < 0.05 and by_courses[4] == 1.0
    assert theme_chance(early, 0, 2.0) > theme_chance(late, 0, 2.0) > theme_chance(over, 0, 2.0)
    assert theme_chance(over, 0, 3.0) < 0.01


def hope(s: Italia, seat: int) -> float:
    """What a seat may hope for in spoons."""
    return hopes.spoon_hope(s, seat, hopes.kitchens(s, seat))


@pytest.mark.parametrize(("season", "least", "most"), [(4, 7.0, 11.0), (1, 0.5, 7.0)])
def test_the_best_recipe_of_all_is_worth_a_spoon_the_surer_the_nearer_the_end(
    season: int, least: float, most: float
) -> None:
    behind, ahead = (
        hope(Scene(2).has("ann", menu=mine).has("bob", menu="saltimbocca").at(season, "vip").s, 0)
        for mine in ("gamberoni_al_limone", "ossobuco")  # 6 and 8 against 7
    )
    assert least < ahead - behind < most


def test_cubes_already_added_count_in_the_contest() -> None:
    scene = Scene(2, advanced=True).has("ann", menu="caponata").has("bob", menu="prosciutto_e_pere").at(4, "contest")
    before = hope(scene.s, 0)
    scene["ann"].seasoning = 2
    assert hope(scene.s, 0) - before > 8


def test_the_spoons_of_the_contest_are_all_expected_by_somebody() -> None:
    scene = Scene(3).has("ann", menu="caponata").has("bob", menu="ossobuco").has("cid", menu="saltimbocca").at(4, "vip")
    assert sum(hope(scene.s, seat) for seat in range(3)) == pytest.approx(30, abs=1)


@pytest.mark.parametrize("advanced", [False, True])
def test_greedy_beats_random(advanced: bool) -> None:
    players, won = [bot("greedy"), bot("random")], 0
    for seed in range(3):
        s, moves = GAME.start(2, seed, {"advanced": advanced}), 0
        while s.asks:
            seat = s.asks[0].seat
            s.answer(seat, decide(players[(seat + seed) % 2], GAME, s, seat, 1000 * seed + moves))
            moves += 1
        won += GAME.result(s).places[seed % 2] == 1
    assert won == 3
