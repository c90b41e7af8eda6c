"""Rounds, their start and end; planning and running; clocks."""

from typing import Any

import pytest

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.games.critter_kitchen.planning import plan, run
from prixfixe.games.critter_kitchen.rounds import add_bisque, end_round, next_round, offer_zous, play_round, restock
from prixfixe.games.critter_kitchen.state import NOBODY
from prixfixe.games.critter_kitchen.tables import START_OF_ROUND
from tests.configs import Config
from tests.games.critter_kitchen.scene import PLACES, Bay, row, token, tokens
from tests.laws.walk import walk

GAME: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")
ASKED = GAME.questions.by_key


@pytest.mark.rule("CK-ROUND-1", "CK-ROUND-2", "CK-ROUND-3")
@pytest.mark.row(*(f"round_track.round_{number}" for number in range(1, 8)))
def test_seven_rounds_in_three_days_with_meals_after_3_6_and_7() -> None:
    steps: list[tuple[int, int, str]] = []
    for s in walk(Config("critter-kitchen", "", 3), 2, stride=1):
        seen = GAME.view(s, None)
        if (seen["round"], seen["day"], seen["phase"]) not in steps[-1:]:
            steps.append((seen["round"], seen["day"], seen["phase"]))
    cooked = [step for step in steps if step[2] in ("cooking", "dining", "over")]
    assert cooked == [(3, 1, "cooking"), (6, 2, "cooking"), (7, 3, "dining"), (7, 3, "over")]
    assert [step[:2] for step in steps if step[2] == "planning"] == list(zip(range(1, 8), [1, 1, 1, 2, 2, 2, 3]))
    assert [step[:2] for step in steps if step[2] == "shopping"] == list(zip(range(1, 8), [1, 1, 1, 2, 2, 2, 3]))


# ---- start of round


@pytest.mark.rule("CK-START-1")
def test_a_challenge_is_revealed_in_rounds_1_to_6_only() -> None:
    for number in range(1, 8):
        scene = Bay().round(number)
        open_before = len(scene.s.challenges) - (number < 7)
        scene.s.challenge_deck += [scene.s.challenges.pop()] if number < 7 else []
        scene.do(play_round)
        assert len(scene.s.challenges) == open_before + (number < 7)


@pytest.mark.rule("CK-START-2")
def test_the_hold_token_covers_the_last_requirement_of_slots_3_and_6() -> None:
    scene = Bay().round(6)
    scene.s.challenges = [row("challenges", "tasty_tapas")] * 6
    assert [len(scene.s.wanted(slot)) for slot in range(6)] == [3, 3, 2, 3, 3, 2]
    assert scene.s.wanted(2) == [1, 5]  # carrot and mushroom: bread is covered


@pytest.mark.rule("CK-START-3")
def test_one_bisque_at_most_and_none_when_the_supply_is_empty() -> None:
    scene = Bay().do(add_bisque).lies("truck", "bisque").do(add_bisque).lies("truck", "bisque")
    assert scene.s.bisque == 6
    scene = Bay()
    scene.s.bisque = 0
    scene.do(add_bisque).lies("truck", "")


@pytest.mark.rule("CK-START-4")
@pytest.mark.parametrize("seats,academy", [(2, 2), (3, 0)])
def test_numbered_boards_are_filled_and_the_academy_with_two_players(seats: int, academy: int) -> None:
    scene = Bay("blue red yellow"[: 8 if seats == 2 else 15]).bag("bread2 " * 30).at("truck", "fish2").do(restock)
    sizes = {PLACES[place]: len(scene.s.stalls[place]) for place in scene.s.row()}
    assert sizes.pop("truck") == 1 and sizes.pop("merchant") == 0 and sizes.pop("academy") == academy
    assert set(sizes.values()) == {3} and len(sizes) == seats


@pytest.mark.rule("CK-START-5")
def test_face_up_rumors_leave_the_game_and_are_replaced() -> None:
    scene = Bay().bag("fork fork fork bread2 bread3 bread4")
    scene.s.face_up[0] = 1
    scene.bag("fork fork fork bread2 bread3 bread4").do(restock)
    assert scene.s.stalls[PLACES.index("garden")] == tokens("bread2 bread3 bread4")
    assert scene.s.removed == tokens("fork fork fork") and scene.s.bag == []


