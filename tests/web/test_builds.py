"""A server that runs from the source lets its bots think with a compiled build as soon as there is one."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

import pytest

from prixfixe.web import thinking
from prixfixe.web.thinking import OURS, Job, Pool, think_with
from scripts import play
from tests.test_documents import healthy
from tests.web.client import free_port
from tests.web.shelf import SHELF

OTHER = "\n\ndef thought(shelf: Shelf, job: Job) -> int:\n    return 424242\n"


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Path]:
    """A build that can be told from our own by what it answers."""
    shutil.copytree(Path(OURS) / "prixfixe", tmp_path / "prixfixe")
    with (tmp_path / "prixfixe" / "web" / "thinking.py").open("a", encoding="utf-8") as file:
        file.write(OTHER)
    yield tmp_path
    think_with(Path(OURS))


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool(SHELF, 1, 20.0)
    yield made
    made.close()


def question() -> Job:
    """Something for a bot to decide."""
    game = SHELF.game("potluck")
    s = game.start(2, 4)
    seat = s.asks[0].seat
    return Job(game.name, game.save(game.guess(s, seat, 1)), 5, seat, "random", None)


def test_bots_think_with_the_build_from_the_next_question_on(build: Path, pool: Pool) -> None:
    ours = pool.think(question())
    assert ours != 424242 and pool.think(question()) == ours
    first = pool.workers[0].process
    think_with(build)
    assert pool.think(question()) == 424242
    assert first is not None and first.poll() is not None, "the process of the source goes on"
    assert pool.workers[0].process is not first and pool.well()


def test_a_worker_stays_as_long_as_there_is_no_other_build(pool: Pool) -> None:
    pool.think(question())
    first = pool.workers[0].process
    think_with(Path(OURS))
    pool.think(question())
    assert pool.workers[0].process is first


def ended(code: int) -> subprocess.Popen[bytes]:
    """A compilation that ends so."""
    return subprocess.Popen([sys.executable, "-c", f"raise SystemExit({code})"])


@pytest.mark.parametrize(("compiled", "said"), [("True", play.DONE), ("False", play.PLAIN)])
def test_the_end_of_compiling_is_told_as_it_is(
    build: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], compiled: str, said: str
) -> None:
    monkeypatch.setattr(play, "INSTALLED", build)
    monkeypatch.setattr(play, "COMPILED", f"import sys; sys.exit(not {compiled})")
    play.follow(ended(0))
    assert capsys.readouterr().err == f"{said}\n"
    assert thinking.place == [str(build) if compiled == "True" else OURS]


def test_a_failed_compilation_changes_nothing_and_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    play.follow(ended(2))
    assert capsys.readouterr().err == f"{play.FAILED}\n" and thinking.place == [OURS]


def test_compiling_ends_with_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    work = subprocess.Popen(["sh", "-c", "sleep 60 & wait"], start_new_session=True)
    play.stop(work)
    play.follow(work)
    assert work.returncode < 0 and capsys.readouterr().err == ""


@contextmanager
def beside(folder: Path, make: str) -> Iterator[subprocess.Popen[bytes]]:
    """What make play starts, where compiling is something else; its lines are in a file."""
    (folder / "make").write_text(f"#!/bin/sh\n{make}\n", encoding="utf-8")
    (folder / "make").chmod(0o755)
    port = free_port()
    words = ["--port", str(port), "--db", str(folder / "play.db"), "--thinkers", "0"]
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "BROWSER": "true"}
    command = [sys.executable, "-m", "scripts.play", *words]
    with (folder / "lines").open("wb") as lines:
        server = subprocess.Popen(command, cwd=play.ROOT, env=env, stdout=lines, stderr=lines)
    try:
        assert healthy(port, server), (folder / "lines").read_text(encoding="utf-8")
        yield server
    finally:
        server.kill()
        server.wait()


def test_the_page_is_there_before_compiling_ends_which_ends_with_it(tmp_path: Path) -> None:
    with beside(tmp_path, f"echo $$ > {tmp_path}/pid; exec sleep 600") as server:
        compiler = int((tmp_path / "pid").read_text(encoding="utf-8"))
        os.kill(compiler, 0)
        server.send_signal(signal.SIGTERM)
        server.wait(20)
        with pytest.raises(ProcessLookupError):
            os.kill(compiler, 0)
    assert play.BESIDE in (tmp_path / "lines").read_text(encoding="utf-8")


def test_the_page_goes_on_when_compiling_fails(tmp_path: Path) -> None:
    with beside(tmp_path, "exit 1") as server:
        for _ in range(100):
            if play.FAILED in (tmp_path / "lines").read_text(encoding="utf-8"):
                break
            time.sleep(0.1)
        assert play.FAILED in (tmp_path / "lines").read_text(encoding="utf-8") and server.poll() is None
