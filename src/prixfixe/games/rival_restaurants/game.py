"""Rival Restaurants: the record, and the table of its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from prixfixe.core.chance import Chance
from prixfixe.core.errors import BadOption
from prixfixe.core.game import Game, Option, Options
from prixfixe.core.state import Ask, Rule
from prixfixe.games.rival_restaurants import (
    auction,
    barter,
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
    trade,
)
from prixfixe.games.rival_restaurants.content import content, tables
from prixfixe.games.rival_restaurants.default import default_option
from prixfixe.games.rival_restaurants.parts import Effect, Offer, Player, War
from prixfixe.games.rival_restaurants.planner import plan
from prixfixe.games.rival_restaurants.state import Rivals
from prixfixe.games.rival_restaurants.words import WORDS
from prixfixe.games.rival_restaurants.worth import worth
from prixfixe.kit.sight import plain

RULES: Final[dict[str, Rule]] = {
    # set-up
    "RV-SET-1": setup.set_up,
    "RV-SET-10": setup.deal_restaurants,
    "RV-SET-10.kept": setup.kept_restaurant,
    "RV-SET-10.shown": setup.open_restaurants,
    "RV-SET-11": setup.deal_goods,
    "RV-SET-14": setup.deal_chefs,
    "RV-SET-14.kept": setup.kept_chef,
    "RV-SET-14.shown": setup.welcome,
    "RV-KS-1": setup.deal_npcs,
    "RV-KS-1.kept": setup.kept_npc,
    "RV-KS-1.shown": setup.welcome_npcs,
    "RV-KS-2": setup.deal_squads,
    "RV-KS-2.dropped": setup.dropped_chef,
    "RV-KS-2.shown": setup.welcome_squads,
    "RV-DRAFT-1": setup.draft,
    "RV-DRAFT-2": setup.draft_step,
    "RV-DRAFT-2.taken": setup.drafted,
    # MONEY and MOVE
    "RV-DAY-1": day.dawn,
    "RV-MOVE-1": move.choose_places,
    "RV-MOVE-1.went": move.went,
    "RV-KS-5": move.chose_chef,
    "RV-KS-5.npc": move.sent_npc,
    "RV-MOVE-3": move.reveal_places,
    "RV-WANT-1": move.choose_wants,
    "RV-WANT-1.stood": move.wanted,
    "RV-WANT-1.shown": move.reveal_wants,
    "RV-WANT-6": move.relocate,
    "RV-WANT-6.went": move.relocated,
    "RV-WANT-6.stood": move.wanted_anew,
    "RV-WANT-6.shown": move.settle_wants,
    "RV-WANT-7": move.void_wants,
    "RV-MMC-1": cards.card_window,
    "RV-MMC-1.turn": cards.card_turn,
    "RV-MMC-1.used": cards.carded,
    "RV-MMC-1.open": cards.open_window,
    "RV-MMC-1.live": cards.carded_live,
    "RV-MMP-1": powers.power_window,
    "RV-MMP-1.turn": powers.power_turn,
    "RV-MMP-1.used": powers.used_power,
    "RV-POW-3": powers.apply_power,
    "RV-MMP-2": powers.tolls,
    "RV-CHEF-12": powers.toll,
    "RV-CHEF-12.spared": powers.spared_toll,
    "RV-CHEF-12.collected": powers.collect,
    "RV-KS-8": powers.npcs,
    "RV-KS-13": powers.npc_power,
    "RV-KS-13.applied": powers.apply_npc,
    # action cards and reactions
    "RV-ACT-5": effects.apply_card,
    "RV-ACT-5.rival": cards.aimed,
    "RV-ACT-5.item": cards.picked_item,
    "RV-ACT-5.end": react.end_effect,
    "RV-CARD-5": effects.took_discard,
    "RV-CARD-8": effects.redraw,
    "RV-CARD-8.kept": effects.redrawn,
    "RV-CARD-9": cards.picked_own,
    "RV-CARD-10": effects.fined,
    "RV-CARD-11": effects.throw_away,
    "RV-CARD-11.thrown": effects.thrown,
    "RV-CARD-15": cards.close_market,
    "RV-CARD-17": auction.sweep,
    "RV-CARD-19": cards.second_rival,
    "RV-TWO-4": cards.with_chef,
    "RV-CLAM-3": react.react,
    "RV-CLAM-4": react.reacted,
    "RV-CLAM-8": cards.exempt,
    # BUY and BARTER
    "RV-BUY-1": market.open_markets,
    "RV-BUY-1.war": market.opening_war,
    "RV-BUY-7": market.first_choices,
    "RV-BUY-7.chosen": market.chose_first,
    "RV-BUY-7.bought": market.buy_first,
    "RV-BID-4": auction.war_turn,
    "RV-BID-5": auction.bade,
    "RV-BUY-2": bazaar.open_part,
    "RV-TEMPO-5": bazaar.next_beat,
    "RV-OPEN-2": bazaar.call,
    "RV-OPEN-2.called": bazaar.called,
    "RV-OPEN-2.offered": bazaar.offered,
    "RV-TEMPO-2": bazaar.live_next,
    "RV-TEMPO-2.acted": bazaar.acted_live,
    "RV-TEMPO-4": bazaar.expired,
    "RV-CLAIM-5": market.contested,
    "RV-CLAIM-6": market.settle_claim,
    "RV-UPG-2": market.bought_upgrade,
    "RV-CHEF-5": powers.forced_rival,
    "RV-CHEF-5.kind": powers.forced_kind,
    "RV-CHEF-5.applied": powers.apply_purchase,
    "RV-BART-3": barter.addressed,
    "RV-BART-3.composed": barter.composed,
    "RV-BART-10": barter.worded,
    "RV-BART-10.dated": barter.dated,
    "RV-BART-4": trade.deliver,
    "RV-BART-5": trade.put,
    "RV-BART-5.answered": trade.answered,
    "RV-BART-6": trade.lapse,
    "RV-BART-15": trade.chose_card,
    "RV-OPEN-1": market.go_home,
    # COOK and COUNTER
    "RV-COOK-2": cook.cook,
    "RV-COOK-2.recipes": cook.planned,
    "RV-SUB-1": cook.filled,
    "RV-SUB-6": cook.added,
    "RV-CARD-18": cook.reviewed,
    "RV-COOK-4": cook.confirmed,
    "RV-COOK-6": cook.reveal_plans,
    "RV-COOK-6.all": serve.serve_all,
    "RV-COOK-6.serve": serve.serve,
    "RV-COOK-11": serve.tasks,
    "RV-COOK-11.did": serve.did,
    "RV-REC-1": serve.kept_recipe,
    "RV-CHEF-4": serve.revenge,
    "RV-CHEF-4.named": serve.avenged,
    "RV-CHEF-4.done": serve.punish,
    "RV-BON-2": bonuses.filled_basket,
    "RV-BON-6": bonuses.chose_upgrade,
    "RV-BON-7": bonuses.kept_card,
    "RV-BON-8": bonuses.sold_ticket,
    "RV-LVL-6": bonuses.take_from_counter,
    "RV-LVL-6.taken": bonuses.took_from_counter,
    "RV-LVL-6.shelf": bonuses.take_from_shelf,
    "RV-LVL-7": bonuses.body_slam,
    "RV-LVL-7.rival": bonuses.slammed,
    "RV-LVL-7.kind": bonuses.grabbed,
    # the end
    "RV-END-1": day.dusk,
    "RV-END-3": scoring.voted,
    "RV-END-3.counted": scoring.count_votes,
}

OPTIONS: Final = (
    Option(
        "mode",
        "auto",
        ("auto", "base", "kitchen_squad"),
        "Base game, or Kitchen Squad for two; auto: Kitchen Squad for two players, else the base game.",
        "Jeu de base, ou La Brigade à deux ; auto : La Brigade à deux joueurs, sinon le jeu de base.",
    ),
    Option(
        "chef_draft",
        False,
        (False, True),
        "Pick and ban squad chefs in turn.",
        "Choisir et bannir les chefs à tour de rôle.",
    ),
    Option(
        "amateur_chef",
        False,
        (False, True),
        "No clock in BUY and BARTER; powers start at Rising Dough.",
        "Pas de chrono pour ACHAT et TROC ; les pouvoirs commencent à Pâte qui lève.",
    ),
    Option(
        "start_up",
        False,
        (False, True),
        "Start with two Basic Recipes and nothing else.",
        "Commencer avec deux recettes simples et rien d'autre.",
    ),
    Option(
        "two_many_cooks",
        False,
        (False, True),
        "Two chefs per player (2 or 3 players).",
        "Deux chefs par joueur (2 ou 3 joueurs).",
    ),
    Option(
        "restaurant_choice", 1, (1, 2, 3, 4), "Restaurants dealt to choose from.", "Restaurants distribués au choix."
    ),
    Option(
        "chef_choice",
        0,
        (0, 1, 2, 3, 4, 5, 6),
        "Chefs dealt to choose from; 0: as many as are kept.",
        "Chefs distribués au choix ; 0 : autant que l'on en garde.",
    ),
    Option(
        "beginner_chefs",
        False,
        (False, True),
        "Only the six first-game chefs.",
        "Seulement les six chefs pour débuter.",
    ),
    Option(
        "tempo",
        "beats",
        ("beats", "live"),
        "BUY and BARTER in beats (one action each in turn) or live (in order of arrival).",
        "ACHAT et TROC en temps (une action chacun) ou en direct (par ordre d'arrivée).",
    ),
    Option(
        "clock",
        60,
        (60, 90, 120, 180, 0),
        "Seconds of the open part of BUY and BARTER in live play; 0 for none.",
        "Secondes de la partie ouverte d'ACHAT et TROC en direct ; 0 pour aucune.",
    ),
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


def clocks() -> dict[str, int]:
    """Seconds for every answer in live play."""
    t = content().tempo
    setting_up = "RV-SET-10.kept RV-SET-14.kept RV-KS-1.kept RV-KS-2.dropped RV-DRAFT-2.taken"
    acting = (
        "RV-OPEN-2.called RV-CHEF-5 RV-CHEF-5.kind RV-UPG-2 RV-BART-3 RV-BART-3.composed RV-BART-10 RV-BART-10.dated"
        " RV-ACT-5.rival RV-ACT-5.item RV-CARD-5 RV-CARD-8 RV-CARD-8.kept RV-CARD-9 RV-CARD-15 RV-CARD-19 RV-TWO-4"
    )
    found = dict.fromkeys(setting_up.split(), t.setup_choice_seconds)
    found |= dict.fromkeys(acting.split(), t.beat_action_seconds)
    found |= dict.fromkeys(("RV-MOVE-1.went", "RV-KS-5", "RV-KS-5.npc"), t.destination_seconds)
    found |= dict.fromkeys(("RV-WANT-1.stood", "RV-WANT-6.stood"), t.want_seconds)
    found |= dict.fromkeys(("RV-MMC-1.used", "RV-MMC-1.live"), t.card_window_seconds)
    found |= dict.fromkeys(("RV-MMP-1.used", "RV-CHEF-12.spared"), t.power_window_seconds)
    found |= dict.fromkeys(("RV-BUY-7.chosen", "RV-CLAIM-5"), t.contest_seconds)
    found |= dict.fromkeys(("RV-BART-5.answered", "RV-BART-15"), t.offer_answer_seconds)
    found |= dict.fromkeys(("RV-CARD-10", "RV-CARD-11.thrown"), t.forced_choice_seconds)
    planning = ("RV-COOK-2.recipes", "RV-SUB-1", "RV-SUB-6", "RV-CARD-18", "RV-COOK-4")
    found |= dict.fromkeys(planning, t.cook_plan_seconds)
    after = "RV-COOK-11.did RV-REC-1 RV-CHEF-4.named RV-BON-2 RV-BON-6 RV-BON-7 RV-BON-8 RV-LVL-6.taken RV-LVL-7.rival"
    found |= dict.fromkeys([*after.split(), "RV-LVL-7.kind"], t.after_cook_seconds)
    found |= {"RV-WANT-6.went": t.relocate_seconds, "RV-CLAM-4": t.reaction_seconds, "RV-BID-5": t.bid_seconds}
    return found | {"RV-TEMPO-4": t.buy_barter_seconds, "RV-END-3": t.vote_seconds}


SEATS: Final = range(-1, 6)
KINDS: Final = range(64)
CHOICES: Final = {
    "RV-SET-10.kept": range(64), "RV-SET-14.kept": range(64), "RV-KS-1.kept": range(64), "RV-KS-2.dropped": range(64),
    "RV-DRAFT-2.taken": range(64), "RV-MOVE-1.went": range(7), "RV-KS-5": range(64), "RV-KS-5.npc": range(6),
    "RV-WANT-1.stood": range(10), "RV-WANT-6.went": range(7), "RV-WANT-6.stood": range(10),
    "RV-MMC-1.used": range(-1, 264), "RV-MMC-1.live": range(-1, 264), "RV-MMP-1.used": range(-1, 112),
    "RV-CHEF-12.spared": SEATS, "RV-ACT-5.rival": SEATS, "RV-ACT-5.item": range(100), "RV-CARD-5": KINDS,
    "RV-CARD-8": range(100), "RV-CARD-8.kept": range(100), "RV-CARD-9": range(100), "RV-CARD-10": range(2),
    "RV-CARD-11.thrown": KINDS, "RV-CARD-15": range(6), "RV-CARD-19": SEATS, "RV-TWO-4": range(12),
    "RV-CLAM-4": range(2), "RV-BUY-7.chosen": range(2), "RV-BID-5": range(-3, 1000),
    "RV-OPEN-2.called": range(-1, 264), "RV-TEMPO-2.acted": range(-1, 330), "RV-TEMPO-4": range(1),
    "RV-CLAIM-5": range(2), "RV-UPG-2": range(6), "RV-CHEF-5": range(6), "RV-CHEF-5.kind": KINDS,
    "RV-BART-3": range(-1, 91), "RV-BART-3.composed": range(-4, 1000), "RV-BART-10": range(64),
    "RV-BART-10.dated": range(1, 4), "RV-BART-5.answered": range(3), "RV-BART-15": KINDS,
    "RV-COOK-2.recipes": range(4), "RV-SUB-1": range(1000), "RV-SUB-6": range(2), "RV-CARD-18": range(3),
    "RV-COOK-4": range(2), "RV-COOK-11.did": range(7), "RV-REC-1": range(100), "RV-CHEF-4.named": range(-1, 400),
    "RV-BON-2": range(6), "RV-BON-6": range(16), "RV-BON-7": KINDS, "RV-BON-8": SEATS, "RV-LVL-6.taken": range(64),
    "RV-LVL-7.rival": range(6), "RV-LVL-7.kind": KINDS, "RV-END-3": SEATS,
}  # fmt: skip
SECRET: Final = frozenset(
    [
        "RV-SET-10.kept",
        "RV-SET-14.kept",
        "RV-KS-1.kept",
        "RV-KS-2.dropped",
        "RV-MOVE-1.went",
        "RV-KS-5",
        "RV-KS-5.npc",
        "RV-WANT-1.stood",
        "RV-WANT-6.stood",
        "RV-BUY-7.chosen",
        "RV-CLAIM-5",
        "RV-BART-3",
        "RV-BART-3.composed",
        "RV-BART-10",
        "RV-BART-10.dated",
        "RV-BART-15",
        "RV-COOK-2.recipes",
        "RV-SUB-1",
        "RV-SUB-6",
        "RV-CARD-18",
        "RV-COOK-4",
        "RV-BON-7",
        "RV-END-3",
    ]
)


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
    rules=RULES,
    state=Rivals,
    parts=(Player, Offer, Effect, War),
    check=check,
    tables=tables,
    deal=setup.deal,
    result_of=scoring.result,
    view_of=plain(sight.show),
    guess_of=sight.guess,
    reopen=sight.reopen,
    worth=worth,
    words=WORDS,
    plan=plan,
    choices=CHOICES,
    secret=SECRET,
    final=frozenset({"RV-CLAM-4", "RV-BID-5", "RV-CLAIM-5", "RV-BART-5.answered", "RV-TEMPO-4"}),
    patient=frozenset({"RV-CLAM-4", "RV-MMC-1.used", "RV-MMC-1.live", "RV-BID-5", "RV-BART-5.answered", "RV-BART-15"}),
    clocks=clocks(),
    default=default,
)
