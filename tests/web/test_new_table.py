"""The form of a new table, and the table that one click opens."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

import prixfixe
from prixfixe.core.errors import BadOption
from prixfixe.web.guides import about
from tests.web.client import Player


def offered(page: str) -> dict[str, list[str]]:
    """The choices of every option of a form."""
    lists = re.findall(r'<select name="option\.(\w+)">(.*?)</select>', page, re.S)
    return {name: re.findall(r'value="([^"]*)"', choices) for name, choices in lists}


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_every_offered_option_fits_the_number_of_players(client: TestClient, title: str) -> None:
    game = prixfixe.load(title)
    for count in game.seats:
        found = offered(client.get(f"/new/{title}?seats={count}").text)
        for name, choices in found.items():
            assert len(choices) > 1  # what leaves no choice is not asked
            for choice in choices:
                game.chosen(count, {name: choice})


@pytest.mark.parametrize(
    "title, count, option, missing",
    [
        ("sweet-mess", 4, "solo", None),
        ("sweet-mess", 4, "bananas", None),
        ("restaurant-row", 3, "start_player", "4"),
        ("rival-restaurants", 3, "mode", "kitchen_squad"),
    ],
)
def test_what_does_not_fit_is_not_offered(
    client: TestClient, title: str, count: int, option: str, missing: str | None
) -> None:
    found = offered(client.get(f"/new/{title}?seats={count}").text)
    assert option not in found if missing is None else missing not in found[option]


def test_a_refused_form_keeps_what_was_entered(client: TestClient) -> None:
    game, wrong = prixfixe.load("rival-restaurants"), {"start_up": "true", "two_many_cooks": "true"}
    with pytest.raises(BadOption):
        game.chosen(2, {**wrong, "mode": "kitchen_squad"})
    page = client.get("/new/rival-restaurants?seats=2").text
    token = re.findall(r'name="csrf" value="(\w+)"', page)[0]
    options = {f"option.{name}": value for name, value in {**wrong, "mode": "kitchen_squad"}.items()}
    form = {"csrf": token, "game": game.name, "seats": "2", "seat0": "open", "seat1": "easy", "clock": "live"}
    answer = client.post("/tables", data={**form, **options, "pace.live": "300"})
    assert answer.status_code == 422
    kept = re.findall(r'<option\s+value="(\w+)"\s+selected', answer.text)
    assert {"open", "easy", "kitchen_squad", "true", "300"} <= set(kept) and kept.count("true") == 2
    assert re.search(r'name="clock" value="live" checked', answer.text)
    assert re.search(r'name="listed" *>', answer.text)  # it was not ticked


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_play_now_starts_the_game_that_is_best_first(client: TestClient, title: str) -> None:
    ann = Player(client, "Ann")
    table = ann.table(ann.post("/play", {"game": title})["id"])
    told = about(prixfixe.load(title))
    assert told is not None and table["status"] == "playing"
    assert table["options"] == {**table["options"], **told.first}
    first = {"critter-kitchen": {"first_game": True}, "rival-restaurants": {"beginner_chefs": True}}
    assert dict(told.first) == first.get(title, {})
