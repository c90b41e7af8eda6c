"""The table of Rival Restaurants: what a player must find on it in given positions."""

from __future__ import annotations

import re
from typing import Any

import prixfixe
from prixfixe import Ask, Speech
from prixfixe.games.rival_restaurants.barter import compose, new_offer
from prixfixe.games.rival_restaurants.content import content
from prixfixe.games.rival_restaurants.options import ANY_CARD, COINS, FACE_DOWN, GOOD, SHOWN
from prixfixe.games.rival_restaurants.state import COOK, MONEY_AND_MOVE, SERVING
from prixfixe.games.rival_restaurants.table.board import Board
from prixfixe.games.rival_restaurants.table.pictures import BONUS_PICS, CARD_PICS, UPGRADE_PICS
from prixfixe.web.sprite import names
from tests.configs import Config
from tests.games.rival_restaurants.configs import CONFIGS
from tests.games.rival_restaurants.scene import Table, card, kind, recipe
from tests.web.boards import asks, check, drawn_spots, rendered

GAME = prixfixe.load("rival-restaurants")


def board(table: Table, seat: int | None = 0, key: str = "") -> Any:
    """The board of a position."""
    return Board(GAME.view(table.s, seat), Speech("en", ("Ann", "Bob", "Cid")), seat, GAME.questions.by_key.get(key))


def composing(stage: int) -> Table:
    """Ann composes an offer to Bob: bread for his egg."""
    table = Table().has("ann", goods="bread rice", cards="rave_review", money=600, garbage=1)
    table.has("bob", goods="egg egg", money=200)
    offer = new_offer(1, 0)
    offer.stage, offer.want = stage, [GOOD.code(kind("egg"))]
    offer.give = [COINS.code(1), COINS.code(5), FACE_DOWN.code(card("rave_review"))] if stage else []
    table.s.players[0].draft = offer
    return table


def test_an_offer_grows_thing_by_thing_on_the_pans() -> None:
    """Money is one heap; the last thing put on the open pan can be taken off, nothing else."""
    deal = board(composing(1), key="RV-BART-3.composed").deal()
    assert [(piece.label, piece.spot) for piece in deal["give"]] == [
        ("$600", ""),
        ("the card Rave Review", "scale.back"),
    ]
    assert [(piece.label, piece.spot) for piece in deal["want"]] == [("Egg", "")]
    assert deal["worth"] == ("$900", "$200")
    deal = board(composing(0), key="RV-BART-3.composed").deal()
    assert [piece.spot for piece in deal["want"]] == ["scale.back"]


def test_the_partner_s_things_lie_on_a_tray_while_something_is_wanted() -> None:
    """Touching the egg wants it; one's own things are no part of it yet."""
    table = composing(0)
    table.s.asks.clear()
    compose(table.s, 0)
    page = rendered(GAME, table.s, 0, table.s.asks[0])
    check(GAME, table.s, page, table.s.asks[0])
    spots = drawn_spots(page)
    assert {"seat.1.larder.egg", "seat.1.purse.100", "quill", "scale.back"} <= spots
    assert not {"larder.bread", "garbage", "seat.1.purse.500"} & spots


def test_given_cards_have_their_face_for_who_may_see_it() -> None:
    """Face down for all but the sender; shown to the partner alone."""
    table = Table().has("ann", cards="rave_review robin_food")
    offer = new_offer(1, 0)
    offer.give, offer.want = [FACE_DOWN.code(card("rave_review")), SHOWN.code(card("robin_food"))], [ANY_CARD]
    table.s.players[0].sent = offer

    def given(seat: int | None) -> list[str]:
        return [piece.label for piece in board(table, seat).offers()[0]["give"]]

    assert given(0) == ["the card Rave Review", "Robin Food, shown"]
    assert given(1) == ["any action card", "Robin Food, shown"]
    assert given(2) == given(None) == ["any action card", "an action card, shown to the partner"]


def test_a_stall_shows_what_is_sold_who_stands_there_and_what_is_lacking() -> None:
    table = Table(phase=MONEY_AND_MOVE).has("ann", goods="bread", recipes="bruschetta tiramisu")
    table.lies("fruit_stand", "tomato - beans").stands("bob", "gohan_sushido", "fruit_stand", 1)
    stall = board(table).stalls()[1]
    assert [(slot["label"], slot["needed"], slot["marks"]) for slot in stall["slots"]] == [
        ("Tomato", True, [1]),
        ("Sold", False, []),
        ("Beans", False, []),
    ]
    assert [(piece.seat, piece.badge) for piece in stall["chefs"]] == [(1, "tomato")]
    assert "wants Tomato" in stall["chefs"][0].label


