"""Own cards on the server: kept, shared, played with, carried along; whatever is hostile is refused or harmless."""

from __future__ import annotations

import json
import tomllib
from dataclasses import replace
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import pytest
from fastapi.testclient import TestClient

import prixfixe
from prixfixe.kit import packs as kit
from prixfixe.kit.content import Box
from prixfixe.table.replay import Replay
from prixfixe.web.app import app
from prixfixe.web.backup import backup, restore
from prixfixe.web.settings import Settings
from tests.web.client import Player, serving
from tests.web.postgres import postgres
from tests.web.shelf import SHELF

GAME = "sweet-mess"


def pack(points: int, name: str = "Mine") -> str:
    """A pack in which a recipe is worth so much."""
    row = prixfixe.load(GAME).cards.printed["recipe"][0]["id"]  # type: ignore[attr-defined]
    return f'[pack]\nname = "{name}"\n\n[[recipe]]\nid = "{row}"\npoints = {points}\nsource = "own"\n'


def brought(player: Player, text: str = "", visibility: str = "private", game: str = GAME) -> str:
    """A new pack of somebody's."""
    made = str(player.post("/packs", {"game": game, "toml": text or pack(7)})["id"])
    if visibility != "private":
        assert player.ask("PUT", f"/packs/{made}", {"visibility": visibility}).status_code == 200
    return made


def edition(player: Player, binder: str) -> str:
    """The cards of a pack as they are now."""
    return str(player.post(f"/packs/{binder}/edition")["pack"])


def opened(player: Player, cards: list[str], level: str = "random") -> str:
    """A table against one bot with these cards."""
    name = str(player.post("/tables", {"game": GAME, "seats": ["me", level], "packs": cards})["id"])
    player.post(f"/tables/{name}/start")
    return name


def played(player: Player, name: str, moves: int = 10_000) -> dict[str, Any]:
    """A table after so many answers of the player, or once it is over."""
    for _ in range(moves):
        table = player.table(name)
        if table["status"] != "playing":
            break
        if table["question"]:
            player.move(table)
    return player.table(name)


def waited(player: Player, name: str, lines: int) -> bool:
    """Whether a match goes on until so many lines are told, with a bot that thinks in a process of its own."""
    for _ in range(600):
        if len(played(player, name, 1)["log"]) >= lines:
            return True
        sleep(0.1)
    return False


# ---- who may see, change and delete a pack

