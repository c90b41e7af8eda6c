"""A table with twenty million seats: python -m tests.attacks.seats"""

from __future__ import annotations

import re
import time
from typing import Any

from tests.attacks.tools import attacked, client, peak, report
from tests.web.client import Server


def attack(server: Server, seats: int = 20_000_000) -> dict[str, Any]:
    """One form with a large number."""
    with client(server) as http:
        token = re.findall(r'name="csrf" value="(\w+)"', http.get("/").text)[0]
        before, began = peak(server), time.perf_counter()
        answer = http.post("/tables", data={"csrf": token, "game": "potluck", "seats": str(seats)})
        took = time.perf_counter() - began
    return {"status": answer.status_code, "seconds": round(took, 3), "more memory, MB": peak(server) - before}


if __name__ == "__main__":
    with attacked() as running:
        report(attack(running))
