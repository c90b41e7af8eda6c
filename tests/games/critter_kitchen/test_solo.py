"""Solo play against McDogald's."""

from typing import Any

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.challenges import meals, present
from prixfixe.games.critter_kitchen.fridge import refrigerate
from prixfixe.games.critter_kitchen.items import gain, on_offer
from prixfixe.games.critter_kitchen.planning import plan, run
from prixfixe.games.critter_kitchen.rival import choose, improvement, receive
from prixfixe.games.critter_kitchen.rounds import end_round, play_round
from prixfixe.games.critter_kitchen.solo import METRICS, destination, reveal, run_rival, serve_rival
from prixfixe.games.critter_kitchen.state import (
    ALL_COURSES,
    BEST_COURSES,
    CHALLENGES,
    CRITIC,
    HEAD_START,
    MOST_SOUP,
    NOBODY,
    QUALITY,
    RESTAURATEUR,
    RUMOR_TOKENS,
    RUMORS,
)  # fmt: skip
from tests.configs import Config
from tests.games.critter_kitchen.scene import CHEFS, PLACES, Bay, row, token, tokens
from tests.laws.walk import walk

GAME: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")
DAY = "ultimate_melt wine_and_dine tasty_tapas"


def solo(critic: str = "kangaroo", rumors: str = "") -> Bay:
    """A table for one against McDogald's."""
    return Bay("blue", critic, rumors)


def metric(scene: Bay, name: str, place: str = "garden") -> int:
    """A metric at a location."""
    number: int = METRICS[name](scene.s, PLACES.index(place))
    return number


def lays(scene: Bay, items: str) -> Bay:
    """McDogald's receives items one after the other."""
    for name in items.split():
        receive(scene.s, token(name))
    return scene


def sends(scene: Bay, manager: str, **cards: str) -> Bay:
    """The next manager card and chef cards, then Running."""
    decks = scene.s.rival.decks
    decks[0] = [row("manager_cards", manager)]
    for chef, card in cards.items():
        decks[CHEFS.index(chef) + 1] = [row("mcdogald_chef_cards", card)]
    return scene.do(run)


def theirs(scene: Bay) -> list[str]:
    """Where McDogald's chefs are."""
    return [PLACES[place] if place != NOBODY else "" for place in scene.kitchen("mcdogald").plan]


# ---- set-up


@pytest.mark.rule("CK-SOLO-1")
def test_set_up_as_for_two_players() -> None:
    s = GAME.start(1, 1)
    assert [PLACES[place] for place in s.row()] == ["truck", "garden", "desert", "merchant", "academy"]
    sizes = [len([item for item in s.stalls[place] if item < 75]) for place in s.row()]
    assert sizes == [0, 3, 3, 0, 2]
    assert len(GAME.start(1, 1, {"restaurateurs": True}).kitchens[0].dealt) == 2


@pytest.mark.rule("CK-SOLO-2")
@pytest.mark.parametrize("critic,stars", [("badger", 1), ("cow", 3), ("kangaroo", 2)])
def test_mcdogalds_starts_with_the_stars_of_its_card(critic: str, stars: int) -> None:
    s = GAME.start(1, 1, {"critic": critic})
    assert s.kitchens[1].points[HEAD_START] == stars == s.kitchens[1].stars()


@pytest.mark.rule("CK-SOLO-3", "CK-SOLO-4", "CK-SOLO-5")
def test_the_human_has_a_soup_and_mcdogalds_decks_plate_and_the_front_hat() -> None:
    s = GAME.start(1, 1)
    assert (s.kitchens[0].soup, s.kitchens[1].soup, s.track) == (1, 0, [1, 0])
    assert [len(deck) for deck in s.rival.decks] == [14, 10, 10, 10] and s.rival.course == [NOBODY] * 7
    assert s.kitchens[1].restaurateur == NOBODY
    decks = GAME.view(s, 0)["rival"]["decks"]
    assert decks == [14, 10, 10, 10]


