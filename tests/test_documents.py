"""Every command that README.md, its like and docs/*.md name is run, shortened; one nobody here can run fails."""

from __future__ import annotations

import argparse
import json
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Callable, Iterator, Sequence

import httpx
import pytest
import typer
from typer.testing import CliRunner

import prixfixe
from prixfixe.bots import levels
from prixfixe.cli import SLOW, app
from prixfixe.core.chance import Chance, chance
from prixfixe.table.match import Match, seated
from prixfixe.web.store import Store
from tests import potluck
from tests.lab.run import POTLUCK
from tests.web.client import free_port, serving

ROOT = Path(__file__).parent.parent
DOCS = sorted((ROOT / "docs").glob("*.md"))
PAGES = [*(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")), *DOCS]
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]

SHORT: dict[str, dict[str, tuple[str, ...]]] = {  # what a command is given instead of what the page says or leaves open
    "simulate": {"--games": ("2",)},
    "tournament": {"--games": ("1",), "--bot": ("random", "greedy")},
    "report": {"--games": ("2",), "--seats": ("2",), "--bot": ("random",), "--against": ("random",)},
    "tune": {"--games": ("60",), "--bot": ("random",)},
    "learn": {"--minutes": ("0",), "--workers": ("1",)},
    "analyse": {"--iterations": ("1",), "--game": (POTLUCK,)},
    "bench": {"--seconds": ("0.2",)},
    "serve": {"--host": ("127.0.0.1",), "--port": ("0",), "--thinkers": ("1",)},
}
MEANT = {"GAME": "sweet-mess", "WORDS": "recipe"}  # words that stand for what the reader fills in
TYPED = "1\n1\nq\n"  # by whoever plays in the terminal
REFUSED = {"--engine ray": "Could not find any running Ray instance|needs Ray"}  # tests/lab runs a small Ray
KEY = bytes(range(32))  # of the match of which docs/fair-play.md shows the seal
NOT_SHELL = {"python", "toml", "json"}
PROGRAMS = {  # what a command begins with, in the middle of a sentence
    "apt", "apt-get", "bash", "brew", "cd", "curl", "docker", "export", "git", "make", "npm", "npx", "pip", "pip3",
    "pipx", "prixfixe", "psql", "pytest", "python", "python3", "ray", "sh", "sqlite3", "sudo", "systemctl",
    "uv", "uvicorn", "uvx", "wget",
}  # fmt: skip
SETTING = re.compile(r"PRIXFIXE_\w+=\S+ |PYTHONPATH=src ")  # before a command


@dataclass(frozen=True)
class Lines:
    """Commands that stand together: a block of a page, or a few words of a sentence."""

    page: str
    commands: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.page}: {self.commands[0]}"


