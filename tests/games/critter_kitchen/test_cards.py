"""One behavioural check per card, against the numbers of the rulebook."""

from typing import Any, Callable

import pytest

import prixfixe
from prixfixe.games.critter_kitchen.effects import use_zous
from prixfixe.games.critter_kitchen.planning import run
from prixfixe.games.critter_kitchen.rival import CONDITIONS, choose, receive
from prixfixe.games.critter_kitchen.solo import destination
from prixfixe.games.critter_kitchen.state import ABILITIES, CHALLENGES, CRITIC, HEAD_START, MANAGERS, NOBODY, RUMORS
from tests.games.critter_kitchen.scene import CHEFS, PLACES, TYPES, Bay, row, token, tokens

GAME: prixfixe.Game[Any] = prixfixe.load("critter-kitchen")
SEVEN = "bread{0} carrot{0} cheese{0} fish{0} meat{0} mushroom{0} wine{0}"
Cases = Callable[..., Any]


def cards(table: str, *cases: tuple[Any, ...]) -> Cases:
    """A case per card; the first value is the card's id."""
    params = [pytest.param(*case, id=case[0], marks=pytest.mark.row(f"{table}.{case[0]}")) for case in cases]
    arguments = {2: "card,first", 3: "card,first,second", 4: "card,first,second,third"}[len(cases[0])]
    return pytest.mark.parametrize(arguments, params)


# ---- challenges


@cards(
    "challenges",
    ("ultimate_melt", "bread fish cheese"), ("wine_and_dine", "bread meat wine"),
    ("tasty_tapas", "carrot mushroom bread"), ("savory_stack", "meat cheese mushroom"),
    ("picnic_platter", "cheese wine carrot"), ("surf_and_turf", "carrot fish meat"),
    ("seaside_supper", "mushroom wine fish"),
)  # fmt: skip
def test_a_challenge_wants_its_types_and_the_hold_token_covers_the_last(card: str, first: str) -> None:
    wanted = first.split()
    scene = Bay().challenges(f"{card} {card} {card}").holds("blue", SEVEN.format(4)).cook()
    scene.asked("blue", [*(f"{kind}4" for kind in wanted), "abandon"])
    scene.all("blue", *(f"{kind}4" for kind in wanted), "done").takes("blue", "abandon")
    scene = Bay().challenges(f"{card} {card} {card}").holds("blue", SEVEN.format(4)).cook()
    scene.all("blue", "abandon", "abandon").asked("blue", [*(f"{kind}4" for kind in wanted[:2]), "abandon"])


# ---- critics

DAY = "ultimate_melt wine_and_dine tasty_tapas"


@pytest.mark.row("critics.badger")
@pytest.mark.parametrize("quality,stars", [(29, 4), (30, 6)])
def test_badger_pays_six_stars_for_thirty(quality: int, stars: int) -> None:
    scene = Bay(critic="badger").challenges(DAY).holds("blue", "bread2 " + "soup " * (quality - 2)).cook()
    scene.all("blue", "bread2", *["soup"] * (quality - 2), "done").meal("blue", quality, stars)


@pytest.mark.row("critics.capybara")
def test_capybara_gives_a_star_for_a_meal_without_soup() -> None:
    scene = Bay(critic="capybara").challenges(DAY).holds("blue", "bread4 fish4 cheese4").cook()
    scene.all("blue", "bread4", "fish4", "cheese4", "done").meal("blue", 12, 3)
    scene = Bay(critic="capybara").challenges(DAY).holds("blue", "bread4 fish4 cheese4 soup").cook()
    scene.all("blue", "bread4", "fish4", "cheese4", "soup", "done").meal("blue", 13, 2)


