"""Tables from the lobby to the rematch, and what their hosts can do."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from bids import BidsGame
from devices import GONE, Device, Site

from signoria.kernel.game import Setup
from signoria.server import books


def play_on(device: Device, table: str, seat: int = 0, rounds: int = 99) -> dict:
    """Let the seat bid 1 and take one until the match is over or the round is reached."""
    live = device.live(table, seat)
    while live.doc["table"]["status"] == "running" and live.doc["board"]["round"] < rounds:
        question = live.doc["question"]
        if question["mine"] and not question.get("retract"):
            live.do("bid:1" if question["key"] == "bid" else "take:one")
        else:
            live.hear()
    live.close()
    return live.doc


def test_a_table_waits_in_its_lobby_until_the_host_starts_it(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link", start=False)
    live = host.live(table)
    assert live.doc["table"]["status"] == "lobby"
    assert "board" not in live.doc
    assert len(live.doc["table"]["commitment"]) == 64
    assert host.host(table, "start", 409)["error"] == "empty-seat"
    host.invite(table, 1)
    live.until(lambda doc: doc["table"]["seats"][1]["kind"] == "person")
    host.host(table, "start")
    live.until(lambda doc: doc["table"]["status"] == "running")
    assert live.doc["board"]["round"] == 1
    assert host.host(table, "start", 409)["error"] == "running"


def test_bots_play_to_the_end_and_the_result_names_the_winners(site: Site) -> None:
    host = site.device()
    table = host.table("me", "bot", "bot")
    doc = play_on(host, table)
    assert doc["table"]["status"] == "over"
    assert "question" not in doc
    best = max(x["total"] for x in doc["scores"])
    assert doc["result"]["winners"] == [x["seat"] for x in doc["scores"] if x["total"] == best]
    assert len(doc["history"]) == 3
    assert doc["history"][-1] == [x["total"] for x in doc["scores"]]
    assert doc["result"]["turning"][0]["round"] == 1


def test_the_start_page_lists_the_tables_of_a_device(site: Site) -> None:
    host, stranger = site.device(), site.device()
    table = host.table("me", "me", name="Friday")
    (row,) = host.get("tables")
    assert row["id"] == table
    assert row["turn"] == [0, 1]
    assert (row["name"], row["mine"], row["host"], row["status"]) == ("Friday", [0, 1], True, "running")
    assert stranger.get("tables") == []


def test_only_the_host_runs_the_table(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link")
    guest = host.invite(table, 1)
    for do in ("rename", "pause", "close", "delete", "start", "link", "bot", "rematch"):
        assert guest.host(table, do, 403, seat=0, name="x")["error"] == "forbidden"


def test_rename_pause_resume_and_close(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me")
    live = host.live(table, 0)
    host.host(table, "rename", name="  The\n [seat 1] table  ")
    live.until(lambda doc: doc["table"]["name"] == "The seat 1 table")
    host.host(table, "pause")
    assert live.do("bid:1")["error"] == "paused"
    live.until(lambda doc: doc["table"]["status"] == "paused")
    assert live.doc["undo"]["can"] == "no"
    host.host(table, "resume")
    assert live.do("bid:1")["t"] == "ok"
    host.host(table, "close")
    assert live.do("bid:1", seat=1)["error"] == "closed"
    assert host.host(table, "resume", 409)["error"] == "stale"


def test_bots_rest_while_the_table_is_paused(site: Site) -> None:
    host = site.device()
    site.bots_may_think.clear()
    table = host.table("me", "bot")
    host.host(table, "pause")
    site.bots_may_think.set()
    site.until_bots_rest()
    live = host.live(table)
    assert live.doc["moment"]["now"] == 0
    host.host(table, "resume")
    live.until(lambda doc: doc["moment"]["now"] == 1)


def test_the_undo_policy_is_chosen_before_the_start(site: Site) -> None:
    host = site.device()
    table = host.table("me", start=False)
    host.host(table, "undo-policy", undo="none")
    host.host(table, "start")
    assert host.live(table).doc["table"]["undo"] == "none"
    assert host.host(table, "undo-policy", 409, undo="free")["error"] == "running"


def test_a_seat_is_handed_to_a_bot_and_taken_back_and_the_log_says_so(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link")
    guest = host.invite(table, 1)
    host.host(table, "start")
    mine, theirs = host.live(table), guest.live(table)
    guest.post(f"tables/{table}/seat", {"do": "bot", "seat": 1, "bot": "random"})
    mine.until(lambda doc: doc["table"]["seats"][1].get("acting") == "bot")
    mine.do("bid:1")
    mine.until(lambda doc: doc["question"]["key"] == "take")
    assert theirs.do("take:one", seat=1)["error"] == "handed"
    mine.do("take:one")
    mine.until(lambda doc: any(x.get("by") == "random" for x in doc["log"]))
    guest.post(f"tables/{table}/seat", {"do": "back", "seat": 1})
    mine.until(lambda doc: "acting" not in doc["table"]["seats"][1])
    entry = next(x for x in site.services.tables._tables[table].match.log if x.by)
    assert (entry.seat, entry.by) == (1, "random")


def test_somebody_stands_in_for_a_seat_until_it_is_taken_back(site: Site) -> None:
    host, friend = site.device(), site.device()
    table = host.table("me", "link")
    guest = host.invite(table, 1)
    host.host(table, "start")
    link = guest.post(f"tables/{table}/seat", {"do": "stand-in", "seat": 1, "name": "Bice"})["link"]
    friend.join(link)
    live = friend.live(table)
    assert live.do("bid:2")["t"] == "ok"
    assert friend.post(f"tables/{table}/seat", {"do": "bot", "seat": 1}, 403)["error"] == "forbidden"
    (line,) = [x for x in guest.live(table).doc["log"] if x.get("by")]
    assert line["by"] == "Bice"
    assert guest.live(table).doc["table"]["seats"][1]["acting"] == "Bice"
    host.host(table, "person", seat=1)
    live.until(lambda doc: bool(live.farewell))
    friend.get(f"tables/{table}/log", 403)
    assert guest.live(table).doc["you"]["seats"] == [1]


def test_nobody_becomes_a_stand_in_for_the_own_seat(site: Site) -> None:
    host, friend = site.device(), site.device()
    table = host.table("me", "me")
    link = host.post(f"tables/{table}/seat", {"do": "stand-in", "seat": 1, "name": "Bice"})["link"]
    host.join(link)
    friend.join(link)  # it was not used up
    host.host(table, "person", seat=1)
    assert host.live(table).doc["you"]["seats"] == [0, 1]


def test_a_new_link_replaces_the_device_that_held_the_seat(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link")
    lost = host.invite(table, 1)
    live = lost.live(table)
    found = host.invite(table, 1)
    live.until(lambda doc: bool(live.farewell))
    assert found.live(table).doc["you"]["seats"] == [1]
    lost.get(f"tables/{table}/match", 403)


def test_a_seat_can_be_freed_and_left(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link", "link")
    first, second = host.invite(table, 1), host.invite(table, 2)
    host.host(table, "free", seat=1)
    second.post(f"tables/{table}/seat", {"do": "leave", "seat": 2})
    kinds = [x["kind"] for x in host.live(table).doc["table"]["seats"]]
    assert kinds == ["person", "free", "free"]
    first.get(f"tables/{table}/log", 403)
    second.get(f"tables/{table}/log", 403)


def test_a_seat_names_itself(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me")
    host.post(f"tables/{table}/seat", {"do": "name", "seat": 1, "name": "Cosimo" * 20})
    names = [x["name"] for x in host.live(table).doc["table"]["seats"]]
    assert names[1].startswith("Cosimo")
    assert len(names[1]) == 40


def test_a_deleted_table_says_goodbye_and_is_gone(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me")
    live = host.live(table)
    host.host(table, "delete")
    live.until(lambda doc: bool(live.farewell))
    assert host.get(f"tables/{table}/log", 404)["error"] == "no-table"
    assert host.get("tables") == []


def test_a_rematch_has_the_same_people_bots_and_options(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link", "bot", options={"haste": "yes"}, undo="free")
    guest = host.invite(table, 1)
    host.host(table, "start")
    assert host.host(table, "rematch", 409)["error"] == "not-over"
    host.host(table, "close")
    again = host.host(table, "rematch")["table"]
    assert host.host(table, "rematch")["table"] == again
    doc = guest.live(again).doc
    assert doc["you"] == {"seat": 1, "seats": [1], "acts": [], "host": False}
    assert doc["table"]["options"] == {"haste": "yes"}
    assert [x["kind"] for x in doc["table"]["seats"]] == ["person", "person", "bot"]
    assert doc["table"]["commitment"] != guest.live(table).doc["table"]["commitment"]
    assert guest.live(table).doc["table"]["rematch"] == again


def test_a_rematch_that_was_deleted_is_made_again(site: Site) -> None:
    host = site.device()
    table = host.table("me", "bot")
    host.host(table, "close")
    first = host.host(table, "rematch")["table"]
    host.host(first, "delete")
    second = host.host(table, "rematch")["table"]
    assert second not in (first, table)
    assert host.host(table, "rematch")["table"] == second
    assert host.live(second).doc["table"]["status"] == "lobby"


def test_every_moment_can_be_seen_again_as_the_seat_may_see_it(site: Site) -> None:
    host = site.device()
    table = host.table("me", "bot")
    now = play_on(host, table)["moment"]["now"]
    rounds = []
    for n in range(now + 1):
        doc = host.get(f"tables/{table}/moment/{n}")
        assert doc["moment"] == {"now": now, "shown": n, "first": 0}
        assert all(line["moment"] <= n for line in doc["log"])
        rounds.append(doc["board"]["round"])
    assert rounds == sorted(rounds)
    assert host.get(f"tables/{table}/moment/{now + 1}", 404)["error"] == "no-moment"


def test_the_match_file_is_whole_at_the_end_and_goes_on_elsewhere(site: Site) -> None:
    host = site.device()
    table = host.table("me", "bot")
    assert "seed" not in host.get(f"tables/{table}/match")
    play_on(host, table)
    text = host.http.get(f"/api/tables/{table}/match").text
    data = json.loads(text)
    assert data["commitment"] == host.live(table).doc["table"]["commitment"]
    assert len(data["seed"]) == 64
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    copy = host.post("tables", {"game": "bids", "seats": seats, "match": text})["table"]
    host.host(copy, "start")
    assert host.live(copy).doc["scores"] == host.live(table).doc["scores"]


def test_an_unfinished_match_file_is_played_on(site: Site) -> None:
    from bids import GAME

    from signoria.kernel.game import Setup
    from signoria.kernel.match import Match
    from signoria.kernel.matchfile import WHOLE, write

    match = Match(GAME, Setup("bids", 2), bytes(32))
    for seat in (0, 1):
        match.choose(seat, [GAME.grammar.option(f"bid:{seat}")])
    host = site.device()
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    table = host.post("tables", {"game": "bids", "seats": seats, "match": write(match, WHOLE)})["table"]
    host.host(table, "start")
    live = host.live(table, 0)
    assert live.doc["moment"]["now"] == 2
    assert live.do("take:two")["t"] == "ok"


def test_a_table_starts_from_a_position(site: Site) -> None:
    from bids import GAME

    from signoria.kernel.game import Setup
    from signoria.kernel.match import Match
    from signoria.kernel.position import write

    match = Match(GAME, Setup("bids", 2), bytes(32))
    for seat in (0, 1):
        match.choose(seat, [GAME.grammar.option("bid:1")])
    match.state.heap = 5
    host = site.device()
    seats = [{"kind": "me"}, {"kind": "me"}]
    text = write(GAME, match.setup, match.state)
    table = host.post("tables", {"game": "bids", "seats": seats, "position": text})["table"]
    host.host(table, "start")
    assert host.live(table).doc["board"]["heap"] == 5


def test_the_hint_is_a_legal_choice_with_a_reason(site: Site) -> None:
    host = site.device()
    table = host.table("me", "me")
    live = host.live(table, 0)
    hint = host.get(f"tables/{table}/hint?seat=0")
    assert hint["reason"] == "It is as good as any"
    assert live.do(*hint["chain"])["t"] == "ok"
    live.until(lambda doc: doc["question"]["asked"] == [1])
    assert host.get(f"tables/{table}/hint?seat=0", 409)["error"] == "no-hint"


def test_the_games_are_told_in_both_languages(site: Site) -> None:
    device = site.device()
    (english,) = device.get("games?lang=en")
    (italian,) = device.get("games?lang=it")
    assert (english["title"], italian["title"]) == ("Bids", "Offerte")
    assert english["switches"][0]["help"] == {"no": "Everybody has time", "yes": "Everybody hurries"}
    assert [x["name"] for x in english["bots"]] == [x["name"] for x in italian["bots"]]
    assert device.get("games/chess/catalog", 404)["error"] == "no-game"
    assert device.get("games/bids/catalog")["seats"] == 17


def test_a_catalog_is_made_once_for_each_setup_and_language() -> None:
    made = []

    class Counted(BidsGame):
        def catalog(self, language: str, setup: Setup) -> dict[str, Any]:
            made.append((language, setup))
            return super().catalog(language, setup)

    rules = Counted()
    three, other = Setup("bids", 3, {"haste": "yes"}, {"bids.heap": 9}), Setup("bids", 3, {"haste": "no"})
    for setup in (three, other, replace(three, position={"_": "Bids"}), other):
        assert books.catalog(rules, "en", setup)["seats"] == 3
    assert books.catalog(rules, "it", other)["seats"] == 3
    assert made == [("en", three), ("en", other), ("it", other)]


def test_languages_switch_at_once(site: Site) -> None:
    host = site.device()
    live = host.live(host.table("me", "me"), 0)
    assert live.doc["question"]["text"] == "What do you bid?"
    live.lang = "it"
    live.hello()
    live.until(lambda doc: doc["question"]["text"] == "Quanto offri?")


def test_a_game_without_danish_is_told_in_english_at_a_danish_table(site: Site) -> None:
    host = site.device()
    (bids,) = [x for x in host.get("games?lang=da") if x["name"] == "bids"]
    assert bids["languages"] == ["en", "it"]
    assert bids["title"] == "Bids"
    assert "lovlig" in bids["bots"][0]["text"], "the server's own words are Danish"
    for path in ("catalog", "cases"):
        assert host.get(f"games/bids/{path}?lang=da") == host.get(f"games/bids/{path}?lang=en")
    live = host.live(host.table("me", "me"), 0, lang="da")
    assert live.doc["question"]["text"] == "What do you bid?"
    assert live.do("bid:1")["t"] == "ok"
    live.until(lambda doc: doc["undo"]["text"] == "Fortryd dit seneste valg")


def test_a_closed_connection_is_no_longer_here(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link")
    guest = host.invite(table, 1)
    live, other = host.live(table), guest.live(table)
    live.until(lambda doc: doc["table"]["seats"][1]["here"])
    other.close()
    live.until(lambda doc: not doc["table"]["seats"][1]["here"])
    with pytest.raises(GONE):
        other.hear()
