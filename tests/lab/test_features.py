"""Every kind of card is counted, where the title shows it."""

from __future__ import annotations

import pytest

import prixfixe
from prixfixe.lab.arena import Setup, checked, play
from prixfixe.lab.features import counted, deck, places_of, reached
from prixfixe.titles import room

MATCHES = 20  # of each way at most, until rows of all tables have come up
MORE: dict[str, list[tuple[int, dict[str, bool | int | str]]]] = {  # other ways to play, in which other cards come up
    "critter-kitchen": [(3, {"restaurateurs": True}), (1, {})],
    "ristorante-italia": [(3, {"advanced": True})],
    "rival-restaurants": [(2, {"mode": "kitchen_squad"})],
    "sweet-mess": [(2, {"bench_benefits": True}), (1, {})],
}


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_every_table_with_faces_is_counted_or_says_why_not(game: str) -> None:
    record = prixfixe.load(game)
    faces, told = room(record, "faces"), places_of(record.folder).uncounted.keys()
    assert faces is not None and counted(record).isdisjoint(told)
    assert set(faces.LOOKS) <= counted(record) | told
    assert set(told) <= set(faces.LOOKS)


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_rows_of_every_counted_table_are_seen(game: str) -> None:
    ways = [(min(3, prixfixe.load(game).seats[-1]), {}), *MORE.get(game, [])]
    setups = [checked(Setup(game, n, (("greedy",) * n,), 1, options, trace=True)) for n, options in ways]
    seen: set[str] = set()
    wanted = counted(prixfixe.load(game))
    for setup, index in ((setup, index) for index in range(MATCHES) for setup in setups):
        match = play(setup, index)
        seen.update(row.partition(".")[0] for rows in (match.rows, *(c.rows for c in match.chairs)) for row in rows)
        if seen == wanted:
            return
    assert seen == wanted


def test_a_deck_of_two_tables_passes_over_the_first() -> None:
    names = {"recipe": ["pie", "jam"], "event": ["rain"]}
    assert deck(names, "-recipe event") == ["", "", "event.rain"]
    assert deck(names, "recipe") == ["recipe.pie", "recipe.jam"]


def test_a_path_reads_flags_and_misses_nothing_that_is_not_there() -> None:
    view = {"players": [{"upgrades": [0, 1, 2]}], "rival": {}}
    assert reached(view, ["players", "0", "upgrades", "?"]) == [1, 2]
    assert reached(view, ["rival", "discards", "0"]) == []
