"""The notebook among the examples runs from its first cell to its last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "lab" / "question.ipynb"


def cells() -> list[str]:
    """The code of the notebook, cell by cell."""
    found = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert found["nbformat"] == 4
    return ["".join(cell["source"]) for cell in found["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_runs_and_ends_with_a_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for cell in cells():
        exec(compile(cell, str(NOTEBOOK), "exec"), names)
    assert len(names["games"]) == names["GAMES"] and names["seats"].height == 2 * names["GAMES"]
    assert names["wins"]["seats"].sum() == names["seats"].height
    assert set(names["verdicts"]["verdict"]) <= {"high", "low", "as expected", "undecided"}
    assert f"{names['mine'].verdict}, needs {names['mine'].needs:,} games" in capsys.readouterr().out


def test_nothing_that_was_printed_is_kept_in_it() -> None:
    found = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert all(not cell["outputs"] for cell in found["cells"] if cell["cell_type"] == "code")
