"""What was found wrong in words and stories, title by title, is said rightly now."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import prixfixe
from prixfixe import Speech
from prixfixe.core.game import View
from prixfixe.core.state import Ask
from prixfixe.games.restaurant_row.words import lexicon as row_lexicon
from prixfixe.games.rival_restaurants.content import content as rival_content
from prixfixe.games.rival_restaurants.options import PROMISED
from prixfixe.games.rival_restaurants.words import lexicon as rival_lexicon
from prixfixe.games.sweet_mess import awards, events, solo
from prixfixe.games.sweet_mess.content import content as sweet_content
from prixfixe.games.sweet_mess.words import GROUP_NAMES
from prixfixe.kit.story import Story
from prixfixe.kit.words import LANGUAGES
from prixfixe.table.steps import Narrator
from prixfixe.terminal.play import drawing
from tests.games.critter_kitchen.scene import Bay
from tests.games.sweet_mess.scene import Scene as Kitchen
from tests.table.stories import NAMES, match, questions, said, story

ENGLISH = Speech("en", NAMES)
CHEFS = "mouse|lizard|boar"


# ---- Critter Kitchen


def test_a_rumor_token_that_seasons_for_the_jerboa_is_not_called_a_wild_one() -> None:
    scene = (
        Bay(critic="jerboa", rumors="super_chatty picky tender").knows("blue", "fork").holds("blue", "bread5").dine()
    )
    scene.takes("blue", "bread5").takes("blue", "a rumor")
    while scene.s.asks:
        scene.takes(scene.s.asks[0].seat, "none")
    told = said(scene)
    assert "Bread 5 with a rumor token: 10" in told and not any("Wild" in line for line in told)


def test_mcdogalds_zous_chef_has_a_name_and_its_cards_say_what_they_do() -> None:
    told = [line for seed in range(8) for line in story("critter-kitchen", 1, seed)]
    names = [line.split()[2].rstrip(".") for line in told if line.startswith("McDogald's hires")]
    acts = [line for line in told if re.match(r"McDogald's [\w' ]+ (plays|takes)", line)]
    helped = [line for line in acts if not re.match(rf"McDogald's ({CHEFS}) ", line)]
    assert names and helped and all(any(f"'s {name} " in line for name in names) for line in helped)
    assert not any("zous-chef " in line for line in acts)
    after = [told[at + 1] for at, line in enumerate(told) if line in acts]
    assert all(line.startswith(("Go ", "Critic's Choice")) for line in after), after


def test_every_pick_says_which_chef_takes_what_where() -> None:
    picks = [line for line in story("critter-kitchen", 3, 1) if " takes " in line and "nothing" not in line]
    assert len(picks) > 40
    assert all(re.fullmatch(r"\w+'s \w+ takes [\w' -]+ at [\w ]+\.", line) for line in picks)


def test_a_shop_that_is_filled_on_arrival_says_so_only_until_then() -> None:
    draw = prixfixe.load("critter-kitchen")
    merchant, seen = "Midnight Merchant", set[tuple[str, bool]]()
    for beat in match("critter-kitchen", 3, 1)[1:]:
        view = draw.view(beat.after, None)
        after = view["here"] in view["row"][-2:] or view["phase"] not in ("planning", "shopping", "hiring")
        line = next(line for line in table("critter-kitchen", view).split("\n") if merchant in line)
        seen.add((view["phase"], "filled when reached" in line))
        assert not after or "filled when reached" not in line, (view["phase"], line)
    assert ("planning", True) in seen and ("cooking", False) in seen


def table(game: str, view: View) -> str:
    """The table as the terminal draws it."""
    return drawing(prixfixe.load(game))(view, ENGLISH)


def test_what_a_zous_chef_carries_is_said_when_it_is_hired_and_sent() -> None:
    told = [line for seed in range(4) for line in story("critter-kitchen", 3, seed)]
    hired = [line for line in told if re.match(r"\w+ hires ", line) and not line.startswith("Nobody")]
    sent = [
        text
        for seed in range(4)
        for key, text in questions("critter-kitchen", 3, seed)
        if re.match("Where do you send [A-Z]", text)
    ]
    assert hired and all(re.search(r"\(carries \d\)\.$", line) for line in hired)
    assert sent and all(re.search(r"\(carries \d\)\?", text) for text in sent)


def test_what_nobody_takes_is_told_where_it_goes() -> None:
    told = [line for seed in range(3) for line in story("critter-kitchen", 3, seed)]
    moved = [line for line in told if line.startswith("Left over at ")]
    assert moved and all(re.fullmatch(r"Left over at [\w ]+, moved to [\w ]+: [\w', -]+\.", line) for line in moved)
    assert any(line.startswith("Taken by nobody and out of the game: ") for line in told)
    assert any(line.startswith("Nobody hires ") for line in told)


def test_items_that_a_zous_chef_adds_are_told_with_its_name() -> None:
    told = [line for seed in range(12) for line in story("critter-kitchen", 3, seed)]
    added = [told[at + 1] for at, line in enumerate(told) if " adds items from the bag with Ming." in line]
    assert added and all(re.match(r"[\w ]+: [\w', -]+\.$", line) for line in added)
    soups = [line for line in told if re.search(r" puts \d soups? on ", line)]
    assert soups and all(line.endswith(" with Newton.") for line in soups)


def test_a_chef_of_mcdogalds_that_cannot_go_where_its_card_says_has_a_reason() -> None:
    told = [line for seed in range(6) for line in story("critter-kitchen", 1, seed)]
    at = [at for at, line in enumerate(told) if line.startswith("No free location is like that")]
    assert at and all(re.match(r"McDogald's [\w' ]+ plays .+ and goes to ", told[i - 2]) for i in at)
    there = {told[i - 2].split(" goes to ")[1] for i in at if told[i - 1] == "Go to the Chef Academy."}
    assert "Chef Academy." not in there


def test_the_best_courses_say_what_they_bring() -> None:
    best = [line for seed in range(2) for line in story("critter-kitchen", 3, seed) if " has the best " in line]
    assert best and all(re.search(r" course, quality \d+: \d stars?\.$", line) for line in best)


# ---- Restaurant Row


@pytest.mark.parametrize("seed", range(3))
def test_only_a_worker_that_stayed_is_still_at_the_office(seed: int) -> None:
    beats = match("restaurant-row", 3, seed)
    for beat in beats[1:]:
        stayed = office(beat.before)
        still = {line.split(": ")[1].split(", for")[0] for line in beat.told if line.startswith("Still at")}
        new = {line.split(": ")[1].split(", for")[0] for line in beat.told if line.startswith("New at the Help")}
        assert still <= stayed and not new & still


def office(s: prixfixe.State) -> set[str]:
    """The names of the workers on display."""
    view = prixfixe.load("restaurant-row").view(s, None)
    return {row_lexicon("").tables["worker"](worker, ENGLISH) for worker in view["goods"][3]}


def test_the_pawn_moves_after_the_guest_for_whom_it_decided() -> None:
    decided = 0
    for beat in [beat for seed in range(3) for beat in match("restaurant-row", 4, seed)]:
        for at, line in enumerate(beat.told):
            if line.endswith(": the pawn decides."):
                decided += 1
                pawn = next(i for i in range(at, len(beat.told)) if beat.told[i].startswith("The pawn has decided"))
                came = max(i for i in range(at) if " goes to " in beat.told[i] or " draws in " in beat.told[i])
                assert not beat.told[came].startswith("The pawn") and came < at < pawn
    assert decided


def test_a_lot_does_not_read_like_a_purchase() -> None:
    named = [line for beat in match("restaurant-row", 3, 1) if beat.key == "RR-BID-3" for line in beat.told[:1]]
    lots = [line for line in story("restaurant-row", 3, 1) if " puts up for auction: " in line]
    assert lots and all(re.search(r", from \$\d+\.$", line) for line in lots)
    assert not any(re.search(r" (buys|hires|builds)\b", line) for line in named)


def test_a_guest_compares_prices_as_they_are_charged() -> None:
    told = story("restaurant-row", 3, 1)
    charged = {line.split("$")[1].split()[0] for line in told if " charges $" in line}
    compared = [re.findall(r"\$(\d+)", line) for line in told if " a guest against $" in line]
    assert compared and {price for pair in compared for price in pair} <= charged


def test_marks_and_lots_have_a_reason() -> None:
    told = [line for seed in range(3) for line in story("restaurant-row", 3, seed)]
    after = {
        mark: [told[at + 1] for at, line in enumerate(told) if mark in line] for mark in ("popularity mark", "food m")
    }
    assert all(re.match(r"Number [12] to fill|\d+ guests?: place [12]\.", why) for why in after["popularity mark"])
    assert after["food m"] and all(re.match(r"Food \d+: place [12]\.", why) for why in after["food m"])
    named = [told[at + 1] for at, line in enumerate(told) if " puts up for auction: " in line]
    assert named and all(line.endswith("the one closest to the pawn names the lot.") for line in named)


# ---- Ristorante Italia


def test_action_phases_are_numbered() -> None:
    told = story("ristorante-italia", 3, 1)
    phases = [line for line in told if "action phase" in line]
    assert phases == [f"Season {season}: action phase {phase}." for season in range(1, 5) for phase in range(1, 4)]


def test_an_offer_of_few_coins_is_asked_for_in_one_sentence() -> None:
    asked = {text for key, text in questions("ristorante-italia", 3, 1) if "coins" in text}
    assert asked and not any(text.startswith("0 ") for text in asked)


@pytest.mark.parametrize("options", [{}, {"advanced": True}], ids=["base", "advanced"])
def test_whoever_declines_something_at_the_market_is_not_said_to_end_the_turn(options: dict[str, bool]) -> None:
    ended = 0
    for seed in range(3):
        beats = match("ristorante-italia", 3, seed, **options)
        for beat, following in pairwise(beats):
            if any(" ends the turn " in line for line in beat.told):
                ended += 1
                assert beat.key == "RI-TURN-1" and (following.key, following.seat) != ("RI-TURN-1", beat.seat)
    assert ended


def test_leaving_the_market_with_empty_hands_is_told() -> None:
    told = [line for seed in range(3) for line in story("ristorante-italia", 3, seed)]
    assert any(line.endswith("leaves the market without buying; the action is not spent.") for line in told)


@pytest.mark.parametrize("advanced", [False, True], ids=["base", "advanced"])
def test_income_says_where_it_comes_from_and_names_nothing_that_is_not_in_play(advanced: bool) -> None:
    told = story("ristorante-italia", 3, 2, advanced=advanced)
    for at, line in enumerate(told):
        if earned := re.fullmatch(r"\w+ earns (\d+) coins?\.", line):
            assert sum(map(int, re.findall(r"\d+", told[at + 1]))) == int(earned[1])
    from_nowhere = [line for line in told if re.search(r"cubes \d|sauces \d|rooms \d", line)]
    assert bool(from_nowhere) == advanced


# ---- Rival Restaurants


def test_an_offer_is_put_with_what_is_in_it() -> None:
    offered = [text for key, text in questions("rival-restaurants", 3, 1) if " offers you " in text]
    assert offered and all(re.search(r" offers you .+ for .+\. Your answer\?", text) for text in offered)


def test_the_first_counters_are_a_line_a_market() -> None:
    told = match("rival-restaurants", 3, 1)[0].told
    markets = [line.split(", on the counter: ")[0] for line in told if "on the counter" in line]
    assert len(markets) > 4 and len(set(markets)) == len(markets)
    assert not any("slot" in line for line in told)


def test_chefs_that_are_dropped_do_not_read_like_chosen_ones() -> None:
    told = story("rival-restaurants", 2, 1)
    dropped = {line.split(" sends ")[1].removesuffix(" away.") for line in told if line.endswith(" away.")}
    hired = {line.split(" hires ")[1].split(" (")[0] for line in told if " hires " in line}
    assert dropped and hired and not dropped & hired


def test_whoever_draws_a_card_is_named() -> None:
    drawn = [line for line in story("rival-restaurants", 3, 1) if " draws " in line]
    assert drawn and all(line.split()[0] in NAMES for line in drawn)
    assert not any("You draw" in line for line in story("rival-restaurants", 3, 1))


def test_money_that_a_power_brings_has_its_name() -> None:
    told = [line for seed in (1, 2) for line in story("rival-restaurants", 3, seed) if " from the bank: " in line]
    assert told and all(re.fullmatch(r"\w+ takes \$\d+ from the bank: [^:]+\.", line) for line in told)


def test_a_promise_says_what_is_promised() -> None:
    for lang in LANGUAGES:
        names = [rival_lexicon("").tables["entry"](code, Speech(lang)) for code in promises()]
        assert len(set(names)) == len(names) and not any("free" in name.lower() for name in names)


def promises() -> list[int]:
    """Every kind of promise, as an entry of an offer."""
    rows = [row for row in rival_content("").favours if row.kind == "promise"]
    return [PROMISED.triple(i, 0, 1) for i in range(len(rows))]


def test_a_purchase_for_less_or_more_says_why() -> None:
    told = [line for seed in range(2) for line in story("rival-restaurants", 2, seed)]
    free = [told[at + 1] for at, line in enumerate(told) if re.search(r" buys .* for \$0\.$", line)]
    assert all("takes the list price off." in line for line in free)
    assert any(" of it because " in line for line in told)


def test_a_counter_offer_that_is_not_made_is_told() -> None:
    told = [line for seed in (1, 2) for line in story("rival-restaurants", 3, seed)]
    thought = [line for line in told if line.endswith("and thinks of another.")]
    assert thought and any(line.endswith(" no offer after all.") for line in told)


def test_a_dish_says_line_by_line_what_it_brings() -> None:
    whole = 0
    for beat in [beat for seed in range(6) for beat in match("rival-restaurants", 2, seed)]:
        for at, line in enumerate(beat.told):
            if dish := re.fullmatch(r"\w+ gains (-?\d+) popularity for .+\.", line):
                why = [line for line in beat.told[at + 1 :] if re.match(r"Printed \d|\d+ for ", line)]
                whole += bool(why) and int(dish[1]) > 0
    assert whole


def test_money_at_the_island_and_for_an_npc_says_how_much_and_why() -> None:
    told = [line for seed in range(6) for line in story("rival-restaurants", 2, seed)]
    bought = [line for line in told if re.search(r" buys (an action card|[\w ]+ Book)\b", line)]
    assert bought and all(re.search(r" for \$\d+\.$", line) for line in bought)
    tolls = [line for line in told if " pays the bank " in line]
    assert tolls and all(re.search(r" because of the NPC .+\.$", line) for line in tolls)
    assert any(line.startswith("Everybody takes the daily $") for line in told)


def test_a_free_card_says_whose_power_brings_it() -> None:
    told = story("rival-restaurants", 3, 1)
    bought = [at for at, line in enumerate(told) if line.endswith(" for free.") and " buys " in told[at - 1]]
    assert bought and all(told[at + 1] == "Thanks to Phyllis Grubman, Mystery Meat." for at in bought)


def test_what_is_taken_from_a_counter_is_named() -> None:
    told = [line for seed in range(40) for line in story("rival-restaurants", 2, seed)]
    taken = [line for line in told if " from the counter of " in line]
    assert taken and all(re.search(r"takes [\w ]+ \(slot \d\) from the counter of ", line) for line in taken)


# ---- Sweet Mess


def test_the_purse_says_how_much_it_holds() -> None:
    box = [row.id for row in sweet_content("").toque].index("toque_purse")
    scene = Kitchen(2)
    (step,) = Narrator(scene.game, NAMES).move(scene.s, Ask(0, [box], awards.toqued, 0, 0), box, False)
    assert step.text["en"] == "Ann takes the Toque bonus Purse: 2 × Golden Token."


def test_chef_o_tron_says_what_it_cannot_do_and_why_nothing_happens() -> None:
    told = [line for seed in range(4) for line in story("sweet-mess", 1, seed)]
    failed = [line for line in told if line.endswith(": gold instead.")]
    idle = [line for line in told if line.endswith("works only in the hard game: nothing happens.")]
    assert failed and idle and not any("cannot do it" in line for line in told)
    programs = [line for line in told if line.startswith("Chef-o-Tron draws Program")]
    assert programs and not any("hard game" in line for line in story("sweet-mess", 1, 1, solo="hard"))


def test_arms_point_at_rows_as_bowls_count_them() -> None:
    scene = Kitchen(1)
    scene.s.arm, scene.s.program = 0, 0
    scene.do(solo.move_arm)
    (line,) = said(scene)
    assert line == f"The White claw moves to row {scene.s.arms[0] + 1}."


def test_a_bench_group_is_called_like_no_bowl() -> None:
    bowls = {row.place for row in sweet_content("").grid_cell}
    assert len(bowls) == 16 and not bowls & set(GROUP_NAMES["en"]) and not bowls & set(GROUP_NAMES["fr"])


def test_a_drawn_tool_is_told_once_to_everybody_and_named_to_its_owner() -> None:
    told = story("sweet-mess", 2, 1)
    counted = [line for line in told if re.fullmatch(r"\w+ draws \d Tools?\.", line)]
    named = [line for line in told if line.startswith("Drawn by ")]
    assert counted and named and sum(int(line.split()[2]) for line in counted) == len(named)


def test_gold_says_where_it_comes_from() -> None:
    told = [line for seed in range(3) for line in story("sweet-mess", 2, seed)]
    assert any("lay in the rightmost column of the display." in line for line in told)
    assert any(line.startswith("The slot gives ") for line in told)
    assert any(re.match(r"The (West|South|East) tile gives ", line) for line in told)


def test_an_event_that_does_nothing_says_why() -> None:
    scene = Kitchen(2).fill("cream")
    for event in (events.restock, events.fill_types):
        assert not events.empty_bowls(scene.s)
        scene.do(event, 0, 0)
    assert said(scene) == ["No Bowl is empty: nothing happens."] * 2


# ---- every title


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", prixfixe.shipped())
def test_the_final_scores_say_what_they_are_made_of(game: str, lang: str) -> None:
    beat = match(game, 2, 3)[-1]
    record = prixfixe.load(game)
    *_, (scores, *parts), winner = ends(record, beat.after, lang)
    for seat, score in enumerate(record.result(beat.after).scores):
        between = "for" if lang == "en" else "pour"
        assert f"{score} {between} {NAMES[seat]}" in scores
        counted = next((line for line in parts if line.startswith(NAMES[seat])), "")
        assert sum(map(int, re.findall(r" (-?\d+)(?=[,.])", counted))) == score, counted
    assert any(name in winner[0] for name in NAMES)


def ends(record: prixfixe.Game[Any], s: prixfixe.State, lang: str) -> list[list[str]]:
    """The last steps of a match, each with its reasons."""
    steps = Narrator(record, NAMES).ending(s)
    return [[step.text[lang], *(why[lang] for why in step.why)] for step in steps]


@pytest.mark.parametrize("game", prixfixe.shipped())
def test_what_breaks_a_tie_has_a_name(game: str) -> None:
    record = prixfixe.load(game)
    named = record.story.ties if isinstance(record.story, Story) else ()
    assert named is None or len(named) == len(record.result(match(game, 2, 3)[-1].after).ties[0])


@pytest.mark.parametrize("game,seats", [("critter-kitchen", 1), ("sweet-mess", 1)])
def test_an_automaton_that_wins_is_named(game: str, seats: int) -> None:
    rival = {"critter-kitchen": "McDogald's", "sweet-mess": "Chef-o-Tron"}[game]
    told = story(game, seats, 1)
    assert re.search(rf"\d+ for {rival}\.$", "\n".join(told[-3:]), re.M) and told[-1] in (f"{rival} wins.", "Ann wins.")
    assert f"{rival} wins." in {told[-1], *(story(game, seats, 2)[-1:])}


def test_who_goes_first_in_a_queue_is_told_before_anybody_picks() -> None:
    told = [line for seed in range(3) for line in story("critter-kitchen", 3, seed)]
    queues = [at for at, line in enumerate(told) if line.startswith("In one queue, in the order of their hats: ")]
    assert queues
    for at in queues:
        order = told[at].removesuffix(".").split(": ")[1].split(", ")
        first = next(line for line in told[at + 1 :] if re.match(r"\w+'s |\w+ (hires|uses|lays|puts|leaves)", line))
        assert len(order) > 1 and re.match(rf"{order[0]}\b", first), (order, first)
