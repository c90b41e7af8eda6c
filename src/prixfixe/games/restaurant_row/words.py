"""Every question, option, fact, score line and refusal in English and in French."""

from __future__ import annotations

from functools import cache
from typing import Final, Sequence

from prixfixe.core.game import Speech
from prixfixe.games.restaurant_row.content import KINDS, Content, content
from prixfixe.games.restaurant_row.options import VISITS
from prixfixe.games.restaurant_row.state import SHOPS
from prixfixe.kit.rows import Named, name_of
from prixfixe.kit.words import Lexicon, Table

ENGLISH: Final = {
    # phase 1
    "day": "Day {a}.",
    "new_worker": "New at the Help Wanted Office: {a:worker}, for ${b}.",
    "old_worker": "Still at the Help Wanted Office: {a:worker}, for ${b}.",
    "new_renovation": "New in the Renovation Shop: {a:renovation}, for ${b}.",
    "dice": "The dice bring {a:ingredient|ingredients}.",
    "overflow": "The stall is full: {a:ingredient} goes back to the bag.",
    "on_sale": "On sale: {a:ingredient}, from ${b}.",
    "last_day": "{a:trigger} This is the last day.",
    # phase 2
    "thawed": "{a:seat} takes {b:ingredient} out of the freezer.",
    "trip": "Trip {a}.",
    "few_shops": "Only {a:shop has|shops have} goods: no further trip.",
    "visits": "{a:seat} goes to: {b:visit}.",
    "bare": "{a:shop}: nothing left to buy.",
    "leaves": "{a:seat} finds nothing to buy at the {b:shop}.",
    "pawn": "The pawn goes to {a:seat}.",
    "no_contest": "Nobody else could use the lot: {a:seat} pays ${b}.",
    "passed": "{a:seat} passes.",
    "bid": "{a:seat} bids ${b}.",
    "won": "{a:seat} wins with ${b}.",
    "borrowed": "{a:seat} borrows ${b}.",
    "no_loan": "{a:seat} borrows nothing.",
    # phase 3
    "price": "{a:seat} charges ${b} a guest.",
    # phase 4
    "crowd": "{a:guest comes|guests come} to the street today.",
    "sits": "{a:guest} sits down with {b:seat}.",
    "drawn_by_worker": "{b:seat}'s {c:worker} draws in {a:guest}.",
    "drawn_by_renovation": "{b:seat}'s {c:renovation} draws in {a:guest}.",
    "stays_away": "{a:guest} takes no seat today.",
    "reviewed": "The Critic gives {a:seat} {b:star|stars}.",
    "shill_comes": "The Shill turns up and is auctioned.",
    "full": "The dining room of {a:seat} is full.",
    "word": "The guests of {a:seat} spread the word.",
    "rises": "{a:category} rises to rank {b}.",
    "popularity": "{a:seat} gets {b:popularity mark|popularity marks}.",
    "food": "{a:seat} gets {b:food mark|food marks}.",
    # phases 5 to 7
    "income": "{a:seat} takes in ${b}.",
    "wages": "{a:seat} pays ${b} in wages.",
    "forced_loan": "{a:seat} is short of money and has to borrow ${b}.",
    "interest": "{a:seat} pays ${b} in interest.",
    "repaid": "{a:seat} repays ${b}.",
    "dismissed": "{a:seat} dismisses the {b:worker}.",
    # questions
    "ask_sous": "Trip {a}. You have ${b}. Does the Sous Chef buy something before anyone shops?",
    "ask_shop": "Trip {a}. You have ${b}. Which shop do you visit?",
    "ask_shops": "Trip {a}. You have ${b}. Which two shops do you visit?",
    "ask_solo": "You are alone at the {a:shop} and have ${b}. What do you buy?",
    "ask_lot": "Several of you are at the {a:shop}. You have ${b}. Which lot do you name?",
    "ask_more": "Your lot: {a:lot}, from ${b}. What else goes into it?",
    "ask_bid_food": "Lot: {a:lot}, from ${b}. You have ${c}. What do you bid?",
    "ask_bid_staff": "Lot: {a:worker}, from ${b}. You have ${c}. What do you bid?",
    "ask_bid_renovation": "Lot: {a:renovation}, from ${b}. You have ${c}. What do you bid?",
    "ask_bid_shill": "The Shill, from ${a}. You have ${b}. What do you bid?",
    "ask_exactly": "How much exactly?",
    "ask_discard": "Your menu has no room for everything. Which ingredient do you discard?",
    "ask_loan": "You have ${a} and owe ${b}. How much do you borrow?",
    "ask_freeze": "Which ingredient goes into the freezer for tomorrow?",
    "ask_price": "You have {a:star|stars}. What do you charge a guest?",
    "ask_consultant": "The others have shown their prices. What do you charge a guest?",
    "ask_room": "{a:guest} comes to you. In which room?",
    "ask_use": "What does the Shill do for you?",
    "ask_push": "Which category does the Shill push up by one rank?",
    "ask_repay": "You have ${a} and owe ${b}. How much do you repay?",
    "ask_layoff": "Whom do you dismiss?",
    "ask_layoff_more": "Whom else do you dismiss?",
    # options
    "no_sous": "No, I go shopping",
    "visit": "{a:visit}",
    "stop": "Nothing more",
    "leave": "Leave the shop",
    "confirm": "That is the lot",
    "pass": "Pass",
    "take_food": "{a:ingredient} ({b:fork|forks}) for ${c}",
    "take_over": "{a:ingredient} ({b:fork|forks}) for ${c}; one of yours makes way",
    "take_worker": "{a:worker} (service {b}) for ${c}",
    "take_renovation": "{a:renovation} (ambiance {b}) for ${c}",
    "band": "${a} to ${b}",
    "dollars": "${a}",
    "or_more": "${a} or more",
    "none": "Nothing",
    "drop": "{a:ingredient} ({b:fork|forks})",
    "face": "${b} (face {a})",
    "main_room": "Main room",
    "second_room": "Second room",
    "use_star": "One more star",
    "use_word": "A push for Word of Mouth",
    "no_push": "None",
    "push": "{a:category}, from rank {b}",
    "keep": "Nobody",
    "keep_others": "Nobody else",
    "dismiss": "{a:worker} (service {b})",
    # score lines and endings
    "stars": "Star Rating",
    "profit": "Profit",
    "service": "Service",
    "ambiance": "Ambiance",
    "food_track": "Food",
    "popularity_track": "Popularity",
    "debt": "Debt",
    "staff_out": "The last worker was on offer.",
    "renovations_out": "The last renovation was on offer.",
    "full_house": "Every dining room was full.",
    # refusals
    "why_cash": "costs ${a}; you have ${b}",
    "why_staff": "you already have {a:worker|workers}, and no room for more",
    "why_renovations": "you already have {a:renovation|renovations}, and no room for more",
    "why_copies": "you already have one",
    "why_stars": "needs {a:star|stars}; you have {b}",
    "why_lowest": "the lot costs at least ${a}; you have ${b}",
    "why_chooser": "whoever names the lot has to bid",
    "why_thawed": "it was frozen yesterday and has to be served today",
    "why_rest": "the others would still not fit on the menu",
    "why_smallest": "without it just as many would be too much",
    "why_must_freeze": "not everything fits on the menu",
    "why_cap": "the Shill raises no rating beyond {a:star|stars}",
    "why_top": "it is on top already",
    "why_alone": "you are the only bidder and pay ${a}",
    "what_food": "{a:ingredient}",
    "what_worker": "{a:worker}",
    "what_renovation": "{a:renovation}",
    "what_face": "${b} (face {a})",
    "what_bid": "A bid",
    "what_higher_bid": "A higher bid",
    "what_pass": "Pass",
    "what_nothing": "Nothing",
    "what_star": "One more star",
    "what_category": "{a:category}",
    "what_repay": "Repay ${a}",
    "why_repay": "you have ${a}",
}
FRENCH: Final = {
    "day": "Jour {a}.",
    "new_worker": "Nouveau au Bureau d'embauche : {a:worker}, pour {b} $.",
    "old_worker": "Toujours au Bureau d'embauche : {a:worker}, pour {b} $.",
    "new_renovation": "Nouveau au Magasin de rénovation : {a:renovation}, pour {b} $.",
    "dice": "Les dés apportent {a:ingrédient|ingrédients}.",
    "overflow": "L'étal est plein : {a:ingredient} retourne dans le sac.",
    "on_sale": "En vente : {a:ingredient}, à partir de {b} $.",
    "last_day": "{a:trigger} C'est le dernier jour.",
    "thawed": "{a:seat} sort de la chambre froide : {b:ingredient}.",
    "trip": "Course {a}.",
    "few_shops": "Il ne reste que {a:boutique garnie|boutiques garnies} : pas d'autre course.",
    "visits": "{a:seat} va ici : {b:visit}.",
    "bare": "{a:shop} : plus rien à acheter.",
    "leaves": "{a:seat} ne trouve rien à acheter ({b:shop}).",
    "pawn": "Le pion va à {a:seat}.",
    "no_contest": "Personne d'autre ne peut utiliser le lot : {a:seat} paie {b} $.",
    "passed": "{a:seat} passe.",
    "bid": "{a:seat} offre {b} $.",
    "won": "{a:seat} l'emporte avec {b} $.",
    "borrowed": "{a:seat} emprunte {b} $.",
    "no_loan": "{a:seat} n'emprunte rien.",
    "price": "{a:seat} demande {b} $ par client.",
    "crowd": "{a:client vient|clients viennent} dans la rue aujourd'hui.",
    "sits": "{a:guest} s'installe chez {b:seat}.",
    "drawn_by_worker": "{a:guest} est attiré chez {b:seat} ({c:worker}).",
    "drawn_by_renovation": "{a:guest} est attiré chez {b:seat} ({c:renovation}).",
    "stays_away": "{a:guest} ne prend pas de place aujourd'hui.",
    "reviewed": "Le Critique donne {b:étoile|étoiles} à {a:seat}.",
    "shill_comes": "Le Complice se présente : il est mis aux enchères.",
    "full": "La salle de {a:seat} est pleine.",
    "word": "Les clients de {a:seat} font circuler le bouche-à-oreille.",
    "rises": "{a:category} monte au rang {b}.",
    "popularity": "{a:seat} reçoit {b:marque de popularité|marques de popularité}.",
    "food": "{a:seat} reçoit {b:marque de cuisine|marques de cuisine}.",
    "income": "{a:seat} encaisse {b} $.",
    "wages": "{a:seat} paie {b} $ de salaires.",
    "forced_loan": "{a:seat} manque d'argent et doit emprunter {b} $.",
    "interest": "{a:seat} paie {b} $ d'intérêts.",
    "repaid": "{a:seat} rembourse {b} $.",
    "dismissed": "{a:seat} licencie : {b:worker}.",
    "ask_sous": "Course {a}. Vous avez {b} $. Le Sous-chef achète-t-il quelque chose avant tout le monde ?",
    "ask_shop": "Course {a}. Vous avez {b} $. Dans quelle boutique allez-vous ?",
    "ask_shops": "Course {a}. Vous avez {b} $. Dans quelles deux boutiques allez-vous ?",
    "ask_solo": "{a:shop} : vous êtes seul, avec {b} $. Qu'achetez-vous ?",
    "ask_lot": "{a:shop} : vous êtes plusieurs. Vous avez {b} $. Quel lot annoncez-vous ?",
    "ask_more": "Votre lot : {a:lot}, à partir de {b} $. Qu'y ajoutez-vous ?",
    "ask_bid_food": "Lot : {a:lot}, à partir de {b} $. Vous avez {c} $. Combien offrez-vous ?",
    "ask_bid_staff": "Lot : {a:worker}, à partir de {b} $. Vous avez {c} $. Combien offrez-vous ?",
    "ask_bid_renovation": "Lot : {a:renovation}, à partir de {b} $. Vous avez {c} $. Combien offrez-vous ?",
    "ask_bid_shill": "Le Complice, à partir de {a} $. Vous avez {b} $. Combien offrez-vous ?",
    "ask_exactly": "Combien exactement ?",
    "ask_discard": "Votre menu n'a pas de place pour tout. Quel ingrédient défaussez-vous ?",
    "ask_loan": "Vous avez {a} $ et devez {b} $. Combien empruntez-vous ?",
    "ask_freeze": "Quel ingrédient va dans la chambre froide pour demain ?",
    "ask_price": "Vous avez {a:étoile|étoiles}. Quel prix demandez-vous par client ?",
    "ask_consultant": "Les autres ont montré leurs prix. Quel prix demandez-vous par client ?",
    "ask_room": "{a:guest} vient chez vous. Dans quelle salle ?",
    "ask_use": "Que fait le Complice pour vous ?",
    "ask_push": "Quelle catégorie le Complice pousse-t-il d'un rang ?",
    "ask_repay": "Vous avez {a} $ et devez {b} $. Combien remboursez-vous ?",
    "ask_layoff": "Qui licenciez-vous ?",
    "ask_layoff_more": "Qui d'autre licenciez-vous ?",
    "no_sous": "Non, je fais les courses",
    "visit": "{a:visit}",
    "stop": "Rien de plus",
    "leave": "Quitter la boutique",
    "confirm": "Le lot est complet",
    "pass": "Passer",
    "take_food": "{a:ingredient} ({b:fourchette|fourchettes}) pour {c} $",
    "take_over": "{a:ingredient} ({b:fourchette|fourchettes}) pour {c} $; l'un des vôtres cède sa place",
    "take_worker": "{a:worker} (service {b}) pour {c} $",
    "take_renovation": "{a:renovation} (ambiance {b}) pour {c} $",
    "band": "De {a} $ à {b} $",
    "dollars": "{a} $",
    "or_more": "{a} $ ou plus",
    "none": "Rien",
    "drop": "{a:ingredient} ({b:fourchette|fourchettes})",
    "face": "{b} $ (face {a})",
    "main_room": "Grande salle",
    "second_room": "Petite salle",
    "use_star": "Une étoile de plus",
    "use_word": "Un coup de pouce au bouche-à-oreille",
    "no_push": "Aucune",
    "push": "{a:category}, depuis le rang {b}",
    "keep": "Personne",
    "keep_others": "Personne d'autre",
    "dismiss": "{a:worker} (service {b})",
    "stars": "Étoiles",
    "profit": "Bénéfice",
    "service": "Service",
    "ambiance": "Ambiance",
    "food_track": "Cuisine",
    "popularity_track": "Popularité",
    "debt": "Dettes",
    "staff_out": "Le dernier employé était en vitrine.",
    "renovations_out": "La dernière rénovation était en vitrine.",
    "full_house": "Toutes les salles étaient pleines.",
    "why_cash": "coûte {a} $ ; vous avez {b} $",
    "why_staff": "vous avez déjà {a:employé|employés}, sans place pour un de plus",
    "why_renovations": "vous avez déjà {a:rénovation|rénovations}, sans place pour une de plus",
    "why_copies": "vous en avez déjà une",
    "why_stars": "il faut {a:étoile|étoiles} ; vous en avez {b}",
    "why_lowest": "le lot coûte au moins {a} $ ; vous avez {b} $",
    "why_chooser": "qui annonce le lot doit enchérir",
    "why_thawed": "congelé hier, il doit être servi aujourd'hui",
    "why_rest": "les autres ne tiendraient toujours pas sur le menu",
    "why_smallest": "sans lui, il y en aurait tout autant de trop",
    "why_must_freeze": "tout ne tient pas sur le menu",
    "why_cap": "le Complice ne donne pas plus de {a:étoile|étoiles}",
    "why_top": "elle est déjà en tête",
    "why_alone": "vous enchérissez seul et payez {a} $",
    "what_food": "{a:ingredient}",
    "what_worker": "{a:worker}",
    "what_renovation": "{a:renovation}",
    "what_face": "{b} $ (face {a})",
    "what_bid": "Une offre",
    "what_higher_bid": "Une offre plus haute",
    "what_pass": "Passer",
    "what_nothing": "Rien",
    "what_star": "Une étoile de plus",
    "what_category": "{a:category}",
    "what_repay": "Rembourser {a} $",
    "why_repay": "vous avez {a} $",
}
SENTENCES: Final = {"en": ENGLISH, "fr": FRENCH}
TRIGGERS: Final = {1: "staff_out", 2: "renovations_out", 4: "full_house"}
TASTES: Final = {
    "en": {"seafood": "seafood", "meat": "meat", "vegetable": "vegetable"},
    "fr": {"seafood": "poisson", "meat": "viande", "vegetable": "légumes"},
}


