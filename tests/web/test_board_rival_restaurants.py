"""The board of Rival Restaurants: every view renders, what is offered can be clicked, its sums are the rules' own."""

from __future__ import annotations

from typing import Any

import pytest

import prixfixe
from prixfixe import Ask, Speech
from prixfixe.games.rival_restaurants import prices
from prixfixe.games.rival_restaurants.content import content, tables
from prixfixe.games.rival_restaurants.options import (
    ANY_CARD,
    COINS,
    FROM_AFAR,
    GOOD,
    OFFER,
    PAIR,
    READY,
    SHOWN,
    SOME_SHOWN,
    TO_TABLE,
    UNREADY,
)
from prixfixe.web.boards import rival_restaurants as board
from prixfixe.web.sprite import names
from tests.configs import Config
from tests.games.rival_restaurants.configs import CONFIGS
from tests.web.boards import asks, check, clicked, rendered, views

GAME = prixfixe.load("rival-restaurants")
# answers without a place on the board: passing, yes and no, amounts, days, getting ready, both recipes
MENU = {READY, OFFER, UNREADY, *range(FROM_AFAR.first, FROM_AFAR.end)}
LISTED: dict[str, set[int]] = {
    "RV-CLAM-4": {0}, "RV-BUY-7.chosen": {0}, "RV-CLAIM-5": {0}, "RV-BART-3": {TO_TABLE}, "RV-CARD-10": {0, 1},
    "RV-BART-10": set(range(1, 6)), "RV-BART-10.dated": {1, 2, 3}, "RV-COOK-2.recipes": {0, 3}, "RV-SUB-6": {0},
    "RV-SUB-1": set(range(PAIR.first, PAIR.end)), "RV-CARD-18": {0}, "RV-COOK-4": {0, 1},
    "RV-OPEN-2.called": MENU, "RV-TEMPO-2.acted": MENU,
}  # fmt: skip


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_whole_matches_are_drawn(config: Config) -> None:
    """Whoever looks, in both languages; whatever lies on the table is clicked where it lies."""
    for s, ask, missing in views(GAME, config, 3, every=41):
        assert missing <= {-1} | LISTED.get(GAME.key(ask), set()), (GAME.key(ask), missing)
        assert board.scores(GAME.view(s, None)) == [player.popularity for player in s.players]


@pytest.mark.parametrize("config", [CONFIGS[0], CONFIGS[11], CONFIGS[13]], ids=str)
def test_prices_are_those_of_the_rules(config: Config) -> None:
    """At every place, for every chef and NPC, with surcharges and discounts."""
    compared = 0
    for step, (s, _) in enumerate(asks(config, 7)):
        if step % 5:
            continue
        sums = board.Sums(GAME.view(s, None))
        for piece, place in enumerate(s.at):
            if s.chef[piece] >= 0 and 0 <= place < s.tables.markets:
                for shelf in (True, False):
                    assert sums.price(piece, place, shelf) == prices.price(s, piece, place, shelf)
                least = prices.minimum_bid(s, piece, place)
                off, more = prices.war_discount(s, s.owner(piece), place), prices.passive_surcharge(s, piece)
                assert sums.war_cost(piece, place, least) == max(0, least - off) + more
                compared += 1
            if s.chef[piece] >= 0 and place == s.tables.island:
                assert sums.card_price(piece) == prices.card_price(s, piece)
    assert compared > 20


def kitchen(house: str, garbage: int, level: int = 0) -> Any:
    """A view with a restaurant of one's choice."""
    view = GAME.view(GAME.start(3, 1, {}), 0)
    number = next(i for i, row in enumerate(content().restaurants) if row.id == house)
    view["players"][0].update(restaurant=number, garbage=garbage, level=level)
    return view


def recipe(name: str) -> int:
    """A recipe's number."""
    return next(i for i, row in enumerate(content().recipes) if row.id == name)


@pytest.mark.parametrize(
    ("house", "garbage", "level", "dish", "points"),
    [
        ("the_rising_sun", 0, 0, "chirashi_bowl", 7),
        ("the_rising_sun", 2, 0, "chirashi_bowl", 5),
        ("the_rising_sun", 9, 2, "chirashi_bowl", 2),
        ("stars_and_tripes", 2, 0, "bruschetta", 1),
        ("crepe_expectations", 1, 3, "chirashi_bowl", 6),
        ("seoul_food", 0, 3, "bruschetta", 4),
    ],
)
def test_what_a_dish_earns(house: str, garbage: int, level: int, dish: str, points: int) -> None:
    """Value less garbage, never below nothing; then own cuisine and lasting bonuses."""
    assert board.Sums(kitchen(house, garbage, level)).earns(0, recipe(dish)) == points


