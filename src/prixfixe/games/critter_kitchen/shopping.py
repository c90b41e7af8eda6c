"""Step 4, shopping: location by location, queue by queue, item by item."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.critter_kitchen.effects import use_zous
from prixfixe.games.critter_kitchen.items import available, keep, on_offer, packs, stock, take
from prixfixe.games.critter_kitchen.rival import choose
from prixfixe.games.critter_kitchen.state import ABILITIES, COOKS, NOBODY, SHOPPING, Town
from prixfixe.games.critter_kitchen.tables import (
    AFTER_LAST_PICK,
    ALLSPICE,
    BEFORE_FIRST_PICK,
    BISQUE,
    HELPER,
    SEVENTH,
    START_OF_LOCATION,
    WHEN_RESOLVED,
    WILD,
    ZOUS,
)
from prixfixe.games.critter_kitchen.tokens import chef_at, draw_for, put, return_aside
from prixfixe.kit.lists import drop


def shop(s: Town) -> None:
    """Locations are resolved one at a time in row order (CK-SHOP-1)."""
    s.phase = SHOPPING
    resolve(s, 0)


def resolve(s: Town, index: i64) -> None:
    """Fill the Midnight Merchant; abilities; the queues; clean up (CK-SHOP-2)."""
    s.here = index
    s.touched = 0
    place = s.place()
    arrive(s, place)
    late = s.location(place).fill == WHEN_RESOLVED
    if s.news is not None and (late or any(kitchen.chef != NOBODY for kitchen in s.kitchens)):
        s.tell("location", place)
    if late:
        stock(s, place)
    if start_abilities(s, place):
        s.then(queue, place, 1)
    else:
        queue(s, place, 1)


def arrive(s: Town, place: i64) -> None:
    """The chefs sent here, with what each may carry."""
    for seat in range(len(s.kitchens)):
        kitchen = s.kitchens[seat]
        kitchen.chef = chef_at(s, seat, place)
        kitchen.ready = 0
        if kitchen.haul:
            kitchen.haul = []
        kitchen.load = capacity(s, seat, kitchen.chef)


def capacity(s: Town, seat: i64, chef: i64) -> i64:
    """How many items a chef may carry; a manager may raise it for McDogald's."""
    if chef == NOBODY:
        return 0
    if chef == HELPER:
        return s.helper(seat).capacity
    boosted = s.solo and seat >= s.seats and s.rival.boosted == chef
    return s.tables.capacity[chef] + (s.rival.boost if boosted else 0)


def start_abilities(s: Town, place: i64) -> bool:
    """Start-of-Location abilities: smaller capacity first, then priority order; whether any is due (CK-ZOUS-8)."""
    due = False
    if not any(kitchen.chef == HELPER for kitchen in s.kitchens):
        return due
    for size in range(1, s.tables.queues + 1):
        for seat in s.track:
            if s.kitchens[seat].chef == HELPER:
                card = s.helper(seat)
                if card.when == START_OF_LOCATION and card.capacity == size:
                    s.then(use_zous, seat, place)
                    due = True
    return due


def queue(s: Town, place: i64, number: i64) -> None:
    """The chefs of a queue, in the order of the priority track; then the next queue (CK-SHOP-3, CK-SHOP-4)."""
    number = next_queue(s, place, number)
    if number <= s.tables.queues:
        s.line = [seat for seat in s.track if queue_of(s, seat, place) == number]
        if s.news is not None and len(s.line) > 1:
            tell_line(s)
        turn(s, place)
        s.then(queue, place, number + 1)
        return
    s.line = []
    clean_up(s, place)
    if s.here + 1 < len(s.row()):
        resolve(s, s.here + 1)


def tell_line(s: Town) -> None:
    """Chefs in one queue: whose hat stands nearer the front picks first (CK-TIE-1)."""
    packed: i64 = 0
    for seat in s.line:
        packed = packed * COOKS + s.called(seat) + 1
    s.tell("line", packed)


def next_queue(s: Town, place: i64, number: i64) -> i64:
    """The first queue from a number on in which somebody stands; beyond the last if there is none."""
    found = s.tables.queues + 1
    for seat in s.track:
        at = queue_of(s, seat, place)
        if number <= at < found:
            found = at
    return found


def queue_of(s: Town, seat: i64, place: i64) -> i64:
    """The queue of the chef sent here, 0 if there is none."""
    return queue_for(s, seat, s.kitchens[seat].chef, place)


def queue_for(s: Town, seat: i64, chef: i64, place: i64) -> i64:
    """The queue of a chef at a location, 0 for no chef (CK-RUN-2, CK-REST-12)."""
    if chef == NOBODY:
        return 0
    boss = s.boss(seat)
    if boss.queue_at == place:
        return boss.queue
    return s.helper(seat).capacity if chef == HELPER else s.tables.queue[chef]


def turn(s: Town, place: i64) -> None:
    """The next chef of the queue; a zous-chef first uses a Before-Your-First-Pick ability (CK-SHOP-5)."""
    if not s.line:
        return
    seat = s.line[0]
    kitchen = s.kitchens[seat]
    if not kitchen.ready:
        kitchen.ready = 1
        if kitchen.chef == HELPER and s.helper(seat).when == BEFORE_FIRST_PICK:
            s.then(use_zous, seat, place)
            s.then(pick, place)
            return
    pick(s, place)


