"""Several processes think like one, and repeat like one."""

import prixfixe
from prixfixe.bots.bot import decide
from prixfixe.bots.crew import Crew, counted
from prixfixe.bots.levels import manner
from prixfixe.bots.thinker import Thinker
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random


def test_a_crew_adds_up_what_its_workers_tried() -> None:
    game = prixfixe.load("sweet-mess")
    s = game.start(2, 3)
    play_random(s, chance(3), 60)
    while len(s.asks[0].options) < 3:
        s.take(s.asks[0], s.asks[0].options[0])
    seat = s.asks[0].seat
    crew = Crew(2, iterations=12)
    once, again = (decide(crew, game, s, seat, 5) for _ in range(2))
    crew.close()
    assert once == again
    assert once in s.asked(seat).options


def test_a_worker_counts_its_iterations() -> None:
    game = prixfixe.load("sweet-mess")
    s = game.start(2, 3)
    while len(s.asks[0].options) < 3:
        s.take(s.asks[0], s.asks[0].options[0])
    seat = s.asks[0].seat
    counts = counted("sweet-mess", game.save(game.guess(s, seat, 1)), seat, 1, None, 10)
    assert 5 <= sum(counts.values()) <= 10
    assert set(counts) == set(s.asked(seat).options)


def test_a_worker_thinks_like_a_chef() -> None:
    game = prixfixe.load("sweet-mess")
    s = game.start(3, 3)
    while len(s.asks[0].options) < 3:
        s.take(s.asks[0], s.asks[0].options[0])
    seat = s.asks[0].seat
    guess = game.guess(s, seat, 1)
    ask = guess.asked(seat)

    def tried(level: str) -> dict[int, int]:
        root = Thinker(None, 80, manner(level)).searched(game, guess, ask, chance(1)).root(ask)
        return {int(option): int(visits) for option, visits in zip(root.options, root.visits)}

    counts = counted("sweet-mess", game.save(guess), seat, 1, None, 80)
    assert counts == tried("chef")
    assert counts != tried("cook")
