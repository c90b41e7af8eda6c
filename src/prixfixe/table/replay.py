"""Replay: the record of a match, from which every state of it can be played again."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from string import hexdigits
from typing import Annotated, Any, Iterator, Literal

import msgspec
from msgspec import Meta

from prixfixe.core.chance import KEY, Seed, seal_of
from prixfixe.core.errors import BadContent, BadReplay
from prixfixe.core.game import Game, Options, Result
from prixfixe.core.state import Fact, State
from prixfixe.kit import packs
from prixfixe.table import course

FORMAT = 1


Whole = Annotated[int, Meta(ge=-(1 << 62), le=1 << 62)]
Name = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=4_000)]


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A record as it is written: the types and sizes that are read at all."""

    prixfixe: Literal[1]
    game: Name
    version: Whole
    content: Name
    seats: Whole
    options: Annotated[dict[Name, bool | Whole | Text], Meta(max_length=99)]
    seed: Whole | Name
    moves: list[tuple[Whole, Whole]] = []
    names: Annotated[list[Name], Meta(max_length=99)] = []
    result: Result | None = None
    seal: Name = ""
    pack: Annotated[str, Meta(max_length=packs.LONGEST)] = ""


@dataclass
class Replay:
    """Game, rules version, content, options, seed and moves; of a sealed match also the seal its table showed, of one
    with own cards the pack."""

    game: str
    version: int
    content: str  # the content's hash
    seats: int
    options: Options
    seed: Seed = field(repr=False)  # a key must not be read in a trace or a log
    moves: list[tuple[int, int]] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    result: dict[str, Any] | None = None
    seal: str = ""  # the SHA-256 of the key, as shown before the first move; empty for a match that was not sealed
    pack: str = ""  # own cards, as TOML

    @classmethod
    def of(cls, game: Game[Any], seats: int, options: Options, seed: Seed) -> Replay:
        """The record of a match that is about to begin."""
        content = str(options["content"])
        seal = seal_of(seed) if isinstance(seed, bytes) else ""
        pack = packs.text_of(content) if content else ""
        return cls(
            game.name, game.version, content_hash(game, content), seats, dict(options), seed, seal=seal, pack=pack
        )

    @property
    def key(self) -> bytes:
        """The key of a sealed match; empty for another."""
        return self.seed if isinstance(self.seed, bytes) else b""

    @property
    def source(self) -> int | str:
        """The seed as it is written: a number, or the key in hexadecimal."""
        return self.seed.hex() if isinstance(self.seed, bytes) else self.seed

    def to_json(self) -> str:
        """One line of JSON."""
        data = {"prixfixe": FORMAT, **asdict(self), "seed": self.source}
        for name in ("seal", "pack"):
            if not data[name]:
                del data[name]
        return json.dumps(data, separators=(",", ":"), sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> Replay:
        """The record in `text`, or BadReplay with the reason."""
        try:
            written = msgspec.json.decode(text, type=Written)
        except (ValueError, RecursionError) as error:
            raise BadReplay(f"not a prixfixe replay of format {FORMAT}: {error}") from None
        data = {name: getattr(written, name) for name in written.__struct_fields__[1:]}
        result = None if written.result is None else asdict(written.result)
        if written.pack:
            remember(written)
        return cls(**{**data, "seed": read_seed(written.seed), "result": result})

    def states(self, game: Game[Any]) -> Iterator[State]:
        """The state before the first move and after each; always the same object, carried on."""
        self.fits(game)
        s, _ = self.begin(game)
        yield s
        for number in range(len(self.moves)):
            self.carry_on(s, number)
            yield s

    def begin(self, game: Game[Any]) -> tuple[State, list[Fact]]:
        """The state before the first move, and what was told."""
        return course.begin(game, self.seats, self.seed, self.options)

    def carry_on(self, s: State, number: int) -> list[Fact]:
        """Play a move again; gives what is told then."""
        try:
            return course.answer(s, *self.moves[number])
        except ValueError as error:
            raise BadReplay(f"move {number} cannot be played: {error}") from None

    def play(self, game: Game[Any]) -> State:
        """The state after the last move."""
        *_, last = self.states(game)
        return last

    def verify(self, game: Game[Any]) -> Result:
        """Play every move again; the result must be the one recorded, and the deal the one that was sealed."""
        if self.seal and self.seal != seal_of(self.key):
            raise BadReplay("the match was dealt with another key than the one that was sealed")
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
        try:
            cards = content_hash(game, str(self.options.get("content", "")))
        except BadContent as error:
            raise BadReplay(f"a record with own cards that are not here: {error}") from None
        if self.content != cards:
            raise BadReplay(f"a record of {self.game} with other cards than these")


def read_seed(written: int | str) -> Seed:
    """A seed as records write it."""
    if isinstance(written, int):
        return written
    if len(written) == 2 * KEY and set(written) <= set(hexdigits):
        return bytes.fromhex(written)
    raise BadReplay(f"a seed is a number or {2 * KEY} hexadecimal digits")


def remember(written: Written) -> None:
    """The own cards that a record brings are known from now on, if they are those that it was played with."""
    try:
        name = packs.keep(packs.parse(written.pack, "the pack"))
    except BadContent as error:
        raise BadReplay(str(error)) from None
    if name != written.options.get("content"):
        raise BadReplay("the pack in the record is not the one that the match was played with")


def content_hash(game: Game[Any], content: str) -> str:
    """A fingerprint of the printed cards and of the pack over them."""
    digest = hashlib.sha256()
    printed = game.folder / "content.toml"
    if printed.is_file():
        digest.update(printed.read_bytes())
    if content:
        digest.update(packs.text_of(game.cards.named(content)).encode())
    return digest.hexdigest()[:16]
