"""The end of the game: who wins, and the vote (RV-END)."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import Result
from prixfixe.core.state import PASS
from prixfixe.games.rival_restaurants.state import OVER, Rivals
from prixfixe.kit.order import places


def is_over(s: Rivals) -> bool:
    """Somebody has reached the goal, or the last day is over."""
    return goal_reached(s) or s.day >= s.tables.day_cap


def goal_reached(s: Rivals) -> bool:
    """Whether somebody has enough popularity."""
    return any(player.popularity >= s.tables.goal for player in s.players)


def finish(s: Rivals) -> None:
    """The first place is found; players tied for it are voted on by the others."""
    s.phase = OVER
    tied = leaders(s)
    s.winners = tied
    if len(tied) > 1:
        for seat in range(s.seats):
            s.players[seat].plan = []
            if seat not in tied:
                s.ask(seat, [PASS, *tied], voted)
        s.then(count_votes)


def leaders(s: Rivals) -> list[i64]:
    """Those whom popularity, Gourmets and money do not separate from the best."""
    keys = [rank(s, seat) for seat in range(s.seats)]
    best = max(keys)
    return [seat for seat in range(s.seats) if keys[seat] == best]


def rank(s: Rivals, seat: i64) -> list[int]:
    """Popularity, then Gourmet Recipes cooked, then money."""
    player = s.players[seat]
    return [int(player.popularity), int(player.gourmets), int(player.money)]


def voted(s: Rivals, seat: i64, choice: i64) -> None:
    """A secret vote, or an abstention."""
    s.players[seat].plan = [choice]


def count_votes(s: Rivals) -> None:
    """Most votes win; without votes or with a tied vote the victory is shared."""
    votes = [0] * int(s.seats)
    for seat in range(s.seats):
        for choice in s.players[seat].plan:
            if choice != PASS:
                votes[choice] += 1
                s.tell("voted", seat, choice)
    most = max(votes)
    s.winners = [seat for seat in s.winners if votes[seat] == most]


def result(s: Rivals) -> Result:
    """Places by popularity, Gourmets and money; the vote decides between the first."""
    keys = [[*rank(s, seat), int(seat in s.winners)] for seat in range(s.seats)]
    scores = [int(player.popularity) for player in s.players]
    lines = ("basics", "gourmets", "cuisine", "extras", "bonuses", "reviews")
    parts = [{name: int(player.points[i]) for i, name in enumerate(lines)} for player in s.players]
    return Result(places(keys), scores, [key[1:3] for key in keys], reason(s), parts)


def reason(s: Rivals) -> str:
    """How it ended: by the goal or the last day; decided, voted or shared."""
    how = "goal" if goal_reached(s) else "days"
    if len(s.winners) > 1:
        return f"{how}_shared"
    return f"{how}_voted" if len(leaders(s)) > 1 else how
