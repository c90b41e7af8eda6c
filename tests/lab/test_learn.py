"""Learning: it repeats from its seed, resumes, keeps nothing that does not win, and gets better."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

import prixfixe
from prixfixe import BadOption, Game, State
from prixfixe.bots.nets import Net, learned
from prixfixe.core.chance import Chance, chance
from prixfixe.core.state import Ask
from prixfixe.lab import fitting, learn
from prixfixe.lab.fitting import Layout, Samples, Weights, beginning, fitted, leads, targets
from prixfixe.lab.learn import Crew, Plan, run
from prixfixe.lab.runs import silent
from prixfixe.lab.selfplay import Course, Doubting, Duel, Known, Task, courses, met, variant
from tests.bots.nets import made_up, positions

GAME = prixfixe.load("critter-kitchen")
TINY = Plan("critter-kitchen", 2, rounds=1, games=2, passes=1)


def sampled(net: Net, seats: int) -> tuple[Samples, list[list[float]]]:
    """Some positions as the fit sees them, and what the judge says of them."""
    judge, found, said = learned(GAME, net), [], []
    for s in positions(GAME, seats, 6):
        row = np.array(list(judge.described(s).numbers), np.float32)
        found.append(Course(row.tobytes(), bytes(np.array(judge.asked(s), np.int8)), [0.0] * seats))
        worths = judge.worths(s)
        said.append([one - max([*worths[:i], *worths[i + 1 :]], default=0.0) for i, one in enumerate(worths)])
    return Samples(Layout.of(GAME, seats), found), said


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_fit_and_the_judge_are_of_one_opinion(seats: int) -> None:
    net = made_up(GAME, seats)
    samples, said = sampled(net, seats)
    assert leads(Weights.of(net), samples) * net.scale == pytest.approx(np.array(said), rel=1e-3, abs=1e-2)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_net_begins_as_worth(seats: int) -> None:
    judge = learned(GAME, beginning(GAME, seats, 1))
    for s in positions(GAME, seats, 4):
        assert judge.worths(s) == pytest.approx([GAME.bots.worth(s, seat) for seat in range(seats)])


def test_what_comes_later_counts_less_the_further_it_is() -> None:
    samples, _ = sampled(made_up(GAME, 2), 2)
    samples.lengths, samples.ends = [6], np.array([[10.0, -10.0]], np.float32)
    wanted = targets(Weights.of(beginning(GAME, 2, 1)), samples, 10.0)
    assert wanted[-1].tolist() == [1.0, -1.0]
    seen = leads(Weights.of(beginning(GAME, 2, 1)), samples)
    assert wanted[-2] == pytest.approx(0.1 * seen[-1] + 0.9 * wanted[-1], abs=1e-6)


def test_a_fit_comes_nearer_to_what_happened() -> None:
    some = courses(Task("critter-kitchen", [beginning(GAME, 2, 1)], 1, 1, range(3)))
    net, samples = beginning(GAME, 2, 1), Samples(Layout.of(GAME, 2), some)
    wanted = targets(Weights.of(net), samples, net.scale)
    before, after = (
        float(((leads(Weights.of(one), samples) - wanted) ** 2).mean())
        for one in (net, fitted(net, net, samples, 1, 20, "three matches"))
    )
    assert after < 0.8 * before


def test_a_fit_is_held_to_what_it_began_as(monkeypatch: pytest.MonkeyPatch) -> None:
    some = courses(Task("critter-kitchen", [beginning(GAME, 2, 1)], 1, 1, range(3)))
    net, samples = beginning(GAME, 2, 1), Samples(Layout.of(GAME, 2), some)

    def moved() -> float:
        new = fitted(net, net, samples, 1, 20, "three matches")
        return float(np.abs(np.array(new.linear) - np.array(net.linear)).sum() + np.abs(np.array(new.top)).sum())

    usual = moved()
    monkeypatch.setattr(fitting, "HOLD", 40.0)
    assert moved() < 0.8 * usual


def test_judges_of_several_ages_sit_down_together() -> None:
    nets = [made_up(GAME, 2, seed) for seed in (1, 2)]
    alone, together = (courses(Task("critter-kitchen", some, 1, 1, range(4))) for some in (nets[1:], nets))
    assert alone != together and all(len(one.margins) == 2 for one in together)


class Numbered(Doubting):
    """To whom an option looks as good as its number."""

    def margins(self, game: Game[Any], guess: State, ask: Ask, options: list[int], dice: Chance) -> list[float]:
        return [float(option) for option in options]


def test_who_doubts_takes_any_of_the_four_best() -> None:
    s = GAME.start(2, 1)
    considered = GAME.bots.plan(s, s.asks[0], chance(1))
    assert len(considered) > 4
    taken = {Numbered(1, Known(None)).choose(GAME, s, s.asks[0], chance(seed)) for seed in range(80)}
    assert taken == set(sorted(considered)[-4:])


def test_a_net_that_plays_worse_plays_the_next_round_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn, "met", lambda duel, index: (0.0, -1.0))
    state = run(replace_rounds(TINY, 2), tmp_path, 9.0, 1)
    assert not state.won and state.net.training == "worth"
    assert len(state.nets) == 3 and "round 2" in state.nets[-1].training


def test_options_go_together_whatever_is_varied() -> None:
    for name in prixfixe.shipped():
        game, dice = prixfixe.load(name), chance(3)
        found = [variant(game, game.seats[-1], dice) for _ in range(40)]
        assert {} in found and any(found)
        assert all(game.chosen(game.seats[-1], one) for one in found)


def test_a_run_repeats_from_its_seed_and_resumes(tmp_path: Path) -> None:
    once, again = run(TINY, tmp_path / "a", 9.0, 1), run(TINY, tmp_path / "b", 9.0, 1)
    assert once == again and once.done == 1 and once.games == 2
    more = replace_rounds(TINY, 2)
    further, straight = run(more, tmp_path / "a", 9.0, 1), run(more, tmp_path / "c", 9.0, 1)
    assert further == straight and further.done == 2
    with pytest.raises(BadOption, match="belongs to another run"):
        run(Plan("critter-kitchen", 2, seed=5), tmp_path / "a", 9.0, 1)


def replace_rounds(plan: Plan, rounds: int) -> Plan:
    """The same with another number of rounds."""
    return Plan(plan.game, plan.seats, rounds, plan.games, plan.passes, plan.seed, plan.matches)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Duels of a few matches."""
    monkeypatch.setattr(learn, "QUICK", 4)


