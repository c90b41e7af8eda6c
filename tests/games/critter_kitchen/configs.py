"""The configurations of Critter Kitchen that laws hold for, and the matches on record."""

from tests.configs import Config
from tests.goldens.golden import Golden

GAME = "critter-kitchen"
CRITICS = (
    "badger", "capybara", "cow", "flamingo", "fruit_bat", "jerboa", "kangaroo", "magpie", "mouse", "rabbit", "sloth",
    "tree_shrew",
)  # fmt: skip


def config(name: str, seats: int, **options: object) -> Config:
    """One of them."""
    return Config(GAME, name, seats, options)


CONFIGS = [
    config("solo", 1),
    config("solo restaurateurs", 1, restaurateurs=True),
    *(config(f"{seats} players", seats) for seats in range(2, 6)),
    *(config(f"{seats} players restaurateurs", seats, restaurateurs=True) for seats in range(2, 6)),
    config("first game", 3, first_game=True),
    config("basic rumors", 4, advanced_rumors=False),
    *(config(f"critic {name}", 2 + i % 2, critic=name, restaurateurs=i % 3 == 0) for i, name in enumerate(CRITICS)),
    config("solo fruit bat", 1, critic="fruit_bat", restaurateurs=True),
    config("everything", 5, critic="jerboa", restaurateurs=True),
]

GOLDENS = [
    Golden(config("solo", 1), 1, "random", "end_lost"),
    Golden(config("solo", 1), 1, "greedy", "end_lost"),
    Golden(config("solo restaurateurs", 1, restaurateurs=True), 2, "greedy", "end_won"),
    Golden(config("2 players", 2), 1, "greedy", "end_meal"),
    Golden(config("2 players restaurateurs fruit bat", 2, restaurateurs=True, critic="fruit_bat"), 2, "greedy"),
    Golden(config("3 players first game", 3, first_game=True), 1, "greedy"),
    Golden(config("3 players cow", 3, critic="cow"), 2, "greedy"),
    Golden(config("4 players restaurateurs", 4, restaurateurs=True), 1, "greedy"),
    Golden(config("5 players jerboa restaurateurs", 5, critic="jerboa", restaurateurs=True), 1, "greedy"),
    Golden(config("5 players", 5), 3, "random"),
]