@pytest.mark.rule("CK-START-6")
def test_a_zous_chef_each_round_and_an_allspice_in_the_last() -> None:
    scene = Bay().do(offer_zous).lies("academy", "zous")
    assert scene.s.zous_offer not in scene.s.zous_deck
    Bay().round(7).do(offer_zous).lies("academy", "seventh")


@pytest.mark.rule("CK-START-7")
def test_an_empty_bag_leaves_spaces_empty() -> None:
    scene = Bay().bag("bread2 bread3 bread4 bread5").do(restock)
    assert [len(scene.s.stalls[place]) for place in scene.s.row()] == [0, 3, 1, 0, 0]


@pytest.mark.rule("CK-START-8")
def test_guy_draws_after_the_zous_chef_is_revealed_in_rounds_1_4_and_7() -> None:
    for number in range(1, 8):
        scene = Bay().boss("red", "guy_furrieri").round(number).bag("bread2 " * 20 + "fish3 " * 20)
        scene.do(play_round)
        asked = scene.s.asking()
        assert asked is not None
        draws = scene.game.key(asked) == "CK-ZOUS-9" or scene.kitchen("red").storage != []
        assert draws == (number in (1, 4, 7))
        assert scene.s.stalls[PLACES.index("academy")][-1] in (token("zous"), token("seventh"))


# ---- planning


@pytest.mark.rule("CK-PLAN-1")
def test_everybody_plans_at_once_and_in_secret() -> None:
    scene = Bay("blue red").do(plan).all("red", "truck", "garden")
    assert GAME.view(scene.s, 1)["kitchens"][1]["plan"][:2] == [0, 1]
    assert GAME.view(scene.s, 0)["kitchens"][1]["plan"] == [NOBODY] * 4
    assert sorted(ask.seat for ask in scene.s.asks) == [0, 1]
    scene.takes("red", "desert")
    assert [ask.seat for ask in scene.s.asks] == [0]


@pytest.mark.rule("CK-PLAN-2")
def test_a_zous_chef_must_be_sent_as_well() -> None:
    scene = Bay("blue red").zous("blue", "hugo").do(plan).all("blue", "truck", "garden", "desert")
    scene.takes("blue", "academy", out_of=["merchant", "academy"])
    assert scene.kitchen("blue").plan == [0, 1, 2, PLACES.index("academy")]


@pytest.mark.rule("CK-PLAN-3", "CK-PLAN-4")
def test_every_location_may_be_chosen_but_each_only_once() -> None:
    scene = Bay("blue red").do(plan).asked("blue", ["truck", "garden", "desert", "merchant", "academy"])
    scene.takes("blue", "garden").asked("blue", ["truck", "desert", "merchant", "academy"])
    refused = [refusal.rule for refusal in GAME.why_not(scene.s, 0)]
    assert refused == ["CK-PLAN-3"]


@pytest.mark.rule("CK-PLAN-5")
def test_others_only_learn_who_has_confirmed() -> None:
    scene = Bay("blue red").do(plan)
    before = GAME.view(scene.s, 0)
    scene.all("red", "truck", "garden")
    assert GAME.view(scene.s, 0) == before
    scene.takes("red", "academy")
    assert {**before, "waiting": [0]} == GAME.view(scene.s, 0)


@pytest.mark.rule("CK-TIME-1")
def test_sealed_decisions_take_effect_when_all_have_confirmed() -> None:
    sealed = [ASKED[key] for key in ("CK-REST-2", "CK-PLAN-1", "CK-CHAL-4", "CK-FRIDGE-1", "CK-CRIT-2")]
    assert all(question.secret and not question.final for question in sealed)
    scene = Bay("blue red").do(plan)
    scene.s.then(run)
    scene.all("blue", "truck", "garden", "desert")
    assert not any(fact.name == "sent" for fact in scene.news)
    scene.all("red", "truck", "garden", "desert").told("sent", 0, 0, 1, 2).told("sent", 1, 0, 1, 2)


# ---- running


@pytest.mark.rule("CK-RUN-1")
def test_plans_become_public() -> None:
    scene = Bay("blue red").at("garden", "", "blue.mouse").at("truck", "", "blue.lizard").at("desert", "", "blue.boar")
    scene.do(run).told("sent", 0, 1, 0, 2)
    assert GAME.view(scene.s, 1)["kitchens"][0]["plan"] == [1, 0, 2, NOBODY]


