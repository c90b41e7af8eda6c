"""Judges say the same to the last bit, compiled or not."""

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
PLAIN = """
from prixfixe.lab.plain import Plain
sys.meta_path.insert(0, Plain())
for name in [name for name in sys.modules if name.startswith("prixfixe")]:
    del sys.modules[name]
"""


def said(plain: str) -> str:
    """What judges say of some positions in a process of their own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), str(Path(__file__).parent.parent.parent)])}
    done = subprocess.run([sys.executable, "-c", CODE.format(plain=plain)], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(not prixfixe.compiled, reason="there is nothing compiled to compare with")
def test_compiled_and_interpreted_judges_agree() -> None:
    compiled = said("")
    assert compiled == said(PLAIN)
    assert len(compiled) > 1000
