"""Captivity: capture, ransom, release, execution. Clauses 14.2.4, 14.2.6 to 14.2.11."""

from __future__ import annotations

import pytest

from signoria.games.regno.dynasties import court, prisoners
from signoria.games.regno.ids import (
    CAPTAIN,
    CAPTURE,
    EXECUTION,
    FIRST_CAPTAIN,
    HORDE,
    NEUTRAL,
    NOWHERE,
    PIRATES,
    PRISON,
    REBELS,
    RELATIVE,
)
from signoria.games.regno.people import is_able, may_move, of_realm, sovereign
from signoria.games.regno.pieces import new_person

from .build import Table, place, table

KING1, WIFE1, SON1 = 14, 15, 16  # of seat 1


def held(t: Table, who: int, gaoler: int = 0, caught: int = 1) -> int:
    t.change_person(who, gaoler=gaoler, place=PRISON, caught=caught)
    return who


def activation(t: Table) -> Table:
    """Free actions are open in seat 0's Order."""
    return t.ask(court.begin(t.s, 0))


@pytest.mark.clause("14.2.2", "11.4.14", "R20.2", "C165")
def test_a_capture_takes_everything_but_the_title() -> None:
    t = table().at(season="autumn")
    t.province("A2", fief=KING1)
    prisoners.capture(t.s, KING1, 0, place("A2"))
    x = t.who(KING1)
    assert (x.gaoler, x.place, x.caught, x.role) == (0, PRISON, 3, 0)
    assert t.p("A2").fief == NOWHERE
    assert t.r(0).deeds[CAPTURE] == 1
    assert not is_able(t.s, x)
    assert sovereign(t.s, 1) == KING1


@pytest.mark.clause("R20.2")
def test_only_sovereigns_and_heads_count_and_each_once() -> None:
    t = table()
    cardinal, bishop = t.person(1, "cardinal", "A2"), t.person(1, "bishop", "A2")
    t.s.offices[1] = cardinal
    t.s.offices[3] = bishop  # the Grand Master is no religious head
    for who in (SON1, bishop):
        prisoners.capture(t.s, who, 0, place("A2"))
    assert t.r(0).deeds[CAPTURE] == 0
    for _ in range(2):
        prisoners.capture(t.s, cardinal, 0, place("A2"))
        prisoners.release(t.s, cardinal, True)
    assert t.r(0).deeds[CAPTURE] == 1


@pytest.mark.clause("C48", "R19.3")
@pytest.mark.parametrize("captor", [REBELS, NEUTRAL, HORDE])
def test_rebels_neutrals_and_hordes_hold_in_the_province(captor: int) -> None:
    t = table()
    prisoners.capture(t.s, KING1, captor, place("B2"))
    assert t.who(KING1).place == place("B2")
    assert not is_able(t.s, t.who(KING1))
    assert prisoners.ransoms(t.s, 0, 1) == []
    prisoners.freed_with(t.s, place("A2"))
    assert t.who(KING1).place == place("B2")
    prisoners.freed_with(t.s, place("B2"))
    assert (t.who(KING1).place, t.who(KING1).gaoler) == (place("A2"), NOWHERE)


def test_at_sea_pirates_can_hold_nobody() -> None:
    t = table()
    t.change_person(KING1, place=100)
    prisoners.capture(t.s, KING1, PIRATES, place("S1"))
    assert (t.who(KING1).place, t.who(KING1).gaoler) == (place("A2"), NOWHERE)


@pytest.mark.clause("14.2.6", "C218")
def test_the_limits_of_ransoms() -> None:
    t = table()
    bishop, cardinal, head = (t.person(1, role, "A2") for role in ("bishop", "cardinal", "cardinal"))
    grand_master = t.person(1, "bishop", "A2")
    t.s.offices[0], t.s.offices[3] = head, grand_master
    t.s.people[FIRST_CAPTAIN] = new_person(1, CAPTAIN, place("A2"))
    limits = [
        prisoners.ransom_limit(t.s, who)
        for who in (FIRST_CAPTAIN, bishop, cardinal, KING1, head, WIFE1, SON1, grand_master)
    ]
    assert limits == [50, 100, 100, 150, 300, 100, 100, 100]
    t.change_person(WIFE1, role=RELATIVE)
    assert prisoners.ransom_limit(t.s, WIFE1) == 100


@pytest.mark.clause("14.2.6", "C163")
def test_a_ransom_is_between_owner_and_gaoler_whoever_has_the_order() -> None:
    t = table(3)
    held(t, KING1)
    held(t, 2, gaoler=1)
    held(t, SON1, gaoler=2)
    assert prisoners.ransoms(t.s, 0, 1) == prisoners.ransoms(t.s, 1, 0) == [2, KING1]
    assert prisoners.ransoms(t.s, 0, 2) == []


@pytest.mark.clause("14.2.7", "C164", "C242")
def test_a_ransomed_prisoner_returns_to_the_capital_exhausted() -> None:
    t = table()
    held(t, KING1)
    prisoners.release(t.s, KING1, True)
    x = t.who(KING1)
    assert (x.place, x.gaoler) == (place("A2"), NOWHERE)
    assert not may_move(t.s, x)
    assert not is_able(t.s, x)
    t.s.round += 1
    assert may_move(t.s, x)
    assert is_able(t.s, x)


