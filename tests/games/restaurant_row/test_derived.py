"""What the view says of a position is what the rules say of it."""

from __future__ import annotations

import random
from typing import Any, Iterator

import pytest

from prixfixe.games.restaurant_row import derived, prices, scoring
from prixfixe.games.restaurant_row.menu import discarded, excess, freeze, spaces
from prixfixe.games.restaurant_row.money import collect, income, pay_interest, wages
from prixfixe.games.restaurant_row.prices import consult, set_prices
from prixfixe.games.restaurant_row.seats import review
from prixfixe.games.restaurant_row.shops import fits, take_loan
from prixfixe.games.restaurant_row.state import HELP_WANTED, NOBODY, PRICE, RENOVATION_SHOP, SEAT
from prixfixe.games.restaurant_row.word import ask_push
from tests.configs import Config
from tests.games.restaurant_row.configs import CONFIGS
from tests.games.restaurant_row.scene import GAME, ROWS, Row, rows

LADDER = "rating profit service ambiance food popularity"


def seen(scene: Row, who: str | None = "red") -> dict[str, Any]:
    """What somebody, or a spectator, is shown."""
    return GAME.view(scene.s, scene.seat(who) if who else None)


def played(config: Config, seed: int = 5) -> Iterator[Any]:
    """The states of a random match; the last one is over."""
    s, chance = config.start(seed), random.Random(seed)
    while s.asks:
        yield s
        s.answer(s.asks[0].seat, chance.choice(list(s.asks[0].options)))
    yield s


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_scores_are_the_result_in_the_end_and_count_no_secret_before(config: Config) -> None:
    for s in played(config):
        view = GAME.view(s, None)
        lines = [scoring.lines(s, seat) for seat in range(s.seats)]
        profit = s.tables.measures.index(scoring.PROFIT)
        secret = [0 if s.open_money or s.over else line[profit] for line in lines]
        assert view["scores"] == [sum(line) - hidden for line, hidden in zip(lines, secret)]
    assert view["scores"] == GAME.result(s).scores


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_books_are_what_the_rules_say(config: Config) -> None:
    for s in played(config, 6):
        for r, book in zip(s.restaurants, GAME.view(s, None)["books"]):
            assert (book["income"], book["wages"]) == (income(s, r), wages(s, r))
            assert book["owed"] == scoring.owed_points(s, r)
            assert book["over"] == book["spaces"].count(-1) == excess(s, r, 0, 0)
            lying = [at for at in book["spaces"] if at >= 0]
            assert len(set(lying)) == len(lying)


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_shares_of_the_ranks_and_the_debt_are_the_score(config: Config) -> None:
    for s in played(config, 7):
        view = GAME.view(s, None)
        owed = [book["owed"] for book in view["books"]]
        assert [sum(points) - owed[seat] for seat, points in enumerate(zip(*view["shares"]))] == view["scores"]


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_what_is_chosen_in_secret_and_who_shops_is_what_is_asked(config: Config) -> None:
    for s in played(config, 9):
        view = GAME.view(s, None)
        assert bool(view["choosing"]) == bool(s.sealing) == any(GAME.question(ask).secret for ask in s.asks)
        if s.shop != NOBODY:
            here = [ask.seat for ask in s.asks if ask.rule != discarded]
            assert set(here) <= set(view["shoppers"][s.shop])


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_the_crowd_and_the_guests_are_counted(config: Config) -> None:
    coming = [0, 0]
    for s in played(config, 10):
        view = GAME.view(s, None)
        assert sum(view["in_bag"]) == len(s.bag)
        assert view["in_bag"] == [len([g for g in s.bag if derived.kind_of(s, g) == derived.kind_of(s, guest)])
                                  for guest in view["kinds"]]  # fmt: skip
        seated = [len(r.main) + len(r.second) for r in s.restaurants]
        assert view["free_tables"] == sum(max(0, s.mode().dining - guests) for guests in seated)
        if s.phase == SEAT:
            assert coming[0] <= s.crowd <= coming[1] and view["coming"] == [s.crowd, s.crowd]
        else:
            coming = view["coming"]


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_places_left_decide_what_fits(config: Config) -> None:
    for s in played(config, 11):
        for r, book in zip(s.restaurants, GAME.view(s, None)["books"]):
            for shop, left in ((HELP_WANTED, book["staff_left"]), (RENOVATION_SHOP, book["renovations_left"])):
                plain = ROWS["bartender" if shop == HELP_WANTED else "dance_floor"]
                assert left >= 0 and fits(s, r, shop, plain, left) == (left > 0)


