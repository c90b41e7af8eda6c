"""What bots know of Restaurant Row: how a seat stands, and what is worth considering."""
