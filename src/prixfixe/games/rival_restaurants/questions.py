"""The table of contents of everything a player of Rival Restaurants is ever asked."""

from __future__ import annotations

from typing import Any, Final

from prixfixe.core.state import Ask
from prixfixe.games.rival_restaurants import (
    auction,
    barter,
    bazaar,
    bonuses,
    cards,
    cook,
    effects,
    market,
    move,
    naming,
    paths,
    phrases,
    powers,
    react,
    scoring,
    serve,
    setup,
    spare,
    told,
    trade,
)
from prixfixe.games.rival_restaurants.content import content, tables
from prixfixe.games.rival_restaurants.naming import ids, some
from prixfixe.games.rival_restaurants.options import (
    ANSWER,
    ANY_CARD,
    BONUS,
    BUY_UPGRADE,
    CANCEL,
    CARD_FROM_AFAR,
    CARD_HERE,
    CLAIM,
    CLAM_AGAINST,
    COINS,
    DISHES,
    DISPOSE,
    FACE_DOWN,
    FORCE,
    FROM_AFAR,
    FROM_SHELF,
    GARBAGE,
    GARBAGE_BID,
    GOOD,
    LET_OFF,
    LOOT,
    MOST_COINS,
    MOST_PIECES,
    MOST_PLACES,
    MOST_ROWS,
    MOST_SEATS,
    MOST_SLOTS,
    NEW_RECIPE,
    NEXT,
    NO_REVIEW,
    OFFER,
    PAIR,
    PRAWN,
    PROMISE,
    READY,
    RECIPE,
    REMOVE,
    REVIEW,
    SELL_SWEET,
    SEND,
    SHOWN,
    SPARE,
    STALL,
    STAY,
    TAKE_GARBAGE,
    TARGET,
    TO_TABLE,
    UNREADY,
    UPGRADE,
    USE,
    WITHDRAW,
)
from prixfixe.games.rival_restaurants.state import Rivals
from prixfixe.games.rival_restaurants.tables import (
    BUY_BARTER,
    FORCED_PURCHASE,
    MONEY_MOVE,
    REMOTE_CARD,
    REMOTE_SHELF,
    STEAL_INGREDIENT,
    TAKE_COUNTER,
    TAKE_DISCARD,
)
from prixfixe.kit.options import Kind
from prixfixe.kit.questions import Choices, Path, Questions, Saying, by, decline, menu, of, question, rows, steps

TIME: Final = content().tempo  # seconds for an answer in live play

# ---- kinds of options that several questions share


def seat(says: Saying = "seat", spot: str = "seat.{0}") -> Choices:
    """A player."""
    return rows("seat", MOST_SEATS, says, (spot,))


def chef(spot: str = "dealt.{chef}", **more: Any) -> Choices:
    """A chef with its power."""
    return rows("chef", 64, "chef", (spot,), **more)


def place(count: int = MOST_PLACES, spot: str = "place.{place}", **more: Any) -> Choices:
    """A place of the town."""
    return rows("place", count, "place", (spot,), **more)


def kind(path: Path, **more: Any) -> Choices:
    """An ingredient."""
    return rows("kind", 64, "kind", path, **more)


def recipe(path: Path, says: Saying = "recipe", **more: Any) -> Choices:
    """A recipe."""
    return rows("recipe", MOST_ROWS, says, path, **more)


def want(says: Saying, path: Path) -> Choices:
    """The shelf, or a slot of the counter."""
    return rows("", MOST_SLOTS, says, path, named=naming.want_names)


def hand(timing: int) -> Choices:
    """A card that is used, and Clam-Voyance against a passive power."""
    against: Path = lambda s, ask, chef: (paths.clam(s), "chef.{chef}")  # noqa: E731
    return of(USE, "card", says="use_card", path=("hand.{card}",), named=naming.usable(timing), tells="uses_card") | of(
        CLAM_AGAINST, "chef", says="clam_passive", path=against, named=naming.clam_names, tells="clams"
    )


def one(option: int, word: str, says: Saying, path: Path = (), tells: Saying | None = None) -> Choices:
    """A single option."""
    return menu(option, word, says=(says,), path=path, tells=tells)


