"""How fast the lab is: many greedy games of each title over all cores, beside Catanatron's simulator on one.

python -m bench.lab [GAME]... [--games 10000] [--seats 2] [--workers 2] [--json]

A game of Catanatron is played by its own bot that looks one answer ahead (VictoryPointPlayer), and by its random one.
Its games are longer than ours, so decisions a second stand beside games a second.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter, process_time
from typing import Any

import prixfixe
from prixfixe.lab.arena import Setup, checked, find
from prixfixe.lab.players import lineup
from prixfixe.lab.runs import Run, played
from prixfixe.lab.workers import Crew


def measured(name: str, games: int, seats: int, bot: str, crew: Crew) -> dict[str, Any]:
    """The rate of one title."""
    game = find(name)
    count = seats if seats in game.seats else next(n for n in game.seats if n > 1)
    setup = checked(Setup(name, count, (lineup((bot,), count),)))
    started = perf_counter()
    decisions, thought = 0, 0.0
    for one in played(Run(setup, games, crew)):
        decisions += sum(chair.decisions for chair in one.chairs)
        thought += sum(chair.seconds for chair in one.chairs)
    seconds = perf_counter() - started
    return {
        "game": name,
        "seats": count,
        "bot": bot,
        "games": games,
        "workers": crew.workers,
        "seconds": round(seconds, 1),
        "games_per_second": round(games / seconds, 2),
        "decisions_per_second": round(decisions / seconds),
        "decisions_per_game": round(decisions / games, 1),
        "microseconds_per_decision": round(1e6 * thought / max(1, decisions)),
    }


def catanatron(seconds: float) -> list[dict[str, Any]]:
    """The rates of Catanatron with two players on one core, if it is installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.players.search import VictoryPointPlayer
    except ImportError:
        return []
    found = []
    for player in (VictoryPointPlayer, RandomPlayer):
        count, answers, started = 0, 0, process_time()
        while process_time() - started < seconds:
            game = Game([player(Color.RED), player(Color.BLUE)])
            game.play()
            count += 1
            answers += len(getattr(game.state, "actions", None) or game.state.action_records)
        spent = process_time() - started
        found.append(
            {
                "bot": player.__name__,
                "games_per_second": round(count / spent, 2),
                "decisions_per_second": round(answers / spent),
                "decisions_per_game": round(answers / count, 1),
            }
        )
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=list(prixfixe.playable()))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--peer-seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    crew, ours, peers = Crew(args.workers), [], catanatron(args.peer_seconds)
    for name in args.game:
        ours.append(beside(measured(name, args.games, args.seats, args.bot, crew), peers))
        if not args.json:
            print(line(ours[-1]), flush=True)
    if args.json:
        print(json.dumps({"compiled": prixfixe.compiled, "ours": ours, "catanatron": peers}, indent=1))
        return
    for peer in peers:
        print(line(peer))


def beside(one: dict[str, Any], peers: list[dict[str, Any]]) -> dict[str, Any]:
    """The rate of one title with its ratio to every peer."""
    for peer in peers:
        ratio = one["decisions_per_second"] / one["workers"] / peer["decisions_per_second"]
        one[f"decisions per worker / Catanatron {peer['bot']}"] = round(ratio, 2)
    return one


def line(row: dict[str, Any]) -> str:
    """One rate in one line."""
    return "  ".join(f"{name} {value}" for name, value in row.items())


if __name__ == "__main__":
    main()
