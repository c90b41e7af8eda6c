"""Record the goldens anew: python -m scripts.goldens [GAME]. Review the transcripts before you commit them."""

from __future__ import annotations

import sys

from prixfixe import shipped
from tests.goldens.golden import goldens, record, transcript


def main() -> None:
    """Record every golden, or those of the games named."""
    wanted = sys.argv[1:] or list(shipped())
    for golden in goldens():
        if golden.config.game in wanted:
            replay = record(golden)
            golden.path("json").parent.mkdir(parents=True, exist_ok=True)
            golden.path("json").write_text(replay.to_json() + "\n", encoding="utf-8")
            golden.path("txt").write_text(transcript(replay), encoding="utf-8")
            print(golden, len(replay.moves), "moves", (replay.result or {}).get("reason"))


if __name__ == "__main__":
    main()
