"""Requests that are never finished: python -m tests.attacks.halves [connections]"""

from __future__ import annotations

import socket
import sys
import time
from typing import Any

from tests.attacks.tools import attacked, client, report
from tests.web.client import Server

HALVES = (
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
)


def attack(server: Server, connections: int = 300, patience: float = 60.0) -> dict[str, Any]:
    """Open connections that say nothing, half a head or half a body, byte by byte; how many are closed when."""
    began = time.monotonic()
    left = [begin(server, HALVES[number % len(HALVES)]) for number in range(connections)]
    while left and time.monotonic() - began < patience:
        time.sleep(0.5)
        left = [half for half in left if is_open(half)]
    took = time.monotonic() - began
    with client(server, "127.0.0.2") as http:
        answers = http.get("/healthz").status_code
    for half in left:
        half.close()
    figures = {"opened": connections, "still open": len(left), "seconds": round(took, 1), "healthz": answers}
    return {**figures, "tracebacks": server.log().count("Traceback")}


def begin(server: Server, half: bytes) -> socket.socket:
    """A connection that begins to ask."""
    made = socket.create_connection(("127.0.0.1", server.port), timeout=5)
    made.sendall(half)
    made.setblocking(False)
    return made


def is_open(half: socket.socket) -> bool:
    """Whether the server still waits, after one more byte."""
    try:
        half.send(b"x")
        return bool(half.recv(1000))
    except BlockingIOError:
        return True
    except OSError:
        return False


if __name__ == "__main__":
    with attacked() as running:
        report(attack(running, *map(int, sys.argv[1:])))
