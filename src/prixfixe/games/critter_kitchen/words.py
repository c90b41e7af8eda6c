"""Critter Kitchen in words."""

from __future__ import annotations

from functools import cache
from typing import Sequence

from prixfixe.core.game import Speech
from prixfixe.games.critter_kitchen.content import Row, content
from prixfixe.games.critter_kitchen.state import RIVAL
from prixfixe.games.critter_kitchen.tables import (
    ALLSPICE,
    BISQUE,
    HELPER,
    RUMOR,
    SEVENTH,
    SOUP,
    SPICE,
    WILD,
    ZOUS,
    printed,
    type_of,
)
from prixfixe.kit.rows import name_of
from prixfixe.kit.words import Lexicon, Table, seat_name

SENTENCES = {
    "en": {
        # facts
        "critic": "The critic is {a:critic}: {a:critic_text}",
        "head_start": "McDogald's starts with {a:star|stars}.",
        "round": "Round {a}.",
        "challenge": "Challenge: {a:challenge} ({a:challenge_text})",
        "held": "The Hold Token covers its {a:type}.",
        "stocked_1": "{a:place}: {b:token}.",
        "stocked_2": "{a:place}: {b:token}, {c:token}.",
        "stocked_3": "{a:place}: {b:token}, {c:token}, {d:token}.",
        "zous_offer": "The Academy offers {a:zous}: {a:zous_text}",
        "seventh": "The Academy offers an allspice.",
        "removed": "{a:token} is drawn and leaves the game: its card is face up.",
        "restaurateur": "{a:seat} hires {b:restaurateur}: {b:restaurateur_text}",
        "learned": "The {a:space} rumor is {b:rumor}: {b:rumor_text}",
        "turned": "The {a:space} rumor is turned up: {b:rumor}. {b:rumor_text}",
        "sent": "{a:seat} sends the mouse to {b:place}, the lizard to {c:place}, the boar to {d:place}.",
        "sent_zous": "{a:seat} sends {b:zous} to {c:place}.",
        "hat_back": "{a:cook} took the first item of a tie: the hat moves back.",
        "consolation": "{a:seat} gets {b:soup|soups} as consolation.",
        "gained": "{a:seat} gains an item from the bag.",
        "gained_rumor": "{a:seat} gains {b:token} from the bag.",
        "drew": "You draw {a:token}.",
        "ability_stars": "{a:cook} gains {b:star|stars}.",
        "soup_added": "{a:cook} puts {b:soup|soups} on {c:place}.",
        "served": "{a:seat} presents {b:challenge}: quality {c}, {d:star|stars}.",
        "item": "  {a:token}",
        "spiced_item": "  {a:token} with {b:token}",
        "soups": "  {a:soup|soups}",
        "bisques": "  {a:bisque|bisques}",
        "returned": "{a:seat} returns {b:token_count} to the bag.",
        "serves": "{a:cook} serves the critic:",
        "paired_wine": "  {a:token} with the {b:type}",
        "star_most_soup": "{a:cook} has the most soup: {b:star|stars}.",
        "star_all_courses": "{a:cook} serves all courses: {b:star|stars}.",
        "star_best": "{a:cook} has the best {b:type}, quality {c}.",
        "secret_rumor": "{a:seat} shows a rumor of their own: {b:rumor}. {b:rumor_text}",
        "star_rumor": "{a:cook} gains {b:star|stars} for {c:rumor}.",
        "star_critic": "The critic gives {a:cook} {b:star|stars}.",
        "star_restaurateur": "The restaurateur of {a:cook} brings {b:star|stars}.",
        "quality": "{a:cook}: total quality {b}.",
        "star_quality": "{a:cook} gains {b:star|stars} on the score track.",
        "manager": "McDogald's manager: {a:manager}. {a:manager_text}",
        "manager_sent": "McDogald's {a:chef} goes to {b:place}.",
        "rival_sent": "McDogald's {a:chef} plays {b:order} and goes to {c:place}.",
        "rival_takes": "McDogald's takes {a:token} at {b:place}.",
        "rival_gains": "McDogald's gains {a:token} from the bag.",
        "rival_fetches": "McDogald's fetches {a:token} from the Academy to {b:place}.",
        "rival_rumor": "McDogald's gains {a:star|stars} for the rumor token.",
        "rival_starred": "McDogald's puts a star above the {a:type} of {b:challenge}.",
        "rival_challenges": "McDogald's gains {a:star|stars} for the challenges.",
        "rival_soup": "{a:token} is drawn from the bag: McDogald's soup is worth {b}.",
        # questions
        "ask_restaurateur": "Which restaurateur do you hire?",
        "ask_rumor_card": "Which rumor do you keep? It scores for you alone.",
        "ask_plan": "Where do you send the {a:chef}?",
        "ask_plan_zous": "Where do you send {a:zous}? {a:zous_text}",
        "ask_pick": "{a:place}: what does your {b:chef} pick? It may carry {c} more.",
        "ask_pick_zous": "{a:place}: what does {b:zous} pick? It may carry {c} more.",
        "ask_early": "{a:zous}: do you pick an item before everybody else?",
        "ask_space": "On which space do you put the wild rumor?",
        "ask_console": "Your chef comes home with nothing. What do you take instead?",
        "ask_offered": "{a:zous}: which ingredient of yours do you swap?",
        "ask_swapped": "Which ingredient do you take for your {a:token}?",
        "ask_peek": "{a:zous}: which rumor card do you look at?",
        "ask_fetch": "{a:zous}: what do you move from the Academy to {b:place}?",
        "ask_keep": "Which item do you keep? The other goes back into the bag.",
        "ask_trade": "{a:zous}: do you trade a soup for a bisque?",
        "ask_cook_1": "{a:challenge} wants {c:type}. Quality so far: {b}. What next?",
        "ask_cook_2": "{a:challenge} wants {c:type} and {d:type}. Quality so far: {b}. What next?",
        "ask_cook_3": "{a:challenge} wants {c:type}, {d:type} and {e:type}. Quality so far: {b}. What next?",
        "ask_helper": "Which ingredient do you use as a spice on {a:token}?",
        "ask_chill": "The fridge holds {a:token_count} less than you have. Which one goes back into the bag?",
        "ask_big": "Which course of yours may hold more ingredients?",
        "ask_course": "Course {b}, {a:type}: what do you serve?",
        "ask_course_more": "Course {b}, {a:type}: what do you serve besides?",
        "ask_spice": "What do you put on {a:token}?",
        "ask_wine": "Which wine do you pair with the {a:type}?",
        # options
        "restaurateur_card": "{a:restaurateur} ({b:star|stars}): {a:restaurateur_text}",
        "rumor_card": "{a:rumor}: {a:rumor_text}",
        "place": "{a:place}",
        "token": "{a:token}",
        "take_zous": "{a:zous} (carries {b}): {a:zous_text}",
        "leave": "Leave with a soup",
        "leave_with_choice": "Leave with nothing",
        "space": "{a:space}",
        "console_soup": "A soup",
        "console_bag": "An item from the bag",
        "no_early": "Wait for the queue",
        "no_swap": "Do not swap",
        "keep_own": "Keep {a:token}",
        "fetch_nothing": "Leave everything there",
        "trade": "Trade",
        "no_trade": "Keep the soup",
        "add": "Add {a:token}",
        "add_spice": "Put {b:token} on {a:token}",
        "add_helper": "Use another {b:type} as a spice on {a:token}",
        "done": "Present it: {b:star|stars} for quality {a}",
        "abandon": "No meal here",
        "course": "{a:type}",
        "no_big": "None",
        "no_course": "Nothing",
        "no_more": "Nothing more",
        "no_spice": "No spice",
        "rumor_spice": "A rumor token, as allspice",
        "no_wine": "No wine",
        # refusals
        "no_place": "{a:place}",
        "why_used": "Another chef of yours goes there.",
        "why_known": "You have a token of this rumor.",
        "why_all_known": "All your rumor spaces are full.",
        "no_leave": "Leave",
        "why_go_on": "A chef that has picked something goes on until it is full.",
        "no_token": "{a:token}",
        "why_unwanted": "This challenge does not want {a:type}.",
        "why_unmatched": "There is no unspiced ingredient on the plate that it goes with.",
        "no_present": "Present the meal",
        "why_no_ingredient": "It needs at least one ingredient.",
        "why_soup": "{a:required ingredient is|required ingredients are} missing; each needs a soup or bisque.",
        "why_quality": "Its quality is {a}; it needs {b}.",
        "why_course": "It does not go with this course.",
        # lines of the score, and the ends
        "part_challenges": "Challenge meals",
        "part_abilities": "Abilities",
        "part_most_soup": "Most soup",
        "part_all_courses": "All courses",
        "part_best_courses": "Best courses",
        "part_rumors": "Rumors",
        "part_critic": "Critic",
        "part_restaurateur": "Restaurateur",
        "part_quality": "Total quality",
        "part_head_start": "Head start",
        "part_rumor_tokens": "Rumor tokens",
        "part_managers": "Managers",
        "end_meal": "The critic has dined.",
        "end_won": "The critic has dined, and you have more stars than McDogald's.",
        "end_lost": "The critic has dined, and McDogald's has at least as many stars as you.",
    },
    "fr": {
        # facts
        "critic": "Le critique : {a:critic}. {a:critic_text}",
        "head_start": "McDogald's commence avec {a:étoile|étoiles}.",
        "round": "Manche {a}.",
        "challenge": "Défi : {a:challenge} ({a:challenge_text})",
        "held": "Le jeton Sans couvre : {a:type}.",
        "stocked_1": "{a:place} : {b:token}.",
        "stocked_2": "{a:place} : {b:token}, {c:token}.",
        "stocked_3": "{a:place} : {b:token}, {c:token}, {d:token}.",
        "zous_offer": "L'Académie propose {a:zous} : {a:zous_text}",
        "seventh": "L'Académie propose un quatre-épices.",
        "removed": "{a:token} : piochée et retirée du jeu, sa carte est visible.",
        "restaurateur": "{a:seat} engage {b:restaurateur} : {b:restaurateur_text}",
        "learned": "Rumeur {a:space} : {b:rumor}. {b:rumor_text}",
        "turned": "La rumeur {a:space} est révélée : {b:rumor}. {b:rumor_text}",
        "sent": "{a:seat} envoie la souris ({b:place}), le lézard ({c:place}) et le sanglier ({d:place}).",
        "sent_zous": "{a:seat} envoie {b:zous} ({c:place}).",
        "hat_back": "{a:cook} a pris le premier article d'une égalité : sa toque recule.",
        "consolation": "{a:seat} reçoit {b:soupe|soupes} de consolation.",
        "gained": "{a:seat} gagne un article du sac.",
        "gained_rumor": "{a:seat} gagne du sac : {b:token}.",
        "drew": "Vous piochez : {a:token}.",
        "ability_stars": "{a:cook} gagne {b:étoile|étoiles}.",
        "soup_added": "{a:cook} ajoute {b:soupe|soupes} à : {c:place}.",
        "served": "{a:seat} présente « {b:challenge} » : qualité {c}, {d:étoile|étoiles}.",
        "item": "  {a:token}",
        "spiced_item": "  {a:token} avec {b:token}",
        "soups": "  {a:soupe|soupes}",
        "bisques": "  {a:bisque|bisques}",
        "returned": "{a:seat} remet {b:token_count} dans le sac.",
        "serves": "{a:cook} sert au critique :",
        "paired_wine": "  {a:token} avec {b:type}",
        "star_most_soup": "{a:cook} a le plus de soupe : {b:étoile|étoiles}.",
        "star_all_courses": "{a:cook} sert tous les plats : {b:étoile|étoiles}.",
        "star_best": "{a:cook} a le meilleur plat ({b:type}), qualité {c}.",
        "secret_rumor": "{a:seat} montre sa rumeur personnelle : {b:rumor}. {b:rumor_text}",
        "star_rumor": "{a:cook} gagne {b:étoile|étoiles} : {c:rumor}.",
        "star_critic": "Le critique donne {b:étoile|étoiles} à {a:cook}.",
        "star_restaurateur": "Le restaurateur de {a:cook} rapporte {b:étoile|étoiles}.",
        "quality": "{a:cook} : qualité totale {b}.",
        "star_quality": "{a:cook} gagne {b:étoile|étoiles} sur la piste de score.",
        "manager": "Gérant de McDogald's : {a:manager}. {a:manager_text}",
        "manager_sent": "McDogald's, {a:chef} : {b:place}.",
        "rival_sent": "McDogald's, {a:chef} : carte « {b:order} », {c:place}.",
        "rival_takes": "McDogald's prend : {a:token} ({b:place}).",
        "rival_gains": "McDogald's gagne du sac : {a:token}.",
        "rival_fetches": "McDogald's déplace de l'Académie : {a:token}, vers {b:place}.",
        "rival_rumor": "McDogald's gagne {a:étoile|étoiles} pour le jeton Rumeur.",
        "rival_starred": "McDogald's pose une étoile au-dessus de {a:type} ({b:challenge}).",
        "rival_challenges": "McDogald's gagne {a:étoile|étoiles} pour les défis.",
        "rival_soup": "{a:token} sort du sac : la soupe de McDogald's vaut {b}.",
        # questions
        "ask_restaurateur": "Quel restaurateur engagez-vous ?",
        "ask_rumor_card": "Quelle rumeur gardez-vous ? Elle ne rapporte qu'à vous.",
        "ask_plan": "{a:chef} : où l'envoyez-vous ?",
        "ask_plan_zous": "{a:zous} : où l'envoyez-vous ? {a:zous_text}",
        "ask_pick": "{a:place}, {b:chef} : que prenez-vous ? Encore {c} à porter.",
        "ask_pick_zous": "{a:place}, {b:zous} : que prenez-vous ? Encore {c} à porter.",
        "ask_early": "{a:zous} : prenez-vous un article avant tout le monde ?",
        "ask_space": "Sur quel emplacement posez-vous la rumeur joker ?",
        "ask_console": "Votre chef rentre bredouille. Que prenez-vous à la place ?",
        "ask_offered": "{a:zous} : quel ingrédient échangez-vous ?",
        "ask_swapped": "Quel ingrédient prenez-vous contre {a:token} ?",
        "ask_peek": "{a:zous} : quelle carte Rumeur regardez-vous ?",
        "ask_fetch": "{a:zous} : que déplacez-vous de l'Académie vers {b:place} ?",
        "ask_keep": "Quel article gardez-vous ? L'autre retourne dans le sac.",
        "ask_trade": "{a:zous} : échangez-vous une soupe contre une bisque ?",
        "ask_cook_1": "« {a:challenge} » demande : {c:type}. Qualité : {b}. Et maintenant ?",
        "ask_cook_2": "« {a:challenge} » demande : {c:type}, {d:type}. Qualité : {b}. Et maintenant ?",
        "ask_cook_3": "« {a:challenge} » demande : {c:type}, {d:type}, {e:type}. Qualité : {b}. Et maintenant ?",
        "ask_helper": "Quel ingrédient sert d'épice pour {a:token} ?",
        "ask_chill": "Il y a {a:token_count} de trop pour le frigo. Lequel retourne dans le sac ?",
        "ask_big": "Lequel de vos plats pourra contenir plus d'ingrédients ?",
        "ask_course": "Plat {b}, {a:type} : que servez-vous ?",
        "ask_course_more": "Plat {b}, {a:type} : que servez-vous en plus ?",
        "ask_spice": "Que mettez-vous sur {a:token} ?",
        "ask_wine": "Quel vin accordez-vous avec : {a:type} ?",
        # options
        "restaurateur_card": "{a:restaurateur} ({b:étoile|étoiles}) : {a:restaurateur_text}",
        "rumor_card": "{a:rumor} : {a:rumor_text}",
        "place": "{a:place}",
        "token": "{a:token}",
        "take_zous": "{a:zous} (porte {b}) : {a:zous_text}",
        "leave": "Partir avec une soupe",
        "leave_with_choice": "Partir sans rien",
        "space": "{a:space}",
        "console_soup": "Une soupe",
        "console_bag": "Un article du sac",
        "no_early": "Attendre la file",
        "no_swap": "Ne pas échanger",
        "keep_own": "Garder {a:token}",
        "fetch_nothing": "Tout y laisser",
        "trade": "Échanger",
        "no_trade": "Garder la soupe",
        "add": "Ajouter {a:token}",
        "add_spice": "Mettre {b:token} sur {a:token}",
        "add_helper": "Utiliser un autre ingrédient ({b:type}) comme épice sur {a:token}",
        "done": "Présenter : {b:étoile|étoiles}, qualité {a}",
        "abandon": "Pas de repas ici",
        "course": "{a:type}",
        "no_big": "Aucun",
        "no_course": "Rien",
        "no_more": "Rien de plus",
        "no_spice": "Pas d'épice",
        "rumor_spice": "Un jeton Rumeur, comme quatre-épices",
        "no_wine": "Pas de vin",
        # refusals
        "no_place": "{a:place}",
        "why_used": "Un autre de vos chefs y va.",
        "why_known": "Vous avez déjà un jeton de cette rumeur.",
        "why_all_known": "Vos emplacements Rumeur sont tous occupés.",
        "no_leave": "Partir",
        "why_go_on": "Un chef qui a pris un article continue jusqu'à être chargé.",
        "no_token": "{a:token}",
        "why_unwanted": "Ce défi ne demande pas : {a:type}.",
        "why_unmatched": "Aucun ingrédient sans épice de l'assiette ne va avec.",
        "no_present": "Présenter le repas",
        "why_no_ingredient": "Il faut au moins un ingrédient.",
        "why_soup": "Il manque {a:ingrédient demandé|ingrédients demandés} ; une soupe ou bisque pour chacun.",
        "why_quality": "Sa qualité est de {a} ; il faut {b}.",
        "why_course": "Ne va pas avec ce plat.",
        # lines of the score, and the ends
        "part_challenges": "Repas de défi",
        "part_abilities": "Capacités",
        "part_most_soup": "Le plus de soupe",
        "part_all_courses": "Tous les plats",
        "part_best_courses": "Meilleurs plats",
        "part_rumors": "Rumeurs",
        "part_critic": "Critique",
        "part_restaurateur": "Restaurateur",
        "part_quality": "Qualité totale",
        "part_head_start": "Étoiles de départ",
        "part_rumor_tokens": "Jetons Rumeur",
        "part_managers": "Gérants",
        "end_meal": "Le critique a dîné.",
        "end_won": "Le critique a dîné et vous avez plus d'étoiles que McDogald's.",
        "end_lost": "Le critique a dîné et McDogald's a au moins autant d'étoiles que vous.",
    },
}  # fmt: skip


