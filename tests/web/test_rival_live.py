"""Rival Restaurants live: two browsers at one table, both asked at once, and a clock that ends the phase."""

from __future__ import annotations

import time
from typing import Any, Callable, Iterator

import pytest

from prixfixe.games.rival_restaurants.options import ANSWER, NEXT, SEND
from prixfixe.games.rival_restaurants.trade import DECLINE
from tests.web.browsers import Choice, Visitor
from tests.web.client import Server, serving

GAME = "rival-restaurants"
SECONDS = 60  # the shortest clock of the open part
MENU = "#question.asked [data-hint$='RV-TEMPO-2.acted']"
CLOCK = ".table-bar .clock.phase"
MARKETS = ("place.carbastic", "place.fruit_stand")  # cheap ones, one for each


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
    for person in (ann, bob):
        person.page.wait_for_selector("#question.asked")
    return ann, bob


def until_open(*people: Visitor) -> None:
    """Go to markets of one's own and pass whatever comes before the open part, which asks both at once."""
    for _ in range(80):
        if all(person.page.locator(MENU).count() for person in people):
            return
        for person, market in zip(people, MARKETS):
            if person.page.locator(MENU).count():
                continue
            choices = person.offered()
            if choices:
                person.answer(next((i for i, choice in enumerate(choices) if choice.path == [market]), 0))
        time.sleep(0.2)
    raise AssertionError("the open part does not come")


def takes(person: Visitor, wanted: Callable[[Choice], bool]) -> None:
    """Touch what the first wanted option lies on, or its chip, and wait until the page has moved on."""
    wait_until(lambda: any(map(wanted, person.offered())))
    choice = next(filter(wanted, person.offered()))
    target = f"button[data-spot='{choice.path[0]}']" if choice.path else f"#answer [data-chip][value='{choice.value}']"
    button = person.page.locator(target).first
    if not button.is_visible():  # on the phone one pane is shown at a time
        pane = button.evaluate("(e) => e.closest('.pane').dataset.pane")
        person.page.click(f".tabs [data-show='{pane}']")
    person.moves(button.click)


def on(spot: str) -> Callable[[Choice], bool]:
    """Whether an option lies on one spot, of which this is the beginning."""
    return lambda choice: len(choice.path) == 1 and choice.path[0].startswith(spot)


def worth(option: int) -> Callable[[Choice], bool]:
    """Whether it is this option."""
    return lambda choice: choice.value == str(option)


def text(person: Visitor, selector: str) -> str:
    """What stands somewhere on a page, in whichever pane."""
    return str(person.page.locator(selector).first.text_content()).strip()


def left(person: Visitor) -> int:
    """Seconds left on the clock of the phase, as the bar shows it."""
    wait_until(lambda: ":" in text(person, CLOCK))
    minutes, seconds = text(person, CLOCK).split(":")
    return int(minutes) * 60 + int(seconds)


def purse(person: Visitor, seat: int, own: bool) -> int:
    """A player's money, as somebody sees it, whatever the language."""
    shown = "#mine .rv-money" if own else f"#rivals .rv-strip.rv-of{seat} .rv-facts i:nth-child(2)"
    return int("".join(filter(str.isdigit, text(person, shown))))


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
        money = purse(actor, seat, True)
        assert purse(other, seat, False) == money
        takes(actor, on("shelf."))
        assert purse(actor, seat, True) == money - 100
        wait_until(lambda: purse(other, seat, False) == money - 100)  # noqa: B023
        assert other.page.evaluate("window.marker") == 1

    # an offer is composed on the scale of one table and declined on the other
    for step in (on("scale"), on("scale.1"), on("seat.1.larder."), worth(NEXT), worth(SEND)):
        takes(ann, step)
    ann.page.wait_for_selector(".rv-offer")
    bob.page.wait_for_selector(".rv-offer [data-spot='offer.0.accept']")
    takes(bob, worth(ANSWER.pair(DECLINE, 0)))
    ann.page.wait_for_selector(".rv-offer", state="detached")

    # the clock has run all the while, and ends the phase for both
    assert left(ann) < first
    for person in (ann, bob):
        person.page.wait_for_selector(CLOCK, state="detached", timeout=90_000)
        assert person.page.locator(MENU).count() == 0
    assert SECONDS - 25 < time.time() - began < SECONDS + 45
    assert ann.errors == bob.errors == []

    # and the next day comes
    until_open(ann, bob)
    assert left(bob) > SECONDS - 20
    assert ann.errors == bob.errors == []
