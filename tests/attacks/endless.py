"""A match without end: python -m tests.attacks.endless [--inputs 10000] [--seconds 300]

Somebody in Rival Restaurants answers and takes back, for as long as the server takes it. Prints how many inputs were
accepted, what the last refusal said, and how large the snapshot became. Talks to no network at all.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from typing import Any

from prixfixe.web.house import House
from prixfixe.web.orders import Order
from prixfixe.web.refused import Refused
from prixfixe.web.settings import Settings


def main() -> None:
    """Try, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=300)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(attack(House(Settings(db=folder + "/a.db", thinkers=0)), given.inputs, given.seconds)))


def attack(house: House, most: int, seconds: float) -> dict[str, Any]:
    """Answer and take back, so many times or for so long."""
    people = [house.people.ensure(house.people.visitor()) for _ in range(2)]
    service, end = house.service, time.monotonic() + seconds
    name = service.create(people[0], Order("rival-restaurants", ("me", "open")))
    service.join(people[1], name)
    service.start(people[0], name)
    room, refused = service.room(name), ""
    while room.match is not None and room.match.version < most and time.monotonic() < end and not refused:
        match = room.match
        seat = next((seat for seat in (0, 1) if match.can_undo(seat)), None)
        try:
            if seat is not None:
                service.undo(people[seat], name, match.seen[seat], f"u{match.version}")
            else:
                ask = match.s.asks[0]
                service.play(people[ask.seat], name, match.seen[ask.seat], ask.options[0], f"p{match.version}")
        except Refused as error:
            refused = error.key
    kept = house.store.snapshot(name)
    return {"inputs": room.row.version, "refused": refused, "snapshot": len(kept.data) if kept else 0}


if __name__ == "__main__":
    main()
