"""What bots know of Ristorante Italia: how a seat stands, and what is worth considering."""