# ---- names


@cache
def lexicon(path: str) -> Lexicon:
    """The sentences, with the names of a content file."""
    c = content(path)
    tables: dict[str, Table] = {
        "place": names(c.locations),
        "type": names(c.ingredients),
        "challenge": names(c.challenges),
        "challenge_text": texts(c.challenges),
        "critic": names(c.critics),
        "critic_text": texts(c.critics),
        "rumor": names(c.rumors),
        "rumor_text": texts(c.rumors),
        "zous": names(c.zous_chefs),
        "zous_text": texts(c.zous_chefs),
        "restaurateur": names(c.restaurateurs),
        "restaurateur_text": texts(c.restaurateurs),
        "manager": names(c.manager_cards),
        "manager_text": texts(c.manager_cards),
        "order": names(c.mcdogald_chef_cards),
        "token": token_names(path),
        "chef": chef_names(path),
        "space": space_name,
        "cook": cook_name,
        "token_count": token_count,
    }
    return Lexicon(SENTENCES, tables)


def names(found: Sequence[Row]) -> Table:
    """The names of the rows of a table."""
    return lambda number, speech: name_of(found[number], speech)


def texts(found: Sequence[Row]) -> Table:
    """The texts of the rows of a table."""
    return lambda number, speech: found[number].text_fr if speech.lang == "fr" else found[number].text


