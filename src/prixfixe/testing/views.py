"""A guess looks the same, forgets the truth, and plays to the end; what is said follows from what is seen."""

from __future__ import annotations

import json

from prixfixe import Speech
from prixfixe.core.chance import chance
from prixfixe.core.state import WATCHER, State, play_random
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import STRIDE, step, walk

SPEECH = Speech()


def a_guess_looks_the_same(config: Config, seed: int) -> None:
    """A guess shows its seat exactly what the truth shows."""
    game = config.record()
    for number, s in enumerate(walk(config, seed)):
        for seat in config.viewers():
            guess = game.guess(s, seat, number)
            assert game.view(guess, seat) == game.view(s, seat)


def a_guess_forgets_the_truth(config: Config, seed: int) -> None:
    """The guess of a guess is the guess of the truth, so nothing hidden is left in it."""
    game = config.record()
    for number, s in enumerate(walk(config, seed)):
        for seat in config.viewers():
            guess = game.guess(s, seat, number)
            assert game.save(game.guess(guess, seat, 7)) == game.save(game.guess(s, seat, 7))


def a_guess_asks_the_seat_the_same_in_the_same_words(config: Config, seed: int) -> None:
    """Questions, options and refusals read the same in a guess."""
    game = config.record()
    for number, s in enumerate(walk(config, seed)):
        for ask in s.asks:
            if ask.seat < 0:
                continue
            guess = game.guess(s, ask.seat, number)
            same = guess.asked(ask.seat)
            mine = s.asked(ask.seat)
            assert (same.options, same.rule, same.a, same.b) == (mine.options, mine.rule, mine.a, mine.b)
            assert game.words.question(guess, same, SPEECH) == game.words.question(s, mine, SPEECH)
            for option in mine.options:
                assert game.words.option(guess, same, option, SPEECH) == game.words.option(s, mine, option, SPEECH)
            assert game.why_not(guess, ask.seat) == game.why_not(s, ask.seat)


def a_guess_plays_to_the_end(config: Config) -> None:
    """Whoever searches a guess comes to an end."""
    game = config.record()
    for number, s in enumerate(walk(config, 2)):
        if number % 15 == 0:
            for seat in config.viewers():
                guess = game.guess(s, seat, number)
                assert play_random(guess, chance(number), config.most) < config.most
                assert guess.over


def a_view_is_plain_json_data(config: Config, seed: int) -> None:
    """A view is made of what JSON knows, and of nothing else."""
    game = config.record()
    for s in walk(config, seed):
        for seat in config.viewers():
            seen = game.view(s, seat)
            assert json.loads(json.dumps(seen)) == seen


def what_is_told_follows_from_what_is_seen(config: Config, seed: int) -> None:
    """Where two worlds look the same after an answer, the same was told on the way."""
    game, dice = config.record(), chance(seed)
    s = config.start(seed)
    number = 0
    while not s.over:
        before = s.copy()
        seat, option = step(s, dice)
        number += 1
        for viewer in config.viewers() if number % STRIDE == 0 else []:
            here, there = before.copy(), game.guess(before, viewer, 3)
            there.rng = here.rng
            if option in there.asked(seat).options:
                heard, heard_there = told(here, seat, option, viewer), told(there, seat, option, viewer)
                if game.view(here, viewer) == game.view(there, viewer):
                    assert heard == heard_there


def told(s: State, seat: int, option: int, hearer: int | None) -> list[tuple[str, list[int]]]:
    """What a hearer is told when the seat answers."""
    s.news = []
    s.answer(seat, option)
    return [(fact.name, list(fact.args)) for fact in s.news if fact.to in (WATCHER, hearer)]
