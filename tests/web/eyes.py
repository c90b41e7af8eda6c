"""What a careful look at a page finds: axe-core's violations, targets too small for a finger, pages too wide."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.web.client import ROOT

AXE = ROOT / "build" / "axe" / "axe.min.js"
FINGER = 40  # pixels
TARGETS = """
(least) => [...document.querySelectorAll(
  "button, summary, select, textarea, a.button, a.chip, a.quiet, header a, input:not([type=hidden])"
)]
  .map((element) => element.matches("[type=checkbox], [type=radio]") ? element.closest("label") || element : element)
  .filter((element) => element.checkVisibility({ visibilityProperty: true }))
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([element, box]) => `${element.outerHTML.slice(0, 120)} is ${Math.round(box.width)} x ${Math.round(box.height)}`)
"""
WIDE = """
() => {
  const width = document.documentElement.clientWidth, wide = document.documentElement.scrollWidth;
  const free = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== "visible") return false;
    return true;
  };
  if (wide <= width) return [];
  const found = [...document.querySelectorAll("body *")];
  return found.filter((element) => element.getBoundingClientRect().right > width + 1).filter(free).slice(0, 5)
    .map((element) => element.outerHTML.slice(0, 120)).concat(`the page is ${wide} wide`);
}
"""
RUN = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"


@cache
def axe() -> str:
    """The script of axe-core; the test is skipped where it was not brought."""
    if not AXE.is_file():
        pytest.skip("axe-core is missing: run python -m scripts.npm axe")
    return AXE.read_text(encoding="utf-8")


def violations(page: Any) -> list[str]:
    """What axe-core finds wrong with a page."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe() + "\n;null")
    found = page.evaluate(RUN)
    return [f"{v['id']}: {n['html'][:160]} {n['failureSummary'][:200]}" for v in found for n in v["nodes"][:4]]


def small_targets(page: Any) -> list[str]:
    """Controls that a finger would miss."""
    return list(page.evaluate(TARGETS, FINGER))


def too_wide(page: Any) -> list[str]:
    """What makes a page scroll sideways."""
    return list(page.evaluate(WIDE))


def in_theme(page: Any, theme: str) -> None:
    """Show a page in light or dark."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
