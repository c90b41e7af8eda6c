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

GOLDENS: list[Golden] = []
