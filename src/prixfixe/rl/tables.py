"""The tables of a configuration, every action and every number by name: python -m prixfixe.rl.tables GAME."""

from __future__ import annotations

from typing import Annotated

import typer

from prixfixe.core.errors import BadOption
from prixfixe.rl.pettingzoo import setting
from prixfixe.rl.world import Setting


def lines(made: Setting) -> list[str]:
    """Both tables as text."""
    actions = [f"{number:5} {name}" for number, name in enumerate(made.actions.table())]
    numbers = [f"{number:5} {name}" for number, name in enumerate(made.observations.table())]
    head = f"{made.game.title}, {made.seats} seats, version {made.version}"
    return [head, "", f"{len(actions)} actions", *actions, "", f"{len(numbers)} numbers observed", *numbers]


def show(
    game: Annotated[str, typer.Argument(help="The name of a game.")],
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    change: Annotated[list[str] | None, typer.Option("--set", help="An option of the game, name=value.")] = None,
) -> None:
    """Print what every action and every observed number of a configuration means."""
    options = dict(part.split("=", 1) for part in change or [] if "=" in part)
    try:
        print("\n".join(lines(setting(game, seats, options))))
    except (BadOption, KeyError) as error:
        typer.echo(f"prixfixe: {error.args[0]}", err=True)
        raise typer.Exit(2) from None


if __name__ == "__main__":
    typer.run(show)
