"""Questions: one record for everything a player is ever asked."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any, Callable, Iterable, Mapping

from prixfixe.core.state import Ask, Fact, Rule, State

Names = Mapping[str, Mapping[int, str]]  # by the key of a question: the options it may offer, and what each is called


def always_veiled(s: State, ask: Ask) -> bool:
    """A patient question always turns on something hidden, unless a game says otherwise."""
    return True


@dataclass(frozen=True)
class Question:
    """One kind of question: the rule that takes the answer, and how the answer is treated."""

    key: str  # what the rule is saved under; what precedes a dot is the rulebook's id
    rule: Rule
    numbers: range  # every number an answer may be
    _: KW_ONLY
    secret: bool = False  # only its seat knows the answer
    together: bool = False  # a secret answer that a search values only when all are in
    final: bool = False  # never taken back
    patient: bool = False  # waited for even when forced: haste would tell what the seat holds
    veiled: Callable[[Any, Ask], bool] = always_veiled  # whether a patient one turns on anything that is hidden now
    clock: int = 0  # the seconds a live player is suggested to have; 0: what the table allows
    passing: bool = False  # seldom of use: the page declines it after a moment in which nothing is touched


class Questions:
    """Everything a title asks. Without a description, options are called by their numbers and lie nowhere."""

    def __init__(self, records: Iterable[Question]) -> None:
        self.records = tuple(records)
        self.by_rule = {question.rule: question for question in self.records}
        self.by_key = {question.key: question for question in self.records}

    def names(self, seats: int, options: Mapping[str, object]) -> Names:
        """Every option that a configuration may offer, by question."""
        return {question.key: {n: str(n) for n in question.numbers} for question in self.records}

    def path(self, s: State, ask: Ask, option: int) -> tuple[str, ...]:
        """The spots of the table that mean an option, in the order in which a hand would touch them."""
        return ()

    def amount(self, s: State, ask: Ask, option: int) -> int | None:
        """How much an option means, where the question asks for a number."""
        return None

    def told(self, s: State, ask: Ask, option: int) -> tuple[Fact, ...] | None:
        """What the story says of an answer, as facts; none where no sentence is declared: then its own words."""
        return None
