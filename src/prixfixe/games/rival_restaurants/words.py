"""Every question, option, fact and ending in words, English and French."""

from __future__ import annotations

from functools import cache
from typing import Callable, Final

from prixfixe.core.game import Speech
from prixfixe.games.rival_restaurants.content import ABOUT, Content, content
from prixfixe.games.rival_restaurants.options import (
    ANY_CARD,
    COINS,
    FACE_DOWN,
    GARBAGE,
    GOOD,
    PROMISE,
    PROMISED,
    RECIPE,
    SHOWN,
    SOME_SHOWN,
    SPARE,
    UPGRADE,
)
from prixfixe.kit.rows import name_of
from prixfixe.kit.words import Lexicon

POWER_CODE: Final = 1000  # a chef's power as the source of an effect; below it, action cards

SENTENCES: Final = {
    "en": {
        # questions
        "q_restaurant": "Which restaurant do you keep?",
        "q_chef": "Which chef do you keep?",
        "q_npc": "Which NPC do you keep?",
        "q_drop": "Which chef do you send away?",
        "q_pick": "Pick a chef for your squad.",
        "q_ban": "Ban a chef.",
        "q_active": "Who is your Active Chef today?",
        "q_place": "Where does {a:chef} go?",
        "q_npc_place": "Which market does {a:chef} go to?",
        "q_want": "{a:chef} is at {b:place}. What do you want to buy first?",
        "q_relocate": "{a:chef} leaves {b:place}. Where to?",
        "q_window": "Before the powers: use an action card?",
        "q_power": "Use a chef power?",
        "q_toll": "{a:chef} collects a toll. Spare somebody?",
        "q_rival": "{a:card}: which rival?",
        "q_second": "{a:card}: a second rival?",
        "q_steal": "{a:card}: which ingredient of {b:seat}?",
        "q_their_recipe": "{a:card}: which recipe of {b:seat}?",
        "q_own_recipe": "{a:card}: which of your recipes?",
        "q_counter_card": "{a:card}: which card at {b:place}?",
        "q_which_chef": "{a:card}: which of your chefs?",
        "q_market": "{a:card}: which market?",
        "q_tray": "{a:card}: which ingredient from the discard tray? ({b} to take)",
        "q_keep_recipe": "Which recipe do you keep?",
        "q_fine": "Health Inspector: pay ${a}, or do not cook today?",
        "q_throw": "Food Fight: which ingredient do you discard?",
        "q_react": "{a:seat} uses {b:source} on you. Do you react?",
        "q_react_own": "Your own {b:source} hits your chef. Do you react?",
        "q_answer_clam": "{a:seat} answers {b:source} with Clam-Voyance. Do you react?",
        "q_first": "{a:chef} stands alone on {b:kind}. Buy it for ${c}?",
        "q_contest": "{a:seat} claims {b:kind} at {c:place}. Do you contest?",
        "q_bid": "Bidding war for {a:kind}: the high bid is ${b} and {c} garbage, you have bid ${d}. What now?",
        "q_beat": "The market is open and you have ${b}. What do you do?",
        "q_live": "The market is open and you have ${a}. What do you do?",
        "q_ready": "You are ready. Anything else?",
        "q_clock": "How much time is left?",
        "q_for_whom": "{a:upgrade}: for whom?",
        "q_force_rival": "{a:chef}: whose ingredient do you buy?",
        "q_force_kind": "{a:chef}: which ingredient of {b:seat}?",
        "q_partner": "Whom is your offer for?",
        "q_want_from": "Your offer to {a:seat}: what do you want?",
        "q_give_to": "Your offer to {a:seat}: what do you give?",
        "q_want_all": "Your offer to the table: what do you want?",
        "q_give_all": "Your offer to the table: what do you give?",
        "q_promise": "What does the promise name?",
        "q_days": "Until when does the promise hold?",
        "q_answer": "{a:seat} offers you a trade. Your answer?",
        "q_give_card": "Which action card do you give {a:seat}?",
        "q_cook": "What do you cook today?",
        "q_fill": "{a:kind} is needed. What do you use?",
        "q_extra": "Add {a:kind} to {b:recipe}?",
        "q_review": "Have a dish reviewed?",
        "q_commit": "The plan is complete. Commit it?",
        "q_task": "What do you do next?",
        "q_revenge": "Save the Animals: who discards which meat?",
        "q_basket": "Market Basket: the top card of which shelf?",
        "q_upgrade": "Which upgrade do you take?",
        "q_tickets": "Ticket Sales: who pays you?",
        "q_keep_card": "Which action card do you keep?",
        "q_take_counter": "Which counter card do you take?",
        "q_take_from": "From whom do you take an ingredient?",
        "q_take_kind": "Which ingredient do you take from {a:seat}?",
        "q_vote": "The first place is tied. Who deserves it?",
        # options
        "restaurant": "{a:restaurant}",
        "chef": "{a:chef} ({a:power})",
        "chef_name": "{a:chef}",
        "place": "{a:place}",
        "seat": "{a:seat}",
        "card": "{a:card}",
        "kind": "{a:kind}",
        "recipe": "{a:recipe}",
        "own_recipe": "{a:recipe} (yours)",
        "upgrade": "{a:upgrade}",
        "two_recipes": "{a:recipe} and {b:recipe}",
        "pair": "{a:kind} and {b:kind}",
        "the_shelf": "The shelf",
        "slot": "{a:kind}, slot {b}",
        "counter_slot": "{a:kind} ({b:place}, slot {c})",
        "chef_at": "{a:chef} at {b:place}",
        "pass": "Pass",
        "use_card": "Use {a:card}",
        "clam_passive": "Clam-Voyance against {a:power}",
        "kick": "{a:power}: kick {b:chef} ({c:seat}) out",
        "swap": "{a:power}: swap places with {b:chef} ({c:seat})",
        "give_garbage": "{a:power}: 1 garbage to {b:seat}",
        "collect": "Collect from everybody left",
        "spare": "Spare {a:seat}",
        "nobody_else": "Nobody else",
        "let": "Let it happen",
        "clam": "Clam-Voyance!",
        "buy": "Buy it",
        "leave": "Leave it",
        "contest": "Contest",
        "decline": "Decline",
        "drop": "Drop out",
        "stay": "Stay at ${a}",
        "stay_garbage": "Stay at ${a} and {b} garbage",
        "raise": "Raise to ${a}",
        "bid_garbage": "Bid {a} garbage",
        "prawn": "Going, Going, Prawn!",
        "ready": "Ready for today",
        "unready": "Not ready after all",
        "wait": "Wait",
        "expired": "Time is up",
        "shelf_buy": "{a:chef}: top card of {b:place} for ${c}",
        "claim": "{a:chef}: claim {b:kind}, slot {c}, for ${d}",
        "buy_card": "Buy an action card",
        "buy_card_afar": "Black Market: buy an action card",
        "dispose": "Dispose of 1 garbage",
        "sell_sweet": "Sell 1 {a:kind}",
        "force": "{a:power}: force a purchase",
        "offer": "Make a trade offer",
        "withdraw": "Withdraw your offer",
        "buy_upgrade": "Buy {a:upgrade}",
        "from_afar": "{a:power}: top card of {b:place}",
        "spare_from": "Spare {a:seat} from {b:power} today",
        "accept_of": "Accept the offer of {a:seat}",
        "decline_of": "Decline the offer of {a:seat}",
        "counter_of": "Counter the offer of {a:seat}",
        "yourself": "For yourself",
        "for_player": "For {a:seat}",
        "no_offer": "No offer",
        "table": "The whole table",
        "cancel": "Cancel the offer",
        "next": "That is all I want",
        "send": "Send the offer",
        "remove": "Take back: {a:entry}",
        "add_want": "I want: {a:entry}",
        "add_give": "I give: {a:entry}",
        "money": "${a}",
        "days_more": "Until {a:day|days} from now",
        "accept": "Accept",
        "counter": "Make a counter-offer",
        "nothing": "Nothing",
        "yes": "Yes",
        "no": "No",
        "commit": "Commit the plan",
        "restart": "Start over",
        "refuse_fine": "Do not cook today",
        "pay_fine": "Pay ${a}",
        "task_garbage": "Take {a} garbage",
        "task_revenge": "Force discards",
        "task_recipe": "Replace {a:recipe}",
        "task_bonus": "Use {a:bonus}",
        "meat_of": "{a:seat}: {b:kind}",
        "nobody": "Nobody",
        "abstain": "Abstain",
        # facts
        "opened": "{a:seat} opens {b:restaurant}.",
        "starts_with": "{a:seat} starts with {b:recipe}.",
        "hired": "{a:seat} hires {b:chef} ({b:power}).",
        "npc": "{a:seat} has {b:chef} as NPC.",
        "laid_out": "{a:place}: {c:kind} is laid out in slot {b}.",
        "expired_card": "{a:place}: {b:kind} expires.",
        "refilled": "The shelf of {a:place} is refilled.",
        "reshuffled": "Finished recipes are shuffled into the deck of {a:tier}.",
        "day": "Day {a} begins; {b:seat} is Head Chef.",
        "went": "{a:seat} sends {b:chef} to {c:place}.",
        "stands": "{a:seat}: {b:chef} stands on {c:kind}, slot {d}.",
        "moved_to_shelf": "{a:seat}: {b:chef} may not buy the card and moves to the shelf.",
        "swapped": "{a:chef} and {b:chef} swap places.",
        "dumped": "{a:seat} moves 1 garbage to {b:seat}.",
        "paid_toll": "{a:seat} pays {b:seat} a toll of ${c}.",
        "paid_npc": "{a:seat} pays the bank ${b}.",
        "forced": "{a:seat} buys {c:kind} from {b:seat} by force.",
        "protected": "{a:seat} is protected.",
        "stole": "{a:seat} takes {c:kind} from {b:seat}.",
        "robbed": "{a:seat} robs {b:seat} of ${c}.",
        "paid": "{a:seat} pays {b:seat} ${c}.",
        "took_card": "You steal {b:card} from {a:seat}.",
        "lost_card": "{a:seat} steals your {b:card}.",
        "new_recipe": "{a:seat} has a new recipe: {b:recipe}.",
        "from_shelf": "{a:seat} buys {b:kind} from the shelf for ${c}.",
        "from_counter": "{a:seat} buys {b:kind} for ${c}.",
        "contests": "{a:seat} contests.",
        "drew_card": "You draw {a:card}.",
        "for_free": "{a:seat} takes {b:kind} for free.",
        "war": "A bidding war for {a:kind} (slot {b}) at {c:place}.",
        "in_war": "{a:seat} bids with {b:chef}.",
        "swept": "{a:seat} drops out.",
        "tied": "The war for {a:kind} is a tie; nobody may buy it today.",
        "won_war": "{a:seat} wins {b:kind} for ${c} and {d} garbage.",
        "offers": "{a:seat} makes {b:seat} an offer.",
        "offers_all": "{a:seat} makes the table an offer.",
        "gives": "{a:seat} gives: {b:entry}.",
        "wants": "{a:seat} wants: {b:entry}.",
        "shown": "{a:seat} shows you {b:card}.",
        "lapsed": "The offer of {a:seat} lapses.",
        "traded": "{a:seat} and {b:seat} trade.",
        "got_card": "You get {b:card} from {a:seat}.",
        "cooks": "{a:seat} cooks {b:recipe}.",
        "adds": "{a:seat} adds {b:kind} to {c:recipe}.",
        "raves": "{a:seat} has a Rave Review for {b:recipe}.",
        "pair_for": "{a:seat} uses {b:kind} and {c:kind} for {d:kind}.",
        "instead": "{a:seat} uses {b:kind} for {c:kind}.",
        "scored": "{a:seat} now has {b} popularity.",
        "levelled": "{a:seat} gains {b:bonus}.",
        "earned": "{a:seat} takes ${b} from the bank.",
        "littered": "{a:seat} takes {b} garbage.",
        "discards": "{a:seat} discards {b:kind}.",
        "discarded_card": "{a:seat} discards {b:card}.",
        "voted": "{a:seat} votes for {b:seat}.",
        # score and ends
        "basics": "Basic Recipes",
        "gourmets": "Gourmet Recipes",
        "cuisine": "own cuisine",
        "extras": "Secret Sauce and Wine",
        "bonuses": "bonuses",
        "reviews": "reviews",
        "goal": "The Wiener is crowned.",
        "goal_voted": "The Wiener is crowned by a vote.",
        "goal_shared": "The crown is shared.",
        "days": "The last day is over.",
        "days_voted": "The last day is over; a vote decided.",
        "days_shared": "The last day is over; the victory is shared.",
        # refusals
        "no_claim": "Claim {a:kind}, slot {b}",
        "no_shelf": "Buy from the shelf of {a:place}",
        "no_upgrade": "Buy {a:upgrade}",
        "no_action_card": "Buy an action card",
        "no_use": "Use {a:card}",
        "no_offer_left": "Make a trade offer",
        "no_dish": "Cook {a:recipe}",
        "no_both": "Cook both recipes",
        "why_locked": "a tied bidding war locked it for today",
        "why_closed": "the market is closed to you today",
        "why_blocked": "{a:power} blocks the counter",
        "why_money": "it costs ${a} and you have ${b}",
        "why_empty": "the shelf is empty until tonight",
        "why_limit": "you have used {a:action card|action cards} today",
        "why_timing": "not the moment for it",
        "why_target": "there is nothing to use it on",
        "why_offers": "you have sent {a:offer|offers} today",
        "why_missing": "{a:kind} is missing",
        "why_together": "there is not enough of everything",
        "why_cooktop": "one recipe a day without a Double Cooktop",
    },
    "fr": {
        "q_restaurant": "Quel restaurant gardez-vous ?",
        "q_chef": "Quel chef gardez-vous ?",
        "q_npc": "Quel PNC gardez-vous ?",
        "q_drop": "Quel chef renvoyez-vous ?",
        "q_pick": "Choisissez un chef pour votre brigade.",
        "q_ban": "Bannissez un chef.",
        "q_active": "Qui est votre chef actif aujourd'hui ?",
        "q_place": "Où va {a:chef} ?",
        "q_npc_place": "À quel marché va {a:chef} ?",
        "q_want": "{a:chef} est ici : {b:place}. Que voulez-vous acheter d'abord ?",
        "q_relocate": "{a:chef} quitte ce lieu : {b:place}. Pour où ?",
        "q_window": "Avant les pouvoirs : jouer une carte action ?",
        "q_power": "Utiliser un pouvoir de chef ?",
        "q_toll": "{a:chef} perçoit un péage. Épargner quelqu'un ?",
        "q_rival": "{a:card} : quel rival ?",
        "q_second": "{a:card} : un second rival ?",
        "q_steal": "{a:card} : quel ingrédient de {b:seat} ?",
        "q_their_recipe": "{a:card} : quelle recette de {b:seat} ?",
        "q_own_recipe": "{a:card} : laquelle de vos recettes ?",
        "q_counter_card": "{a:card} : quelle carte ici ({b:place}) ?",
        "q_which_chef": "{a:card} : lequel de vos chefs ?",
        "q_market": "{a:card} : quel marché ?",
        "q_tray": "{a:card} : quel ingrédient de la défausse ? (encore {b})",
        "q_keep_recipe": "Quelle recette gardez-vous ?",
        "q_fine": "Inspecteur de l'hygiène : payer {a} $, ou ne pas cuisiner aujourd'hui ?",
        "q_throw": "Bataille de nourriture : quel ingrédient défaussez-vous ?",
        "q_react": "{a:seat} utilise {b:source} contre vous. Réagissez-vous ?",
        "q_react_own": "Votre propre {b:source} touche votre chef. Réagissez-vous ?",
        "q_answer_clam": "{a:seat} répond à {b:source} par une Clam-voyance. Réagissez-vous ?",
        "q_first": "{a:chef} est seul sur {b:kind}. L'acheter pour {c} $ ?",
        "q_contest": "{a:seat} réclame {b:kind} ({c:place}). Contestez-vous ?",
        "q_bid": "Enchères pour {a:kind} : la plus haute mise est {b} $ et {c} déchet(s), la vôtre {d} $. Alors ?",
        "q_beat": "Le marché est ouvert, vous avez {b} $. Que faites-vous ?",
        "q_live": "Le marché est ouvert, vous avez {a} $. Que faites-vous ?",
        "q_ready": "Vous êtes prêt. Autre chose ?",
        "q_clock": "Combien de temps reste-t-il ?",
        "q_for_whom": "{a:upgrade} : pour qui ?",
        "q_force_rival": "{a:chef} : à qui achetez-vous un ingrédient ?",
        "q_force_kind": "{a:chef} : quel ingrédient de {b:seat} ?",
        "q_partner": "À qui s'adresse votre offre ?",
        "q_want_from": "Votre offre à {a:seat} : que voulez-vous ?",
        "q_give_to": "Votre offre à {a:seat} : que donnez-vous ?",
        "q_want_all": "Votre offre à la table : que voulez-vous ?",
        "q_give_all": "Votre offre à la table : que donnez-vous ?",
        "q_promise": "Sur quoi porte la promesse ?",
        "q_days": "Jusqu'à quand vaut la promesse ?",
        "q_answer": "{a:seat} vous propose un troc. Votre réponse ?",
        "q_give_card": "Quelle carte action donnez-vous à {a:seat} ?",
        "q_cook": "Que cuisinez-vous aujourd'hui ?",
        "q_fill": "Il faut : {a:kind}. Qu'utilisez-vous ?",
        "q_extra": "Ajouter {a:kind} à {b:recipe} ?",
        "q_review": "Faire critiquer un plat ?",
        "q_commit": "Le plan est complet. Le valider ?",
        "q_task": "Que faites-vous ensuite ?",
        "q_revenge": "Sauvez les animaux : qui défausse quelle viande ?",
        "q_basket": "Panier du marché : la carte du dessus de quelle étagère ?",
        "q_upgrade": "Quelle amélioration prenez-vous ?",
        "q_tickets": "Billetterie : qui vous paie ?",
        "q_keep_card": "Quelle carte action gardez-vous ?",
        "q_take_counter": "Quelle carte de comptoir prenez-vous ?",
        "q_take_from": "À qui prenez-vous un ingrédient ?",
        "q_take_kind": "Quel ingrédient prenez-vous à {a:seat} ?",
        "q_vote": "La première place est à égalité. Qui la mérite ?",
        "restaurant": "{a:restaurant}",
        "chef": "{a:chef} ({a:power})",
        "chef_name": "{a:chef}",
        "place": "{a:place}",
        "seat": "{a:seat}",
        "card": "{a:card}",
        "kind": "{a:kind}",
        "recipe": "{a:recipe}",
        "own_recipe": "{a:recipe} (la vôtre)",
        "upgrade": "{a:upgrade}",
        "two_recipes": "{a:recipe} et {b:recipe}",
        "pair": "{a:kind} et {b:kind}",
        "the_shelf": "L'étagère",
        "slot": "{a:kind}, case {b}",
        "counter_slot": "{a:kind} ({b:place}, case {c})",
        "chef_at": "{a:chef} ({b:place})",
        "pass": "Passer",
        "use_card": "Jouer {a:card}",
        "clam_passive": "Clam-voyance contre {a:power}",
        "kick": "{a:power} : chasser {b:chef} ({c:seat})",
        "swap": "{a:power} : changer de place avec {b:chef} ({c:seat})",
        "give_garbage": "{a:power} : 1 déchet à {b:seat}",
        "collect": "Faire payer tous ceux qui restent",
        "spare": "Épargner {a:seat}",
        "nobody_else": "Personne d'autre",
        "let": "Laisser faire",
        "clam": "Clam-voyance !",
        "buy": "L'acheter",
        "leave": "La laisser",
        "contest": "Contester",
        "decline": "Refuser",
        "drop": "Abandonner",
        "stay": "Rester à {a} $",
        "stay_garbage": "Rester à {a} $ et {b} déchet(s)",
        "raise": "Monter à {a} $",
        "bid_garbage": "Miser {a} déchet(s)",
        "prawn": "Une fois, deux fois, gambas !",
        "ready": "Prêt pour aujourd'hui",
        "unready": "Finalement pas prêt",
        "wait": "Attendre",
        "expired": "Le temps est écoulé",
        "shelf_buy": "{a:chef} : dessus de l'étagère ({b:place}) pour {c} $",
        "claim": "{a:chef} : réclamer {b:kind}, case {c}, pour {d} $",
        "buy_card": "Acheter une carte action",
        "buy_card_afar": "Marché noir : acheter une carte action",
        "dispose": "Jeter 1 déchet",
        "sell_sweet": "Vendre 1 {a:kind}",
        "force": "{a:power} : achat forcé",
        "offer": "Proposer un troc",
        "withdraw": "Retirer votre offre",
        "buy_upgrade": "Acheter {a:upgrade}",
        "from_afar": "{a:power} : dessus de l'étagère ({b:place})",
        "spare_from": "Épargner {b:power} à {a:seat} aujourd'hui",
        "accept_of": "Accepter l'offre de {a:seat}",
        "decline_of": "Refuser l'offre de {a:seat}",
        "counter_of": "Contre-offre à {a:seat}",
        "yourself": "Pour vous",
        "for_player": "Pour {a:seat}",
        "no_offer": "Pas d'offre",
        "table": "Toute la table",
        "cancel": "Annuler l'offre",
        "next": "C'est tout ce que je veux",
        "send": "Envoyer l'offre",
        "remove": "Retirer : {a:entry}",
        "add_want": "Je veux : {a:entry}",
        "add_give": "Je donne : {a:entry}",
        "money": "{a} $",
        "days_more": "Encore {a:jour|jours}",
        "accept": "Accepter",
        "counter": "Faire une contre-offre",
        "nothing": "Rien",
        "yes": "Oui",
        "no": "Non",
        "commit": "Valider le plan",
        "restart": "Recommencer",
        "refuse_fine": "Ne pas cuisiner aujourd'hui",
        "pay_fine": "Payer {a} $",
        "task_garbage": "Prendre {a} déchet(s)",
        "task_revenge": "Faire défausser",
        "task_recipe": "Remplacer {a:recipe}",
        "task_bonus": "Utiliser {a:bonus}",
        "meat_of": "{a:seat} : {b:kind}",
        "nobody": "Personne",
        "abstain": "S'abstenir",
        "opened": "{a:seat} ouvre {b:restaurant}.",
        "starts_with": "{a:seat} commence avec {b:recipe}.",
        "hired": "{a:seat} engage {b:chef} ({b:power}).",
        "npc": "{a:seat} a pour PNC {b:chef}.",
        "laid_out": "{a:place} : {c:kind} en case {b}.",
        "expired_card": "{a:place} : {b:kind} est périmé.",
        "refilled": "L'étagère est regarnie ({a:place}).",
        "reshuffled": "Les recettes terminées sont mélangées à la pioche ({a:tier}).",
        "day": "Le jour {a} commence ; chef de brigade : {b:seat}.",
        "went": "{a:seat} envoie {b:chef} ici : {c:place}.",
        "stands": "{a:seat} : {b:chef} se place sur {c:kind}, case {d}.",
        "moved_to_shelf": "{a:seat} : {b:chef} ne peut acheter cette carte et passe à l'étagère.",
        "swapped": "{a:chef} et {b:chef} changent de place.",
        "dumped": "{a:seat} passe 1 déchet à {b:seat}.",
        "paid_toll": "{a:seat} paie à {b:seat} un péage de {c} $.",
        "paid_npc": "{a:seat} paie {b} $ à la banque.",
        "forced": "{a:seat} achète de force {c:kind} à {b:seat}.",
        "protected": "{a:seat} est protégé.",
        "stole": "{a:seat} prend {c:kind} à {b:seat}.",
        "robbed": "{a:seat} vole {c} $ à {b:seat}.",
        "paid": "{a:seat} paie {c} $ à {b:seat}.",
        "took_card": "Vous volez {b:card} à {a:seat}.",
        "lost_card": "{a:seat} vous vole {b:card}.",
        "new_recipe": "{a:seat} a une nouvelle recette : {b:recipe}.",
        "from_shelf": "{a:seat} achète {b:kind} à l'étagère pour {c} $.",
        "from_counter": "{a:seat} achète {b:kind} pour {c} $.",
        "contests": "{a:seat} conteste.",
        "drew_card": "Vous piochez {a:card}.",
        "for_free": "{a:seat} prend {b:kind} gratuitement.",
        "war": "Enchères pour {a:kind} (case {b}, {c:place}).",
        "in_war": "{a:seat} enchérit avec {b:chef}.",
        "swept": "{a:seat} abandonne.",
        "tied": "Égalité pour {a:kind} ; personne ne peut l'acheter aujourd'hui.",
        "won_war": "{a:seat} remporte {b:kind} pour {c} $ et {d} déchet(s).",
        "offers": "{a:seat} fait une offre à {b:seat}.",
        "offers_all": "{a:seat} fait une offre à la table.",
        "gives": "{a:seat} donne : {b:entry}.",
        "wants": "{a:seat} veut : {b:entry}.",
        "shown": "{a:seat} vous montre {b:card}.",
        "lapsed": "L'offre de {a:seat} est caduque.",
        "traded": "{a:seat} et {b:seat} font affaire.",
        "got_card": "Vous recevez {b:card} de {a:seat}.",
        "cooks": "{a:seat} cuisine {b:recipe}.",
        "adds": "{a:seat} ajoute {b:kind} à {c:recipe}.",
        "raves": "{a:seat} a une critique dithyrambique pour {b:recipe}.",
        "pair_for": "{a:seat} utilise {b:kind} et {c:kind} pour {d:kind}.",
        "instead": "{a:seat} utilise {b:kind} pour {c:kind}.",
        "scored": "{a:seat} a maintenant {b} de popularité.",
        "levelled": "{a:seat} gagne {b:bonus}.",
        "earned": "{a:seat} prend {b} $ à la banque.",
        "littered": "{a:seat} prend {b} déchet(s).",
        "discards": "{a:seat} défausse {b:kind}.",
        "discarded_card": "{a:seat} défausse {b:card}.",
        "voted": "{a:seat} vote pour {b:seat}.",
        "basics": "recettes simples",
        "gourmets": "recettes gastronomiques",
        "cuisine": "cuisine de la maison",
        "extras": "Sauce secrète et Vin",
        "bonuses": "bonus",
        "reviews": "critiques",
        "goal": "La Saucisse d'Or est décernée.",
        "goal_voted": "La Saucisse d'Or est décernée par un vote.",
        "goal_shared": "La Saucisse d'Or est partagée.",
        "days": "Le dernier jour est passé.",
        "days_voted": "Le dernier jour est passé ; un vote a tranché.",
        "days_shared": "Le dernier jour est passé ; la victoire est partagée.",
        "no_claim": "Réclamer {a:kind}, case {b}",
        "no_shelf": "Acheter à l'étagère ({a:place})",
        "no_upgrade": "Acheter {a:upgrade}",
        "no_action_card": "Acheter une carte action",
        "no_use": "Jouer {a:card}",
        "no_offer_left": "Proposer un troc",
        "no_dish": "Cuisiner {a:recipe}",
        "no_both": "Cuisiner les deux recettes",
        "why_locked": "une enchère à égalité l'a bloquée pour aujourd'hui",
        "why_closed": "le marché vous est fermé aujourd'hui",
        "why_blocked": "{a:power} bloque le comptoir",
        "why_money": "cela coûte {a} $ et vous avez {b} $",
        "why_empty": "l'étagère est vide jusqu'à ce soir",
        "why_limit": "vous avez joué {a:carte action|cartes action} aujourd'hui",
        "why_timing": "ce n'est pas le moment",
        "why_target": "il n'y a rien à viser",
        "why_offers": "vous avez envoyé {a:offre|offres} aujourd'hui",
        "why_missing": "il manque : {a:kind}",
        "why_together": "il n'y a pas assez de tout",
        "why_cooktop": "une recette par jour sans double plaque de cuisson",
    },
}

