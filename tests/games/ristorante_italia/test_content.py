"""The content file: complete, varied by a second file, and refused with a clear sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from prixfixe import BadContent
from prixfixe.games.ristorante_italia.content import PHASES, Row, content
from tests.games.ristorante_italia.scene import BONUS, GAME, C


def varied(tmp_path: Path, text: str) -> str:
    """A content file with this text."""
    path = tmp_path / "house.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


BAD = {
    "[[bonus]]\nid = 'cat'\neffect = 'purr'": "bonus cat: unknown effect purr",
    "[[bonus]]\nid = 'barman'\namount = 0": "bonus barman: the effect gain_coins needs amount",
    "[[bonus]]\nid = 'barman'\nwhen = 'own_turn'": "bonus barman: gain_coins works on_take",
    "[[bonus]]\nid = 'chef'\nicon = '1x'": "bonus chef: a card with the effect toque_bonus has the icon standard",
    "[[bonus]]\nid = 'breeder'\nshop = 'bakery'": "bonus breeder: unknown shop bakery",
    "[[bonus]]\nid = 'homemaker'\nsymbol = 'rose'": "bonus homemaker: unknown symbol rose",
    "[[bonus]]\nid = 'sauce_expert'\nphases = ['guide']": "bonus sauce_expert: unknown phase guide",
    "[[bonus]]\nid = 'cat'\nlimit = 'daily'": "bonus cat: limit must be once_per_action_phase",
    "[[bonus]]\nid = 'wine_cellar'\ndraw = 12": "bonus wine_cellar: draw must be at most 10",
    "[[bonus]]\nid = 'sommelier'\namount = 2": "bonus sommelier: amount must be 1",
    "[[bonus]]\nid = 'sign'\nseries = 3": "bonus_series series_2 has 13 cards, not 14",
    "[[recipe]]\nid = 'baba'\ncourse = 'starter'": "course starter has 19 recipes, not 18",
    "[[recipe]]\nid = 'baba'\ningredients = ['rum']": "recipe baba: unknown ingredient rum",
    "[[recipe]]\nid = 'baba'\nwine = 'beer'": "recipe baba: unknown wine type beer",
    "[[recipe]]\nid = 'baba'\ncategories = ['sweet']": "recipe baba: unknown category sweet",
    "[[recipe]]\nid = 'baba'\nspeciality = 'fast'": "recipe baba: unknown speciality fast",
    "[[recipe]]\nid = 'new'\nname = 'New'": "missing required field",
    "[[recipe]]\nid = 'baba'\ntoques = 'two'": "toques",
    "[[wine]]\nid = 'soave'\ntype = 'red'": "wine_type red has 9 wines, not 8",
    "[[wine]]\nid = 'soave'\ntype = 'green'": "wine soave: unknown type green",
    "[[ingredient]]\nid = 'cod'\nshop = 'harbour'": "ingredient cod: unknown shop harbour",
    "[[ingredient]]\nid = 'cod'\ncount = 5": "component ingredient_token: 148 are described, not 147",
    "[[calendar]]\nid = 'square_3'\nphase = 'siesta'": "calendar square_3: unknown phase siesta",
    "[[calendar]]\nid = 'square_3'\nsquare = 9": "calendar does not run from first to last without gaps",
    "[[calendar]]\nid = 'square_25'\nphase = 'vip'": "calendar: every season has one VIP phase",
    "[[calendar]]\nid = 'square_7'\nseason = 9": "calendar: seasons follow each other",
    "[[tie_break]]\nid = 'tie_luck'\nname = 'Luck'\nrank = 5": "tie_break tie_luck: unknown criterion",
    "[[variant]]\nid = 'apprentice'\neffect = 'nap'": "variant apprentice: unknown effect nap",
    "[[award]]\nid = 'star'\npoints = 12": "award star is worth 12, but score_line score_stars says 10",
    "[[player_count]]\nid = 'players_2'\nrooms_standard = 9": "player_count players_2: rooms_standard must be 0 to 5",
    "[[player_count]]\nid = 'players_2'\ncookbooks = 9": "player_count players_2: there are not 9 cookbooks",
    "[[player_count]]\nid = 'players_2'\nplayers = 7": "player_count: one row for each of 2 to 5 players",
    "[[phase_reward]]\nid = 'guide_first'\nphase = 'vip'": "phase_reward guide_first: unknown phase vip",
    "[setup]\nstart_hand = 2": "setup: start_hand must be 0",
    "[setup]\nstart_rating = 11": "setup: there is no rating square worth 11",
    "[setup]\nkeep_cards = 6": "setup: draw_cards must be 1 to 8",
    "[setup]\nstall_spaces = 5": "setup: stall_spaces must be 1 to 8, and the same for every shop",
    "[limits]\nmenu_spaces_per_course = 3": "limits: menu_spaces_per_course and menu_spaces",
    "[limits]\nbonus_spaces = 9": "limits: bonus_spaces must be 1 to 8",
    "[limits]\nbonus_display = 11": "limits: bonus_display must be at most 10",
    "[special_touch]\ncubes_total = 41\n[[component]]\nid = 'cube'\ncount = 41": "cubes_total must be at most 40",
    "[special_touch]\nphases = ['vip']": "special_touch: cubes are added in the phases",
    "[vip_bid]\nloser_pays_divisor = 0": "vip_bid: divisors start at 1",
    "[vip_bid]\nrounding = 'up'": "rounding",
    "[[course]]\nid = 'soup'\nname = 'Soup'\ncards = 0\nmenu_spaces = 2": "course has 5 rows; a menu has 4",
    "[[dessert]]\nid = 'x'": "has a table dessert",
    "this is not toml": "is not TOML",
}


@pytest.mark.parametrize("text,sentence", BAD.items(), ids=BAD.values())
def test_a_mistake_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadContent, match=sentence.replace("(", "[(]")):
        GAME.start(2, 1, {"content": varied(tmp_path, text)})


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadContent, match="cannot read the content file nowhere"):
        GAME.start(2, 1, {"content": "nowhere.toml"})


def test_too_many_rows_are_refused(tmp_path: Path) -> None:
    rows = [f"[[wine]]\nid = 'w{n}'\nname = 'W'\ntype = 'red'\ncost = 1\nincome = 1\nprestige = 1" for n in range(30)]
    with pytest.raises(BadContent, match="wine has 70 rows; there is room for 60"):
        content(varied(tmp_path, "\n".join(rows)))


def test_a_row_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    row = "[[coin]]\nid = 'coin_2'\nname = '2'\nvalue = 2\ncount = 0\n"
    with pytest.raises(BadContent, match="coin coin_2 is there 2 times"):
        content(varied(tmp_path, row + row))


def test_a_missing_line_of_the_score_is_refused() -> None:
    from prixfixe.games.ristorante_italia.content import unpaid

    class Short:
        """A content file without the lines of the score."""

        score_line: list[object] = []
        award: list[object] = []

    assert list(unpaid(Short())) == ["score_line: score_rating is missing"]  # type: ignore[arg-type]


def test_numbers_of_the_rulebook_can_be_varied(tmp_path: Path) -> None:
    text = """
    [setup]
    start_coins = 40
    keep_cards = 2
    [limits]
    shelf_spaces = 2
    [[bonus]]
    id = "barman"
    cost = 1
    amount = 30
    [vip_bid]
    loser_pays_divisor = 3
    """
    s = GAME.start(2, 1, {"content": varied(tmp_path, text), "advanced": True})
    assert s.restaurants[0].coins == 40
    assert (s.tables.shelf, s.tables.loser_divisor, s.tables.bonus_amount[BONUS.index("barman")]) == (2, 3, 30)
    seat = s.asks[0].seat
    s.answer(seat, 0)
    for _ in range(2):
        s.answer(seat, s.asked(seat).options[0])
    assert len(s.restaurants[seat].hand) == 2


def test_a_new_recipe_can_be_added(tmp_path: Path) -> None:
    text = """
    [[recipe]]
    id = "pizza"
    name = "Pizza"
    name_fr = "Pizza"
    course = "first"
    categories = ["vegetable"]
    speciality = "family"
    ingredients = ["flour", "tomato", "cheese"]
    toques = 1
    income = 7
    prestige = 5
    wine = "red"
    [[course]]
    id = "first"
    cards = 31
    [[component]]
    id = "first_card"
    count = 31
    """
    s = GAME.start(2, 1, {"content": varied(tmp_path, text)})
    assert (len(s.piles[1]), s.tables.recipe_income[108]) == (31, 7)


@pytest.mark.row(*(f"component.{row.id}" for row in C.component if row.id != "cube"))
def test_the_box_holds_what_the_component_list_says() -> None:
    box = {row.id: row.count for row in C.component}
    cards = ("starter_card", "first_card", "second_card", "dessert_card", "wine_card", "bonus_card")
    assert [box[name] for name in cards] == [18, 30, 30, 30, 40, 28]
    tokens = (
        "ingredient_token",
        "vip_token",
        "star_token",
        "spoon_token",
        "theme_token",
        "room_token",
        "cookbook_token",
    )
    assert [box[name] for name in tokens] == [147, 4, 6, 3, 15, 11, 3]
    assert (box["cube"], box["coin"], box["cup"], box["chef_hat"], box["crate"]) == (17, 87, 5, 6, 5)
    assert (box["restaurant_board"], box["market_board"], box["bonus_board"]) == (5, 1, 1)
    assert sum(coin.count for coin in C.coin) == 87


def test_every_row_that_is_shown_has_a_french_name() -> None:
    rows: list[Row] = [*C.recipe, *C.wine, *C.ingredient, *C.bonus, *C.room, *C.shop, *C.course, *C.vip, *C.calendar]
    assert all(row.name and row.name_fr for row in [*rows, *C.award, *C.category, *C.speciality, *C.wine_type])
    assert set(PHASES) == {"action", "critic", "vip", "revenue", "guide", "economy", "contest"}
