"""Content files: what is wrong gets one clear sentence, and what is right changes the game."""

from pathlib import Path

import pytest

from prixfixe import BadContent
from prixfixe.games.restaurant_row.content import content, tables
from prixfixe.games.restaurant_row.state import RENOVATION_SHOP, SHOP_CHOICE
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


BAD = [
    (
        '[[staff]]\nid = "manager"\neffect = "teleport"',
        "staff manager, effect: 'teleport' cannot be; it may be one of none",
    ),
    ('[[staff]]\nid = "x"\nname = "X"', "staff x, count: this field must be there"),
    (
        '[[staff]]\nid = "manager"\nservice = "many"',
        "staff manager, service: 'many' cannot be; it may be a whole number",
    ),
    (
        '[[staff]]\nid = "manager"\nstaff_limit_bonus = 6',
        "wages, scale: [0, 5, 10, 20, 30] cannot be; players_4: a wage",
    ),
    ('[[staff]]\nid = "hostess"\nzone = ""', "staff hostess, zone: '' cannot be; it may be extra or patio"),
    (
        '[[staff]]\nid = "bartender"\ncustomer_type = "ghost"',
        "customer_type: 'ghost' cannot be; it may be one of cheap",
    ),
    (
        '[[staff]]\nid = "bartender"\ncustomer_type = "critic"',
        "customer_type: 'critic' cannot be; it may be one of cheap",
    ),
    ('[[staff]]\nid = "hostess"\neffect = "early_purchase"', "only one token may have the effect early_purchase"),
    ('[[staff]]\nid = "hostess"\ncount = 2', "staff hostess, count: 2 cannot be; it is 1"),
    (
        '[[staff]]\nid = "marketer"\ncondition = { kind = "min_forks_of_type", amount = 1 }',
        "names a type of ingredient",
    ),
    (
        '[[renovations]]\nid = "walk_in_freezer"\namount = 2',
        "renovations walk_in_freezer, amount: 2 cannot be; it is 1",
    ),
    ('[[renovations]]\nid = "fish_tank"\ncost = -5', "cost: -5 cannot be; it may be a whole number from 0 to 200"),
    (
        '[[customers]]\nid = "eric"\ntype = "critic"',
        "type: ['eric', 'the_critic'] cannot be; exactly one customer has the type critic",
    ),
    ('[[customers]]\nid = "the_shill"\nremove = true', "type: [] cannot be; exactly one customer has the type shill"),
    ('[[customers]]\nid = "eric"\ntertiary = ""', "customers eric, tertiary: '' cannot be; it has a third wish"),
    ('[[customers]]\nid = "the_critic"\nin_bag = true', "customers the_critic, in_bag: True cannot be; it is False"),
    ('[[modes]]\nid = "players_4"\ndining_seats = 7', "seat_layout: 5 cannot be; its numbers make dining_seats, 7"),
    ('[[modes]]\nid = "players_4"\nplayers = 3', "modes players_4, players: 3 cannot be; it is 4"),
    ('[[modes]]\nid = "players_2"\nboard = "p34"', "modes players_2, board: 'p34' cannot be; it is 'p2'"),
    (
        '[[modes]]\nid = "players_2"\nstaff_stock = { rule = "fill_to", amount = 5, slots = 5 }',
        "staff_stock: 5 cannot be; 1 to 4, as the board p2 has slots",
    ),
    ('[[modes]]\nid = "players_2"\nstaff_limit = 6', "players_2: a wage for 0 to 6 workers"),
    (
        '[[modes]]\nid = "players_3"\ninterest_per_10 = 10',
        "interest_per_10: 10 cannot be; a fifth of loans.step at most, 2",
    ),
    (
        '[[modes]]\nid = "players_2"\nremoved_staff = ["cook"]',
        "removed_staff: 'cook' cannot be; it may be one of master",
    ),
    ('[[modes]]\nid = "players_2"\nremoved_staff_random = 10', "some staff must be left"),
    ('[[stores]]\nid = "bank"\nnumber = 4', "the shops have the numbers 1 to 6, each once"),
    ('[[categories]]\nid = "food"\nfinal_measure = "stars"', "each once: stars, cash_minus_loans"),
    (
        '[[price_charts]]\nid = "prices_34"\nprices = [5, 7]',
        "prices: [5, 7] cannot be; one price for each of the 6 faces",
    ),
    ('[[price_charts]]\nid = "prices_34"\nprices = [0, 7, 9, 11, 13, 15]', "it is 1 at least, for nobody is paid"),
    ('[[victory_points]]\nid = "vp_2"\nfirst = [10]', "one number for each of the 6 ranks"),
    ('[[end_triggers]]\nid = "boredom"\nphase = "seat"', "end_triggers: its rows are last_staff_placed"),
    ("[crowd]\ncap = 20", "cap: 20 cannot be; players_4 can only end if 27 guests may come"),
    ("[crowd]\nstart = 31", "crowd, start: 31 cannot be; at most 30 guests come"),
    ("[loans]\nmax_per_bank_visit = 200", "max_per_bank_visit: 200 cannot be; 1 to 10 times loans.step"),
    ('[[dogs]]\nid = "rex"', "dogs: there is no such table; the tables are categories"),
    ('[[staff]]\nname = "X"', "staff, id: every row has an id"),
    ('[[stores]]\nid = "butcher"\nbase_price = { p5 = 1 }', "base_price: 'p5' cannot be; it may be one of p34, p2"),
    (
        '[[modes]]\nid = "players_4"\ningredient_dice = { dice = 1, sides = 6, keep_highest = 2 }',
        "ingredient_dice.keep_highest: 2 cannot be; 1 dice are rolled",
    ),
    (LONG, "ingredients: 31 cannot be; there may be 1 to 30 rows"),
    ("[crowd\n", "is not TOML"),
]


