"""House content: it replaces or extends printed rows, and whatever is wrong in it gets one clear sentence."""

from pathlib import Path
from typing import Any

import pytest

import prixfixe
from prixfixe.core.chance import chance
from prixfixe.core.state import play_random

GAME: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")
OWL = '[[chefs]]\nid = "owl"\nname = "Owl"\nname_fr = "Hibou"\nsource = "house"\ncapacity = 1\nqueue = 1'


@pytest.mark.parametrize(
    "text,sentence",
    [
        ('[[zous_chefs]]\nid = "hugo"\neffect = "fly"', "zous_chefs.hugo: there is no fly"),
        ('[[zous_chefs]]\nid = "hugo"\nsolo = "never"', "zous_chefs.hugo: there is no never"),
        ('[[zous_chefs]]\nid = "dot"\nsolo = "same"', "zous_chefs.dot: McDogald's cannot use peek_rumor"),
        ('[[zous_chefs]]\nid = "dot"\ncapacity = 4', "zous_chefs.dot: capacity is 1, 2 or 3"),
        ('[[zous_chefs]]\nid = "new"', "missing required field"),
        ('[[critics]]\nid = "cow"\neffect = "moo"', "critics.cow: there is no effect moo"),
        ('[[critics]]\nid = "mouse"\ncourse = "pie"', "critics.mouse: there is no pie"),
        ('[[critics]]\nid = "magpie"\nper = 0', "critics.magpie: per must be at least 1"),
        ('[[rumors]]\nid = "to_go"\nmetric = "crumbs"', "rumors.to_go: there is no crumbs"),
        ('[[rumors]]\nid = "tender"\ncourses = []', "rumors.tender: courses is empty"),
        ('[[restaurateurs]]\nid = "guy_furrieri"\neffect = "sleep"', "guy_furrieri: there is no effect sleep"),
        ('[[ingredients]]\nid = "bread"\nvalues = [2, 3]', "ingredients.bread: count is 13 but there are 2 values"),
        ('[[ingredients]]\nid = "bread"\ncount = 1\nvalues = [12]', "ingredients.bread: values go from 1 to 9"),
        ('[[spices]]\nid = "wine_spice"\nmatches = ["bread"]', "spices.wine_spice: the spices stand in course order"),
        ('[[challenges]]\nid = "ultimate_melt"\nrequires = ["tofu"]', "challenges.ultimate_melt: there is no tofu"),
        ('[[locations]]\nid = "soup_truck"\nfill = "daily"', "locations.soup_truck: there is no daily"),
        ('[[critics_choice]]\nid = "choice_cow"\ntie_order = ["bread"]', "choice_cow: tie_order names every type once"),
        ('[[manager_cards]]\nid = "manager_01"\nmode = "swim"', "manager_cards.manager_01: there is no swim"),
        ('[[score_track_rows]]\nid = "row_1"\nfirst = 3', "score_track_rows: the rows must cover the spaces 1 to 70"),
        ('[[round_track]]\nid = "round_2"\nround = 5', "round_track.round_2: rounds stand in order"),
        ('[game]\nrounds = 8', "round_track needs exactly 8 rows"),
        (OWL, "chefs needs exactly 3 rows, not 4"),
        ('[[critics]]\nid = "cow"\nmilk = 1', "milk"),
        ('[[drinks]]\nid = "tea"', "has a table drinks"),
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
    with pytest.raises(prixfixe.BadContent, match="cannot read the content file nowhere"):
        GAME.start(2, 1, {"content": "nowhere.toml"})


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
