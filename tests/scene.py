"""A table set for a test. Each game's scene adds the words of its title."""

from __future__ import annotations

from typing import Any, Callable, Sequence

from typing_extensions import Self

from prixfixe import Fact, Game, State


class Scene:
    """A state, and what is done at it; every step checks that it is legal."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.game = game
        self.s: Any = s
        self.news: list[Fact] = []

    def seat(self, who: str | int) -> int:
        """The seat somebody is meant by; games name them."""
        return int(who)

    def option(self, what: str | int) -> int:
        """The number of an option; games name them."""
        return int(what)

    def do(self, rule: Callable[..., None], *args: int) -> Self:
        """Carry out a rule, from any position, until somebody is asked."""
        self.s.asks.clear()
        self.s.agenda.clear()
        self.s.news = self.news
        self.s.then(rule, *args)
        self.s.advance()
        return self

    def takes(self, who: str | int, what: str | int, out_of: Sequence[str | int] | None = None) -> Self:
        """The seat is asked and takes an option; `out_of` pins the exact options."""
        seat, option = self.seat(who), self.option(what)
        options = list(self.s.asked(seat).options)
        if out_of is not None:
            assert sorted(options) == sorted(self.option(x) for x in out_of)
        self.s.news = self.news
        self.s.answer(seat, option)
        return self

    def asked(self, who: str | int, out_of: Sequence[str | int] | None = None) -> Self:
        """The seat is asked now, with exactly these options if they are given."""
        options = list(self.s.asked(self.seat(who)).options)
        if out_of is not None:
            assert sorted(options) == sorted(self.option(x) for x in out_of)
        return self

    def awaited(self, *whos: str | int) -> Self:
        """These seats are asked with a single option and still waited for: haste would tell what they hold."""
        for who in whos:
            ask = self.s.asked(self.seat(who))
            assert len(ask.options) == 1 and not self.game.forced(self.s, ask)
        return self

    def spared(self, *whos: str | int) -> Self:
        """The only option of these seats is taken at once."""
        assert all(self.game.forced(self.s, self.s.asked(self.seat(who))) for who in whos)
        return self

    def quiet(self) -> Self:
        """Nobody is asked anything."""
        assert not self.s.asks, [(ask.seat, ask.options) for ask in self.s.asks]
        return self

    def told(self, name: str, *args: int) -> Self:
        """This was said, to everybody or to somebody."""
        assert any(fact.name == name and list(fact.args)[: len(args)] == list(args) for fact in self.news), [
            (fact.name, list(fact.args)) for fact in self.news
        ]
        return self
