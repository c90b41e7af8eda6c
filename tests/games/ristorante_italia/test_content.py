"""The content file: complete, varied by a second file, and refused with a clear sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from prixfixe import BadContent
from prixfixe.games.ristorante_italia.content import content
from prixfixe.games.ristorante_italia.options import BUY_BONUS
from prixfixe.games.ristorante_italia.rows import Row
from prixfixe.games.ristorante_italia.tables import PHASES
from prixfixe.games.ristorante_italia.turn import choose
from prixfixe.games.ristorante_italia.vip import bid
from tests.games.ristorante_italia.scene import BONUS, GAME, KINDS, C


def varied(tmp_path: Path, text: str) -> str:
    """A content file with this text."""
    path = tmp_path / "house.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


BAD = {
    "[[bonus]]\nid = 'cat'\neffect = 'purr'": "bonus cat, effect: 'purr' cannot be; it may be one of points_at_end",
    "[[bonus]]\nid = 'barman'\namount = 0": "bonus barman, amount: 0 cannot be; the effect gain_coins needs it",
    "[[bonus]]\nid = 'barman'\nwhen = 'own_turn'": "bonus barman, when: 'own_turn' cannot be; it may be on_take, as",
    "[[bonus]]\nid = 'breeder'\nshop = 'bakery'": "bonus breeder, shop: 'bakery' cannot be; it may be one of butcher",
    "[[bonus]]\nid = 'homemaker'\nsymbol = 'rose'": "bonus homemaker, symbol: 'rose' cannot be; it may be one of",
    "[[bonus]]\nid = 'sauce_expert'\nphases = ['guide']": "bonus sauce_expert, phases: ['guide'] cannot be; in it,",
    "[[bonus]]\nid = 'cat'\nlimit = 'daily'": "bonus cat, limit: 'daily' cannot be; it may be one of ",
    "[[bonus]]\nid = 'wine_cellar'\ndraw = 12": "bonus wine_cellar, draw: 12 cannot be; it may be a whole number from",
    "[[bonus]]\nid = 'sommelier'\namount = 2": "bonus sommelier, amount: 2 cannot be; it may be 1",
    "[[bonus]]\nid = 'sign'\nseries = 3": "bonus sign, series: 3 cannot be; it may be one of [1, 2]",
    "[[recipe]]\nid = 'baba'\ningredients = ['rum']": "recipe baba, ingredients: 'rum' cannot be; it may be one of",
    "[[recipe]]\nid = 'baba'\nwine = 'beer'": "recipe baba, wine: 'beer' cannot be; it may be one of red",
    "[[recipe]]\nid = 'baba'\ncategories = ['sweet']": "recipe baba, categories: 'sweet' cannot be; it may be one of",
    "[[recipe]]\nid = 'baba'\nspeciality = 'fast'": "recipe baba, speciality: 'fast' cannot be; it may be one of",
    "[[recipe]]\nid = 'new'\nname = 'New'": "recipe new, course: this field must be there",
    "[[recipe]]\nid = 'baba'\ntoques = 'two'": "recipe baba, toques: 'two' cannot be; it may be a whole number from 0",
    "[[wine]]\nid = 'soave'\ntype = 'green'": "wine soave, type: 'green' cannot be; it may be one of red",
    "[[ingredient]]\nid = 'cod'\nshop = 'harbour'": "ingredient cod, shop: 'harbour' cannot be; it may be one of",
    "[[calendar]]\nid = 'square_3'\nphase = 'siesta'": "calendar square_3, phase: 'siesta' cannot be; it may be one",
    "[[calendar]]\nid = 'square_3'\nsquare = 9": "cannot be; the rows run from first to last without gaps",
    "[[calendar]]\nid = 'square_25'\nphase = 'vip'": "calendar, phase: [1, 2, 3, 4, 4] cannot be; every season has",
    "[[calendar]]\nid = 'square_7'\nseason = 9": "cannot be; seasons follow each other from 1, one for each VIP",
    "[[tie_break]]\nid = 'tie_luck'\nname = 'Luck'\nrank = 5": "tie_break tie_luck, id: it may be one of tie_rating",
    "[[variant]]\nid = 'apprentice'\neffect = 'nap'": "variant apprentice, effect: 'nap' cannot be; it may be one of",
    "[[award]]\nid = 'star'\npoints = 12": "award star, points: 12 cannot be; it may be 10, as in score_stars",
    "[[player_count]]\nid = 'players_2'\nplayers = 7": "player_count players_2, players: 7 cannot be; it may be a",
    "[[phase_reward]]\nid = 'guide_first'\nphase = 'vip'": "phase_reward guide_first, phase: 'vip' cannot be; it may",
    "[setup]\nstart_hand = 2": "setup, start_hand: 2 cannot be; it may be a whole number from 0 to 0",
    "[setup]\nstart_rating = 11": "setup, start_rating: 11 cannot be; it may be one of [10, 12",
    "[setup]\nkeep_cards = 6": "setup, keep_cards: 6 cannot be; it may be 1 to 5, the draw_cards",
    "[setup]\nstall_spaces = 5": "shop butcher, stall_spaces: 6 cannot be; it may be 5, as in setup",
    "[limits]\nmenu_spaces_per_course = 3": "course starter, menu_spaces: 2 cannot be; it may be 3, the",
    "[limits]\nbonus_spaces = 9": "limits, bonus_spaces: 9 cannot be; it may be a whole number from 1 to 8",
    "[limits]\nbonus_display = 11": "limits, bonus_display: 11 cannot be; it may be a whole number from 0 to 10",
    "[special_touch]\ncubes_total = 41": "special_touch, cubes_total: 41 cannot be; it may be a whole number",
    "[special_touch]\nphases = ['vip']": "special_touch, phases: ['vip'] cannot be; it may be a list",
    "[vip_bid]\nloser_pays_divisor = 0": "vip_bid, loser_pays_divisor: 0 cannot be; it may be a whole number from 1",
    "[vip_bid]\nrounding = 'up'": "vip_bid, rounding: 'up' cannot be; it may be one of down",
    "[[course]]\nid = 'soup'\nname = 'Soup'\ncards = 0\nmenu_spaces = 2": "cannot be; its rows are starter, first,",
    "[[recipe]]\nid = 'baba'\ningredients = []": "recipe baba, ingredients: [] cannot be; 1 to 6 ingredients",
    "[[wine]]\nid = 'soave'\ncost = -3": "wine soave, cost: -3 cannot be; it may be a whole number from 0 to 50",
    "[limits]\nshelf_spaces = 0": "limits, shelf_spaces: 0 cannot be; it may be a whole number from 1 to 20",
    "[[player_count]]\nid = 'players_2'\ncubes_in_pot = 18": "cubes_in_pot: 18 cannot be; it may be at most 17",
    "[[recipe]]\nid = 'baba'\nspice = 1": "recipe baba, spice: there is no such field; the fields are",
    "[[dessert]]\nid = 'x'": "dessert: there is no such table; the tables are award",
    "this is not toml": "is not TOML",
}


@pytest.mark.parametrize("text,sentence", BAD.items(), ids=BAD.values())
def test_a_mistake_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadContent, match=re.escape(sentence)):
        GAME.start(2, 1, {"content": varied(tmp_path, text)})


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadContent, match="cannot read the file of cards nowhere"):
        GAME.start(2, 1, {"content": "nowhere.toml"})


def test_too_many_rows_are_refused(tmp_path: Path) -> None:
    rows = [f"[[wine]]\nid = 'w{n}'\nname = 'W'\ntype = 'red'\ncost = 1\nincome = 1\nprestige = 1" for n in range(30)]
    with pytest.raises(BadContent, match="wine: 70 cannot be; there may be 1 to 60 rows"):
        content(varied(tmp_path, "\n".join(rows)))


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
    course = "first"
    categories = ["vegetable"]
    speciality = "family"
    ingredients = ["flour", "tomato", "cheese"]
    toques = 1
    income = 7
    prestige = 5
    wine = "red"
    """
    s = GAME.start(2, 1, {"content": varied(tmp_path, text)})
    assert (len(s.piles[1]), s.tables.recipe_income[108]) == (31, 7)


