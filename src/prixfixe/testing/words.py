"""Everything that is asked, offered, told or refused has words, in every language."""

from __future__ import annotations

from prixfixe import Fact, Speech
from prixfixe.core.chance import chance
from prixfixe.kit.rulebook import rulebook
from prixfixe.kit.words import LANGUAGES
from prixfixe.testing.configs import Config
from prixfixe.testing.walk import step, walk

SPEECHES = [Speech(lang, ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")) for lang in LANGUAGES]


def every_question_and_option_has_words_of_its_own(config: Config, seed: int) -> None:
    """Everything that is asked reads in every language, and no two options read alike."""
    game = config.record()
    for s in walk(config, seed):
        for ask in s.asks:
            for speech in SPEECHES:
                assert game.words.question(s, ask, speech)
                labels = [game.words.option(s, ask, option, speech) for option in ask.options]
                assert all(labels) and len(set(labels)) == len(labels), labels


def every_fact_has_words(config: Config, seed: int) -> None:
    """Everything that is told reads in every language."""
    game, dice = config.record(), chance(seed)
    news: list[Fact] = []
    s = game.start(config.seats, seed, config.options, news)
    while not s.over:
        s.news = news
        step(s, dice)
        for fact in news:
            assert all(game.words.fact(s, fact, speech) for speech in SPEECHES)
        news.clear()


def every_refusal_cites_a_rule(config: Config) -> None:
    """What cannot be done has a label, a reason and, where rules are written, one of them."""
    game = config.record()
    known = rulebook(game.folder) if (game.folder / "rules.md").is_file() else {}
    for s in walk(config, 4):
        for seat in range(config.seats):
            for speech in SPEECHES:
                for refusal in game.why_not(s, seat, speech):
                    assert refusal.label and refusal.reason
                    assert refusal.rule in known or not known
