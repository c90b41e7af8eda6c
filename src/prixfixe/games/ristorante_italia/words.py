"""Every question, option, fact and refusal in words. The French ones are the original terms."""

from __future__ import annotations

from functools import cache
from typing import Final

from prixfixe.core.game import Speech
from prixfixe.games.ristorante_italia.content import Content, Recipe, content
from prixfixe.kit.rows import name_of
from prixfixe.kit.words import Lexicon, Table

SENTENCES: Final = {
    "en": {
        # questions
        "your_turn": "Your turn: {a:action|actions} left, {b:coin|coins}. What do you do?",
        "free_use": "No action left, {a:coin|coins}. Anything else before the turn ends?",
        "keep": "Which recipe do you keep?",
        "taste": "Which wine do you buy? You have {a:coin|coins}.",
        "swap": "The cellar is full. Which wine do you discard for {a:wine}?",
        "at_market": "What do you do at the market? You have {a:coin|coins}.",
        "market_again": "What else at the market? You have {a:coin|coins}.",
        "search": "Which ingredient do you take from the crate? You have {a:coin|coins}.",
        "scavenge": "Which ingredient do you take from the trash cans?",
        "throw": "The shelf is full. What do you throw away for {a:kind}?",
        "send": "Which ingredient does the apprentice buy? You have {a:coin|coins}.",
        "search_at_once": "{b:shop}: which ingredient do you buy from the crate? You have {a:coin|coins}.",
        "restock_free": "Which shop do you restock for free?",
        "account": "Which discarded bonus card do you take?",
        "recommend": "Which wine of the draw pile do you buy? You have {a:coin|coins}.",
        "remove": "All room spaces are taken. Which room makes way for: {a:room}?",
        "place": "Which recipe do you place on the menu?",
        "replace": "The course is full. Which recipe makes way for {a:recipe}?",
        "sprinkle": "How many special-touch cubes do you add? Your score so far: {a}.",
        "bid": "How much do you offer for {a:vip}? You have {b:coin|coins}.",
        "bid_tens": "How much do you offer for {a:vip}? You have {b:coin|coins}. First the tens.",
        "bid_units": "{a} and how many more?",
        "dine": "Your dinner for the Guide: which {a:course_lower}?",
        "prepare": "Do you climb another square before the Contest? You have {a:coin|coins}.",
        "tie_place": "A tie, and you decide: who takes place {a}?",
        "tie_first": "A tie, and you decide: who opens the next season?",
        "tie_order": "A tie, and you decide: who is number {a} in the next turn order?",
        "tie_total": "The final score is tied, and you decide: who takes place {a}?",
        # options
        "end_turn": "End the turn",
        "draw": "Draw a recipe: {a:course}",
        "draw_wine": "Draw wine",
        "market": "Go to the market",
        "take_cube": "Take a special-touch cube",
        "learn": "Take a cooking course ({a:coin|coins})",
        "apprentice": "Send the apprentice (the whole turn)",
        "use": "Use the card {a:bonus}",
        "study": "{a:bonus}: climb a square ({b:coin|coins})",
        "build": "Build: {a:room} ({b:coin|coins})",
        "buy_bonus": "Buy the bonus card {a:bonus} ({b:coin|coins})",
        "recipe": "{a:recipe}",
        "recipe_card": "{a:recipe_card}",
        "no_wine": "Buy no wine",
        "wine": "{a:wine}",
        "wine_card": "{a:wine_card}",
        "leave_market": "End the turn without going to the market",
        "finish_market": "Leave the market",
        "buy": "Buy {a:kind} ({b:coin|coins})",
        "search_crate": "Search a crate: {a:shop}",
        "restock": "Restock: {a:shop}",
        "cat_out": "Take from the trash cans, free",
        "kind": "{a:kind}",
        "no_apprentice": "End the turn without the apprentice",
        "decline": "Nothing",
        "no_restock": "None",
        "shop": "{a:shop}",
        "no_account": "End the turn without using the card",
        "bonus": "{a:bonus}",
        "room": "{a:room}",
        "pass": "Place nothing more",
        "place_recipe": "{a:recipe}",
        "no_cubes": "None",
        "cubes": "{a:cube|cubes}",
        "coins": "{a:coin|coins}",
        "tens": "{a} to {b}",
        "present": "Go on",
        "step": "Climb a square ({a:coin|coins})",
        "seat": "{a:seat}",
        # facts
        "first_player": "{a:seat} opens the first season.",
        "phase": "Season {a}: {b:square}.",
        "season": "{b:seat} opens season {a}.",
        "reformed": "{a:deck}: the discard pile becomes the new draw pile.",
        "rejected": "Discarded: {a:recipes}.",
        "rejected_wines": "Discarded: {a:wines}.",
        "refilled": "{a:shop}, new on the stall: {b:kind}.",
        "restocked": "{a:shop}, new on the stall: {b:kinds}.",
        "coins_given": "{a:seat} receives {b:coin|coins}.",
        "cubes_given": "{a:seat} receives {b:cube|cubes}.",
        "bonus_shown": "On the bonus board: {a:bonuses}.",
        "critic_score": "{a:seat} has a critic score of {b}.",
        "climbs": "{a:seat} is number {b} for the critic and climbs to {c}.",
        "income": "{a:seat} earns {b:coin|coins}.",
        "offers": "{a:seat} offers {b:coin|coins}.",
        "pays_offer": "{a:seat} pays {b:coin|coins}.",
        "welcomes": "{a:seat} welcomes {b:vip} and gains a star.",
        "dinner": "{a:seat} serves {b:recipes}: {c:point|points} of prestige.",
        "dinner_score": "{a:seat} has a dinner score of {b}.",
        "wins_spoons": "{a:seat} wins {b:Golden Spoon|Golden Spoons}.",
        "wins_category": "{a:seat} wins the token {b:category_award}.",
        "wins_speciality": "{a:seat} wins the token {b:speciality_award}.",
        "shows_coins": "{a:seat} shows {b:coin|coins}.",
        "wins_economy": "{a:seat} wins the Economy Prize and gains a star.",
        "presents": "{a:seat} presents {b:recipe}.",
        "contest_score": "{a:seat} has a contest score of {b}.",
        "total": "{a:seat} has {b:point|points}.",
        "winner": "{a:seat} wins.",
        # score lines and endings
        "rating": "Rating",
        "menu": "Menu",
        "wines": "Wines",
        "stars": "Stars",
        "spoons": "Golden Spoons",
        "category": "Category",
        "speciality": "Speciality",
        "pairing": "Wine pairing",
        "rooms": "Rooms",
        "bonus_cards": "Bonus cards",
        "points": "Four seasons are over; the most points win.",
        "tied": "Four seasons are over; a tie at the top, and the first criterion that differs decides.",
        "photo": "Four seasons are over; a tie at the top, and the President's Photo decides.",
        # refusals
        "a_bonus": "{a:bonus}",
        "a_room": "{a:room}",
        "a_kind": "{a:kind}",
        "a_wine": "{a:wine}",
        "a_recipe": "{a:recipe}",
        "a_restock": "Restock",
        "a_second": "Buy a second ingredient",
        "why_coins": "costs {a:coin|coins}; you have {b}",
        "why_short": "needs {a:more coin|more coins}",
        "why_bonus_spaces": "all your {a:bonus space is|bonus spaces are} taken, for good",
        "why_room_season": "not before season {a}",
        "why_no_room": "no token is left",
        "why_pot": "the pot is empty",
        "why_no_book": "no cookbook is face up",
        "why_top": "you stand on the last square",
        "why_dry": "no wine in season {a}",
        "why_begun": "it takes the whole turn, and you have already acted",
        "why_no_discard": "no bonus card has been discarded yet",
        "why_no_space": "it needs a free bonus space",
        "why_no_wine": "you can pay no wine of the draw pile",
        "why_toques": "needs {a:toque|toques}; you have {b}",
        "why_missing": "missing: {a:kinds}",
        "why_restocked": "one restock in an action",
        "why_bought": "one purchase in an action",
        "why_bag": "not in an action with a restock",
        "why_cat": "once in an action phase",
        "why_trash": "the trash cans are empty",
    },
    "fr": {
        # questions
        "your_turn": "À vous : encore {a:action|actions}, {b:pièce|pièces}. Que faites-vous ?",
        "free_use": "Plus d'action, {a:pièce|pièces}. Autre chose avant la fin du tour ?",
        "keep": "Quelle recette gardez-vous ?",
        "taste": "Quel vin achetez-vous ? Vous avez {a:pièce|pièces}.",
        "swap": "La cave est pleine. Quel vin défaussez-vous pour {a:wine} ?",
        "at_market": "Que faites-vous au marché ? Vous avez {a:pièce|pièces}.",
        "market_again": "Quoi d'autre au marché ? Vous avez {a:pièce|pièces}.",
        "search": "Quel ingrédient prenez-vous dans la caisse ? Vous avez {a:pièce|pièces}.",
        "scavenge": "Quel ingrédient prenez-vous dans les poubelles ?",
        "throw": "L'étagère est pleine. Que jetez-vous pour faire place à : {a:kind} ?",
        "send": "Quel ingrédient l'apprenti achète-t-il ? Vous avez {a:pièce|pièces}.",
        "search_at_once": "{b:shop} : quel ingrédient achetez-vous dans la caisse ? Vous avez {a:pièce|pièces}.",
        "restock_free": "Quel magasin réapprovisionnez-vous gratuitement ?",
        "account": "Quelle carte Bonus défaussée prenez-vous ?",
        "recommend": "Quel vin de la pioche achetez-vous ? Vous avez {a:pièce|pièces}.",
        "remove": "Toutes les places de salle sont prises. Quelle salle laisse la place à : {a:room} ?",
        "place": "Quelle recette mettez-vous au menu ?",
        "replace": "Cette partie du menu est pleine. Quelle recette laisse la place à {a:recipe} ?",
        "sprinkle": "Combien de cubes Touche spéciale ajoutez-vous ? Votre score pour l'instant : {a}.",
        "bid": "Combien offrez-vous pour {a:vip_lower} ? Vous avez {b:pièce|pièces}.",
        "bid_tens": "Combien offrez-vous pour {a:vip_lower} ? Vous avez {b:pièce|pièces}. D'abord les dizaines.",
        "bid_units": "{a} et combien de plus ?",
        "dine": "Votre dîner pour le Guide : {a:which_course} ?",
        "prepare": "Montez-vous encore d'une case avant le Concours ? Vous avez {a:pièce|pièces}.",
        "tie_place": "Égalité, et vous tranchez : qui prend la place n° {a} ?",
        "tie_first": "Égalité, et vous tranchez : qui ouvre la saison suivante ?",
        "tie_order": "Égalité, et vous tranchez : qui joue en position n° {a} à la saison suivante ?",
        "tie_total": "Égalité au score final, et vous tranchez : qui prend la place n° {a} ?",
        # options
        "end_turn": "Terminer le tour",
        "draw": "Piocher une recette : {a:course}",
        "draw_wine": "Piocher du vin",
        "market": "Aller au marché",
        "take_cube": "Prendre un cube Touche spéciale",
        "learn": "Suivre un cours de cuisine ({a:pièce|pièces})",
        "apprentice": "Envoyer l'apprenti (tout le tour)",
        "use": "Utiliser la carte {a:bonus}",
        "study": "{a:bonus} : monter d'une case ({b:pièce|pièces})",
        "build": "Construire : {a:room} ({b:pièce|pièces})",
        "buy_bonus": "Acheter la carte Bonus {a:bonus} ({b:pièce|pièces})",
        "recipe": "{a:recipe}",
        "recipe_card": "{a:recipe_card}",
        "no_wine": "N'acheter aucun vin",
        "wine": "{a:wine}",
        "wine_card": "{a:wine_card}",
        "leave_market": "Terminer le tour sans aller au marché",
        "finish_market": "Quitter le marché",
        "buy": "Acheter : {a:kind} ({b:pièce|pièces})",
        "search_crate": "Fouiller une caisse : {a:shop}",
        "restock": "Réapprovisionner : {a:shop}",
        "cat_out": "Prendre dans les poubelles, gratuitement",
        "kind": "{a:kind}",
        "no_apprentice": "Terminer le tour sans l'apprenti",
        "decline": "Rien",
        "no_restock": "Aucun",
        "shop": "{a:shop}",
        "no_account": "Terminer le tour sans utiliser la carte",
        "bonus": "{a:bonus}",
        "room": "{a:room}",
        "pass": "Ne plus rien mettre au menu",
        "place_recipe": "{a:recipe}",
        "no_cubes": "Aucun",
        "cubes": "{a:cube|cubes}",
        "coins": "{a:pièce|pièces}",
        "tens": "{a} à {b}",
        "present": "Continuer",
        "step": "Monter d'une case ({a:pièce|pièces})",
        "seat": "{a:seat}",
        # facts
        "first_player": "{a:seat} ouvre la première saison.",
        "phase": "Saison {a} : {b:square}.",
        "season": "{b:seat} ouvre la saison {a}.",
        "reformed": "{a:deck} : la défausse devient la nouvelle pioche.",
        "rejected": "Défaussé : {a:recipes}.",
        "rejected_wines": "Défaussé : {a:wines}.",
        "refilled": "{a:shop}, nouveau sur l'étal : {b:kind}.",
        "restocked": "{a:shop}, nouvel étal : {b:kinds}.",
        "coins_given": "{a:seat} reçoit {b:pièce|pièces}.",
        "cubes_given": "{a:seat} reçoit {b:cube|cubes}.",
        "bonus_shown": "Sur le tableau des bonus : {a:bonuses}.",
        "critic_score": "{a:seat} obtient {b} auprès du critique.",
        "climbs": "{a:seat} est n° {b} pour le critique et monte à {c}.",
        "income": "{a:seat} encaisse {b:pièce|pièces}.",
        "offers": "{a:seat} offre {b:pièce|pièces}.",
        "pays_offer": "{a:seat} paie {b:pièce|pièces}.",
        "welcomes": "{a:seat} accueille {b:vip_lower} et gagne une étoile.",
        "dinner": "{a:seat} sert {b:recipes} : {c:point|points} de prestige.",
        "dinner_score": "{a:seat} obtient {b} pour son dîner.",
        "wins_spoons": "{a:seat} gagne {b:Cuillère en or|Cuillères en or}.",
        "wins_category": "{a:seat} gagne le jeton {b:category_award}.",
        "wins_speciality": "{a:seat} gagne le jeton {b:speciality_award}.",
        "shows_coins": "{a:seat} montre {b:pièce|pièces}.",
        "wins_economy": "{a:seat} gagne le Prix d'économie et une étoile.",
        "presents": "{a:seat} présente {b:recipe}.",
        "contest_score": "{a:seat} obtient {b} au Concours.",
        "total": "{a:seat} a {b:point|points}.",
        "winner": "{a:seat} gagne la partie.",
        # score lines and endings
        "rating": "Cotation",
        "menu": "Menu",
        "wines": "Vins",
        "stars": "Étoiles",
        "spoons": "Cuillères en or",
        "category": "Catégorie",
        "speciality": "Spécialité",
        "pairing": "Accord des vins",
        "rooms": "Salles",
        "bonus_cards": "Cartes Bonus",
        "points": "Les quatre saisons sont passées ; le plus grand nombre de points l'emporte.",
        "tied": "Les quatre saisons sont passées ; égalité en tête, le premier critère qui diffère tranche.",
        "photo": "Les quatre saisons sont passées ; égalité en tête, la Photo du président tranche.",
        # refusals
        "a_bonus": "{a:bonus}",
        "a_room": "{a:room}",
        "a_kind": "{a:kind}",
        "a_wine": "{a:wine}",
        "a_recipe": "{a:recipe}",
        "a_restock": "Réapprovisionner",
        "a_second": "Acheter un deuxième ingrédient",
        "why_coins": "coûte {a:pièce|pièces} ; vous en avez {b}",
        "why_short": "il manque {a:pièce|pièces}",
        "why_bonus_spaces": "vos places de bonus ({a}) sont prises pour toujours",
        "why_room_season": "pas avant la saison {a}",
        "why_no_room": "il ne reste plus de jeton",
        "why_pot": "la marmite est vide",
        "why_no_book": "aucun livre de cuisine n'est face visible",
        "why_top": "vous êtes sur la dernière case",
        "why_dry": "pas de vin pendant la saison {a}",
        "why_begun": "il prend tout le tour, et vous avez déjà agi",
        "why_no_discard": "aucune carte Bonus n'est encore défaussée",
        "why_no_space": "il faut une place de bonus libre",
        "why_no_wine": "vous ne pouvez payer aucun vin de la pioche",
        "why_toques": "demande {a:toque|toques} ; vous en avez {b}",
        "why_missing": "il manque : {a:kinds}",
        "why_restocked": "un seul réapprovisionnement par action",
        "why_bought": "un seul achat par action",
        "why_bag": "pas dans une action avec réapprovisionnement",
        "why_cat": "une fois par phase d'action",
        "why_trash": "les poubelles sont vides",
    },
}


