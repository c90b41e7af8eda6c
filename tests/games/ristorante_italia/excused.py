"""Ids and rows that state no behaviour, each with its reason."""

RULES: dict[str, str] = {}
ROWS: dict[str, str] = {}
