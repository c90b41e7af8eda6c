"""House content: it replaces or extends printed rows, and whatever is wrong in it gets one clear sentence."""

from pathlib import Path
from typing import Any, Sequence

import pytest

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random
from prixfixe.games.critter_kitchen.content import content
from prixfixe.games.critter_kitchen.plates import factor
from prixfixe.games.critter_kitchen.state import NOBODY
from prixfixe.games.critter_kitchen.tables import SPICE
from prixfixe.kit import packs
from prixfixe.kit.problems import BadCards

GAME: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")
OWL = '[[chefs]]\nid = "owl"\nname = "Owl"\nname_fr = "Hibou"\nsource = "house"\ncapacity = 1\nqueue = 1'
WITHOUT_MOUSE = """[[critics]]
id = "mouse"
remove = true
[[critics_choice]]
id = "choice_mouse"
remove = true
"""


@pytest.mark.parametrize(
    "table,row,line,sentence",
    [
        ("zous_chefs", "hugo", 'effect = "fly"', "effect: 'fly' cannot be; it may be one of gain_star"),
        ("zous_chefs", "hugo", 'solo = "never"', "solo: 'never' cannot be; it may be one of same"),
        ("zous_chefs", "dot", 'solo = "same"', "solo: 'same' cannot be; McDogald's cannot use peek_rumor"),
        ("zous_chefs", "dot", "capacity = 4", "capacity: 4 cannot be; it may be a whole number from 1 to 3"),
        ("zous_chefs", "dot", 'effect = "bag_choose"', "draw: 0 cannot be; the effect bag_choose needs it"),
        ("critics", "cow", 'effect = "moo"', "effect: 'moo' cannot be; it may be one of challenge_extra"),
        ("critics", "mouse", 'course = "pie"', "course: 'pie' cannot be; it may be one of bread"),
        ("critics", "magpie", "per = 0", "per: 0 cannot be; the effect bonus_spices needs it"),
        ("rumors", "to_go", 'metric = "crumbs"', "metric: 'crumbs' cannot be; it may be one of spices_served"),
        ("rumors", "tender", "courses = []", "courses: [] cannot be; the effect"),
        ("restaurateurs", "guy_furrieri", 'effect = "sleep"', "effect: 'sleep' cannot be; it may be one of"),
        ("ingredients", "bread", "values = [12]", "values: [12] cannot be; it may be a list: in it, it may be"),
        ("spices", "wine_spice", 'matches = ["bread"]', "matches: ['bread'] cannot be; it is ['wine']"),
        ("challenges", "ultimate_melt", 'requires = ["tofu"]', "requires: 'tofu' cannot be; it may be one of"),
        ("challenges", "ultimate_melt", "requires = []", "requires: [] cannot be; 2 to 4 different ingredients"),
        ("locations", "soup_truck", 'fill = "daily"', "fill: 'daily' cannot be; it may be one of never"),
        ("critics_choice", "choice_cow", 'tie_order = ["bread"]', "tie_order: ['bread'] cannot be; it names"),
        ("critics_choice", "choice_cow", 'day_1 = ["rumor"]', "day_1: highest must be among them"),
        ("manager_cards", "manager_01", 'mode = "swim"', "mode: 'swim' cannot be; it may be one of location"),
        ("round_track", "round_2", "round = 5", "round: 5 cannot be; it may be 2, in order"),
        ("critics", "cow", "milk = 1", "milk: there is no such field; the fields are effect"),
    ],
)  # fmt: skip
def test_a_bad_field_gets_one_sentence(table: str, row: str, line: str, sentence: str) -> None:
    with pytest.raises(BadCards) as caught:
        GAME.start(2, 1, {"content": kept(f'[[{table}]]\nid = "{row}"\n{line}')})
    assert f": {table} {row}, {sentence}" in str(caught.value) and len(caught.value.problems) == 1


@pytest.mark.parametrize(
    "text,sentence",
    [
        ('[[restaurateurs]]\nid = "guy_furrieri"\nremove = true', "restaurateurs: 9 cannot be; there must be"),
        ('[[locations]]\nid = "air_docks"\nnumber = 3', "locations, number: [1, 2, 3, 3, 5] cannot be; the"),
        ('[[score_track_rows]]\nid = "row_1"\nfirst = 3', "the rows must cover the spaces 1 to 70"),
        ("[game]\nrounds = 8", "game, rounds: 8 cannot be; it may be 7, as many as there are rows of round_track"),
        ("[game]\nstarting_soup = -5", "game, starting_soup: -5 cannot be; it may be a whole number from 0 to 20"),
        (OWL, "chefs: ('mouse', 'lizard', 'boar', 'owl') cannot be; its rows are mouse, lizard, boar, in this order"),
        ("[game.clocks]\nlunch = 1", "game, clocks.lunch: there is no such field; the fields are restaurateur"),
        ('[[drinks]]\nid = "tea"', "drinks: there is no such table; the tables are challenge_awards"),
        ("not toml", "is not TOML"),
    ],
)  # fmt: skip
def test_bad_content_gets_one_clear_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(prixfixe.BadContent) as caught:
        GAME.start(2, 1, {"content": str(path)})
    assert sentence in str(caught.value) and "\n" not in str(caught.value)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(prixfixe.BadContent, match="cannot read the file of cards nowhere"):
        GAME.start(2, 1, {"content": "nowhere.toml"})