# ---- names


@cache
def lexicon(path: str) -> Lexicon:
    """The sentences with the names of a content file."""
    c = content(path)
    tables: dict[str, Table] = {
        "kind": lambda n, speech: name_of(c.ingredient[n], speech),
        "recipe": lambda n, speech: name_of(c.recipe[n], speech),
        "wine": lambda n, speech: name_of(c.wine[n], speech),
        "bonus": lambda n, speech: name_of(c.bonus[n], speech),
        "room": lambda n, speech: name_of(c.room[n], speech),
        "shop": lambda n, speech: name_of(c.shop[n], speech),
        "course": lambda n, speech: name_of(c.course[n], speech),
        "course_lower": lambda n, speech: name_of(c.course[n], speech).lower(),
        "which_course": which_course(c),
        "vip": lambda n, speech: name_of(c.vip[n], speech),
        "vip_lower": lambda n, speech: lower_first(name_of(c.vip[n], speech)),
        "square": lambda n, speech: name_of(c.calendar[n], speech),
        "deck": lambda n, speech: name_of(c.course[n], speech) if n < len(c.course) else wine_word(speech),
        "category_award": lambda n, speech: theme(c, "category", c.category[n].symbol, speech),
        "speciality_award": lambda n, speech: theme(c, "speciality", symbols(c)[n], speech),
        "kinds": lambda n, speech: ", ".join(name_of(c.ingredient[k], speech) for k in unpack(n, 64)),
        "recipes": lambda n, speech: ", ".join(name_of(c.recipe[k], speech) for k in unpack(n, 256)),
        "bonuses": lambda n, speech: ", ".join(name_of(c.bonus[k], speech) for k in unpack(n, 64)),
        "wines": lambda n, speech: ", ".join(name_of(c.wine[k], speech) for k in unpack(n, 64)),
        "recipe_card": lambda n, speech: recipe_card(c, c.recipe[n], speech),
        "wine_card": lambda n, speech: wine_card(c, n, speech),
    }
    return Lexicon(SENTENCES, tables)


