"""Guests without number: python -m tests.attacks.guests [guests]"""

from __future__ import annotations

import sys
import time
from collections import Counter
from typing import Any

from tests.attacks.tools import attacked, client, report
from tests.web.client import Player, Server


def attack(server: Server, guests: int = 120) -> dict[str, Any]:
    """Fresh cookies, each of which asks who it is; then each takes a name."""
    tokens = [cookie(server) for _ in range(guests)]
    began = time.perf_counter()
    with client(server) as http:
        people = [Player(http, token=token) for token in tokens if token]
        looked = [person.ask("GET", "/me") for person in people]
        took = time.perf_counter() - began
        named = [person.ask("PUT", "/me", {"name": "Ann"}).status_code for person in people]
    made = sum(answer.status_code == 200 and bool(answer.json()["name"]) for answer in looked)
    return {
        "guests made by looking": f"{made} of {guests} in {took:.1f} s",
        "answers to those who take a name": dict(Counter(named)),
    }


def cookie(server: Server) -> str:
    """What a page gives to somebody new."""
    with client(server) as http:
        return str(http.get("/upload").cookies.get("prixfixe", ""))


if __name__ == "__main__":
    with attacked() as running:
        report(attack(running, *map(int, sys.argv[1:])))
