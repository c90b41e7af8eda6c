"""Boards in tests: views of random matches as pages show them, and what must hold for each of them."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any, Iterator

from prixfixe import Ask, Game, Speech
from prixfixe.core.state import CLOCK
from prixfixe.web import boards, texts
from prixfixe.web.rendering import environment
from prixfixe.web.sprite import names
from tests.configs import Config


def spots(game: Game[Any], s: Any, ask: Ask | None) -> dict[str, int]:
    """The options of a question by their paths."""
    if ask is None:
        return {}
    return boards.by_path((int(option), game.questions.path(s, ask, option)) for option in ask.options)


def rendered(game: Game[Any], s: Any, seat: int | None, ask: Ask | None, lang: str) -> str:
    """The board as a page shows it."""
    view, choices = game.view(s, seat), {int(option): f"option {option}" for option in ask.options} if ask else {}
    drawn = boards.drawn(game, view, Speech(lang), seat, spots(game, s, ask))
    template = environment.get_template(boards.template(game.name))
    say = lambda name, **args: texts.say(lang, name, **args)  # noqa: E731
    return str(template.render(view=view, drawn=drawn, choices=choices, lang=lang, names=[], t=say))


def clicked(page: str) -> set[int]:
    """The answers that are buttons of the board."""
    return {int(value) for value in re.findall(r'name="option" value="(-?\d+)"', page)}


def check(page: str, ask: Ask | None) -> set[int]:
    """Ids and names of moving pieces are unique, drawings exist, only what is offered is a button; what has none."""
    for named in (r' id="([^"]+)"', r"view-transition-name: ([\w-]+)"):
        found = re.findall(named, page)
        assert len(found) == len(set(found)), sorted(found)
    assert set(re.findall(r"drawings\.svg[^#]*#([\w-]+)", page)) <= names()
    offered = {int(option) for option in ask.options} if ask else set()
    assert clicked(page) <= offered
    return offered - clicked(page)


def asks(config: Config, seed: int) -> Iterator[tuple[Any, Ask]]:
    """The states of a random match with the question that is answered next; the clock seldom runs out."""
    s, chance = config.start(seed), random.Random(seed)
    for _ in range(config.most):
        if not s.asks:
            return
        ask = chance.choice(s.asks)
        if ask.seat == CLOCK and chance.random() < 0.9:
            ask = s.asks[0]
        yield s, ask
        s.answer(ask.seat, chance.choice(list(ask.options)))


def views(game: Game[Any], config: Config, seed: int, every: int) -> Iterator[tuple[Any, Ask, set[int]]]:
    """New kinds of questions and every so many others, drawn for who is asked, for another seat and for a spectator."""
    seen: Counter[str] = Counter()
    for step, (s, ask) in enumerate(asks(config, seed)):
        key = game.key(ask)
        if ask.seat < 0 or (seen[key] >= 2 and step % every):
            continue
        seen[key] += 1
        langs = ("en", "fr") if step % 2 else ("fr", "en")
        missing = check(rendered(game, s, ask.seat, ask, langs[0]), ask)
        other = (ask.seat + 1) % config.seats
        check(rendered(game, s, other if config.seats > 1 else None, None, langs[1]), None)
        check(rendered(game, s, None, None, langs[0]), None)
        yield s, ask, missing
