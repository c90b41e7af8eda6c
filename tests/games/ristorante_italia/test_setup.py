"""Chapters 3 and 4: setup, the calendar, the turn."""

from __future__ import annotations

import pytest

from prixfixe import PASS, BadOption
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.games.ristorante_italia import market, seasons
from prixfixe.games.ristorante_italia.tables import ACTION, CONTEST, CRITIC, ECONOMY, GUIDE, REVENUE, VIP
from tests.games.ristorante_italia.scene import GAME, SHOPS, C, Scene

ALL_SEATS = pytest.mark.parametrize("seats", range(2, 6))


@ALL_SEATS
@pytest.mark.rule("RI-SETUP-1")
def test_two_to_five_sit_in_a_circle(seats: int) -> None:
    s = GAME.start(seats, 3)
    assert len(s.restaurants) == seats
    assert sorted(s.order) == list(range(seats))
    assert all((b - a) % seats == 1 for a, b in zip(s.order, s.order[1:]))


@pytest.mark.rule("RI-SETUP-1")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_and_six_are_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats, 1)


@pytest.mark.rule("RI-SETUP-2", "RI-RUL-64")
def test_everybody_starts_with_25_coins_a_star_and_rating_10() -> None:
    for r in GAME.start(5, 1, {"advanced": True}).restaurants:
        assert (r.coins, r.stars, r.square, r.spoons, r.cubes) == (25, 1, 0, 0, 0)
        assert (r.hand, r.cellar, r.rooms, r.bonus, sum(r.shelf)) == ([], [], [], [], 0)
        assert r.menu == [-1] * 8


@pytest.mark.rule("RI-SETUP-3")
def test_every_stall_shows_six_tokens_of_its_shop() -> None:
    s = GAME.start(3, 4)
    for shop, size in enumerate([26, 32, 25, 24, 40]):
        stall = s.stalls[6 * shop : 6 * shop + 6]
        assert all(kind in s.tables.kinds_of[shop] for kind in stall)
        assert s.crated[shop] == size - 6
        assert s.trashed[shop] == 0


@pytest.mark.rule("RI-SETUP-3", "RI-DIG-7")
def test_stalls_differ_from_seed_to_seed_and_not_for_one_seed() -> None:
    stalls = [GAME.start(2, seed).stalls for seed in range(20)]
    assert len({tuple(stall) for stall in stalls}) == 20
    assert GAME.start(2, 7).stalls == stalls[7]


@pytest.mark.rule("RI-SETUP-4", "RI-RUL-46")
def test_every_season_has_its_vip_in_the_printed_order() -> None:
    assert [vip.id for vip in C.vip] == ["opera_diva", "football_champion", "film_director", "publisher"]
    assert GAME.start(2, 1).tables.vip_seasons == [1, 2, 3, 4]


@pytest.mark.rule("RI-SETUP-5")
def test_the_calendar_begins_with_the_first_action_phase() -> None:
    s = GAME.start(2, 1)
    assert (s.square, s.season, s.phase) == (0, 1, ACTION)


@pytest.mark.rule("RI-SETUP-6", "RI-RUL-45")
def test_five_decks_are_full_and_their_discard_piles_empty() -> None:
    s = GAME.start(2, 1)
    assert [len(pile) for pile in s.piles] == [18, 30, 30, 30, 40]
    assert s.discards == [[], [], [], [], []]
    assert all(s.tables.course_of[card] == course for course in range(4) for card in s.piles[course])


@pytest.mark.rule("RI-SETUP-7", "RI-DIG-1")
def test_the_first_player_is_drawn_at_random_and_the_order_is_clockwise() -> None:
    orders = [tuple(GAME.start(3, seed).order) for seed in range(300)]
    assert set(orders) == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    assert all(70 < orders.count(order) < 130 for order in set(orders))


@pytest.mark.rule("RI-DIG-1")
def test_the_host_may_choose_the_first_player() -> None:
    assert all(GAME.start(4, seed, {"first_player": 3}).order == [2, 3, 0, 1] for seed in range(9))
    with pytest.raises(BadOption, match="no seat 3 at a table of 2"):
        GAME.start(2, 1, {"first_player": 3})


@pytest.mark.rule("RI-SETUP-8")
def test_the_base_game_uses_the_same_pieces_for_any_number() -> None:
    for seats in range(2, 6):
        s = GAME.start(seats, 1)
        assert sum(s.crate) + 30 == 147
        assert (s.pot, s.box, s.books, s.rooms, s.display) == (0, 0, 0, [0, 0, 0], [])


