"""What states no behaviour, with the reason."""

RULES = {
    "CK-SETUP-2": "the Maître d' is a reminder without effect on play",
    "CK-TIME-6": "an optional convenience (wish lists) that tables do not offer; it changes no rule",
}

ROWS = {
    "components": "counts of the things in the box; what matters of them is counted by the census and in test_setup",
    "star_denominations": "change for stars; digital stars are numbers",
    "player_colors": "names of colours",
}
