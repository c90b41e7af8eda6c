"""Ristorante Italia: the Game record, and every rule by its id."""

from __future__ import annotations

from pathlib import Path
from typing import Final

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
    recipes,
    rooms,
    scoring,
    seasons,
    setup,
    sight,
    ties,
    turn,
    vip,
    wine,
)  # fmt: skip
from prixfixe.games.ristorante_italia.content import SEATS, tables
from prixfixe.games.ristorante_italia.planner import hurry, plan
from prixfixe.games.ristorante_italia.state import Italia, Restaurant
from prixfixe.games.ristorante_italia.tables import (
    MOST_BONUS,
    MOST_CUBES,
    MOST_KINDS,
    MOST_RECIPES,
    MOST_ROOMS,
    MOST_SHOPS,
    MOST_WINES,
)
from prixfixe.games.ristorante_italia.words import WORDS
from prixfixe.games.ristorante_italia.worth import worth
from prixfixe.kit.sight import plain

RULES: Final[dict[str, Rule]] = {
    # the calendar
    "RI-FLOW-1": seasons.open_square,
    "RI-FLOW-1.next": seasons.close_square,
    "RI-FLOW-2": turn.turn,
    "RI-NEXT-3": seasons.open_season,
    # the turn
    "RI-TURN-1": turn.chose,
    "RI-TURN-8": turn.choose,
    "RI-DRAW-2": recipes.kept,
    "RI-WINE-1": wine.taste,
    "RI-WINE-2": wine.tasted,
    "RI-WINE-4": wine.swapped,
    "RI-MKT-1": market.marketed,
    "RI-MKT-8": market.market,
    "RI-MKT-4": market.threw,
    # placing, cubes, the critic
    "RI-MENU-1": menu.place,
    "RI-MENU-2": menu.placed,
    "RI-MENU-3": menu.replaced,
    "RI-CUBE-2": cubes.season,
    "RI-CUBE-3": cubes.sprinkled,
    "RI-CRIT-1": critic.judge,
    "RI-CRIT-2": critic.reward,
    # VIPs
    "RI-VIP-1": vip.bade,
    "RI-VIP-1.tens": vip.bade_tens,
    "RI-VIP-1.units": vip.bade_units,
    "RI-VIP-2": vip.reveal,
    "RI-VIP-3": vip.welcome,
    # the last season
    "RI-GUIDE-2": finals.dined,
    "RI-GUIDE-2.dine": finals.dine,
    "RI-GUIDE-3": finals.compare_dinners,
    "RI-GUIDE-4": finals.print_guide,
    "RI-ECO-1": finals.reward_thrift,
    "RI-CONT-1": finals.present,
    "RI-CONT-2": finals.compare_recipes,
    "RI-CONT-2.crown": finals.crown,
    "RI-CONT-3": finals.prepared,
    "RI-SCORE-7": scoring.close,
    # bonus cards, rooms, variants
    "RI-BON-4": market.searched,
    "RI-BON-8": bonus.searched_at_once,
    "RI-BONE-12": ties.named,
    "RI-BONE-13": market.scavenged,
    "RI-BONE-13.taken": bonus.scavenged_at_once,
    "RI-BONE-14": bonus.trusted,
    "RI-BONE-14.after": bonus.trust,
    "RI-BTWO-7": bonus.accounted,
    "RI-BTWO-14": wine.recommended,
    "RI-ROOM-3": rooms.removed,
    "RI-VAPP-1": market.apprenticed,
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

CHOICES: Final = {
    "RI-TURN-1": range(-1, turn.BUY_BONUS + MOST_BONUS),
    "RI-DRAW-2": range(MOST_RECIPES),
    "RI-WINE-2": range(-1, MOST_WINES),
    "RI-WINE-4": range(MOST_WINES),
    "RI-MKT-1": range(-1, market.TO_TRASH + 1),
    "RI-MKT-4": range(MOST_KINDS),
    "RI-MENU-2": range(-1, menu.STUDY + 1),
    "RI-MENU-3": range(MOST_RECIPES),
    "RI-CUBE-3": range(MOST_CUBES + 1),
    "RI-VIP-1": range(vip.PURSE),
    "RI-VIP-1.tens": range(100),
    "RI-VIP-1.units": range(10),
    "RI-GUIDE-2": range(MOST_RECIPES),
    "RI-CONT-3": range(-1, 2),
    "RI-BON-4": range(-1, MOST_KINDS),
    "RI-BON-8": range(-1, MOST_KINDS),
    "RI-BONE-12": range(SEATS[-1]),
    "RI-BONE-13": range(-1, MOST_KINDS),
    "RI-BONE-13.taken": range(-1, MOST_KINDS),
    "RI-BONE-14": range(-1, MOST_SHOPS),
    "RI-BTWO-7": range(-1, MOST_BONUS),
    "RI-BTWO-14": range(-1, MOST_WINES),
    "RI-ROOM-3": range(MOST_ROOMS),
    "RI-VAPP-1": range(-1, MOST_KINDS),
}


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
    seats=range(SEATS[0], SEATS[-1] + 1),
    options=OPTIONS,
    rules=RULES,
    state=Italia,
    parts=(Restaurant,),
    check=check,
    tables=tables,
    deal=setup.deal,
    result_of=result,
    view_of=plain(sight.show),
    guess_of=sight.guess,
    reopen=sight.reopen,
    worth=worth,
    playouts=8.0,
    stage=season,
    words=WORDS,
    plan=plan,
    hurry=hurry,
    choices=CHOICES,
    secret=frozenset({"RI-DRAW-2", "RI-VIP-1", "RI-VIP-1.tens", "RI-VIP-1.units"}),
)
