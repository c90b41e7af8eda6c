"""Any module can be the first that is imported, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import prixfixe

SCRIPT = Path(__file__).parent.parent.parent / "scripts" / "imports.py"
EVERY = os.environ.get("PRIXFIXE_IMPORTS_EVERY", "7")


def test_modules_can_be_imported_alone() -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(prixfixe.__file__).parent.parent)}
    done = subprocess.run([sys.executable, str(SCRIPT), EVERY], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
