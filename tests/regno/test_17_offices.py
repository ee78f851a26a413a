"""Chapter 17, offices: auction, treasuries, powers, Excommunication, holy war."""

from __future__ import annotations

import pytest

from signoria.games.regno.deeds import enterprise
from signoria.games.regno.ids import CATHOLIC, EVENTS, GRAND_MASTER
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.reconstruction import offices
from signoria.games.regno.reconstruction.offices import Auction
from signoria.games.regno.standing import OFFERS, STAND
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask
from signoria.kernel.menu import Menu, Option

from .build import NOWHERE, Table, place, table


class Free(Ask):
    """Free actions of offices as an Order offers them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        offices.offer_free(s, seat, menu)
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] in offices.FREE:
            offices.take_free(s, seat, option)
            s.after(self)


def prelate(t: Table, seat: int, office: int = NOWHERE) -> int:
    """A Cardinal of a Catholic realm with Religion 3."""
    t.realm(seat, faith="catholic", tech={"religion": 3})
    who = t.person(seat, "cardinal", f"A{seat + 1}")
    if office != NOWHERE:
        t.s.offices[office] = who
    return who


def pope(t: Table, treasury: int = 0) -> int:
    t.s.treasuries[0] = treasury
    return prelate(t, 0, 0)


# ---- auction ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R17.5", "R17.4", "11.3.t1.r10", "11.1.t1.r10")
def test_the_highest_sealed_bid_wins_and_only_it_is_paid() -> None:
    t = table()
    for seat in (0, 1):
        prelate(t, seat)
        t.realm(seat, florins=104)
    t.ask(Auction(0))
    assert t.listed(0) == ["bid-office:pope:20..100/5", "no"]
    t.do("bid-office:pope:25", seat=0)
    t.do("bid-office:pope:30", seat=1)
    assert (t.stock(0, "florins"), t.stock(1, "florins")) == ((104,), (74,))
    assert t.who(t.s.offices[0]).seat == 1


@pytest.mark.clause("R17.5", "R17.4", "R17.7", "14.2.9")
def test_who_may_bid() -> None:
    t = table()
    who = prelate(t, 0)
    t.realm(0, florins=100)
    assert offices.eligible(t.s, 0) == 1
    for change, back in (
        ({"tech": {"religion": 2}}, {"tech": {"religion": 3}}),
        ({"faith": "orthodox"}, {"faith": "catholic"}),
        ({"excommunicated": True}, {"excommunicated": False}),
        ({"florins": 19}, {"florins": 20}),
    ):
        t.realm(0, **change)
        assert offices.eligible(t.s, 0) == 0, change
        t.realm(0, **back)
    t.change_person(who, gaoler=1)
    assert offices.eligible(t.s, 0) == 0, "a prisoner cannot be elevated"
    t.change_person(who, gaoler=NOWHERE)
    t.s.offices[GRAND_MASTER] = who
    assert offices.eligible(t.s, 0) == 0, "he has an office"
    t.person(0, "cardinal", "A1")
    assert offices.eligible(t.s, 0) == 1
    assert offices.eligible(t.s, GRAND_MASTER) == 0, "not vacant"


@pytest.mark.clause("R17.5", "11.1.t1.r9")
def test_ties_go_to_court_2_then_churches_then_order() -> None:
    for change, winner in (({}, 1), ({"church": 0}, 0), ({"church": 0, "court": 1}, 1)):
        t = table()
        t.s.next_order = [1, 0]
        for seat in (0, 1):
            prelate(t, seat)
            t.realm(seat, florins=100, tech={"court": 1})
        if "church" in change:
            t.province("A1", buildings=["church"])
        if "court" in change:
            t.realm(1, tech={"court": 2})
        t.ask(Auction(0))
        t.do("bid-office:pope:20", seat=0)
        t.do("bid-office:pope:20", seat=1)
        assert t.who(t.s.offices[0]).seat == winner, change


@pytest.mark.clause("R17.4", "R17.5")
def test_nobody_bids_and_of_two_cardinals_the_winner_chooses() -> None:
    t = table()
    prelate(t, 0)
    second = prelate(t, 0)
    t.realm(0, florins=50)
    t.ask(Auction(0), Auction(GRAND_MASTER)).do("no")
    assert t.s.offices[0] == NOWHERE
    t.do("bid-office:grand_master:20", "elevate:grand_master:clergy.1.2")
    assert t.s.offices[GRAND_MASTER] == second


@pytest.mark.clause("R17.5", "14.2.9", "C254", "R3.2", "R17.7")
def test_t87_excommunication_lasts_through_the_next_auction_of_the_opening() -> None:
    t = table()
    prelate(t, 0)
    t.realm(0, florins=100)
    offices.excommunicate(t.s, 0)
    t.ask(*offices.auction(t.s, council=True))
    assert t.r(0).excommunicated, "a Council ends none"
    t.ask(*offices.auction(t.s))
    assert not t.r(0).excommunicated
    assert t.s.offices == [NOWHERE] * 4, "it could not bid in that auction"


@pytest.mark.clause("R17.5")
def test_offices_are_auctioned_in_their_order_and_a_council_leaves_the_grand_master_out() -> None:
    t = table()
    prelate(t, 0)
    prelate(t, 0)
    t.realm(0, florins=100)
    t.ask(*offices.auction(t.s, council=True)).do("bid-office:pope:20", "elevate:pope:clergy.1.1")
    assert t.asked == -1
    t.ask(*offices.auction(t.s)).do("bid-office:grand_master:20")
    assert t.s.offices[GRAND_MASTER] != NOWHERE


# ---- treasuries ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R17.6")
def test_treasuries_grow_by_working_churches_of_the_faith_on_the_whole_map() -> None:
    t = table()
    pope(t)
    t.realm(1, faith="orthodox")
    t.province("A1", buildings=["church"], worked=[])
    t.province("B1", buildings=["cathedral"], damaged=["cathedral"])
    t.province("A2", buildings=["cathedral"])
    offices.collect(t.s)
    assert t.s.treasuries == [2 + 5, 0, 0, 0], "a Church, and the Cathedral of the neutral Santa Sede"
    assert offices.is_head(t.s, t.s.offices[0])


@pytest.mark.clause("R17.6", "14.2.11", "R17.4")
def test_a_captives_treasury_grows_and_nobody_uses_it() -> None:
    t = table()
    who = pope(t, 100)
    t.change_person(who, gaoler=1)
    offices.collect(t.s)
    assert t.s.treasuries[0] == 105
    assert t.s.offices[0] == who, "suspended, not vacant"
    t.ask(Free(0))
    assert t.listed() == ["finish"]
    t.do("finish").ask(*offices.opening(t.s))
    assert t.asked == -1


@pytest.mark.clause("R17.6", "R3.2")
def test_a_head_moves_up_to_20_florins_a_year() -> None:
    t = table()
    pope(t, 50)
    t.realm(0, florins=0)
    t.ask(*offices.opening(t.s))
    assert t.listed() == ["withdraw:pope:0..20"]
    t.do("withdraw:pope:20")
    assert (t.s.treasuries[0], t.stock(0, "florins")) == (30, (20,))


# ---- powers ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R17.7", "9.5.6")
def test_excommunication_costs_40_and_hits_the_same_faith_only() -> None:
    t = table(3)
    pope(t, 39)
    t.realm(1, faith="catholic")
    t.realm(2, faith="islamic")
    t.s.inflation = 3
    t.ask(Free(0))
    assert t.why("excommunicate:pope:1") == "R17.7"
    t.s.treasuries[0] = 40
    assert t.refusal("excommunicate:pope:0").reason == "own-realm"
    assert t.refusal("excommunicate:pope:2").reason == "other-faith"
    t.do("excommunicate:pope:1")
    assert t.r(1).excommunicated
    assert t.s.treasuries[0] == 0


@pytest.mark.clause("R17.7", "R5.6")
def test_one_power_a_season() -> None:
    t = table()
    pope(t, 200)
    t.ask(Free(0)).do("bless:pope")
    assert t.s.blessed == 1 << CATHOLIC
    assert t.s.treasuries[0] == 180
    assert t.listed() == ["finish"]
    assert t.refusal("bless:pope").reason == "power-used-this-season"
    t.s.round, t.s.blessed = 2, 0
    assert t.may("bless:pope")


@pytest.mark.clause("R17.7")
def test_absolution_is_paid_by_the_realm_that_wants_it() -> None:
    t = table()
    pope(t, 0)
    t.realm(1, faith="catholic", florins=59, excommunicated=True)
    t.ask(Free(0))
    assert t.refusal("absolve:pope:1").reason == "absolution-unpayable"
    t.realm(1, florins=60)
    t.do("absolve:pope:1")
    assert t.asked == 1
    t.do("no")
    assert t.refusal("absolve:pope:1").reason == "absolution-declined"
    t.province("A1", buildings=["church"])
    assert t.may("indulgences:pope:A1"), "no power has been used"
    t.s.refused = ()
    t.do("absolve:pope:1", "yes")
    assert not t.r(1).excommunicated
    assert (t.stock(1, "florins"), t.s.treasuries[0]) == ((0,), 60)


@pytest.mark.clause("R17.7")
def test_who_has_ordered_to_refuse_offers_is_not_asked_for_absolution() -> None:
    t = table()
    pope(t, 0)
    t.realm(1, faith="catholic", florins=60, excommunicated=True)
    t.s.orders[1], t.s.has_standing = ((STAND, OFFERS, 1),), 2
    t.ask(Free(0)).do("absolve:pope:1")
    assert t.asked == 0
    assert t.r(1).excommunicated


@pytest.mark.clause("R17.7")
def test_indulgences_bring_10_a_church_up_to_40_and_unrest() -> None:
    t = table()
    pope(t)
    t.ask(Free(0))
    assert t.refusal("indulgences:pope:A1").reason == "no-working-churches"
    for where in ("A1", "B1", "K1", "D1", "M1"):
        t.province(where, owner=0, buildings=["church"])
    t.do("indulgences:pope:B1")
    assert t.s.treasuries[0] == 40
    assert t.p("B1").unrest == 1


@pytest.mark.clause("R18.2", "R17.7")
def test_a_holy_year_spares_the_treasury() -> None:
    t = table()
    pope(t, 0)
    t.realm(1, faith="catholic")
    t.s.event = EVENTS.index("SU10")
    t.ask(Free(0)).do("excommunicate:pope:1")
    assert t.r(1).excommunicated


@pytest.mark.clause("R17.6", "R17.4")
def test_the_grand_master_has_no_treasury_and_no_powers() -> None:
    t = table()
    prelate(t, 0, GRAND_MASTER)
    t.ask(Free(0))
    assert t.listed() == ["finish"]
    assert not offices.is_head(t.s, t.s.offices[GRAND_MASTER])
    assert offices.office_of(t.s, t.s.offices[GRAND_MASTER]) == GRAND_MASTER


# ---- holy war --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R17.7", "7.1.4")
def test_targets_of_a_holy_war() -> None:
    t = table()
    pope(t, 300)
    t.realm(1, faith="orthodox")
    t.ask(Free(0))
    assert t.may("holy-war:pope:I1"), "a neutral Town without faith"
    assert t.may("holy-war:pope:K2"), "a player's"
    assert t.refusal("holy-war:pope:D1").reason == "unworthy-target", "a neutral without centre or fortress"
    assert t.refusal("holy-war:pope:M1").reason == "unworthy-target", "a Village"
    assert t.why("holy-war:pope:R") == "7.1.4", "Catholic"
    assert t.why("holy-war:pope:A1") == "7.1.4"
    t.do("holy-war:pope:I1")
    assert t.s.treasuries[0] == 240
    assert offices.holy_war_bonus(t.s, place("I1"), 0) == 1
    assert offices.holy_war_bonus(t.s, place("I1"), 1) == 0
    assert offices.holy_war_bonus(t.s, place("K2"), 0) == 0


@pytest.mark.clause("R17.7")
def test_a_holy_war_once_a_year_and_each_province_once_a_game() -> None:
    t = table()
    pope(t, 300)
    t.ask(Free(0)).do("holy-war:pope:I1")
    t.s.round = 2
    assert t.refusal("holy-war:pope:A2").reason in ("holy-war-this-year", "no-religious-target")
    t.realm(1, faith="islamic")
    assert t.refusal("holy-war:pope:A2").reason == "holy-war-this-year"
    t.do("finish")
    t.s.round = 5
    offices.opening(t.s)
    assert offices.holy_war_bonus(t.s, place("I1"), 0) == 0, "over at the opening"
    t.ask(Free(0))
    assert t.refusal("holy-war:pope:I1").reason == "targeted-before"
    assert t.may("holy-war:pope:A2")


@pytest.mark.clause("R17.7", "R20.2")
def test_the_first_conqueror_of_the_faith_is_rewarded_once() -> None:
    t = table()
    pope(t, 95)
    t.ask(Free(0)).do("holy-war:pope:I1", "finish")
    t.realm(0, florins=0)
    t.realm(1, faith="islamic", florins=0)
    offices.conquered(t.s, place("I1"), 1)
    assert (t.stock(1, "florins"), enterprise(t.s, 1)) == ((0,), 0), "another faith"
    offices.conquered(t.s, place("I1"), 0)
    assert (t.stock(0, "florins"), t.s.treasuries[0], enterprise(t.s, 0)) == ((35,), 0, 2)
    offices.conquered(t.s, place("I1"), 0)
    assert enterprise(t.s, 0) == 2


@pytest.mark.clause("R17.7")
def test_a_catholic_who_takes_the_santa_sede_from_under_a_pope_is_excommunicated() -> None:
    t = table()
    t.realm(1, faith="catholic")
    offices.conquered(t.s, place("R"), 1)
    assert not t.r(1).excommunicated, "no Pope"
    pope(t)
    offices.conquered(t.s, place("R"), 0)
    assert not t.r(0).excommunicated, "its own Pope"
    offices.conquered(t.s, place("R"), 1)
    assert t.r(1).excommunicated
    t.realm(1, excommunicated=False, faith="orthodox")
    offices.conquered(t.s, place("R"), 1)
    assert not t.r(1).excommunicated
