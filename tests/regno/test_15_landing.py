"""Soldiers, people, goods and inhabitants on and off ships. Clauses 15.2.1 to 15.2.8, 7.2.10."""

from __future__ import annotations

import pytest

from signoria.games.regno.carriers import load_of
from signoria.games.regno.forces import find
from signoria.games.regno.pieces import ARRIVED, CONVALESCENT, EXHAUSTED, LANDED, MOVED
from signoria.games.regno.warfare import war

from .afloat import GALLEY, MERCHANT, AtSea, sea
from .build import Table, place


def fleet(kind: str = GALLEY, **tech: int) -> Table:
    t = sea(**({"navigation": 1} | tech))
    t.carrier(0, kind, "S1")
    t.force(0, "K1", archer=2, light_infantry=2)
    return t


@pytest.mark.clause("15.2.2", "15.2.5", "15.1.4", "15.2.3")
def test_soldiers_embark_from_the_coast_without_a_port() -> None:
    t = fleet(MERCHANT)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1")
    assert t.why("sail-to:S2") == "15.2.3"  # a Merchant without soldiers
    t.do("embark:ship.1.1:K1:archer:2", "embark:ship.1.1:K1:light_infantry:1")
    assert t.units(0, "ship.1.1") == {"archer": 2, "light_infantry": 1}
    assert t.units(0, "K1") == {"light_infantry": 1}
    t.do("sail-to:S2", "finish")
    assert t.c("ship.1.1").place == place("S2")


@pytest.mark.clause("15.2.5", "R1.6")
def test_embarking_needs_an_own_or_allied_coast() -> None:
    t = fleet()
    t.force(0, "M1", archer=1)
    t.province("M1", owner=1)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1")
    assert t.why("embark:ship.1.1:M1:archer:1") == "15.2.5"
    t.s.alliances = ((0, 1, 0, 0, 0),)
    assert t.may("embark:ship.1.1:M1:archer:1")
    t.p("K1").besieger = 1
    assert t.why("embark:ship.1.1:K1:archer:1") == "15.2.5"


@pytest.mark.clause("15.2.6", "C171")
def test_one_point_for_each_act_whatever_the_number() -> None:
    t = fleet()
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "embark:ship.1.1:K1:archer:1", "embark:ship.1.1:K1:archer:1")
    t.do("sail-to:S2", "sail-to:S1")  # three of four points are spent
    t.do("land:ship.1.1:K1:archer:1", "land:ship.1.1:K1:archer:1")  # one act, the last point
    assert t.why("sail-to:S2") == "15.2.6"
    assert t.why("embark:ship.1.1:K1:light_infantry:1") == "15.2.6"
    assert t.units(0, "K1") == {"archer": 2, "light_infantry": 2}


@pytest.mark.clause("15.2.6")
def test_no_land_movement_before_or_after() -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S1")
    t.force(0, "K1", moved=MOVED, archer=1)
    t.force(0, "ship.1.1", pikeman=1)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1")
    assert t.why("embark:ship.1.1:K1:archer:1") == "15.2.6"
    t.do("land:ship.1.1:K1:pikeman:1")
    assert t.why("embark:ship.1.1:K1:pikeman:1") == "15.2.6"
    landed = find(t.s, 0, place("K1"), moved=MOVED | LANDED, origin=place("S1"))
    assert landed is not None


@pytest.mark.clause("15.2.2", "15.2.6")
@pytest.mark.parametrize("status", [EXHAUSTED, CONVALESCENT])
def test_only_ready_pieces_embark(status: int) -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S1")
    t.force(0, "K1", status=status, until=9, archer=1)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1")
    assert t.why("embark:ship.1.1:K1:archer:1") == "13.6.1"