def test_what_one_pays_stands_at_the_stall_when_it_is_not_the_list_price() -> None:
    table = Table().stands("ann", "kim_chi", "carbastic").stands("bob", "antoine_baguette", "carbastic")
    stall = board(table).stalls()[0]
    assert (stall["yours"], stall["notes"]) == ("you pay $200", ["Aristocratic Taste: dearer for you"])
    assert board(table, 1).stalls()[0]["yours"] == ""


def test_the_plan_of_the_evening_says_what_it_brings() -> None:
    """One's own while it is made, with what is still to choose; everybody's once served."""
    table = Table(phase=COOK).has("ann", goods="bread tomato alien_goo", recipes="bruschetta tiramisu", mask=1)
    table.player("ann").fills = [kind("bread"), kind("tomato")]
    (plan,) = board(table, key="RV-SUB-1").kitchen()
    (dish,) = plan["dishes"]
    assert [piece.label for piece in dish["parts"]] == ["Bread", "Tomato", "Garlic: to choose"]
    assert dish["earns"] == "+3"
    assert board(table, 1).kitchen()[0]["dishes"] == []
    table.player("ann").fills.append(kind("alien_goo"))
    table.s.phase = SERVING
    assert [it["seat"] for it in board(table, 1).kitchen()] == [0]


def test_only_one_thing_is_on_the_square() -> None:
    """A question about the scale brings it out; a war before a quiet square."""
    table = composing(1)
    assert board(table, key="RV-BART-3.composed").stage() == "trade"
    assert board(table, 1).stage() == "quiet"
    table.s.war.market, table.s.war.slot = 0, 1
    assert board(table, key="RV-CLAIM-5").stage() == "war"


def test_rare_questions_are_answered_on_the_table() -> None:
    """Questions that random players hardly see: discards, the market to close, whom to vote for, a bonus."""
    s: Any = CONFIGS[3].start(2)
    s.waste = [1] * s.tables.kinds
    for key, options in {
        "RV-CARD-5": [0, 12],
        "RV-CARD-15": [2],
        "RV-END-3": [1, 3],
        "RV-BON-6": [4],
        "RV-BON-2": [1],
    }.items():
        ask = Ask(0, options, GAME.rules[key], 0, 0)
        check(GAME, s, rendered(GAME, s, 0, ask, "fr"), ask)


def test_every_thing_explains_itself() -> None:
    """Tokens, chefs and recipes have a text for hover, focus and long press."""
    table = Table().has("ann", goods="tofu", cards="rave_review", recipes="bruschetta tiramisu")
    d = board(table)
    assert "meat" in d.larder(0)[0].tip
    assert d.hand_cards()[0].tip.startswith("Rave Review\n")
    assert "Black Market" in d.chefs(0)[0]["piece"].tip
    assert "Bread, Tomato, Garlic" in d.recipe(recipe("bruschetta"), 0)["tip"]


def test_every_row_has_a_drawing() -> None:
    """Nothing printed falls back on a general picture; no two action cards look the same."""
    c = content()
    wanted = {row.id for row in [*c.ingredients, *c.locations, *c.chefs]}
    wanted |= {f"cuisine_{row.id}" for row in c.cuisines}
    wanted |= {pic for row in c.action_cards for pic in CARD_PICS[row.id]}
    wanted |= {UPGRADE_PICS[row.id] for row in c.upgrades}
    wanted |= {BONUS_PICS[bonus.effect] for row in c.restaurants for bonus in row.levels}
    assert wanted <= names()
    assert len(set(CARD_PICS.values())) == len(c.action_cards)


def test_no_codes_stand_on_the_table() -> None:
    """No rule ids, no beats, no numbers of options in what people read."""
    config: Config = CONFIGS[0]
    for step, (s, ask) in enumerate(asks(config, 5)):
        if step % 60 == 0 and ask.seat >= 0:
            words = re.sub(r"<[^>]*>", " ", rendered(GAME, s, ask.seat, ask))
            assert not re.search(r"RV-|\bbeat\b|house card|None|\{", words), words
        if step > 400:
            break
