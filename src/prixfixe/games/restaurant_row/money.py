"""Phases 5 and 6: collect money, pay staff, pay interest, repay loans."""

from __future__ import annotations

from mypy_extensions import i64

from prixfixe.games.restaurant_row.options import numbers
from prixfixe.games.restaurant_row.shops import take_loan
from prixfixe.games.restaurant_row.state import (
    COLLECT,
    INTEREST,
    REPAYMENTS,
    Restaurant,
    Street,
    pay,
    perk,
    receive,
    revealed,
    seal,
    unseal,
)


def collect(s: Street) -> None:
    """Everybody takes the income and then pays the staff."""
    s.phase = COLLECT
    s.tell("accounts")
    for seat in range(s.seats):
        earned = income(s, s.restaurants[seat])
        receive(s, seat, earned)
        s.tell("income", seat, earned)
        pay_staff(s, seat)


def income(s: Street, r: Restaurant) -> i64:
    """The price and all bonuses from every paying guest; Cheapskates pay less, Executives more."""
    each = s.mode().prices[r.face] + perk(r, s.tables.staff_perks.income, s.tables.renovation_perks.income)
    return takings(s, r.main, each) + takings(s, r.second, each) + takings(s, r.outside, each)


def takings(s: Street, guests: list[i64], each: i64) -> i64:
    """What the guests of one zone pay."""
    total: i64 = 0
    t = s.tables
    for guest in guests:
        if t.pays[guest]:
            total += each + t.pay[guest]
    return total


def wages(s: Street, r: Restaurant) -> i64:
    """By number of workers; the Manager is left out of the scale and costs a fixed wage."""
    total: i64 = 0
    others: i64 = 0
    for worker in r.staff:
        if s.tables.wage[worker] >= 0:
            total += s.tables.wage[worker]
        else:
            others += 1
    return total + s.tables.scale[others]


def pay_staff(s: Street, seat: i64) -> None:
    """Wages are paid in full, with a forced loan if need be."""
    r = s.restaurants[seat]
    due = wages(s, r)
    if r.cash < due:
        force_loan(s, seat, due - r.cash)
    pay(s, seat, due)
    if due > 0:
        s.tell("wages", seat, due)


def force_loan(s: Street, seat: i64, missing: i64) -> None:
    """The smallest loan that covers what is missing and the interest on that loan."""
    step = s.tables.step
    left = step - s.mode().interest
    amount = step * ((missing + left - 1) // left)
    take_loan(s, seat, amount)
    s.tell("forced_loan", seat, amount)


def pay_interest(s: Street) -> None:
    """Interest on all that is owed, then everybody in debt may repay, sealed."""
    s.phase = INTEREST
    owing: list[i64] = []
    for seat in range(s.seats):
        if s.restaurants[seat].debt > 0:
            pay_interest_of(s, seat)
            owing.append(seat)
    if owing:
        seal(s, REPAYMENTS, owing)
        for seat in owing:
            ask_repayment(s, seat)
        s.then(settle)


def interest(s: Street, r: Restaurant) -> i64:
    """So much per step of debt."""
    return s.mode().interest * (r.debt // s.tables.step)


def pay_interest_of(s: Street, seat: i64) -> None:
    """One player's interest, with a forced loan if need be."""
    r = s.restaurants[seat]
    due = interest(s, r)
    if r.cash < due:
        force_loan(s, seat, due - r.cash)
        due = interest(s, r)
    pay(s, seat, due)
    s.tell("interest", seat, due)


def so_far(s: Street, seat: i64) -> i64:
    """The steps that a seat repays by its answers up to now."""
    return max(0, s.sealed[seat])


def beyond(s: Street, seat: i64, steps: i64) -> bool:
    """Whether an answer leads to more steps."""
    r = s.restaurants[seat]
    return steps == s.tables.bands and min(r.debt, r.cash) // s.tables.step > so_far(s, seat) + steps


def ask_repayment(s: Street, seat: i64) -> None:
    """Nothing, or so many steps as debt and cash allow; beyond the first forty there is one more answer for more."""
    r = s.restaurants[seat]
    reach = min(r.debt, r.cash) // s.tables.step - so_far(s, seat)
    s.ask(seat, numbers(min(reach, s.tables.bands) + 1), repaid)


def repaid(s: Street, seat: i64, steps: i64) -> None:
    """The repayment is chosen."""
    more = beyond(s, seat, steps)
    s.sealed[seat] = so_far(s, seat) + steps
    if more:
        ask_repayment(s, seat)


def settle(s: Street) -> None:
    """All repayments are made."""
    for seat in unseal(s):
        amount = revealed(s, seat) * s.tables.step
        pay(s, seat, amount)
        s.restaurants[seat].debt -= amount
        if amount > 0:
            s.tell("repaid", seat, amount)