@pytest.mark.rule("CK-SOLO-5")
def test_yotam_goes_to_the_front_of_mcdogalds() -> None:
    scene = solo().boss("blue", "yotam_otterlenghi").do(GAME.rules["CK-REST-4"])
    assert scene.s.track == [0, 1]


# ---- running


@pytest.mark.rule("CK-SOLO-6")
def test_the_start_of_round_is_as_with_two_players() -> None:
    scene = solo().bag("bread2 " * 40).round(2)
    scene.s.challenge_deck.append(scene.s.challenges.pop())
    scene.do(play_round).lies("truck", "bisque").lies("academy", "bread2 bread2 zous")


@pytest.mark.rule("CK-SOLO-7")
def test_the_human_plans_openly_before_any_card_of_the_round() -> None:
    scene = solo().do(plan).all("blue", "truck", "garden")
    assert GAME.view(scene.s, None)["kitchens"][0]["plan"][:2] == [0, 1]
    assert scene.s.rival.shown == []
    scene.s.then(run)
    scene.takes("blue", "desert")
    assert len(scene.s.rival.shown) >= 6


@pytest.mark.rule("CK-SOLO-8")
def test_manager_then_mouse_lizard_boar_then_zous_chef() -> None:
    scene = solo().zous("mcdogald", "otto")
    scene.s.rival.decks[2] = [row("mcdogald_chef_cards", "lizard_06"), row("mcdogald_chef_cards", "lizard_07")]
    sends(scene, "manager_03", mouse="mouse_09", boar="boar_01")
    assert theirs(scene)[2] == "truck" and theirs(scene)[0] == "merchant" and theirs(scene)[1] == "academy"
    assert theirs(scene)[3] not in ("", "truck", "merchant", "academy")
    assert len(scene.s.rival.decks[3]) == 1  # the boar was placed by the manager


@pytest.mark.rule("CK-SOLO-9")
def test_two_chefs_of_mcdogalds_never_share_a_location() -> None:
    for seed in range(30):
        scene = solo().bag("").zous("mcdogald", "hugo")
        scene.s.seed(seed)
        run_rival(scene.s)
        assert len(set(scene.kitchen("mcdogald").plan)) == 4


@pytest.mark.rule("CK-SOLO-9")
def test_avoid_rivals_never_goes_where_a_human_chef_is() -> None:
    scene = solo().at("garden", "bread7", "blue.mouse").at("desert", "bread2").zous("blue", "hugo")
    orders = scene.s.tables.orders
    assert destination(scene.s, orders[row("mcdogald_chef_cards", "boar_03")]) == PLACES.index("desert")
    scene.at("desert", "bread2", "blue.zous")
    assert destination(scene.s, orders[row("mcdogald_chef_cards", "boar_03")]) == PLACES.index("academy")


@pytest.mark.rule("CK-SOLO-10")
def test_ties_and_failures_go_along_the_arrow() -> None:
    scene = solo().at("garden", "bread7").at("desert", "wine7")
    orders = scene.s.tables.orders
    assert destination(scene.s, orders[row("mcdogald_chef_cards", "mouse_01")]) == PLACES.index("desert")
    assert destination(scene.s, orders[row("mcdogald_chef_cards", "mouse_03")]) == PLACES.index("truck")
    assert destination(scene.s, orders[row("mcdogald_chef_cards", "lizard_03")]) == PLACES.index("academy")


