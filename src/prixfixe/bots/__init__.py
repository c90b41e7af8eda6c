"""Level 3: bots. They see a game only through its Game record, and a match only through guesses."""
