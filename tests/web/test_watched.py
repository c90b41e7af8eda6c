"""A whole game of bots, watched on the page: every change is told, in words, one step after another."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Iterator

import pytest

import prixfixe
from tests.web.client import Player, Server, serving

RECORD = """
const FASTER = 40;  // times that the page's own clock runs, so that a game is watched in seconds
const later = window.setTimeout;
window.setTimeout = (act, wait, ...more) => later(act, (wait || 0) / FASTER, ...more);
window.told = [];
window.sights = [];
addEventListener("DOMContentLoaded", () => {
  const see = () => {
    const table = document.querySelector("#table");
    const zones = document.querySelectorAll("#middle .zone, #rivals .points");
    const lines = document.querySelectorAll("#lines [data-n]");
    const sight = [...zones].map((zone) => zone.textContent.replace(/\\s+/g, " ")).join("|");
    const last = window.sights.at(-1);
    if (!zones.length) return;  // nothing lies on the table yet
    if (table && table.dataset.version !== last?.version)
      window.sights.push({ version: table.dataset.version, sight, lines: lines.length });
    else if (last) Object.assign(last, { sight, lines: lines.length });  // what a version has come to
    const caption = document.querySelector("#caption");
    if (caption && !caption.hidden && caption.textContent !== window.told.at(-1)) window.told.push(caption.textContent);
  };
  const kinds = { childList: true, characterData: true, attributes: true, attributeFilter: ["data-version", "hidden"] };
  new MutationObserver(see).observe(document.body, { subtree: true, ...kinds });
  see();
});
"""
LINES = """() => [...document.querySelectorAll("#lines [data-n]")].map((line) =>
  [line.querySelector(".text").textContent.trim(),
   [...line.querySelectorAll(".why")].map((why) => why.textContent.trim()).join(" ")])"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("watched") / "watched.db"), thinkers=1) as made:
        yield made


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_a_game_of_bots_is_told_step_by_step(browser: Any, server: Server, game: str) -> None:
    host = Player(server.http(), "Ann")
    name = str(host.post("/tables", {"game": game, "seats": ["random", "random"]})["id"])
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=server.url)
    context.add_init_script(RECORD)
    page = context.new_page()
    page.set_default_timeout(240_000)
    page.goto(f"/tables/{name}")
    page.wait_for_selector("#table")
    host.post(f"/tables/{name}/start")
    page.wait_for_selector("#result", state="attached")
    page.wait_for_function("() => document.querySelector('#caption').hidden")
    lines, told, sights = page.evaluate(LINES), page.evaluate("window.told"), page.evaluate("window.sights")
    assert all(text for text, _ in lines) and any(word in lines[-1][0] for word in ("win", "victory"))
    silent = [b["version"] for a, b in pairwise(sights) if b["sight"] != a["sight"] and b["lines"] <= a["lines"]]
    assert silent == []
    began = next(sight["lines"] for sight in sights if sight["lines"])  # of a first look only the end is shown
    shown = set(told)
    missed = [text for text, why in lines[began:] if f"{text} {why}".strip() not in shown]
    assert missed == [] and len(told) > 50
    context.close()
