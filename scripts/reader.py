"""What a screen reader would read of one round: python -m scripts.reader GAME [--questions 12]

A person plays against a bot in Chromium; before every answer the accessibility tree of the question, the own place and
the news is printed as it stands, then the answer that is given. Needs the system's Chromium.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from dataclasses import dataclass
from typing import Iterator

from playwright.sync_api import Browser, Page, sync_playwright

from prixfixe.web.orders import Order
from scripts.screenshots import FLAGS, Studio, at_home

REGIONS = {
    "bar": ".table-bar",
    "question": "#question",
    "middle": "#middle",
    "own place": "#mine",
    "rivals": "#rivals",
    "story": "#story",
}
CLICK = "() => document.querySelector('#all-choices [data-path]').click()"
CONFIRM = "() => document.querySelector('[data-confirm]:not([hidden])')?.click()"


@dataclass(frozen=True)
class Heard:
    """What is read before an answer, region by region, and what is answered then."""

    regions: dict[str, str]
    offered: list[str]

    def __str__(self) -> str:
        parts = [f"--- {name}\n{text}" for name, text in self.regions.items()]
        return "\n".join([*parts, f"--- answer, the first of {len(self.offered)}: {self.offered[0]}"])


def heard(page: Page) -> Heard:
    """What is read of the page now."""
    found = {name: page.locator(selector) for name, selector in REGIONS.items()}
    offered = page.locator("#all-choices [data-path]").all_text_contents()
    return Heard(
        {name: region.aria_snapshot() for name, region in found.items() if region.count()},
        [" ".join(label.split()) for label in offered],
    )


def play(page: Page, questions: int) -> Iterator[Heard]:
    """Read and answer so many questions."""
    for _ in range(questions):
        page.wait_for_selector("#question.asked, #result", state="attached")
        if page.locator("#result").count():
            return
        yield heard(page)
        before = page.get_attribute("#table", "data-version")
        page.evaluate(CLICK)
        page.evaluate(CONFIRM)
        page.wait_for_selector(f"#table:not([data-version='{before}'])", state="attached")


def seated(studio: Studio, browser: Browser, game: str) -> Page:
    """Our person in a browser, at a table with a bot."""
    name = studio.house.service.create(studio.person, Order(game, ("me", "greedy")))
    studio.house.service.start(studio.person, name)
    page = at_home(studio, browser, "en-GB", "light").new_page()
    page.goto(f"{studio.address}/tables/{name}")
    return page


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
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for number, said in enumerate(play(seated(studio, browser, given.game), given.questions)):
            print(f"\n===== question {number + 1}\n{said}")
        browser.close()
        studio.server.should_exit = True


if __name__ == "__main__":
    main()
