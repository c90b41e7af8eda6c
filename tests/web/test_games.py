"""Whole games in a browser by touching things only: with the mouse, by dragging, with the keyboard, with a finger.

A game or two for each way in every run; with PRIXFIXE_WEB_GAMES=all every game in every way, and with the mouse every
game with everything switched on and each solo mode.
"""

from __future__ import annotations

import os
import random
from typing import Any, Callable, Iterator

import pytest

import prixfixe
from prixfixe.web.boards import unordered
from tests.games.ristorante_italia.configs import EVERYTHING
from tests.games.sweet_mess.configs import A_LA_MODE, MODULES
from tests.web.browsers import Choice, Visitor
from tests.web.client import Server, serving
from tests.web.eyes import in_theme, too_wide, violations

ALL = os.environ.get("PRIXFIXE_WEB_GAMES", "") == "all"
SHORT: dict[str, dict[str, str]] = {"rival-restaurants": {"amateur_chef": "true"}}
WAYS = {
    "mouse": ["critter-kitchen"], "drag": ["sweet-mess"], "keyboard": ["restaurant-row"],
    "phone": ["ristorante-italia", "rival-restaurants"],
}  # fmt: skip
LANGUAGES = ("en-GB", "fr-FR")
CASES = [(way, game) for way in WAYS for game in prixfixe.shipped() if ALL or game in WAYS[way]]
FULL: list[tuple[str, int, dict[str, str]]] = [
    ("critter-kitchen", 2, {"restaurateurs": "true", "critic": "jerboa"}),
    ("critter-kitchen", 1, {}),
    ("critter-kitchen", 1, {"restaurateurs": "true"}),
    ("restaurant-row", 2, {"open_money": "true"}),
    ("ristorante-italia", 2, dict.fromkeys(EVERYTHING, "true")),
    ("rival-restaurants", 2, {"two_many_cooks": "true", "start_up": "true", "amateur_chef": "true"}),
    ("sweet-mess", 2, dict.fromkeys(MODULES, "true")),
    ("sweet-mess", 1, {}),
    ("sweet-mess", 1, {"solo": "hard"}),
    *(("sweet-mess", 1, {name: "true"}) for name in A_LA_MODE),
]
PANE = "(spot) => document.querySelector(`button[data-spot='${spot}']`).closest('.pane').dataset.pane"  # in one go
FOCUSED = "() => document.activeElement.dataset.spot ?? document.activeElement.value ?? ''"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("games") / "games.db"), thinkers=1) as made:
        yield made


def sit_down(ann: Visitor, game: str, seats: int = 2, options: dict[str, str] | None = None) -> None:
    """A table by its form, alone or against a bot that answers at once."""
    ann.page.goto(f"/new/{game}?seats={seats}")
    if seats == 2:
        ann.page.select_option("select[name=seat1]", "beginner")
    for name, value in (SHORT.get(game, {}) if options is None else options).items():
        ann.page.select_option(f"select[name='option.{name}']", value)
    ann.page.click("form[action='/tables'] button.primary")
    ann.page.wait_for_selector("#middle", state="attached")  # a phone may show another pane first
    ann.page.wait_for_selector(".pane[data-shown]", state="attached")  # its scripts run


def steps(ann: Visitor, choice: Choice) -> list[str]:
    """The spots to touch one after the other; it ends when one option is left, as the page does."""
    others = [other for other in ann.offered() if other != choice]
    for length in range(1, len(choice.path) + 1):
        if not any(begins(other.path, choice.path[:length]) for other in others):
            return choice.path[:length]
    return choice.path


def begins(path: list[str], touched: list[str]) -> bool:
    """Whether a path goes over what was touched; spots of one kind are touched in any order."""
    return set(touched) <= set(path) if unordered(path) else path[: len(touched)] == touched


def element(ann: Visitor, spot: str) -> Any:
    """What can be touched of a spot, where it is seen."""
    return ann.page.locator(f"button[data-spot='{spot}']").locator("visible=true").first