ENTRIES: Final = {
    "en": {
        "money": "${}", "any": "any action card", "down": "{}, face down", "named": "the card {}", "shown": "{}, shown",
        "a_shown": "an action card, shown to the partner", "garbage": "1 garbage", "recipe": "the recipe {}",
        "spare": "sparing from {}", "promise": "promise: {}", "until": "{} ({} more days)",
        "until_1": "{} ({} more day)", "about": "{} ({})",
    },
    "fr": {
        "money": "{} $", "any": "une carte action au choix", "down": "{}, face cachée", "named": "la carte {}",
        "shown": "{}, montrée", "a_shown": "une carte action, montrée au partenaire", "garbage": "1 déchet",
        "recipe": "la recette {}", "spare": "épargner {}", "promise": "promesse : {}", "until": "{} (encore {} jours)",
        "until_1": "{} (encore {} jour)", "about": "{} ({})",
    },
}  # fmt: skip
TIER_NAMES: Final = {
    "en": ("Basic Recipes", "Gourmet Recipes"), "fr": ("recettes simples", "recettes gastronomiques")
}  # fmt: skip


class Names:
    """The tables that turn numbers into names, for one content file."""

    def __init__(self, c: Content) -> None:
        self.c = c
        self.bonuses = [bonus for row in c.restaurants for bonus in row.levels]
        self.promises = [row for row in c.favours if row.kind == "promise"]

    def kind(self, i: int, speech: Speech) -> str:
        """An ingredient."""
        return name_of(self.c.ingredients[i], speech)

    def card(self, i: int, speech: Speech) -> str:
        """An action card."""
        return name_of(self.c.action_cards[i], speech)

    def recipe(self, i: int, speech: Speech) -> str:
        """A recipe."""
        return name_of(self.c.recipes[i], speech)

    def chef(self, i: int, speech: Speech) -> str:
        """A chef."""
        return name_of(self.c.chefs[i], speech)

    def power(self, i: int, speech: Speech) -> str:
        """A chef's power."""
        return self.c.chefs[i].power_fr if speech.lang == "fr" else self.c.chefs[i].power

    def restaurant(self, i: int, speech: Speech) -> str:
        """A restaurant."""
        return name_of(self.c.restaurants[i], speech)

    def place(self, i: int, speech: Speech) -> str:
        """A location."""
        return name_of(self.c.locations[i], speech)

    def upgrade(self, i: int, speech: Speech) -> str:
        """An upgrade."""
        return name_of(self.c.upgrades[i], speech)

    def bonus(self, i: int, speech: Speech) -> str:
        """A level-up bonus, by restaurant * 3 + level - 1, with what it does."""
        row = self.bonuses[i]
        return f"{name_of(row, speech)} ({row.text_fr if speech.lang == 'fr' else row.text})"

    def tier(self, i: int, speech: Speech) -> str:
        """A tier of recipes."""
        return TIER_NAMES[speech.lang][i]

    def source(self, i: int, speech: Speech) -> str:
        """An action card, or a chef's power."""
        return self.card(i, speech) if i < POWER_CODE else self.power(i - POWER_CODE, speech)

    def entry(self, code: int, speech: Speech) -> str:
        """An entry of an offer."""
        words = ENTRIES[speech.lang]
        if PROMISED.has(code):
            return self.promise(PROMISED.one(code), PROMISED.two(code), PROMISED.three(code), speech)
        if COINS.has(code):
            return words["money"].format(COINS.one(code) * self.c.economy.money_unit)
        if GOOD.has(code):
            return self.kind(GOOD.one(code), speech)
        if FACE_DOWN.has(code):
            return words["named"].format(self.card(FACE_DOWN.one(code), speech))
        if SHOWN.has(code):
            return words["a_shown"] if code == SOME_SHOWN else words["shown"].format(self.card(SHOWN.one(code), speech))
        return (
            words["any" if code == ANY_CARD else "garbage"] if code in (ANY_CARD, GARBAGE) else self.right(code, speech)
        )

    def right(self, code: int, speech: Speech) -> str:
        """A recipe, an upgrade, sparing, or a promise that is being worded."""
        words = ENTRIES[speech.lang]
        if RECIPE.has(code):
            return words["recipe"].format(self.recipe(RECIPE.one(code), speech))
        if UPGRADE.has(code):
            return self.upgrade(UPGRADE.one(code), speech)
        if SPARE.has(code):
            return words["spare"].format(self.power(SPARE.one(code), speech))
        return words["promise"].format(name_of(self.promises[PROMISE.one(code)], speech))

    def promise(self, row: int, what: int, days: int, speech: Speech) -> str:
        """A promise with what it names and for how long."""
        words = ENTRIES[speech.lang]
        text = name_of(self.promises[row], speech)
        about = ABOUT.get(self.promises[row].id, 0)
        names: dict[int, Callable[[], str]] = {
            1: lambda: self.place(what, speech),
            2: lambda: words["money"].format(what * self.c.economy.money_unit),
            3: lambda: self.kind(what, speech),
        }
        if about in names:
            text = words["about"].format(text, names[about]())
        return words["promise"].format(words["until_1" if days == 1 else "until"].format(text, days))


@cache
def lexicon(path: str) -> Lexicon:
    """The sentences with the names of one content file."""
    names = Names(content(path))
    tables = (
        "kind",
        "card",
        "recipe",
        "chef",
        "power",
        "restaurant",
        "place",
        "upgrade",
        "bonus",
        "tier",
        "source",
        "entry",
    )
    return Lexicon(SENTENCES, {name: getattr(names, name) for name in tables})