def pick(s: Town, place: i64) -> None:
    """Pick one available item, or leave early if nothing was picked; with nothing to pick, leave (CK-SHOP-5)."""
    seat = s.line[0]
    kitchen = s.kitchens[seat]
    if len(kitchen.haul) >= kitchen.load:
        leave(s, seat, place)
    elif seat >= s.seats:
        pick_for_rival(s, seat, place)
    else:
        options = available(s, seat, place)
        if not options:
            leave(s, seat, place)
            return
        if not kitchen.haul:
            options.append(PASS)
        s.ask(seat, options, picked, place)


def pick_for_rival(s: Town, seat: i64, place: i64) -> None:
    """McDogald's never leaves early and makes no choices (CK-SOLO-14)."""
    token = choose(s, on_offer(s, place))
    if token == NOBODY:
        leave(s, seat, place)
    else:
        picked(s, seat, token, place)


def picked(s: Town, seat: i64, token: i64, place: i64) -> None:
    """The item comes home and the next chef of the queue has its turn; whoever picks nothing leaves (CK-SHOP-8)."""
    if token == PASS:
        leave(s, seat, place)
        return
    s.kitchens[seat].haul.append(token)
    if len(s.line) > 1:
        s.line.append(s.line.pop(0))
    take(s, seat, token, place)
    lose_position(s, seat)
    if s.asks:
        s.then(go_on, seat, place)
    else:
        go_on(s, seat, place)


def go_on(s: Town, seat: i64, place: i64) -> None:
    """A full chef leaves at once (CK-SHOP-7)."""
    if len(s.kitchens[seat].haul) >= s.kitchens[seat].load:
        leave(s, seat, place)
    else:
        turn(s, place)


def moves_hat(s: Town) -> bool:
    """Whether the next item taken in the queue is the location's first while another chef waits."""
    return s.touched == 0 and len(s.line) > 1


def lose_position(s: Town, seat: i64) -> None:
    """Whoever takes a location's first item while another chef waits in the queue goes to the back (CK-TIE-2)."""
    moves = moves_hat(s)
    s.touched = 1
    if not moves:
        return
    spot = s.track.index(seat)
    drop(s.track, seat)
    if s.boss(seat).steps_back:
        s.track.insert(spot + s.boss(seat).steps_back, seat)
    else:
        s.track.append(seat)
    s.tell("hat_back", s.called(seat))
    if s.boss(seat).hat_stars:
        s.kitchens[seat].points[ABILITIES] += s.boss(seat).hat_stars
        s.tell("ability_stars", seat, s.boss(seat).hat_stars)


def leave(s: Town, seat: i64, place: i64) -> None:
    """After-Last-Pick ability, then the consolation soup if due (CK-SHOP-7)."""
    drop(s.line, seat)
    if s.kitchens[seat].chef == HELPER and s.helper(seat).when == AFTER_LAST_PICK:
        s.then(use_zous, seat, place)
        s.then(console, seat, place)
    else:
        console(s, seat, place)


def console(s: Town, seat: i64, place: i64) -> None:
    """A chef that picked nothing gives its owner a soup; the next chef has its turn (CK-SHOP-9)."""
    if not s.kitchens[seat].haul and seat < s.seats:
        if s.boss(seat).consoling_draw and s.bag:
            s.ask(seat, [0, 1], consoled)
            s.then(turn, place)
            return
        give_soup(s, seat, place)
    turn(s, place)


def give_soup(s: Town, seat: i64, place: i64) -> None:
    """The consolation soup."""
    kitchen = s.kitchens[seat]
    kitchen.soup += s.tables.consolation
    if kitchen.chef == HELPER:
        s.tell("consolation_zous", seat, s.tables.consolation, kitchen.zous, place)
    else:
        s.tell("consolation", seat, s.tables.consolation, kitchen.chef, place)


def consoled(s: Town, seat: i64, bag: i64) -> None:
    """Soup or an item from the bag; a bag that yields nothing means soup after all (CK-REST-5)."""
    token = draw_for(s, seat) if bag else NOBODY
    return_aside(s)
    if token == NOBODY:
        give_soup(s, seat, s.place())
    else:
        keep(s, seat, token)


def clean_up(s: Town, place: i64) -> None:
    """Ingredients and spices move on, rumors and an unpicked offer leave the game, bisque stays (CK-CLEAN)."""
    stall = s.stalls[place]
    s.stalls[place] = []
    target = s.stalls[s.location(place).leftovers_to]
    if s.news is not None:
        tell_leftovers(s, place, stall)
    for token in stall:
        if token <= ALLSPICE:
            put(target, token)
        elif token == BISQUE:
            s.stalls[place].append(token)
        elif token == ZOUS:
            s.retired.append(s.zous_offer)
            s.zous_offer = NOBODY
        elif token <= WILD or token == SEVENTH:
            s.removed.append(token)


def tell_leftovers(s: Town, place: i64, stall: list[i64]) -> None:
    """What nobody took: where it goes, or that it is out of the game."""
    target = s.location(place).leftovers_to
    if target != place:
        for packed in packs([token for token in stall if token <= ALLSPICE]):
            s.tell("moved_on", place, target, packed)
    for packed in packs([token for token in stall if ALLSPICE < token <= WILD or token == SEVENTH]):
        s.tell("unwanted", packed)
    if ZOUS in stall:
        s.tell("unhired", s.zous_offer)
