"""Everything that is asked, offered, told or refused has words, in every language."""

from prixfixe.testing import words
from tests.laws.walk import as_tests

globals().update(as_tests(words))