def blocks(text: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page, each with its language."""
    return re.findall(r"^```(\S*)\n(.*?)^```$", text, re.M | re.S)


def quoted(text: str) -> list[str]:
    """What is quoted in the sentences of a page; `a b`, `c` is `a b` and `a c`."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)
    found = []
    for first, others in re.findall(r"`([^`\n]+)`((?:,\s`\w+`)*)", prose):
        found.append(first)
        found += [re.sub(r"\w+$", name, first) for name in re.findall(r"`(\w+)`", others)]
    return found


def documented() -> Iterator[Lines]:
    """Everything that a page tells a reader to type."""
    for path in PAGES:
        page, text = str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
        for language, block in blocks(text):
            lines = [line.strip() for line in block.replace("\\\n", " ").splitlines()]
            if language not in NOT_SHELL:
                yield Lines(page, tuple(line for line in lines if line and not line.startswith("#")))
        for words in quoted(text):
            if " " in words and (words.split()[0] in PROGRAMS or SETTING.match(words)):
                yield Lines(page, (words,))


EVERYTHING = {lines.commands: lines for lines in documented()}.values()


@pytest.mark.filterwarnings("ignore:.*found in sys.modules")  # another test has imported the program
@pytest.mark.parametrize("lines", EVERYTHING, ids=str)
def test_what_a_page_tells_to_type_runs(lines: Lines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    analysed = any("analyse" in command for command in lines.commands)
    Path("match.json").write_text(record(analysed), encoding="utf-8")
    Path("mine.toml").write_text(house_content(), encoding="utf-8")
    shutil.copytree(ROOT / "examples" / "cards", "examples/cards")
    if not any("--template my.toml" in command for command in lines.commands):
        shutil.copy("examples/cards/rival-restaurants.toml", "my.toml")
    for command in lines.commands:
        words = [MEANT.get(word, word) for word in shlex.split(command, comments=True)]
        words = words[next(i for i, word in enumerate(words) if not word.startswith("PRIXFIXE_")) :]
        assert words[0] in RUN, f"{lines.page}: nobody knows how to run {command!r}; say it in {Path(__file__).name}"
        RUN[words[0]](words, monkeypatch)


@cache
def record(small: bool) -> str:
    """A finished match: of the tiny game, or of a real one that was dealt with a key."""
    game = potluck.game() if small else prixfixe.load("ristorante-italia")
    match = Match(game, seated(game, 2, 0, ["random"]), 7 if small else KEY, {})
    match.play_bots()
    return match.replay.to_json()


@cache
def house_content() -> str:
    """The example of docs/restaurant-row.md."""
    page = (ROOT / "docs" / "restaurant-row.md").read_text(encoding="utf-8")
    return next(block for language, block in blocks(page) if language == "toml")


# ---- prixfixe


def run_prixfixe(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Inside this process; a server in one of its own. A name without what it needs is only a name."""
    name, given = words[1], words[2:]
    if name == "--version":
        carried_out([name])
        return
    assert name in COMMANDS, f"there is no command {name}"
    for level in (after for word, after in pairwise(given) if word == "--bot"):
        levels.bot(level)
    if not given and any(param.required for param in COMMANDS[name].params):
        carried_out([name, "--help"])
    elif name == "backup":
        with closing(Store(given[given.index("--db") + 1])) as store:
            store.prepare()
        carried_out([name, *given])
    elif name == "serve":
        served(shortened(given, SHORT[name]))
    else:
        carried_out([name, *shortened(given, SHORT.get(name, {}))])


def carried_out(words: list[str]) -> None:
    """A command that ends well, or is refused because there is no cluster."""
    done = CliRunner().invoke(app, words, input=TYPED)
    said = f"{done.output} {done.exception or ''}"
    refusal = next((why for option, why in REFUSED.items() if option in " ".join(words)), None)
    assert done.exit_code == 0 or (refusal and re.search(refusal, said)), f"{' '.join(words)}: {said}"


def shortened(given: Sequence[str], short: dict[str, tuple[str, ...]]) -> list[str]:
    """A command's words with the table's values for its options."""
    kept = [word for before, word in zip(["", *given], given) if word not in short and before not in short]
    return [*kept, *(word for option, values in short.items() for value in values for word in (option, value))]


def served(given: list[str]) -> None:
    """A server that answers, and ends when it is told to."""
    port = free_port()
    given[given.index("--port") + 1] = str(port)
    place = {**os.environ, "PYTHONPATH": str(Path(prixfixe.__file__).parent.parent)}
    command = [sys.executable, "-c", "from prixfixe.cli import main; main()", "serve", *given]
    with Path("log").open("wb") as log, subprocess.Popen(command, env=place, stdout=log, stderr=log) as server:
        try:
            assert healthy(port, server), Path("log").read_text(encoding="utf-8")
        finally:
            server.terminate()
        assert server.wait(20) in (0, -15), Path("log").read_text(encoding="utf-8")


def healthy(port: int, server: subprocess.Popen[bytes]) -> bool:
    """Whether it says within half a minute that it is well."""
    for _ in range(300):
        with suppress(httpx.HTTPError):
            return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=10).status_code == 200
        if server.poll() is not None:
            return False
        time.sleep(0.1)
    return False


# ---- python -m


class Understood(Exception):
    """The arguments of a program are as it wants them."""


def run_python(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What has flags reads them and goes no further; an attack without flags is carried out by a test of its own."""
    assert words[1] == "-m", f"{words} is not python -m"
    module, given = words[2], words[3:]
    if words == ["python", "-m", "build"]:  # make doors and, without the network, test_packages.py do so
        assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["build-backend"]
        return
    found = find_spec(module)
    assert found and found.origin, f"there is no module {module}"
    source = Path(found.origin).read_text(encoding="utf-8")
    assert '__name__ == "__main__"' in source, f"{module} is no program"
    if "argparse" in source or "typer" in source:
        read_by(module, given, monkeypatch)
    else:
        elsewhere(module, source, given)


def read_by(module: str, given: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A program takes these arguments."""
    monkeypatch.setattr(sys, "argv", [module, *given])
    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", understanding(argparse.ArgumentParser.parse_args))
    try:
        with suppress(Understood):
            runpy.run_module(module, run_name="__main__")
    except SystemExit as ended:
        assert not ended.code, f"{module} {given}: ended with {ended.code}"


def understanding(parse: Callable[..., Any]) -> Callable[..., Any]:
    """Read the arguments, and go no further."""

    def parse_args(self: argparse.ArgumentParser, *args: Any) -> Any:
        parse(self, *args)
        raise Understood

    return parse_args


def elsewhere(module: str, source: str, given: list[str]) -> None:
    """A program without flags takes numbers, and a test carries it out."""
    assert all(word.isdecimal() for word in given) and (not given or "sys.argv" in source), f"{module} {given}"
    name = module.rpartition(".")[2]
    tests = [path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "attacks").glob("test_*.py")]
    assert any(re.search(rf"\b{name}\.\w+\(", test) for test in tests), f"no test carries out {module}"


# ---- others


def run_make(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The target is there, with all it depends on."""
    if shutil.which("make") is None:
        pytest.skip("there is no make here")
    place = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(["make", "-n", *words[1:]], cwd=ROOT, env=place, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def run_pip(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It installs this package with an extra that there is, or an example; `tests/test_outside.py` installs those."""
    if words[1:-1] == ["install"] and words[-1].startswith("./"):
        assert (ROOT / words[-1] / "pyproject.toml").is_file(), words
        return
    if "--no-binary" in words:
        assert " ".join(words) in SLOW, words
        return
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    editable = words[1:-1] == ["install", "-e"]
    wanted = re.fullmatch(r"(\w+|\.)\[(\w+)\]", words[-1])
    assert wanted and (editable or words[1:-1] == ["install"]), words
    assert wanted[1] == ("." if editable else project["name"]), words
    assert wanted[2] in project["optional-dependencies"], words


def run_test(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """There are such tests; they are not run a second time."""
    assert words[1:4] == [".venv/bin/python", "-m", "pytest"], words
    command = [sys.executable, *words[2:], "--collect-only", "-q"]
    place = {**os.environ, "PYTHONPATH": str(Path(prixfixe.__file__).parent.parent)}
    done = subprocess.run(command, cwd=ROOT, env=place, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def run_cp(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What is copied is here."""
    assert all((ROOT / word).is_file() for word in words[1:-1]), words


def run_docker(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The services are there, and what is done in them is a command of ours; test_deploy.py reads the files."""
    assert words[1:4] == ["compose", "-f", "deploy/compose.yaml"], words
    services = re.findall(r"^  (\w+):$", (ROOT / words[3]).read_text(encoding="utf-8").partition("\nnetworks")[0], re.M)
    action, *rest = [word for word in words[4:] if word not in ("--detach", "--build", "--rm")]
    if action in ("exec", "run"):
        service, *inside = rest
        rest = [service]
        name, *given = inside[1:] if action == "exec" else inside
        known = {option for param in COMMANDS[name].params for option in param.opts}
        assert {word for word in given if word.startswith("--")} <= known, words
    assert action in ("up", "stop", "exec", "run") and set(rest) <= set(services), words


def run_sudo(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it is carried out; what it names is here."""
    inner = [Path(words[1]).name, *words[2:]]
    if inner[0] == "systemctl":
        assert all((ROOT / "deploy" / word).is_file() for word in inner[1:] if "." in word), words
    elif inner[0] in ("cp", "pip"):
        RUN[inner[0]](inner, monkeypatch)
    else:
        assert inner == ["python3", "-m", "venv", "/opt/prixfixe"], words


RUN: dict[str, Callable[[list[str], pytest.MonkeyPatch], None]] = {
    "prixfixe": run_prixfixe,
    "python": run_python,
    "PYTHONPATH=src": run_test,
    "cp": run_cp,
    "docker": run_docker,
    "make": run_make,
    "pip": run_pip,
    "sudo": run_sudo,
}


# ---- what else a page names


def test_every_flag_in_a_sentence_is_one_that_something_takes() -> None:
    known = {name for command in COMMANDS.values() for param in command.params for name in param.opts}
    for path in (path for folder in ("bench", "scripts", "tests/attacks") for path in (ROOT / folder).glob("*.py")):
        known |= set(re.findall(r'add_argument\("(--[\w-]+)"', path.read_text(encoding="utf-8")))
    for path in PAGES:
        for words in quoted(path.read_text(encoding="utf-8")):
            if words.startswith("--"):
                assert {word for word in words.split() if word.startswith("--")} <= known, f"{path.name}: {words}"


def test_every_file_and_switch_that_a_page_names_is_there() -> None:
    tracked = [
        path.relative_to(ROOT)
        for top in ("src", "tests", "docs", "bench", "scripts", "deploy")
        for path in (ROOT / top).rglob("*.*")
    ]
    endings = {"/".join(path.parts[-n:]) for path in tracked for n in range(1, len(path.parts) + 1)}
    readers = [path for top in ("tests", "src/prixfixe/testing") for path in (ROOT / top).rglob("*.py")]
    switches = "".join(path.read_text(encoding="utf-8") for path in readers)
    for path in PAGES:
        for words in quoted(path.read_text(encoding="utf-8")):
            if re.fullmatch(r"[\w/]+\.(py|md|js|css)", words):
                assert words in endings, f"{path.name}: there is no {words}"
            if switch := re.match(r"PRIXFIXE_\w+", words):
                assert switch[0] in switches, f"{path.name}: nothing reads {switch[0]}"


def test_every_name_of_the_glossary_stands_in_the_code() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = [row.split("|") for row in re.findall(r"^\|.*\|$", text.partition("\n## Words\n")[2], re.M)]
    names = {
        name.rpartition(".")[2] for row in rows for name in re.findall(r"`([\w.]+)`", row[3]) if name[-3:] != ".py"
    }
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    assert len(names) > 30 and names - {"toml", "html"} <= set(re.findall(r"\w+", source))


# ---- examples in Python: those of docs/research.md and docs/writing-a-game.md have tests of their own


def examples(page: str) -> list[str]:
    """The Python of a page."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [block for language, block in blocks(text) if language == "python"]


def test_every_example_is_run_by_a_test() -> None:
    here = {"bots.md", "fair-play.md", "web.md"}
    elsewhere = {"research.md", "writing-a-game.md"}
    shown = {"lab.md"}  # one function that a game of one's own would have
    assert {path.name for path in DOCS if examples(path.name)} == here | elsewhere | shown


def test_bots_decide_and_estimate_as_the_guide_says(capsys: pytest.CaptureFixture[str]) -> None:
    game = potluck.game()
    s = game.start(seats=2, seed=7)
    names = {"game": game, "s": s, "seat": s.asks[0].seat, "seed": 1, "chance": chance}
    for example in examples("bots.md"):
        exec(example.replace("5.0", "0.05").replace("think=1.0", "think=0.05").replace("500", "5"), names)
    assert len(capsys.readouterr().out.splitlines()) == len(s.asks[0].options)


def test_the_number_of_the_page_is_the_number_that_is_dealt() -> None:
    names: dict[str, Any] = {}
    exec(examples("fair-play.md")[0], names)
    dice = Chance()
    dice.begin_chance(KEY)
    assert [names["number"](KEY, k, 52) for k in range(1, 99)] == [dice.below(52) for _ in range(1, 99)]


def test_a_bot_of_ones_own_plays_a_match_within_the_limits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(str(tmp_path / "play.db"), limits=1, level="random") as server:
        exec(examples("web.md")[0].replace("http://localhost:8000", server.url), {})
    assert len(json.loads(capsys.readouterr().out)) == 3


def test_the_bot_of_the_page_waits_as_long_as_it_is_told() -> None:
    names: dict[str, Any] = {}
    exec(examples("web.md")[0].partition("http.headers")[0], names)
    said = [httpx.Response(429, headers={"Retry-After": "3"}), httpx.Response(503, headers={"Retry-After": "1"})]
    answers, slept = iter([*said, httpx.Response(200, json={"name": "Robot"})]), list[int]()
    names["http"] = httpx.Client(base_url="http://here", transport=httpx.MockTransport(lambda _: next(answers)))
    names["time"] = SimpleNamespace(sleep=slept.append)
    assert names["ask"]("GET", "/me") == {"name": "Robot"} and slept == [3, 1]
