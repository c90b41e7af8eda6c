"""What the page of a running game weighs, and how soon a move is seen: python -m bench.page [GAME]... [--json]

The weight is that of everything a browser fetches for a table, compressed as servers in front of it do (gzip). A move
is seen when the browser has painted the first frame after the table moved on (with a view transition: the first of its
frames); the time counts from the last byte of the answer. Needs Chromium.
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
  window.shown = [];
  let landed = 0, painted = 0;
  const note = () => { if (landed && painted > landed) { window.shown.push(painted - landed); landed = 0; } };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name.endsWith("/moves")) landed = entry.responseEnd;
    note();
  }).observe({ type: "resource" });
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => { painted = performance.now(); note(); })))
    .observe(document.querySelector("#table"), { attributes: true, attributeFilter: ["data-version"] });
}
"""


def main() -> None:
    """Measure the games named, or all, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(prixfixe.playable()))
    parser.add_argument("--moves", type=int, default=25)
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
    page.goto(f"/new/{game}?seats=2")
    page.select_option("select[name=seat1]", "random")
    page.click("form[action='/tables'] button.primary")
    page.wait_for_selector("#middle")
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    for number in range(moves):
        page.wait_for_selector("#question.asked, #result")
        if page.locator("#result").count():
            break
        choices = page.locator("#all-choices [data-path]")
        page.wait_for_timeout(150)
        with page.expect_response(lambda response: response.url.endswith("/moves")):
            choices.nth(number % max(1, choices.count())).click()
    shown = page.evaluate("() => window.shown")
    size = weight(browser, page)
    page.close()
    return {
        "page kB": round(size / 1000, 1),
        "moves": len(shown),
        "seen, median ms": round(statistics.median(shown), 1),
        "seen, slowest ms": round(max(shown), 1),
    }


def weight(browser: Any, page: Any) -> int:
    """All bytes of a table's page, compressed, with an empty cache."""
    context = browser.new_context(storage_state=page.context.storage_state())
    fresh, sizes = context.new_page(), []
    fresh.on("response", lambda response: sizes.append(response) if "events" not in response.url else None)
    fresh.goto(page.url)
    fresh.wait_for_timeout(500)
    total = sum(len(gzip.compress(response.body(), 6)) for response in sizes if response.status == 200)
    context.close()
    return total


if __name__ == "__main__":
    main()
