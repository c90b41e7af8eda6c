"""Counsel: previews and hints, for who is asked and for nobody else."""

from __future__ import annotations

from fastapi.testclient import TestClient

from tests.web.client import Player, open_table


def test_a_preview_says_what_follows_and_changes_nothing(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    name = open_table(ann, bob, game="sweet-mess")
    before = ann.table(name)
    option = before["question"]["options"][0]["value"]
    found = ann.get(f"/tables/{name}/preview?version={before['version']}&option={option}")
    assert set(found) == {"lines", "certain", "points"}
    assert ann.table(name) == before


def test_only_an_offered_option_of_an_open_question_is_previewed(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    name = open_table(ann, bob, game="potluck")
    address = f"/tables/{name}/preview?version={ann.table(name)['version']}"
    assert ann.ask("GET", f"{address}&option=9999").status_code == 409
    assert ann.ask("GET", f"{address}&option=x").status_code == 422
    assert ann.ask("GET", f"/tables/{name}/preview?option=1").status_code == 422


def test_a_look_ahead_that_comes_too_late_hears_nothing(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    name = open_table(ann, bob, game="potluck")
    table = ann.table(name)
    address = f"/tables/{name}/preview?version={table['version']}&option={table['question']['options'][0]['value']}"
    assert ann.get(address) is not None
    ann.move(table)
    assert ann.get(address) is None  # Bob is asked now
    bob.move(bob.table(name))
    assert ann.get(address) is None  # Ann is asked something newer


def test_a_hint_is_one_of_the_options(client: TestClient) -> None:
    ann = Player(client, "Ann")
    table = ann.table(open_table(ann, game="sweet-mess", bots=1))
    assert table["hints"]
    hint = ann.get(f"/tables/{table['id']}/hint")
    assert hint["option"] in [o["value"] for o in table["question"]["options"]]
    assert len(hint["why"]) <= 2 and all(isinstance(one, str) for one in hint["why"])


def test_the_best_three_have_their_chances(client: TestClient) -> None:
    ann = Player(client, "Ann")
    table = ann.table(open_table(ann, game="sweet-mess", bots=1))
    best = ann.get(f"/tables/{table['id']}/hint/best")["options"]
    offered = [o["value"] for o in table["question"]["options"]]
    assert 1 < len(best) <= 3 and len({one["option"] for one in best}) == len(best)
    assert all(one["option"] in offered and 0 <= one["win"] <= 1 for one in best)


def test_hints_among_people_are_seen_where_the_table_allows_them(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    name = open_table(ann, bob, game="potluck", hints=True)
    assert ann.table(name)["hints"]
    for path in ("hint", "hint/best"):
        assert ann.ask("GET", f"/tables/{name}/{path}").status_code == 200
    assert [(said["name"], said["text"]) for said in bob.table(name)["chat"]] == [("Ann", "")]
    assert "asked for a hint" in client.get(f"/tables/{name}").text
    assert not ann.table(open_table(ann, game="sweet-mess", bots=1))["chat"]


def test_no_hints_where_another_person_plays(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    name = open_table(ann, bob, game="potluck")
    assert not ann.table(name)["hints"]
    assert ann.ask("GET", f"/tables/{name}/hint").status_code == 403
    assert ann.ask("GET", f"/tables/{name}/hint/best").status_code == 403
