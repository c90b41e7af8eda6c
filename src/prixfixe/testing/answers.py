"""What is offered, what is refused, and in which order it may be said."""

from __future__ import annotations

from unittest import SkipTest

from prixfixe import IllegalAnswer, NotAsked, State
from prixfixe.bots.bot import open_guess
from prixfixe.core.advice import as_guessed
from prixfixe.core.chance import chance
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import walk
from prixfixe.testing.worlds import unasked

NOT_OFFERED, NOBODY = 987_654, 77  # an option and a seat that no game has


def options_are_there_and_never_twice(config: Config, seed: int) -> None:
    """Whoever is asked has a choice, and no option stands there twice."""
    for s in walk(config, seed):
        for ask in s.asks:
            assert ask.options
            assert len(set(ask.options)) == len(ask.options)


def every_option_is_in_the_declared_range(config: Config, seed: int) -> None:
    """Options are numbers that their question declares."""
    game = config.record()
    for s in walk(config, seed):
        for ask in s.asks:
            choices = game.question(ask).numbers
            assert all(option in choices for option in ask.options), (game.key(ask), ask.options)


def a_secret_answer_shows_nothing_to_others(config: Config, seed: int) -> None:
    """Two secret answers look the same to everybody else, and nobody else guesses otherwise after one than after the
    other: a guess that knew the answer would tell it."""
    game = config.record()
    for s in walk(config, seed):
        secret = [ask for ask in s.asks if game.question(ask).secret and len(ask.options) > 1]
        if len({ask.seat for ask in s.asks}) < 2 or not secret:
            continue  # the last answer of a sealed phase reveals
        ask = s.asked(secret[0].seat)
        for viewer in [seat for seat in config.viewers() if seat != ask.seat]:
            seen, guessed = [], []
            for option in (ask.options[0], ask.options[-1]):
                twin = s.copy()
                twin.answer(ask.seat, option)
                seen.append(game.view(twin, viewer))
                guessed.append(game.save(game.guess(twin, viewer, seed)))
            assert unasked(seen[0]) == unasked(seen[1]), game.key(ask)
            assert guessed[0] == guessed[1] or seen[0] != seen[1], game.key(ask)


def a_bad_answer_is_refused_and_changes_nothing(config: Config) -> None:
    """What was not offered, or not asked, is refused and leaves the position as it was."""
    game = config.record()
    for s in walk(config, 1):
        saved = game.save(s)
        for ask in s.asks[:1]:
            assert refused(s, ask.seat, NOT_OFFERED) is IllegalAnswer
        assert refused(s, NOBODY, 0) is NotAsked
        assert game.save(s) == saved


def refused(s: State, seat: int, option: int) -> type[Exception] | None:
    """With what an answer is refused."""
    try:
        s.answer(seat, option)
    except (IllegalAnswer, NotAsked) as refusal:
        return type(refusal)
    return None


def simultaneous_answers_commute(config: Config, seed: int) -> None:
    """Of seats that are asked at the same time it makes no difference who answers first."""
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


def a_run_out_clock_gives_a_legal_answer(config: Config) -> None:
    """What is answered for somebody whose time has run out is one of the options."""
    game, dice = config.record(), chance(5)
    for s in walk(config, 1):
        for ask in s.asks:
            assert game.default(s, ask, dice) in ask.options


def what_others_have_sealed_makes_no_difference_to_whoever_thinks(config: Config, seed: int) -> None:
    """An open guess is the same before and after others have sealed their answers."""
    game, dice = config.record(), chance(seed)
    if game.bots.reopen is as_guessed and not config.reopened:
        raise SkipTest("its guesses keep sealed answers")
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
