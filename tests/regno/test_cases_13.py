"""Given, when, then: battles and sieges read from the law alone. 13"""

from __future__ import annotations

import pytest

from signoria.games.regno.fights import ASSAULT, DEFENDER, FIELD, STALLED
from signoria.games.regno.ids import NEUTRAL, PRISON
from signoria.games.regno.pieces import EXHAUSTED
from signoria.games.regno.warfare import siege

from .battles import ARENA, arena, cancelled, faces, fight, leasts, march_in, phases, steady
from .build import NOWHERE, place
from .turns import empty, on_with, turn


@pytest.mark.clause("13.2.2", "13.2.3", "C129")
def test_heavy_infantry_cancels_the_pikemans_hit_and_not_the_crossbowmans() -> None:
    """Two Crossbowmen and a Pikeman hit in Melee: of three hits one is cancelled; of the Crossbowmen's alone none."""
    t = arena(owner=1)
    steady(t)
    march_in(t, 0, crossbowman=2, pikeman=1)
    t.force(1, ARENA, heavy_infantry=4)
    t.dice("battle", 1, 1, *[6, 6, 6], *[1, 1, 1, 1])  # Range (two), Melee: attackers three, defenders four
    fight(t, FIELD, 0, 1)
    assert cancelled(t, 1)[0][0] == 1
    t = arena(owner=1)
    steady(t)
    march_in(t, 0, crossbowman=2, pikeman=1)
    t.force(1, ARENA, heavy_infantry=4)
    t.dice("battle", 1, 1, *[1, 6, 6], *[1, 1, 1, 1])
    fight(t, FIELD, 0, 1)
    second = next(i for i, e in enumerate(t.s.events or []) if e in t.told("round-begun") and e[2] == 2)
    assert not [e for e in (t.s.events or [])[:second] if e in t.told("hits-cancelled")]


@pytest.mark.clause("7.3.3", "13.6.1", "13.1.1")
def test_mountain_and_fatigue_cancel_out_in_the_first_round_only() -> None:
    """Recruited Pikemen defend a mountain: 4+ less 1 plus 1, then 5+."""
    t = arena(owner=1, where="M1")
    steady(t)
    march_in(t, 0, "M1", light_infantry=3)
    t.force(1, "M1", status=EXHAUSTED, until=9, pikeman=1)
    t.dice("battle", *[1] * 40)
    fight(t, FIELD, 0, 1, "M1")
    assert leasts(t, 1, "melee", "pikeman")[:2] == [4, 5]


@pytest.mark.clause("7.3.4", "7.3.3", "C232")
def test_river_into_a_mountain_of_those_who_crossed_it() -> None:
    t = arena(owner=NEUTRAL, where="M1")
    steady(t)
    march_in(t, 0, "M1", origin="B1", light_infantry=2)
    march_in(t, 0, "M1", origin="K2", archer=2)
    t.force(NEUTRAL, "M1", pikeman=1)
    t.dice("battle", *[1] * 60)
    fight(t, FIELD, 0, NEUTRAL, "M1")
    assert leasts(t, 0, "melee", "light_infantry")[:2] == [6, 5]
    assert leasts(t, 0, "melee", "archer")[:2] == [6, 6]
    assert leasts(t, NEUTRAL, "melee", "pikeman")[:2] == [3, 4]


@pytest.mark.clause("13.5.6", "14.2.1", "13.3.4")
def test_both_sides_die_the_defender_keeps_the_province_and_its_people_do_not_roll() -> None:
    t = arena(owner=1)
    steady(t)
    mine, yours = t.person(0, "sovereign", ARENA), t.person(1, "sovereign", ARENA)
    t.who(mine).moved = 4
    march_in(t, 0, light_infantry=1)
    t.force(1, ARENA, light_infantry=1)
    t.dice("battle", 6, 6).dice("risk", 1)
    b = fight(t, FIELD, 0, 1)
    on_with(t, "no-commander")
    assert b.outcome == DEFENDER
    assert (t.who(mine).place, t.who(mine).gaoler) == (PRISON, 1)
    assert t.who(yours).place == place(ARENA)
    assert t.p(ARENA).owner == 1


