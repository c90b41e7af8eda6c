"""Every match ends, with nothing left to do and a result that adds up."""

from prixfixe.testing import endings
from tests.laws.walk import as_tests

globals().update(as_tests(endings))
