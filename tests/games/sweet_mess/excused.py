"""What no test can show, with the reason."""

RULES: dict[str, str] = {}
ROWS: dict[str, str] = {"term": "words of the interface; no rule reads them"}
