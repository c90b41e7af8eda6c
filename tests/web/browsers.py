"""Browsers: the system's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Callable, Iterator

import pytest

ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip


LISTED = "(number) => document.querySelectorAll('#all-choices [data-path]')[number].click()"
CONFIRM = "() => document.querySelector('[data-confirm]:not([hidden])')?.click()"  # the last of several answers is held
OFFERED = "() => [...document.querySelectorAll('#all-choices [data-path]')].map((e) => [e.value, e.dataset.path])"


@dataclass(frozen=True)
class Choice:
    """An option as the page offers it."""

    value: str
    path: list[str]


@contextmanager
def chromium() -> Iterator[Any]:
    """A browser; the test is skipped where there is none."""
    sync = pytest.importorskip("playwright.sync_api")
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        pytest.skip("Chromium is not installed: run apt-get install chromium as root")
    with sync.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """One browser of its own, whose console must stay clean."""

    def __init__(self, browser: Any, url: str, width: int = 1280, lang: str = "en-GB", **more: Any) -> None:
        window = {"width": width, "height": 800}
        self.context = browser.new_context(viewport=window, locale=lang, base_url=url, reduced_motion="reduce", **more)
        self.context.add_init_script("localStorage.setItem('passing', 'wait')")  # nothing is answered behind our back
        self.page = self.context.new_page()
        self.page.set_default_timeout(30_000)
        self.errors: list[str] = []
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def hear(self, message: Any) -> None:
        """A line of the console."""
        if message.type == "error":
            self.errors.append(message.text)

    def version(self) -> str:
        """How far the page is."""
        return str(self.page.get_attribute("#table", "data-version"))

    def answer(self, number: int = 0) -> None:
        """Take a choice of the list and wait until the page has moved on."""
        self.moves(lambda: (self.page.evaluate(LISTED, number), self.page.evaluate(CONFIRM)))

    def moves(self, act: Callable[[], Any]) -> None:
        """Do something that answers, and wait until the page has moved on."""
        before = self.version()
        with self.page.expect_response(lambda response: response.url.endswith("/moves")) as given:
            act()
        assert given.value.ok, f"{given.value.status} for an answer to version {before}"
        self.page.wait_for_selector(f"#table:not([data-version='{before}'])", state="attached")

    def offered(self) -> list[Choice]:
        """The options of the open question, with their paths."""
        return [Choice(value, path.split()) for value, path in self.page.evaluate(OFFERED)]

    def wait_turn(self) -> bool:
        """Wait until something is asked; whether it is, or the match is over."""
        self.page.wait_for_selector("#question.asked, #result", state="attached")
        return bool(self.page.locator("#result").count() == 0)

    def play_on(self, most: int = 400) -> int:
        """Answer until the match is over."""
        for count in range(most):
            if not self.wait_turn():
                return count
            self.answer()
        raise AssertionError("the match does not end")