@pytest.mark.rule("CK-RUN-2")
@pytest.mark.row("chefs.mouse", "chefs.lizard", "chefs.boar")
def test_small_chefs_pick_first_and_carry_one_two_and_three() -> None:
    items = "bread2 bread3 bread4 bread5 bread6 bread7"
    scene = Bay("blue red yellow").at("garden", items, "blue.boar red.lizard yellow.mouse").shop("garden")
    scene.all("yellow", "bread2").all("red", "bread3", "bread4").all("blue", "bread5", "bread6", "bread7").quiet()


@pytest.mark.rule("CK-RUN-2", "CK-RUN-3")
def test_a_zous_chef_shares_the_queue_of_its_printed_capacity() -> None:
    scene = Bay("blue red").zous("blue", "lola").at("garden", "bread2 bread3", "blue.zous red.lizard").shop("garden")
    scene.takes("blue", "bread2").takes("red", "bread3").track("red blue")


# ---- end of round


@pytest.mark.rule("CK-END-1")
def test_location_cards_return_to_the_hands() -> None:
    scene = Bay().at("garden", "", "blue.mouse red.boar").do(end_round)
    assert [kitchen.plan for kitchen in scene.s.kitchens] == [[NOBODY] * 4] * 2


@pytest.mark.rule("CK-END-2", "CK-ZOUS-3")
def test_used_zous_chefs_leave_and_new_ones_stay() -> None:
    scene = Bay().zous("blue", "hugo").zous("red", "ming")
    scene.kitchen("blue").hired = row("zous_chefs", "otto")
    scene.do(end_round)
    assert scene.kitchen("blue").zous == row("zous_chefs", "otto") and scene.kitchen("red").zous == NOBODY
    assert sorted(scene.s.retired) == sorted([row("zous_chefs", "hugo"), row("zous_chefs", "ming")])


@pytest.mark.rule("CK-END-3")
@pytest.mark.parametrize(
    "number,phase", [(2, "planning"), (3, "cooking"), (5, "planning"), (6, "cooking"), (7, "dining")]
)
def test_the_meal_of_a_round(number: int, phase: str) -> None:
    assert GAME.view(Bay().round(number).holds("blue", "bread7").do(end_round).s, None)["phase"] == phase


@pytest.mark.rule("CK-END-4")
def test_the_tracker_advances_but_not_after_the_last_round() -> None:
    assert Bay().round(2).do(next_round).s.round == 3
    assert Bay().round(7).do(end_round).s.round == 7


# ---- clocks


@pytest.mark.rule("CK-TIME-2")
def test_picks_and_abilities_cannot_be_undone() -> None:
    assert all(ASKED[key].final for key in ("CK-SHOP-5", "CK-RUMOR-4", "CK-REST-5", "CK-ZOUS-9", "CK-ZOUS-12.dot"))
    assert all(question.final for key, question in ASKED.items() if key.startswith("CK-ZOUS-12"))


@pytest.mark.rule("CK-TIME-3")
def test_suggested_clocks() -> None:
    clocks = {question.key: question.clock for question in GAME.questions.records}
    keys = ("CK-REST-2", "CK-PLAN-1", "CK-SHOP-5", "CK-ZOUS-12.finn", "CK-CHAL-4", "CK-FRIDGE-1", "CK-CRIT-2")
    assert [clocks[key] for key in keys] == [60, 90, 20, 20, 180, 60, 180]
    assert all(clocks.values())


def default(scene: Bay, who: str, seed: int = 1) -> int:
    """What a run-out clock answers."""
    return GAME.default(scene.s, scene.s.asked(scene.seat(who)), chance(seed))


@pytest.mark.rule("CK-TIME-4")
def test_the_clock_sends_chefs_at_random() -> None:
    scene = Bay().do(plan).takes("blue", "garden")
    others = {scene.option(place) for place in ("truck", "desert", "merchant", "academy")}
    assert {default(scene, "blue", seed) for seed in range(50)} == others


@pytest.mark.rule("CK-TIME-4")
@pytest.mark.parametrize(
    "items,best",
    [
        ("fish6 bread6 wine5 allspice", "bread6"), ("bread-spice wine-spice allspice fork", "allspice"),
        ("wine-spice bread-spice zous", "bread-spice"), ("zous fork bisque", "zous"), ("knife spoon wild", "spoon"),
        ("wild bisque", "wild"), ("bisque soup", "bisque"), ("soup", "soup"),
    ],
)  # fmt: skip
def test_the_clock_picks_by_a_fixed_order(items: str, best: str) -> None:
    scene = Bay().at("academy", items, "blue.boar").shop("academy")
    assert default(scene, "blue") == token(best)