@pytest.mark.clause("13.2.4", "13.5.1", "C131")
def test_defending_horse_archers_leave_after_the_first_range() -> None:
    t = arena(owner=1)
    march_in(t, 0, light_infantry=3)
    t.force(1, ARENA, horse_archer=2)
    t.dice("battle", 1, 1)
    fight(t, FIELD, 0, 1)
    assert t.asked == 1
    assert "retreat" in t.listed()
    t.do("retreat")
    assert t.units(1, "A2") == {"horse_archer": 2}


@pytest.mark.clause("13.4.11", "13.7.9", "13.7.11", "13.7.t2.r2")
def test_a_manor_turns_away_two_arrows_of_each_phase() -> None:
    t = arena(owner=1, fortress="manor", ps=6)
    steady(t)
    march_in(t, 0, longbow=3)
    t.force(1, ARENA, pikeman=3, archer=1)
    t.dice("battle", 6, 6, 6, 1)
    fight(t, ASSAULT, 0, 1)
    assert cancelled(t, 1)[0][0] == 2
    assert set(phases(t)) == {"range"}


@pytest.mark.clause("13.4.8", "C135", "13.5.9", "13.5.10")
def test_in_a_siege_cavalry_charges_once_whatever_the_rounds() -> None:
    t = arena(owner=1, fortress="castle", ps=5)
    steady(t)
    march_in(t, 0, heavy_cavalry=3)
    t.force(1, ARENA, heavy_infantry=3)
    t.dice("battle", *[1] * 60)
    b = fight(t, ASSAULT, 0, 1)
    assert len(faces(t, 0, "charge", "heavy_cavalry")) == 1
    assert len(faces(t, 0, "melee", "heavy_cavalry")) == 6
    assert b.outcome == STALLED


@pytest.mark.clause("13.7.14", "C146", "13.4.7")
def test_a_fortress_shot_to_pieces_leaves_an_open_field_with_a_charge_each_round() -> None:
    t = arena(owner=1, fortress="tower", ps=1)
    steady(t, aim=2)
    march_in(t, 0, trebuchet=1, crewman=1, light_cavalry=2)
    t.force(1, ARENA, pikeman=3)
    t.dice("battle", 4, *[1] * 80)
    b = fight(t, ASSAULT, 0, 1)
    assert t.p(ARENA).fortress == -1
    assert len(faces(t, 0, "charge", "light_cavalry")) > 1
    assert b.outcome == DEFENDER


@pytest.mark.clause("13.7.14", "11.4.11")
def test_a_destroyed_manor_ends_the_fief() -> None:
    t = empty()
    t.war(0, 1)
    t.no_forces("D1")
    t.province("D1", owner=1, settlement="village", fortress="manor", ps=1, fief=16)
    t.force(1, "D1", pikeman=3)
    t.force(0, "A1", trebuchet=1, crewman=1, light_infantry=1)
    t.dice("battle", 4, *[1] * 4)
    turn(t).do("march:A1:D1", "engage:D1")
    on_with(t, "aim:trebuchet:walls")
    assert t.p("D1").fortress == -1
    assert t.p("D1").fief == NOWHERE


@pytest.mark.clause("13.8.5", "13.7.13", "13.5.11")
def test_a_sortie_that_dies_leaves_walls_and_siege_as_they_are() -> None:
    t = empty()
    t.war(0, 1)
    t.no_forces("D1")
    t.province("D1", owner=0, settlement="village", fortress="tower")
    t.force(0, "D1", light_infantry=1)
    t.force(1, "D1", swordsman=9)
    siege.begin_siege(t.s, place("D1"), 1)
    t.dice("battle", 1, *[6] * 9)
    turn(t).do("sortie:D1")
    on_with(t)
    assert (t.p("D1").owner, t.p("D1").besieger) == (0, 1)
    assert t.units(0, "D1") == {}


@pytest.mark.clause("13.5.2", "13.5.5", "13.5.12", "12.3.1")
def test_a_defender_who_leaves_yields_the_province_and_its_people_do_not_roll() -> None:
    t = empty()
    t.war(0, 1)
    t.no_forces("D2", "D1")
    t.province("D1", owner=0)
    t.province("D2", owner=1, fortress="")
    t.who(14).place = place("D2")
    t.force(1, "D2", light_infantry=2)
    t.force(0, "D1", light_infantry=2)
    t.dice("battle", 1, 1, 1, 1)
    turn(t).do("march:D1:D2", "engage:D2")
    on_with(t, "no-commander", "retreat") if t.asked == 1 else None
    while t.s.battle is not None and t.asked >= 0:
        t.do(
            "stay"
            if t.asked == 0
            else ("no-commander" if t.may("no-commander") else "retreat" if t.may("retreat") else t.listed()[0])
        )
    assert t.p("D2").owner == 0
    assert t.who(14).place in (place("A2"), place("B2"))
    assert not t.told("risked")