@pytest.mark.row("critics.cow")
def test_cow_lets_one_course_hold_four_each_with_its_spice() -> None:
    scene = (
        Bay(critic="cow")
        .holds("blue", "bread2 bread3 bread4 bread5 bread6 bread-spice allspice carrot2 carrot3")
        .dine()
    )
    scene.takes("blue", "the bread", out_of=[*(f"the {kind}" for kind in TYPES), "none"])
    scene.all("blue", "bread2", "bread-spice", "bread3", "allspice", "bread4", "bread5")
    scene.takes("blue", "carrot2", out_of=["carrot2", "carrot3", "none"])
    scene.asked("blue", ["none"])
    assert len(scene.kitchen("blue").plates[0].items) == 5


@pytest.mark.row("critics.flamingo")
@pytest.mark.parametrize("soup,stars", [(3, 0), (4, 1), (11, 2), (12, 3), (20, 3)])
def test_flamingo_gives_a_star_per_four_soup_at_most_three(soup: int, stars: int) -> None:
    Bay(critic="flamingo").holds("blue", "soup " * soup).judge().points(CRITIC, blue=stars, red=0)


@pytest.mark.row("critics.fruit_bat")
def test_fruit_bat_pairs_a_wine_with_each_other_served_course() -> None:
    scene = Bay(critic="fruit_bat").holds("blue", "bread4 fish3 wine2 wine5 wine-spice").dine()
    scene.all("blue", "bread4", "none", "none", "fish3", "none", "none", "none")
    scene.takes("blue", "wine5", out_of=["wine2", "wine5", "none"]).takes("blue", "none", out_of=["wine2", "none"])
    scene.all("red", *["none"] * 7)
    assert scene.kitchen("blue").plates[0].quality == 4 + 5 + 3
    scene.has("blue", "wine2 wine-spice")


@pytest.mark.row("critics.jerboa")
def test_jerboa_takes_rumor_tokens_as_allspice() -> None:
    scene = (
        Bay(critic="jerboa", rumors="super_chatty picky tender")
        .knows("blue", "fork")
        .holds("blue", "bread5 fish5")
        .dine()
    )
    scene.takes("blue", "bread5").takes("blue", "a rumor", out_of=["a rumor", "none"]).all(
        "blue", "none", "none", "fish5"
    )
    scene.all("blue", "none", "none", "none").all("red", *["none"] * 7).points(RUMORS, blue=1)
    assert scene.kitchen("blue").plates[0].quality == 15 and scene.kitchen("blue").rumors[0] == token("fork")


@pytest.mark.row("critics.kangaroo")
def test_kangaroo_counts_sixes_as_nine() -> None:
    assert Bay(critic="kangaroo").plate("blue", "bread6 fish5").judge().kitchen("blue").plates[0].quality == 14


@pytest.mark.row("critics.magpie")
@pytest.mark.parametrize("spices,stars", [(0, 0), (1, 1), (4, 4), (6, 4)])
def test_magpie_gives_a_star_per_spice_at_most_four(spices: int, stars: int) -> None:
    plate = " ".join(f"{kind}2{'+spice' if i < spices else ''}" for i, kind in enumerate(TYPES))
    Bay(critic="magpie").plate("blue", plate).judge().points(CRITIC, blue=stars)


@pytest.mark.row("critics.mouse")
def test_mouse_takes_any_number_of_cheeses_each_with_its_spice() -> None:
    scene = Bay(critic="mouse").holds("blue", "bread2 bread3 " + "cheese3 " * 6 + "cheese-spice allspice").dine()
    scene.all("blue", "bread2", "none", "none", "cheese3", "cheese-spice", "cheese3", "allspice", *["cheese3"] * 4)
    scene.all("blue", *["none"] * 4).all("red", *["none"] * 7)
    assert scene.kitchen("blue").plates[0].quality == 2 + 6 + 6 + 4 * 3


@pytest.mark.row("critics.rabbit")
def test_rabbit_doubles_the_carrot_once() -> None:
    plates = ("carrot5", "carrot5+spice", "bread5")
    qualities = [
        Bay(critic="rabbit").plate("blue", plate).judge().kitchen("blue").plates[0].quality for plate in plates
    ]
    assert qualities == [10, 10, 5]


