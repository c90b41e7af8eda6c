"""What a saved state may hold."""

from __future__ import annotations

from prixfixe.games.sweet_mess.options import GOLD, MOST_GRAY
from prixfixe.games.sweet_mess.state import DECK, OVER, Cook
from prixfixe.games.sweet_mess.tables import BASICS, CELLS, GROUPS, KINDS, SIDE, SIDES, SLOTS, SPACES, TYPES, Tables
from prixfixe.kit.shape import COUNT, FLAG, Fields, Kind, below, bits, each, none_or, number, part, row, shaped, some


def cook(t: Tables) -> Kind:
    """What one player or Chef-o-Tron has."""
    tools = some(below(len(t.tool_count)), sum(t.tool_count))
    fields: Fields = {
        "chef": none_or(len(t.chef_type)),
        "side": none_or(2),
        "marker": below(len(t.boxes)),
        "gold": COUNT,
        "reserved": none_or(SLOTS),
        "joint": below(len(t.joint_moves)),
        "bench": row(COUNT, GROUPS * KINDS),
        "fill": row(COUNT, GROUPS),
        "kind": row(none_or(BASICS), GROUPS),
        "total": row(COUNT, KINDS),
        "stored": row(COUNT, BASICS),
        "slots": row(none_or(t.recipes), SLOTS),
        **each(tools, "hand down"),
        **each(some(below(t.recipes), t.recipes), "done used"),
        "awards": row(none_or(len(t.award_points)), 2 * TYPES),
    }
    return part(Cook, fields)


def kitchen(t: Tables, seats: int) -> Fields:
    """Everything true at the table; in a solo game Chef-o-Tron is the last cook."""
    cooks = max(2, seats)
    return {
        "cooks": row(cook(t), cooks),
        "solo": number(int(seats == 1), int(seats == 1)),
        **each(FLAG, "hard hands benefits bananas fudger buster"),
        "nuts": below(3),
        "phase": below(OVER + 1),
        **each(below(cooks), "first turn"),
        **each(COUNT, "round last"),
        "why": below(DECK + 1),
        **bowls(t),
        **cards(t),
        **claims(t),
        **modules(t),
    }


def bowls(t: Tables) -> Fields:
    """Bowls, Leftovers and the supply."""
    return {
        "tile": row(below(CELLS), CELLS),
        "face": row(below(KINDS), CELLS),
        "bowl": row(COUNT, CELLS * KINDS),
        "load": row(COUNT, CELLS),
        "rims": row(below(len(t.tile_side)), SIDES),
        "spare": row(none_or(KINDS), SPACES),
        "supply": row(COUNT, KINDS),
        "stores": row(COUNT, BASICS),
    }


def cards(t: Tables) -> Fields:
    """Recipes, Events and Tools."""
    all_cards = t.recipes + len(t.event_level)
    card, tools = below(all_cards), len(t.tool_count)
    return {
        "display": row(none_or(all_cards), 2 * t.columns),
        "decks": row(some(card, all_cards), 2),
        **each(some(card, all_cards), "gone aside"),
        **each(some(below(tools), sum(t.tool_count)), "tools pile"),
        "played": none_or(tools),
    }


def claims(t: Tables) -> Fields:
    """The Toque, Awards, and what is being paid or claimed."""
    return {
        "toque": row(COUNT, len(t.toque_gold)),
        "claimed": row(COUNT, TYPES),
        "dish": none_or(t.recipes),
        "need": row(COUNT, BASICS),
        "gray_type": none_or(1 << 3 * MOST_GRAY),
        "lent": bits(KINDS),
        "favours": COUNT,
        "stage": below(GOLD.end),
    }


def modules(t: Tables) -> Fields:
    """Bench Benefits and Chef-o-Tron."""
    benefits, programs = len(t.pair), len(t.card_arm)
    return {
        **each(some(below(benefits), benefits), "piled right"),
        **each(none_or(benefits), "left middle"),
        "arms": row(below(SIDE), len(t.arm_side)),
        "arm": below(len(t.arm_side)),
        "shield": none_or(CELLS),
        "program": none_or(programs),
        **each(some(below(programs), programs), "programs ran"),
    }


SHAPE = shaped(kitchen)
