"""A copy is the same position and shares nothing that changes."""

from prixfixe.testing import copies
from tests.laws.walk import as_tests

globals().update(as_tests(copies))
