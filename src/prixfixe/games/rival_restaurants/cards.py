"""Action cards: when each may be used and what its user chooses (RV-ACT, RV-CARD, RV-MMC)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants.effects import apply_card, redraw, take_discard
from prixfixe.games.rival_restaurants.move import elsewhere, relocated
from prixfixe.games.rival_restaurants.options import CLAM_AGAINST, USE
from prixfixe.games.rival_restaurants.prices import passives
from prixfixe.games.rival_restaurants.react import answer_chain as chain
from prixfixe.games.rival_restaurants.react import begin_effect, end_effect, reactions
from prixfixe.games.rival_restaurants.state import EMPTY, Rivals
from prixfixe.games.rival_restaurants.tables import (
    CLOSE_MARKET,
    COOK_TWO,
    COOK_TWO_TODAY,
    DISABLE_POWERS,
    DISCARD_INGREDIENT,
    GARBAGE_FROM_BIN,
    MONEY_MOVE,
    MOVE_CHEF,
    NO_COOK,
    REDRAW_RECIPE,
    REPLACE_RECIPE,
    STEAL_CARD,
    STEAL_HALF,
    STEAL_INGREDIENT,
    SWAP_RECIPE,
    TAKE_COUNTER,
    TAKE_DISCARD,
    TAKE_MONEY,
    TOLL_ON_OFFER,
)
from prixfixe.kit.lists import has

# ---- the card window of MONEY and MOVE


def card_window(s: Rivals) -> None:
    """After the wants, cards: in priority order until all pass one after another; live, all at once."""
    if s.live:
        open_window(s)
    else:
        card_turn(s, s.head, 0)


def may_have_card(s: Rivals, seat: i64) -> bool:
    """Whether a player could use some card, as far as everybody can see."""
    player = s.players[seat]
    return len(player.hand) > 0 and (player.used < s.card_limit(seat) or len(passives(s, seat)) > 0)


def card_turn(s: Rivals, seat: i64, passes: i64) -> None:
    """The next player who holds an action card is asked, whatever the card is."""
    while passes < s.seats:
        if may_have_card(s, seat):
            s.ask(seat, [PASS, *card_options(s, seat, MONEY_MOVE)], carded, passes)
            return
        seat, passes = (seat + 1) % s.seats, passes + 1


def carded(s: Rivals, seat: i64, option: i64, passes: i64) -> None:
    """A card is used and the round begins anew, or the player passes."""
    if option == PASS:
        card_turn(s, (seat + 1) % s.seats, passes + 1)
    else:
        use(s, seat, option)
        s.then(card_turn, (seat + 1) % s.seats, 0)


def open_window(s: Rivals) -> None:
    """Live: every player who holds an action card is asked at the same time."""
    for seat in s.priority():
        if may_have_card(s, seat):
            s.ask(seat, [PASS, *card_options(s, seat, MONEY_MOVE)], carded_live)


def carded_live(s: Rivals, seat: i64, option: i64) -> None:
    """Live: a card is resolved and reopens the window for all."""
    if option != PASS:
        s.withdraw()
        use(s, seat, option)
        s.then(open_window)


def card_options(s: Rivals, seat: i64, timing: i64) -> list[i64]:
    """Each different usable card in hand, and Clam-Voyance against each passive power that affects the player."""
    options: list[i64] = []
    last: i64 = -1
    for kind in s.players[seat].hand:
        if kind != last and usable(s, seat, kind, timing):
            options.append(USE.code(kind))
        last = kind
    if has(s.players[seat].hand, s.tables.clam):
        for chef in passives(s, seat):
            options.append(CLAM_AGAINST.code(chef))
    return options


def use(s: Rivals, seat: i64, option: i64) -> None:
    """A card, or Clam-Voyance against a passive power."""
    if CLAM_AGAINST.has(option):
        clam_passive(s, seat, CLAM_AGAINST.one(option))
    else:
        use_card(s, seat, USE.one(option))


# ---- when a card may be used


def usable(s: Rivals, seat: i64, kind: i64, timing: i64) -> bool:
    """In its timing, within the daily limit, and with something to act on."""
    if not s.tables.card_timing[kind] & timing:
        return False
    if s.tables.card_counts[kind] and s.players[seat].used >= s.card_limit(seat):
        return False
    effect = s.tables.card_effect[kind]
    if aims(effect):
        return any(rival != seat and may_target(s, seat, rival, effect) for rival in range(s.seats))
    if effect == TAKE_DISCARD:
        return any_discard(s, kind)
    if effect in (DISCARD_INGREDIENT, TAKE_COUNTER, MOVE_CHEF):
        return len(own_chefs(s, seat, effect)) > 0
    if effect == CLOSE_MARKET:
        return any_rival_at_market(s, seat)
    if effect == TAKE_MONEY:
        return any(rival != seat and is_richer(s, rival, seat) for rival in range(s.seats))
    if effect == COOK_TWO_TODAY:
        return not cooks_two(s, seat)
    return True


def aims(effect: i64) -> bool:
    """Cards that name one rival first."""
    return effect in (
        STEAL_INGREDIENT, STEAL_HALF, STEAL_CARD, REPLACE_RECIPE, SWAP_RECIPE, NO_COOK, DISABLE_POWERS, GARBAGE_FROM_BIN
    )  # fmt: skip


def targets(s: Rivals, seat: i64, effect: i64) -> list[i64]:
    """The rivals a card may name."""
    return [rival for rival in s.clockwise(seat) if may_target(s, seat, rival, effect)]


def may_target(s: Rivals, seat: i64, rival: i64, effect: i64) -> bool:
    """Whether a card has something to act on with a rival."""
    player = s.players[rival]
    if effect == STEAL_INGREDIENT:
        return has_ingredient(s, rival)
    if effect == STEAL_HALF:
        return player.money >= 2 * s.tables.unit
    if effect == STEAL_CARD:
        return len(player.hand) > 0
    if effect == SWAP_RECIPE:
        return any(same_tier(s, rival, recipe) for recipe in s.players[seat].recipes)
    if effect == NO_COOK:
        return player.garbage > 0
    if effect == DISABLE_POWERS:
        return not player.frozen
    return True


def has_ingredient(s: Rivals, seat: i64) -> bool:
    """Whether there is anything in the larder."""
    return any(count for count in s.players[seat].larder)


def swappable(s: Rivals, seat: i64, rival: i64) -> list[i64]:
    """Own recipes of a tier that the rival holds too."""
    return [recipe for recipe in s.players[seat].recipes if same_tier(s, rival, recipe)]


def same_tier(s: Rivals, rival: i64, recipe: i64) -> bool:
    """Whether a rival holds a recipe of the tier of another."""
    tier = s.tables.tier
    return any(tier[other] == tier[recipe] for other in s.players[rival].recipes)


def any_discard(s: Rivals, kind: i64) -> bool:
    """Whether a discard section that the card may reach holds a card."""
    for item in range(s.tables.kinds):
        if s.waste[item] and s.tables.card_markets[kind][s.tables.market_of[item]]:
            return True
    return False


def own_chefs(s: Rivals, seat: i64, effect: i64) -> list[i64]:
    """The player's chefs, NPCs aside, for which the card has something to act on."""
    found: list[i64] = []
    for piece in range(seat * s.per, (seat + 1) * s.per):
        if s.is_npc(piece):
            continue
        if (
            effect == MOVE_CHEF
            or (effect == DISCARD_INGREDIENT and rivals_at(s, seat, s.at[piece], True))
            or (effect == TAKE_COUNTER and s.at[piece] < s.tables.markets and cards_on(s, s.at[piece]))
        ):
            found.append(piece)
    return found


