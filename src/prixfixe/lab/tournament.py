"""A round robin of bots: every pair meets on the same deals from every seat."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import Any, Iterable, Sequence

from prixfixe.core.errors import BadOption
from prixfixe.core.game import Value
from prixfixe.lab.arena import Played, Setup
from prixfixe.lab.players import rotations
from prixfixe.lab.stats import Interval, mean, share_interval, within
from prixfixe.lab.summary import rounded

Pair = tuple[str, str]
LEVEL = 0.02  # from one half: bots that finish ahead of each other this evenly are called level


def lineups(bots: Sequence[str], seats: int) -> dict[Pair, tuple[tuple[str, ...], ...]]:
    """For every pair the tables at which it meets: both bots in turn round the table, turned through all seats."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadOption("a tournament needs two bots or more, all different")
    if seats < 2:
        raise BadOption("a tournament needs two seats or more")
    found = {}
    for one, other in combinations(bots, 2):
        first = tuple((one, other)[seat % 2] for seat in range(seats))
        second = tuple((other, one)[seat % 2] for seat in range(seats))
        found[one, other] = tuple(dict.fromkeys(rotations(first) + rotations(second)))
    return found


def tournament(
    game: str, bots: Sequence[str], games: int, seats: int, seed: int, options: dict[str, Value]
) -> tuple[Setup, int]:
    """The setup of a tournament, and how many games it takes for at least `games` between every pair."""
    tables = lineups(bots, seats)
    every = tuple(lineup for some in tables.values() for lineup in some)
    deals = -(-games // (len(every) // len(tables)))
    return Setup(game, seats, every, seed, options, paired=True), deals * len(every)


def standings(setup: Setup, games: Sequence[Played]) -> dict[str, Any]:
    """Who is better than whom, how surely, and a rating for each."""
    bots = list(dict.fromkeys(bot for lineup in setup.lineups for bot in lineup))
    return {
        "game": setup.game,
        "seats": setup.seats,
        "options": setup.options,
        "seed": setup.seed,
        "games": len(games),
        "ratings": ratings(bots, games),
        "wins": {bot: rounded(share_interval(wins(bot, setup, games))) for bot in bots},
        "head_to_head": [head_to_head(pair, setup, games) for pair in combinations(bots, 2)],
    }


def by_deal(setup: Setup, games: Iterable[Played]) -> dict[int, list[Played]]:
    """The games in groups that share a deal: what happens in one of them says something about the others."""
    groups: dict[int, list[Played]] = defaultdict(list)
    for game in games:
        groups[game.index // len(setup.lineups)].append(game)
    return groups


def wins(bot: str, setup: Setup, games: Iterable[Played]) -> list[float]:
    """The bot's share of the win per seat it took, deal by deal; chance alone gives one part in the number of seats."""
    groups = by_deal(setup, games).values()
    shares = [[chair.share for game in group for chair in game.chairs if chair.bot == bot] for group in groups]
    return [mean(some) for some in shares if some]


def head_to_head(pair: Pair, setup: Setup, games: Iterable[Played]) -> dict[str, Any]:
    """How often one of a pair finished ahead of the other, with its interval."""
    met = [game for game in games if {chair.bot for chair in game.chairs} == set(pair)]
    scores = [mean([x for game in group for x in ahead(pair, game)]) for group in by_deal(setup, met).values()]
    interval = share_interval(scores)
    word, needs = better(interval, len(met))
    about = {"bot": pair[0], "against": pair[1], "games": len(met), "ahead": rounded(interval)}
    return {**about, "verdict": word, "needs": needs}


def better(interval: Interval, games: int) -> tuple[str, int]:
    """Which of a pair is better, as far as the interval tells: better, worse, level (to two points), or undecided and
    how many games would tell."""
    if interval.low > 0.5 or interval.high < 0.5:
        return ("better" if interval.value > 0.5 else "worse"), 0
    found = within(interval, 0.5, LEVEL, games)
    return ("level", 0) if found.word == "inside" else ("undecided", found.games)


def ahead(pair: Pair, game: Played) -> list[float]:
    """For each seat of the one and each of the other: 1 if the first finished ahead, 1/2 if level."""
    places = [[chair.place for chair in game.chairs if chair.bot == bot] for bot in pair]
    return [(a < b) + (a == b) / 2 for a in places[0] for b in places[1]]


def ratings(bots: Sequence[str], games: Iterable[Played]) -> dict[str, dict[str, float]]:
    """Openskill's rating of every bot after all games; a bot's strength does not change while they last."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadOption("ratings need openskill: pip install 'prixfixe[lab]'") from None
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        teams = [[known[chair.bot]] for chair in game.chairs]
        rated = model.rate(teams, ranks=[float(chair.place) for chair in game.chairs])
        for bot in {chair.bot for chair in game.chairs}:
            own = [team[0] for team, chair in zip(rated, game.chairs) if chair.bot == bot]
            known[bot] = model.rating(mean([r.mu for r in own]), mean([r.sigma for r in own]), name=bot)
    return {bot: {"mu": round(r.mu, 4), "sigma": round(r.sigma, 4)} for bot, r in known.items()}
