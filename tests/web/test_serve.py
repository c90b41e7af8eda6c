"""The command that starts a server."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from prixfixe.core.errors import BadInput
from prixfixe.web.serve import serve
from tests.web.client import ROOT, free_port


def test_several_workers_need_a_database_for_several() -> None:
    with pytest.raises(BadInput, match="PostgreSQL"):
        serve(db="some.db", workers=2)


def test_a_port_that_is_taken_is_named_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BadInput, match="cannot listen on 127.0.0.1 port"):
            serve(port=int(taken.getsockname()[1]), db=str(tmp_path / "x.db"))


def test_it_prints_its_address_answers_and_stops_when_told(tmp_path: Path) -> None:
    port = free_port()
    code = f"from prixfixe.web.serve import serve; serve(port={port}, db={str(tmp_path / 'serve.db')!r})"
    path = os.pathsep.join([os.environ.get("PYTHONPATH", "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path}
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, env=env, stdout=-1, stderr=-1) as server:
        assert server.stdout and f":{port}/" in server.stdout.readline().decode()
        for _ in range(300):
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/healthz").json()["status"] == "ok"
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        page = httpx.get(f"http://127.0.0.1:{port}/").text
        server.send_signal(signal.SIGTERM)
        log = server.communicate(timeout=20)[1].decode()
    assert "Critter Kitchen" in page or "Play now" in page
    assert '"event": "closed"' in log and "Traceback" not in log