def cards_on(s: Rivals, market: i64) -> list[i64]:
    """Slots with a card, locked or not."""
    return [i + 1 for i in range(len(s.counter[market])) if s.counter[market][i] != EMPTY]


def rivals_at(s: Rivals, seat: i64, place: i64, with_goods: bool) -> list[i64]:
    """Rivals with a chef, no NPC, at a place."""
    return [
        rival
        for rival in s.clockwise(seat)
        if chef_at(s, rival, place) and (not with_goods or has_ingredient(s, rival))
    ]


def chef_at(s: Rivals, seat: i64, place: i64) -> bool:
    """Whether a chef of a player, no NPC, is at a place."""
    return any(s.at[piece] == place and not s.is_npc(piece) for piece in range(seat * s.per, (seat + 1) * s.per))


def markets_with_rivals(s: Rivals, seat: i64) -> list[i64]:
    """Markets where a rival chef is."""
    return [market for market in range(s.tables.markets) if rivals_at(s, seat, market, False)]


def any_rival_at_market(s: Rivals, seat: i64) -> bool:
    """Whether a rival chef is at any market."""
    for piece in range(len(s.at)):
        if piece // s.per != seat and not s.is_npc(piece) and 0 <= s.at[piece] < s.tables.markets:
            return True
    return False


def richer(s: Rivals, seat: i64) -> list[i64]:
    """Rivals with more popularity who have money."""
    return [rival for rival in s.clockwise(seat) if is_richer(s, rival, seat)]


def is_richer(s: Rivals, rival: i64, seat: i64) -> bool:
    """Whether a rival has more popularity than a player, and money."""
    return s.players[rival].popularity > s.players[seat].popularity and s.players[rival].money > 0


def cooks_two(s: Rivals, seat: i64) -> bool:
    """Whether the restaurant owns an upgrade to cook two recipes."""
    for upgrade in range(s.tables.upgrades):
        if s.tables.upgrade_effect[upgrade] == COOK_TWO and s.has_upgrade(seat, upgrade):
            return True
    return False