@pytest.mark.rule("RI-SETUP-9", "RI-RUL-39", "RI-RUL-40")
@pytest.mark.row("player_count.players_2", "player_count.players_3", "player_count.players_4", "player_count.players_5")
@pytest.mark.parametrize(
    "seats,rooms,pot,books",
    [(2, [2, 1, 1], 2, 0), (3, [3, 2, 2], 2, 1), (4, [4, 3, 2], 2, 2), (5, [5, 3, 3], 3, 3)],
)
def test_the_bonus_board_depends_on_the_number_of_players(seats: int, rooms: list[int], pot: int, books: int) -> None:
    s = GAME.start(seats, 1, {"advanced": True})
    assert (s.rooms, s.pot, s.books, s.box) == (rooms, pot, books, 17 - pot)
    assert len(s.display) == 7
    assert [len(pile) for pile in s.to_come] == [7, 14]
    assert all(C.bonus[card].series == 1 for card in s.display)


# ---- the calendar


@pytest.mark.rule("RI-FLOW-1", "RI-REV-2")
@pytest.mark.row(*(f"calendar.square_{n}" for n in range(1, 26)))
def test_the_calendar_has_25_squares_in_this_order() -> None:
    season = [ACTION, ACTION, ACTION, CRITIC, VIP, REVENUE]
    s = Scene().s
    assert s.tables.phase_of == 3 * season + [ACTION, ACTION, ACTION, GUIDE, VIP, ECONOMY, CONTEST]
    assert s.tables.season_of == 6 * [1] + 6 * [2] + 6 * [3] + 7 * [4]


@pytest.mark.rule("RI-FLOW-1")
def test_a_match_passes_all_squares_one_by_one() -> None:
    s, seen, dice = GAME.start(3, 5), [], chance(1)
    while not s.over:
        seen.append(s.square)
        play_random(s, dice, 1)
    assert sorted(set(seen)) == sorted(set(range(25)) - {5, 11, 17, 23, 24})  # in these nobody has a choice
    assert seen == sorted(seen)


@pytest.mark.rule("RI-FLOW-2", "RI-FLOW-3")
def test_everybody_takes_one_whole_turn_in_turn_order() -> None:
    scene = Scene(3)
    scene.s.order = [1, 2, 0]
    scene.do(seasons.open_square)
    for who in ("bob", "cid", "ann"):
        assert [ask.seat for ask in scene.s.asks] == [scene.seat(who)]
        scene.plays(who, "market", "restock butcher", "pass", "pass")
    assert scene.s.square == 1
    assert scene.s.asks[0].seat == 1


@pytest.mark.rule("RI-FLOW-4")
def test_coins_change_only_in_ones_own_turn() -> None:
    s, dice = GAME.start(4, 9, {"advanced": True}), chance(3)
    while s.phase == ACTION:
        seat = s.asks[0].seat
        others = [r.coins for i, r in enumerate(s.restaurants) if i != seat]
        play_random(s, dice, 1)
        if s.phase == ACTION:
            assert others == [r.coins for i, r in enumerate(s.restaurants) if i != seat]


# ---- the turn


@pytest.mark.rule("RI-TURN-1", "RI-RUL-49")
def test_a_turn_has_two_actions_of_any_kind_and_then_ends() -> None:
    scene = Scene().turn("ann").plays("ann", "market", "restock butcher", "pass", "market", "restock butcher", "pass")
    scene.quiet()
    assert Scene().turn("ann").plays("ann", "pass").s.over


@pytest.mark.rule("RI-TURN-1")
def test_a_turn_may_end_after_one_action() -> None:
    assert Scene().turn("ann").plays("ann", "market", "restock butcher", "pass", "pass").s.over


@pytest.mark.rule("RI-TURN-2")
@pytest.mark.row("mode.base", "mode.advanced")
def test_the_base_game_has_three_kinds_of_action() -> None:
    Scene().turn("ann").asked("ann", ["pass", *(f"draw {c}" for c in C_COURSES), "wine", "market"])


C_COURSES = ["starter", "first", "second", "dessert"]


@pytest.mark.rule("RI-TURN-3", "RI-ADV-1")
def test_the_advanced_game_adds_cube_card_room_and_course() -> None:
    scene = Scene(3, advanced=True).board("aquarium").has("ann", coins=10).turn("ann")
    base = ["pass", *(f"draw {c}" for c in C_COURSES), "wine", "market"]
    scene.asked("ann", [*base, "cube", "course", "build standard", "card aquarium"])


