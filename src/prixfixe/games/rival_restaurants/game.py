"""The Game record of Rival Restaurants, and the rules that wait on its agenda."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.core.advice import Advice
from prixfixe.core.chance import Chance
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Options
from prixfixe.core.state import Ask, Rule
from prixfixe.games.rival_restaurants import (
    auction,
    bazaar,
    bonuses,
    cards,
    cook,
    day,
    effects,
    market,
    move,
    powers,
    react,
    scoring,
    serve,
    setup,
    sight,
    spare,
    trade,
)
from prixfixe.games.rival_restaurants.bots.planner import plan
from prixfixe.games.rival_restaurants.bots.terms import TERMS
from prixfixe.games.rival_restaurants.bots.worth import worth
from prixfixe.games.rival_restaurants.content import BOX
from prixfixe.games.rival_restaurants.default import default_option
from prixfixe.games.rival_restaurants.parts import Effect, Offer, Player, War
from prixfixe.games.rival_restaurants.questions import QUESTIONS
from prixfixe.games.rival_restaurants.refusals import refusals
from prixfixe.games.rival_restaurants.shape import SHAPE
from prixfixe.games.rival_restaurants.state import Rivals
from prixfixe.games.rival_restaurants.story import STORY
from prixfixe.games.rival_restaurants.words import SENTENCES, lexicon
from prixfixe.kit.sight import plain
from prixfixe.kit.words import OFF_OR_ON, GameWords, chosen

DUES: Final[dict[str, Rule]] = {
    # set-up
    "RV-SET-1": setup.set_up,
    "RV-SET-10": setup.deal_restaurants,
    "RV-SET-10.shown": setup.open_restaurants,
    "RV-SET-11": setup.deal_goods,
    "RV-SET-14": setup.deal_chefs,
    "RV-SET-14.shown": setup.welcome,
    "RV-KS-1": setup.deal_npcs,
    "RV-KS-1.shown": setup.welcome_npcs,
    "RV-KS-2": setup.deal_squads,
    "RV-KS-2.shown": setup.welcome_squads,
    "RV-DRAFT-1": setup.draft,
    "RV-DRAFT-2": setup.draft_step,
    # MONEY and MOVE
    "RV-DAY-1": day.dawn,
    "RV-MOVE-1": move.choose_places,
    "RV-MOVE-3": move.reveal_places,
    "RV-WANT-1": move.choose_wants,
    "RV-WANT-1.shown": move.reveal_wants,
    "RV-WANT-6": move.relocate,
    "RV-WANT-6.new": move.new_wants,
    "RV-WANT-6.shown": move.settle_wants,
    "RV-WANT-7": move.void_wants,
    "RV-MMC-1": cards.card_window,
    "RV-MMC-1.turn": cards.card_turn,
    "RV-MMC-1.open": cards.open_window,
    "RV-MMP-1": powers.power_window,
    "RV-MMP-1.turn": powers.power_turn,
    "RV-POW-2": spare.spare_window,
    "RV-POW-2.asked": spare.consider,
    "RV-POW-3": powers.apply_power,
    "RV-MMP-2": powers.tolls,
    "RV-CHEF-12": powers.toll,
    "RV-CHEF-12.collected": powers.collect,
    "RV-KS-8": powers.npcs,
    "RV-KS-13": powers.npc_power,
    "RV-KS-13.applied": powers.apply_npc,
    # action cards and reactions
    "RV-ACT-5": effects.apply_card,
    "RV-ACT-5.end": react.end_effect,
    "RV-CARD-11": effects.throw_away,
    "RV-CARD-17": auction.sweep,
    "RV-CLAM-3": react.react,
    "RV-CLAM-8": cards.exempt,
    # BUY and BARTER
    "RV-BUY-1": market.open_markets,
    "RV-BUY-1.war": market.opening_war,
    "RV-BUY-7": market.first_choices,
    "RV-BUY-7.bought": market.buy_first,
    "RV-BID-4": auction.war_turn,
    "RV-BUY-2": bazaar.open_part,
    "RV-TEMPO-5": bazaar.next_beat,
    "RV-OPEN-2": bazaar.call,
    "RV-OPEN-2.offered": bazaar.offered,
    "RV-TEMPO-2": bazaar.live_next,
    "RV-CLAIM-6": market.settle_claim,
    "RV-CHEF-5.applied": powers.apply_purchase,
    "RV-BART-4": trade.deliver,
    "RV-BART-5": trade.put,
    "RV-BART-6": trade.lapse,
    "RV-OPEN-1": market.go_home,
    # COOK and COUNTER
    "RV-COOK-2": cook.cook,
    "RV-COOK-6": cook.reveal_plans,
    "RV-COOK-6.all": serve.serve_all,
    "RV-COOK-6.serve": serve.serve,
    "RV-COOK-11": serve.tasks,
    "RV-CHEF-4": serve.revenge,
    "RV-CHEF-4.done": serve.punish,
    "RV-LVL-6": bonuses.take_from_counter,
    "RV-LVL-6.shelf": bonuses.take_from_shelf,
    "RV-LVL-7": bonuses.body_slam,
    # the end
    "RV-END-1": day.dusk,
    "RV-END-3.counted": scoring.count_votes,
}

OPTIONS: Final = chosen(
    SENTENCES,
    mode=("auto", "base", "kitchen_squad"),
    chef_draft=OFF_OR_ON,
    amateur_chef=OFF_OR_ON,
    start_up=OFF_OR_ON,
    two_many_cooks=OFF_OR_ON,
    restaurant_choice=(1, 2, 3, 4),
    chef_choice=(0, 1, 2, 3, 4, 5, 6),
    beginner_chefs=OFF_OR_ON,
    tempo=("beats", "live"),
    clock=(60, 90, 120, 180, 0),
)


def check(seats: int, options: Options) -> None:
    """Which modes, variants and choices go together (RV-VAR, RV-TWO-7)."""
    squad = setup.squad_mode(seats, options)
    variants = [name for name in ("amateur_chef", "start_up", "two_many_cooks") if options[name]]
    kept = 2 if options["two_many_cooks"] else 1
    if squad and seats != 2:
        raise BadOption(f"Kitchen Squad is for 2 players, not {seats}")
    if squad and (variants or options["chef_choice"] or options["beginner_chefs"]):
        raise BadOption("Kitchen Squad goes with chef_draft and restaurant_choice only")
    if options["chef_draft"] and not squad:
        raise BadOption("the chef draft is for Kitchen Squad only")
    if options["two_many_cooks"] and seats > 3:
        raise BadOption(f'"Two" Many Cooks is for 2 or 3 players, not {seats}')
    if int(options["restaurant_choice"]) > 8 // seats:
        raise BadOption(f"{seats} players choose from {8 // seats} restaurants at most")
    if options["chef_choice"] and not kept <= int(options["chef_choice"]) <= 12 // seats:
        raise BadOption(f"{seats} players who keep {kept} choose from {kept} to {12 // seats} chefs")
    if options["beginner_chefs"] and int(options["chef_choice"]) > kept:
        raise BadOption("first-game chefs are dealt without a choice")


def default(s: Rivals, ask: Ask, chance: Chance) -> int:
    """The first option; while cooking, the best plan."""
    return default_option(s, ask)


GAME: Final = Game(
    name="rival-restaurants",
    title="Rival Restaurants",
    version=1,
    folder=Path(__file__).parent,
    seats=range(2, 7),
    options=OPTIONS,
    dues=DUES,
    questions=QUESTIONS,
    state=Rivals,
    parts=(Player, Offer, Effect, War),
    shape=SHAPE,
    check=check,
    cards=BOX,
    deal=setup.deal,
    result_of=scoring.result,
    view_of=plain(sight.show),
    guess_of=sight.guess,
    words=GameWords(lexicon, QUESTIONS.phrase, QUESTIONS.option, refusals),
    story=STORY,
    bots=Advice(worth=worth, terms=TERMS, plan=plan, reopen=sight.reopen),
    default=default,
)