def test_cards_are_taken_out_and_counts_follow(tmp_path: Path) -> None:
    text = """
    [[recipe]]
    id = "baba"
    remove = true
    [[bonus]]
    id = "aquarium"
    remove = true
    [[ingredient]]
    id = "cod"
    count = 9
    [[room]]
    id = "terrace"
    name = "Terrace"
    tokens = 2
    cost = 8
    income = 2
    prestige = 2
    from_season = 1
    """
    s = GAME.start(3, 1, {"content": varied(tmp_path, text), "advanced": True})
    assert len(s.tables.course_of) == 107 and len(s.display) + len(s.to_come[0]) == 13
    assert s.tables.count[KINDS.index("cod")] == 9 and s.rooms == [3, 2, 2, 2]


@pytest.mark.parametrize("icon,asked", [("A", "RI-BON-8"), ("standard", "RI-TURN-1"), ("1x", "RI-TURN-1")])
def test_the_icon_says_whether_a_crate_is_searched_when_the_card_is_taken(
    tmp_path: Path, icon: str, asked: str
) -> None:
    pack = varied(tmp_path, f"[[bonus]]\nid = 'breeder'\nicon = '{icon}'")
    s = GAME.start(2, 1, {"content": pack, "advanced": True, "first_player": 1})
    s.display = [BONUS.index("breeder")]
    choose(s, 0)
    s.asks = s.asks[-1:]
    s.answer(0, BUY_BONUS.code(BONUS.index("breeder")))
    assert (GAME.rule_of(s.asked(0)) == asked) and s.restaurants[0].crates == 1


