"""The two tempos (RV-TEMPO)."""

from typing import Any

import pytest

from prixfixe.core.chance import chance
from prixfixe.core.errors import NotAsked
from prixfixe.core.state import CLOCK, PASS
from prixfixe.games.rival_restaurants import bazaar, market
from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.options import (
    ANSWER,
    CARD_HERE,
    DISPOSE,
    DROP,
    NEXT,
    OFFER,
    READY,
    SEND,
    STAY,
    TO_TABLE,
    UNREADY,
    USE,
    WITHDRAW,
)
from prixfixe.games.rival_restaurants.react import CLAM, LET
from prixfixe.games.rival_restaurants.trade import ACCEPT, COUNTER, DECLINE
from tests.games.rival_restaurants.scene import CLOCKS, GAME, Table, card


def live(seats: int = 3, **options: Any) -> Table:
    """The open part of a live table."""
    return Table(seats, tempo="live", **options)


def send(table: Table, who: str, partner: int, *give: int) -> Table:
    """Live: a gift is offered."""
    table.takes(who, OFFER).takes(who, partner).takes(who, NEXT)
    for entry in (*give, SEND):
        table.takes(who, entry)
    return table


@pytest.mark.rule("RV-TEMPO-1")
def test_the_legal_actions_are_the_same_in_both_tempos() -> None:
    def menus(tempo: str) -> set[int]:
        table = Table(3, tempo=tempo).has("ann", "chocolate", "big_tipper", money=900, garbage=2).do(bazaar.open_part)
        return set(table.options("ann")) - {PASS}

    assert menus("live") == menus("beats")


@pytest.mark.rule("RV-TEMPO-2")
def test_live_everybody_may_act_at_any_moment_in_order_of_arrival() -> None:
    table = live().has("cid", money=300).has("ann", money=300).do(bazaar.open_part)
    assert [ask.seat for ask in table.s.asks] == [0, 1, 2, CLOCK]
    table.takes("cid", CARD_HERE).takes("ann", CARD_HERE)
    assert [len(p.hand) for p in table.s.players] == [1, 0, 1]
    assert [ask.seat for ask in table.s.asks] == [1, 2, 0, CLOCK]
    assert content().tempo.buy_barter_choices == [60, 90, 120, 180, 0] and CLOCKS["RV-TEMPO-4"] == 60


@pytest.mark.rule("RV-TEMPO-3")
def test_the_clock_is_not_asked_while_something_is_resolved_but_during_offers() -> None:
    table = (
        live()
        .has("ann", cards="armed_robbery", money=100)
        .has("bob", cards="clam_voyance", money=500)
        .do(bazaar.open_part)
    )
    table.takes("ann", USE.code(card("armed_robbery")))
    assert CLOCK not in [ask.seat for ask in table.s.asks]
    table.takes("ann", 1).takes("bob", CLAM)
    assert CLOCK in [ask.seat for ask in table.s.asks]
    send(table, "ann", 1, 1)
    assert CLOCK in [ask.seat for ask in table.s.asks] and "cid" in table.asked_now()


@pytest.mark.rule("RV-TEMPO-4")
def test_when_time_is_up_offers_lapse_and_the_phase_ends() -> None:
    table = live().has("ann", money=100).do(bazaar.open_part)
    send(table, "ann", 1, 1).takes(CLOCK, bazaar.EXPIRED).quiet()
    table.do(market.go_home)
    assert table.player("ann").sent is None


@pytest.mark.rule("RV-TEMPO-5", "RV-RUL-7")
def test_beats_call_everybody_in_rotated_order_and_end_when_all_passed_twice_in_a_row() -> None:
    table = Table(3).has("bob", money=900).do(bazaar.open_part)
    order = []
    for option in (PASS, CARD_HERE, PASS, PASS, PASS, PASS, PASS, PASS, PASS):
        order.append(table.asked_now()[0])
        table.takes(order[-1], option)
    assert order == ["ann", "bob", "cid", "bob", "cid", "ann", "cid", "ann", "bob"]
    table.quiet()


