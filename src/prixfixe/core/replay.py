"""Replay: the record of a match, from which every state of it can be played again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Iterator

from prixfixe.core.errors import BadReplay
from prixfixe.core.game import Game, Options, Result
from prixfixe.core.state import State

FORMAT = 1


@dataclass
class Replay:
    """Game, rules version, content, options, seed and moves."""

    game: str
    version: int
    content: str  # the content's hash
    seats: int
    options: Options
    seed: int
    moves: list[tuple[int, int]] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    result: dict[str, Any] | None = None

    @classmethod
    def of(cls, game: Game[Any], seats: int, options: Options, seed: int) -> Replay:
        """The record of a match that is about to begin."""
        return cls(game.name, game.version, game.content_hash(str(options["content"])), seats, dict(options), seed)

    def to_json(self) -> str:
        """One line of JSON."""
        return json.dumps({"prixfixe": FORMAT, **asdict(self)}, separators=(",", ":"), sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> Replay:
        """The record in `text`, or BadReplay with the reason."""
        try:
            data = json.loads(text)
            if not isinstance(data, dict) or data.pop("prixfixe", None) != FORMAT:
                raise BadReplay(f"not a prixfixe replay of format {FORMAT}")
            replay = cls(**data)
            replay.moves = [(int(seat), int(option)) for seat, option in replay.moves]
            return replay
        except (TypeError, ValueError) as error:
            raise error if isinstance(error, BadReplay) else BadReplay(f"not a prixfixe replay: {error}") from None

    def states(self, game: Game[Any]) -> Iterator[State]:
        """The state before the first move and after each; always the same object, carried on."""
        self.fits(game)
        s: State = game.start(self.seats, self.seed, self.options)
        yield s
        for number, (seat, option) in enumerate(self.moves):
            try:
                s.answer(seat, option)
            except ValueError as error:
                raise BadReplay(f"move {number} cannot be played: {error}") from None
            yield s

    def play(self, game: Game[Any]) -> State:
        """The state after the last move."""
        *_, last = self.states(game)
        return last

    def verify(self, game: Game[Any]) -> Result:
        """Play every move again; the result must be the one recorded."""
        s = self.play(game)
        if not s.over:
            raise BadReplay(f"the match is not over after {len(self.moves)} moves")
        result = game.result(s)
        if self.result is not None and asdict(result) != self.result:
            raise BadReplay("the match ends in another result than the record says")
        return result

    def fits(self, game: Game[Any]) -> None:
        """Refuse a record of other rules or other cards."""
        if (self.game, self.version) != (game.name, game.version):
            raise BadReplay(f"a record of {self.game} rules {self.version}; this is {game.name} rules {game.version}")
        if self.content != game.content_hash(str(self.options.get("content", ""))):
            raise BadReplay(f"a record of {self.game} with other cards than these")
