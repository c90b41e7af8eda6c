"""Every page in light and dark, wide and on a phone: nobody is kept out, no finger misses, nothing is cut off."""

from __future__ import annotations

from typing import Any, Iterator

import pytest

import prixfixe
from tests.web.browsers import Visitor
from tests.web.client import Player, Server, open_table, serving
from tests.web.eyes import in_theme, small_targets, too_wide, violations
from tests.web.test_tables import finish

GAMES = prixfixe.shipped()
GENERAL = (
    "/",
    "/me",
    "/upload",
    "/rulings",
    "/missing",
    "/join/{code}",
    "/tables/{open}",
    "/tables/{over}",
    "/tables/{over}/replay?step=3",
)
OF_GAMES = ("/new/{game}", "/games/{game}/guide", "/games/{game}/rules", "/games/{game}/pieces", "/tables/{game}")
PAGES = [*GENERAL, *(path.replace("{game}", game, 1) for path in OF_GAMES for game in GAMES)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("pages") / "pages.db")) as made:
        yield made


@pytest.fixture(scope="module")
def places(server: Server) -> dict[str, str]:
    """Tables to look at: one open, one over, and one of each game under way."""
    ann, bob = Player(server.http(), "Ann"), Player(server.http(), "Bob")
    over = open_table(ann, bob)
    finish(over, ann, bob)
    waiting = ann.post("/tables", {"game": GAMES[0], "seats": ["me", "open"]})["id"]
    code = ann.table(waiting)["seats"][1]["invitation"]
    return {"open": waiting, "over": over, "code": code} | {game: open_table(ann, bob, game=game) for game in GAMES}


def address(path: str, places: dict[str, str]) -> str:
    """A page's address, with the tables there are."""
    for name, place in places.items():
        path = path.replace(f"/tables/{name}", f"/tables/{place}")
    return path.format(**places)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_for_everybody(browser: Any, server: Server, places: dict[str, str], path: str) -> None:
    number = PAGES.index(path)
    ann = Visitor(browser, server.url, lang=("en-GB", "fr-FR")[number % 2])
    ann.page.goto(address(path, places))
    found = looked_at(ann.page)
    ann.context.close()
    assert not found, "\n".join(found)
    assert not [error for error in ann.errors if "404" not in error], ann.errors


def looked_at(page: Any) -> list[str]:
    """Everything wrong with a page in light and dark, wide and narrow."""
    found = []
    for theme in ("light", "dark"):
        in_theme(page, theme)
        found += [f"{theme}: {fault}" for fault in violations(page)]
    for width in (1024, 375):
        page.set_viewport_size({"width": width, "height": 812})
        found += [f"{width}: {fault}" for fault in too_wide(page)]
    return found + small_targets(page) + violations(page)
