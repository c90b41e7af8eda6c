"""What a newcomer reads about the lab's commands."""

from __future__ import annotations

import pytest
from typer.main import get_command

from tests.lab.run import APP, BUFFET, done, run

COMMANDS = getattr(get_command(APP), "commands")  # noqa: B009


def test_the_commands_are_these() -> None:
    assert sorted(COMMANDS) == ["analyse", "learn", "report", "simulate", "tournament", "tune"]


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_option_is_explained(name: str) -> None:
    command = COMMANDS[name]
    assert command.help
    assert [param.name for param in command.params if not getattr(param, "help", None) and param.name != "help"] == []
    assert run(name, "--help").exit_code == 0


def test_an_option_is_varied_without_repeating_what_it_is(tmp_path: object) -> None:
    args = ("report", BUFFET, "--games", 20, "--seats", 2, "--vary", "long=off,on", "--out", f"{tmp_path}/r")
    assert [variant["label"] for variant in done(*args)["variants"]] == ["long = False", "long = on"]
