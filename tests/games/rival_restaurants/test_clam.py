"""Clam-Voyance: chains, passive powers, several victims (RV-CLAM, RV-TEMPO-9)."""

import pytest

from prixfixe.games.rival_restaurants import bazaar, cards, market, powers
from prixfixe.games.rival_restaurants.options import CLAIM, CLAM_AGAINST, FORCE, USE
from prixfixe.games.rival_restaurants.prices import card_price, may_use_counter
from prixfixe.games.rival_restaurants.react import CLAM, LET
from tests.games.rival_restaurants.scene import GAME, Table, card, chef, kind, moving


def robbery(ann: str, bob: str) -> Table:
    """Ann robs Bob of half his 600 dollars; both may hold cards."""
    table = Table(3).has("ann", cards=f"armed_robbery {ann}").has("bob", cards=bob, money=600).do(bazaar.call, 0)
    return table.takes("ann", USE.code(card("armed_robbery"))).takes("ann", 1)


@pytest.mark.rule("RV-CLAM-1", "RV-CLAM-7")
def test_one_clam_protects_and_is_discarded() -> None:
    table = robbery("", "clam_voyance").takes("bob", CLAM)
    assert table.money("bob") == 600 and table.played() == ["armed_robbery", "clam_voyance"]


@pytest.mark.rule("RV-EX-1", "RV-CLAM-4", "RV-CLAM-5")
def test_clam_against_clam() -> None:
    table = (
        Table(2).has("ann", cards="armed_robbery clam_voyance", money=200).has("bob", cards="clam_voyance", money=700)
    )
    table.do(bazaar.call, 0).takes("ann", USE.code(card("armed_robbery"))).takes("ann", 1).takes("bob", CLAM).takes(
        "ann", CLAM
    )
    table.quiet()
    assert (table.money("ann"), table.money("bob")) == (500, 400)
    assert table.played() == ["armed_robbery", "clam_voyance", "clam_voyance"] and table.player("ann").used == 1


@pytest.mark.rule("RV-CLAM-4", "RV-CLAM-5", "RV-CLAM-3")
@pytest.mark.parametrize(
    "answers,robbed", [("L", True), ("CL", False), ("CCL", True), ("CCCL", False), ("CCCCL", True)]
)
def test_the_last_clam_of_a_chain_stands(answers: str, robbed: bool) -> None:
    table = robbery("clam_voyance clam_voyance big_tipper", "clam_voyance clam_voyance big_tipper")
    for i, answer in enumerate(answers):
        table.takes(("bob", "ann")[i % 2], CLAM if answer == "C" else LET)
    table.quiet()
    assert table.money("bob") == (300 if robbed else 600)


@pytest.mark.rule("RV-CLAM-4")
def test_nobody_else_takes_part_in_a_chain() -> None:
    table = robbery("", "clam_voyance").has("cid", cards="clam_voyance").takes("bob", CLAM).quiet()
    assert table.hand("cid") == ["clam_voyance"]


@pytest.mark.rule("RV-CLAM-6", "RV-GEN-17")
def test_each_victim_has_a_chain_of_its_own_before_anything_happens() -> None:
    table = (
        Table(4)
        .has("bob", cards="trash_talk clam_voyance")
        .has("cid", cards="clam_voyance")
        .has("ann", cards="clam_voyance")
    )
    table.do(bazaar.call, 1).takes("bob", USE.code(card("trash_talk"))).takes("bob", 0).takes("bob", 2)
    assert table.asked_now() == ["cid"]
    table.takes("cid", CLAM).takes("bob", CLAM)
    assert table.asked_now() == ["ann"] and sum(p.garbage for p in table.s.players) == 0
    table.takes("ann", CLAM)
    assert [p.garbage for p in table.s.players] == [0, 0, 1, 0]


@pytest.mark.rule("RV-CLAM-6")
def test_a_chain_that_stands_protects_nobody_else() -> None:
    table = Table(4).has("bob", cards="trash_talk").has("cid", cards="clam_voyance")
    table.do(bazaar.call, 1).takes("bob", USE.code(card("trash_talk"))).takes("bob", 0).takes("bob", 2)
    table.takes("cid", CLAM).quiet()
    assert [p.garbage for p in table.s.players] == [1, 0, 0, 0]


@pytest.mark.rule("RV-CLAM-2")
def test_powers_used_on_you_can_be_cancelled() -> None:
    table = (
        moving(2)
        .stands("ann", "angus_khan", "chop_shop")
        .stands("bob", "kim_chi", "chop_shop")
        .has("bob", cards="clam_voyance")
    )
    table.do(powers.power_window).takes("ann", 1).takes("bob", CLAM)
    assert table.s.at[1] == 3 and table.s.spent[0] == 1
    table = (
        moving(2)
        .stands("ann", "senor_fuego", "carbastic")
        .stands("bob", "biff_brobeque", "carbastic")
        .has("bob", cards="clam_voyance", money=500)
    )
    table.do(powers.tolls).takes("ann", -1).takes("bob", CLAM)
    assert table.money("bob") == 500