def unpack(packed: int, base: int) -> list[int]:
    """The row numbers told in one number."""
    items: list[int] = []
    while packed:
        packed, digit = divmod(packed, base)
        items.insert(0, digit - 1)
    return items


def which_course(c: Content) -> Table:
    """The French question for a course, with its gender."""
    return lambda n, speech: (
        f"{'quelle' if c.course[n].id == 'starter' else 'quel'} {name_of(c.course[n], speech).lower()}"
    )


def lower_first(name: str) -> str:
    """A French VIP in the middle of a sentence."""
    return name[:1].lower() + name[1:]


def wine_word(speech: Speech) -> str:
    """The deck of wines."""
    return "Vins" if speech.lang == "fr" else "Wines"


def symbols(c: Content) -> list[str]:
    """The symbols of the specialities, without the empty one."""
    return [row.symbol for row in c.speciality if row.symbol]


def theme(c: Content, kind: str, symbol: str, speech: Speech) -> str:
    """The name of a theme token."""
    found = [award for award in c.award if award.kind == kind and award.symbol == symbol]
    return name_of(found[0], speech) if found else symbol


def recipe_card(c: Content, recipe: Recipe, speech: Speech) -> str:
    """Everything a recipe card shows."""
    kinds = {row.id: name_of(row, speech) for row in c.ingredient}
    themes = {row.id: name_of(row, speech) for row in [*c.category, *c.speciality]}
    what = " + ".join(kinds[kind] for kind in recipe.ingredients)
    about = ", ".join(themes[name].lower() for name in [*recipe.categories, recipe.speciality] if name != "none")
    vin = next(name_of(row, speech) for row in c.wine_type if row.id == recipe.wine).lower()
    name = name_of(recipe, speech)
    if speech.lang == "fr":
        toques = f"{recipe.toques} toque{'s' if recipe.toques > 1 else ''}"
        return f"{name} ({what} ; {about} ; {toques}, revenus {recipe.income}, prestige {recipe.prestige} ; {vin})"
    toques = f"{recipe.toques} toque{'s' if recipe.toques > 1 else ''}"
    return f"{name} ({what}; {about}; {toques}, income {recipe.income}, prestige {recipe.prestige}; {vin})"


def wine_card(c: Content, n: int, speech: Speech) -> str:
    """Everything a wine card shows."""
    row = c.wine[n]
    kind = next(name_of(other, speech) for other in c.wine_type if other.id == row.type).lower()
    if speech.lang == "fr":
        return f"{name_of(row, speech)} ({kind} ; {row.cost} pièces, revenus {row.income}, prestige {row.prestige})"
    return f"{name_of(row, speech)} ({kind}; {row.cost} coins, income {row.income}, prestige {row.prestige})"
