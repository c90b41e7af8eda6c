"""The kit finds what is wrong with a game of somebody else, and holds it to every law there is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Callable

import pytest

from prixfixe import Game
from prixfixe.core.advice import Advice
from prixfixe.core.game import Result
from prixfixe.testing import Config, answers, codec, configs_of, copies, counts, endings, laws, questions, views, words
from prixfixe.testing.kit import CHAPTERS, Law, laws_of
from tests import potluck
from tests.lab.buffet import GAME as BUFFET

GAME: Game[Any] = potluck.game()
Fault = Callable[[], Game[Any]]


def leaking() -> Game[Any]:
    """The card on the table is shown to all."""
    return replace(GAME, view_of=lambda s, seat: {**GAME.view_of(s, seat), "played": [card[:] for card in s.played]})


def peeking() -> Game[Any]:
    """A guess that is the truth."""
    return replace(GAME, guess_of=lambda s, seat, seed: s.copy())


def repeating() -> Game[Any]:
    """A card is offered twice."""

    def deal(s: Any, options: Any) -> None:
        GAME.deal(s, options)
        s.hands[0].append(5)

    return replace(GAME, deal=deal)


def sharing() -> Game[Any]:
    """A copy that plays with the same points."""
    base: Any = GAME.state

    class Shared(base):  # type: ignore[misc]
        def copy(self) -> Any:
            twin = Shared()
            twin.__dict__.update(super().copy().__dict__)
            twin.points = self.points
            return twin

    return replace(GAME, state=Shared)


def miscounting() -> Game[Any]:
    """A score that is not the sum of its lines."""

    def result(s: Any) -> Result:
        found = GAME.result_of(s)
        return replace(found, scores=[score + 1 for score in found.scores])

    return replace(GAME, result_of=result)


def boundless() -> Game[Any]:
    """A worth that is no number."""
    return replace(GAME, bots=Advice(worth=lambda s, seat: float("nan")))


FAULTS: list[tuple[Fault, Law]] = [
    (leaking, answers.a_secret_answer_shows_nothing_to_others),
    (leaking, views.a_guess_looks_the_same),
    (peeking, answers.a_secret_answer_shows_nothing_to_others),
    (repeating, answers.options_are_there_and_never_twice),
    (repeating, words.every_question_and_option_has_words_of_its_own),
    (repeating, questions.no_two_options_of_a_question_lie_on_the_same_spots),
    (sharing, copies.a_copy_equals_its_original_and_leaves_it_alone),
    (miscounting, endings.a_match_ends_with_a_result_that_adds_up),
    (boundless, endings.worth_is_a_number_for_every_seat_of_every_state_and_changes_nothing),
]


def broken(game: Game[Any], law: Law) -> bool:
    """Whether a game breaks a law in one of a few matches."""
    config = Config(game.name, "3 players", 3, given=game)
    seeds: list[dict[str, int]] = [{"seed": seed} for seed in range(1, 9)]
    for given in seeds if "seed" in law.__annotations__ else [{}]:
        try:
            law(config, **given)
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize(("fault", "law"), FAULTS, ids=lambda found: found.__name__)
def test_a_fault_breaks_its_law_and_the_sound_game_does_not(fault: Fault, law: Law) -> None:
    assert broken(fault(), law)
    assert not broken(GAME, law)


def test_a_saved_state_that_lost_something_is_found() -> None:
    def shape(game: Game[Any], saved: Any) -> Any:
        return GAME.shape(game, {**saved, "dish": 2})

    forgetful = replace(GAME, shape=shape)
    assert broken(forgetful, codec.a_saved_state_loads_and_plays_on_identically)


def test_pieces_are_counted_where_a_census_is_given() -> None:
    config = Config("potluck", "3 players", 3, given=GAME, census=lambda s: {"cards": sum(map(len, s.hands))})
    with pytest.raises(AssertionError):
        counts.every_piece_is_somewhere_exactly_once(config, 1)
    kept = replace(config, census=lambda s: {"seats": len(s.hands)})
    counts.every_piece_is_somewhere_exactly_once(kept, 1)


def test_every_player_count_and_every_choice_is_a_configuration() -> None:
    assert [(config.seats, config.options) for config in configs_of(BUFFET)] == [
        (1, {}), (2, {}), (3, {}), (1, {"long": True}),
    ]  # fmt: skip


def test_every_law_is_held_against_every_configuration() -> None:
    cases = laws(GAME).pytestmark[0].args[1]  # type: ignore[attr-defined]
    held = {case.values[0] for case in cases}
    assert held == {law for chapter in CHAPTERS for law in laws_of(chapter)} and len(held) == 35
    assert len({case.id for case in cases}) == len(cases)


def test_chosen_configurations_are_held_to_instead() -> None:
    mine = Config("potluck", "two of us", 2, given=GAME)
    cases = laws(GAME, [mine]).pytestmark[0].args[1]  # type: ignore[attr-defined]
    assert all(case.values[1][0] in (mine, [mine]) for case in cases)
