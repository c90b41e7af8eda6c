"""A sealed match draws from its keyed stream alone, and nothing that leaves it knows the key or the place in it."""

import ast
import json
from pathlib import Path

import pytest

import prixfixe
from prixfixe import State
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from tests.configs import Config
from tests.laws.walk import every_config, step, walk

KEY = bytes.fromhex("c0ffee" * 10 + "c0de")
SOURCE = Path(prixfixe.__file__).parent
RULES = [path for folder in ("core", "kit", "games") for path in sorted((SOURCE / folder).rglob("*.py"))]
DICE = {"random", "secrets", "hashlib", "time", "os", "uuid", "numpy"}


def start(config: Config) -> State:
    """A sealed match."""
    return config.start(KEY)


def everybody(config: Config) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(config.seats), None]


@every_config
def test_a_sealed_match_is_drawn_with_its_key_from_the_first_card_to_the_last(config: Config) -> None:
    last = 0
    for s in walk(config, 3, deal=KEY):
        assert s.key == KEY and s.rng < 0 and max(s.lanes, default=-1) < 0
        assert s.rng <= last
        last = s.rng


@every_config
def test_a_guess_of_a_sealed_match_holds_neither_key_nor_place(config: Config) -> None:
    game = config.record()
    for number, s in enumerate(walk(config, 3, deal=KEY)):
        for seat in everybody(config):
            guess = game.guess(s, seat, number)
            assert guess.key == b"" and guess.rng >= 0 and min(guess.lanes, default=0) >= 0
            assert game.view(guess, seat) == game.view(s, seat)
            assert game.save(game.guess(guess, seat, 7)) == game.save(game.guess(s, seat, 7))


@every_config
def test_a_guess_of_a_sealed_match_is_the_guess_whatever_its_key(config: Config) -> None:
    """Truth and guess, sealed with other keys: the same guesses, the same views."""
    game = config.record()
    for number, s in enumerate(walk(config, 4, deal=KEY)):
        other = s.copy()
        other.key, other.rng = bytes(32), s.rng - 1000
        for seat in everybody(config):
            assert game.view(other, seat) == game.view(s, seat)
            assert game.save(game.guess(other, seat, number)) == game.save(game.guess(s, seat, number))


@every_config
def test_a_saved_sealed_match_holds_no_key_and_goes_on_with_it(config: Config) -> None:
    game, s = config.record(), start(config)
    play_random(s, chance(5), 40)
    saved = json.loads(json.dumps(game.save(s)))
    assert KEY.hex() not in json.dumps(saved) and "key" not in saved
    again = game.load(saved, KEY)
    play_random(s, chance(6), config.most)
    play_random(again, chance(6), config.most)
    assert game.save(again) == game.save(s) and again.key == KEY


@every_config
def test_another_key_is_another_match(config: Config) -> None:
    game = config.record()
    one, two = start(config), config.start(bytes(32))
    dice, same = chance(1), chance(1)
    while not one.over and not two.over and game.save(one) == game.save(two):
        assert step(one, dice) == step(two, same)
    assert game.save(one) != game.save(two)


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_rule_has_dice_of_its_own(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    used = {
        alias.name.partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
    }
    used |= {str(node.module).partition(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    named = {"hashlib"} if path.name in ("chance.py", "game.py") else set()  # the stream, and the fingerprint of cards
    assert not used & DICE - named
    reseeds = [
        node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in ("seed", "rng", "key")
    ]
    drawn = path.parent.name == "core" or path.name in ("sight.py", "guess.py")
    assert drawn or not [
        node for node in reseeds if isinstance(node.value, ast.Name) and node.value.id in ("s", "self")
    ]
