"""Judges say the same to the last bit, and bots decide alike, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import prixfixe

HERE = Path(prixfixe.__file__).parent.parent
CODE = """
import sys
{plain}
import prixfixe
from prixfixe.bots.nets import learned
from tests.bots.nets import made_up, positions
for name in prixfixe.shipped():
    game = prixfixe.load(name)
    for seats in game.seats:
        judge = learned(game, made_up(game, seats))
        print(name, *(worth.hex() for s in positions(game, seats, 4) for worth in judge.worths(s)))
"""
DECISIONS = """
import sys
{plain}
import prixfixe
from prixfixe.bots.bot import decide
from prixfixe.bots.judge import Learned
from prixfixe.bots.levels import bot
from prixfixe.bots.nets import judge_of
from tests.bots.nets import positions
for name in prixfixe.shipped():
    game = prixfixe.load(name)
    print(name, isinstance(judge_of(game, 2), Learned))
    for number, s in enumerate(positions(game, 2, 4)):
        seat = max(ask.seat for ask in s.asks)
        if seat >= 0:
            print(seat, *(decide(bot(level), game, s, seat, number) for level in ("beginner", "easy", "good:40")))
"""
PLAIN = """
from prixfixe.lab.plain import Plain
sys.meta_path.insert(0, Plain())
for name in [name for name in sys.modules if name.startswith("prixfixe")]:
    del sys.modules[name]
"""


def said(plain: str, code: str = CODE) -> str:
    """What judges say of some positions in a process of their own, or bots decide."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), str(Path(__file__).parent.parent.parent)])}
    done = subprocess.run([sys.executable, "-c", code.format(plain=plain)], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(not prixfixe.compiled, reason="there is nothing compiled to compare with")
def test_compiled_and_interpreted_judges_agree() -> None:
    compiled = said("")
    assert compiled == said(PLAIN)
    assert len(compiled) > 1000


@pytest.mark.skipif(not prixfixe.compiled, reason="there is nothing compiled to compare with")
def test_compiled_and_interpreted_bots_decide_alike_with_what_was_learned() -> None:
    compiled = said("", DECISIONS)
    assert compiled == said(PLAIN, DECISIONS)
    assert "True" in compiled and len(compiled.splitlines()) > 15