@pytest.mark.clause("15.2.1")
def test_spaces() -> None:
    t = sea(navigation=1)
    t.carrier(0, MERCHANT, "S1", wine=1)
    t.force(0, "K1", crewman=1, ram=1, archer=9)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "embark:ship.1.1:K1:crewman:1", "embark:ship.1.1:K1:ram:1")
    assert load_of(t.s, 24) == 4  # a good, a Crewman, a machine for two
    assert t.why("embark:ship.1.1:K1:archer:1") == "15.2.1"
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S1", slaves=1)
    t.person(0, "relative", "K1")
    t.force(0, "K1", archer=9)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "embark-person:ship.1.1:family.1.4")
    assert "embark:ship.1.1:K1:archer:1..1" in t.listed()


@pytest.mark.clause("C172", "13.7.1")
def test_machines_need_their_crewmen_aboard() -> None:
    t = sea(navigation=1)
    t.carrier(0, MERCHANT, "S1")
    t.force(0, "K1", crewman=1, ram=1)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1")
    assert t.why("embark:ship.1.1:K1:ram:1") == "13.7.1"
    t.do("embark:ship.1.1:K1:crewman:1", "embark:ship.1.1:K1:ram:1", "land:ship.1.1:K1:crewman:1")
    assert t.why("land:ship.1.1:K1:ram:1") == "13.7.1"
    t = sea(navigation=1)
    t.carrier(0, MERCHANT, "S1")
    t.force(0, "ship.1.1", crewman=1, ram=1)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "land:ship.1.1:K1:ram:1")
    assert t.units(0, "K1") == {"crewman": 1, "ram": 1}  # it lands with its own


@pytest.mark.clause("15.2.7", "15.2.8", "C173", "12.1.4")
def test_landing_in_hostile_land() -> None:
    t = fleet()
    t.war(0, 1)
    t.carrier(1, MERCHANT, "S2")
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "embark:ship.1.1:K1:archer:1", "sail-to:S2")
    assert t.why("land:ship.1.1:K2:archer:1") == "15.2.7"  # its ships first
    t.s.carriers[30] = None
    t.do("land:ship.1.1:K2:archer:1")
    # T79: the battle reads LANDED (-1 in its first round, machines do not fire) and ARRIVED
    assert find(t.s, 0, place("K2"), moved=MOVED | LANDED | ARRIVED, origin=place("S2")) is not None


@pytest.mark.clause("15.2.7", "12.1.7", "C206")
def test_landing_on_a_neutral_coast_declares_conquest() -> None:
    t = fleet()
    t.realm(0, civil_war=t.s.round)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "embark:ship.1.1:K1:archer:1")
    assert t.why("land:ship.1.1:M1:archer:1") == "16.3.7"
    t.realm(0, civil_war=0)
    t.do("land:ship.1.1:M1:archer:1")
    assert find(t.s, 0, place("M1"), moved=MOVED | LANDED | ARRIVED, origin=place("S1")) is not None


@pytest.mark.clause("R1.6", "15.2.5")
def test_landing_at_peace_needs_consent(monkeypatch: pytest.MonkeyPatch) -> None:
    t = fleet()
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "embark:ship.1.1:K1:archer:1", "sail-to:S2")
    assert t.why("land:ship.1.1:K2:archer:1") == "R1.6"
    monkeypatch.setattr(war.Consent, "standing", lambda self, s, seat: None)
    t.do("ask-shore:ship.1.1:K2")
    assert t.asked == 1
    t.do("yes")
    assert not t.s.agenda[-1].composing(), "nobody can answer for the owner and sail on in one entry"
    t.do("land:ship.1.1:K2:archer:1")
    assert find(t.s, 0, place("K2"), moved=MOVED | LANDED, origin=place("S2")) is not None
    assert not t.may("ask-shore:ship.1.1:K2")