def chip(ann: Visitor, choice: Choice) -> None:
    """An answer that lies nowhere: a button of the question, or an amount."""
    button = ann.page.locator(f"#answer [data-chip][value='{choice.value}']")
    if button.count():
        button.click()
        return
    ann.page.select_option("#answer [data-amount]", choice.value)
    ann.page.click("#answer [data-take]")


def by_mouse(ann: Visitor, choice: Choice) -> None:
    """Click one spot after the other."""
    for spot in steps(ann, choice):
        element(ann, spot).click()


def by_drag(ann: Visitor, choice: Choice) -> None:
    """Pick up the first spot and drop it on the next; what has one spot only is clicked."""
    way = steps(ann, choice)
    if len(way) == 1:
        return by_mouse(ann, choice)
    element(ann, way[0]).hover()
    ann.page.mouse.down()
    ann.page.mouse.move(5, 300, steps=2)
    element(ann, way[1]).hover()
    ann.page.mouse.up()
    for spot in way[2:]:
        element(ann, spot).click()
    return None


def by_keyboard(ann: Visitor, choice: Choice) -> None:
    """Go on with Tab to each spot, and press Enter."""
    for spot in steps(ann, choice):
        for _ in range(200):
            if ann.page.evaluate(FOCUSED) == spot:
                break
            ann.page.keyboard.press("Tab")
        assert ann.page.evaluate(FOCUSED) == spot, f"{spot} cannot be reached with Tab"
        ann.page.keyboard.press("Enter")


def by_finger(ann: Visitor, choice: Choice) -> None:
    """Tap one spot after the other, in whichever pane it lies."""
    for spot in steps(ann, choice):
        if not element(ann, spot).count():
            ann.page.locator(f".tabs [data-show='{ann.page.evaluate(PANE, spot)}']").tap()
        element(ann, spot).tap()


def confirm(ann: Visitor, way: str) -> None:
    """Confirm what was composed, where the last thing laid down waits for that; it has the focus."""
    button = ann.page.locator("#answer [data-confirm]").locator("visible=true")
    if not button.count():
        return
    if way == "keyboard":
        assert ann.page.evaluate("() => document.activeElement.matches('[data-confirm]')")
        ann.page.keyboard.press("Enter")
    elif way == "phone":
        button.tap()
    else:
        button.click()


Answer = Callable[[Visitor, Choice], None]
ANSWERS: dict[str, Answer] = {"mouse": by_mouse, "drag": by_drag, "keyboard": by_keyboard, "phone": by_finger}


def faults(ann: Visitor, number: int) -> list[str]:
    """What is wrong with the table as it looks now; light and dark in turn."""
    in_theme(ann.page, ("light", "dark")[number % 2])
    return violations(ann.page) + too_wide(ann.page)


def give(ann: Visitor, way: str, choice: Choice) -> None:
    """Answer with a choice, in one of the ways."""
    if choice.path:
        ANSWERS[way](ann, choice)
        confirm(ann, way)
    else:
        chip(ann, choice)


def play(ann: Visitor, way: str, dice: random.Random) -> tuple[int, list[str]]:
    """Play to the end; how many answers it took, and every fault seen when a kind of question first came up."""
    seen: set[str] = set()
    found: list[str] = []
    for count in range(1500):
        if not ann.wait_turn():
            return count, found + faults(ann, count)
        rule = str(ann.page.get_attribute("#question .tools [data-rule]", "data-rule"))
        if rule not in seen:
            seen.add(rule)
            found += [f"{rule}: {fault}" for fault in faults(ann, len(seen))]
        choice = dice.choice(ann.offered())
        ann.moves(lambda: give(ann, way, choice))  # noqa: B023
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_a_whole_game(browser: Any, server: Server, case: tuple[str, str]) -> None:
    way, game = case
    lang = LANGUAGES[CASES.index(case) % 2]
    ann = Visitor(browser, server.url, 390 if way == "phone" else 1280, lang, has_touch=way == "phone")
    sit_down(ann, game)
    answers, found = play(ann, way, random.Random(game))
    assert answers > 10 and ann.page.locator("#result .scores tbody tr").count() >= 1
    ann.context.close()
    assert not ann.errors, ann.errors
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.skipif(not ALL, reason="long: PRIXFIXE_WEB_GAMES=all")
@pytest.mark.parametrize(
    "game, seats, options", FULL, ids=lambda part: "-".join(part) if isinstance(part, dict) else ""
)
def test_a_whole_game_with_everything_and_alone(
    browser: Any, server: Server, game: str, seats: int, options: dict[str, str]
) -> None:
    ann = Visitor(browser, server.url)
    sit_down(ann, game, seats, options)
    answers, found = play(ann, "mouse", random.Random(game))
    assert answers > 10 and ann.page.locator("#result").count() == 1
    ann.context.close()
    assert not ann.errors, ann.errors
    assert not found, "\n".join(dict.fromkeys(found))


