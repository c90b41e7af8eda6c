"""Texts for language models: the table as a seat sees it, the question, and a reply that names an option."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("pettingzoo")

import prixfixe
from prixfixe.rl import text


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_a_prompt_shows_the_table_and_numbers_the_options(game: str) -> None:
    record = prixfixe.load(game)
    s = record.start(2, 1)
    ask = s.asks[0]
    prompt = text.prompt(record, s, ask.seat)
    assert "[bold]" not in prompt and prompt.count("\n") > 5
    assert all(f"{i}: " in prompt for i in range(len(ask.options)))
    assert text.read(ask, f"I think {len(ask.options) - 1}.") == ask.options[-1]


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_who_is_not_asked_reads_no_question(game: str) -> None:
    record = prixfixe.load(game)
    s = record.start(2, 1)
    while len(s.asks) != 1:
        s.answer(s.asks[0].seat, s.asks[0].options[0])
    assert "0: " in text.prompt(record, s, s.asks[0].seat)
    assert text.prompt(record, s, 1 - s.asks[0].seat).endswith("You wait.\n")


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_an_observation_is_the_view_as_json(game: str) -> None:
    record = prixfixe.load(game)
    s = record.start(2, 1)
    assert json.loads(text.observation(record, s, 0)) == json.loads(json.dumps(record.view(s, 0)))
