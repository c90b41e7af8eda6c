"""Pictures of every page and of every question on each table: python -m scripts.screenshots [GAME]... [--out DIR]

The recorded matches of tests/goldens are gone through move by move; for every kind of question a full table is opened
by whoever is asked and photographed, on a desktop and on a phone. `--question KEY` takes those questions only, `--size
1280x800` those sizes only, `--gallery` only the pictures of the documents. The page with all cards and pieces of a game
is its contact sheet. Needs Chromium.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Iterator, Sequence

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import prixfixe
from prixfixe import Game, Replay
from prixfixe.table.match import Match, Player
from prixfixe.web.app import app
from prixfixe.web.house import COOKIE, House
from prixfixe.web.orders import DEFAULT_LEVEL, Order
from prixfixe.web.service import ended
from prixfixe.web.settings import Settings

ROOT = Path(__file__).parent.parent
GOLDENS = ROOT / "tests" / "goldens"
SIZES = ("1280x800", "1024x700", "390x844")
PICTURES = ROOT / "docs" / "pictures"
FRAMES = {"desktop": (1280, 800), "phone": (390, 844)}
LATE = {"critter-kitchen": 0.5}  # with all its challenges on the line
DETAIL = (512, 320)  # of the desktop, on the front page
DOWN = {"rival-restaurants": 0.0}  # how far down it lies, if not about the middle
GALLERY = {
    "critter-kitchen": "CK-PLAN-1",
    "restaurant-row": "RR-VIS-5",
    "ristorante-italia": "RI-MKT-1",
    "rival-restaurants": "RV-OPEN-2.called",
    "sweet-mess": "SM-PICK-2",
}
NAMES = ("Ann", "Bob", "Chloé", "Dario", "Edda", "Félix")
OF_GAMES = {
    "new": "/new/{}",
    "guide": "/games/{}/guide",
    "rules": "/games/{}/rules",
    "contact-sheet": "/games/{}/pieces",
}
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip


class Retold(Match):
    """A recorded match: its forced answers are in the record already."""

    def settle(self) -> None:
        """Give no answer that the record does not give."""


class Studio:
    """A server of our own, whose tables can be set as a match has them."""

    def __init__(self, folder: str, port: int, still: bool = True) -> None:
        made = app(Settings(db=f"{folder}/shots.db", thinkers=0, delay=3600.0 if still else 0.0, limits=False))
        self.house: House = made.state.house
        if still:  # nobody moves while we look
            self.house.driver.drive = lambda name: None
        self.server = uvicorn.Server(uvicorn.Config(made, port=port, log_level="error"))
        self.address = f"http://127.0.0.1:{port}"
        self.person = self.house.people.ensure(self.house.people.visitor(), NAMES[0])
        threading.Thread(target=self.server.run, daemon=True).start()
        while not self.server.started:
            time.sleep(0.05)

    def table(self, match: Match, seat: int) -> str:
        """A table at which the match stands, with our person in a seat."""
        others = iter(NAMES[1:])
        kinds = tuple("me" if number == seat else DEFAULT_LEVEL for number in range(len(match.players)))
        options = {name: value for name, value in match.replay.options.items() if name != "content"}
        name = self.house.service.create(self.person, Order(match.game.name, kinds, options))
        room = self.house.service.room(name)
        self.house.service.read(name, lambda room: None)
        room.match = match
        room.seats = [
            replace(place, name=NAMES[0] if place.seat == seat else next(others), asked=place.seat == seat)
            for place in room.seats
        ]
        for number, player in enumerate(room.players()):
            match.replace(number, player)
        row = replace(room.row, seed=int(match.replay.seed), status="playing", version=match.version)
        room.row = ended(row, match)
        return name


def records(game: Game[Any]) -> Iterator[Replay]:
    """The recorded matches of a title, small ones first."""
    folder = GOLDENS / game.name.replace("-", "_")
    paths = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_size)
    for path in paths:
        record = Replay.from_json(path.read_text(encoding="utf-8"))
        if not record.options.get("content"):
            yield record


def chosen(game: Game[Any], late: float) -> dict[str, tuple[int, int]]:
    """For every kind of question the record and the move where it is asked on a full table: late, and among many."""
    best: dict[str, tuple[float, int, int]] = {}
    for number, record in enumerate(records(game)):
        for at, s in enumerate(record.states(game)):
            if at == len(record.moves):
                break
            ask = s.asked(record.moves[at][0])
            fit = abs(at / len(record.moves) - late) + 0.2 * abs(record.seats - 3)
            if ask.seat >= 0 and len(ask.options) > 1:
                best[game.key(ask)] = min(best.get(game.key(ask), (9.0, 0, 0)), (fit, number, at))
    return {key: (number, at) for key, (_, number, at) in best.items()}


def moments(game: Game[Any], late: float = 0.7) -> Iterator[tuple[str, Match, int]]:
    """Every kind of question, and the end of a match: its name, the match as it stands, who is asked."""
    wanted = chosen(game, late)
    for number, record in enumerate(records(game)):
        stops = {at: key for key, (where, at) in wanted.items() if where == number}
        match = Retold(game, [Player(name) for name in NAMES[: record.seats]], record.seed, record.options)
        last = max(stops, default=-1) if number else len(record.moves)
        for at, (seat, option) in enumerate(record.moves[: last + 1]):
            if at in stops:
                yield stops[at], match, seat
            match.play(seat, option)
        if match.over:
            yield "end", match, 0


def shoot(page: Page, path: Path, sizes: Sequence[str]) -> None:
    """One page in every size; what is no table is longer than a screen."""
    for size in sizes:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        whole = page.query_selector(".at-table") is None
        page.screenshot(path=str(path.with_name(f"{path.name}-{size}.png")), full_page=whole)


def portray(studio: Studio, browser: Browser, game: Game[Any], given: argparse.Namespace) -> None:
    """Every question of a title, in English and French in turn, by day and by night."""
    for number, (key, match, seat) in enumerate(moments(game)):
        if given.question and key not in given.question:
            continue
        visitor = at_home(studio, browser, ("en-GB", "fr-FR")[number % 2], ("light", "dark")[number // 2 % 2])
        page = visitor.new_page()
        page.goto(f"{studio.address}/tables/{studio.table(match, seat)}")
        shoot(page, given.out / f"{game.name}-{key}", given.size)
        visitor.close()


def hang(studio: Studio, browser: Browser, game: Game[Any]) -> None:
    """The pictures of a title in the documents, a desktop and a phone, and in its guide, by day, in English."""
    visitor = at_home(studio, browser, "en-GB", "light")
    page = visitor.new_page()
    for key, match, seat in moments(game, LATE.get(game.name, 0.7)):
        if key == GALLERY[game.name]:
            page.goto(f"{studio.address}/tables/{studio.table(match, seat)}")
            for name, (width, height) in FRAMES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(200)
                page.screenshot(path=str(PICTURES / f"{game.name}-{name}.jpg"), type="jpeg", quality=82)
                if name == "desktop":
                    page.screenshot(path=str(game.folder / "table" / "table.jpg"), type="jpeg", quality=70)
                    detail(page, game.folder / "table" / "small.jpg", DOWN.get(game.name, 0.4))
    visitor.close()


def detail(page: Page, path: Path, down: float) -> None:
    """A part of the middle of a table, for the front page."""
    box = page.locator("#middle").bounding_box()
    assert box, "there is no table"
    width, height = DETAIL
    left, top = box["x"] + (box["width"] - width) / 2, box["y"] + (box["height"] - height) * down
    page.screenshot(
        path=str(path), type="jpeg", quality=68, clip={"x": left, "y": top, "width": width, "height": height}
    )


def at_home(
    studio: Studio, browser: Browser, lang: str, scheme: Any, waits: bool = True, **more: Any
) -> BrowserContext:
    """A browser of our person; at its tables nothing answers itself, unless it does not wait."""
    context = browser.new_context(locale=lang, color_scheme=scheme, reduced_motion="reduce", **more)
    context.add_cookies([{"name": COOKIE, "value": studio.house.people.token(studio.person), "url": studio.address}])
    if waits:
        context.add_init_script("localStorage.setItem('passing', 'wait')")
    return context


def photograph(studio: Studio, browser: Browser, given: argparse.Namespace) -> None:
    """Every page that is no table."""
    visitor = at_home(studio, browser, "en-GB", "light")
    page = visitor.new_page()
    waiting = studio.house.service.create(studio.person, Order(given.games[0], ("me", "open", "open")))
    code = studio.house.store.seats_of(waiting)[1].invitation
    general = {"lobby": "/", "me": "/me", "upload": "/upload", "missing": "/missing", "waiting": f"/tables/{waiting}"}
    pages = general | {f"{game}-{kind}": path.format(game) for game in given.games for kind, path in OF_GAMES.items()}
    for name, path in pages.items():
        page.goto(studio.address + path)
        shoot(page, given.out / name, given.size)
    stranger = browser.new_page()
    stranger.goto(f"{studio.address}/join/{code}")
    shoot(stranger, given.out / "invitation", given.size)


def main() -> None:
    """Make the pictures."""
    parser = argparse.ArgumentParser(description="Photograph every page and every question.")
    parser.add_argument("games", nargs="*", default=list(prixfixe.shipped()))
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--question", action="append", default=[], help="only this question, by its key; or end")
    parser.add_argument("--size", action="append", default=[], help="only this size, such as 1280x800")
    parser.add_argument("--gallery", action="store_true", help="only the pictures of docs/pictures")
    parser.add_argument("--port", type=int, default=8765)
    given = parser.parse_args()
    given.size = given.size or SIZES
    given.out.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        studio = Studio(folder, given.port)
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        if not given.question and not given.gallery:
            photograph(studio, browser, given)
        for game in given.games:
            if given.gallery:
                hang(studio, browser, prixfixe.load(game))
            else:
                portray(studio, browser, prixfixe.load(game), given)
        browser.close()
        studio.server.should_exit = True


if __name__ == "__main__":
    main()
