"""Cases of the rulebook at tables of their own: what they tell, who sees them, and that nothing of them piles up."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import Any

import pytest
from devices import Device, Live, Site

from signoria.server import cases


@pytest.fixture
def reader(site: Site) -> Device:
    return site.device()


def opened(device: Device, case: str) -> str:
    return str(device.post("tables", {"game": "bids", "case": case})["table"])


def shown(live: Live) -> Any:
    return live.doc["table"]["case"]


def rows(site: Site) -> set[str]:
    with sqlite3.connect(site.data / "signoria.db") as connection:
        return {x[0] for x in connection.execute("select id from tables")}


def test_the_rulebook_lists_its_cases(reader: Device) -> None:
    assert reader.get("games/bids/cases?lang=it")[0] == {
        "id": "turns", "clauses": ["B-3"], "title": "Prendere a turno",
    }  # fmt: skip
    assert [x["id"] for x in reader.get("games/bids/cases")] == ["turns", "short", "sealed"]
    assert reader.get("games/chess/cases", 404)["error"] == "no-game"


def test_a_case_is_played_from_its_position(site: Site, reader: Device) -> None:
    table = opened(reader, "turns")
    live = reader.live(table)
    assert live.doc["table"]["status"] == "running"
    assert live.doc["table"]["name"] == "Take in turn"
    assert live.doc["you"] == {"seat": 0, "seats": [0, 1], "acts": [], "host": True}
    assert shown(live) == {
        "id": "turns", "clauses": ["B-3"], "title": "Take in turn", "given": "Four lie on the heap.", "seat": 1,
        "do": "[seat 0] takes one, then you take two.", "then": "Each has a point for what was taken [B-3].",
        "play": [{"seat": 0, "o": "take:one"}, {"seat": 1, "o": "take:two"}], "made": 0,
    }  # fmt: skip
    assert live.do("take:one")["t"] == "ok"
    live.until(lambda doc: doc["table"]["case"]["made"] == 1)
    assert live.doc["you"]["seat"] == 1
    assert live.do("take:two")["t"] == "ok"
    live.until(lambda doc: doc["table"]["case"]["made"] == 2)
    assert live.doc["you"]["seat"] == 1, "it stays with whom it is about"
    assert live.doc["board"] == {"round": 3, "heap": 1, "points": [1, 2], "hand": 147102}
    assert "astray" not in shown(live)
    assert reader.get(f"tables/{table}/moment/1")["table"]["case"]["made"] == 1
    site.restart()
    again = reader.live(table, lang="it")
    assert (shown(again)["title"], shown(again)["made"]) == ("Prendere a turno", 2)
    assert again.ask({"t": "undo", "seat": 1})["t"] == "ok"
    again.until(lambda doc: doc["table"]["case"]["made"] == 1)


def test_who_goes_astray_is_told(reader: Device) -> None:
    live = reader.live(opened(reader, "turns"))
    live.do("take:three")
    live.until(lambda doc: doc["table"]["case"].get("astray"))
    assert shown(live)["made"] == 0


def test_a_refusal_names_what_is_barred(reader: Device) -> None:
    live = reader.live(opened(reader, "short"))
    assert shown(live)["refused"] == "take:three"
    assert {"take:three"} == {
        x["o"] for x in live.doc["question"]["barred"] if x["clause"] == shown(live)["clauses"][0]
    }
    assert live.do("take:three")["clause"] == "B-2"
    live.do("take:one")
    live.until(lambda doc: doc["table"]["case"].get("astray"))


def test_answers_that_were_taken_back_do_not_count(reader: Device) -> None:
    live = reader.live(opened(reader, "sealed"), seat=0)
    live.do("bid:1")
    live.until(lambda doc: doc["table"]["case"]["made"] == 1)
    live.ask({"t": "retract", "seat": 0})
    live.until(lambda doc: doc["table"]["case"]["made"] == 0)
    live.do("bid:3")
    live.until(lambda doc: doc["table"]["case"].get("astray"))
    live.ask({"t": "retract", "seat": 0})
    live.until(lambda doc: not doc["table"]["case"].get("astray"))
    live.do("bid:1")
    live.until(lambda doc: doc["table"]["case"]["made"] == 1)


def test_nobody_else_sees_it_and_no_list_has_it(site: Site, reader: Device) -> None:
    table = opened(reader, "short")
    assert reader.get("tables") == []
    site.device().get(f"tables/{table}/log", 403)
    assert reader.host(table, "link", 409, seat=1)["error"] == "case"
    own = reader.table("me")
    assert [x["id"] for x in reader.get("tables")] == [own]


def test_only_the_newest_are_kept(site: Site, reader: Device) -> None:
    own = reader.table("me")
    other = opened(site.device(), "turns")
    made = [opened(reader, "turns") for _ in range(cases.KEPT + 2)]
    live = reader.live(made[2])
    assert rows(site) == {own, other, *made[2:]}
    reader.get(f"tables/{made[0]}/log", 404)
    made.append(opened(reader, "short"))
    while not live.farewell:
        live.hear()
    with sqlite3.connect(site.data / "signoria.db") as connection:
        connection.execute("update tables set updated = ? where id in (?, ?)", (time.time() - 8 * 86400, other, own))
    opened(reader, "short")
    assert rows(site) >= {own}
    assert other not in rows(site), "left alone for a week"


def test_reading_the_rulebook_takes_no_tables_from_anybody(site_with: Callable[..., Site]) -> None:
    device = site_with(tables_per_hour=1, cases_per_hour=2).device()
    for _ in range(2):
        opened(device, "turns")
    device.table("me")
    body = {"game": "bids", "case": "turns"}
    assert device.post("tables", body, 429)["error"] == "too-many-tables"


@pytest.mark.parametrize(
    ("more", "status", "error"),
    [
        ({"case": "none"}, 404, "no-case"),
        ({"case": "../short"}, 404, "no-case"),
        ({"case": "short", "game": "chess"}, 404, "no-game"),
        ({"case": "short", "seed": 3}, 400, "bad-request"),
        ({"case": "short", "seats": [{"kind": "link"}]}, 400, "bad-request"),
        ({"case": 3}, 400, "bad-request"),
        ({}, 400, "bad-setup"),
    ],
)
def test_what_is_no_case_makes_no_table(
    site: Site, reader: Device, more: dict[str, Any], status: int, error: str
) -> None:
    assert reader.post("tables", {"game": "bids", **more}, status)["error"] == error
    assert rows(site) == set()


def test_a_case_is_not_played_again_as_a_table(reader: Device) -> None:
    table = opened(reader, "turns")
    reader.post(f"tables/{table}/host", {"do": "close"})
    assert reader.post(f"tables/{table}/host", {"do": "rematch"}, 409)["error"] == "case"


def test_every_rematch_counts_as_a_new_table(site_with: Callable[..., Site]) -> None:
    host = site_with(tables_per_hour=3).device()
    table = host.table("me", "me")
    for _ in range(2):
        host.post(f"tables/{table}/host", {"do": "close"})
        table = host.post(f"tables/{table}/host", {"do": "rematch"})["table"]
    host.post(f"tables/{table}/host", {"do": "close"})
    assert host.post(f"tables/{table}/host", {"do": "rematch"}, 429)["error"] == "too-many-tables"