@pytest.mark.rule("CK-TIME-4")
def test_the_clock_declines_options_and_abandons_plates() -> None:
    scene = Bay().zous("blue", "finn").at("garden", "bread7", "blue.zous").shop("garden")
    assert default(scene, "blue") == -1
    scene = Bay().zous("blue", "basil").holds("blue", "bread2").at("garden", "wine7", "blue.zous").shop("garden")
    assert default(scene, "blue") == -1
    assert default(scene.takes("blue", "bread2"), "blue") == -1
    scene.takes("blue", "none").has("blue", "bread2")
    scene = Bay().challenges("ultimate_melt wine_and_dine tasty_tapas").holds("blue", "bread7 soup soup").cook()
    assert default(scene.all("blue", "bread7", "soup", "soup"), "blue") == -1


@pytest.mark.rule("CK-TIME-4")
def test_the_clock_takes_the_first_dealt_and_the_leftmost_space() -> None:
    s = GAME.start(2, 4, {"restaurateurs": True})
    assert GAME.default(s, s.asked(0), chance(1)) == s.kitchens[0].dealt[0]
    scene = Bay().knows("blue", "fork").at("garden", "wild", "blue.mouse").shop("garden").takes("blue", "wild")
    assert default(scene, "blue") == 1
    scene = Bay().boss("blue", "anthony_boardain").bag("bread2").at("garden", "", "blue.mouse").shop("garden")
    assert default(scene, "blue") == 0


@pytest.mark.rule("CK-TIME-4")
def test_the_clock_lets_dot_look_at_a_card_not_yet_seen() -> None:
    scene = Bay().knows("blue", "fork").zous("blue", "dot").at("garden", "", "blue.zous").shop("garden")
    assert default(scene, "blue") == 1
    scene = Bay().knows("blue", "fork spoon knife").zous("blue", "dot").at("garden", "", "blue.zous").shop("garden")
    assert default(scene, "blue") == 0


@pytest.mark.rule("CK-TIME-4")
def test_the_clock_returns_the_lowest_values_first_and_allspice_last() -> None:
    scene = Bay().round(3).holds("blue", "bread3 carrot2 fish2 wine7 bread-spice wine-spice allspice allspice")
    scene.do(end_round).present()
    returned = [default(scene, "blue")]
    while len(scene.kitchen("blue").storage) > 6:
        scene.takes("blue", returned[-1])
        returned.append(default(scene, "blue"))
    assert returned == [token("carrot2"), token("fish2"), token("bread3")]


@pytest.mark.rule("CK-TIME-4")
def test_the_clock_fills_the_critic_plate_with_the_highest_values_and_spices() -> None:
    scene = Bay(critic="cow").holds("blue", "bread3 bread6 carrot5 fish7 bread-spice allspice").dine()
    while [ask for ask in scene.s.asks if ask.seat == 0]:
        scene.takes("blue", default(scene, "blue"))
    plate = scene.kitchen("blue").plates[0]
    assert plate.items == [token(name) for name in ("bread6", "carrot5", "fish7")]
    assert plate.spices == [token("bread-spice"), NOBODY, token("allspice")]


@pytest.mark.rule("CK-TIME-5")
def test_a_decision_with_one_option_needs_no_player() -> None:
    scene = Bay().knows("blue", "fork spoon").at("garden", "wild", "blue.mouse").shop("garden").takes("blue", "wild")
    scene.asked("blue", ["the knife"]).takes("blue", "the knife")
    assert scene.kitchen("blue").rumors[2] == token("wild")


@pytest.mark.rule("CK-TIME-7")
def test_options_come_in_canonical_order() -> None:
    items = "wine2 bread7 bread2 wine-spice bread-spice allspice wild knife fork"
    scene = Bay().at("academy", items, "blue.boar").offers("hugo").shop("academy")
    names = ["bread2", "bread7", "wine2", "bread-spice", "wine-spice", "allspice", "fork", "knife", "wild", "zous"]
    assert list(scene.s.asked(0).options) == [*(token(name) for name in names), -1]
    assert scene.s.location(1).fill == START_OF_ROUND
    assert list(Bay().do(plan).s.asked(0).options) == Bay().s.row()
