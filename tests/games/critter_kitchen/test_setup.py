"""Set-up, terms, and what depends on the number of players."""

from collections import Counter
from typing import Any

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.content import content, tables
from prixfixe.games.critter_kitchen.state import NOBODY, Town
from prixfixe.games.critter_kitchen.tables import ALLSPICE, RUMOR, SPICE, WILD, printed, type_of
from tests.games.critter_kitchen.census import all_tokens
from tests.games.critter_kitchen.scene import PLACES, TYPES, Bay, row, token, tokens

GAME: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")


def start(seats: int, seed: int = 1, **options: object) -> Town:
    """A fresh match at its first question."""
    s: Town = GAME.start(seats, seed, options)
    return s


def names(places: list[int]) -> list[str]:
    """Locations by name."""
    return [PLACES[place] for place in places]


# ---- terms


@pytest.mark.rule("CK-TERM-1")
def test_seven_types_in_course_order() -> None:
    assert [row.id for row in content().ingredients] == list(TYPES)
    assert [type_of(token(f"{kind}4")) for kind in TYPES] == list(range(7))


@pytest.mark.rule("CK-TERM-2")
def test_equal_tokens_are_one_option_and_a_taken_7th_round_allspice_is_ordinary() -> None:
    Bay().at("garden", "bread2 bread2 bread3", "blue.mouse").shop("garden").asked("blue", ["bread2", "bread3", "leave"])
    scene = Bay().holds("blue", "allspice").at("academy", "seventh", "blue.mouse").shop("academy")
    scene.takes("blue", "seventh").has("blue", "allspice allspice")


@pytest.mark.rule("CK-TERM-3")
def test_every_sort_of_item_counts_as_one() -> None:
    scene = Bay().at("truck", "bread2 fork bisque", "blue.boar").shop("truck").all("blue", "bread2", "fork", "bisque")
    scene.quiet().has("blue", "bread2 bisque")


@pytest.mark.rule("CK-TERM-5")
def test_storage_is_hidden_and_the_kitchen_is_public() -> None:
    scene = Bay().holds("blue", "bread2 soup bisque").knows("blue", "fork").zous("blue", "hugo")
    seen = GAME.view(scene.s, 1)["kitchens"][0]
    assert (seen["storage"], seen["soup"], seen["bisque"]) == ([], NOBODY, NOBODY)
    assert seen["rumors"][0] == token("fork") and seen["zous"] == row("zous_chefs", "hugo")


@pytest.mark.rule("CK-TERM-6")
def test_the_row_runs_from_the_truck_to_the_academy() -> None:
    assert names(start(3).row()) == ["truck", "garden", "desert", "water", "merchant", "academy"]


@pytest.mark.rule("CK-TERM-7")
def test_the_front_of_the_track_acts_first() -> None:
    scene = Bay("blue red").at("garden", "bread2 bread3", "blue.mouse red.mouse")
    scene.s.track = [1, 0]
    scene.shop("garden").asked("red")


@pytest.mark.rule("CK-TERM-8")
def test_a_peeked_card_is_not_a_known_rumor() -> None:
    scene = Bay("blue red").knows("red", "fork").zous("blue", "dot").at("garden", "fork", "blue.zous").shop("garden")
    scene.takes("blue", "the fork")
    assert GAME.view(scene.s, 0)["rumors"][0] != NOBODY and not scene.s.face_up[0]
    scene.asked("blue", ["fork", "leave"])


@pytest.mark.rule("CK-TERM-9")
def test_what_is_removed_never_returns() -> None:
    scene = Bay().at("garden", "fork").shop("garden")
    assert token("fork") not in all_tokens_but_removed(scene.s)


def all_tokens_but_removed(s: Town) -> list[int]:
    """Every token still in the game."""
    return list((Counter(all_tokens(s)) - Counter(s.removed)).elements())


# ---- game set-up


@pytest.mark.rule("CK-SETUP-1")
def test_one_to_five_players_and_four_options() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    assert [option.name for option in GAME.options] == ["restaurateurs", "advanced_rumors", "critic", "first_game"]
    for seats in (0, 6):
        with pytest.raises(prixfixe.BadOption, match="1 to 5 players"):
            GAME.start(seats, 1)
    with pytest.raises(prixfixe.BadOption, match="random, badger"):
        GAME.start(2, 1, {"critic": "walrus"})


