"""Given, when, then: ships and battles at sea read from the law alone. 15, R18.5"""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import FIRST_CAPTAIN, NEUTRAL, NOWHERE, PRISON
from signoria.games.regno.pieces import LANDED, new_person
from signoria.games.regno.seafaring import ships
from signoria.games.regno.warfare import siege

from .afloat import GALLEY, MERCHANT, battle, sea
from .build import Table, place
from .turns import on_with, turn

A, A2, D, D2 = "ship.1.1", "ship.1.2", "ship.2.1", "ship.2.2"


def pair(a: str = GALLEY, d: str = GALLEY, navigation: int = 1) -> Table:
    t = sea(navigation=navigation)
    t.carrier(0, a, "S1")
    t.carrier(1, d, "S1")
    return t


@pytest.mark.clause("15.5.7", "15.5.8", "15.5.9", "15.5.10", "15.5.11", "15.5.12")
def test_six_broadside_successes_are_located_one_by_one() -> None:
    """A Great warship's five guns hit: two Sails, two Hull, one Crew on a Frigate, whose three guns still fire."""
    t = pair("great_warship", "frigate", 4)
    t.dice("naval", *[6, 6], *[1] * 4)
    battle(t, [24], [30])
    assert (t.asked, t.listed()[:2]) == (0, [f"distance:{A}", f"board:{A}"])
    t.dice("naval", *[6, 5, 5, 6, 6], *[1, 1, 1], *[1, 2, 3, 4, 5])
    t.do(f"distance:{A}")
    x = t.c(D)
    assert (x.hull, x.sails, x.crew) == (2, 2, 2)


@pytest.mark.clause("15.6.4", "15.5.9", "15.2.9")
def test_excess_hits_on_a_track_at_zero_are_lost() -> None:
    t = pair("great_warship", MERCHANT, 4)
    t.c(D).sails = 1
    t.dice("naval", 6, 6, 1)
    battle(t, [24], [30])
    t.dice("naval", *[5] * 5, *[1] * 5)
    t.do(f"distance:{A}")
    assert t.told("ship-damaged")[0][2:] == (30, 1, 0, 0)


@pytest.mark.clause("15.5.13", "15.5.14", "C180", "15.6.5", "15.6.6")
def test_a_boarded_merchant_is_taken_with_its_cargo() -> None:
    t = pair(GALLEY, MERCHANT)
    t.c(D).cargo = (2, 0, 0, 0, 0, 0, 0, 0, 1, 1)
    t.dice("naval", 6, 6, 1, 1, *[1] * 3)
    battle(t, [24], [30])
    t.dice("naval", 6, 6, 1, 1)
    t.do(f"board:{A}")
    assert t.asked == 0
    t.do(next(x for x in t.listed() if x.startswith("crew-prize")))
    prize = t.c("ship.1.2")
    assert prize.kind == 2
    assert prize.cargo[0] == 2
    assert (t.c(A).crew, prize.crew) == (1, 1)
    assert t.r(0).deeds[4] == 0  # a Merchant is no warship


@pytest.mark.clause("15.6.9", "15.6.10", "15.6.8", "C181")
def test_a_boarder_without_crew_left_takes_nothing() -> None:
    """The Galley's soldiers kill the other's Crew while its own Crew dies: the enemy ship lies abandoned."""
    t = pair(GALLEY, GALLEY)
    t.force(0, A, light_infantry=2)
    t.dice("naval", 6, 6, 1, 1, *[1] * 4)
    battle(t, [24], [30])
    t.dice("naval", 6, 6, 1, 1, *[6, 6])
    t.do(f"board:{A}")
    assert t.c(A).crew == 0
    assert t.units(0, A) == {"light_infantry": 2}
    assert t.c(D).crew == 0
    assert t.c(D).owner == 1
    assert not t.told("captured")


@pytest.mark.clause("15.2.8", "15.2.6", "15.2.7", "13.1.1")
def test_a_landing_on_a_neutral_coast_fights_at_minus_one_with_silent_machines() -> None:
    t = sea(navigation=1)
    t.no_forces()
    t.carrier(0, GALLEY, "S1")
    t.carrier(0, GALLEY, "S1")
    t.force(NEUTRAL, "M1", light_infantry=1)
    t.force(0, A, light_infantry=3)
    t.force(0, A2, catapult=1, crewman=1)
    turn(t).do(f"sail:{A}", f"land:{A}:M1:light_infantry:3", "finish")
    t.do(f"sail:{A2}", f"land:{A2}:M1:catapult:1") if t.may(f"sail:{A2}") else None
    while not t.may("engage:M1"):
        found = t.listed()
        t.do("finish" if "finish" in found else found[0].partition("..")[0])
    t.dice("battle", *[1] * 100)
    t.do("engage:M1")
    on_with(t)
    rolled = t.told("rolled")
    assert [e[6] for e in rolled if e[2] == 0][:2] == [6, 5]
    assert not t.told("fired")


@pytest.mark.clause("15.2.7", "15.4.2", "12.1.4")
def test_an_enemy_warship_in_the_sea_bars_the_landing() -> None:
    t = sea(navigation=1)
    t.war(0, 1)
    t.no_forces()
    t.carrier(0, GALLEY, "S2")
    t.carrier(1, GALLEY, "S2")
    t.force(0, A, light_infantry=3)
    turn(t).do(f"sail:{A}")
    assert t.why(f"land:{A}:K2:light_infantry:1") == "15.2.7"


