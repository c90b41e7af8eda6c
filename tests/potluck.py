"""The tiny game of docs/writing-a-game.md, taken out of the page."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

from prixfixe import Game

MAKING = Lock()
PAGE = Path(__file__).parent.parent / "docs" / "writing-a-game.md"


def blocks() -> list[str]:
    """The Python of the page, block by block: the game, a match of it, and the test of its laws."""
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


def module() -> ModuleType:
    """All blocks but the last two as one module; made once, whoever asks at the same time."""
    with MAKING:
        if "potluck" not in sys.modules:
            made = ModuleType("potluck")
            made.__file__ = str(PAGE)
            sys.modules["potluck"] = made
            exec("\n".join(blocks()[:-2]), made.__dict__)
        return sys.modules["potluck"]


def game() -> Game[Any]:
    """Its Game record."""
    made: Game[Any] = module().GAME
    return made
