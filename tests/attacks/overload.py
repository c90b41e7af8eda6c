"""More people look than the server can serve, while tables are played: python -m tests.attacks.overload [lookers]"""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from http.client import HTTPConnection, HTTPException
from typing import Any

from tests.attacks.tools import Bystander, attacked, report
from tests.web.client import Server


class Looker(threading.Thread):
    """Somebody without a seat who looks at the first page again and again, as fast as it comes."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(daemon=True)
        self.port = server.port
        self.address = f"127.0.2.{1 + number % 250}"
        self.answers: Counter[str] = Counter()
        self.done = False

    def run(self) -> None:
        """Look until told to stop; a refusal is heeded for a moment."""
        while not self.done:
            try:
                http = HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(self.address, 0))
                http.request("GET", "/")
                answer = http.getresponse()
                answer.read()
                self.answers[str(answer.status)] += 1
                http.close()
                time.sleep(0.1 if answer.status == 503 else 0)
            except (OSError, HTTPException):
                self.answers["none"] += 1
                time.sleep(0.1)


def attack(server: Server, lookers: int, seconds: float = 10.0) -> dict[str, Any]:
    """So many look at once for some seconds."""
    other = Bystander(server, pace=0.05)
    other.start()
    crowd = [Looker(server, number) for number in range(lookers)]
    for one in crowd:
        one.start()
    time.sleep(seconds)
    for one in crowd:
        one.done = True
    total = sum((one.answers for one in crowd), Counter[str]())
    return {"lookers": lookers, "answers to them": dict(total), **other.stop()}


if __name__ == "__main__":
    for count in map(int, sys.argv[1:] or ("0", "4", "8", "16", "32")):
        with attacked(limits=0, calm=0.15) as running:
            report(attack(running, count))
