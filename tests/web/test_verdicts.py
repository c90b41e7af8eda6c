"""Verdicts: a card is measured beside what it was, on the same deals; words follow the interval."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from prixfixe.kit import packs as kit
from prixfixe.lab.verdict import Question, Tally, measured, said, without
from prixfixe.web.app import app
from prixfixe.web.cardsheet import WHOLE
from prixfixe.web.records import VerdictRow
from prixfixe.web.refused import Refused
from prixfixe.web.settings import Settings
from prixfixe.web.verdicts import verdict_of
from tests.web.client import Player
from tests.web.shelf import SHELF
from tests.web.test_packs import GAME, brought, pack

ROW = kit.parse(pack(1), "a pack")["recipe"][0]["id"]


def tally(games: int, share: float) -> Tally:
    """Games of two in which whoever had a card won so often, and its kind won half."""
    wins = round(games * share)
    return Tally(games, games, wins * 0.5 - (games - wins) * 0.5, games * 0.25, games, 0.0, games * 10.0)


@pytest.mark.parametrize(
    ("games", "share", "word"),
    [(2_000, 0.7, "strong"), (2_000, 0.3, "weak"), (4_000, 0.5, "fair"), (100, 0.55, "undecided"), (0, 0.0, "unseen")],
)
def test_words_follow_the_interval(games: int, share: float, word: str) -> None:
    found = said(tally(games, share), 2)
    assert found.word == word
    assert (found.more > 0) == (word in ("undecided", "unseen"))


def test_before_and_after_are_played_on_the_same_deals() -> None:
    same = Question(GAME, pack(3), f"recipe.{ROW}", "random")
    found = measured(same, 0, 2)
    assert found["before"].games == found["after"].games == 2
    assert measured(same, 0, 2) == found
    assert without(kit.parse(pack(3), "a pack"), f"recipe.{ROW}") == {"pack": {"name": "Mine"}}


@pytest.fixture
def house(tmp_path: Path) -> Any:
    settings = Settings(
        db=str(tmp_path / "test.db"), shelf=SHELF, thinkers=0, projectors=0, limits=False, verdicts=0, verdict_games=2
    )
    with TestClient(app(settings)) as client:
        yield client


def asked(client: Any, player: Player, binder: str) -> VerdictRow:
    """A card measured by those who have nothing else to do, once that is over."""
    found = None
    for _ in range(600):
        made = client.app.state.house
        row = made.binders.seen(made.people.person(player.token), binder)
        found = verdict_of(made.store, made.settings.shelf.game(GAME), row, f"recipe.{ROW}")
        assert found
        if not found.open:
            return found.row
        time.sleep(0.1)
    raise AssertionError(f"it does not end: {found}")


def test_a_card_is_measured_and_only_one_of_a_person_at_once(house: Any) -> None:
    ann, made = Player(house, "Ann"), house.app.state.house
    binder = brought(ann)
    person = made.people.person(ann.token)
    row = made.binders.mine(person, binder)
    made.verdicts.ask(person, row, f"recipe.{ROW}", "greedy")
    with pytest.raises(Refused, match="verdict_running"):
        made.verdicts.ask(person, row, f"recipe.{ROW}", "greedy")
    done = asked(house, ann, binder)
    assert (done.status, done.played, set(done.found)) == ("done", 2, {"before", "after"})


def test_it_stops_when_somebody_says_so_and_measures_no_printed_card(house: Any) -> None:
    ann, made = Player(house, "Ann"), house.app.state.house
    binder = brought(ann)
    person = made.people.person(ann.token)
    row = made.binders.mine(person, binder)
    with pytest.raises(Refused, match="missing"):
        made.verdicts.ask(person, row, "recipe.nothing", "greedy")
    numbers = made.binders.mine(person, brought(ann, "[constants]\ngold_limit = 5\n"))
    with pytest.raises(Refused, match="missing"):
        made.verdicts.ask(person, numbers, f"constants.{WHOLE}", "greedy")
    made.verdicts.ask(person, row, f"recipe.{ROW}", "cook")
    made.verdicts.stop(person, row, f"recipe.{ROW}")
    assert asked(house, ann, binder).status in ("stopped", "done")
