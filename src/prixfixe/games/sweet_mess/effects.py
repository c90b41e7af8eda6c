"""Chapter 16, effect icons: those that are not told in another chapter, and when an effect can change something."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from prixfixe.core.state import PASS, Rule
from prixfixe.games.sweet_mess import advancing, bench, preparing, robot, taking, tools
from prixfixe.games.sweet_mess.options import GOOD
from prixfixe.games.sweet_mess.state import Cook, Kitchen, gain_gold
from prixfixe.games.sweet_mess.tables import SUPER, Test


def gold(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-13: gain gold, up to the limit."""
    gain_gold(s, seat, amount)


def gold_icon(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-3: nothing by itself; it is used while a claim is covered."""


def swappable(s: Kitchen, cook: Cook) -> list[i64]:
    """SM-RUL-70: the groups with a Super after whose discard a basic Ingredient could be placed."""
    found: list[i64] = []
    for group in bench.holding(cook, SUPER):
        cook.remove(SUPER, group)
        if bench.can_gain_basic(s, cook):
            found.append(group)
        cook.put(SUPER, group)
    return found


def swap_super(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-8, SM-ICO-15: discard a Super, then gain basic Ingredients."""
    groups = swappable(s, s.cooks[seat])
    if not groups:
        return
    if not forced:
        groups.insert(0, PASS)
    s.ask(seat, groups, swapped, amount, forced)


def swapped(s: Kitchen, seat: i64, group: i64, amount: i64, forced: i64) -> None:
    """The Super is discarded; its space is free for the gain."""
    if group != PASS:
        bench.discard(s, s.cooks[seat], SUPER, group)
        bench.gain_basic(s, seat, amount, forced)


def distill(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-10: discard any Ingredient, then gain Supers."""
    codes = bench.on_bench(s.cooks[seat])
    if not codes:
        return
    if not forced:
        codes.insert(0, PASS)
    s.ask(seat, codes, distilled, amount, forced)


def distilled(s: Kitchen, seat: i64, code: i64, amount: i64, forced: i64) -> None:
    """The Ingredient is discarded; now the Supers."""
    if code != PASS:
        bench.discard(s, s.cooks[seat], GOOD.one(code), GOOD.two(code))
        bench.gain_super(s, seat, amount, forced)


def advance(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-11: Advance all Recipes; a bonus that comes by itself may be refused."""
    if s.cooks[seat].below() == 0:
        return
    if forced:
        for _ in range(amount):
            s.then(advancing.advance, seat)
    else:
        s.ask(seat, [1, 0], advance_taken, amount)


def advance_taken(s: Kitchen, seat: i64, yes: i64, amount: i64) -> None:
    """The benefit is taken or refused."""
    if yes:
        for _ in range(amount):
            s.then(advancing.advance, seat)


# ---- SM-RUL-70: whether an effect can change something


def can_gain_basic(s: Kitchen, seat: i64) -> bool:
    """A type in the supply that can be placed."""
    return bench.can_gain_basic(s, s.cooks[seat])


def can_take(s: Kitchen, seat: i64) -> bool:
    """A Bowl with an Ingredient that can be placed."""
    return taking.can_take_any(s, s.cooks[seat])


def never(s: Kitchen, seat: i64) -> bool:
    """Not from a menu."""
    return False


def can_store(s: Kitchen, seat: i64) -> bool:
    """An Ingredient that can be Stored."""
    return len(bench.storable(s, s.cooks[seat])) > 0


def can_gain_super(s: Kitchen, seat: i64) -> bool:
    """A Super or its replacement can be placed."""
    return bench.can_gain_super(s, s.cooks[seat])


def can_crumb(s: Kitchen, seat: i64) -> bool:
    """A Leftover that can be placed."""
    return taking.can_crumb(s, s.cooks[seat])


def can_swap(s: Kitchen, seat: i64) -> bool:
    """A Super whose discard makes a gain possible."""
    return len(swappable(s, s.cooks[seat])) > 0


def can_prepare(s: Kitchen, seat: i64) -> bool:
    """A payable Recipe and a vacant slot."""
    return preparing.can_prepare(s, seat)


def can_distill(s: Kitchen, seat: i64) -> bool:
    """An Ingredient on the Bench."""
    return s.cooks[seat].goods() > 0


def can_advance(s: Kitchen, seat: i64) -> bool:
    """A Recipe below the Bench."""
    return s.cooks[seat].below() > 0


def can_draw(s: Kitchen, seat: i64) -> bool:
    """A Tool in the deck or on the discard pile."""
    return len(s.tools) + len(s.pile) > 0


def can_gain_gold(s: Kitchen, seat: i64) -> bool:
    """Less gold than the limit."""
    return s.cooks[seat].gold < s.tables.gold_limit


# ---- all icons, in the order of their numbers


class Icon(NamedTuple):
    """An effect: its rule, whether it can change something, and what Chef-o-Tron makes of it."""

    rule: Rule  # (s, seat, amount, forced)
    useful: Test  # (s, seat)
    robot: Test  # (s, amount): whether it worked


ICONS: Final[dict[str, Icon]] = {
    "gain_basic": Icon(bench.gain_basic, can_gain_basic, robot.gain_basic),
    "take_bowl": Icon(taking.take_bowl, can_take, robot.take_bowl),
    "gold_icon": Icon(gold_icon, never, robot.cannot),
    "store": Icon(bench.store, can_store, robot.store),
    "gain_super": Icon(bench.gain_super, can_gain_super, robot.gain_super),
    "take_two_bowls": Icon(taking.take_two_bowls, can_take, robot.take_two_bowls),
    "take_leftovers": Icon(taking.take_leftovers, can_crumb, robot.take_leftovers),
    "swap_super": Icon(swap_super, can_swap, robot.cannot),
    "prepare": Icon(preparing.prepare, can_prepare, robot.prepare),
    "distill": Icon(distill, can_distill, robot.cannot),
    "advance": Icon(advance, can_advance, robot.cannot),
    "draw_tool": Icon(tools.draw_tools, can_draw, robot.tools),
    "gain_gold": Icon(gold, can_gain_gold, robot.gold),
    "pick_bowl": Icon(taking.take_bowl, can_take, robot.take_bowl),
}
EFFECTS: Final = list(ICONS)
FOR_BASICS: Final[list[Rule]] = [swapped]  # answers that give something up for so many basic Ingredients
FOR_SUPERS: Final[list[Rule]] = [distilled]  # ... for so many Supers
