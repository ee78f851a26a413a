"""Order 5: its functions, education, a Consort, intrigues. Clauses 16.1.13, 16.4, R6.5."""

from __future__ import annotations

import pytest

from signoria.games.regno.commerce import deals
from signoria.games.regno.dynasties import court
from signoria.games.regno.ids import (
    ASSASSINATION,
    CAPTAIN,
    CONSORT,
    COURT,
    FIRST_CAPTAIN,
    NO_TRAIT,
    NOWHERE,
    PRISON,
)
from signoria.games.regno.people import of_realm
from signoria.games.regno.pieces import new_person

from .build import Table, place, table

SON = "family.1.3"


def rich(seats: int = 2, **tech: int) -> Table:
    t = table(seats).at(season="summer")
    t.realm(0, florins=500, grain=9, wine=3, spices=0, silk=0, tech=tech)
    t.s.tavern = ()
    return t


def begin(t: Table) -> Table:
    return t.ask(court.begin(t.s, 0))


@pytest.mark.clause("16.1.13", "16.1.14", "11.3.t1.r9")
@pytest.mark.parametrize(("level", "price"), [(0, 30), (3, 30), (4, 10)])
def test_education_removes_the_flaw(level: int, price: int) -> None:
    t = rich(court=level)
    t.change_person(SON, virtue="martial", flaw="coward")
    begin(t).do(f"educate:{SON}")
    assert (t.who(SON).virtue, t.who(SON).flaw) == (1, NO_TRAIT)
    assert t.stock(0, "florins") == (500 - price,)
    t.do("finish")
    assert begin(t).why(f"educate:{SON}") == "16.1.14"


@pytest.mark.clause("16.1.13")
def test_only_adult_heirs_off_map_are_educated() -> None:
    t = rich()
    t.change_person(SON, flaw="coward", place="A1")
    t.person(0, "minor")
    t.change_person(0, flaw="slow")
    assert begin(t).why(f"educate:{SON}") == "16.1.13"
    assert not [x for x in t.listed() if x.startswith("educate")]
    t.change_person(SON, place=PRISON, gaoler=1)
    assert t.why(f"educate:{SON}") == "16.1.13"
    t.change_person(SON, place=COURT, gaoler=NOWHERE)
    t.realm(0, florins=29)
    assert t.why(f"educate:{SON}") == "16.1.13"


@pytest.mark.clause("16.1.14")
def test_once_in_a_lifetime_and_never_the_reigning_sovereign() -> None:
    t = rich()
    t.change_person(SON, flaw="coward", educated=True)
    t.change_person(0, flaw="slow", place=COURT)
    assert begin(t).why(f"educate:{SON}") == "16.1.14"
    assert not t.may("educate:family.1.1")


@pytest.mark.clause("R6.5", "C191", "C239")
def test_a_consort_with_rolled_traits() -> None:
    t = rich()
    assert begin(t).why("take-consort:wine") == "C239"
    t.do("finish")
    t.s.people[1] = None
    t.dice("family", 6, 1)
    begin(t).do("take-consort:wine")
    (wife,) = of_realm(t.s, 0, CONSORT)
    assert (t.who(wife).virtue, t.who(wife).flaw, t.who(wife).place) == (5, 0, COURT)
    assert t.stock(0, "florins", "wine") == (460, 2)
    assert (t.who(0).spouse, t.who(wife).spouse) == (wife, 0)


@pytest.mark.clause("R6.5", "16.1.t2.r5")
def test_who_gets_no_consort() -> None:
    t = rich()
    t.s.people[1] = None
    assert begin(t).why("take-consort:silk") == "R6.5"
    t.change_person(0, flaw="paranoid")
    assert t.why("take-consort:wine") == "16.1.t2.r5"
    t.change_person(0, flaw="slow", married=3)
    assert t.why("take-consort:wine") == "C239"
    t.change_person(0, married=0, gaoler=1)
    assert t.why("take-consort:wine") == "R6.5"


@pytest.mark.clause("R6.5", "C207")
def test_two_different_functions() -> None:
    t = rich(espionage=3)
    t.s.people[1] = None
    t.change_person(SON, flaw="coward")
    brother = t.person(0, "heir", flaw="coward")
    assert brother == 1
    begin(t).do(f"educate:{SON}")
    assert t.why("educate:family.1.2") == "R6.5"
    t.do("take-consort:wine")
    assert t.why("incite:M1") in ("R6.5", "C248")
    assert t.listed()[0] == "finish"


