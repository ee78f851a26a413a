"""Talks between players: offers, answers, escrow, peace, pacts, ransoms, marriages."""

from __future__ import annotations

import pytest

from signoria.games.regno.commerce import deals
from signoria.games.regno.commerce.deals import MARRIAGE, RANSOM, Negotiate
from signoria.games.regno.ids import PRISON
from signoria.games.regno.standing import OFFERS, STAND, take_standing

from .build import Table, table
from .test_10_exchange import order4
from .test_10_trade import fair

PROPOSAL = ("trade-with:1:B1", "give-goods:iron:1", "ask-goods:florins:40", "propose-deal")


@pytest.mark.clause("10.3.3")
def test_what_is_offered_is_held_while_the_other_thinks_and_comes_back() -> None:
    t = fair(table(), iron=1)
    t.do("trade-with:1:B1", "give-goods:iron:1", "give-goods:florins:40", "propose-deal")
    assert t.asked == 1
    assert t.stock(0, "florins") == (60,)
    assert sum(t.c("caravan.1.1").cargo) == 0
    assert len(t.s.deals) == 1
    t.do("refuse-deal:goods")
    assert t.stock(0, "florins") == (100,)
    assert sum(t.c("caravan.1.1").cargo) == 1
    assert t.s.deals == []
    assert t.told("deal-refused")


@pytest.mark.clause("R5.6")
def test_terms_that_were_declined_are_not_offered_again() -> None:
    t = fair(table(), iron=1).do(*PROPOSAL, "refuse-deal:price")
    t.do(*PROPOSAL[:-1])
    assert t.why("propose-deal") == "R5.6"
    t.do("cancel")


@pytest.mark.clause("R5.6")
def test_three_offers_to_a_counterpart_in_an_activation() -> None:
    t = fair(table(), iron=1)
    for florins in (30, 20, 10):
        t.do(
            "trade-with:1:B1", "give-goods:iron:1", f"ask-goods:florins:{florins}", "propose-deal", "refuse-deal:price"
        )
    assert t.why("trade-with:1:B1") == "R5.6"


def test_taking_offers_back_does_not_go_on_for_ever() -> None:
    t = fair(table(), iron=1)
    for _ in range(6):
        t.do("trade-with:1:B1", "cancel")
    assert t.why("trade-with:1:B1") == "R5.6"


@pytest.mark.clause("10.3.3")
def test_answers_name_sums_that_close_in_three_times_at_most() -> None:
    t = fair(table(), iron=1).do(*PROPOSAL)
    assert t.may("counter:39")
    assert not t.may("counter:40")
    t.do("counter:20")
    assert t.asked == 0
    assert t.stock(1, "florins") == (80,)
    assert not t.may("counter:20")
    assert not t.may("counter:40")
    t.do("counter:30")
    assert t.asked == 1
    assert not t.may("counter:20")
    t.do("counter:21")
    assert t.asked == 0
    assert not [x for x in t.listed() if x.startswith("counter")]
    t.do("accept-deal")
    assert t.stock(1, "florins", "iron") == (79, 1)
    assert t.stock(0, "florins") == (131,)


def test_the_other_may_ask_money_for_a_swap() -> None:
    t = fair(table(), iron=1)
    t.realm(1, wood=1)
    t.do("trade-with:1:B1", "give-goods:iron:1", "ask-goods:wood:1", "propose-deal", "counter:15", "accept-deal")
    assert t.stock(1, "florins", "iron") == (125, 1)


def test_a_standing_order_refuses_everything() -> None:
    t = fair(table(), iron=1)
    take_standing(t.s, 1, (STAND, OFFERS, 1))
    t.do(*PROPOSAL)
    assert t.asked == 0
    assert t.told("deal-refused")


# ---- peace and pacts -------------------------------------------------------------------------------------------------


@pytest.mark.clause("12.2.13", "R5.6")
def test_peace_is_agreed_in_the_activation_of_a_belligerent() -> None:
    t = table()
    order4(t)
    assert t.why("offer-peace:1") == "12.2.13"
    t.war(0, 1)
    t.do("offer-peace:1")
    assert t.asked == 1
    t.do("refuse-deal:trust")
    assert t.s.wars == [2, 1]
    assert t.why("offer-peace:1") == "R5.6"
    t.s.refused = ()
    t.do("offer-peace:1", "accept-deal")
    assert t.s.wars == [0, 0]


@pytest.mark.clause("12.2.4", "12.2.5")
def test_a_pact_is_paid_by_both_when_it_is_signed() -> None:
    t = table()
    t.realm(1, tech={"court": 2})
    order4(t).do("offer-pact:1")
    assert t.stock(0, "florins") == (110,)
    assert t.stock(1, "florins") == (120,)
    t.do("accept-deal")
    assert t.stock(0, "florins") == (110,)
    assert t.stock(1, "florins") == (110,)
    assert t.s.pacts == ((0, 1, 2),)


