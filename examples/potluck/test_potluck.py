"""Potluck keeps every law that the five titles keep: `pytest` in this folder, with `prixfixe[testing]` installed."""

from __future__ import annotations

from potluck import GAME

from prixfixe.testing import laws

test_laws = laws(GAME)