def test_the_freezer_holds_as_many_as_may_be_set_aside() -> None:
    scene = Row().gives("red", renovations="walk_in_freezer", menu="maine_lobster").gives("blue", menu="rack_of_lamb")
    assert [book["cold"] for book in seen(scene)["books"][:2]] == [1, 0]
    scene.do(freeze, 0).takes("red", "maine_lobster")
    assert scene.house("red").frozen == ROWS["maine_lobster"]


def test_faces_are_those_that_may_be_chosen_and_what_they_earn() -> None:
    scene = Row(3).gives("red", stars=2, staff="sommelier").gives("blue", stars=0)
    for who in ("red", "blue"):
        r, view = scene.house(who), seen(scene, who)
        may = [face for face, (_, _, open) in enumerate(view["faces"], 1) if open]
        assert may == sorted(prices.faces(scene.s, scene.seat(who)))
        assert view["books"][scene.seat(who)]["highest"] == max(may)
        for face, (price, earned, _) in enumerate(view["faces"], 1):
            assert price == scene.s.mode().prices[face]
            r.face, before = face, income(scene.s, r)
            r.main.append(ROWS["ted"])
            assert income(scene.s, r) - before == earned
            r.main.pop()
    assert {may for _, _, may in seen(scene, None)["faces"]} == {1}


def test_a_loan_costs_what_its_terms_say() -> None:
    scene = Row().all(cash=0, debt=0)
    step, interest, points = seen(scene)["loan_terms"]
    take_loan(scene.s, 0, step)
    book = seen(scene)["books"][0]
    assert (scene.house("red").cash, book["interest"], book["owed"]) == (step, interest, points)
    assert seen(scene)["loans"][0] == [step, interest]


def test_what_the_guest_at_the_door_looks_at_first() -> None:
    scene = Row(3).gives("red", stars=2, face=2).gives("blue", stars=5, face=3).gives("green", stars=1, face=1).serves()
    assert seen(scene)["compared"] == []
    for guest, first in (("ted", [2, 5, 1]), ("chip", [scene.s.mode().prices[face] for face in (2, 3, 1)])):
        scene.s.door = ROWS[guest]
        assert seen(scene)["compared"] == first


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_what_a_bid_or_a_repayment_is_offered_for_is_what_its_words_say(config: Config) -> None:
    met = 0
    for s in played(config, 8):
        for ask in s.asks:
            view = GAME.view(s, ask.seat)
            marks = [f"rail.{'tens.' if row[4] else ''}{row[0]}" for row in view["rail"]]
            marks += [f"loan.{row[0]}" for row in view["repayments"]]
            if marks:
                met += 1
                paths = [GAME.questions.path(s, ask, option) for option in ask.options]
                assert [(mark,) for mark in marks] == [path for path in paths if path]
    assert met > 3


def test_a_bid_leaves_what_is_left() -> None:
    scene = Row().sale("help", "hostess").all(cash=24).goes(red="help", blue="help").takes("red", "hostess")
    least = scene.s.minimum
    assert seen(scene, "blue")["rail"] == [
        [least, least + 9, 24 - least, 15 - least, derived.BAND],
        [least + 10, 24, 14 - least, 0, derived.BAND],
    ]
    scene.takes("blue", 1)
    assert seen(scene, "blue")["rail"][0] == [least + 10, least + 10, 14 - least, 14 - least, derived.DOLLARS]


def test_a_lot_costs_the_sum_while_it_is_put_together() -> None:
    scene = Row().sale("farm", "truffles baby_beets").goes(red="farm", blue="farm").takes("red", "truffles")
    assert seen(scene)["least"] == 5
    assert seen(scene)["after"][2] == [20, 23]


def test_repayments_leave_cash_and_debt() -> None:
    scene = Row().gives("red", cash=34, debt=50).do(pay_interest)
    assert seen(scene)["repayments"] == [[1, 10, 19, 40, 0], [2, 20, 9, 30, 0]]
    assert seen(scene, "blue")["repayments"] == []


@pytest.mark.parametrize(
    "wild, menu, where",
    [
        ("", "grass_fed_beef rack_of_lamb maine_lobster", [1, 3, 0]),
        ("", "grass_fed_beef rack_of_lamb berkshire_pork", [1, 3, -1]),
        ("master_chef", "grass_fed_beef rack_of_lamb berkshire_pork", [1, 3, 0]),
    ],
)
def test_ingredients_find_their_spaces(wild: str, menu: str, where: list[int]) -> None:
    scene = Row().gives("red", staff=wild, menu=menu)
    assert sorted(spaces(scene.s, scene.house("red"))) == sorted(where)


