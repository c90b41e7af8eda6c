"""Whatever loads plays: packs made by chance are refused with sentences, or keep every law with every player count.

Bots play some of them too, and their records are verified.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

import prixfixe
from prixfixe import BadContent, BadOption, Game
from prixfixe.core.chance import chance
from prixfixe.kit import packs
from prixfixe.kit.content import Box
from prixfixe.kit.packs import Data
from prixfixe.rl.world import Setting, World
from prixfixe.table.match import Match, Player
from prixfixe.testing import codec, copies, endings, questions, views, words
from prixfixe.testing.configs import Config
from prixfixe.testing.kit import laws_of
from tests.cards.mutants import every_row, mutant

MANY = int(os.environ.get("PRIXFIXE_PACKS", "50"))
SOAKED = "PRIXFIXE_PACKS" in os.environ  # every pack is held to every law with every player count
SEEN = 400  # answers of a match that learning agents look at
HASTE: dict[str, Data] = {"rival-restaurants": {"economy": {"day_cap": 3}}}  # matches that would take too long to soak
LAWS = [law for chapter in (codec, copies, endings, questions, views, words) for law in laws_of(chapter)]


def loaded(game: Game[Any], pack: Data) -> str:
    """The fingerprint of a pack that loads; "" for one that is refused with a sentence."""
    assert isinstance(game.cards, Box)
    try:
        game.cards.tables(name := packs.keep(packs.parse(packs.toml(pack), "the pack")))
    except BadContent as error:
        assert str(error)
        return ""
    return name


def plays(game: Game[Any], content: str, number: int) -> None:
    """Matches with a pack, held to the laws; in a soak all of them, with every player count."""
    counts = list(game.seats) if SOAKED else [game.seats[number % len(game.seats)]]
    laws = LAWS if SOAKED else [LAWS[number % len(LAWS)], LAWS[(number + 3) % len(LAWS)]]
    for seats in counts:
        options = options_of(game, seats, content, number)
        config = Config(game.name, f"{seats} with {packs.text_of(content)}", seats, options, most=20_000)
        for law in laws:
            law(*(config, 1 + number)[: law.__code__.co_argcount])
        learns(game, seats, options, number)
        if number % 10 == 0:
            match = Match(game, [Player(who, "greedy") for who in "ABCDEF"[:seats]], number, options)
            match.play_bots()
            assert match.over and match.replay.verify(game).scores == match.result.scores


def learns(game: Game[Any], seats: int, options: dict[str, Any], number: int) -> None:
    """Every answer that is offered and every number that is seen is in the tables of learning agents."""
    made = Setting.of(game, seats, options)
    world, dice, seen = World(made, number), chance(number), made.observations
    for _ in range(SEEN):
        if not world.s.asks:
            return
        ask = world.s.asks[dice.below(len(world.s.asks))]
        if ask.seat >= 0:
            numbers = world.numbers(ask.seat)
            wild = (numbers < seen.low) | (numbers > seen.high)
            assert not wild.any(), [(seen.table()[i], numbers[i]) for i in wild.nonzero()[0][:5]]
            assert set(ask.options) <= made.actions.ids[ask.rule].keys(), ask
        world.s.answer(ask.seat, ask.options[dice.below(len(ask.options))])
        world.settle()


def hastened(game: Game[Any], content: str, number: int) -> str:
    """The same cards in matches that are over sooner; one in ten is played as long as it says."""
    if not SOAKED or number % 10 == 0 or game.name not in HASTE:
        return content
    return loaded(game, packs.added(packs.given(content), HASTE[game.name])) or content


def options_of(game: Game[Any], seats: int, content: str, number: int) -> dict[str, Any]:
    """The pack with options chosen by chance, if they fit each other."""
    dice = chance(number)
    chosen = {option.name: option.choices[dice.below(len(option.choices))] for option in game.options}
    for options in (chosen, {}):
        try:
            game.chosen(seats, {**options, "content": content})
        except BadOption:
            continue
        return {**options, "content": content}
    raise AssertionError(f"{game.name}: {seats} players cannot play with {packs.text_of(content)}")


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_whatever_loads_plays(title: str) -> None:
    game, played = prixfixe.load(title), 0
    assert isinstance(game.cards, Box)
    for number in range(MANY):
        if name := loaded(game, mutant(game.cards, chance(number + 1))):
            plays(game, hastened(game, name, number), number)
            played += 1
    print(f"{title}: {MANY} packs, {played} played, {MANY - played} refused with a sentence")
    assert played >= MANY // 8, "nearly all packs were refused: the law was hardly tried"


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_every_row_can_be_changed_copied_and_removed_or_says_why_not(title: str) -> None:
    game = prixfixe.load(title)
    assert isinstance(game.cards, Box)
    counts: Counter[tuple[str, bool]] = Counter()
    for number, (way, pack) in enumerate(every_row(game.cards, chance(7))):
        name = loaded(game, pack)
        counts[way, bool(name)] += 1
        if name and (SOAKED or number % 40 == 0):
            plays(game, hastened(game, name, number), number)
    for way in ("changed", "added", "removed"):
        print(f"{title}: {counts[way, True]} rows {way} and played, {counts[way, False]} refused with a sentence")
    rows = sum(len(rows) for table, rows in game.cards.printed.items() if isinstance(rows, list))
    assert [counts[way, True] + counts[way, False] for way in ("added", "removed")] == [rows, rows]
    assert sum(counts[way, True] for way in ("changed", "added", "removed")) > rows


def test_the_allspice_of_the_last_round_has_its_place_where_the_bag_has_none() -> None:
    game = prixfixe.load("critter-kitchen")
    content = packs.keep({"spices": [{"id": "allspice", "count": 0}]})
    for number in range(3):
        learns(game, 5, {"content": content}, number)


def test_learning_agents_see_a_purse_beyond_all_printed_ones_as_the_largest() -> None:
    game = prixfixe.load("rival-restaurants")
    learns(game, 2, {"content": packs.keep({"economy": {"starting_money": 99_900, "daily_income": 2_000}})}, 1)