@pytest.mark.clause("R1.6", "15.2.5")
def test_who_asks_first_of_all_may_sail_on_or_finish_after_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    t = fleet()
    t.c("ship.1.1").place = place("S2")
    t.force(0, "ship.1.1", archer=1)
    monkeypatch.setattr(war.Consent, "standing", lambda self, s, seat: None)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1")
    assert t.s.agenda[-1].composing()
    t.do("ask-shore:ship.1.1:K2", "no")
    assert not t.s.agenda[-1].composing()
    assert t.may("finish")
    assert t.may("sail-to:S1")


@pytest.mark.clause("15.2.2", "12.1.3", "15.2.1")
def test_people_embark_and_land() -> None:
    t = fleet()
    who = t.person(0, "relative", "K1")
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "embark-person:ship.1.1:family.1.4")
    assert t.why("land-person:ship.1.1:family.1.4:M1") == "12.1.3"  # alone in hostile land
    t.do("land-person:ship.1.1:family.1.4:K1")
    assert (t.who(who).place, t.who(who).moved) == (place("K1"), MOVED | LANDED)
    assert t.why("embark-person:ship.1.1:family.1.4") == "15.2.6"
    t.change_person(who, moved=0, exhausted=t.s.round)
    assert t.why("embark-person:ship.1.1:family.1.4") == "14.2.7"


@pytest.mark.clause("15.2.2", "7.2.10", "C170", "15.2.4", "10.2.3", "C79", "C80", "10.2.4")
def test_goods_and_inhabitants_with_order_4() -> None:
    t = sea(navigation=1)
    t.province("K1", settlement="village", free=2)
    t.province("M1", owner=0, settlement="village", free=0, slaves=0)
    t.realm(0, wine=5)
    t.carrier(0, GALLEY, "S1")
    t.ask(AtSea(0, 4)).do("stow:ship.1.1:K1:wine:1", "stow:ship.1.1:K1:people:2")
    assert t.why("stow:ship.1.1:K1:wine:1") == "15.2.1"
    assert t.why("discharge:ship.1.1:M1:wine:1") == "10.2.3"
    assert (t.p("K1").free, t.stock(0, "wine")) == (0, (4,))
    t.do("finish")
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "sail-to:S2", "finish")  # loaded in the same season, it moves once
    assert not [x for x in t.listed() if x.startswith(("stow", "discharge"))]  # goods not with Order 2
    t.do("finish")
    t.ask(AtSea(0, 4))
    assert t.why("stow:ship.1.1:M1:wine:1") == "10.2.3"  # not on the way
    t.do("discharge:ship.1.1:M1:wine:1", "discharge:ship.1.1:M1:people:2")
    assert (t.p("M1").free, t.stock(0, "wine")) == (2, (5,))


@pytest.mark.clause("15.2.2", "7.2.10", "10.2.3", "C147", "15.3.2", "R18.6")
def test_where_goods_pass() -> None:
    t = sea(navigation=1)
    t.province("K1", settlement="none", free=1)
    t.realm(0, wine=5)
    t.carrier(0, GALLEY, "S1", wine=1, people=1)
    t.ask(AtSea(0, 4))
    assert t.why("stow:ship.1.1:K1:wine:1") == "10.2.3"
    assert t.why("discharge:ship.1.1:K1:wine:1") == "10.2.3"
    assert t.may("stow:ship.1.1:K1:people:1")
    assert t.why("discharge:ship.1.1:K1:people:1") == "7.3.6"
    t.province("K1", settlement="village", buildings=["port"])
    assert t.may("stow:ship.1.1:K1:wine:1")
    t.war(0, 1)
    t.c(t.carrier(1, GALLEY, "S1")).port = place("K1")
    assert t.why("stow:ship.1.1:K1:wine:1") == "15.3.2"
    assert t.why("discharge:ship.1.1:K1:wine:1") == "15.3.2"
    t.s.carriers[30] = None
    t.p("K1").besieger = 1
    assert t.why("discharge:ship.1.1:K1:wine:1") == "C147"
    t.p("K1").besieger = -1
    t.s.isolated = 1
    assert t.why("stow:ship.1.1:K1:wine:1") == "C147"
