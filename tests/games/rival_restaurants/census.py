"""Every piece of the box, counted wherever it lies."""

from __future__ import annotations

import functools
import operator

from prixfixe.games.rival_restaurants.state import Rivals


def census(s: Rivals) -> dict[str, int]:
    """174 ingredients, 36 action cards, 48 recipes, 30 clips; money and garbage against bank and bin."""
    t = s.tables
    counts: dict[str, int] = {}
    for kind in range(t.kinds):
        on_counters = sum(slots.count(kind) for slots in s.counter)
        counts[f"kind {kind}"] = (
            s.stock[kind] + s.waste[kind] + on_counters + sum(player.larder[kind] for player in s.players)
        )
    looked_at_cards = s.peek if any(ask.options and ask.rule.__name__ == "kept_card" for ask in s.asks) else []
    for card in range(t.cards):
        hands = sum(player.hand.count(card) for player in s.players)
        counts[f"card {card}"] = (
            s.deck[card] + s.played[card] + hands + int(s.effect.card == card) + looked_at_cards.count(card)
        )
    looked_at = [] if looked_at_cards else s.peek
    held = [recipe for player in s.players for recipe in player.recipes]
    everywhere = functools.reduce(operator.iadd, s.bags + s.bottoms + s.finished, []) + looked_at + held
    for recipe in range(t.recipes):
        counts[f"recipe {recipe}"] = everywhere.count(recipe)
    for upgrade in range(t.upgrades):
        counts[f"upgrade {upgrade}"] = s.clips[upgrade] + sum(p.upgrades >> upgrade & 1 for p in s.players)
    counts["money"] = s.bank + sum(player.money for player in s.players)
    counts["garbage"] = s.bin + sum(player.garbage for player in s.players)
    return counts
