"""The configurations of Restaurant Row that the laws hold for, and its recorded matches."""

from tests.configs import Config
from tests.goldens.golden import Golden

GAME = "restaurant-row"
CONFIGS = [
    Config(GAME, "2 players", 2),
    Config(GAME, "3 players", 3),
    Config(GAME, "4 players", 4),
    Config(GAME, "2 players open money", 2, {"open_money": True}),
    Config(GAME, "3 players open money", 3, {"open_money": True, "start_player": 2}),
    Config(GAME, "4 players open money", 4, {"open_money": True, "start_player": 4}),
]
GOLDENS: list[Golden] = []