@pytest.mark.rule("RV-CLAM-2", "RV-POW-3")
def test_a_cancelled_swap_still_costs_and_a_cancelled_purchase_does_not() -> None:
    table = (
        moving(2)
        .stands("ann", "kim_chi", "chop_shop")
        .stands("bob", "biff_brobeque", "carbastic")
        .has("ann", money=100)
        .has("bob", cards="clam_voyance")
    )
    table.do(powers.power_window).takes("ann", 1).takes("bob", CLAM).quiet()
    assert table.s.at == [3, 0] and table.money("ann") == 0
    table = (
        Table(2)
        .stands("ann", "general_stroganov", "carbastic")
        .has("ann", money=100)
        .has("bob", "beef", "clam_voyance")
    )
    table.do(bazaar.call, 0).takes("ann", FORCE).takes("ann", 1).takes("ann", kind("beef")).takes("bob", CLAM)
    assert table.money("ann") == 100 and table.goods("bob") == ["beef"] and table.s.spent[0] == 1


@pytest.mark.rule("RV-CLAM-8")
def test_clam_against_a_passive_power_is_an_action_of_its_own() -> None:
    table = (
        Table(3)
        .stands("ann", "antoine_baguette", "island")
        .stands("bob", "kim_chi", "island")
        .has("bob", cards="clam_voyance", used=1)
    )
    table.has("ann", cards="big_tipper").do(bazaar.call, 1)
    table.takes("bob", CLAM_AGAINST.code(chef("antoine_baguette"))).takes("ann", LET)
    assert card_price(table.s, 1) == 300 and card_price(table.s, 2) == 400
    table = Table(2).stands("ann", "lovehandles_mcfatterson", "carbastic").stands("bob", "kim_chi", "carbastic")
    table.has("ann", cards="clam_voyance").has("bob", cards="clam_voyance").do(bazaar.call, 1)
    table.takes("bob", CLAM_AGAINST.code(chef("lovehandles_mcfatterson"))).takes("ann", CLAM)
    assert not may_use_counter(table.s, 1)


@pytest.mark.rule("RV-CLAM-8", "RV-MMC-1")
def test_clam_against_a_passive_power_works_in_the_card_window() -> None:
    table = (
        moving(2)
        .stands("ann", "lovehandles_mcfatterson", "carbastic", 1)
        .stands("bob", "kim_chi", "carbastic")
        .has("bob", cards="clam_voyance")
    )
    table.do(cards.card_window).takes("bob", CLAM_AGAINST.code(chef("lovehandles_mcfatterson")))
    assert may_use_counter(table.s, 1) and table.s.want[1] == 0


@pytest.mark.rule("RV-TEMPO-9")
def test_who_is_asked_to_react_says_nothing_about_the_cards_held() -> None:
    for held in ("clam_voyance", "big_tipper"):
        table = robbery("", held)
        assert table.asked_now() == ["bob"] and table.key("bob") == "RV-CLAM-4"
    robbery("", "").quiet()
    guess = GAME.guess(robbery("", "big_tipper").s, 0, 3)
    assert guess.asked(1).options[0] == LET


@pytest.mark.rule("RV-TEMPO-9", "RV-CLAM-2")
def test_bids_claims_and_trades_open_no_reaction() -> None:
    table = (
        Table(2)
        .stands("ann", "kim_chi", "carbastic")
        .has("ann", money=300)
        .has("bob", cards="clam_voyance")
        .lies("carbastic", "rice - - -")
    )
    table.do(bazaar.call, 0).takes("ann", CLAIM.pair(0, 1)).quiet()


@pytest.mark.rule("RV-CLAM-3", "RV-CLAIM-5", "RV-CARD-17")
def test_a_clam_against_a_clam_against_a_card_during_a_contest() -> None:
    table = Table(3).lies("carbastic", "rice - - -")
    for who in ("ann", "bob"):
        table.stands(who, "kim_chi", "carbastic").has(who, money=500)
    table.has("bob", cards="going_going_prawn clam_voyance").has("ann", cards="clam_voyance big_tipper").do(
        bazaar.open_part
    )
    table.takes("ann", CLAIM.pair(0, 1)).takes("bob", market.CONTEST).takes("ann", 2)
    table.takes("bob", -3).takes("ann", CLAM).takes("bob", CLAM).takes("ann", LET)
    assert table.goods("bob") == ["rice"] and table.money("bob") == 400 and table.money("ann") == 500
    assert table.key("bob") == "RV-OPEN-2.called"
    said = [fact.name for fact in table.news]
    assert said.index("contests") < said.index("war") < said.index("swept") < said.index("won_war")
