"""Order 2: armies, people and workers on the move. 7.2.9, 7.3, 12.1, 16.1.3"""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.regno.forces import counts_of
from signoria.games.regno.ids import COURT, EVENTS, HORDE, NEUTRAL, UNITS
from signoria.games.regno.pieces import EXHAUSTED, LANDED, MOVED
from signoria.games.regno.standing import CONSENT, STAND
from signoria.games.regno.warfare import marching, moving

from .build import NOWHERE, Table, names, place, table


def afield(seats: int = 2) -> Table:
    """Realms whose soldiers and families the test places itself; each Sovereign in the capital."""
    t = table(seats)
    t.s.forces = [f for f in t.s.forces if f.owner == NEUTRAL]
    return t


def march(t: Table, seat: int = 0) -> Table:
    return t.ask(marching.begin(t.s, seat))


def within(t: Table, start: str, **units: int) -> list[str]:
    """The places within reach of an army."""
    counts = counts_of((UNITS.index(unit), n) for unit, n in units.items())
    return names(moving.reach(t.s, 0, place(start), moving.points(t.s, 0, counts)))


@pytest.mark.clause("12.1.1", "12.1.2", "7.3.3", "R6.2")
def test_foot_moves_two_horse_three_and_an_army_at_its_slowest() -> None:
    t = afield()
    assert within(t, "A1", archer=2) == ["B1", "K1", "D1"]
    assert "M2" in within(t, "A1", light_cavalry=1)  # K1, then swamp: three points
    assert "M1" in within(t, "A1", light_cavalry=1)  # B1, then mountain
    assert "M2" not in within(t, "A1", light_cavalry=1, archer=1)


@pytest.mark.clause("12.1.1", "C235")
def test_horse_archers_move_as_cavalry_and_crewmen_as_foot() -> None:
    t = afield()
    assert "M2" in within(t, "A1", horse_archer=1)
    assert "M2" not in within(t, "A1", crewman=1)
    assert "M2" in within(t, "K1", crewman=1)


@pytest.mark.clause("7.3.3", "C13")
def test_a_machine_with_its_whole_movement_enters_a_mountain() -> None:
    t = afield()
    assert "M1" in within(t, "B1", ram=1, crewman=1)
    assert "K1" not in within(t, "B1", ram=1, crewman=1)  # two links


@pytest.mark.clause("7.3.1", "7.3.5", "C17")
def test_desert_costs_what_plain_costs() -> None:
    t = afield()
    t.s.tables.atlas.lands[place("M1")].terrain, kept = 5, t.s.tables.atlas.lands[place("M1")].terrain
    try:
        assert moving.cost(t.s, place("M1")) == moving.cost(t.s, place("A1")) == 1
    finally:
        t.s.tables.atlas.lands[place("M1")].terrain = kept


@pytest.mark.clause("11.3.t1.r4", "12.1.2", "R3.5b")
def test_in_summer_a_mounted_army_with_agriculture_3_goes_one_further() -> None:
    t = afield()
    t.p("D1").owner = 0
    t.p("D1").fortress = -1
    t.realm(0, tech={"agriculture": 3})
    assert "M1" not in within(t, "K1", light_cavalry=1)
    t.at(season="summer")
    assert "M1" in within(t, "K1", light_cavalry=1)  # A1, B1, mountain: four
    assert "M1" not in within(t, "K1", light_cavalry=1, archer=1)


@pytest.mark.clause("R18.2", "7.3.4")
def test_floods_close_rivers_and_an_early_thaw_opens_mountains() -> None:
    t = afield()
    t.s.event = EVENTS.index("SP2")
    assert "M1" not in within(t, "B1", archer=1)
    t.force(0, "B1", archer=1)
    assert march(t).why("march:B1:M1") == "R18.2"
    t.s.event = EVENTS.index("SP1")
    assert "M1" in within(t, "A1", archer=1)


@pytest.mark.clause("12.1.6")
def test_a_whole_army_marches_once() -> None:
    t = afield()
    t.force(0, "A1", archer=2, light_infantry=3)
    march(t).do("march:A1:B1")
    assert t.units(0, "B1") == {"archer": 2, "light_infantry": 3}
    assert t.told("marched")
    assert not [x for x in t.listed() if x.startswith("march:B1")]


