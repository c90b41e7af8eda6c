"""One confirmation for one thought, in a browser: what is composed in small steps is laid down freely, confirmed once,
and taken back together."""

from __future__ import annotations

from typing import Any, Callable, Iterator

import pytest

import prixfixe
from prixfixe.web.house import COOKIE
from scripts.screenshots import Studio
from tests.web.browsers import Visitor
from tests.web.client import free_port
from tests.web.staging import before, stage
from tests.web.test_games import by_mouse, element
from tests.web.test_view import DRAWN, MEASURE

CONFIRM = "#answer [data-confirm]:visible, #answer [data-confirms]"
NEXT = "#answer [data-chip]:has-text('That is all I want')"
# by title and decision: how many answers it takes at least
THOUGHTS = [
    ("critter-kitchen", "plan", 3),
    ("critter-kitchen", "plate", 2),
    ("critter-kitchen", "meal", 2),
    ("critter-kitchen", "fridge", 2),
    ("sweet-mess", "start", 2),
    ("sweet-mess", "reserve", 2),
    ("restaurant-row", "layoff", 2),
    ("sweet-mess", "payment", 2),
    ("rival-restaurants", "offer", 2),
    ("rival-restaurants", "cook", 2),
    ("ristorante-italia", "menu", 2),
    ("ristorante-italia", "dinner", 2),
    ("restaurant-row", "lot", 2),
    ("restaurant-row", "bid", 2),
]


class Cook(Visitor):
    """Somebody in a browser who is about to decide something."""

    def __init__(self, studio: Studio, browser: Any, title: str, thought: str, steps: int) -> None:
        super().__init__(browser, studio.address)
        token = studio.house.people.token(studio.person)
        self.context.add_cookies([{"name": COOKIE, "value": token, "url": studio.address}])
        self.sent: list[str] = []
        self.page.on("request", self.note)
        match, seat = before(prixfixe.load(title), thought, steps)
        self.page.goto(stage(studio, match, seat))
        self.page.wait_for_selector(".pane[data-shown]", state="attached")

    def note(self, request: Any) -> None:
        """A form that was sent."""
        if request.method == "POST":
            self.sent.append(request.url.rsplit("/", 1)[1])

    def count(self, selector: str) -> int:
        """How many of something can be seen."""
        return int(self.page.locator(selector).locator("visible=true").count())

    def moved(self, act: Callable[[], Any]) -> bool:
        """Do something, and wait until the page has moved on or asks for a confirmation; whether it does that."""
        version = self.version()
        act()
        done = f"#table:not([data-version='{version}']), [data-confirm]:not([hidden])"
        self.page.wait_for_selector(done, state="attached")
        return self.count("[data-confirm]") > 0

    def lay(self) -> bool:
        """Lay down the first thing that lies somewhere; whether it is held for a confirmation."""
        choice = next(one for one in self.offered() if one.path)
        return self.moved(lambda: by_mouse(self, choice))

    def compose(self, things: int = 12) -> bool:
        """Lay down one thing after the other until something is to be confirmed; whether the last one is held."""
        for _ in range(things):
            if self.count("#answer [data-confirms]"):
                return False
            if self.count(NEXT):
                self.moved(lambda: self.page.click(NEXT))
            if any(choice.path for choice in self.offered()):
                if self.lay():
                    return True
            else:
                self.moved(lambda: self.page.locator("#answer [data-chip]").first.click())
        raise AssertionError("nothing is to be confirmed")


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    made = Studio(str(tmp_path_factory.mktemp("thoughts")), free_port())
    yield made
    made.server.should_exit = True