@pytest.mark.row("critics.sloth")
def test_sloth_gives_everybody_two_more_in_the_fridge() -> None:
    begin = GAME.rules["CK-FRIDGE-1.begin"]
    Bay(critic="sloth").round(3).holds("blue", "bread2 " * 7).holds("red", "bread2 " * 7).do(begin).quiet()
    Bay(critic="sloth").round(6).holds("blue", "bread2 " * 13).do(begin).takes("blue", "bread2").quiet()


@pytest.mark.row("critics.tree_shrew")
def test_tree_shrew_triples_with_a_spice() -> None:
    plate = (
        Bay(critic="tree_shrew").plate("blue", "bread4+spice fish3+allspice wine2").judge().kitchen("blue").plates[0]
    )
    assert plate.quality == 12 + 9 + 2


# ---- rumors: plate of blue, what blue keeps, stars

NONE = "picky tender nocturnal"


def rumor_stars(card: str, plate: str, left: str = "", rival: str = "", knows: str = "") -> int:
    """What a rumor scores for blue."""
    scene = Bay(critic="badger").plate("blue", plate).plate("red", rival).holds("blue", left).knows("blue", knows)
    rumor = row("rumors", card)
    stars: int = scene.s.tables.rumors[rumor].score(scene.s, 0, rumor)
    return stars


@cards(
    "rumors",
    *[(f"{kind}_fanatic", kind) for kind in TYPES],
)
def test_a_fanatic_doubles_its_course_in_the_final_score(card: str, first: str) -> None:
    scene = Bay(rumors=f"{card} super_chatty to_go").plate("blue", SEVEN.format(3)).judge().points(RUMORS, blue=0)
    assert scene.kitchen("blue").plates[0].quality == 21 + 3
    other = TYPES[(TYPES.index(first) + 1) % 7]
    scene = Bay(rumors=f"{card} super_chatty to_go").plate("blue", f"{first}4+spice {other}3").judge()
    assert scene.kitchen("blue").plates[0].quality == 16 + 3


@cards(
    "rumors",
    ("extremely_pampered", "bread5 carrot6 cheese5 fish7 meat5 mushroom5 wine6", 7),
    ("extremely_pampered", "bread5 carrot6 cheese5 fish7 meat5 mushroom4+spice wine6", 0),
    ("extremely_pampered", "bread5 carrot6 cheese5 fish7 meat5 mushroom5", 0),
    ("hibernator", "bread5 meat6", 3), ("hibernator", "bread5 meat5 wine5", 3), ("hibernator", "bread5+spice wine7", 0),
    ("hibernator", "wine7", 0),
    ("psychedelic_flavor", "mushroom7+spice", 3), ("psychedelic_flavor", "mushroom3", 0),
    ("psychedelic_flavor", "mushroom4", 1), ("psychedelic_flavor", "bread7", 0),
    ("tender", "bread3 wine7", 3), ("tender", "bread3+spice wine7", 3), ("tender", "bread4 wine7", 0),
    ("tender", "bread4 carrot6", 0),
    ("odd_tastes", "bread3 fish5 wine7", 1), ("odd_tastes", "bread3 carrot3 fish5 wine7", 2),
    ("odd_tastes", SEVEN.format(3), 3), ("odd_tastes", "bread2 wine4", 0),
    ("simple_palate", "bread3 carrot3 cheese3 wine5", 2), ("simple_palate", SEVEN.format(3), 4),
    ("simple_palate", "bread3 wine5", 0), ("simple_palate", "", 0),
    ("subtle_flavors", "bread3 carrot3 cheese3 wine5 fish2", 3), ("subtle_flavors", "bread3 carrot3 cheese3 wine5", 0),
    ("subtle_flavors", "bread3 carrot3 cheese3 wine5 fish2+spice", 0),
    ("mercurial", "bread7 fish3 wine5", 4), ("mercurial", "bread5", 0), ("mercurial", "", 0),
    ("nocturnal", "bread3 carrot3 fish5 wine7", 5), ("nocturnal", "bread3 carrot2 fish5", 0),
    ("nocturnal", "bread3", 0),
    ("picky", "bread3 carrot4 cheese3 fish4 meat3 mushroom4 wine3", 3),
    ("picky", "bread3 carrot3 cheese4 fish5 meat6 mushroom7 wine2", 0),
    ("picky", "bread3 carrot4 cheese3 fish4 meat3 mushroom4", 0),
    ("sommelier", "bread4 fish4 wine4", 2), ("sommelier", "bread4 fish4", 0), ("sommelier", SEVEN.format(4), 4),
    ("sommelier", "bread3 wine4", 0),
    ("unsophisticated", "bread2 fish3 wine4", 2), ("unsophisticated", SEVEN.format(2), 4),
    ("unsophisticated", "bread4", 0),
    ("varied_servings", "bread2 carrot3 fish4 wine4", 1), ("varied_servings", "bread2 fish3", 0),
    ("varied_servings", "bread2 carrot3 cheese4 fish5 meat6 wine7", 4),
)  # fmt: skip
def test_a_rumor_of_the_own_plate(card: str, first: str, second: int) -> None:
    assert rumor_stars(card, first) == second