def chef_names(path: str) -> Table:
    """Mouse, lizard, boar, and the zous-chef."""
    c = content(path)
    zous = {"en": "zous-chef", "fr": "Zous-chef"}

    def chef(number: int, speech: Speech) -> str:
        if number == HELPER:
            return zous[speech.lang]
        name = name_of(c.chefs[number], speech)
        return name if speech.lang == "fr" else name.lower()

    return chef


def token_names(path: str) -> Table:
    """An ingredient with its value, a spice, a rumor, soup."""
    c = content(path)
    other = {row.id: row for row in c.other_tokens}

    def token(number: int, speech: Speech) -> str:
        if number < SPICE:
            return f"{name_of(c.ingredients[type_of(number)], speech)} {printed(number)}"
        if number <= ALLSPICE:
            return name_of(c.spices[number - SPICE], speech)
        if number <= WILD:
            return name_of(c.rumor_tokens[number - RUMOR], speech)
        if number == ZOUS:
            return "Zous-chef"
        row = other[{BISQUE: "bisque", SOUP: "soup", SEVENTH: "allspice_7th_round"}[number]]
        return name_of(row, speech)

    return token


def space_name(space: int, speech: Speech) -> str:
    """The three rumor spaces."""
    known = {"en": ("fork", "spoon", "knife"), "fr": ("fourchette", "cuillère", "couteau")}
    return known[speech.lang][space]


def cook_name(seat: int, speech: Speech) -> str:
    """A player, or McDogald's."""
    return "McDogald's" if seat == RIVAL else seat_name(seat, speech)


def token_count(count: int, speech: Speech) -> str:
    """How many tokens."""
    if speech.lang == "fr":
        return f"{count} jeton" if count < 2 else f"{count} jetons"
    return f"{count} token" if count == 1 else f"{count} tokens"
