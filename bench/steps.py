"""How soon what bots do is seen: python -m bench.steps [GAME]... [--level good] [--turns 6] [--json]

A person plays against a bot of the level, on the page. Told is when the server's stream says that the bot has answered
(what an answer takes to reach a stream is in bench.web); seen is when the caption of its first step stands on the page;
asked is when the viewer's next question does. A turn lasts from the viewer's answer to the viewer's next question, and
is idle while the stream said nothing for longer than the pause before a bot's answer. Needs Chromium.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
from itertools import pairwise
from typing import Any

import prixfixe
from bench.page import FLAGS
from bench.web import started
from prixfixe.bots.levels import TABLE

PAUSE = 1000  # milliseconds: the server's pause before a bot answers, and what a cook may think
WATCH = """
window.marks = [];
const mark = (what) => window.marks.push([what, performance.now()]);
const Source = window.EventSource;
window.EventSource = class extends Source {
  constructor(...given) { super(...given); }
  addEventListener(name, act, ...more) {
    super.addEventListener(name, (event) => { if (event.data !== undefined) mark("told"); act(event); }, ...more);
  }
};
addEventListener("DOMContentLoaded", () => {
  let caption = "", asked = false;
  const look = () => {
    const now = document.querySelector("#caption"), text = now && !now.hidden ? now.textContent : "";
    if (text && text !== caption) mark("seen");
    caption = text;
    const question = document.querySelector("#question.asked") !== null;
    if (question && !asked) mark("asked");
    asked = question;
  };
  const kinds = { childList: true, characterData: true, attributes: true, attributeFilter: ["class", "hidden"] };
  new MutationObserver(look).observe(document.body, { subtree: true, ...kinds });
});
"""


def main() -> None:
    """Measure the games named, or all, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(prixfixe.playable()))
    parser.add_argument("--level", default="good", choices=TABLE)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = measured(given.games, given.level, given.turns)
    if given.json:
        print(json.dumps(figures))
        return
    for game, found in figures.items():
        print(f"{game:>20}  " + "  ".join(f"{name} {value}" for name, value in found.items()))


def measured(games: list[str], level: str, turns: int) -> dict[str, dict[str, float]]:
    """The figures of every game, in one browser."""
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = started(folder, calm=0)
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            return {game: one(browser, server.url, game, level, turns) for game in games}
        finally:
            browser.close()
            server.process.terminate()
            server.process.wait()


def one(browser: Any, url: str, game: str, level: str, turns: int) -> dict[str, float]:
    """Some turns of a bot, as the page showed them."""
    page = browser.new_page(base_url=url, viewport={"width": 1280, "height": 800})
    page.set_default_timeout(90_000)
    page.add_init_script(WATCH)
    page.goto(f"/new/{game}?seats=2")
    page.select_option("select[name=seat1]", level)
    page.click("form[action='/tables'] button.primary")
    page.wait_for_selector("#middle")
    watched: list[list[tuple[str, float]]] = []
    for number in range(60 * turns):
        page.wait_for_selector("#question.asked, #result", state="attached")
        if page.locator("#result").count() or len(watched) == turns:
            break
        page.evaluate("() => { window.marks = []; window.began = performance.now(); }")
        with page.expect_response(lambda response: response.url.endswith("/moves")):
            page.evaluate(ANSWER, number)
        page.wait_for_function(ASKED)
        marks = [(what, at) for what, at in page.evaluate("() => window.marks.map(([a, b]) => [a, b - window.began])")]
        if sum(what == "told" for what, _ in marks) > 2:
            watched.append(marks)
    page.close()
    return figures(watched)


ANSWER = """(number) => {
  const all = [...document.querySelectorAll('#all-choices [data-path]')];
  all[number % all.length].click();
  document.querySelector('[data-confirm]:not([hidden])')?.click();
}"""
ASKED = """() => document.querySelector('#result') !== null
  || (document.querySelector('#question.asked') !== null && window.marks.length > 0)"""


def figures(watched: list[list[tuple[str, float]]]) -> dict[str, float]:
    """Medians and the slowest of what was watched."""
    seen, asked, lasted, idle = list[float](), list[float](), list[float](), list[float]()
    for marks in watched:
        told = [at for what, at in marks if what == "told"]
        shown = [at for what, at in marks if what == "seen"]
        ends = [at for what, at in marks if what == "asked" and at > told[0]] or [told[-1]]
        seen += [min((at - said for at in shown if at >= said), default=0.0) for said in told[:1]]
        asked.append(max(0.0, ends[-1] - told[-1]))
        lasted.append(ends[-1])
        idle.append(sum(max(0.0, b - a - PAUSE) for a, b in pairwise([0.0, *told])))
    if not watched:
        return {"turns": 0}
    return {
        "turns": len(watched),
        "answer to step, median ms": round(statistics.median(seen)),
        "last answer to question, median ms": round(statistics.median(asked)),
        "turn, median s": round(statistics.median(lasted) / 1000, 1),
        "turn, slowest s": round(max(lasted) / 1000, 1),
        "of it idle, slowest s": round(max(idle) / 1000, 1),
    }


if __name__ == "__main__":
    main()
