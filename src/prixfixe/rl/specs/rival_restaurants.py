"""Rival Restaurants: its answers by name, and its view as numbers."""

from __future__ import annotations

from typing import Any, Mapping

from prixfixe.games.rival_restaurants import auction, barter, bazaar, cards, plans, powers
from prixfixe.games.rival_restaurants.bonuses import SLOTS as COUNTER_CODE
from prixfixe.games.rival_restaurants.content import Content, content, tables
from prixfixe.games.rival_restaurants.setup import squad_mode
from prixfixe.games.rival_restaurants.sight import show
from prixfixe.games.rival_restaurants.state import LINES, OVER
from prixfixe.games.rival_restaurants.tables import (
    BLOCK_COUNTERS,
    BUY_BARTER,
    FORCED_PURCHASE,
    LEVELS,
    MONEY_MOVE,
    REMOTE_SHELF,
    SURCHARGE,
    TAKE_DISCARD,
    VEGETABLES_FOR_MEAT,
    Tables,
)
from prixfixe.rl.fields import Among, Bag, Coded, Each, Fields, Made, Number, Row, Several, Spec, Who
from prixfixe.rl.specs.naming import NO_YES, PASS, Names, numbers, rows, some
from prixfixe.rl.specs.naming import seats as seat_names

__all__ = ["UNMET", "choices", "fields", "show"]
COINS = 999  # more than any purse holds
MONEY = 100 * COINS
DAYS = 999
UNMET: Mapping[str, str] = {
    "RV-BID-5 coins 1": "never: every counter card costs a coin or more, so that a raise is two coins at least",
    "RV-CHEF-4.named seat 5 pork": "rare: revenge of one chef on the sixth player for one kind of meat",
    "RV-CHEF-4.named seat 5 shellfish": "rare: revenge of one chef on the sixth player for one kind of meat",
    **dict.fromkeys(
        (
            f"RV-BART-15 {card}"
            for card in (
                "armed_robbery", "big_tipper", "brain_freeze", "fast_food",
                "grand_theft_avocado", "kitchen_nightmare", "menu_makeover", "recipe_for_disaster", "say_cheese",
                "trading_plaices", "trash_talk",
            )
        ),
        "rare: somebody accepts an offer that wants any card, holding this single copy and others",
    ),
}  # fmt: skip


def pieces_of(seats: int, options: Mapping[str, Any]) -> int:
    """How many pieces a player has."""
    return 2 if squad_mode(seats, dict(options)) or options["two_many_cooks"] else 1


def choices(seats: int, options: Mapping[str, Any]) -> dict[str, Names]:
    """Every answer of a configuration."""
    t, c = tables(options["content"]), content(options["content"])
    live = options["tempo"] == "live"
    found = setup_names(t, c, seats, options) | move_names(t, c, seats, options) | card_names(t, c, seats)
    main = menu_names(t, c, seats, options)
    found |= {"RV-TEMPO-2.acted": main | live_names(seats)} if live else {"RV-OPEN-2.called": main}
    return found | buy_names(t, c, seats, live) | cook_names(t, c, seats)


def setup_names(t: Tables, c: Content, seats: int, options: Mapping[str, Any]) -> dict[str, Names]:
    """What is chosen before the first day."""
    found: dict[str, Names] = {}
    if options["restaurant_choice"] > 1:
        found["RV-SET-10.kept"] = rows(c.restaurants)
    if squad_mode(seats, dict(options)):
        squad = some(c.chefs, [i for i in range(t.chefs) if not t.npc[i]])
        found["RV-KS-1.kept"] = some(c.chefs, [i for i in range(t.chefs) if t.npc[i]])
        found["RV-DRAFT-2.taken" if options["chef_draft"] else "RV-KS-2.dropped"] = squad
        found["RV-KS-5"] = squad
        found["RV-KS-5.npc"] = some(c.locations, range(t.markets))
    elif options["chef_choice"] > pieces_of(seats, options):
        found["RV-SET-14.kept"] = rows(c.chefs)
    return found


