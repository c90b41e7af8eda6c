"""The critic meal is judged: seven scoring steps, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import Result
from prixfixe.games.critter_kitchen.challenges import tell_item
from prixfixe.games.critter_kitchen.plates import course_quality, factor, served_courses, spices_served, value
from prixfixe.games.critter_kitchen.rival import CHAIN
from prixfixe.games.critter_kitchen.solo import serve_rival
from prixfixe.games.critter_kitchen.state import (
    ALL_COURSES,
    BEST_COURSES,
    CRITIC,
    MOST_SOUP,
    NOBODY,
    OVER,
    QUALITY,
    RESTAURATEUR,
    RUMORS,
    Town,
)
from prixfixe.games.critter_kitchen.tables import SPACES, SPICE, TYPES, printed, type_of
from prixfixe.games.critter_kitchen.tokens import draw_token
from prixfixe.kit.order import places


def judge(s: Town) -> None:
    """All plates are revealed and scored, step by step (CK-SCORE)."""
    s.phase = OVER
    s.tell("critic_meal")
    if s.solo:
        serve_rival(s)
    for seat in range(len(s.kitchens)):
        reveal_plate(s, seat)
    most_soup(s)
    all_courses(s)
    best_courses(s)
    turn_rumors(s)
    bonus_score(s)
    final_score(s)


def reveal_plate(s: Town, seat: i64) -> None:
    """What a kitchen serves."""
    plate = s.kitchens[seat].plates[0]
    s.tell("serves", s.called(seat))
    for i in range(len(plate.items)):
        token, spice = plate.items[i], plate.spices[i]
        tell_item(s, token, spice, value(s, seat, token) * factor(s, seat, type_of(token), spice))
    for i in range(len(plate.paired)):
        s.tell("paired_wine", plate.wines[i], plate.paired[i])


def score(s: Town, seat: i64, source: i64, stars: i64, fact: str) -> None:
    """Stars of one step."""
    s.kitchens[seat].points[source] += stars
    if stars:
        s.tell(fact, s.called(seat), stars)


# ---- step 2


def most_soup(s: Town) -> None:
    """The largest value of soup and bisque left, if there is any; ties are friendly (CK-SCORE-1)."""
    if s.solo:
        sample_soup(s)
    totals = [soup_left(s, seat) for seat in range(len(s.kitchens))]
    most = max(totals)
    for seat in range(len(totals)):
        if totals[seat] == most and most >= s.tables.most_soup_least:
            score(s, seat, MOST_SOUP, s.tables.most_soup_stars, "star_most_soup")


def soup_left(s: Town, seat: i64) -> i64:
    """The value of what a kitchen still holds; McDogald's drew a token for it."""
    if seat >= s.seats:
        return printed(s.rival.sample) if NOBODY < s.rival.sample < SPICE else 0
    kitchen = s.kitchens[seat]
    return kitchen.soup * s.tables.soup_value + kitchen.bisque * s.tables.bisque_value


def sample_soup(s: Town) -> None:
    """A token from the bag; its printed value is McDogald's soup (CK-SOLO-28)."""
    s.rival.sample = draw_token(s)
    if s.rival.sample != NOBODY:
        s.tell("rival_soup", s.rival.sample, soup_left(s, CHAIN))
        s.bag.append(s.rival.sample)


# ---- steps 3 and 4


def all_courses(s: Town) -> None:
    """Whoever served all seven courses (CK-SCORE-2)."""
    for seat in range(len(s.kitchens)):
        if served_courses(s.kitchens[seat].plates[0]) == TYPES:
            score(s, seat, ALL_COURSES, s.tables.all_courses_stars, "star_all_courses")


def best_courses(s: Town) -> None:
    """For each course, the highest quality; ties are friendly (CK-SCORE-3, CK-SCORE-4)."""
    for kind in range(TYPES):
        for seat in best_cooks(s, kind):
            stars = s.tables.best_course_stars
            s.kitchens[seat].points[BEST_COURSES] += stars
            s.tell("star_best", s.called(seat), kind, course_quality(s, seat, kind), stars)


def best_cooks(s: Town, kind: i64) -> list[i64]:
    """The kitchens that serve a course best, if anybody serves it."""
    qualities = [course_quality(s, seat, kind) for seat in range(len(s.kitchens))]
    most = max(qualities)
    return [seat for seat in range(len(qualities)) if most >= 1 and qualities[seat] == most]


# ---- step 5


