"""Tastes: how somebody wants the table to look, move and sound, kept with the person."""

from __future__ import annotations

from typing import Final, Mapping

from prixfixe.web.refused import Refused

TASTES: Final[dict[str, tuple[str, ...]]] = {
    "theme": ("auto", "light", "dark"),
    "text": ("normal", "large", "larger"),
    "motion": ("on", "calm"),
    "steps": ("slow", "normal", "fast", "none"),
    "sound": ("on", "off"),
    "seats": ("colours", "safe"),
    "passing": ("pass", "wait"),
}


def tasted(chosen: Mapping[str, str]) -> dict[str, str]:
    """What was chosen, if all of it can be."""
    for name, value in chosen.items():
        if value not in TASTES.get(name, ()):
            raise Refused(422, "bad_setting")
    return dict(chosen)
