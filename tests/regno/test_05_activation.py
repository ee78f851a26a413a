"""Programming and activations. R5, as amended."""

from __future__ import annotations

import pytest

from signoria.games.regno import free
from signoria.games.regno.ids import ABOARD, NOWHERE, PLACES
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.pieces import ARRIVED, LANDED, MOVED
from signoria.games.regno.reconstruction import activation
from signoria.games.regno.reconstruction.activation import Activate, Activation, EndOfActivation, Program
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask
from signoria.games.regno.warfare import war
from signoria.kernel.menu import Menu, Option

from .build import Table, place, table


class Stub(Ask):
    """An Order that asks once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        return


class Chapter:
    """Instead of an Order's module."""

    @staticmethod
    def begin(s: Regno, seat: int) -> Stub:
        return Stub(seat)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders do nothing; there are no free actions but spying."""
    monkeypatch.setattr(activation, "CHAPTERS", (Chapter,) * 6)
    monkeypatch.setattr(free, "CHAPTERS", (free.spying,))
    monkeypatch.setattr(war, "offer_declaration", lambda s, seat, menu: None, raising=False)


def laid(t: Table, *programs: tuple[int, int]) -> Table:
    for realm, program in zip(t.s.realms, programs, strict=False):
        realm.program = program
    return t


@pytest.mark.clause("R5.1", "R5.2", "G5", "R1.5")
def test_two_different_orders_of_six_are_laid_at_once_and_unseen() -> None:
    t = table(2).ask(Program())
    assert t.listed(0) == [f"lay:order{n}" for n in range(1, 7)]
    t.do("lay:order3", seat=0)
    assert t.why("lay:order3", seat=0) == "R5.2"
    t.do("lay:order1", seat=0)
    assert t.r(0).program == ()
    t.do("lay:order6", "lay:order5", seat=1)
    assert [realm.program for realm in t.s.realms] == [(3, 1), (6, 5)]
    assert not t.r(0).revealed


@pytest.mark.clause("R5.8", "12.3.11")
def test_a_realm_that_is_out_lays_none_and_discards_what_lies() -> None:
    t = table(3)
    t.realm(1, out=True)
    t.ask(Program())
    assert t.s.must == 0b101
    t = laid(table(2), (1, 2), (3, 4))
    t.realm(1, out=True)
    t.ask(Activate(1))
    assert t.s.must == 0
    assert t.r(1).program == ()


@pytest.mark.usefixtures("bare")
@pytest.mark.clause("R5.4")
def test_both_cards_are_revealed_and_carried_out_in_the_players_order() -> None:
    t = laid(table(2), (3, 1), (5, 6))
    t.poor(0)
    t.ask(Activate(0))
    assert t.r(0).revealed
    assert t.s.activation == 0
    assert t.listed() == ["begin:order3", "begin:order1", "finish"]
    t.do("begin:order1", "finish")
    assert t.listed() == ["begin:order3", "finish"]
    t.do("begin:order3", "finish")
    assert t.asked == -1
    assert t.s.activation == NOWHERE


@pytest.mark.usefixtures("bare")
@pytest.mark.clause("R5.5")
def test_an_order_may_be_left_out() -> None:
    t = laid(table(2), (3, 1), (5, 6))
    t.poor(0)
    t.ask(Activate(0)).do("finish")
    assert t.asked == -1


@pytest.mark.usefixtures("bare")
@pytest.mark.clause("R5.5")
def test_on_revealing_one_order_may_be_replaced_for_fifteen_florins() -> None:
    t = laid(table(2), (3, 1), (5, 6))
    t.ask(Activate(0))
    assert "replace:order3:order1" not in t.listed()
    assert "replace:order3:order3" not in t.listed()
    assert len(t.listed()) == 2 * 4 + 1
    t.do("replace:order1:order2")
    assert t.stock(0, "florins") == (105,)
    assert t.listed() == ["begin:order3", "begin:order2", "finish"]
    t = laid(table(2), (3, 1), (5, 6))
    t.ask(Activate(0)).do("finish")
    assert t.stock(0, "florins") == (120,)
    assert t.listed() == ["begin:order3", "begin:order1", "finish"]
    t = laid(table(2), (3, 1), (5, 6))
    t.realm(0, florins=14)
    t.ask(Activate(0))
    assert t.listed() == ["begin:order3", "begin:order1", "finish"]


@pytest.mark.clause("R5.6", "12.2.1", "C91")
def test_war_is_declared_only_before_the_first_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(activation, "CHAPTERS", (Chapter,) * 6)
    t = laid(table(2), (3, 1), (5, 6))
    t.poor(0)
    t.ask(Activate(0))
    assert "declare-war:1" in t.listed()
    t.do("begin:order1")
    assert not any(x.startswith("declare-war") for x in t.listed())
    t.do("finish")
    assert not any(x.startswith("declare-war") for x in t.listed())


@pytest.mark.usefixtures("bare")
@pytest.mark.clause("R5.3", "11.1.t1.r8", "C98", "R1.6")
def test_espionage_looks_at_one_card_of_a_neighbour_once_a_year() -> None:
    t = laid(table(3), (3, 1), (5, 6), (2, 4))
    t.poor(0)
    t.ask(Activate(0))
    assert t.why("spy:1:1") == "11.1.t1.r8"
    t.realm(0, tech={"espionage": 1})
    assert t.why("spy:1:1") == "R5.3"  # they do not border
    t.province("D1", owner=0)
    t.province("D2", owner=1)
    assert t.may("spy:1:2")
    assert not t.may("spy:2:1")
    barrier = t.s.barrier
    t.do("spy:1:2")
    assert t.r(0).seen == ((1, 1, 6),)
    assert t.s.barrier > barrier
    assert [e[1] for e in t.told("seen")] == [1]
    assert not any(6 in e[2:] for e in t.told("spied"))
    assert t.why("spy:1:1") == "11.1.t1.r8"


@pytest.mark.usefixtures("bare")
@pytest.mark.clause("C98", "R5.3")
def test_cards_that_are_turned_up_are_not_spied_on() -> None:
    t = laid(table(2), (3, 1), (5, 6))
    t.poor(0)
    t.realm(0, tech={"espionage": 1})
    t.realm(1, revealed=True)
    t.province("D1", owner=0)
    t.province("D2", owner=1)
    t.ask(Activate(0))
    assert t.why("spy:1:1") == "C98"


@pytest.mark.usefixtures("bare")
@pytest.mark.clause("R5.4")
def test_a_realm_that_falls_in_its_own_activation_stops() -> None:
    t = laid(table(2), (3, 1), (5, 6))
    t.realm(0, out=True)
    t.ask(Activation(0, (3, 1), True))
    assert t.asked == -1


@pytest.mark.clause("12.1.5", "C83", "15.2.8")
def test_what_holds_for_one_activation_ends_with_it() -> None:
    t = table(2)
    t.no_forces("A1")
    t.force(0, "A1", light_infantry=1)
    t.force(0, "A1", light_infantry=1, moved=MOVED | ARRIVED)
    t.force(0, "A1", archer=1, moved=MOVED | LANDED)
    t.force(1, "A2", archer=1, moved=MOVED)
    t.change_person(0, moved=MOVED, origin=place("B1"))
    t.s.consents, t.s.refused, t.s.activation = ((1, 0),), ((1, 2),), 0
    t.ask(EndOfActivation(0))
    mine = sorted((f.moved, sum(f.counts)) for f in t.s.forces if f.owner == 0)
    assert mine == [(0, 2), (LANDED, 1)]
    assert any(f.owner == 1 and f.moved == MOVED for f in t.s.forces)
    assert (t.who(0).moved, t.who(0).origin) == (0, NOWHERE)
    assert (t.s.consents, t.s.refused, t.s.activation) == ((), (), NOWHERE)


@pytest.mark.usefixtures("bare")
@pytest.mark.clause("C81", "10.2.6")
def test_carriers_begin_an_activation_where_they_stand() -> None:
    t = laid(table(2), (3, 1), (5, 6))
    caravan = t.c("caravan.1.1")
    caravan.visited, caravan.start = True, place("B1")
    t.poor(0)
    t.ask(Activate(0))
    assert not caravan.visited
    assert caravan.start == PLACES.index("A1")
    assert ABOARD
