"""Own cards: how long a pack takes when it is first read, and when the next table is opened with it."""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import prixfixe
from prixfixe.kit import packs
from prixfixe.kit.content import Box

FOLDER = Path(__file__).parents[1] / "examples" / "cards"


def once(box: Box[Any, Any], content: str) -> tuple[float, str]:
    """The milliseconds until rules can look up the numbers of a pack, and its fingerprint."""
    began = perf_counter()
    name = box.named(content)
    box.tables(name)
    return (perf_counter() - began) * 1000, name


def measured(title: str, times: int) -> tuple[float, float, float]:
    """The first time, the second, and all printed cards said by a pack, as the largest there can be."""
    box = prixfixe.load(title).cards
    assert isinstance(box, Box)
    box.printed  # noqa: B018  # read with the game, not with a pack
    first, again, whole = [], [], []
    everything = packs.toml(box.printed)
    for number in range(times):
        data = packs.parse((FOLDER / f"{title}.toml").read_text(encoding="utf-8"), "example")
        data["pack"] = {**data["pack"], "note": str(number)}  # a pack that nobody has read yet
        took, name = once(box, packs.keep(data))
        first.append(took)
        again.append(once(box, name)[0])
        began = perf_counter()
        data = {**packs.parse(everything, "everything"), "pack": {"note": str(number)}}
        once(box, packs.keep(data))
        whole.append((perf_counter() - began) * 1000)
    return median(first), median(again), median(whole)


def main() -> None:
    """One line for each title."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=9, help="packs read of each title; the median counts")
    times = parser.parse_args().times
    print(f"{'milliseconds':<20}{'first':>10}{'again':>10}{'all cards':>12}")
    for title in prixfixe.shipped():
        first, again, whole = measured(title, times)
        print(f"{title:<20}{first:>10.1f}{again:>10.4f}{whole:>12.1f}")


if __name__ == "__main__":
    main()