@pytest.mark.clause("14.2.8", "C162", "R5.6")
def test_free_or_execute_only_after_two_seasons() -> None:
    t = table().at(season="spring")
    held(t, KING1, caught=1)
    for season, allowed in (("summer", False), ("autumn", False), ("winter", True)):
        t.at(season=season)
        t.s.agenda.clear()
        activation(t)
        for verb in ("free-prisoner", "execute"):
            assert t.may(f"{verb}:family.2.1") == allowed
            if not allowed:
                assert t.why(f"{verb}:family.2.1") == "14.2.8"


@pytest.mark.clause("14.2.8", "C164")
def test_a_freed_prisoner_goes_home_as_after_a_ransom() -> None:
    t = table().at(season="winter")
    held(t, KING1)
    activation(t).do("free-prisoner:family.2.1")
    assert t.who(KING1).place == place("A2")
    assert t.who(KING1).exhausted == t.s.round
    assert t.r(0).deeds[EXECUTION] == 0


@pytest.mark.clause("14.2.8")
def test_only_the_gaoler_decides() -> None:
    t = table(3).at(season="winter")
    held(t, KING1, gaoler=2)
    activation(t)
    assert not t.may("execute:family.2.1")


@pytest.mark.clause("14.2.9", "14.2.10", "R20.2")
def test_an_execution_costs_two_points_and_opens_the_succession() -> None:
    t = table().at(season="winter")
    t.realm(1, florins=20, grain=1)
    held(t, KING1)
    activation(t).do("execute:family.2.1")
    assert t.r(0).deeds[EXECUTION] == -2
    assert sovereign(t.s, 1) == SON1
    assert not t.r(0).excommunicated


@pytest.mark.clause("14.2.8", "14.2.9")
def test_t87_execution_of_the_pope() -> None:
    t = table().at(season="winter")
    pope = t.person(1, "cardinal", "A2")
    t.s.offices[0] = pope
    held(t, pope)
    t.realm(0, faith="catholic")
    activation(t).do("execute:clergy.2.1")
    assert t.r(0).deeds[EXECUTION] == -4
    assert t.r(0).excommunicated
    assert t.s.offices[0] == NOWHERE


@pytest.mark.clause("14.2.9")
@pytest.mark.parametrize(
    ("office", "faith", "vp"), [(0, "orthodox", -4), (2, "catholic", -4), (3, "catholic", -2), (1, "orthodox", -4)]
)
def test_others_are_not_excommunicated(office: int, faith: str, vp: int) -> None:
    t = table().at(season="winter")
    cardinal = t.person(1, "cardinal", "A2")
    t.s.offices[office] = cardinal
    held(t, cardinal)
    t.realm(0, faith=faith)
    activation(t).do("execute:clergy.2.1")
    assert t.r(0).deeds[EXECUTION] == vp
    assert not t.r(0).excommunicated


@pytest.mark.clause("14.2.11", "C165")
def test_a_captured_office_is_suspended_not_vacant() -> None:
    from signoria.games.regno.reconstruction.heads import acting_seat, holder_seat

    t = table()
    cardinal = t.person(1, "cardinal", "A2")
    t.s.offices[0] = cardinal
    prisoners.capture(t.s, cardinal, 0, place("A2"))
    assert (holder_seat(t.s, 0), acting_seat(t.s, 0)) == (1, NOWHERE)
    prisoners.release(t.s, cardinal, True)
    assert acting_seat(t.s, 0) == 1


@pytest.mark.clause("14.2.5", "C243")
def test_the_end_of_a_realm_frees_its_prisoners_and_removes_its_people() -> None:
    t = table(3)
    held(t, KING1, gaoler=0)
    held(t, 2, gaoler=1)
    t.s.people[FIRST_CAPTAIN] = new_person(0, CAPTAIN, place("A1"))
    t.s.tavern, t.s.captains = (4, 5, 6), ()
    t.s.alliances = ((0, 2, 1, 29, 0),)
    t.r(0).out = True
    prisoners.realm_ends(t.s, 0)
    assert (t.who(KING1).gaoler, t.who(KING1).place) == (NOWHERE, place("A2"))
    assert of_realm(t.s, 0) == []
    assert t.s.captains == ((0,),)
    assert t.s.alliances == ()


@pytest.mark.clause("14.2.5", "C243")
def test_a_prisoner_without_a_realm_is_removed() -> None:
    t = table()
    held(t, KING1)
    t.r(1).out = True
    prisoners.release(t.s, KING1, True)
    assert t.s.people[KING1] is None


@pytest.mark.clause("C244")
def test_neither_peace_nor_the_gaolers_new_capital_frees() -> None:
    from signoria.games.regno.warfare import war

    t = table()
    t.war(0, 1)
    held(t, KING1)
    war.make_peace(t.s, 0, 1)
    t.realm(0, capital="B1")
    assert (t.who(KING1).gaoler, t.who(KING1).place) == (0, PRISON)


@pytest.mark.clause("14.2.6", "14.2.7", "C163", "C218")
def test_a_ransom_by_the_gaolers_order_6_is_paid_to_the_gaoler() -> None:
    from signoria.games.regno.knowledge import govern

    t = table().at(season="summer")
    t.realm(0, florins=0)
    t.realm(1, florins=400)
    held(t, KING1)
    t.ask(govern.begin(t.s, 0)).do("ransom:1", "ransom-of:family.2.1")
    asked = next(x for x in t.listed() if x.startswith("ask-goods:florins"))
    assert asked.endswith("..150")
    t.do("ask-goods:florins:150", "propose-deal")
    assert t.asked == 1
    t.do("accept-deal")
    assert t.stock(0, "florins") == (150,)
    assert t.stock(1, "florins") == (250,)
    assert (t.who(KING1).place, t.who(KING1).exhausted) == (place("A2"), t.s.round)