@pytest.mark.clause("16.4.1", "R6.5", "C207")
def test_one_intrigue_but_with_another_function() -> None:
    t = rich(espionage=4)
    t.province("M1", owner=1, free=1)
    t.change_person(16, place="M1")
    t.change_person(SON, flaw="coward")
    t.dice("intrigue", 1)
    begin(t).do("incite:M1")
    assert t.why("assassinate:family.2.3") == "16.4.1"
    assert t.why("incite:M1") == "16.4.1"
    t.do(f"educate:{SON}")


@pytest.mark.clause("16.4.2", "11.3.t1.r8", "C248")
@pytest.mark.parametrize(("die", "unrest"), [(3, 0), (4, 1), (6, 1)])
def test_incitement(die: int, unrest: int) -> None:
    t = rich(espionage=3)
    t.province("M1", owner=1, free=1)
    t.s.pacts = ((0, 1, 2),)
    t.dice("intrigue", die)
    begin(t).do("incite:M1")
    assert t.p("M1").unrest == unrest
    assert t.stock(0, "florins") == (470,)
    assert t.s.pacts == ((0, 1, 2),)


@pytest.mark.clause("16.4.2", "C248", "16.4.6", "11.3.t1.r8", "R1.6")
def test_what_cannot_be_incited() -> None:
    t = rich(espionage=2)
    t.province("M1", owner=1, free=1)
    assert begin(t).why("incite:M1") == "16.4.2"
    t.realm(0, tech={"espionage": 3})
    assert t.may("incite:M1")
    assert t.may("incite:K2") == t.s.tables.atlas.bordering(place("K1"), place("K2"))
    assert t.why("incite:D1") == "C248"  # neutral
    assert t.why("incite:A2") == "C248"  # far
    t.province("M1", free=0)
    assert t.why("incite:M1") == "C248"
    t.province("M1", free=1)
    t.s.alliances = ((0, 1, 2, 16, 0),)
    assert t.why("incite:M1") == "16.4.6"
    t.s.alliances = ()
    t.realm(0, florins=29)
    assert t.why("incite:M1") == "11.3.t1.r8"


@pytest.mark.clause("C248", "9.2.5")
def test_incitement_to_three_is_a_revolt_at_once() -> None:
    t = rich(espionage=3)
    t.province("M1", owner=1, free=1, unrest=2)
    t.no_forces("M1")
    t.dice("intrigue", 4)
    begin(t).do("incite:M1")
    assert t.p("M1").unrest == 0


@pytest.mark.clause("16.1.t2.r5", "C67", "16.3.11", "C242")
def test_a_paranoid_sovereign_makes_intrigues_dearer() -> None:
    t = rich(espionage=4)
    t.province("M1", owner=1, free=1)
    t.change_person(0, flaw="paranoid")
    t.dice("intrigue", 1)
    begin(t).do("incite:M1")
    assert t.stock(0, "florins") == (450,)
    from signoria.games.regno.dynasties.intrigue import cost

    assert cost(t.s, 0, "assassination") == ((8, 70),)
    t.change_person(0, wounded=t.s.round)
    assert cost(t.s, 0, "assassination") == ((8, 50),)
    t.change_person(0, wounded=0, gaoler=1)
    assert cost(t.s, 0, "assassination") == ((8, 50),)


@pytest.mark.clause("16.4.3", "16.4.4", "16.4.5", "C209")
@pytest.mark.parametrize(("die", "dead"), [(1, False), (4, False), (5, True), (6, True)])
def test_assassination(die: int, dead: bool) -> None:
    t = rich(espionage=4).at(year=2, season="autumn")
    t.province("M1", owner=1, free=1)
    t.change_person(16, place="M1")
    t.dice("intrigue", die)
    begin(t).do("assassinate:family.2.3")
    assert (t.s.people[16] is None) == dead
    assert t.stock(0, "florins") == (450,)
    assert t.r(0).deeds[ASSASSINATION] == (0 if dead else -1)
    assert t.s.releases == (() if dead else ((1, 0, 3),))


@pytest.mark.clause("16.4.3", "16.4.6", "16.1.4", "C208")
def test_who_cannot_be_struck() -> None:
    t = rich(espionage=3)
    victim = "assassinate:family.2.3"
    t.change_person(16, place="M1")
    assert begin(t).why(victim) == "16.4.3"
    t.realm(0, tech={"espionage": 4})
    assert t.may(victim)  # in a neutral province that borders an own one
    t.change_person(16, place="A2")
    assert t.why(victim) == "16.4.3"
    t.change_person(16, place=COURT)
    assert t.why(victim) == "16.4.6"
    t.change_person(16, place="M1", gaoler=-2)
    assert t.why(victim) == "16.4.6"
    t.change_person(16, gaoler=NOWHERE)
    t.s.alliances = ((0, 1, 2, 15, t.s.round),)  # dissolved in this season
    assert t.why(victim) == "16.4.6"
    t.s.alliances = ()
    assert not t.may(f"assassinate:{SON}")
    t.realm(0, florins=49)
    assert t.why(victim) == "16.4.3"