def test_extras_and_income() -> None:
    """Wine and a review add one each; upgrades and Full House pay daily."""
    view = kitchen("pasta_la_vista", 0, 2)
    sums = board.Sums(view)
    assert sums.earns(0, recipe("chirashi_bowl"), extra=True, review=True) == 8
    assert sums.income(0) == 400
    view["players"][0]["upgrades"] = [1, 1, 1, 1, 1]
    assert sums.income(0) == 600


def test_missing_ingredients_are_named_and_priced() -> None:
    """A recipe says what is there and what the rest costs."""
    view = kitchen("pasta_la_vista", 0)
    view["players"][0]["larder"] = [0] * tables("").kinds
    table = board.Board(view, Speech("en"), 0, {})
    card = table.recipe(recipe("bruschetta"), 0, None)
    assert (card["ready"], card["state"]) == (False, "missing: $300")
    for kind in tables("").needs[recipe("bruschetta")]:
        view["players"][0]["larder"][kind] = 1
    card = table.recipe(recipe("bruschetta"), 0, None)
    assert card["ready"] and all(need["have"] for need in card["needs"])


def test_bids_show_what_they_leave() -> None:
    """A war at a counter; the bidder sees what each bid leaves."""
    view = kitchen("pasta_la_vista", 0)
    view["players"][0]["money"] = 500
    view["war"].update(market=0, slot=1, pieces=[0, 1], bids=[100, 200], garbage=[0, 0], out=[0, 0], turn=0)
    spots = {"bid.stay": 0, "bid.500": 5, "bid.drop": -1}
    bids = {bid["option"]: bid for bid in board.Board(view, Speech("en"), 0, spots).bids()}
    assert list(bids) == [0, 5, -1]
    assert bids[0]["amount"] == "Stay $200" and bids[0]["left"] == "leaves you $300"
    assert bids[5]["left"] == "all in"


def test_an_offer_is_seen_whole_by_its_sender_and_without_faces_by_others() -> None:
    """Cards that are given lie face down; one that is shown has its face for the partner alone."""
    view = kitchen("pasta_la_vista", 0)
    view["players"][1]["offer"] = [0, [COINS.code(3), ANY_CARD, SOME_SHOWN], [GOOD.code(1)], 0]
    view["mine"]["offers"] = [[], [SHOWN.code(2)], []]
    spots = {"offer.1.decline": 0, "offer.1.accept": 1, "offer.1.counter": 2}
    mine = board.Board(view, Speech("en"), 0, spots).offers()[0]
    assert [entry["text"] for entry in mine["give"]] == ["$300", "any action card", "Armed Robbery, shown"]
    assert [answer["option"] for answer in mine["answers"]] == [1, 2, 0]
    assert mine["left"] == f"Afterwards you would have ${view['players'][0]['money'] + 300}"
    seen = board.Board(view, Speech("en"), None, {}).offers()[0]
    assert [entry["text"] for entry in seen["give"]][2] == "an action card, shown to the partner"
    assert not seen["answers"]


def test_rare_questions_are_answered_on_the_board() -> None:
    """Questions that random players hardly see: discards, the market to close, whom to vote for, a bonus."""
    s: Any = CONFIGS[3].start(2)
    s.waste = [1] * tables("").kinds
    for key, options in {
        "RV-CARD-5": [0, 12],
        "RV-CARD-15": [2],
        "RV-END-3": [1, 3],
        "RV-BON-6": [4],
        "RV-BON-2": [1],
    }.items():
        ask = Ask(0, options, GAME.rules[key], 0, 0)
        assert check(rendered(GAME, s, 0, ask, "fr"), ask) == set(), key


def test_every_row_has_a_drawing() -> None:
    """Nothing printed falls back on a general picture; no two action cards look the same."""
    c = content()
    wanted = {row.id for row in [*c.ingredients, *c.locations, *c.chefs]}
    wanted |= {f"cuisine_{row.id}" for row in c.cuisines}
    wanted |= {pic for row in c.action_cards for pic in board.CARD_PICS[row.id]}
    wanted |= {board.UPGRADE_PICS[row.id] for row in c.upgrades}
    wanted |= {board.BONUS_PICS[bonus.effect] for row in c.restaurants for bonus in row.levels}
    wanted |= {*board.ENTRY_PICS.values(), *board.PHASE_PICS}
    assert wanted <= names()
    assert len(set(board.CARD_PICS.values())) == len(c.action_cards)


def test_a_spectator_clicks_nothing() -> None:
    """Without a question there are no buttons."""
    s = CONFIGS[0].start(4)
    assert clicked(rendered(GAME, s, None, None, "en")) == set()
