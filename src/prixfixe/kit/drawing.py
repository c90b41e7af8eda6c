"""Drawing: what the board of a title is laid out with. A board holds layout and names; what follows from a position is
said by the rules, in the view."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Iterable, Mapping, Sequence

from prixfixe.core.game import Speech, View
from prixfixe.core.questions import Question as Plain
from prixfixe.kit.content import name_of
from prixfixe.kit.questions import Question
from prixfixe.kit.words import filled, seat_name


@dataclass(frozen=True)
class Piece:
    """A token, figure or marker: a picture, perhaps a number on it, and what it is called."""

    pic: str  # a drawing's id
    label: str
    value: str = ""  # the number printed on it
    count: int = 1
    spot: str = ""  # where it lies, when it can be touched
    badge: str = ""  # a second, small drawing in its corner
    seat: int | None = None  # whose it is
    move: str = ""  # a name of its own, under which it travels over the table
    tone: str = ""  # a class for its colour
    tip: str = ""  # what it explains of itself; its label, where there is nothing more to say


@dataclass(frozen=True)
class Card:
    """A card: its name, picture, text and numbers; face down, only its back."""

    title: str
    text: str = ""
    pics: Sequence[str] = ()
    corner: str = ""  # a number or word in its corner
    corner_pic: str = ""
    spot: str = ""
    back: bool = False
    rows: Sequence[tuple[str, str]] = ()  # small lines: a drawing and a word
    tone: str = ""
    note: str = ""  # what must be said of it besides, in its explanation
    move: str = ""
    marks: Sequence[int] = ()  # the seats that have something to do with it

    @property
    def tip(self) -> str:
        """The whole card in words."""
        return lines(self.title, *(word for _, word in self.rows), self.text, self.note)


def lines(*said: str) -> str:
    """An explanation of several lines; what is not said takes none."""
    return "\n".join(line for line in said if line)


def bundled(pieces: Iterable[Piece]) -> list[Piece]:
    """Equal pieces as one with their number, in the order of their first."""
    found: dict[tuple[str, str, str, str], Piece] = {}
    for piece in pieces:
        key = (piece.pic, piece.value, piece.label, piece.spot)
        old = found.get(key)
        found[key] = piece if old is None else replace(piece, count=old.count + piece.count)
    return list(found.values())


class Drawing:
    """One view, ready to be laid out; each title adds its own parts."""

    texts: Mapping[str, Mapping[str, str]]  # by language

    def __init__(self, view: View, speech: Speech, you: int | None, asked: Plain | None = None) -> None:
        self.view = view
        self.content = str(view.get("content", ""))  # the own cards it is played with; "" is the printed ones
        self.speech = speech
        self.you = you
        self.asked = asked is not None  # whether the viewer has to answer something
        self.holds = asked.holds if isinstance(asked, Question) else ""  # what is in the viewer's hand meanwhile
        self.about = asked.about if isinstance(asked, Question) else ""  # which part of the table it is about
        self.text = self.texts[speech.lang]
        self.look_up()

    def look_up(self) -> None:
        """What a title needs again and again while a view is laid out."""

    def status(self) -> str:
        """Where the match stands, in a few words for the bar."""
        return ""

    def hand(self) -> Piece | None:
        """The piece that the question is about, when it is in the viewer's hand already."""
        return None

    def name(self, row: Any) -> str:
        """A row's name."""
        return name_of(row, self.speech)

    def said(self, row: Any, field: str = "text") -> str:
        """A row's text, or another field that is there in every language."""
        return str(getattr(row, f"{field}_fr" if self.speech.lang == "fr" else field))

    def who(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(seat, self.speech)

    def titled(self, name: object, said: object) -> str:
        """What is said of something, after its name."""
        return f"{name} : {said}" if self.speech.lang == "fr" else f"{name}: {said}"

    def money(self, amount: int) -> str:
        """An amount of dollars."""
        if self.speech.lang == "fr":
            return f"{amount}\u00a0$".replace("-", "\u2212")
        return f"${amount}" if amount >= 0 else f"\u2212${-amount}"

    def say(self, name: str, /, **what: Any) -> str:
        """A text with what it speaks of."""
        return filled(self.text[name], self.speech.lang, what)
