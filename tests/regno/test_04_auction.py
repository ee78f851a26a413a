"""The initiative auction. R4, as amended."""

from __future__ import annotations

import pytest

from signoria.games.regno.reconstruction.auction import Bid, bonus, ranked
from signoria.games.regno.reconstruction.year import NewOrder

from .build import Table, place, table


def bid(t: Table, *amounts: int) -> Table:
    t.ask(Bid())
    for seat, amount in enumerate(amounts):
        t.do(f"bid:{amount}", seat=seat)
    return t


@pytest.mark.clause("R4.1", "G5")
def test_bids_are_multiples_of_five_up_to_the_treasury_and_sealed() -> None:
    t = table(2)
    t.realm(0, florins=123)
    t.ask(Bid())
    assert t.listed(0) == ["bid:0..123/5"]
    assert t.may("bid:120", 0)
    assert not t.may("bid:122", 0)
    t.do("bid:50", seat=0)
    assert t.s.must == 0b10
    assert t.stock(0, "florins") == (123,)
    assert not t.told("bidden")


@pytest.mark.clause("R4.1")
def test_who_can_bid_nothing_is_not_asked() -> None:
    t = table(2)
    t.realm(0, florins=4)
    t.ask(Bid())
    assert t.s.must == 0b10
    t.realm(1, florins=4)
    u = table(2)
    u.poor(0)
    u.poor(1)
    u.ask(Bid())
    assert u.s.must == 0
    assert u.told("order-set")


@pytest.mark.clause("R4.2", "16.1.t1.r5", "11.1.t1.r9")
def test_bonuses_of_a_charismatic_sovereign_and_court() -> None:
    t = table(2)
    assert bonus(t.s, 0, 0) == 0
    t.realm(0, tech={"court": 1})
    assert bonus(t.s, 0, 0) == 5
    t.change_person(0, virtue="charismatic")
    assert bonus(t.s, 0, 0) == 15
    t.change_person(0, wounded=9)
    assert bonus(t.s, 0, 0) == 5


@pytest.mark.clause("R4.2", "R4.3", "8.1.t1.r10", "C23", "R17.7")
def test_a_worked_cathedral_counts_once_for_who_bids_ten() -> None:
    t = table(2)
    for name in ("A1", "B1"):
        t.province(name, buildings=["farm", "cathedral"], worked=["cathedral"])
    assert bonus(t.s, 0, 5) == 0
    assert bonus(t.s, 0, 10) == 30
    t.realm(0, excommunicated=True)
    assert bonus(t.s, 0, 10) == 0
    t.realm(0, excommunicated=False)
    t.province("A1", worked=[])
    t.province("B1", worked=[])
    assert bonus(t.s, 0, 10) == 0


@pytest.mark.clause("R4.3", "R17.9")
def test_the_keeper_of_the_relic_has_ten_more() -> None:
    t = table(2)
    t.s.relic = place("A2")
    assert [bonus(t.s, seat, 0) for seat in (0, 1)] == [0, 10]


@pytest.mark.clause("R4.4", "R4.5", "R4.9")
def test_the_winner_pays_its_bid_the_last_nothing_the_others_half() -> None:
    t = table(4)
    t.s.inflation = 3
    bid(t, 15, 40, 35, 5)
    assert t.s.next_order == [1, 2, 0, 3]
    assert [t.stock(seat, "florins") for seat in range(4)] == [(115,), (80,), (105,), (120,)]


@pytest.mark.clause("R4.4")
def test_of_two_players_the_loser_pays_nothing() -> None:
    t = bid(table(2), 20, 50)
    assert t.stock(0, "florins") == (120,)
    assert t.stock(1, "florins") == (70,)


@pytest.mark.clause("R4.6", "11.1.t1.r9")
def test_court_two_goes_first_in_ties() -> None:
    t = table(3)
    t.realm(2, tech={"court": 2})
    assert ranked(t.s, [20, 20, 15])[0] == 2


@pytest.mark.clause("R4.7")
def test_then_fewer_enterprise_points_then_the_reverse_of_last_year() -> None:
    t = table(3).at(2)
    t.s.order = [1, 0, 2]
    assert ranked(t.s, [10, 10, 10]) == [2, 0, 1]
    t.r(2).deeds[0] = 1
    assert ranked(t.s, [10, 10, 10]) == [0, 1, 2]
    t.r(2).deeds[0] = 0
    t.at(1)
    assert ranked(t.s, [10, 10, 10]) == [1, 0, 2]  # the random order of the setup


@pytest.mark.clause("R3.2", "R4.5")
def test_the_new_order_holds_at_once_only_in_the_first_year() -> None:
    t = table(3)
    bid(t, 0, 10, 20).ask(NewOrder())
    assert t.s.order == [2, 1, 0]
    t = table(3).at(2)
    bid(t, 0, 10, 20).ask(NewOrder())
    assert t.s.order == [0, 1, 2]
    assert t.s.next_order == [2, 1, 0]


@pytest.mark.clause("R4.8", "16.1.t2.r6", "C255", "R20.2")
def test_a_corrupt_winner_pays_ten_more_or_loses_a_point() -> None:
    t = table(2)
    t.change_person(0, flaw="corrupt")
    bid(t, 50, 0)
    assert t.stock(0, "florins") == (60,)
    assert sum(t.r(0).deeds) == 0
    t = table(2)
    t.change_person(0, flaw="corrupt")
    bid(t, 115, 0)
    assert t.stock(0, "florins") == (5,)
    assert t.r(0).deeds[15] == -1
    assert t.told("deed-done")
    t = table(2)
    t.change_person(0, flaw="corrupt")
    bid(t, 0, 50)
    assert t.stock(0, "florins") == (120,)


@pytest.mark.clause("R4.5", "R5.8")
def test_realms_that_are_out_come_last_and_are_not_asked() -> None:
    t = table(3)
    t.realm(0, out=True)
    t.ask(Bid())
    assert t.s.must == 0b110
    t.do("bid:0", seat=1).do("bid:5", seat=2)
    assert t.s.next_order == [2, 1, 0]


@pytest.mark.clause("R4.2", "R4.3")
def test_the_question_tells_the_bonus_and_names_the_least_bid_only_where_it_matters() -> None:
    t = table(2)
    t.ask(Bid())
    assert Bid().words(t.s, 0) == ("bid", {"bonus": ("count", 0), "step": ("count", 5)})
    t.province("A1", buildings=["farm", "cathedral"], worked=["cathedral"])
    said = {"bonus": ("count", 0), "step": ("count", 5), "least": ("count", 10), "more": ("count", 30)}
    assert Bid().words(t.s, 0) == ("bid-cathedral", said)
