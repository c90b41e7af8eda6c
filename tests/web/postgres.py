"""A PostgreSQL of the tests' own, in a folder that is thrown away."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

import pytest

from tests.web.client import free_port

ACCOUNT = "postgres"


def programs() -> Path | None:
    """Where initdb and pg_ctl are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).parent if there else None


def installed() -> Path | None:
    """The programs, brought by apt where they are missing and that is allowed."""
    if programs() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "capture_output": True, "timeout": 300}
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "postgresql"]):
            subprocess.run(command, check=False, **quiet)  # type: ignore[call-overload]
    return programs()


def account() -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", ACCOUNT, "--"] if os.geteuid() == 0 else []


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database; the test is skipped where there can be none."""
    home = installed()
    if home is None:
        pytest.skip("PostgreSQL is not installed, and cannot be: run apt-get install postgresql as root")
    folder, port = Path(tempfile.mkdtemp(prefix="prixfixe-pg-")), free_port()
    if os.geteuid() == 0:
        shutil.chown(folder, ACCOUNT, ACCOUNT)
    data, run = folder / "data", [*account()]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    initdb = [str(home / "initdb"), "-D", str(data), "-A", "trust", "-U", "tester", "--no-sync"]
    subprocess.run([*run, *initdb], check=True, capture_output=True, cwd=folder)
    control = [*run, str(home / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options]
    subprocess.run([*control, "start"], check=True, capture_output=True, cwd=folder)
    try:
        yield f"postgresql://tester@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control[:-2], "-m", "immediate", "stop"], check=False, capture_output=True, cwd=folder)
        shutil.rmtree(folder, ignore_errors=True)
