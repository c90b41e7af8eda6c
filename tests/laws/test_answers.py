"""What is offered, what is refused, and in which order it may be said."""

from prixfixe.testing import answers
from tests.laws.walk import as_tests

globals().update(as_tests(answers))