@pytest.mark.rule("RI-TURN-4")
@pytest.mark.row("variant.apprentice")
def test_the_apprentice_uses_the_whole_turn() -> None:
    scene = Scene(apprentice=True).turn("ann")
    assert scene.offered("ann", "apprentice")
    scene.plays("ann", "apprentice").plays("ann", next(o for o in scene.options("ann") if o != PASS)).quiet()
    assert not Scene().turn("ann").offered("ann", "apprentice")


@pytest.mark.rule("RI-TURN-5")
def test_what_cannot_be_done_is_not_offered() -> None:
    scene = Scene(2, advanced=True).board("shopping_bag").has("ann", coins=9).deck("wine", "")
    scene.deck("starter", "").s.pot = 0
    scene.turn("ann")
    for what in ("wine", "draw starter", "cube", "course", "build standard", "card shopping_bag"):
        assert not scene.offered("ann", what), what
    assert scene.offered("ann", "pass", "draw first", "market")


@pytest.mark.rule("RI-TURN-6")
def test_free_uses_are_offered_before_between_and_after_the_actions() -> None:
    scene = Scene(2, advanced=True).has("ann", bonus="remedial_course", coins=40).turn("ann")
    scene.plays("ann", "remedial!", "market", "restock butcher", "pass", "remedial!", "cube", "remedial!")
    assert scene.ratings() == [16, 10]
    assert scene.coins()[0] == 10
    scene.asked("ann", ["pass", "remedial!"])


@pytest.mark.rule("RI-TURN-6")
def test_free_uses_do_not_interrupt_an_action() -> None:
    scene = Scene(2, advanced=True).has("ann", bonus="remedial_course", coins=40).turn("ann").plays("ann", "market")
    assert scene.s.asked(0).rule is market.marketed
    scene.plays("ann", "restock butcher")
    assert scene.s.asked(0).rule is market.marketed


@pytest.mark.rule("RI-TURN-7", "RI-RUL-55")
def test_a_turn_ends_by_itself_unless_a_free_use_is_legal() -> None:
    acts = ("cube", "market", "restock butcher", "pass")
    Scene(2, advanced=True).turn("ann").plays("ann", *acts).quiet()
    scene = Scene(2, advanced=True).has("ann", bonus="remedial_course", coins=10).turn("ann").plays("ann", *acts)
    scene.asked("ann", ["pass", "remedial!"]).plays("ann", "remedial!").quiet()


@pytest.mark.rule("RI-TURN-9", "RI-RUL-66")
@pytest.mark.parametrize("use", ["market", "apprentice", "accountant!", "sommelier!"])
def test_whoever_wants_nothing_of_it_goes_back_and_spends_nothing(use: str) -> None:
    scene = Scene(advanced=True, apprentice=True).has("ann", bonus="accountant sommelier").board("", "cat")
    scene.turn("ann").plays("ann", use, "pass")
    assert (scene.s.actions, scene.coins()[0], scene.face_down("ann")) == (2, 25, [])
    assert scene.offered("ann", "draw first", "wine") and not scene.offered("ann", use)
    scene.plays("ann", "cube")
    assert scene.offered("ann", use) == (use != "apprentice")  # which needs the whole turn


@pytest.mark.rule("RI-TURN-9", "RI-RUL-66")
@pytest.mark.parametrize("way", ["search butcher", "trash"])
def test_a_crate_and_the_trash_cans_are_left_for_the_market(way: str) -> None:
    scene = Scene(advanced=True).has("ann", bonus="breeder cat").shop("butcher", trash="duck").turn("ann")
    scene.plays("ann", "market", way, "pass")
    assert scene.offered("ann", "restock butcher") and not scene.offered("ann", way)
    scene.plays("ann", "restock grocery")
    assert scene.offered("ann", way)
    scene = Scene(advanced=True).has("ann", bonus="breeder cat").shop("butcher", trash="duck").turn("ann")
    scene.plays("ann", "market", way, "pass", "pass")
    assert scene.s.actions == 2 and scene.offered("ann", "draw first")


@pytest.mark.rule("RI-TURN-8", "RI-RUL-56")
def test_a_bought_card_acts_before_the_trusted_shop_restocks() -> None:
    scene = Scene(2, advanced=True).has("ann", bonus="trusted_shop", coins=20).board("fisherman")
    scene.shop("fishmonger", crate="cod cod").turn("ann").plays("ann", "card fisherman")
    scene.takes("ann", "cod", out_of=["pass", "cod"])
    scene.takes("ann", "fishmonger", out_of=["pass", *SHOPS])
    assert scene.offered("ann", "pass", "market")
    assert scene.cards("ann") == ["trusted_shop", "fisherman"]
