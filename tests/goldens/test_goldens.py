"""Recorded matches play as they did; `python -m scripts.goldens` records them anew."""

import pytest

from prixfixe import Replay
from tests.goldens.golden import Golden, goldens, transcript


@pytest.mark.parametrize("golden", goldens(), ids=str)
def test_a_recorded_match_plays_as_it_did(golden: Golden) -> None:
    replay = Replay.from_json(golden.path("json").read_text(encoding="utf-8"))
    result = replay.verify(golden.config.record())
    assert transcript(replay) == golden.path("txt").read_text(encoding="utf-8")
    assert golden.shows in ("", result.reason)
