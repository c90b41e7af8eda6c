"""Many films of a long record at once, while somebody else plays: python -m tests.attacks.films [films] [moves]"""

from __future__ import annotations

import json
import random
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any

import prixfixe
from prixfixe.core.state import CLOCK
from prixfixe.table.replay import content_hash
from tests.attacks.tools import Bystander, attacked, client, report, spread
from tests.web.client import Player, Server


def long_record(moves: int) -> dict[str, Any]:
    """A match in the live tempo, in which the clock is asked to end the day only after so many moves."""
    game, dice = prixfixe.load("rival-restaurants"), random.Random(5)
    options = game.chosen(6, {"tempo": "live"})
    s = game.start(6, 5, options)
    made: list[tuple[int, int]] = []
    while not s.over:
        seats = sorted({ask.seat for ask in s.asks})
        people = [seat for seat in seats if seat != CLOCK]
        seat = CLOCK if CLOCK in seats and len(made) > moves else dice.choice(people or seats)
        made.append((seat, dice.choice(list(s.asked(seat).options))))
        s.answer(*made[-1])
    content = content_hash(game, "")
    record = {"prixfixe": 1, "game": game.name, "version": game.version, "content": content, "seats": 6}
    return {**record, "options": dict(options), "seed": 5, "moves": made, "names": ["Ann"], "result": None}


def attack(server: Server, films: int = 45, moves: int = 16_000) -> dict[str, Any]:
    """Somebody brings a record and asks for many of its steps at once."""
    record = long_record(moves)
    someone = Player(client(server))
    began = time.perf_counter()
    name = someone.post("/replays", record)["id"]
    brought = time.perf_counter() - began
    other = Bystander(server)
    other.start()
    time.sleep(2)
    other.times.clear()

    def look(number: int) -> tuple[int, float]:
        began = time.perf_counter()
        light = HTTPConnection("127.0.0.1", server.port, timeout=120)
        light.request("GET", f"/api/tables/{name}/replay/{number * 7}", headers=someone.headers)
        status = light.getresponse().status
        light.close()
        return status, time.perf_counter() - began

    with ThreadPoolExecutor(films) as pool:
        answers = list(pool.map(look, range(films)))
    time.sleep(1)
    return {
        "moves of the record, bytes": f"{len(record['moves'])}, {len(json.dumps(record))}",
        "bringing it, seconds": round(brought, 1),
        "films asked for, answers": f"{films}, {dict(Counter(status for status, _ in answers))}",
        **spread("a film", [took for status, took in answers if status == 200]),
        "meanwhile": "at another table",
        **other.stop(),
    }


if __name__ == "__main__":
    with attacked() as running:
        report(attack(running, *map(int, sys.argv[1:])))
