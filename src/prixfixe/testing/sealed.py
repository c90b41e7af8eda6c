"""A sealed match draws from its keyed stream alone, and nothing that leaves it knows the key or the place in it."""

from __future__ import annotations

import json

from prixfixe import State
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import step, walk

KEY = bytes.fromhex("c0ffee" * 10 + "c0de")
UNDRAWN = -1  # the place in the stream of a match in which nothing is left to chance


def start(config: Config) -> State:
    """A sealed match."""
    return config.start(KEY)


def a_sealed_match_is_drawn_with_its_key_from_the_first_card_to_the_last(config: Config) -> None:
    """A match that was dealt with a key never draws from anything else."""
    last = 0
    for s in walk(config, 3, deal=KEY):
        assert s.key == KEY and s.rng < 0 and max(s.lanes, default=-1) < 0
        assert s.rng <= last
        last = s.rng


def a_guess_of_a_sealed_match_holds_neither_key_nor_place(config: Config) -> None:
    """A guess can be given away: nothing of the key is in it."""
    game = config.record()
    for number, s in enumerate(walk(config, 3, deal=KEY)):
        for seat in config.viewers():
            guess = game.guess(s, seat, number)
            assert guess.key == b"" and guess.rng >= 0 and min(guess.lanes, default=0) >= 0
            assert game.view(guess, seat) == game.view(s, seat)
            assert game.save(game.guess(guess, seat, 7)) == game.save(game.guess(s, seat, 7))


def a_guess_of_a_sealed_match_is_the_guess_whatever_its_key(config: Config) -> None:
    """Truth and guess, sealed with other keys: the same guesses, the same views."""
    game = config.record()
    for number, s in enumerate(walk(config, 4, deal=KEY)):
        other = s.copy()
        other.key, other.rng = bytes(32), s.rng - 1000
        for seat in config.viewers():
            assert game.view(other, seat) == game.view(s, seat)
            assert game.save(game.guess(other, seat, number)) == game.save(game.guess(s, seat, number))


def a_saved_sealed_match_holds_no_key_and_goes_on_with_it(config: Config) -> None:
    """A saved position is without its key, and plays on the same once it is given back."""
    game, s = config.record(), start(config)
    play_random(s, chance(5), 40)
    saved = json.loads(json.dumps(game.save(s)))
    assert KEY.hex() not in json.dumps(saved) and "key" not in saved
    again = game.load(saved, KEY)
    play_random(s, chance(6), config.most)
    play_random(again, chance(6), config.most)
    assert game.save(again) == game.save(s) and again.key == KEY


def another_key_is_another_match(config: Config) -> None:
    """Two keys deal two matches, if anything is drawn."""
    game = config.record()
    one, two = start(config), config.start(bytes(32))
    dice, same = chance(1), chance(1)
    while not one.over and not two.over and game.save(one) == game.save(two):
        assert step(one, dice) == step(two, same)
    assert game.save(one) != game.save(two) or one.rng == UNDRAWN
