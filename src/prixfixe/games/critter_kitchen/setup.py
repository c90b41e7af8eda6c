"""Set-up: the town, the players, and for solo play McDogald's."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.core.game import Options
from prixfixe.games.critter_kitchen.content import content
from prixfixe.games.critter_kitchen.restaurateurs import deal_restaurateurs
from prixfixe.games.critter_kitchen.rounds import play_round
from prixfixe.games.critter_kitchen.state import HEAD_START, NOBODY, SHOPPING, SOURCES, Kitchen, Rival, Town
from prixfixe.games.critter_kitchen.tables import SPACES, TYPES


def deal(s: Town, options: Options) -> None:
    """Game set-up and player set-up (CK-SETUP)."""
    s.solo = 1 if s.seats == 1 else 0
    s.round = 1
    s.phase = SHOPPING
    set_town(s)
    set_cards(s, options)
    set_players(s)
    set_rival(s)
    s.then(begin)


def begin(s: Town) -> None:
    """Restaurateurs are chosen after everything else is set up; then the first round (CK-SETUP-16)."""
    s.tell("critic", s.critic)
    if s.solo:
        s.tell("head_start", s.tables.choices[s.critic].stars)
    if s.other_restaurateurs:
        deal_restaurateurs(s)
    s.then(play_round)


def set_town(s: Town) -> None:
    """All tokens in the bag, nothing on the boards yet."""
    s.bag = s.tables.bag[:]
    s.aside = []
    s.offer = []
    s.counter = NOBODY
    s.bisque = s.tables.bisque_supply
    s.removed = []
    s.stalls = [[] for _ in s.tables.locations]
    s.here = NOBODY
    s.touched = 0
    s.line = []


def set_cards(s: Town, options: Options) -> None:
    """Critic face up, three rumor cards face down, the decks; a first game has the Mouse and no advanced rumors."""
    first = bool(options["first_game"])
    s.critic = chosen_critic(s, "mouse" if first else str(options["critic"]))
    advanced = bool(options["advanced_rumors"]) and not first
    rumors = s.tables.rumors
    s.other_rumors = [card for card in range(len(rumors)) if advanced or not rumors[card].advanced]
    s.rumor_cards = [s.draw(s.other_rumors) for _ in range(SPACES)]
    s.face_up = [0] * SPACES
    s.challenge_deck = list(range(len(s.tables.requires)))
    s.challenges = []
    s.zous_deck = list(range(len(s.tables.zous)))
    s.zous_offer = NOBODY
    s.retired = []
    s.other_restaurateurs = list(range(len(s.tables.restaurateurs) - 1)) if options["restaurateurs"] else []
    s.cards = []


def chosen_critic(s: Town, name: str) -> i64:
    """The critic named, or any."""
    if name == "random":
        return s.below(len(s.tables.critics) - 1)
    return [row.id for row in content(s.content).critics].index(name)


def set_players(s: Town) -> None:
    """A kitchen with a soup for everybody, and the hats in random order; McDogald's hat is in front."""
    s.kitchens = [new_kitchen() for _ in range(s.seats + s.solo)]
    for seat in range(s.seats):
        s.kitchens[seat].soup = s.tables.starting_soup
    s.track = list(range(s.seats))
    s.shuffle(s.track)
    if s.solo:
        s.track.insert(0, 1)


def new_kitchen() -> Kitchen:
    """An empty kitchen."""
    k = Kitchen()
    k.storage, k.sure, k.maybe, k.unseen = [], [], [], 0
    k.soup = k.bisque = 0
    k.points = [0] * SOURCES
    k.rumors = [NOBODY] * SPACES
    k.peeked = [0] * SPACES
    k.zous = k.hired = k.restaurateur = k.secret = k.chef = k.big = NOBODY
    k.dealt, k.dismissed = [], []
    k.plan = [NOBODY] * 4
    k.load = k.ready = k.serving = 0
    k.haul, k.plates, k.returning = [], [], []
    return k


def set_rival(s: Town) -> None:
    """McDogald's: head start, plate and decks (CK-SOLO-2, CK-SOLO-4)."""
    mine = Rival()
    mine.course = [NOBODY] * TYPES
    mine.spice = [NOBODY] * TYPES
    mine.allspice = mine.boost = 0
    mine.boosted = mine.sample = NOBODY
    mine.aside, mine.starred, mine.shown = [], [], []
    mine.decks = [list(range(len(s.tables.managers))), *(deck[:] for deck in s.tables.decks)] if s.solo else []
    mine.discards = [[] for _ in mine.decks]
    s.rival = mine
    if s.solo:
        s.kitchens[1].points[HEAD_START] = s.tables.choices[s.critic].stars
