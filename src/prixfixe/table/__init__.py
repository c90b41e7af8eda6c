"""Level 4: one match at one table."""
