"""What can be wrong with what people say; each is a ValueError with one clear sentence."""


class IllegalAnswer(ValueError):
    """The seat is asked, but not offered that option."""


class NotAsked(ValueError):
    """The seat is not asked anything."""


class BadOption(ValueError):
    """A game, seat count or table option that does not exist."""


class BadContent(ValueError):
    """A content file that breaks its schema."""


class BadReplay(ValueError):
    """A record that does not fit the game, or does not play."""
