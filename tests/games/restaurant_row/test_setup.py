"""Setup, and the numbers of each player count."""

import pytest

from prixfixe import BadOption
from tests.games.restaurant_row.scene import CONTENT, GAME, ROWS, rows


@pytest.mark.rule("RR-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_runs_one_restaurant_and_no_other_counts(seats: int) -> None:
    s = GAME.start(seats, 1)
    assert len(s.restaurants) == seats
    assert len(GAME.view(s, None)["restaurants"]) == seats


@pytest.mark.rule("RR-SET-2", "RR-EX-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_ten_two_fives_and_five_ones(seats: int) -> None:
    assert [r.cash for r in GAME.start(seats, 1).restaurants] == [10 + 2 * 5 + 5 * 1] * seats


@pytest.mark.rule("RR-SET-3")
def test_cash_is_hidden_from_others_unless_money_is_open() -> None:
    hidden = GAME.view(GAME.start(3, 1), 1)["restaurants"]
    assert [r["cash"] for r in hidden] == [-1, 25, -1]
    assert [r["debt"] for r in hidden] == [0, 0, 0]
    assert [r["cash"] for r in GAME.view(GAME.start(3, 1), None)["restaurants"]] == [-1, -1, -1]
    shown = GAME.view(GAME.start(3, 1, {"open_money": True}), None)["restaurants"]
    assert [r["cash"] for r in shown] == [25, 25, 25]


@pytest.mark.rule("RR-SET-4")
@pytest.mark.parametrize("seats,stars", [(2, 1), (3, 2), (4, 2)])
def test_a_restaurant_starts_with_its_stars_and_nothing_else(seats: int, stars: int) -> None:
    for r in GAME.start(seats, 1).restaurants:
        assert (r.stars, r.debt, r.food_marks, r.popularity_marks) == (stars, 0, 0, 0)
        assert r.staff == r.renovations == r.menu == []


@pytest.mark.rule("RR-SET-5")
def test_the_customer_track_starts_at_ten() -> None:
    assert GAME.start(4, 1).crowd == 10


@pytest.mark.rule("RR-SET-6")
def test_eighteen_ingredients_and_twenty_nine_customers_are_in_the_bags() -> None:
    s = GAME.start(4, 1)
    assert len(s.larder) + sum(map(len, s.goods[:3])) == 18
    assert sorted(s.bag) == [i for i in range(30) if i != ROWS["the_critic"]]


@pytest.mark.rule("RR-SET-7")
def test_three_players_leave_out_two_workers_and_two_renovations_unseen() -> None:
    out = set()
    for seed in range(8):
        s = GAME.start(3, seed)
        assert (len(s.staff_out), len(s.renovations_out)) == (2, 2)
        assert len(s.staff_pile) + len(s.goods[3]) == len(s.renovation_pile) + len(s.goods[4]) == 10
        assert GAME.view(s, 0)["staff_out"] == []
        out.add((*s.staff_out, *s.renovations_out))
    assert len(out) > 4


@pytest.mark.rule("RR-SET-7")
def test_two_players_leave_out_four_known_tokens_and_four_players_none() -> None:
    s = GAME.start(2, 1)
    assert s.staff_out == rows("hostess consultant")
    assert sorted(s.renovations_out) == sorted(rows("complete_renovation patio_seating"))
    assert (s.renovation_pile + s.goods[4]).count(ROWS["patio_seating"]) == 1
    s = GAME.start(4, 1)
    assert (s.staff_out, s.renovations_out) == ([], [])


@pytest.mark.rule("RR-SET-8")
def test_word_of_mouth_starts_in_random_order() -> None:
    ladders = {tuple(GAME.start(4, seed).ladder) for seed in range(12)}
    assert len(ladders) > 8
    assert all(sorted(ladder) == list(range(6)) for ladder in ladders)


@pytest.mark.rule("RR-SET-9")
def test_the_pawn_goes_to_a_random_player_or_to_the_one_the_host_names() -> None:
    assert {GAME.start(3, seed).pawn for seed in range(20)} == {0, 1, 2}
    assert [GAME.start(4, 5, {"start_player": seat}).pawn for seat in (1, 2, 3, 4)] == [0, 1, 2, 3]
    with pytest.raises(BadOption, match="start_player 4 is no seat of a game for 3"):
        GAME.start(3, 1, {"start_player": 4})


@pytest.mark.rule("RR-5P-1", "RR-SOLO-1")
@pytest.mark.parametrize("seats", [1, 5, 6])
def test_there_is_no_solo_game_and_none_for_five_or_six(seats: int) -> None:
    with pytest.raises(BadOption, match="restaurant-row is for 2 to 4 players"):
        GAME.start(seats, 1)


@pytest.mark.row(*(f"modes.players_{n}" for n in (2, 3, 4)))
@pytest.mark.parametrize(
    "seats,numbers",
    [  # stars, most stars, limits, trips, shops a trip, seats, above, shill cap, interest
        (2, (1, 4, 4, 4, 2, 2, 10, 2, 3, 2)),
        (3, (2, 5, 3, 3, 3, 1, 6, 1, 4, 1)),
        (4, (2, 5, 3, 3, 3, 1, 5, 1, 4, 1)),
    ],
)
def test_the_numbers_of_each_player_count(seats: int, numbers: tuple[int, ...]) -> None:
    mode = GAME.start(seats, 1).mode()
    assert numbers == (
        mode.stars, mode.max_stars, mode.staff_limit, mode.renovation_limit, mode.trips, mode.shops_per_trip,
        mode.dining, mode.above, mode.shill_cap, mode.interest,
    )  # fmt: skip


COMPONENTS = {
    "game_board": 1, "rule_booklet": 1, "screens": 4, "customer_tokens": 29, "critic_token": 1, "ingredient_tokens": 18,
    "staff_tokens": 12, "renovation_tokens": 12, "word_of_mouth_tokens": 6, "start_player_pawn": 1, "six_sided_dice": 4,
    "four_sided_die": 1, "chips_1": 25, "chips_5": 10, "chips_10": 15, "tokens_50": 4, "marker": 1,
}  # fmt: skip


@pytest.mark.row(*(f"components.{name}" for name in COMPONENTS))
def test_the_box_holds_what_the_rules_deal_out() -> None:
    assert {row.id: row.count for row in CONTENT.components} == COMPONENTS
    s = GAME.start(4, 1)
    assert len(s.bag) == COMPONENTS["customer_tokens"]
    assert len(s.larder) + sum(map(len, s.goods[:3])) == COMPONENTS["ingredient_tokens"]
    assert len(s.staff_pile) + len(s.goods[3]) == COMPONENTS["staff_tokens"]
    assert len(s.renovation_pile) + len(s.goods[4]) == COMPONENTS["renovation_tokens"]
    assert len(s.ladder) == COMPONENTS["word_of_mouth_tokens"]


@pytest.mark.row("options.open_money", "options.start_player")
def test_the_table_options_have_their_printed_defaults() -> None:
    printed = {row.id: (row.default, [str(choice) for choice in row.choices]) for row in CONTENT.options}
    offered = {option.name: option for option in GAME.options}
    assert set(printed) == set(offered)
    assert offered["open_money"].default is False is printed["open_money"][0]
    assert [str(choice) for choice in offered["start_player"].choices] == printed["start_player"][1]
    assert offered["start_player"].default == printed["start_player"][0] == "random"