@pytest.mark.clause("12.1.6")
def test_joining_others_does_not_move_a_moved_piece_again() -> None:
    t = afield()
    t.force(0, "A1", archer=2)
    t.force(0, "B1", pikeman=1)
    march(t).do("march:A1:B1", "march:B1:K1")
    assert t.units(0, "B1") == {"archer": 2}
    assert t.units(0, "K1") == {"pikeman": 1}


@pytest.mark.clause("13.6.1", "12.1.6")
def test_recruits_and_landed_troops_do_not_march() -> None:
    t = afield()
    t.force(0, "B1", status=EXHAUSTED, until=1, archer=1)
    t.force(0, "K1", moved=LANDED, archer=1)
    march(t)
    assert not [x for x in t.listed() if x.startswith(("march:B1", "march:K1"))]


@pytest.mark.clause("12.1.1", "C145", "13.7.1")
def test_every_machine_needs_a_crewman_to_move() -> None:
    t = afield()
    t.force(0, "B1", ram=1, catapult=1, crewman=1, archer=1)
    march(t).do("muster:B1", "muster-unit:ram:1", "muster-unit:catapult:1", "muster-unit:crewman:1")
    assert t.why("set-out:A1") == "13.7.1"
    t.do("cancel", "march:B1:A1")  # the greater machine goes, the other stays
    assert t.units(0, "A1") == {"archer": 1, "crewman": 1, "catapult": 1}
    assert t.units(0, "B1") == {"ram": 1}


@pytest.mark.clause("12.1.2", "12.1.6")
def test_a_part_is_mustered_piece_by_piece() -> None:
    t = afield()
    t.force(0, "A1", archer=4, light_cavalry=2)
    march(t).do("muster:A1", "muster-unit:light_cavalry:1")
    assert t.may("set-out:M2")
    t.do("muster-unit:archer:3")
    assert t.why("set-out:M2") == "12.1.1"
    t.do("set-out:B1")
    assert t.units(0, "B1") == {"archer": 3, "light_cavalry": 1}
    assert t.units(0, "A1") == {"archer": 1, "light_cavalry": 1}


@pytest.mark.clause("12.1.3", "C114")
def test_a_lone_character_moves_two_through_own_land_only() -> None:
    t = afield()
    t.p("M2").owner = 0
    t.no_forces("M2")
    march(t)
    assert t.why("march:A1:D1") == "12.1.3"
    assert t.why("march:A1:M2") == "12.1.1"
    t.do("march:A1:K1")
    assert t.who(0).place == place("K1")
    assert t.told("went")


@pytest.mark.clause("12.1.3")
def test_a_lone_character_enters_allied_land_with_consent_only() -> None:
    t = afield()
    t.p("D1").owner, t.p("D2").owner = 0, 1
    t.no_forces("D1", "D2")
    t.change_person(0, place="D1")
    t.s.alliances = ((0, 1, 1, 15, 0),)
    march(t)
    assert t.why("march:D1:D2") == "12.1.3"
    t.do("ask-transit:1").do("yes")
    assert t.may("march:D1:D2")
    t.s.alliances = ()
    assert t.why("march:D1:D2") == "12.1.3"  # consent of a realm that is no ally is for armies


@pytest.mark.clause("12.1.3")
def test_who_is_attached_follows_the_army_without_slowing_it() -> None:
    t = afield()
    t.force(0, "A1", light_cavalry=1)
    march(t).do("march:A1:M2")
    assert t.who(0).place == place("M2")


@pytest.mark.clause("C242")
def test_an_exhausted_character_stays() -> None:
    t = afield()
    t.change_person(0, exhausted=1)
    t.force(0, "A1", archer=1)
    march(t).do("march:A1:B1")
    assert t.who(0).place == place("A1")


