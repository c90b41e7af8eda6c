"""Challenge meals, after rounds 3 and 6: prepare in secret, present, clean up."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.state import PASS
from prixfixe.games.critter_kitchen.options import DONE, RUMOR_SPICE, WITH_ALLSPICE, WITH_HELPER, WITH_SPICE
from prixfixe.games.critter_kitchen.rival import collect_stars
from prixfixe.games.critter_kitchen.state import CHALLENGES, COOKING, NOBODY, Kitchen, Plate, Town, empty_plate
from prixfixe.games.critter_kitchen.tables import ALLSPICE, BISQUE, SOUP, SPICE, printed, type_of
from prixfixe.games.critter_kitchen.tokens import forget, kinds_among, kinds_of, put
from prixfixe.kit.lists import drop, has


def meals(s: Town) -> None:
    """Everybody prepares up to three meals, hidden until all are done (CK-CHAL-1, CK-CHAL-3)."""
    s.phase = COOKING
    for seat in range(s.seats):
        kitchen = s.kitchens[seat]
        kitchen.plates = [empty_plate() for _ in s.day_slots()]
        kitchen.serving = 0
        prepare(s, seat)
    s.then(present)


def prepare(s: Town, seat: i64) -> None:
    """The next step on the plate in hand: add something, be done, or abandon it (CK-DEC-17)."""
    kitchen = s.kitchens[seat]
    if kitchen.serving < len(kitchen.plates):
        s.ask(seat, additions(s, seat), prepared)


def additions(s: Town, seat: i64) -> list[i64]:
    """Ingredients that are wanted, spices for those on the plate, soup; done if the meal may be presented."""
    kitchen = s.kitchens[seat]
    plate = kitchen.plates[kitchen.serving]
    wanted = s.wanted(s.day_slot(kitchen.serving))
    options = kinds_among(kitchen.storage, wanted)
    add_spicings(s, seat, plate, options)
    if kitchen.bisque:
        options.append(BISQUE)
    if kitchen.soup:
        options.append(SOUP)
    if presentable(s, seat, plate, wanted):
        options.append(DONE)
    options.append(PASS)
    return options


def add_spicings(s: Town, seat: i64, plate: Plate, options: list[i64]) -> None:
    """For each kind of unspiced ingredient: its spice, allspice, and with Herón Sanchez another ingredient."""
    if not plate.items:
        return
    storage = s.kitchens[seat].storage
    helpers = s.boss(seat).helpers != 0
    if not helpers and (not storage or storage[-1] < SPICE):
        return  # spices come last in the storage
    allspice = has(storage, ALLSPICE)
    for token in bare_kinds(plate):
        if has(storage, SPICE + type_of(token)):
            options.append(WITH_SPICE.code(token))
        if allspice:
            options.append(WITH_ALLSPICE.code(token))
        if helpers and kinds_of(storage, type_of(token)):
            options.append(WITH_HELPER.code(token))


def bare_kinds(plate: Plate) -> list[i64]:
    """The different ingredients of a plate that have no spice."""
    found: list[i64] = []
    for i in range(len(plate.items)):
        if plate.spices[i] == NOBODY and not has(found, plate.items[i]):
            found.append(plate.items[i])
    return found


def prepared(s: Town, seat: i64, option: i64) -> None:
    """The addition is made, the plate is done, or it is emptied."""
    kitchen = s.kitchens[seat]
    plate = kitchen.plates[kitchen.serving]
    if option == PASS:
        abandon(kitchen, plate)
        kitchen.serving += 1
    elif option == DONE:
        plate.kept = 1
        kitchen.serving += 1
    elif WITH_HELPER.has(option):
        token = WITH_HELPER.one(option)
        s.ask(seat, kinds_of(kitchen.storage, type_of(token)), helped, token)
        return
    else:
        add(kitchen, plate, option)
    prepare(s, seat)


def add(kitchen: Kitchen, plate: Plate, option: i64) -> None:
    """An ingredient, a soup, a bisque or a spice comes on the plate."""
    if WITH_ALLSPICE.has(option):
        spice_up(kitchen, plate, WITH_ALLSPICE.one(option), ALLSPICE)
    elif WITH_SPICE.has(option):
        token = WITH_SPICE.one(option)
        spice_up(kitchen, plate, token, SPICE + type_of(token))
    elif option == SOUP:
        kitchen.soup -= 1
        plate.soup += 1
    elif option == BISQUE:
        kitchen.bisque -= 1
        plate.bisque += 1
    else:
        drop(kitchen.storage, option)
        plate.items.append(option)
        plate.spices.append(NOBODY)


def spice_up(kitchen: Kitchen, plate: Plate, token: i64, spice: i64) -> None:
    """One spice affects one ingredient; one ingredient takes at most one spice (CK-ITEM-2)."""
    drop(kitchen.storage, spice)
    for i in range(len(plate.items)):
        if plate.items[i] == token and plate.spices[i] == NOBODY:
            plate.spices[i] = spice
            return


def helped(s: Town, seat: i64, helper: i64, token: i64) -> None:
    """An ingredient spices another one of its type (CK-REST-8)."""
    kitchen = s.kitchens[seat]
    spice_up(kitchen, kitchen.plates[kitchen.serving], token, helper)
    prepare(s, seat)


def abandon(kitchen: Kitchen, plate: Plate) -> None:
    """The tokens of the plate go back to the storage."""
    for token in plate.items + plate.spices:
        if token != NOBODY:
            put(kitchen.storage, token)
    kitchen.soup += plate.soup
    kitchen.bisque += plate.bisque
    plate.items = []
    plate.spices = []
    plate.soup = plate.bisque = 0


# ---- quality and stars


def presentable(s: Town, seat: i64, plate: Plate, wanted: list[i64]) -> bool:
    """A real ingredient, a soup for each missing one, and enough quality (CK-CHAL-6, CK-CHAL-7, CK-CHAL-11)."""
    if not plate.items or missing(plate, wanted) > plate.soup + plate.bisque:
        return False
    return meal_quality(s, seat, plate) >= s.tables.award_from[0]


def missing(plate: Plate, wanted: list[i64]) -> i64:
    """Requirements without an ingredient of their type."""
    count: i64 = 0
    met: i64 = 0
    for token in plate.items:
        met |= 1 << type_of(token)
    for kind in wanted:
        count += ~met >> kind & 1
    return count


def meal_quality(s: Town, seat: i64, plate: Plate) -> i64:
    """Ingredient values, multiplied if spiced, and soup (CK-CHAL-10)."""
    total = plate.bisque * s.tables.bisque_value + plate.soup * soup_value(s, seat)
    for i in range(len(plate.items)):
        total += meal_value(s, seat, plate.items[i]) * meal_factor(s, plate.spices[i])
    return total


def meal_value(s: Town, seat: i64, token: i64) -> i64:
    """An ingredient's value in a challenge meal (CK-REST-6)."""
    value, boss = printed(token), s.boss(seat)
    return value + boss.bonus if value == boss.bonus_printed else value


