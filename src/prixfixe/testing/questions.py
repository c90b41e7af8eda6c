"""Every option of every question has a name, words and a place of its own, and none of them tells a secret."""

from __future__ import annotations

from prixfixe import Speech
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import walk

SPEECH = Speech("en", ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay"))


def no_two_options_of_a_question_lie_on_the_same_spots(config: Config, seed: int) -> None:
    """What a hand touches on the table means one option."""
    game = config.record()
    for s in walk(config, seed):
        for ask in s.asks:
            paths = [game.questions.path(s, ask, option) for option in ask.options]
            placed = [path for path in paths if path]
            assert len(set(placed)) == len(placed), (game.key(ask), paths)


def no_path_depends_on_what_its_seat_does_not_know(config: Config, seed: int) -> None:
    """The spots of an option are the same in a guess."""
    game = config.record()
    for number, s in enumerate(walk(config, seed)):
        for ask in s.asks:
            if ask.seat >= 0:
                guess = game.guess(s, ask.seat, number)
                same = guess.asked(ask.seat)
                mine = s.asked(ask.seat)
                paths = [game.questions.path(s, mine, option) for option in mine.options]
                assert paths == [game.questions.path(guess, same, option) for option in same.options]


def every_option_that_is_offered_has_a_name_of_its_own(config: Config, seed: int) -> None:
    """The tables of learning agents name every option, each differently."""
    game = config.record()
    names = game.questions.names(config.seats, game.chosen(config.seats, config.options))
    for key, found in names.items():
        assert len(set(found.values())) == len(found), key
    for s in walk(config, seed):
        for ask in s.asks:
            if ask.seat >= 0:  # the clock is nobody's choice
                assert set(ask.options) <= set(names[game.key(ask)]), game.key(ask)


def a_chip_is_told_apart_by_its_words(config: Config, seed: int) -> None:
    """Options without a spot read differently."""
    game = config.record()
    for s in walk(config, seed):
        for ask in s.asks:
            chips = [option for option in ask.options if not game.questions.path(s, ask, option)]
            words = [game.words.option(s, ask, option, SPEECH) for option in chips]
            assert len(set(words)) == len(words), (game.key(ask), words)