def test_the_pack_of_the_examples_changes_adds_and_removes_cards() -> None:
    pack = GAME.cards.named("examples/cards/ristorante-italia.toml")
    c = content(pack)
    assert c.setup.start_coins == 30 and c.recipe[-1].id == "pizza" and len(c.bonus) == len(C.bonus) - 1
    assert next(row.icon for row in c.bonus if row.id == "cat") == "standard"


def test_an_offer_is_999_coins_at_most(tmp_path: Path) -> None:
    s = GAME.start(2, 1, {"content": varied(tmp_path, "[vip_bid]\nminimum = 99")})
    s.restaurants[0].coins, s.restaurants[1].coins = 30_000, 55
    s.asks.clear()
    bid(s)
    assert s.asked(0).options == list(range(9, 100)) and s.asked(1).options == [5]
    s.answer(0, 99)
    s.answer(1, 5)
    assert s.asked(0).options == list(range(10)) and s.asked(1).options == [5]


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
    described = {
        "wine_card": len(C.wine), "bonus_card": len(C.bonus), "vip_token": len(C.vip), "crate": len(C.shop),
        "room_token": sum(room.tokens for room in C.room), "cube": C.special_touch.cubes_total,
        "ingredient_token": sum(kind.count for kind in C.ingredient), "coin": sum(coin.count for coin in C.coin),
        "star_token": sum(award.tokens for award in C.award if award.id == "star"),
        "spoon_token": sum(award.tokens for award in C.award if award.spoons),
        "theme_token": sum(award.tokens for award in C.award if award.kind),
        **{f"{course.id}_card": sum(row.course == course.id for row in C.recipe) for course in C.course},
        "cookbook_token": max(row.cookbooks for row in C.player_count),
    }  # fmt: skip
    assert described.items() <= box.items()
    for course in C.course:
        assert course.cards == box[f"{course.id}_card"]
    assert all(kind.cards == sum(wine.type == kind.id for wine in C.wine) for kind in C.wine_type)
    assert all(row.cards == sum(card.series == row.series for card in C.bonus) for row in C.bonus_series)
    assert C.game.seasons == len(C.vip)
    for room in C.room:
        assert all(getattr(row, f"rooms_{room.id}") <= room.tokens for row in C.player_count)


def test_every_row_that_is_shown_has_a_french_name() -> None:
    rows: list[Row] = [*C.recipe, *C.wine, *C.ingredient, *C.bonus, *C.room, *C.shop, *C.course, *C.vip, *C.calendar]
    assert all(row.name and row.name_fr for row in [*rows, *C.award, *C.category, *C.speciality, *C.wine_type])
    assert set(PHASES) == {"action", "critic", "vip", "revenue", "guide", "economy", "contest"}