def meal_factor(s: Town, spice: i64) -> i64:
    """What a spice multiplies by; a helper works like the spice of its type."""
    if spice == NOBODY:
        return 1
    return s.tables.multiplier[spice - SPICE if spice >= SPICE else type_of(spice)]


def soup_value(s: Town, seat: i64) -> i64:
    """A soup's value in a challenge meal (CK-REST-13)."""
    return s.boss(seat).soup if s.boss(seat).soup else s.tables.soup_value


def award(s: Town, quality: i64, soupless: bool) -> i64:
    """Stars of a meal, with the critics that look at challenges (CK-CHAL-12, CK-CHAL-13)."""
    stars: i64 = 0
    for i in range(len(s.tables.award_from)):
        if quality >= s.tables.award_from[i]:
            stars = s.tables.award_stars[i]
    critic = s.judge(0)
    if critic.great_stars and quality >= critic.great_quality:
        stars = critic.great_stars
    return stars + critic.soupless_stars if soupless else stars


# ---- presenting


def present(s: Town) -> None:
    """All meals are revealed together and stars are gained at once (CK-CHAL-13)."""
    slots = s.day_slots()
    s.tell("meals")
    for seat in range(s.seats):
        kitchen = s.kitchens[seat]
        for i in range(len(slots)):
            if kitchen.plates[i].kept:
                serve(s, seat, kitchen.plates[i], s.challenges[slots[i]])
    if s.solo:
        collect_stars(s)


def serve(s: Town, seat: i64, plate: Plate, card: i64) -> None:
    """One meal: its stars, and its tokens back to bag and supply (CK-CHAL-14)."""
    kitchen = s.kitchens[seat]
    plate.quality = meal_quality(s, seat, plate)
    plate.stars = award(s, plate.quality, plate.soup + plate.bisque == 0)
    kitchen.points[CHALLENGES] += plate.stars
    s.tell("served", seat, card, plate.quality, plate.stars)
    for i in range(len(plate.items)):
        value = meal_value(s, seat, plate.items[i]) * meal_factor(s, plate.spices[i])
        tell_item(s, plate.items[i], plate.spices[i], value)
        for token in (plate.items[i], plate.spices[i]):
            if token != NOBODY:
                forget(kitchen, token)
                s.bag.append(token)
    tell_soup(s, seat, plate)
    s.bisque += plate.bisque


def tell_soup(s: Town, seat: i64, plate: Plate) -> None:
    """Soup and bisque of a meal, and what they add to its quality."""
    if plate.soup:
        s.tell("soups", plate.soup, plate.soup * soup_value(s, seat))
    if plate.bisque:
        s.tell("bisques", plate.bisque, plate.bisque * s.tables.bisque_value)


def tell_item(s: Town, token: i64, spice: i64, value: i64) -> None:
    """What is on a plate, and its quality."""
    if spice == NOBODY:
        s.tell("item", token, value)
    elif spice == RUMOR_SPICE:
        s.tell("rumor_item", token, value)
    else:
        s.tell("spiced_item", token, spice, value)
