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
    ('[[action_cards]]\nid = "big_tipper"\neffect = "explode"\n', "big_tipper: effect 'explode' is unknown"),
    ('[[action_cards]]\nid = "big_tipper"\ntiming = ["never"]\n', "timing 'never' is unknown"),
    ('[[chefs]]\nid = "kim_chi"\neffect = "sing"\n', "kim_chi: effect 'sing' is unknown"),
    ('[[ingredients]]\nid = "beef"\nmarket = "moon"\n', "beef: market 'moon' is unknown"),
    ('[[ingredients]]\nid = "beef"\ncopies = 7\n', "deck of chop_shop has 31 cards, not 30"),
    ('[[recipes]]\nid = "gyoza"\ningredients = ["sand"]\n', "gyoza: ingredient 'sand' is unknown"),
    ('[[recipes]]\nid = "mine"\nname = "Mine"\n', "recipes"),
    ('[[upgrades]]\nid = "double_cooktop"\neffect = "fly"\n', "effect 'fly' is unknown"),
    ("[[action_cards]]\nid = \"big_tipper\"\ncopies = 2\n", "there are 37 action_cards, not 36"),
    ("[economy]\nday_cap = \"long\"\n", "day_cap"),
    ("[planets]\nx = 1\n", "has a table planets"),
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
