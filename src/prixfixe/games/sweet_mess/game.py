"""The Game record of Sweet Mess, and the rules that wait on its agenda."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.core.advice import Advice
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Option, Options
from prixfixe.core.state import Rule
from prixfixe.games.sweet_mess import (
    actions,
    advancing,
    awards,
    bench,
    ending,
    events,
    preparing,
    scoring,
    setup,
    solo,
    taking,
    tools,
)
from prixfixe.games.sweet_mess.bots.planner import plan
from prixfixe.games.sweet_mess.bots.terms import TERMS
from prixfixe.games.sweet_mess.bots.worth import worth
from prixfixe.games.sweet_mess.content import tables
from prixfixe.games.sweet_mess.questions import QUESTIONS
from prixfixe.games.sweet_mess.refusals import refusals
from prixfixe.games.sweet_mess.shape import SHAPE
from prixfixe.games.sweet_mess.sight import guess, reopen, show
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.story import STORY
from prixfixe.games.sweet_mess.words import lexicon
from prixfixe.kit.sight import plain
from prixfixe.kit.words import GameWords

DUES: Final[dict[str, Rule]] = {
    "SM-RUL-38": setup.reveal,
    "SM-GEN-1": scoring.play_round,
    "SM-TURN-1": actions.turn,
    "SM-ACT-2": actions.choose_action,
    "SM-ACT-3": actions.offer_second,
    "SM-LEFT-3": taking.crumble,
    "SM-ICO-6": taking.pinch,
    "SM-TOOL-1": tools.tool_done,
    "SM-ICO-1": bench.gain_basic,
    "SM-ICO-4": bench.store,
    "SM-ACT-8.more": preparing.prepare_more,
    "SM-ICO-9": preparing.prepare,
    "SM-RES-1": actions.step_two,
    "SM-ADV-1": advancing.advance,
    "SM-AWD-1": awards.claim,
    "SM-EOT-1": ending.end_turn,
    "SM-BBN-2": ending.check_benefit,
    "SM-BBN-4": ending.shift,
    "SM-EOT-2": ending.refill,
    "SM-EOT-3": ending.fill,
    "SM-EOT-5": ending.pick_up,
    "SM-EOT-6": ending.clean_up,
    "SM-EVT-6": events.heat,
    "SM-GEN-5": events.visit,
    "SM-END-2": scoring.end_round,
    "SM-BOT-5": solo.primary,
    "SM-BOT-14": solo.limit,
    "SM-BOT-15": solo.secondary,
    "SM-BOT-21": solo.robot_claim,
    "SM-ALM-6": solo.robot_benefit,
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
    dues=DUES,
    questions=QUESTIONS,
    state=Kitchen,
    parts=(Cook,),
    shape=SHAPE,
    check=check,
    tables=tables,
    deal=setup.deal,
    result_of=scoring.result,
    view_of=plain(show),
    guess_of=guess,
    words=GameWords(lexicon, QUESTIONS.phrase, QUESTIONS.option, refusals),
    story=STORY,
    bots=Advice(worth=worth, terms=TERMS, plan=plan, reopen=reopen, onward=True),
)
