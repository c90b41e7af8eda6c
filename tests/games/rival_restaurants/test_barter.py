"""Barter: composing, answering, exchanging, promising (RV-BART, RV-TEMPO-7)."""

import pytest

from prixfixe import Speech
from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants import bazaar, day
from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.options import (
    ANY_CARD,
    CANCEL,
    COINS,
    FACE_DOWN,
    GARBAGE,
    GOOD,
    NEXT,
    OFFER,
    PROMISE,
    RECIPE,
    REMOVE,
    SEND,
    SHOWN,
    SOME_SHOWN,
    SPARE,
    TO_TABLE,
    UPGRADE,
)
from prixfixe.games.rival_restaurants.prices import card_price
from prixfixe.games.rival_restaurants.trade import ACCEPT, COUNTER, DECLINE, summed
from prixfixe.games.rival_restaurants.words import Names, packed_entries
from tests.games.rival_restaurants.scene import GAME, Table, card, chef, kind, recipe, upgrade


def item(name: str) -> int:
    """An ingredient as an entry."""
    return GOOD.code(kind(name))


def offer(table: Table, who: str, partner: int, want: list[int], give: list[int]) -> Table:
    """A player composes and sends an offer in the open part."""
    table.do(bazaar.call, table.seat(who)).takes(who, OFFER).takes(who, partner)
    for entry in [*want, NEXT, *give, SEND]:
        table.takes(who, entry)
    return table


@pytest.mark.rule("RV-BART-1", "RV-BART-6")
def test_two_players_anywhere_trade_goods_and_money_in_one_step() -> None:
    table = Table(3).has("ann", "beef", money=300).has("bob", "egg milk").stands("bob", "kim_chi", "carbastic")
    offer(table, "ann", 1, [item("egg"), item("milk")], [item("beef"), 1]).takes("bob", ACCEPT)
    assert (table.goods("ann"), table.goods("bob")) == (["egg", "milk"], ["beef"])
    assert (table.money("ann"), table.money("bob")) == (200, 100)


@pytest.mark.rule("RV-BART-2")
def test_what_may_be_given_is_offered_and_nothing_else() -> None:
    table = Table(2).has(
        "ann", "beef", "big_tipper", recipes="gyoza tiramisu", upgrades="double_cooktop", money=500, garbage=1
    )
    table.stands("ann", "antoine_baguette", "island").do(bazaar.call, 0).takes("ann", OFFER).takes("ann", 1).takes(
        "ann", NEXT
    )
    assert set(table.options("ann")) == {
        PASS,
        1,
        5,
        item("beef"),
        FACE_DOWN.code(card("big_tipper")),
        SHOWN.code(card("big_tipper")),
        GARBAGE,
        RECIPE.code(recipe("gyoza")),
        RECIPE.code(recipe("tiramisu")),
        UPGRADE.code(upgrade("double_cooktop")),
        SPARE.code(chef("antoine_baguette")),
        *(PROMISE.code(i) for i in range(10)),
    }


@pytest.mark.rule("RV-BART-3")
def test_one_side_may_be_empty_but_not_both_and_money_goes_by_100_and_500() -> None:
    table = Table(3).has("ann", money=700).do(bazaar.call, 0).takes("ann", OFFER)
    table.takes("ann", 1, out_of=[PASS, 1, 2, TO_TABLE]).takes("ann", NEXT)
    assert SEND not in table.options("ann")
    table.takes("ann", 5).takes("ann", 1)
    assert 5 not in table.options("ann")
    table.takes("ann", REMOVE).takes("ann", SEND).takes("bob", ACCEPT)
    assert (table.money("ann"), table.money("bob")) == (200, 500)


@pytest.mark.rule("RV-BART-4")
def test_an_offer_is_public_but_its_draft_is_not() -> None:
    table = (
        Table(3).has("ann", "beef", money=300).do(bazaar.call, 0).takes("ann", OFFER).takes("ann", 1).takes("ann", NEXT)
    )
    table.takes("ann", item("beef"))
    assert GAME.view(table.s, 1)["players"][0]["offer"] == [] and GAME.view(table.s, 0)["mine"]["draft"][1] == [
        item("beef")
    ]
    table.takes("ann", SEND)
    assert GAME.view(table.s, 2)["players"][0]["offer"] == [1, [item("beef")], [], 0]
    table.told("gives", 0, item("beef"))


