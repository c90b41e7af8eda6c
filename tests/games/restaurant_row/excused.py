"""What states no behaviour of the game."""

RULES: dict[str, str] = {}
ROWS: dict[str, str] = {}
