"""Ids and rows that state no behaviour, each with the reason."""

RULES: dict[str, str] = {}
ROWS: dict[str, str] = {}
