"""Recorded matches: one line of JSON and a transcript that people can read."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Iterator

import prixfixe
from prixfixe import Ask, Fact, Replay, Speech, State
from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from tests.configs import Config, package

FOLDER = Path(__file__).parent
SPEECH = Speech("en", ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay"))


@dataclass(frozen=True)
class Golden:
    """What to record: a configuration, a seed, and the bot that plays all seats."""

    config: Config
    seed: int = 1
    bot: str = "random"
    shows: str = ""  # the reason of the end that this record is there for

    def __str__(self) -> str:
        return f"{self.config}-{self.bot}-{self.seed}".replace(" ", "_")

    def path(self, ending: str) -> Path:
        """Where the record is kept."""
        name = str(self).removeprefix(f"{self.config.game}-")
        return FOLDER / self.config.game.replace("-", "_") / f"{name}.{ending}"


def goldens() -> list[Golden]:
    """Every record there should be."""
    return [golden for game in prixfixe.shipped() for golden in import_module(f"{package(game)}.configs").GOLDENS]


def record(golden: Golden) -> Replay:
    """Play the match."""
    config, game, player = golden.config, golden.config.record(), bot(golden.bot)
    replay = Replay.of(game, config.seats, game.chosen(config.seats, config.options), golden.seed)
    s = config.start(golden.seed)
    while (ask := s.asking()) is not None:
        option = decide(player, game, s, ask.seat, golden.seed * 1_000_003 + len(replay.moves))
        replay.moves.append((ask.seat, option))
        s.answer(ask.seat, option)
    replay.result = asdict(game.result(s))
    return replay


def transcript(replay: Replay) -> str:
    """The match in words: who was asked what, what was said and told, and what each seat could see, as a digest."""
    return "\n".join(lines(replay)) + "\n"


def lines(replay: Replay) -> Iterator[str]:
    """The transcript, line by line."""
    game = prixfixe.load(replay.game)
    news: list[Fact] = []
    s = game.start(replay.seats, replay.seed, replay.options, news)
    yield f"{game.title}, {replay.seats} seats, seed {replay.source}, {json.dumps(replay.options, sort_keys=True)}"
    yield from heard(game, s, news)
    for seat, option in replay.moves:
        ask = s.asked(seat)
        if len(ask.options) > 1:
            yield asked(game, s, ask, option)
        s.news = news
        s.answer(seat, option)
        yield from heard(game, s, news)
        if len(ask.options) > 1:
            yield f"    {digests(game, s)}"
    result = game.result(s)
    yield f"= {game.words.part(s, result.reason, SPEECH)}"
    for seat, parts in enumerate(result.parts):
        worded = ", ".join(f"{game.words.part(s, name, SPEECH)} {points}" for name, points in parts.items())
        yield f"= {result.places[seat]}. {SPEECH.names[seat]} {result.scores[seat]} ({worded})"


def asked(game: prixfixe.Game[Any], s: State, ask: Ask, option: int) -> str:
    """A question with its options, the one taken first."""
    name = SPEECH.names[ask.seat] if ask.seat >= 0 else "Clock"
    taken = game.words.option(s, ask, option, SPEECH)
    others = "; ".join(game.words.option(s, ask, other, SPEECH) for other in ask.options if other != option)
    return f"{game.rule_of(ask)} {name}: {game.words.question(s, ask, SPEECH)} -> {taken}  [{others}]"


def heard(game: prixfixe.Game[Any], s: State, news: list[Fact]) -> list[str]:
    """What was told, once."""
    found = []
    for fact in news:
        to = f"(to {SPEECH.names[fact.to]}) " if fact.to >= 0 else ""
        found.append(f"  * {to}{game.words.fact(s, fact, SPEECH)}")
    news.clear()
    return found


def digests(game: prixfixe.Game[Any], s: State) -> str:
    """A few letters per seat that change when its view does."""
    views = [game.view(s, seat) for seat in [*range(s.seats), None]]
    return " ".join(hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:4] for seen in views)
