"""Forced answers that are given at once tell nobody anything: who is waited for follows from what is seen."""

from prixfixe.testing import haste
from tests.laws.walk import as_tests

globals().update(as_tests(haste))