@pytest.mark.parametrize("case", THOUGHTS, ids=lambda case: f"{case[0]}-{case[1]}")
def test_a_thought_is_confirmed_once_and_taken_back_together(
    case: tuple[str, str, int], browser: Any, studio: Studio
) -> None:
    title, thought, steps = case
    cook = Cook(studio, browser, title, thought, steps)
    asked = cook.page.text_content("#question h2")
    cook.compose()
    answers = cook.sent.count("moves")
    assert cook.count(CONFIRM) == 1 and answers >= 1
    assert cook.count("#question .laid [data-lift]") >= 1
    cook.page.click("#question .tools [data-undo]")
    cook.page.wait_for_selector("#question .laid", state="detached")
    assert cook.page.text_content("#question h2") == asked and cook.sent.count("undo") == 1
    cook.compose()
    sent = len(cook.sent)
    with cook.page.expect_response(lambda response: response.url.endswith("/moves")):
        cook.page.locator(CONFIRM).first.click()
    assert len(cook.sent) == sent + 1
    cook.page.wait_for_selector("[data-confirm]", state="detached")
    cook.context.close()


def test_the_last_chef_is_sent_when_the_plan_is_confirmed_and_not_before(browser: Any, studio: Studio) -> None:
    cook = Cook(studio, browser, "critter-kitchen", "plan", 3)
    assert not cook.lay() and not cook.lay()
    assert cook.lay()
    assert cook.sent.count("moves") == 2 and cook.page.text_content("[data-confirm]") == "Send them"
    assert cook.count(".spot.laid") == 1 and cook.count(".laid-now") == 1
    cook.page.keyboard.press("Escape")  # the last one is lifted again
    assert cook.count("[data-confirm]") == 0 and cook.count(".spot.laid") == 0
    assert cook.lay()
    cook.page.click("[data-put-back]")
    assert cook.count("[data-confirm]") == 0
    cook.page.locator("#question .laid [data-lift]").last.click()  # and the one before it
    cook.page.wait_for_function("() => document.querySelectorAll('#question .laid [data-lift]').length === 1")
    cook.context.close()


def test_what_is_laid_down_stays_while_others_act(browser: Any, studio: Studio) -> None:
    cook = Cook(studio, browser, "critter-kitchen", "plan", 3)
    assert not cook.lay() and not cook.lay() and cook.lay()
    label = cook.page.text_content(".laid-now")
    name = cook.page.url.rsplit("/", 1)[1]
    studio.house.service.say(studio.person, name, "Ready?")  # the page is told, and fetches itself anew
    cook.page.wait_for_selector("#story >> text=Ready?", state="attached")
    assert cook.page.text_content(".laid-now") == label and cook.count("[data-confirm]") == 1
    cook.page.click("[data-confirm]")
    cook.page.wait_for_selector("#question .laid", state="detached")
    cook.context.close()


def test_a_trade_is_made_by_dragging_things_onto_the_scale(browser: Any, studio: Studio) -> None:
    cook = Cook(studio, browser, "rival-restaurants", "offer", 2)
    cook.lay()  # with whom
    cook.moved(lambda: dragged(cook))
    cook.moved(lambda: cook.page.click(NEXT))
    cook.moved(lambda: dragged(cook))
    assert cook.count("#answer [data-confirms]") == 1 and cook.count("#question .laid [data-lift]") == 3
    assert cook.page.text_content("#answer [data-confirms]") == "Send the offer"
    cook.page.click("#answer [data-confirms]")
    cook.page.wait_for_selector("#question .laid", state="detached")
    cook.context.close()


def test_a_long_offer_leaves_the_table_its_room(browser: Any, studio: Studio) -> None:
    cook = Cook(studio, browser, "rival-restaurants", "offer", 2)
    for _ in range(9):
        cook.lay()
    assert cook.count("#question .laid [data-lift]") == 9
    for width, height in ((1280, 800), (1024, 700), (390, 844)):
        cook.page.set_viewport_size({"width": width, "height": height})
        cook.page.evaluate(DRAWN)
        assert cook.page.evaluate(MEASURE)["wrong"] == []
    cook.context.close()


def dragged(cook: Cook) -> None:
    """Drag the first ingredient from where it lies onto the scale."""
    spot = next(choice.path[0] for choice in cook.offered() if choice.path and "larder." in choice.path[0])
    element(cook, spot).hover()
    cook.page.mouse.down()
    cook.page.mouse.move(5, 300, steps=2)
    cook.page.locator(".rv-scale").hover()
    cook.page.mouse.up()
