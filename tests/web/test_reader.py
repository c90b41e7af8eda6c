"""What a screen reader reads of the first questions of each title, alone enough to play by; python -m scripts.reader
prints it."""

from __future__ import annotations

import re
from typing import Any, Iterator

import pytest

import prixfixe
from scripts.reader import REGIONS, Heard, play, seated
from scripts.screenshots import Studio
from tests.web.client import free_port

QUESTIONS = 6
NAMELESS = re.compile(r"^\s*- (button|img|link|combobox|textbox)(:.*| \[.*)?$", re.M)
CODES = re.compile(r"\b[A-Z]{2}-[A-Z]{2,5}-\d|\b[a-z]+_[a-z_]+\b")
# what somebody who only listens has to know before the first answer
ESSENTIALS = {
    "critter-kitchen": [
        r"Day 1, round 1 of \d", r'region "Soup Truck"', r'img "Bisque', r"you (lack|have) it",
        r"The hat of Ann", r"at home", r"\d of \d+ Fridge", r"opens in round",
    ],
    "restaurant-row": [
        r"forks?\. \$\d+, leaves you \$\d+", r"Borrow \$10: \$2 interest a day", r"Rank 1: \d+ points",
        r"Cash \$\d+", r"come tonight", r"Free: Seafood special", r"Cash: hidden",
    ],
    "ristorante-italia": [
        r'"Coins in the cup: \d+"', r'img "[A-Z]\w+ \d+"', r"Crate of the Butcher: \d+\.", r"Draw a recipe: Starter",
        r"The chef cooks recipes of up to \d toque", r"Shelf \d/\d", r"Rating \d+",
    ],
    "rival-restaurants": [
        r"Cobb Salad|Gnocchi|[A-Z]\w+ [A-Z]\w+ \d", r": (there|missing)", r"lacks \$\d+", r"popularity", r"Garbage",
        r"on the counter",
    ],
    "sweet-mess": [
        r"Level I+ \w+, \d+ points\. Cost: \d", r'group "A1: ', r"\d+ gold", r"in the supply",
        r"Tools: \d+ in the deck",
        r"Slot 3\. A Recipe placed here", r"Top Shelf, Cake: ", r"B all different",
    ],
}  # fmt: skip


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    made = Studio(str(tmp_path_factory.mktemp("reader")), free_port(), still=False)
    yield made
    made.server.should_exit = True


def wrong(heard: Heard) -> list[str]:
    """What nobody could make sense of, or touch."""
    text = "\n".join(heard.regions.values())
    found = [f"without a name: {hit[0].strip()}" for hit in NAMELESS.finditer(text)]
    found += [f"a code: {hit[0]}" for hit in CODES.finditer(text)]
    found += [f"nothing is read of the {name}" for name in REGIONS if name not in heard.regions]
    question = heard.regions["question"]
    found += [] if re.search(r'heading ".+" \[level=2\]', question) else ["the question is not read"]
    found += [] if "All choices" in question else ["the list of all choices cannot be reached"]
    buttons = len(
        re.findall(r"^\s*- '?button \"", heard.regions["middle"] + heard.regions["own place"] + question, re.M)
    )
    return found if buttons > 2 else [*found, "nothing can be touched"]


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_a_table_can_be_played_by_listening(title: str, studio: Studio, browser: Any) -> None:
    page = seated(studio, browser, title)
    round_of = list(play(page, QUESTIONS))
    assert len(round_of) == QUESTIONS
    assert {said: heard.offered for heard in round_of for said in wrong(heard)} == {}
    everything = "\n".join(text for heard in round_of for text in heard.regions.values())
    assert [known for known in ESSENTIALS[title] if not re.search(known, everything)] == []
    assert f'heading "{prixfixe.load(title).title}" [level=1]' in round_of[0].regions["bar"]
    assert "score" in round_of[0].regions["bar"] and "score" in round_of[0].regions["rivals"]
    before, after = (heard.regions["story"] + heard.regions["question"] for heard in (round_of[0], round_of[-1]))
    assert after != before and "Ann" in everything  # what was done is told
    page.context.close()