@pytest.mark.rule("RV-BART-5", "RV-TEMPO-7")
def test_the_partner_accepts_declines_or_counters_at_most_three_times() -> None:
    table = Table(2).has("ann", money=500).has("bob", money=500)
    offer(table, "ann", 1, [], [1])
    for who in ("bob", "ann", "bob"):
        table.takes(who, COUNTER, out_of=[DECLINE, ACCEPT, COUNTER]).takes(who, NEXT).takes(who, 1).takes(who, SEND)
    table.takes("ann", ACCEPT, out_of=[DECLINE, ACCEPT])
    assert (table.money("ann"), table.money("bob")) == (600, 400)
    assert (table.player("ann").offers, table.player("bob").offers) == (2, 2)


@pytest.mark.rule("RV-BART-5")
def test_an_offer_to_the_table_goes_clockwise_to_those_who_are_not_ready() -> None:
    table = Table(4).has("bob", money=500).has("cid", "egg").has("dee", "egg").has("bob", "egg", ready=1)
    offer(table, "ann", TO_TABLE, [item("egg")], [PROMISE.code(5), 1])
    table.takes("cid", DECLINE, out_of=[DECLINE, ACCEPT]).takes("dee", ACCEPT)
    assert table.goods("ann") == ["egg"] and table.goods("dee") == [] and table.s.promises[:2] == [0, 3]


@pytest.mark.rule("RV-BART-6")
def test_an_offer_that_can_no_longer_be_kept_cannot_be_accepted() -> None:
    table = Table(2).has("ann", money=100, owes=0b10).has("bob", "egg")
    offer(table, "ann", 1, [item("egg")], [1])
    table.asked("bob", [DECLINE, COUNTER])


@pytest.mark.rule("RV-BART-7")
def test_recipes_change_hands_one_for_one_of_the_same_tier() -> None:
    table = Table(2).has("ann", recipes="gyoza tiramisu").has("bob", recipes="crepes lasagna").do(bazaar.call, 0)
    table.takes("ann", OFFER).takes("ann", 1).takes("ann", RECIPE.code(recipe("lasagna"))).takes("ann", NEXT)
    table.takes("ann", RECIPE.code(recipe("gyoza")))
    assert SEND not in table.options("ann")
    table.takes("ann", REMOVE).takes("ann", RECIPE.code(recipe("tiramisu"))).takes("ann", SEND).takes("bob", ACCEPT)
    assert table.player("ann").recipes == [recipe("gyoza"), recipe("lasagna")]
    assert table.player("bob").recipes == [recipe("crepes"), recipe("tiramisu")]


@pytest.mark.rule("RV-BART-8")
def test_nobody_ends_with_two_of_an_upgrade() -> None:
    table = Table(3).has("ann", upgrades="double_cooktop").has("bob", upgrades="double_cooktop").do(bazaar.call, 0)
    table.takes("ann", OFFER).takes("ann", 1).takes("ann", NEXT)
    assert UPGRADE.code(2) not in table.options("ann")
    offer(table, "ann", 2, [], [UPGRADE.code(2)]).takes("cid", ACCEPT)
    assert table.s.has_upgrade(2, 2) and not table.s.has_upgrade(0, 2)


@pytest.mark.rule("RV-BART-9")
@pytest.mark.row("favours.exempt_from_power")
def test_sparing_is_done_with_the_exchange() -> None:
    table = (
        Table(2).stands("ann", "antoine_baguette", "island").stands("bob", "kim_chi", "island").has("bob", money=300)
    )
    offer(table, "ann", 1, [1], [SPARE.code(chef("antoine_baguette"))]).takes("bob", ACCEPT)
    assert card_price(table.s, 1) == 300 and table.money("ann") == 100