@pytest.mark.clause("12.2.4")
def test_a_pact_needs_court_and_money() -> None:
    t = table()
    assert order4(t).why("offer-pact:1") == "12.2.4"
    t.realm(0, tech={"court": 2})
    t.realm(1, florins=9)
    assert t.why("offer-pact:1") == "12.2.4"


# ---- ransom ----------------------------------------------------------------------------------------------------------


def prisoner(t: Table, role: str = "sovereign") -> int:
    """Seat 1 holds a person of seat 0."""
    who = next(i for i, x in enumerate(t.s.people) if x is not None and x.seat == 0 and x.role == 0)
    if role != "sovereign":
        who = t.person(0, role)
    t.change_person(who, gaoler=1, caught=1)
    t.who(who).place = PRISON
    for seat in (0, 1):
        t.realm(seat, florins=400)
    return who


@pytest.mark.clause("14.2.6", "14.2.7", "C163")
@pytest.mark.parametrize("speaker", [0, 1])
def test_owner_or_gaoler_agrees_a_ransom(speaker: int) -> None:
    t = table()
    who = prisoner(t)
    t.ask(Negotiate(speaker, 1 - speaker, RANSOM)).do("ransom-of:family.1.1")
    verb = "give-goods" if speaker == 0 else "ask-goods"
    assert t.may(f"{verb}:florins:150")
    assert not t.may(f"{verb}:florins:151")
    t.do(f"{verb}:florins:120", "propose-deal", "accept-deal")
    assert t.stock(0, "florins") == (280,)
    assert t.stock(1, "florins") == (520,)
    assert t.who(who).gaoler == -1
    assert t.who(who).place == t.where("A1")
    assert t.who(who).exhausted == t.s.round


@pytest.mark.clause("14.2.6", "C218")
@pytest.mark.parametrize(("role", "most"), [("bishop", 100), ("consort", 100), ("heir", 100)])
def test_the_greatest_ransoms(role: str, most: int) -> None:
    t = table()
    prisoner(t, role)
    t.ask(Negotiate(0, 1, RANSOM))
    (text,) = [x for x in t.listed() if x.startswith("ransom-of")]
    t.do(text)
    assert t.may(f"give-goods:florins:{most}")
    assert not t.may(f"give-goods:florins:{most + 1}")


@pytest.mark.clause("14.2.6")
def test_the_gaoler_may_name_no_more_than_the_greatest() -> None:
    t = table()
    prisoner(t)
    t.ask(Negotiate(0, 1, RANSOM)).do("ransom-of:family.1.1", "give-goods:florins:10", "propose-deal")
    assert t.may("counter:150")
    assert not t.may("counter:151")
    t.do("refuse-deal:price")
    assert t.who("family.1.1").gaoler == 1
    assert t.stock(0, "florins") == (400,)


def test_without_prisoners_there_is_no_ransom() -> None:
    t = table()
    assert not deals.may_offer(t.s, 0, 1, RANSOM)
    prisoner(t)
    assert deals.may_offer(t.s, 0, 1, RANSOM)


# ---- marriage --------------------------------------------------------------------------------------------------------


def betrothal(t: Table) -> Table:
    """Both realms may marry."""
    for seat in (0, 1):
        t.poor(seat)
        t.realm(seat, florins=30, grain=2, wine=1, tech={"court": 3})
        for who in [i for i, x in enumerate(t.s.people) if x is not None and x.seat == seat]:
            t.change_person(who, virtue="genius", flaw="slow")
    return t.ask(Negotiate(0, 1, MARRIAGE))


@pytest.mark.clause("16.2.8", "16.2.9", "C199", "C240")
@pytest.mark.parametrize(("grain", "luxury", "ours", "theirs"), [
    (0, "own", (5, 2, 0), (5, 0, 1)),
    (1, "their", (5, 1, 1), (5, 1, 0)),
    (2, "their", (5, 0, 1), (5, 2, 0)),
])  # fmt: skip
def test_a_wedding_is_paid_in_any_split(
    grain: int, luxury: str, ours: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    t = betrothal(table())
    own = next(x for x in t.listed() if x.startswith("own-spouse"))
    t.do(own)
    t.do(next(x for x in t.listed() if x.startswith("their-spouse")))
    t.do(f"own-grain:{grain}", f"{luxury}-luxury:wine", "propose-deal", "accept-deal")
    assert t.stock(0, "florins", "grain", "wine") == ours
    assert t.stock(1, "florins", "grain", "wine") == theirs
    assert len(t.s.alliances) == 1


@pytest.mark.clause("16.2.8")
def test_a_declined_wedding_costs_nothing() -> None:
    t = betrothal(table())
    t.do(next(x for x in t.listed() if x.startswith("own-spouse")))
    t.do(next(x for x in t.listed() if x.startswith("their-spouse")))
    t.do("own-grain:2", "own-luxury:wine", "propose-deal")
    assert t.stock(0, "florins", "grain", "wine") == (5, 0, 0)
    t.do("refuse-deal:person")
    assert t.stock(0, "florins", "grain", "wine") == (30, 2, 1)
    assert t.s.alliances == ()
