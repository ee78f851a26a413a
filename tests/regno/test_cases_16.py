"""Given, when, then: family, marriages, succession, intrigues and Captains read from the law alone. 16"""

from __future__ import annotations

import pytest

from signoria.games.regno.dynasties import dynasty
from signoria.games.regno.ids import (
    ASSASSINATION,
    CAPTAIN,
    CONSORT,
    COURT,
    DISSOLVED,
    FIRST_CAPTAIN,
    HEIR,
    MINOR,
    NEUTRAL,
    NO_TRAIT,
    PRISON,
    RELATIVE,
    SOVEREIGN,
)
from signoria.games.regno.people import of_realm, sovereign
from signoria.games.regno.pieces import EXHAUSTED, new_person

from .build import Table, place
from .turns import empty, opened, turn

KING, WIFE, SON = "family.1.1", "family.1.2", "family.1.3"


def rich(season: str = "summer", **tech: int) -> Table:
    t = empty().at(2, season)
    t.realm(0, florins=500, grain=9, wine=3, spices=0, silk=0, tech=tech)
    for who in range(28):
        if t.s.people[who] is not None:
            t.change_person(who, virtue="genius", flaw="corrupt")
    return t


def court(t: Table) -> Table:
    return turn(t, 0, 5, 2)


def end(t: Table) -> Table:
    while t.asked >= 0:
        t.do("finish")
    return t


@pytest.mark.clause("16.2.1", "16.2.3", "16.2.4", "16.2.5", "16.2.7", "16.1.t1.r5", "C196")
def test_a_charismatic_bride_in_spring() -> None:
    t = rich("spring", court=1)
    t.change_person(2, virtue="charismatic")
    t.province("D1", settlement="village", unrest=3, free=2)
    court(t).do(f"marry-neutral:{SON}:D1")
    assert t.stock(0, "florins", "grain", "wine") == (490, 7, 2)
    assert (t.p("D1").owner, t.p("D1").unrest) == (0, 0)
    assert t.units(0, "D1", EXHAUSTED) == {"pikeman": 1}
    assert t.units(NEUTRAL, "D1") == {}
    assert t.who(2).place == COURT
    assert not [x for x in t.listed() if x.startswith(f"marry-neutral:{SON}")]


@pytest.mark.clause("16.2.6", "11.4.12", "16.2.2")
def test_a_bride_with_a_manor_and_none_with_a_castle() -> None:
    t = rich(court=1)
    t.province("D1", settlement="village", fortress="manor")
    court(t).do(f"marry-neutral:{SON}:D1")
    assert t.p("D1").fief == 2
    assert t.who(2).place == place("D1")
    t = rich(court=1)
    t.province("D1", settlement="village", fortress="castle")
    assert court(t).why(f"marry-neutral:{SON}:D1") == "16.2.2"


@pytest.mark.clause("16.2.2", "12.2.13")
def test_no_bride_in_a_besieged_or_horde_province() -> None:
    t = rich(court=1)
    t.province("D1", besieger=1)
    assert court(t).why(f"marry-neutral:{SON}:D1") == "16.2.2"


@pytest.mark.clause("16.3.4", "16.3.5", "16.3.7", "C206", "12.2.1")
def test_in_civil_war_nobody_outside_is_attacked_and_income_is_halved() -> None:
    t = rich()
    for who in of_realm(t.s, 0, HEIR):
        t.s.people[who] = None
    t.person(0, "minor")
    dynasty.die(t.s, 0)
    t.push()
    assert t.r(0).regent == 2
    assert t.r(0).civil_war == t.s.round + 1
    assert t.stock(0, "florins", "grain") == (500, 9)  # a Regent pays no coronation
    t.force(0, "A1", light_infantry=3)
    turn(t)
    assert t.why("march:A1:D1") in ("16.3.7",)