@pytest.mark.rule("RV-BART-9", "RV-POW-2")
@pytest.mark.parametrize("where", ["island", "carbastic"])
def test_sparing_is_for_sale_only_to_whom_the_power_touches(where: str) -> None:
    table = Table(2).stands("ann", "antoine_baguette", "island").stands("bob", "kim_chi", where).has("bob", money=300)
    table.do(bazaar.call, 0).takes("ann", OFFER).takes("ann", 1).takes("ann", 1).takes("ann", NEXT)
    assert (SPARE.code(chef("antoine_baguette")) in table.options("ann")) == (where == "island")


PROMISES = ["no_target", "avoid_location", "go_location", "pay", "give"]
SENTENCES = ["no_bid", "no_claim", "first_offer", "no_deal", "vote"]


@pytest.mark.rule("RV-BART-10", "RV-DAY-2")
@pytest.mark.parametrize(
    "name,detail,code",
    [
        pytest.param(name, detail, code, marks=pytest.mark.row(f"favours.promise_{name}"))
        for name, detail, code in zip(PROMISES + SENTENCES, [None, 3, 6, 4, 24, *[None] * 5], range(10))
    ],
)
def test_promises_are_recorded_until_their_day_and_bind_nobody(name: str, detail: int | None, code: int) -> None:
    table = (
        Table(2)
        .do(bazaar.call, 0)
        .takes("ann", OFFER)
        .takes("ann", 1)
        .takes("ann", NEXT)
        .takes("ann", PROMISE.code(code))
    )
    if detail is not None:
        table.takes("ann", detail)
    table.takes("ann", 2, out_of=[1, 2, 3]).takes("ann", SEND).takes("bob", ACCEPT)
    assert table.s.promises == [0, 1, code, detail or 0, table.s.day + 2]
    for expected in (5, 5, 0):
        table.do(day.dawn)
        assert len(table.s.promises) == expected


@pytest.mark.rule("RV-BART-10")
def test_every_promise_says_in_words_what_is_promised() -> None:
    names = Names(content(""))
    said = [[names.promise(row, 1, 2, Speech(lang)) for row in range(10)] for lang in ("en", "fr")]
    assert "I will vote for you" in said[0][9] and "Je voterai pour vous" in said[1][9]
    assert all(len(set(lines)) == 10 for lines in said)


@pytest.mark.rule("RV-BART-11", "RV-ACT-10")
def test_a_card_is_given_face_down_or_shown_to_the_partner_alone() -> None:
    table = Table(3).has("ann", cards="big_tipper clam_voyance")
    offer(table, "ann", 1, [], [FACE_DOWN.code(card("big_tipper")), SHOWN.code(card("clam_voyance"))])
    public = GAME.view(table.s, 2)["players"][0]["offer"][1]
    assert public == [ANY_CARD, SOME_SHOWN]
    assert (
        GAME.view(table.s, 1)["mine"]["seen"] == [[0, card("clam_voyance")]]
        and GAME.view(table.s, 2)["mine"]["seen"] == []
    )
    assert all(card("clam_voyance") in GAME.guess(table.s, 1, seed).players[0].hand for seed in range(20))
    table.takes("bob", ACCEPT)
    assert table.hand("bob") == ["big_tipper", "clam_voyance"]


@pytest.mark.rule("RV-BART-11")
def test_a_named_card_can_be_accepted_only_by_who_holds_it_and_then_all_know() -> None:
    named = FACE_DOWN.code(card("big_tipper"))
    table = Table(3).has("ann", money=100).has("bob", cards="food_fight")
    offer(table, "ann", 1, [named], [1]).asked("bob", [DECLINE, COUNTER])
    table = Table(3).has("ann", money=100).has("bob", cards="big_tipper")
    offer(table, "ann", 1, [named], [1]).takes("bob", ACCEPT)
    assert GAME.view(table.s, 2)["mine"]["seen"] == [[0, card("big_tipper")]]


@pytest.mark.rule("RV-BART-12", "RV-GARB-1", "RV-GARB-2")
def test_garbage_needs_the_receivers_consent() -> None:
    table = Table(2).has("ann", garbage=1, money=300)
    offer(table, "ann", 1, [], [GARBAGE, 1]).takes("bob", DECLINE)
    assert table.player("bob").garbage == 0
    offer(table, "ann", 1, [], [GARBAGE, 1]).takes("bob", ACCEPT)
    assert table.player("bob").garbage == 1 and table.money("bob") == 100


