"""How cards that were changed stood before and stand now, on the same deals.

python -m bench.fair [GAME]... [--bot greedy] [--games 400] [--seats N]... [--workers 2] [--card NAME]...

bench/fair.toml lists the changes: the cards, the options of a match in which they come up, and the numbers as they
were, as a pack. Every deal is played with that pack and with the cards as they are. Printed is, for every card and
player count, the share of wins of those who had it, with its interval at 95 %, beside what is usual for its kind.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any, Iterator

import msgspec

import prixfixe
from prixfixe.kit import packs
from prixfixe.lab.arena import Played, Setup, checked
from prixfixe.lab.runs import Run, played
from prixfixe.lab.verdict import Finding, Tally, counted, said
from prixfixe.lab.workers import Crew

LIST = Path(__file__).with_suffix(".toml")
HEAD = """| card | players | bots | before: had by | wins (95 %) | now: had by | wins (95 %) | usual | said |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of a title that were changed together."""

    game: str
    cards: list[str]  # table.id
    before: str = ""  # the numbers as they were; empty where only the bots or the rules have changed
    both: str = ""  # what is laid over both, such as one card dealt to each, so that nobody chooses
    options: dict[str, Any] = {}
    passing: bool = False  # cards that do not stay with who had them: everybody is looked at all the time


def changes(names: list[str]) -> list[Change]:
    """The list, or what it has for some titles."""
    data = tomllib.loads(LIST.read_text(encoding="utf-8"))
    found = [msgspec.convert(entry, Change) for entry in data["change"]]
    return [change for change in found if not names or change.game in names]


def setup_of(change: Change, seats: int, bot: str, content: str) -> Setup:
    """Matches of one kind of bot with some cards."""
    options = {**change.options, **({"content": content} if content else {})}
    return checked(Setup(change.game, seats, ((bot,) * seats,), 1, options, trace=change.passing))


def tallies(change: Change, games: list[Played], seats: int) -> dict[str, Tally]:
    """What some games say of every card."""
    found = {card: Tally() for card in change.cards}
    for game in games:
        for card, tally in found.items():
            tally.add(counted(game, card, 1 / seats))
    return found


def measured(change: Change, seats: int, args: argparse.Namespace) -> Iterator[str]:
    """The lines of one change at one player count."""
    crew, sides = Crew(args.workers), []
    now = packs.parse(change.both, "what is laid over both")
    old = packs.added(now, packs.parse(change.before, "the numbers before"))
    for content in [packs.keep(pack) if pack else "" for pack in ([old, now] if change.before else [now])]:
        run = Run(setup_of(change, seats, args.bot, content), args.games, crew)
        sides.append(tallies(change, list(played(run)), seats))
    for card in change.cards:
        if args.card and card not in args.card:
            continue
        findings = [said(side[card], seats) for side in sides]
        yield line(card, seats, args.bot, findings)


def line(card: str, seats: int, bot: str, findings: list[Finding]) -> str:
    """One line of the table."""
    now = findings[-1]
    before = told(findings[0]) if len(findings) > 1 else "– | –"
    word = f"undecided, needs about {now.more:,} games more" if now.word == "undecided" else now.word
    return f"| `{card}` | {seats} | {bot} | {before} | {told(now)} | {now.usual:.0%} | {word} |"


def told(finding: Finding) -> str:
    """How often a card was had, and its share of wins."""
    share = finding.share
    return f"{finding.held} | {share.value:.0%} ({share.low:.0%} to {share.high:.0%})"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--card", action="append", default=[])
    args = parser.parse_args()
    print(HEAD, flush=True)
    for change in changes(args.game):
        for seats in args.seats or [count for count in prixfixe.load(change.game).seats if count > 1]:
            for text in measured(change, seats, args):
                print(text, flush=True)


if __name__ == "__main__":
    main()
