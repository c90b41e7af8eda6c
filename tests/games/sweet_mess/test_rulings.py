"""Section 19: rulings that no chapter shows, hidden information, refusals and defaults."""

from __future__ import annotations

import pytest

from prixfixe import Speech
from prixfixe.games.sweet_mess import actions, awards, bench, preparing, scoring, solo, taking
from prixfixe.games.sweet_mess.state import Kitchen
from tests.games.sweet_mess.scene import GAME, KIND, Scene
from tests.games.sweet_mess.test_solo import machine


def refused(scene: Scene, seat: int = 0) -> dict[str, tuple[str, str]]:
    """What is refused, with reason and rule."""
    return {refusal.label: (refusal.reason, refusal.rule) for refusal in GAME.why_not(scene.s, seat)}


@pytest.mark.rule("SM-RUL-11")
def test_nothing_is_always_a_choice() -> None:
    scene = Scene().fill("cherry").do(actions.choose_action, 0)
    assert scene.offers("left nothing") and scene.offers("right nothing")


@pytest.mark.rule("SM-RUL-17")
def test_a_recipe_may_be_reserved_into_slot_zero_and_is_lost_in_step_three() -> None:
    scene = (
        Scene()
        .hand("waffle_iron")
        .display("lava_cake")
        .do(actions.turn, 0)
        .takes(0, "left nothing")
        .takes(0, "reserve")
    )
    scene.takes(0, "waffle_iron").takes(0, "lava_cake").takes(0, "slot 0").takes(0, "go on")
    assert (len(scene.s.gone), scene.cook().reserved, scene.cook().gold) == (1, -1, 1)


@pytest.mark.rule("SM-RUL-19")
def test_the_second_recipe_may_use_what_the_first_brought() -> None:
    scene = Scene().chef("jello", "A").bench("A:candy candy candy candy B:cream C1:cream C2:cherry cherry")
    scene.display("", "sprinkle_cupcakes", "lollipops").do(actions.act, 0, 4).takes(0, "sprinkle_cupcakes").takes(
        0, "slot 3"
    )
    while scene.rule() == "SM-PAY-2":
        scene.takes(0, scene.options()[0])
    scene.takes(0, "candy>A")  # Store: from now on one Candy less is needed
    assert scene.offers("lollipops")


@pytest.mark.rule("SM-RUL-58")
def test_a_game_without_three_awards_ends_after_round_forty_one() -> None:
    scene = Scene()
    scene.s.round = 40
    scene.do(scoring.end_round)
    assert (scene.s.round, scene.s.last) == (41, 41)
    scene.do(scoring.end_round).quiet()
    assert GAME.result(scene.s).reason == "end_stalled"
    early = Scene()
    early.s.round = 39
    assert early.do(scoring.end_round).s.last == 0


@pytest.mark.rule("SM-RUL-68")
def test_a_take_is_over_when_its_bowl_was_emptied_even_if_one_bounced_back() -> None:
    scene = machine().bowl("r1c1", "jello", "cherry", "candy").do(taking.take_bowl, 0, 4, 1)
    scene.s.shield = 6  # r1c2
    scene.takes(0, "r1c1").takes(0, "jello>A").quiet()
    assert scene.in_bowl("r1c1") == "cherry"


@pytest.mark.rule("SM-RUL-78")
def test_an_empty_display_offers_neither_prepare_nor_reserve() -> None:
    scene = (
        Scene()
        .hand("waffle_iron")
        .bench("A:candy candy B:cream C1:cream")
        .do(actions.step_two, 0, 0)
        .asked(0, ["go on"])
    )
    assert preparing.payables(scene.s, 0) == []


@pytest.mark.rule("SM-RUL-79")
def test_declining_one_token_declines_the_rest_of_the_gain() -> None:
    Scene().do(bench.gain_super, 0, 2, 0).takes(0, "decline").quiet()
    Scene().do(bench.gain_basic, 0, 3, 0).takes(0, "decline").quiet()


@pytest.mark.rule("SM-RUL-80")
def test_golden_tools_join_a_claim_in_the_order_of_the_table() -> None:
    scene = Scene().hand("cookie_cutter waffle_iron cake_stand").gold(9).do(awards.claim, 0).takes(0, "pie bottom")
    scene.takes(0, "gold cake_stand", out_of=["gold waffle_iron", "gold cake_stand"])
    scene.asked(0, ["gold cookie_cutter"])


@pytest.mark.rule("SM-RUL-81")
def test_the_last_bot_card_in_the_last_round_changes_nothing() -> None:
    scene = machine()
    scene.s.round, scene.s.last, scene.s.why, scene.s.programs = 9, 9, 1, [0]
    scene.do(solo.program)
    assert GAME.result(scene.s).reason == "end_awards"


# ---- section 20: hidden information


def test_other_players_tools_are_counts_and_guesses_keep_the_known_ones() -> None:
    scene = Scene().hand("whisk sieve").hand("ladle", 1).do(actions.choose_action, 0)
    mine, theirs = GAME.view(scene.s, 0), GAME.view(scene.s, 1)
    assert (len(mine["hand"]), mine["cooks"][1]["hand"]) == (2, 1)
    assert (len(theirs["hand"]), theirs["cooks"][0]["hand"]) == (1, 2)
    assert GAME.view(scene.s, None)["hand"] == []
    hands = {tuple(GAME.guess(scene.s, 1, seed).cooks[0].hand) for seed in range(30)}
    assert len(hands) > 10
    assert {tuple(GAME.guess(scene.s, 0, seed).cooks[0].hand) for seed in range(9)} == {tuple(scene.cook().hand)}