@pytest.mark.rule("CK-SETUP-3")
@pytest.mark.row("ingredients.bread", "ingredients.carrot", "ingredients.cheese", "ingredients.fish")
@pytest.mark.row("ingredients.meat", "ingredients.mushroom", "ingredients.wine")
def test_the_bag_holds_91_ingredients_16_spices_and_12_rumors() -> None:
    bag = tables("").bag
    for kind in range(7):
        values = sorted(printed(item) for item in bag if item < SPICE and type_of(item) == kind)
        assert values == [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7]
    assert [bag.count(item) for item in range(SPICE, ALLSPICE + 1)] == [2] * 8
    assert [bag.count(item) for item in range(RUMOR, WILD + 1)] == [3] * 4
    assert len(bag) == 119


@pytest.mark.rule("CK-SETUP-3", "CK-TIME-8")
def test_draws_from_the_bag_are_uniform_and_follow_the_seed() -> None:
    first = Counter(item for seed in range(400) for item in start(2, seed).stalls[PLACES.index("garden")])
    share = sum(count for item, count in first.items() if item < SPICE) / first.total()
    assert abs(share - 91 / 119) < 0.05
    assert GAME.save(start(4, 9)) == GAME.save(start(4, 9)) != GAME.save(start(4, 10))


@pytest.mark.rule("CK-SETUP-4")
@pytest.mark.row("other_tokens.hold", "other_tokens.allspice_7th_round")
def test_hold_on_rounds_3_and_6_and_one_allspice_on_round_7() -> None:
    assert [number for number in range(1, 8) if tables("").hold[number]] == [3, 6]
    assert [number for number in range(1, 8) if not tables("").zous_offered[number]] == [7]
    assert all_tokens(start(2)).count(token("seventh")) == 0


@pytest.mark.rule("CK-SETUP-5")
def test_six_of_seven_challenges_are_used_and_the_order_differs() -> None:
    assert len({start(2, seed).challenges[0] for seed in range(60)}) == 7
    s = start(2)
    assert len(s.challenges) == 1 and len(s.challenge_deck) == 6 and sum(tables("").reveals) == 6
    assert GAME.view(s, None)["challenges"] == s.challenges and "challenge_deck" not in GAME.view(s, None)


@pytest.mark.rule("CK-SETUP-6")
def test_the_critic_is_random_or_the_one_chosen_and_public() -> None:
    assert len({start(2, seed).critic for seed in range(200)}) == 12
    s = start(2, critic="sloth")
    assert GAME.view(s, None)["critic"] == s.critic == row("critics", "sloth")


@pytest.mark.rule("CK-SETUP-7")
def test_three_of_28_rumor_cards_or_of_16_lie_face_down() -> None:
    s = start(2)
    assert len(s.rumor_cards) == 3 and len(s.other_rumors) == 25 and GAME.view(s, 0)["rumors"] == [NOBODY] * 3
    assert len(start(2, advanced_rumors=False).other_rumors) == 13
    assert len({card for seed in range(200) for card in start(2, seed).rumor_cards}) == 28


