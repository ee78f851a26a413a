"""Commands: once, in time, by whom they belong to; undo as the table agreed; nothing lost on the way."""

from __future__ import annotations

import json
import random
from itertools import permutations
from typing import Any

import pytest
from devices import GONE, Live, Site


def entries(site: Site, table: str) -> int:
    """How many entries the stored log has."""
    import sqlite3

    with sqlite3.connect(site.data / "signoria.db") as connection:
        return int(connection.execute("select count(*) from entries where table_id = ?", (table,)).fetchone()[0])


def bid_all(*lives: Live) -> None:
    for live in lives:
        assert live.do("bid:1")["t"] == "ok"


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


# ---- undo ------------------------------------------------------------------------------------------------------------


def test_no_undo_where_the_table_plays_without(site: Site) -> None:
    host = site.device()
    table = host.table("me", undo="none")
    live = host.live(table)
    bid_all(live)
    assert live.doc["undo"]["can"] == "no"
    assert live.ask({"t": "undo", "seat": 0})["error"] == "undo-none"


def test_undo_is_free_until_something_came_of_it(site: Site) -> None:
    """G16."""
    host = site.device()
    table = host.table("me", "me", undo="free")
    first, second = host.live(table, 0), host.live(table, 1)
    first.do("bid:5")
    assert first.until(lambda doc: doc["moment"]["now"] == 1)["undo"]["can"] == "free"
    assert first.ask({"t": "undo", "seat": 0})["t"] == "ok"
    assert first.until(lambda doc: doc["moment"]["now"] == 0)["log"][-1]["text"] == "[seat 0] takes back one choice"
    second.until(lambda doc: doc["question"]["id"] == first.doc["question"]["id"])
    bid_all(first, second)
    assert first.until(lambda doc: doc["question"]["key"] == "take")["undo"]["can"] == "no"
    assert first.ask({"t": "undo", "seat": 0})["error"] == "undo-free"


def agreed_table(site: Site) -> tuple[str, Live, Live, Live]:
    """Three people with devices of their own, after all have bid."""
    host = site.device()
    table = host.table("me", "link", "link")
    guests = [host.invite(table, seat) for seat in (1, 2)]
    host.host(table, "start")
    lives = [x.live(table) for x in (host, *guests)]
    bid_all(*lives)
    for live in lives:
        live.until(lambda doc: doc["question"]["key"] == "take")
    return (table, *lives)  # type: ignore[return-value]


def agree(live: Live, seat: int, *, yes: bool = True, vote: str = "") -> dict[str, Any]:
    """Answer the wish that the document shows."""
    vote = vote or live.doc["undo"]["vote"]["id"]
    return live.ask({"t": "agree", "seat": seat, "vote": vote, "yes": yes})


def test_beyond_free_all_seats_must_agree(site: Site) -> None:
    table, first, second, third = agreed_table(site)
    assert first.doc["undo"]["can"] == "ask"
    first.ask({"t": "undo", "seat": 0})
    vote = second.until(lambda doc: "vote" in doc["undo"])["undo"]["vote"]
    assert vote == {"id": vote["id"], "by": 0, "moment": 0, "yes": [0], "waiting": [1, 2]}
    agree(second, 1)
    assert third.until(lambda doc: doc["undo"].get("vote", {}).get("waiting") == [2])["moment"]["now"] == 3
    site.restart()  # a vote is kept like everything else
    again = third.device.live(table)
    assert again.doc["undo"]["vote"]["waiting"] == [2]
    agree(again, 2)
    doc = again.until(lambda doc: doc["moment"]["now"] == 0)
    assert doc["question"]["asked"] == [0, 1, 2]
    assert "vote" not in doc["undo"]


def test_one_no_ends_the_vote(site: Site) -> None:
    _, first, second, third = agreed_table(site)
    first.ask({"t": "undo", "seat": 0})
    second.until(lambda doc: "vote" in doc["undo"])
    agree(second, 1, yes=False)
    assert "vote" not in first.until(lambda doc: "vote" not in doc["undo"])["undo"]
    assert third.ask({"t": "agree", "seat": 2, "vote": "x", "yes": True})["error"] == "no-vote"


