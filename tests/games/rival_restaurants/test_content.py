"""The content file: bad content gets a clear sentence, good changes take effect."""

from pathlib import Path

import pytest

from prixfixe import BadContent
from prixfixe.games.rival_restaurants.content import content
from tests.games.rival_restaurants.scene import GAME


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


BAD = [
    ('[[action_cards]]\nid = "big_tipper"\neffect = "explode"\n', "big_tipper, effect: 'explode' cannot be; it may be"),
    ('[[action_cards]]\nid = "big_tipper"\ntiming = ["never"]\n', "big_tipper, timing: 'never' cannot be"),
    ('[[chefs]]\nid = "kim_chi"\neffect = "sing"\n', "chefs kim_chi, effect: 'sing' cannot be"),
    ('[[ingredients]]\nid = "beef"\nmarket = "moon"\n', "beef, market: 'moon' cannot be; it may be one of carbastic"),
    ('[[ingredients]]\nid = "beef"\nmarket = "island"\n', "beef, market: 'island' cannot be; it may be a market"),
    ('[[recipes]]\nid = "gyoza"\ningredients = ["sand"]\n', "gyoza, ingredients: 'sand' cannot be"),
    ('[[recipes]]\nid = "gyoza"\ningredients = []\n', "gyoza, ingredients: .* it needs 1 to 7"),
    ('[[recipes]]\nid = "mine"\nname = "Mine"\n', "recipes mine, popularity: this field must be there"),
    ('[[upgrades]]\nid = "double_cooktop"\neffect = "fly"\n', "effect: 'fly' cannot be"),
    ('[[upgrades]]\nid = "double_cooktop"\nwings = 2\n', "double_cooktop, wings: there is no such field; the fields"),
    ('[[upgrades]]\nid = "double_cooktop"\nprice = 250\n', "price: 250 cannot be; it may be a multiple of 100"),
    ('[[action_cards]]\nid = "clam_voyance"\nremove = true\n', "exactly one card has negate"),
    ('[[chefs]]\nid = "nobody"\nremove = true\n', "chefs nobody, remove: there is no such row to remove"),
    ("[economy]\nday_cap = \"long\"\n", "economy, day_cap: 'long' cannot be; it may be a whole number from 1 to 99"),
    ("[economy]\nstarting_basic_recipes = 2\n", "economy, starting_basic_recipes: 3 cannot be; both .* at most 2"),
    ('[[modes]]\nid = "start_up"\nstarting_gourmet_recipes = 1\n', "modes start_up, starting_basic_recipes: 3 cannot"),
    ("[economy]\nmoney_unit = 0\n", "money_unit: 0 cannot be"),
    ("[economy]\nstarting_money = -500\n", "starting_money: -500 cannot be"),
    ("[planets]\nx = 1\n", "planets: there is no such table; the tables are action_cards"),
]  # fmt: skip


@pytest.mark.parametrize("text,sentence", BAD)
def test_bad_content_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadContent, match=sentence):
        GAME.start(3, 1, {"content": written(tmp_path, text)})


def test_a_house_card_and_a_changed_number_take_effect(tmp_path: Path) -> None:
    path = written(tmp_path, '[economy]\ndaily_income = 500\n[[recipes]]\nid = "gyoza"\npopularity = 9\n')
    s = GAME.start(3, 1, {"content": path})
    assert [p.money for p in s.players] == [500] * 3
    assert s.tables.points[[row.id for row in content(path).recipes].index("gyoza")] == 9
    assert GAME.start(3, 1, {}).players[0].money == 300


def test_the_printed_content_is_complete() -> None:
    c = content()
    assert (len(c.ingredients), len(c.recipes), len(c.chefs), len(c.restaurants)) == (29, 48, 12, 8)
    assert sum(row.copies for row in c.action_cards) == 36 and len(c.action_cards) == 21
    assert all(
        row.list_cost == sum(next(i.price for i in c.ingredients if i.id == k) for k in row.ingredients)
        for row in c.recipes
    )


def test_everything_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    path = written(tmp_path, "[economy]\nday_cap = 0\n[[chefs]]\nid = 'kim_chi'\ncost = -1\nnpc_eligible = 3\n")
    with pytest.raises(BadContent) as error:
        GAME.start(3, 1, {"content": path})
    assert len(str(error.value).splitlines()) == 3


def test_cards_are_added_and_removed_without_counting_the_box(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "[[recipes]]\nid = 'soup'\nname = 'Soup'\ntier = 'basic'\ncuisine = 'french'\npopularity = 3\ngarbage = 0\n"
        "ingredients = ['egg']\n[[recipes]]\nid = 'gyoza'\nremove = true\n"
        "[[action_cards]]\nid = 'big_tipper'\ncopies = 2\n",
    )
    ids = [row.id for row in content(path).recipes]
    assert len(ids) == 48 and ids[-1] == "soup" and "gyoza" not in ids
    assert content(path).recipes[-1].name_fr == "Soup"


def test_what_a_file_says_later_changes_no_match(tmp_path: Path) -> None:
    path = written(tmp_path, "[economy]\ndaily_income = 500\n")
    s = GAME.start(3, 1, {"content": path})
    written(tmp_path, "[economy]\ndaily_income = 700\n")
    assert GAME.load(GAME.save(s)).tables.income == 500
    assert GAME.start(3, 1, {"content": path}).tables.income == 700


def test_the_rows_are_what_the_box_counts() -> None:
    c = content()
    counts = {
        "action_cards": sum(row.copies for row in c.action_cards),
        "ingredient_cards": sum(row.copies for row in c.ingredients),
        "upgrade_clips": sum(row.copies for row in c.upgrades),
        "basic_recipes": sum(row.tier == "basic" for row in c.recipes),
        "gourmet_recipes": sum(row.tier == "gourmet" for row in c.recipes),
        "restaurant_boards": len(c.restaurants),
        "chef_cards": len(c.chefs),
        "coins": sum(row.count for row in c.coins),
    }
    assert {row.id: row.count for row in c.components}.items() >= counts.items()
    for place in c.locations[:-1]:
        kinds = [row for row in c.ingredients if row.market == place.id]
        assert sorted(place.ingredients) == sorted(row.id for row in kinds)
        assert sum(row.copies for row in kinds) == place.deck_size
