"""Succession, regency, civil war, coronation. Clauses 16.3."""

from __future__ import annotations

import pytest

from signoria.games.regno.dynasties import dynasty, prisoners
from signoria.games.regno.ids import CONSORT, COURT, HEIR, NEUTRAL, NOWHERE, PRISON, RELATIVE, SOVEREIGN
from signoria.games.regno.people import of_realm, sovereign

from .build import Table, place, table

SON, WIFE, KING = 2, 1, 0


def dies(t: Table, who: int = KING) -> Table:
    t.s.events = []
    dynasty.die(t.s, who)
    return t.push()


def rich() -> Table:
    t = table()
    t.realm(0, florins=100, grain=5)
    return t


def gone(t: Table, *people: int) -> None:
    for who in people:
        t.s.people[who] = None


@pytest.mark.clause("16.3.1", "16.3.2", "14.2.10", "C204")
def test_the_adult_heir_takes_the_throne_in_the_capital_with_its_traits() -> None:
    t = rich()
    t.change_person(SON, virtue="martial", flaw="slow", place="B1")
    dies(t)
    heir = t.who(SON)
    assert (heir.role, heir.place, heir.virtue, heir.flaw) == (SOVEREIGN, place("A1"), 1, 0)
    assert t.stock(0, "florins", "grain") == (80, 4)
    assert t.p("A1").unrest == 0
    assert t.r(0).civil_war == 0


@pytest.mark.clause("16.3.1")
def test_the_most_senior_adult_heir_goes_first() -> None:
    t = rich()
    elder = t.person(0, "heir", seniority=3)
    dies(t)
    assert sovereign(t.s, 0) == elder
    assert t.who(SON).role == HEIR


@pytest.mark.clause("C202")
def test_between_heirs_of_the_same_seniority_the_owner_chooses() -> None:
    t = rich()
    other = t.person(0, "heir")
    dies(t)
    assert (t.asked, t.listed()) == (0, ["crown:family.1.3", "crown:family.1.4"])
    t.do("crown:family.1.4")
    assert sovereign(t.s, 0) == other


@pytest.mark.clause("16.3.3")
def test_any_adult_heir_may_inherit() -> None:
    for heir in (SON,):
        t = rich()
        dies(t)
        assert sovereign(t.s, 0) == heir  # there is no gender in the position at all


@pytest.mark.clause("16.3.2", "16.3.8", "16.3.6", "C203", "11.1.t1.r9")
def test_t83_succession_with_court_2() -> None:
    t = table()
    gone(t, SON, WIFE)
    t.realm(0, florins=20, grain=0, tech={"court": 2})
    t.dice("family", 3, 4)
    dies(t)
    new = sovereign(t.s, 0)
    assert (t.who(new).virtue, t.who(new).flaw) == (2, 3)
    assert t.who(new).place == place("A1")
    assert t.r(0).civil_war == 0
    assert t.stock(0, "florins", "grain") == (0, 0)
    assert t.p("A1").unrest == 1


@pytest.mark.clause("16.3.2")
def test_each_component_that_cannot_be_paid_is_an_unrest() -> None:
    t = table()
    t.poor(0)
    t.realm(0, florins=19)
    dies(t)
    assert t.p("A1").unrest == 2
    assert t.stock(0, "florins") == (19,)


@pytest.mark.clause("16.3.6", "16.3.7", "C204")
def test_with_no_heirs_a_sovereign_is_created_in_civil_war() -> None:
    t = rich().at(season="summer")
    gone(t, SON)
    dies(t)
    new = sovereign(t.s, 0)
    assert new != NOWHERE
    assert t.r(0).civil_war == t.s.round + 1
    assert t.stock(0, "florins", "grain") == (80, 4)
    assert t.who(WIFE).role == RELATIVE


@pytest.mark.clause("16.3.4", "16.3.7", "C204")
def test_the_consort_is_regent_for_a_minor() -> None:
    t = rich()
    gone(t, SON)
    child = t.person(0, "minor")
    dies(t)
    assert sovereign(t.s, 0) == NOWHERE
    assert t.r(0).regent == 2
    assert (t.who(WIFE).role, t.who(WIFE).place) == (CONSORT, place("A1"))
    assert t.who(child).role == 3
    assert t.r(0).civil_war == t.s.round + 1
    assert t.stock(0, "florins", "grain") == (100, 5)


@pytest.mark.clause("16.3.5", "16.3.7")
def test_without_a_consort_a_generic_regent() -> None:
    t = rich()
    gone(t, SON, WIFE)
    t.person(0, "minor")
    dies(t)
    assert t.r(0).regent == 1
    assert sovereign(t.s, 0) == NOWHERE
    assert t.r(0).civil_war == t.s.round + 1


@pytest.mark.clause("16.3.8", "C203")
@pytest.mark.parametrize("with_consort", [True, False])
def test_court_2_avoids_the_civil_war_of_a_regency_too(with_consort: bool) -> None:
    t = rich()
    gone(t, SON, *(() if with_consort else (WIFE,)))
    t.person(0, "minor")
    t.realm(0, tech={"court": 2})
    dies(t)
    assert t.r(0).regent == (2 if with_consort else 1)
    assert t.r(0).civil_war == 0


@pytest.mark.clause("16.3.9", "16.3.10")
def test_the_heir_of_age_replaces_the_regent() -> None:
    t = rich().at(year=3)
    gone(t, SON)
    child = t.person(0, "minor", born=1)
    dies(t)
    war = t.r(0).civil_war
    t.at(year=4).dice("family", 2, 2)
    t.ask(*dynasty.opening(t.s))
    assert sovereign(t.s, 0) == child
    assert t.who(child).place == place("A1")
    assert t.r(0).regent == 0
    assert t.r(0).civil_war == war
    assert t.stock(0, "florins", "grain") == (80, 4)
    assert (t.who(WIFE).role, t.who(WIFE).place) == (RELATIVE, COURT)


