"""Tables: from an empty seat to a rematch, through the JSON API."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from prixfixe import Replay
from prixfixe.web.app import app
from prixfixe.web.settings import Settings
from tests import potluck
from tests.web.client import Player, Table, open_table
from tests.web.shelf import SHELF


def finish(name: str, *players: Player) -> Table:
    """Play to the end, everybody taking the first option."""
    for _ in range(400):
        for player in players:
            table = player.table(name)
            if table["status"] == "over":
                return table
            if table["question"]:
                player.move(table)
        time.sleep(0.01)
    raise AssertionError("the match does not end")


def wait_for(what: Any, seconds: float = 10) -> None:
    """Until something is true."""
    for _ in range(int(seconds * 50)):
        if what():
            return
        time.sleep(0.02)
    raise AssertionError("it does not happen")


def test_one_request_plays_against_bots_to_a_result(client: TestClient) -> None:
    ann = Player(client, "Ann")
    name = ann.post("/play", {"game": "potluck", "level": "random"})["id"]
    table = finish(name, ann)
    assert sorted(table["result"]["places"])[0] == 1
    assert [sum(p["points"][0] for p in table["result"]["parts"])] == [table["result"]["scores"][0]]


def test_friends_sit_down_by_invitation_and_play(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"], "listed": False})["id"]
    assert bob.ask("POST", f"/tables/{name}/join", {}).json()["error"] == "invitation_needed"
    code = ann.table(name)["seats"][1]["invitation"]
    assert bob.table(name)["seats"][1]["invitation"] is None
    assert bob.post(f"/tables/{name}/join", {"invitation": code})["you"] == 1
    ann.post(f"/tables/{name}/start")
    assert finish(name, ann, bob)["status"] == "over"


def test_a_retry_and_a_second_tab_apply_a_move_once(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    before = ann.table(name)
    first = ann.move(before, 3)
    again = ann.move(before, 3)  # another tab that saw the same question
    assert again["view"]["mine"] == first["view"]["mine"] == [3]
    assert ann.table(name)["version"] == first["version"]


@pytest.mark.parametrize("key", ["", "once"])
def test_another_answer_under_the_same_key_or_version_is_refused(client: TestClient, key: str) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    before = ann.table(name)
    ann.move(before, 3, key)
    order = {"version": before["version"], "option": 4, "key": key}
    other = ann.ask("POST", f"/tables/{name}/moves", order)
    undo = ann.ask("POST", f"/tables/{name}/undo", {"version": before["version"], "key": key})
    assert [(a.status_code, a.json()["error"]) for a in (other, undo)] == [(409, "answered_otherwise")] * 2
    assert ann.table(name)["view"]["mine"] == [3]


def test_a_key_that_looks_like_a_version_is_still_a_key(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    before = ann.table(name)
    moved = ann.move(before, 3, str(before["version"] + 1))
    back = ann.post(f"/tables/{name}/undo", {"version": moved["version"]})
    assert moved["version"] == before["version"] + 1 and back["view"]["mine"] == []


def test_a_move_for_a_question_that_is_gone_is_refused(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    old = ann.table(name)
    ann.move(old, 3, "one")
    bob.move(bob.table(name), 4)
    late = ann.ask("POST", f"/tables/{name}/moves", {"version": old["version"], "option": 5, "key": "two"})
    assert (late.status_code, late.json()["error"]) == (409, "table_moved")


def test_what_others_do_meanwhile_does_not_spoil_an_answer(client: TestClient) -> None:
    ann, bob, cid = Player(client), Player(client), Player(client)
    name = open_table(ann, bob, cid)
    seen = ann.table(name)
    bob.move(bob.table(name), 4)
    assert ann.move(seen, 2)["view"]["mine"] == [2]


def test_an_answer_is_taken_back_while_nobody_has_learned_from_it(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    moved = ann.move(ann.table(name), 3)
    assert moved["can_undo"]
    back = ann.post(f"/tables/{name}/undo", {"version": moved["version"]})
    assert back["view"]["mine"] == [] and back["question"]
    assert ann.ask("POST", f"/tables/{name}/undo", {"version": back["version"]}).status_code == 409


def test_more_is_taken_back_when_everybody_agrees(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    ann.move(ann.table(name), 3)
    bob.move(bob.table(name), 4)
    assert not ann.table(name)["can_undo"]
    assert ann.post(f"/tables/{name}/plea")["plea"] == {"seat": 0, "agreed": [0]}
    after = bob.post(f"/tables/{name}/consent", {"agree": True})
    assert after["view"]["points"] == [0, 0] and after["plea"] is None and len(after["view"]["bag"]) == 9


def test_one_refusal_ends_the_plea(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    ann.move(ann.table(name), 3)
    bob.move(bob.table(name), 4)
    ann.post(f"/tables/{name}/plea")
    assert bob.post(f"/tables/{name}/consent", {"agree": False})["plea"] is None
    assert ann.table(name)["view"]["points"] != [0, 0]


def test_any_move_ends_a_plea(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    ann.move(ann.table(name), 3)
    bob.move(bob.table(name), 4)
    ann.post(f"/tables/{name}/plea")
    points = bob.move(bob.table(name), 5)["view"]["points"]
    assert ann.table(name)["plea"] is None
    late = bob.ask("POST", f"/tables/{name}/consent", {"agree": True})
    assert (late.status_code, late.json()["error"]) == (409, "no_plea")
    assert bob.table(name)["view"]["points"] == points


def test_a_plea_counts_for_the_version_it_was_made_at_only(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    ann.move(ann.table(name), 3)
    bob.move(bob.table(name), 4)
    ann.post(f"/tables/{name}/plea")
    room = client.app.state.house.service.room(name)  # type: ignore[attr-defined]
    room.row = replace(room.row, pleas=replace(room.row.pleas, version=room.row.pleas.version - 1))
    assert bob.table(name)["plea"] is None
    assert bob.ask("POST", f"/tables/{name}/consent", {"agree": True}).json()["error"] == "no_plea"


def test_a_seat_is_left_to_a_bot_that_goes_on(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    name = open_table(ann, bob)
    assert ann.post(f"/tables/{name}/leave", {"level": "random"})["you"] is None
    wait_for(lambda: bob.table(name)["view"]["played"][0])
    table = finish(name, bob)
    assert table["seats"][0]["name"] == "Ann" and table["seats"][0]["bot"] == "random"


def test_a_host_removes_a_guest_whose_invitation_then_no_longer_counts(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"], "listed": False})["id"]
    code = ann.table(name)["seats"][1]["invitation"]
    bob.post(f"/tables/{name}/join", {"invitation": code})
    assert ann.ask("DELETE", f"/tables/{name}/seats/1").json()["seats"][1]["free"]
    assert bob.ask("POST", f"/tables/{name}/join", {"invitation": code}).status_code == 403


def test_a_table_without_people_is_closed(client: TestClient) -> None:
    ann = Player(client)
    name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"]})["id"]
    assert ann.post(f"/tables/{name}/leave", {})["status"] == "closed"


def test_everybody_finds_the_rematch(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    assert ann.ask("POST", f"/tables/{name}/rematch").status_code == 409
    finish(name, ann, bob)
    again = bob.post(f"/tables/{name}/rematch")["id"]
    assert ann.post(f"/tables/{name}/rematch")["id"] == again
    assert [seat["free"] for seat in ann.table(again)["seats"]] == [False, False]


def test_a_rematch_keeps_the_seats_of_a_private_table_for_those_who_sat_there(client: TestClient) -> None:
    ann, bob, eve = Player(client, "Ann"), Player(client, "Bob"), Player(client, "Eve")
    name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"], "listed": False})["id"]
    bob.post(f"/tables/{name}/join", {"invitation": ann.table(name)["seats"][1]["invitation"]})
    ann.post(f"/tables/{name}/start")
    finish(name, ann, bob)
    again = ann.post(f"/tables/{name}/rematch")["id"]
    kept = ann.table(again)["seats"][1]
    assert (kept["name"], kept["kept"], kept["free"], kept["invitation"]) == ("Bob", True, False, None)
    store = client.app.state.house.store  # type: ignore[attr-defined]
    code = store.seats_of(again)[1].invitation
    assert eve.ask("POST", f"/tables/{again}/join", {"invitation": code}).status_code == 409
    assert ann.ask("POST", f"/tables/{again}/start").json()["error"] == "seats_empty"
    assert bob.post(f"/tables/{name}/rematch")["id"] == again
    assert [seat["name"] for seat in bob.table(again)["seats"]] == ["Ann", "Bob"] and bob.table(again)["you"] == 1
    assert not bob.table(again)["seats"][1]["kept"]


def test_a_kept_seat_is_given_away_by_the_host_alone(client: TestClient) -> None:
    ann, bob, eve = Player(client, "Ann"), Player(client, "Bob"), Player(client, "Eve")
    name = open_table(ann, bob)
    finish(name, ann, bob)
    again = ann.post(f"/tables/{name}/rematch")["id"]
    assert [b["id"] for b in eve.get("/tables")["open"]] == []
    assert eve.ask("POST", f"/tables/{again}/join", {}).json()["error"] == "no_free_seat"
    assert ann.ask("DELETE", f"/tables/{again}/seats/1").json()["seats"][1]["free"]
    assert eve.post(f"/tables/{again}/join", {})["you"] == 1


def test_the_lobby_shows_what_waits_for_whom(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    mine = open_table(ann, bob)
    open_name = ann.post("/tables", {"game": "potluck", "seats": ["me", "open"]})["id"]
    lobby = bob.get("/tables")
    assert [b["id"] for b in lobby["turn"]] == [mine] and [b["id"] for b in lobby["open"]] == [open_name]
    assert [b["id"] for b in Player(client).get("/tables")["watch"]] == [mine]
    finish(mine, ann, bob)
    assert [b["id"] for b in bob.get("/tables")["finished"]] == [mine]


def test_a_finished_match_is_exported_verified_and_watched_again(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client, "Bob")
    name = open_table(ann, bob)
    assert ann.ask("GET", f"/tables/{name}/replay").status_code == 409
    finish(name, ann, bob)
    record = ann.get(f"/tables/{name}/replay")
    Replay.from_json(json.dumps(record)).verify(potluck.game())
    film = Player(client).post("/replays", record)["id"]
    first = ann.get(f"/tables/{film}/replay/0?seat=1")
    assert first["view"]["hands"][1] == [1, 2, 3, 4, 5] and first["steps"] > 5
    assert ann.get(f"/tables/{film}/replay/{first['steps'] - 1}")["over"]


def test_while_a_match_is_played_it_is_watched_again_only_from_ones_own_seat(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob)
    ann.move(ann.table(name), 3)
    assert ann.get(f"/tables/{name}/replay/1?seat=0")["view"]["mine"] == [3]
    assert bob.ask("GET", f"/tables/{name}/replay/0?seat=0").status_code == 403
    assert bob.get(f"/tables/{name}/replay/1")["view"]["mine"] == []


def test_an_identity_is_claimed_and_found_again_from_another_device(client: TestClient) -> None:
    ann, bob = Player(client, "Ann"), Player(client)
    name = open_table(ann, bob)
    claimed = ann.post("/me/claim", {"name": "Ann B", "password": "correct horse"})
    assert claimed["person"]["claimed"]
    ann = Player(client, token=claimed["token"])
    guest = Player(client)
    other = open_table(guest, bob)
    wrong = guest.ask("POST", "/sessions", {"name": "ann b", "password": "incorrect"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong_password")
    phone = Player(client, token=guest.post("/sessions", {"name": "ANN B", "password": "correct horse"})["token"])
    assert phone.table(name)["you"] == 0 and phone.table(other)["you"] == 0
    assert bob.ask("POST", "/me/claim", {"name": "ann B", "password": "another horse"}).status_code == 409
    phone.ask("DELETE", "/sessions")
    assert ann.ask("GET", "/me").status_code == 401


def test_names_and_chat_are_cleaned_limited_and_escaped(client: TestClient) -> None:
    ann, bob = Player(client, "<b>\u202eAnn</b>"), Player(client)
    name = open_table(ann, bob)
    ann.post(f"/tables/{name}/chat", {"text": "  <script>alert(1)</script>\n\u0007 hi "})
    assert bob.table(name)["chat"][0]["text"] == "<script>alert(1)</script> hi"
    page = client.get(f"/tables/{name}").text
    assert "<script>alert" not in page and "&lt;script&gt;alert(1)&lt;/script&gt; hi" in page and "<b> Ann" not in page
    assert ann.ask("POST", f"/tables/{name}/chat", {"text": "x" * 301}).status_code == 422
    assert ann.ask("POST", "/api", None).status_code == 404
    assert ann.ask("PUT", "/me", {"name": "   "}).status_code == 422


def test_a_clock_answers_for_whoever_lets_it_run_out(client: TestClient) -> None:
    ann, bob = Player(client), Player(client)
    name = open_table(ann, bob, clock="live", pace=30)
    table = ann.table(name)
    assert 0 < table["question"]["until"] - time.time() <= 30
    duties = client.app.state.house.duties  # type: ignore[attr-defined]
    duties.expire(name, time.time() + 29)
    assert not any(ann.table(name)["view"]["played"])
    duties.expire(name, time.time() + 31)
    duties.expire(name, time.time() + 31)
    assert ann.table(name)["view"]["hands"] == [[2, 3, 4, 5]] * 2


def test_two_workers_of_thought_never_hold_a_page_up(client: TestClient) -> None:
    ann = Player(client)
    name = ann.post("/play", {"game": "potluck", "level": "greedy"})["id"]
    wait_for(lambda: ann.table(name)["view"]["played"][1:] == [True, True])
    assert ann.table(name)["question"]


def test_the_pauses_of_bots_are_skipped_until_a_person_is_asked(tmp_path: Path) -> None:
    settings = Settings(db=str(tmp_path / "slow.db"), shelf=SHELF, delay=60, thinkers=0, calm=0, limits=False)
    with TestClient(app(settings)) as client:
        ann = Player(client)
        name = ann.post("/play", {"game": "potluck", "level": "random"})["id"]
        ann.move(ann.table(name))
        time.sleep(0.3)
        assert ann.table(name)["view"]["played"][1:] == [False, False] and ann.table(name)["question"] is None
        ann.post(f"/tables/{name}/skip")
        wait_for(lambda: ann.table(name)["question"])
        ann.move(ann.table(name))
        time.sleep(0.3)
        assert ann.table(name)["question"] is None  # they take their time again


def test_an_invitation_names_who_invites_the_game_the_pace_the_bots_and_the_guide(client: TestClient) -> None:
    ann = Player(client, "Ann")
    order = {
        "game": "potluck",
        "seats": ["me", "open", "random"],
        "clock": "days",
        "pace": 2 * 86400.0,
        "listed": False,
    }
    table = ann.table(ann.post("/tables", order)["id"])
    page = " ".join(client.get(f"/join/{table['seats'][1]['invitation']}").text.split())
    for words in ("Ann", "Potluck", "Over days: 2 days for an answer", "with 1 bot"):
        assert words in page
    order = {"game": "critter-kitchen", "seats": ["me", "open"], "clock": "live", "pace": 0.0}
    table = ann.table(ann.post("/tables", order)["id"])
    page = " ".join(client.get(f"/join/{table['seats'][1]['invitation']}").text.split())
    assert "Live: As the game suggests" in page and 'href="/games/critter-kitchen/guide"' in page and "bot" not in page
