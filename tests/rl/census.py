"""Which actions of a game's tables have been offered in matches played at random, out of curiosity, and by bots."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from prixfixe.bots.bot import decide
from prixfixe.bots.levels import bot
from prixfixe.core.chance import Chance, chance
from prixfixe.core.state import Ask, State
from tests.configs import Config
from tests.rl.research import configs, setting
from tests.rl.unmet import UNMET

WAYS = ("random", "curious", "greedy")
GREEDY = bot("greedy")


def generous(game: str) -> list[Config]:
    """Configurations with the same cards but more of everything, in which rare questions come up often."""
    path = Path(__file__).parent / "generous" / f"{game.replace('-', '_')}.toml"
    if not path.exists():
        return []
    options = {"content": str(path), **({"advanced": True} if game == "ristorante-italia" else {})}
    seats = (2, 3) if game != "rival-restaurants" else (3, 4)
    return [Config(game, f"generous {count}", count, options) for count in seats] * 4


class Census:
    """Every action of every configuration of a game by name, and how often each was offered and chosen."""

    def __init__(self, game: str) -> None:
        printed = [config for config in configs(game) if config.options.get("tempo") != "live"]
        self.names = {name for config in printed for name in setting(config).actions.table()[1:]}
        self.configs = [*printed, *generous(game)]
        self.settings = [setting(config) for config in self.configs]
        self.offered: set[str] = set()
        self.chosen: Counter[str] = Counter()

    def play(self, number: int) -> None:
        """One match of one configuration."""
        config, made = self.configs[number % len(self.configs)], self.settings[number % len(self.configs)]
        way = WAYS[number // len(self.configs) % len(WAYS)]
        s, dice = config.start(number), chance(number)
        for _ in range(config.most):
            if not s.asks:
                return
            for ask in s.asks:
                ids = made.actions.ids[ask.rule]
                self.offered.update(made.actions.names[ids[option]] for option in ask.options if option in ids)
                if not all(option in ids for option in ask.options):
                    return  # a generous purse beyond anything that the printed game allows
            ask = s.asks[dice.below(len(s.asks))]
            s.answer(ask.seat, self.answer(made, config, s, ask, way, dice))

    def answer(self, made: Any, config: Config, s: State, ask: Ask, way: str, dice: Chance) -> int:
        """What is chosen; curiosity takes what was chosen least."""
        if way == "greedy" and len(ask.options) > 1:
            return decide(GREEDY, made.game, s, ask.seat, dice.below(1 << 31))
        if way == "random" or dice.below(4) == 0:
            return ask.options[dice.below(len(ask.options))]
        actions = dict(zip(ask.options, made.actions.legal(ask)))
        option = min(ask.options, key=lambda option: (self.chosen[made.actions.names[actions[option]]], dice.below(99)))
        self.chosen[made.actions.names[actions[option]]] += 1
        return option

    def unmet(self) -> list[str]:
        """The actions that were never offered."""
        return sorted(self.names - self.offered)


def unmet_names(game: str) -> dict[str, str]:
    """The actions of a game that are listed as not met, each with the reason."""
    found = {}
    for entry, reason in UNMET.get(game, {}).items():
        head, dots, last = entry.rpartition("..")
        if not dots:
            found[entry] = reason
            continue
        words, _, first = head.rpartition(" ")
        found |= {f"{words} {number}": reason for number in range(int(first), int(last) + 1)}
    return found
