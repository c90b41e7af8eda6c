"""What the story tells, as lines to be read in tests."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Iterator, NamedTuple

import prixfixe
from prixfixe import State
from prixfixe.core.chance import chance
from prixfixe.table import course
from prixfixe.table.steps import Narrator, Step
from prixfixe.testing.walk import step
from tests.configs import Config
from tests.scene import Scene

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


def lines(steps: list[Step], lang: str = "en") -> list[str]:
    """Steps as lines: each sentence, then its reasons."""
    return [line[lang] for one in steps for line in (one.text, *one.why)]


def said(scene: Scene, lang: str = "en") -> list[str]:
    """What was told at a scene until now."""
    return lines(Narrator(scene.game, NAMES).facts(scene.s, scene.news), lang)


class Beat(NamedTuple):
    """An answer of a match: who, to which question, before, after, and the lines of the story."""

    before: State
    seat: int
    key: str
    after: State
    told: list[str]


@lru_cache(8)
def match(game: str, seats: int, seed: int, **options: Any) -> list[Beat]:
    """A match at random; the first beat is the table as it was set."""
    config = Config(game, "", seats, options)
    record, dice = config.record(), chance(seed)
    narrator = Narrator(record, NAMES)
    s, news = course.begin(record, seats, seed, record.chosen(seats, options))
    beats = [Beat(s.copy(), -1, "", s.copy(), lines(narrator.begin(s, news)))]
    while not s.over:
        before = s.copy()
        seat, option = step(s.copy(), dice)
        ask = s.asked(seat)
        news = course.answer(s, seat, option)
        told = lines(narrator.answer(before, ask, option, False, s, news))
        beats.append(Beat(before, seat, record.key(ask), s.copy(), told))
    return beats


def story(game: str, seats: int, seed: int, **options: Any) -> list[str]:
    """All lines of a match at random."""
    return [line for beat in match(game, seats, seed, **options) for line in beat.told]


def questions(game: str, seats: int, seed: int, **options: Any) -> Iterator[tuple[str, str]]:
    """Every question of a match at random, by its key, in English."""
    record = prixfixe.load(game)
    for beat in match(game, seats, seed, **options)[1:]:
        ask = beat.before.asked(beat.seat)
        yield beat.key, record.words.question(beat.before, ask, prixfixe.Speech("en", NAMES))
