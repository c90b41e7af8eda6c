"""Sentences say seats, counts and names, in each language's own way."""

from pathlib import Path
from string import Formatter

import pytest

import prixfixe
from prixfixe import Speech
from prixfixe.kit.words import LANGUAGES, Lexicon, catalogue, chosen, filled, punctuated

CATALOGUES = [
    prixfixe.load(game).folder / name
    for game in prixfixe.shipped()
    for name in ("words.toml", "checks.toml", "table/texts.toml", "table/terminal.toml")
]

LEXICON = Lexicon(
    {
        "en": {"take": "{a:seat} takes {b:soup|soups}.", "spice": "{a:herb} on {b}"},
        "fr": {"take": "{a:seat} prend {b:soupe|soupes}.", "spice": "{a:herb} sur {b}"},
    },
    {"herb": lambda n, speech: {"en": ["mint", "dill"], "fr": ["menthe", "aneth"]}[speech.lang][n]},
)


@pytest.mark.parametrize(
    "lang,count,said",
    [
        ("en", 0, "Ann takes 0 soups."),
        ("en", 1, "Ann takes 1 soup."),
        ("en", 2, "Ann takes 2 soups."),
        ("fr", 0, "Ann prend 0 soupe."),
        ("fr", 1, "Ann prend 1 soupe."),
        ("fr", 2, "Ann prend 2 soupes."),
    ],
)
def test_a_count_agrees_with_its_noun(lang: str, count: int, said: str) -> None:
    assert LEXICON.say(Speech(lang, ("Ann",)), "take", 0, count) == said


def test_a_text_counts_whole_numbers_and_leaves_others_alone() -> None:
    text = "{n:carte|cartes} sur {m}, {price}"
    assert filled(text, "fr", {"n": 1, "m": 3, "price": "5 $"}) == "1 carte sur 3, 5 $"
    assert filled(text, "fr", {"n": 2, "m": 3, "price": "5 $"}) == "2 cartes sur 3, 5 $"
    assert filled("{n:card|cards}", "en", {"n": 0}) == "0 cards"


@pytest.mark.parametrize("name,said", [("Émile", "Tour d'Émile."), ("Ann", "Tour d'Ann."), ("Bob", "Tour de Bob.")])
def test_french_elides_before_a_name(name: str, said: str) -> None:
    lexicon = Lexicon({"fr": {"turn": "Tour de {a:seat}."}}, {})
    assert lexicon.say(Speech("fr", (name,)), "turn", 0) == said
    assert filled("Tour de {who}.", "fr", {"who": name}) == said
    assert filled("Tour de {who}.", "en", {"who": name}) == f"Tour de {name}."


@pytest.mark.parametrize(
    "place,said",
    [
        ("Le Marchand", "De Bob, au Marchand, du Marchand."),
        ("Les Quais", "De Bob, aux Quais, des Quais."),
        ("La Boucherie", "De Bob, à la Boucherie, de la Boucherie."),
        ("L'Îlot", "De Bob, à l'Îlot, de l'Îlot."),
        ("Légumeland", "De Bob, à Légumeland, de Légumeland."),
    ],
)
def test_french_contracts_a_preposition_with_an_article(place: str, said: str) -> None:
    assert filled("De {who}, à {place}, de {place}.", "fr", {"who": "Bob", "place": place}) == said


def test_french_puts_a_space_before_a_colon() -> None:
    assert punctuated("Bob: 3; 4 or", "fr") == "Bob : 3 ; 4 or" == punctuated("Bob : 3 ; 4 or", "fr")
    assert punctuated("Bob: 3; 4 gold", "en") == "Bob: 3; 4 gold"


def test_names_come_from_the_games_tables() -> None:
    assert LEXICON.say(Speech("fr"), "spice", 1, 6) == "aneth sur 6"


def test_a_seat_without_a_name_is_a_numbered_player() -> None:
    assert LEXICON.say(Speech("en"), "take", 2, 1) == "Player 3 takes 1 soup."
    assert LEXICON.say(Speech("fr"), "take", 2, 1) == "Joueur 3 prend 1 soupe."


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: "/".join(path.parts[path.parts.index("games") :]))
def test_a_text_speaks_of_the_same_things_in_every_language(path: Path) -> None:
    texts = catalogue(path)
    assert texts["en"] and texts.keys() == set(LANGUAGES)
    for lang in LANGUAGES:
        for name, text in texts[lang].items():
            assert text and gaps(text) == gaps(texts["en"][name]), (name, lang)


def gaps(text: str) -> set[str]:
    """The values that a text wants."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_a_catalogue_without_a_language_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "texts.toml"
    path.write_text('soup = { en = "soup" }\n', encoding="utf-8")
    with pytest.raises(KeyError, match="fr"):
        catalogue(path)


def test_the_first_value_of_what_is_chosen_before_a_match_is_the_usual_one() -> None:
    said = {"en": {"choose_pace": "How fast."}, "fr": {"choose_pace": "À quelle vitesse."}}
    (pace,) = chosen(said, pace=("slow", "fast"))
    assert (pace.name, pace.default, pace.choices) == ("pace", "slow", ("slow", "fast"))
    assert (pace.text, pace.text_fr) == ("How fast.", "À quelle vitesse.")
    with pytest.raises(KeyError, match="choose_seats"):
        chosen(said, seats=(2, 3))
