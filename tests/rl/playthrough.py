"""Playthroughs in OpenSpiel's own format; long lines are shortened to a fingerprint, so that a file can be read."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import prixfixe
from prixfixe.rl.openspiel import short_name

FOLDER = Path(__file__).parent / "playthroughs"
LONG = 240  # letters that are kept of a line
PARAMETERS = {"rival-restaurants": ",mode=base,content=tests/games/rival_restaurants/one_day.toml"}


def file(game: str) -> Path:
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{short_name(game)}.txt"


def playthrough(game: str) -> str:
    """A match at random, with everything OpenSpiel can say of its positions."""
    flags.FLAGS.mark_as_parsed()
    name = f"{short_name(game)}(rng_seed=3{PARAMETERS.get(game, '')})"
    lines = generate_playthrough.playthrough(name, None, seed=7).splitlines()
    return "\n".join(shortened(line) for line in lines) + "\n"


def shortened(line: str) -> str:
    """The beginning of a long line, and a fingerprint of all of it."""
    if len(line) <= LONG:
        return line
    return f"{line[:LONG]} ... {len(line)} letters, {blake2b(line.encode(), digest_size=8).hexdigest()}"


def main() -> None:
    """Write all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for game in prixfixe.shipped():
        file(game).write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    main()