@pytest.mark.parametrize("text,sentence", BAD, ids=lambda text: text[:30])
def test_bad_content_gets_a_clear_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadContent, match=None) as caught:
        tables(written(tmp_path, text))
    assert sentence in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot read the file of cards"):
        content(str(tmp_path / "nowhere.toml"))


def test_a_match_plays_with_house_content(tmp_path: Path) -> None:
    s = GAME.start(4, 3, {"content": written(tmp_path, HOUSE)})
    assert len(s.larder) + sum(map(len, s.goods[:3])) == 19
    while s.asks:
        s.answer(s.asks[0].seat, s.asks[0].options[-1])
    assert sum(GAME.result(s).scores) > 0


def test_shops_are_resolved_by_their_own_numbers(tmp_path: Path) -> None:
    numbers = {"fish_market": 5, "renovation_shop": 1}
    text = "".join(f'[[stores]]\nid = "{name}"\nnumber = {number}\n' for name, number in numbers.items())
    s = GAME.start(3, 1, {"content": written(tmp_path, text)})
    assert s.tables.street == [4, 1, 2, 3, 0, 5]
    shops = {0: 0, 1: 4, 2: 4}  # the Fish Market, and the Renovation Shop, which is resolved first
    while s.shop < 0:
        assert s.sealing == SHOP_CHOICE
        seat = s.asks[0].seat
        s.answer(seat, shops[seat])
    assert s.shop == RENOVATION_SHOP


def test_the_types_of_guests_have_as_many_as_they_say() -> None:
    c = content("")
    for kind in c.customer_types:
        assert kind.count == sum(guest.type == kind.id for guest in c.customers)
    boxed = {row.id: row.count for row in c.components}
    assert boxed["customer_tokens"] + boxed["critic_token"] == len(c.customers) == c.crowd.cap
    assert boxed["ingredient_tokens"] == len(c.ingredients)
    assert boxed["staff_tokens"] == len(c.staff)
    assert boxed["renovation_tokens"] == sum(row.count for row in c.renovations)
