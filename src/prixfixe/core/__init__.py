"""Level 0: the engine. It knows no game."""
