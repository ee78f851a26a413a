"""Uploaded files are tried where they can do no harm."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import bids
import endless
import pytest
from devices import Site

from signoria.kernel import position
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, key_of_seed
from signoria.server.trying import TooMuch, attempt


def text_of(heap: int) -> str:
    match = Match(bids.GAME, Setup("bids", 2), key_of_seed(1))
    match.state.heap = heap
    return position.write(bids.GAME, match.setup, match.state)


@pytest.mark.parametrize("heap", [666, 777])
def test_a_file_without_end_is_given_up(heap: int) -> None:
    begun = time.monotonic()
    with pytest.raises(TooMuch):
        attempt("position", text_of(heap), endless.GAME, 10 if heap == 777 else 3)
    assert time.monotonic() - begun < 10


@pytest.mark.parametrize("text", [text_of(5), "", "{", "\udcff", text_of(5).replace("bids", "chess")])
def test_what_ends_is_let_through_good_or_bad(text: str) -> None:
    attempt("position", text, endless.GAME, 30)
    attempt("match", text, endless.GAME, 30)


def test_the_server_says_so_and_stays(site_with: Callable[..., Site], monkeypatch: pytest.MonkeyPatch) -> None:
    site = site_with(upload_seconds=3.0)
    host = site.device()
    monkeypatch.setitem(site.services.tables.games, "bids", endless.GAME)  # type: ignore[arg-type]
    seats = [{"kind": "me"}, {"kind": "me"}]
    told = host.post("tables", {"game": "bids", "seats": seats, "position": text_of(666)}, 400)
    assert told["error"] == "too-much"
    assert "3 seconds" in told["text"]
    assert host.get("tables") == []
    table = host.post("tables", {"game": "bids", "seats": seats, "position": text_of(5)})["table"]
    assert json.dumps(host.live(table).doc["table"]["id"]) == f'"{table}"'