@pytest.mark.rule("CK-SETUP-8", "CK-COUNT-1", "CK-COUNT-2", "CK-COUNT-4")
@pytest.mark.parametrize("seats,boards", [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_the_row_has_a_board_per_player_and_three_more(seats: int, boards: int) -> None:
    middle = ["garden", "desert", "water", "air", "lantern"][:boards]
    assert names(start(seats).row()) == ["truck", *middle, "merchant", "academy"]


LOCATIONS = ["soup_truck", "garden_top_shop", "desert_vendor", "water_market", "air_docks", "lantern_lane"]


@pytest.mark.rule("CK-SETUP-9", "CK-COUNT-1", "CK-COUNT-2")
@pytest.mark.row(*(f"locations.{name}" for name in [*LOCATIONS, "midnight_merchant", "chef_academy"]))
def test_spaces_by_number_of_players() -> None:
    spaces = {PLACES[i]: board.spaces[1:] for i, board in enumerate(tables("").locations)}
    assert spaces["truck"] == [0] * 5 and spaces["garden"] == spaces["desert"] == [3] * 5
    assert (spaces["water"], spaces["air"], spaces["lantern"]) == ([0, 0, 3, 3, 3], [0, 0, 0, 3, 3], [0, 0, 0, 0, 3])
    assert (spaces["merchant"], spaces["academy"]) == ([2, 2, 4, 4, 4], [2, 2, 0, 0, 0])
    assert [board.endless_soup for board in tables("").locations] == [1, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("CK-SETUP-9")
def test_leftovers_may_exceed_the_spaces() -> None:
    scene = Bay().at("garden", "bread2 bread3 bread4").at("academy", "fish2 fish3", "blue.mouse").shop("garden")
    assert len(scene.s.stalls[PLACES.index("academy")]) == 5


@pytest.mark.rule("CK-SETUP-10")
@pytest.mark.row("other_tokens.bisque", "other_tokens.soup")
def test_seven_bisques_one_of_them_stocked_in_the_first_round() -> None:
    s = start(2)
    assert (s.bisque, s.stalls[0], tables("").bisque_value, tables("").soup_value) == (6, tokens("bisque"), 3, 1)


@pytest.mark.rule("CK-SETUP-11")
def test_twelve_zous_chefs_one_of_them_on_offer() -> None:
    s = start(2)
    assert len(s.zous_deck) == 11 and s.zous_offer not in s.zous_deck
    assert len({start(2, seed).zous_offer for seed in range(200)}) == 12


@pytest.mark.rule("CK-SETUP-12", "CK-SETUP-14")
def test_everybody_has_chefs_at_home_and_one_soup() -> None:
    for seats in range(1, 6):
        for kitchen in start(seats).kitchens[:seats]:
            assert (kitchen.soup, kitchen.bisque, kitchen.storage, kitchen.plan) == (1, 0, [], [NOBODY] * 4)


CARDS = ["soup_truck", "garden_top_shop", "desert_vendor", "water_market", "air_docks", "lantern_lane"]


@pytest.mark.rule("CK-SETUP-13")
@pytest.mark.row(*(f"location_cards.card_{name}" for name in [*CARDS, "midnight_merchant", "chef_academy"]))
@pytest.mark.row("location_cards.card_break_time")
def test_the_hand_has_the_cards_of_the_row_and_no_break() -> None:
    cards = [card.location for card in content().location_cards]
    assert cards == [*(place.id for place in content().locations), ""]
    for seats in (2, 5):
        assert list(start(seats).asked(0).options) == start(seats).row()


@pytest.mark.rule("CK-SETUP-15")
def test_hats_stand_in_random_order() -> None:
    assert len({tuple(start(3, seed).track) for seed in range(60)}) == 6


@pytest.mark.rule("CK-SETUP-16")
def test_restaurateurs_are_chosen_before_the_first_round() -> None:
    s = start(3, restaurateurs=True)
    assert GAME.view(s, 0)["phase"] == "hiring" and s.stalls == [[]] * 8 and s.challenges == []
    for seat in (2, 0, 1):
        s.answer(seat, s.asked(seat).options[1])
    assert all(kitchen.restaurateur != NOBODY for kitchen in s.kitchens)


@pytest.mark.rule("CK-FIRST-1")
def test_a_first_game_has_the_mouse_and_no_advanced_rumors() -> None:
    s = start(2, first_game=True, critic="cow", advanced_rumors=True)
    assert s.critic == row("critics", "mouse")
    assert len(s.other_rumors) + 3 == 16
    assert not any(tables("").rumors[card].advanced for card in s.rumor_cards + s.other_rumors)


@pytest.mark.rule("CK-COUNT-3")
def test_a_rumor_turns_up_only_when_all_players_know_it() -> None:
    scene = Bay("blue red yellow").knows("blue", "fork").at("garden", "fork fork", "red.mouse yellow.lizard")
    scene.shop("garden").takes("red", "fork")
    assert scene.s.face_up == [0, 0, 0]
    scene.takes("yellow", "fork")
    assert scene.s.face_up == [1, 0, 0]
