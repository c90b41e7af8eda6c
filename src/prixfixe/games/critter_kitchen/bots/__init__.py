"""What bots know of Critter Kitchen: how a seat stands, and what is worth considering."""
