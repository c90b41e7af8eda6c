"""Critter Kitchen: the record of the title, and the rules that wait on its agenda."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.core.advice import Advice
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Options
from prixfixe.core.state import Rule
from prixfixe.games.critter_kitchen import (
    challenges,
    effects,
    fridge,
    items,
    planning,
    restaurateurs,
    rounds,
    scoring,
    shopping,
)
from prixfixe.games.critter_kitchen.bots.planner import last_round, plan
from prixfixe.games.critter_kitchen.bots.terms import TERMS
from prixfixe.games.critter_kitchen.bots.worth import worth
from prixfixe.games.critter_kitchen.clock import default
from prixfixe.games.critter_kitchen.content import BOX, content
from prixfixe.games.critter_kitchen.guess import guess, reopen
from prixfixe.games.critter_kitchen.questions import QUESTIONS
from prixfixe.games.critter_kitchen.refusals import refusals
from prixfixe.games.critter_kitchen.scoring import result
from prixfixe.games.critter_kitchen.setup import begin, deal
from prixfixe.games.critter_kitchen.shape import SHAPE
from prixfixe.games.critter_kitchen.sight import show
from prixfixe.games.critter_kitchen.state import Kitchen, Plate, Rival, Town
from prixfixe.games.critter_kitchen.story import STORY
from prixfixe.games.critter_kitchen.words import SENTENCES, lexicon
from prixfixe.kit.sight import plain
from prixfixe.kit.words import OFF_OR_ON, GameWords, chosen

DUES: Final[dict[str, Rule]] = {
    # set-up and restaurateurs
    "CK-SETUP-16": begin,
    "CK-REST-4": restaurateurs.reveal_restaurateurs,
    "CK-REST-9.draw": restaurateurs.draw_rumors,
    "CK-REST-10": restaurateurs.start_draw,
    # rounds
    "CK-ROUND-1": rounds.play_round,
    "CK-END-1": rounds.end_round,
    "CK-END-4": rounds.next_round,
    # planning and running
    "CK-PLAN-1.begin": planning.plan,
    "CK-RUN-1": planning.run,
    # shopping
    "CK-SHOP-1": shopping.shop,
    "CK-SHOP-2": shopping.resolve,
    "CK-SHOP-4": shopping.queue,
    "CK-SHOP-5.turn": shopping.turn,
    "CK-SHOP-5.pick": shopping.pick,
    "CK-SHOP-7": shopping.go_on,
    "CK-SHOP-9": shopping.console,
    # items and zous-chefs
    "CK-ZOUS-9.gain": items.gain,
    "CK-ZOUS-6": effects.use_zous,
    # meals
    "CK-CHAL-1": challenges.meals,
    "CK-CHAL-13": challenges.present,
    "CK-FRIDGE-1.begin": fridge.refrigerate,
    "CK-FRIDGE-4": fridge.close_fridge,
    "CK-SCORE-5": scoring.judge,
}

OPTIONS: Final = chosen(
    SENTENCES,
    further={"critic": "critics"},
    restaurateurs=OFF_OR_ON,
    advanced_rumors=(True, False),
    critic=("random", *(row.id for row in content().critics)),
    first_game=OFF_OR_ON,
)


def check(seats: int, options: Options) -> None:
    """The critic that is named must be among the cards."""
    critics = [row.id for row in content(str(options["content"])).critics]
    name = "mouse" if options["first_game"] else options["critic"]
    if name not in ("random", *critics):
        raise BadOption(f"option critic cannot be {name}; it may be random, {', '.join(critics)}")


GAME: Final = Game(
    name="critter-kitchen",
    title="Critter Kitchen",
    version=1,
    folder=Path(__file__).parent,
    seats=range(1, 6),
    options=OPTIONS,
    state=Town,
    parts=(Kitchen, Plate, Rival),
    shape=SHAPE,
    check=check,
    cards=BOX,
    deal=deal,
    result_of=result,
    view_of=plain(show),
    guess_of=guess,
    words=GameWords(lexicon, QUESTIONS.phrase, QUESTIONS.option, refusals),
    story=STORY,
    bots=Advice(worth=worth, terms=TERMS, plan=plan, reopen=reopen, ending=last_round, onward=True),
    default=default,
    dues=DUES,
    questions=QUESTIONS,
)
