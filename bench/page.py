"""What the page of a running game weighs, and how soon an answer is seen: python -m bench.page [GAME]... [--json]

The weight is that of everything a browser fetches for a table, and for a move, compressed as servers in front of it do
(gzip). An answer is seen when the browser has painted the first frame after the table moved on (with a view
transition: the first of its frames). The time counts from the touch, and beside it from the last byte of the server's
answer. Needs Chromium.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import statistics
import tempfile
from typing import Any

import prixfixe
from bench.web import started

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
WATCH = """
() => {
  window.seen = [];
  let touched = 0, landed = 0, painted = 0;
  addEventListener("submit", () => { touched = performance.now(); landed = painted = 0; }, true);
  const note = () => {
    if (landed && painted > landed && touched) { window.seen.push([painted - touched, painted - landed]); touched = 0; }
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name.endsWith("/moves")) landed = entry.responseEnd;
    note();
  }).observe({ type: "resource" });
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => { painted = performance.now(); note(); })))
    .observe(document.querySelector("#table"), { attributes: true, attributeFilter: ["data-version"] });
}
"""
CHOOSE = """
(number) => {
  const choices = document.querySelectorAll("#all-choices [data-path]");
  choices[number % choices.length].click();
  document.querySelector("[data-confirm]:not([hidden])")?.click();
}
"""


def main() -> None:
    """Measure the games named, or all, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(prixfixe.playable()))
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    figures = measured(given.games, given.moves)
    if given.json:
        print(json.dumps(figures))
        return
    for game, found in figures.items():
        print(f"{game:>20}  " + "  ".join(f"{name} {value}" for name, value in found.items()))


def measured(games: list[str], moves: int) -> dict[str, dict[str, float]]:
    """The figures of every game, in one browser."""
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = started(folder)
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            return {game: one(browser, server.url, game, moves) for game in games}
        finally:
            browser.close()
            server.process.terminate()
            server.process.wait()


def one(browser: Any, url: str, game: str, moves: int) -> dict[str, float]:
    """A game against a bot: some moves, then the page anew, to be weighed."""
    page = browser.new_page(base_url=url, viewport={"width": 1280, "height": 900})
    page.add_init_script("localStorage.setItem('passing', 'wait')")
    page.goto(f"/new/{game}?seats=2")
    page.select_option("select[name=seat1]", "beginner")
    page.click("form[action='/tables'] button.primary")
    page.wait_for_selector("#middle")
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    fetched: list[Any] = []
    page.on("response", lambda response: fetched.append(response))
    for number in range(moves):
        page.wait_for_selector("#question.asked, #result")
        if page.locator("#result").count():
            break
        page.wait_for_timeout(300)
        page.wait_for_selector("#all-choices [data-path]", state="attached")  # others may have acted meanwhile
        with page.expect_response(lambda response: response.url.endswith("/moves")):
            page.evaluate(CHOOSE, number)
    page.wait_for_timeout(500)
    seen = page.evaluate("() => window.seen")
    sizes = {"page kB": weight(browser, page), "a move kB": weighed(fetched) / len(seen)}
    page.close()
    return {name: round(size / 1000, 1) for name, size in sizes.items()} | times(seen)


def times(seen: list[tuple[float, float]]) -> dict[str, float]:
    """How many moves, and in milliseconds how soon they were seen: half of them, and 95 %."""
    found: dict[str, float] = {"moves": len(seen)}
    for name, column in zip(("from the touch", "from the answer"), zip(*seen)):
        found[f"{name} ms"] = round(statistics.median(column), 1)
        found[f"{name}, 95 % ms"] = round(statistics.quantiles(column, n=20, method="inclusive")[-1], 1)
    return found


def weighed(responses: list[Any]) -> int:
    """The bytes of what was fetched, compressed; events go on for ever and are not counted."""
    whole = [response for response in responses if response.status == 200 and "events" not in response.url]
    return sum(len(gzip.compress(response.body(), 6)) for response in whole)


def weight(browser: Any, page: Any) -> int:
    """All bytes of a table's page, compressed, with an empty cache."""
    context = browser.new_context(storage_state=page.context.storage_state())
    fresh, fetched = context.new_page(), list[Any]()
    fresh.on("response", lambda response: fetched.append(response))
    fresh.goto(page.url)
    fresh.wait_for_timeout(500)
    total = weighed(fetched)
    context.close()
    return total


if __name__ == "__main__":
    main()
