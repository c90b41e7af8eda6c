"""The town of Rival Restaurants: seven places with their chefs, the restaurants, and what goes on between them."""

from __future__ import annotations

from functools import cache
from typing import Any, Iterable, Mapping, Sequence

from prixfixe.core.game import Game, Speech, View
from prixfixe.games.rival_restaurants import barter
from prixfixe.games.rival_restaurants import tables as effects
from prixfixe.games.rival_restaurants.content import FILE, Content, content, tables
from prixfixe.games.rival_restaurants.options import (
    ANY_CARD,
    COINS,
    ENTRY,
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
from prixfixe.games.rival_restaurants.state import COOK, MONEY_AND_MOVE, OPEN_PART, OPENING, OVER, SERVING, SET_UP
from prixfixe.games.rival_restaurants.tables import LEVELS, Tables
from prixfixe.games.rival_restaurants.words import Names
from prixfixe.kit import rows
from prixfixe.kit.words import seat_name
from prixfixe.web.boards.drawing import Drawing
from prixfixe.web.boards.pieces import Card, Piece

NOBODY = -1
PHASE_OF = {MONEY_AND_MOVE: 0, OPENING: 1, OPEN_PART: 1, COOK: 2, SERVING: 2}
PHASE_PICS = ("wheel", "trade", "pot")
CARD_PICS = {
    "clam_voyance": ("clam", "eye"), "raiders_of_the_lost_pork": ("fedora", "pork"), "armed_robbery": ("mask", "coin"),
    "say_cheese": ("photo", "cheese"), "dumpster_dining": ("garbage", "fork"),
    "grand_theft_avocado": ("avocado", "hand"),
    "recipe_for_disaster": ("torn_recipe",), "menu_makeover": ("recipe", "pen"), "trading_plaices": ("plaice", "trade"),
    "health_inspector": ("clipboard", "garbage"), "food_fight": ("splash", "tomato"), "big_tipper": ("tip", "coin"),
    "fast_food": ("running_burger",), "five_finger_discount": ("hand", "price"), "kitchen_nightmare": ("closed_sign",),
    "brain_freeze": ("snowflake",), "going_going_prawn": ("hammer", "prawn"), "rave_review": ("megaphone", "star"),
    "trash_talk": ("megaphone", "garbage"), "robin_food": ("feather_hat", "coin"),
    "double_shift": ("double_pan", "clock"),
}  # fmt: skip
UPGRADE_PICS = {
    "basic_recipe_book": "cookbook", "gourmet_recipe_book": "guide_book", "double_cooktop": "cooktop",
    "social_media_advertising": "phone", "celebrity_endorsement": "glasses",
}  # fmt: skip
BONUS_PICS = {
    "gain_money": "coin", "income": "income", "gain_money_and_action_card": "card", "gain_upgrade": "upgrade",
    "gain_any_upgrade": "upgrade", "draw_action_cards": "card", "draw_shelf_from_markets": "shelf",
    "take_counter_cards": "bag", "take_counter_and_shelf": "fish", "take_rival_ingredients": "hand",
    "take_rival_ingredient_and_action_card": "hand", "take_money_from_rivals_and_bank": "ticket",
    "discard_all_garbage_and_gain_money": "broom", "cash_per_cooked_recipe": "cash_box",
    "popularity_per_cooked_recipe": "popularity", "cuisine_bonus_boost": "star", "garbage_discount_per_recipe": "broom",
    "first_shelf_free_each_day": "shelf", "first_purchase_free_each_day": "price", "action_card_perks": "card",
    "bidding_perks": "hammer",
}  # fmt: skip
ENTRY_PICS = {
    ENTRY.one(COINS.first): "coin", ENTRY.one(FACE_DOWN.first): "card", ENTRY.one(SHOWN.first): "eye",
    ENTRY.one(GARBAGE): "garbage", ENTRY.one(RECIPE.first): "recipe", ENTRY.one(SPARE.first): "hand",
    ENTRY.one(ANY_CARD): "card_back", ENTRY.one(PROMISE.first): "rumor",
}  # fmt: skip
PROMISE_PIC = "rumor"
TEXTS = {
    "en": {
        "day": "Day {n}",
        "head": "{name} is Head Chef",
        "setting_up": "Setting up",
        "over": "The end",
        "beat": "beat {n} of {most}",
        "live": "live: act whenever you like",
        "opening": "opening",
        "town": "The town",
        "market": "{price} a card",
        "your_price": "you pay {price}",
        "shelf": "Shelf",
        "shelf_says": "Shelf: {n} cards face down",
        "empty": "sold",
        "locked": "locked today",
        "discards": "Discards",
        "you_go": "you go here",
        "you_stand": "you stand here",
        "needed": "you need it",
        "closed": "Closed to you today",
        "surcharge": "{power}: {price} more for everything",
        "blocked": "{power}: shelf only",
        "island": "No market: cards, upgrades, garbage, Chocolate",
        "deck": "Action cards",
        "deck_says": "{n} in the deck, {m} discarded",
        "dump": "1 garbage: {price}",
        "sell": "sells for {price}",
        "npc": "NPC",
        "active": "Active Chef",
        "used_today": "used today",
        "frozen": "no powers today",
        "asleep": "powers sleep until {level}",
        "money": "Money",
        "income": "{n} a day",
        "garbage": "Garbage",
        "popularity": "Popularity",
        "to_go": "{n} to go",
        "gourmets": "Gourmets cooked",
        "action_cards": "Action cards",
        "card_limit": "{n} of {m} used today",
        "recipes": "Recipes",
        "basic": "Basic",
        "gourmet": "Gourmet",
        "larder": "Ingredients",
        "nothing": "nothing",
        "value": "{n} popularity",
        "makes": "{n} garbage",
        "earns": "earns {n} now",
        "ready_to_cook": "all there",
        "missing": "missing: {price}",
        "have": "there",
        "miss": "missing",
        "levels": "Level-up bonuses",
        "gained": "gained",
        "one_time": "once",
        "continuous": "from then on",
        "ready": "ready",
        "no_cook": "may not cook today",
        "double": "may cook both today",
        "owes": "next offer costs $100 to {name}",
        "spared": "spared from {power}",
        "closed_at": "{place} is closed to them",
        "offers_left": "{n} offers left today",
        "hand": "Your hand",
        "seen": "You know of: {name}",
        "cooking": "Cooks tonight",
        "plan": "Your cook plan",
        "plan_earns": "earns {n} popularity",
        "to_choose": "to choose",
        "review": "Rave Review",
        "instead": "for {name}",
        "war": "Bidding war",
        "claim": "Claim",
        "claims": "{name} wants to buy it",
        "bids": "bids {n}",
        "and_garbage": "and {n} garbage",
        "out": "out",
        "turn": "to bid",
        "leaves": "leaves you {n}",
        "all_in": "all in",
        "drop": "Drop out",
        "stay": "Stay",
        "bid_garbage": "1 garbage more",
        "in_play": "In play",
        "uses": "{name} uses it",
        "against": "against",
        "safe": "protected",
        "chain": "Clam-Voyance {n} times",
        "offer_of": "{name} offers {partner}",
        "the_table": "the table",
        "you": "you",
        "gives": "gives",
        "wants": "wants",
        "you_give": "You give",
        "you_want": "You want",
        "your_offer": "Your offer to {partner}",
        "now_want": "Now choose what you want: click on it, in your partner's restaurant or below.",
        "now_give": "Now choose what you give: click on it, in your own restaurant or below.",
        "now_money": "Afterwards you would have {n}",
        "send": "Send",
        "next": "Next: what you give",
        "take_back": "Take back the last",
        "cancel": "Cancel",
        "accept": "Accept",
        "decline": "Decline",
        "counter": "Counter",
        "withdraw": "Withdraw",
        "promises": "Promises",
        "promised": "{giver} to {taker}, until day {day}",
        "dealt": "Dealt to you",
        "kept": "chosen",
        "pool": "Chefs to draft",
        "looking": "Only you see these",
        "looks": "{name} looks at {n} cards",
        "pick": "Which one?",
        "votes": "Votes",
        "winner": "The Wiener",
        "decks": "Piles",
        "basic_deck": "Basic Recipes",
        "gourmet_deck": "Gourmet Recipes",
        "finished": "Cooked",
        "below": "Known at the bottom of the deck",
        "played": "Action cards played",
        "stock": "Still on the shelves",
        "house": "house card",
        "goal": "First to {n} wins",
        "card_count": "{n} action cards, face down",
    },
    "fr": {
        "day": "Jour {n}",
        "head": "Chef de brigade : {name}",
        "setting_up": "Mise en place",
        "over": "Fin",
        "beat": "temps {n} sur {most}",
        "live": "en direct : agissez quand vous voulez",
        "opening": "ouverture",
        "town": "La ville",
        "market": "{price} la carte",
        "your_price": "vous payez {price}",
        "shelf": "Étagère",
        "shelf_says": "Étagère : {n} cartes face cachée",
        "empty": "vendu",
        "locked": "bloquée aujourd'hui",
        "discards": "Défausse",
        "you_go": "vous allez ici",
        "you_stand": "vous êtes ici",
        "needed": "il vous le faut",
        "closed": "Fermé pour vous aujourd'hui",
        "surcharge": "{power} : tout coûte {price} de plus",
        "blocked": "{power} : étagère seulement",
        "island": "Pas un marché : cartes, améliorations, déchets, Chocolat",
        "deck": "Cartes action",
        "deck_says": "{n} dans la pioche, {m} défaussées",
        "dump": "1 déchet : {price}",
        "sell": "se vend {price}",
        "npc": "PNC",
        "active": "Chef actif",
        "used_today": "utilisé aujourd'hui",
        "frozen": "sans pouvoir aujourd'hui",
        "asleep": "pouvoirs endormis jusqu'à : {level}",
        "money": "Argent",
        "income": "{n} par jour",
        "garbage": "Déchets",
        "popularity": "Popularité",
        "to_go": "encore {n}",
        "gourmets": "Gastronomiques cuisinées",
        "action_cards": "Cartes action",
        "card_limit": "{n} sur {m} jouées aujourd'hui",
        "recipes": "Recettes",
        "basic": "Simple",
        "gourmet": "Gastronomique",
        "larder": "Ingrédients",
        "nothing": "rien",
        "value": "{n} de popularité",
        "makes": "{n} déchet(s)",
        "earns": "rapporte {n} maintenant",
        "ready_to_cook": "tout est là",
        "missing": "il manque : {price}",
        "have": "là",
        "miss": "manque",
        "levels": "Bonus de niveau",
        "gained": "acquis",
        "one_time": "une fois",
        "continuous": "dès lors",
        "ready": "prêt",
        "no_cook": "ne peut pas cuisiner aujourd'hui",
        "double": "peut cuisiner les deux aujourd'hui",
        "owes": "la prochaine offre coûte 100 $ à verser à {name}",
        "spared": "épargné par {power}",
        "closed_at": "{place} lui est fermé",
        "offers_left": "encore {n} offres aujourd'hui",
        "hand": "Votre main",
        "seen": "Vous connaissez : {name}",
        "cooking": "Cuisine ce soir",
        "plan": "Votre plan de cuisine",
        "plan_earns": "rapporte {n} de popularité",
        "to_choose": "à choisir",
        "review": "Critique dithyrambique",
        "instead": "pour {name}",
        "war": "Enchères",
        "claim": "Réclamation",
        "claims": "{name} veut l'acheter",
        "bids": "mise {n}",
        "and_garbage": "et {n} déchet(s)",
        "out": "abandonne",
        "turn": "doit miser",
        "leaves": "il vous reste {n}",
        "all_in": "tapis",
        "drop": "Abandonner",
        "stay": "Suivre",
        "bid_garbage": "1 déchet de plus",
        "in_play": "En jeu",
        "uses": "{name} l'utilise",
        "against": "contre",
        "safe": "protégé",
        "chain": "Clam-voyance {n} fois",
        "offer_of": "{name} propose à {partner}",
        "the_table": "la table",
        "you": "vous",
        "gives": "donne",
        "wants": "veut",
        "you_give": "Vous donnez",
        "you_want": "Vous voulez",
        "your_offer": "Votre offre à {partner}",
        "now_want": "Choisissez ce que vous voulez : cliquez dessus, chez votre partenaire ou ci-dessous.",
        "now_give": "Choisissez ce que vous donnez : cliquez dessus, chez vous ou ci-dessous.",
        "now_money": "Il vous resterait {n}",
        "send": "Envoyer",
        "next": "Suite : ce que vous donnez",
        "take_back": "Reprendre le dernier",
        "cancel": "Annuler",
        "accept": "Accepter",
        "decline": "Refuser",
        "counter": "Contre-offre",
        "withdraw": "Retirer",
        "promises": "Promesses",
        "promised": "{giver} à {taker}, jusqu'au jour {day}",
        "dealt": "Distribuées pour vous",
        "kept": "choisi",
        "pool": "Chefs à recruter",
        "looking": "Vous seul les voyez",
        "looks": "{name} regarde {n} cartes",
        "pick": "Lequel ?",
        "votes": "Votes",
        "winner": "La Saucisse d'Or",
        "decks": "Piles",
        "basic_deck": "Recettes simples",
        "gourmet_deck": "Recettes gastronomiques",
        "finished": "Cuisinées",
        "below": "Connues sous la pioche",
        "played": "Cartes action jouées",
        "stock": "Encore sur les étagères",
        "house": "carte maison",
        "goal": "Le premier à {n} gagne",
        "card_count": "{n} cartes action face cachée",
    },
}


@cache
def house_rows(table: str) -> frozenset[str]:
    """The ids of a table's rows that are our own."""
    return frozenset(row["id"] for row in rows.read(FILE)[table] if row.get("source") == "house")


class Sums:
    """What the numbers of a view come to for a player."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.t: Tables = tables("")
        self.per: int = view["per"]

    def pieces_of(self, seat: int) -> range:
        """A player's pieces."""
        return range(seat * self.per, (seat + 1) * self.per)

    def bonus(self, seat: int, effect: int) -> int:
        """The level, less one, of a lasting bonus that a restaurant has, or -1."""
        player = self.view["players"][seat]
        if player["restaurant"] < 0:
            return NOBODY
        house, t = player["restaurant"], self.t
        found = [i for i in range(player["level"]) if t.bonus[house][i] == effect and t.bonus_lasting[house][i]]
        return found[0] if found else NOBODY

    def power(self, piece: int) -> int:
        """What a piece's power does now."""
        it = self.view["pieces"][piece]
        if it["chef"] < 0 or not self.view["players"][it["owner"]]["powers"]:
            return effects.NOTHING
        return int((self.t.npc_power if it["npc"] else self.t.power)[it["chef"]])

    def affecting(self, piece: int, power: int) -> int:
        """The piece whose passive power touches this one where it stands, or -1."""
        pieces = self.view["pieces"]
        it = pieces[piece]
        if it["at"] < 0 or it["npc"]:
            return NOBODY
        exempt = self.view["players"][it["owner"]]["exempt"]
        for i, source in enumerate(pieces):
            if i == piece or source["at"] != it["at"] or self.power(i) != power:
                continue
            works = (self.t.npc_works if source["npc"] else self.t.power_works)[source["chef"]][source["at"]]
            if works and not exempt[source["chef"]] and (source["npc"] or source["owner"] != it["owner"]):
                return i
        return NOBODY

    def surcharge(self, piece: int) -> int:
        """What a passive power adds to each purchase."""
        source = self.affecting(piece, effects.SURCHARGE)
        if source < 0:
            return 0
        it = self.view["pieces"][source]
        return int((self.t.npc_amount if it["npc"] else self.t.power_amount)[it["chef"]])

    def extra(self, piece: int) -> int:
        """What an NPC pays more."""
        it = self.view["pieces"][piece]
        return self.t.npc_surcharge[it["chef"]] if it["npc"] else 0

    def discount(self, seat: int, market: int, from_shelf: bool) -> int:
        """The daily discount that the next purchase at a market would get."""
        player = self.view["players"][seat]
        for effect in (effects.FIRST_SHELF_FREE, effects.FIRST_PURCHASE_FREE):
            level = self.bonus(seat, effect)
            if level < 0 or player["perks"] >= self.t.bonus_amount[player["restaurant"]][level]:
                continue
            here = self.t.bonus_markets[player["restaurant"]][level][market]
            if here and (from_shelf or effect == effects.FIRST_PURCHASE_FREE):
                return self.t.price[market]
        return 0

    def price(self, piece: int, market: int, from_shelf: bool) -> int:
        """What a card of a market costs a piece."""
        off = self.discount(piece // self.per, market, from_shelf)
        return self.t.price[market] - off + self.surcharge(piece) + self.extra(piece)

    def perk(self, seat: int, effect: int) -> int:
        """The discount on action cards, or on a war won."""
        level = self.bonus(seat, effect)
        if level < 0:
            return 0
        player = self.view["players"][seat]
        if effect == effects.BID_PERKS and player["perks"] >= self.t.bonus_amount[player["restaurant"]][level]:
            return 0
        return int(self.t.bonus_other[player["restaurant"]][level])

    def card_price(self, piece: int) -> int:
        """What an action card costs a piece."""
        off = self.perk(piece // self.per, effects.CARD_PERKS)
        return max(0, self.t.card_price - off) + self.surcharge(piece)

    def war_cost(self, piece: int, market: int, bid: int) -> int:
        """What a bid would take out of the till."""
        seat = piece // self.per
        off = self.discount(seat, market, False) + self.perk(seat, effects.BID_PERKS)
        return max(0, bid - off) + self.surcharge(piece)

    def income(self, seat: int) -> int:
        """What tomorrow brings."""
        player, t = self.view["players"][seat], self.t
        extra = sum(
            t.upgrade_amount[i]
            for i, has in enumerate(player["upgrades"])
            if has and t.upgrade_effect[i] == effects.INCOME
        )
        level = self.bonus(seat, effects.INCOME)
        return t.income + extra + (t.bonus_amount[player["restaurant"]][level] if level >= 0 else 0)

    def earns(self, seat: int, recipe: int, extra: bool = False, review: bool = False) -> int:
        """The popularity of a recipe cooked now, with the garbage that counts."""
        player, t = self.view["players"][seat], self.t
        if player["restaurant"] < 0:
            return t.points[recipe]
        garbage = player["penalty"] if self.view["phase"] in (COOK, SERVING) else player["garbage"]
        house, tier = player["restaurant"], t.tier[recipe]
        points = max(0, t.points[recipe] - t.penalty * garbage)
        own = t.dish_cuisine[recipe] == t.cuisine[house]
        points += t.cuisine_bonus if own else 0
        points += t.extra_points[t.extra_of[tier]] if extra else 0
        points += t.card_amount[t.card_effect.index(effects.COOK_POPULARITY)] if review else 0
        for level in range(player["level"]):
            effect, amount = t.bonus[house][level], t.bonus_amount[house][level]
            fits = effect == effects.POPULARITY_PER_RECIPE and t.bonus_other[house][level] == tier
            points += amount if fits or (effect == effects.CUISINE_BOOST and own) else 0
        return int(points)

    def missing(self, seat: int, recipe: int) -> list[int]:
        """The required kinds a player does not have."""
        larder = list(self.view["players"][seat]["larder"])
        found = []
        for kind in self.t.needs[recipe]:
            if larder[kind]:
                larder[kind] -= 1
            else:
                found.append(kind)
        return found


class Board(Drawing):
    """One view, ready to be laid out."""

    texts = TEXTS

    def __init__(self, view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> None:
        super().__init__(view, speech, you, spots)
        self.walks = [(path.split(), option) for path, option in spots.items()]
        self.c: Content = content("")
        self.sums = Sums(view)
        self.t = self.sums.t
        self.names = Names(self.c)
        self.own: View | None = view["players"][you] if you is not None else None
        self.mine: View = view["mine"]
        self.effect: View = view["effect"]
        seats = [] if you is None else [you]
        self.needed = {
            k for seat in seats for r in view["players"][seat]["recipes"] for k in self.sums.missing(seat, r)
        }

    # ---- spots

    def begins(self, spot: str) -> list[int]:
        """The options whose path begins with a spot."""
        return [option for path, option in self.walks if path[0] == spot]

    def ends(self, spot: str) -> list[int]:
        """The options whose path ends there."""
        return [option for path, option in self.walks if path[-1] == spot]

    def owned(self, seat: int | None, spot: str, *then: str) -> int | None:
        """The option that a thing of a player is: the viewer's own, a certain rival's, or any rival's."""
        if seat == self.you:
            return self.at(spot, *then)
        one = self.at(f"seat.{seat}.{spot}", *then)
        return self.at(f"all.{spot}", *then) if one is None else one

    # ---- words

    def money(self, amount: int) -> str:
        """An amount."""
        return f"{amount} $" if self.speech.lang == "fr" else f"${amount}"

    def who(self, seat: int) -> str:
        """A seat's name."""
        return seat_name(seat, self.speech)

    def note(self, table: str, row: Any) -> str:
        """Whether a card is our own."""
        return self.text["house"] if row.id in house_rows(table) else ""

    # ---- small pieces

    def kind(self, kind: int, count: int = 1, option: int | None = None, tone: str = "", badge: str = "") -> Piece:
        """An ingredient."""
        row = self.c.ingredients[kind]
        text = f": {self.said(row)}" if row.effect else ""
        tone = f"rv-k-{row.market} {tone}"
        return Piece(row.id, self.name(row) + text, count=count, option=option, tone=tone, badge=badge)

    def kinds(self, counts: Sequence[int]) -> list[Piece]:
        """Ingredients by their counts."""
        return [self.kind(kind, count) for kind, count in enumerate(counts) if count]

    def figure(self, piece: int) -> Piece:
        """A chef on the board, and the answer that it is."""
        it = self.view["pieces"][piece]
        row = self.c.chefs[it["chef"]]
        label = (
            f"{self.name(row)}, {self.text['npc']} ({self.who(it['owner'])})"
            if it["npc"]
            else f"{self.name(row)} ({self.who(it['owner'])})"
        )
        badge = "robot" if it["npc"] else ""
        return Piece(
            row.id,
            label,
            option=self.chef_option(piece),
            badge=badge,
            seat=it["owner"],
            move=f"chef-{piece}",
            tone="figure",
        )

    def chef_option(self, piece: int) -> int | None:
        """The answer that a chef is: the target of a power, one's own chef, Clam-Voyance against a passive power."""
        found = self.ends(f"chef.{self.c.chefs[self.view['pieces'][piece]['chef']].id}")
        return found[0] if found else None

    def where(self, piece: int) -> int:
        """Where a piece is."""
        return int(self.view["pieces"][piece]["at"])

    def recipe_needs(self, seat: int, recipe: int) -> list[dict[str, Any]]:
        """The required ingredients, each there or missing."""
        missing = self.sums.missing(seat, recipe) if seat >= 0 else []
        found = []
        for kind in self.t.needs[recipe]:
            have = kind not in missing
            if not have:
                missing.remove(kind)
            row = self.c.ingredients[kind]
            state = self.text["have" if have else "miss"] if seat >= 0 else ""
            found.append(
                {
                    "pic": row.id,
                    "name": self.name(row),
                    "have": have and seat >= 0,
                    "label": f"{self.name(row)}: {state}" if state else self.name(row),
                }
            )
        return found

    def recipe(self, recipe: int, seat: int, option: int | None, move: bool = True) -> dict[str, Any]:
        """A recipe card: the dish, what it needs, what it brings, what is missing."""
        row = self.c.recipes[recipe]
        missing = self.sums.missing(seat, recipe) if seat >= 0 else []
        cost = sum(self.t.list_price[kind] for kind in missing)
        return {
            "name": self.name(row),
            "tier": row.tier,
            "tier_name": self.text[row.tier],
            "pic": f"cuisine_{row.cuisine}",
            "cuisine": next(self.name(c) for c in self.c.cuisines if c.id == row.cuisine),
            "own_cuisine": seat >= 0 and self.cuisine(seat) == row.cuisine,
            "value": row.popularity,
            "garbage": row.garbage,
            "needs": self.recipe_needs(seat, recipe),
            "earns": self.say("earns", n=self.sums.earns(seat, recipe)) if seat >= 0 else "",
            "state": ""
            if seat < 0
            else self.say("missing", price=self.money(cost))
            if missing
            else self.text["ready_to_cook"],
            "ready": seat >= 0 and not missing,
            "option": option,
            "note": self.note("recipes", row),
            "move": f"recipe-{recipe}" if move else "",
        }

    def cuisine(self, seat: int) -> str:
        """What a restaurant cooks."""
        house = self.view["players"][seat]["restaurant"]
        return self.c.restaurants[house].cuisine if house >= 0 else ""

    def action(self, kind: int, option: int | None = None) -> Card:
        """An action card."""
        row = self.c.action_cards[kind]
        return Card(
            self.name(row),
            self.said(row),
            CARD_PICS[row.id],
            option=option,
            note=self.note("action_cards", row),
            tone="rv-action",
        )

    def chef_card(self, chef: int, option: int | None = None, npc: bool = False, note: str = "") -> Card:
        """A chef with title and power."""
        row = self.c.chefs[chef]
        title = row.title_fr if self.speech.lang == "fr" else row.title
        power = row.power_fr if self.speech.lang == "fr" else row.power
        text = next((self.said(other) for other in self.c.npc_chefs if npc and other.chef == row.id), self.said(row))
        head = self.text["npc"] if npc else ""
        return Card(
            self.name(row),
            text,
            [row.id],
            head,
            option=option,
            rows=[("", title), ("", power)],
            note=note,
            tone="rv-chef",
        )

    def house_card(self, house: int, option: int | None) -> Card:
        """A restaurant to choose."""
        row = self.c.restaurants[house]
        lines = [(BONUS_PICS[b.effect], f"{b.popularity}: {self.name(b)}. {self.said(b)}") for b in row.levels]
        note = self.note("restaurants", row)
        return Card(
            self.name(row),
            self.said(row),
            [f"cuisine_{row.cuisine}"],
            rows=lines,
            option=option,
            note=note,
            tone="rv-house-card",
        )

    # ---- the head of the table

    def head(self) -> dict[str, Any]:
        """Day, phases, who is Head Chef, how far the phase is."""
        v = self.view
        now = PHASE_OF.get(v["phase"], NOBODY)
        phases = [
            {"name": self.name(row), "pic": PHASE_PICS[i], "now": i == now} for i, row in enumerate(self.c.phases)
        ]
        ends = {SET_UP: "setting_up", OVER: "over"}
        return {
            "day": self.text[ends[v["phase"]]] if v["phase"] in ends else self.say("day", n=v["day"]),
            "phases": phases,
            "step": self.step(),
            "chef": Piece("toque", self.say("head", name=self.who(v["head"])), seat=v["head"], move="head-chef"),
            "goal": self.say("goal", n=self.t.goal),
        }

    def step(self) -> str:
        """How far the phase is."""
        v = self.view
        if v["phase"] == OPENING:
            return self.text["opening"]
        if v["phase"] != OPEN_PART:
            return ""
        return self.text["live"] if v["live"] else self.say("beat", n=v["beat"], most=self.t.beats)

    # ---- the town

    def places(self) -> list[dict[str, Any]]:
        """The six markets and The Island."""
        return [self.place(number) for number in range(len(self.c.locations))]

    def place(self, number: int) -> dict[str, Any]:
        """One place: its sign, shelf, counter, chefs."""
        row = self.c.locations[number]
        market = row.kind == "market"
        return {
            "id": row.id,
            "name": self.name(row),
            "market": market,
            "option": self.at(f"place.{row.id}"),
            "planned": self.planned(number),
            "price": self.say("market", price=self.money(row.price)) if market else self.text["island"],
            "yours": self.your_price(number) if market else "",
            "notes": self.notes(number),
            "shelf": self.shelf(number) if market else None,
            "slots": [self.slot(number, i + 1, kind) for i, kind in enumerate(self.view["counter"][number])]
            if market
            else [],
            "chefs": [
                self.figure(i) for i, it in enumerate(self.view["pieces"]) if it["at"] == number and it["want"] < 0
            ],
            "waste": self.waste(number),
            "here": self.view["war"]["market"] == number,
            "visited": self.visited(number),
        }

    def visited(self, place: int) -> bool:
        """Whether one of the viewer's chefs is there."""
        return self.you is not None and any(self.where(piece) == place for piece in self.sums.pieces_of(self.you))

    def planned(self, number: int) -> list[Piece]:
        """The viewer's chefs who will go there, unseen by others."""
        plan = self.mine["plan"]
        if self.you is None or self.view["phase"] != MONEY_AND_MOVE or not plan:
            return []
        if any(self.where(piece) >= 0 for piece in self.sums.pieces_of(self.you)):
            return []
        there = plan[1:] if self.view["squad"] else plan
        chefs = [it["chef"] for it in self.view["pieces"] if it["owner"] == self.you]
        chefs = [plan[0], *chefs[1:]] if self.view["squad"] else chefs
        row = self.c.chefs
        return [
            Piece(row[chef].id, self.text["you_go"], badge="lock", tone="figure")
            for chef, at in zip(chefs, there)
            if at == number
        ]

    def your_price(self, market: int) -> str:
        """What the viewer's chef pays there, where that is not the list price."""
        if self.you is None:
            return ""
        prices = {
            self.sums.price(p, market, s)
            for p in self.sums.pieces_of(self.you)
            if self.where(p) == market
            for s in (True, False)
        }
        if not prices or prices == {self.t.price[market]}:
            return ""
        return self.say("your_price", price=" / ".join(self.money(price) for price in sorted(prices)))

    def notes(self, place: int) -> list[str]:
        """What keeps the viewer from buying there."""
        if self.you is None or self.own is None:
            return []
        found = [self.text["closed"]] if place < self.t.markets and self.own["closed"][place] else []
        for piece in self.sums.pieces_of(self.you):
            if self.where(piece) != place:
                continue
            for name, power in (("surcharge", effects.SURCHARGE), ("blocked", effects.BLOCK_COUNTERS)):
                source = self.sums.affecting(piece, power)
                if source >= 0:
                    called = self.names.power(self.view["pieces"][source]["chef"], self.speech)
                    found.append(self.say(name, power=called, price=self.money(self.sums.surcharge(piece))))
        return found

    def shelf(self, market: int) -> dict[str, Any]:
        """The face-down deck, who stands on it, and the answers that it is."""
        count = self.view["shelf"][market]
        chefs = [i for i, it in enumerate(self.view["pieces"]) if it["at"] == market and it["want"] == 0]
        return {
            "count": count,
            "label": self.say("shelf_says", n=count),
            "chefs": [self.figure(piece) for piece in chefs],
            "options": self.ends(f"shelf.{self.c.locations[market].id}"),
            "mine": self.want_planned(market, 0),
        }

    def slot(self, market: int, slot: int, kind: int) -> dict[str, Any]:
        """A counter slot."""
        chefs = [i for i, it in enumerate(self.view["pieces"]) if it["at"] == market and it["want"] == slot]
        empty = kind < 0
        return {
            "number": slot,
            "empty": empty,
            "pic": "" if empty else self.c.ingredients[kind].id,
            "name": self.text["empty"] if empty else self.names.kind(kind, self.speech),
            "text": "" if empty or not self.c.ingredients[kind].effect else self.said(self.c.ingredients[kind]),
            "locked": bool(self.view["locked"][market][slot - 1]),
            "needed": kind in self.needed,
            "chefs": [self.figure(piece) for piece in chefs],
            "options": self.ends(f"counter.{self.c.locations[market].id}.{slot}"),
            "mine": self.want_planned(market, slot),
            "war": self.view["war"]["market"] == market and self.view["war"]["slot"] == slot,
        }

    def want_planned(self, market: int, slot: int) -> bool:
        """Whether the viewer has secretly put a chef there."""
        plan = self.mine["plan"]
        if self.you is None or self.view["phase"] != MONEY_AND_MOVE or not plan or self.effect["user"] >= 0:
            return False
        pieces = [self.view["pieces"][piece] for piece in self.sums.pieces_of(self.you)]
        return any(it["at"] == market and it["want"] < 0 and want == slot for it, want in zip(pieces, plan))

    def waste(self, place: int) -> list[Piece]:
        """The discard section of a market."""
        if place >= self.t.markets:
            return []
        spot = f"waste.{self.c.locations[place].id}"
        return [
            self.kind(kind, self.view["waste"][kind], self.at(f"{spot}.{self.c.ingredients[kind].id}"))
            for kind in self.t.sold[place]
            if self.view["waste"][kind]
        ]

    def island(self) -> dict[str, Any]:
        """What The Island sells and takes."""
        v, economy = self.view, self.c.economy
        piece = next((p for p in self.sums.pieces_of(self.you or 0) if self.where(p) == self.t.island), NOBODY)
        extra = self.sums.surcharge(piece) if piece >= 0 and self.you is not None else 0
        price = self.sums.card_price(piece) if piece >= 0 and self.you is not None else economy.action_card_price
        return {
            "deck": {
                "label": self.say("deck_says", n=v["deck"], m=sum(v["played"])),
                "price": self.money(price),
                "options": self.ends("island.deck"),
            },
            "upgrades": [self.clip(i, extra) for i in range(self.t.upgrades)],
            "dump": {
                "label": self.say("dump", price=self.money(economy.garbage_disposal_price)),
                "options": self.ends("island.bin"),
            },
            "sweet": {
                "label": self.say("sell", price=self.money(economy.chocolate_sale_price)),
                "options": self.ends("island.till"),
            },
        }

    def clip(self, upgrade: int, extra: int) -> dict[str, Any]:
        """An upgrade on sale, and who has it."""
        row = self.c.upgrades[upgrade]
        return {
            "pic": UPGRADE_PICS[row.id],
            "name": self.name(row),
            "text": self.said(row),
            "price": self.money(row.price + extra),
            "options": self.ends(f"island.{row.id}"),
            "owners": [seat for seat, player in enumerate(self.view["players"]) if player["upgrades"][upgrade]],
        }

    # ---- what is going on

    def effect_is(self, effect: int) -> bool:
        """Whether the card in play has this effect."""
        return bool(self.effect["card"] >= 0 and self.t.card_effect[self.effect["card"]] == effect)

    def in_play(self) -> dict[str, Any] | None:
        """The card or power being resolved: who uses it, on whom, who is protected."""
        it = self.effect
        if it["user"] < 0 or (it["card"] < 0 and it["chef"] < 0):
            return None
        npc = it["piece"] >= 0 and self.view["pieces"][it["piece"]]["npc"]
        card = self.action(it["card"]) if it["card"] >= 0 else self.chef_card(it["chef"], npc=npc)
        return {
            "card": card,
            "user": it["user"],
            "uses": self.say("uses", name=self.who(it["user"])),
            "victims": [
                {"seat": seat, "name": self.who(seat), "safe": bool(it["safe"][seat])} for seat in it["victims"]
            ],
            "chain": self.say("chain", n=it["chain"]) if it["chain"] else "",
            "what": self.stolen(),
        }

    def stolen(self) -> Piece | None:
        """The ingredient that the card in play is about."""
        steals = self.effect_is(effects.STEAL_INGREDIENT) and self.effect["b"] >= 0
        return self.kind(self.effect["b"]) if steals else None

    def war(self) -> dict[str, Any] | None:
        """The bidding war, or the claim that is put to the others."""
        it = self.view["war"]
        if it["market"] < 0 or it["slot"] < 1:
            return None
        kind = self.view["counter"][it["market"]][it["slot"] - 1]
        claimed = it["claim"] >= 0 and not it["pieces"]
        return {
            "title": self.text["claim" if claimed else "war"],
            "piece": self.kind(kind) if kind >= 0 else None,
            "name": self.names.kind(kind, self.speech) if kind >= 0 else "",
            "place": self.names.place(it["market"], self.speech),
            "claims": self.say("claims", name=self.who(self.view["pieces"][it["claim"]]["owner"])) if claimed else "",
            "bidders": [self.bidder(i) for i in range(len(it["pieces"]))],
            "bids": self.bids() if self.at("bid.drop") is not None else [],
        }

    def bidder(self, i: int) -> dict[str, Any]:
        """One participant of the war."""
        it = self.view["war"]
        piece = it["pieces"][i]
        owner = self.view["pieces"][piece]["owner"]
        row = self.c.chefs[self.view["pieces"][piece]["chef"]]
        bid = self.say("bids", n=self.money(it["bids"][i]))
        garbage = f" {self.say('and_garbage', n=it['garbage'][i])}" if it["garbage"][i] else ""
        out = bool(it["out"][i])
        return {
            "piece": Piece(row.id, f"{self.name(row)} ({self.who(owner)})", seat=owner, tone="figure"),
            "name": self.who(owner),
            "bid": self.text["out"] if out else bid + garbage,
            "money": self.money(self.view["players"][owner]["money"]),
            "out": out,
            "turn": it["turn"] == i and not out,
        }

    def bids(self) -> list[dict[str, Any]]:
        """Every bid that is offered, with what it leaves."""
        it = self.view["war"]
        high = max(bid for i, bid in enumerate(it["bids"]) if not it["out"][i])
        raises = sorted(int(name) for (spot, *_), _ in self.walks if (name := spot.removeprefix("bid.")).isdigit())
        found = [self.bid("stay", high, f"{self.text['stay']} {self.money(high)}")]
        found += [self.bid(str(amount), amount, self.money(amount)) for amount in raises]
        found += [self.bid("garbage", None, self.text["bid_garbage"]), self.bid("drop", None, self.text["drop"])]
        return [bid for bid in found if bid["option"] is not None]

    def bid(self, spot: str, amount: int | None, text: str) -> dict[str, Any]:
        """One of them."""
        it = self.view["war"]
        piece = it["pieces"][it["turn"]]
        money = self.view["players"][piece // self.sums.per]["money"]
        left = "" if amount is None else self.left(piece, amount, money)
        return {"option": self.at(f"bid.{spot}"), "amount": text, "left": left}

    def left(self, piece: int, bid: int, money: int) -> str:
        """What a bid leaves."""
        left = money - self.sums.war_cost(piece, self.view["war"]["market"], bid)
        return self.say("leaves", n=self.money(left)) if left > 0 else self.text["all_in"]

    # ---- trade

    def entry(self, code: int) -> Piece:
        """An entry of an offer."""
        label = self.names.entry(code, self.speech)
        if PROMISED.has(code):
            return Piece(PROMISE_PIC, label)
        if GOOD.has(code):
            return self.kind(GOOD.one(code))
        if UPGRADE.has(code):
            return Piece(UPGRADE_PICS[self.c.upgrades[UPGRADE.one(code)].id], label)
        value = str(COINS.one(code) * self.t.unit) if COINS.has(code) else ""
        badge = f"cuisine_{self.c.recipes[RECIPE.one(code)].cuisine}" if RECIPE.has(code) else ""
        return Piece(ENTRY_PICS[ENTRY.one(code)], label, value, badge=badge)

    def entries(self, codes: Iterable[int]) -> list[dict[str, Any]]:
        """Entries with their words; money is one sum."""
        codes = list(codes)
        coins = barter.coins_in(codes)
        merged = ([COINS.code(coins)] if coins else []) + [code for code in codes if not COINS.has(code)]
        return [{"piece": self.entry(code), "text": self.names.entry(code, self.speech)} for code in merged]

    def partner(self, partner: int) -> str:
        """Whom an offer is for."""
        return self.text["the_table"] if partner < 0 else self.text["you"] if partner == self.you else self.who(partner)

    def offers(self) -> list[dict[str, Any]]:
        """Every open offer, with the answers one can give."""
        return [self.offer(seat, it["offer"]) for seat, it in enumerate(self.view["players"]) if it["offer"]]

    def offer(self, seat: int, it: Sequence[Any]) -> dict[str, Any]:
        """An open offer."""
        return {
            "seat": seat,
            "title": self.say("offer_of", name=self.who(seat), partner=self.partner(it[0])),
            "give": self.entries(self.faces(seat, it[1])),
            "want": self.entries(it[2]),
            "left": self.after_trade(it[2], it[1]) if seat != self.you and it[0] in (NOBODY, self.you) else "",
            "answers": self.answers(seat),
            "mine": it[0] == self.you,
        }

    def faces(self, sender: int, give: Sequence[int]) -> list[int]:
        """What is given, with the faces that the viewer may see."""
        if self.you is None:
            return list(give)
        known = self.mine["offers"][sender]
        if sender == self.you:
            return list(known)
        return [
            *(code for code in give if code != SOME_SHOWN),
            *known,
            *[SOME_SHOWN] * (list(give).count(SOME_SHOWN) - len(known)),
        ]

    def after_trade(self, gives: Sequence[int], gets: Sequence[int]) -> str:
        """The viewer's money after a trade, where money changes hands."""
        change = barter.coins_in(list(gets)) - barter.coins_in(list(gives))
        if self.own is None or not change:
            return ""
        return self.say("now_money", n=self.money(self.own["money"] + change * self.t.unit))

    def answers(self, seat: int) -> list[dict[str, Any]]:
        """Accept, decline, counter; or withdraw one's own."""
        named = [(name, self.at(f"offer.{seat}.{name}")) for name in ("accept", "counter", "decline", "withdraw")]
        return [
            {"option": option, "text": self.text[name], "main": name == "accept"}
            for name, option in named
            if option is not None
        ]

    def draft(self) -> dict[str, Any] | None:
        """The offer being composed: what is wanted, what is given, and what can be done with it."""
        if not self.mine["draft"]:
            return None
        partner, give, want, _, stage = self.mine["draft"][:5]
        if stage < 0:
            return None
        owner = self.you if stage else partner
        steps = [
            (f"+{self.money(step)}", self.owned(owner, f"purse.{step}")) for step in self.c.tempo.offer_money_steps
        ]
        tools = (("next", "next"), ("send", "send"), ("back", "take_back"), ("cancel", "cancel"))
        return {
            "title": self.say("your_offer", partner=self.partner(partner)),
            "give": self.entries(give),
            "want": self.entries(want),
            "stage": stage,
            "says": self.text["now_give" if stage else "now_want"],
            "left": self.after_trade(give, want),
            "steps": steps,
            "more": self.besides(),
            "tools": [(self.text[name], self.at(f"scale.{spot}"), spot in ("send", "next")) for spot, name in tools],
        }

    def besides(self) -> list[tuple[str, int | None]]:
        """Favours and promises."""
        spared = [(SPARE.code(i), f"power.{row.id}") for i, row in enumerate(self.c.chefs)]
        promises = [(PROMISE.code(i), f"promise.{row.id}") for i, row in enumerate(self.names.promises)]
        return [(self.names.entry(code, self.speech), self.at(spot)) for code, spot in spared + promises]

    def named_cards(self) -> list[tuple[str, int]]:
        """Action cards that can be asked for by name."""
        named = [(self.name(row), self.ends(f"card.{row.id}")) for row in self.c.action_cards]
        return [(name, options[0]) for name, options in named if options]

    def promises(self) -> list[dict[str, str]]:
        """What was promised, shown until its day has passed."""
        found = []
        for giver, taker, row, what, until in self.view["promises"]:
            days = max(1, until - self.view["day"])
            title = self.say("promised", giver=self.who(giver), taker=self.who(taker), day=until)
            found.append({"title": title, "text": self.names.promise(row, what, days, self.speech)})
        return found

    # ---- choices that lie on the table only now

    def dealt(self) -> dict[str, Any] | None:
        """Restaurants or chefs dealt to choose from, and the chefs of a draft."""
        if self.view["phase"] != SET_UP or self.own is None:
            return None
        if not self.mine["dealt"]:
            return {"title": self.text["pool"], "cards": self.pool()} if self.drafting() else None
        chosen = self.mine["plan"]
        if self.own["restaurant"] < 0:
            cards_ = [self.house_card(i, self.at(f"dealt.{self.c.restaurants[i].id}")) for i in self.mine["dealt"]]
        else:
            squad = bool(self.view["squad"])
            npc = squad and self.view["pieces"][2 * (self.you or 0) + 1]["chef"] < 0
            kept = chosen if npc or not squad else []  # a squad names who leaves
            cards_ = [self.dealt_chef(i, npc, self.text["kept"] if i in kept else "") for i in self.mine["dealt"]]
        return {"title": self.text["dealt"], "cards": cards_}

    def dealt_chef(self, chef: int, npc: bool = False, note: str = "") -> Card:
        """A chef to choose."""
        return self.chef_card(chef, self.at(f"dealt.{self.c.chefs[chef].id}"), npc, note)

    def drafting(self) -> bool:
        """Whether the chefs of a draft are laid out."""
        return bool(self.view["squad"] and self.view["pool"] and self.view["pieces"][1]["chef"] >= 0)

    def pool(self) -> list[Card]:
        """The chefs of the draft."""
        return [self.dealt_chef(chef) for chef in self.view["pool"]]

    def looking(self) -> dict[str, Any] | None:
        """Cards or recipes that somebody looks at; the others see only how many."""
        who, count = self.view["looking"]
        if who < 0 or not count:
            return None
        if who != self.you:
            return {"title": self.say("looks", name=self.who(who), n=count), "backs": count, "cards": [], "recipes": []}
        seen, c = self.mine["looks_at"], self.c
        if any(self.at(f"looking.{row.id}") is not None for row in c.action_cards):
            cards = [self.action(kind, self.at(f"looking.{c.action_cards[kind].id}")) for kind in seen]
            return {"title": self.text["looking"], "backs": 0, "cards": cards, "recipes": []}
        recipes = [self.recipe(number, who, self.at(f"looking.{c.recipes[number].id}")) for number in seen]
        return {"title": self.text["looking"], "backs": 0, "cards": [], "recipes": recipes}

    def pick(self) -> list[Piece]:
        """The ingredients that a promise may name."""
        found = [(kind, self.at(f"promise.kind.{row.id}")) for kind, row in enumerate(self.c.ingredients)]
        return [self.kind(kind, option=option) for kind, option in found if option is not None]

    def plan(self) -> dict[str, Any] | None:
        """The viewer's own cook plan, as far as it is made."""
        if self.you is None or self.view["phase"] != COOK or not self.mine["cooking"] or not self.mine["cooking"][0]:
            return None
        dishes = self.dishes(self.you, self.mine["cooking"])
        total = sum(dish["earns"] for dish in dishes)
        return {"dishes": dishes, "total": self.say("plan_earns", n=total)}

    def dishes(self, seat: int, plan: Sequence[Any]) -> list[dict[str, Any]]:
        """The dishes of a plan with what fills each need."""
        mask, fills, extras, rave = plan
        found, start = [], 0
        for position, recipe in enumerate(self.view["players"][seat]["recipes"]):
            if mask >> position & 1:
                needs = self.t.needs[recipe]
                filled = [*fills[start : start + len(needs)], *[None] * len(needs)][: len(needs)]
                start += len(needs)
                extra, review = bool(extras >> position & 1), rave == position + 1
                added = [self.kind(self.t.extra_of[self.t.tier[recipe]])] if extra else []
                found.append(
                    {
                        "name": self.names.recipe(recipe, self.speech),
                        "pic": f"cuisine_{self.c.recipes[recipe].cuisine}",
                        "fills": [part for need, fill in zip(needs, filled) for part in self.fill(need, fill)],
                        "added": added,
                        "review": review,
                        "earns": self.sums.earns(seat, recipe, extra, review),
                    }
                )
        return found

    def fill(self, need: int, way: int | None) -> list[dict[str, Any]]:
        """What fills a need: one card, two, or nothing yet."""
        name = self.names.kind(need, self.speech)
        if way is None:
            return [{"piece": self.kind(need), "open": True, "text": self.text["to_choose"]}]
        pair = self.t.pair
        kinds = [pair.one(way), pair.two(way)] if pair.has(way) else [way]
        text = "" if way == need else self.say("instead", name=name)
        return [{"piece": self.kind(kind), "open": False, "text": text} for kind in kinds]

    # ---- restaurants

    def restaurants(self) -> list[dict[str, Any]]:
        """All of them, the viewer's own first, then clockwise."""
        seats = len(self.view["players"])
        return [self.restaurant(((self.you or 0) + i) % seats) for i in range(seats)]

    def restaurant(self, seat: int) -> dict[str, Any]:
        """One restaurant."""
        it, own = self.view["players"][seat], seat == self.you
        row = self.c.restaurants[it["restaurant"]] if it["restaurant"] >= 0 else None
        return {
            "seat": seat,
            "own": own,
            "name": self.who(seat),
            "house": self.name(row) if row else "",
            "cuisine": f"cuisine_{row.cuisine}" if row else "restaurant",
            "waiting": seat in self.view["waiting"],
            "winner": self.view["phase"] == OVER and not self.view["waiting"] and seat in self.view["winners"],
            "options": [*self.ends(f"seat.{seat}"), *self.ends(f"scale.{seat}")],
            "popularity": it["popularity"],
            "to_go": self.say("to_go", n=max(0, self.t.goal - it["popularity"])),
            "track": self.track(seat),
            "levels": self.levels(seat),
            "chefs": self.chefs(seat),
            "home": [
                self.figure(p)
                for p in self.sums.pieces_of(seat)
                if self.where(p) < 0 and self.view["pieces"][p]["chef"] >= 0
            ],
            "money": self.money(it["money"]),
            "income": self.say("income", n=self.money(self.sums.income(seat))),
            "garbage": it["garbage"],
            "garbage_option": self.garbage_option(seat),
            "upgrades": self.upgrades(seat),
            "gourmets": it["gourmets"],
            "recipes": [self.recipe(r, seat, self.recipe_option(seat, r)) for r in it["recipes"] if r >= 0],
            "larder": self.larder(seat),
            "hand": self.hand() if own else [],
            "known": self.known(seat),
            "backs": 0 if own else it["cards"],
            "backs_label": self.say("card_count", n=it["cards"]),
            "backs_option": None if own else self.owned(seat, "cards", "card.any"),
            "used": self.say("card_limit", n=it["used"], m=it["limit"]),
            "states": self.states(seat),
            "cooking": self.dishes(seat, it["plan"]) if it["plan"] and it["plan"][0] else [],
            "vote": self.vote(seat),
        }

    def track(self, seat: int) -> list[dict[str, Any]]:
        """The slider: a space for each popularity up to the goal."""
        popularity = self.view["players"][seat]["popularity"]
        marks = {mark: level + 1 for level, mark in enumerate(self.t.threshold)}
        return [{"n": n, "done": n <= popularity, "level": marks.get(n, 0)} for n in range(1, self.t.goal + 1)]

    def levels(self, seat: int) -> list[dict[str, Any]]:
        """The three bonuses of a restaurant."""
        it = self.view["players"][seat]
        if it["restaurant"] < 0:
            return []
        own = seat == self.you
        return [
            {
                "pic": BONUS_PICS[row.effect],
                "name": self.name(row),
                "text": self.said(row),
                "at": self.t.threshold[i],
                "kind": self.text[row.kind],
                "gained": i < it["level"],
                "options": self.begins(f"bonus.{i + 1}") if own else [],
                "note": self.note_bonus(it["restaurant"], i),
            }
            for i, row in enumerate(self.c.restaurants[it["restaurant"]].levels[:LEVELS])
        ]

    def note_bonus(self, house: int, level: int) -> str:
        """Whether a bonus is our own."""
        raw = rows_of_levels()[house][level]
        return self.text["house"] if raw.get("source") == "house" else ""

    def chefs(self, seat: int) -> list[Card]:
        """The chefs of a player with their powers; in Kitchen Squad the whole squad."""
        pieces = [self.view["pieces"][p] for p in self.sums.pieces_of(seat)]
        found = []
        for it in pieces:
            if it["chef"] >= 0 and (it["npc"] or not self.view["squad"]):
                option = self.at(f"power.{self.c.chefs[it['chef']].id}")
                found.append(self.chef_card(it["chef"], option, it["npc"], self.chef_state(seat, it)))
        for chef in self.view["squads"][seat]:
            active = pieces[0]["chef"] == chef
            state = f"{self.text['active']} {self.chef_state(seat, pieces[0])}".strip() if active else ""
            name = self.c.chefs[chef].id
            options = [*self.begins(f"squad.{name}"), self.at(f"power.{name}")]
            found.append(self.chef_card(chef, options[0], False, state))
        return found

    def chef_state(self, seat: int, piece: View) -> str:
        """Whether a power has been used, or does not work."""
        if not self.view["players"][seat]["powers"]:
            asleep = self.view["players"][seat]["level"] == 0
            return (
                self.say("asleep", level=self.name(self.c.levels[1]))
                if asleep and self.sleeping()
                else self.text["frozen"]
            )
        return self.text["used_today"] if piece["spent"] else ""

    def sleeping(self) -> bool:
        """Whether powers start only with a level: then nobody without one has any."""
        return all(player["level"] > 0 or not player["powers"] for player in self.view["players"])

    def garbage_option(self, seat: int) -> int | None:
        """Putting garbage into an offer, throwing it away, or taking that of the dishes."""
        found = self.owned(seat, "garbage")
        if found is None and seat == self.you:
            return next(iter([*self.begins("garbage"), *self.begins("garbage.new")]), None)
        return found

    def upgrades(self, seat: int) -> list[Piece]:
        """The upgrades of a restaurant."""
        return [
            Piece(
                UPGRADE_PICS[row.id],
                f"{self.name(row)}: {self.said(row)}",
                option=self.owned(seat, f"upgrade.{row.id}"),
            )
            for i, row in enumerate(self.c.upgrades)
            if self.view["players"][seat]["upgrades"][i]
        ]

    def recipe_option(self, seat: int, recipe: int) -> int | None:
        """The answer that a recipe is: itself, to be cooked, or what something in hand is for."""
        spot = f"recipe.{self.c.recipes[recipe].id}"
        found = self.owned(seat, spot)
        if found is None and seat == self.you:
            cooked = self.at(spot, "stove")
            return next(iter(self.ends(spot)), None) if cooked is None else cooked
        return found

    def larder(self, seat: int) -> list[Piece]:
        """A player's ingredients, with the answers that they are; those no recipe of the own lists are paler."""
        listed = {kind for r in self.view["players"][seat]["recipes"] for kind in self.t.needs[r]}
        found = []
        for kind, count in enumerate(self.view["players"][seat]["larder"]):
            if count:
                wanted = seat != self.you and kind in self.needed
                tone = "" if kind in listed or self.c.ingredients[kind].effect else "rv-spare"
                found.append(self.kind(kind, count, self.larder_option(seat, kind), tone, "heart" if wanted else ""))
        return found

    def larder_option(self, seat: int, kind: int) -> int | None:
        """The answer that an ingredient is: itself, or the one thing it is for; two at once are in the list."""
        spot = f"larder.{self.c.ingredients[kind].id}"
        found = self.owned(seat, spot)
        if found is None and seat == self.you:
            single = [option for path, option in self.walks if path[0] == spot and not path[-1].startswith("larder.")]
            return single[0] if single else None
        return found

    def hand(self) -> list[dict[str, Any]]:
        """The viewer's action cards, each with the answers that it is."""
        hand = self.mine["hand"]
        counts = {kind: hand.count(kind) for kind in hand}
        return [
            {"card": self.action(kind, self.hand_option(kind)), "count": n, "shown": self.shown_option(kind)}
            for kind, n in counts.items()
        ]

    def hand_option(self, kind: int) -> int | None:
        """Using a card, reacting with it, giving it."""
        spot = f"hand.{self.c.action_cards[kind].id}"
        used = self.at(spot)
        return self.at(spot, "pan.give.facedown") if used is None else used

    def shown_option(self, kind: int) -> int | None:
        """Giving a card that the partner sees beforehand."""
        return self.at(f"hand.{self.c.action_cards[kind].id}", "pan.give.shown")

    def known(self, seat: int) -> str:
        """The cards in another hand that the viewer knows."""
        found = [self.names.card(kind, self.speech) for owner, kind in self.mine["seen"] if owner == seat]
        return self.say("seen", name=", ".join(found)) if found and seat != self.you else ""

    def states(self, seat: int) -> list[str]:
        """What counts for a player until the end of the day."""
        it = self.view["players"][seat]
        found = [self.text[name] for name in ("ready", "no_cook", "double") if it[name]]
        found += [self.say("owes", name=self.who(other)) for other, owes in enumerate(it["owes"]) if owes]
        found += [
            self.say("spared", power=self.names.power(chef, self.speech))
            for chef, is_ in enumerate(it["exempt"])
            if is_
        ]
        found += [
            self.say("closed_at", place=self.names.place(m, self.speech)) for m, shut in enumerate(it["closed"]) if shut
        ]
        if seat == self.you and self.view["phase"] == OPEN_PART:
            found.append(self.say("offers_left", n=max(0, self.t.offers - it["offers"])))
        return found

    def vote(self, seat: int) -> str:
        """Whom a player voted for, when it is over."""
        votes = self.view["votes"][seat] if self.view["votes"] else []
        return ", ".join(self.who(choice) for choice in votes if choice >= 0)

    # ---- piles

    def piles(self) -> list[dict[str, Any]]:
        """Decks and what has left them."""
        v = self.view
        found: list[dict[str, Any]] = []
        for tier, name in enumerate(("basic_deck", "gourmet_deck")):
            found.append(
                {
                    "name": f"{self.text[name]}: {v['recipe_decks'][tier]}",
                    "pieces": [],
                    "text": self.recipe_list("finished", v["finished"][tier]),
                }
            )
            below = [recipe for recipe in v["bottoms"][tier] if recipe >= 0]
            if below:
                found.append({"name": self.text["below"], "pieces": [], "text": self.recipe_list("", below)})
        played = [
            Piece(CARD_PICS[row.id][0], self.name(row), count=v["played"][i])
            for i, row in enumerate(self.c.action_cards)
            if v["played"][i]
        ]
        found.append({"name": self.text["played"], "pieces": played, "text": ""})
        found.append({"name": self.text["stock"], "pieces": self.kinds(v["stock"]), "text": ""})
        return found

    def recipe_list(self, title: str, recipes: Sequence[int]) -> str:
        """Recipes by name."""
        said = ", ".join(self.names.recipe(recipe, self.speech) for recipe in recipes)
        return f"{self.text[title]}: {said}" if title and said else said


@cache
def rows_of_levels() -> list[list[dict[str, Any]]]:
    """The bonuses of every restaurant as they stand in the file."""
    return [row["levels"] for row in rows.read(FILE)["restaurants"]]


def draw(game: Game[Any], view: View, speech: Speech, you: int | None, spots: Mapping[str, int]) -> dict[str, Any]:
    """Everything the template lays out."""
    board = Board(view, speech, you, spots)
    return {
        "text": board.text,
        "head": board.head(),
        "places": board.places(),
        "island": board.island(),
        "dealt": board.dealt(),
        "looking": board.looking(),
        "in_play": board.in_play(),
        "war": board.war(),
        "draft": board.draft(),
        "named": board.named_cards(),
        "offers": board.offers(),
        "promises": board.promises(),
        "pick": board.pick(),
        "plan": board.plan(),
        "restaurants": board.restaurants(),
        "piles": board.piles(),
        "evening": view["phase"] in (COOK, SERVING),
        "rivals": len(view["players"]) - (you is not None),
    }


def scores(view: View) -> list[int]:
    """The popularity of every restaurant."""
    return [player["popularity"] for player in view["players"]]