@pytest.mark.clause("16.4.3", "16.6.4", "C208")
def test_captains_and_clergy_are_victims_too() -> None:
    t = rich(espionage=4)
    t.s.people[FIRST_CAPTAIN] = new_person(1, CAPTAIN, place("M1"))
    t.person(1, "bishop", "M1")
    t.s.captains = (tuple(range(1, 12)),)
    t.dice("intrigue", 6)
    begin(t)
    assert t.may("assassinate:clergy.2.1")
    t.do("assassinate:gualtiero_da_forli")
    assert t.s.people[FIRST_CAPTAIN] is None
    assert t.s.captains == (tuple(range(1, 12)),)
    assert t.s.tavern == ()


@pytest.mark.clause("16.3.1", "16.4.3")
def test_a_murdered_sovereign_is_succeeded() -> None:
    t = rich(espionage=4)
    t.change_person(14, place="M1")
    t.dice("intrigue", 6)
    begin(t).do("assassinate:family.2.1")
    assert t.who(16).role == 0


@pytest.mark.clause("16.2.8", "16.2.11")
def test_a_marriage_is_proposed_through_talks(monkeypatch: pytest.MonkeyPatch) -> None:
    t = rich(court=3)
    assert begin(t).why("propose-marriage:1") == "16.2.8"
    t.realm(1, florins=30, tech={"court": 3})
    monkeypatch.setattr(deals, "may_offer", lambda *_: False)
    assert t.why("propose-marriage:1") == "16.2.8"
    monkeypatch.setattr(deals, "may_offer", lambda *_: True)
    assert t.may("propose-marriage:1")
    t.realm(1, florins=24)
    assert t.why("propose-marriage:1") == "16.2.9"


@pytest.mark.clause("R6.5", "16.2.8")
def test_only_talks_that_end_in_a_marriage_use_a_function() -> None:
    t = rich()
    t.ask(court.Wooed(0, 0))
    assert isinstance(t.s.agenda[-1], court.Court)
    assert t.s.agenda[-1].used == 0
    t.do("finish")
    t.s.alliances = ((0, 1, 2, 16, 0),)
    t.ask(court.Wooed(0, 0))
    assert isinstance(t.s.agenda[-1], court.Court)
    assert t.s.agenda[-1].used == court.BY_PLAYERS


@pytest.mark.clause("C114")
def test_the_court_works_with_the_sovereign_afield() -> None:
    t = rich()
    t.change_person(0, place="B1")
    t.change_person(SON, flaw="coward")
    assert begin(t).may(f"educate:{SON}")


@pytest.mark.clause("16.2.8", "16.2.9", "C199", "R6.5")
def test_two_players_agree_on_a_marriage() -> None:
    t = table().at(season="summer")
    for seat in (0, 1):
        t.realm(seat, florins=100, grain=2, wine=1, tech={"court": 3})
    t.s.tavern = ()
    begin(t).do(
        "propose-marriage:1", f"own-spouse:{SON}", "their-spouse:family.2.3", "own-grain:2", "their-luxury:wine"
    )
    t.do("propose-deal")
    assert t.asked == 1
    t.do("accept-deal")
    assert t.stock(0, "florins", "grain", "wine") == (75, 0, 1)
    assert t.stock(1, "florins", "grain", "wine") == (75, 2, 0)
    assert t.s.alliances == ((0, 1, 2, 16, 0),)
    assert t.asked == 0
    assert t.why("propose-marriage:1") == "R6.5"  # done in this Order


@pytest.mark.clause("16.2.8", "R6.5")
def test_talks_taken_back_use_no_function_and_end() -> None:
    t = table().at(season="summer")
    for seat in (0, 1):
        t.realm(seat, florins=100, grain=2, wine=1, tech={"court": 3})
    t.s.tavern = ()
    begin(t)
    for _ in range(20):
        if not t.may("propose-marriage:1"):
            break
        t.do("propose-marriage:1", "cancel")
    assert t.why("propose-marriage:1") == "16.2.8"
    assert isinstance(t.s.agenda[-1], court.Court)
    assert t.s.agenda[-1].used == 0