@cards(
    "rumors",
    ("spice_lover", "bread2+spice wine2+spice", "bread2+spice", 2), ("spice_lover", "bread2+spice", "wine3+spice", 2),
    ("spice_lover", "bread2+spice", "wine3+spice bread2+spice", 0), ("spice_lover", "bread2", "wine3", 0),
    ("big_cheese", "cheese5", "cheese4", 2), ("big_cheese", "cheese5", "cheese5", 2),
    ("big_cheese", "cheese5", "cheese3+spice", 0), ("big_cheese", "bread7", "", 0),
    ("shortsighted", "bread5 carrot5 cheese5", "bread7 carrot7", 3), ("shortsighted", "bread5", "cheese6", 0),
    ("shortsighted", "bread5 wine7", "carrot5 fish7", 3),
)  # fmt: skip
def test_a_rumor_that_compares_plates(card: str, first: str, second: str, third: int) -> None:
    assert rumor_stars(card, first, rival=second) == third


@cards(
    "rumors",
    ("to_go", "bread2 bread3 wine4", 1), ("to_go", "bread2 " * 10, 4), ("to_go", "wine-spice allspice bread2", 0),
    ("wine_cellar", "wine2 wine3 bread4", 2), ("wine_cellar", "wine2 " * 5, 3), ("wine_cellar", "wine-spice", 0),
    ("varied_leftovers", "bread2 bread3 wine4 fish2", 1), ("varied_leftovers", SEVEN.format(2), 3),
    ("varied_leftovers", "bread2 bread3", 0),
    ("big_dipper", "bisque", 2), ("big_dipper", "soup soup", 0),
)  # fmt: skip
def test_a_rumor_of_what_is_left(card: str, first: str, second: int) -> None:
    assert rumor_stars(card, "", left=first) == second


@cards("rumors", ("super_chatty", "", 0), ("super_chatty", "fork knife", 2), ("super_chatty", "fork spoon knife", 3))
def test_super_chatty_counts_rumor_tokens(card: str, first: str, second: int) -> None:
    assert rumor_stars(card, "bread2", knows=first) == second


@pytest.mark.row("rumors.big_dipper")
def test_big_dipper_goes_to_the_most_bisque() -> None:
    scene = Bay(rumors="big_dipper picky tender").holds("blue", "bisque").holds("red", "bisque bisque").judge()
    scene.points(RUMORS, blue=0, red=2)


PRINTED = {0: "spice_lover tender hibernator", 1: "big_cheese to_go subtle_flavors", 2: "mercurial sommelier picky"}


