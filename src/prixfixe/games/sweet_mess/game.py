"""The Game record of Sweet Mess, and its rules by id."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Option, Options
from prixfixe.core.state import Rule
from prixfixe.games.sweet_mess import (
    actions,
    advancing,
    awards,
    bench,
    effects,
    ending,
    events,
    paying,
    preparing,
    scoring,
    setup,
    solo,
    taking,
    tools,
)
from prixfixe.games.sweet_mess.content import tables
from prixfixe.games.sweet_mess.planner import plan
from prixfixe.games.sweet_mess.refusals import refusals
from prixfixe.games.sweet_mess.sight import guess, reopen, show
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.tables import CELLS, GROUPS, KINDS, MOST_TOOLS, SPACES, TOOL
from prixfixe.games.sweet_mess.words import lexicon, option, question
from prixfixe.games.sweet_mess.worth import worth
from prixfixe.kit.sight import plain
from prixfixe.kit.words import GameWords

RULES: Final[dict[str, Rule]] = {
    "SM-SET-13": setup.sided,
    "SM-SET-14": setup.placed_chef,
    "SM-SET-14.super": setup.placed_super,
    "SM-RUL-38": setup.reveal,
    "SM-GEN-1": scoring.play_round,
    "SM-TURN-1": actions.turn,
    "SM-ACT-2": actions.choose_action,
    "SM-ACT-2.chosen": actions.started,
    "SM-ACT-3": actions.offer_second,
    "SM-ACT-3.chosen": actions.second_chosen,
    "SM-HAND-2": actions.hand_moved,
    "SM-LEFT-1": actions.tile_chosen,
    "SM-PICK-1": taking.bowl_chosen,
    "SM-PICK-2": taking.took,
    "SM-LEFT-3": taking.crumble,
    "SM-LEFT-3.taken": taking.crumbed,
    "SM-ICO-6": taking.pinch,
    "SM-ICO-6.chosen": taking.pinched,
    "SM-TOOL-1": tools.tool_done,
    "SM-ICO-1": bench.gain_basic,
    "SM-ICO-1.type": bench.gained_kind,
    "SM-BEN-5": bench.gained,
    "SM-ICO-5": bench.gained_super,
    "SM-ICO-4": bench.store,
    "SM-STO-1": bench.stored,
    "SM-STO-1.type": bench.stored_kind,
    "SM-ICO-8": effects.swapped,
    "SM-ICO-10": effects.distilled,
    "SM-ICO-11": effects.advance_taken,
    "SM-ACT-8": preparing.prepared_one,
    "SM-ACT-8.more": preparing.prepare_more,
    "SM-ICO-9": preparing.prepare,
    "SM-ICO-9.chosen": preparing.prepared,
    "SM-PREP-1": preparing.slotted,
    "SM-GRAY-1": paying.declared,
    "SM-PAY-2": paying.covered,
    "SM-RES-1": actions.step_two,
    "SM-RES-1.chosen": actions.stepped,
    "SM-RES-2": preparing.reserve_paid,
    "SM-RES-2.recipe": preparing.reserved,
    "SM-RES-2.slot": preparing.reserved_slot,
    "SM-ADV-1": advancing.advance,
    "SM-AWD-1": awards.claim,
    "SM-AWD-1.chosen": awards.claimed,
    "SM-AWD-6": awards.icon_covered,
    "SM-TOQ-1": awards.toqued,
    "SM-EOT-1": ending.end_turn,
    "SM-BBN-2": ending.check_benefit,
    "SM-BBN-4": ending.shift,
    "SM-EOT-2": ending.refill,
    "SM-EOT-3": ending.fill,
    "SM-EOT-5": ending.pick_up,
    "SM-TOOL-5": ending.hand_limited,
    "SM-EOT-6": ending.clean_up,
    "SM-EOT-6.chosen": ending.cleaned,
    "SM-EVT-6": events.heat,
    "SM-GEN-5": events.visit,
    "SM-END-2": scoring.end_round,
    "SM-BOT-5": solo.primary,
    "SM-BOT-9": solo.taxed,
    "SM-BOT-10": solo.super_taxed,
    "SM-BOT-14": solo.limit,
    "SM-BOT-15": solo.secondary,
    "SM-BOT-21": solo.robot_claim,
    "SM-ALM-6": solo.robot_benefit,
}

MENU: Final = range(-1, TOOL + 2 * MOST_TOOLS)
CODES: Final = range(-1, KINDS * GROUPS)
SPACE: Final = range(-1, TOOL)
CHOICES: Final = {
    "SM-SET-13": range(2),
    "SM-SET-14": range(GROUPS),
    "SM-SET-14.super": range(GROUPS),
    "SM-ACT-2.chosen": MENU,
    "SM-ACT-3.chosen": MENU,
    "SM-HAND-2": range(9),
    "SM-LEFT-1": range(3),
    "SM-PICK-1": range(-1, CELLS),
    "SM-PICK-2": CODES,
    "SM-LEFT-3.taken": range(-1, SPACES * GROUPS),
    "SM-ICO-6.chosen": range(-1, CELLS),
    "SM-ICO-1.type": range(-1, KINDS),
    "SM-BEN-5": range(GROUPS),
    "SM-ICO-5": range(-1, GROUPS),
    "SM-STO-1": CODES,
    "SM-STO-1.type": range(KINDS),
    "SM-ICO-8": range(-1, GROUPS),
    "SM-ICO-10": CODES,
    "SM-ICO-11": range(2),
    "SM-ACT-8": MENU,
    "SM-ICO-9.chosen": SPACE,
    "SM-PREP-1": range(4),
    "SM-GRAY-1": range(KINDS),
    "SM-PAY-2": range(paying.CHEF + GROUPS),
    "SM-RES-1.chosen": MENU,
    "SM-RES-2": range(MOST_TOOLS),
    "SM-RES-2.recipe": SPACE,
    "SM-RES-2.slot": range(4),
    "SM-AWD-1.chosen": MENU,
    "SM-AWD-6": range(awards.GOLD + MOST_TOOLS),
    "SM-TOQ-1": range(16),
    "SM-TOOL-5": range(MOST_TOOLS),
    "SM-EOT-6.chosen": CODES,
    "SM-BOT-9": CODES,
    "SM-BOT-10": range(GROUPS),
}


def switch(name: str, text: str, text_fr: str) -> Option:
    """Something that is on or off."""
    return Option(name, False, (False, True), text, text_fr)


SOLO_ONLY: Final = ("bananas", "nuts", "extra_nuts", "master_fudger", "bench_buster", "heavy_handed")
OPTIONS: Final = (
    switch(
        "super_leftover",
        "The Super Leftover tile lies in the south: a Super instead of gold.",
        "La tuile latérale Super est posée au sud : un Super au lieu d'un Jeton Or.",
    ),
    switch(
        "hand_tokens",
        "Hand tokens: a token must move before each Pick action and limits it.",
        "Jetons Main : le jeton se déplace avant chaque prise et la limite.",
    ),
    switch(
        "bench_benefits",
        "Bench Benefits: the Ingredients shown at the end of a turn earn a benefit.",
        "Avantages : les ingrédients demandés en fin de tour rapportent un avantage.",
    ),
    Option(
        "first",
        "random",
        ("random", "1", "2", "3", "4"),
        "Who plays first: a player by number, or anybody.",
        "Qui commence : un joueur par son numéro, ou le hasard.",
    ),
    Option(
        "solo",
        "normal",
        ("normal", "hard"),
        "How hard Chef-o-Tron plays against a single player.",
        "La difficulté de Chef-o-Tron contre un joueur seul.",
    ),
    switch(
        "bananas",
        "Solo: Chef-o-Tron keeps 2 of a type, not 3.",
        "Solo : Chef-o-Tron garde 2 ingrédients par type, pas 3.",
    ),
    switch("nuts", "Solo: Chef-o-Tron scores 2 points per gold.", "Solo : Chef-o-Tron marque 2 points par Jeton Or."),
    switch(
        "extra_nuts", "Solo: Chef-o-Tron scores 3 points per gold.", "Solo : Chef-o-Tron marque 3 points par Jeton Or."
    ),
    switch(
        "master_fudger",
        "Solo: every icon of Chef-o-Tron is wild.",
        "Solo : toutes les icônes de Chef-o-Tron sont joker.",
    ),
    switch(
        "bench_buster",
        "Solo: Bench Benefits, and Chef-o-Tron needs the middle card only.",
        "Solo : Avantages, et la carte du milieu suffit à Chef-o-Tron.",
    ),
    switch("heavy_handed", "Solo: you have a Hand token.", "Solo : vous avez un jeton Main."),
)


def check(seats: int, options: Options) -> None:
    """Solo options need one player; Nuts and Extra Nuts exclude each other; the First Player must sit here."""
    wrong = [name for name in SOLO_ONLY if options[name]] + (["solo=hard"] if options["solo"] == "hard" else [])
    if seats > 1 and wrong:
        raise BadOption(f"{wrong[0]} is for one player against Chef-o-Tron, not for {seats} players")
    if options["nuts"] and options["extra_nuts"]:
        raise BadOption("nuts and extra_nuts set the same number; choose one of them")
    if options["first"] != "random" and (seats == 1 or int(options["first"]) > seats):
        reason = "Chef-o-Tron is always first" if seats == 1 else f"there are {seats} players"
        raise BadOption(f"first cannot be {options['first']}: {reason}")


GAME: Final = Game(
    name="sweet-mess",
    title="Sweet Mess",
    version=1,
    folder=Path(__file__).parent,
    seats=range(1, 5),
    options=OPTIONS,
    rules=RULES,
    state=Kitchen,
    parts=(Cook,),
    check=check,
    tables=tables,
    deal=setup.deal,
    result_of=scoring.result,
    view_of=plain(show),
    guess_of=guess,
    reopen=reopen,
    onward=True,
    worth=worth,
    words=GameWords(lexicon, question, option, refusals),
    plan=plan,
    choices=CHOICES,
    secret=frozenset({"SM-SET-13", "SM-SET-14", "SM-SET-14.super"}),
)
