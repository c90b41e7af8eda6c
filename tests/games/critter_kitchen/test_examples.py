"""The worked examples of the rulebook, with their exact numbers."""

import pytest

from prixfixe.games.critter_kitchen.fridge import refrigerate
from prixfixe.games.critter_kitchen.plates import course_quality
from prixfixe.games.critter_kitchen.rival import choose, receive
from prixfixe.games.critter_kitchen.rounds import end_round
from prixfixe.games.critter_kitchen.scoring import total_quality, track_stars
from prixfixe.games.critter_kitchen.solo import destination
from prixfixe.games.critter_kitchen.state import ABILITIES, BEST_COURSES, CHALLENGES, QUALITY, RUMORS
from tests.games.critter_kitchen.scene import PLACES, Bay, row, token, tokens

DAY = "ultimate_melt wine_and_dine tasty_tapas"


@pytest.mark.rule("CK-EX-1")
def test_carrying_capacity() -> None:
    scene = Bay("purple yellow blue").at("garden", "bread2 fish3 wine4", "purple.mouse yellow.lizard blue.boar")
    scene.shop("garden").takes("purple", "wine4").all("yellow", "fish3", "bread2").quiet()
    scene.has("blue", "soup").track("purple yellow blue")


@pytest.mark.rule("CK-EX-2")
def test_alternating_boars() -> None:
    scene = (
        Bay("red yellow blue").at("desert", "wine4 fork mushroom3", "blue.mouse red.boar yellow.boar").shop("desert")
    )
    scene.takes("blue", "wine4").takes("red", "fork").takes("yellow", "mushroom3").quiet()
    scene.track("red yellow blue").has("red", "").has("yellow", "mushroom3")


@pytest.mark.rule("CK-EX-3")
def test_tie_for_the_first_pick() -> None:
    scene = Bay("red yellow blue").at("garden", "bread2 bread3 bread4 bread5", "red.mouse yellow.mouse blue.lizard")
    scene.shop("garden").takes("red", "bread5").track("yellow blue red").takes("yellow", "bread4")
    scene.all("blue", "bread3", "bread2").quiet()


@pytest.mark.rule("CK-EX-4")
def test_tie_later() -> None:
    scene = Bay("yellow blue red").at(
        "garden", "bread2 bread3 bread4 bread5 bread6", "red.mouse yellow.lizard blue.lizard"
    )
    scene.shop("garden").takes("red", "bread6").takes("yellow", "bread5").takes("blue", "bread4")
    scene.takes("yellow", "bread3").takes("blue", "bread2").track("yellow blue red").quiet()


@pytest.mark.rule("CK-EX-5")
def test_leaving_early() -> None:
    scene = Bay("blue red").at("garden", "bread2 fish2", "blue.boar").at("academy", "", "red.mouse").shop("garden")
    scene.takes("blue", "leave", out_of=["bread2", "fish2", "leave"]).has("blue", "soup")
    scene.asked("red", ["bread2", "fish2", "leave"])


@pytest.mark.rule("CK-EX-6")
def test_soup_truck() -> None:
    scene = Bay("yellow purple").at("truck", "bisque mushroom4", "yellow.lizard purple.boar").shop("truck")
    scene.all("yellow", "bisque", "mushroom4").all("purple", "soup", "soup", "soup").quiet()
    scene.has("yellow", "mushroom4 bisque").has("purple", "soup soup soup")


@pytest.mark.rule("CK-EX-7")
def test_midnight_merchant() -> None:
    scene = Bay("red blue yellow").bag("bread2 bread3 bread4 bread5").at("merchant", "", "red.mouse blue.boar")
    scene.shop("merchant").takes("red", "bread5", out_of=["bread2", "bread3", "bread4", "bread5", "leave"])
    scene.all("blue", "bread2", "bread3", "bread4").quiet()


@pytest.mark.rule("CK-EX-8")
def test_academy() -> None:
    scene = Bay("red purple").at("academy", "fish5", "red.mouse purple.mouse").offers("ming").shop("academy")
    scene.takes("red", "zous").takes("purple", "fish5").track("purple red").has("purple", "fish5").do(end_round)
    assert scene.kitchen("red").zous == row("zous_chefs", "ming")


@pytest.mark.rule("CK-EX-9")
def test_challenge_of_21() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread2 fish7 bread-spice fish-spice bisque").cook()
    scene.all("blue", "bread2", "fish7", "spice on bread2", "spice on fish7", "bisque", "done").meal("blue", 21, 4)