@pytest.mark.parametrize("stars,cards", PRINTED.items())
def test_stars_that_mcdogalds_gains_for_rumors(stars: int, cards: str) -> None:
    table = Bay().s.tables.rumors
    assert [table[row("rumors", card)].rival_stars for card in cards.split()] == [stars] * 3
    counts = [len([rumor for rumor in table if rumor.rival_stars == number]) for number in range(3)]
    assert counts == [12, 8, 8]


# ---- zous-chefs

GARDEN = PLACES.index("garden")


@pytest.mark.row("zous_chefs.carol")
def test_carol_gains_a_star_if_the_hat_is_last() -> None:
    Bay("red blue").zous("blue", "carol").do(use_zous, 1, GARDEN).points(ABILITIES, blue=1)
    Bay("blue red").zous("blue", "carol").do(use_zous, 0, GARDEN).points(ABILITIES, blue=0)


@pytest.mark.row("zous_chefs.ming")
def test_ming_adds_two_items_from_the_bag() -> None:
    Bay().zous("blue", "ming").bag("bread2 fish3").do(use_zous, 0, GARDEN).lies("garden", "bread2 fish3")


@pytest.mark.row("zous_chefs.basil")
def test_basil_swaps_an_ingredient() -> None:
    scene = Bay().zous("blue", "basil").holds("blue", "bread2 wine-spice").at("garden", "fish6 allspice", "blue.zous")
    scene.do(use_zous, 0, GARDEN).takes("blue", "bread2", out_of=["bread2", "none"])
    scene.takes("blue", "fish6", out_of=["fish6", "none"]).has("blue", "fish6 wine-spice").lies(
        "garden", "bread2 allspice"
    )


@pytest.mark.row("zous_chefs.dot")
def test_dot_sees_a_face_down_rumor_card() -> None:
    scene = Bay().zous("blue", "dot")
    scene.s.face_up[0] = 1
    scene.do(use_zous, 0, GARDEN).takes("blue", "the knife", out_of=["the spoon", "the knife"])
    assert GAME.view(scene.s, 0)["rumors"][2] == scene.s.rumor_cards[2] and GAME.view(scene.s, 1)["rumors"][2] == NOBODY


@pytest.mark.row("zous_chefs.newton")
def test_newton_puts_out_two_soups() -> None:
    Bay().zous("blue", "newton").do(use_zous, 0, GARDEN).lies("garden", "soup soup")


@pytest.mark.row("zous_chefs.otto")
def test_otto_rewards_every_player_with_a_capacity_2_chef() -> None:
    scene = Bay("blue red yellow").zous("blue", "otto").bag("bread2 bread2 bread2")
    scene.at("garden", "", "blue.zous red.lizard yellow.boar").do(use_zous, 0, GARDEN)
    scene.has("blue", "bread2").has("red", "bread2").has("yellow", "")


@pytest.mark.row("zous_chefs.lola")
def test_lola_draws_two_and_keeps_one() -> None:
    scene = Bay().zous("blue", "lola").bag("bread2 wine7").do(use_zous, 0, GARDEN)
    scene.takes("blue", "wine7", out_of=["bread2", "wine7"]).has("blue", "wine7")
    assert scene.s.bag == tokens("bread2")


@pytest.mark.row("zous_chefs.fennel")
def test_fennel_fetches_from_the_academy() -> None:
    scene = Bay().zous("blue", "fennel").at("academy", "wine7 fish-spice seventh fork").do(use_zous, 0, GARDEN)
    scene.takes("blue", "fish-spice", out_of=["wine7", "fish-spice", "none"]).lies("garden", "fish-spice")
    Bay().zous("blue", "fennel").at("academy", "wine7").do(use_zous, 0, PLACES.index("academy")).quiet()


