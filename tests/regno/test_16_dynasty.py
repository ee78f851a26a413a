"""Family: traits, age, death, offspring. Clauses 16.1."""

from __future__ import annotations

import pytest

from signoria.games.regno.dynasties import dynasty, family
from signoria.games.regno.ids import (
    CAPTAIN,
    CAPTURE,
    CONSORT,
    COURT,
    FIRST_CAPTAIN,
    HEIR,
    MINOR,
    NO_TRAIT,
    NOWHERE,
    PRISON,
    SOVEREIGN,
    WED_IN_REALM,
)
from signoria.games.regno.people import administrator, is_able, of_realm, sovereign
from signoria.games.regno.pieces import new_person

from .build import Table, place, table

SON, WIFE, KING = 2, 1, 0  # names of seat 0's family at the start


def opening(t: Table) -> Table:
    return t.ask(*dynasty.opening(t.s))


def aged(t: Table, who: int, seniority: int) -> None:
    t.change_person(who, seniority=seniority)


@pytest.mark.clause("16.1.5", "16.1.7", "C188")
def test_everybody_ages_from_year_two_on() -> None:
    t = table().at(year=1)
    assert dynasty.opening(t.s) == []
    assert t.who(KING).seniority == 0
    t.at(year=2)
    minor = t.person(0, "minor")
    bishop = t.person(0, "bishop", "A1")
    t.change_person(SON, gaoler=1, place=PRISON)
    t.s.people[FIRST_CAPTAIN] = new_person(1, CAPTAIN, place("A2"))
    dynasty.opening(t.s)
    for who in (KING, WIFE, SON, minor, bishop, FIRST_CAPTAIN, 14):
        assert t.who(who).seniority == 1


@pytest.mark.clause("16.1.6")
def test_at_ten_one_dies_on_a_one_and_on_nothing_else() -> None:
    for die, dead in ((1, True), (2, False), (6, False)):
        t = table().at(year=11)
        aged(t, WIFE, 9)
        t.dice("family", die)
        opening(t)
        assert (t.s.people[WIFE] is None) == dead


@pytest.mark.clause("16.1.6")
def test_below_ten_nobody_rolls() -> None:
    t = table().at(year=10)
    aged(t, WIFE, 8)
    t.dice("family", 1)
    opening(t)
    assert t.s.people[WIFE] is not None
    assert not t.told("death-roll")


@pytest.mark.clause("C188")
def test_the_owner_chooses_the_order_and_the_sovereign_is_last() -> None:
    t = table().at(year=11)
    for who in (KING, WIFE, SON):
        aged(t, who, 9)
    opening(t)
    assert t.asked == 0
    assert t.listed() == ["fate:family.1.2", "fate:family.1.3"]
    t.dice("family", 1, 2, 2)
    t.do("fate:family.1.3")
    assert [e[2] for e in t.told("death-roll")] == [SON, WIFE, KING]
    assert [e[3] for e in t.told("died")] == [SON]


@pytest.mark.clause("16.1.6", "16.3.1")
def test_a_new_sovereign_who_has_rolled_does_not_roll_again() -> None:
    t = table().at(year=11)
    for who in (KING, SON):
        aged(t, who, 9)
    t.s.events = []
    t.dice("family", 2, 1)
    opening(t)
    assert [e[2] for e in t.told("death-roll")] == [SON, KING]
    assert sovereign(t.s, 0) == SON


@pytest.mark.clause("16.1.8")
def test_four_to_six_is_a_minor_heir() -> None:
    for die, born in ((3, 0), (4, 1), (6, 1)):
        t = table().at(year=2)
        t.dice("family", die, 1)
        opening(t)
        minors = of_realm(t.s, 0, MINOR)
        assert len(minors) == born
        for who in minors:
            assert t.who(who).place == COURT
            assert t.who(who).virtue == t.who(who).flaw == NO_TRAIT


@pytest.mark.clause("16.1.8", "C189")
def test_three_living_heirs_of_any_age_are_enough() -> None:
    t = table().at(year=2)
    t.person(0, "minor")
    t.change_person(t.person(0, "heir", gaoler=1), place=PRISON)
    t.s.events = []
    opening(t)
    assert [e[2] for e in t.told("offspring-roll")] == [1]