@pytest.mark.rule("CK-SOLO-11")
def test_metrics() -> None:
    scene = solo().challenges(DAY).at("garden", "bread7 meat5 meat4 wine-spice allspice fork wild bisque", "blue.mouse")
    found = {name: metric(scene, name) for name in METRICS}
    assert found == {
        "seven_count": 1, "top_value": 7, "top2_sum": 12, "ingredient_sum": 16, "high_count": 2, "item_count": 8,
        "rumor_count": 2, "spice_count": 2, "challenge_count": 4, "plate_gain": 7, "missing_types": 2, "rival_count": 1,
    }  # fmt: skip
    scene.knows("mcdogald", "fork").at("desert", "bread3 soup seventh", "blue.zous")
    assert metric(scene, "rumor_count") == 1 and metric(scene, "top2_sum", "desert") == 3
    assert metric(scene, "item_count", "desert") == 2 and metric(scene, "spice_count", "desert") == 1
    assert metric(scene, "rival_count", "desert") == 1 and metric(scene, "item_count", "merchant") == 0


@pytest.mark.rule("CK-SOLO-12")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    scene = solo()
    scene.s.rival.decks[1], scene.s.rival.discards[1] = [], [4, 2]
    assert reveal(scene.s, 1) in (2, 4)
    assert len(scene.s.rival.decks[1]) == 1 and scene.s.rival.discards[1] == []


@pytest.mark.rule("CK-SOLO-13")
def test_a_manager_may_raise_a_capacity_for_the_round_only() -> None:
    scene = solo().at("garden", "bread2 bread3 bread4 bread5").at("desert", "", "blue.boar")
    sends(scene, "manager_09", mouse="mouse_05", lizard="lizard_07", boar="boar_05").shop("garden")
    assert scene.s.rival.course[0] == token("bread5") and scene.s.rival.aside == tokens("bread4")
    scene = sends(scene, "manager_14")
    assert scene.s.rival.boosted == NOBODY


# ---- shopping


@pytest.mark.rule("CK-SOLO-14")
def test_it_takes_the_first_condition_of_the_row_of_the_day_that_any_item_meets() -> None:
    scene = solo("kangaroo")  # day 1: rumor, challenge, zous_chef, spice, seven, highest
    assert choose(scene.s, tokens("bread7 fork wine-spice zous")) == token("fork")
    assert choose(scene.s, tokens("bread7 wine-spice zous")) == token("zous")
    assert choose(scene.s, tokens("bread7 wine-spice")) == token("wine-spice")
    assert choose(scene.s, tokens("bread7 carrot6")) == token("bread7")
    scene.round(7)  # plate, spice, highest
    assert choose(scene.s, tokens("bread6 fork wine-spice")) == token("bread6")


@pytest.mark.rule("CK-SOLO-14")
def test_its_hat_moves_as_usual_and_it_never_leaves_early() -> None:
    scene = solo().at("garden", "bread2 bread3", "mcdogald.mouse blue.mouse").shop("garden")
    assert scene.s.track == [0, 1] and scene.s.rival.course[0] == token("bread3")
    scene.takes("blue", "bread2").quiet()


@pytest.mark.rule("CK-SOLO-15")
@pytest.mark.parametrize(
    "items,best",
    [("spoon fork wild", "fork"), ("wild knife", "knife"), ("wine-spice fish-spice allspice", "allspice"),
     ("wine-spice fish-spice bread-spice", "bread-spice"), ("fish6 carrot6 wine5", "carrot6")],
)  # fmt: skip
def test_which_of_several_items(items: str, best: str) -> None:
    assert choose(solo("kangaroo").s, tokens(items)) == token(best)


@pytest.mark.rule("CK-SOLO-15")
def test_a_challenge_item_is_the_highest_ingredient_and_a_spice_counts_zero() -> None:
    scene = solo("badger").challenges(DAY)
    assert choose(scene.s, tokens("bread-spice fish2 cheese5 meat5")) == token("meat5")
    assert choose(scene.s, tokens("bread-spice wine-spice")) == token("bread-spice")


@pytest.mark.rule("CK-SOLO-16")
def test_plate_improvement() -> None:
    scene = lays(solo(), "bread4 carrot6 wine3 carrot-spice")
    gains = {
        name: improvement(scene.s, token(name))
        for name in ["bread6", "bread3", "carrot7", "fish2", "bread-spice", "carrot-spice"]
    }
    assert gains == {"bread6": 2, "bread3": 0, "carrot7": 2, "fish2": 2, "bread-spice": 4, "carrot-spice": 0}
    assert improvement(scene.s, token("allspice")) == 4
    assert improvement(lays(scene, "allspice").s, token("seventh")) == 3
    assert improvement(lays(scene, "allspice").s, token("allspice")) == 0 == improvement(scene.s, token("fish-spice"))


