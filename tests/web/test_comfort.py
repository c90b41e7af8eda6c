"""What the page does by itself and how it is handled: answers that need nobody, zoom, sound, the result on a phone."""

from __future__ import annotations

import time
from typing import Any, Callable, Iterator

import pytest

import prixfixe
from prixfixe import Ask
from prixfixe.table.match import Match, Player
from scripts.screenshots import NAMES, Retold, Studio, at_home, records
from tests.configs import Config
from tests.web.boards import moves
from tests.web.client import free_port
from tests.web.eyes import too_wide, violations

SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('#zoomed')).transform).a"
SHIFT = "() => new DOMMatrix(getComputedStyle(document.querySelector('#zoomed')).transform).e"
BARE = """
() => {
  const room = document.querySelector("#middle").getBoundingClientRect();
  for (let x = room.left + 20; x < room.right - 20; x += 12)
    for (let y = room.top + 20; y < room.bottom - 20; y += 12)
      if (!document.elementFromPoint(x, y).closest("[data-spot], button, a")) return [x, y];
}
"""
SILENT = """
window.tones = 0;
window.AudioContext = class {
  currentTime = 0;
  createOscillator() { window.tones += 1; return this.part(); }
  createGain() { return this.part(); }
  part() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { frequency: {}, gain, connect: (next) => next, start() {}, stop() {} };
  }
};
"""


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    made = Studio(str(tmp_path_factory.mktemp("comfort")), free_port())
    yield made
    made.server.should_exit = True


def position(game: str, seats: int, wanted: Callable[[str, Ask], bool]) -> tuple[Match, int]:
    """The first question of random matches that is wanted: the match as it stands, and who is asked."""
    title = prixfixe.load(game)
    for seed in range(20):
        for s, ask, _ in moves(Config(game, "", seats), seed):
            if ask.seat >= 0 and wanted(title.key(ask), ask):
                match = Retold(title, [Player(name) for name in NAMES[:seats]], seed)
                match.s = s.copy()
                match.look()
                return match, ask.seat
    raise AssertionError("no such question came up")


def lone(key: str, ask: Ask) -> bool:
    """Nothing to decide."""
    return len(ask.options) == 1


def passing(key: str, ask: Ask) -> bool:
    """A question that is seldom of use."""
    return key == "SM-EOT-6.chosen" and len(ask.options) > 1


class Guest:
    """Our person at a table, and what the page has answered so far."""

    def __init__(self, studio: Studio, browser: Any, where: tuple[Match, int], script: str = "", **more: Any) -> None:
        self.context = at_home(studio, browser, "en-GB", "light", waits=False, **more)
        self.context.add_init_script(script)
        self.page = self.context.new_page()
        self.answers: list[str] = []
        self.page.on("request", self.hear)
        self.page.goto(f"{studio.address}/tables/{studio.table(*where)}")
        self.page.wait_for_selector(".pane[data-shown]", state="attached")

    def hear(self, request: Any) -> None:
        """A request of the page."""
        if request.url.endswith("/moves"):
            self.answers.append(str(request.post_data))

    def answers_within(self, seconds: float) -> list[str]:
        """What the page has answered by then."""
        until = time.monotonic() + seconds
        while not self.answers and time.monotonic() < until:
            self.page.wait_for_timeout(100)
        return self.answers


def test_a_lone_question_says_so_and_answers_itself(studio: Studio, browser: Any) -> None:
    guest = Guest(studio, browser, position("restaurant-row", 3, lone))
    assert "only one answer" in str(guest.page.text_content("#follows"))
    (only,) = guest.page.eval_on_selector_all("#all-choices [data-path]", "(all) => all.map((e) => e.value)")
    assert [f"option={only}" in sent for sent in guest.answers_within(15)] == [True]
    guest.context.close()


def test_a_question_seldom_of_use_declines_itself(studio: Studio, browser: Any) -> None:
    guest = Guest(studio, browser, position("sweet-mess", 2, passing))
    declined = guest.page.get_attribute("#all-choices [data-path='']", "value")
    assert [f"option={declined}" in sent for sent in guest.answers_within(15)] == [True]
    guest.context.close()


@pytest.mark.parametrize("reach", ["pointer", "key"])
def test_whoever_reaches_for_something_is_waited_for(studio: Studio, browser: Any, reach: str) -> None:
    guest = Guest(studio, browser, position("sweet-mess", 2, passing))
    if reach == "pointer":
        guest.page.mouse.click(*guest.page.evaluate(BARE))
    else:
        guest.page.keyboard.press("Tab")
    assert guest.answers_within(4.5) == []
    guest.context.close()


@pytest.mark.parametrize("change", ["e.dataset.spot = other.dataset.spot", "q.dataset.asked = 'another'"])
def test_a_press_counts_for_what_lay_under_it_when_it_began(studio: Studio, browser: Any, change: str) -> None:
    guest = Guest(studio, browser, position("critter-kitchen", 2, lambda key, ask: len(ask.options) > 3))
    page = guest.page
    both = page.locator("button[data-spot][data-open]").locator("visible=true").element_handles()[:2]
    both[0].hover()
    page.mouse.down()
    page.evaluate(f"([e, other], q = document.querySelector('#question')) => {{ {change}; }}", both)
    page.mouse.up()
    assert guest.answers_within(1) == [] and page.locator(".taken").count() == 0
    guest.context.close()


