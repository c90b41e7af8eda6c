"""The drawing of the table: from the view alone, in both languages, at most 100 columns, readable without colour."""

import pytest
from rich.text import Text

from prixfixe import Speech
from prixfixe.core.chance import chance
from prixfixe.games.sweet_mess.table.terminal import draw
from tests.configs import Config
from tests.games.sweet_mess.configs import CONFIGS
from tests.games.sweet_mess.scene import GAME, Scene
from tests.games.sweet_mess.test_deep import eager


@pytest.mark.parametrize("config", CONFIGS, ids=str)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_state_can_be_drawn_within_a_hundred_columns(config: Config, lang: str) -> None:
    s, dice = config.start(2), chance(2)
    for number in range(400):
        if number % 23 == 0:
            for seat in (0, None):
                drawn = draw(GAME.view(s, seat), Speech(lang, ("Ann", "Bob", "Cid", "Dee"))).split("\n")
                lines = [Text.from_markup(line).plain for line in drawn]  # each is printed by itself
                assert max(map(len, lines)) <= 100, max(lines, key=len)
        if s.over:
            break
        eager(s, dice)


def test_the_drawing_shows_counts_and_names() -> None:
    scene = (
        Scene().bowl("r1c1", "cherry cherry jello", "cherry", "candy").leftover("W0", "cream").bench("A:super super")
    )
    scene.display("lava_cake").gold(4).hand("whisk")
    text = Text.from_markup(draw(GAME.view(scene.s, 0), Speech("en", ("Ann", "Bob")))).plain
    for part in (
        "B2 Che/Can",
        "2Che Jel",
        "W0 Cre",
        "A 2Sup",
        "Lava Cake",
        "4 gold",
        "Whisk (Small scoop / Advance)",
    ):
        assert part in text, part
    assert [line for line in text.splitlines() if line.startswith("      A2")]
    other = Text.from_markup(draw(GAME.view(scene.s, 1), Speech("fr", ("Ann", "Bob")))).plain
    assert ("Whisk" not in other and "Fouet" not in other and "Coulant" in other) or "Cake" not in other
