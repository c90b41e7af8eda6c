"""What an installed game from outside is tried with, in a process that knows it by its entry point alone."""

from __future__ import annotations

import re
import sys
import time
from tempfile import TemporaryDirectory
from typing import Any, Callable


def page() -> None:
    """Somebody plays against bots in the browser."""
    from fastapi.testclient import TestClient

    from prixfixe.web.app import app
    from prixfixe.web.settings import Settings

    with TemporaryDirectory() as place:
        settings = Settings(db=f"{place}/outside.db", delay=0, thinkers=0, projectors=0, limits=False)
        with TestClient(app(settings)) as client:
            front = client.get("/").text
            assert "<h2>Potluck</h2>" in front and "games/any.svg" in front
            assert "/games/sweet-mess/guide" in front and "/games/potluck/guide" not in front
            shown = client.post("/play/potluck", data={"csrf": field(front, "csrf"), "level": "random"})
            play(client, str(shown.url), shown.text)
            for path in ("/new/potluck", "/games/potluck/guide", "/games/potluck/pieces", "/games/potluck/rules"):
                assert client.get(path).status_code == 200, path


def play(client: Any, address: str, text: str) -> None:
    """Take the first choice until the match is over."""
    for part in ('class="plain-board"', "<h3>Hands</h3>", "<dt>Dish</dt>", "Card 1"):
        assert part in text, part
    assert "data-rule" not in text and 'id="rules"' not in text
    late = time.monotonic() + 30
    while 'id="result"' not in text:
        assert time.monotonic() < late, "the match does not end"
        if found := re.search(r'name="option"\s+value="(\d+)"', text):
            order = {"csrf": field(text, "csrf"), "version": field(text, "version"), "option": found[1]}
            text = client.post(f"{address}/moves", data=order).text
        else:
            text = client.get(address).text


def field(text: str, name: str) -> str:
    """What a hidden field holds."""
    found = re.search(f'name="{name}" value="([^"]+)"', text)
    assert found is not None, name
    return found[1]


def research() -> None:
    """Episodes at random, and what language models read."""
    import gymnasium
    import numpy as np

    import prixfixe.rl.gymnasium
    from prixfixe.rl import text
    from prixfixe.rl.pettingzoo import env

    table = env("potluck", seats=3, render_mode="ansi")
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, _, ended, _, info = table.last()
        assert table.observation_space(agent).contains(seen)
        table.step(None if ended else int(np.flatnonzero(info["action_mask"])[-1]))
    assert "points" in table.render()
    alone = gymnasium.make("prixfixe/Potluck-v0", bots="greedy")
    _, info = alone.reset(seed=2)
    over = False
    while not over:
        _, _, over, _, info = alone.step(np.flatnonzero(info["action_mask"])[0])
    game = prixfixe.load("potluck")
    assert "Card 1" in text.prompt(game, game.start(2, 1), 0)


PARTS: dict[str, Callable[[], None]] = {"page": page, "research": research}

if __name__ == "__main__":
    PARTS[sys.argv[1]]()