@pytest.mark.rule("RV-BART-13", "RV-TEMPO-6")
def test_a_ready_player_still_answers_offers_by_name() -> None:
    table = Table(2).has("ann", money=100).has("bob", ready=1)
    offer(table, "ann", 1, [], [1]).takes("bob", ACCEPT)
    assert table.money("bob") == 100


@pytest.mark.rule("RV-BART-14", "RV-TEMPO-7")
def test_a_declined_offer_can_be_repeated_up_to_six_offers_a_day() -> None:
    table = Table(2).has("ann", money=100)
    for _ in range(6):
        offer(table, "ann", 1, [], [1]).takes("bob", DECLINE)
    table.do(bazaar.call, 0)
    assert OFFER not in table.options("ann") and GAME.why_not(table.s, 0)[-1].rule == "RV-TEMPO-7"


@pytest.mark.rule("RV-TEMPO-7")
def test_an_offer_takes_sixty_steps_at_most() -> None:
    table = Table(2).has("ann", money=100).do(bazaar.call, 0).takes("ann", OFFER).takes("ann", 1).takes("ann", NEXT)
    for _ in range(29):
        table.takes("ann", 1).takes("ann", REMOVE)
    table.takes("ann", 1).asked("ann", [CANCEL, SEND])


@pytest.mark.rule("RV-TEMPO-7")
def test_an_offer_has_eight_entries_a_side() -> None:
    table = Table(2).has("ann", money=900).do(bazaar.call, 0).takes("ann", OFFER).takes("ann", 1).takes("ann", NEXT)
    for _ in range(8):
        table.takes("ann", 1)
    table.asked("ann", [CANCEL, SEND, REMOVE])


@pytest.mark.rule("RV-BART-15")
def test_whoever_gives_any_card_picks_it_when_accepting() -> None:
    table = Table(2).has("ann", money=100).has("bob", cards="big_tipper food_fight food_fight")
    offer(table, "ann", 1, [ANY_CARD], [1]).takes("bob", ACCEPT)
    table.takes("bob", card("food_fight"), out_of=[card("big_tipper"), card("food_fight")])
    assert table.hand("ann") == ["food_fight"] and table.hand("bob") == ["big_tipper", "food_fight"]
    assert [fact.to for fact in table.news if fact.name == "got_card"] == [0]


@pytest.mark.rule("RV-TEMPO-7")
def test_an_offer_has_at_most_eight_entries_a_side() -> None:
    table = (
        Table(2)
        .has("ann", "rice " * 6 + "egg " * 6)
        .do(bazaar.call, 0)
        .takes("ann", OFFER)
        .takes("ann", 1)
        .takes("ann", NEXT)
    )
    for entry in [item("rice")] * 6 + [item("egg")] * 2:
        table.takes("ann", entry)
    table.asked("ann", [PASS, SEND, REMOVE])


@pytest.mark.rule("RV-OPEN-2")
def test_a_cancelled_offer_leaves_the_action_open() -> None:
    table = Table(2).has("ann", money=300).do(bazaar.call, 0).takes("ann", OFFER).takes("ann", PASS)
    assert table.key("ann") == "RV-OPEN-2.called" and OFFER not in table.options("ann")
    assert table.player("ann").offers == 0


def test_the_money_of_a_side_is_told_once() -> None:
    assert summed([COINS.code(1), GOOD.code(2), COINS.code(5)]) == [COINS.code(6), GOOD.code(2)]
    assert summed([GOOD.code(2)]) == [GOOD.code(2)]


@pytest.mark.parametrize("lang, said", [("en", "$300, Egg"), ("fr", "300 $, Œuf")])
def test_the_money_of_an_offer_is_told_as_one_sum(lang: str, said: str) -> None:
    offered = packed_entries([COINS.code(1), GOOD.code(kind("egg")), COINS.code(2)])
    assert Names(content("")).entries(offered, Speech(lang)) == said
