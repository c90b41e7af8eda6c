"""A few hundred mutated states and records of every title; `make soak` has twenty thousand each."""

import json
import os
import signal
from pathlib import Path
from typing import Callable

import pytest

import prixfixe
from prixfixe import Replay
from tests.attacks import fuzz

COUNT = int(os.environ.get("PRIXFIXE_FUZZ", "200"))
every_game = pytest.mark.parametrize("game", prixfixe.shipped())


@every_game
@pytest.mark.parametrize("kind", ["state", "record"])
def test_what_is_mutated_is_refused_or_sound(game: str, kind: str) -> None:
    counts = fuzz.fuzz(kind, game, range(COUNT))
    assert set(counts) <= {"refused", "unsound", "sound"} and counts["refused"] > COUNT // 4


@every_game
def test_what_is_not_mutated_is_sound(game: str) -> None:
    record = prixfixe.load(game)
    for text, key in fuzz.saved_states(game)[::50]:
        fuzz.use(record, record.load(json.loads(text), key), 1)
    for text in fuzz.saved_records(game):
        Replay.from_json(text).play(record)


def hang() -> None:
    """Never return."""
    while True:
        pass


def die() -> None:
    """What a crash does to its process."""
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("end,word", [(hang, "hung"), (die, "crashed"), (lambda: 1 // 0, "broken")])
def test_a_bad_case_is_seen_and_kept_and_the_others_go_on(
    end: Callable[[], object], word: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def bad(name: str, number: int, case: object) -> str:
        if number == 2:
            end()
        return "sound"

    monkeypatch.setattr(fuzz, "SECONDS", 0.05)
    monkeypatch.setattr(fuzz, "FOUND", tmp_path)
    monkeypatch.setitem(fuzz.TRIES, "state", bad)
    assert fuzz.fuzz("state", "restaurant-row", range(5)) == {"sound": 4, word: 1}
    assert [path.name for path in tmp_path.iterdir()] == ["restaurant-row-state-2.txt"]
