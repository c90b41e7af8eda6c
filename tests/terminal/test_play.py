"""Playing in a terminal, line by line, through a pipe."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import prixfixe
from prixfixe import Replay
from prixfixe.core.game import Speech, View
from prixfixe.kit.words import LANGUAGES
from prixfixe.table.match import Match, Player
from prixfixe.table.things import things
from prixfixe.terminal.lookup import looked_up
from prixfixe.terminal.play import Session, changed
from prixfixe.terminal.texts import TEXTS
from tests import potluck


def draw(view: View, speech: Speech) -> str:
    """The points."""
    return f"[bold]points[/] {view['points']}"


class Typed(Console):
    """A console at which somebody has already typed everything."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(file=io.StringIO(), width=100)
        self.lines = lines

    def input(self, *args: Any, **kwargs: Any) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def session(tmp_path: Path, typed: str, lang: str = "en", seed: int = 3) -> tuple[Session, str, bool]:
    """A potluck of one person and two bots; what was typed, what was printed, whether it came to its end."""
    match = Match(potluck.game(), [Player("Ann"), Player("B", "greedy"), Player("C", "random")], seed)
    console = Typed(typed.split(","))
    made = Session(match, draw, console, lang, tmp_path / "kept.json", think=0.05)
    ended = made.run()
    printed = console.file
    assert isinstance(printed, io.StringIO)
    return made, printed.getvalue(), ended


def test_a_whole_match_is_played_by_numbers(tmp_path: Path) -> None:
    made, printed, ended = session(tmp_path, "1,1,1,1")
    assert ended and made.match.over
    assert "The match is over." in printed and "1. " in printed
    assert Replay.from_json((tmp_path / "kept.json").read_text()).verify(potluck.game())


LONG = "  Staff: a Master Chef, a Pastry Chef, a Maitre D' and a Bartender, all of them hired today"


@pytest.mark.parametrize("terminal", [True, False], ids=["terminal", "pipe"])
def test_what_does_not_fit_stands_under_its_line_on_a_terminal_and_is_whole_in_a_pipe(terminal: bool) -> None:
    console = Console(file=io.StringIO(), width=40, force_terminal=terminal, soft_wrap=not terminal, no_color=True)
    made = Session(Match(potluck.game(), [Player("Ann"), Player("Bob")], 1), draw, console, "en", Path("x"))
    made.put(Text(LONG))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().rstrip("\n").split("\n")
    assert " ".join(line.strip() for line in lines) == LONG.strip()
    assert all(line.startswith("      ") and len(line) <= 40 for line in lines[1:]) and (len(lines) > 2) is terminal


def test_the_table_the_log_and_numbered_choices_are_shown(tmp_path: Path) -> None:
    _, printed, _ = session(tmp_path, "1,q")
    assert "points [" in printed
    assert "Which card do you play?" in printed and "   1  Card 1" in printed
    assert "Since your last turn:" in printed and "wins it with a" in printed


def test_leaving_saves_and_the_match_goes_on_from_there(tmp_path: Path) -> None:
    made, printed, ended = session(tmp_path, "2,q")
    assert not ended and "--resume" in printed
    old = Replay.from_json((tmp_path / "kept.json").read_text())
    again = Match.continued(potluck.game(), made.match.players, old)
    assert again.game.save(again.s) == made.match.game.save(made.match.s)


def test_the_end_of_the_input_is_leaving(tmp_path: Path) -> None:
    _, printed, ended = session(tmp_path, "1")
    assert not ended and "Saved as" in printed and (tmp_path / "kept.json").exists()


def test_what_is_not_a_choice_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    made, printed, _ = session(tmp_path, "9,x,-1,q")
    assert printed.count("Please type a number from 1 to 5") == 3
    assert [move for move in made.match.replay.moves if move[0] == 0] == []


def test_letters_show_hints_refusals_the_log_and_the_table_again(tmp_path: Path) -> None:
    _, printed, _ = session(tmp_path, "h,n,l,,u,q")
    assert "What a strong bot thinks" in printed and " % ±" in printed and "Nothing is refused here." in printed
    assert "there is nothing to take back" in printed
    assert printed.count("Which card do you play?") == 2


def test_it_speaks_french(tmp_path: Path) -> None:
    _, printed, _ = session(tmp_path, "1,q", lang="fr")
    assert "Quelle carte jouez-vous ?" in printed and "Depuis votre dernier tour" in printed


def test_both_languages_have_the_same_texts() -> None:
    assert set(TEXTS["en"]) == set(TEXTS["fr"])


def test_only_what_changed_is_drawn_again_under_its_headings() -> None:
    before = ["Town", "  Soup Truck", "    empty", "  Market", "    empty", "Ann", "  nothing"]
    now = [*before[:4], "    Bread 3", *before[5:]]
    assert changed(before, now) == ["Town", "  Market", "    Bread 3"]
    assert changed(before, before) == [] and changed([], now) == now


def test_things_and_rules_are_looked_up(tmp_path: Path) -> None:
    game = prixfixe.load("critter-kitchen")
    match = Match(game, [Player("Ann"), Player("B", "random")], 3)
    typed = Typed(["i JERBOA", "i fou de pain", "i teapot", "? ck-rul-3", "? consolation soup", "?", "q"])
    Session(match, lambda view, speech: "board", typed, "en", tmp_path / "kept.json").run()
    assert isinstance(typed.file, io.StringIO)
    printed = typed.file.getvalue()
    assert "The Jerboa (Critics)" in printed and "as allspice" in printed
    assert "Nothing here is called teapot." in printed and "CK-RUL-3 Layout of the score track." in printed
    assert "CK-SHOP-9 Consolation soup" in printed and "CK-PLAN-1 All players plan" in printed and "*" not in printed


@pytest.mark.parametrize(
    "title,name,words",
    [
        ("rival-restaurants", "Garden Pass", ["the first ingredient you buy"]),
        ("ristorante-italia", "Luxury Room", ["cost 15", "income", "prestige"]),
        ("sweet-mess", "Forcefield", ["put the Forcefield on the Bowl"]),
        ("critter-kitchen", "Muscle In", ["Go to a location where you have a chef."]),
    ],
)
def test_abilities_and_numbers_of_rooms_are_looked_up(title: str, name: str, words: list[str]) -> None:
    told = " ".join(looked_up(prixfixe.load(title), "", name, "en"))
    assert all(word in told for word in words) and "Interface word" not in told, told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", prixfixe.shipped())
def test_every_card_with_a_face_can_be_looked_up_by_its_name(title: str, lang: str) -> None:
    game = prixfixe.load(title)
    faced = [thing for thing in things(game, "") if thing.look]
    assert len(faced) > 20
    for thing in faced:
        lines = looked_up(game, "", thing.name(lang), lang)
        assert any(line.startswith(thing.name(lang)) for line in lines), thing.name(lang)
