"""Chapter 21: the worked examples with their exact numbers."""

from __future__ import annotations

import pytest

from prixfixe.games.ristorante_italia import critic, cubes, finals, menu, vip
from tests.games.ristorante_italia.scene import ROOMS, Scene


@pytest.mark.rule("RI-EX-1")
def test_the_market_example() -> None:
    scene = Scene().shop("butcher", "pork veal beef duck chicken chicken", "turkey")
    scene.shop("greengrocer", 6 * "tomato ", 7 * "potato ", "").turn("ann").plays("ann", "market", "pork")
    assert scene.stall("butcher") == ["turkey", "veal", "beef", "duck", "chicken", "chicken"]
    scene.plays("ann", "restock greengrocer")
    assert (scene.stall("greengrocer"), scene.trash("greengrocer")) == (6 * ["potato"], 6 * ["tomato"])
    assert (scene.coins()[0], scene.shelf("ann"), scene.s.actions) == (21, ["pork"], 1)
    assert scene.offered("ann", "draw first")  # this action is over; potatoes need another one
    scene.plays("ann", "market", "potato")
    assert (scene.coins()[0], scene.shelf("ann")) == (20, ["pork", "potato"])


@pytest.mark.rule("RI-EX-2")
def test_the_placing_example() -> None:
    hand = ["carciofi_ai_funghi", "funghi_trifolati", "arrosto_di_vitello"]
    scene = Scene().has("ann", hand=" ".join(hand), shelf="mushroom artichoke cheese veal").at(1, "critic")
    scene.do(menu.place, 0).takes("ann", "carciofi_ai_funghi", out_of=["pass", *hand])
    scene.takes("ann", "arrosto_di_vitello", out_of=["pass", "arrosto_di_vitello"]).takes("ann", "pass")
    assert (scene.shelf("ann"), scene.hand("ann")) == ([], ["funghi_trifolati"])
    assert critic.new_prestige(scene.s.tables, scene["ann"]) == 10


@pytest.mark.rule("RI-EX-2")
def test_the_other_way_of_the_placing_example() -> None:
    hand = "carciofi_ai_funghi funghi_trifolati arrosto_di_vitello"
    scene = Scene().has("ann", hand=hand, shelf="mushroom artichoke cheese veal").do(menu.place, 0)
    scene.plays("ann", "funghi_trifolati").takes("ann", "arrosto_di_vitello", out_of=["pass", "arrosto_di_vitello"])
    assert scene.shelf("ann") == ["artichoke", "cheese"]


@pytest.mark.rule("RI-EX-3")
def test_the_critic_example() -> None:
    scene = Scene(4).has("ann", new="carciofi_ai_funghi arrosto_di_vitello")  # Federico, 10
    scene.has("bob", new="tiramisu caponata")  # Silvia, 11
    scene.has("cid", new="ossobuco").has("dee", new="caponata")  # Giulio 8, Riccardo 4
    scene.at(1, "critic").do(critic.judge)
    assert [scene.s.values[seat] for seat in range(4)] == [10, 11, 8, 4]
    assert scene.ratings() == [14, 16, 12, 12]


@pytest.mark.rule("RI-EX-4")
def test_the_vip_example() -> None:
    scene = Scene(4).at(1, "vip").do(vip.bid)
    scene.takes("ann", 1).takes("bob", 5).takes("cid", 0).takes("dee", 12)  # Federico, Silvia, Giulio, Riccardo
    assert scene.coins() == [25, 23, 25, 13]
    assert scene.stars() == [1, 1, 1, 2]
    assert scene["dee"].vips == 1


@pytest.mark.rule("RI-EX-5")
def test_the_guide_example() -> None:
    silvia = "tartare_di_tonno risotto_gamberi_e_asparagi baccala_mantecato semifreddo_alle_mandorle"
    giulio = "carpaccio_di_manzo risotto_ai_funghi saltimbocca tiramisu"  # 8 + 5 + 7 + 7
    scene = Scene().has("ann", menu=silvia).has("bob", menu=giulio).at(4, "guide").do(finals.guide)
    scene.plays("ann", "pass").plays("bob", "pass").plays("ann", *silvia.split()).plays("bob", *giulio.split())
    scene.told("dinner_score", 0, 21).told("dinner_score", 1, 27).told("wins_category", 0, 1)
    assert scene.spoons() == [0, 1]
    assert [r.specialities for r in scene.s.restaurants] == [0, 0]