@pytest.mark.row("zous_chefs.penny")
def test_penny_takes_two_soups_or_a_bisque_wherever_she_is() -> None:
    scene = Bay().zous("blue", "penny").holds("blue", "soup").do(use_zous, 0, GARDEN).takes("blue", 0, out_of=[0, 1])
    scene.has("blue", "soup soup soup").told("brings_soup", 0, 2, row("zous_chefs", "penny"))
    scene.do(use_zous, 0, GARDEN).takes("blue", 1).told("brings_bisque", 0, row("zous_chefs", "penny"))
    assert scene.has("blue", "soup soup soup bisque").s.bisque == 6
    scene.s.bisque = 0
    scene.do(use_zous, 0, GARDEN).quiet().has("blue", "soup soup soup soup soup bisque")


@pytest.mark.row("zous_chefs.finn")
def test_finn_picks_one_item_early_which_counts() -> None:
    scene = Bay().zous("blue", "finn").at("garden", "bread2 bread3 bread4 bread5", "red.mouse blue.zous").shop("garden")
    scene.takes("blue", "bread5").takes("red", "bread2").all("blue", "bread3", "bread4").quiet()


@pytest.mark.row("zous_chefs.hugo")
@pytest.mark.parametrize(
    "items,stars", [("bread2 fish2 wine2", 1), ("bread2 bread3 wine2", 0), ("bread2 fish2 wine-spice", 0)]
)
def test_hugo_gains_a_star_for_three_types(items: str, stars: int) -> None:
    scene = Bay().zous("blue", "hugo").at("garden", items, "blue.zous").shop("garden").all("blue", *items.split())
    scene.points(ABILITIES, blue=stars)


@pytest.mark.row("zous_chefs.rosa")
@pytest.mark.parametrize("rivals,load", [("", 3), ("red.mouse", 4), ("red.mouse yellow.boar purple.lizard", 5)])
def test_rosa_carries_more_for_rivals_sent_here(rivals: str, load: int) -> None:
    scene = Bay("blue red yellow purple").zous("blue", "rosa").at("garden", "bread2 " * 15, f"blue.zous {rivals}")
    scene.shop("garden")
    while scene.s.asks:
        scene.takes(scene.s.asks[0].seat, "bread2")
    assert len(scene.kitchen("blue").storage) == load


# ---- restaurateurs: the printed stars; their abilities are in test_restaurateurs


@cards(
    "restaurateurs",
    ("anthony_boardain", 4), ("goat_n_ramsey", 5), ("graham_elephant", 1), ("heron_sanchez", 5), ("jamie_owliver", 5),
    ("guy_furrieri", 2), ("julia_chinchild", 5), ("nigella_pawson", 4), ("wolfgang_duck", 5), ("yotam_otterlenghi", 4),
)  # fmt: skip
def test_a_restaurateur_brings_its_stars(card: str, first: int) -> None:
    Bay().boss("blue", card).judge().stars(blue=first, red=0)


# ---- solo: Critic's Choice cards. Items on offer in turn, each row of conditions from left to right


ORDER = {
    "rumor": "fork", "challenge": "meat3", "zous_chef": "zous", "spice": "fish-spice", "seven": "fish7",
    "highest": "fish6", "plate": "fish5",
}  # fmt: skip