def test_all_that_is_wrong_is_told_at_once() -> None:
    pack = '[game]\nstarting_soup = 99\n[[zous_chefs]]\nid = "new"\n'
    with pytest.raises(BadCards) as caught:
        GAME.start(2, 1, {"content": kept(pack)})
    fields = {problem.field for problem in caught.value.problems}
    assert fields == {"starting_soup", "capacity", "when", "effect", "optional", "solo"}


def kept(pack: str) -> str:
    """The fingerprint of a pack."""
    return packs.keep(packs.parse(pack, "the pack"))


def test_house_content_changes_numbers_and_plays(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(
        '[game]\nstarting_soup = 4\n[[ingredients]]\nid = "wine"\nvalues = [9, 9, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7]\n'
        '[[zous_chefs]]\nid = "ada"\nname = "Ada"\nname_fr = "Ada"\nsource = "house"\ncapacity = 2\noptional = false\n'
        'when = "before_first_pick"\neffect = "add_bag_items"\nsolo = "same"\namount = 3\n',
        encoding="utf-8",
    )
    for seats in range(1, 6):
        s = GAME.start(seats, 3, {"content": str(path), "restaurateurs": True})
        assert s.kitchens[0].soup == 4 and len(s.zous_deck) + (s.zous_offer >= 0) == 13 and s.tables.bag.count(62) == 2
        play_random(s, chance(1), 5000)
        assert s.over


def test_a_critic_of_ones_own_is_chosen_by_name_and_joins_the_random_ones() -> None:
    pack = kept('[[critics]]\nid = "gull"\nname = "The Gull"\neffect = "fridge_bonus"\namount = 4\n')
    for seats in range(1, 6):
        s = GAME.start(seats, 3, {"content": pack, "critic": "gull"})
        assert content(pack).critics[s.critic].name_fr == "The Gull" and s.judge(0).fridge == 4
        play_random(s, chance(1), 5000)
        assert s.over
    assert 12 in {GAME.start(2, seed, {"content": pack}).critic for seed in range(60)}
    with pytest.raises(prixfixe.BadOption, match="option critic cannot be gull; it may be random, badger"):
        GAME.start(2, 1, {"critic": "gull"})
    with pytest.raises(prixfixe.BadOption, match="option critic cannot be mouse"):
        GAME.start(2, 1, {"content": kept(WITHOUT_MOUSE), "first_game": True})


def test_the_pack_of_the_examples_changes_adds_and_removes_cards() -> None:
    pack = GAME.cards.named("examples/cards/critter-kitchen.toml")
    c = content(pack)
    assert c.game.starting_soup == 2 and [row.stars for row in c.critics if row.id == "badger"] == [5]
    assert c.critics[-1].id == "gull" and len(c.manager_cards) == len(content().manager_cards) - 1


def test_a_spice_multiplies_the_rabbits_course_once_more_where_a_pack_says_so() -> None:
    stacked = kept('[[critics]]\nid = "rabbit"\nstacks = true\n')
    found = []
    for name in ("", stacked):
        s = GAME.start(2, 1, {"content": name, "critic": "rabbit"})
        found.append([factor(s, 0, 1, NOBODY), factor(s, 0, 1, SPICE + 1), factor(s, 0, 2, SPICE + 2)])
    assert found == [[2, 2, 2], [2, 4, 2]]


def test_the_printed_rows_are_what_the_box_holds() -> None:
    c = content()
    counts = {row.id: row.count for row in c.components}
    assert all(len(row.values) == row.count for row in c.ingredients)
    tokens: dict[str, Sequence[Any]] = {
        "ingredient_token": c.ingredients,
        "spice_token": c.spices,
        "rumor_token": c.rumor_tokens,
    }
    assert {name: sum(row.count for row in table) for name, table in tokens.items()}.items() <= counts.items()
    assert sum(row.count for row in c.star_denominations) == counts["star_token"]
    cards: dict[str, Sequence[Any]] = {
        "challenge_card": c.challenges, "critic_card": c.critics, "rumor_card": c.rumors,
        "zous_chef_card": c.zous_chefs,
        "restaurateur_card": c.restaurateurs, "critics_choice_card": c.critics_choice, "manager_card": c.manager_cards,
        "mcdogald_chef_card": c.mcdogald_chef_cards, "location_board": c.locations,
    }  # fmt: skip
    assert {name: len(table) for name, table in cards.items()}.items() <= counts.items()
    assert [row.critic for row in c.critics_choice] == [row.id for row in c.critics]
    assert c.game.challenges_in_play == sum(row.reveals_challenge for row in c.round_track)
    seventh = next(row for row in c.other_tokens if row.id == "allspice_7th_round")
    assert sum(row.academy_offer == seventh.id for row in c.round_track) == 1
