"""Own cards: packs that are read, refused, played and carried."""
