"""What a match lets be taken back has told nobody anything."""

from prixfixe.testing import undo
from tests.laws.walk import as_tests

globals().update(as_tests(undo))
