"""What stands beside the names is, in the end, the result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import prixfixe
from prixfixe.table.steps import scores_of

GOLDENS = Path(__file__).parent.parent / "goldens"
RECORDS = [
    path for game in prixfixe.shipped() for path in sorted((GOLDENS / game.replace("-", "_")).glob("*.json"))[:4]
]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_scores_of_a_finished_match_are_its_result(path: Path) -> None:
    record = prixfixe.Replay.from_json(path.read_text(encoding="utf-8"))
    if record.options.get("content"):
        pytest.skip("other cards")
    game = prixfixe.load(record.game)
    s = record.play(game)
    assert scores_of(game.view(s, None), record.seats) == game.result(s).scores
    assert json.loads(path.read_text(encoding="utf-8"))["result"]["scores"] == game.result(s).scores
