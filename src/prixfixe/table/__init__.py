"""Level 3: one match at one table."""