@pytest.mark.parametrize("game, seats, wanted", [("restaurant-row", 3, lone), ("sweet-mess", 2, passing)])
def test_with_the_setting_to_wait_nothing_is_answered(
    studio: Studio, browser: Any, game: str, seats: int, wanted: Callable[[str, Ask], bool]
) -> None:
    guest = Guest(studio, browser, position(game, seats, wanted), "localStorage.setItem('passing', 'wait')")
    assert guest.answers_within(4.5) == []
    guest.context.close()


def test_the_middle_zooms_by_wheel_and_double_click_pans_and_fits(studio: Studio, browser: Any) -> None:
    guest = Guest(studio, browser, position("critter-kitchen", 2, lambda key, ask: len(ask.options) > 3))
    page = guest.page
    x, y = page.evaluate(BARE)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => ({SCALE})() > 1.5")
    before = page.evaluate(SHIFT)
    page.mouse.down()
    page.mouse.move(x - 60, y, steps=4)
    page.mouse.up()
    assert page.evaluate(SHIFT) < before - 30
    page.keyboard.press("f")
    assert page.evaluate(SCALE) == 1
    page.mouse.dblclick(x, y)
    assert page.evaluate(SCALE) == 2
    page.click("[data-fit]")
    assert page.evaluate(SCALE) == 1
    guest.context.close()


def test_two_fingers_zoom_the_middle_on_a_phone(studio: Studio, browser: Any) -> None:
    where = position("critter-kitchen", 2, lambda key, ask: len(ask.options) > 3)
    guest = Guest(studio, browser, where, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = guest.page
    hand = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 100), ("touchEnd", 0)):
        points = [{"x": 195 - apart, "y": 300, "id": 1}, {"x": 195 + apart, "y": 300, "id": 2}] if apart else []
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function(f"() => ({SCALE})() > 1.5")
    assert page.evaluate("() => visualViewport.scale") == 1  # the table is larger, not the page
    guest.context.close()


def test_there_is_no_sound_once_it_is_switched_off(studio: Studio, browser: Any) -> None:
    where = position("critter-kitchen", 2, lambda key, ask: len(ask.options) > 3)
    heard = []
    for switch in ("on", "off"):
        guest = Guest(studio, browser, where, SILENT)
        page = guest.page
        page.click("[data-open-settings]")
        page.locator(f"[data-setting=sound][value={switch}]").check()
        page.keyboard.press("Escape")
        page.locator("button[data-spot][data-open]").locator("visible=true").first.click()
        page.wait_for_timeout(300)
        heard.append(page.evaluate("() => window.tones"))
        guest.context.close()
    assert heard[0] > 0
    assert heard[1] == 0


def test_a_thing_that_is_pointed_at_keeps_the_colours_of_its_card(studio: Studio, browser: Any) -> None:
    where = position("restaurant-row", 3, lambda key, ask: key.startswith("RR-BANK") and len(ask.options) > 2)
    guest = Guest(studio, browser, where)
    spot = guest.page.locator("button.rr-slip[data-open]").first
    before = spot.evaluate("(e) => getComputedStyle(e).color")
    spot.hover()
    assert spot.evaluate("(e) => getComputedStyle(e).color") == before
    guest.context.close()


def test_a_hint_says_one_answer_and_one_press_more_the_three_best(studio: Studio, browser: Any) -> None:
    guest = Guest(studio, browser, position("sweet-mess", 2, lambda key, ask: len(ask.options) > 3))
    page = guest.page
    for said in ("A good player would:", "Chances to win:"):
        page.locator("[data-ask-hint]").click()
        page.locator("#follows", has_text=said).wait_for()
        assert page.locator(".advised").count() > 0
    assert str(page.text_content("#follows")).count("%") > 1
    assert guest.answers == []
    guest.context.close()


@pytest.mark.parametrize("reach", ["pointer", "key"])
def test_names_in_the_story_say_what_they_are(studio: Studio, browser: Any, reach: str) -> None:
    guest = Guest(studio, browser, position("critter-kitchen", 2, lambda key, ask: len(ask.options) > 3))
    page = guest.page
    before = page.locator("#lines").inner_text()
    line = page.locator("#lines .text", has_text="The critic is").first
    line.scroll_into_view_if_needed()
    if reach == "pointer":
        line.hover()
        line.locator(".name").first.hover()
    else:
        page.locator("#lines").focus()
        line.locator(".name").first.wait_for()
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.className") == "name"
    name = page.evaluate("() => document.querySelector('.name:is(:hover, :focus)').textContent")
    assert str(page.text_content("#bubble")).startswith(name) and len(str(page.text_content("#bubble"))) > len(name)
    assert page.locator("#lines").inner_text() == before  # the sentences read as before
    assert violations(page) == []
    guest.context.close()


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_the_result_fits_a_phone(title: str, studio: Studio, browser: Any) -> None:
    record = next(records(prixfixe.load(title)))
    match = Retold(prixfixe.load(title), [Player(name) for name in NAMES[: record.seats]], record.seed, record.options)
    for seat, option in record.moves:
        match.play(seat, option)
    guest = Guest(studio, browser, (match, 0), viewport={"width": 390, "height": 844})
    page = guest.page
    box: Any = page.locator("#result").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] + box["height"] <= 844
    assert page.locator("#result").evaluate("(e) => e.scrollWidth - e.clientWidth") <= 0
    for button in page.locator("#result :is(button, .button)").all():  # in view before anybody scrolls
        place: Any = button.bounding_box()
        assert box["y"] <= place["y"] and place["y"] + place["height"] <= box["y"] + box["height"]
    said = page.locator("#result .scores tbody tr").all_inner_texts()
    assert said and not [row for row in said if not set(row.split()[-record.seats :]) - {"0", "–"}]
    assert too_wide(page) == []
    assert violations(page) == []
    guest.context.close()