def test_a_vote_lapses_with_the_next_choice(site: Site) -> None:
    _, first, second, third = agreed_table(site)
    third.ask({"t": "undo", "seat": 2})
    first.do("take:one")
    for seat, live in ((0, first), (1, second)):
        assert live.ask({"t": "agree", "seat": seat, "vote": "x", "yes": True})["error"] == "no-vote"
    assert first.until(lambda doc: doc["moment"]["now"] == 4)


def test_a_yes_to_one_wish_counts_for_no_other(site: Site) -> None:
    _, first, second, third = agreed_table(site)
    first.ask({"t": "undo", "seat": 0})
    seen = second.until(lambda doc: "vote" in doc["undo"])["undo"]["vote"]["id"]
    assert third.ask({"t": "undo", "seat": 2})["error"] == "vote-open"
    first.until(lambda doc: "vote" in doc["undo"])
    agree(first, 0, yes=False)  # withdrawn
    assert third.ask({"t": "undo", "seat": 2})["t"] == "ok"
    assert agree(second, 1, vote=seen)["error"] == "stale"
    vote = second.until(lambda doc: doc["undo"].get("vote", {}).get("by") == 2)["undo"]["vote"]
    assert (vote["id"] != seen, vote["yes"]) == (True, [2])


@pytest.mark.parametrize("change", ["bot", "free", "stand-in", "link"])
def test_a_hand_over_by_the_host_is_no_consent(site: Site, change: str) -> None:
    table, first, second, third = agreed_table(site)
    host = first.device
    if change == "bot":
        site.bots_may_think.clear()
    told = host.host(table, change, seat=1, name="Bice")
    assert first.ask({"t": "undo", "seat": 0})["t"] == "ok"
    vote = third.until(lambda doc: "vote" in doc["undo"])["undo"]["vote"]
    assert vote["waiting"] == [1, 2]
    agree(third, 2)
    first.until(lambda doc: doc["undo"].get("vote", {}).get("waiting") == [1])
    if change == "stand-in":
        friend = site.device()
        friend.join(told["link"])
        stranger = friend.live(table)
        assert agree(stranger, 1)["error"] == "own-people"
    if change in ("bot", "stand-in"):  # the seat's own people can still answer
        agree(second, 1, vote=vote["id"])
        assert first.until(lambda doc: doc["moment"]["now"] == 0)
    else:
        assert first.doc["moment"]["now"] == 3
        host.host(table, "end-vote")
        first.until(lambda doc: "vote" not in doc["undo"])
        assert host.host(table, "end-vote", 409)["error"] == "no-vote"
    site.bots_may_think.set()


def test_whoever_has_a_seat_now_answers_for_what_its_people_then_had_chosen(site: Site) -> None:
    table, first, _, third = agreed_table(site)
    heir = first.device.invite(table, 1)
    first.ask({"t": "undo", "seat": 0})
    third.until(lambda doc: "vote" in doc["undo"])
    agree(third, 2)
    live = heir.live(table)
    assert live.doc["undo"]["vote"]["waiting"] == [1]
    agree(live, 1)
    assert first.until(lambda doc: doc["moment"]["now"] == 0)


