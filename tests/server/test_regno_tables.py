"""Regno at a table of the real server: views, a seat's secrets, the match file, the audit of what is stored."""

from __future__ import annotations

import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from click.testing import CliRunner
from devices import Device, Live

from signoria.cli import main
from signoria.kernel import matchfile

YEAR: Final = {"regno.reconstruction.lengths.short": 1}


def text_of(option: dict[str, Any], rnd: random.Random) -> str:
    return f"{option['o']}:{rnd.choice([option['least'], option['most']])}" if "least" in option else str(option["o"])


def choose(device: Device, live: Live, rnd: random.Random) -> dict[str, Any]:
    """Something listed for who is asked first; the greedy bot's hint for what has several parts."""
    options = [x for x in live.doc["question"]["options"] if x["verb"] != "stand"]
    answer = live.do(text_of(rnd.choice(options), rnd)) if rnd.random() < 0.7 else {"t": "no", "error": "unfinished"}
    if answer.get("error") == "unfinished":
        answer = live.do(*device.get(f"tables/{live.table}/hint")["chain"])
    return answer


@pytest.mark.parametrize("scenario", ["schematic", "italy_1450"])
def test_a_table_of_regno(server: str, tmp_path: Path, scenario: str) -> None:
    """What is listed is taken, nobody sees another's Orders, the file proves itself, the audit finds the same."""
    rnd = random.Random(scenario)
    host = Device(SimpleNamespace(url=server))  # type: ignore[arg-type]
    options = {"length": "short", "scenario": scenario}
    table = host.table("me", "bot", "bot", game="regno", options=options, sets=YEAR)
    live = host.live(table, 0)
    for _ in range(12):
        live.until(lambda doc: doc["table"]["status"] == "over" or waits(doc))
        if live.doc["table"]["status"] == "over":
            break
        asked = live.doc["question"]["id"]  # a bot's choice may come in between and leaves it
        answer = choose(host, live, rnd)
        assert answer["t"] == "ok", answer
        live.until(lambda doc, asked=asked: doc.get("question", {}).get("id") != asked)  # type: ignore[misc]
        for realm in live.doc["board"]["realms"][1:]:
            assert realm["revealed"] or set(realm["program"]) <= {0}
    assert live.doc["page"]["realms"]["rows"]
    live.close()
    file = host.http.get(f"/api/tables/{table}/match").text
    assert json.loads(file)["game"] == "regno"
    assert matchfile.verify(file).ok
    told = CliRunner().invoke(main, ["audit", "--data", str(tmp_path / "data"), "--json"], prog_name="signoria")
    assert told.exit_code == 0, told.output
    assert {x["verdict"] for x in json.loads(told.output)["matches"]} <= {"same"}


def waits(doc: dict[str, Any]) -> bool:
    """Has the reader something to choose besides standing orders?"""
    question = doc.get("question", {"asked": ()})
    return doc["you"]["seat"] in question["asked"] and any(x["verb"] != "stand" for x in question["options"])


def test_who_lays_orders_may_take_them_back_until_all_have(server: str) -> None:
    host = Device(SimpleNamespace(url=server))  # type: ignore[arg-type]
    table = host.table("me", "me", game="regno", options={"scenario": "italy_1450"})
    first, second = host.live(table, 0), host.live(table, 1)
    assert first.do("choose-luxury:silk")["t"] == "ok"
    first.until(lambda doc: doc["question"].get("retract"))
    assert first.ask({"t": "retract", "seat": 0})["t"] == "ok"
    first.until(lambda doc: not doc["question"].get("retract"))
    for live, luxury in ((first, "wine"), (second, "silk")):
        live.until(lambda doc: doc["question"]["mine"])
        assert live.do(f"choose-luxury:{luxury}")["t"] == "ok"
    first.until(lambda doc: doc["board"]["phase"] != "choosing")
    stocks = [realm["stock"] for realm in first.doc["board"]["realms"]]
    assert (stocks[0]["wine"], stocks[1]["silk"]) == (1, 1)


def test_a_standing_order_disturbs_nobody_who_is_choosing(server: str) -> None:
    """Given, repeated and taken back while others choose, it leaves their open question as it was: the answer that
    they were about to send counts."""
    host = Device(SimpleNamespace(url=server))  # type: ignore[arg-type]
    table = host.table("me", "me", game="regno", options={"scenario": "italy_1450"}, undo="free")
    first, second, tab = host.live(table, 0), host.live(table, 1), host.live(table, 0)
    first.until(lambda doc: doc["question"]["mine"])
    before, own = {**first.doc["question"]}, second.doc["question"]["id"]
    order = "stand:offers:1"
    assert [second.do(order, key="k", question=own)["t"] for _ in range(2)] == ["ok", "ok"]  # one key: one order
    changed = second.until(lambda doc: doc["question"]["id"] != own)["question"]["id"]
    again = second.do(order, question=own)
    assert (again["t"], again["error"]) == ("no", "stale")
    for live in (first, tab):
        assert live.until(lambda doc: doc["moment"]["now"] == 1)["question"]["id"] == before["id"]
    assert first.doc["question"] == before
    assert second.ask({"t": "undo", "seat": 1})["t"] == "ok"
    assert second.until(lambda doc: doc["moment"]["now"] == 0)["question"]["id"] not in (own, changed)
    assert first.until(lambda doc: doc["moment"]["now"] == 0)["question"] == before
    assert second.do(order)["t"] == "ok"
    assert first.do("choose-luxury:wine", question=before["id"])["t"] == "ok"
