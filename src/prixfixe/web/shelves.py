"""The files that titles bring for their tables: style sheets and pictures, under addresses like those of our own."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import FileResponse

from prixfixe.web import boards
from prixfixe.web.house import House, house_of
from prixfixe.web.models import GameName
from prixfixe.web.refused import missing

router = APIRouter(include_in_schema=False)
Here = Annotated[House, Depends(house_of)]
NAME = re.compile(r"[a-z_]{1,40}\.(css|svg|jpg)")


@router.get("/static/titles/{game}/{file}")
def send(game: GameName, file: str, request: Request, house: Here) -> FileResponse:
    """A style sheet or a picture of a title."""
    path = boards.folder(house.settings.shelf.game(game)) / file
    if not NAME.fullmatch(file) or not path.is_file():
        raise missing()
    return FileResponse(path)
