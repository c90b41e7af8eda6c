"""Level 5: many matches, measured."""
