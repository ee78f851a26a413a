"""G24: one question to a person, a bot and an empty seat at once. It closes when the last has answered, once.

Nothing is played by a clock: whoever is missing is asked until somebody answers for the seat.
"""

from __future__ import annotations

import itertools

import bids
import pytest
from devices import Site

PERSON, BOT, VACANT = 0, 1, 2


def log_of(site: Site, table: str) -> tuple[list[int], int]:
    """The seats that have answered, in order, and how often a bidding has ended."""
    log = site.services.tables._tables[table].match.log
    return [x.seat for x in log], sum(event[0] == bids.WON for x in log for event in x.events)


@pytest.mark.parametrize("order", list(itertools.permutations([PERSON, BOT, VACANT])))
def test_it_closes_once_whoever_is_last(site: Site, order: tuple[int, ...]) -> None:
    """The bot thinks until it is let go; the third seat was left after the start and finds a new person at last."""
    site.bots_may_think.clear()
    host = site.device()
    table = host.table("me", "bot", "link", start=False)
    guest = host.invite(table, VACANT)
    host.host(table, "start")
    guest.post(f"tables/{table}/seat", {"do": "leave", "seat": VACANT})
    live, asked = host.live(table), [PERSON, BOT, VACANT]
    for n, seat in enumerate(order):
        doc = live.until(lambda doc, asked=asked: doc["question"]["asked"] == sorted(asked))
        assert doc["question"]["key"] == "bid"
        assert log_of(site, table) == (list(order[:n]), 0)
        if seat == PERSON:
            assert live.do("bid:1", seat=PERSON)["t"] == "ok"
        elif seat == BOT:
            site.bots_may_think.set()
        else:
            assert host.invite(table, VACANT).live(table).do("bid:1")["t"] == "ok"
        asked = [x for x in asked if x != seat]
    live.until(lambda doc: doc["question"]["key"] == "take")
    assert log_of(site, table) == (list(order), 1)


def test_nothing_goes_on_for_an_empty_seat(site: Site) -> None:
    """Its question outlasts a restart; whoever takes the seat finds it, and the hand that belongs to it."""
    host = site.device()
    table = host.table("me", "link", "bot", start=False)
    guest = host.invite(table, 1)
    host.host(table, "start")
    hand = guest.live(table).doc["board"]["hand"]
    guest.post(f"tables/{table}/seat", {"do": "leave", "seat": 1})
    host.live(table).do("bid:1", seat=0)
    host.live(table).until(lambda doc: doc["question"]["asked"] == [1])
    site.restart()
    assert host.live(table).doc["question"]["asked"] == [1]
    successor = host.invite(table, 1).live(table)
    assert successor.doc["board"]["hand"] == hand
    assert successor.do("bid:2")["t"] == "ok"
    successor.until(lambda doc: doc["question"]["key"] == "take")
    assert log_of(site, table)[0][-1] == 1


def test_a_bot_for_an_empty_seat_answers_what_is_open(site: Site) -> None:
    host = site.device()
    table = host.table("me", "link", start=False)
    guest = host.invite(table, 1)
    host.host(table, "start")
    guest.post(f"tables/{table}/seat", {"do": "leave", "seat": 1})
    live = host.live(table)
    live.do("bid:1", seat=0)
    assert live.until(lambda doc: doc["question"]["asked"] == [1])["question"]["key"] == "bid"
    host.host(table, "bot", seat=1, bot="random")
    live.until(lambda doc: doc["question"]["key"] == "take")
    assert log_of(site, table) == ([0, 1], 1)