def doing(effect: int) -> Any:
    """Whether the card in play has this effect."""
    return lambda s, ask: s.tables.card_effect[s.effect.card] == effect


def exchanging(s: Rivals, ask: Ask) -> bool:
    """Whether the card in play takes a recipe."""
    return not doing(TAKE_COUNTER)(s, ask) and not doing(STEAL_INGREDIENT)(s, ask)


def entry(kind: Kind, table: str, path: Path, **more: Any) -> Choices:
    """Something that an offer gives or wants."""
    return of(kind, table, says=lambda s, ask, i: phrases.entry(s, ask, kind.code(i)), path=path, **more)


def thing(code: int, word: str, path: Path) -> Choices:
    """The same, where one is like another."""
    return one(code, word, lambda s, ask: phrases.entry(s, ask, code), path)


def main_action() -> Choices:
    """What is done in the open part."""
    return (
        one(READY, "ready", "ready", tells=by("is_ready"))
        | decline(lambda s, ask: ("wait" if s.live else "pass",),
                  tells=lambda s, ask, i: () if s.live else ("passes", ask.seat))
        | one(CARD_HERE, "buy a card", "buy_card", ("island.deck",), told.buys_card)
        | one(CARD_FROM_AFAR, "card from afar", "buy_card_afar", paths.power_of(REMOTE_CARD, "island.deck"),
              told.buys_card_afar)
        | one(DISPOSE, "dispose of garbage", "dispose", lambda s, ask, i: ("garbage", "island.bin"), told.disposes)
        | one(SELL_SWEET, "sell", lambda s, ask: ("sell_sweet", s.tables.sweet), paths.sweet, told.sells)
        | one(FORCE, "forced purchase", lambda s, ask: ("force", phrases.forcer(s, ask.seat)),
              paths.power_of(FORCED_PURCHASE))
        | one(OFFER, "offer", "offer", ("scale",))
        | of(FROM_SHELF, "", says=phrases.from_shelf, path=paths.from_shelf, named=naming.shelf_names)
        | of(CLAIM, "", "", says=phrases.claim, path=paths.claim, named=naming.claim_names, tells=told.claims)
        | of(LET_OFF, "", "seat", says=phrases.let_off, path=paths.let_off, named=naming.let_off_names,
             tells=told.lets_off)
        | of(BUY_UPGRADE, "upgrade", says="buy_upgrade", path=("island.{upgrade}",), name="upgrade",
             tells=told.buys_upgrade)
        | of(FROM_AFAR, "place", says=phrases.from_afar, path=paths.power_of(REMOTE_SHELF, "shelf.{place}"),
             named=some("place", naming.reached_by_power(REMOTE_SHELF), FROM_AFAR, "from afar"))
        | hand(BUY_BARTER)
    )  # fmt: skip


# ---- the questions, in the order of the rulebook

