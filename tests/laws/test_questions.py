"""Every option of every question has a name, words and a place of its own, and none of them tells a secret."""

from prixfixe.testing import questions
from tests.laws.walk import as_tests

globals().update(as_tests(questions))
