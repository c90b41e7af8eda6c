"""A guess looks the same, forgets the truth, and plays to the end; what is said follows from what is seen."""

from prixfixe.testing import views
from tests.laws.walk import as_tests

globals().update(as_tests(views))
