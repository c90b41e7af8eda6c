"""The round, the end of the game and the final scoring."""

import pytest

from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.games.restaurant_row.rounds import day, end_day
from prixfixe.games.restaurant_row.scoring import lines, points, result
from prixfixe.games.restaurant_row.tables import FULL_HOUSE, RENOVATIONS_OUT, STAFF_OUT
from tests.games.restaurant_row.scene import CONTENT, GAME, ROWS, Row

USUAL = "rating profit service ambiance food popularity"
PHASES = ["stock", "visit", "price", "seat", "collect", "interest", "layoff", "reset"]


def phases(seed: int, seats: int) -> list[tuple[int, int]]:
    """Round and phase as a match goes on."""
    s, dice = GAME.start(seats, seed), chance(seed)
    seen: list[tuple[int, int]] = []
    while s.asks:
        if (s.round, s.phase) not in seen[-1:]:
            seen.append((s.round, s.phase))
        ask = s.asks[0]
        s.answer(ask.seat, ask.options[dice.below(len(ask.options))])
    return seen


@pytest.mark.rule("RR-RND-1")
@pytest.mark.row(*(f"phases.{name}" for name in PHASES))
def test_a_round_has_eight_phases_in_order_in_the_last_round_too() -> None:
    assert [row.id for row in sorted(CONTENT.phases, key=lambda row: row.number)] == PHASES
    seen = phases(3, 4)
    assert seen == sorted(seen)
    scene = Row(4).all(face=2)
    scene.do(day)
    due = [entry[0] for entry in GAME.save(scene.s)["agenda"]][::-1]
    wanted = ["RR-RND-1.prices", "RR-SEAT-1", "RR-PAY-3", "RR-LOAN-1", "RR-RND-1.layoffs", "RR-RESET-1", "RR-RND-2"]
    assert due == ["RR-VIS-4.reveal", *wanted]  # after phase 1 everybody is asked for a shop


@pytest.mark.rule("RR-RND-2")
def test_after_phase_8_the_game_is_scored_if_a_trigger_fired_and_else_goes_on() -> None:
    scene = Row()
    scene.s.round = 3
    assert not scene.do(end_day).s.over and scene.s.round == 4
    scene.s.ending = STAFF_OUT
    assert scene.do(end_day).s.over and scene.s.round == 4


@pytest.mark.rule("RR-END-4")
def test_a_trigger_of_phase_1_lets_the_round_be_played_to_its_end() -> None:
    for seed in range(200):
        s, dice = GAME.start(4, seed), chance(seed)
        while s.asks and not s.ending:
            s.answer(s.asks[0].seat, s.asks[0].options[dice.below(len(s.asks[0].options))])
        if s.ending & (STAFF_OUT | RENOVATIONS_OUT):
            last, marks = s.round, sum(r.food_marks for r in s.restaurants)
            assert GAME.view(s, None)["ending"] == s.ending  # known to all from phase 1 on
            play_random(s, dice, 5000)
            assert s.round == last and sum(r.food_marks for r in s.restaurants) > marks
            return
    raise AssertionError("no such match")


@pytest.mark.rule("RR-END-5")
@pytest.mark.parametrize("seats,most", [(4, 25), (3, 23), (2, 22)])
def test_the_game_always_ends(seats: int, most: int) -> None:
    for seed in range(25):
        s = GAME.start(seats, seed)
        play_random(s, chance(seed), 20_000)
        assert s.over and s.round <= 17
    patios, hostess = (1, 0) if seats == 2 else (2, 1)
    assert seats * s.mode().dining + 2 * patios + hostess == most


@pytest.mark.rule("RR-END-6")
@pytest.mark.parametrize(
    "ending,reason",
    [
        (STAFF_OUT | FULL_HOUSE, "staff_out"),
        (RENOVATIONS_OUT | FULL_HOUSE, "renovations_out"),
        (7, "staff_out"),
        (4, "full_house"),
    ],
)
def test_several_triggers_have_the_effect_of_one(ending: int, reason: str) -> None:
    scene = Row()
    scene.s.ending = ending
    assert scene.do(end_day).s.over
    assert result(scene.s).reason == reason


@pytest.mark.rule("RR-SCORE-1")
def test_what_each_category_compares() -> None:
    scene = Row().ladder(USUAL).all(cash=0).gives("red", stars=3).gives("blue", cash=30, debt=20)
    scene.gives("green", staff="bartender").gives("gold", renovations="fish_tank").gives("red", food_marks=2)
    scene.gives("blue", popularity_marks=1)
    first = [lines(scene.s, seat)[:6] for seat in range(4)]
    best = [max(range(4), key=lambda seat: first[seat][category]) for category in range(6)]
    assert best == [0, 1, 2, 3, 0, 1]
    scene.gives("blue", cash=10)  # less than nothing after debt
    assert lines(scene.s, 1)[1] == 0 and lines(scene.s, 0)[1] > 0


POINTS = [[10, 7, 5, 3, 2, 1], [6, 4, 3, 2, 1, 0], [3, 2, 1, 1, 0, 0], [0, 0, 0, 0, 0, 0]]


