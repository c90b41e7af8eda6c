"""How high somebody could bid cannot be told from how soon the bids are opened."""

from typing import Any

import pytest

from prixfixe.core.chance import chance
from prixfixe.games.restaurant_row.state import NOTHING
from prixfixe.testing.worlds import positions
from tests.configs import Config
from tests.games.restaurant_row.configs import CONFIGS
from tests.games.restaurant_row.scene import GAME, Row


@pytest.mark.rule("RR-SHILL-1")
def test_an_owner_who_cannot_pay_for_the_shill_is_waited_for() -> None:
    Row().all(cash=0).serves().comes("the_shill").awaited("red", "blue", "green", "gold")
    Row(open_money=True).all(cash=0).serves().comes("the_shill").spared("red", "blue")


@pytest.mark.rule("RR-BID-7")
def test_a_bidder_who_must_pass_and_a_chooser_with_one_band_are_waited_for() -> None:
    scene = Row().sale("help", "hostess").gives("red", cash=13).gives("blue", cash=0)
    scene.goes(red="help", blue="help").takes("red", "hostess")
    scene.awaited("red", "blue").asked("red", [0]).asked("blue", ["pass"])


@pytest.mark.rule("RR-SET-3", "RR-BID-7", "RR-SHILL-1", "RR-LOAN-3")
@pytest.mark.parametrize("config", [config for config in CONFIGS if not config.options.get("open_money")], ids=str)
def test_sealed_choices_are_waited_for_whatever_cash_the_others_have(config: Config) -> None:
    dice, looked = chance(7), 0
    for s in [s.copy() for seed in range(1, 4) for s in positions(config, seed)]:
        world: Any = s
        if world.sealing != NOTHING:
            for restaurant in world.restaurants:
                restaurant.cash = dice.below(30)
            asked_again = GAME.guess(world, None, 1)
            assert not [GAME.key(ask) for ask in asked_again.asks if GAME.forced(asked_again, ask)]
            looked += 1
    assert looked
