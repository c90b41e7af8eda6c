"""One name, guessed at from many addresses: python -m tests.attacks.logins [attempts]"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from tests.attacks.tools import attacked, client, report
from tests.web.client import Server


def attack(server: Server, attempts: int = 60) -> dict[str, Any]:
    """A few attempts from each address."""
    answers: Counter[int] = Counter()
    for number in range(attempts):
        with client(server, f"127.0.1.{1 + number // 5}") as http:
            guess = {"name": "Ann", "password": f"guess number {number}"}
            answers[http.post("/api/sessions", json=guess).status_code] += 1
    return {"attempts": attempts, "addresses": 1 + (attempts - 1) // 5, "answers": dict(answers)}


if __name__ == "__main__":
    with attacked() as running:
        report(attack(running, *map(int, sys.argv[1:])))
