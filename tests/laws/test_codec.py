"""JSON there and back is the identity, and the loaded state plays on the same."""

from prixfixe.testing import codec
from tests.laws.walk import as_tests

globals().update(as_tests(codec))
