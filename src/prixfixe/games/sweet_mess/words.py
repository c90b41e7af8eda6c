"""Everything that is asked, offered and told, in English and in French."""

from __future__ import annotations

from functools import cache
from typing import Final, Mapping, Sequence

from prixfixe.core.game import Speech
from prixfixe.games.sweet_mess.content import PLACES, Content, Row, content
from prixfixe.games.sweet_mess.effects import EFFECTS
from prixfixe.games.sweet_mess.state import CHEF_O_TRON
from prixfixe.games.sweet_mess.tables import ACTIONS
from prixfixe.kit.rows import name_of
from prixfixe.kit.words import Lexicon, Table, seat_name

SENTENCES: Final = {
    "en": {
        # told
        "revealed": "{a:seat} plays {b:chef}, {c:chef_side}.",
        "turn": "Round {b}: {a:who} to play.",
        "gold": "{a:who} gains {b} gold.",
        "stored": "{a:who} Stores {b:kind}.",
        "substituted": "No {a:kind} left: {b:kind} takes its place.",
        "bounced": "The Forcefield throws {a:kind} back to {b:cell}.",
        "mess": "Mess at {a:cell}: it spills {b:kind}.",
        "tool": "You draw {a:tool}.",
        "tools": "{a:seat} draws {b:Tool|Tools}.",
        "new_deck": "The discarded Tools become a new deck.",
        "placed": "{a:seat} places {b:recipe} in slot {c}.",
        "unreserved": "{a:seat} has paid for the Reserved {b:recipe}.",
        "lost": "{a:seat} loses the Reserved {b:recipe}.",
        "completed": "{a:who} Completes {b:recipe}.",
        "award": "{a:who} takes the {b:award} for the {c:shelf}.",
        "times_up": "{a:who} holds a third Award: Time's Up! Round {b} is the last.",
        "stalled": "Nobody gets to three Awards: round {a} is the last.",
        "dealt": "{a:recipe} joins the display.",
        "event": "Event: {a:event}.",
        "benefit": "{a:who} earns the benefit of {b:benefit}.",
        "benefits_moved": "The Bench Benefits move on: {a:benefit} is next on the left.",
        "scooped": "Chef-o-Tron takes {b:Ingredient|Ingredients} from {a:cell}.",
        "crumbed": "Chef-o-Tron takes {b:Leftover|Leftovers} in the {a:compass}.",
        "received": "Chef-o-Tron gains {a:kind}.",
        "failed": "Chef-o-Tron cannot do it.",
        "program": "Chef-o-Tron draws {a:program}.",
        "arm": "{a:arm} moves to row {b:row}.",
        "primary": "Chef-o-Tron: {a:primary}.",
        "forcefield": "The Forcefield covers {a:cell}.",
        "exchanged": "Chef-o-Tron exchanges {a} {b:kind} above its limit for Supers.",
        # the end
        "end_awards": "Time's Up: somebody claimed a third Award.",
        "end_stalled": "Time's Up: nobody got to three Awards.",
        "end_deck": "Chef-o-Tron's last card has been played.",
        "recipes": "Recipes",
        "awards": "Awards",
        "top_shelf": "Top Shelf",
        "stored_goods": "Stored Ingredients",
        "goods": "Ingredients, gold and Tools",
        # questions
        "ask_side": "Which side of {a:chef} do you use?",
        "ask_chef": "Where do you place your {a:kind}?",
        "ask_super": "Where do you place your Super?",
        "ask_start": "Which action box do you use?",
        "ask_second": "Do you pay {a} gold for {b:action}?",
        "ask_tool": "Do you play a Tool before going on?",
        "ask_hand": "Where does your Hand token go?",
        "ask_tile": "Which Leftover tile do you pick from?",
        "ask_bowl": "Which Bowl do you take from (up to {a:Ingredient|Ingredients})?",
        "ask_took": "What do you take from {a:cell}, and where does it go ({b} at most)?",
        "ask_pinch": "Which Bowl do you take 1 Ingredient from?",
        "ask_crumb": "Which Leftover do you take, and where does it go ({a} at most)?",
        "ask_kind": "Which Ingredient do you gain?",
        "ask_group": "Where does {a:kind} go?",
        "ask_gain_super": "Where does the Super go?",
        "ask_store": "Which Ingredient do you discard to Store?",
        "ask_store_kind": "Which type does the Super Store?",
        "ask_swap": "From which group do you discard a Super?",
        "ask_distill": "Which Ingredient do you give for Supers?",
        "ask_advance": "Do you Advance your Recipes?",
        "ask_prepare": "Which Recipe do you Prepare?",
        "ask_more": "Do you Prepare another Recipe?",
        "ask_slot": "In which slot does {a:recipe} go?",
        "ask_gray": "Which type is the gray group of {a:recipe}?",
        "ask_cover": "{a:recipe}: how do you cover the next {b:kind}?",
        "ask_step": "Step 2: Reserve a Recipe or Prepare the Reserved one?",
        "ask_step_done": "Step 2: do you play a Tool?",
        "ask_reserve_tool": "Which Tool do you discard to Reserve?",
        "ask_reserve": "Which Recipe do you Reserve?",
        "ask_claim": "Step 4: do you claim an Award?",
        "ask_icon": "{a:type} for the {b:shelf}: how do you cover the next icon ({c} left)?",
        "ask_toque": "Which Toque bonus do you take?",
        "ask_limit": "You hold too many Tools. Which one do you discard?",
        "ask_clean": "Throw anything away before your turn ends?",
        "ask_tax": "Chef-o-Tron's tax: which Ingredient do you give?",
        "ask_super_tax": "Chef-o-Tron's super tax: from which group do you give a Super?",
        # options
        "side_any": "{a:chef_side}: once per Recipe 1 {b:kind} counts as any other type",
        "side_two": "{a:chef_side}: once per Recipe 1 Super counts as {c} {b:kind}",
        "group": "Group {a:group}",
        "act": "{a:box}: {b:action}",
        "nothing": "{a:box}: nothing",
        "play": "Play {a:tool}: {b:effect}",
        "buy": "Pay {a} gold: {b:action}",
        "go_on": "Go on",
        "stop": "Stop",
        "decline": "Decline",
        "none": "None",
        "done": "Done",
        "joint": "Hand token {a:joint}",
        "tile": "{a:compass} tile: {b:Ingredient|Ingredients}, icon covered",
        "tile_icon": "{a:compass} tile: {b:Ingredient|Ingredients}, {c:effect} first",
        "bowl": "{a:cell} ({b:kind}): {c:Ingredient|Ingredients}",
        "into": "{a:kind} into group {b:group}",
        "crumb": "{a:kind} of {b:place} into group {c:group}",
        "kind": "{a:kind}",
        "from": "{a:kind} of group {b:group}",
        "yes": "Advance",
        "no": "Do not Advance",
        "recipe": "{a:recipe} (level {b}, {c} VP)",
        "slot": "Slot {a}: {b:effect}",
        "cover_stored": "Stored {a:kind}",
        "cover_basic": "{a:kind} of group {b:group}",
        "cover_super": "Super of group {b:group} as {a:kind}",
        "cover_any": "Chef: {c:kind} of group {b:group} as {a:kind}",
        "cover_two": "Chef: Super of group {b:group} as {c} {a:kind}",
        "reserve": "Reserve a Recipe",
        "unreserve": "Prepare {a:recipe}",
        "tool_option": "{a:tool}",
        "claim": "{a:award} for the {b:shelf}",
        "icon_direct": "1 {a:type}",
        "icon_twice": "2 {a:type}",
        "icon_mixed": "1 {a:type} and 1 {b:type}",
        "icon_gold": "{b} gold with {a:tool}",
        "toque": "{a:toque}: {b:effect}",
        "toque_gold": "{a:toque}: {b:effect}, and {c} gold on it",
        # refusals
        "why_pay": "You lack {a:Ingredient|Ingredients}.",
        "why_pay_1": "You lack {a} {b:kind}.",
        "why_pay_2": "You lack {a} {b:kind} and {c} {d:kind}.",
        "why_slot": "No slot below your Bench is vacant.",
        "why_place": "No group of your Bench can hold what lies there.",
        "why_empty": "It is empty.",
        "why_shield": "It is under the Forcefield.",
        "why_reach": "Your Hand token does not touch it.",
        "why_same_box": "Your marker must move to another box.",
        "why_no_use": "It would change nothing now.",
        "why_gold": "It costs {a} gold.",
        "why_no_tool": "You need a Tool in hand.",
        "why_reserved": "You already have a Reserved Recipe.",
        "why_icons": "You lack {a:icon|icons}.",
        "why_shelf": "That place on your shelf is taken.",
        "why_stack": "The stack is empty.",
        "why_face_down": "A Tool beside your Bench comes to hand at the end of your turn.",
        "why_not_stored": "You have already Stored it.",
        "why_full": "No group of your Bench can hold it.",
        "why_supply": "None is left in the supply.",
        "no_reserve": "Reserve a Recipe",
        "no_second": "{a:action}",
        "no_award": "{a:type} Award for the {b:shelf}",
    },
    "fr": {
        "revealed": "{a:seat} joue {b:chef}, {c:chef_side}.",
        "turn": "Manche {b} : à {a:who} de jouer.",
        "gold": "{a:who} gagne {b} or.",
        "stored": "{a:who} stocke {b:kind}.",
        "substituted": "Plus de {a:kind} : {b:kind} prend sa place.",
        "bounced": "Le champ de force renvoie {a:kind} en {b:cell}.",
        "mess": "Explosion de sucre en {a:cell} : {b:kind} se répand.",
        "tool": "Vous piochez {a:tool}.",
        "tools": "{a:seat} pioche {b:ustensile|ustensiles}.",
        "new_deck": "La défausse d'ustensiles forme une nouvelle pioche.",
        "placed": "{a:seat} place {b:recipe} à l'emplacement {c}.",
        "unreserved": "{a:seat} a payé la recette réservée {b:recipe}.",
        "lost": "{a:seat} perd la recette réservée {b:recipe}.",
        "completed": "{a:who} termine {b:recipe}.",
        "award": "{a:who} prend {b:award} pour l'{c:shelf}.",
        "times_up": "{a:who} possède trois récompenses : temps écoulé ! La manche {b} est la dernière.",
        "stalled": "Personne n'obtient trois récompenses : la manche {a} est la dernière.",
        "dealt": "{a:recipe} rejoint l'étalage.",
        "event": "Événement : {a:event}.",
        "benefit": "{a:who} obtient l'avantage de {b:benefit}.",
        "benefits_moved": "Les avantages avancent : {a:benefit} arrive à gauche.",
        "scooped": "Chef-o-Tron prend {b:ingrédient|ingrédients} en {a:cell}.",
        "crumbed": "Chef-o-Tron prend {b:reste|restes} à l'{a:compass}.",
        "received": "Chef-o-Tron gagne {a:kind}.",
        "failed": "Chef-o-Tron n'y arrive pas.",
        "program": "Chef-o-Tron tire {a:program}.",
        "arm": "{a:arm} : rangée {b:row}.",
        "primary": "Chef-o-Tron : {a:primary}.",
        "forcefield": "Le champ de force couvre {a:cell}.",
        "exchanged": "Chef-o-Tron échange {a} {b:kind} au-delà de sa limite contre des Supers.",
        "end_awards": "Temps écoulé : une troisième récompense a été prise.",
        "end_stalled": "Temps écoulé : personne n'a obtenu trois récompenses.",
        "end_deck": "La dernière carte de Chef-o-Tron a été jouée.",
        "recipes": "Recettes",
        "awards": "Récompenses",
        "top_shelf": "Étagère du haut",
        "stored_goods": "Ingrédients stockés",
        "goods": "Ingrédients, or et ustensiles",
        "ask_side": "Quelle face de {a:chef} utilisez-vous ?",
        "ask_chef": "Où placez-vous votre {a:kind} ?",
        "ask_super": "Où placez-vous votre Super ?",
        "ask_start": "Quelle case Action utilisez-vous ?",
        "ask_second": "Payez-vous {a} or pour {b:action} ?",
        "ask_tool": "Jouez-vous un ustensile avant de continuer ?",
        "ask_hand": "Où va votre jeton Main ?",
        "ask_tile": "Sur quelle tuile latérale prenez-vous ?",
        "ask_bowl": "Dans quel bol prenez-vous (jusqu'à {a:ingrédient|ingrédients}) ?",
        "ask_took": "Que prenez-vous en {a:cell}, et pour quel groupe ({b} au plus) ?",
        "ask_pinch": "Dans quel bol prenez-vous 1 ingrédient ?",
        "ask_crumb": "Quel reste prenez-vous, et pour quel groupe ({a} au plus) ?",
        "ask_kind": "Quel ingrédient gagnez-vous ?",
        "ask_group": "Où va {a:kind} ?",
        "ask_gain_super": "Où va le Super ?",
        "ask_store": "Quel ingrédient défaussez-vous pour stocker ?",
        "ask_store_kind": "Quel type le Super stocke-t-il ?",
        "ask_swap": "De quel groupe défaussez-vous un Super ?",
        "ask_distill": "Quel ingrédient donnez-vous contre des Supers ?",
        "ask_advance": "Avancez-vous vos recettes ?",
        "ask_prepare": "Quelle recette préparez-vous ?",
        "ask_more": "Préparez-vous une autre recette ?",
        "ask_slot": "À quel emplacement va {a:recipe} ?",
        "ask_gray": "Quel est le type du groupe gris de {a:recipe} ?",
        "ask_cover": "{a:recipe} : comment payez-vous la prochaine unité ({b:kind}) ?",
        "ask_step": "Étape 2 : réserver une recette, ou préparer la recette réservée ?",
        "ask_step_done": "Étape 2 : jouez-vous un ustensile ?",
        "ask_reserve_tool": "Quel ustensile défaussez-vous pour réserver ?",
        "ask_reserve": "Quelle recette réservez-vous ?",
        "ask_claim": "Étape 4 : prenez-vous une récompense ?",
        "ask_icon": "{a:type} pour l'{b:shelf} : comment couvrez-vous la prochaine icône (reste {c}) ?",
        "ask_toque": "Quel bonus Toque prenez-vous ?",
        "ask_limit": "Vous avez trop d'ustensiles. Lequel défaussez-vous ?",
        "ask_clean": "Jeter quelque chose avant la fin de votre tour ?",
        "ask_tax": "Taxe de Chef-o-Tron : quel ingrédient donnez-vous ?",
        "ask_super_tax": "Super-taxe de Chef-o-Tron : de quel groupe donnez-vous un Super ?",
        "side_any": "{a:chef_side} : une fois par recette, 1 {b:kind} compte comme n'importe quel autre type",
        "side_two": "{a:chef_side} : une fois par recette, 1 Super compte pour {c} {b:kind}",
        "group": "Groupe {a:group}",
        "act": "{a:box} : {b:action}",
        "nothing": "{a:box} : rien",
        "play": "Jouer {a:tool} : {b:effect}",
        "buy": "Payer {a} or : {b:action}",
        "go_on": "Continuer",
        "stop": "Arrêter",
        "decline": "Refuser",
        "none": "Aucune",
        "done": "Terminé",
        "joint": "Main {a:joint}",
        "tile": "Tuile {a:compass} : {b:ingrédient|ingrédients}, icône couverte",
        "tile_icon": "Tuile {a:compass} : {b:ingrédient|ingrédients}, d'abord {c:effect}",
        "bowl": "{a:cell} ({b:kind}) : {c:ingrédient|ingrédients}",
        "into": "{a:kind} vers le groupe {b:group}",
        "crumb": "{a:kind} de {b:place} vers le groupe {c:group}",
        "kind": "{a:kind}",
        "from": "{a:kind} du groupe {b:group}",
        "yes": "Avancer",
        "no": "Ne pas avancer",
        "recipe": "{a:recipe} (niveau {b}, {c} PV)",
        "slot": "Emplacement {a} : {b:effect}",
        "cover_stored": "Stock : {a:kind}",
        "cover_basic": "{a:kind} du groupe {b:group}",
        "cover_super": "Super du groupe {b:group} comme {a:kind}",
        "cover_any": "Chef : {c:kind} du groupe {b:group} comme {a:kind}",
        "cover_two": "Chef : Super du groupe {b:group} comme {c} {a:kind}",
        "reserve": "Réserver une recette",
        "unreserve": "Préparer {a:recipe}",
        "tool_option": "{a:tool}",
        "claim": "{a:award} pour l'{b:shelf}",
        "icon_direct": "1 {a:type}",
        "icon_twice": "2 {a:type}",
        "icon_mixed": "1 {a:type} et 1 {b:type}",
        "icon_gold": "{b} or avec {a:tool}",
        "toque": "{a:toque} : {b:effect}",
        "toque_gold": "{a:toque} : {b:effect}, et {c} or dessus",
        "why_pay": "Il vous manque {a:ingrédient|ingrédients}.",
        "why_pay_1": "Il vous manque {a} {b:kind}.",
        "why_pay_2": "Il vous manque {a} {b:kind} et {c} {d:kind}.",
        "why_slot": "Aucun emplacement n'est libre sous votre plan de travail.",
        "why_place": "Aucun groupe de votre plan de travail ne peut accueillir ce qui s'y trouve.",
        "why_empty": "Il n'y a rien.",
        "why_shield": "Le champ de force le protège.",
        "why_reach": "Votre jeton Main ne le touche pas.",
        "why_same_box": "Votre marqueur doit changer de case.",
        "why_no_use": "Cela ne changerait rien maintenant.",
        "why_gold": "Cela coûte {a} or.",
        "why_no_tool": "Il faut un ustensile en main.",
        "why_reserved": "Vous avez déjà une recette réservée.",
        "why_icons": "Il vous manque {a:icône|icônes}.",
        "why_shelf": "Cette place de votre étagère est prise.",
        "why_stack": "La pile est vide.",
        "why_face_down": "Un ustensile posé à côté du plan de travail vient en main à la fin de votre tour.",
        "why_not_stored": "Vous l'avez déjà stocké.",
        "why_full": "Aucun groupe de votre plan de travail ne peut l'accueillir.",
        "why_supply": "Il n'y en a plus dans la réserve.",
        "no_reserve": "Réserver une recette",
        "no_second": "{a:action}",
        "no_award": "Récompense {a:type} pour l'{b:shelf}",
    },
}