@cache
def lexicon(path: str) -> Lexicon:
    """The sentences with the names of a content file."""
    c = content(path)

    def names(table: Sequence[Named]) -> Table:
        return lambda row, speech: name_of(table[row], speech)

    stores = sorted(c.stores, key=lambda store: store.number)

    def visit(row: int, speech: Speech) -> str:
        also = " et " if speech.lang == "fr" else " and "
        return also.join(name_of(stores[shop], speech) for shop in range(SHOPS) if VISITS[row] >> shop & 1)

    def lot(bits: int, speech: Speech) -> str:
        found = [name_of(row, speech) for i, row in enumerate(c.ingredients) if bits >> i & 1]
        return ", ".join(found)

    tables: dict[str, Table] = {
        "ingredient": names(c.ingredients),
        "worker": names(c.staff),
        "renovation": names(c.renovations),
        "category": names(c.categories),
        "shop": names(stores),
        "visit": visit,
        "lot": lot,
        "guest": lambda row, speech: guest(c, row, speech),
        "trigger": lambda bit, speech: SENTENCES[speech.lang][TRIGGERS[bit]],
    }
    return Lexicon(SENTENCES, tables)


def guest(c: Content, row: int, speech: Speech) -> str:
    """A guest by name, with what it is and likes."""
    person = c.customers[row]
    kind = next(kind for kind in c.customer_types if kind.id == person.type)
    if kind.main in ("auction", "rating_low"):
        return name_of(person, speech)
    if person.taste not in KINDS:
        return f"{name_of(person, speech)} ({name_of(kind, speech)})"
    taste = TASTES[speech.lang][person.taste]
    worded = f"{name_of(kind, speech)} {taste}" if speech.lang == "fr" else f"{taste} {name_of(kind, speech)}"
    return f"{name_of(person, speech)} ({worded})"
