"""Limits: how often somebody may do something, as buckets that refill, and how much of it at once."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from threading import Lock
from typing import Iterator, Mapping

from prixfixe.web.refused import Refused
from prixfixe.web.settings import RATES

MOST = 20_000  # buckets kept


class Limits:
    """The buckets of one server."""

    def __init__(self, on: bool = True, rates: Mapping[str, tuple[float, float]] = RATES) -> None:
        self.on = on
        self.rates = rates
        self.lock = Lock()
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, who: str, kind: str) -> None:
        """Take one from a bucket, or refuse."""
        if not self.on:
            return
        most, rate = self.rates[kind]
        now = time.monotonic()
        with self.lock:
            left, then = self.buckets.pop((who, kind), (most, now))
            left = min(most, left + (now - then) * rate)
            self.buckets[who, kind] = (left - 1 if left >= 1 else left, now)
            if len(self.buckets) > MOST:
                del self.buckets[next(iter(self.buckets))]
        if left < 1:
            raise Refused(429, "too_often", wait=(1 - left) / rate)


class AtOnce:
    """How many of a kind are under way: `own` of a person, `near` of an address, `most` of all."""

    def __init__(self, on: bool, own: int, near: int, most: int) -> None:
        self.on = on
        self.own = own
        self.near = near
        self.most = most
        self.count = 0
        self.held: Counter[str] = Counter()
        self.lock = Lock()

    @contextmanager
    def holding(self, person: str, address: str) -> Iterator[None]:
        """One more for as long as it lasts, or a refusal."""
        keys = [f"address {address}", *([f"person {person}"] if person else [])]
        with self.lock:
            if self.count >= self.most:
                raise Refused(503, "busy", wait=5)
            if self.on and any(self.held[key] >= most for key, most in zip(keys, (self.near, self.own))):
                raise Refused(429, "too_many", wait=5)
            self.count += 1
            self.held.update(keys)
        try:
            yield
        finally:
            with self.lock:
                self.count -= 1
                self.held.subtract(keys)
                for key in keys:
                    if not self.held[key]:
                        del self.held[key]


def place_of(host: str) -> str:
    """An address as it is counted: an IPv6 one by its first 64 bits, which one household has to itself."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
