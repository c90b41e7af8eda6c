"""What the server refuses, with the status and the sentence for it."""

from __future__ import annotations


class Refused(Exception):
    """A request that is understood and not granted; `key` is a text of `texts.py`."""

    def __init__(self, status: int, key: str, **values: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.values = values


def missing() -> Refused:
    """There is no such thing, or it is not for you to know."""
    return Refused(404, "missing")
