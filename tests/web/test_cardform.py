"""The form of a card: every printed card comes back from its form as it was, and mistakes lie beside their fields."""

from __future__ import annotations

from typing import Any, Iterator, Sequence

import msgspec
import pytest

import prixfixe
from prixfixe.kit.columns import tables_of
from prixfixe.kit.compare import house_rows
from prixfixe.kit.content import Box
from prixfixe.kit.problems import BadCards
from prixfixe.web.cardform import Field, Form, found_at, labelled, shown
from prixfixe.web.cardread import read
from prixfixe.web.cardschema import HIDDEN, Schema, fields_of, kind_of
from prixfixe.web.cardsheet import sheet_of
from prixfixe.web.french import CALLED
from prixfixe.web.texts import FIELDS


def box_of(title: str) -> Box[Any, Any]:
    cards = prixfixe.load(title).cards
    assert isinstance(cards, Box)
    return cards


def inputs(fields: Sequence[Field]) -> Iterator[tuple[str, str]]:
    """Everything that a browser sends of a form in which nothing was touched."""
    for field in fields:
        yield from ((entry.name, entry.value) for entry in field.entries)
        for part in field.parts:
            yield from ((key.name, key.value) for key in part.keys)
            yield from inputs(part.fields)


def rows_of(box: Box[Any, Any]) -> Iterator[tuple[str, type[Any], dict[str, Any]]]:
    """Every printed row, and every single table, with its record."""
    for table, kind in tables_of(box.shape).items():
        inner = kind.item_type if isinstance(kind, msgspec.inspect.ListType) else kind
        if isinstance(inner, msgspec.inspect.StructType) and table in box.printed:
            found = box.printed[table]
            yield from ((table, inner.cls, row) for row in (found if isinstance(found, list) else [found]))


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_a_form_that_nobody_touched_says_nothing_and_makes_the_same_card_anew(title: str) -> None:
    box, number = box_of(title), 0
    for table, cls, row in rows_of(box):
        form = Form(box, table, box.printed, "en")
        texts = dict(inputs(form.fields(row)))
        assert read(form.schemas, texts, row) == {}, (table, row.get("id"))
        kept = {name: row[name] for name in HIDDEN if name in row}
        again = msgspec.convert({**kept, **read(form.schemas, texts, {})}, cls)
        known = ("source", "name_source")
        plain = [{k: v for k, v in bare(one).items() if k not in known} for one in (again, msgspec.convert(row, cls))]
        assert plain[0] == plain[1], (table, row.get("id"))
        number += 1
    assert number > 100


