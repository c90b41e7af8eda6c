"""What people do with a mouse, in a real browser against a real server."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, Iterator

import pytest

import prixfixe
from tests.web.browsers import Visitor
from tests.web.client import Player, Server, serving

WHOLE = os.environ.get("PRIXFIXE_WEB_WHOLE", "critter-kitchen")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("browser") / "browser.db"), thinkers=1) as made:
        yield made


def test_a_newcomer_plays_a_whole_game_against_bots_with_the_mouse(browser: Any, server: Server) -> None:
    game = WHOLE if WHOLE in prixfixe.shipped() else "potluck"
    ann = Visitor(browser, server.url)
    ann.page.goto("/")
    began = time.time()
    ann.page.click(f"form[action='/play/{game}'] button")
    ann.page.wait_for_selector("#middle")
    assert time.time() - began < 10
    assert ann.play_on() > 3
    assert ann.page.locator("#result .scores tbody tr").count() >= 1
    ann.page.click("#result a.button >> nth=0")
    ann.page.click("[data-go][rel=next]")
    ann.page.wait_for_selector("#film[data-step='1']")
    ann.page.wait_for_url("**step=1**")
    assert not ann.errors, ann.errors


def invited(browser: Any, server: Server) -> tuple[Visitor, Visitor, str]:
    """Two people at a private table, by invitation, begun."""
    ann, bob = Visitor(browser, server.url), Visitor(browser, server.url, 375, "fr-FR")
    ann.page.goto("/new/potluck?seats=2")
    ann.page.select_option("select[name=seat1]", "open")
    ann.page.uncheck("input[name=listed]")
    ann.page.click("form[action='/tables'] button.primary")
    ann.page.wait_for_function("() => document.querySelector('[data-invitation]')?.value.startsWith('http')")
    link = ann.page.input_value("[data-invitation]")
    assert link.startswith(server.url)
    bob.page.goto(link)
    bob.page.click("text=Prendre votre place")
    ann.page.click("button.primary:not([disabled])")
    bob.page.wait_for_selector("#question.asked")
    return ann, bob, ann.page.url


def test_two_browsers_play_live_a_third_watches_one_reloads_and_one_loses_the_network(
    browser: Any, server: Server
) -> None:
    ann, bob, url = invited(browser, server)
    cid = Visitor(browser, server.url)
    cid.page.goto(url)
    ann.answer(2)
    bob.page.wait_for_selector(".zone:has-text('Played') >> text=oui")
    cid.page.wait_for_selector(".zone:has-text('Played') >> text=yes")
    assert cid.page.locator("#question [data-chip]").count() == 0
    bob.page.reload()
    bob.answer(1)
    ann.page.wait_for_selector("#question.asked")
    bob.context.set_offline(True)
    ann.answer(0)
    time.sleep(0.5)
    bob.context.set_offline(False)
    bob.page.wait_for_selector(".zone:has-text('Played') >> text=oui")
    bob.answer(0)
    for _ in range(3):
        for person in (ann, bob):
            if person.wait_turn():
                person.answer()
    for person in (ann, bob, cid):
        person.page.wait_for_selector("#result")
    assert not ann.errors and not cid.errors, (ann.errors, cid.errors)
    assert all("ERR_INTERNET" in error or "Failed to fetch" in error for error in bob.errors), bob.errors


def test_double_clicks_and_two_tabs_answer_once(browser: Any, server: Server) -> None:
    ann, bob, url = invited(browser, server)
    tab = ann.context.new_page()
    tab.goto(url)
    tab.wait_for_selector("#question.asked")
    ann.page.locator("#question [data-chip]").nth(2).dblclick()
    ann.page.wait_for_selector("#question:not(.asked)")
    tab.wait_for_selector("#question:not(.asked)")
    assert ann.page.locator(".zone:has-text('Mine') .token").all_inner_texts() == ["3"]
    ann.page.go_back()
    ann.page.go_forward()
    ann.page.wait_for_selector("#question:not(.asked)")
    bob.answer(0)
    ann.page.wait_for_selector("#question.asked")
    assert ann.page.locator("#question [data-chip]").count() == 4


def test_undo_chat_and_leaving(browser: Any, server: Server) -> None:
    ann, bob, _ = invited(browser, server)
    ann.answer(2)
    ann.page.click("[data-undo]")
    ann.page.wait_for_selector("#question.asked")
    ann.page.click(".chat summary")
    ann.page.fill("#chat-text", "Bon appétit <3")
    ann.page.click("#chat button")
    bob.page.wait_for_selector("text=Bon appétit <3", state="attached")
    assert ann.page.input_value("#chat-text") == ""
    bob.page.click(".leave summary")
    bob.page.click(".leave button.danger")
    bob.page.wait_for_selector("#table")
    ann.play_on()
    assert not ann.errors, ann.errors


def test_the_rules_open_beside_the_table(browser: Any, server: Server) -> None:
    ann = Visitor(browser, server.url)
    ann.page.goto("/")
    ann.page.click("form[action='/play/critter-kitchen'] button")
    ann.page.click(".tools [data-rule]")
    ann.page.wait_for_selector("dialog[open] #rule-list")
    ann.page.click("[data-close]")
    assert not ann.errors, ann.errors


def test_everything_works_without_scripts(browser: Any, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=server.url)
    page = context.new_page()
    page.goto("/")
    page.click("form[action='/play/potluck'] button")
    before = page.get_attribute("#table", "data-version")
    page.click("#question [data-chip] >> nth=0")
    assert page.get_attribute("#table", "data-version") != before


def test_a_game_over_days_is_finished_after_the_server_has_restarted(browser: Any, tmp_path: Path) -> None:
    with serving(str(tmp_path / "days.db")) as server:
        ann = Visitor(browser, server.url)
        ann.page.goto("/new/potluck?seats=2")
        ann.page.select_option("select[name=seat1]", "open")
        ann.page.check("input[value=days]")
        ann.page.click("form[action='/tables'] button.primary")
        name = ann.page.url.rsplit("/", 1)[1]
        bob = Player(server.http(), "Bob")
        bob.post(f"/tables/{name}/join", {})
        ann.page.click("button.primary:not([disabled])")
        ann.page.wait_for_selector("#question .clock:has-text('23 h')")
        ann.answer(0)
        server.kill()
        ann.page.wait_for_selector("#lost:not([hidden])")
        server.again()
        bob.move(bob.table(name))
        while ann.wait_turn():
            ann.answer(0)
            table = bob.table(name)
            if table["question"]:
                bob.move(table)
        assert ann.page.locator("#result").count() == 1
