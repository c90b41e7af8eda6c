"""One person cannot exhaust the server: the attacks of this folder, small."""

from __future__ import annotations

from tests.attacks import films, guests, halves, logins, overload, seats, streams
from tests.attacks.tools import attacked


def test_a_table_with_too_many_seats_costs_nothing() -> None:
    with attacked() as server:
        figures = seats.attack(server)
    assert figures["status"] == 422 and figures["more memory, MB"] < 20


def test_streams_have_a_limit_and_the_server_answers_others() -> None:
    with attacked(streams_person=5) as server:
        figures = streams.attack(server, 60, seconds=1, pace=0)
    assert figures["streams asked for, answers"].startswith("60, {'200': 5, '429': 55}")
    assert figures["requests that failed"] == 0 and figures["moves"] > 0


def test_at_its_descriptor_limit_the_server_answers_and_its_log_stays_short() -> None:
    with attacked(descriptors=500, limits=0) as server:
        figures = streams.attack(server, 400, seconds=2, pace=0)
    answered, _, asked = figures["healthz, answered of asked"].partition(" of ")
    assert answered == asked and figures["moves"] > 5
    assert figures["requests that failed"] < 5  # a connection that rests may be closed, and is opened again
    assert "'503'" in figures["streams asked for, answers"]
    assert figures["log, bytes and tracebacks"].endswith(", 0")


def test_requests_that_are_never_finished_are_closed() -> None:
    with attacked(request_time=1.0) as server:
        figures = halves.attack(server, 30, patience=15)
    assert figures["still open"] == 0 and figures["healthz"] == 200 and figures["tracebacks"] == 0


def test_films_of_one_person_are_few_at_once_and_others_play_on() -> None:
    with attacked() as server:
        figures = films.attack(server, films=20, moves=1500)
    assert "429" in figures["films asked for, answers"] and "200" in figures["films asked for, answers"]
    assert figures["moves"] > 0 and figures["requests that failed"] == 0


def test_whoever_only_looks_leaves_no_guest_behind() -> None:
    with attacked() as server:
        figures = guests.attack(server, 40)
    assert figures["guests made by looking"].startswith("0 of 40")
    assert 429 in figures["answers to those who take a name"]


def test_one_name_is_guessed_at_a_few_times_from_wherever() -> None:
    with attacked() as server:
        figures = logins.attack(server, 15)
    assert figures["addresses"] == 3 and figures["answers"][429] >= 4


def test_a_crowd_that_looks_does_not_stop_a_table() -> None:
    with attacked(limits=0, calm=0.15) as server:
        figures = overload.attack(server, 4, seconds=2)
    assert figures["moves"] > 0 and figures["requests that failed"] == 0