def test_a_guess_knows_that_a_claim_in_progress_can_be_covered() -> None:
    scene = Scene().done("lava_cake").hand("cake_stand whisk sieve").gold(1).do(awards.claim, 0)
    scene.takes(0, "cake bottom")
    for seed in range(20):
        guess: Kitchen = GAME.guess(scene.s, 1, seed)
        while guess.asks and GAME.rule_of(guess.asks[0]) == "SM-AWD-6":
            guess.answer(0, guess.asks[0].options[0])
        assert guess.cooks[0].awards[0] == 0


def test_the_set_aside_events_are_guessed_anew() -> None:
    s = GAME.start(1, 4)
    asides = {tuple(GAME.guess(s, 0, seed).aside) for seed in range(40)}
    assert len(asides) > 8
    for seed in range(5):
        guess = GAME.guess(s, 0, seed)
        assert sorted([*guess.decks[0], guess.aside[0]]) == sorted([*s.decks[0], s.aside[0]])


# ---- refusals


@pytest.mark.rule("SM-PAY-2")
def test_a_recipe_that_cannot_be_paid_says_what_is_missing() -> None:
    scene = (
        Scene().chef("jello", "B").bench("A:candy candy B:cream").display("sprinkle_cupcakes", "lava_cake", "lollipops")
    )
    scene.do(actions.act, 0, 4)
    assert refused(scene) == {
        "Sprinkle Cupcakes (level 1, 2 VP)": ("You lack 1 Cream.", "SM-PAY-2"),
        "Lava Cake (level 1, 2 VP)": ("You lack 1 Cherry and 3 Chocolate.", "SM-PAY-2"),
        "Lollipops (level 1, 2 VP)": ("You lack 1 Cream.", "SM-PAY-2"),
    }
    helped = Scene().chef("candy", "A").bench("A:candy candy candy B:cream").display("lava_cake").do(actions.act, 0, 4)
    assert refused(helped)["Lava Cake (level 1, 2 VP)"] == (
        "You lack 3 Ingredients.",
        "SM-PAY-2",
    )  # the Chef covers one
    french = GAME.why_not(scene.s, 0, Speech("fr"))
    assert french[0].reason == "Il vous manque 1 Crème."


@pytest.mark.rule("SM-BEN-7")
def test_a_pick_that_the_bench_cannot_hold_is_refused_with_the_reason() -> None:
    full = "A:cherry cherry cherry cherry B:jello candy crust cream C1:cherry cherry C2:jello"
    scene = Scene().bench(full).bowl("r0c0", "candy").bowl("r0c1", "jello candy").do(taking.take_bowl, 0, 2, 1)
    found = refused(scene)
    assert [why for label, why in found.items() if label.startswith("A1")] == [
        ("No group of your Bench can hold what lies there.", "SM-BEN-7")
    ]
    scene.takes(0, "r0c1")
    assert refused(scene) == {"Candy": ("No group of your Bench can hold it.", "SM-BEN-7")}


@pytest.mark.rule("SM-ACT-2", "SM-RES-2", "SM-AWD-7", "SM-ACT-3")
def test_menus_say_why_something_is_not_offered() -> None:
    scene = Scene().fill("cherry").do(actions.turn, 0)
    assert refused(scene)["Middle box: Prepare Recipe(s)"] == ("Your marker must move to another box.", "SM-ACT-2")
    scene.takes(0, "left pick_ingredients").takes(0, "r0c0").takes(0, "cherry>A")
    assert refused(scene)["Draw a Tool"] == ("It costs 1 gold.", "SM-ACT-3")
    scene.takes(0, "go on")
    assert refused(scene)["Reserve a Recipe"] == ("You need a Tool in hand.", "SM-RES-2")
    scene.takes(0, "go on")
    assert refused(scene)["Cake Award for the Bottom Shelf"] == ("You lack 2 icons.", "SM-AWD-7")


# ---- section 21: defaults


@pytest.mark.rule("SM-RUL-59")
def test_a_run_out_clock_takes_the_safe_answer() -> None:
    assert Scene().do(actions.choose_action, 0).options()[0] == 2  # left box, nothing
    right = Scene()
    right.cook().marker = 0
    assert right.do(actions.choose_action, 0).options()[0] == 5  # middle box, nothing
    assert Scene().do(bench.gain_basic, 0, 1, 0).options()[0] == -1
    assert Scene().do(bench.gain_super, 0, 1, 0).options()[0] == 1  # group B
    scene = Scene().chef("cherry", "A").stores("candy").bench("A:cherry B:candy super C1:candy C2:cream cream")
    scene.display("sprinkle_cupcakes", "nougat").do(preparing.prepare, 0, 1, 0)
    assert scene.options()[0] == -1
    scene.takes(0, "sprinkle_cupcakes")
    assert scene.options() == [0, 1, 2, 3]
    assert [scene.takes(0, "slot 0").options()[0], scene.takes(0, "stored").options()[0]] == [0, 1 + 2]
    assert len(KIND) == 7
