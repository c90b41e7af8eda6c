"""Every link of every page leads somewhere: files that are there, headings that the file has."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ELSEWHERE = {".venv", ".git", "build", "dist", "node_modules"}
LINK = re.compile(r"\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)|<(?:img|a)\b[^>]*?\b(?:src|href)=\"([^\"]+)\"")
FENCE = re.compile(r"^(```|~~~).*?^\1$", re.M | re.S)
PAGES = sorted(path for path in ROOT.rglob("*.md") if not ELSEWHERE & set(path.relative_to(ROOT).parts))


def links(text: str) -> list[str]:
    """What a page leads to, examples in code aside."""
    plain = re.sub(r"(?<!`)`[^`\n]+`(?!\])", "", FENCE.sub("", text))
    return [one or other for one, other in LINK.findall(plain)]


@cache
def anchors(path: Path) -> frozenset[str]:
    """The names of a page's headings, as they are made from their words; the second of the same words gets a number."""
    found: dict[str, int] = {}
    names = set()
    for heading in re.findall(r"^#{1,6}\s+(.+?)\s*#*$", FENCE.sub("", path.read_text(encoding="utf-8")), re.M):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").replace("*", "").lower()
        slug = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        names.add(f"{slug}-{found[slug]}" if slug in found else slug)
        found[slug] = found.get(slug, 0) + 1
    return frozenset(names)


def broken(page: Path, link: str) -> str:
    """What is wrong with a link; nothing if it leads somewhere or out into the world."""
    if re.match(r"[a-z][a-z+.-]*:", link):
        return ""
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    if not target.is_relative_to(ROOT):
        return f"{link} leads out of the repository"
    if not target.exists():
        return f"there is no {link}"
    if anchor and (target.suffix != ".md" or anchor not in anchors(target)):
        return f"{name or 'the page'} has no heading {anchor}"
    return ""


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [wrong for link in links(page.read_text(encoding="utf-8")) if (wrong := broken(page, link))] == []


def test_what_a_link_leads_to_is_kept(tmp_path: Path) -> None:
    """A file that only this machine has is none that others can follow."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a repository")
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    kept = {ROOT / name for name in done.stdout.splitlines()}
    kept |= {folder for path in kept for folder in path.parents}
    for page in PAGES:
        local = [link.partition("#")[0] for link in links(page.read_text(encoding="utf-8")) if ":" not in link]
        assert all((page.parent / name).resolve() in kept for name in local if name and page in kept), page


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[a](b.md) and [c](d.md#e)", ["b.md", "d.md#e"]),
        ('![a](b.png "title") <img src="c.png" alt="">', ["b.png", "c.png"]),
        ("[`a`](b)", ["b"]),
        ("`[a](b)`", []),
        ("```\n[a](b)\n```\n", []),
    ],
)
def test_links_are_found(text: str, found: list[str]) -> None:
    assert links(text) == found


def test_a_broken_link_is_told() -> None:
    page = ROOT / "README.md"
    assert broken(page, "docs/nowhere.md") and broken(page, "docs/web.md#nowhere") and broken(page, "../secret")
    assert not broken(page, "docs/web.md#security") and not broken(page, "https://example.org/")
