"""Ristorante Italia: the Game record, and the rules that wait on its agenda."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.core.advice import Advice
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Option, Options, Result
from prixfixe.core.state import Rule
from prixfixe.games.ristorante_italia import (
    bonus,
    critic,
    cubes,
    finals,
    market,
    menu,
    scoring,
    seasons,
    setup,
    sight,
    ties,
    turn,
    vip,
    wine,
)  # fmt: skip
from prixfixe.games.ristorante_italia.bots.planner import hurry, plan
from prixfixe.games.ristorante_italia.bots.worth import worth
from prixfixe.games.ristorante_italia.content import BOX
from prixfixe.games.ristorante_italia.questions import QUESTIONS
from prixfixe.games.ristorante_italia.refusals import refusals
from prixfixe.games.ristorante_italia.shape import SHAPE
from prixfixe.games.ristorante_italia.state import Italia, Restaurant
from prixfixe.games.ristorante_italia.story import STORY
from prixfixe.games.ristorante_italia.tables import SEATS
from prixfixe.games.ristorante_italia.words import lexicon
from prixfixe.kit.sight import plain
from prixfixe.kit.words import GameWords

DUES: Final[dict[str, Rule]] = {
    # the calendar
    "RI-FLOW-1": seasons.open_square,
    "RI-FLOW-1.next": seasons.close_square,
    "RI-FLOW-2": turn.turn,
    "RI-NEXT-3": seasons.open_season,
    # the turn
    "RI-TURN-8": turn.choose,
    "RI-WINE-1": wine.taste,
    "RI-MKT-8": market.market,
    # placing, cubes, the critic
    "RI-MENU-1": menu.place,
    "RI-CUBE-2": cubes.season,
    "RI-CRIT-1": critic.judge,
    "RI-CRIT-2": critic.reward,
    # VIPs
    "RI-VIP-2": vip.reveal,
    "RI-VIP-3": vip.welcome,
    # the last season
    "RI-GUIDE-2.dine": finals.dine,
    "RI-GUIDE-3": finals.compare_dinners,
    "RI-GUIDE-4": finals.print_guide,
    "RI-ECO-1": finals.reward_thrift,
    "RI-CONT-1": finals.present,
    "RI-CONT-2": finals.compare_recipes,
    "RI-CONT-2.crown": finals.crown,
    "RI-SCORE-7": scoring.close,
    # bonus cards
    "RI-BONE-14.after": bonus.trust,
    "RI-BONE-14.market": bonus.trust_market,
}

OPTIONS: Final = (
    Option(
        "advanced",
        False,
        (False, True),
        "Recipes for famous chefs: bonus cards, rooms, special-touch cubes, cooking courses.",
        "Recettes pour chefs célèbres : cartes Bonus, salles, cubes Touche spéciale, cours de cuisine.",
    ),
    Option(
        "balanced_order",
        False,
        (False, True),
        "Each season is played from the lowest-rated chef to the highest.",
        "Chaque saison se joue du chef le moins bien coté au mieux coté.",
    ),
    Option(
        "apprentice",
        False,
        (False, True),
        "A whole turn buys one ingredient picked from any crate.",
        "Un tour entier achète un ingrédient choisi dans une caisse quelconque.",
    ),
    Option(
        "wine_restriction",
        False,
        (False, True),
        "No wine in the first season.",
        "Pas de vin pendant la première saison.",
    ),
    Option(
        "open_cups",
        False,
        (False, True),
        "Everybody sees the coins and cubes of all.",
        "Tout le monde voit les pièces et les cubes de tous.",
    ),
    Option(
        "first_player",
        0,
        (0, *range(1, SEATS[-1] + 1)),
        "Who begins, by seat number; 0 draws at random.",
        "Qui commence, par numéro de siège ; 0 tire au sort.",
    ),
)


def check(seats: int, options: Options) -> None:
    """The first player must have a seat."""
    if int(options["first_player"]) > seats:
        raise BadOption(f"there is no seat {options['first_player']} at a table of {seats}")


def season(s: Italia) -> int:
    """What is played on is played on to the end of the season."""
    return int(s.season)


def result(s: Italia) -> Result:
    """Places by total; ties as the criteria, or the owner of the President's Photo, have decided."""
    found = [scoring.score(s.tables, r) for r in s.restaurants]
    scores = [sum(lines) for lines in found]
    places = [s.standing.index(seat) + 1 for seat in range(s.seats)]
    best = scores.count(max(scores))
    reason = "points" if best == 1 else "photo" if s.by_photo else "tied"
    keys = scoring.LINES if s.advanced else scoring.LINES[:-2]
    parts = [dict(zip(keys, lines)) for lines in found]
    ranked = [[int(ties.criterion(s, seat, which)) for which in s.tables.tie_criteria] for seat in range(s.seats)]
    return Result(places, scores, ranked, reason, parts)


GAME: Final = Game(
    name="ristorante-italia",
    title="Ristorante Italia",
    version=1,
    folder=Path(__file__).parent,
    seats=SEATS,
    options=OPTIONS,
    dues=DUES,
    questions=QUESTIONS,
    state=Italia,
    parts=(Restaurant,),
    shape=SHAPE,
    check=check,
    cards=BOX,
    deal=setup.deal,
    result_of=result,
    view_of=plain(sight.show),
    guess_of=sight.guess,
    words=GameWords(lexicon, QUESTIONS.phrase, QUESTIONS.option, refusals),
    story=STORY,
    bots=Advice(worth=worth, plan=plan, hurry=hurry, reopen=sight.reopen, playouts=8.0, stage=season),
)
