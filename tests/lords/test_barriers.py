"""What shows others' secrets cannot be taken back: limits for the card under the hammer, standing orders."""

from __future__ import annotations

import pytest

from signoria.games.lords.auctions import bidding, sales_round
from signoria.games.lords.ids import CARD
from signoria.games.lords.standing import LIMIT, OFFERS, STAND
from signoria.games.lords.trade.routes import Declare

from .build import Table, table


def ordering(t: Table, seat: int, *order: int) -> None:
    t.s.orders[seat] = (order,)
    t.s.has_standing |= 1 << seat


@pytest.mark.clause("4.1", "5.2.2")
def test_a_raise_against_a_sealed_limit() -> None:
    t = table("L14", "L16").pile(-3, "E1").gold(chest_0=9, chest_1=9)
    bidding.sell(t.s, CARD["E1"])
    t.push().do("call-me", seat=0).do("bid-up-to:5", seat=1)
    before = t.s.barrier
    t.do(next(x for x in t.listed(0) if x.startswith("raise-bid")).split("..")[0], seat=0)
    assert t.s.barrier > before


@pytest.mark.clause("4.5", "5.2.3.b1")
def test_a_nomination_that_standing_orders_answer() -> None:
    t = table("L14", "L16").at(1461, "summer").pile(-3, "C16").gold(chest_0=9, chest_1=9)
    ordering(t, 1, LIMIT, 1, 4)
    t.ask(sales_round.Nominate(0, 0))
    before = t.s.barrier
    t.do("nominate:C16")
    assert t.s.barrier > before


@pytest.mark.clause("5.2.5")
def test_an_offer_that_a_standing_order_refuses() -> None:
    t = table("L14", "L16").at(1461, "summer").ask(Declare(0, ()))
    ordering(t, 1, STAND, OFFERS, 1)
    t.do("begin-offer:1", "give-au:1", seat=0)
    before = t.s.barrier
    t.do("send-offer:1", seat=0)
    assert t.s.barrier > before
