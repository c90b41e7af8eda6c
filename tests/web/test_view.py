"""The table in one view, measured in a browser at several sizes.

Every run has each kind of question of every title once, from its recorded matches, with axe-core on a desktop or on a
phone in turn, and one position of each family of configurations. With PRIXFIXE_VIEW_POSITIONS=60 each family has sixty,
each kind of its questions twice, which axe-core looks at on a desktop and on a phone; PRIXFIXE_VIEW_SIZES names the
sizes, of which the last is the phone's. What was measured is printed (pytest -rP).
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterable, Iterator

import pytest

import prixfixe
from scripts.screenshots import Studio, at_home, moments
from tests.web.browsers import chromium
from tests.web.client import free_port
from tests.web.eyes import in_theme, violations
from tests.web.positions import Family, Position, families, positions

SIZES = os.environ.get("PRIXFIXE_VIEW_SIZES", "1280x800 390x844").split()
COUNT = int(os.environ.get("PRIXFIXE_VIEW_POSITIONS", "1"))  # of each family
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))"
LANGUAGES, THEMES = ("en-GB", "fr-FR"), ("light", "dark")


@dataclass
class Tally:
    """What was measured."""

    wrong: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    smallest: float = 99.0
    open: int = 0
    outside: int = 0

    def add(self, where: str, found: dict[str, Any]) -> None:
        """A page at one size."""
        self.wrong += [f"{where}: {said}" for said in found["wrong"]]
        self.smallest = min(self.smallest, found["smallest"])
        self.open += found["open"]
        self.outside += found["outside"]

    def __str__(self) -> str:
        return (
            f"{self.kinds.total()} positions, {len(self.kinds)} kinds of questions, {self.open} open spots, "
            f"{self.outside} out of view, smallest type {self.smallest:g} px"
        )


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as made:
        yield made


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    made = Studio(str(tmp_path_factory.mktemp("view")), free_port())
    yield made
    made.server.should_exit = True


def measured(studio: Studio, browser: Any, looked: Iterable[Position], careful: bool) -> Tally:
    """The tables at every size, in English and French in turn; each kind of question by axe-core, once or twice."""
    tally = Tally()
    visitors = [at_home(studio, browser, lang, "light") for lang in LANGUAGES]
    pages = [visitor.new_page() for visitor in visitors]
    for number, (key, match, seat) in enumerate(looked):
        page = pages[number % len(pages)]
        page.goto(f"{studio.address}/tables/{studio.table(match, seat)}")
        tally.kinds[key] += 1
        turn = tally.kinds[key] if careful else number // 2
        listened = SIZES[-(turn % 2)] if tally.kinds[key] <= 1 + careful else ""
        for size in SIZES:
            width, height = map(int, size.split("x"))
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            lang = LANGUAGES[number % len(pages)][:2]
            where = f"{key}, {len(match.players)} players, move {len(match.replay.moves)}, {lang}, {size}"
            tally.add(where, page.evaluate(MEASURE))
            if size == listened:
                in_theme(page, THEMES[number // 4 % 2])
                tally.wrong += [f"{where}: {fault}" for fault in violations(page)]
    for visitor in visitors:
        visitor.close()
    return tally


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_every_kind_of_question_is_seen_whole_with_what_can_be_touched(
    title: str, studio: Studio, browser: Any
) -> None:
    tally = measured(studio, browser, moments(prixfixe.load(title)), careful=False)
    print(f"{title}, recorded matches: {tally}")
    assert tally.kinds.total() > 5
    assert tally.wrong == []


@pytest.mark.parametrize("family", families(), ids=str)
def test_every_family_of_configurations_is_seen_whole(family: Family, studio: Studio, browser: Any) -> None:
    tally = measured(studio, browser, positions(family, COUNT), careful=COUNT > 1)
    print(f"{family}: {tally}")
    assert tally.kinds.total() >= COUNT
    assert tally.wrong == []