@pytest.mark.rule("RV-TEMPO-5")
def test_whoever_gets_ready_has_not_passed() -> None:
    table = Table(2).do(bazaar.open_part).takes("ann", PASS).takes("bob", PASS)
    table.takes("bob", READY).takes("ann", PASS).takes("ann", PASS).takes("ann", PASS).quiet()
    table = Table(2).do(bazaar.open_part).takes("ann", READY).takes("bob", READY).quiet()


@pytest.mark.rule("RV-TEMPO-5")
def test_there_are_at_most_thirty_beats_and_all_ready_ends_them() -> None:
    table = Table(2).has("ann", money=90_000, garbage=5).do(bazaar.open_part)
    calls = 0
    while table.s.asks:
        who = table.asked_now()[0]
        table.takes(who, DISPOSE if DISPOSE in table.options(who) else PASS)
        table.has("ann", garbage=5)
        calls += 1
    assert table.s.beat == 30 and calls == 60
    Table(2).do(bazaar.open_part).takes("ann", READY).takes("bob", READY).quiet()


@pytest.mark.rule("RV-TEMPO-6")
def test_ready_is_final_in_beats_and_can_be_taken_back_live() -> None:
    table = Table(2).has("bob", money=900).do(bazaar.open_part).takes("ann", READY).takes("bob", CARD_HERE)
    assert table.asked_now() == ["bob"]
    table = live(2).do(bazaar.open_part).takes("ann", READY).takes("ann", UNREADY, out_of=[PASS, UNREADY])
    assert not table.player("ann").ready
    for _ in range(2):
        table.takes("ann", READY).takes("ann", UNREADY)
    table.takes("ann", READY)
    assert "ann" not in table.asked_now()  # three times a day


@pytest.mark.rule("RV-TEMPO-6")
def test_a_ready_player_who_waits_is_not_asked_again_until_something_happens() -> None:
    table = live(2).has("bob", money=900).do(bazaar.open_part).takes("ann", READY).takes("ann", PASS)
    assert table.asked_now() == ["bob"]
    table.takes("bob", CARD_HERE)
    assert table.asked_now() == ["bob", "ann"]


@pytest.mark.rule("RV-TEMPO-8")
@pytest.mark.parametrize(
    "key,default",
    [
        ("RV-OPEN-2.called", READY),
        ("RV-CLAM-4", LET),
        ("RV-CLAIM-5", market.DECLINE),
        ("RV-BUY-7.chosen", market.BUY),
        ("RV-MMC-1.used", PASS),
    ],
)
def test_what_a_run_out_clock_answers(key: str, default: int) -> None:
    seen = 0
    for seed in range(12):
        s, dice = GAME.start(4, seed, {}), chance(seed)
        for _ in range(600):
            ask = s.asks[0]
            if GAME.key(ask) == key:
                seen += 1
                assert GAME.default(s, ask, dice) == default
            s.answer(ask.seat, ask.options[dice.below(len(ask.options))])
    assert seen


@pytest.mark.rule("RV-TEMPO-8", "RV-BID-5")
def test_a_run_out_bidder_stays_at_the_high_bid_and_drops_below_it() -> None:
    table = Table(2).lies("carbastic", "rice - - -")
    for who in ("ann", "bob"):
        table.stands(who, "kim_chi", "carbastic", 1).has(who, money=500)
    table.do(market.open_markets)
    assert table.options("ann")[0] == STAY
    assert table.takes("ann", 3).options("bob")[0] == DROP


@pytest.mark.rule("RV-TEMPO-10")
def test_nobody_answers_ahead_of_time() -> None:
    table, called = Table(2).has("ann", money=900).do(bazaar.open_part), []
    for _ in range(6):
        (ask,) = table.s.asks
        called.append(ask.seat)
        table.s.answer(ask.seat, PASS if ask.seat else CARD_HERE)
    assert called == [0, 1, 1, 0, 0, 1]
    assert len(table.hand("ann")) == 3


