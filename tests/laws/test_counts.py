"""Every piece is always somewhere exactly once."""

from prixfixe.testing import counts
from tests.laws.walk import as_tests

globals().update(as_tests(counts))
