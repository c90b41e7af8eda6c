"""Every piece of Restaurant Row, counted wherever it lies."""

from __future__ import annotations

from prixfixe.games.restaurant_row.state import Street


def census(s: Street) -> dict[str, int]:
    """Each ingredient, worker, renovation, customer and category, and all the money."""
    houses = s.restaurants
    pieces = {
        "ingredient": [
            *s.larder,
            *s.discards,
            *(token for goods in s.goods[:3] for token in goods),
            *(token for r in houses for token in r.menu),
            *(r.frozen for r in houses if r.frozen >= 0),
        ],
        "worker": [*s.staff_pile, *s.staff_out, *s.goods[3], *(token for r in houses for token in r.staff)],
        "renovation": [
            *s.renovation_pile,
            *s.renovations_out,
            *s.goods[4],
            *(token for r in houses for token in r.renovations),
        ],
        "customer": [*s.bag, *guests(s)],
        "category": s.ladder,
    }
    counted = {f"{kind} {token}": tokens.count(token) for kind, tokens in pieces.items() for token in set(tokens)}
    return counted | {"money": s.bank + sum(r.cash for r in houses), "in debt": int(any(r.cash < 0 for r in houses))}


def guests(s: Street) -> list[int]:
    """Customers on the street, without the Critic, who is never in the bag."""
    found = [*s.aside, s.door, *(guest for r in s.restaurants for guest in (*r.main, *r.second, *r.outside))]
    return [guest for guest in found if guest not in (-1, s.tables.critic)]