@cards(
    "critics_choice",
    ("choice_badger", 1, "meat",
     "challenge rumor seven zous_chef spice highest / challenge zous_chef rumor plate spice highest "
     "/ plate spice highest"),
    ("choice_capybara", 3, "carrot",
     "challenge rumor zous_chef spice seven highest / challenge plate rumor zous_chef spice highest "
     "/ plate spice highest"),
    ("choice_cow", 3, "cheese",
     "rumor zous_chef challenge seven spice highest / plate challenge rumor spice zous_chef highest "
     "/ spice plate highest"),
    ("choice_flamingo", 2, "fish",
     "rumor spice challenge zous_chef seven highest / challenge rumor zous_chef plate spice highest "
     "/ plate spice highest"),
    ("choice_fruit_bat", 3, "wine",
     "rumor favorite challenge zous_chef spice highest / challenge favorite plate zous_chef rumor highest "
     "/ plate favorite spice highest"),
    ("choice_jerboa", 2, "mushroom",
     "spice rumor challenge zous_chef seven highest / spice challenge rumor plate zous_chef highest "
     "/ spice plate highest"),
    ("choice_kangaroo", 2, "bread",
     "rumor challenge zous_chef spice seven highest / challenge rumor plate zous_chef spice highest "
     "/ plate spice highest"),
    ("choice_magpie", 3, "fish",
     "spice zous_chef rumor challenge seven highest / spice challenge plate zous_chef rumor highest "
     "/ spice plate highest"),
    ("choice_mouse", 2, "cheese",
     "rumor challenge favorite zous_chef spice highest / challenge favorite rumor plate zous_chef highest "
     "/ plate favorite spice highest"),
    ("choice_rabbit", 1, "carrot",
     "rumor challenge favorite spice zous_chef highest / challenge rumor favorite plate spice highest "
     "/ plate favorite spice highest"),
    ("choice_sloth", 1, "mushroom",
     "zous_chef rumor challenge seven spice highest / zous_chef challenge rumor plate spice highest "
     "/ plate spice highest"),
    ("choice_tree_shrew", 3, "wine",
     "rumor spice zous_chef challenge seven highest / challenge spice rumor plate zous_chef highest "
     "/ spice plate highest"),
)  # fmt: skip
def test_a_choice_card_shops_by_its_rows(card: str, first: int, second: str, third: str) -> None:
    critic = card.removeprefix("choice_")
    scene = Bay("blue", critic=critic)
    scene.s.challenges, scene.s.rival.starred = [row("challenges", "wine_and_dine")], [[1, 0, 1]]
    items = {**ORDER, "favorite": f"{second}2"}
    days = [day.split() for day in third.split(" / ")]
    offer = [token(items[name]) for name in days[0]]
    while offer:
        assert choose(scene.s, sorted(offer)) == offer.pop(0)
    assert scene.s.tables.choices[scene.s.critic].rows[1:] == [[CONDITIONS[name] for name in day] for day in days]
    assert choose(Bay("blue", critic=critic).s, tokens(SEVEN.format(2))) == token(f"{second}2")
    assert GAME.start(1, 1, {"critic": critic}).kitchens[1].points[HEAD_START] == first


# ---- solo: chef cards. Where the card goes on a table set so that only its own criterion decides


SHOPS = {
    "truck": "bisque", "garden": "bread7 fork meat5 meat5", "desert": "wine6 wine6 fish-spice allspice carrot2",
    "academy": "bread2 mushroom2 cheese2",
}  # fmt: skip


@cards(
    "mcdogald_chef_cards",
    ("mouse_01", "garden"), ("mouse_02", "academy"), ("mouse_03", "garden"), ("mouse_04", "desert"),
    ("mouse_05", "garden"), ("mouse_06", "garden"), ("mouse_07", "desert"), ("mouse_08", "truck"),
    ("mouse_09", "merchant"), ("mouse_10", "garden"),
    ("lizard_01", "garden"), ("lizard_02", "garden"), ("lizard_03", "garden"), ("lizard_04", "academy"),
    ("lizard_05", "desert"), ("lizard_06", "academy"), ("lizard_07", "merchant"), ("lizard_08", "truck"),
    ("lizard_09", "garden"), ("lizard_10", "academy"),
    ("boar_01", "garden"), ("boar_02", "desert"), ("boar_03", "academy"), ("boar_04", "merchant"), ("boar_05", "truck"),
    ("boar_06", "academy"), ("boar_07", "garden"), ("boar_08", "academy"), ("boar_09", "garden"), ("boar_10", "truck"),
)  # fmt: skip
def test_a_chef_card_finds_its_location(card: str, first: str) -> None:
    scene = Bay("blue", critic="kangaroo").at("garden", "", "blue.mouse").at("desert", "", "blue.lizard")
    scene.at("truck", "", "blue.boar")
    for place, items in SHOPS.items():
        scene.at(place, items)
    scene.s.challenges, scene.s.rival.starred = [row("challenges", "wine_and_dine")], [[1, 1, 0]]
    assert PLACES[destination(scene.s, scene.s.tables.orders[row("mcdogald_chef_cards", card)])] == first
    deck = card.split("_")[0]
    assert row("mcdogald_chef_cards", card) in scene.s.tables.decks[CHEFS.index(deck)]