@pytest.mark.parametrize(("share", "kept"), [(1.0, True), (0.5, False)])
def test_only_what_is_shown_to_be_stronger_is_kept(
    share: float, kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def outcome(duel: Duel, index: int) -> tuple[float, float]:
        return (1.0 if index % 2 < 2 * share - 0.01 else 0.0), 1.0

    (tmp_path / "title" / "bots").mkdir(parents=True)
    game = replace(GAME, folder=tmp_path / "title")
    monkeypatch.setattr(learn, "find", lambda name: game)
    monkeypatch.setattr(learn, "met", outcome)
    monkeypatch.setattr(learn, "QUICK", 40)
    state = run(TINY, tmp_path / "run", 9.0, 1)
    assert state.won is kept
    assert learn.decided(state, 1) is kept
    assert (tmp_path / "title" / "bots" / "nets.toml").exists() is kept


def test_a_duel_gives_every_deal_to_every_seat_and_stops_when_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def outcome(duel: Duel, index: int) -> tuple[float, float]:
        played.append(index)
        return 1.0, 3.0

    monkeypatch.setattr(learn, "met", outcome)
    found = learn.duel(Duel("critter-kitchen", 2, "greedy", None, None, 1), [8, 24], Crew(1), silent)
    assert played == list(range(8)) and (found.won, found.margin) == (8.0, 3.0)


@pytest.mark.parametrize("bot", ["greedy", "0.001"])
def test_a_match_of_a_duel_has_a_winner_or_several(bot: str) -> None:
    won, margin = met(Duel("critter-kitchen", 2, bot, made_up(GAME, 2), None, 1), 0)
    assert (0.0 <= won <= 1.0 and (won == 0.0) == (margin < 0)) or margin == 0


def test_a_title_without_terms_cannot_learn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bare: Any = replace(GAME, bots=replace(GAME.bots, terms=None))
    monkeypatch.setattr(learn, "find", lambda name: bare)
    with pytest.raises(BadOption, match="critter-kitchen has no terms to learn from"):
        run(TINY, tmp_path, 9.0, 1)
