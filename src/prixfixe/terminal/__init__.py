"""Level 6: play in a terminal."""
