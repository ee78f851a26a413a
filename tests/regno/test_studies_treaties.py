"""What a screen is told of offers: the draft to its maker alone, open ones to all, with what is held for them."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.regno.commerce.deals import MARRIAGE, Negotiate

from .build import Table, table
from .scenes import scene, study
from .test_10_exchange import order4
from .test_10_trade import fair


def told(t: Table, seat: int | None = 0) -> dict[str, Any]:
    return study(scene(t.s, seat), "treaties")


@pytest.mark.clause("regno:10.3.3")
def test_an_offer_is_followed_from_its_first_item_to_its_answer() -> None:
    t = fair(table(), iron=1)
    assert told(t) == {"open": [], "talks": [], "consents": [], "offers": 3, "answers": 3}
    t.do("trade-with:1:B1", "give-goods:iron:1", "ask-goods:florins:40")
    draft = told(t)["draft"]
    assert draft == {
        "subject": "trade", "maker": 0, "other": 1, "carrier": "caravan.1.1", "place": "B1",
        "sides": [{"seat": 0, "goods": [["iron", 1]]}, {"seat": 1, "goods": [["florins", 40]]}],
    }  # fmt: skip
    assert "draft" not in told(t, 1)
    assert "draft" not in told(t, None)
    t.do("propose-deal")
    (offer,) = told(t, None)["open"]
    assert offer["sides"] == draft["sides"]
    assert (offer["speaker"], offer["listener"], offer["answered"]) == (0, 1, 0)
    assert offer["held"] == [["iron", 1]]
    assert offer["sums"] == {"payer": 1, "asked": 40}
    t.do("counter:20")
    (offer,) = told(t)["open"]
    assert offer["held"] == [["florins", 20]]
    assert offer["sums"] == {"payer": 1, "bid": 20, "asked": 40}
    assert offer["sides"][1]["goods"] == [["florins", 20]]
    t.do("refuse-deal:price")
    assert told(t)["open"] == []
    assert told(t)["talks"] == [{"subject": "trade", "maker": 0, "other": 1, "outcome": "declined"}]


def test_the_ceiling_of_who_pays_first_is_no_sum_that_was_named() -> None:
    t = fair(table(), iron=1)
    t.do("trade-with:1:B1", "give-goods:florins:30", "propose-deal")
    (offer,) = told(t)["open"]
    assert offer["sums"] == {"payer": 0, "bid": 30}


def test_a_draft_of_a_marriage_has_no_shares_yet() -> None:
    t = table()
    for seat in (0, 1):
        t.realm(seat, florins=100, grain=9, wine=3, tech={"court": 3})
        t.person(seat, "heir")
    t.ask(Negotiate(0, 1, MARRIAGE))
    while (options := [x for x in t.listed() if not x.startswith("cancel")]) and options[0] != "propose-deal":
        draft = told(t)["draft"]
        assert all("goods" not in side for side in draft["sides"])
        t.do(options[0].partition("..")[0])
    draft = told(t)["draft"]
    assert all(["florins", 25] in side["goods"] and side["spouse"] for side in draft["sides"])


def test_peace_needs_no_goods() -> None:
    t = table()
    order4(t)
    t.war(0, 1)
    t.do("offer-peace:1")
    (offer,) = told(t)["open"]
    assert offer["subject"] == "peace"
    assert offer["held"] == []
    assert "sums" not in offer