@pytest.mark.rule("CK-EX-10")
def test_challenge_with_the_hold_token() -> None:
    scene = (
        Bay().challenges(DAY).holds("blue", "carrot6 carrot2 mushroom3 soup").cook().all("blue", "abandon", "abandon")
    )
    scene.all("blue", "carrot6", "carrot2", "mushroom3")
    with_soup = Bay().challenges(DAY).holds("blue", "carrot6 carrot2 mushroom3 soup").cook()
    with_soup.all("blue", "abandon", "abandon", "carrot6", "carrot2", "mushroom3", "soup", "done")
    with_soup.meal("blue", 12, 2, "tasty_tapas")
    scene.takes("blue", "done").meal("blue", 11, 1, "tasty_tapas")


@pytest.mark.rule("CK-EX-11")
def test_no_meal() -> None:
    scene = Bay().challenges(DAY).holds("blue", "bread7 meat7 wine7").cook().present().points(CHALLENGES, blue=0)
    scene.has("blue", "bread7 meat7 wine7")


@pytest.mark.rule("CK-EX-12")
def test_refrigeration_on_day_1() -> None:
    scene = Bay("jack ann").round(3).holds("jack", "cheese3 cheese4 wine5 wine-spice bread6 meat2 carrot3 fish2 soup")
    scene.do(refrigerate).all("jack", "meat2", "carrot3", "fish2").told("returned", 0, 3)
    scene.has("jack", "cheese3 cheese4 wine5 wine-spice bread6 soup")
    assert sorted(scene.s.bag) == tokens("meat2 carrot3 fish2")


@pytest.mark.rule("CK-EX-13")
def test_spice() -> None:
    assert course_quality(Bay().plate("blue", "meat6+spice").s, 0, 4) == 12


@pytest.mark.rule("CK-EX-14")
def test_critic_plate() -> None:
    scene = (
        Bay().holds("blue", "fish4 mushroom5 fish-spice allspice").dine().all("blue", "none", "none", "none", "fish4")
    )
    scene.all("blue", "fish-spice", "none", "mushroom5", "allspice", "none").all("red", *["none"] * 7)
    assert scene.kitchen("blue").plates[0].quality == 8 + 10


@pytest.mark.rule("CK-EX-15")
def test_best_of_with_the_cow() -> None:
    scene = Bay("alex peter", critic="cow").plate(
        "alex", "bread6 bread3 bread2 carrot7 cheese4 fish6 meat5 mushroom7 wine5"
    )
    scene.plate("peter", "bread6 carrot5 cheese6 fish3 meat5 mushroom4 wine7 wine4").judge()
    scene.points(BEST_COURSES, alex=5, peter=3)


@pytest.mark.rule("CK-EX-16")
@pytest.mark.parametrize("rival,stars", [("bread2+spice fish2+spice", 10), ("bread2+spice fish2+spice wine2+spice", 8)])
def test_rumors(rival: str, stars: int) -> None:
    plate = "bread3+spice carrot3 cheese4 fish5 meat5+spice mushroom6 wine7"
    scene = Bay("nicole ann", rumors="tender nocturnal spice_lover").plate("nicole", plate).plate("ann", rival).judge()
    scene.points(RUMORS, nicole=stars)


@pytest.mark.rule("CK-EX-17")
def test_final_score() -> None:
    scene = Bay(critic="tree_shrew", rumors="wine_fanatic picky tender")
    scene.plate("blue", "bread6 carrot4 cheese4 fish5+spice meat5 wine7+spice").judge().points(QUALITY, blue=11)
    assert total_quality(scene.s, 0) == 76 and track_stars(scene.s, 76) == 11


@pytest.mark.rule("CK-EX-18")
def test_solo_placement_by_the_arrow() -> None:
    scene = Bay("henry").at("garden", "bread7").at("desert", "wine7")
    assert destination(scene.s, scene.s.tables.orders[row("mcdogald_chef_cards", "mouse_01")]) == PLACES.index("desert")


@pytest.mark.rule("CK-EX-19")
def test_solo_placement_on_free_locations() -> None:
    scene = (
        Bay("henry").at("garden", "bread5 fish5").at("desert", "wine7 fish7", "mcdogald.mouse").at("academy", "meat2")
    )
    assert destination(scene.s, scene.s.tables.orders[row("mcdogald_chef_cards", "boar_01")]) == PLACES.index("garden")


@pytest.mark.rule("CK-EX-20")
def test_solo_shopping() -> None:
    scene = Bay("henry", critic="kangaroo").at("desert", "fork carrot6 bread6", "mcdogald.lizard")
    scene.at("academy", "", "henry.mouse").shop("desert").asked("henry", ["carrot6", "leave"]).stars(mcdogald=2)
    assert scene.s.rival.course[0] == token("bread6") and choose(scene.s, tokens("carrot6 bread6")) == token("bread6")