@pytest.mark.clause("13.7.7", "13.7.1")
def test_captured_machines_serve_whoever_has_crewmen() -> None:
    t = empty()
    t.war(0, 1)
    t.no_forces("D1")
    t.province("D1", owner=1, fortress="")
    t.force(1, "D1", bombard=1)
    t.force(0, "A1", light_infantry=1, crewman=1)
    turn(t).do("march:A1:D1", "engage:D1")
    assert t.p("D1").owner == 0
    assert t.units(0, "D1") == {"light_infantry": 1, "crewman": 1, "bombard": 1}


@pytest.mark.clause("11.6.10", "C110", "C261", "C137")
def test_the_attackers_owner_places_the_steel_keeps_two_hits() -> None:
    t = arena(owner=1, fortress="steel_keep", ps=14)
    t.realm(1, government="autocratic_empire", tech={"government": 4})
    march_in(t, 0, archer=1, pikeman=3)
    t.force(1, ARENA, archer=1)
    fight(t, ASSAULT, 0, 1)
    assert t.asked == 0
    assert {x.split(":")[1] for x in t.listed()} == {"archer", "pikeman"}


@pytest.mark.clause("13.7.10", "C133", "13.4.3")
def test_before_the_breach_the_defenders_catapult_hits_men_and_the_attackers_only_walls() -> None:
    t = arena(owner=1, fortress="castle", ps=10)
    steady(t)
    march_in(t, 0, catapult=1, crewman=1, light_infantry=2)
    t.force(1, ARENA, catapult=1, crewman=1)
    t.dice("battle", 6, 6)
    fight(t, ASSAULT, 0, 1)
    assert t.p(ARENA).ps == 9
    assert t.asked == 0


@pytest.mark.clause("13.8.4", "13.8.7", "12.1.5")
def test_a_siege_begun_in_this_activation_is_not_fought_twice_in_it() -> None:
    t = empty()
    t.war(0, 1)
    t.no_forces("D1")
    t.province("D1", owner=1, fortress="tower")
    t.force(1, "D1", pikeman=1)
    t.force(0, "A1", light_infantry=2)
    turn(t).do("march:A1:D1", "engage:D1", "keep-siege")
    assert not t.may("engage:D1")


@pytest.mark.clause("13.5.8", "13.5.7", "13.5.11")
def test_crewmen_against_crewmen_in_the_open_end_at_once() -> None:
    t = arena(owner=1)
    march_in(t, 0, origin="A2", crewman=2)
    t.force(1, ARENA, crewman=1)
    b = fight(t, FIELD, 0, 1)
    assert b.outcome == DEFENDER
    assert not t.told("rolled")


@pytest.mark.clause("16.5.6", "13.3.1", "C132")
def test_heirs_and_captains_just_hired_do_not_command_and_one_is_chosen() -> None:
    t = arena(owner=1)
    t.person(0, "heir", ARENA)
    t.person(0, "sovereign", ARENA, virtue="martial")
    march_in(t, 0, light_infantry=2)
    t.force(1, ARENA, light_infantry=2)
    fight(t, FIELD, 0, 1)
    assert (t.asked, t.listed()) == (0, ["command:family.1.2", "no-commander"])


@pytest.mark.clause("R20.2", "13.5.12")
def test_a_battle_point_needs_three_soldiers_of_a_realm_once_a_year_against_it() -> None:
    t = empty()
    t.war(0, 1)
    for turns in (1, 0):
        t.no_forces("D1")
        t.province("D1", owner=1, fortress="")
        t.force(1, "D1", light_infantry=3)
        t.force(0, "A1", swordsman=8)
        t.dice("battle", *[6] * 8, 1, 1, 1)
        turn(t).do("march:A1:D1", "engage:D1")
        on_with(t)
        while t.asked >= 0:
            t.do("finish" if t.may("finish") else t.listed()[0])
        assert t.r(0).deeds[0] == 1, turns
        t.rolls.given.clear()