@pytest.mark.rule("CK-SOLO-17")
def test_with_no_condition_met_there_is_a_fixed_order() -> None:
    scene = solo("badger").round(7)  # plate, spice, highest
    assert choose(scene.s, tokens("zous fork bisque soup")) == token("zous")
    assert choose(scene.s, tokens("wild fork bisque soup")) == token("fork")
    assert choose(scene.s, tokens("bisque soup")) == token("bisque") and choose(scene.s, tokens("soup")) == token(
        "soup"
    )
    assert choose(scene.s, []) == NOBODY


@pytest.mark.rule("CK-SOLO-18")
def test_challenge_stars_stand_above_the_leftmost_fitting_ingredient() -> None:
    scene = lays(solo().challenges(DAY), "bread2 bread2 bread2 wine-spice allspice")
    assert scene.s.rival.starred == [[1, 0, 0], [1, 0, 1], [0, 0, 0]]  # bread is covered on the third card
    assert lays(solo().round(7), "bread2 wine-spice").s.rival.starred == [[0, 0, 0]] * 6


@pytest.mark.rule("CK-SOLO-19")
def test_better_ingredients_and_first_spices_go_on_the_plate() -> None:
    scene = lays(solo(), "fish-spice bread4 bread3 bread6 fish-spice allspice")
    mine = scene.s.rival
    assert mine.course[0] == token("bread6") and mine.spice[3] == token("fish-spice") and mine.allspice == 1
    assert sorted(mine.aside) == tokens("bread3 bread4 fish-spice")


@pytest.mark.rule("CK-SOLO-20")
def test_soup_and_bisque_go_back_and_it_gets_no_consolation() -> None:
    scene = solo().at("truck", "bisque", "mcdogald.lizard").at("garden", "", "mcdogald.mouse").shop("truck")
    assert scene.s.bisque == 8 and (scene.kitchen("mcdogald").soup, scene.kitchen("mcdogald").bisque) == (0, 0)
    scene = solo().at("garden", "soup soup")
    assert on_offer(scene.s, PLACES.index("garden")) == [] and token("soup") in on_offer(scene.s, 0)


@pytest.mark.rule("CK-SOLO-21")
@pytest.mark.row("mcdogald_rumor_token_stars.rumor_token_day_1", "mcdogald_rumor_token_stars.rumor_token_day_2")
@pytest.mark.row("mcdogald_rumor_token_stars.rumor_token_day_3")
@pytest.mark.parametrize("number,stars", [(1, 2), (4, 1), (7, 0)])
def test_rumor_tokens_are_worth_stars_by_day(number: int, stars: int) -> None:
    lays(solo().round(number), "spoon").points(RUMOR_TOKENS, mcdogald=stars)


@pytest.mark.rule("CK-SOLO-21")
def test_a_wild_goes_on_the_leftmost_empty_space_and_three_are_enough() -> None:
    scene = lays(solo(), "fork wild")
    assert scene.kitchen("mcdogald").rumors == [token("fork"), token("wild"), NOBODY]
    scene.at("garden", "fork spoon knife wild")
    assert on_offer(scene.s, PLACES.index("garden")) == tokens("knife wild")
    assert on_offer(lays(scene, "knife").s, PLACES.index("garden")) == []


@pytest.mark.rule("CK-SOLO-22")
def test_a_card_turns_up_when_both_have_the_token() -> None:
    assert lays(solo().knows("blue", "fork"), "fork").s.face_up == [1, 0, 0]
    assert lays(solo().knows("blue", "fork"), "spoon").s.face_up == [0, 0, 0]


