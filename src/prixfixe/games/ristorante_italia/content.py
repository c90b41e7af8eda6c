"""The cards: the content file with packs over it, and the numbers that rules look up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from prixfixe.games.ristorante_italia import tables as T
from prixfixe.games.ristorante_italia.checks import check
from prixfixe.games.ristorante_italia.rows import Content, PlayerCount, Room
from prixfixe.kit.columns import Index, fill
from prixfixe.kit.content import Box

FOLDER: Final = Path(__file__).parent
AT_ONCE: Final = "A"  # the icon of cards that work when they are taken as well
COLUMNS: Final = {
    "actions": "game.actions_per_turn",
    "start_coins": "setup.start_coins",
    "start_stars": "setup.printed_stars",
    "draw": "setup.draw_cards",
    "keep": "setup.keep_cards",
    "stall": "setup.stall_spaces",
    "shelf": "limits.shelf_spaces",
    "menu": "limits.menu_spaces_per_course",
    "cellar": "limits.wine_spaces",
    "bonus_spaces": "limits.bonus_spaces",
    "room_spaces": "limits.room_spaces",
    "display": "limits.bonus_display",
    "season_of": "calendar.season",
    "phase_of": "calendar.phase",
    "rating": "rating_square.points",
    "toques": "rating_square.toques",
    "shop_of": "ingredient.shop",
    "cost": "ingredient.cost",
    "count": "ingredient.count",
    "course_of": "recipe.course",
    "recipe_toques": "recipe.toques",
    "recipe_income": "recipe.income",
    "recipe_prestige": "recipe.prestige",
    "recipe_wine": "recipe.wine",
    "wine_type": "wine.type",
    "wine_cost": "wine.cost",
    "wine_income": "wine.income",
    "wine_prestige": "wine.prestige",
    "critic_steps": "critic_reward.steps",
    "vip_seasons": "vip.season",
    "vip_stars": "vip.stars",
    "bid_minimum": "vip_bid.minimum",
    "winner_divisor": "vip_bid.winner_pays_divisor",
    "loser_divisor": "vip_bid.loser_pays_divisor",
    "room_cost": "room.cost",
    "room_income": "room.income",
    "room_prestige": "room.prestige",
    "room_season": "room.from_season",
    "lesson_cost": "cooking_course.cost",
    "lesson_steps": "cooking_course.steps",
    "cubes": "special_touch.cubes_total",
    "per_cube": "special_touch.bonus_per_cube",
    "bonus_cost": "bonus.cost",
    "bonus_effect": "bonus.effect",
    "bonus_shop": "bonus.shop",
    "bonus_price": "bonus.cost_per_use",
}
SCORES: Final = (  # in the order of the lines of the score
    "per_rating", "per_menu", "per_wine", "per_star", "per_spoon", "per_category", "per_speciality", "per_pairing",
    "per_room", "per_bonus",
)  # fmt: skip


def build(c: Content) -> T.Tables:
    """All numbers."""
    t = T.Tables()
    fill(t, c, COLUMNS)
    set_table(t, c)
    set_market(t, c)
    set_recipes(t, c, Index(c))
    t.wine_rank = ranks([(wine.prestige, wine.income, wine.id) for wine in c.wine])
    set_rewards(t, c)
    set_bonus_board(t, c)
    set_bonus_cards(t, c)
    return t


def set_table(t: T.Tables, c: Content) -> None:
    """The calendar, the start, the variants."""
    squares, seasons = range(len(c.calendar)), range(max(t.season_of) + 1)
    t.paydays = [t.phase_of[square:].count(T.REVENUE) for square in squares]
    t.action_phases = [[action_phases(t, square + 1, season) for season in seasons] for square in squares]
    t.start_square = t.rating.index(c.setup.start_rating)
    t.courses = len(c.course)
    variant = {row.id: row for row in c.variant}
    t.apprentice_actions = variant["apprentice"].actions_cost
    t.dry_season = variant["wine_restriction"].season


def action_phases(t: T.Tables, first: int, season: int) -> int:
    """The action phases from a square on, up to the end of a season."""
    later = zip(t.phase_of[first:], t.season_of[first:])
    return sum(phase == T.ACTION and when <= season for phase, when in later)


def set_market(t: T.Tables, c: Content) -> None:
    """Shops and ingredients."""
    t.shops, t.kinds = len(c.shop), len(c.ingredient)
    t.kinds_of = [[k for k in range(t.kinds) if t.shop_of[k] == shop] for shop in range(t.shops)]
    t.thrift = sorted(range(t.kinds), key=lambda k: (c.ingredient[k].cost, c.ingredient[k].id))


def symbols(c: Content) -> list[str]:
    """The symbols of the specialities, without the empty one."""
    return [row.symbol for row in c.speciality if row.symbol]


def set_recipes(t: T.Tables, c: Content, index: Index) -> None:
    """The recipe cards."""
    marks = {row.id: symbols(c).index(row.symbol) if row.symbol else -1 for row in c.speciality}
    t.recipe_kinds = [[index("ingredient", kind) for kind in dict.fromkeys(row.ingredients)] for row in c.recipe]
    t.recipe_needs = [list(Counter(row.ingredients).values()) for row in c.recipe]
    t.recipe_categories = [sum(1 << index("category", name) for name in row.categories) for row in c.recipe]
    t.recipe_speciality = [marks[row.speciality] for row in c.recipe]
    t.recipe_rank = ranks([(row.prestige, row.income, row.id) for row in c.recipe])
    t.recipe_alpha = ranks([(0, 0, row.id) for row in c.recipe])
    t.categories, t.specialities = len(c.category), len(symbols(c))


def ranks(keys: list[tuple[int, int, str]]) -> list[int]:
    """Where each row stands, from the humblest."""
    order = sorted(range(len(keys)), key=lambda i: keys[i])
    return [order.index(i) for i in range(len(keys))]


def set_rewards(t: T.Tables, c: Content) -> None:
    """What places and the final scoring are worth."""
    t.guide_spoons = by_place(c, "guide", "spoons")
    t.economy_stars = by_place(c, "economy", "stars")
    t.contest_spoons = by_place(c, "contest", "spoons")
    t.tie_criteria = [T.CRITERIA[row.id] for row in sorted(c.tie_break, key=lambda row: row.rank)]
    for name, line in zip(SCORES, c.score_line):
        setattr(t, name, line.value)


def by_place(c: Content, phase: str, prize: str) -> list[int]:
    """The prizes of a phase, first place first."""
    found = sorted((reward for reward in c.phase_reward if reward.phase == phase), key=lambda reward: reward.rank)
    return [int(getattr(reward, prize)) for reward in found]


def set_bonus_board(t: T.Tables, c: Content) -> None:
    """Rooms, cubes, cookbooks."""
    pieces = {row.players: row for row in c.player_count}
    counts = range(T.SEATS[-1] + 1)
    t.rooms_for = [[rooms_of(room, pieces[n]) for room in c.room] if n in pieces else [] for n in counts]
    t.pot_for = [pieces[n].cubes_in_pot if n in pieces else 0 for n in counts]
    t.books_for = [pieces[n].cookbooks if n in pieces else 0 for n in counts]
    t.cheapest_room = min(t.room_cost)
    t.series = len(c.bonus_series)
    t.series_of = [-1] * (max(t.season_of) + 1)
    for number, series in enumerate(c.bonus_series):
        for season in series.seasons:
            if season < len(t.series_of):
                t.series_of[season] = number


def rooms_of(room: Room, pieces: PlayerCount) -> int:
    """How many rooms of a kind there are: what the number of players says, else all tokens."""
    return min(int(getattr(pieces, f"rooms_{room.id}", room.tokens)), room.tokens)


def set_bonus_cards(t: T.Tables, c: Content) -> None:
    """The bonus cards."""
    series, known = [row.series for row in c.bonus_series], symbols(c)
    t.bonus_series = [series.index(card.series) for card in c.bonus]
    t.bonus_amount = [card.keep if card.effect == "wine_draw" else card.amount for card in c.bonus]
    t.bonus_draw = [card.draw if card.effect == "wine_draw" else 0 for card in c.bonus]
    t.bonus_speciality = [known.index(card.symbol) if card.symbol else -1 for card in c.bonus]
    t.bonus_phases = [sum(1 << T.PHASES[phase] for phase in set(card.phases)) for card in c.bonus]
    t.bonus_at_once = [int(card.icon == AT_ONCE) for card in c.bonus]


BOX: Final = Box(FOLDER, Content, check, build)
content = BOX.content
tables = BOX.tables