# ---- using a card: its choices, then reactions, then the effect


def use_card(s: Rivals, seat: i64, kind: i64) -> None:
    """The card is shown and counts as used; its user makes the choices it needs."""
    s.lose_card(seat, kind)
    s.players[seat].used += s.tables.card_counts[kind]
    begin_effect(s, seat, kind, -1, -1)
    effect = s.tables.card_effect[kind]
    if aims(effect):
        s.ask(seat, targets(s, seat, effect), aimed)
    elif effect == TAKE_DISCARD:
        s.effect.a = s.tables.card_amount[kind]
        take_discard(s, seat)
    elif effect == REDRAW_RECIPE:
        s.ask(seat, s.players[seat].recipes[:], redraw)
    elif effect in (DISCARD_INGREDIENT, TAKE_COUNTER, MOVE_CHEF):
        s.ask(seat, own_chefs(s, seat, effect), with_chef)
    elif effect == CLOSE_MARKET:
        s.ask(seat, markets_with_rivals(s, seat), close_market)
    else:
        s.effect.victims = all_hit(s, seat, effect)
        announce(s)


def all_hit(s: Rivals, seat: i64, effect: i64) -> list[i64]:
    """Whom a card without choices affects."""
    if effect == TOLL_ON_OFFER:
        return s.clockwise(seat)
    return richer(s, seat) if effect == TAKE_MONEY else []


def announce(s: Rivals) -> None:
    """All is chosen: the affected react, then the card does what it says."""
    if s.tables.card_direct[s.effect.card]:
        reactions(s)
    s.then(apply_card)


def aimed(s: Rivals, seat: i64, rival: i64) -> None:
    """A rival is named; some cards need more."""
    s.effect.a, s.effect.victims = rival, [rival]
    effect = s.tables.card_effect[s.effect.card]
    if effect == STEAL_INGREDIENT:
        larder = s.players[rival].larder
        s.ask(seat, [kind for kind in range(s.tables.kinds) if larder[kind]], picked_item)
    elif effect == REPLACE_RECIPE:
        s.ask(seat, s.players[rival].recipes[:], picked_item)
    elif effect == SWAP_RECIPE:
        s.ask(seat, swappable(s, seat, rival), picked_own)
    elif effect == GARBAGE_FROM_BIN and s.seats > 2:
        s.ask(seat, [PASS, *[other for other in s.clockwise(seat) if other != rival]], second_rival)
    else:
        announce(s)


def picked_item(s: Rivals, seat: i64, item: i64) -> None:
    """The ingredient or recipe is named."""
    s.effect.b = item
    announce(s)


def picked_own(s: Rivals, seat: i64, recipe: i64) -> None:
    """The own recipe to swap; now the rival's of the same tier."""
    s.effect.c = recipe
    theirs = s.players[s.effect.a].recipes
    s.ask(seat, [r for r in theirs if s.tables.tier[r] == s.tables.tier[recipe]], picked_item)


def second_rival(s: Rivals, seat: i64, rival: i64) -> None:
    """A second rival, or none; they are hit clockwise."""
    if rival != PASS:
        s.effect.victims = [other for other in s.clockwise(seat) if other in (rival, s.effect.a)]
    announce(s)


def with_chef(s: Rivals, seat: i64, piece: i64) -> None:
    """Which of the player's chefs the card is about."""
    s.effect.piece = piece
    effect = s.tables.card_effect[s.effect.card]
    if effect == DISCARD_INGREDIENT:
        s.effect.victims = rivals_at(s, seat, s.at[piece], True)
        announce(s)
    elif effect == TAKE_COUNTER:
        s.ask(seat, cards_on(s, s.at[piece]), picked_item)
    else:
        s.ask(seat, elsewhere(s, piece), relocated, piece)
        s.then(end_effect)


def close_market(s: Rivals, seat: i64, market: i64) -> None:
    """The market is named; rivals who are there now are affected."""
    s.effect.a = market
    s.effect.victims = rivals_at(s, seat, market, False)
    announce(s)


# ---- Clam-Voyance against a passive power


def clam_passive(s: Rivals, seat: i64, chef: i64) -> None:
    """Clam-Voyance on one's own initiative; the owner of the power may answer."""
    piece = s.chef.index(chef)
    begin_effect(s, s.owner(piece), -1, chef, piece)
    s.effect.victims = [seat]
    s.lose_card(seat, s.tables.clam)
    s.played[s.tables.clam] += 1
    s.effect.chain = 1
    if s.owner(piece) == seat:
        s.effect.safe = 1 << seat
    else:
        chain(s, s.owner(piece), seat)
    s.then(exempt, seat, chef)


def exempt(s: Rivals, seat: i64, chef: i64) -> None:
    """If it stands, the power does not touch the player's chefs for the rest of the day."""
    if s.effect.safe >> seat & 1:
        s.players[seat].exempt |= 1 << chef
    end_effect(s)