WHO = ("stranger", "other", "owner")
# Every route of the API about packs: what each of WHO gets for a private one, and for one that is shared by link.
ROUTES: list[tuple[str, str, Any, tuple[int, int, int], tuple[int, int, int]]] = [
    ("GET", "/packs", None, (200, 200, 200), (200, 200, 200)),
    ("POST", "/packs", {"game": GAME, "toml": ""}, (401, 201, 201), (401, 201, 201)),
    ("GET", "/packs/{binder}", None, (404, 404, 200), (200, 200, 200)),
    ("PUT", "/packs/{binder}", {"toml": ""}, (401, 404, 200), (401, 403, 200)),
    ("PUT", "/packs/{binder}", {"visibility": "public"}, (401, 404, 200), (401, 403, 200)),
    ("DELETE", "/packs/{binder}", None, (401, 404, 200), (401, 403, 200)),
    ("POST", "/packs/{binder}/edition", None, (401, 404, 201), (401, 201, 201)),
    ("POST", "/games/sweet-mess/check", {"game": GAME, "toml": ""}, (401, 200, 200), (401, 200, 200)),
    ("GET", "/cards/{pack}", None, (404, 404, 200), (200, 200, 200)),
]
# Every page and form, the same way; a stranger has a cookie here.
PAGES: list[tuple[str, str, dict[str, str], tuple[int, int, int], tuple[int, int, int]]] = [
    ("GET", "/workshop/sweet-mess", {}, (200, 200, 200), (200, 200, 200)),
    ("POST", "/workshop/sweet-mess", {"kind": "new"}, (303, 303, 303), (303, 303, 303)),
    ("GET", "/packs/{binder}", {}, (404, 404, 200), (200, 200, 200)),
    ("GET", "/packs/{binder}/walk", {}, (404, 404, 303), (403, 403, 303)),
    ("GET", "/packs/{binder}/compare", {}, (404, 404, 200), (200, 200, 200)),
    ("GET", "/packs/{binder}/pack.toml", {}, (404, 404, 200), (200, 200, 200)),
    ("GET", "/packs/{binder}/recipe/{row}", {}, (404, 404, 200), (200, 200, 200)),
    ("GET", "/packs/{binder}/recipe/{row}/verdict", {}, (404, 404, 200), (200, 200, 200)),
    ("GET", "/cards/sweet-mess/{pack}", {}, (404, 404, 200), (200, 200, 200)),
    ("GET", "/cards/sweet-mess/{pack}/pack.toml", {}, (404, 404, 200), (200, 200, 200)),
    ("POST", "/cards/sweet-mess/{pack}/copy", {}, (404, 404, 303), (303, 303, 303)),
    ("POST", "/packs/{binder}/copy", {}, (404, 404, 303), (303, 303, 303)),
    ("POST", "/packs/{binder}/head", {"name": "New"}, (404, 404, 303), (403, 403, 303)),
    ("POST", "/packs/{binder}/share", {"visibility": "public"}, (404, 404, 303), (403, 403, 303)),
    ("POST", "/packs/{binder}/delete", {}, (404, 404, 303), (403, 403, 303)),
    ("POST", "/packs/{binder}/import", {"toml": ""}, (404, 404, 303), (403, 403, 303)),
    ("POST", "/packs/{binder}/play", {}, (404, 404, 303), (303, 303, 303)),
    ("POST", "/packs/{binder}/recipe/{row}", {"f.points": "5"}, (404, 404, 303), (403, 403, 303)),
    ("POST", "/packs/{binder}/recipe/{row}/check", {"f.points": "5"}, (404, 404, 200), (403, 403, 200)),
    ("POST", "/packs/{binder}/recipe/{row}/remove", {}, (404, 404, 303), (403, 403, 303)),
    ("POST", "/packs/{binder}/recipe/{row}/restore", {}, (404, 404, 303), (403, 403, 303)),
    ("POST", "/packs/{binder}/recipe/{row}/verdict", {"bot": "greedy"}, (404, 404, 303), (403, 403, 303)),
    ("POST", "/packs/{binder}/recipe/{row}/verdict/stop", {}, (404, 404, 303), (403, 403, 303)),
]


def shape_of(path: str) -> str:
    """A path as its route is declared."""
    return path.replace("/recipe/", "/{table}/").replace(GAME, "{game}")


def people(client: TestClient) -> dict[str, Player | None]:
    """Those who try."""
    return {"stranger": None, "other": Player(client, "Other"), "owner": Player(client, "Owner")}


def named(client: TestClient, owner: Player, visibility: str) -> dict[str, str]:
    """A pack of the owner's, with what its routes name."""
    binder = brought(owner, visibility=visibility)
    row = tomllib.loads(pack(1))["recipe"][0]["id"]
    return {"binder": binder, "pack": edition(owner, binder).removeprefix("pack:"), "row": row}


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route[0]} {route[1]} {route[2]}")
def test_who_may_what_in_the_api(client: TestClient, route: Any) -> None:
    method, path, body, private, linked = route
    for visibility, expected in (("private", private), ("link", linked)):
        got = []
        for who in WHO:
            some = people(client)
            owner, person = some["owner"], some[who]
            assert owner
            names = named(client, owner, visibility)
            headers = person.headers if person else {}
            got.append(client.request(method, f"/api{path.format(**names)}", json=body, headers=headers).status_code)
        assert dict(zip(WHO, got)) == dict(zip(WHO, expected)), visibility


@pytest.mark.parametrize("route", PAGES, ids=lambda route: f"{route[0]} {route[1]}")
def test_who_may_what_on_the_pages(client: TestClient, route: Any) -> None:
    method, path, fields, private, linked = route
    house = client.app.state.house  # type: ignore[attr-defined]
    for visibility, expected in (("private", private), ("link", linked)):
        got = []
        for who in WHO:
            some = people(client)
            owner, player = some["owner"], some[who]
            assert owner
            names = named(client, owner, visibility)
            person = house.people.person(player.token) if player else house.people.visitor()
            client.cookies.set("prixfixe", house.people.token(person))
            data = {**fields, "csrf": house.people.csrf(person)} if method == "POST" else None
            answer = client.request(method, path.format(**names), data=data, follow_redirects=False)
            client.cookies.clear()
            got.append(answer.status_code)
        assert dict(zip(WHO, got)) == dict(zip(WHO, expected)), visibility


