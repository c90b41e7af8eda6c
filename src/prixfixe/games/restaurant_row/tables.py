"""The content file as numbers, made once; rules read them and never change them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# what guests look at, as places in `Restaurant.values`; the larger value is the better one
PRICE_LOW: Final = 0
FOOD: Final = 1
SERVICE: Final = 2
AMBIANCE: Final = 3
RATING: Final = 4
POPULARITY: Final = 5
RATING_LOW: Final = 6
POPULARITY_LOW: Final = 7
FORKS: Final = 8  # of seafood; meat and vegetable follow
CRITERIA: Final[i64] = 11

# conditions of an attraction
ALWAYS: Final = 0
MIN_INGREDIENTS: Final = 1
MIN_RENOVATIONS: Final = 2
MIN_STARS: Final = 3
MIN_FORKS: Final = 4

UNITS: Final[list[i64]] = [1, 1 << 8, 1 << 16]  # numbers per kind of ingredient, side by side in one number

# end triggers, as bits of `ending`
STAFF_OUT: Final = 1
RENOVATIONS_OUT: Final = 2
FULL_HOUSE: Final = 4


class Mode:
    """The numbers of one player count."""

    cash: i64
    stars: i64
    max_stars: i64
    staff_limit: i64
    renovation_limit: i64
    trips: i64
    shops_per_trip: i64
    stocked: i64  # shops with goods that a further trip needs
    random_staff: i64  # removed unseen before play
    random_renovations: i64
    staff: list[i64]  # the tokens of this player count, rows
    renovations: list[i64]
    removed_staff: list[i64]  # known to be out
    removed_renovations: list[i64]
    staff_added: i64  # new workers a round, at most
    staff_shown: i64
    renovations_shown: i64
    dice: i64
    sides: i64
    kept: i64
    main: i64  # tables (and the bar) of the dining room or main room
    second: i64  # tables of the second room
    dining: i64
    above: i64  # how far the face may exceed the stars
    prices: list[i64]  # dollars by face; face 0 is none
    faces: i64
    shill_cap: i64
    interest: i64  # dollars a round per step of debt
    popularity_marks: list[i64]  # place 1, place 2
    food_marks: list[i64]
    critic_base: i64
    critic_awards: list[i64]  # place 1, place 2
    slots: list[i64]  # asking prices, dearest first
    price: list[i64]  # of each ingredient, at least
    capacity: list[i64]  # of the three food shops
    spaces: i64  # on the menu
    accepts: list[list[i64]]  # by space, 1 for each kind of ingredient that it takes
    match: list[i64]  # ingredients that find an accepting space, by their numbers per kind, see `matched`
    points: list[list[i64]]  # by place (from 0), then rank on the ladder
    split_down: i64  # ties: halves rounded down, else the average rounded up

    def matched(self, a: i64, b: i64, c: i64) -> i64:
        """How many of `a` seafood, `b` meat and `c` vegetables find a space that accepts them."""
        n = self.spaces
        a, b, c = min(a, n), min(b, n), min(c, n)
        return self.match[(a * (n + 1) + b) * (n + 1) + c]


class Perks:
    """What the tokens of one kind give their owner, by row."""

    wild: list[i64]  # ingredients a round in a space of the wrong kind
    income: list[i64]  # dollars more per paying guest
    staff_room: list[i64]  # on top of the staff limit
    renovation_room: list[i64]
    decor: list[i64]  # ambiance per renovation owned
    extra: list[i64]  # seats outside the printed ones
    patio: list[i64]
    last: list[i64]  # sets the price after the others
    early: list[i64]  # buys an ingredient before shops are chosen
    freeze: list[i64]  # keeps an ingredient for the next round
    draws: list[i64]  # attracts a guest


class Attraction:
    """A token that draws in the day's first guest of a kind."""

    worker: i64  # the row that does it, or -1
    renovation: i64
    type: i64
    taste: i64  # -1: any
    condition: i64
    amount: i64
    kind: i64  # of the forks counted


class Tables:
    """All of it."""

    modes: list[Mode]  # by number of players
    # ingredients
    ingredients: list[i64]  # all of them, rows
    kind: list[i64]  # 0 seafood, 1 meat, 2 vegetable: also the number of the shop that sells it
    units: list[i64]  # the unit of its kind, see UNITS
    forks: list[i64]
    thrift: list[i64]  # ingredients ordered by fewest forks, then id: the place of each
    # staff and renovations
    service: list[i64]
    wage: list[i64]  # a fixed one outside the scale, or -1
    ambiance: list[i64]
    cost: list[i64]
    most: list[i64]  # copies of a renovation that one restaurant may own
    copies: list[i64]  # of each renovation
    staff_perks: Perks
    renovation_perks: Perks
    attractions: list[Attraction]  # the strongest first
    lures: list[list[Attraction]]  # the same by the type of guest that they draw
    scale: list[i64]  # wages by number of workers
    # guests
    bag: list[i64]  # customers that are drawn
    critic: i64
    shill: i64
    type: list[i64]  # of each customer
    types: i64
    taste: list[i64]  # 0, 1, 2 as ingredient kinds; -1 none
    prefers: list[list[i64]]  # main, secondary, third criterion
    pay: list[i64]  # on top of the price
    pays: list[i64]
    category: list[i64]  # that each type pushes, or -1
    categories: i64
    measures: list[i64]  # what each category compares at the end
    min_bid: i64
    star_bonus: i64
    push: i64
    # the rest
    step: i64  # of loans
    loan_most: i64  # a visit, in steps
    debt_points: i64  # lost per step owed at the end
    crowd: i64
    crowd_die: i64
    crowd_cap: i64
    critic_number: i64
    street: list[i64]  # the shops in number order, in which they are resolved
    first_face: i64  # that a run-out clock takes in the first round
    band: i64
    bands: i64
