"""Studies: what-if questions, answered from what the reader may know at a moment, and from nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from devices import Device, Live, Site, bid_all


def hand(live: Live) -> str:
    return str(live.doc["board"]["hand"])


@pytest.fixture
def host(site: Site) -> Device:
    return site.device()


def test_each_reader_is_told_what_it_saw_itself(site: Site, host: Device) -> None:
    table = host.table("me", "link")
    guest, watcher = host.invite(table, 1), site.device()
    watcher.join(host.host(table, "spectate-link")["link"])
    host.host(table, "start")
    lives = [host.live(table), guest.live(table)]
    bid_all(*lives)
    lives[0].until(lambda doc: doc["moment"]["now"] == 2)
    heard = [device.get(f"tables/{table}/study/told") for device in (host, guest, watcher)]
    own = [hand(x) for x in lives]
    for seat in (0, 1):
        assert [str(x) for x in heard[seat]["hands"]] == [own[0] if seat == 0 else "0", own[1] if seat == 1 else "0"]
        assert [row[2:] for row in heard[seat]["told"]] == [
            [seat, f"[seat {seat}] holds the number {own[seat]}"],
            [0, "[seat 0] wins 2 points"],
            [-1, "2 bids were counted"],
        ]
    assert heard[2]["told"] == [[2, 1, 0, "[seat 0] wins 2 points"], [2, 1, -1, "2 bids were counted"]]
    assert "counted" not in str(lives[0].doc["log"]), "worth no line to people"
    assert not [x for x in own if x in "".join(watcher.heard)]
    assert own[1] not in "".join(host.heard)
    # a seat that is not held is not looked from
    assert host.get(f"tables/{table}/study/told?seat=1") == heard[0]
    assert watcher.get(f"tables/{table}/study/told?seat=0") == heard[2]


def test_an_earlier_moment_tells_nothing_of_what_came_after(site: Site, host: Device) -> None:
    table = host.table("me")
    live = host.live(table)
    bid_all(live)
    live.until(lambda doc: doc["question"]["key"] == "take")
    live.do("take:two")
    live.until(lambda doc: doc["moment"]["now"] == 2)

    def told(rest: str) -> list[list[Any]]:
        return [x[:3] for x in host.get(f"tables/{table}/study/told?{rest}")["told"]]

    assert told("moment=0") == [[0, 1, 0]]
    first = [[0, 1, 0], [1, 1, 0], [1, 1, -1]]
    assert told("moment=1") == first
    assert told("moment=2")[:4] == told("")[:4] == [*first, [2, 2, 0]]
    site.restart()
    assert told("moment=1") == first


def test_it_looks_at_a_copy_in_the_readers_language(host: Device) -> None:
    table = host.table("me")
    live = host.live(table)
    bid_all(live)
    live.until(lambda doc: doc["question"]["key"] == "take")
    live.do("take:two")
    live.until(lambda doc: doc["moment"]["now"] == 2)
    for _ in range(2):
        assert host.get(f"tables/{table}/study/left?size=three&moment=1") == {"left": 9}
    assert host.get(f"tables/{table}/moment/1")["board"]["heap"] == 12
    assert host.get(f"tables/{table}/study/told?lang=it&size=x")["given"] == {"size": "x"}
    told = host.get(f"tables/{table}/study/told?lang=it")["told"]
    assert "[seat 0] prende 2" in [x[3] for x in told]


def test_what_cannot_be_asked_is_said_in_a_sentence(site: Site, host: Device) -> None:
    table = host.table("me")
    at = f"tables/{table}/study"
    assert host.get(f"{at}/left?size=eleven", 400) == {"error": "bad-study", "text": "Say how many: one, two, three."}
    assert host.get(f"{at}/left", 400)["error"] == "bad-study"
    assert host.get(f"{at}/magic", 404)["error"] == "no-study"
    for moment in ("9", "-1", "x", "9" * 5000, "%C2%B2"):
        assert host.get(f"{at}/told?moment={moment}", 404)["error"] == "no-moment"
    for rest in ("size=one&size=two", "x=" + "y" * 1001, "y" * 1001, "&".join(f"k{n}=1" for n in range(21))):
        assert host.get(f"{at}/left?{rest}", 400)["error"] == "bad-request"
    assert site.device().get(f"{at}/told", 403)["error"] == "forbidden"
    assert host.get("tables/none/study/told", 404)["error"] == "no-table"
    lobby = host.table("me", "link", start=False)
    assert host.get(f"tables/{lobby}/study/told", 409)["error"] == "lobby"
    assert "fault" not in site.log


def test_a_fault_is_logged_and_harms_nothing(site: Site, host: Device) -> None:
    table = host.table("me")
    live = host.live(table)
    assert host.get(f"tables/{table}/study/broken", 500)["error"] == "fault"
    assert "RuntimeError" in site.log
    bid_all(live)
    assert host.get(f"tables/{table}/study/left?size=one") == {"left": 11}
