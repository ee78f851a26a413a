"""Marriages and alliances. Clauses 16.2."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.regno.dynasties import alliance, court, dynasty, marriage
from signoria.games.regno.ids import COURT, DISSOLVED, FIRST_ALLIANCE, NEUTRAL, NOWHERE, PRISON, REBELS
from signoria.games.regno.pieces import EXHAUSTED
from signoria.games.regno.realm.territory import are_allied
from signoria.games.regno.steps import Ask
from signoria.kernel.menu import Menu, Option

from .build import Table, place, table

SON, WIFE, KING = "family.1.3", 1, 0
COLLE = f"marry-neutral:{SON}:D1"


def ready(season: str = "summer", **tech: int) -> Table:
    """Seat 0 begins Order 5 with what a marriage with a neutral costs and one kind of luxury."""
    t = table().at(season=season)
    t.poor(0)
    t.realm(0, florins=200, grain=4, wine=2, tech={"court": 1, **tech})
    return t


def begin(t: Table) -> Table:
    return t.ask(court.begin(t.s, 0))


@pytest.mark.clause("16.2.1", "16.2.3", "16.2.4", "16.2.5", "C197", "16.2.7", "16.2.6", "9.5.10")
def test_a_marriage_brings_the_province_without_its_garrison() -> None:
    t = ready()
    t.province("D1", buildings=["sawmill"], free=1, slaves=0, unrest=2)
    begin(t).do(COLLE)
    p = t.p("D1")
    assert (p.owner, p.unrest, p.asleep, p.free, p.fief) == (0, 0, t.s.round, 1, NOWHERE)
    assert p.buildings == 1 << 2
    assert t.units(NEUTRAL, "D1") == {}
    assert t.units(0, "D1") == t.units(0, "D1", EXHAUSTED) == {"pikeman": 1}
    assert t.stock(0, "florins", "grain", "wine") == (140, 2, 1)
    assert (t.who(SON).place, t.who(SON).married) == (COURT, 2)
    assert p.held & 1


@pytest.mark.clause("16.2.3", "16.1.t1.r5", "C196")
@pytest.mark.parametrize(
    ("season", "virtue", "price"),
    [("spring", "martial", 30), ("spring", "charismatic", 10), ("winter", "charismatic", 40), ("autumn", "slow", 60)],
)
def test_the_price_in_spring_and_of_the_charismatic(season: str, virtue: str, price: int) -> None:
    t = ready(season)
    t.s.inflation = 3
    if virtue != "slow":
        t.change_person(SON, virtue=virtue)
    begin(t).do(COLLE)
    assert t.stock(0, "florins") == (200 - price,)


@pytest.mark.clause("C242", "16.1.t1.r5")
def test_a_wound_suspends_the_charm() -> None:
    t = ready()
    t.change_person(SON, virtue="charismatic", wounded=t.s.round)
    begin(t).do(COLLE)
    assert t.stock(0, "florins") == (140,)


@pytest.mark.clause("16.2.3")
def test_the_luxury_is_chosen_where_there_are_several() -> None:
    t = ready()
    t.realm(0, silk=1)
    begin(t).do(COLLE)
    assert t.listed() == ["give-luxury:wine", "give-luxury:silk", "cancel"]
    t.do("cancel")
    assert t.p("D1").owner == NEUTRAL
    t.do(COLLE, "give-luxury:silk")
    assert t.p("D1").owner == 0
    assert t.stock(0, "wine", "silk") == (2, 0)


@pytest.mark.clause("16.2.3")
@pytest.mark.parametrize("lacking", ["florins", "grain", "wine"])
def test_nothing_may_be_lacking(lacking: str) -> None:
    t = ready()
    t.realm(0, **{lacking: 1 if lacking != "wine" else 0})
    assert begin(t).why(COLLE) == "16.2.3"


@pytest.mark.clause("16.2.1", "11.1.t1.r9")
def test_court_1_is_needed() -> None:
    t = ready(court=0)
    assert begin(t).why(COLLE) == "16.2.1"


@pytest.mark.clause("16.2.1", "C195")
def test_only_adjacent_by_land() -> None:
    t = ready()
    begin(t)
    assert t.why(f"marry-neutral:{SON}:D2") == "16.2.1"
    assert t.why(f"marry-neutral:{SON}:I1") == "16.2.1"


@pytest.mark.clause("16.2.2")
def test_t81_no_marriage_with_a_city_or_a_church() -> None:
    t = ready()
    t.province("D1", settlement="city")
    t.province("M1", settlement="village", buildings=["church"])
    begin(t)
    assert t.why(COLLE) == "16.2.2"
    assert t.why(f"marry-neutral:{SON}:M1") == "16.2.2"


@pytest.mark.clause("16.2.2", "C195", "C198")
@pytest.mark.parametrize(
    ("fields", "clause"),
    [
        ({"fortress": "castle"}, "16.2.2"),
        ({"besieger": 1}, "16.2.2"),
        ({"horde": True}, "16.2.2"),
        ({"former": 1}, "C195"),
        ({"buildings": ["church"], "damaged": ["church"]}, "16.2.2"),
    ],
)
def test_what_is_excluded(fields: dict[str, Any], clause: str) -> None:
    t = ready()
    t.province("D1", **fields)
    assert begin(t).why(COLLE) == clause


@pytest.mark.clause("C195")
def test_a_neutral_capital_that_is_no_city_is_not_excluded() -> None:
    t = ready(season="summer")
    t.province("D1", settlement="town")
    assert begin(t).may(COLLE)


@pytest.mark.clause("16.2.6", "C102", "C198", "11.4.12")
def test_with_a_manor_the_spouse_holds_the_fief() -> None:
    t = ready()
    t.realm(0, government="communal_republic")
    t.province("D1", settlement="town", fortress="manor")
    t.province("B1", fief=2)
    begin(t).do(COLLE)
    assert t.p("D1").fief == 2
    assert t.p("B1").fief == NOWHERE
    assert t.who(SON).place == place("D1")


@pytest.mark.clause("16.2.6", "C198")
def test_a_tower_makes_no_fief() -> None:
    t = ready()
    t.province("D1", settlement="town", fortress="tower")
    begin(t).do(COLLE)
    assert (t.p("D1").fief, t.who(SON).place) == (NOWHERE, COURT)


@pytest.mark.clause("16.1.2", "16.2.6")
def test_the_sovereign_stays_on_the_map() -> None:
    t = ready()
    t.s.people[WIFE] = None
    begin(t).do("marry-neutral:family.1.1:D1")
    assert t.who(KING).place == place("A1")


@pytest.mark.clause("16.2.7", "16.2.1", "16.1.t2.r5", "C240", "C262")
def test_who_may_not_marry() -> None:
    t = ready()
    t.change_person(SON, married=2)
    assert begin(t).why(COLLE) == "16.2.7"
    assert t.why("marry-neutral:family.1.1:D1") == "16.2.7"  # the reigning couple
    assert t.why("marry-neutral:family.1.2:D1") == "16.2.7"
    t.change_person(SON, married=0, flaw="paranoid")
    assert t.why(COLLE) == "16.1.t2.r5"
    t.change_person(SON, flaw="slow", gaoler=1, place=PRISON)
    assert t.why(COLLE) == "C240"
    t.change_person(SON, gaoler=NOWHERE, place="A1")
    t.province("A1", besieger=1)
    assert t.why(COLLE) == "C262"


@pytest.mark.clause("C240", "16.2.1")
def test_minors_captains_and_clergy_never_marry() -> None:
    t = ready()
    t.person(0, "minor")
    t.person(0, "bishop", "A1")
    begin(t)
    assert {x.split(":")[1] for x in t.listed() if x.startswith("marry")} == {SON}


@pytest.mark.clause("16.2.15", "C239")
def test_a_sovereign_married_to_a_neutral_gains_no_consort() -> None:
    t = ready()
    t.s.people[WIFE] = None
    begin(t).do("marry-neutral:family.1.1:D1")
    assert t.why("take-consort:wine") == "C239"


# ---- between players -------------------------------------------------------------------------------------------------


def two(court_level: int = 3) -> Table:
    t = table()
    for seat in (0, 1):
        t.poor(seat)
        t.realm(seat, florins=50, grain=1, tech={"court": court_level})
    t.realm(1, silk=1)
    return t


@pytest.mark.clause("16.2.8", "16.2.9", "C199", "16.2.11", "C240", "11.3.t1.r9")
def test_what_two_realms_need_to_marry() -> None:
    t = two()
    assert alliance.bar(t.s, 0, 1) is None
    t.realm(1, tech={"court": 2})
    assert alliance.bar(t.s, 0, 1) is alliance.NO_COURT
    t = two()
    t.realm(1, florins=24)
    assert alliance.bar(t.s, 0, 1) is alliance.TOO_DEAR
    t = two()
    t.realm(0, grain=0)
    assert alliance.bar(t.s, 0, 1) is alliance.TOO_DEAR
    t = two()
    t.realm(1, silk=0)
    assert alliance.bar(t.s, 0, 1) is alliance.TOO_DEAR
    t = two()
    t.change_person(SON, gaoler=1, place=PRISON)
    assert alliance.bar(t.s, 0, 1) is alliance.NO_SPOUSE
    t = two()
    t.war(0, 1)
    assert alliance.bar(t.s, 0, 1) is alliance.AT_WAR


@pytest.mark.clause("16.2.8", "16.2.10", "16.2.11", "16.2.14", "R20.2")
def test_a_wedding_allies_the_realms_and_moves_nothing() -> None:
    t = two()
    before = [list(realm.stock) for realm in t.s.realms]
    alliance.wed(t.s, 2, 16)
    assert are_allied(t.s, 0, 1)
    assert (t.who(2).seat, t.who(16).seat, t.who(2).spouse, t.who(16).spouse) == (0, 1, 16, 2)
    assert [realm.stock for realm in t.s.realms] == before
    assert [realm.deeds[FIRST_ALLIANCE] for realm in t.s.realms] == [1, 1]


@pytest.mark.clause("R20.2")
def test_a_second_alliance_with_the_same_realm_counts_nothing() -> None:
    t = two()
    alliance.wed(t.s, 2, 16)
    dynasty.die(t.s, 16)
    other = t.person(1, "heir")
    t.change_person(2, married=0)
    alliance.wed(t.s, 2, other)
    assert [realm.deeds[FIRST_ALLIANCE] for realm in t.s.realms] == [1, 1]


@pytest.mark.clause("16.2.11")
def test_one_alliance_and_only_while_both_live() -> None:
    t = table(3)
    for seat in range(3):
        t.realm(seat, florins=50, grain=2, wine=1, tech={"court": 3})
    alliance.wed(t.s, 2, 16)
    t.person(0, "heir")
    assert alliance.bar(t.s, 0, 2) is alliance.ALLIED
    assert alliance.bar(t.s, 2, 1) is alliance.ALLIED
    dynasty.die(t.s, 16)
    assert not are_allied(t.s, 0, 1)
    assert alliance.bar(t.s, 0, 2) is None
    assert t.who(2).married == 0


@pytest.mark.clause("16.2.12", "16.2.13", "C200")
def test_dissolving_costs_40_florins_and_2_points_and_holds_to_the_seasons_end() -> None:
    t = two()
    t.realm(0, faith="orthodox")
    alliance.wed(t.s, 2, 16)
    t.ask(Dissolve(0)).do("dissolve-alliance:1")
    assert t.stock(0, "florins") == (10,)
    assert t.r(0).deeds[DISSOLVED] == -2
    assert t.r(1).deeds[DISSOLVED] == 0
    assert are_allied(t.s, 0, 1)
    assert t.s.treasuries == [0, 0, 0, 0]
    t.s.round += 1
    assert not are_allied(t.s, 0, 1)
    assert t.who(2).spouse == 16  # the alliance is dissolved, not the marriage


@pytest.mark.clause("16.2.12")
def test_dissolving_needs_the_40_florins_and_happens_once() -> None:
    t = two()
    alliance.wed(t.s, 2, 16)
    t.realm(0, florins=39)
    assert t.ask(Dissolve(0)).why("dissolve-alliance:1") == "16.2.12"
    t.realm(0, florins=100)
    t.do("dissolve-alliance:1").ask(Dissolve(0))
    assert t.listed() == ["finish"]


@pytest.mark.clause("C200", "14.2.11", "R17.6")
@pytest.mark.parametrize(("captive", "treasury"), [(False, 40), (True, 0)])
def test_the_fee_goes_to_the_own_faiths_treasury_unless_suspended(captive: bool, treasury: int) -> None:
    t = two()
    patriarch = t.person(1, "cardinal", "A2")
    if captive:
        t.change_person(patriarch, gaoler=0, place=PRISON)
    t.s.offices[1] = patriarch
    t.realm(0, faith="orthodox")
    alliance.wed(t.s, 2, 16)
    t.ask(Dissolve(0)).do("dissolve-alliance:1")
    assert t.s.treasuries == [0, treasury, 0, 0]
    assert t.stock(0, "florins") == (10,)


class Dissolve(Ask):
    """What Order 6 lists of alliances."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Any) -> int:
        return 1 << self.seat

    def offer(self, s: Any, seat: int, menu: Menu) -> None:
        marriage.dissolve_options(s, seat, menu)
        menu.legal.append((3,))

    def take(self, s: Any, seat: int, option: Option) -> None:
        assert option[0] in marriage.DISSOLVE
        marriage.take_dissolve(s, seat, option)


@pytest.mark.clause("C48")
def test_people_held_in_the_province_go_free_with_it() -> None:
    t = ready()
    t.change_person(16, gaoler=REBELS, place="D1")
    t.change_person(15, gaoler=REBELS, place="D2")
    begin(t).do(COLLE)
    assert (t.who(16).gaoler, t.who(16).place) == (NOWHERE, place("A2"))
    assert t.who(15).gaoler == REBELS