def test_ones_own_seats_agree_also_after_a_bot_has_played_one_of_them(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me")
    live = host.live(table, 0)
    bid_all(live, host.live(table, 1))
    live.until(lambda doc: doc["question"]["key"] == "take")
    site.bots_may_think.clear()
    host.host(table, "bot", seat=1)
    host.host(table, "person", seat=1)
    site.bots_may_think.set()
    assert live.doc["undo"]["can"] == "free"
    assert live.ask({"t": "undo", "seat": 0})["t"] == "ok"
    assert live.until(lambda doc: doc["moment"]["now"] < 2)


def test_nobody_is_said_to_be_asked_where_only_bots_and_own_seats_play(site: Site) -> None:
    host = site.device()
    live = host.live(host.table("me", "bot"))
    bid_all(live)
    undo = live.until(lambda doc: doc["moment"]["now"] >= 2)["undo"]
    assert (undo["can"], undo["text"]) == ("free", "Take back your last choice, though more is known since")
    _, first, _, _ = agreed_table(site)
    assert first.doc["undo"]["text"] == "Ask all seats to take back your last choice"


def test_bots_and_the_askers_own_seats_agree_by_themselves(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me", "bot")
    live = host.live(table, 0)
    bid_all(live, host.live(table, 1))
    live.until(lambda doc: doc["question"]["key"] == "take")
    assert live.ask({"t": "undo", "seat": 0})["t"] == "ok"
    assert 0 in live.until(lambda doc: doc["question"]["key"] == "bid")["question"]["asked"]


def test_the_end_stands(site: Site) -> None:
    host = site.device()
    table = host.table("me")
    live = host.live(table)
    while live.doc["table"]["status"] == "running":
        live.do("bid:1" if live.doc["question"]["key"] == "bid" else "take:three")
        live.until(lambda doc: "question" not in doc or not doc["question"].get("retract"))
    assert live.doc["undo"]["can"] == "no"
    assert live.ask({"t": "undo", "seat": 0})["error"] == "over"


# ---- the connection --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 5000,
        '{"t":"fly"}',
        '{"t":"do"}',
        '{"t":"do","key":"","question":"","seat":0,"chain":[]}',
        '{"t":"do","key":"k","question":"q","seat":"0","chain":[]}',
        '{"t":"undo","key":"k","seat":-1}',
        json.dumps({"t": "undo", "key": "k" * 100, "seat": 0}),
        '{"t":"hello","lang":"xx","seat":99}',
    ],
)
def test_a_strange_message_is_answered_and_the_connection_lives(site: Site, text: str) -> None:
    host = site.device()
    live = host.live(host.table("me", "me"))
    live.send(text)
    told = live.hear()
    assert told["t"] in ("no", "doc")
    assert "Traceback" not in json.dumps(told)
    live.send({"t": "ping"})
    assert live.hear()["t"] == "pong"


def test_a_huge_message_ends_the_connection_or_is_refused(site: Site) -> None:
    host = site.device()
    live = host.live(host.table("me"))
    live.send(json.dumps({"t": "undo", "key": "k", "seat": 0, "more": "x" * 20_000}))
    assert live.hear()["error"] == "too-large"


def test_since_tells_what_concerned_me(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me")
    first, second = host.live(table, 0), host.live(table, 1)
    bid_all(first, second)
    first.until(lambda doc: doc["question"]["key"] == "take")
    first.do("take:two")
    assert second.until(lambda doc: doc["question"]["mine"] and doc["moment"]["now"] == 3)["since"] == []
    second.do("take:one")
    since = first.until(lambda doc: doc["board"]["round"] == 2)["since"]
    assert [x for x in since if x.startswith("[seat 0] holds")] == since
    with pytest.raises(TimeoutError):
        first.socket.recv(0.01)


def test_older_log_lines_can_be_asked_for(site: Site) -> None:
    host = site.device()
    table = host.table("me", "bot")
    live = host.live(table, 0)
    while live.doc["table"]["status"] == "running":
        if live.doc["question"]["mine"] and not live.doc["question"].get("retract"):
            live.do("bid:1" if live.doc["question"]["key"] == "bid" else "take:one")
        else:
            live.hear()
    whole = host.get(f"tables/{table}/log?before=1000&seat=0")
    assert [x["n"] for x in whole] == sorted({x["n"] for x in whole})
    assert live.doc["log"] == whole[-len(live.doc["log"]) :]
    middle = whole[len(whole) // 2]["n"]
    assert host.get(f"tables/{table}/log?before={middle}&seat=0") == [x for x in whole if x["n"] < middle]
    assert host.get(f"tables/{table}/log?before=0") == []


def test_the_server_ends_connections_when_it_stops(site: Site) -> None:
    host = site.device()
    live = host.live(host.table("me"))
    site.stop()
    with pytest.raises(GONE):
        live.until(lambda doc: False)
    assert live.farewell == ""  # no goodbye: the client comes back by itself
