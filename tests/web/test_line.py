"""The line in front of the bots' workers is fair, and bots think less when it is long."""

from __future__ import annotations

import asyncio

import pytest

from prixfixe.web.line import Line
from prixfixe.web.moments import Pace


async def served(line: Line, arrivals: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """In which order those who arrive, all while the only worker is busy, get it."""
    order: list[tuple[str, str]] = []

    async def think(address: str, person: str) -> None:
        async with line.turn(address, person):
            order.append((address, person))
            await asyncio.sleep(0)

    async with line.turn("first", "first"):
        tasks = [asyncio.create_task(think(*arrival)) for arrival in arrivals]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def test_a_stranger_waits_for_one_thought_of_an_attacker_with_many_tables() -> None:
    order = asyncio.run(served(Line(1), [("far", "attacker")] * 40 + [("near", "stranger")]))
    assert order.index(("near", "stranger")) == 1


def test_a_stranger_at_the_attackers_address_waits_no_longer() -> None:
    order = asyncio.run(served(Line(1), [("near", "attacker")] * 40 + [("near", "stranger")]))
    assert order.index(("near", "stranger")) == 1


def test_many_guests_of_one_address_are_one_in_the_line() -> None:
    guests = [("far", f"guest {number}") for number in range(40)]
    order = asyncio.run(served(Line(1), [*guests, ("near", "stranger")]))
    assert order.index(("near", "stranger")) == 1


def test_whoever_gives_up_waiting_keeps_no_worker() -> None:
    async def leave() -> int:
        line = Line(1)
        async with line.turn("a", "a"):
            tasks = [asyncio.create_task(line.wait("b", "b")) for _ in range(3)]
            await asyncio.sleep(0)
            tasks[0].cancel()
        tasks[1].cancel()  # has just been handed the worker
        await asyncio.gather(*tasks[:2], return_exceptions=True)
        await tasks[2]
        line.hand_on()
        return line.free

    assert asyncio.run(leave()) == 1


@pytest.mark.parametrize(("waiting", "seconds"), [(0, 1.0), (1, 1.0), (3, 0.5), (39, 0.1)])
def test_a_chef_thinks_less_while_many_wait_but_never_less_than_the_floor(waiting: int, seconds: float) -> None:
    line = Line(1)
    line.length = waiting
    assert Pace(0.8).seconds("chef", line.share(), 0.1, None) == pytest.approx(seconds)
    assert Pace(0.8).seconds("cook", line.share(), 0.1, None) == pytest.approx(0.1)
