"""The command that lists every action and every observed number."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")

from typer import Typer
from typer.testing import CliRunner

from prixfixe.rl import tables
from prixfixe.rl.pettingzoo import setting

APP = Typer()
APP.command()(tables.show)


def test_the_listing_names_every_id() -> None:
    made = setting("critter-kitchen", 2, {"restaurateurs": True})
    result = CliRunner().invoke(APP, ["critter-kitchen", "--seats", "2", "--set", "restaurateurs=on"])
    assert result.exit_code == 0 and made.version in result.stdout
    for number in (0, 1, len(made.actions) - 1):
        assert f"{number:5} {made.actions.names[number]}\n" in result.stdout
    assert f"{len(made.observations) - 1:5} {made.observations.table()[-1]}\n" in result.stdout


@pytest.mark.parametrize("words", [["no-such-game"], ["sweet-mess", "--seats", "9"], ["sweet-mess", "--set", "a=b"]])
def test_a_wrong_configuration_gets_one_sentence(words: list[str]) -> None:
    result = CliRunner().invoke(APP, words)
    assert result.exit_code == 2 and result.stderr.startswith("prixfixe: ") and result.stderr.count("\n") == 1
