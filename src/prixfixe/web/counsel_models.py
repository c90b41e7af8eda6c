"""Counsel in JSON: what would follow from an answer, and what a good player would do."""

from __future__ import annotations

from pydantic import Field

from prixfixe.web.strict import Record


class Preview(Record):
    """What would follow from an answer."""

    lines: list[str] = Field(description="what is certain to be told")
    certain: bool = Field(description="whether that is all; else the rest turns on chance or on what is hidden")
    points: int | None = Field(description="how your score so far changes, where that is certain and shown")


class Hint(Record):
    """What a good player would answer."""

    option: int
    why: list[str] = Field(description="by what it is better than other answers, where anything tells")


class Chance(Record):
    """An answer as a good player sees it."""

    option: int
    win: float = Field(description="its chance to win, from 0 to 1")


class Best(Record):
    """The answers with the best chances, the best first."""

    options: list[Chance]
