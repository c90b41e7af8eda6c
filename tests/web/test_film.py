"""Films: any step is at hand once a record was played, in a process that no table waits for."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest

from prixfixe.core.chance import chance
from prixfixe.core.errors import BadReplay
from prixfixe.core.state import State
from prixfixe.table.match import Match, Player
from prixfixe.table.replay import Replay
from prixfixe.web import projector
from prixfixe.web.film import MARK, Film
from prixfixe.web.projector import Projector
from prixfixe.web.refused import Refused
from prixfixe.web.settings import Settings
from tests.laws.walk import step
from tests.web.shelf import SHELF


def recorded(name: str, seats: int = 3, seed: int = 7) -> Replay:
    """A match of random answers."""
    game = SHELF.game(name)
    replay = Replay.of(game, seats, game.chosen(seats), seed)
    s, dice = game.start(seats, seed), chance(seed)
    while not s.over:
        replay.moves.append(step(s, dice))
    replay.names = ["Ann", "Bob", "Cem"][:seats]
    return replay


@pytest.mark.parametrize("seat", [None, 0])
def test_every_change_a_viewer_saw_is_inside_a_frame_with_words(seat: int | None) -> None:
    replay = recorded("sweet-mess")
    game = SHELF.game(replay.game)
    film = Film(game, replay, seat, "en")
    views = [game.view(s, seat) for s in replay.states(game)]
    moves = [at for at, _ in film.frames]
    assert len(replay.moves) > 2 * MARK
    assert moves[0] == 0 and moves[-1] == len(replay.moves) and moves == sorted(set(moves))
    for number in range(0, len(moves), 7):
        frame, _ = film.frame("x", number)
        assert frame.view == views[moves[number]]
        assert number == 0 or any(line.fresh and line.text for line in frame.log)
    with pytest.raises(Refused):
        film.frame("x", len(moves))
    last, end = film.frame("x", None)
    assert last.step == len(moves) - 1 and last.over and end is not None
    assert last.log[-1].text.endswith(("wins.", "share the victory."))


def test_the_story_beside_a_frame_ends_with_what_was_new() -> None:
    film = Film(SHELF.game("sweet-mess"), recorded("sweet-mess"), None, "en")
    for number in (1, MARK, len(film.frames) - 1):
        log = film.frame("x", number)[0].log
        told, before = film.frames[number][1], film.frames[number - 1][1]
        texts = [step.text["en"] for step in film.story[:told]]
        assert [line.text for line in log] == texts[-len(log) :] and log[-1].number == told - 1
        assert sum(line.fresh for line in log) == told - before


def test_a_film_and_the_match_tell_the_same_story() -> None:
    game, dice = SHELF.game("critter-kitchen"), chance(3)
    match = Match(game, [Player("Ann"), Player("Bob")], 3)
    while not match.over:
        match.play(*step(match.s.copy(), dice))
    for seat in (0, 1, None):
        film = Film(game, match.replay, seat, "fr")
        told = [(line.seat, line.text["fr"], line.spots, line.gains) for line in match.lines(seat)]
        assert [(line.seat, line.text["fr"], line.spots, line.gains) for line in film.story] == told


def test_a_step_plays_only_the_moves_since_the_last_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = recorded("sweet-mess")
    projector.films.clear()
    projector.frame(SHELF, "x", replay.to_json(), None, "en", 0)
    film, played = next(iter(projector.films.values())), []

    def carry_on(s: State, number: int) -> None:
        played.append(number)
        s.answer(*replay.moves[number])

    monkeypatch.setattr(film.replay, "carry_on", carry_on)
    for _ in range(3):
        projector.frame(SHELF, "x", replay.to_json(), None, "en", None)
    assert len(played) <= 3 * MARK and list(projector.films.values()) == [film]


def test_only_the_latest_films_are_kept() -> None:
    projector.films.clear()
    for seed in range(projector.KEPT + 3):
        projector.frame(SHELF, "x", recorded("potluck", 2, seed).to_json(), None, "en", 0)
    assert len(projector.films) == projector.KEPT


def test_a_film_is_made_in_another_process() -> None:
    async def made() -> tuple[int, Any]:
        elsewhere = Projector(Settings(shelf=SHELF))
        try:
            record = recorded("potluck", 2).to_json()
            return await elsewhere.run(os.getpid), await elsewhere.frame("x", record, None, "en", 0)
        finally:
            elsewhere.stop()

    pid, (frame, _) = asyncio.run(made())
    assert pid != os.getpid() and frame.step == 0


def test_a_record_that_hangs_is_given_up_and_the_next_one_plays() -> None:
    async def hung() -> None:
        elsewhere = Projector(Settings(shelf=SHELF, film_time=0.3))
        try:
            with pytest.raises(Refused) as error:
                await elsewhere.run(time.sleep, 60)
            assert error.value.status == 503
            with pytest.raises(BadReplay):
                await elsewhere.checked("{}")
        finally:
            elsewhere.stop()

    asyncio.run(hung())


def test_a_record_that_is_too_long_is_refused_before_it_is_played() -> None:
    replay = recorded("potluck", 2)
    replay.moves *= 1000
    with pytest.raises(Refused) as error:
        projector.checked(SHELF, replay.to_json(), 100)
    assert error.value.key == "bad_replay"
