"""Reasons: which terms an answer makes better than others do, in words of both languages, for every title."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import prixfixe
from prixfixe import Game, State
from prixfixe.bots.bot import open_guess
from prixfixe.bots.nets import by_worth, terms_of
from prixfixe.bots.reasons import FILE, LEAST, MOST, Reason, fewer, in_words, number, reasons
from prixfixe.bots.simple import Greedy
from prixfixe.core.chance import chance
from prixfixe.core.state import Ask
from prixfixe.kit.words import catalogue

TITLES = prixfixe.shipped()


def path(game: Game[Any]) -> Path:
    """Where the words stand."""
    return game.folder / "bots" / FILE


def asked(game: Game[Any], seed: int, count: int) -> list[tuple[State, Ask]]:
    """Questions of a random match, as who is asked may know them."""
    s, dice, found = game.start(2, seed), chance(seed), list[tuple[State, Ask]]()
    while s.asks and len(found) < count:
        ask = s.asks[dice.below(len(s.asks))]
        if ask.seat >= 0 and len(game.bots.plan(s, ask, dice)) > 2 and not dice.below(4):
            guess = open_guess(game, s, ask.seat, seed)
            found.append((guess, guess.asked(ask.seat)))
        s.take(ask, ask.options[dice.below(len(ask.options))])
    return found


@pytest.mark.parametrize("name", TITLES)
def test_the_words_are_of_terms_in_both_languages(name: str) -> None:
    game = prixfixe.load(name)
    known = {term for term, _ in terms_of(game).names}
    texts = catalogue(path(game))
    assert set(texts["en"]) == set(texts["fr"]) <= known and len(texts["en"]) >= 15
    assert fewer(path(game)) and all(text for lang in texts.values() for text in lang.values())
    assert texts["en"].items() != texts["fr"].items()


@pytest.mark.parametrize("name", TITLES)
def test_every_title_tells_why_an_answer_is_better(name: str) -> None:
    game, told = prixfixe.load(name), 0
    less, sizes = fewer(path(game)), dict(terms_of(game).names)
    for guess, ask in asked(game, 3, 14):
        options, best = game.bots.plan(guess, ask, chance(1)), Greedy(1, by_worth).choose(game, guess, ask, chance(1))
        found = reasons(game, guess, ask, best, options, chance(1))
        told += bool(found)
        assert found == reasons(game, guess, ask, best, options, chance(1)) and len(found) <= MOST
        for term, change in found:
            assert (change < 0) is (term in less) and abs(change) >= LEAST * sizes[term]
        assert len(in_words(game, found, "fr")) == len(found)
    assert told >= 3


@pytest.mark.parametrize("name", TITLES)
def test_reasons_leave_the_position_as_it_was(name: str) -> None:
    game = prixfixe.load(name)
    guess, ask = asked(game, 5, 1)[0]
    before = game.save(guess)
    reasons(game, guess, ask, ask.options[0], ask.options, chance(2))
    assert game.save(guess) == before


def test_an_answer_that_brings_less_is_no_reason() -> None:
    game = prixfixe.load("ristorante-italia")
    for guess, ask in asked(game, 4, 8):
        one, other = game.bots.plan(guess, ask, chance(1))[:2]
        here, there = (
            {reason.term for reason in reasons(game, guess, ask, mine, [theirs], chance(1))}
            for mine, theirs in ((one, other), (other, one))
        )
        assert not here & there


def test_a_lone_answer_or_a_game_without_terms_has_no_reasons() -> None:
    game = prixfixe.load("sweet-mess")
    guess, ask = asked(game, 3, 1)[0]
    assert reasons(game, guess, ask, ask.options[0], [ask.options[0]], chance(1)) == []
    bare = replace(game, bots=replace(game.bots, terms=None))
    assert reasons(bare, guess, ask, ask.options[0], ask.options, chance(1)) == []


def test_reasons_are_said_with_their_numbers() -> None:
    game = prixfixe.load("ristorante-italia")
    found = [Reason("coins", 2.5), Reason("lacking", -1.0)]
    assert in_words(game, found, "en") == ["coins +2.5", "ingredients still to buy −1"]
    assert in_words(game, found, "fr") == ["pièces +2,5", "ingrédients encore à acheter −1"]
    assert in_words(game, [], "en") == []
    assert [number(one, "en") for one in (12.4, -0.26, 3.0)] == ["+12", "−0.3", "+3"]


@pytest.mark.parametrize("name", TITLES)
def test_less_is_better_only_of_what_has_words(name: str) -> None:
    game = prixfixe.load(name)
    told = tomllib.loads(path(game).read_text(encoding="utf-8"))
    assert all(set(said) <= {"en", "fr", "less"} and said.get("less", True) is True for said in told.values())
