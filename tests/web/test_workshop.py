"""The workshop in the browser: a newcomer makes a copy of a game, plays with it, and takes the record elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Iterator

import pytest

from tests.web.client import ROOT, Server, serving
from tests.web.eyes import in_theme, small_targets, too_wide, violations

GAME = "restaurant-row"
SIZES = ({"width": 1280, "height": 800}, {"width": 390, "height": 844})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("workshop") / "test.db"), level="random", verdicts=0) as made:
        yield made


@pytest.fixture
def page(browser: Any, server: Server) -> Iterator[Any]:
    context = browser.new_context(viewport=SIZES[0], base_url=server.url)
    made = context.new_page()
    errors: list[str] = []
    made.on("pageerror", lambda error: errors.append(str(error)))
    yield made
    context.close()
    assert not errors


def begun(page: Any) -> str:
    """A copy of the real game, begun; its id."""
    page.goto(f"/workshop/{GAME}")
    page.click("text=Begin my copy")
    page.wait_for_url("**/packs/*/**")
    return str(page.url.split("/packs/")[1].split("/")[0])


def raised(page: Any, binder: str, card: str) -> None:
    """The first number of a card, one more."""
    page.goto(f"/packs/{binder}/{card}")
    field = page.locator(".ask.number input").first
    field.fill(str(int(field.input_value()) + 1))
    page.wait_for_selector("#preview .fine")
    page.click(".keep button.primary")
    page.wait_for_url("**table=*")


def finished(page: Any, table: str) -> None:
    """The match played to its end with the page's own session."""
    token = page.evaluate("document.documentElement.dataset.csrf")
    headers = {"X-CSRF-Token": token}
    for _ in range(5_000):
        now = page.request.get(f"/api/tables/{table}").json()
        if now["status"] == "over":
            return
        if now["question"]:
            move = {"version": now["version"], "option": now["question"]["options"][0]["value"]}
            page.request.post(f"/api/tables/{table}/moves", data=move, headers=headers)
    raise AssertionError("the match does not end")


def test_a_newcomer_copies_a_title_changes_three_values_adds_a_card_and_plays(page: Any, tmp_path: Path) -> None:
    binder = begun(page)
    page.fill("[name='f.name']", "My own kitchen")
    page.wait_for_selector("#preview >> text=My own kitchen")
    page.click("text=Keep, and on")
    page.wait_for_selector("text=22 still to enter")
    for card in ("ingredients/rack_of_lamb", "ingredients/berkshire_pork", "ingredients/smoked_sausage"):
        raised(page, binder, card)
    page.goto(f"/packs/{binder}/ingredients/smoked_sausage")
    page.click("text=Copy this card")
    page.fill("[name='f.name']", "Blood Sausage")
    page.click("text=Add it")
    page.wait_for_selector("#blood_sausage.mine")
    page.click("text=Play with it now")
    page.wait_for_selector(".own-cards-link")
    table = page.url.rpartition("/")[2]
    finished(page, table)
    record = page.request.get(f"/tables/{table}/replay.json").text()
    assert "Blood Sausage" in json.loads(record)["pack"]
    (tmp_path / "match.json").write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "prixfixe", "replay", str(tmp_path / "match.json"), "--verify"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_what_is_wrong_is_said_beside_the_field_and_kept(page: Any) -> None:
    binder = begun(page)
    page.goto(f"/packs/{binder}/ingredients/rack_of_lamb")
    field = page.locator(".ask.number input").first
    field.fill("-77")
    page.wait_for_selector("#preview .problems")
    assert page.locator("#preview .card").count() == 1
    page.click(".keep button.primary")
    page.wait_for_selector(".ask .wrong")
    assert page.locator(".ask.number input").first.input_value() == "-77"
    page.click("text=FR")
    page.goto(f"/packs/{binder}/ingredients/rack_of_lamb")
    page.locator(".ask.number input").first.fill("-77")
    assert "il faut" in page.wait_for_selector("#preview .problems").inner_text()


def test_it_works_without_scripts(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport=SIZES[0], base_url=server.url, java_script_enabled=False)
    page = context.new_page()
    binder = begun(page)
    page.goto(f"/packs/{binder}/ingredients/rack_of_lamb")
    page.fill("[name='f.name']", "Mutton")
    page.click(".keep button.primary")
    assert page.locator("#rack_of_lamb.mine").count() == 1
    context.close()


@pytest.mark.parametrize("theme", ("light", "dark"))
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_every_page_is_accessible_and_fits(page: Any, theme: str, size: dict[str, int]) -> None:
    binder = begun(page)
    page.fill("[name='f.name']", "Mine")
    page.click("text=Keep, and on")
    page.wait_for_url("**walk=1")
    page.set_viewport_size(size)
    paths = ["/workshop", f"/workshop/{GAME}", f"/packs/{binder}", f"/packs/{binder}?show=mine",
             f"/packs/{binder}/restaurants/copper_ladle", f"/packs/{binder}/compare", f"/new/{GAME}"]  # fmt: skip
    wrong: dict[str, list[str]] = {}
    for path in paths:
        page.goto(path)
        in_theme(page, theme)
        wrong[path] = violations(page) + small_targets(page) + too_wide(page)
    assert not any(wrong.values()), json.dumps(wrong, indent=1)
