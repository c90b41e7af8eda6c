"""What bots know of Sweet Mess: how a seat stands, and what is worth considering."""
