"""Runs the steps of deploy/Dockerfile without containers: python -m scripts.image [--short] [--python PYTHON]

In an empty folder that stands for the root of the image, and, if this is run by root, as a user without rights. A COPY
takes what Dockerfile.dockerignore lets through, a RUN is carried out with that folder in its paths, and what the image
would start is started and asked for its health. What only root can do is left out, and named. --short takes packages
from the environment that runs this instead of installing what is locked, and compiles nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import site
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Iterator

from scripts.npm import ROOT

DEPLOY = ROOT / "deploy"
ROOTS = re.compile(r"(?<![\w.:/])/(opt|build|data|backups)\b")  # folders of the image that steps name
ROOT_ONLY = ("apt-get", "useradd")
USER = 10001
PORT = 8000


def steps() -> Iterator[tuple[str, str]]:
    """The instructions of the Dockerfile, in order."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), flags=re.M)
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip():
            name, rest = line.split(None, 1)
            yield name, rest


class Image:
    """What has become of the image so far."""

    def __init__(self, place: Path, python: str, short: bool) -> None:
        self.place, self.short = place, short
        self.folder = place
        self.given: dict[str, Any] = {}
        (place / "bin").mkdir()
        (place / "bin" / "python").symlink_to(python)
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" and "PRIXFIXE" not in name}
        self.env = {**kept, "HOME": str(place), "PATH": f"{place / 'bin'}:{os.environ['PATH']}"}
        self.plain = os.geteuid() == 0 and not short
        self.rights: dict[str, Any] = {"user": USER, "group": USER, "extra_groups": []} if self.plain else {}

    def here(self, text: str) -> str:
        """A text with the paths of the image where they are here."""
        return ROOTS.sub(rf"{self.place}/\1", text)

    def take(self, name: str, rest: str) -> None:
        """Carry out one step."""
        if name == "RUN":
            self.run(rest)
        elif name == "COPY" and not rest.startswith("--from="):
            self.copy(rest.split())
        elif name == "ENV":
            for pair in self.here(rest).split():
                key, _, value = pair.partition("=")
                self.env[key] = value.replace("$PATH", self.env["PATH"])
        elif name == "WORKDIR":
            self.folder = Path(self.here(rest))
            self.folder.mkdir(parents=True, exist_ok=True)
            self.hand_over()
        self.given[name] = rest

    def run(self, command: str) -> None:
        """A command, in the folder of the image; the end of what it says if it fails."""
        if any(word in command for word in ROOT_ONLY):
            print(f"prixfixe: left to root: {command}")
            return
        if self.short and "--require-hashes" in command:
            self.borrow()
            return
        command = self.here(command.replace("PRIXFIXE_COMPILED", "PRIXFIXE_PURE") if self.short else command)
        begun = time.monotonic()
        done = subprocess.run(
            ["sh", "-c", command], cwd=self.folder, env=self.env, capture_output=True, text=True, **self.rights
        )
        if done.returncode != 0:
            sys.exit(f"prixfixe: {command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        print(f"prixfixe: {time.monotonic() - begun:4.0f} s  {command}", flush=True)

    def borrow(self) -> None:
        """Let the environments of the image see the packages that are here but prixfixe, before their own."""
        shelf = self.place / "borrowed"
        shelf.mkdir(exist_ok=True)
        for package in (entry for folder in site.getsitepackages() for entry in Path(folder).iterdir()):
            if not package.name.startswith(("prixfixe", "__editable__")) and not (shelf / package.name).exists():
                (shelf / package.name).symlink_to(package)
        for found in (self.place / "opt").glob("*/lib/python*/site-packages"):
            (found / "borrowed.pth").write_text(f"import sys; sys.path.insert(0, {str(shelf)!r})", encoding="utf-8")

    def copy(self, words: list[str]) -> None:
        """Files of the repository, as far as they are let through."""
        *sources, target = words
        for source in sources:
            if not (ROOT / source).exists() or not let_through(source):
                sys.exit(f"prixfixe: {source} is not sent to the builder")
            end = self.folder / target
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, end, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            else:
                end.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / source, end)
        self.hand_over()

    def hand_over(self) -> None:
        """Everything belongs to who carries the steps out."""
        if self.plain:
            for path in (self.place, *self.place.rglob("*")):
                os.chown(path, USER, USER, follow_symlinks=False)

    def start(self, port: int) -> None:
        """Start what the image starts, wait until its own check says that it is well, and stop it."""
        command = [
            *json.loads(self.given["ENTRYPOINT"]),
            *json.loads(self.here(self.given["CMD"])),
            "--port",
            str(port),
        ]
        check = json.loads(self.given["HEALTHCHECK"].partition("CMD ")[2].replace(str(PORT), str(port)))
        server = subprocess.Popen(command, cwd=self.folder, env=self.env, stderr=subprocess.DEVNULL, **self.rights)
        begun = time.monotonic()
        try:
            while subprocess.run(check, env=self.env, capture_output=True, **self.rights).returncode != 0:
                if server.poll() is not None or time.monotonic() - begun > 120:
                    sys.exit(f"prixfixe: {' '.join(command)} does not get well")
                time.sleep(0.2)
        finally:
            server.terminate()
            server.wait(20)


def let_through(source: str) -> bool:
    """Whether Dockerfile.dockerignore lets a path through."""
    return f"!{source}" in (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()


def main() -> None:
    """Carry the steps out; end at the first that fails."""
    parser = argparse.ArgumentParser(description="Run the steps of the image.")
    parser.add_argument("--short", action="store_true", help="borrow packages, compile nothing")
    parser.add_argument("--python", default=sys.executable, help="the Python that stands for that of the image")
    parser.add_argument("--port", type=int, default=PORT, help="where the server listens")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="prixfixe-image-") as folder:
        image = Image(Path(folder), given.python, given.short)
        image.hand_over()
        for name, rest in steps():
            image.take(name, rest)
        image.start(given.port)
        version = subprocess.run(
            ["prixfixe", "--version"], env=image.env, capture_output=True, text=True, **image.rights
        )
        print(f"prixfixe: the server of the image is well: {version.stdout.strip()}")


if __name__ == "__main__":
    main()
