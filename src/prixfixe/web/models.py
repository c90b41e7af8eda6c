"""What the pages are drawn from and the JSON API speaks: plain records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import Field, StrictBool, StrictInt, StrictStr

from prixfixe.web.pack_models import PackName, PackShown
from prixfixe.web.records import Status
from prixfixe.web.strict import Kind, Record

Name = Annotated[StrictStr, Field(min_length=1, max_length=60)]
Password = Annotated[StrictStr, Field(min_length=1, max_length=200)]
Key = Annotated[StrictStr, Field(max_length=64, pattern=r"^[A-Za-z0-9._-]*$")]
Number = Annotated[StrictInt, Field(ge=-(1 << 31), le=(1 << 31) - 1)]
TableName = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", description="the id of a table")]
GameName = Annotated[str, Path(max_length=40, description="the name of a game")]
Seat = Annotated[int, Path(ge=0, le=20)]
SeenFrom = Annotated[int | None, Query(ge=0, le=20, description="seen from a seat; a spectator otherwise")]
Step = Annotated[int | None, Query(ge=0, le=100_000)]
Invitation = Annotated[str, Path(max_length=60, pattern=r"^[A-Za-z0-9_-]+$")]
MOST_UNDONE = 100  # answers taken back at once
Value = StrictBool | Number | Annotated[StrictStr, Field(max_length=100)]


class Problem(Record):
    """Why a request was not granted: a name for machines and a sentence for people."""

    error: str
    message: str
    id: str | None = Field(None, description="names a fault of the server in its log")


class Choice(Record):
    """An option of the open question."""

    value: int
    label: str
    path: list[str] = Field(description="the spots of the table that mean it, in the order a hand would touch them")
    amount: int | None = Field(None, description="how much or how many, where the question asks for a number")


class Denied(Record):
    """Something that cannot be done now, with the reason and its rule."""

    label: str
    reason: str
    rule: str


class Laid(Record):
    """Something that was laid down in a decision of several steps."""

    label: str
    count: int = Field(description="how many answers are taken back with it: its own and those after it")


class Thought(Record):
    """A decision of several steps, which is confirmed once and taken back together."""

    name: str
    confirm: str = Field(description="what confirming it is called")
    laid: list[Laid] = Field(description="what has been laid down so far and can be taken back")
    count: int = Field(description="how many answers there are so far")
    confirms: int | None = Field(description="the option without a spot that confirms it now")
    holds: list[int] = Field(
        description="options that end it at once: to be shown as laid down, and sent when confirmed"
    )


class Question(Record):
    """What the viewer is asked."""

    text: str
    rule: str
    key: str
    options: list[Choice]
    refusals: list[Denied]
    asked: int = Field(description="the version at which it was put: the same while it is the same question")
    thought: Thought | None = Field(description="the decision it is a step of, where that is one of several steps")
    passing: bool = Field(description="whether it is seldom of use, and declined by the page after a moment")
    until: float | None = Field(description="when the clock runs out, in seconds since 1970")


class SeatNow(Record):
    """A seat as a viewer sees it."""

    seat: int
    name: str
    bot: str = Field(description="the bot's level; empty for people and free seats")
    free: bool = Field(description="whether you could sit down there")
    kept: bool = Field(description="whether it is kept for somebody who sat there before a rematch")
    you: bool
    host: bool
    waiting: bool = Field(description="whether the table waits for this seat, where that is public")
    score: int | None
    until: float | None
    invitation: str | None = Field(description="the code of a free seat's link, for those who may pass it on")


class Gain(Record):
    """A score that everybody saw change."""

    seat: int
    points: int


class Line(Record):
    """A line of the story: one thing that happened."""

    number: int = Field(description="counted from the beginning of what you may know")
    seat: int | None = Field(description="who did it; none if nobody did")
    text: str
    why: list[str] = Field(description="the reasons, where the rules give any")
    level: int = Field(description="0 for a sentence; 1 and 2 for the heading of a turn and of a part of one")
    spots: list[str] = Field(description="where on the table, named as in the paths of options")
    gains: list[Gain] = Field(description="the scores that changed")
    rule: str
    chosen: bool = Field(description="whether it is an answer that somebody chose; false where there was no choice")
    fresh: bool = Field(description="since your own last answer")


class Said(Record):
    """A line of the chat."""

    at: float
    seat: int
    name: str
    text: str = Field(description="empty where somebody asked for a hint")


class Part(Record):
    """A line of everybody's score."""

    name: str
    points: list[int | None]


class Ending(Record):
    """How the match ended."""

    reason: str
    places: list[int]
    scores: list[int]
    ties: list[list[int]]
    winners: list[int]
    parts: list[Part]
    rival: int | None


