"""Content files: what is wrong gets one clear sentence, and what is right changes the game."""

from pathlib import Path

import pytest

from prixfixe import BadContent
from prixfixe.games.restaurant_row.content import content, tables
from tests.games.restaurant_row.scene import GAME

HOUSE = """
[[ingredients]]
id = "maine_lobster"
forks = 9

[[ingredients]]
id = "sea_urchin"
name = "Sea Urchin"
name_fr = "Oursin"
type = "seafood"
forks = 2

[[staff]]
id = "busker"
name = "Busker"
name_fr = "Musicien"
count = 1
service = 2
effect = "attract_first"
customer_type = "scenester"

[[renovations]]
id = "wine_cellar"
name = "Wine Cellar"
name_fr = "Cave"
color = "pink"
count = 1
ambiance = 3
cost = 35
effect = "income_per_customer"
amount = 2

[loans]
max_per_bank_visit = 80
"""


ROW = '[[ingredients]]\nid = "x{0}"\nname = "X"\nname_fr = "X"\ntype = "meat"\nforks = 1\n'
LONG = "".join(ROW.format(number) for number in range(13))


def written(folder: Path, text: str) -> str:
    """The path of a content file with this text."""
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_house_file_changes_and_adds_tokens(tmp_path: Path) -> None:
    t = tables(written(tmp_path, HOUSE))
    assert (t.forks[0], t.modes[4].price[0], t.modes[2].price[0]) == (9, 11, 13)
    assert (len(t.kind), len(t.service), len(t.cost)) == (19, 13, 12)
    assert (t.renovation_perks.income[11], t.loan_most) == (2, 8)
    assert sum(attraction.worker == 12 for attraction in t.attractions) == 1


@pytest.mark.parametrize(
    "text,sentence",
    [
        ('[[staff]]\nid = "manager"\neffect = "teleport"', "manager has the unknown effect teleport"),
        ('[[staff]]\nid = "x"\nname = "X"', "missing required field"),
        ('[[staff]]\nid = "manager"\nservice = "many"', "Expected `int`, got `str`"),
        ('[[staff]]\nid = "hostess"\nzone = ""', "hostess adds seats but names no zone"),
        ('[[staff]]\nid = "bartender"\ncustomer_type = "ghost"', "bartender names ghost; there are cheapskate"),
        ('[[staff]]\nid = "bartender"\ncustomer_type = "critic"', "bartender cannot attract the Critic"),
        ('[[staff]]\nid = "hostess"\neffect = "early_purchase"', "only one token may have the effect early_purchase"),
        ('[[staff]]\nid = "hostess"\ncount = 2', "every worker is there once"),
        (
            '[[staff]]\nid = "marketer"\ncondition = { kind = "min_forks_of_type", amount = 1 }',
            "names a type",
        ),
        ('[[renovations]]\nid = "walk_in_freezer"\namount = 2', "walk_in_freezer can save only one ingredient"),
        ('[[renovations]]\nid = "fish_tank"\ncost = -5', "Expected `int` >= 0"),
        ('[[customers]]\nid = "eric"\ntype = "tourist"', "there are 3 customers of type executive, not 4"),
        ('[[customers]]\nid = "eric"\ntertiary = ""', "eric has no secondary or no third preference"),
        ('[[customers]]\nid = "the_critic"\nin_bag = true', "the Critic, and nobody else, is never in the bag"),
        ('[[modes]]\nid = "players_4"\ndining_seats = 7', "players_4: dining_seats is not the sum of seat_layout"),
        ('[[modes]]\nid = "players_4"\nplayers = 3', "exactly one mode for 3 players, not 2"),
        ('[[modes]]\nid = "players_2"\nboard = "p34"', "players_2 is played on the board p2"),
        (
            '[[modes]]\nid = "players_2"\nstaff_stock = { rule = "fill_to", amount = 5, slots = 5 }',
            "more workers are",
        ),
        ('[[modes]]\nid = "players_2"\nstaff_limit = 6', "the wages scale has no value for 6 workers"),
        ('[[modes]]\nid = "players_3"\ninterest_per_10 = 10', "players_3: the interest eats up the loan"),
        ('[[modes]]\nid = "players_2"\nremoved_staff = ["cook"]', "players_2 names cook; there are master_chef"),
        (
            '[[modes]]\nid = "players_2"\nremoved_patio_copies = 3',
            "removes more copies of patio_seating",
        ),
        (
            '[[stores]]\nid = "bank"\nnumber = 4',
            "stores 1 to 6 sell seafood, meat, vegetables",
        ),
        ('[[categories]]\nid = "food"\nfinal_measure = "stars"', "the six final measures, one each"),
        ('[[price_charts]]\nid = "prices_34"\nprices = [5, 7]', "prices_34 has 2 prices for 6 faces"),
        ('[[victory_points]]\nid = "vp_2"\nfirst = [10]', "vp_2 needs one number for each of the 6 ranks"),
        ('[[end_triggers]]\nid = "boredom"\nname = "x"\nname_fr = "x"\nphase = "seat"', "the end triggers are"),
        ("[crowd]\ncap = 40", "the crowd may grow to 40, but there are only 30 customers"),
        ("[loans]\nmax_per_bank_visit = 200", "a visit to the Bank gives at most ten steps"),
        ('[[dogs]]\nid = "rex"', "has a table dogs; there are"),
        ('[[staff]]\nname = "X"', "a row without id"),
        ('[[stores]]\nid = "butcher"\nbase_price = {}', "needs base_price and capacity for both boards"),
        ('[[modes]]\nid = "players_4"\nremoved_staff_random = 12', "players_4 removes all staff or all renovations"),
        (
            '[[modes]]\nid = "players_4"\ningredient_dice = { dice = 1, sides = 6, keep_highest = 2 }',
            "more dice are kept",
        ),
        (LONG, "there may be at most 30 different ingredients, workers or renovations"),
        ("[crowd\n", "is not TOML"),
    ],
)
def test_bad_content_gets_a_clear_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadContent, match=None) as caught:
        tables(written(tmp_path, text))
    assert sentence in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot read the content file"):
        content(str(tmp_path / "nowhere.toml"))


def test_a_match_plays_with_house_content(tmp_path: Path) -> None:
    s = GAME.start(4, 3, {"content": written(tmp_path, HOUSE)})
    assert len(s.larder) + sum(map(len, s.goods[:3])) == 19
    while s.asks:
        s.answer(s.asks[0].seat, s.asks[0].options[-1])
    assert sum(GAME.result(s).scores) > 0
