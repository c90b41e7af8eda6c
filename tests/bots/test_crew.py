"""Several processes think like one, and repeat like one."""

import prixfixe
from prixfixe.bots.bot import decide
from prixfixe.bots.crew import Crew, tallied
from prixfixe.bots.levels import manner
from prixfixe.bots.thinker import Thinker
from prixfixe.core.chance import chance
from prixfixe.core.state import State, play_random

GAME = prixfixe.load("sweet-mess")


def opening(seats: int) -> State:
    """Sweet Mess at its first question with a choice."""
    s: State = GAME.start(seats, 3)
    while len(s.asks[0].options) < 3:
        s.take(s.asks[0], s.asks[0].options[0])
    return s


def test_a_crew_adds_up_what_its_workers_tried() -> None:
    s = GAME.start(2, 3)
    play_random(s, chance(3), 60)
    while len(s.asks[0].options) < 3:
        s.take(s.asks[0], s.asks[0].options[0])
    seat = s.asks[0].seat
    crew = Crew(2, iterations=12)
    once, again = (decide(crew, GAME, s, seat, 5) for _ in range(2))
    crew.close()
    assert once == again
    assert once in s.asked(seat).options


def test_a_worker_counts_its_iterations() -> None:
    s = opening(2)
    seat = s.asks[0].seat
    counts = tallied("sweet-mess", GAME.save(GAME.guess(s, seat, 1)), seat, 1, None, 10)
    assert 5 <= sum(counts.values()) <= 10
    assert set(counts) == set(s.asked(seat).options)


def test_a_worker_thinks_like_a_chef() -> None:
    s = opening(3)
    seat = s.asks[0].seat
    guess = GAME.guess(s, seat, 1)
    ask = guess.asked(seat)

    def tried(level: str) -> dict[int, float]:
        return Thinker(None, 80, manner(level)).thought(GAME, guess, ask, chance(1)).tallies()

    counts = tallied("sweet-mess", GAME.save(guess), seat, 1, None, 80)
    assert counts == tried("chef")
    assert counts != tried("cook")
