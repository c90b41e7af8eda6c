"""The drawings as one sprite, under an address that changes with its content."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Response

DRAWINGS = Path(__file__).parent / "drawings"
ADDRESS = "/drawings.svg"
router = APIRouter()


@cache
def sprite() -> str:
    """Every drawing of every file."""
    files = [path.read_text(encoding="utf-8") for path in sorted(DRAWINGS.glob("*.svg"))]
    symbols = [symbol for text in files for symbol in re.findall(r"<symbol.*?</symbol>", text, re.S)]
    return '<svg xmlns="http://www.w3.org/2000/svg">' + "".join(symbols) + "</svg>"


@cache
def names() -> frozenset[str]:
    """The ids of all drawings."""
    return frozenset(re.findall(r'<symbol id="([^"]+)"', sprite()))


@cache
def drawings() -> str:
    """The sprite's address."""
    return f"{ADDRESS}?{hashlib.sha256(sprite().encode()).hexdigest()[:8]}"


@router.get(ADDRESS, include_in_schema=False)
def send_drawings() -> Response:
    """The sprite; a browser keeps it."""
    return Response(
        sprite(), media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=31536000, immutable"}
    )
