"""Chapters 17 to 19: defaults, cups, undo, what is hidden."""

from __future__ import annotations

import pytest

from prixfixe import BadOption, Replay
from prixfixe.core.chance import chance
from prixfixe.games.ristorante_italia import finals, menu, vip
from prixfixe.games.ristorante_italia.state import Italia, Restaurant
from prixfixe.table.match import Match, Player
from prixfixe.table.undo import NotUndone
from tests.games.ristorante_italia.scene import GAME, RECIPES, WINES, Scene
from tests.laws.walk import step


def default(scene: Scene, who: str) -> int:
    """What a run-out clock answers."""
    ask = scene.s.asked(scene.seat(who))
    return GAME.default(scene.s, ask, chance(1))


@pytest.mark.rule("RI-DIG-3", "RI-RUL-44")
def test_cups_are_closed_unless_the_table_opens_them() -> None:
    scene = Scene(2, advanced=True).has("bob", coins=9, cubes=3)
    assert [(r["coins"], r["cubes"]) for r in GAME.view(scene.s, 0)["restaurants"]] == [(25, 0), (-1, -1)]
    assert [(r["coins"], r["cubes"]) for r in GAME.view(scene.s, None)["restaurants"]] == [(-1, -1), (-1, -1)]
    scene.s.open_cups = 1
    assert [(r["coins"], r["cubes"]) for r in GAME.view(scene.s, None)["restaurants"]] == [(25, 0), (9, 3)]


@pytest.mark.rule("RI-DIG-3")
def test_a_bot_may_count_coins() -> None:
    scene = Scene(3).has("bob", coins=9)
    assert [r.coins for r in GAME.guess(scene.s, 0, 5).restaurants] == [25, 9, 25]


@pytest.mark.rule("RI-DIG-4", "RI-RUL-66")
def test_the_clock_ends_a_turn_and_takes_a_begun_market_back() -> None:
    scene = Scene().turn("ann")
    assert default(scene, "ann") == -1
    scene.plays("ann", "market")
    scene.plays("ann", default(scene, "ann"))
    assert (scene.coins()[0], scene.s.actions) == (25, 2)
    scene.plays("ann", default(scene, "ann")).quiet()


@pytest.mark.rule("RI-DIG-4", "RI-RUL-66")
@pytest.mark.parametrize("use", ["apprentice", "accountant!", "sommelier!"])
def test_the_clock_takes_a_begun_use_back(use: str) -> None:
    scene = Scene(advanced=True, apprentice=True).has("ann", bonus="accountant sommelier").board("", "cat")
    scene.turn("ann").plays("ann", use)
    scene.plays("ann", default(scene, "ann"))
    assert (scene.face_down("ann"), scene.coins()[0], scene.s.actions) == ([], 25, 2)
    scene.plays("ann", default(scene, "ann")).quiet()


@pytest.mark.rule("RI-DIG-4")
@pytest.mark.parametrize("way", ["search butcher", "trash"])
def test_the_clock_gives_a_begun_search_up(way: str) -> None:
    scene = Scene(advanced=True).has("ann", bonus="breeder cat").shop("butcher", trash="duck").turn("ann")
    scene.plays("ann", "market", "restock grocery", way)
    scene.plays("ann", default(scene, "ann"), default(scene, "ann"))
    assert (scene.shelf("ann"), scene.s.actions) == ([], 1)
    assert scene.offered("ann", "draw first")


@pytest.mark.rule("RI-DIG-4")
def test_the_clock_keeps_the_first_card_buys_no_wine_and_finishes_at_the_market() -> None:
    scene = Scene().turn("ann").plays("ann", "draw first")
    assert default(scene, "ann") == scene.s.drawn[0]
    scene.plays("ann", scene.s.drawn[0], "wine")
    assert default(scene, "ann") == -1
    scene.turn("ann").plays("ann", "market", "restock butcher").plays("ann", default(scene, "ann"))
    assert scene.s.actions == 1


