"""Every kind of piece, counted wherever it lies; coins belong to the bank and are counted elsewhere."""

from __future__ import annotations

from collections import Counter

from prixfixe.games.ristorante_italia.menu import replaced
from prixfixe.games.ristorante_italia.state import Italia
from prixfixe.games.ristorante_italia.wine import swapped


def census(s: Italia) -> dict[str, int]:
    """Tokens by kind, cards one by one, rooms by kind, cubes, cookbooks."""
    found: Counter[str] = Counter()
    for kind in range(s.tables.kinds):
        found[f"token {kind}"] = s.crate[kind] + s.trash[kind] + sum(r.shelf[kind] for r in s.restaurants)
        found[f"token {kind}"] += s.stalls.count(kind) + (s.incoming == kind)
    for deck, (pile, discard) in enumerate(zip(s.piles, s.discards)):
        looked_at = s.drawn if s.deck == deck else []
        found.update(f"{'wine' if deck == 4 else 'recipe'} {card}" for card in [*pile, *discard, *looked_at])
    for r in s.restaurants:
        found.update(f"recipe {card}" for card in [*r.hand, *r.menu] if card >= 0)
        found.update(f"wine {card}" for card in r.cellar)
        found.update(f"bonus {card}" for card in r.bonus)
        assert sum(r.shelf) == r.shelved
        assert len(r.hand) == len(r.slots)
        assert r.coins >= 0
    found.update(f"{ask_piece(ask.rule)} {ask.a}" for ask in s.asks if ask_piece(ask.rule))
    found.update(
        f"bonus {card}" for card in [*s.display, *s.bonus_discard, *(card for pile in s.to_come for card in pile)]
    )
    found["cubes"] = s.pot + s.box + sum(r.cubes for r in s.restaurants)
    assert s.crated == [sum(s.crate[k] for k in kinds) for kinds in s.tables.kinds_of]
    assert s.trashed == [sum(s.trash[k] for k in kinds) for kinds in s.tables.kinds_of]
    return dict(found)


def ask_piece(rule: object) -> str:
    """What a question holds: the card that waits for a space."""
    return "recipe" if rule is replaced else "wine" if rule is swapped else ""
