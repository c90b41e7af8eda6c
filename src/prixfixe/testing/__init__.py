"""The laws that every game keeps, to be held against a game of one's own: `test_laws = laws(GAME)`."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.register_assert_rewrite(*(f"{__name__}.{path.stem}" for path in Path(__file__).parent.glob("[a-z]*.py")))

from prixfixe.testing.configs import Config, configs_of  # noqa: E402
from prixfixe.testing.kit import laws  # noqa: E402

__all__ = ["Config", "configs_of", "laws"]
