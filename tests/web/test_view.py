"""The table in one view: every kind of question of every title, measured in a browser at several sizes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Iterator

import pytest

import prixfixe
from scripts.screenshots import Studio, at_home, moments
from tests.web.browsers import chromium
from tests.web.client import free_port

SIZES = os.environ.get("PRIXFIXE_VIEW_SIZES", "1280x800 390x844").split()
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as made:
        yield made


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_every_question_is_seen_whole_with_what_can_be_touched(title: str, browser: Any, tmp_path: Path) -> None:
    studio, wrong = Studio(str(tmp_path), free_port()), []
    visitor = at_home(studio, browser, "en-GB", "light")
    page = visitor.new_page()
    for key, match, seat in moments(prixfixe.load(title)):
        page.goto(f"{studio.address}/tables/{studio.table(match, seat)}")
        for size in SIZES:
            width, height = map(int, size.split("x"))
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
            wrong += [f"{key} at {size}: {said}" for said in page.evaluate(MEASURE)]
    visitor.close()
    studio.server.should_exit = True
    assert wrong == []