def move_names(t: Tables, c: Content, seats: int, options: Mapping[str, Any]) -> dict[str, Names]:
    """MONEY and MOVE."""
    per = pieces_of(seats, options)
    wants = {0: "shelf"} | numbers(range(1, max(t.slots) + 1), "slot")
    acting = 1 if squad_mode(seats, dict(options)) else per
    targets = {
        powers.SECOND * i + target: f"{'second' if i else 'first'} chef: {target}"
        for i in range(acting)
        for target in range(seats * per)
    }
    return {
        "RV-MOVE-1.went": rows(c.locations),
        "RV-WANT-1.stood": wants,
        "RV-WANT-6.went": rows(c.locations),
        "RV-WANT-6.stood": wants,
        "RV-MMC-1.live" if options["tempo"] == "live" else "RV-MMC-1.used": hand_names(t, c, MONEY_MOVE) | PASS,
        "RV-MMP-1.used": targets | PASS,
        "RV-CHEF-12.spared": seat_names(seats) | PASS,
        "RV-TWO-4": numbers(range(seats * per), "piece"),
    }


def passive(t: Tables) -> list[int]:
    """The chefs whose power works by itself."""
    works = (SURCHARGE, BLOCK_COUNTERS)
    return [i for i in range(t.chefs) if t.power[i] in works or t.npc_power[i] in works]


def hand_names(t: Tables, c: Content, timing: int) -> Names:
    """Cards that can be used at a time, and Clam-Voyance against passive powers."""
    usable = [i for i in range(t.cards) if t.card_timing[i] & timing]
    return some(c.action_cards, usable, cards.CARD, "use") | some(
        c.chefs, passive(t), cards.CLAM_PASSIVE, "clam against"
    )


def works(effects: list[int], markets: list[list[int]], effect: int) -> list[int]:
    """The markets where some card or power with an effect works."""
    return [
        market
        for market in range(len(markets[0]))
        if any(here[market] for here, does in zip(markets, effects) if does == effect)
    ]


def sold_in(t: Tables, markets: list[int]) -> list[int]:
    """The ingredients of some markets."""
    return [kind for kind in range(t.kinds) if t.market_of[kind] in markets]


def fillers(t: Tables) -> list[int]:
    """The ingredients that can stand for something a recipe needs."""
    needed = {kind for needs in t.needs for kind in needs} | {t.goo, t.tofu}
    return [kind for kind in range(t.kinds) if kind in needed or t.market_of[kind] in t.substitute_from]


def card_names(t: Tables, c: Content, seats: int) -> dict[str, Names]:
    """What action cards ask for."""
    kinds, recipes, who = rows(c.ingredients), rows(c.recipes), seat_names(seats)
    items = {i: f"{c.ingredients[i].id} or {name}" if i < t.kinds else name for i, name in recipes.items()}
    found = {
        "RV-ACT-5.rival": who,
        "RV-ACT-5.item": {i: f"slot {i} or {name}" if 0 < i <= max(t.slots) else name for i, name in items.items()},
        "RV-CARD-5": some(c.ingredients, sold_in(t, works(t.card_effect, t.card_markets, TAKE_DISCARD))),
        "RV-CARD-8": recipes,
        "RV-CARD-8.kept": recipes,
        "RV-CARD-9": recipes,
        "RV-CARD-10": {0: "refuse", 1: "pay"},
        "RV-CARD-11.thrown": kinds,
        "RV-CARD-15": some(c.locations, range(t.markets)),
        "RV-CLAM-4": {0: "let it happen", 1: "clam-voyance"},
    }
    return found | ({"RV-CARD-19": who | PASS} if seats > 2 else {})


def menu_names(t: Tables, c: Content, seats: int, options: Mapping[str, Any]) -> Names:
    """The main actions of the open part."""
    far, per = some(c.locations, works(t.power, t.power_market, REMOTE_SHELF)), pieces_of(seats, options)
    found = {bazaar.READY: "ready", **PASS, bazaar.CARD_HERE: "buy a card", bazaar.CARD_FROM_AFAR: "card from afar"}
    found |= {bazaar.DISPOSE: "dispose of garbage", bazaar.SELL_SWEET: "sell", bazaar.FORCE: "forced purchase"}
    found[bazaar.OFFER] = "offer"
    for i in range(per):
        piece = "second" if i else "first"
        found[bazaar.FROM_SHELF + i] = f"{piece} chef: shelf"
        found |= numbers(range(1, max(t.slots) + 1), f"{piece} chef: slot", bazaar.CLAIM + 10 * i)
        found |= seat_names(seats, bazaar.SPARE + 10 * i, f"{piece} chef: spare")
    found |= rows(c.upgrades, bazaar.UPGRADE, "upgrade")
    found |= {bazaar.FROM_AFAR + i: f"from afar {name}" for i, name in far.items() if i < t.markets}
    return found | hand_names(t, c, BUY_BARTER)


