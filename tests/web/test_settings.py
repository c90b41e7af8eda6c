"""What somebody has chosen goes with the person, from browser to browser."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from prixfixe.web.tastes import TASTES
from tests.web.browsers import Visitor
from tests.web.client import Player, serving

WORDS = "correct horse battery"


def test_what_is_chosen_is_kept_with_the_person_and_nobody_else(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    assert ann.get("/me")["settings"] == {}
    assert ann.ask("PUT", "/me/settings", {"settings": {"theme": "dark", "steps": "fast"}}).status_code == 200
    ann.ask("PUT", "/me/settings", {"settings": {"theme": "light"}})
    assert ann.get("/me")["settings"] == {"theme": "light", "steps": "fast"} and bob.get("/me")["settings"] == {}
    ann = Player(client, token=ann.post("/me/claim", {"name": "Ann", "password": WORDS})["token"])
    again = client.post("/api/sessions", json={"name": "Ann", "password": WORDS}).json()
    assert again["person"]["settings"] == {"theme": "light", "steps": "fast"}


@pytest.mark.parametrize("wrong", [{"theme": "pink"}, {"colour": "red"}, {"text": ""}])
def test_what_cannot_be_chosen_is_refused_and_nothing_is_kept(client: TestClient, wrong: dict[str, str]) -> None:
    ann = Player(client, "Ann")
    answer = ann.ask("PUT", "/me/settings", {"settings": {"sound": "off", **wrong}})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad_setting") and ann.get("/me")["settings"] == {}


def test_only_somebody_can_choose(client: TestClient) -> None:
    order = {"settings": {"theme": "dark"}}
    assert client.put("/api/me/settings", json=order).status_code == 401
    client.get("/")  # a cookie, and no token against forgery
    assert client.put("/api/me/settings", json=order).status_code == 403


def test_everything_the_page_offers_can_be_kept(client: TestClient) -> None:
    ann = Player(client, "Ann")
    name = ann.post("/play", {"game": "potluck", "level": "random"})["id"]
    page = client.get(f"/tables/{name}").text
    offered = re.findall(r'value="(\w+)" data-setting="(\w+)"', page)
    assert offered and all(value in TASTES[setting] for value, setting in offered)


def test_another_browser_of_the_same_person_looks_the_same(browser: Any, tmp_path: Path) -> None:
    with serving(str(tmp_path / "settings.db")) as server:
        ann, home = Visitor(browser, server.url), Visitor(browser, server.url)
        for visitor, way in ((ann, "claim"), (home, "login")):
            visitor.page.goto("/me")
            visitor.page.fill(f"form[action='/me/{way}'] [name=name]", "Ann B")
            visitor.page.fill(f"form[action='/me/{way}'] [name=password]", WORDS)
            if way == "login":
                assert visitor.page.evaluate("() => document.documentElement.dataset.theme") == "light"
            visitor.page.click(f"form[action='/me/{way}'] button")
            visitor.page.wait_for_selector("html[data-csrf]")
            if way == "claim":
                with visitor.page.expect_response(lambda response: response.url.endswith("/api/me/settings")):
                    visitor.page.click("[data-theme-switch]")
        assert home.page.evaluate("() => document.documentElement.dataset.theme") == "dark"
        assert not ann.errors and not home.errors
