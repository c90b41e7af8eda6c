"""Seed, options and moves give the same match again."""

from prixfixe.testing import replays
from tests.laws.walk import as_tests

globals().update(as_tests(replays))