def live_names(seats: int) -> Names:
    """What is only asked in live play."""
    found = {bazaar.WITHDRAW: "withdraw the offer", bazaar.UNREADY: "not ready"}
    for answer, word in enumerate(("decline", "accept", "counter")):
        found |= seat_names(seats, bazaar.ANSWER + 10 * answer, word)
    return found


def buy_names(t: Tables, c: Content, seats: int, live: bool) -> dict[str, Names]:
    """BUY and BARTER."""
    who = seat_names(seats)
    bids = {auction.PRAWN: "prawn", auction.GARBAGE_BID: "garbage", auction.DROP: "drop", auction.STAY: "stay"}
    found = {
        "RV-BUY-7.chosen": {0: "leave", 1: "buy"},
        "RV-BID-5": bids | numbers(range(1, COINS + 1), "coins"),
        "RV-CLAIM-5": {0: "decline", 1: "contest"},
        "RV-UPG-2": who,
        "RV-CHEF-5": who,
        "RV-CHEF-5.kind": some(c.ingredients, sold_in(t, works(t.power, t.power_market, FORCED_PURCHASE))),
        "RV-BART-3": who | PASS | ({barter.TO_TABLE: "everybody"} if seats > 2 else {}),
        "RV-BART-3.composed": offer_names(t, c),
        "RV-BART-10": numbers(range(t.kinds)),
        "RV-BART-10.dated": numbers(range(1, 4), "days"),
        "RV-BART-15": rows(c.action_cards),
    }
    return found if live else found | {"RV-BART-5.answered": {0: "decline", 1: "accept", 2: "counter"}}


def offer_names(t: Tables, c: Content) -> Names:
    """What can be done with an unfinished offer."""
    found = {barter.CANCEL: "cancel", barter.NEXT: "next", barter.SEND: "send", barter.REMOVE: "remove"}
    found |= numbers(t.money_steps, "coins", barter.MONEY * barter.GROUP)
    found |= rows(c.ingredients, barter.KIND * barter.GROUP)
    found |= rows(c.action_cards, barter.FACE_DOWN * barter.GROUP, "card")
    found |= rows(c.action_cards, barter.SHOWN * barter.GROUP, "shown card")
    found |= {barter.GARBAGE * barter.GROUP: "garbage", barter.ANY_CARD * barter.GROUP: "any card"}
    found |= rows(c.recipes, barter.RECIPE * barter.GROUP, "recipe")
    found |= rows(c.upgrades, barter.UPGRADE * barter.GROUP, "upgrade")
    sparing = [i for i in range(t.chefs) if t.power[i] in (SURCHARGE, BLOCK_COUNTERS)]
    found |= some(c.chefs, sparing, barter.SPARE * barter.GROUP, "spared by")
    return found | numbers(range(t.promises), "promise", barter.PROMISE * barter.GROUP)


def cook_names(t: Tables, c: Content, seats: int) -> dict[str, Names]:
    """COOK, COUNTER and the end."""
    who, kinds, meats = seat_names(seats), rows(c.ingredients), [i for i in range(t.kinds) if t.meat[i]]
    found = {
        "RV-COOK-2.recipes": {0: "nothing", 1: "first recipe", 2: "second recipe", 3: "both recipes"},
        "RV-SUB-1": some(c.ingredients, fillers(t)) | pair_names(t, c),
        "RV-SUB-6": NO_YES,
        "RV-CARD-18": {0: "none", 1: "first recipe", 2: "second recipe"},
        "RV-COOK-4": {0: "anew", 1: "commit"},
        "RV-COOK-11.did": {0: "garbage", 1: "revenge", 2: "first new recipe", 3: "second new recipe"}
        | numbers(range(1, LEVELS + 1), "bonus", 3),
        "RV-REC-1": rows(c.recipes),
        "RV-CHEF-4.named": PASS
        | {rival * t.kinds + i: f"seat {rival} {c.ingredients[i].id}" for rival in range(seats) for i in meats},
        "RV-BON-2": some(c.locations, range(t.mystery)),
        "RV-BON-6": rows(c.upgrades),
        "RV-BON-7": rows(c.action_cards),
        "RV-BON-8": who | PASS,
        "RV-LVL-6.taken": {
            COUNTER_CODE * market + slot: f"{c.locations[market].id} slot {slot}"
            for market in range(t.markets)
            for slot in range(1, t.slots[market] + 1)
        },
        "RV-LVL-7.rival": who,
        "RV-LVL-7.kind": kinds,
    }
    return found | ({"RV-END-3": who | PASS} if seats > 2 else {})