def test_these_are_all_routes(client: TestClient) -> None:
    from prixfixe.web import packs_api, workbench, workshop

    def of(router: Any) -> set[tuple[str, str]]:
        return {(method, route.path) for route in router.routes for method in route.methods}

    assert of(packs_api.router) == {(route[0], "/api" + shape_of(route[1])) for route in ROUTES}
    pages = of(workshop.router) | of(workbench.router)
    assert pages - {("GET", "/workshop")} == {(route[0], shape_of(route[1])) for route in PAGES}


def test_a_private_pack_is_seen_at_its_table(client: TestClient) -> None:
    owner, other = Player(client, "Owner"), Player(client, "Other")
    cards = edition(owner, brought(owner))
    assert other.ask("GET", f"/cards/{cards[5:]}").status_code == 404
    assert other.ask("POST", "/tables", {"game": GAME, "seats": ["me", "random"], "packs": [cards]}).status_code == 404
    name = opened(owner, [cards])
    assert other.table(name)["pack"] == {"id": cards, "name": "Mine", "author": "Owner"}
    assert "points" in other.ask("GET", f"/cards/{cards[5:]}").text


def test_a_pack_that_is_thrown_away_stays_with_its_tables(client: TestClient) -> None:
    owner = Player(client, "Owner")
    binder, unused = brought(owner), brought(owner, pack(8))
    name, cards, gone = opened(owner, [edition(owner, binder)]), edition(owner, binder), edition(owner, unused)
    for one in (binder, unused):
        assert owner.ask("DELETE", f"/packs/{one}").status_code == 200
    client.app.state.house.service.forget(name)  # type: ignore[attr-defined]
    assert played(owner, name, 3)["pack"]["id"] == cards
    assert owner.ask("GET", f"/cards/{cards[5:]}").status_code == 200
    kit.kept.pop(gone)
    assert owner.ask("POST", "/play", {"game": GAME, "packs": [gone]}).status_code == 404


def test_editions_never_change(client: TestClient) -> None:
    owner = Player(client, "Owner")
    binder = brought(owner)
    first = edition(owner, binder)
    assert first == edition(owner, binder)
    owner.ask("PUT", f"/packs/{binder}", {"toml": pack(9)})
    second = edition(owner, binder)
    texts = [owner.ask("GET", f"/cards/{cards[5:]}").text for cards in (first, second)]
    assert ["points = 7" in texts[0], "points = 9" in texts[1], first != second] == [True] * 3


def test_limits_of_number_and_size(client: TestClient) -> None:
    owner, settings = Player(client, "Owner"), client.app.state.house.settings  # type: ignore[attr-defined]
    house = client.app.state.house  # type: ignore[attr-defined]
    house.binders.settings = replace(settings, binders_person=2, editions=2, pack_size=300)
    brought(owner)
    binder = brought(owner)
    assert owner.ask("POST", "/packs", {"game": GAME, "toml": pack(7)}).status_code == 429
    assert owner.ask("PUT", f"/packs/{binder}", {"toml": pack(7) + "#" * 300}).status_code == 422
    kept = []
    for points in range(4):
        owner.ask("PUT", f"/packs/{binder}", {"toml": pack(points)})
        kept.append(edition(owner, binder))
    there = [owner.ask("GET", f"/cards/{cards[5:]}").status_code for cards in kept]
    assert there == [404, 404, 200, 200]


