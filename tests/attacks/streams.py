"""A thousand event streams of one visitor: python -m tests.attacks.streams [streams] [descriptors]"""

from __future__ import annotations

import re
import socket
import sys
import time
from collections import Counter
from typing import Any

import httpx

from tests.attacks.tools import Bystander, attacked, client, report
from tests.web.client import Player, Server, open_table

PACE = 0.027  # seconds between two, so that no rate is reached


def attack(server: Server, streams: int = 1003, seconds: float = 8.0, pace: float = PACE) -> dict[str, Any]:
    """Open streams and keep them, then see whether the server still answers others."""
    someone = Player(client(server))
    name = open_table(someone, bots=1)
    other = Bystander(server)
    other.start()
    time.sleep(1)
    opened = [begin(server, name, someone, pace) for _ in range(streams)]
    healthy = looked_after(server, seconds)
    statuses = Counter(status_of(stream) for stream in opened if stream)
    written, lines = len(server.log()), server.log().count("Traceback")
    figures = {
        "streams asked for, answers": f"{streams}, {dict(sorted(statuses.items()))}",
        "healthz, answered of asked": healthy,
        "log, bytes and tracebacks": f"{written}, {lines}",
        "meanwhile": "at another table",
        **other.stop(),
    }
    for stream in opened:
        if stream:
            stream.close()
    return figures


def begin(server: Server, name: str, someone: Player, pace: float) -> socket.socket | None:
    """A connection that asks for a stream."""
    time.sleep(pace)
    try:
        stream = socket.create_connection(("127.0.0.1", server.port), timeout=5)
    except OSError:
        return None
    text = f"GET /api/tables/{name}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {someone.token}\r\n\r\n"
    stream.sendall(text.encode())
    return stream


def status_of(stream: socket.socket) -> str:
    """The status a stream was answered with, if it was."""
    stream.settimeout(0.01)
    try:
        found = re.match(rb"HTTP/1.1 (\d+)", stream.recv(100))
        return found[1].decode() if found else "closed"
    except TimeoutError:
        return "none yet"
    except OSError:
        return "closed"


def looked_after(server: Server, seconds: float) -> str:
    """How often the server says that it is well."""
    asked = answered = 0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        asked += 1
        try:
            with client(server, "127.0.0.3", timeout=10) as http:
                answered += http.get("/healthz").status_code == 200
        except httpx.HTTPError:
            pass
        time.sleep(0.2)
    return f"{answered} of {asked}"


if __name__ == "__main__":
    numbers = [int(given) for given in sys.argv[1:]]
    with attacked(descriptors=numbers[1] if len(numbers) > 1 else 1024) as running:
        report(attack(running, *numbers[:1]))
