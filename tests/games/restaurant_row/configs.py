"""The configurations of Restaurant Row that the laws hold for, and its recorded matches."""

from tests.configs import Config
from tests.goldens.golden import Golden

GAME = "restaurant-row"
TWO, THREE, FOUR = (Config(GAME, f"{seats} players", seats, reopened=True) for seats in (2, 3, 4))
OPEN = [
    Config(GAME, "2 players open money", 2, {"open_money": True, "start_player": 1}, reopened=True),
    Config(GAME, "3 players open money", 3, {"open_money": True, "start_player": 2}, reopened=True),
    Config(GAME, "4 players open money", 4, {"open_money": True, "start_player": 4}, reopened=True),
]
CONFIGS = [TWO, THREE, FOUR, *OPEN]
GOLDENS = [
    Golden(TWO, 1, "random", "full_house"),
    Golden(TWO, 26, "random", "renovations_out"),
    Golden(TWO, 2, "greedy", "staff_out"),
    Golden(THREE, 2, "random", "full_house"),
    Golden(THREE, 21, "greedy", "renovations_out"),
    Golden(THREE, 1, "greedy", "staff_out"),
    Golden(FOUR, 5, "greedy", "full_house"),
    Golden(FOUR, 9, "random", "renovations_out"),
    Golden(FOUR, 1, "greedy", "staff_out"),
    *(Golden(config, 1, "random") for config in OPEN),
]
