"""Level 2: one folder per title."""
