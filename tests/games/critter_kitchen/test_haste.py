"""Who has nothing to serve is waited for like everybody else."""

import pytest

from tests.games.critter_kitchen.scene import Bay


@pytest.mark.rule("CK-CRIT-2")
def test_a_chef_without_an_ingredient_for_the_course_is_waited_for() -> None:
    Bay().holds("blue", "carrot3").dine().awaited("blue", "red")


@pytest.mark.rule("CK-CRIT-2")
def test_a_course_that_must_stay_empty_is_no_quicker_than_one_that_may() -> None:
    some = Bay().holds("blue", "bread5 bread6").dine().takes("blue", "bread5").asked("blue", ["none"])
    both = Bay().holds("blue", "bread5 carrot3").dine().takes("blue", "bread5").asked("blue", ["carrot3", "none"])
    assert some.game.view(some.s, 1) == both.game.view(both.s, 1)
    some.awaited("blue")


@pytest.mark.rule("CK-CHAL-4")
def test_a_chef_who_can_prepare_nothing_is_waited_for() -> None:
    Bay().challenges("ultimate_melt").holds("blue", "wine4").cook().awaited("blue")
