"""The digital form: sealed and open choices, clocks, chance, and what may be seen."""

from typing import Any, Callable

import pytest

from prixfixe.core.chance import chance
from prixfixe.core.state import Ask
from prixfixe.games.restaurant_row.layoffs import lay_off
from prixfixe.games.restaurant_row.menu import discard, freeze
from prixfixe.games.restaurant_row.money import pay_interest
from prixfixe.games.restaurant_row.prices import set_prices
from prixfixe.games.restaurant_row.trips import visit_stores
from prixfixe.games.restaurant_row.word import ask_push
from prixfixe.table.match import Match, Player
from tests.games.restaurant_row.scene import GAME, Row, visit


def play(seed: int, seats: int, **options: Any) -> list[dict[str, Any]]:
    """The questions and states of a random match."""
    s, dice = GAME.start(seats, seed, options), chance(seed)
    seen = []
    while s.asks:
        ask = s.asks[dice.below(len(s.asks))]
        seen.append({"key": GAME.key(ask), "save": GAME.save(s), "s": s.copy(), "ask": ask})
        s.answer(ask.seat, ask.options[dice.below(len(ask.options))])
    return seen


@pytest.mark.rule("RR-DIG-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_can_see_who_has_committed(seats: int) -> None:
    for step in play(4, seats):
        s = step["s"]
        if s.sealing:
            for viewer in (*range(seats), None):
                assert GAME.view(s, viewer)["waiting"] == s.involved
            others = [seat for seat in s.involved if seat != step["ask"].seat]
            after = s.copy()
            after.answer(step["ask"].seat, step["ask"].options[0])
            if after.sealing == s.sealing and after.involved == s.involved and after.asks:
                for viewer in others:
                    assert GAME.view(after, viewer) == GAME.view(s, viewer)


@pytest.mark.rule("RR-DIG-1")
def test_a_sealed_choice_may_be_revised_until_the_last_one_is_in() -> None:
    players = [Player(name) for name in ("Ann", "Bob")]
    match = Match(GAME, players, 3, {"start_player": 1})
    match.play(0, visit("fish+farm"))
    match.undo(0)
    match.play(0, visit("help+farm"))
    match.undo(0)
    match.play(0, visit("help+decor"))
    match.play(1, visit("fish+butcher"))
    s: Any = match.s
    assert s.visits == [24, 3]


@pytest.mark.rule("RR-DIG-1")
def test_both_steps_of_a_sealed_bid_may_be_taken_back() -> None:
    match = Match(GAME, [Player(name) for name in ("Ann", "Bob")], 3, {"start_player": 1})
    match.play(0, visit("help+decor"))
    match.play(1, visit("help+decor"))
    match.play(0, match.s.asked(0).options[1])
    match.play(0, match.s.asked(0).options[0])
    match.play(0, match.s.asked(0).options[-1])
    assert [ask.seat for ask in match.s.asks] == [1]
    match.undo(0)
    match.undo(0)
    assert sorted(ask.seat for ask in match.s.asks) == [0, 1]
    assert GAME.key(match.s.asked(0)) == "RR-BID-7.band"


@pytest.mark.rule("RR-DIG-2")
def test_open_choices_are_made_by_one_player_at_a_time() -> None:
    for seats in (2, 3, 4):
        for step in play(7, seats):
            if not GAME.question(step["ask"]).secret:
                assert len(step["s"].asks) == 1 and not step["s"].sealing


@pytest.mark.rule("RR-DIG-2")
def test_solo_shoppers_in_different_shops_come_in_shop_order() -> None:
    scene = Row().sale("fish", "ahi_tuna").sale("farm", "truffles").sale("decor", "fish_tank")
    scene.goes(red="decor", blue="farm", green="fish").asked("green").takes("green", "stop")
    scene.takes("blue", "stop").takes("red", "stop")


@pytest.mark.rule("RR-DIG-3")
def test_a_forced_answer_is_given_by_the_match() -> None:
    match = Match(GAME, [Player("Ann"), Player("Bob")], 3)
    while not match.over:
        asks: list[Ask] = match.s.asks
        assert all(len(ask.options) > 1 or GAME.question(ask).patient for ask in asks)
        match.play(asks[0].seat, asks[0].options[-1])


def sous(seats: int) -> Row:
    """Red may send the Sous Chef."""
    return Row(seats).gives("red", staff="sous_chef").sale("fish", "ahi_tuna").do(visit_stores)


def office() -> Row:
    """Red and blue want the Hostess."""
    return Row().sale("help", "hostess").all(cash=40).goes(red="help", blue="help")


def menu(names: str, decor: str = "") -> Row:
    """Red holds these ingredients."""
    return Row().gives("red", menu=names, renovations=decor)


DEFAULTS: list[tuple[Callable[[], Row], str | int]] = [
    (lambda: sous(4), "no"),
    (lambda: Row().do(visit_stores), "bank"),
    (lambda: Row(2).do(visit_stores), "decor+bank"),
    (lambda: sous(2).takes("red", "ahi_tuna"), "bank"),
    (lambda: office(), "leave"),
    (lambda: Row().sale("help", "hostess").goes(red="help"), "stop"),
    (lambda: office().takes("red", "hostess"), 0),
    (lambda: office().takes("red", "hostess").takes("red", 1), 0),
    (lambda: menu("maine_lobster ahi_tuna wellfleet_oysters").do(discard, 0), "ahi_tuna"),
    (lambda: menu("wellfleet_oysters ahi_tuna truffles chanterelles").do(discard, 0), "chanterelles"),
    (lambda: menu("truffles", "walk_in_freezer").do(freeze, 0), "nothing"),
    (lambda: menu("ahi_tuna wild_salmon maine_lobster", "walk_in_freezer").do(freeze, 0), "wild_salmon"),
    (lambda: Row().do(set_prices), 2),
    (lambda: Row().gives("red", face=3).do(set_prices), 3),
    (lambda: Row().gives("red", face=6).do(set_prices), 3),
    (lambda: Row().gives("red", stars=1, face=1).do(set_prices), 1),
    (lambda: Row().serves().comes("the_shill"), "pass"),
    (lambda: Row().do(ask_push, 0), "nobody"),
    (lambda: Row(2).gives("red", stars=4).serves().comes("ted"), "main"),
    (lambda: Row().goes(red="bank"), 0),
    (lambda: Row().gives("red", debt=10).do(pay_interest), 0),
    (lambda: Row().gives("red", staff="marketer").do(lay_off), "nobody"),
]


@pytest.mark.rule("RR-DIG-4")
@pytest.mark.parametrize("number", range(len(DEFAULTS)))
def test_what_a_run_out_clock_answers(number: int) -> None:
    make, want = DEFAULTS[number]
    scene = make()
    ask = scene.s.asked(0)
    assert GAME.default(scene.s, ask, chance(1)) == scene.option(want)


@pytest.mark.rule("RR-DIG-4")
def test_the_shill_s_use_is_the_star_if_allowed_and_others_pass_their_bids() -> None:
    scene = Row(3).serves().comes("the_shill").bids("red", 1).bids("blue", "pass").bids("green", "pass")
    assert scene.s.asked(0).options[0] == scene.option("star")
    scene = Row().sale("help", "hostess").all(cash=40).goes(red="help", blue="help").takes("red", "hostess")
    assert scene.s.asked(1).options[0] == scene.option("pass")


@pytest.mark.rule("RR-DIG-4")
def test_every_decision_has_a_clock() -> None:
    assert all(question.clock > 0 for question in GAME.questions.records)


@pytest.mark.rule("RR-DIG-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_seeded_generator_decides_everything(seats: int) -> None:
    first, second = play(11, seats), play(11, seats)
    assert [step["save"] for step in first] == [step["save"] for step in second]
    assert play(12, seats)[0]["save"] != first[0]["save"]


@pytest.mark.rule("RR-DIG-6")
def test_no_question_concerns_deals_or_transfers() -> None:
    keys = {question.key for question in GAME.questions.records}
    assert keys == {
        "RR-SOUS-1", "RR-VIS-5", "RR-VIS-6", "RR-BID-3", "RR-BID-7.band", "RR-BID-7", "RR-FOOD-6", "RR-BANK-1",
        "RR-FOOD-9.frozen", "RR-PRICE-2", "RR-PRICE-4", "RR-SEAT-6", "RR-SHILL-1.band", "RR-SHILL-1", "RR-SHILL-4",
        "RR-WOM-6", "RR-LOAN-3", "RR-LAY-1",
    }  # fmt: skip