@pytest.mark.clause("16.3.9", "16.3.2", "16.3.10", "16.1.9", "C190")
def test_the_minor_of_age_is_crowned_and_pays_and_the_consort_goes_back_to_court() -> None:
    t = rich()
    for who in of_realm(t.s, 0, HEIR):
        t.s.people[who] = None
    child = t.person(0, "minor", born=1)
    dynasty.die(t.s, 0)
    t.push()
    t.at(3, "spring")
    t.r(0).civil_war = 0
    t.ask(*dynasty.opening(t.s))
    assert sovereign(t.s, 0) == child
    x = t.who(child)
    assert (x.role, x.place) == (SOVEREIGN, place("A1"))
    assert x.virtue != NO_TRAIT
    assert t.stock(0, "florins", "grain") == (480, 8)
    assert (t.who(1).role, t.who(1).place) == (RELATIVE, COURT)
    assert t.r(0).civil_war == 0


@pytest.mark.clause("16.4.3", "16.4.4", "16.4.5", "C209", "12.2.6")
def test_a_failed_assassin_loses_a_point_and_its_victim_may_leave_a_pact_free() -> None:
    t = rich(espionage=4)
    t.province("D2", owner=1)
    t.province("D1", owner=0)
    t.s.pacts = ((0, 1, 3),)
    t.who(14).place = place("D2")
    t.dice("intrigue", 4)
    court(t).do("assassinate:family.2.1")
    assert t.stock(0, "florins") == (450,)
    assert t.r(0).deeds[ASSASSINATION] == -1
    end(t)
    opened(t, 1).do("declare-war:0")
    assert t.r(1).deeds[12] == 0
    assert t.s.pacts == ()


@pytest.mark.clause("16.4.1", "16.4.3", "14.2.10", "16.3.1")
def test_an_assassin_succeeds_and_the_heir_of_the_victim_reigns() -> None:
    t = rich(espionage=4)
    t.province("D2", owner=1)
    t.province("D1", owner=0)
    t.who(14).place = place("D2")
    t.dice("intrigue", 5)
    court(t).do("assassinate:family.2.1")
    assert sovereign(t.s, 1) == 16
    assert not [x for x in t.listed() if x.startswith(("assassinate", "incite"))]


@pytest.mark.clause("16.4.3", "16.4.6", "C208")
def test_beyond_the_border_in_prison_and_at_court_nobody_is_struck() -> None:
    t = rich(espionage=4)
    t.who(14).place = place("A2")  # no border of A1, B1, K1
    t.change_person(16, place=PRISON, gaoler=0, caught=1)
    court(t)
    assert not [x for x in t.listed() if x.startswith("assassinate")]
    t.province("D1", owner=0)
    t.province("D2", owner=0)
    end(t)
    assert court(t).may("assassinate:family.2.1")
    assert not t.may("assassinate:family.2.2")


@pytest.mark.clause("16.2.8", "16.2.9", "16.2.10", "16.2.11", "C199", "R20.2")
def test_two_realms_wed_and_each_pays_its_25_florins() -> None:
    t = rich(court=3)
    t.realm(1, florins=100, grain=3, spices=1, tech={"court": 3})
    t.change_person(16, virtue="martial", flaw="slow")
    court(t).do("propose-marriage:1")
    for _ in range(12):
        found = t.listed()
        if "propose-deal" in found or t.asked == 1:
            break
        for wanted in ("own-spouse:family.1.3", "their-spouse:family.2.3", "own-grain", "own-luxury:wine"):
            options = [x for x in found if x.startswith(wanted)]
            if options:
                t.do(wanted + ":2" if wanted == "own-grain" else wanted)
                break
    t.do("propose-deal")
    assert t.asked == 1
    t.do("accept-deal")
    assert t.stock(0, "florins", "grain", "wine") == (475, 7, 2)
    assert t.stock(1, "florins", "grain", "spices") == (75, 3, 1)
    assert len(t.s.alliances) == 1
    assert t.r(0).deeds[9] == t.r(1).deeds[9] == 1
    end(t)
    assert opened(t).why("declare-war:1") == "16.2.11"