def test_a_pack_goes_out_as_a_file_and_comes_back_as_the_same_cards(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    binder, house = brought(ann, visibility="link"), client.app.state.house  # type: ignore[attr-defined]
    file = client.get(f"/packs/{binder}/pack.toml")
    assert "attachment" in file.headers["content-disposition"]
    person = house.people.person(bob.token)
    client.cookies.set("prixfixe", house.people.token(person))
    sent: dict[str, Any] = {"data": {"csrf": house.people.csrf(person)}, "files": {"file": ("a.toml", file.content)}}
    came = client.post(f"/workshop/{GAME}", **sent, follow_redirects=False).headers["location"].rpartition("/")[2]
    assert edition(bob, came) == edition(ann, binder)
    other = brought(bob, pack(9))
    beside = client.get(f"/packs/{other}/compare?other={binder}").text
    assert "<dt>Points</dt><dd><del>7</del> <ins>9</ins></dd>" in beside and "1 card differs from Mine" in beside
    assert client.post(f"/packs/{other}/import", **sent, follow_redirects=False).status_code == 303
    assert "0 cards differ" in client.get(f"/packs/{other}/compare?other={binder}").text


# ---- playing with them


def test_two_persons_with_different_packs_at_the_same_time(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    tables = [(one, opened(one, [edition(one, brought(one, pack(points)))])) for one, points in ((ann, 3), (bob, 11))]
    for _ in range(400):
        for player, name in tables:
            played(player, name, 1)
    ends = [played(player, name) for player, name in tables]
    assert {end["status"] for end in ends} == {"over"}
    for (player, name), points in zip(tables, (3, 11)):
        record = player.get(f"/tables/{name}/replay")
        assert f"points = {points}" in record["pack"]
        replay = Replay.from_json(json.dumps(record))
        assert replay.verify(prixfixe.load(GAME)).scores == player.table(name)["result"]["scores"]


def test_several_packs_lie_over_each_other(client: TestClient) -> None:
    ann = Player(client, "Ann")
    other = prixfixe.load(GAME).cards.printed["recipe"][1]["id"]  # type: ignore[attr-defined]
    second = f'[pack]\nname = "Other"\n\n[[recipe]]\nid = "{other}"\npoints = 12\n'
    cards = [edition(ann, brought(ann, text)) for text in (pack(6), second)]
    name = opened(ann, cards)
    shown = ann.table(name)["pack"]
    assert shown["name"] == "Mine + Other" and shown["id"] not in cards
    text = ann.ask("GET", f"/cards/{shown['id'][5:]}").text
    assert "points = 6" in text and "points = 12" in text


def test_a_rematch_is_played_with_the_same_cards(client: TestClient) -> None:
    ann = Player(client, "Ann")
    name = opened(ann, [edition(ann, brought(ann))])
    played(ann, name)
    again = ann.post(f"/tables/{name}/rematch")["id"]
    assert ann.table(again)["pack"] == ann.table(name)["pack"]


def test_a_record_with_cards_is_watched_on_another_server(client: TestClient, tmp_path: Path) -> None:
    ann = Player(client, "Ann")
    name = opened(ann, [edition(ann, brought(ann))])
    played(ann, name)
    assert ann.get(f"/tables/{name}/replay/5")["step"] == 5
    record = ann.get(f"/tables/{name}/replay")
    kit.kept.clear()
    settings = Settings(db=str(tmp_path / "elsewhere.db"), shelf=SHELF, delay=0, thinkers=0, projectors=0, limits=False)
    with TestClient(app(settings)) as elsewhere:
        bob = Player(elsewhere, "Bob")
        film = bob.post("/replays", record)["id"]
        assert bob.get(f"/tables/{film}/replay/5")["step"] == 5
        assert bob.table(film)["pack"]["name"] == "Mine"
        assert "Own cards: Mine" in elsewhere.get(f"/tables/{film}/replay").text
        forged = {**record, "pack": record["pack"].replace("points = 7", "points = 8")}
        assert bob.ask("POST", "/replays", forged).status_code == 422
        assert bob.ask("POST", "/replays", {**record, "pack": ""}).status_code == 422


def test_cards_survive_a_restart_and_bots_in_processes_know_them(tmp_path: Path) -> None:
    with serving(str(tmp_path / "test.db"), thinkers=1) as server:
        ann = Player(server.http(), "Ann")
        binder = brought(ann)
        name = opened(ann, [edition(ann, binder)], "greedy")
        before = played(ann, name, 4)
        server.kill()
        server.again()
        after = ann.table(name)
        assert after["pack"] == before["pack"] and after["log"][: len(before["log"])] == before["log"]
        assert waited(ann, name, len(after["log"]) + 4) and "no thought" not in server.log()
        assert "points = 7" in ann.get(f"/packs/{binder}")["toml"]


def test_two_servers_on_one_postgresql(tmp_path: Path) -> None:
    with postgres() as url, serving(url) as one, serving(url) as other:
        ann = Player(one.http(), "Ann")
        there = Player(other.http(), token=ann.token)
        binder = brought(ann)
        name = opened(there, [edition(ann, binder)])
        for player in (ann, there) * 6:
            played(player, name, 1)
        assert ann.table(name)["pack"] == there.table(name)["pack"]
        assert there.get(f"/packs/{binder}")["toml"] == ann.get(f"/packs/{binder}")["toml"]
        assert ann.ask("DELETE", f"/packs/{binder}").status_code == 200
        assert there.ask("GET", f"/packs/{binder}").status_code == 404
        played(there, name, 2)


def test_a_backup_holds_them(client: TestClient, tmp_path: Path) -> None:
    ann = Player(client, "Ann")
    binder = brought(ann)
    name = opened(ann, [edition(ann, binder)])
    house = client.app.state.house  # type: ignore[attr-defined]
    backup(tmp_path / "all.gz", house.settings.db)
    kit.kept.clear()
    restore(tmp_path / "all.gz", str(tmp_path / "new.db"))
    settings = replace(house.settings, db=str(tmp_path / "new.db"))
    with TestClient(app(settings)) as elsewhere:
        again = Player(elsewhere, token=ann.token)
        assert again.get(f"/packs/{binder}")["name"] == "Mine"
        assert played(again, name, 2)["pack"]["name"] == "Mine"


def test_a_second_table_and_play_read_nothing_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Player(client, "Ann")
    cards = edition(ann, brought(ann))
    first = opened(ann, [cards])
    assert client.get(f"/tables/{first}").status_code == 200  # the sentences of a title's page are read once
    calls: list[str] = []

    def counted(owner: Any, name: str) -> None:
        whole = getattr(owner, name)

        def noted(*given: Any) -> Any:
            calls.append(name)
            return whole(*given)

        monkeypatch.setattr(owner, name, noted)

    for owner, name in ((tomllib, "loads"), (Box, "checked"), (Box, "raw"), (kit, "parse"), (kit, "text_at")):
        counted(owner, name)
    name = opened(ann, [cards])
    played(ann, name, 20)
    assert client.get(f"/tables/{name}").status_code == 200
    assert calls == []
    brought(ann, pack(9))
    assert {"loads", "checked", "parse"} <= set(calls), "what is counted is what reads a pack"


# ---- hostile ones

HOSTILE = {
    "not TOML": "recipe = [[",
    "deep": "x = " + "[" * 500 + "]" * 500,
    "deep tables": "[" + ".".join("a" * 400) + "]",
    "many rows": "[[recipe]]\n" * 5_000,
    "a path as an id": '[[recipe]]\nid = "../../etc/passwd"\n',
    "a table of none": "[[secrets]]\nid = 'x'\n",
    "dunder fields": '[[recipe]]\nid = "x"\n__class__ = "y"\n',
    "a huge number": "[constants]\ngold_limit = 99999999999999999999999\n",
    "no number": "[constants]\ngold_limit = \"__import__('os')\"\n",
    "another game": '[pack]\ngame = "critter-kitchen"\n',
    "a list for a head": "pack = [1, 2]\n",
    "a long head": f'[pack]\nname = "{"x" * 5_000}"\n',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_packs_are_refused_with_a_sentence(client: TestClient, text: str) -> None:
    ann = Player(client, "Ann")
    began = perf_counter()
    answer = ann.ask("POST", "/packs", {"game": GAME, "toml": text})
    assert answer.status_code == 422 and answer.json()["message"] and "id" not in answer.json()
    found = ann.post(f"/games/{GAME}/check", {"game": GAME, "toml": text})["problems"]
    assert found and perf_counter() - began < 20


@pytest.mark.parametrize("entered", ["abc", "1000000", "99999999999999999999", "-5"])
def test_what_is_no_number_or_a_huge_one_is_said_beside_its_field(client: TestClient, entered: str) -> None:
    ann = Player(client, "Ann")
    binder, house = brought(ann), client.app.state.house  # type: ignore[attr-defined]
    person, row = house.people.person(ann.token), tomllib.loads(pack(1))["recipe"][0]["id"]
    client.cookies.set("prixfixe", house.people.token(person))
    form = {"csrf": house.people.csrf(person), "f.cost.cherry": entered, "f.name": "Tart"}
    began, here = perf_counter(), f"/packs/{binder}/recipe/{row}"
    checked, kept = client.post(f"{here}/check", data=form), client.post(here, data=form)
    assert perf_counter() - began < 10
    assert checked.status_code == 200 and f"{entered}" in checked.text and "Tart" in checked.text
    assert kept.status_code == 422 and '<p class="wrong">' in kept.text and 'value="Tart"' in kept.text


def test_a_million_rows_are_too_large(client: TestClient) -> None:
    ann = Player(client, "Ann")
    assert ann.ask("POST", "/packs", {"game": GAME, "toml": "[[recipe]]\n" * 10**6}).status_code == 413


def test_markup_stays_text(client: TestClient) -> None:
    ann = Player(client, "Ann")
    evil = "<script>alert(1)</script>{{ 7 * 7 }}"
    row = tomllib.loads(pack(1))["recipe"][0]["id"]
    text = f'[pack]\nname = "{evil}"\nauthor = "{evil}"\nnote = "{evil}"\n[[recipe]]\nid = "{row}"\nname = "{evil}"\n'
    binder = brought(ann, text, "public")
    name = opened(ann, [edition(ann, binder)])
    paths = ["/workshop", f"/workshop/{GAME}", f"/packs/{binder}", f"/packs/{binder}/compare", f"/tables/{name}",
             f"/packs/{binder}/recipe/{row}", f"/new/{GAME}?pack={binder}"]  # fmt: skip
    pages = [client.get(path) for path in paths]
    assert [page.status_code for page in pages] == [200] * len(paths)
    assert not any("<script>alert" in page.text or "49" in page.text.split("{{ 7")[0][-5:] for page in pages)
    assert sum("&lt;script&gt;alert(1)" in page.text for page in pages) >= 5


@pytest.mark.parametrize(
    "name", ["/etc/passwd", "x.toml", "../x.toml", "pack:", "pack:" + "g" * 32, f"pack:{'0' * 32},x.toml"]
)
def test_no_file_is_named_from_outside(client: TestClient, name: str) -> None:
    ann = Player(client, "Ann")
    order = {"game": GAME, "seats": ["me", "random"]}
    assert ann.ask("POST", "/tables", {**order, "packs": [name]}).status_code == 422
    assert ann.ask("POST", "/tables", {**order, "options": {"content": name}}).status_code == 422
    assert ann.ask("GET", f"/cards/{name}").status_code == 404
    played_with = Replay.of(prixfixe.load(GAME), 2, prixfixe.load(GAME).chosen(2), 1)
    played_with.options["content"] = name
    assert ann.ask("POST", "/replays", json.loads(played_with.to_json())).status_code == 422


def test_an_unknown_fingerprint_is_nobodys(client: TestClient) -> None:
    ann = Player(client, "Ann")
    assert ann.ask("POST", "/play", {"game": GAME, "packs": ["pack:" + "0" * 32]}).status_code == 404


def test_a_critic_of_a_pack_is_offered_by_name_and_plays(client: TestClient) -> None:
    ann = Player(client, "Ann")
    text = '[[critics]]\nid = "gull"\nname = "The Gull"\neffect = "fridge_bonus"\namount = 4\n'
    binder = brought(ann, f'[pack]\nname = "Coast"\n\n{text}', game="critter-kitchen")
    house = client.app.state.house  # type: ignore[attr-defined]
    person = house.people.person(ann.token)
    client.cookies.set("prixfixe", house.people.token(person))
    page = client.get(f"/new/critter-kitchen?pack={binder}").text
    assert '<option value="gull"' in page and "The Gull (Coast)" in page
    form = {"csrf": house.people.csrf(person), "game": "critter-kitchen", "seats": "2", "seat0": "me",
            "seat1": "random", "clock": "none", "option.critic": "gull"}  # fmt: skip
    refused = client.post("/tables", data=form, follow_redirects=False)
    assert refused.status_code == 422 and "gull" in refused.text
    made = client.post("/tables", data={**form, f"pack.{binder}": "on"}, follow_redirects=False)
    assert made.status_code == 303
    table = ann.table(made.headers["location"].rpartition("/")[2])
    assert table["options"]["critic"] == "gull" and table["pack"]["name"] == "Coast"
