"""Nested effects in rulebook order, and the laws on matches that get somewhere (random play seldom Prepares)."""

from __future__ import annotations

from typing import Iterator, cast

import pytest

from prixfixe import Speech, State
from prixfixe.core.chance import Chance, chance
from prixfixe.core.state import WATCHER
from prixfixe.games.sweet_mess import actions, awards, ending
from prixfixe.games.sweet_mess.state import Kitchen
from prixfixe.games.sweet_mess.story import STORY
from tests.configs import GAMES_PER_LAW, Config
from tests.games.sweet_mess.census import census
from tests.games.sweet_mess.configs import CONFIGS
from tests.games.sweet_mess.scene import GAME, Scene
from tests.games.sweet_mess.test_ending import FULL

EAGER = {"SM-ACT-8", "SM-ICO-9.chosen", "SM-AWD-1.chosen", "SM-LEFT-3.taken", "SM-PICK-2", "SM-STO-1"}
SPEECH = Speech("en", ("Ann", "Bob"))


def transcript(scene: Scene) -> list[str]:
    """What was told, in words, without the reasons."""
    told = [fact for fact in scene.news if fact.to == WATCHER and fact.name not in STORY.reasons]
    return [GAME.words.fact(scene.s, fact, SPEECH) for fact in told]


@pytest.mark.rule("SM-GEN-2", "SM-EOT-3", "SM-EVT-6", "SM-CPL-3", "SM-MESS-1")
def test_a_deep_chain_off_turn_is_resolved_in_rulebook_order() -> None:
    scene = Scene().slot(0, "candy_crumble", 1).slot(1, "lava_cake", 1).slot(0, "nougat", 0)
    scene.display("", "", "", "cream_pie", *FULL[4:])
    scene.stacked(1, "hot_oven").stacked(2, "candy_castle", "praline_box", "jelly_bean_mosaic")
    scene.bowl("r0c0", "jello", "cherry", "candy").bowl("r1c0", "", "jello", "candy")
    scene.bowl("r3c3", "cream", "crust", "cream").bowl("r3c0", "jello jello").do(ending.end_turn, 0)
    # the Event interrupts Ann's refill; she is first, then Bob, each finished before the next
    scene.takes(0, "r0c0", out_of=["decline", "r0c0", "r3c0", "r3c3"]).takes(0, "jello>A")
    scene.takes(0, "r1c0", out_of=["decline", "r0c1", "r1c0", "r3c0", "r3c3"])  # filled by the first Mess
    scene.takes(0, "cherry>B").takes(1, "r3c3").takes(1, "cream>A").takes(0, "done").quiet()
    assert transcript(scene)[:8] == [
        "Event: Hot Oven.",
        "Ann Advances.",
        "Ann Completes Nougat.",
        "Mess at A1: it spills Cherry.",
        "Mess at A2: it spills Jello.",
        "Bob Advances.",
        "Bob Completes Candy Crumble.",
        "Mess at D4: it spills Crust.",
    ]
    assert [line.endswith("joins the display.") for line in transcript(scene)[8:]] == [True] * 3
    assert (scene.in_bowl("r0c0"), scene.in_bowl("r1c1"), scene.at("W0"), scene.at("W1")) == (
        "jello",
        "jello",
        "cherry",
        "jello",
    )
    assert (scene.below(1)[0], scene.shown()[0], scene.shown().count("")) == ("lava_cake", "cream_pie", 0)


@pytest.mark.rule("SM-GEN-2", "SM-AWD-3", "SM-TOQ-1", "SM-PREP-6", "SM-BEN-12")
def test_an_award_leads_to_a_toque_prepare_with_a_store_and_goes_on_claiming() -> None:
    scene = Scene().done("lava_cake swiss_roll mud_pie cherry_pie").bench("A:candy candy B:cream super C1:cream")
    scene.display("sprinkle_cupcakes").do(awards.claim, 0)
    scene.takes(0, "cake bottom").takes(0, "direct").takes(0, "direct").takes(0, "toque_oven").takes(
        0, "sprinkle_cupcakes"
    ).takes(0, "slot 3")
    while scene.rule() == "SM-PAY-2":
        scene.takes(0, scene.options()[0])
    scene.takes(0, "super>B").takes(0, "crust")
    assert scene.offers("pie bottom")
    assert transcript(scene) == [
        "Ann takes the Cake Award 7 for the Bottom Shelf.",
        "Ann gains 1 gold.",
        "Ann gains 1 gold.",
        "Ann Prepares Sprinkle Cupcakes in slot 3.",
        "Ann Stores Crust.",
    ]