QUESTIONS: Final = Questions(
    (
        # set-up
        question("RV-SET-10.kept", setup.kept_restaurant, "q_restaurant",
                 rows("restaurant", 64, "restaurant", ("dealt.{restaurant}",)),
                 tells="", secret=True, clock=TIME.setup_choice_seconds, asked=naming.choosing_restaurants),
        question("RV-KS-1.kept", setup.kept_npc, "q_npc", chef(named=some("chef", naming.npcs)),
                 tells="", secret=True, clock=TIME.setup_choice_seconds, asked=naming.squad),
        question("RV-KS-2.dropped", setup.dropped_chef, "q_drop", chef(named=some("chef", naming.squad_chefs)),
                 tells="drops_chef", secret=True, clock=TIME.setup_choice_seconds, asked=naming.dropping),
        question("RV-DRAFT-2.taken", setup.drafted, lambda s, ask: ("q_ban" if ask.a else "q_pick",),
                 chef(named=some("chef", naming.squad_chefs)),
                 tells=told.drafts, clock=TIME.setup_choice_seconds, asked=naming.drafting),
        question("RV-SET-14.kept", setup.kept_chef, "q_chef", chef(),
                 tells="", secret=True, clock=TIME.setup_choice_seconds, asked=naming.choosing_chefs),
        # MONEY and MOVE
        question("RV-KS-5", move.chose_chef, "q_active", chef("squad.{chef}", named=some("chef", naming.squad_chefs)),
                 thought="move", tells="", secret=True, clock=TIME.destination_seconds, asked=naming.squad),
        question("RV-KS-5.npc", move.sent_npc, lambda s, ask: ("q_npc_place", s.chef[2 * ask.seat + 1]),
                 place(MOST_PLACES - 1, named=some("place", naming.markets)),
                 thought="move", tells="", secret=True, clock=TIME.destination_seconds, asked=naming.squad),
        question("RV-MOVE-1.went", move.went, phrases.ask_place, place(),
                 thought="move", tells="", secret=True, clock=TIME.destination_seconds),
        question("RV-WANT-1.stood", move.wanted, phrases.ask_want, want(phrases.want, paths.want),
                 tells="", secret=True, clock=TIME.want_seconds),
        question("RV-WANT-6.went", move.relocated, lambda s, ask: ("q_relocate", s.chef[ask.a], s.at[ask.a]), place(),
                 tells=told.relocates, clock=TIME.relocate_seconds),
        question("RV-WANT-6.stood", move.wanted_anew, phrases.ask_want_anew, want(phrases.want_anew, paths.want_anew),
                 tells="", secret=True, clock=TIME.want_seconds),
        question("RV-MMC-1.used", cards.carded, "q_window", hand(MONEY_MOVE) | decline("pass"),
                 tells="", patient=True, clock=TIME.card_window_seconds, asked=naming.in_beats),
        question("RV-MMC-1.live", cards.carded_live, "q_window", hand(MONEY_MOVE) | decline("pass"),
                 tells="", patient=True, clock=TIME.card_window_seconds, asked=naming.live),
        question("RV-MMP-1.used", powers.used_power, "q_power",
                 of(TARGET, "", "", says=phrases.target, path=paths.target, named=naming.target_names)
                 | decline("pass"), tells=told.uses_power, clock=TIME.power_window_seconds),
        question("RV-CHEF-12.spared", powers.spared_toll, lambda s, ask: ("q_toll", s.effect.chef),
                 seat("spare") | decline("collect", tells=by("spares_nobody")),
                 tells="spares", clock=TIME.power_window_seconds),
        question("RV-TWO-4", cards.with_chef, phrases.about_card("q_which_chef"),
                 rows("", MOST_SEATS * MOST_PIECES, lambda s, ask, piece: ("chef_at", s.chef[piece], s.at[piece]),
                      lambda s, ask, piece: (paths.chef(s, piece),), named=naming.piece_names),
                 tells="", clock=TIME.beat_action_seconds),
        # action cards and reactions
        question("RV-ACT-5.rival", cards.aimed, phrases.about_card("q_rival"), seat(),
                 holds="card", tells=told.aims, clock=TIME.beat_action_seconds),
        question("RV-ACT-5.item", cards.picked_item, phrases.ask_item,
                 rows("", MOST_SLOTS, phrases.taken, paths.taken, named=naming.item_names, when=doing(TAKE_COUNTER))
                 | kind(lambda s, ask, i: (f"seat.{s.effect.a}.larder.{{kind}}",), named=naming.named_above,
                        when=doing(STEAL_INGREDIENT))
                 | recipe(lambda s, ask, i: (f"seat.{s.effect.a}.recipe.{{recipe}}",), named=naming.named_above,
                          when=exchanging),
                 holds="card", about="victim", tells="", clock=TIME.beat_action_seconds),
        question("RV-CARD-5", effects.took_discard, lambda s, ask: ("q_tray", s.effect.card, s.effect.a),
                 kind(paths.waste, named=naming.sold_in(naming.reached_by_card(TAKE_DISCARD))),
                 holds="card", about="waste", tells="takes_discard", clock=TIME.beat_action_seconds),
        question("RV-CARD-8", effects.redraw, phrases.about_card("q_own_recipe"), recipe(("recipe.{recipe}",)),
                 holds="card", tells="", clock=TIME.beat_action_seconds),
        question("RV-CARD-8.kept", effects.redrawn, "q_keep_recipe",
                 recipe(lambda s, ask, i: ("recipe.{recipe}" if i == s.effect.b else "looking.{recipe}",),
                        phrases.redrawn), holds="card", tells="keeps_recipe", clock=TIME.beat_action_seconds),
        question("RV-CARD-9", cards.picked_own, phrases.about_card("q_own_recipe"), recipe(("recipe.{recipe}",)),
                 holds="card", tells="", clock=TIME.beat_action_seconds),
        question("RV-CARD-10", effects.fined, phrases.about("q_fine"),
                 menu(effects.REFUSE, "refuse", "pay", says=("refuse_fine", phrases.about("pay_fine"))),
                 holds="card", tells=told.fine, clock=TIME.forced_choice_seconds),
        question("RV-CARD-11.thrown", effects.thrown, "q_throw", kind(("larder.{kind}",)),
                 holds="card", tells="discards", clock=TIME.forced_choice_seconds),
        question("RV-CARD-15", cards.close_market, phrases.about_card("q_market"),
                 place(MOST_PLACES - 1, named=some("place", naming.markets)),
                 holds="card", tells="closes", clock=TIME.beat_action_seconds),
        question("RV-CLAM-4", react.reacted, phrases.ask_react,
                 menu(react.LET, "let it happen", "clam-voyance", says=("let", "clam"),
                      path=lambda s, ask, i: (paths.clam(s),) if i else ()),
                 tells=told.reacts, final=True, patient=True, clock=TIME.reaction_seconds),
        question("RV-CARD-19", cards.second_rival, phrases.about_card("q_second"), seat() | decline("nobody_else"),
                 holds="card", tells=told.aims, clock=TIME.beat_action_seconds, asked=naming.several_rivals),
        # BUY and BARTER
        question("RV-OPEN-2.called", bazaar.called, lambda s, ask: ("q_beat", s.beat, s.players[ask.seat].money),
                 main_action(), tells="", clock=TIME.beat_action_seconds, asked=naming.in_beats),
        question("RV-TEMPO-2.acted", bazaar.acted_live, phrases.ask_live, main_action()
                 | one(WITHDRAW, "withdraw the offer", "withdraw", lambda s, ask, i: (f"offer.{ask.seat}.withdraw",),
                       by("withdraws"))
                 | one(UNREADY, "not ready", "unready", tells=by("not_ready"))
                 | of(ANSWER, "answer", "seat", says=phrases.answer_to, path=paths.answer_to,
                 tells=told.answers), tells="", asked=naming.live),
        question("RV-TEMPO-4", bazaar.expired, "q_clock", one(bazaar.EXPIRED, "time is up", "expired"),
                 tells="", final=True, clock=TIME.buy_barter_seconds, asked=naming.never),
        question("RV-BUY-7.chosen", market.chose_first, phrases.ask_first,
                 menu(market.LEAVE, "leave", "buy", says=("leave", "buy"),
                      path=lambda s, ask, i: paths.lone(s, ask) if i else ()),
                 tells="", secret=True, clock=TIME.contest_seconds),
        question("RV-BID-5", auction.bade, phrases.ask_bid, one(PRAWN, "prawn", "prawn", paths.prawn, by("plays_prawn"))
                 | one(GARBAGE_BID, "garbage", phrases.garbage_bid, ("bid.garbage",), told.bids_garbage)
                 | decline("drop", "drop", tells=by("drops_out"))
                 | one(STAY, "stay", phrases.stay, tells=told.stays)
                 | steps(1, MOST_COINS, lambda s, ask, i: ("raise", (i + 1) * s.tables.unit),
                         lambda s, ask, i: (f"bid.{(i + 1) * s.tables.unit}",), "coins", tells=told.raises),
                 tells="", final=True, patient=True, clock=TIME.bid_seconds),
        question("RV-CLAIM-5", market.contested, phrases.ask_contest,
                 menu(market.DECLINE, "decline", "contest", says=("decline", "contest"),
                      path=lambda s, ask, i: paths.claimed(s, ask) if i else ()),
                 tells="", secret=True, final=True, clock=TIME.contest_seconds),
        question("RV-UPG-2", market.bought_upgrade, phrases.about("q_for_whom"), seat(phrases.for_whom),
                 tells=told.upgrade_for, clock=TIME.beat_action_seconds),
        question("RV-CHEF-5", powers.forced_rival, lambda s, ask: ("q_force_rival", phrases.forcer(s, ask.seat)),
                 seat(), tells="", clock=TIME.beat_action_seconds),
        question("RV-CHEF-5.kind", powers.forced_kind,
                 lambda s, ask: ("q_force_kind", phrases.forcer(s, ask.seat), ask.a),
                 kind(("seat.{a}.larder.{kind}",), named=naming.sold_in(naming.reached_by_power(FORCED_PURCHASE))),
                 about="rival", tells="", clock=TIME.beat_action_seconds),
        # barter
        question("RV-BART-3", barter.addressed, "q_partner", seat(spot="scale.{0}") | decline("no_offer")
                 | menu(TO_TABLE, "everybody", says=("table",), path=("scale.all",), named=naming.to_all_names),
                 thought="offer", about="partner", tells="", secret=True, clock=TIME.beat_action_seconds),
        question("RV-BART-3.composed", barter.composed, phrases.ask_compose, one(SEND, "send", "send")
                 | one(NEXT, "next", "next")
                 | one(CANCEL, "cancel", "cancel")
                 | one(REMOVE, "remove", phrases.remove, ("scale.back",))
                 | entry(COINS, "", paths.coins, named=naming.coin_names)
                 | entry(GOOD, "kind", paths.entry("larder.{kind}"))
                 | entry(FACE_DOWN, "card", paths.named_card, name="card")
                 | entry(SHOWN, "card", ("hand.{card}", "pan.give.shown"), name="shown card")
                 | thing(GARBAGE, "garbage", paths.entry("garbage"))
                 | thing(ANY_CARD, "any card", paths.any_card)
                 | entry(RECIPE, "recipe", paths.entry("recipe.{recipe}"), name="recipe")
                 | entry(UPGRADE, "upgrade", paths.entry("upgrade.{upgrade}"), name="upgrade")
                 | entry(SPARE, "chef", ("power.{chef}",), named=naming.sparing_names)
                 | entry(PROMISE, "", paths.promise, named=naming.promise_names),
                 thought="offer", confirm=SEND, about="scale", tells="", secret=True, clock=TIME.beat_action_seconds),
        question("RV-BART-10", barter.worded, "q_promise",
                 rows("", 64, phrases.promised, paths.promised, named=naming.numbers),
                 thought="offer", about="promise", tells="", secret=True, clock=TIME.beat_action_seconds),
        question("RV-BART-10.dated", barter.dated, "q_days",
                 steps(1, 3, "days_more", lambda s, ask, i: (f"promise.day.{i + 1}",), "days"),
                 thought="offer", about="promise", tells="", secret=True, clock=TIME.beat_action_seconds),
        question("RV-BART-15", trade.chose_card, phrases.about("q_give_card"),
                 rows("card", 64, "card", ("hand.{card}",)),
                 about="offer", tells="", secret=True, patient=True, clock=TIME.offer_answer_seconds),
        question("RV-BART-5.answered", trade.answered, phrases.ask_answer,
                 menu(trade.DECLINE, "decline", "accept", "counter", says=("decline", "accept", "counter")),
                 about="offer", tells=told.answers_one, final=True, patient=True, clock=TIME.offer_answer_seconds,
                 asked=naming.in_beats),
        # COOK
        question("RV-COOK-2.recipes", cook.planned, "q_cook",
                 of(DISHES, "", "", says=phrases.dishes, path=paths.dishes,
                    named=naming.dish_names),
                 thought="cook", about="dishes", tells="", secret=True, clock=TIME.cook_plan_seconds),
        question("RV-SUB-1", cook.filled, phrases.about("q_fill"),
                 kind(paths.fill, named=some("kind", naming.fillers))
                 | of(PAIR, "", says=phrases.pair, path=paths.pair, named=naming.pair_names),
                 thought="cook", about="stove", tells="", secret=True, clock=TIME.cook_plan_seconds),
        question("RV-SUB-6", cook.added, phrases.ask_extra,
                 menu(0, "no", "yes", says=("no", "yes"), path=lambda s, ask, i: paths.extra(s, ask) if i else ()),
                 thought="cook", about="stove", tells="", secret=True, clock=TIME.cook_plan_seconds),
        question("RV-CARD-18", cook.reviewed, "q_review",
                 one(NO_REVIEW, "none", "no")
                 | of(REVIEW, "", says=phrases.own_recipe("recipe"), path=paths.review,
                      named=naming.review_names),
                 thought="cook", about="stove", tells="", secret=True, clock=TIME.cook_plan_seconds),
        question("RV-COOK-4", cook.confirmed, "q_commit",
                 menu(cook.RESTART, "anew", "commit", says=("restart", "commit")), thought="cook", confirm=cook.COMMIT,
                 about="stove", tells="", secret=True, clock=TIME.cook_plan_seconds),
        question("RV-COOK-11.did", serve.did, "q_task",
                 menu(TAKE_GARBAGE, "garbage", "revenge",
                      says=(lambda s, ask: ("task_garbage", s.players[ask.seat].fresh), "task_revenge"),
                      path=lambda s, ask, i: paths.revenge(s, ask) if i else ("garbage.new",))
                 | of(NEW_RECIPE, "", says=phrases.own_recipe("task_recipe"), path=paths.new_recipe,
                      named=naming.new_recipe_names, tells=told.replaces)
                 | of(BONUS, "", says=phrases.bonus, path=lambda s, ask, level: (f"bonus.{level + 1}",),
                      named=naming.bonus_names, tells=told.uses_bonus),
                 tells="", clock=TIME.after_cook_seconds),
        question("RV-REC-1", serve.kept_recipe, "q_keep_recipe", recipe(("looking.{recipe}",)),
                 tells="", clock=TIME.after_cook_seconds),
        question("RV-CHEF-4.named", serve.avenged, "q_revenge",
                 decline("nobody") | of(LOOT, "", says=phrases.loot, path=paths.loot, named=naming.loot_names),
                 about="rivals", tells="", clock=TIME.after_cook_seconds),
        # bonuses
        question("RV-BON-2", bonuses.filled_basket, "q_basket",
                 place(MOST_PLACES - 1, "shelf.{place}", named=some("place", naming.common_markets)),
                 tells="fills_basket", clock=TIME.after_cook_seconds),
        question("RV-BON-6", bonuses.chose_upgrade, "q_upgrade",
                 rows("upgrade", 16, "upgrade", ("island.{upgrade}",)),
                 tells="takes_upgrade", clock=TIME.after_cook_seconds),
        question("RV-BON-7", bonuses.kept_card, "q_keep_card", rows("card", 64, "card", ("looking.{card}",)),
                 tells="keeps_card", secret=True, patient=True, clock=TIME.after_cook_seconds),
        question("RV-BON-8", bonuses.sold_ticket, "q_tickets", seat() | decline("nobody_else"),
                 tells="", clock=TIME.after_cook_seconds),
        question("RV-LVL-6.taken", bonuses.took_from_counter, "q_take_counter",
                 of(STALL, "place", "", says=phrases.stall, path=("counter.{place}.{1}",), named=naming.stall_names),
                 tells=told.takes_from_counter, clock=TIME.after_cook_seconds),
        question("RV-LVL-7.rival", bonuses.slammed, "q_take_from", seat(), tells="", clock=TIME.after_cook_seconds),
        question("RV-LVL-7.kind", bonuses.grabbed, phrases.about("q_take_kind"), kind(("seat.{a}.larder.{kind}",)),
                 about="rival", tells="", clock=TIME.after_cook_seconds),
        # the end
        question("RV-END-3", scoring.voted, "q_vote", seat() | decline("abstain"),
                 tells="", secret=True, clock=TIME.vote_seconds, asked=naming.several_rivals),
        # before a passive power touches anybody; last, so that the numbers of all other answers stay
        question("RV-POW-2.spared", spare.spared, "q_spare",
                 of(LET_OFF, "", "seat", says=phrases.let_off, path=paths.let_off, named=naming.let_off_names,
                    tells=told.lets_off)
                 | decline("spare_nobody"), tells="", clock=TIME.power_window_seconds, asked=naming.sparing_possible),
    ),
    ids,
    tables,
)  # fmt: skip