@pytest.mark.clause("12.1.4", "12.1.7", "12.1.5")
def test_neutral_land_is_entered_to_conquer_and_ends_the_march() -> None:
    t = afield()
    t.no_forces("D1")
    t.force(0, "A1", knight=6)
    march(t)
    assert t.why("march:A1:R") == "12.1.1"  # beyond D1
    t.do("march:A1:D1")
    assert t.p("D1").owner == NEUTRAL
    t.do("engage:D1")
    assert t.p("D1").owner == 0
    assert not [x for x in t.listed() if x.startswith(("march:D1", "engage"))]


@pytest.mark.clause("12.1.4", "R6.2")
def test_the_order_does_not_end_before_those_who_have_arrived_have_fought() -> None:
    t = afield()
    t.no_forces("D1")
    t.force(0, "A1", archer=1)
    march(t).do("march:A1:D1", "finish")
    assert t.p("D1").owner == 0
    assert t.asked == -1


@pytest.mark.clause("12.2.10", "C115", "R1.6", "C83")
def test_the_land_of_a_realm_at_peace_is_open_with_consent() -> None:
    t = afield()
    t.p("D1").owner, t.p("D2").owner = 0, 1
    t.no_forces("D1", "D2")
    t.force(0, "D1", archer=2)
    march(t)
    assert t.why("march:D1:D2") == "R1.6"
    t.do("ask-transit:1")
    assert t.asked == 1
    t.do("yes")
    t.do("march:D1:D2")
    assert t.units(0, "D2") == {"archer": 2}
    assert t.p("D2").owner == 1
    assert "engage:D2" not in t.listed()


@pytest.mark.clause("R1.6", "C83")
def test_consent_is_asked_once_in_an_activation() -> None:
    t = afield()
    march(t).do("ask-transit:1").do("no")
    assert t.told("consent-refused")
    assert t.why("ask-transit:1") == "R1.6"


@pytest.mark.clause("R1.6")
def test_a_standing_order_answers_for_consent() -> None:
    t = afield()
    t.s.orders[1] = ((STAND, CONSENT, 1),)
    t.s.has_standing = 2
    march(t).do("ask-transit:1")
    assert t.asked == 0
    assert t.s.consents == ((1, 0),)


@pytest.mark.clause("16.3.7", "C206")
def test_in_civil_war_only_rebels_and_besiegers_at_home_are_attacked() -> None:
    t = afield()
    t.realm(0, civil_war=1)
    t.force(0, "A1", archer=2)
    t.province("B1", owner=NEUTRAL, former=0)
    march(t)
    assert t.why("march:A1:D1") == "16.3.7"
    assert t.may("march:A1:B1")
    t.war(0, 1)
    t.p("D1").owner = 1
    assert t.why("march:A1:D1") == "16.3.7"
    t.province("K1", besieger=1)
    assert t.may("march:A1:K1")


@pytest.mark.clause("C227", "13.8.3")
def test_a_province_that_another_besieges_is_entered_only_at_war_with_it() -> None:
    t = afield(3)
    t.force(1, "D1", archer=3)
    t.province("D1", fortress="tower", besieger=1)
    t.force(0, "A1", archer=2)
    march(t)
    assert t.why("march:A1:D1") == "13.8.3"
    t.war(0, 1)
    assert t.may("march:A1:D1")


@pytest.mark.clause("C232", "7.3.4")
def test_each_part_knows_the_link_by_which_it_came() -> None:
    t = afield()
    t.force(0, "B1", archer=1)
    t.force(0, "A1", archer=1)
    march(t).do("march:B1:D1", "march:A1:D1")
    assert sorted(f.origin for f in t.s.forces if f.owner == 0) == sorted((place("A1"), place("B1")))
    assert t.listed().count("engage:D1") == 1


@pytest.mark.clause("7.3.4")
def test_hostile_land_is_entered_without_crossing_a_river_where_another_link_serves() -> None:
    t = afield()
    for name in ("M1", "V1", "K2", "R", "D1"):
        t.province(name, owner=0, fortress="")
    t.province("B1", owner=NEUTRAL)
    found = moving.reach(t.s, 0, place("M1"), 9)
    assert found[place("B1")] != place("M1")


