"""What goes wrong is said where the eye is, in the question, and nothing is lost: a lost connection, a server that
restarts, a tab that is behind, an answer that is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Iterator

import pytest

from tests.web.browsers import Visitor
from tests.web.client import Server, serving

SAID = "#question #lost:not([hidden])"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("mishaps") / "mishaps.db"), thinkers=1) as made:
        yield made


def sits(browser: Any, server: Server, game: str = "potluck") -> Visitor:
    """Somebody at a table against bots, who is asked something."""
    ann = Visitor(browser, server.url)
    ann.page.goto("/")
    ann.page.click(f"form[action='/play/{game}'] button")
    ann.page.wait_for_selector("#question.asked")
    ann.page.wait_for_selector(".pane[data-shown]", state="attached")
    return ann


def test_an_answer_given_while_the_connection_is_lost_goes_out_when_it_is_back(browser: Any, server: Server) -> None:
    ann = sits(browser, server)
    before = ann.version()
    ann.context.set_offline(True)
    ann.page.click("#question [data-chip] >> nth=0")
    ann.page.wait_for_selector(f"{SAID} >> text=goes out as soon as it is back")
    assert ann.version() == before
    ann.context.set_offline(False)
    ann.page.wait_for_selector(f"#table:not([data-version='{before}'])", state="attached")
    ann.page.wait_for_selector("#question #lost[hidden]", state="attached")
    ann.context.close()


def test_what_is_laid_down_is_still_there_after_the_server_has_restarted(browser: Any, tmp_path: Path) -> None:
    with serving(str(tmp_path / "restart.db"), thinkers=1) as server:
        ann = sits(browser, server, "critter-kitchen")
        for _ in range(2):
            ann.answer(0)
        ann.page.evaluate("() => document.querySelectorAll('#all-choices [data-path]')[0].click()")
        ann.page.wait_for_selector("[data-confirm]:not([hidden])")
        server.kill()
        ann.page.wait_for_selector(f"{SAID} >> text=The connection was lost")
        assert ann.page.locator("[data-confirm]:not([hidden])").count() == 1
        ann.page.click("[data-confirm]")
        ann.page.wait_for_selector(f"{SAID} >> text=goes out as soon as it is back")
        server.again()
        ann.page.wait_for_selector("#question .laid", state="detached")
        ann.page.wait_for_selector("#question #lost[hidden]", state="attached")
        ann.context.close()


def test_a_tab_that_is_behind_says_so_and_catches_up(browser: Any, server: Server) -> None:
    ann = sits(browser, server)
    tab = ann.context.new_page()
    tab.add_init_script("delete window.EventSource; window.EventSource = class { addEventListener() {} close() {} }")
    tab.goto(ann.page.url)
    tab.wait_for_selector(".pane[data-shown]", state="attached")
    ann.answer(0)
    ann.wait_turn()
    tab.click("#question [data-chip] >> nth=-1")
    tab.wait_for_selector(f"{SAID} >> text=That was answered already")
    version = ann.version()
    tab.wait_for_selector(f"#table[data-version='{version}']", state="attached")
    assert tab.locator(SAID).count() == 1  # it is still said beside the newer question
    tab.click("#question [data-chip] >> nth=0")
    tab.wait_for_selector("#question #lost[hidden]", state="attached")
    ann.context.close()


def test_a_refused_answer_says_why_beside_the_question(browser: Any, server: Server) -> None:
    ann = sits(browser, server)
    ann.page.eval_on_selector("#question [data-chip]", "chip => { chip.value = '9999'; chip.click(); }")
    ann.page.wait_for_selector(SAID)
    assert ann.page.locator("#notice p").count() == 0
    ann.wait_turn()
    ann.answer(0)
    assert ann.page.locator(SAID).count() == 0
    ann.context.close()