# ---- solo: managers


def manager(card: str, scene: Bay) -> Bay:
    """Running with a manager card; the chef cards that follow go elsewhere."""
    scene.s.rival.decks[0] = [row("manager_cards", card)]
    return scene.do(run)


@cards(
    "manager_cards",
    ("manager_01", "mouse", "academy"), ("manager_02", "boar", "merchant"), ("manager_03", "boar", "truck"),
    ("manager_04", "lizard", "garden"), ("manager_05", "mouse", "garden"), ("manager_06", "lizard", "desert"),
    ("manager_07", "boar", "truck"),
)  # fmt: skip
def test_a_manager_sends_a_chef(card: str, first: str, second: str) -> None:
    scene = Bay("blue").at("garden", "fork", "blue.mouse").at("desert", "", "blue.lizard").at("truck", "", "blue.boar")
    scene = manager(card, scene)
    assert PLACES[scene.kitchen("mcdogald").plan[CHEFS.index(first)]] == second
    assert len(scene.s.rival.decks[CHEFS.index(first) + 1]) == 10  # its own deck is not drawn


@cards("manager_cards", ("manager_08", "boar", 4), ("manager_09", "mouse", 2))
def test_a_manager_raises_a_capacity(card: str, first: str, second: int) -> None:
    scene = manager(card, Bay("blue"))
    place = scene.kitchen("mcdogald").plan[CHEFS.index(first)]
    for other in scene.s.row():
        scene.s.stalls[other] = tokens("bread2 " * 9) if other == place else []
    scene.do(GAME.rules["CK-SHOP-2"], scene.s.row().index(place))
    assert len(scene.s.rival.aside) + 1 >= second
    assert (scene.s.rival.boosted, scene.s.rival.boost) == (CHEFS.index(first), 1)


@pytest.mark.row("manager_cards.manager_10")
def test_employee_of_the_month_moves_the_hat_to_the_front() -> None:
    scene = Bay("blue")
    scene.s.track = [0, 1]
    assert manager("manager_10", scene).s.track == [1, 0]


@pytest.mark.row("manager_cards.manager_11")
def test_value_menu_places_a_challenge_star() -> None:
    scene = manager("manager_11", Bay("blue").round(2))
    assert scene.s.rival.starred == [[1, 0, 0], [0, 0, 0]]
    scene.kitchen("mcdogald").plan = [NOBODY] * 4
    assert manager("manager_11", scene.round(7)).s.rival.starred == [[0, 0, 0]] * 6


@pytest.mark.row("manager_cards.manager_12")
def test_surplus_crate_draws_an_item() -> None:
    assert manager("manager_12", Bay("blue").bag("wine5")).s.rival.course[6] == token("wine5")


@pytest.mark.row("manager_cards.manager_13")
def test_grand_opening_gains_a_star() -> None:
    manager("manager_13", Bay("blue")).points(MANAGERS, mcdogald=1).points(CHALLENGES, mcdogald=0)


@pytest.mark.row("manager_cards.manager_14")
def test_slow_tuesday_does_nothing() -> None:
    scene = Bay("blue").bag("wine5").round(1)
    receive(scene.s, token("soup"))
    manager("manager_14", scene).stars(mcdogald=0)
    assert (
        scene.s.rival.course == [NOBODY] * 7 and scene.s.rival.starred == [[0, 0, 0]] and scene.s.bag == tokens("wine5")
    )
