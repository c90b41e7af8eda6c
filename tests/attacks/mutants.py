"""Saved data gone wrong: a number, a type, a list, a name, some bytes, or several of these at once."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Callable, Iterator

Spot = tuple[Any, Any]  # a list or object, and the index or name of something in it

EDGES = [
    *(0, 1, -1, 2, -2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 31, 32, 63, 64, 98, 99, 100, 255, 256, 998, 999, 1_000, 9_999),
    *(1 << 15, 65_535, 99_998, 99_999, 1 << 20, 1 << 31, (1 << 31) - 1, 1 << 32, 1 << 40, -(1 << 40), (1 << 62) - 1),
    *(1 << 62, -(1 << 62), (1 << 63) - 1, 1 << 63, -(1 << 63), -(1 << 63) - 1, 1 << 64, 10**30, 10**400, -999),
]
TEXTS = [
    *(
        "",
        "1",
        "0",
        "-1",
        "state",
        "\0",
        "a\0b",
        "\ud800",
        "é" * 50,
        "x" * 5_000,
        "x" * 100_000,
        "/",
        "/etc",
        "/dev/zero",
    ),
    *("/proc/self/mem", "../content.toml", "~", "true", "NaN", "{}", "[]", "'", "%s{}", "\u202e"),
]


def deep(depth: int) -> Any:
    """A list in a list in a list."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def wrong(dice: Random) -> Any:
    """Something of any type."""
    plain: list[Any] = [
        True,
        False,
        None,
        0.5,
        1.0,
        -0.0,
        float("inf"),
        float("nan"),
        [],
        {},
        [[]],
        [0],
        {"part": "Plate"},
    ]
    return dice.choice([*plain, dice.choice(TEXTS), dice.choice(EDGES), deep(dice.choice([3, 60, 600]))])


def spots(value: Any) -> Iterator[Spot]:
    """Everything in the data."""
    if isinstance(value, (list, dict)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from spots(value[key])


def walked(value: Any, dice: Random) -> Spot:
    """One spot, found by walking down at random: small fields come up as often as long lists."""
    spot = (value, dice.choice(list(value) if isinstance(value, dict) else range(len(value))))
    inner = spot[0][spot[1]]
    if isinstance(inner, (list, dict)) and inner and dice.random() < 0.9:
        return walked(inner, dice)
    return spot


def numbers(value: Any) -> list[Spot]:
    """Where numbers are."""
    return [(inside, key) for inside, key in spots(value) if type(inside[key]) is int]


def other_number(value: Any, dice: Random) -> None:
    """One number changes, mostly a little."""
    found = numbers(value)
    if not found:
        return
    inside, key = dice.choice(found)
    for _ in range(dice.choice([0, 30])):
        walk = walked(value, dice)
        if type(walk[0][walk[1]]) is int:
            inside, key = walk
            break
    old = inside[key]
    there, at = dice.choice(found)
    near = [old + 1, old - 1, old + 2, -old, -old - 1, 2 * old, old + 10, old ^ 1 << dice.randrange(20), there[at]]
    inside[key] = dice.choice(near if dice.random() < 0.6 else EDGES)


def swapped(value: Any, dice: Random) -> None:
    """Two numbers change places."""
    found = numbers(value)
    if len(found) > 1:
        (a, i), (b, j) = dice.sample(found, 2)
        a[i], b[j] = b[j], a[i]


def other_type(value: Any, dice: Random) -> None:
    """Something becomes something else."""
    inside, key = walked(value, dice)
    inside[key] = wrong(dice)


def other_list(value: Any, dice: Random) -> None:
    """A list loses, doubles, nests or stretches what is in it."""
    lists = [inside[key] for inside, key in spots(value) if isinstance(inside[key], list) and inside[key]]
    if not lists:
        return
    items = dice.choice(lists)
    i, how = dice.randrange(len(items)), dice.randrange(8)
    if how == 0:
        del items[i]
    elif how == 1:
        items.insert(i, items[i])
    elif how == 2:
        items[i] = [items[i]]
    elif how == 3:
        items.clear()
    elif how == 4:
        items *= dice.choice([2, 8, 50, 1_000]) if len(items) < 200 else 2
    elif how == 5:
        dice.shuffle(items)
    elif how == 6:
        items.append(dice.choice(EDGES))
    else:
        del items[i:]


def other_name(value: Any, dice: Random) -> None:
    """A field is lost, renamed, added or changes its value with another."""
    objects = [value] if isinstance(value, dict) else []
    objects += [inside[key] for inside, key in spots(value) if isinstance(inside[key], dict) and inside[key]]
    if not objects:
        return
    fields = dice.choice(objects)
    name, other, how = dice.choice(list(fields)), dice.choice(list(fields)), dice.randrange(4)
    if how == 0:
        del fields[name]
    elif how == 1:
        fields[dice.choice([name + "x", name.upper(), "", "\ud800", "part", other])] = fields.pop(name)
    elif how == 2:
        fields[dice.choice(TEXTS)] = wrong(dice)
    else:
        fields[name], fields[other] = fields[other], fields[name]


def other_text(value: Any, dice: Random) -> None:
    """A text becomes another, mostly one that stands elsewhere."""
    texts = [(inside, key) for inside, key in spots(value) if isinstance(inside[key], str)]
    if texts:
        inside, key = dice.choice(texts)
        there, at = dice.choice(texts)
        inside[key] = there[at] if dice.random() < 0.5 else dice.choice(TEXTS)


CHANGES: list[Callable[[Any, Random], None]] = [swapped, other_type, other_list, other_name, other_text, other_number]


def mutated(value: Any, dice: Random) -> Any:
    """Data with something wrong in it: half of the time it is one number."""
    if dice.random() < 0.5:
        other_number(value, dice)
        return value
    if dice.random() < 0.02:
        return wrong(dice)
    for _ in range(dice.choice([1, 1, 1, 2, 3, 8])):
        if isinstance(value, (list, dict)) and value:
            dice.choice(CHANGES)(value, dice)
    return value


def mutated_text(text: str, dice: Random) -> str:
    """A text with something wrong in it: in what it says, or in its letters."""
    if dice.random() < 0.8:
        return json.dumps(mutated(json.loads(text), dice), ensure_ascii=dice.random() < 0.5)
    for _ in range(dice.choice([1, 1, 2, 5])):
        i = dice.randrange(len(text) + 1)
        j = min(len(text), i + dice.choice([0, 1, 1, 5, 50]))
        new = dice.choice(["", chr(dice.randrange(256)), "[" * 50_000, "9" * 5_000, "1e999", "-0", "\ud800", "\\ud800"])
        text = text[:i] + new + text[j:] if dice.random() < 0.8 else text[:i]
    return text
