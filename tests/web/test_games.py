"""Whole games in a browser: with the mouse, with the keyboard alone, and with a finger on a phone.

One game for each way in every run; all games in all ways with PRIXFIXE_WEB_GAMES=all.
"""

from __future__ import annotations

import os
import random
from typing import Any, Callable, Iterator

import pytest

import prixfixe
from tests.web.browsers import Visitor
from tests.web.client import Server, serving
from tests.web.eyes import in_theme, small_targets, squeezed, too_wide, violations

ALL = os.environ.get("PRIXFIXE_WEB_GAMES", "") == "all"
SHORT: dict[str, dict[str, str]] = {"rival-restaurants": {"option.amateur_chef": "true"}}
WAYS = {"mouse": "critter-kitchen", "keyboard": "restaurant-row", "phone": "ristorante-italia"}
LANGUAGES = ("en-GB", "fr-FR")
CASES = [(way, game) for way in WAYS for game in prixfixe.shipped() if ALL or game == WAYS[way]]
ON_BOARD = "#board button[name=option]:visible"
IN_LIST = "#question.mine .choices .choice"
FOCUSED = "() => document.activeElement.getAttribute('name') === 'option'"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("games") / "games.db"), thinkers=1) as made:
        yield made


def sit_down(ann: Visitor, game: str) -> None:
    """A table for two against a bot that answers at once, by the form of a new table."""
    ann.page.goto(f"/new/{game}?seats=2")
    ann.page.select_option("select[name=seat1]", "random")
    for name, value in SHORT.get(game, {}).items():
        ann.page.select_option(f"select[name='{name}']", value)
    ann.page.click("form[action='/tables'] button.primary")
    ann.page.wait_for_selector("#board")


def by_mouse(ann: Visitor, dice: random.Random) -> None:
    """Click what glows on the board; what lies nowhere is in the list."""
    glowing = ann.page.locator(ON_BOARD)
    offered = glowing if glowing.count() and dice.random() < 0.8 else ann.page.locator(IN_LIST)
    offered.nth(dice.randrange(offered.count())).click()


def by_keyboard(ann: Visitor, dice: random.Random) -> None:
    """Go on with Tab to one of the choices, and press Enter."""
    wanted = dice.randrange(min(6, ann.page.locator(IN_LIST).count()))
    for _ in range(120):
        if ann.page.evaluate(FOCUSED):
            if wanted == 0:
                break
            wanted -= 1
        ann.page.keyboard.press("Tab")
    assert ann.page.evaluate(FOCUSED), "no choice can be reached with Tab"
    ann.page.keyboard.press("Enter")


def by_finger(ann: Visitor, dice: random.Random) -> None:
    """Tap a choice on the board or in the list."""
    glowing = ann.page.locator(ON_BOARD)
    offered = glowing if glowing.count() and dice.random() < 0.5 else ann.page.locator(IN_LIST)
    offered.nth(dice.randrange(offered.count())).tap()


Answer = Callable[[Visitor, random.Random], None]
ANSWERS: dict[str, Answer] = {"mouse": by_mouse, "keyboard": by_keyboard, "phone": by_finger}


def faults(ann: Visitor, number: int) -> list[str]:
    """What is wrong with the table as it looks now; light and dark in turn."""
    in_theme(ann.page, ("light", "dark")[number % 2])
    phone = ann.page.viewport_size["width"] < 400
    found = violations(ann.page) + squeezed(ann.page)
    return found + (too_wide(ann.page) + small_targets(ann.page) if phone else [])


def play(ann: Visitor, answer: Answer, dice: random.Random) -> tuple[int, list[str]]:
    """Play to the end; how many answers it took, and every fault seen when a kind of question first came up."""
    seen: set[str] = set()
    found: list[str] = []
    for count in range(1500):
        if not ann.wait_turn():
            return count, found + faults(ann, count)
        rule = str(ann.page.get_attribute("#question .why [data-rule]", "data-rule"))
        if rule not in seen:
            seen.add(rule)
            found += [f"{rule}: {fault}" for fault in faults(ann, len(seen))]
        before = ann.version()
        with ann.page.expect_response(lambda response: response.url.endswith("/moves")):
            answer(ann, dice)
        ann.page.wait_for_selector(f"#table:not([data-version='{before}'])", state="attached")
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_a_whole_game(browser: Any, server: Server, case: tuple[str, str]) -> None:
    way, game = case
    lang = LANGUAGES[CASES.index(case) % 2]
    ann = Visitor(browser, server.url, 375 if way == "phone" else 1280, lang, has_touch=way == "phone")
    sit_down(ann, game)
    answers, found = play(ann, ANSWERS[way], random.Random(game))
    assert answers > 10 and ann.page.locator("#result .scores tbody tr").count() >= 1
    ann.context.close()
    assert not ann.errors, ann.errors
    assert not found, "\n".join(dict.fromkeys(found))


def test_a_piece_explains_itself_on_focus_and_on_a_long_press(browser: Any, server: Server) -> None:
    ann = Visitor(browser, server.url, 375, has_touch=True)
    sit_down(ann, "critter-kitchen")
    ann.wait_turn()
    ann.page.keyboard.press("Tab")
    ann.page.locator("#board button.glow").first.focus()
    assert ann.page.locator("#bubble").text_content() == ann.page.locator("#board button.glow").first.get_attribute(
        "title"
    )
    piece = ann.page.locator("#board .piece[role=img]").first
    answers: list[str] = []
    ann.page.on("request", lambda request: answers.append(request.url) if request.method == "POST" else None)
    piece.dispatch_event("touchstart")
    ann.page.locator("#bubble").wait_for(state="visible")  # the touch hid the one of the focus
    assert ann.page.locator("#bubble").text_content() == piece.get_attribute("title")
    piece.dispatch_event("touchend")
    ann.page.locator("#board button.glow").first.dispatch_event("click")  # the end of a long press is no answer
    ann.page.wait_for_timeout(300)
    assert not answers
    piece.dispatch_event("touchstart")
    ann.page.locator("#bubble").wait_for(state="visible")
    piece.dispatch_event("touchend")  # a browser that sends no click after a long press
    piece.dispatch_event("touchstart")
    piece.dispatch_event("touchend")
    with ann.page.expect_request(lambda request: request.method == "POST"):
        ann.page.locator("#board button.glow").first.dispatch_event("click")  # must not lose the next tap
    assert not ann.errors


def test_after_an_answer_by_keyboard_the_next_question_has_the_focus(browser: Any, server: Server) -> None:
    ann = Visitor(browser, server.url)
    sit_down(ann, "critter-kitchen")
    ann.wait_turn()
    by_keyboard(ann, random.Random(1))
    ann.page.wait_for_function("() => document.activeElement.closest('#question')")