@pytest.mark.rule("RI-EX-6")
def test_the_economy_example() -> None:
    scene = Scene(3).has("ann", coins=57).has("bob", coins=23).has("cid", coins=48).at(4, "economy").do(finals.economy)
    assert (scene.stars(), scene.coins()) == ([2, 1, 1], [57, 23, 48])


@pytest.mark.rule("RI-EX-7")
def test_the_cube_example() -> None:
    scene = Scene(2, advanced=True).has("ann", new="tiramisu caponata", rating=12, cubes=3)  # Marco, 11
    scene.has("bob", new="carciofi_ai_funghi arrosto_di_vitello", cubes=3).at(1, "critic")  # Riccardo, 10
    scene.do(cubes.season).takes("ann", 0).takes("bob", 2).takes("ann", 1).takes("bob", 1).takes("ann", 0)
    scene.quiet().do(critic.judge).told("critic_score", 0, 12).told("critic_score", 1, 13)
    assert scene.ratings() == [16, 16]
    assert scene.s.standing == [1, 0]


@pytest.mark.rule("RI-EX-7")
def test_marco_would_have_won_the_tie_of_the_cube_example() -> None:
    scene = Scene(2, advanced=True).has("ann", new="tiramisu caponata", rating=12, cubes=3)
    scene.has("bob", new="carciofi_ai_funghi arrosto_di_vitello", cubes=2).at(1, "critic")
    scene.do(cubes.season).takes("ann", 0).takes("bob", 2).takes("ann", 1).takes("ann", 0).do(critic.judge)
    assert (scene.s.values, scene.s.standing) == ([12, 12], [0, 1])


@pytest.mark.rule("RI-EX-8")
def test_the_fisherman_example() -> None:
    scene = Scene(2, advanced=True).board("fisherman").shop("fishmonger", crate="cod mussel mussel").turn("ann")
    scene.plays("ann", "card fisherman", "cod")
    assert (scene.coins()[0], scene.shelf("ann"), scene.s.actions) == (25 - 5 - 3, ["cod"], 1)
    scene.plays("ann", "market", "search fishmonger", "mussel")
    assert scene.shelf("ann") == ["mussel", "cod"]


@pytest.mark.rule("RI-EX-9")
def test_the_orchard_example() -> None:
    scene = Scene(2, advanced=True).board("orchard").shop("fruiterer", crate="pear almond").turn("ann")
    scene.plays("ann", "card orchard").takes("ann", "pear", out_of=["pass", "pear", "almond"])
    scene.plays("ann", "market", "search fruiterer", "almond")
    assert scene.shelf("ann") == ["pear", "almond"]


@pytest.mark.rule("RI-EX-10")
def test_the_rooms_of_three_players() -> None:
    assert Scene(3, advanced=True).s.rooms == [3, 2, 2]


@pytest.mark.rule("RI-EX-11")
def test_two_cubes_together_give_two() -> None:
    scene = Scene(2, advanced=True).has("ann", new="caponata", cubes=2).at(1, "critic").do(cubes.season)
    scene.takes("ann", 2).do(critic.judge).told("critic_score", 0, 4 + 2)


@pytest.mark.rule("RI-EX-12")
def test_luxury_comes_with_the_fourth_action_phase_and_super_luxury_with_the_seventh() -> None:
    scene = Scene(2, advanced=True).has("ann", coins=99)
    squares = [i for i, phase in enumerate(scene.s.tables.phase_of) if phase == 0]
    first: dict[str, int] = {}
    for number, square in enumerate(squares, 1):
        scene.s.square = square
        scene.turn("ann")
        for room in ROOMS:
            if scene.offered("ann", f"build {room}"):
                first.setdefault(room, number)
    assert first == {"standard": 1, "luxury": 4, "super_luxury": 7}