GROUP_NAMES: Final = ("A", "B", "C1", "C2")
SHELVES: Final = {"en": ("Bottom Shelf", "Top Shelf"), "fr": ("étagère du bas", "étagère du haut")}
SIDES: Final = {"en": ("side A", "side B"), "fr": ("face A", "face B")}
COMPASSES: Final = {"en": ("West", "South", "East"), "fr": ("ouest", "sud", "est")}
BETWEEN: Final = {"en": "between {0} and {1}", "fr": "entre {0} et {1}"}
NO_BONUS: Final = {"en": "no bonus", "fr": "aucun bonus"}


def who(seat: int, speech: Speech) -> str:
    """A player, or Chef-o-Tron."""
    return "Chef-o-Tron" if seat == CHEF_O_TRON else seat_name(seat, speech)


def named(rows: Sequence[Row]) -> Table:
    """The names of a table's rows."""
    return lambda i, speech: name_of(rows[i], speech)


def listed(words: Mapping[str, Sequence[str]]) -> Table:
    """Words by number, in both languages."""
    return lambda i, speech: words[speech.lang][i]


def same(words: Sequence[str]) -> Table:
    """Words that both languages share."""
    return lambda i, speech: words[i]


def between(rows: Content, joint: int, speech: Speech) -> str:
    """A space of the Hand tokens, by the first and the last of the four Bowls that it touches."""
    bowls = [row.place for row in rows.grid_cell if row.id in rows.hand_space[joint].bowls]
    return BETWEEN[speech.lang].format(bowls[0], bowls[-1])


