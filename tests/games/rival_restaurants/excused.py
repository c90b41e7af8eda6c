"""Ids and rows that state no behaviour, each with the reason."""

RULES: dict[str, str] = {}
ROWS: dict[str, str] = {
    "components": "the printed counts of the box; content.py checks them against the rows they count",
    "coins": "money is a number; the split into coins changes nothing",
    "phases": "names of the phases",
    "terms": "names shown to players",
}
