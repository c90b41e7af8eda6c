"""Chef powers of MONEY and MOVE, and those used in the open part (RV-MMP, RV-POW, RV-CHEF, RV-KS-8 to 15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants.move import move_to, new_wants, relocate
from prixfixe.games.rival_restaurants.options import TARGET
from prixfixe.games.rival_restaurants.react import begin_effect, end_effect, hit, reactions
from prixfixe.games.rival_restaurants.spare import spare_window
from prixfixe.games.rival_restaurants.state import Rivals
from prixfixe.games.rival_restaurants.tables import (
    FORCED_PURCHASE,
    GIVE_GARBAGE,
    KICK,
    KICK_ALL,
    SWAP_PLACES,
    TOLL,
    TOLL_TO_BANK,
)
from prixfixe.kit.lists import has

DAYS: Final = 1000


def power_window(s: Rivals) -> None:
    """After the cards, powers: in priority order, round and round until all pass one after another."""
    power_turn(s, s.head, 0)


def power_turn(s: Rivals, seat: i64, passes: i64) -> None:
    """The next player with an unused power that has a target is asked."""
    while passes < s.seats:
        options = power_targets(s, seat)
        if len(options) > 1:
            s.ask(seat, options, used_power, passes)
            return
        seat, passes = (seat + 1) % s.seats, passes + 1


def power_targets(s: Rivals, seat: i64) -> list[i64]:
    """Pass, or a target for each unused power of the player's pieces."""
    options: list[i64] = [PASS]
    for i in range(s.per):
        piece = seat * s.per + i
        if s.spent[piece] or s.is_npc(piece):
            continue
        power = s.power(piece)
        if power in (KICK, SWAP_PLACES):
            for target in chef_targets(s, piece, power):
                options.append(TARGET.pair(i, target))
        elif power == GIVE_GARBAGE and s.players[seat].garbage:
            for rival in s.clockwise(seat):
                if may_name(s, piece, rival):
                    options.append(TARGET.pair(i, rival))
    return options


def chef_targets(s: Rivals, piece: i64, power: i64) -> list[i64]:
    """Rival chefs that can be kicked out of here or swapped with; never an NPC."""
    found: list[i64] = []
    seat, chef = s.owner(piece), s.chef[piece]
    if power == SWAP_PLACES and s.players[seat].money < s.tables.power_cost[chef]:
        return found
    for target in range(len(s.chef)):
        if s.owner(target) == seat or s.is_npc(target) or not s.tables.power_works[chef][s.at[target]]:
            continue
        if (s.at[target] == s.at[piece]) == (power == KICK) and may_name(s, piece, s.owner(target)):
            found.append(target)
    return found


def may_name(s: Rivals, piece: i64, rival: i64) -> bool:
    """Some powers may not name the player they named the day before."""
    chef = s.chef[piece]
    return s.tables.power_repeat[chef] == 1 or s.named[chef] != rival * DAYS + s.day - 1


def used_power(s: Rivals, seat: i64, option: i64, passes: i64) -> None:
    """A power is announced on its target, or the player passes."""
    if option == PASS:
        power_turn(s, (seat + 1) % s.seats, passes + 1)
        return
    piece, target = seat * s.per + TARGET.one(option), TARGET.two(option)
    chef = s.chef[piece]
    s.spent[piece] = 1
    begin_effect(s, seat, -1, chef, piece)
    s.effect.a = target
    rival = target if s.tables.power[chef] == GIVE_GARBAGE else s.owner(target)
    s.effect.victims = [rival]
    s.named[chef] = rival * DAYS + s.day
    s.to_bank(seat, s.tables.power_cost[chef])
    reactions(s)
    s.then(apply_power)
    s.then(power_turn, (seat + 1) % s.seats, 0)


def apply_power(s: Rivals) -> None:
    """A power that was not cancelled does what it says."""
    effect = s.effect
    if hit(s, effect.victims[0]):
        power = s.tables.power[effect.chef]
        if power == KICK:
            s.then(relocate, effect.a)
        elif power == SWAP_PLACES:
            swap_places(s, effect.piece, effect.a)
        else:
            give_garbage(s, effect.user, effect.a)
    s.then(end_effect)


def swap_places(s: Rivals, piece: i64, target: i64) -> None:
    """The two chefs change places and both take new wants."""
    here, there = s.at[piece], s.at[target]
    move_to(s, piece, there)
    move_to(s, target, here)
    s.tell("swapped", s.chef[piece], s.chef[target])
    spare_window(s)
    s.then(new_wants, piece, target)


def give_garbage(s: Rivals, seat: i64, rival: i64) -> None:
    """One garbage moves to a rival."""
    s.players[seat].garbage -= 1
    s.players[rival].garbage += 1
    s.tell("dumped", seat, rival)


# ---- tolls


def tolls(s: Rivals) -> None:
    """Last, whoever collects a toll does."""
    for piece in range(len(s.chef)):
        if s.power(piece) == TOLL and not s.is_npc(piece):
            s.then(toll, piece)


def toll(s: Rivals, piece: i64) -> None:
    """The owner names who is spared, then the others in the market pay."""
    begin_effect(s, s.owner(piece), -1, s.chef[piece], piece)
    if s.works(piece):
        s.effect.victims = [rival for rival in s.clockwise(s.owner(piece)) if payers(s, piece, rival)]
    spare_or_collect(s, piece)


