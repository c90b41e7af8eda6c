"""Rival Restaurants: shop, haggle, outbid and sabotage your neighbours until a restaurant reaches 20 popularity."""
