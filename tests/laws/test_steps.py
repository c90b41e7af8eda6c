"""Steps tell a viewer all that it saw change, in words, and nothing that it may not know."""

from __future__ import annotations

from typing import Any, Iterator

import pytest

import prixfixe
from prixfixe import Game, State
from prixfixe.core.chance import chance
from prixfixe.kit.questions import Questions
from prixfixe.kit.words import LANGUAGES
from prixfixe.table import course
from prixfixe.table.steps import Narrator, Step, seen_by
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import PAIRS, step
from prixfixe.testing.worlds import Pair, World, some_pairs
from tests.laws.walk import every_config, titles

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")


class Told(World):
    """A world whose story is told to its viewer."""

    def __init__(self, game: Game[Any], s: State, viewer: int | None) -> None:
        super().__init__(game, s, viewer)
        self.narrator = Narrator(game, NAMES)
        self.steps: list[Step] = []

    def copy(self) -> Told:
        """The same in a world of its own."""
        twin = Told(self.game, self.s.copy(), self.viewer)
        twin.heard, twin.trail, twin.steps = self.heard[:], self.trail[:], self.steps[:]
        return twin

    def move(self, seat: int, option: int) -> None:
        """One answer, and the steps that follow from it."""
        before, ask, after = self.s.copy(), self.s.asked(seat), self.s.copy()
        news = course.answer(after, seat, option)
        self.steps += seen_by(self.narrator.answer(before, ask, option, False, after, news), self.viewer)
        super().move(seat, option)


def told(pair: Pair) -> Pair:
    """A pair whose worlds tell their stories."""
    here, there = (Told(world.game, world.s, world.viewer) for world in (pair.here, pair.there))
    return Pair(here, there, pair.dice)


@pytest.mark.parametrize("title", titles())
def test_worlds_that_look_alike_tell_the_same_story(title: str) -> None:
    compared = 0
    for pair in map(told, some_pairs(titles()[title], PAIRS // 2)):
        for _ in range(4):
            if pair.here.s.over or pair.there.s.over or pair.here.sight() != pair.there.sight():
                break
            compared += 1
            assert isinstance(pair.here, Told) and isinstance(pair.there, Told)
            assert pair.here.steps == pair.there.steps
            pair.go_on()
    assert compared >= PAIRS // 2


Beat = tuple[State, int, str, State, list[Step]]  # before, who answered which question, after, what was told


def beats(config: Config, seed: int) -> Iterator[Beat]:
    """A match at random, answer by answer, with its steps."""
    game, dice = config.record(), chance(seed)
    narrator, s = Narrator(game, NAMES), config.start(seed)
    while not s.over:
        before = s.copy()
        seat, option = step(s.copy(), dice)
        ask = s.asked(seat)
        told = course.answer(s, seat, option)
        yield before, seat, game.key(ask), s, narrator.answer(before, ask, option, False, s, told)


@every_config
def test_every_step_has_words_and_the_story_ends_with_who_wins(config: Config) -> None:
    lines = [line for *_, steps in beats(config, 3) for line in steps]
    for line in lines:
        assert all(line.text[lang].strip() and "{" not in line.text[lang] for lang in LANGUAGES), line
        assert all(reason[lang].strip() for reason in line.why for lang in LANGUAGES)
    assert lines[-1].text["en"].endswith(("wins.", "share the victory."))


@every_config
@pytest.mark.parametrize("viewer", [None, 0], ids=["spectator", "player"])
def test_what_a_viewer_sees_change_is_told_before_somebody_else_acts(config: Config, viewer: int | None) -> None:
    game, quiet = config.record(), dict[int, list[str]]()
    for before, seat, key, after, steps in beats(config, 5):
        if seen_by(steps, viewer):
            quiet.clear()
        elif seat != viewer and unasked(game.view(after, viewer)) != unasked(game.view(before, viewer)):
            quiet.setdefault(seat, []).append(key)
        open_keys = [key for keys in quiet.values() for key in keys if not game.questions.by_key[key].secret]
        assert len(quiet) <= 1 or not open_keys, quiet


def unasked(view: dict[str, Any]) -> dict[str, Any]:
    """A view without who is waited for."""
    return {name: part for name, part in view.items() if name != "waiting"}


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_every_question_says_what_the_story_tells_of_its_answers(title: str) -> None:
    questions = titles()[title][0].record().questions
    assert isinstance(questions, Questions)
    assert [question.key for question in questions.described.values() if question.tells is None] == []