@pytest.mark.clause("16.3.10")
def test_the_generic_regent_is_removed() -> None:
    t = rich().at(year=3)
    gone(t, SON, WIFE)
    child = t.person(0, "minor", born=1)
    dies(t)
    t.at(year=4)
    t.ask(*dynasty.opening(t.s))
    assert (sovereign(t.s, 0), t.r(0).regent) == (child, 0)


@pytest.mark.clause("16.3.11", "C165")
def test_a_captured_sovereign_keeps_the_title() -> None:
    t = rich()
    prisoners.capture(t.s, KING, 1, place("A1"))
    assert t.told("generic-regent")
    assert t.who(KING).role == SOVEREIGN
    prisoners.release(t.s, KING, True)
    assert t.who(KING).place == place("A1")
    assert t.stock(0, "florins", "grain") == (100, 5)  # no second coronation


@pytest.mark.clause("C238")
def test_a_free_heir_goes_before_an_older_prisoner() -> None:
    t = rich()
    elder = t.person(0, "heir", seniority=5, gaoler=1)
    t.change_person(elder, place=PRISON)
    dies(t)
    assert sovereign(t.s, 0) == SON
    assert t.who(elder).role == HEIR


@pytest.mark.clause("C238", "16.3.11")
def test_of_prisoners_the_oldest_has_the_title_and_is_crowned_on_release() -> None:
    t = rich()
    t.change_person(SON, gaoler=1, place=PRISON)
    elder = t.person(0, "heir", seniority=5, gaoler=1)
    t.change_person(elder, place=PRISON)
    dies(t)
    assert sovereign(t.s, 0) == elder
    assert (t.r(0).regent, t.r(0).civil_war) == (1, 0)
    assert t.stock(0, "florins", "grain") == (100, 5)
    prisoners.release(t.s, elder, True)
    assert t.r(0).regent == 0
    assert t.stock(0, "florins", "grain") == (80, 4)


@pytest.mark.clause("16.3.4", "C238")
def test_a_titled_prisoner_who_dies_leaves_a_regency_for_the_minor() -> None:
    t = rich()
    t.change_person(SON, gaoler=1, place=PRISON)
    t.person(0, "minor")
    dies(t)
    dies(t, SON)
    assert sovereign(t.s, 0) == NOWHERE
    assert t.r(0).regent == 1  # the Consort retired when the son got the title
    assert t.r(0).civil_war == t.s.round + 1


@pytest.mark.clause("C239", "16.3.12")
def test_the_old_consort_stays_as_an_adult_and_the_other_heirs_stay_heirs() -> None:
    t = rich()
    sister = t.person(0, "heir", seniority=4)
    dies(t)
    assert (t.who(WIFE).role, t.who(WIFE).place) == (RELATIVE, COURT)
    assert t.who(SON).role == HEIR
    assert t.who(sister).spouse == NOWHERE
    assert not of_realm(t.s, 0, CONSORT)


@pytest.mark.clause("16.3.12", "C201")
def test_the_new_sovereign_keeps_its_marriage_and_the_alliance() -> None:
    t = rich()
    t.s.alliances = ((0, 1, SON, 16, 0),)
    t.change_person(SON, married=3, spouse=16)
    dies(t)
    assert t.s.alliances == ((0, 1, SON, 16, 0),)
    assert (t.who(SON).married, t.who(SON).spouse) == (3, 16)


@pytest.mark.clause("16.3.12")
def test_the_predecessors_alliance_is_not_inherited() -> None:
    t = rich()
    t.s.alliances = ((0, 1, KING, 16, 0),)
    t.change_person(KING, married=3, spouse=16)
    dies(t)
    assert t.s.alliances == ()
    assert t.who(SON).married == 0


@pytest.mark.clause("C241")
def test_after_a_death_at_the_opening_civil_war_holds_in_spring_and_summer() -> None:
    t = rich().at(year=11)
    gone(t, SON)
    t.change_person(KING, seniority=9)
    t.dice("family", 1)
    t.ask(*dynasty.opening(t.s))
    assert t.r(0).civil_war == 11 * 4 - 2  # the Summer of year 11


@pytest.mark.clause("16.3.4")
def test_a_regent_who_dies_leaves_a_generic_one() -> None:
    t = rich()
    gone(t, SON)
    t.person(0, "minor")
    dies(t)
    war = t.r(0).civil_war
    dies(t, WIFE)
    assert (t.r(0).regent, t.r(0).civil_war) == (1, war)


@pytest.mark.clause("16.3.5", "16.3.11")
def test_a_consort_in_prison_does_not_rule_until_released() -> None:
    t = rich()
    gone(t, SON)
    t.person(0, "minor")
    t.change_person(WIFE, gaoler=1, place=PRISON)
    dies(t)
    assert t.r(0).regent == 1
    prisoners.release(t.s, WIFE, True)
    assert t.r(0).regent == 2


@pytest.mark.clause("16.3.2", "C224", "12.3.11")
def test_a_coronation_may_cost_the_last_territory() -> None:
    t = table(3)
    t.poor(0)
    t.no_forces()
    for name in ("B1", "K1"):
        t.province(name, owner=NEUTRAL)
    t.province("A1", unrest=2)
    dies(t)
    assert t.p("A1").owner == NEUTRAL
    assert t.r(0).out
    assert of_realm(t.s, 0) == []
