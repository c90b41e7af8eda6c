"""Play at a table drawn in text: numbered choices and plain lines, good for a screen reader or a pipe as well."""

from __future__ import annotations

from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Callable

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Text

from prixfixe.bots.bot import open_guess
from prixfixe.bots.explain import estimates
from prixfixe.bots.reasons import in_words, reasons
from prixfixe.core.chance import chance
from prixfixe.core.game import Game, Speech, View
from prixfixe.core.state import WATCHER, Ask
from prixfixe.kit.rulebook import containing, rulebook
from prixfixe.table.match import Match
from prixfixe.table.steps import Step, rival_name, seen_by
from prixfixe.table.undo import NotUndone
from prixfixe.terminal import plain
from prixfixe.terminal.lookup import MOST, looked_up
from prixfixe.terminal.texts import TEXTS
from prixfixe.titles import room

Draw = Callable[[View, Speech], str]


class Leave(Exception):
    """Somebody wants to stop."""


def drawing(game: Game[Any]) -> Draw:
    """How the table of a title is drawn; one that brings no drawing is shown as plain lines."""
    module = room(game, "terminal")
    draw: Draw = module.draw if module else plain.draw
    return draw


def told(step: Step, lang: str) -> list[str]:
    """A step as lines of text: headings to the left, sentences under them, reasons under those."""
    indent = "" if step.level == 1 else " " if step.level else "  "
    return [f"{indent}{step.text[lang]}", *(f"      {reason[lang]}" for reason in step.why)]


def changed(before: list[str], now: list[str]) -> list[str]:
    """The lines of a table that differ from those shown before, each under its headings; all if most of them do."""
    parts = SequenceMatcher(None, before, now, autojunk=False).get_opcodes()
    fresh = {line for tag, _, _, first, last in parts if tag != "equal" for line in range(first, last)}
    if 2 * len(fresh) > len(now):
        return now
    kept = {heading for line in fresh for heading in [line, *headings(now, line)]}
    return [now[line] for line in sorted(kept) if now[line].strip()]


def headings(lines: list[str], line: int) -> list[int]:
    """The lines that a line stands indented under, nearest first."""
    kept, indent = list[int](), depth(lines[line])
    for above in range(line - 1, -1, -1):
        if lines[above].strip() and depth(lines[above]) < indent:
            indent = depth(lines[above])
            kept.append(above)
    return kept


def depth(line: str) -> int:
    """How far a line is indented."""
    return len(line) - len(line.lstrip())