def test_a_worker_saves_what_the_wages_shrink_by() -> None:
    scene = Row().gives("red", staff="manager bartender hostess")
    assert seen(scene)["books"][0]["saves"] == [10, 5, 5]


def test_the_critic_would_say_what_the_critic_says() -> None:
    scene = Row().gives("red", menu="maine_lobster", staff="hostess").gives("blue", staff="sommelier").serves()
    said = [book["deserved"] for book in seen(scene)["books"]]
    for seat in range(4):
        twin = scene.s.copy()
        review(twin, seat)
        assert twin.restaurants[seat].stars == said[seat]


def test_a_push_changes_the_points_as_foreseen() -> None:
    scene = Row(open_money=True).ladder(LADDER).gives("red", stars=5, staff="sommelier").gives("blue", food_marks=4)
    scene.do(ask_push, 0)
    before, foreseen = seen(scene)["scores"], seen(scene)["pushes"]
    for rank, name in enumerate(LADDER.split()[1:], 1):
        twin = scene.s.copy()
        twin.answer(0, ROWS[name])
        after = GAME.view(twin, 0)["scores"]
        assert [new - old for new, old in zip(after, before)] == foreseen[rank]


def test_guests_prefer_whom_the_rules_send_them_to() -> None:
    scene = (
        Row(3).gives("red", staff="sommelier", face=2).gives("blue", stars=5, face=3).gives("green", face=1).serves()
    )
    view = seen(scene)
    would = {view["kinds"][i]: seats for i, seats in enumerate(view["prefer"])}
    local, tourist, cheapskate = (would[kind] for kind in kinds_of(view, "larry", "ted", "chip"))
    assert (local, tourist, cheapskate) == ([0], [1], [2])
    scene.comes("larry", "ted", "chip").sits("red", "larry").sits("blue", "ted").sits("green", "chip")


def kinds_of(view: dict[str, Any], *names: str) -> list[int]:
    """The guests that stand for the kinds of these."""
    t = GAME.cards.tables("")
    found = [(t.type[kind], t.taste[kind]) for kind in view["kinds"]]
    return [view["kinds"][found.index((t.type[row], t.taste[row]))] for row in rows(" ".join(names))]


def test_before_prices_nobody_is_cheap() -> None:
    view = seen(Row(3).gives("red", face=1).gives("blue", face=6))
    assert view["prefer"][view["kinds"].index(kinds_of(view, "chip")[0])] == []


def test_the_consultant_sees_whom_each_price_would_draw() -> None:
    scene = Row(3).gives("red", stars=3, staff="consultant").gives("blue", face=2).gives("green", face=3)
    scene.s.phase = PRICE
    view = seen(scene.do(consult, 0))
    cheapskate = kinds_of(view, "chip")[0]
    assert [cheapskate in kinds for kinds in view["drawn"]] == [True, True, False, False]
    assert seen(Row(3).do(set_prices))["drawn"] == []


def test_secret_cash_is_told_to_its_owner_only() -> None:
    scene = Row().ladder(LADDER).gives("blue", cash=77)
    assert seen(scene, "blue")["standings"][1] == [0, 77, 0, 0]
    assert seen(scene, None)["standings"][1] == [0, 0, 0, 0]
    assert seen(scene)["known"] == [1, 0, 1, 1, 1, 1]
    assert seen(scene)["standings"][1] == [25, 0, 0, 0]


def test_income_of_the_evening_is_collected() -> None:
    scene = Row().gives("red", face=2, cash=0, staff="sommelier").seated("red", main="ted eric chip")
    book = seen(scene)["books"][0]
    assert (book["income"], book["wages"], book["bonus"]) == (28, 5, 2)
    scene.do(collect).ends("red", cash=28 - 5)


def test_a_loan_taken_in_secret_is_marked_for_its_owner_alone() -> None:
    scene = Row(3).goes(red="bank", blue="bank")
    ask = scene.s.question(scene.seat("red"))
    assert ask is not None and GAME.questions.path(scene.s, ask, 2) == ("bank.20",)
    scene.takes("red", 2)
    assert [seen(scene, who)["borrowing"] for who in ("red", "blue", None)] == [20, -1, -1]