def bare(value: Any) -> Any:
    """A record without whose numbers it has, records in it likewise."""
    if isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
        return {name: bare(getattr(value, name)) for name in names if name not in ("source", "name_source")}
    return [bare(one) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_nothing_has_to_be_written_as_toml(title: str) -> None:
    box = box_of(title)
    tables = sheet_of(prixfixe.load(title), "", "en").tables()
    assert len(tables) > 5
    found = [(table, name) for table in tables for name, one in fields_of(box, table).items() if kind_of(one) == "toml"]
    assert found == []


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_every_number_that_rules_read_has_a_form_and_all_that_is_ours_is_walked_through(title: str) -> None:
    box, sheet = box_of(title), sheet_of(prixfixe.load(title), "", "en")
    plain = {"meta", "components", "component", "term", "terms", "options", "clocks"}
    records = {table for table, kind in tables_of(box.shape).items() if table in box.printed and is_record(kind)}
    assert records - set(sheet.tables()) == records & plain
    ours = {(table, row["id"]) for table, rows in house_rows(box).items() for row in rows if table not in plain}
    assert set(sheet.walk()) == ours
    assert title != "ristorante-italia" or ("bonus", "aquarium") in ours  # whose price is ours, and its text is not


@pytest.mark.parametrize("title", prixfixe.shipped())
def test_everything_in_a_form_is_called_something_in_french(title: str) -> None:
    box, sheet = box_of(title), sheet_of(prixfixe.load(title), "", "fr")
    found: set[str] = set()
    for table in sheet.tables():
        found |= {table} - sheet.looks.keys()
        for name, one in fields_of(box, table).items():
            found |= words_of(name, one)
    named = {row.get("id") for _, _, row in rows_of(box) if row.get("name_fr")}
    assert {word for word in found - named if not any(word in one for one in (*FIELDS["fr"].values(), CALLED))} == set()


def words_of(name: str, one: Schema) -> set[str]:
    """The names of a field, of what can be chosen in it, and of the fields in it."""
    if name in HIDDEN:
        return set()
    whole = {**one, **one.get("items", {}), **one.get("propertyNames", {})}
    names = {word for word in (*whole.get("x-names", ()), *whole.get("enum", ())) if isinstance(word, str) and word}
    inner = whole.get("properties", {}) if kind_of(one) in ("part", "parts") else {}
    return {name, *names}.union(*(words_of(*pair) for pair in inner.items()))


def is_record(kind: msgspec.inspect.Type) -> bool:
    """Whether a table is a record or has records for rows."""
    inner = kind.item_type if isinstance(kind, msgspec.inspect.ListType) else kind
    return isinstance(inner, msgspec.inspect.StructType)


def bonus(**entered: str) -> dict[str, Any]:
    """What is read of a restaurant's form in which fields of its second bonus were changed."""
    box, table = box_of("rival-restaurants"), "restaurants"
    row = box.printed[table][0]
    form = Form(box, table, box.printed, "en")
    texts = dict(inputs(form.fields(row))) | {f"f.levels.1.{name}": text for name, text in entered.items()}
    return read(form.schemas, texts, row)


def test_a_field_of_a_record_in_a_list_is_changed_alone() -> None:
    before = box_of("rival-restaurants").printed["restaurants"][0]
    found = bonus(amount="600")
    assert list(found) == ["levels"]
    assert found["levels"] == [before["levels"][0], {**before["levels"][1], "amount": 600}, before["levels"][2]]


def test_a_mistake_in_a_record_lies_beside_its_field() -> None:
    box, row = box_of("rival-restaurants"), box_of("rival-restaurants").printed["restaurants"][0]
    pack = {"restaurants": [{"id": row["id"], **bonus(amount="-7", effect="nonsense")}]}
    with pytest.raises(BadCards) as refused:
        box.checked(pack, "x")
    found = [(one.field, one.found) for one in refused.value.problems]
    assert ("levels.meat_and_greet.amount", "-7") in found
    fields = Form(box, "restaurants", box.printed, "en").fields(row)
    assert shown(fields, iter([(field, "no") for field, _ in found])) == []
    assert found_at(fields, ["levels", "meat_and_greet", "amount"])[-1].problems == ["no"]
    assert labelled(fields, "levels.meat_and_greet.amount") == "Meat and Greet › Amount"


def test_a_record_that_may_be_missing_is_left_out_and_entered() -> None:
    box = box_of("restaurant-row")
    row = next(row for row in box.printed["staff"] if "condition" not in row)
    form = Form(box, "staff", box.printed, "en")
    texts = dict(inputs(form.fields(row)))
    assert {name: text for name, text in texts.items() if name.startswith("f.condition.")} == dict.fromkeys(
        ("f.condition.kind", "f.condition.amount", "f.condition.type"), ""
    )
    texts |= {"f.condition.kind": "min_stars", "f.condition.amount": "3"}
    assert read(form.schemas, texts, row) == {"condition": {"kind": "min_stars", "amount": 3}}


def test_what_a_form_does_not_have_is_not_said() -> None:
    box = box_of("sweet-mess")
    row = box.printed["recipe"][0]
    assert read(fields_of(box, "recipe"), {"f.points": "7"}, row) == {"points": 7}
