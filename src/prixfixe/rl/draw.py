"""The table as text, or as a picture of that text, for the render modes."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console
from rich.text import Text

from prixfixe.core.game import Game, Speech
from prixfixe.core.state import State
from prixfixe.terminal.play import drawing

RENDER_MODES = ("ansi", "rgb_array")
WIDTH = 100  # columns of the drawing
CELL = (6, 13)  # pixels of a letter of the plain font
ZOOM = 2
PAPER, INK = (250, 246, 238), (40, 34, 30)


def rendered(game: Game[Any], s: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What a spectator sees, in a render mode."""
    if mode is None:
        return None
    markup = drawing(game)(game.view(s, None), Speech())
    return ansi(markup) if mode == "ansi" else picture(Text.from_markup(markup))


def ansi(markup: str) -> str:
    """Text with the terminal's colours."""
    console = Console(file=io.StringIO(), width=WIDTH, force_terminal=True)
    console.print(markup, highlight=False)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def picture(text: Text) -> NDArray[np.uint8]:
    """The text on paper, a letter a cell, colours kept."""
    console = Console(file=io.StringIO(), width=WIDTH)
    rows = list(text.split("\n"))
    image = Image.new("RGB", (CELL[0] * WIDTH, CELL[1] * (len(rows) + 1)), PAPER)
    pen, plain, other = ImageDraw.Draw(image), ImageFont.load_default_imagefont(), ImageFont.load_default(10)
    for y, row in enumerate(rows):
        x = 0
        for segment in row.render(console):
            colour = segment.style and segment.style.color and tuple(segment.style.color.get_truecolor())
            for letter in segment.text:
                font = plain if letter.isascii() else other
                if letter.strip():
                    pen.text((x * CELL[0], y * CELL[1] + 1), letter, fill=colour or INK, font=font)
                x += 1
    return np.asarray(image.resize((image.width * ZOOM, image.height * ZOOM), Image.Resampling.NEAREST))
