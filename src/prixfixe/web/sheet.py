"""What one viewer sees of a table, as plain records made from the view and the words alone."""

from __future__ import annotations

from typing import Any

from prixfixe.core.chance import seal_of
from prixfixe.core.game import Game, Result, Speech, View
from prixfixe.core.state import CLOCK, WATCHER, Ask
from prixfixe.table.match import Match
from prixfixe.table.steps import Step, scores_of
from prixfixe.table.thought import closing, composed, step_of
from prixfixe.web import models
from prixfixe.web.pack_models import PackShown
from prixfixe.web.packs import heads
from prixfixe.web.people import Person
from prixfixe.web.pleas import open_plea
from prixfixe.web.rights import may_have_hints
from prixfixe.web.room import Room
from prixfixe.web.texts import TEXTS, say


def table(room: Room, person: Person | None, lang: str) -> models.Table:
    """The table for one viewer."""
    row, seat, match = room.row, room.seat_of(person), room.match
    view = match.game.view(match.s, seat) if match else None
    return models.Table(
        id=room.name,
        game=row.game,
        title=room.game.title,
        status=row.status,
        options={name: value for name, value in row.options.items() if name != "content"},
        pack=pack_shown(row.pack),
        clock=row.clock,
        pace=row.pace,
        phase_until=until(room, CLOCK),
        listed=row.listed,
        you=seat,
        host=room.is_host(person),
        version=room.version(seat),
        room=row.room,
        seats=[seat_now(room, person, number, view) for number in range(len(room.seats))],
        view=view,
        question=question(room, match, seat, lang) if match else None,
        log=lines(match, seat, lang) if match else [],
        chat=[models.Said(at=said.at, seat=said.seat, name=said.name, text=said.text) for said in room.chat],
        hints=seat is not None and may_have_hints(room, seat),
        plea=plea(room),
        rematch=row.rematch,
        seal=row.seal,
        **outcome(room, seat, lang),
    )


def pack_shown(content: str) -> PackShown | None:
    """The own cards of a table, which are in memory."""
    head = heads(content) if content else None
    return PackShown(id=content, name=head.name, author=head.author) if head else None


def outcome(room: Room, seat: int | None, lang: str) -> dict[str, Any]:
    """What the viewer may still take back, and how the match ended."""
    match = room.match
    return {
        "seal_kept": seal_kept(room),
        "can_undo": bool(match and seat is not None and not match.over and match.can_undo(seat)),
        "can_plead": bool(match and seat is not None and match.can_rewind(seat)),
        "result": ending(match.game, match.s, match.result, match.speech(lang)) if match and match.over else None,
    }


def seal_kept(room: Room) -> bool | None:
    """Whether the record of a finished match holds the key whose seal was shown before its first move."""
    seal, key, record = room.row.seal, room.row.key, room.row.replay
    if not seal or record is None:
        return None
    return f'"seed":"{key}"' in record and seal_of(bytes.fromhex(key)) == seal


def seat_now(room: Room, person: Person | None, number: int, view: View | None) -> models.SeatNow:
    """A seat; its clock is shown to those who may know that it is asked."""
    seat, you = room.seats[number], room.seat_of(person) == number
    free = room.is_free(number, person)
    waiting = seat.asked if you else number in (view or {}).get("waiting", [])
    scores = scores_of(view, len(room.seats)) if view else None
    invites = free and room.status == "open" and (room.is_host(person) or room.seat_of(person) is not None)
    return models.SeatNow(
        seat=number,
        name=seat.name,
        bot=seat.bot,
        free=free,
        kept=seat.kept is not None,
        you=you,
        host=seat.user is not None and seat.user == room.row.host,
        waiting=waiting and room.status == "playing",
        score=scores[number] if scores else None,
        until=until(room, number) if waiting else None,
        invitation=seat.invitation if invites else None,
    )


def plea(room: Room) -> models.Plea | None:
    """Who asks to take back; not the version it was made at, which counts what nobody sees as well."""
    found = open_plea(room) if room.row.pleas else None
    return models.Plea(seat=found.seat, agreed=found.agreed) if found else None


