"""Ids and rows that state no behaviour, each with its reason."""

RULES: dict[str, str] = {}
ROWS: dict[str, str] = {
    "coin": "the bank never runs out (RI-RUL-20), so the values of the metal do not matter",
    "player_colour": "a colour is only for the eye",
}
