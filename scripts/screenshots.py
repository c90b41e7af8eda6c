"""Pictures of every page and of every phase of each board: python -m scripts.screenshots [GAME]... [--out DIR]

A person plays against bots in a real browser; whenever a new kind of question comes up, the table is photographed at
1440, 1024 and 375 pixels. Needs the system's Chromium.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import threading
import time
from pathlib import Path

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

import prixfixe
from prixfixe.web.app import app
from prixfixe.web.settings import Settings

WIDTHS = (1440, 1024, 375)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def serving(port: int, folder: str) -> uvicorn.Server:
    """A server of our own with fast bots."""
    settings = Settings(db=f"{folder}/shots.db", thinkers=1, delay=0.0, limits=False)
    server = uvicorn.Server(uvicorn.Config(app(settings), port=port, log_level="error"))
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        time.sleep(0.05)
    return server


def shoot(page: Page, path: Path) -> None:
    """One page in every width."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900 if width > 400 else 812})
        page.screenshot(path=str(path.with_name(f"{path.name}-{width}.png")), full_page=True)
    page.set_viewport_size({"width": 1440, "height": 900})


def play_through(page: Page, game: str, out: Path, most: int) -> None:
    """Play a match, with a picture whenever something new is asked, and one of the end."""
    seen: set[str] = set()
    for number in range(most):
        page.wait_for_selector("#answer button.choice, section.result", timeout=60_000)
        if page.query_selector("section.result"):
            shoot(page, out / f"{game}-end")
            return
        rule = page.get_attribute(".why [data-rule]", "data-rule") or ""
        if rule not in seen and number > 2:
            seen.add(rule)
            shoot(page, out / f"{game}-{rule}")
        answer(page, number)


def answer(page: Page, number: int) -> None:
    """Take one of the choices, and wait until it is done."""
    version = page.get_attribute("#table", "data-version")
    choices = page.locator("#answer button.choice")
    choices.nth(number % choices.count()).click()
    page.wait_for_function(
        "v => !document.querySelector('#table') || document.querySelector('#table').dataset.version != v",
        arg=version,
        timeout=60_000,
    )


def photograph(browser: Browser, address: str, games: list[str], out: Path, most: int) -> None:
    """Every page, then every game."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    for name, path in (("lobby", "/"), ("new", f"/new?game={games[0]}"), ("me", "/me"), ("upload", "/upload")):
        page.goto(address + path)
        shoot(page, out / name)
    for game in games:
        page.goto(address)
        page.locator(f'form[action="/play/{game}"] button').click()
        play_through(page, game, out, most)


def main() -> None:
    """Make the pictures."""
    parser = argparse.ArgumentParser(description="Photograph every page and board.")
    parser.add_argument("games", nargs="*", default=list(prixfixe.games()))
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--most", type=int, default=2000, help="answers after which a match is left")
    parser.add_argument("--port", type=int, default=8765)
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serving(chosen.port, folder)
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        photograph(browser, f"http://127.0.0.1:{chosen.port}", chosen.games, chosen.out, chosen.most)
        browser.close()
        server.should_exit = True


if __name__ == "__main__":
    main()
