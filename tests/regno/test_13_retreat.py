"""Retreats, withdrawals, stalemates. 13.2.4, 13.5"""

from __future__ import annotations

import pytest

from signoria.games.regno.fights import ASSAULT, ATTACKER, DEFENDER, FIELD, ONGOING, RELIEF, REVOLT, SORTIE
from signoria.games.regno.ids import CARRIERS, EVENTS, HORDE, NEUTRAL, REBELS
from signoria.games.regno.pieces import ARRIVED, EXHAUSTED, LANDED

from .battles import ARENA, arena, fight, march_in, phases, steady
from .build import Table, place


def both_may_go() -> Table:
    """Seat 0 came from A2's place, which is its own here; seat 1 can go to M2."""
    t = arena(owner=1)
    t.province("A2", owner=0, fortress="")
    t.province("M2", owner=1)
    march_in(t, 0, origin="A2", light_infantry=2)
    t.force(1, ARENA, light_infantry=2)
    t.dice("battle", 1, 1, 1, 1)
    return t


@pytest.mark.clause("13.5.1", "13.5.2", "13.5.4", "13.5.5", "C138")
def test_from_the_second_round_the_attacker_says_first() -> None:
    t = both_may_go()
    b = fight(t, defender=1)
    assert (t.asked, b.round, t.listed()) == (0, 2, ["retreat", "stay"])
    t.do("retreat")
    assert (b.outcome, b.retreated) == (DEFENDER, True)
    assert t.units(0, "A2") == {"light_infantry": 2}
    assert t.units(1, ARENA) == {"light_infantry": 2}
    assert t.asked == -1, "the defender is not asked any more"


@pytest.mark.clause("13.5.1", "13.5.5")
def test_then_the_defender() -> None:
    t = both_may_go()
    b = fight(t, defender=1)
    t.do("stay")
    assert t.asked == 1
    t.do("retreat")
    assert (b.outcome, b.retreated) == (ATTACKER, True)
    assert t.units(1, "M2") == {"light_infantry": 2}


@pytest.mark.clause("13.5.2", "C139")
def test_where_it_came_from_is_a_duty_if_legal() -> None:
    t = both_may_go()
    t.province("D2", owner=0)
    b = fight(t, defender=1)
    t.do("retreat")
    assert b.outcome == DEFENDER
    assert t.units(0, "A2") == {"light_infantry": 2}


@pytest.mark.clause("13.5.2", "C139")
def test_else_any_refuge_of_its_choice() -> None:
    t = both_may_go()
    t.province("A2", owner=1)
    t.province("D2", owner=0)
    t.province("M2", owner=0)
    fight(t, defender=1)
    t.do("retreat")
    assert sorted(t.listed()) == ["fall-back:D2", "fall-back:M2"]


@pytest.mark.clause("13.5.2")
def test_refuges_are_own_or_allied_and_without_enemies() -> None:
    t = arena(owner=1, where="D1")
    t.province("A1", owner=1, fortress="")
    t.province("B1", owner=1)
    t.province("D2", owner=1)
    t.force(0, "B1", light_infantry=1)
    march_in(t, 0, "D1", light_infantry=1)
    t.force(1, "D1", light_infantry=1)
    t.dice("battle", 1, 1)
    fight(t, defender=1, where="D1")
    t.do("retreat")
    assert t.listed() == ["fall-back:A1", "fall-back:D2"]
    assert t.why("fall-back:B1") == "13.5.2" == t.why("fall-back:R")
    t.do("fall-back:D2")
    assert t.units(1, "D2") == {"light_infantry": 1}


@pytest.mark.clause("13.5.2")
def test_an_ally_takes_survivors_in() -> None:
    t = arena(owner=1)
    t.province("A2", owner=0)
    t.s.wars = [0, 0]
    t.s.alliances = ((0, 1, 0, 20, 0),)
    march_in(t, 1, light_infantry=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 1, 1)
    fight(t, attacker=1)
    t.do("retreat")
    assert t.units(1, "A2") == {"light_infantry": 1}


@pytest.mark.clause("13.5.3")
def test_without_a_refuge_one_stays() -> None:
    t = arena()
    march_in(t, 0, light_infantry=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 1, 1, 5, 1)
    b = fight(t)
    assert t.asked == -1
    assert (b.outcome, b.round) == (ATTACKER, 2)


@pytest.mark.clause("13.5.7", "13.5.10", "C140", "C221")
def test_after_six_rounds_who_cannot_leave_is_captured() -> None:
    t = arena()
    march_in(t, 0, light_infantry=4)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", *[1] * 30)
    b = fight(t)
    assert (b.outcome, b.round) == (DEFENDER, 6)
    assert t.units(0, ARENA) == {}
    assert t.told("given-up")[0][2:] == (0, ((0, 4),))
    assert sum(b.fallen[0]) == 0, "captured, not eliminated"


