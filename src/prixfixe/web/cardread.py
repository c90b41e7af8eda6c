"""What was entered in the form of a card, read back as a row of a pack; what is wrong is left for the check."""

from __future__ import annotations

import tomllib
from typing import Any, Mapping

from prixfixe.kit.packs import LARGEST
from prixfixe.web.cardschema import HIDDEN, Schema, default, kind_of

Entered = Mapping[str, str]  # what stands in each input of a form


def read(schemas: Mapping[str, Schema], form: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """What was entered and differs from a row; a field that the form does not have stays as it is."""
    texts = {key: text for key, text in form.items() if isinstance(text, str)}
    return {name: value for name, value in said("f", schemas, texts, before).items() if value != before.get(name, ...)}


def said(path: str, schemas: Mapping[str, Schema], texts: Entered, before: Mapping[str, Any]) -> dict[str, Any]:
    """A record with what was entered for it; what is as usual and was not said before is not said now."""
    made = dict(before)
    for name, one in schemas.items():
        if name in HIDDEN:
            continue
        entered = under(texts, f"{path}.{name}")
        if entered:
            value = value_of(f"{path}.{name}", one, entered, before.get(name, default(one)))
            if name in before or value not in (default(one), None):
                made[name] = value
    return made


def under(texts: Entered, path: str) -> Entered:
    """The inputs of a field."""
    return {key: text for key, text in texts.items() if key == path or key.startswith(f"{path}.")}


def value_of(path: str, one: Schema, entered: Entered, old: Any) -> Any:
    """What was entered for a field; what is none of its kind is left for the check to refuse."""
    kind, first = kind_of(one), entered.get(path, "").strip()
    if kind == "part":
        blank = one.get("x-optional") and not any(text.strip() for text in entered.values())
        return None if blank else said(path, one["properties"], entered, old if isinstance(old, Mapping) else {})
    if kind == "parts":
        return records(path, one, entered, old if isinstance(old, list) else [])
    if kind == "list":
        texts = [text for _, text in sorted(entered.items(), key=place_of) if text.strip()]
        return [scalar(one.get("items", {}), text) for text in texts]
    if kind == "counts":
        counts = {key.rpartition(".")[2]: number(text) for key, text in entered.items() if text.strip()}
        return {key: count for key, count in counts.items() if count != 0 or explicit(one)}
    if kind in ("toml", "fixed"):
        return from_toml(first) if first else default(one)
    if kind == "number" and not first:
        return default(one)
    return scalar(one, entered.get(path, "") if kind == "prose" else first)


def records(path: str, one: Schema, entered: Entered, old: list[Any]) -> list[Any]:
    """The records of a list that always has as many; each is known by its id, which nobody enters."""
    rows = dict(enumerate(old))
    for i in range(one["maxItems"]):
        inner = under(entered, f"{path}.{i}")
        name = inner.get(f"{path}.{i}.id")
        before = rows.get(i, {}) if name is None else {**rows.get(i, {}), "id": name}
        if inner:
            rows[i] = said(f"{path}.{i}", one["items"]["properties"], inner, before)
    return [row for _, row in sorted(rows.items())]


def explicit(one: Schema) -> bool:
    """Whether zero is something else than nothing."""
    return bool(one.get("additionalProperties", {}).get("minimum", 1) <= 0)


def place_of(item: tuple[str, str]) -> int:
    """The place of an input in its list."""
    last = item[0].rpartition(".")[2]
    return int(last) if last.isdecimal() else 0


def scalar(one: Schema, text: str) -> Any:
    """A single value."""
    kind = kind_of(one)
    if kind == "number":
        return number(text)
    if kind == "flag":
        return text == "yes"
    return text.replace("\r\n", "\n").strip()


def number(text: str) -> int | str:
    """A whole number, or the text that is none or one beyond all bounds."""
    said = text.strip()[:20]
    try:
        found = int(said)
    except ValueError:
        return said
    return found if abs(found) <= LARGEST else said


def from_toml(text: str) -> Any:
    """A value written as TOML, or the text that is none."""
    try:
        found = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError):
        return text
    return found["value"] if len(found) == 1 else text
