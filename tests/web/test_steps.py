"""Steps on the page: at the pace somebody chose, over at a touch, soon over for who is asked, mere lines in calm."""

from __future__ import annotations

import json
import re
from typing import Any, Iterator

import pytest

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.table.match import Match, Player
from prixfixe.testing.walk import step
from tests.web import client
from tests.web.client import Server, serving

GAME = "critter-kitchen"  # chefs shop one after the other: many steps follow from one answer
WATCH = """
window.shown = [];  // how long each caption stood
window.asked = [];
addEventListener("DOMContentLoaded", () => {
  let text = "", since = 0;
  const look = () => {
    const caption = document.querySelector("#caption");
    const now = caption && !caption.hidden ? caption.textContent : "";
    if (now !== text) {
      if (text) window.shown.push([text, performance.now() - since]);
      [text, since] = [now, performance.now()];
    }
  };
  const kinds = { childList: true, characterData: true, attributes: true, attributeFilter: ["hidden"] };
  new MutationObserver(look).observe(document.body, { subtree: true, ...kinds });
});
"""
NEW = r'data-n="\d+"\s+class="[^"]*fresh"'
QUIET = "() => document.querySelector('#caption').hidden"
LOUD = "() => !document.querySelector('#caption').hidden"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("steps") / "steps.db"), thinkers=1) as made:
        yield made


@pytest.fixture(scope="module")
def played(server: Server) -> str:
    """A match at random, whose replay can be watched."""
    match, dice = Match(prixfixe.load(GAME), [Player("Ann"), Player("Bob")], 3), chance(3)
    while not match.over:
        match.play(*step(match.s.copy(), dice))
    host = client.Player(server.http(), "Ann")
    return str(host.post("/replays", json.loads(match.replay.to_json()))["id"])


def watched(browser: Any, server: Server, settings: dict[str, str], **context: Any) -> Any:
    """A page with settings, which keeps what it showed."""
    opened = browser.new_context(base_url=server.url, viewport={"width": 1280, "height": 800}, **context)
    chosen = "".join(f"localStorage.setItem('{name}', '{value}');" for name, value in settings.items())
    opened.add_init_script(chosen + WATCH)
    return opened.new_page()


def frame(page: Any, played: str, number: int) -> None:
    """A frame of the replay, reached from the one before it, until all of it was shown."""
    page.goto(f"/tables/{played}/replay?step={number - 1}")
    page.wait_for_function(QUIET)
    page.evaluate("() => { window.shown = []; }")
    page.click(f"[data-go='{number}'] >> nth=0")
    page.wait_for_function(f"() => document.querySelector('#film').dataset.step === '{number}'")


def busy(server: Server, played: str) -> int:
    """A frame with several new lines."""
    http = server.http()
    pages = {number: http.get(f"/tables/{played}/replay?step={number}").text for number in range(2, 40)}
    return next(number for number, text in pages.items() if len(re.findall(NEW, text)) >= 3)


def test_a_replay_shows_steps_at_the_pace_somebody_chose(browser: Any, server: Server, played: str) -> None:
    number, lasted = busy(server, played), dict[str, float]()
    for pace in ("slow", "fast"):
        page = watched(browser, server, {"steps": pace})
        frame(page, played, number)
        page.wait_for_function("() => window.shown.length >= 2")
        lasted[pace] = min(time for _, time in page.evaluate("window.shown")[:2])
        page.context.close()
    assert lasted["slow"] > 1.5 * lasted["fast"] and 200 < lasted["fast"] < 1800


@pytest.mark.parametrize("how", ["none", "calm", "system"])
def test_without_steps_all_stands_in_the_story_at_once(browser: Any, server: Server, played: str, how: str) -> None:
    settings = {"none": {"steps": "none"}, "calm": {"motion": "calm"}}.get(how, {})
    page = watched(browser, server, settings, **({"reduced_motion": "reduce"} if how == "system" else {}))
    frame(page, played, busy(server, played))
    page.wait_for_timeout(300)
    assert page.evaluate("window.shown") == [] and page.evaluate(QUIET)
    assert page.locator("#lines .fresh").count() >= 3
    page.context.close()


@pytest.mark.parametrize("reach", ["pointer", "key"])
def test_a_touch_skips_to_now(browser: Any, server: Server, played: str, reach: str) -> None:
    page = watched(browser, server, {"steps": "slow"})
    frame(page, played, busy(server, played))
    page.wait_for_function(LOUD)
    if reach == "pointer":
        page.mouse.move(640, 400)
        page.mouse.down()
    else:
        page.keyboard.press("Shift")
    page.wait_for_function(QUIET, timeout=1000)
    page.context.close()


def test_whoever_is_asked_sees_the_rest_in_two_seconds(browser: Any, server: Server) -> None:
    page = watched(browser, server, {"steps": "slow"})
    page.goto(f"/new/{GAME}?seats=2")
    page.select_option("select[name=seat1]", "easy")
    page.click("form[action='/tables'] button.primary")
    page.wait_for_selector("#middle")
    late = list[float]()
    for number in range(40):
        page.wait_for_selector("#question.asked, #result", state="attached")
        page.evaluate("() => { window.began = performance.now(); }")
        page.wait_for_function(QUIET, polling=50)
        late.append(page.evaluate("() => performance.now() - window.began"))
        if page.locator("#result").count() or len(page.evaluate("window.shown")) > 30:
            break
        with page.expect_response(lambda response: response.url.endswith("/moves")):
            page.evaluate(ANSWER, number)
    assert len(page.evaluate("window.shown")) > 10 and max(late) < 3500
    page.context.close()


ANSWER = """(number) => {
  const all = [...document.querySelectorAll('#all-choices [data-path]')];
  all[number % all.length].click();
  document.querySelector('[data-confirm]:not([hidden])')?.click();
}"""
