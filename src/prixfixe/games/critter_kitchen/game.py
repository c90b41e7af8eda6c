"""Critter Kitchen: the record of the title, and its rules by id."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.core.game import Game, Option, Options
from prixfixe.core.state import Rule
from prixfixe.games.critter_kitchen import (
    challenges,
    critic,
    effects,
    fridge,
    items,
    planning,
    restaurateurs,
    rounds,
    scoring,
    shopping,
)
from prixfixe.games.critter_kitchen.clock import default
from prixfixe.games.critter_kitchen.content import content, tables
from prixfixe.games.critter_kitchen.guess import guess, reopen
from prixfixe.games.critter_kitchen.planner import last_round, plan
from prixfixe.games.critter_kitchen.scoring import result
from prixfixe.games.critter_kitchen.setup import begin, deal
from prixfixe.games.critter_kitchen.sight import show
from prixfixe.games.critter_kitchen.state import Kitchen, Plate, Rival, Town
from prixfixe.games.critter_kitchen.tables import KINDS, SPACES, TYPES
from prixfixe.games.critter_kitchen.words import WORDS
from prixfixe.games.critter_kitchen.worth import worth
from prixfixe.kit.sight import plain

CARDS: Final = 64  # more than any table of cards or locations has rows, house content included

RULES: Final[dict[str, Rule]] = {
    # set-up and restaurateurs
    "CK-SETUP-16": begin,
    "CK-REST-2": restaurateurs.hired,
    "CK-REST-4": restaurateurs.reveal_restaurateurs,
    "CK-REST-9.draw": restaurateurs.draw_rumors,
    "CK-REST-9": restaurateurs.kept_rumor,
    "CK-REST-10": restaurateurs.start_draw,
    # rounds
    "CK-ROUND-1": rounds.play_round,
    "CK-END-1": rounds.end_round,
    "CK-END-4": rounds.next_round,
    # planning and running
    "CK-PLAN-1.begin": planning.plan,
    "CK-PLAN-1": planning.planned,
    "CK-RUN-1": planning.run,
    # shopping
    "CK-SHOP-1": shopping.shop,
    "CK-SHOP-2": shopping.resolve,
    "CK-SHOP-4": shopping.queue,
    "CK-SHOP-5.turn": shopping.turn,
    "CK-SHOP-5.pick": shopping.pick,
    "CK-SHOP-5": shopping.picked,
    "CK-SHOP-7": shopping.go_on,
    "CK-SHOP-9": shopping.console,
    "CK-REST-5": shopping.consoled,
    # items and zous-chefs
    "CK-RUMOR-4": items.heard,
    "CK-ZOUS-9.gain": items.gain,
    "CK-ZOUS-9": effects.kept,
    "CK-ZOUS-6": effects.use_zous,
    "CK-ZOUS-12.basil": effects.offered,
    "CK-ZOUS-12.basil_takes": effects.swapped,
    "CK-ZOUS-12.dot": effects.peeked,
    "CK-ZOUS-12.fennel": effects.fetched,
    "CK-ZOUS-12.finn": effects.picked_early,
    "CK-ZOUS-12.penny": effects.traded,
    # meals
    "CK-CHAL-1": challenges.meals,
    "CK-CHAL-4": challenges.prepared,
    "CK-REST-8": challenges.helped,
    "CK-CHAL-13": challenges.present,
    "CK-FRIDGE-1.begin": fridge.refrigerate,
    "CK-FRIDGE-1": fridge.chilled,
    "CK-FRIDGE-4": fridge.close_fridge,
    "CK-CRIT-2.big": critic.chose_big,
    "CK-CRIT-2": critic.dished,
    "CK-CRIT-2.spice": critic.spiced,
    "CK-CRIT-2.wine": critic.paired,
    "CK-SCORE-5": scoring.judge,
}

OPTIONS: Final = (
    Option(
        "restaurateurs",
        False,
        (False, True),
        "Restaurateurs: everybody hires one of two, with a power and bonus stars.",
        "Restaurateurs : chacun en engage un sur deux, avec un pouvoir et des étoiles bonus.",
    ),
    Option(
        "advanced_rumors",
        True,
        (True, False),
        "The 12 advanced rumor cards are in the deck.",
        "Les 12 cartes Rumeur avancées sont dans le paquet.",
    ),
    Option(
        "critic",
        "random",
        ("random", *(row.id for row in content().critics)),
        "The critic: random, or one by name.",
        "Le critique : au hasard (random) ou par son nom.",
    ),
    Option(
        "first_game",
        False,
        (False, True),
        "First game: the Mouse is the critic, and there are no advanced rumors.",
        "Première partie : la Souris est le critique, sans rumeurs avancées.",
    ),
)


def check(seats: int, options: Options) -> None:
    """The content must read well; every combination of options can be played."""
    tables(str(options["content"]))


# Questions, by the key of the rule that takes the answer
HIRES: Final = ("CK-REST-2", "CK-REST-9")
PLATES: Final = ("CK-CHAL-4", "CK-REST-8")
COURSES: Final = ("CK-CRIT-2.big", "CK-CRIT-2", "CK-CRIT-2.spice", "CK-CRIT-2.wine")
ABILITIES: Final = (
    "CK-REST-5",
    "CK-RUMOR-4",
    "CK-ZOUS-9",
    "CK-ZOUS-12.basil",
    "CK-ZOUS-12.basil_takes",
    "CK-ZOUS-12.dot",
    "CK-ZOUS-12.fennel",
    "CK-ZOUS-12.finn",
    "CK-ZOUS-12.penny",
)
CLOCKS: Final = content().game.clocks

GAME: Final = Game(
    name="critter-kitchen",
    title="Critter Kitchen",
    version=1,
    folder=Path(__file__).parent,
    seats=range(1, 6),
    options=OPTIONS,
    rules=RULES,
    state=Town,
    parts=(Kitchen, Plate, Rival),
    check=check,
    tables=tables,
    deal=deal,
    result_of=result,
    view_of=plain(show),
    guess_of=guess,
    reopen=reopen,
    ending=last_round,
    onward=True,
    worth=worth,
    words=WORDS,
    default=default,
    plan=plan,
    choices={
        **dict.fromkeys(HIRES, range(CARDS)),
        **dict.fromkeys((*ABILITIES, *COURSES, "CK-SHOP-5", "CK-FRIDGE-1", "CK-REST-8"), range(-1, KINDS)),
        "CK-PLAN-1": range(CARDS),
        "CK-REST-5": range(2),
        "CK-RUMOR-4": range(SPACES),
        "CK-ZOUS-12.dot": range(SPACES),
        "CK-ZOUS-12.penny": range(-1, 2),
        "CK-CHAL-4": range(-1, challenges.DONE + 1),
        "CK-CRIT-2.big": range(-1, TYPES),
    },
    secret=frozenset({*HIRES, "CK-ZOUS-9", "CK-PLAN-1", *PLATES, "CK-FRIDGE-1", *COURSES}),
    together=frozenset({*HIRES, "CK-ZOUS-9", "CK-PLAN-1", *PLATES, "CK-FRIDGE-1", *COURSES}),
    final=frozenset({"CK-REST-9", "CK-SHOP-5", *ABILITIES}),
    clocks={
        **dict.fromkeys(HIRES, CLOCKS.restaurateur),
        "CK-PLAN-1": CLOCKS.planning,
        "CK-SHOP-5": CLOCKS.pick,
        **dict.fromkeys(ABILITIES, CLOCKS.ability),
        **dict.fromkeys(PLATES, CLOCKS.challenge_plates),
        "CK-FRIDGE-1": CLOCKS.refrigeration,
        **dict.fromkeys(COURSES, CLOCKS.critic_plate),
    },
)