@pytest.mark.rule("RI-DIG-4")
def test_the_clock_throws_the_cheapest_token_by_id() -> None:
    scene = Scene().has("ann", shelf="veal tomato potato egg duck cod").shop("butcher", "pork", "", "").turn("ann")
    scene.plays("ann", "market", "pork")
    cheapest = ["egg", "potato", "tomato", "cod", "veal", "duck"]
    assert list(scene.options("ann")) == [scene.option(kind) for kind in cheapest]


@pytest.mark.rule("RI-DIG-4")
def test_the_clock_gives_up_the_humblest_wine_recipe_and_room() -> None:
    scene = Scene(advanced=True).has("ann", coins=99, cellar="barolo ciro chianti soave").deck("wine", "gavi")
    scene.turn("ann").plays("ann", "wine", "gavi")
    assert [WINES[wine] for wine in scene.options("ann")] == ["soave", "chianti", "ciro", "barolo"]
    scene.has("ann", menu="caponata crostini_toscani", hand="funghi_trifolati", shelf="mushroom").do(menu.place, 0)
    scene.plays("ann", "funghi_trifolati")
    assert [RECIPES[card] for card in scene.options("ann")] == ["caponata", "crostini_toscani"]
    scene.has("ann", rooms="super_luxury standard luxury").at(3, "action").turn("ann").plays("ann", "build standard")
    assert list(scene.options("ann")) == [0, 1, 2]


@pytest.mark.rule("RI-DIG-4")
def test_the_clock_passes_adds_no_cubes_and_offers_nothing() -> None:
    scene = Scene(advanced=True).has("ann", hand="cacio_e_pepe", shelf="cheese").do(menu.place, 0)
    assert default(scene, "ann") == -1
    scene.has("ann", cubes=2, menu="caponata").at(4, "contest").do(finals.contest)
    assert default(scene, "ann") == 0
    scene.at(4, "vip").do(vip.bid)
    assert default(scene, "bob") == 0


@pytest.mark.rule("RI-DIG-4")
def test_the_clock_serves_the_dinner_of_most_prestige_then_awards_then_ids() -> None:
    scene = Scene().has("ann", menu="caponata crostini_toscani tagliatelle_al_ragu spezzatino_con_patate cantucci")
    scene.has("ann", menu="zabaione").do(finals.dine, 0, 0)  # both starters 4; crostini make it a family dinner of meat
    assert RECIPES[default(scene, "ann")] == "crostini_toscani"
    scene.plays("ann", "crostini_toscani", "tagliatelle_al_ragu", "spezzatino_con_patate")
    assert RECIPES[default(scene, "ann")] == "cantucci"


@pytest.mark.rule("RI-DIG-5")
def test_undo_works_until_something_hidden_is_seen_or_another_player_acts() -> None:
    match = Match(GAME, [Player("ann"), Player("bob")], 3, {"first_player": 1, "advanced": True})
    match.play(0, Scene().option("build standard"))
    match.undo(0)
    assert restaurants(match)[0].rooms == []
    match.play(0, Scene().option("draw first"))
    with pytest.raises(NotUndone):
        match.undo(0)


@pytest.mark.rule("RI-DIG-5")
def test_undo_ends_with_the_turn_of_the_next_player() -> None:
    match = Match(GAME, [Player("ann"), Player("bob")], 3, {"first_player": 1, "advanced": True})
    match.play(0, Scene().option("cube"))
    match.play(0, -1)
    match.play(1, Scene().option("cube"))
    assert not match.can_undo(0)


@pytest.mark.rule("RI-DIG-2")
def test_a_sealed_offer_may_be_changed_until_the_last_one_is_in() -> None:
    match = Match(GAME, [Player("ann"), Player("bob")], 3)
    while match.s.asks[0].rule is not vip.bade:
        match.play(match.s.asks[0].seat, -1)
    match.play(0, 7)
    match.undo(0)
    match.play(0, 2)
    assert restaurants(match)[0].bid == 2


def restaurants(match: Match) -> list[Restaurant]:
    """The restaurants of a match."""
    assert isinstance(match.s, Italia)
    return match.s.restaurants