class Plea(Record):
    """Somebody asks everybody to let them take back."""

    seat: int
    agreed: list[int]


class Table(Record):
    """A table as one viewer may see it."""

    id: str
    game: str
    title: str
    status: Status
    options: dict[str, bool | int | str]
    pack: PackShown | None
    clock: str
    pace: float
    phase_until: float | None = Field(description="when the game's own clock runs out")
    listed: bool
    you: int | None
    host: bool
    version: int
    room: int
    seats: list[SeatNow]
    view: dict[str, Any] | None
    question: Question | None
    log: list[Line]
    chat: list[Said]
    can_undo: bool
    can_plead: bool
    hints: bool = Field(description="whether you may ask what a good player would do")
    plea: Plea | None
    result: Ending | None
    rematch: str | None
    seal: str = Field(description="the SHA-256 of the key all cards are dealt with; empty for a match without a key")
    seal_kept: bool | None = Field(description="whether a finished match was dealt with the key that was sealed")


class Brief(Record):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    clock: str
    names: list[str]
    free: int
    you: int | None
    your_turn: bool
    touched: float


class Lobby(Record):
    """The tables somebody sees first."""

    turn: list[Brief]
    yours: list[Brief]
    open: list[Brief]
    watch: list[Brief]
    finished: list[Brief]


class Setting(Record):
    """Something to choose before a match."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    text: str


class GameCard(Record):
    """A game on the shelf."""

    name: str
    title: str
    seats: list[int]
    options: list[Setting]
    levels: list[str]
    default_level: str


class RuleText(Record):
    """A rule of the rulebook."""

    id: str
    text: str


class You(Record):
    """Who you are."""

    id: str
    name: str
    claimed: bool
    settings: dict[str, str] = Field(description="what you have chosen for the pages, by name")


class Token(Record):
    """A key for the header `Authorization: Bearer ...`."""

    token: str
    person: You


class Frame(Record):
    """A step of a replay, as a viewer may see it."""

    table: str
    step: int
    steps: int
    seat: int | None
    view: dict[str, Any]
    log: list[Line]
    over: bool


class Made(Record):
    """The id of a table."""

    id: str


class Health(Record):
    """Whether the server is well."""

    status: Literal["ok", "failing"]
    version: str
    parts: dict[Literal["database", "disk", "bots", "news"], Literal["ok", "failing"]] = Field(
        description="database answers; disk has room and takes writes; bots think; news of other servers are heard"
    )


# ---- what people send


class GuestOrder(Record):
    """A new guest; without a name one is given."""

    name: Annotated[StrictStr, Field(max_length=60)] = ""


class NameOrder(Record):
    """A new name."""

    name: Name


class SettingsOrder(Record):
    """What you choose for the pages; what is not named stays as it is."""

    settings: Annotated[dict[Kind, Kind], Field(max_length=20)]


class ClaimOrder(Record):
    """A name and a password."""

    name: Name
    password: Password


class PasswordOrder(Record):
    """The password you have, and the one you want."""

    old: Password
    new: Password


class TableOrder(Record):
    """A new table; each seat is "me", "open" or the level of a bot."""

    game: Kind
    seats: Annotated[list[Kind], Field(min_length=1, max_length=10)]
    options: Annotated[dict[Kind, Value], Field(max_length=40)] = {}
    clock: Literal["none", "live", "days"] = "none"
    pace: float = Field(0.0, ge=0, le=1e7, description="seconds for an answer; see the docs for what is allowed")
    listed: StrictBool = True
    hints: StrictBool = Field(False, description="whether people may ask for hints where others see that they do")
    packs: Annotated[list[PackName], Field(max_length=5)] = []


class PlayOrder(Record):
    """Play at once against bots."""

    game: Kind
    level: Kind = ""
    seats: Annotated[StrictInt, Field(ge=1, le=10)] | None = None
    packs: Annotated[list[PackName], Field(max_length=5)] = []


class JoinOrder(Record):
    """Sit down, on a certain seat or any, with an invitation or without."""

    seat: Number | None = None
    invitation: Annotated[StrictStr, Field(max_length=60)] = ""


class BotOrder(Record):
    """The level of a bot."""

    level: Kind = ""


class MoveOrder(Record):
    """An answer: an option of the question, the version at which it was seen, and a key that a retry repeats."""

    version: Number
    option: Number
    key: Key = ""


class UndoOrder(Record):
    """Take back so many of your answers together; version and key as in a move."""

    version: Number
    count: Annotated[StrictInt, Field(ge=1, le=MOST_UNDONE)] = 1
    key: Key = ""


class ConsentOrder(Record):
    """Whether you agree."""

    agree: StrictBool


class ChatOrder(Record):
    """A line to say."""

    text: Annotated[StrictStr, Field(min_length=1, max_length=300)]