@pytest.mark.rule("CK-EX-21")
def test_solo_best_of_with_the_kangaroo() -> None:
    scene = Bay("henry", critic="kangaroo")
    receive(scene.s, token("bread7"))
    receive(scene.s, token("carrot6"))
    scene.plate("henry", "bread6 carrot7").judge().points(BEST_COURSES, henry=2, mcdogald=0)


@pytest.mark.rule("CK-EX-22")
@pytest.mark.parametrize("plate,quality", [("bread3+spice", 6), ("bread6", 9), ("bread6+spice", 18)])
def test_kangaroo(plate: str, quality: int) -> None:
    assert course_quality(Bay(critic="kangaroo").plate("blue", plate).s, 0, 0) == quality


@pytest.mark.rule("CK-EX-23")
def test_rabbit_with_the_carrot_fanatic() -> None:
    scene = Bay(critic="rabbit", rumors="carrot_fanatic picky tender").plate("blue", "carrot5+spice")
    assert (course_quality(scene.s, 0, 1), total_quality(scene.s, 0)) == (10, 20)


@pytest.mark.rule("CK-EX-24")
def test_goat_with_the_rabbit() -> None:
    scene = Bay(critic="rabbit").boss("blue", "goat_n_ramsey").plate("blue", "carrot2")
    assert course_quality(scene.s, 0, 1) == 8


@pytest.mark.rule("CK-EX-25")
def test_mercurial() -> None:
    Bay(rumors="mercurial picky tender").plate("blue", "bread7 carrot3 wine5").judge().points(RUMORS, blue=4)


@pytest.mark.rule("CK-EX-26")
def test_odd_tastes_with_the_kangaroo() -> None:
    scene = Bay(critic="kangaroo", rumors="odd_tastes picky tender").plate("blue", "bread6 fish7")
    scene.plate("red", "bread4 fish7").judge().points(RUMORS, blue=1, red=0)


@pytest.mark.rule("CK-EX-27")
def test_heron_sanchez() -> None:
    scene = Bay().boss("blue", "heron_sanchez").challenges("tasty_tapas savory_stack picnic_platter")
    scene.holds("blue", "bread7 bread2 carrot4 carrot3 soup").cook().all("blue", "bread7", "helper on bread7", "bread2")
    scene.all("blue", "carrot4", "helper on carrot4", "carrot3", "soup", "done").meal("blue", 23, 4, "tasty_tapas")


@pytest.mark.rule("CK-EX-28")
@pytest.mark.parametrize("plate,stars", [("bread3 mushroom4", 3), ("bread3 meat4", 3), ("bread5 mushroom4", 0)])
def test_hibernator(plate: str, stars: int) -> None:
    Bay(rumors="hibernator bread_fanatic tender").plate("blue", plate).judge().points(RUMORS, blue=stars)


@pytest.mark.rule("CK-EX-29")
def test_super_chatty_with_the_jerboa() -> None:
    scene = Bay(critic="jerboa", rumors="super_chatty picky tender").knows("blue", "fork spoon knife")
    scene.plate("blue", "bread5+rumor fish5+rumor").judge().points(RUMORS, blue=3)


@pytest.mark.rule("CK-EX-30")
def test_carol() -> None:
    scene = (
        Bay("blue red yellow").zous("blue", "carol").at("garden", "bread2 bread3", "blue.zous red.mouse").shop("garden")
    )
    scene.takes("blue", "bread3").track("red yellow blue").points(ABILITIES, blue=1)


@pytest.mark.rule("CK-EX-31")
def test_penny() -> None:
    scene = Bay().zous("blue", "penny").holds("blue", "soup").at("desert", "bread2", "blue.zous").shop("desert")
    scene.takes("blue", "bread2").takes("blue", 1).has("blue", "bread2 soup bisque")


@pytest.mark.rule("CK-EX-32")
def test_otto() -> None:
    scene = Bay("blue red yellow").zous("blue", "otto").bag("bread2 bread2 bread2 bread2")
    scene.at("garden", "wine2 wine3", "blue.zous red.lizard yellow.boar").shop("garden")
    scene.has("blue", "bread2").has("red", "bread2").has("yellow", "")


@pytest.mark.rule("CK-EX-33")
def test_capybara() -> None:
    items = "bread4 fish4 cheese4 meat4 wine4 bread5"
    scene = Bay(critic="capybara").challenges(DAY).holds("blue", items).cook().all("blue", "bread4", "fish4", "cheese4")
    scene.all("blue", "done", "bread5", "meat4", "wine4", "done").present().points(CHALLENGES, blue=2 + 2 + 2)