@pytest.mark.rule("RV-TEMPO-11")
def test_a_bot_gets_nothing_but_a_guess_and_a_delay() -> None:
    assert content().tempo.bot_delay_ms == 1000
    table = Table(3).has("bob", cards="big_tipper clam_voyance")
    hands = {tuple(GAME.guess(table.s, 0, seed).players[1].hand) for seed in range(30)}
    assert len(hands) > 5


@pytest.mark.rule("RV-TEMPO-13")
def test_any_seat_can_be_played_on_by_defaults_to_the_end() -> None:
    s, dice = GAME.start(3, 2, {}), chance(3)
    while not s.over:
        ask = s.asks[0]
        s.answer(ask.seat, GAME.default(s, ask, dice) if ask.seat == 1 else ask.options[dice.below(len(ask.options))])
    assert len(GAME.result(s).places) == 3


@pytest.mark.rule("RV-TEMPO-14")
def test_live_an_action_is_refused_while_another_is_resolved_and_can_be_given_afterwards() -> None:
    table = live().has("ann", cards="armed_robbery").has("bob", cards="clam_voyance", money=500).has("cid", money=300)
    table.do(bazaar.open_part).takes("ann", USE.code(card("armed_robbery"))).takes("ann", 1)
    assert [ask.seat for ask in table.s.asks] == [1]
    with pytest.raises(NotAsked):
        table.s.answer(2, CARD_HERE)
    assert table.money("cid") == 300
    table.takes("bob", LET).takes("cid", CARD_HERE)
    assert len(table.hand("cid")) == 1


@pytest.mark.rule("RV-TEMPO-15", "RV-BART-4")
def test_live_a_second_offer_withdraws_the_first_and_offers_can_be_withdrawn() -> None:
    table = live().has("ann", money=500).do(bazaar.open_part)
    send(send(table, "ann", 1, 1), "ann", 2, 1)
    assert table.player("ann").sent.partner == 2 and ANSWER.pair(DECLINE, 0) not in table.options("bob")
    table.takes("ann", WITHDRAW)
    assert table.player("ann").sent is None and ANSWER.pair(DECLINE, 0) not in table.options("cid")


@pytest.mark.rule("RV-BART-5", "RV-TEMPO-2")
def test_live_offers_are_accepted_declined_and_countered_among_other_actions() -> None:
    table = live().has("ann", money=500).has("bob", money=300).do(bazaar.open_part)
    send(table, "ann", 1, 1).takes("bob", ANSWER.pair(ACCEPT, 0))
    assert (table.money("ann"), table.money("bob")) == (400, 400)
    send(table, "ann", 1, 1).takes("bob", ANSWER.pair(DECLINE, 0))
    assert table.player("ann").sent is None and table.money("ann") == 400
    send(table, "ann", 1, 1).takes("bob", ANSWER.pair(COUNTER, 0)).takes("bob", NEXT).takes("bob", 1).takes("bob", SEND)
    assert table.player("bob").sent.depth == 1
    table.takes("ann", ANSWER.pair(ACCEPT, 1))
    assert (table.money("ann"), table.money("bob")) == (500, 300)


@pytest.mark.rule("RV-BART-5")
def test_live_the_first_acceptance_of_an_offer_to_the_table_counts() -> None:
    table = live().has("ann", money=500).do(bazaar.open_part)
    send(table, "ann", TO_TABLE, 1)
    assert ANSWER.pair(ACCEPT, 0) in table.options("bob") and ANSWER.pair(ACCEPT, 0) in table.options("cid")
    table.takes("cid", ANSWER.pair(ACCEPT, 0))
    assert table.money("cid") == 100 and ANSWER.pair(ACCEPT, 0) not in table.options("bob")


@pytest.mark.rule("RV-GEN-10", "RV-TEMPO-3")
def test_live_composing_blocks_nobody() -> None:
    table = live().has("bob", money=300).do(bazaar.open_part).takes("ann", OFFER).takes("ann", 1)
    table.takes("bob", CARD_HERE)
    assert table.key("ann") == "RV-BART-3.composed" and len(table.hand("bob")) == 1
