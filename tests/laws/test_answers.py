"""What is offered, what is refused, and in which order it may be said."""

import pytest

from prixfixe import IllegalAnswer, NotAsked
from prixfixe.bots.bot import open_guess
from prixfixe.core.advice import as_guessed
from prixfixe.core.chance import chance
from tests.configs import Config
from tests.laws.walk import every_config, every_match, walk


@every_config
@every_match
def test_options_are_there_and_never_twice(config: Config, seed: int) -> None:
    for s in walk(config, seed):
        for ask in s.asks:
            assert ask.options
            assert len(set(ask.options)) == len(ask.options)


@every_config
@every_match
def test_every_option_is_in_the_declared_range(config: Config, seed: int) -> None:
    game = config.record()
    for s in walk(config, seed):
        for ask in s.asks:
            choices = game.question(ask).numbers
            assert all(option in choices for option in ask.options), (game.key(ask), ask.options)


@every_config
@every_match
def test_a_secret_answer_shows_nothing_to_others(config: Config, seed: int) -> None:
    game = config.record()
    for s in walk(config, seed):
        secret = [ask for ask in s.asks if game.question(ask).secret and len(ask.options) > 1]
        if len({ask.seat for ask in s.asks}) < 2 or not secret:
            continue  # the last answer of a sealed phase reveals
        ask = s.asked(secret[0].seat)
        for viewer in [seat for seat in [*range(config.seats), None] if seat != ask.seat]:
            seen = []
            for option in (ask.options[0], ask.options[-1]):
                twin = s.copy()
                twin.answer(ask.seat, option)
                seen.append({name: part for name, part in game.view(twin, viewer).items() if name != "waiting"})
            assert seen[0] == seen[1], game.key(ask)


@every_config
def test_a_bad_answer_is_refused_and_changes_nothing(config: Config) -> None:
    game = config.record()
    for s in walk(config, 1):
        saved = game.save(s)
        for ask in s.asks[:1]:
            with pytest.raises(IllegalAnswer):
                s.answer(ask.seat, 987_654)
        with pytest.raises(NotAsked):
            s.answer(77, 0)
        assert game.save(s) == saved


@every_config
@every_match
def test_simultaneous_answers_commute(config: Config, seed: int) -> None:
    game, dice = config.record(), chance(seed)
    for s in walk(config, seed):
        seats = sorted({ask.seat for ask in s.asks})
        if len(seats) < 2 or not config.sealed:
            continue
        one, two = seats[0], seats[-1]
        say = {seat: s.asked(seat).options[dice.below(len(s.asked(seat).options))] for seat in (one, two)}
        here, there = s.copy(), s.copy()
        here.answer(one, say[one])
        here.answer(two, say[two])
        there.answer(two, say[two])
        there.answer(one, say[one])
        first, second = game.save(here), game.save(there)
        for saved in (first, second):
            saved["asks"].sort(key=lambda ask: ask[0])
        assert first == second


@every_config
def test_a_run_out_clock_gives_a_legal_answer(config: Config) -> None:
    game, dice = config.record(), chance(5)
    for s in walk(config, 1):
        for ask in s.asks:
            assert game.default(s, ask, dice) in ask.options


@every_config
@every_match
def test_what_others_have_sealed_makes_no_difference_to_whoever_thinks(config: Config, seed: int) -> None:
    game, dice = config.record(), chance(seed)
    if game.bots.reopen is as_guessed and config.game != "restaurant-row":
        pytest.skip("its guesses keep sealed answers")
    for s in walk(config, seed, 1):
        seats = sorted({ask.seat for ask in s.asks if ask.seat >= 0 and game.question(ask).secret})
        if len(seats) < 2 or not config.sealed:
            continue
        seat, other = seats[0], seats[-1]
        later = s.copy()
        while any(ask.seat == other for ask in later.asks):
            options = later.asked(other).options
            later.answer(other, options[dice.below(len(options))])
        before, after = (open_guess(game, world, seat, seed) for world in (s, later))
        for guess in (before, after):
            guess.seed(seed)
        assert game.save(before) == game.save(after), game.key(s.asked(seat))
