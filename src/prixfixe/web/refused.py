"""What the server refuses, with the status and the sentence for it."""

from __future__ import annotations


class Refused(Exception):
    """A request that is understood and not granted; `key` is a text of ours, `wait` how many seconds may help."""

    def __init__(self, status: int, key: str, wait: float = 1.0, **values: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.wait = wait
        self.values = values

    def __reduce__(self) -> tuple[type[Refused], tuple[int, str, float], dict[str, object]]:
        return Refused, (self.status, self.key, self.wait), {"values": self.values}


def missing() -> Refused:
    """There is no such thing, or it is not for you to know."""
    return Refused(404, "missing")
