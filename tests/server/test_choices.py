"""Commands: once, in time, by whom they belong to; nothing lost on the way."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from devices import Site, bid_all, entries


def test_a_repeated_key_changes_nothing_and_gets_the_first_answer(site: Site) -> None:
    """G17: the same command twice, and once more after a later one."""
    host = site.device()
    table = host.table("me", "me")
    first, second = host.live(table, 0), host.live(table, 1)
    question = first.doc["question"]["id"]
    answers = [first.do("bid:1", key="k", question=question) for _ in range(2)]
    second.do("bid:2", key="k2")
    answers.append(first.do("bid:1", key="k", question=question))
    assert answers == [{"t": "ok", "key": "k"}] * 3
    assert entries(site, table) == 2


def test_a_repeated_undo_takes_back_once(site: Site) -> None:
    """G17."""
    host = site.device()
    table = host.table("me", "bot")
    live = host.live(table, 0)
    live.do("bid:1")
    live.until(lambda doc: doc["question"]["key"] == "take" and doc["question"]["mine"])
    live.do("take:one")
    before = live.until(lambda doc: doc["question"]["asked"] == [0] and doc["moment"]["now"] > 3)["moment"]["now"]
    for _ in range(3):
        assert live.ask({"t": "undo", "seat": 0}, key="u")["t"] == "ok"
    assert live.until(lambda doc: doc["moment"]["now"] < before)["board"]["points"][0] in (0, 2)


def test_a_refusal_is_remembered_too(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me")
    live = host.live(table, 0)
    host.host(table, "pause")
    refused = live.do("bid:1", key="k")
    assert refused["error"] == "paused"
    host.host(table, "resume")
    assert live.do("bid:1", key="k") == refused
    assert entries(site, table) == 0


def test_another_devices_key_is_its_own(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link")
    guest = host.invite(table, 1)
    host.host(table, "start")
    assert host.live(table).do("bid:1", key="same")["t"] == "ok"
    assert guest.live(table).do("bid:1", key="same")["t"] == "ok"
    assert entries(site, table) == 2


def test_a_stale_question_changes_nothing_and_says_so(site: Site) -> None:
    host = site.device()
    table = host.table("me")
    live = host.live(table)
    question = live.doc["question"]["id"]
    live.do("bid:1")
    refused = live.do("take:one", question=question)
    assert (refused["t"], refused["error"]) == ("no", "stale")
    assert live.do("bid:1", question=question)["error"] == "stale"
    assert live.do("take:one", question="")["t"] == "ok"


def test_two_tabs_answer_the_same_question_once(site: Site) -> None:
    host = site.device()
    table = host.table("me")
    left, right = host.live(table), host.live(table)
    question = left.doc["question"]["id"]
    left.send({"t": "do", "key": "l", "question": question, "seat": 0, "chain": ["bid:1"]})
    right.send({"t": "do", "key": "r", "question": question, "seat": 0, "chain": ["bid:2"]})
    while "l" not in left.answers:
        left.hear()
    while "r" not in right.answers:
        right.hear()
    assert sorted([left.answers["l"]["t"], right.answers["r"]["t"]]) == ["no", "ok"]
    assert left.until(lambda doc: doc["question"]["key"] == "take") == right.until(
        lambda doc: doc["question"]["key"] == "take"
    )


def test_a_refused_option_names_its_clause(site: Site) -> None:
    host = site.device()
    table = host.table(*["me"] * 6)
    lives = [host.live(table, seat) for seat in range(6)]
    bid_all(*lives)
    for live in lives[:3]:
        live.until(lambda doc, live=live: doc["question"]["mine"] and doc["question"]["key"] == "take")
        live.do("take:three")
    live = lives[3]
    live.until(lambda doc: doc["question"]["asked"] == [3])
    live.do("take:two")
    live = lives[4]
    doc = live.until(lambda doc: doc["question"]["asked"] == [4])
    assert [x["o"] for x in doc["question"]["options"]] == ["take:one"]
    assert [(x["o"], x["clause"], x["text"]) for x in doc["question"]["barred"]] == [
        ("take:two", "B-2", "The heap has only 1"),
        ("take:three", "B-2", "The heap has only 1"),
    ]
    refused = live.do("take:two")
    assert (refused["error"], refused["clause"], refused["text"]) == ("not-listed", "B-2", "The heap has only 1")
    lives[5].until(lambda doc: doc["question"]["asked"] == [4])
    assert lives[5].do("take:one")["error"] == "not-asked"


@pytest.mark.parametrize(
    "chain", [[], ["fly"], ["take"], ["take:nine"], ["bid:-1"], ["bid:999999999"], ["bid:1:2"], [""]]
)
def test_nonsense_is_refused_in_one_line(site: Site, chain: list[str]) -> None:
    host = site.device()
    table = host.table("me")
    refused = host.live(table).do(*chain)
    assert refused["t"] == "no"
    assert "\n" not in refused["text"]
    assert entries(site, table) == 0


def test_seventeen_seats_answer_at_once(site: Site) -> None:
    """G23: all within a moment; each is accepted once, whatever the order of arrival."""
    host = site.device()
    table = host.table(*["link"] * 17, start=False)
    guests = [host.invite(table, seat) for seat in range(17)]
    host.host(table, "start")
    lives = [guest.live(table) for guest in guests]
    random.Random(7).shuffle(lives)
    for live in lives:  # all are sent before any answer is read
        seat = live.doc["you"]["seat"]
        live.send(
            {"t": "do", "key": "k", "question": live.doc["question"]["id"], "seat": seat, "chain": [f"bid:{seat}"]}
        )
    for live in lives:
        while "k" not in live.answers:
            live.hear()
        assert live.answers["k"]["t"] == "ok"
    doc = lives[0].until(lambda doc: doc["question"]["key"] == "take")
    assert doc["board"]["points"] == [0] * 16 + [2]
    assert entries(site, table) == 17


@pytest.mark.parametrize("order", list(permutations(range(3)))[::2])
def test_answers_given_are_kept_over_a_restart_in_any_order(site: Site, order: tuple[int, ...]) -> None:
    """G22: restart after each of n answers; given ones stay, open questions are asked again with the same choices."""
    host = site.device()
    table = host.table("me", "me", "me")
    most = {seat: host.live(table, seat).doc["question"]["options"][0]["most"] for seat in range(3)}
    for k, seat in enumerate(order):
        site.restart()
        doc = host.live(table, seat).doc
        assert doc["question"]["asked"] == sorted(order[k:])
        assert doc["question"]["options"][0]["most"] == most[seat]
        assert host.live(table, seat).do(f"bid:{seat}")["t"] == "ok"
    site.restart()
    assert host.live(table).doc["board"]["points"] == [0, 0, 2]


def test_a_lost_answer_is_sent_again_and_counts_once(site: Site) -> None:
    """G26: the net is cut between send and answer, twenty times."""
    host = site.device()
    table = host.table("me")
    rng = random.Random(3)
    for n in range(20):
        live = host.live(table)
        question = live.doc.get("question")
        if question is None:
            break
        message = {"t": "do", "key": f"k{n}", "question": question["id"], "seat": 0}
        message["chain"] = ["bid:1" if question["key"] == "bid" else "take:one"]
        live.send(message)
        if rng.random() < 0.5:
            live.hear()
        live.socket.socket.close()  # no farewell
        again = host.live(table)
        again.send(message)
        while f"k{n}" not in again.answers:
            again.hear()
        assert again.answers[f"k{n}"]["t"] == "ok"
        assert entries(site, table) == n + 1
        again.close()


def test_a_question_is_answered_from_another_device_after_a_reconnect(site: Site) -> None:
    """G25: whoever is asked answers from where they are, and the question closes everywhere."""
    host = site.device()
    table = host.table("me", "link")
    guest = host.invite(table, 1)
    host.host(table, "start")
    mine, theirs = host.live(table), guest.live(table)
    theirs.close()
    mine.do("bid:1")
    back, second = guest.live(table), guest.live(table)
    assert second.do("bid:2")["t"] == "ok"
    for live in (mine, back, second):
        assert live.until(lambda doc: doc["question"]["key"] == "take")["question"]["asked"] == [0]


def test_hot_seat_one_device_answers_for_each_of_its_seats(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me", "link")
    host.invite(table, 2)
    host.host(table, "start")
    live = host.live(table)
    assert live.doc["you"]["seats"] == [0, 1]
    live.do("bid:1", seat=0)
    live.until(lambda doc: doc["you"]["seat"] == 1)  # without a wish, the seat that is asked
    live.do("bid:1", seat=1)
    assert live.do("bid:1", seat=2)["error"] == "forbidden"
    live.seat = 0
    live.hello()
    assert live.until(lambda doc: doc["you"]["seat"] == 0)["question"]["asked"] == [2]


def test_an_answer_can_be_retracted_while_others_think(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me")
    live = host.live(table, 0)
    assert "retract" not in live.doc["question"]
    live.do("bid:1")
    assert live.until(lambda doc: doc["question"].get("retract", False))["question"]["asked"] == [1]
    assert live.ask({"t": "retract", "seat": 0})["t"] == "ok"
    assert live.until(lambda doc: doc["question"]["asked"] == [0, 1])
    assert live.ask({"t": "retract", "seat": 0})["error"] == "no-retract"
