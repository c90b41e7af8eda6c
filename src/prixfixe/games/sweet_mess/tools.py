"""Chapter 9, Tools."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.sweet_mess.options import PLAY
from prixfixe.games.sweet_mess.state import Kitchen, use
from prixfixe.games.sweet_mess.tables import GOLD_ICON
from prixfixe.kit.lists import drop, has


def draw_tools(s: Kitchen, seat: i64, amount: i64, forced: i64) -> None:
    """SM-ICO-12, SM-TOOL-3: draw Tools, face down beside the Bench."""
    down = s.cooks[seat].down
    before = len(down)
    for _ in range(amount):
        if not s.tools and s.pile:
            new_deck(s)
        if s.tools:
            down.append(s.draw(s.tools))
    s.tell("tools" if len(down) > before else "no_tools", seat, len(down) - before)
    for tool in down[before:]:
        s.whisper(seat, "tool", seat, tool)


def new_deck(s: Kitchen) -> None:
    """SM-TOOL-6: the discard pile becomes the new deck; a Tool in use is not in it (SM-RUL-69)."""
    s.tools = s.pile
    s.tools.sort()
    s.pile = []
    s.tell("new_deck")


def discard_tool(s: Kitchen, tool: i64) -> None:
    """Face up on the discard pile."""
    s.pile.append(tool)


def add_tools(s: Kitchen, seat: i64, options: list[i64]) -> None:
    """SM-TOOL-7: each Tool in hand with each effect that can change something."""
    t = s.tables
    for tool in s.cooks[seat].hand:
        for i in range(2):
            effect = t.tool_effects[tool][i]
            option = PLAY.pair(tool, i)
            if effect != GOLD_ICON and not has(options, option) and t.useful[effect](s, seat):
                options.append(option)


def play_tool(s: Kitchen, seat: i64, option: i64) -> None:
    """SM-TOOL-1: one of the two effects is resolved, then the card is discarded."""
    t = s.tables
    tool = PLAY.one(option)
    i = PLAY.two(option)
    drop(s.cooks[seat].hand, tool)
    s.played = tool
    use(s, seat, t.tool_effects[tool][i], t.tool_amounts[tool][i], 1)
    s.then(tool_done)


def tool_done(s: Kitchen) -> None:
    """SM-TOOL-1: the Tool goes to the discard pile after its effect."""
    discard_tool(s, s.played)
    s.played = -1