@pytest.mark.rule("SM-GEN-2", "SM-TOOL-2", "SM-ICO-6", "SM-TURN-2")
def test_a_tool_advances_into_two_messes_before_the_menu_returns() -> None:
    scene = Scene().slot(0, "confetti_cake").done("lava_cake").hand("kitchen_timer").do(actions.turn, 0)
    scene.bowl("r1c1", "jello", "cherry", "candy").bowl("r2c2", "cream", "crust", "cream")
    scene.s.asks, scene.s.agenda = [], []
    scene.do(awards.claim, 0).takes(0, "play kitchen_timer advance")
    scene.takes(0, "r1c1").takes(0, "jello>A").takes(0, "r2c2").takes(0, "cream>B")
    assert scene.rule() == "SM-AWD-1" and scene.offers("cake bottom") and scene.s.played == -1
    assert [line for line in transcript(scene) if "Mess" in line or "Completes" in line] == [
        "Ann Completes Confetti Cake.",
        "Mess at B2: it spills Cherry.",
        "Mess at C3: it spills Crust.",
    ]


# ---- the laws on matches of an eager player


def eager(s: State, dice: Chance) -> tuple[int, int]:
    """Mostly random, but it keeps its Ingredients, Prepares, Stores and claims when it can."""
    ask = s.asks[dice.below(len(s.asks))]
    ask = s.asked(ask.seat)
    key, options = GAME.key(ask), list(ask.options)
    if key == "SM-EOT-6.chosen":
        options = [-1]
    elif key in EAGER and len(options) > 1 and -1 in options:
        options.remove(-1)
    elif key == "SM-ACT-2.chosen" and 3 in options:
        options = [3]
    option = options[dice.below(len(options))]
    s.answer(ask.seat, option)
    return ask.seat, option


def eager_walk(config: Config, seed: int) -> Iterator[State]:
    """The states of an eager match."""
    s, dice = config.start(seed), chance(seed)
    while not s.over:
        yield s
        eager(s, dice)
    yield s


every_config = pytest.mark.parametrize("config", CONFIGS, ids=str)
every_seed = pytest.mark.parametrize("seed", range(GAMES_PER_LAW))


@every_config
@every_seed
def test_pieces_copies_views_and_guesses_hold_in_eager_matches(config: Config, seed: int) -> None:
    pieces: dict[str, int] = {}
    for number, s in enumerate(eager_walk(config, seed)):
        now = census(cast(Kitchen, s))
        pieces = pieces or now
        assert now == pieces
        if number % 3 == 0:
            assert GAME.save(s.copy()) == GAME.save(s) == GAME.save(GAME.load(GAME.save(s)))
        for seat in [*range(config.seats), None]:
            guess = GAME.guess(s, seat, number)
            assert GAME.view(guess, seat) == GAME.view(s, seat)
            if number % 3 == 0:
                assert GAME.save(GAME.guess(guess, seat, 7)) == GAME.save(GAME.guess(s, seat, 7))
    assert GAME.result(s).reason


@every_config
@every_seed
def test_eager_questions_have_options_and_words(config: Config, seed: int) -> None:
    for s in eager_walk(config, seed):
        for ask in s.asks:
            assert ask.options and len(set(ask.options)) == len(ask.options) <= 50
            assert all(option in GAME.question(ask).numbers for option in ask.options)
            for speech in (Speech("en"), Speech("fr")):
                labels = [GAME.words.option(s, ask, option, speech) for option in ask.options]
                assert len(set(labels)) == len(labels) and GAME.words.question(s, ask, speech)
                assert all(refusal.label and refusal.reason for refusal in GAME.why_not(s, ask.seat, speech))
            guess = GAME.guess(s, ask.seat, 1)
            assert GAME.why_not(guess, ask.seat) == GAME.why_not(s, ask.seat)


@every_config
@every_seed
def test_what_is_told_in_eager_matches_follows_from_what_is_seen(config: Config, seed: int) -> None:
    s, dice = config.start(seed), chance(seed)
    while not s.over:
        before = s.copy()
        seat, option = eager(s, dice)
        for viewer in [*range(config.seats), None]:
            here, there = before.copy(), GAME.guess(before, viewer, 3)
            there.rng = here.rng
            if option in there.asked(seat).options:
                heard, also = told(here, seat, option, viewer), told(there, seat, option, viewer)
                if GAME.view(here, viewer) == GAME.view(there, viewer):
                    assert heard == also


def told(s: State, seat: int, option: int, hearer: int | None) -> list[tuple[str, list[int]]]:
    """What a hearer is told when the seat answers."""
    s.news = []
    s.answer(seat, option)
    return [(fact.name, list(fact.args)) for fact in s.news if fact.to in (WATCHER, hearer)]