@pytest.mark.clause("16.1.8", "C239")
def test_without_a_consort_there_is_no_offspring() -> None:
    t = table().at(year=2)
    t.s.people[WIFE] = None
    t.s.events = []
    opening(t)
    assert [e[2] for e in t.told("offspring-roll")] == [1]


@pytest.mark.clause("16.1.9", "C190", "C191", "16.1.10")
def test_adult_at_the_second_opening_after_birth() -> None:
    t = table().at(year=2)
    t.dice("family", 6, 1)
    opening(t)
    (child,) = of_realm(t.s, 0, MINOR)
    t.at(year=3).dice("family", 1, 1)
    opening(t)
    assert t.who(child).role == MINOR
    t.at(year=4).dice("family", 5, 2, 1, 1)
    opening(t)
    assert t.who(child).role == HEIR
    assert (t.who(child).virtue, t.who(child).flaw) == (4, 1)
    assert t.who(child).place == COURT


@pytest.mark.clause("16.1.10", "R2.5", "C191")
def test_all_adults_roll_at_the_setup() -> None:
    t = table()
    t.dice("family", 1, 6, 2, 5, 3, 4)
    family.roll_all(t.s)
    assert [(t.who(i).virtue, t.who(i).flaw) for i in (KING, WIFE, SON)] == [(0, 5), (1, 4), (2, 3)]
    assert t.who(KING).married == t.who(WIFE).married == WED_IN_REALM
    assert (t.who(KING).spouse, t.who(WIFE).spouse) == (WIFE, KING)
    assert t.who(SON).spouse == NOWHERE


@pytest.mark.clause("16.1.2", "R2.5")
def test_only_the_sovereign_starts_on_the_map() -> None:
    t = table()
    assert t.who(KING).place == place("A1")
    assert t.who(WIFE).place == t.who(SON).place == COURT
    assert [t.who(i).role for i in (KING, WIFE, SON)] == [SOVEREIGN, CONSORT, HEIR]


@pytest.mark.clause("16.1.1")
def test_family_members_are_no_workers() -> None:
    t = table()
    free = t.p("A1").free
    t.person(0, "heir", "A1")
    assert t.p("A1").free == free


@pytest.mark.clause("16.1.11")
def test_one_administrator_who_is_there_and_able() -> None:
    t = table()
    t.change_person(KING, virtue="golden_midas")
    t.change_person(SON, virtue="golden_midas", place="A1")
    assert administrator(t.s, 0, place("A1"), 2) == KING
    t.change_person(KING, wounded=t.s.round)
    assert administrator(t.s, 0, place("A1"), 2) == SON
    assert administrator(t.s, 0, place("B1"), 2) == NOWHERE


@pytest.mark.clause("14.2.4", "C242", "C103")
def test_a_wound_suspends_traits_for_two_seasons_and_leaves_the_fief() -> None:
    from signoria.games.regno.dynasties import prisoners

    t = table().at(season="summer")
    t.change_person(SON, place="A1")
    t.province("A1", fief=SON)
    prisoners.wound(t.s, SON)
    for ahead, able in ((0, False), (1, False), (2, False), (3, True)):
        t.at(season="summer").s.round += ahead
        assert is_able(t.s, t.who(SON)) == able
    assert t.p("A1").fief == SON


@pytest.mark.clause("11.4.14", "16.2.11", "14.2.10")
def test_the_dead_are_gone_from_everywhere() -> None:
    t = table()
    t.province("A1", fief=SON)
    cardinal = t.person(0, "cardinal", "A1")
    t.s.offices[0] = cardinal
    t.s.alliances = ((0, 1, SON, 16, 0),)
    t.change_person(SON, married=3, spouse=16)
    t.change_person(16, married=3, spouse=SON)
    dynasty.die(t.s, SON)
    dynasty.die(t.s, cardinal)
    assert t.p("A1").fief == NOWHERE
    assert t.s.alliances == ()
    assert t.who(16).married == 0
    assert t.s.offices[0] == NOWHERE
    assert t.s.people[SON] is None


@pytest.mark.clause("R20.2")
def test_a_name_that_is_borne_anew_may_count_again_as_captured() -> None:
    from signoria.games.regno.dynasties import prisoners

    t = table()
    prisoners.capture(t.s, KING, 1, place("A1"))
    prisoners.release(t.s, KING, True)
    prisoners.capture(t.s, KING, 1, place("A1"))
    assert t.r(1).deeds[CAPTURE] == 1
    dynasty.die(t.s, KING)
    assert not t.r(1).captured
