"""Chapter 14, end of turn: refill, Tools to hand, Bench cleanup; and 17.3, Bench Benefits."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.sweet_mess.bench import add_bench, discard
from prixfixe.games.sweet_mess.options import GOOD
from prixfixe.games.sweet_mess.preparing import tool_options
from prixfixe.games.sweet_mess.state import Cook, Kitchen, use
from prixfixe.games.sweet_mess.tables import BASICS
from prixfixe.games.sweet_mess.tools import discard_tool
from prixfixe.kit.lists import drop


def end_turn(s: Kitchen, seat: i64) -> None:
    """SM-EOT-1 to 6: Bench Benefits, refill, Tools to hand, Bench cleanup."""
    if s.benefits:
        for _ in range(s.tables.benefits_per_turn):
            s.then(check_benefit, seat)
        s.then(refill, seat)
    else:
        refill(s, seat)
    s.then(pick_up, seat)


# ---- the display


def refill(s: Kitchen, seat: i64) -> None:
    """SM-EOT-2: slide both rows to the right, then fill."""
    columns = s.tables.columns
    for row in range(2):
        first = row * columns
        free = first
        for space in range(first, first + columns):
            card = s.display[space]
            if card >= 0:
                if space != free:
                    s.display[space] = -1
                    s.display[free] = card
                free += 1
    fill(s, seat)


def fill(s: Kitchen, seat: i64) -> None:
    """SM-EOT-2 to 4: bottom row, then top row, each from right to left; an Event interrupts."""
    for space, card in enumerate(s.display):
        if card < 0:
            deck = s.decks[space // s.tables.columns]
            if not deck:
                deck = s.decks[1 - space // s.tables.columns]
            if not deck:
                return
            card = s.draw(deck)
            if card >= s.tables.recipes:
                draw_event(s, seat, card)
                s.then(fill, seat)
                return
            s.display[space] = card
            s.tell("dealt", card)


def draw_event(s: Kitchen, seat: i64, card: i64) -> None:
    """SM-EOT-3: an Event is resolved at once and leaves the game."""
    event = card - s.tables.recipes
    s.gone.append(card)
    s.tell("event", event)
    s.tables.events[event](s, seat, event)


# ---- Tools and Bench


def pick_up(s: Kitchen, seat: i64) -> None:
    """SM-EOT-5, SM-TOOL-4: face-down Tools go to hand; then its limit and the Bench cleanup."""
    cook = s.cooks[seat]
    cook.hand.extend(cook.down)
    cook.down.clear()
    limit_hand(s, seat)


def limit_hand(s: Kitchen, seat: i64) -> None:
    """SM-TOOL-5: discard down to the hand limit; the Bench is cleaned up last."""
    if len(s.cooks[seat].hand) > s.tables.hand_limit:
        s.ask(seat, tool_options(s, seat), hand_limited)
    else:
        clean_up(s, seat)


def hand_limited(s: Kitchen, seat: i64, tool: i64) -> None:
    """SM-TOOL-5: a Tool of the owner's choice, without effect."""
    drop(s.cooks[seat].hand, tool)
    discard_tool(s, tool)
    limit_hand(s, seat)


def clean_up(s: Kitchen, seat: i64) -> None:
    """SM-EOT-6: discard any number of Ingredients from the Bench."""
    cook = s.cooks[seat]
    if cook.goods() > 0:
        options: list[i64] = [PASS]
        add_bench(cook, options)
        s.ask(seat, options, cleaned)


def cleaned(s: Kitchen, seat: i64, code: i64) -> None:
    """One Ingredient back to the supply, and perhaps another."""
    if code != PASS:
        discard(s, s.cooks[seat], GOOD.one(code), GOOD.two(code))
        clean_up(s, seat)


# ---- Bench Benefits


def shows(s: Kitchen, cook: Cook, cards: list[i64]) -> bool:
    """SM-BBN-2, SM-BBN-3: all Ingredients of the cards lie on the Bench, repeated types added up; no Supers."""
    wanted: list[i64] = [0] * BASICS
    for card in cards:
        for kind in s.tables.pair[card]:
            wanted[kind] = wanted[kind] + 1
    return all(cook.total[kind] >= wanted[kind] for kind in range(BASICS))


def check_benefit(s: Kitchen, seat: i64) -> None:
    """SM-BBN-2: with the four Ingredients of the left and the middle card the active player gains the benefit."""
    if shows(s, s.cooks[seat], [s.left, s.middle]):
        gain_benefit(s, seat)


def gain_benefit(s: Kitchen, seat: i64) -> None:
    """SM-BBN-4: the benefit on top of the right pile, then the cards move."""
    card = s.right[len(s.right) - 1]
    s.tell("benefit", s.name(seat), card)
    use(s, seat, s.tables.benefit[card], s.tables.benefit_amount[card], 0)
    s.then(shift)


def shift(s: Kitchen) -> None:
    """SM-BBN-4, SM-BBN-5: middle onto the right pile, left to the middle, the next card to the left."""
    s.right.append(s.middle)
    s.middle = s.left
    if not s.piled:
        top = s.right.pop()
        s.piled = s.right
        s.piled.sort()
        s.right = [top]
    s.left = s.draw(s.piled)
    s.tell("benefits_moved", s.left)