@pytest.mark.clause("15.2.9", "13.4.16")
def test_who_goes_down_with_a_ship_dies_below_five() -> None:
    for die, home in ((4, False), (5, True)):
        t = pair(GALLEY, GALLEY)
        who = t.person(1, "heir", D)
        t.c(D).hull = 1
        t.dice("naval", 6, 6, 1, 1, *[1] * 4)
        battle(t, [24], [30])
        t.dice("naval", 6, 1, 3).dice("risk", die)
        t.do(f"distance:{A}")
        assert t.s.carriers[30] is None
        x = t.s.people[who]
        assert (x is not None and x.place == place("A2") and x.wounded == t.s.round + 2) is home
        assert (x is None) is not home


@pytest.mark.clause("15.2.11", "C174", "15.2.12", "R18.2")
def test_one_storm_roll_for_a_movement_through_two_open_seas() -> None:
    t = sea(navigation=2).at(season="winter")
    t.carrier(0, GALLEY, "S1")
    t.dice("risk", 2)
    turn(t).do(f"sail:{A}", "sail-to:O")
    t.do("sail-to:S2", "sail-to:O", "finish")
    assert t.c(A).hull == 1
    t = sea(navigation=4).at(season="winter")
    t.carrier(0, GALLEY, "S1")
    turn(t).do(f"sail:{A}", "sail-to:O")
    assert not t.told("storm")


@pytest.mark.clause("15.3.1", "15.3.2", "15.3.3", "15.3.4", "15.4.2")
def test_a_blockade_stops_the_ports_grain_until_the_ship_is_gone() -> None:
    t = sea(navigation=1)
    t.war(0, 1)
    t.province("K2", buildings=["port"])
    t.carrier(0, GALLEY, "S2")
    turn(t).do(f"blockade:{A}:K2", "finish")
    assert t.c(A).port == place("K2")
    t.c(A).crew = 0
    while t.asked >= 0:
        t.do("finish")
    ships.end_blockades(t.s)
    assert t.c(A).port == NOWHERE


@pytest.mark.clause("15.6.15", "C184", "16.6.t1.r12", "15.5.7")
def test_andrea_doria_fires_two_guns_of_a_galley_and_boards_like_anybody() -> None:
    t = pair(GALLEY, GALLEY)
    doria = FIRST_CAPTAIN + 11
    t.s.people[doria] = new_person(0, 7, t.where(A))
    t.dice("naval", 6, 6, 1, 1, *[1] * 4)
    battle(t, [24], [30])
    t.dice("naval", 1, 1, 1)
    t.do(f"distance:{A}")
    assert [e[2:4] for e in t.told("broadside")] == [(24, 2), (30, 1)]


@pytest.mark.clause("15.4.2", "15.2.3", "C247", "15.4.1")
def test_a_trading_merchant_is_intercepted_in_its_own_turn_by_choice_of_the_other() -> None:
    t = sea(navigation=1)
    t.war(0, 1)
    t.carrier(0, MERCHANT, "S1")
    t.carrier(1, GALLEY, "S2")
    turn(t, 0, 4, 5)
    t.do(next(x for x in t.listed() if x.startswith("sail-trading")), "sail-to:S2")
    assert t.asked == 1
    t.do("no")
    assert t.c(A).place == place("S2")


@pytest.mark.clause("15.2.5", "15.2.6", "12.1.6", "13.8.5")
def test_the_landed_neither_march_on_nor_embark_again() -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S1")
    t.force(0, A, light_infantry=2)
    turn(t).do(f"sail:{A}", f"land:{A}:K1:light_infantry:2", "finish")
    assert [f.moved & LANDED for f in t.s.forces if f.owner == 0 and f.place == place("K1")] == [LANDED]
    assert not t.may("march:K1:A1")


@pytest.mark.clause("15.6.5", "C246", "14.2.2", "15.6.15")
def test_characters_on_a_captured_ship_roll_and_the_victor_holds_them() -> None:
    t = pair(GALLEY, MERCHANT)
    bishop = t.person(1, "bishop", D)
    t.dice("naval", 6, 6, 1, 1, *[1] * 3)
    battle(t, [24], [30])
    t.dice("naval", 6, 6, 1, 1).dice("risk", 3)
    t.do(f"board:{A}")
    assert (t.who(bishop).place, t.who(bishop).gaoler) == (PRISON, 0)


@pytest.mark.clause("13.8.5", "15.2.7", "13.3.1", "C228")
def test_a_sovereign_who_lands_with_a_relief_army_commands_it() -> None:
    t = sea(navigation=1)
    t.war(0, 1)
    t.province("K1", settlement="village", fortress="tower")
    t.force(1, "K1", light_infantry=2)
    siege.begin_siege(t.s, place("K1"), 1)
    t.carrier(0, GALLEY, "S1")
    t.force(0, A, light_infantry=2)
    t.change_person(0, place=A, virtue="martial")
    turn(t).do(f"sail:{A}", f"land:{A}:K1:light_infantry:2", f"land-person:{A}:family.1.1:K1", "finish", "engage:K1")
    assert (t.asked, t.listed()) == (0, ["command:family.1.1", "no-commander"])
