"""The commands about cards: which there are, which are ours, and packs of own ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

from prixfixe.core.errors import BadContent, BadOption
from prixfixe.core.game import Game
from prixfixe.kit import packs
from prixfixe.kit.compare import differences, house_rows, is_ours, template
from prixfixe.kit.content import Box
from prixfixe.titles import load

SHOW = "show"


class OrShow(TyperGroup):
    """Commands, or the name of a game, which means its cards."""

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that is named; any other word is the name of a game."""
        known = args[0] in self.commands or args[0].startswith("-")
        return super().resolve_command(ctx, args if known else [SHOW, *args])


cards = typer.Typer(cls=OrShow, help="The cards of a game, and packs of your own.", no_args_is_help=True)
Other = Annotated[str, typer.Argument(help="Another pack; without it, the printed cards come first.", metavar="FILE")]
Pack = Annotated[str, typer.Argument(help="A pack: a .toml file, or several parted by commas.", metavar="FILE")]
GameOption = Annotated[
    str, typer.Option("--game", help="The game, where the pack does not name it.", show_default=False, metavar="GAME")
]


@cards.command(SHOW)
def show(
    game: Annotated[str, typer.Argument(help="The game's name, as `prixfixe games` lists it.", metavar="GAME")],
    house: Annotated[bool, typer.Option("--house", help="Only cards whose values are ours, not the box's.")] = False,
    empty: Annotated[
        Path | None,
        typer.Option(
            "--template", help="Write a pack of exactly the values that are ours, to be filled in.", show_default=False
        ),
    ] = None,
) -> None:
    """List the cards of a game: what is as in the box and what is ours."""
    box = box_of(load(game))
    if empty is not None:
        written(empty, template(box, game))
        return
    ours, console = house_rows(box), Console()
    for name, rows in box.printed.items():
        if not isinstance(rows, list) or (house and name not in ours):
            continue
        table = Table("id", "name", "from", title=name, title_justify="left", box=None, padding=(0, 2))
        for row in ours[name] if house else rows:
            table.add_row(row["id"], str(row.get("name", "")), "house" if is_ours(row) else str(row.get("source", "")))
        console.print(table)
    console.print(f"{sum(map(len, ours.values()))} of {sum(counted(box))} rows are ours", highlight=False)


@cards.command()
def check(file: Pack, game: GameOption = "") -> None:
    """Say whether a pack can be played, or all that is wrong in it."""
    record = game_of(file, game)
    box = box_of(record)
    name = box.named(file)
    changed = len(list(differences(box, "", name)))
    print(f"{file}: good for {record.title}; {changed} differences to the printed cards; {name}")


@cards.command()
def diff(
    old: Pack,
    new: Annotated[
        str, typer.Argument(help="Another pack; without it, the printed cards come first.", metavar="FILE")
    ] = "",
    game: GameOption = "",
) -> None:
    """Compare two packs card by card, or one with the printed cards."""
    record = game_of(new or old, game)
    box = box_of(record)
    table = Table("card", "field", "before", "after", box=None, padding=(0, 2))
    for one in differences(box, box.named(old) if new else "", box.named(new or old)):
        table.add_row(f"{one.table} {one.row}".strip(), one.field, str(one.old), str(one.new))
    Console().print(table)


def counted(box: Box[Any, Any]) -> list[int]:
    """How many rows each table has."""
    return [len(rows) for rows in box.printed.values() if packs.tabular(rows) and isinstance(rows, list)]


def box_of(game: Game[Any]) -> Box[Any, Any]:
    """The cards of a game that has some."""
    if not isinstance(game.cards, Box):
        raise BadOption(f"{game.name} has no cards that could be others")
    return game.cards


def game_of(content: str, game: str) -> Game[Any]:
    """The game that a pack is for."""
    name = game or packs.game_of(packs.given(content))
    if not name:
        raise BadOption(f'{content} does not say for which game it is: write game = "..." under [pack], or use --game')
    return load(name)


def written(path: Path, text: str) -> None:
    """Keep a text in a file, never over another."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BadOption(f"{path} is there already") from None
    except OSError as error:
        raise BadContent(f"cannot write {path}: {error.strerror}") from None
    print(f"{path}: {text.count('[[')} cards to fill in; check it with: prixfixe cards check {path}")