def test_a_piece_explains_itself_on_focus_and_on_a_long_press(browser: Any, server: Server) -> None:
    ann = Visitor(browser, server.url, 390, has_touch=True)
    sit_down(ann, "critter-kitchen")
    ann.wait_turn()
    ann.page.keyboard.press("Tab")
    bubble = ann.page.locator("#bubble")
    ann.page.locator("button.cover[data-open]").locator("visible=true").first.focus()
    assert not bubble.is_visible()  # a shop has its name written on it, and says no more
    spot = ann.page.locator("button[data-open]:not(.cover)").locator("visible=true").first
    while not spot.count():
        ann.answer()
        ann.wait_turn()
    spot.focus()
    assert bubble.text_content() == spot.get_attribute("data-tip")
    piece = ann.page.locator(".piece[role=img]").first
    answers: list[str] = []
    ann.page.on("request", lambda request: answers.append(request.url) if request.method == "POST" else None)
    piece.dispatch_event("touchstart")
    bubble.wait_for(state="visible")  # the touch hid the one of the focus
    assert bubble.text_content() == piece.get_attribute("data-tip")
    piece.dispatch_event("touchend")
    spot.dispatch_event("click")  # the end of a long press is no answer
    ann.page.wait_for_timeout(300)
    assert not answers
    piece.dispatch_event("touchstart")
    bubble.wait_for(state="visible")
    piece.dispatch_event("touchend")  # a browser that sends no click after a long press
    piece.dispatch_event("touchstart")
    piece.dispatch_event("touchend")
    with ann.page.expect_request(lambda request: request.method == "POST"):
        by_mouse(ann, next(choice for choice in ann.offered() if choice.path))  # must not lose the next tap
    assert not ann.errors


def test_a_piece_in_the_hand_is_put_back_by_escape_and_by_touching_it_again(browser: Any, server: Server) -> None:
    ann, dice = Visitor(browser, server.url), random.Random(4)
    sit_down(ann, "sweet-mess")
    for _ in range(200):
        assert ann.wait_turn(), "no question of two spots came up"
        long = [choice for choice in ann.offered() if len(steps(ann, choice)) > 1]
        if long:
            break
        ann.answer(dice.randrange(len(ann.offered())))
    first, second = long[0].path[:2]
    for again in (False, True):
        element(ann, first).click()
        assert element(ann, second).evaluate("(e) => e.classList.contains('next')")
        if again:
            element(ann, first).click()
        else:
            ann.page.keyboard.press("Escape")
        assert ann.page.locator(".spot.next").count() == 0
    assert not ann.errors


def test_after_an_answer_by_keyboard_the_next_question_has_the_focus(browser: Any, server: Server) -> None:
    ann = Visitor(browser, server.url)
    sit_down(ann, "critter-kitchen")
    ann.wait_turn()
    ann.moves(lambda: by_keyboard(ann, next(choice for choice in ann.offered() if choice.path)))
    ann.page.wait_for_function("() => document.activeElement.closest('#question, [data-spot]')")


def test_arrows_go_from_one_open_thing_to_the_next(browser: Any, server: Server) -> None:
    ann = Visitor(browser, server.url)
    sit_down(ann, "critter-kitchen")
    ann.wait_turn()
    met = set()
    for _ in range(6):
        ann.page.keyboard.press("ArrowRight")
        met.add(ann.page.evaluate(FOCUSED))
    assert len(met & {choice.path[0] for choice in ann.offered() if choice.path}) > 1