# ---- workers ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("7.2.9", "C11")
def test_two_workers_move_one_link_each_between_own_provinces() -> None:
    t = afield()
    t.province("A1", free=3, worked=[])
    t.province("B1", free=0, worked=[])
    t.province("K1", free=0, worked=[], settlement="village")
    march(t)
    assert not t.may("migrate:A1:D1")
    t.do("migrate:A1:B1")
    assert (t.p("A1").free, t.p("B1").free) == (2, 1)
    assert not t.may("migrate:B1:A1")  # the one that has just come does not go on
    t.do("migrate:A1:K1")
    assert t.why("migrate:A1:B1") == "7.2.9"


@pytest.mark.clause("7.2.9", "7.3.6")
def test_migrants_need_room() -> None:
    t = afield()
    t.province("A1", free=3)
    t.province("B1", free=3)
    assert march(t).refusal("migrate:A1:B1").reason == "migrate-full"


@pytest.mark.clause("C12", "7.2.9")
def test_an_assigned_worker_may_go_and_its_building_is_left() -> None:
    t = afield()
    t.province("A1", buildings=["farm", "sawmill"], free=2, worked=["farm", "sawmill"])
    t.province("B1", free=1)
    march(t).do("migrate:A1:B1", "vacate:sawmill")
    assert t.p("A1").worked == 1  # the Farm
    assert t.p("A1").free == 1
    assert t.asked == 0


@pytest.mark.clause("7.2.9", "13.8.2")
def test_no_worker_passes_a_siege() -> None:
    t = afield()
    t.province("A1", free=3)
    t.province("B1", free=1, besieger=1)
    t.force(1, "B1", archer=1)
    assert march(t).why("migrate:A1:B1") == "13.8.2"


# ---- Court -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("16.1.3", "16.1.2")
def test_an_adult_is_deployed_moves_and_others_go_back_to_court() -> None:
    t = afield()
    march(t).do("deploy:family.1.3")
    assert t.who("family.1.3").place == place("A1")
    assert t.why("recall:family.1.1") == "16.1.2"
    t.do("muster:A1", "muster-person:family.1.3", "set-out:B1")
    assert t.who("family.1.3").place == place("B1")
    t.do("deploy:family.1.2", "recall:family.1.2")
    assert t.who("family.1.2").place == COURT
    assert t.why("deploy:family.1.2") == "12.1.6"


@pytest.mark.clause("16.1.3")
def test_minors_stay_at_court_and_away_from_the_capital_nobody_goes_back() -> None:
    t = afield()
    minor = t.person(0, "minor")
    t.change_person(2, place="B1")
    march(t)
    assert [x for x in t.listed() if x.startswith(("deploy", "recall"))] == ["deploy:family.1.2"]
    assert t.who(minor).place == COURT


@pytest.mark.clause("C262", "13.8.5")
def test_in_a_besieged_capital_one_is_deployed_and_stays_inside() -> None:
    t = afield()
    t.war(0, 1)
    t.force(1, "A1", archer=4)
    t.force(0, "A1", archer=2)
    t.province("A1", besieger=1)
    march(t).do("deploy:family.1.2")
    assert t.why("recall:family.1.2") == "13.8.5"
    assert t.why("march:A1:B1") == "13.8.5"


@pytest.mark.clause("12.1.4", "R18.4")
def test_a_horde_before_an_own_fortress_is_relieved() -> None:
    t = afield()
    t.force(HORDE, "A1", light_cavalry=2)
    t.province("A1", besieger=HORDE)
    t.force(0, "B1", archer=1)
    assert march(t).may("march:B1:A1")


def test_a_realm_that_is_out_has_nothing_to_do() -> None:
    t = afield()
    t.realm(0, out=True)
    assert march(t).asked == -1


def test_moved_bits_are_kept_apart_from_the_place() -> None:
    t = afield()
    t.force(0, "A1", archer=1)
    march(t).do("march:A1:B1")
    f: Any = next(f for f in t.s.forces if f.owner == 0)
    assert (f.moved, f.origin) == (MOVED, place("A1"))
    assert NOWHERE not in (f.place, f.origin)
