"""Rival Restaurants live: two browsers at one table, both asked at once, and a clock that ends the phase."""

from __future__ import annotations

import time
from typing import Any, Callable, Iterator

import pytest

from prixfixe.games.rival_restaurants.options import ANSWER, NEXT, OFFER, SEND
from prixfixe.games.rival_restaurants.trade import DECLINE
from tests.web.browsers import Visitor
from tests.web.client import Server, serving

GAME = "rival-restaurants"
SECONDS = 60  # the shortest clock of the open part
MENU = "#question.mine [data-hint$='RV-TEMPO-2.acted']"
MARKETS = ("carbastic", "fruit_stand")  # cheap ones, one for each


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("rival") / "rival.db")) as made:
        yield made


def seated(browser: Any, server: Server) -> tuple[Visitor, Visitor]:
    """Two people at a live table of the base game, begun."""
    ann, bob = Visitor(browser, server.url), Visitor(browser, server.url, 375, "fr-FR")
    ann.page.goto(f"/new/{GAME}?seats=2")
    ann.page.select_option("select[name=seat1]", "open")
    ann.page.select_option("select[name='option.tempo']", "live")
    ann.page.select_option("select[name='option.clock']", str(SECONDS))
    ann.page.select_option("select[name='option.mode']", "base")
    ann.page.uncheck("input[name=listed]")
    ann.page.click("form[action='/tables'] button.primary")
    ann.page.wait_for_function("() => document.querySelector('[data-invitation]')?.value.startsWith('http')")
    bob.page.goto(ann.page.input_value("[data-invitation]"))
    bob.page.click("text=Prendre votre place")
    ann.page.click("button.primary:not([disabled])")
    bob.page.wait_for_selector("#question.mine")
    return ann, bob


def until_open(*people: Visitor) -> None:
    """Go to markets of one's own and pass whatever comes before the open part, which asks both at once."""
    for _ in range(80):
        if all(person.page.locator(MENU).count() for person in people):
            return
        for person, market in zip(people, MARKETS):
            sign = person.page.locator(f"#board .rv-at-{market} button.rv-sign")
            if sign.count():
                clicks(person, sign)
            elif person.page.locator("#question.mine .choice").count() and not person.page.locator(MENU).count():
                person.answer()
        time.sleep(0.2)
    raise AssertionError("the open part does not come")


def clicks(person: Visitor, target: Any) -> None:
    """Click on the board and wait until the page has moved on."""
    before = person.version()
    target.first.click()
    person.page.wait_for_selector(f"#table:not([data-version='{before}'])", state="attached")


def text(person: Visitor, selector: str) -> str:
    """What stands somewhere on a page."""
    return str(person.page.locator(selector).first.inner_text()).strip()


def left(person: Visitor) -> int:
    """Seconds left on the clock of the phase, as the board shows it."""
    wait_until(lambda: ":" in text(person, ".rv-clock .clock"))
    minutes, seconds = text(person, ".rv-clock .clock").split(":")
    return int(minutes) * 60 + int(seconds)


def purse(person: Visitor, seat: int) -> int:
    """A player's money, as somebody sees it, whatever the language."""
    return int("".join(filter(str.isdigit, text(person, f".rv-of{seat} .rv-fact b"))))


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something to become true on a page that is not reloaded."""
    for _ in range(100):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("it does not come")


def test_two_browsers_act_at_once_and_the_clock_closes_the_phase(browser: Any, server: Server) -> None:
    ann, bob = seated(browser, server)
    until_open(ann, bob)
    began, first = time.time(), left(ann)
    assert SECONDS - 20 < first <= SECONDS
    assert abs(left(bob) - left(ann)) <= 2

    # each sees what the other does without reloading
    for actor, seat, other in ((ann, 0, bob), (bob, 1, ann)):
        other.page.evaluate("window.marker = 1")
        money = purse(actor, seat)
        assert purse(other, seat) == money
        clicks(actor, actor.page.locator("#board button.rv-shelf"))
        assert purse(actor, seat) == money - 100
        wait_until(lambda: purse(other, seat) == money - 100)  # noqa: B023
        assert other.page.evaluate("window.marker") == 1

    # an offer is composed on one board and declined on the other
    steps = (
        f"#question .choice[value='{OFFER}']",
        ".rv-of1 button.rv-seat[value='1']",
        ".rv-of1 .rv-larder button.piece",
        f".rv-draft button[value='{NEXT}']",
        f".rv-draft button[value='{SEND}']",
    )
    for step in steps:
        ann.page.wait_for_selector(step)
        clicks(ann, ann.page.locator(step))
    bob.page.wait_for_selector(".rv-offer .rv-button.main")
    clicks(bob, bob.page.locator(f".rv-offer button[value='{ANSWER.pair(DECLINE, 0)}']"))
    ann.page.wait_for_selector(".rv-offer", state="detached")

    # the clock has run all the while, and ends the phase for both
    assert left(ann) < first
    for person in (ann, bob):
        person.page.wait_for_selector(".rv-phases li:nth-child(2).now", state="detached", timeout=90_000)
        assert person.page.locator(".rv-clock").count() == 0
    assert SECONDS - 25 < time.time() - began < SECONDS + 45
    assert not ann.errors and not bob.errors, (ann.errors, bob.errors)

    # and the next day comes
    until_open(ann, bob)
    assert left(bob) > SECONDS - 20
    assert not ann.errors and not bob.errors, (ann.errors, bob.errors)