@pytest.mark.clause("13.5.7")
def test_those_who_cannot_harm_each_other() -> None:
    t = arena()
    t.province("A2", owner=0)
    march_in(t, 0, origin="A2", crewman=1, ram=1)
    t.force(NEUTRAL, ARENA, crewman=1)
    b = fight(t)
    assert b.outcome == DEFENDER
    assert t.told("rolled") == []
    assert t.units(0, "A2") == {"crewman": 1, "ram": 1}


@pytest.mark.clause("C46", "C221")
def test_soldiers_who_do_not_beat_rebels_leave() -> None:
    t = arena(owner=0, where="B1")
    t.force(0, "B1", light_infantry=1)
    t.force(REBELS, "B1", pitchfork=1)
    t.dice("battle", *[1] * 12)
    steady(t)
    b = fight(t, REVOLT, 0, REBELS, "B1")
    assert b.outcome == DEFENDER
    assert t.units(REBELS, "B1") == {"pitchfork": 1}
    assert t.units(0, "A1") == {"light_infantry": 1}


@pytest.mark.clause("13.2.4", "C131")
def test_horse_archers_leave_after_range_of_round_1() -> None:
    t = arena()
    t.province("A2", owner=0)
    march_in(t, 0, origin="A2", horse_archer=2)
    t.force(NEUTRAL, ARENA, pikeman=3)
    t.dice("battle", 1, 1)
    b = fight(t)
    assert (t.asked, b.round, phases(t)) == (0, 1, ["range"])
    t.do("retreat")
    assert b.outcome == DEFENDER
    assert t.units(0, "A2") == {"horse_archer": 2}


@pytest.mark.clause("13.2.4")
def test_not_in_mixed_company() -> None:
    t = arena()
    t.province("A2", owner=0)
    march_in(t, 0, origin="A2", horse_archer=2, light_infantry=1)
    t.force(NEUTRAL, ARENA, heavy_infantry=3)
    t.dice("battle", *[1] * 8)
    b = fight(t)
    assert t.asked == 0
    assert b.round == 2


@pytest.mark.clause("C143")
def test_recruits_go_with_the_army() -> None:
    t = arena(owner=1)
    march_in(t, 0, light_infantry=1)
    t.force(1, ARENA, light_infantry=1)
    t.force(1, ARENA, status=EXHAUSTED, until=1, archer=2)
    t.dice("battle", *[1] * 6)
    fight(t, defender=1)
    t.do("retreat")
    assert t.units(1, "A2", EXHAUSTED) == {"archer": 2}
    assert t.units(1, ARENA) == {}


@pytest.mark.clause("13.7.1", "13.7.7")
def test_machines_need_crewmen_to_leave() -> None:
    t = arena()
    t.province("A2", owner=0)
    march_in(t, 0, origin="A2", light_infantry=1, crewman=1, ram=2)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 1, 1)
    fight(t)
    t.do("retreat")
    assert t.units(0, "A2") == {"light_infantry": 1, "crewman": 1, "ram": 1}
    assert t.units(NEUTRAL, ARENA) == {"light_infantry": 1, "ram": 1}


@pytest.mark.clause("C232")
def test_each_part_goes_its_own_way() -> None:
    t = arena()
    t.province("A2", owner=0)
    t.province("D2", owner=NEUTRAL)
    t.province("M2", owner=0)
    march_in(t, 0, origin="A2", light_infantry=1)
    march_in(t, 0, origin="M2", archer=1)
    t.force(NEUTRAL, ARENA, heavy_infantry=2)
    t.dice("battle", *[1] * 5)
    fight(t)
    t.do("retreat")
    assert t.units(0, "A2") == {"light_infantry": 1}
    assert t.units(0, "M2") == {"archer": 1}


def landed(*, guard: bool = False, room: bool = True) -> tuple[Table, int]:
    t = arena(where="M2")
    t.province("K1", owner=NEUTRAL)
    ship = t.carrier(0, "light_galley", "S1", grain=0 if room else 2)
    if guard:
        t.carrier(1, "frigate", "S1")
    march_in(t, 0, "M2", "S1", ARRIVED | LANDED, light_infantry=1)
    t.force(NEUTRAL, "M2", light_infantry=1)
    t.dice("battle", *[1] * 12)
    return t, ship


@pytest.mark.clause("C231")
def test_a_landed_army_goes_back_aboard() -> None:
    t, ship = landed()
    b = fight(t, where="M2")
    t.do("retreat")
    assert b.outcome == DEFENDER
    assert t.units(0, CARRIERS[ship]) == {"light_infantry": 1}


@pytest.mark.clause("C231")
@pytest.mark.parametrize("case", ["guard", "room"])
def test_not_past_a_warship_nor_into_a_full_ship(case: str) -> None:
    t, ship = landed(guard=case == "guard", room=case != "room")
    if case == "room":
        t.c(ship).cargo = (9, *t.c(ship).cargo[1:])
    b = fight(t, where="M2")
    assert t.asked == -1
    assert b.outcome == DEFENDER
    assert len(t.told("given-up")) == 1


