"""What whoever contributes meets first says and runs what make check does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

import prixfixe
from scripts.locks import PYTHONS

ROOT = Path(__file__).parent.parent
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def read(name: str) -> Any:
    """A file of YAML."""
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def recipe(target: str) -> list[str]:
    """The commands of a target of the Makefile."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(BIN)", ".venv/bin")
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", text, re.M)
    assert found
    return [line.strip() for line in found[1].splitlines()]


def test_the_hooks_before_a_commit_are_what_make_check_runs() -> None:
    (local,) = read(".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    assert [hook["entry"] for hook in local["hooks"]] == recipe("check")
    assert all(hook["language"] == "system" and not hook["pass_filenames"] for hook in local["hooks"])


def test_every_python_that_is_locked_for_is_checked() -> None:
    (job,) = read(".github/workflows/check.yml")["jobs"].values()
    assert job["strategy"]["matrix"]["python"] == list(PYTHONS)
    runs = [step["run"].split()[:2] for step in job["steps"] if "run" in step]
    assert runs == [["make", "check"], ["make", "unit"], ["make", "doors"]]
    assert read(".github/workflows/check.yml")["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_can_be_filled_in(path: Path) -> None:
    form = read(str(path.relative_to(ROOT)))
    if path.name == "config.yml":
        assert form == {"blank_issues_enabled": True}
        return
    assert {"name", "description", "body"} <= set(form)
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert asked and all(part["id"] and part["attributes"]["label"] for part in asked)
    assert len({part["id"] for part in asked}) == len(asked)
    assert any(part.get("validations", {}).get("required") for part in asked)


def test_every_title_can_be_chosen() -> None:
    (games,) = (part for part in read(".github/ISSUE_TEMPLATE/rule.yml")["body"] if part["type"] == "dropdown")
    assert games["attributes"]["options"] == sorted(prixfixe.load(name).title for name in prixfixe.shipped())


def test_changes_are_dated_newest_first() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    dates = re.findall(r"^## (.+)$", text, re.M)
    assert dates and dates == sorted(dates, reverse=True)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for date in dates)
