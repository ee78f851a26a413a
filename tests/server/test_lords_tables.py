"""Lords at a table of the real server: views, a seat's secrets, the match file, the audit of what is stored."""

from __future__ import annotations

import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from click.testing import CliRunner
from devices import Device, Live

from signoria.cli import main
from signoria.kernel import matchfile

YEAR: Final = {"lords.setup.last_year.1479": 1460}
BIG: Final = 60_000  # bytes of a view


def text_of(option: dict[str, Any], rnd: random.Random) -> str:
    return f"{option['o']}:{rnd.choice([option['least'], option['most']])}" if "least" in option else str(option["o"])


def plain(doc: dict[str, Any]) -> list[dict[str, Any]]:
    """What answers the question, without plays out of turn."""
    return [x for x in doc["question"]["options"] if not x.get("anytime")]


def waits(doc: dict[str, Any]) -> bool:
    """Is the reader asked?"""
    question = doc.get("question", {"asked": ()})
    return doc["you"]["seat"] in question["asked"] and bool(plain(doc))


def choose(device: Device, live: Live, rnd: random.Random) -> dict[str, Any]:
    """Something listed, or the greedy bot's hint."""
    if rnd.random() < 0.6:
        return live.do(text_of(rnd.choice(plain(live.doc)), rnd))
    return live.do(*device.get(f"tables/{live.table}/hint")["chain"])


def test_an_unknown_verb_is_answered_in_a_few_words(server: str) -> None:
    """Lords has hundreds of verbs: the nearest are named, not all."""
    host = Device(SimpleNamespace(url=server))  # type: ignore[arg-type]
    live = host.live(host.table("me", "bot", game="lords", sets=YEAR), 0)
    live.until(waits)
    refused = live.do("chose-colour:red")
    assert (refused["t"], refused["error"]) == ("no", "bad-option")
    assert "choose-colour" in refused["text"]
    assert len(refused["text"]) < 200
    live.close()


def test_a_table_of_lords(server: str, tmp_path: Path) -> None:
    """What is listed is taken, nobody sees another's limit, the file proves itself, the audit finds the same."""
    rnd, bots = random.Random(2), 2
    host = Device(SimpleNamespace(url=server))  # type: ignore[arg-type]
    table = host.table("me", *["bot"] * bots, game="lords", sets=YEAR)
    live = host.live(table, 0)
    for _ in range(6):
        live.until(lambda doc: doc["table"]["status"] == "over" or waits(doc), 240)
        if live.doc["table"]["status"] == "over":
            break
        now = live.doc["moment"]["now"]
        answer = choose(host, live, rnd)
        assert answer["t"] == "ok", answer
        live.until(lambda doc, before=now: doc["moment"]["now"] > before)  # type: ignore[misc]
        assert len(json.dumps(live.doc["board"])) < BIG
    assert live.doc["page"]["players"]["rows"]
    assert len(live.doc["page"]["players"]["rows"]) == bots + 1
    live.close()
    file = host.http.get(f"/api/tables/{table}/match").text
    assert json.loads(file)["game"] == "lords"
    assert matchfile.verify(file).ok
    told = CliRunner().invoke(main, ["audit", "--data", str(tmp_path / "data"), "--json"], prog_name="signoria")
    assert told.exit_code == 0, told.output
    assert {x["verdict"] for x in json.loads(told.output)["matches"]} <= {"same"}


def test_what_one_would_pay_is_not_sent_to_the_other(server: str) -> None:
    host = Device(SimpleNamespace(url=server))  # type: ignore[arg-type]
    table = host.table("me", "me", game="lords")
    lives = [host.live(table, 0), host.live(table, 1)]
    rnd = random.Random(1)
    for _ in range(40):
        asked = lives[0].doc["question"]["asked"]
        if len(asked) == 2 and any(x["verb"] == "bid-up-to" for x in lives[0].doc["question"]["options"]):
            break
        now = lives[0].doc["moment"]["now"]
        live = lives[asked[0]]
        live.until(waits)
        assert live.do(text_of(plain(live.doc)[-1], rnd))["t"] == "ok"
        for each in lives:
            each.until(lambda doc, before=now: doc["moment"]["now"] > before)  # type: ignore[misc]
    before = json.dumps([lives[1].doc["board"], lives[1].doc["page"], lives[1].doc["question"].get("options")])
    assert lives[0].do("bid-up-to:3")["t"] == "ok"
    lives[0].until(lambda doc: doc["question"].get("retract"))
    lives[1].until(lambda doc: doc["question"]["asked"] == [1])
    after = json.dumps([lives[1].doc["board"], lives[1].doc["page"], lives[1].doc["question"].get("options")])
    assert after == before
    for each in lives:
        each.close()


def test_a_standing_order_disturbs_nobody_who_is_choosing(server: str) -> None:
    """Given and taken back while another chooses, it leaves the open question as it was."""
    host = Device(SimpleNamespace(url=server))  # type: ignore[arg-type]
    table = host.table("me", "me", game="lords", undo="free")
    lives = [host.live(table, 0), host.live(table, 1)]
    for n in range(2):  # colours
        live = lives[lives[0].doc["question"]["asked"][0]]
        live.until(waits)
        assert live.do(plain(live.doc)[n]["o"])["t"] == "ok"
        for each in lives:
            each.until(lambda doc, now=n + 1: doc["moment"]["now"] == now)  # type: ignore[misc]
    first = lives[0].doc["question"]["asked"][0]
    mine, other = lives[first], lives[1 - first]
    mine.until(waits)
    before = {**mine.doc["question"]}
    assert other.do("stand:heresy:1")["t"] == "ok"
    assert mine.until(lambda doc: doc["moment"]["now"] == 3)["question"] == before
    assert mine.do(text_of(plain(mine.doc)[0], random.Random(1)), question=before["id"])["t"] == "ok"
    for each in lives:
        each.close()