def payers(s: Rivals, piece: i64, rival: i64) -> i64:
    """How many chefs of a rival, NPCs aside, are where a piece is."""
    count: i64 = 0
    for other in range(rival * s.per, (rival + 1) * s.per):
        if s.at[other] == s.at[piece] and not s.is_npc(other):
            count += 1
    return count


def spare_or_collect(s: Rivals, piece: i64) -> None:
    """Collect, or spare one more player."""
    if s.effect.victims:
        s.ask(s.owner(piece), [PASS, *s.effect.victims], spared_toll, piece)
    else:
        end_effect(s)


def spared_toll(s: Rivals, seat: i64, rival: i64, piece: i64) -> None:
    """One player is spared, or all the others pay now."""
    if rival != PASS:
        s.effect.victims = [other for other in s.effect.victims if other != rival]
        spare_or_collect(s, piece)
        return
    s.spent[piece] = 1
    reactions(s)
    s.then(collect, piece)


def collect(s: Rivals, piece: i64) -> None:
    """Each payer gives the toll for each chef, or what there is; less when many chefs are in play."""
    chef, t = s.chef[piece], s.tables
    in_play = s.seats if s.squad else s.seats * s.per
    amount = t.toll_large[chef] if in_play >= t.large_game[chef] else t.power_amount[chef]
    for rival in s.effect.victims:
        if hit(s, rival):
            paid = s.pays(rival, s.owner(piece), amount * payers(s, piece, rival))
            s.tell("paid_toll", rival, s.owner(piece), paid)
    end_effect(s)


# ---- NPCs act by themselves


def npcs(s: Rivals) -> None:
    """In Kitchen Squad the NPCs act once each: first kicks, then tolls."""
    if not s.squad:
        return
    for power in (KICK_ALL, TOLL_TO_BANK):
        for piece in range(1, len(s.chef), 2):
            if s.tables.npc_power[s.chef[piece]] == power:
                s.then(npc_power, piece)


def npc_power(s: Rivals, piece: i64) -> None:
    """An NPC's power hits every Active Chef in its market, the owner's last."""
    power = s.power(piece)
    begin_effect(s, s.owner(piece), -1, s.chef[piece], piece)
    if power and s.works(piece):
        order = [*s.clockwise(s.owner(piece)), s.owner(piece)]
        s.effect.victims = [seat for seat in order if s.at[2 * seat] == s.at[piece]]
    reactions(s)
    s.then(apply_npc, piece)


def apply_npc(s: Rivals, piece: i64) -> None:
    """Those hit go elsewhere, or pay the bank."""
    chef = s.chef[piece]
    for seat in s.effect.victims:
        if hit(s, seat):
            if s.tables.npc_power[chef] == KICK_ALL:
                s.then(relocate, 2 * seat)
            else:
                s.tell("paid_npc", seat, s.to_bank(seat, s.tables.npc_amount[chef]), chef)
    s.then(end_effect)


# ---- the open part: a forced purchase


def may_force(s: Rivals, seat: i64) -> bool:
    """Whether the power can be used and paid, and some rival owns something it may take."""
    piece = s.power_of(seat, FORCED_PURCHASE)
    if piece < 0 or s.spent[piece] or s.players[seat].money < s.tables.power_amount[s.chef[piece]]:
        return False
    return any(rival != seat and owns_unlisted(s, s.chef[piece], rival) for rival in range(s.seats))


def owns_unlisted(s: Rivals, chef: i64, rival: i64) -> bool:
    """Whether a rival owns anything the power may take."""
    return any(is_unlisted(s, chef, rival, kind) for kind in range(s.tables.kinds))


def is_unlisted(s: Rivals, chef: i64, rival: i64, kind: i64) -> bool:
    """Whether a rival owns a kind that no recipe of the rival lists and that the power may reach."""
    player, t = s.players[rival], s.tables
    if not player.larder[kind] or not t.power_market[chef][t.market_of[kind]]:
        return False
    return not any(has(t.needs[recipe], kind) for recipe in player.recipes)


def force_purchase(s: Rivals, seat: i64) -> None:
    """First the rival is named."""
    chef = s.chef[s.power_of(seat, FORCED_PURCHASE)]
    s.ask(seat, [rival for rival in s.clockwise(seat) if owns_unlisted(s, chef, rival)], forced_rival)


def forced_rival(s: Rivals, seat: i64, rival: i64) -> None:
    """Then the ingredient."""
    chef = s.chef[s.power_of(seat, FORCED_PURCHASE)]
    s.ask(seat, [kind for kind in range(s.tables.kinds) if is_unlisted(s, chef, rival, kind)], forced_kind, rival)


def forced_kind(s: Rivals, seat: i64, kind: i64, rival: i64) -> None:
    """The power is announced; the rival may react."""
    piece = s.power_of(seat, FORCED_PURCHASE)
    s.spent[piece] = 1
    begin_effect(s, seat, -1, s.chef[piece], piece)
    s.effect.a, s.effect.victims = kind, [rival]
    reactions(s)
    s.then(apply_purchase, rival, kind)


def apply_purchase(s: Rivals, rival: i64, kind: i64) -> None:
    """Money and ingredient change hands, unless it was cancelled."""
    seat = s.effect.user
    if hit(s, rival):
        s.pays(seat, rival, s.tables.power_amount[s.effect.chef])
        s.players[rival].larder[kind] -= 1
        s.players[seat].larder[kind] += 1
        s.tell("forced", seat, rival, kind)
    end_effect(s)
