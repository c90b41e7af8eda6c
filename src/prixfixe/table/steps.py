"""Steps: what happened at a table, one thing after another, in words, with where and why. The one source of stories.

Live tables, replays, the terminal and the API all tell what a `Narrator` made. A step is told to everybody or to one
seat; what is left for a viewer is all it may know.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace
from typing import Any, Iterable, Mapping, Sequence

from prixfixe.core.game import Game, Result, Speech, View
from prixfixe.core.state import CLOCK, WATCHER, Ask, Fact, State
from prixfixe.kit.story import Story
from prixfixe.kit.words import LANGUAGES, seat_name

Text = Mapping[str, str]  # by language
SCORES = ("scores", "score", "points", "stars", "reputation")
ENDS = {
    "en": {
        "scores": "Final scores: {list}.",
        "one": "{score} for {name}",
        "rival": "The automaton",
        "wins": "{names} wins.",
        "share": "{names} share the victory.",
        "nobody": "Nobody wins.",
        "beaten": "{name} wins.",
        "tie": "{names} have the same score: {what} decides.",
        "tie_break": "the tie-break",
        "and": " and ",
        "echo": "{who}: {what}",
    },
    "fr": {
        "scores": "Scores finaux : {list}.",
        "one": "{score} pour {name}",
        "rival": "L'automate",
        "wins": "{names} gagne.",
        "share": "{names} partagent la victoire.",
        "nobody": "Personne ne gagne.",
        "beaten": "{name} gagne.",
        "tie": "{names} ont le même score ; départage : {what}.",
        "tie_break": "selon les règles",
        "and": " et ",
        "echo": "{who} : {what}",
    },
}


@dataclass(frozen=True)
class Step:
    """One thing that happened."""

    seat: int  # who did it; WATCHER for nobody
    to: int  # who may know it; WATCHER is everybody
    rule: str  # the rule behind an answer; empty for what was told
    text: Text
    spots: tuple[str, ...] = ()  # where on the table, named as in the paths of options
    why: tuple[Text, ...] = ()
    level: int = 0  # 1 and 2 are headings: a turn, and a part of one
    own: bool = False  # an answer that the seat chose
    gains: tuple[tuple[int, int], ...] = ()  # the scores that everybody saw change: a seat and by how much

    def saved(self) -> list[Any]:
        """As JSON data."""
        return list(astuple(self))

    @classmethod
    def loaded(cls, saved: Sequence[Any]) -> Step:
        """The step that `saved` made."""
        seat, to, rule, text, spots, why, level, own, gains = saved
        pairs = tuple((int(who), int(change)) for who, change in gains)
        return cls(seat, to, rule, dict(text), tuple(spots), tuple(why), level, own, pairs)


def seen_by(steps: Iterable[Step], seat: int | None) -> list[Step]:
    """The steps that a viewer may know; None is a spectator."""
    reader = WATCHER if seat is None else seat
    return [step for step in steps if step.to in (WATCHER, reader)]


class Narrator:
    """Turns answers and facts into steps, in some languages."""

    def __init__(self, game: Game[Any], names: Sequence[str], langs: Sequence[str] = LANGUAGES) -> None:
        self.game = game
        self.story = game.story if isinstance(game.story, Story) else Story()
        self.langs = langs
        self.rename(names)

    def rename(self, names: Sequence[str]) -> None:
        """The players are called something else from now on."""
        self.speeches = [Speech(lang, tuple(names)) for lang in self.langs]

    def begin(self, s: State, told: Iterable[Fact]) -> list[Step]:
        """What was told while the table was set."""
        return self.facts(s, told)

    def answer(
        self, before: State, ask: Ask, option: int, forced: bool, after: State, told: Iterable[Fact]
    ) -> list[Step]:
        """What an answer and the rules that followed it brought."""
        steps = self.move(before, ask, option, forced) + self.facts(after, told)
        steps = self.scored(steps, before, after)
        return steps + self.ending(after) if after.over else steps

    def move(self, s: State, ask: Ask, option: int, forced: bool) -> list[Step]:
        """The answer itself, as far as it is told: by its own sentence, or by its words where none is declared."""
        game = self.game
        told = game.questions.told(s, ask, option)
        texts: list[Text]
        if told is None:
            texts = [{speech.lang: self.echo(s, ask, option, speech) for speech in self.speeches}]
        else:
            texts = [self.said(s, fact) for fact in told]
        to = ask.seat if game.question(ask).secret else WATCHER
        seat = WATCHER if ask.seat == CLOCK else ask.seat
        spots = game.questions.path(s, ask, option) if texts else ()
        made = Step(seat, to, game.rule_of(ask), {}, spots, own=not forced)
        return [replace(made, text=text) for text in texts]

    def echo(self, s: State, ask: Ask, option: int, speech: Speech) -> str:
        """Who took which option."""
        what = self.game.words.option(s, ask, option, speech)
        return (
            what if ask.seat == CLOCK else ENDS[speech.lang]["echo"].format(who=seat_name(ask.seat, speech), what=what)
        )

    def facts(self, s: State, told: Iterable[Fact]) -> list[Step]:
        """What was told; a reason goes to the step it explains."""
        story, steps = self.story, list[Step]()
        for fact in told:
            text = self.said(s, fact)
            if fact.name in story.reasons and steps and steps[-1].to == fact.to:
                steps[-1] = replace(steps[-1], why=(*steps[-1].why, text))
                continue
            who = story.who(fact)
            seat = who if 0 <= who < s.seats else WATCHER
            level = story.headings.get(fact.name, 0)
            steps.append(Step(seat, int(fact.to), "", text, story.where(s, fact), level=level))
        return steps

    def said(self, s: State, fact: Fact) -> Text:
        """A fact in every language."""
        return {speech.lang: self.game.words.fact(s, fact, speech) for speech in self.speeches}

    def scored(self, steps: list[Step], before: State, after: State) -> list[Step]:
        """The steps with the scores that changed, each beside the last public one that is about its seat."""
        old, new = (scores_of(self.game.view(s, None), s.seats) for s in (before, after))
        for seat, (had, has) in enumerate(zip(old or [], new or [])):
            if had != has:
                steps = gained(steps, seat, has - had)
        return steps

    def ending(self, s: State) -> list[Step]:
        """Why the match ended, the scores, and who wins by what."""
        result = self.game.result(s)
        lines = [self.closing(s, result, speech) for speech in self.speeches]
        made = [Step(WATCHER, WATCHER, "", dict(zip(self.langs, line))) for line in zip(*lines)]
        made[0] = replace(made[0], level=1)
        made[1] = replace(made[1], why=self.counted(s, result))
        return made

    def counted(self, s: State, result: Result) -> tuple[Text, ...]:
        """The lines of each score that brought or cost something."""
        found = list[Text]()
        for seat, parts in enumerate(result.parts):
            lines = {name: points for name, points in parts.items() if points}
            if lines:
                found.append({speech.lang: self.added_up(s, seat, lines, speech) for speech in self.speeches})
        return tuple(found)

    def added_up(self, s: State, seat: int, lines: Mapping[str, int], speech: Speech) -> str:
        """A score, line by line."""
        what = ", ".join(f"{self.game.words.part(s, name, speech)} {points}" for name, points in lines.items())
        return ENDS[speech.lang]["echo"].format(who=seat_name(seat, speech), what=f"{what}.")

    def closing(self, s: State, result: Result, speech: Speech) -> list[str]:
        """The last lines in one language."""
        words = ENDS[speech.lang]
        scores = [words["one"].format(name=seat_name(i, speech), score=n) for i, n in enumerate(result.scores)]
        rival = rival_name(self.game, speech.lang)
        scores += [] if result.rival is None else [words["one"].format(name=rival, score=result.rival)]
        lines = [self.game.words.part(s, result.reason, speech), words["scores"].format(list=", ".join(scores))]
        level, broken = tie_break(result)
        if broken is not None and self.story.ties is not None:
            named = broken < len(self.story.ties)
            what = self.game.words.part(s, self.story.ties[broken], speech) if named else words["tie_break"]
            lines.append(words["tie"].format(names=joined(level, speech), what=what))
        won = result.winners
        lost = "nobody" if result.rival is None else "beaten"
        key = lost if not won else "wins" if len(won) == 1 else "share"
        return [*lines, words[key].format(names=joined(won, speech), name=rival)]


def gained(steps: list[Step], seat: int, change: int) -> list[Step]:
    """The steps with one score that changed."""
    public = [number for number, step in enumerate(steps) if step.to == WATCHER]
    told = [number for number in public if not steps[number].level] or public
    about = [number for number in told if steps[number].seat == seat] or told
    if about:
        step = steps[about[-1]]
        steps[about[-1]] = replace(step, gains=(*step.gains, (seat, change)))
    return steps


def rival_name(game: Game[Any], lang: str) -> str:
    """What the automaton of a solo game is called."""
    named = game.story.rival if isinstance(game.story, Story) else ""
    return named or ENDS[lang]["rival"]


def tie_break(result: Result) -> tuple[list[int], int | None]:
    """The seats with the best score, and which of the things that break ties told them apart, if one had to."""
    won = result.winners
    if not won or result.rival is not None:
        return [], None
    level = [seat for seat, score in enumerate(result.scores) if score == result.scores[won[0]]]
    for number, values in enumerate(zip(*(result.ties[seat] for seat in level))):
        if len(set(values)) > 1 and len(level) > len(won):
            return level, number
    return level, None


def joined(seats: Sequence[int], speech: Speech) -> str:
    """Names, as they are said one after another."""
    names = [seat_name(seat, speech) for seat in seats]
    return ENDS[speech.lang]["and"].join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def scores_of(view: View, seats: int) -> list[int] | None:
    """The scores everybody may see during a match, where the view tells them."""
    lists = [view.get(name) for name in SCORES] + [
        [part.get(name) for part in parts]
        for parts in view.values()
        if isinstance(parts, list) and len(parts) == seats and all(isinstance(part, dict) for part in parts)
        for name in SCORES
    ]
    return next((found for found in lists if whole(found, seats)), None)


def whole(found: Any, seats: int) -> bool:
    """Whether something is a number for every seat."""
    return isinstance(found, list) and len(found) == seats and all(type(score) is int for score in found)
