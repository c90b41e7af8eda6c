"""The page of a fresh clone, at once: python -m scripts.play [options of prixfixe serve].

The server runs from the source while the engine is compiled beside it. As soon as that is done, bots think with what
was compiled; the server itself goes on as it is, and the next make play starts compiled.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import threading
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOG = ROOT / "build" / "compile.log"
TARGET = ".venv/installed"
INSTALLED = Path(sysconfig.get_path("purelib"))
COMPILED = "import sys, prixfixe; sys.exit(not prixfixe.compiled)"
BESIDE = "prixfixe: the engine is being compiled beside it, some minutes, once; until then bots take longer"
DONE = "prixfixe: compiled: from now on bots think about ten times as fast"
PLAIN = "prixfixe: there is no C compiler, so bots go on as they are: correct, about ten times slower"
FAILED = f"prixfixe: the engine could not be compiled, so bots go on as they are; {LOG.relative_to(ROOT)} says why"


def main() -> None:
    """Serve from the source, and compile meanwhile."""
    os.environ["PRIXFIXE_QUIET"] = "1"  # what is said here says it better
    sys.path.insert(0, str(ROOT / "src"))
    from prixfixe.cli import main as command

    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, lambda *_: sys.exit())  # so that compiling ends as well
    work = compiling()
    print(BESIDE, file=sys.stderr)
    threading.Thread(target=follow, args=(work,), daemon=True).start()
    sys.argv = ["prixfixe", "serve", "--browser", "--calm", "0", *sys.argv[1:]]  # nobody is sent away while it compiles
    try:
        command()
    finally:
        stop(work)


def compiling() -> subprocess.Popen[bytes]:
    """A process that compiles and installs, and lets the page go first."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        command = ["nice", "-n", "10", "make", "--no-print-directory", TARGET]
        return subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)


def follow(work: subprocess.Popen[bytes]) -> None:
    """When it is done, let bots think with it, and say so."""
    if work.wait() != 0:
        said = "" if work.returncode < 0 else FAILED  # stopped with the server, or of itself
    elif subprocess.run([sys.executable, "-P", "-c", COMPILED], cwd=ROOT, check=False).returncode != 0:
        said = PLAIN
    else:
        from prixfixe.web.thinking import think_with

        think_with(INSTALLED)
        said = DONE
    if said:
        print(said, file=sys.stderr, flush=True)


def stop(work: subprocess.Popen[bytes]) -> None:
    """End it with all that it has started; what is compiled by then is kept."""
    if work.poll() is None:
        with suppress(ProcessLookupError):
            os.killpg(work.pid, signal.SIGTERM)
        work.wait()


if __name__ == "__main__":
    main()
