"""The Game record of Sweet Mess, and the rules that wait on its agenda."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.core.advice import Advice
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Options
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
from prixfixe.games.sweet_mess.content import BOX
from prixfixe.games.sweet_mess.questions import QUESTIONS
from prixfixe.games.sweet_mess.refusals import refusals
from prixfixe.games.sweet_mess.shape import SHAPE
from prixfixe.games.sweet_mess.sight import guess, reopen, show
from prixfixe.games.sweet_mess.state import Cook, Kitchen
from prixfixe.games.sweet_mess.story import STORY
from prixfixe.games.sweet_mess.words import SENTENCES, lexicon
from prixfixe.kit.sight import plain
from prixfixe.kit.words import OFF_OR_ON, GameWords, chosen

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
    "SM-CPL-1": advancing.gain,
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


SOLO_ONLY: Final = ("bananas", "nuts", "extra_nuts", "master_fudger", "bench_buster", "heavy_handed")
OPTIONS: Final = chosen(
    SENTENCES,
    super_leftover=OFF_OR_ON,
    hand_tokens=OFF_OR_ON,
    bench_benefits=OFF_OR_ON,
    first=("random", "1", "2", "3", "4"),
    solo=("normal", "hard"),
    bananas=OFF_OR_ON,
    nuts=OFF_OR_ON,
    extra_nuts=OFF_OR_ON,
    master_fudger=OFF_OR_ON,
    bench_buster=OFF_OR_ON,
    heavy_handed=OFF_OR_ON,
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
    cards=BOX,
    deal=setup.deal,
    result_of=scoring.result,
    view_of=plain(show),
    guess_of=guess,
    words=GameWords(lexicon, QUESTIONS.phrase, QUESTIONS.option, refusals),
    story=STORY,
    bots=Advice(worth=worth, terms=TERMS, plan=plan, reopen=reopen, doubt=0.03, onward=True),
)
