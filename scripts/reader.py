"""What a screen reader would read of one round: python -m scripts.reader GAME [--questions 12]

A person plays against a bot in Chromium; before every answer the accessibility tree of the question, the own place and
the news is printed as it stands, then the answer that is given. Needs the system's Chromium.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from typing import Any

from playwright.sync_api import Page, sync_playwright

from prixfixe.web.orders import Order
from scripts.screenshots import FLAGS, Studio, at_home

REGIONS = {"question": "#question", "middle": "#middle", "own place": "#mine", "story": "#story"}


def read(page: Page) -> None:
    """Print what is read of the page."""
    for name, selector in REGIONS.items():
        region = page.locator(selector)
        if region.count():
            print(f"--- {name}")
            print(region.aria_snapshot())


def play(page: Page, questions: int) -> None:
    """Read and answer so many questions."""
    for number in range(questions):
        page.wait_for_selector("#question.asked, #result", state="attached")
        if page.locator("#result").count():
            return
        print(f"\n===== question {number + 1}")
        read(page)
        offered: list[Any] = page.evaluate("() => [...document.querySelectorAll('#all-choices [data-path]')].length")
        label = page.evaluate("() => document.querySelector('#all-choices [data-path]').textContent.trim()")
        print(f"--- answer, the first of {offered}: {label}")
        before = page.get_attribute("#table", "data-version")
        page.evaluate("() => document.querySelector('#all-choices [data-path]').click()")
        page.wait_for_selector(f"#table:not([data-version='{before}'])", state="attached")


def main() -> None:
    """Play a little and read aloud."""
    parser = argparse.ArgumentParser(description="Read a table as a screen reader does.")
    parser.add_argument("game")
    parser.add_argument("--questions", type=int, default=12)
    parser.add_argument("--port", type=int, default=8767)
    given = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        studio = Studio(folder, given.port, still=False)
        name = studio.house.service.create(studio.person, Order(given.game, ("me", "greedy")))
        studio.house.service.start(studio.person, name)
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = at_home(studio, browser, "en-GB", "light").new_page()
        page.goto(f"{studio.address}/tables/{name}")
        play(page, given.questions)
        browser.close()
        studio.server.should_exit = True


if __name__ == "__main__":
    main()