@pytest.mark.rule("CK-SOLO-23")
def test_its_zous_chefs_use_or_skip_their_abilities() -> None:
    scene = solo().zous("mcdogald", "finn").at("garden", "bread2 bread7", "mcdogald.zous blue.mouse").shop("garden")
    assert scene.s.rival.course[0] == token("bread7")
    scene = (
        solo().zous("mcdogald", "fennel").at("academy", "wine2 wine7").at("garden", "", "mcdogald.zous").shop("garden")
    )
    assert scene.s.rival.course[6] == token("wine7")
    scene = solo().zous("mcdogald", "lola").bag("meat2 meat6").at("garden", "", "mcdogald.zous").shop("garden")
    assert scene.s.rival.course[4] == token("meat6")
    scene.lies("truck", "meat2")  # back into the bag, and out of it at the Merchant
    solo().zous("mcdogald", "dot").at("garden", "", "mcdogald.zous").shop("garden").quiet()


@pytest.mark.rule("CK-SOLO-23")
def test_newtons_soup_is_put_out_but_not_picked_by_it() -> None:
    scene = solo().zous("mcdogald", "newton").at("garden", "", "mcdogald.zous blue.boar").shop("garden")
    scene.takes("blue", "soup").takes("blue", "soup").quiet().has("blue", "soup soup")


@pytest.mark.rule("CK-SOLO-24")
def test_all_revealed_cards_are_discarded_at_the_end_of_the_round() -> None:
    scene = sends(solo(), "manager_14", mouse="mouse_09")
    shown = len(scene.s.rival.shown) // 2
    scene.do(end_round)
    assert scene.s.rival.shown == [] and sum(map(len, scene.s.rival.discards)) == shown == 4


# ---- meals and end


@pytest.mark.rule("CK-SOLO-25")
def test_it_gains_the_stars_above_the_challenges_which_are_cleared() -> None:
    scene = lays(solo().challenges(DAY), "bread2 fish2 meat2").do(meals).present().points(CHALLENGES, mcdogald=3)
    assert scene.s.rival.starred == [[0, 0, 0]] * 3
    scene.do(present).points(CHALLENGES, mcdogald=3)


@pytest.mark.rule("CK-SOLO-26")
def test_it_ignores_refrigeration() -> None:
    scene = lays(solo().round(3), "bread2 carrot2 cheese2 fish2 meat2 mushroom2 wine2 allspice").do(refrigerate).quiet()
    assert NOBODY not in scene.s.rival.course and scene.s.rival.allspice == 1


@pytest.mark.rule("CK-SOLO-27")
def test_its_meal_is_the_plate_with_allspices_on_the_highest_unspiced() -> None:
    scene = lays(solo("kangaroo"), "bread6 carrot6 fish7 fish-spice wine-spice allspice")
    serve_rival(scene.s)
    plate = scene.kitchen("mcdogald").plates[0]
    assert dict(zip(plate.items, plate.spices)) == {
        token("bread6"): token("allspice"), token("carrot6"): NOBODY, token("fish7"): token("fish-spice"),
    }  # fmt: skip
    scene = lays(solo("tree_shrew"), "bread6 bread-spice allspice allspice").judge()
    assert scene.kitchen("mcdogald").plates[0].quality == 12


@pytest.mark.rule("CK-SOLO-28")
@pytest.mark.parametrize("drawn,blue,rival", [("bread4", 0, 1), ("bread3", 1, 1), ("wine-spice", 1, 0), ("fork", 1, 0)])
def test_most_soup_against_a_token_of_the_bag(drawn: str, blue: int, rival: int) -> None:
    scene = solo().holds("blue", "bisque").bag(drawn).judge().points(MOST_SOUP, blue=blue, mcdogald=rival)
    assert scene.s.bag == tokens(drawn)


