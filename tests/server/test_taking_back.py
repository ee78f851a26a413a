"""Undo as the table agreed, and who is asked."""

from __future__ import annotations

from typing import Any

import pytest
from devices import Live, Site, bid_all

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
    question = second.doc["question"]["id"]
    first.do("bid:5")
    assert first.until(lambda doc: doc["moment"]["now"] == 1)["undo"]["can"] == "free"
    assert first.ask({"t": "undo", "seat": 0})["t"] == "ok"
    assert first.until(lambda doc: doc["moment"]["now"] == 0)["log"][-1]["text"] == "[seat 0] takes back one choice"
    assert second.do("bid:1", question=question)["t"] == "ok"  # it was asked the same all the time
    bid_all(first)
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