@pytest.mark.rule("RR-SCORE-2", "RR-SCORE-6")
@pytest.mark.row("victory_points.vp_34")
@pytest.mark.parametrize("seats", [3, 4])
def test_points_by_place_and_rank(seats: int) -> None:
    s = Row(seats).s
    values = [40, 30, 20, 10][:seats]
    for rank in range(6):
        assert [points(s, values, seat, rank) for seat in range(seats)] == [POINTS[seat][rank] for seat in range(seats)]


@pytest.mark.rule("RR-SCORE-3", "RR-EX-9")
@pytest.mark.parametrize(
    "values,rank,want",
    [
        ([5, 5, 3, 1], 0, [8, 8, 3, 0]),
        ([5, 5, 5, 1], 1, [5, 5, 5, 0]),
        ([5, 5, 5, 5], 0, [5, 5, 5, 5]),
        ([5, 5, 1, 0], 5, [1, 1, 0, 0]),
        ([9, 5, 5, 1], 0, [10, 5, 5, 0]),
        ([9, 8, 5, 5], 0, [10, 6, 2, 2]),
        ([9, 5, 5, 5], 2, [5, 2, 2, 2]),
    ],
)
def test_ties_share_the_average_of_their_places_rounded_up(values: list[int], rank: int, want: list[int]) -> None:
    assert [points(Row(4).s, values, seat, rank) for seat in range(4)] == want


@pytest.mark.rule("RR-SCORE-4", "RR-2P-7")
@pytest.mark.row("victory_points.vp_2")
def test_with_two_players_only_the_better_one_scores() -> None:
    s = Row(2).s
    assert [points(s, [3, 2], 0, rank) for rank in range(6)] == [10, 7, 5, 3, 2, 1]
    assert [points(s, [3, 2], 1, rank) for rank in range(6)] == [0] * 6


@pytest.mark.rule("RR-SCORE-5", "RR-EX-10")
def test_with_two_players_a_tie_is_split_and_rounded_down() -> None:
    s = Row(2).s
    assert [points(s, [3, 3], seat, rank) for seat in range(2) for rank in range(6)] == [5, 3, 2, 1, 1, 0] * 2


@pytest.mark.rule("RR-SCORE-6")
def test_all_six_categories_score_once_with_the_last_order() -> None:
    scene = Row().ladder("popularity food ambiance service profit rating").all(cash=0)
    for who, n in (("red", 4), ("blue", 3), ("green", 2), ("gold", 1)):
        scene.gives(who, stars=n, cash=10 * n, food_marks=n, popularity_marks=n)
    scene.gives("red", staff="sommelier", renovations="interior_decor")
    assert lines(scene.s, 0) == [1, 2, 3, 5, 7, 10, 0]
    assert sum(result(scene.s).parts[0].values()) == result(scene.s).scores[0] == 28


@pytest.mark.rule("RR-SCORE-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_debt_costs_a_point_per_ten_and_totals_may_be_negative(seats: int) -> None:
    scene = Row(seats).all(food_marks=1, popularity_marks=1, stars=2, cash=30).gives("red", debt=250)
    scene.gives("red", stars=1, food_marks=0, popularity_marks=0)
    assert result(scene.s).parts[0]["debt"] == -25
    assert result(scene.s).scores[0] < 0
    rank = scene.s.ladder.index(ROWS["profit"])  # profit has the debt subtracted as well: the last place
    assert result(scene.s).parts[0]["profit"] == (POINTS[seats - 1][rank] if seats > 2 else 0)


@pytest.mark.rule("RR-SCORE-8")
def test_most_points_win_and_ties_go_by_the_categories_from_rank_one_down() -> None:
    scene = Row(2).ladder(USUAL).all(cash=0, stars=2)  # all tied: 12 each
    assert result(scene.s).places == [1, 1]
    scene.gives("blue", food_marks=1).gives("red", popularity_marks=1)  # ranks 5 and 6: 2 against 1
    assert result(scene.s).places == [2, 1]
    scene = Row(2).ladder("rating food profit service ambiance popularity").all(cash=0)
    scene.gives("red", stars=3, debt=30, cash=30)  # 10 + 3 + 2 + 1 + 1 + 0 - 3 = 14
    scene.gives("blue", stars=2, food_marks=1)  # 7 + 2 + 1 + 1 = 11; red without food 14 - 3
    assert result(scene.s).scores == [11, 11]
    assert result(scene.s).places == [1, 2]  # the better Star Rating
    assert result(scene.s).ties[0][:2] == [3, 0]


@pytest.mark.rule("RR-SCORE-8")
def test_the_next_rank_decides_if_the_first_is_equal() -> None:
    scene = Row(2).ladder("rating food profit service ambiance popularity").all(cash=20, stars=2)
    scene.gives("red", food_marks=1).gives("blue", cash=30, renovations="fish_tank")
    assert result(scene.s).scores == [5 + 7 + 0 + 1 + 0 + 0, 5 + 0 + 5 + 1 + 2 + 0]
    assert result(scene.s).places == [1, 2]
