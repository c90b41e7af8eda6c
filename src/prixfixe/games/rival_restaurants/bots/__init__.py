"""What bots know of Rival Restaurants: how a seat stands, and what is worth considering."""
