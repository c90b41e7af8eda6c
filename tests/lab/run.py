"""Run a command of the lab as a person would, inside this process."""

from __future__ import annotations

import json
import re
from typing import Any

import typer
from typer.testing import CliRunner

from prixfixe.lab.commands import register

APP = typer.Typer()
register(APP)
BUFFET = "tests.lab.buffet:GAME"
POTLUCK = "tests.potluck:game"


def run(*args: object) -> Any:
    """What a command printed, and how it ended."""
    return CliRunner().invoke(APP, [str(arg) for arg in args])


def loads_from_elsewhere(page: str) -> bool:
    """Whether a page asks a network for anything; what the plots' own script contains is text to it."""
    marks = re.sub(r"<script>.*?</script>", "", page, flags=re.S)
    return bool(re.search(r"<script|<link|<img|<iframe|@import|url\(", marks))


def done(*args: object) -> Any:
    """The JSON of a command that must succeed."""
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def refused(*args: object) -> str:
    """The one line on stderr of a command that must be refused, before any work."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("prixfixe: "), result.stderr
    return str(lines[0])
