"""Whatever loads plays: packs made by chance are refused with sentences, or keep every law with every player count."""

from __future__ import annotations

import os
from typing import Any

import pytest

import prixfixe
from prixfixe import BadContent, BadOption, Game
from prixfixe.core.chance import chance
from prixfixe.kit import packs
from prixfixe.kit.content import Box
from prixfixe.kit.packs import Data
from prixfixe.testing import codec, copies, endings, questions, views, words
from prixfixe.testing.configs import Config
from prixfixe.testing.kit import laws_of
from tests.cards.mutants import every_row, mutant

MANY = int(os.environ.get("PRIXFIXE_PACKS", "50"))
SOAKED = "PRIXFIXE_PACKS" in os.environ  # one pack in twenty is held to every law with every player count
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
    """Matches with a pack, held to the laws."""
    whole = SOAKED and number % 20 == 0
    counts = list(game.seats) if whole else [game.seats[number % len(game.seats)]]
    for seats in counts:
        options = options_of(game, seats, content, number)
        config = Config(game.name, f"{seats} with {packs.text_of(content)}", seats, options, most=20_000)
        for law in LAWS if whole else [LAWS[number % len(LAWS)], LAWS[(number + 3) % len(LAWS)]]:
            law(*(config, 1 + number)[: law.__code__.co_argcount])


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
            plays(game, name, number)
            played += 1
    assert played >= MANY // 8, "nearly all packs were refused: the law was hardly tried"


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_every_row_can_be_changed_copied_and_removed_or_says_why_not(title: str) -> None:
    game = prixfixe.load(title)
    assert isinstance(game.cards, Box)
    found = [loaded(game, pack) for pack in every_row(game.cards, chance(7))]
    kept = [name for name in found if name]
    assert len(kept) > len(found) // 4
    for number in range(0, len(kept), 1 if SOAKED else max(1, len(kept) // 10)):
        plays(game, kept[number], number)