@pytest.mark.clause("16.2.12", "16.2.13", "C118", "12.2.2")
def test_dissolved_the_alliance_still_forbids_war_this_season() -> None:
    t = rich()
    t.s.alliances = ((0, 1, 2, 16, 0),)
    turn(t, 0, 6, 2).do("dissolve-alliance:1")
    assert t.stock(0, "florins") == (460,)
    assert t.r(0).deeds[DISSOLVED] == -2
    end(t)
    assert opened(t, 1).why("declare-war:0") == "16.2.11"


@pytest.mark.clause("16.5.2", "16.5.4", "13.3.1", "16.5.3")
def test_a_captain_hired_in_the_first_order_commands_nobody_in_the_second() -> None:
    t = rich(court=1)
    t.s.tavern = (0,)
    t.s.captains = (tuple(range(1, 12)),)
    t.change_person(0, place="B1")
    t.force(0, "A1", light_infantry=4)
    t.force(NEUTRAL, "D1", light_infantry=1)
    court(t).do("hire:gualtiero_da_forli")
    assert (t.who(FIRST_CAPTAIN).place, t.who(FIRST_CAPTAIN).loyalty) == (place("A1"), 4)
    assert len(t.s.tavern) == 3
    t.do(
        "finish",
        "begin:order2",
        "muster:A1",
        "muster-unit:light_infantry:4",
        "muster-person:gualtiero_da_forli",
        "set-out:D1",
    )
    t.do("engage:D1")
    assert not [x for x in t.listed() if x.startswith("command:")]


@pytest.mark.clause("16.5.2", "C212", "16.5.1")
def test_no_fourth_captain_even_with_one_in_prison() -> None:
    t = rich(court=4)
    for i in (3, 4, 5):
        t.s.people[FIRST_CAPTAIN + i] = new_person(0, CAPTAIN, place("A1"))
    t.change_person(FIRST_CAPTAIN + 3, place=PRISON, gaoler=1, caught=1)
    t.s.tavern = (0, 1, 2)
    assert court(t).why("hire:gualtiero_da_forli") == "16.5.3"


@pytest.mark.clause("16.1.13", "16.1.14", "R6.5")
def test_one_order_5_educates_one_heir_and_hires_but_no_third_function() -> None:
    t = rich(court=1)
    t.s.tavern = (0, 1)
    t.s.captains = (tuple(range(2, 12)),)
    court(t).do(f"educate:{SON}", "hire:gualtiero_da_forli")
    assert t.stock(0, "florins") == (420,)
    assert not [x for x in t.listed() if x.startswith(("hire", "educate", "marry", "appoint"))]


@pytest.mark.clause("R6.5", "C239", "16.1.8")
def test_a_widowed_sovereign_takes_a_consort_for_40_florins_and_a_luxury() -> None:
    t = rich()
    dynasty.die(t.s, 1)
    t.push()
    court(t).do("take-consort:wine")
    consorts = of_realm(t.s, 0, CONSORT)
    assert len(consorts) == 1
    assert t.stock(0, "florins", "wine") == (460, 2)
    assert t.who(consorts[0]).virtue != NO_TRAIT


@pytest.mark.clause("16.1.8", "16.1.9", "C189")
def test_the_third_child_is_the_last() -> None:
    t = rich("spring")
    t.person(0, "minor")
    t.dice("family", 6, 1, 1)
    t.ask(*dynasty.opening(t.s))
    assert len(of_realm(t.s, 0, HEIR, MINOR)) == 3
    t.at(3, "spring")
    t.ask(*dynasty.opening(t.s))
    assert len(of_realm(t.s, 0, HEIR, MINOR)) == 3


@pytest.mark.clause("16.3.11", "14.2.7", "C165", "C242")
def test_a_captured_sovereign_works_no_trait_until_released() -> None:
    t = rich()
    t.change_person(0, virtue="martial", place=PRISON, gaoler=1, caught=1)
    t.force(0, "A1", light_infantry=4)
    turn(t).do("march:A1:D1", "engage:D1")
    assert not [x for x in t.listed() if x.startswith("command:")]
    assert sovereign(t.s, 0) == 0  # the title stays