def until(room: Room, seat: int) -> float | None:
    """When a clock runs out."""
    clock = room.row.clocks.get(str(seat))
    return clock["until"] if clock else None


def question(room: Room, match: Match, seat: int | None, lang: str) -> models.Question | None:
    """What a seat is asked, with every option and what it cannot do."""
    ask = None if seat is None else match.ask(seat)
    if ask is None or seat is None:
        return None
    game, speech = match.game, match.speech(lang)
    return models.Question(
        text=game.words.question(match.s, ask, speech),
        rule=game.rule_of(ask),
        key=game.key(ask),
        options=[choice(match, ask, option, speech) for option in ask.options],
        refusals=[
            models.Denied(label=no.label, reason=no.reason, rule=no.rule) for no in game.why_not(match.s, seat, speech)
        ],
        asked=match.since[seat],
        thought=thought(match, ask, speech),
        passing=game.question(ask).passing,
        until=until(room, seat),
    )


def thought(match: Match, ask: Ask, speech: Speech) -> models.Thought | None:
    """The decision of several steps that a question belongs to, and what was laid down for it so far."""
    game, record = match.game, step_of(match.game, ask)
    if record is None:
        return None
    pieces = composed(match, ask.seat)
    ends = closing(match, ask.seat) if pieces else []
    asked = [piece.before.asked(ask.seat) for piece in pieces]
    lying = [bool(game.questions.path(p.before, a, p.option)) for p, a in zip(pieces, asked)]
    return models.Thought(
        name=record.thought,
        confirm=confirming(speech.lang, record.thought),
        laid=[
            models.Laid(label=game.words.option(piece.before, was, piece.option, speech), count=len(pieces) - number)
            for number, (piece, was) in enumerate(zip(pieces, asked))
            if lying[number]
        ],
        count=len(pieces),
        confirms=record.confirm if record.confirm in ends else None,
        holds=[option for option in ends if game.questions.path(match.s, ask, option)],
    )


def confirming(lang: str, thought: str) -> str:
    """What it is called to confirm a decision of several steps; other people's titles may have others than ours."""
    return TEXTS[lang].get(f"thought_{thought}") or say(lang, "confirm")


def choice(match: Match, ask: Ask, option: int, speech: Speech) -> models.Choice:
    """An option: its number, its words, and where it lies."""
    game = match.game
    return models.Choice(
        value=option,
        label=game.words.option(match.s, ask, option, speech),
        path=list(game.questions.path(match.s, ask, option)),
        amount=game.questions.amount(match.s, ask, option),
    )


def lines(match: Match, seat: int | None, lang: str) -> list[models.Line]:
    """The story; fresh is what came after the viewer's own last answer."""
    unread = match.unread(seat)
    return [line(number, step, lang, number >= unread) for number, step in enumerate(match.lines(seat))]


def line(number: int, step: Step, lang: str, fresh: bool) -> models.Line:
    """A line of the story in a language."""
    return models.Line(
        number=number,
        seat=None if step.seat == WATCHER else step.seat,
        text=step.text[lang],
        why=[reason[lang] for reason in step.why],
        level=step.level,
        spots=list(step.spots),
        gains=[models.Gain(seat=seat, points=points) for seat, points in step.gains],
        rule=step.rule,
        chosen=step.own,
        fresh=fresh,
    )


def ending(game: Game[Any], s: Any, result: Result, speech: Speech) -> models.Ending:
    """The result, line by line."""
    names = list(dict.fromkeys(name for parts in result.parts for name in parts))
    return models.Ending(
        reason=game.words.part(s, result.reason, speech),
        places=result.places,
        scores=result.scores,
        ties=result.ties,
        winners=result.winners,
        parts=[
            models.Part(name=game.words.part(s, name, speech), points=[parts.get(name) for parts in result.parts])
            for name in names
        ],
        rival=result.rival,
    )
