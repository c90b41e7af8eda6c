"""Level 7: the games as research environments."""