@pytest.mark.rule("CK-SOLO-29")
def test_it_takes_part_in_all_courses_and_best_courses() -> None:
    scene = lays(solo(), "bread2 carrot2 cheese2 fish2 meat2 mushroom2 wine2").plate("blue", "bread5 wine2").judge()
    scene.points(ALL_COURSES, blue=0, mcdogald=1).points(BEST_COURSES, blue=2, mcdogald=6)


@pytest.mark.rule("CK-SOLO-30")
def test_it_gains_the_stars_printed_on_the_rumors_and_its_plate_counts_for_most() -> None:
    scene = solo(rumors="mercurial spice_lover to_go").plate("blue", "bread7 wine5+spice").judge()
    scene.points(RUMORS, mcdogald=2 + 0 + 1, blue=2 + 2)
    scene = lays(solo(rumors="picky spice_lover tender"), "bread2 bread-spice wine2 wine-spice")
    scene.plate("blue", "bread7 wine5+spice").judge().points(RUMORS, mcdogald=2, blue=0)


@pytest.mark.rule("CK-SOLO-31")
def test_the_bonus_score_is_for_the_human_only() -> None:
    scene = (
        lays(solo("magpie"), "bread2 bread-spice").plate("blue", "bread5+spice").boss("blue", "guy_furrieri").judge()
    )
    scene.points(CRITIC, blue=1, mcdogald=0).points(RESTAURATEUR, blue=2, mcdogald=0)


@pytest.mark.rule("CK-SOLO-32")
def test_its_total_quality_counts_public_fanatics_but_no_critic() -> None:
    scene = lays(solo("kangaroo", rumors="bread_fanatic picky tender"), "bread6 carrot6 allspice").judge()
    assert scene.kitchen("mcdogald").plates[0].quality == 6 * 2 * 2 + 6
    scene.points(QUALITY, mcdogald=5)


@pytest.mark.rule("CK-SOLO-33")
@pytest.mark.parametrize("extra,place,reason", [(0, 2, "end_lost"), (1, 1, "end_won")])
def test_the_human_needs_strictly_more_stars(extra: int, place: int, reason: str) -> None:
    scene = solo(rumors="picky tender nocturnal").judge()
    scene.kitchen("blue").points[CHALLENGES] = scene.kitchen("mcdogald").stars() + extra
    result = GAME.result(scene.s)
    assert (result.places, result.reason, result.rival) == ([place], reason, scene.kitchen("mcdogald").stars())


@pytest.mark.rule("CK-SOLO-34")
def test_what_it_gains_otherwise_is_handled_like_a_pick_and_public() -> None:
    scene = solo().challenges(DAY).bag("bread5").do(gain, 1).told("rival_gains", token("bread5"))
    assert scene.s.rival.course[0] == token("bread5") and scene.s.rival.starred[0] == [1, 0, 0]
    scene = solo().zous("blue", "otto").bag("fork").at("garden", "", "blue.zous mcdogald.lizard")
    scene.s.track = [1, 0]
    scene.shop("garden").points(RUMOR_TOKENS, mcdogald=2)


@pytest.mark.rule("CK-SOLO-35")
def test_conditions() -> None:
    scene = solo("mouse").round(1)  # rumor, challenge, favorite (cheese), zous_chef, spice, highest
    scene.s.challenges = [row("challenges", "wine_and_dine")]
    assert choose(scene.s, tokens("cheese2 fish7 zous")) == token("cheese2")
    assert choose(scene.s, tokens("cheese2 meat3 zous")) == token("meat3")
    assert choose(scene.s, tokens("fish7 zous")) == token("zous") and choose(scene.s, tokens("fish7 seventh")) == token(
        "seventh"
    )
    assert choose(lays(scene, "meat2").s, tokens("cheese2 meat3")) == token("cheese2")


def test_solo_storage_is_open_to_all() -> None:
    for s in walk(Config("critter-kitchen", "", 1), 3, stride=1):
        assert GAME.view(s, None)["kitchens"][0] == GAME.view(s, 0)["kitchens"][0]
