"""The documentation site holds every page and every picture, and all its links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from scripts.site import CODE, LINK, ROOT, gather, sites


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything that the site is made of."""
    folder = tmp_path_factory.mktemp("site") / "docs"
    gather(folder)
    return folder


def pages(folder: Path) -> list[Path]:
    """The pages that were gathered."""
    return sorted(folder.rglob("*.md"))


def test_every_document_and_every_picture_is_there(gathered: Path) -> None:
    documents = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "pictures").iterdir()]
    assert all((gathered / path.relative_to(ROOT / "docs")).is_file() for path in documents)
    assert (gathered / "index.md").read_text(encoding="utf-8").startswith("# prixfixe")


def test_every_link_leads_to_something_that_was_gathered(gathered: Path) -> None:
    for page in pages(gathered):
        for found in LINK.finditer(CODE.sub("", page.read_text(encoding="utf-8"))):
            assert (page.parent / found["link"]).resolve().is_file(), f"{page.relative_to(gathered)}: {found[0]}"


def test_a_link_to_a_folder_without_a_page_is_its_words(gathered: Path) -> None:
    assert ROOT / "deploy" not in sites()
    assert "(../deploy)" in (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert "(../deploy)" not in (gathered / "deploy.md").read_text(encoding="utf-8")


def test_every_page_has_its_place_in_the_navigation(gathered: Path) -> None:
    told = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]
    named = re.findall(r"[\w/-]+\.md", str(told))
    assert sorted(named) == sorted(str(path.relative_to(gathered)) for path in pages(gathered))


def test_the_reference_is_of_modules_that_there_are(gathered: Path) -> None:
    named = [
        name
        for page in (gathered / "api").glob("*.md")
        for name in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.M)
    ]
    assert {"prixfixe", "prixfixe.core.state", "prixfixe.core.game", "prixfixe.testing.kit"} <= set(named)
    for name in named:
        place = ROOT.joinpath("src", *name.split("."))
        assert place.with_suffix(".py").is_file() or (place / "__init__.py").is_file(), name


def test_it_builds_without_a_warning() -> None:
    if find_spec("mkdocs") is None or find_spec("mkdocstrings_handlers") is None:
        pytest.skip("make docs installs what builds the site")
    done = subprocess.run([sys.executable, "-m", "scripts.site"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "WARNING" not in done.stderr, done.stderr
    assert (ROOT / "build" / "site" / "api" / "core.html").is_file()
