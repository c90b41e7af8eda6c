"""Whether the locks fit pyproject.toml, and known faults of what they name: python -m scripts.audit

The first needs no network. The second asks a public database by way of pip-audit; where that cannot be reached, one
line says so and nothing fails. It ends with 1 when a lock does not fit or a locked version has a known fault.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from itertools import zip_longest
from pathlib import Path
from typing import Any, Iterator

from scripts.locks import LOCKS, faults, needs, pins

PATIENCE = 120.0  # seconds for all of pip-audit
UNREACHED = "the database of known faults could not be asked, so only the locks themselves were checked"


def main() -> None:
    """Say what was found; end with 1 if something must be done."""
    found = [f"locks/{lock}.txt: {fault}" for lock in LOCKS for fault in faults(needs(lock), pins(lock))]
    print("\n".join(found) or "prixfixe: the locks fit pyproject.toml, and everything in them has hashes")
    with tempfile.TemporaryDirectory() as folder:
        answers = [answer for batch in batches() for answer in ask(batch, Path(folder))]
    known, line = judged(answers)
    print("\n".join([*known, f"prixfixe: {line}"]))
    sys.exit(bool(found or known))


def batches() -> Iterator[list[str]]:
    """Everything locked for any system, in lists that name no package twice, which pip-audit would refuse."""
    versions: dict[str, list[str]] = {}
    for name, version in sorted({(pin.name, pin.version) for lock in LOCKS for pin in pins(lock)}):
        versions.setdefault(name, []).append(f"{name}=={version}")
    for batch in zip_longest(*versions.values()):
        yield [need for need in batch if need]


def ask(batch: list[str], folder: Path, patience: float = PATIENCE) -> list[dict[str, Any]]:
    """What pip-audit says of each package, even if that is nothing."""
    wanted = folder / "wanted.txt"
    wanted.write_text("\n".join(batch), encoding="utf-8")
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(wanted), "--disable-pip", "--no-deps"]
    command += ["--format", "json", "--progress-spinner", "off", "--timeout", "10", "--cache-dir", str(folder)]
    try:
        found = subprocess.run(command, capture_output=True, text=True, timeout=patience)
        answers: list[dict[str, Any]] = json.loads(found.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, ValueError):
        return [{"name": need, "skip_reason": "no answer"} for need in batch]
    return answers


def judged(answers: list[dict[str, Any]]) -> tuple[list[str], str]:
    """The known faults, a line each, and a line on how much could be asked."""
    asked = [answer for answer in answers if "skip_reason" not in answer]
    known = [
        f"{answer['name']} {answer['version']}: {fault['id']}, mended in {' or '.join(fault['fix_versions']) or 'none'}"
        for answer in asked
        for fault in answer["vulns"]
    ]
    if not asked:
        return known, UNREACHED
    silent = len(answers) - len(asked)
    return known, f"{len(known)} known faults in {len(asked)} packages" + (
        f", {silent} unknown there" if silent else ""
    )


if __name__ == "__main__":
    main()
