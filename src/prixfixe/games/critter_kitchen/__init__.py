"""Critter Kitchen: chefs of three sizes shop in a bay town for challenge meals and for the critic's seven courses."""
