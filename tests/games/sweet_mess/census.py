"""Every piece of Sweet Mess, counted wherever it lies."""

from __future__ import annotations

from prixfixe.games.sweet_mess.state import Kitchen
from prixfixe.games.sweet_mess.tables import GROUPS, KINDS


def census(s: Kitchen) -> dict[str, int]:
    """Tokens of each type, Stored tokens of each type, cards, Awards; gold is unlimited."""
    count: dict[str, int] = {}
    for kind in range(KINDS):
        on_bowls = sum(s.bowl[kind::KINDS])
        on_benches = sum(cook.bench[group * KINDS + kind] for cook in s.cooks for group in range(GROUPS))
        count[f"ingredient {kind}"] = s.supply[kind] + on_bowls + on_benches + s.spare.count(kind)
    for kind in range(KINDS - 1):
        count[f"stored {kind}"] = s.stores[kind] + sum(cook.stored[kind] for cook in s.cooks)
    cards = [*s.gone, *s.aside, *(card for deck in s.decks for card in deck), *(x for x in s.display if x >= 0)]
    tools = [*s.tools, *s.pile] + ([s.played] if s.played >= 0 else [])
    prizes: list[int] = []
    for cook in s.cooks:
        cards += [*cook.done, *cook.used, *(recipe for recipe in cook.slots if recipe >= 0)]
        tools += [*cook.hand, *cook.down]
        prizes += [prize for prize in cook.awards if prize >= 0]
    prizes += [prize for type, stack in enumerate(s.tables.stacks) for prize in stack[s.claimed[type] :]]
    benefits = [*s.piled, *s.right, *(card for card in (s.left, s.middle) if card >= 0)]
    for name, found in (("card", cards), ("tool", tools), ("award", prizes), ("benefit", benefits)):
        for item in found:
            count[f"{name} {item}"] = count.get(f"{name} {item}", 0) + 1
    for program in [*s.programs, *s.ran]:
        count[f"program {program}"] = count.get(f"program {program}", 0) + 1
    for cell in range(len(s.load)):
        assert s.load[cell] == sum(s.bowl[cell * KINDS : cell * KINDS + KINDS]) <= s.tables.bowl_capacity
    for cook in s.cooks:
        assert [sum(cook.bench[g * KINDS : g * KINDS + KINDS]) for g in range(GROUPS)] == cook.fill
        assert [sum(cook.bench[kind::KINDS]) for kind in range(KINDS)] == cook.total
    return count
