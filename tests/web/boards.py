"""Tables in tests: views of random matches as pages show them, and what must hold for each of them."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any, Iterator, Sequence

from prixfixe import Ask, Game, Speech
from prixfixe.core.state import CLOCK
from prixfixe.web import boards, texts
from prixfixe.web.rendering import environment
from prixfixe.web.sprite import names
from tests.configs import Config


def paths(game: Game[Any], s: Any, ask: Ask) -> dict[int, Sequence[str]]:
    """The path of every option of a question."""
    return {int(option): game.questions.path(s, ask, option) for option in ask.options}


def rendered(game: Game[Any], s: Any, seat: int | None, ask: Ask | None, lang: str = "en") -> str:
    """All zones of a table as a page shows them."""
    offered = paths(game, s, ask) if ask else {}
    people = tuple(f"Cook {number}" for number in range(s.seats))
    return str(
        environment.get_template("_zones.html").render(
            game=game,
            view=game.view(s, seat),
            d=boards.drawn(game, game.view(s, seat), Speech(lang, people), seat, game.key(ask) if ask else ""),
            spots=boards.spots_of((option, f"option {option}", path) for option, path in offered.items()),
            names=list(people),
            seats=None,
            lang=lang,
            seat_mark=lambda number: f"<i>{number}</i>",
            t=lambda name, **args: texts.say(lang, name, **args),
            number=lambda value: texts.number(value, lang),
        )
    )


def drawn_spots(page: str) -> set[str]:
    """The spots that are buttons of the page."""
    return set(re.findall(r'data-spot="([^"]+)"', page))


def check(game: Game[Any], s: Any, page: str, ask: Ask | None) -> None:
    """Ids and names of moving pieces are unique, drawings exist, and every spot that is offered is drawn, no other."""
    for named in (r' id="([^"]+)"', r"view-transition-name: ([\w-]+)"):
        found = re.findall(named, page)
        assert len(found) == len(set(found)), sorted(name for name, count in Counter(found).items() if count > 1)
    assert set(re.findall(r"drawings\.svg[^#]*#([\w-]+)", page)) <= names()
    offered = {spot for path in paths(game, s, ask).values() for spot in path} if ask else set()
    where = game.key(ask) if ask else ""
    assert drawn_spots(page) == offered, (
        where,
        sorted(offered - drawn_spots(page)),
        sorted(drawn_spots(page) - offered),
    )


def moves(config: Config, seed: int) -> Iterator[tuple[Any, Ask, int]]:
    """The states of a random match, each with the answer that is given next; the clock seldom runs out."""
    s, chance = config.start(seed), random.Random(seed)
    for _ in range(config.most):
        if not s.asks:
            return
        ask = chance.choice(s.asks)
        if ask.seat == CLOCK and chance.random() < 0.9:
            ask = s.asks[0]
        option = chance.choice(list(ask.options))
        yield s, ask, option
        s.answer(ask.seat, option)


def asks(config: Config, seed: int) -> Iterator[tuple[Any, Ask]]:
    """The states of a random match with the question that is answered next."""
    return ((s, ask) for s, ask, _ in moves(config, seed))


def look(game: Game[Any], config: Config, seed: int, every: int) -> Counter[str]:
    """New kinds of questions and every so many others, drawn for who is asked, for another seat and for a spectator;
    how often each was looked at."""
    seen: Counter[str] = Counter()
    for step, (s, ask) in enumerate(asks(config, seed)):
        key = game.key(ask)
        if ask.seat < 0 or (seen[key] >= 2 and step % every):
            continue
        seen[key] += 1
        langs = ("en", "fr") if step % 2 else ("fr", "en")
        check(game, s, rendered(game, s, ask.seat, ask, langs[0]), ask)
        other = (ask.seat + 1) % config.seats
        check(game, s, rendered(game, s, other if config.seats > 1 else None, None, langs[1]), None)
        check(game, s, rendered(game, s, None, None, langs[0]), None)
    return seen