class Session:
    """People and bots at one terminal."""

    def __init__(
        self,
        match: Match,
        draw: Draw,
        console: Console,
        lang: str,
        path: Path,
        think: float = 1.0,
        explain: bool = False,
    ) -> None:
        self.match = match
        self.draw = draw
        self.console = console
        self.lang = lang
        self.path = path
        self.think = think  # seconds for a hint
        self.explain = explain  # a hint with every question
        self.read = 0  # how much of the story has been shown
        self.drawn: dict[int, list[str]] = {}  # the table as each seat saw it last

    def run(self) -> bool:
        """Play until the match is over; whether it is."""
        self.console.print(self.text("help"), style="dim", markup=False)
        if self.match.replay.seal:
            self.console.print(self.text("sealed", seal=self.match.replay.seal), style="dim", markup=False)
        try:
            while not self.match.over:
                self.match.play_bots()
                if not self.match.over:
                    self.turn(self.match.s.asks[0])
        except (Leave, EOFError, KeyboardInterrupt):
            self.save()
            self.console.print(self.text("saved", path=self.path, game=self.match.game.name), markup=False)
            return False
        self.show_end()
        return True

    def text(self, key: str, **values: Any) -> str:
        """A text of the terminal's own."""
        return TEXTS[self.lang][key].format(**values)

    # ---- one turn

    def turn(self, ask: Ask) -> None:
        """Show the table and the question, and read until an answer is given."""
        self.show_table(ask.seat)
        self.show_question(ask)
        if self.explain and len(ask.options) > 1:
            self.hint(ask)
        while self.match.ask(ask.seat) is ask:
            said = self.console.input(f"{self.text('prompt')}: ").strip().lower()
            self.obey(ask, said)

    def obey(self, ask: Ask, said: str) -> None:
        """Do what was typed."""
        if said.isdigit() and 1 <= int(said) <= len(ask.options):
            self.match.play(ask.seat, ask.options[int(said) - 1])
        elif said == "":
            self.show_table(ask.seat, whole=True)
            self.show_question(ask)
        elif said in self.commands():
            self.commands()[said](ask)
        elif said.startswith("i "):
            self.look_up(said.removeprefix("i "))
        elif said.startswith("?"):
            self.find_rules(said.removeprefix("?").strip())
        else:
            self.say(self.text("number", most=len(ask.options)))

    def commands(self) -> dict[str, Callable[[Ask], None]]:
        """What the letters do."""
        return {
            "?": self.show_rule,
            "n": self.show_refusals,
            "u": self.undo,
            "h": self.hint,
            "l": self.show_log,
            "q": self.leave,
        }

    def leave(self, ask: Ask) -> None:
        """Stop here."""
        raise Leave

    def undo(self, ask: Ask) -> None:
        """Take the last answer back, or say why not."""
        try:
            self.match.undo(ask.seat)
            self.read = min(self.read, len(self.match.story))
            self.say(self.text("undone"))
        except NotUndone as error:
            self.say(str(error))

    def hint(self, ask: Ask) -> None:
        """The best choices as a strong bot sees them, from what the seat knows."""
        game, number = self.match.game, self.match.number("hint")
        guess = open_guess(game, self.match.s, ask.seat, number)
        self.say(self.text("hint"))
        asked, moves = guess.asked(ask.seat), len(self.match.replay.moves)
        thoughts = estimates(game, guess, asked, chance(number), self.think, moves=moves)[:5]
        for thought in thoughts:
            share = self.text("share", win=round(100 * thought.win), doubt=round(100 * thought.doubt))
            self.say(f"  {share}  {self.label(ask, thought.option)}")
        options = [thought.option for thought in thoughts]
        found = reasons(game, guess, asked, options[0], options[1:], chance(number))
        if found:
            self.say(f"  {self.text('why')} {'; '.join(in_words(game, found, self.lang))}")

    # ---- what is shown

    def say(self, line: str) -> None:
        """One plain line."""
        self.console.print(line, markup=False, highlight=False)

    def label(self, ask: Ask, option: int) -> str:
        """An option in words."""
        return self.match.game.words.option(self.match.s, ask, option, self.match.speech(self.lang))

    def show_table(self, seat: int, whole: bool = False) -> None:
        """The story since the last turn, then what has changed on the table, or all of it."""
        fresh = seen_by(self.match.story[self.read :], seat)
        self.read = len(self.match.story)
        if fresh:
            self.console.print(self.text("since"), style="bold")
            for step in fresh:
                self.tell(step)
        drawn = self.draw(self.match.game.view(self.match.s, seat), self.match.speech(self.lang)).split("\n")
        lines = drawn if whole or seat not in self.drawn else changed(self.drawn[seat], drawn)
        self.drawn[seat] = drawn
        for line in lines:
            self.put(Text.from_markup(line))

    def tell(self, step: Step) -> None:
        """A line of the story; headings stand out."""
        for line in told(step, self.lang):
            self.put(Text(line, style="bold" if step.level else ""))

    def put(self, text: Text) -> None:
        """A line; on a narrow terminal the rest of a long one stands indented under it."""
        width, indent = self.console.width, depth(text.plain) + 4
        if not self.console.is_terminal or text.cell_len <= width or width < 4 * indent:
            self.console.print(text, highlight=False)
            return
        for number, part in enumerate(text.wrap(self.console, width - indent)):
            part.pad_left(indent if number else 0)
            self.console.print(part, highlight=False)

    def name(self, seat: int) -> str:
        """Who sits there; the clock sits nowhere."""
        return self.match.players[seat].name if seat >= 0 else "-"

    def show_question(self, ask: Ask) -> None:
        """The question and its numbered choices."""
        words, speech = self.match.game.words, self.match.speech(self.lang)
        if sum(not player.bot for player in self.match.players) > 1:
            self.say(self.text("turn", name=self.name(ask.seat)))
        self.console.print(
            f"[bold]{escape(words.question(self.match.s, ask, speech))}[/] [dim]{self.match.game.rule_of(ask)}[/]"
        )
        for number, option in enumerate(ask.options, 1):
            self.say(f"  {number:2}  {self.label(ask, option)}")

    def show_rule(self, ask: Ask) -> None:
        """The rule behind the question."""
        rule = self.match.game.rule_of(ask)
        self.print_rule(rule, rulebook(self.match.game.folder, self.lang).get(rule, self.text("no_rule")))

    def find_rules(self, words: str) -> None:
        """A rule by its id, or those that contain every word."""
        rules = rulebook(self.match.game.folder, self.lang)
        if words.upper() in rules:
            self.print_rule(words.upper(), rules[words.upper()])
            return
        kept = [
            rule for chapter in containing(self.match.game.folder, words, self.lang) for rule in chapter.rules.items()
        ]
        for name, text in kept[:MOST]:
            self.print_rule(name, text)
        if len(kept) > MOST:
            self.say(self.text("others", names=", ".join(name for name, _ in kept[MOST : 4 * MOST])))
        if not kept:
            self.say(self.text("unknown", name=words))

    def print_rule(self, name: str, text: str) -> None:
        """A rule as prose, with its tables."""
        self.console.print(Markdown(f"**{name}** {text}"))

    def look_up(self, name: str) -> None:
        """What a card, a place or a symbol is."""
        for line in looked_up(self.match.game, self.match.s.content, name, self.lang):
            self.say(line)

    def show_refusals(self, ask: Ask) -> None:
        """What is not possible, and why."""
        refusals = self.match.game.why_not(self.match.s, ask.seat, self.match.speech(self.lang))
        for refusal in refusals:
            self.say(f"  {refusal.label}: {refusal.reason} ({refusal.rule})")
        if not refusals:
            self.say(self.text("refused"))

    def show_log(self, ask: Ask) -> None:
        """Everything that happened, as this seat may know it."""
        for step in self.match.lines(ask.seat):
            self.tell(step)

    def show_end(self) -> None:
        """The table at the end, places and scores line by line, and where the record is."""
        result, words, speech = self.match.result, self.match.game.words, self.match.speech(self.lang)
        self.show_table(WATCHER, whole=True)
        self.console.print(f"[bold]{self.text('over')}[/] {escape(words.part(self.match.s, result.reason, speech))}")
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            self.say(self.text("place", place=result.places[seat], name=self.name(seat), score=result.scores[seat]))
            parts = [
                f"{words.part(self.match.s, name, speech)} {points}" for name, points in result.parts[seat].items()
            ]
            self.say(f"     {', '.join(parts)}")
        if result.rival is not None:
            self.say(self.text("rival", name=rival_name(self.match.game, self.lang), score=result.rival))
        self.save()
        self.console.print(self.text("keep", path=self.path), markup=False)

    def save(self) -> None:
        """Write the record."""
        self.path.write_text(self.match.replay.to_json() + "\n", encoding="utf-8")
