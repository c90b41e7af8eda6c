"""Which games there are: our own by their folders, those of other packages by their entry points."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from prixfixe import games as folder
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game
from prixfixe.core.state import State

GROUP = "prixfixe.games"
NAME = re.compile(r"(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*")  # what fits an address, a file and a command line


@cache
def shipped() -> tuple[str, ...]:
    """The names of our own games: the folders of `prixfixe.games`."""
    return tuple(sorted(path.parent.name.replace("_", "-") for path in Path(folder.__path__[0]).glob("*/game.py")))


def games() -> tuple[str, ...]:
    """The names of all games that can be played: our own, then those of other packages."""
    return (*shipped(), *sorted(outside().games))


def load(name: str) -> Game[State]:
    """The Game record of a title."""
    if name in shipped():
        game: Game[State] = import_module(home(name)).GAME
        return game
    if name in outside().refused:
        raise BadOption(outside().refused[name])
    if name not in outside().games:
        raise BadOption(f"there is no game {name}; there are {', '.join(games())}")
    return outside().games[name]


def home(name: str) -> str:
    """The module that has the Game record of a title."""
    own = f"{GROUP}.{name.replace('-', '_')}.game"
    return own if name in shipped() else outside().homes[name]


def room(game: Game[Any], name: str) -> ModuleType | None:
    """A module of what is seen of a title, where it brings one: `board` for pages, `terminal`, `faces`."""
    if not (game.folder / "table" / f"{name}.py").is_file():
        return None
    return import_module(f"{game.state.__module__.rpartition('.')[0]}.table.{name}")


# ---- games of other packages


@dataclass(frozen=True)
class Outside:
    """What other packages bring: their games, and a sentence for each that is refused."""

    games: dict[str, Game[Any]] = field(default_factory=dict)
    homes: dict[str, str] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)


@cache
def outside() -> Outside:
    """All games of other packages; one that is broken takes no other with it."""
    found = Outside()
    entries = entry_points(group=GROUP)
    for name in sorted(entries.names):
        same = [entry for entry in entries if entry.name == name]
        try:
            found.games[name] = brought(name, same)
            found.homes[name] = same[0].module
        except BadOption as error:
            found.refused[name] = str(error)
    return found


def refused() -> tuple[str, ...]:
    """A sentence for every game that a package brings in vain."""
    return tuple(outside().refused.values())


def brought(name: str, entries: list[EntryPoint]) -> Game[Any]:
    """The Game record behind a name, or BadOption with what is wrong with it."""
    said = f"the game {name} of {' and of '.join(map(package_of, entries))} is left out"
    if name in shipped():
        raise BadOption(f"{said}: one of our own has that name")
    if len(entries) > 1:
        raise BadOption(f"{said}: both have that name")
    if not NAME.fullmatch(name):
        raise BadOption(f"{said}: a name is 1 to 40 small letters, digits and single hyphens")
    try:
        game = entries[0].load()
    except (Exception, SystemExit) as error:
        raise BadOption(f"{said}: {' '.join(f'{type(error).__name__}: {error}'.split())}") from error
    if not isinstance(game, Game):
        raise BadOption(f"{said}: {entries[0].value} is no Game record")
    if game.name != name:
        raise BadOption(f"{said}: its record has the name {game.name}")
    return game


def package_of(entry: EntryPoint) -> str:
    """Who brings a game."""
    return f"the package {entry.dist.name}" if entry.dist else f"the module {entry.module}"