def turn_rumors(s: Town) -> None:
    """All rumor cards face up, scored from left to right; then the private ones (CK-SCORE-5, CK-REST-9)."""
    for space in range(SPACES):
        if not s.face_up[space]:
            s.face_up[space] = 1
            s.tell("turned", space, s.rumor_cards[space])
        for seat in range(len(s.kitchens)):
            score_rumor(s, seat, s.rumor_cards[space])
    for seat in range(s.seats):
        if s.kitchens[seat].secret != NOBODY:
            s.tell("secret_rumor", seat, s.kitchens[seat].secret)
            score_rumor(s, seat, s.kitchens[seat].secret)


def score_rumor(s: Town, seat: i64, card: i64) -> None:
    """The stars of one rumor; McDogald's gains those printed, whatever it serves (CK-SOLO-30)."""
    rumor = s.tables.rumors[card]
    stars: i64 = rumor.rival_stars if seat >= s.seats else rumor.score(s, seat, card)
    s.kitchens[seat].points[RUMORS] += stars
    if stars:
        s.tell("star_rumor", s.called(seat), stars, card)


# ---- step 6


def bonus_score(s: Town) -> None:
    """Stars of the critic card and of the restaurateurs, for people only (CK-SCORE-6, CK-SOLO-31)."""
    for seat in range(s.seats):
        score(s, seat, CRITIC, critic_bonus(s, seat), "star_critic")
        score(s, seat, RESTAURATEUR, s.boss(seat).stars, "star_restaurateur")


def critic_bonus(s: Town, seat: i64) -> i64:
    """What the critic gives for soup left and spices served."""
    critic, plate = s.judge(seat), s.kitchens[seat].plates[0]
    stars: i64 = 0
    if critic.soup_per:
        stars = min(critic.soup_most, critic.soup_stars * (soup_left(s, seat) // critic.soup_per))
    if critic.spice_per:
        stars += min(critic.spice_most, critic.spice_stars * (spices_served(plate) // critic.spice_per))
    return stars


# ---- step 7


def final_score(s: Town) -> None:
    """The total quality moves the marker along the score track (CK-SCORE-7, CK-SCORE-8)."""
    for seat in range(len(s.kitchens)):
        plate = s.kitchens[seat].plates[0]
        plate.quality = total_quality(s, seat)
        s.tell("quality", s.called(seat), plate.quality)
        score(s, seat, QUALITY, track_stars(s, plate.quality), "star_quality")


def total_quality(s: Town, seat: i64) -> i64:
    """The qualities of all courses, multiplied by the Fanatics among the rumors."""
    return quality_with(s, seat, [*s.rumor_cards, s.kitchens[seat].secret])


def quality_with(s: Town, seat: i64, cards: list[i64]) -> i64:
    """The qualities of all courses, multiplied by the Fanatics among some rumor cards."""
    total: i64 = 0
    for kind in range(TYPES):
        total += course_quality(s, seat, kind) * factor_among(s, cards, kind)
    return total


def fanatic_factor(s: Town, seat: i64, kind: i64) -> i64:
    """What Fanatics, public ones and one's own, multiply a course by."""
    return factor_among(s, [*s.rumor_cards, s.kitchens[seat].secret], kind)


def factor_among(s: Town, cards: list[i64], kind: i64) -> i64:
    """What the Fanatics among some cards multiply a course by."""
    factor: i64 = 1
    for card in cards:
        if card != NOBODY and s.tables.rumors[card].fanatic and s.tables.rumors[card].course == kind:
            factor *= s.tables.rumors[card].multiplier
    return factor


def track_stars(s: Town, quality: i64) -> i64:
    """Stars for every lap, and those of the row where the marker stands."""
    if quality <= 0:
        return 0
    laps = (quality - 1) // s.tables.track_spaces
    return laps * s.tables.lap_stars + s.tables.space_stars[quality - laps * s.tables.track_spaces]


# ---- winning

PARTS = (
    "part_challenges",
    "part_abilities",
    "part_most_soup",
    "part_all_courses",
    "part_best_courses",
    "part_rumors",
    "part_critic",
    "part_restaurateur",
    "part_quality",
)


def result(s: Town) -> Result:
    """Most stars; then total quality; then the hat nearer the front (CK-WIN)."""
    scores = [int(s.kitchens[seat].stars()) for seat in range(s.seats)]
    parts = [{name: int(s.kitchens[seat].points[i]) for i, name in enumerate(PARTS)} for seat in range(s.seats)]
    ties = [[int(s.kitchens[seat].plates[0].quality), -s.track.index(seat)] for seat in range(s.seats)]
    if s.solo:
        rival = int(s.kitchens[CHAIN].stars())
        won = scores[0] > rival
        return Result([1 if won else 2], scores, [[]], "end_won" if won else "end_lost", parts, rival)
    return Result(places([[scores[i], *ties[i]] for i in range(s.seats)]), scores, ties, "end_meal", parts)
