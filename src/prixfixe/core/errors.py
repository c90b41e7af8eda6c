"""What can be wrong with what people say; each is a ValueError with one clear sentence."""


class IllegalAnswer(ValueError):
    """The seat is asked, but not offered that option."""


class NotAsked(ValueError):
    """The seat is not asked anything."""


class BadInput(ValueError):
    """Something asked for that cannot be; its sentence names what was wrong and what is allowed."""


class BadOption(BadInput):
    """A game, seat count, level or table option that does not exist."""


class BadContent(BadInput):
    """A content file that breaks its schema."""


class BadReplay(BadInput):
    """A record that does not fit the game, or does not play."""


class BadState(BadInput):
    """Saved data that is no position of the game."""