@pytest.mark.rule("RI-DIG-6")
def test_a_single_option_is_still_a_question_that_the_match_answers() -> None:
    scene = Scene().has("ann", hand="tiramisu").do(menu.place, 0)
    scene.asked("ann", ["pass"])


@pytest.mark.rule("RI-DIG-7")
def test_one_seed_gives_one_match() -> None:
    records = []
    for _ in range(2):
        s, dice = GAME.start(4, 11, {"advanced": True}), chance(2)
        replay = Replay.of(GAME, 4, GAME.chosen(4, {"advanced": True}), 11)
        while not s.over:
            replay.moves.append(step(s, dice))
        records.append((replay.moves, GAME.save(s)))
    assert records[0] == records[1]


@pytest.mark.rule("RI-DIG-8")
def test_defaults_alone_bring_a_match_to_its_end() -> None:
    s, dice = GAME.start(5, 1, {"advanced": True, "apprentice": True}), chance(1)
    for _ in range(300):
        if s.over:
            break
        ask = s.asks[0]
        s.answer(ask.seat, GAME.default(s, ask, dice))
    assert s.over
    assert sorted(GAME.result(s).places) == [1, 2, 3, 4, 5]


def test_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadOption):
        GAME.start(3, 1, {"advanced": "perhaps"})


# ---- what is hidden


def test_a_guess_deals_other_hands_from_what_was_never_seen() -> None:
    scene = Scene(3).deck("starter", "caponata crostini_toscani", "calamari_fritti").has("bob", hand="funghi_trifolati")
    found = {RECIPES[GAME.guess(scene.s, 0, seed).restaurants[1].hand[0]] for seed in range(60)}
    assert found == {"caponata", "crostini_toscani", "funghi_trifolati"}


def test_a_card_seen_on_the_discard_pile_after_the_draw_is_in_no_hand() -> None:
    scene = (
        Scene(2).deck("starter", "caponata", "calamari_fritti impepata_di_cozze").has("bob", hand="funghi_trifolati")
    )
    scene.turn("ann").plays("ann", "draw starter", "caponata")  # the pile was formed anew: the two others are fresh
    found = {RECIPES[GAME.guess(scene.s, 0, seed).restaurants[1].hand[0]] for seed in range(60)}
    assert found == {"funghi_trifolati"}


def test_cards_just_drawn_are_guessed_by_others_and_known_to_the_drawer() -> None:
    scene = Scene(2).turn("ann").plays("ann", "draw second")
    drawn = scene.s.drawn
    assert all(GAME.guess(scene.s, 0, seed).drawn == drawn for seed in range(5))
    guessed = [GAME.guess(scene.s, 1, seed) for seed in range(9)]
    assert len({tuple(s.drawn) for s in guessed}) > 5
    assert all(list(s.asked(0).options) == s.drawn for s in guessed)


def test_the_last_wines_of_a_pile_are_known_to_all_and_the_fresh_ones_to_the_drawer() -> None:
    scene = Scene(2).deck("wine", "chianti soave", "barolo gavi ciro picolit marsala prosecco").turn("ann")
    scene.plays("ann", "wine")
    guessed = [{WINES[card] for card in GAME.guess(scene.s, 1, seed).drawn} for seed in range(30)]
    assert all({"chianti", "soave"} <= wines and len(wines) == 5 for wines in guessed)
    assert len({frozenset(wines) for wines in guessed}) > 5


def test_nobody_sees_how_far_a_written_offer_is() -> None:
    scene = Scene(3).has("ann", coins=70).at(1, "vip").do(vip.bid).takes("ann", 6).takes("bob", 3)
    guess = GAME.guess(scene.s, 2, 4)
    assert [ask.seat for ask in guess.asks] == [0, 2]
    assert list(guess.asked(0).options) == list(range(8))
    assert 0 <= guess.restaurants[1].bid <= 25
    assert GAME.view(scene.s, 2)["waiting"] == [0, 2]