@cache
def lexicon(path: str) -> Lexicon:
    """The sentences, with the names of a content file."""
    rows = content(path)
    effects = {row.id: row for row in rows.effect}
    actions = {row.id: row for row in rows.action}
    ordered = [effects[name] for name in EFFECTS]
    tables: dict[str, Table] = {
        "who": who,
        "cell": same([row.place for row in rows.grid_cell]),
        "row": lambda i, speech: str(i + 1),  # as in A1
        "place": same(PLACES),
        "group": same(GROUP_NAMES),
        "effect": lambda i, speech: NO_BONUS[speech.lang] if i < 0 else name_of(ordered[i], speech),
        "joint": lambda i, speech: between(rows, i, speech),
        "action": named([actions[name] for name in ACTIONS]),
        "shelf": listed(SHELVES),
        "chef_side": listed(SIDES),
        "compass": listed(COMPASSES),
    }
    return Lexicon(SENTENCES, tables | names(rows))


def names(rows: Content) -> dict[str, Table]:
    """The tables whose rows have printed names."""
    boxes = sorted(rows.action_box, key=lambda row: row.position)
    return {
        "kind": named(rows.ingredient),
        "recipe": named(rows.recipe),
        "tool": named(rows.tool),
        "event": named(rows.event),
        "award": named(rows.award),
        "type": named(rows.recipe_type),
        "toque": named(rows.toque),
        "benefit": named(rows.bench_benefit),
        "program": named(rows.bot_card),
        "primary": named(rows.bot_primary),
        "arm": named(rows.arm),
        "chef": named(rows.chef),
        "box": named(boxes),
    }