def pair_names(t: Tables, c: Content) -> Names:
    """Two ingredients that one chef takes for one."""
    found: Names = {}
    for chef in range(t.chefs):
        if t.power[chef] == VEGETABLES_FOR_MEAT:
            kinds = t.sold[t.substitute_from[chef]]
            found |= {
                plans.PAIR + a * t.kinds + b: f"{c.ingredients[a].id} and {c.ingredients[b].id}"
                for a in kinds
                for b in kinds
                if b >= a
            }
    return found


# ---- the view


def fields(seats: int, options: Mapping[str, Any]) -> Fields:
    """The view of a configuration."""
    t = tables(options["content"])
    per = pieces_of(seats, options)
    who, pieces, slots = Who(seats), Who(seats * per, per), max(t.slots)
    found: dict[str, Spec] = {
        "day": Number(0, DAYS),
        "head": who,
        "phase": Number(0, OVER),
        "beat": Number(-1, 999),
        "waiting": Among(seats),
        "players": Each(seats, player_fields(t, seats), per=1),
        "pieces": Each(seats * per, piece_fields(t, seats), per=per),
        "squads": Each(seats, Bag(range(t.chefs), 1), per=1),
        "pool": Bag(range(t.chefs), 1),
        "counter": Each(t.markets, Several(slots, -1, t.kinds - 1)),
        "locked": Each(t.markets, Several(slots, 0, 1)),
        "shelf": Several(t.markets, 0, sum(t.copies)),
        "stock": Several(t.kinds, 0, max(t.copies)),
        "waste": Several(t.kinds, 0, max(t.copies)),
        "deck": Number(0, sum(t.card_copies)),
        "played": Several(t.cards, 0, max(t.card_copies)),
        "recipe_decks": Several(2, 0, t.recipes),
        "bottoms": Each(2, Several(t.recipes // 2, -2, t.recipes - 1)),
        "finished": Each(2, Bag(range(t.recipes), 1)),
        "clips": Several(t.upgrades, 0, max(t.upgrade_copies)),
        "effect": effect_fields(t, seats, pieces),
        "war": war_fields(t, seats, per, pieces),
        "lone": Among(seats * per, per),
        "named": Each(t.chefs, Coded(seats, powers.DAYS)),
        "promises": Each(12, promise_fields(t, who)),
        "winners": Among(seats),
        "looking": Row({"who": who, "cards": Number(0, 20)}),
        "mine": own_fields(t, seats),
    }
    return Fields(found)


def promise_fields(t: Tables, who: Who) -> Row:
    """Who promised whom what, and until which day."""
    about = Number(0, max(t.kinds, t.markets, 9))
    return Row({"from": who, "to": who, "promise": Number(0, t.promises), "about": about, "until": Number(0, DAYS)})


def player_fields(t: Tables, seats: int) -> Fields:
    """What everybody sees of a player."""
    return Fields(
        {
            "money": Number(0, MONEY),
            "popularity": Number(0, 99),
            "points": Several(LINES, -99, 99, blank=0),
            "garbage": Number(0, 99),
            "level": Number(0, LEVELS),
            "restaurant": Number(-1, t.restaurants - 1),
            "upgrades": Several(t.upgrades, 0, 1),
            "gourmets": Number(0, 99),
            "larder": Several(t.kinds, 0, max(t.copies)),
            "cards": Number(0, sum(t.card_copies)),
            "recipes": Several(2, -1, t.recipes - 1),
            **today_fields(t, seats),
            "plan": plan_fields(),
            "tasks": Number(0, 127),
            "fresh": Number(0, 99),
            "revenge": Number(0, 99),
            "offer": Row(
                {"partner": Who(seats), "give": entries(t), "want": entries(t), "depth": Number(0, 99)},
            ),
        }
    )


def today_fields(t: Tables, seats: int) -> dict[str, Spec]:
    """What counts for a player until the end of the day."""
    return {
        "used": Number(0, 99),
        "limit": Number(0, 9),
        "powers": Number(0, 1),
        "no_cook": Number(0, 1),
        "double": Number(0, 1),
        "exempt": Several(t.chefs, 0, 1),
        "closed": Several(t.markets, 0, 1),
        "perks": Number(0, 99),
        "owes": Several(seats, 0, 1, per=1),
        "offers": Number(0, 99),
        "ready": Number(0, 1),
        "penalty": Number(0, 99),
    }


def plan_fields() -> Row:
    """What is cooked: recipes, the ingredients that fill them, extras, the reviewed one."""
    fills = Several(16, -1, 999)
    return Row({"recipes": Number(0, 3), "fills": fills, "extras": Number(0, 3), "review": Number(0, 2)})


def entries(t: Tables) -> Spec:
    """One side of an offer."""
    entry = Row({"group": Number(-1, 9), "what": Number(0, 99), "about": Number(0, 99), "days": Number(0, 9)})
    return Made(parted, Each(t.entries, entry))


def parted(codes: list[int]) -> list[list[int]]:
    """Entries of an offer as a group and what it names; a promise also names a thing and days."""
    return [entry_parts(code) for code in codes]


def entry_parts(code: int) -> list[int]:
    """One of them."""
    if code < barter.PROMISED:
        return [code // barter.GROUP, code % barter.GROUP, 0, 0]
    promise, days = divmod(code - barter.PROMISED, 10)
    return [barter.PROMISE, promise // barter.GROUP, promise % barter.GROUP, days]


def piece_fields(t: Tables, seats: int) -> Fields:
    """A chef on the board."""
    return Fields(
        {
            "chef": Number(-1, t.chefs - 1),
            "npc": Number(0, 1),
            "at": Number(-1, t.markets),
            "want": Number(-1, max(t.slots)),
            "spent": Number(0, 1),
        }
    )


def effect_fields(t: Tables, seats: int, pieces: Who) -> Fields:
    """The card or power being resolved."""
    return Fields(
        {
            "user": Who(seats),
            "card": Number(-1, t.cards - 1),
            "chef": Number(-1, t.chefs - 1),
            "piece": pieces,
            "a": Number(-1, MONEY),
            "b": Number(-1, MONEY),
            "c": Number(-1, MONEY),
            "victims": Among(seats),
            "safe": Several(seats, 0, 1, per=1),
            "chain": Number(0, 99),
        }
    )


def war_fields(t: Tables, seats: int, per: int, pieces: Who) -> Fields:
    """The bidding war, or the claim that is being settled."""
    most = seats * per
    return Fields(
        {
            "market": Number(-1, t.markets - 1),
            "slot": Number(-1, max(t.slots)),
            "claim": pieces,
            "pieces": Each(most, pieces),
            "bids": Several(most, 0, MONEY),
            "garbage": Several(most, 0, t.garbage_cap),
            "out": Several(most, 0, 1),
            "turn": Number(0, most),
        }
    )


def own_fields(t: Tables, seats: int) -> Fields:
    """What only the seat knows."""
    draft: dict[str, Spec] = {"partner": Who(seats), "give": entries(t), "want": entries(t), "depth": Number(0, 99)}
    draft |= {"stage": Number(-1, 2), "about": Number(-1, t.promises), "detail": Number(-1, t.kinds)}
    most = max(t.chefs, t.restaurants, t.recipes, t.cards)
    return Fields(
        {
            "hand": Bag(range(t.cards), max(t.card_copies)),
            "dealt": Several(8, -1, most),
            "plan": Several(8, -1, most),
            "cooking": plan_fields(),
            "draft": Row(draft),
            "looks_at": Several(8, -1, most),
            "seen": Each(12, Row({"owner": Who(seats), "card": Number(0, t.cards - 1)})),
            "offers": Each(seats, entries(t), per=1),
        }
    )