@pytest.mark.clause("C148", "C141")
def test_a_sortie_goes_back_inside() -> None:
    t = arena(owner=1, fortress="tower", besieger=0)
    t.force(0, ARENA, light_infantry=1)
    t.force(1, ARENA, light_infantry=2)
    sovereign = t.person(1, "sovereign", ARENA)
    t.dice("battle", *[1] * 18)
    steady(t)
    b = fight(t, SORTIE, 1, 0)
    assert (b.outcome, b.retreated, b.round) == (DEFENDER, True, 6)
    assert t.units(1, ARENA) == {"light_infantry": 2}
    assert t.who(sovereign).place == place(ARENA)


@pytest.mark.clause("C148")
def test_not_into_ruins() -> None:
    t = arena(owner=1, besieger=0)
    t.province("A2", owner=0)
    t.force(0, ARENA, light_infantry=1)
    t.force(1, ARENA, light_infantry=2)
    t.dice("battle", *[1] * 18)
    steady(t)
    fight(t, SORTIE, 1, 0)
    assert t.units(1, ARENA) == {}


@pytest.mark.clause("C228")
def test_beaten_relief_goes_back_and_the_garrison_stays() -> None:
    t = arena(owner=1, fortress="tower", besieger=0)
    t.force(1, ARENA, archer=2)
    t.force(0, ARENA, light_infantry=1)
    march_in(t, 1, origin="A2", light_infantry=1)
    t.dice("battle", 1, 1)
    b = fight(t, RELIEF, 1, 0)
    t.do("retreat")
    assert b.outcome == DEFENDER
    assert t.units(1, "A2") == {"light_infantry": 1}
    assert t.units(1, ARENA) == {"archer": 2}


@pytest.mark.clause("13.5.5", "C122")
def test_a_defender_who_leaves_unbreached_walls_leaves_them_standing() -> None:
    t = arena(owner=1, fortress="castle")
    march_in(t, 0, light_infantry=1, crewman=1, ram=1)
    t.force(1, ARENA, archer=1)
    t.dice("battle", 1, 1, *[1] * 5)
    b = fight(t, ASSAULT, defender=1)
    t.do("retreat")
    assert t.units(1, "A2") == {"archer": 1}
    assert (b.outcome, b.round) == (3, 6)


@pytest.mark.clause("R19.3", "R18.4")
def test_neutrals_and_hordes_are_not_asked() -> None:
    t = arena()
    march_in(t, HORDE, light_infantry=3, archer=2)
    t.force(NEUTRAL, ARENA, light_infantry=3, archer=2)
    b = fight(t, FIELD, HORDE)
    assert b.outcome != ONGOING


@pytest.mark.clause("16.1.t2.r2", "C194")
def test_a_coward_must_leave() -> None:
    t = arena()
    t.province("A2", owner=0)
    t.person(0, "sovereign", ARENA, flaw="coward", origin=place("A2"))
    march_in(t, 0, origin="A2", light_infantry=4)
    t.force(NEUTRAL, ARENA, light_infantry=2)
    t.dice("battle", 1, 1, 1, 1, 5, 5)
    steady(t, commander=0)
    b = fight(t)
    t.do("command:family.1.1")
    assert b.outcome == DEFENDER
    assert t.units(0, "A2") == {"light_infantry": 2}
    assert t.who("family.1.1").place == place("A2")


@pytest.mark.clause("C194")
def test_a_coward_without_a_refuge_stays() -> None:
    t = arena()
    t.person(0, "sovereign", ARENA, flaw="coward")
    march_in(t, 0, light_infantry=4)
    t.force(NEUTRAL, ARENA, light_infantry=2)
    t.dice("battle", 1, 1, 1, 1, 5, 5, 5, 5, 1, 1)
    b = fight(t)
    t.do("command:family.1.1")
    assert b.outcome == ATTACKER


@pytest.mark.clause("13.5.1")
def test_standing_orders_of_retreat() -> None:
    """At 5 tenths of the soldiers left."""
    t = both_may_go()
    t.rolls.given["battle"] = []
    t.dice("battle", 1, 1, 5, 1)
    steady(t, retreat=5)
    b = fight(t, defender=1)
    assert b.outcome == DEFENDER
    assert t.units(0, "A2") == {"light_infantry": 1}


@pytest.mark.clause("R18.2", "13.5.2")
def test_floods_close_the_way_over_a_river() -> None:
    t = arena()
    t.province("M2", owner=0)
    t.s.event = EVENTS.index("SP2")
    march_in(t, 0, origin="M2", light_infantry=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 1, 1, 5, 1)
    b = fight(t)
    assert t.asked == -1
    assert b.outcome == ATTACKER
