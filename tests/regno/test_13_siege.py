"""Sieges. 13.8"""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import ABOARD, FARM, NEUTRAL, PRISON
from signoria.games.regno.pieces import EXHAUSTED, MOVED
from signoria.games.regno.realm import territory
from signoria.games.regno.warfare import conquest, marching, siege

from .build import NOWHERE, Table, place, table


def at_war(seats: int = 2) -> Table:
    """D2 is the other realm's, with a whole Tower, D1 one's own; nobody stands anywhere there."""
    t = table(seats)
    t.s.forces = [f for f in t.s.forces if f.owner == NEUTRAL]
    t.no_forces("D1", "D2")
    t.province("D1", owner=0)
    t.province("D2", owner=1, settlement="village", fortress="tower")
    t.war(0, 1)
    return t


def besieged(**pieces: int) -> Table:
    t = at_war()
    t.force(0, "D2", **(pieces or {"archer": 4}))
    siege.begin_siege(t.s, place("D2"), 0)
    return t


def march(t: Table, seat: int = 0) -> Table:
    return t.ask(marching.begin(t.s, seat))


def fight_on(t: Table) -> Table:
    """Answer what the battle asks: nobody retreats, the first listed otherwise."""
    while t.s.battle is not None and t.asked >= 0:
        found = t.listed()
        t.do("stay" if "stay" in found else found[0].partition("..")[0])
    return t


@pytest.mark.clause("13.8.1", "13.8.3", "C123", "C261")
def test_an_army_that_can_harm_nobody_stays_before_the_walls_without_a_roll() -> None:
    t = at_war()
    t.force(1, "D2", pikeman=1)
    t.force(0, "D1", swordsman=5)
    march(t).do("march:D1:D2", "engage:D2")
    assert not t.told("rolled")
    t.do("keep-siege")
    assert (t.p("D2").owner, t.p("D2").besieger) == (1, 0)
    assert (t.units(0, "D2"), t.units(1, "D2")) == ({"swordsman": 5}, {"pikeman": 1})
    assert t.told("siege-begun")


@pytest.mark.clause("13.8.1", "C139", "13.5.10")
def test_or_it_withdraws_where_it_came_from() -> None:
    t = at_war()
    t.province("R", owner=0, fortress="")
    t.no_forces("R")
    t.force(0, "D1", swordsman=5)
    march(t).do("march:D1:D2", "engage:D2", "lift-siege")
    assert t.units(0, "D1") == {"swordsman": 5}
    assert t.p("D2").besieger == NOWHERE
    assert t.told("fell-back")


@pytest.mark.clause("C232", "C139")
def test_each_part_withdraws_its_own_way() -> None:
    t = at_war()
    t.province("R", owner=0, fortress="")
    t.no_forces("R")
    t.force(0, "D1", swordsman=5)
    t.force(0, "R", pikeman=2)
    march(t).do("march:D1:D2", "march:R:D2", "engage:D2", "lift-siege")
    assert (t.units(0, "D1"), t.units(0, "R")) == ({"swordsman": 5}, {"pikeman": 2})


@pytest.mark.clause("C141", "13.5.10")
def test_a_siege_needs_walls() -> None:
    t = at_war()
    t.force(0, "D2", moved=MOVED, archer=2)
    t.p("D2").fortress = -1
    t.s.forces[-1].origin = place("D1")
    t.ask(siege.Stall(0, place("D2")))
    assert t.p("D2").besieger == NOWHERE
    assert t.units(0, "D1") == {"archer": 2}


@pytest.mark.clause("13.8.2", "C29", "C1", "C147")
def test_a_besieged_province_stays_its_owners_and_gives_nothing() -> None:
    t = at_war()
    t.province("D2", buildings=["farm"], free=1, worked=["farm"])
    here = place("D2")
    assert territory.worked(t.s, here, FARM)
    t.force(0, "D2", archer=1)
    siege.begin_siege(t.s, here, 0)
    assert t.p("D2").owner == 1
    assert not territory.is_valid(t.s, here)
    assert not territory.worked(t.s, here, FARM)
    assert not territory.fortress_works(t.s, here)
    siege.end_siege(t.s, here)
    assert territory.worked(t.s, here, FARM)


@pytest.mark.clause("13.8.4", "13.8.6")
def test_a_siege_goes_on_only_with_a_new_order_and_keeps_the_structure_points() -> None:
    t = at_war()
    t.province("D2", fortress="castle")
    t.force(0, "D1", ram=1, crewman=1, pikeman=2)
    t.dice("battle", 4, 1, 1, 1, 1, 1)
    fight_on(march(t).do("march:D1:D2", "engage:D2")).do("keep-siege")
    assert t.p("D2").ps == 9
    assert t.why("engage:D2") == "13.8.4"
    t.do("finish")
    assert t.p("D2").besieger == 0
    for f in t.s.forces:  # the next activation
        f.moved, f.origin = 0, NOWHERE
    t.dice("battle", 4, 4, 1, 1, 1, 1)
    fight_on(march(t).do("engage:D2"))
    assert t.p("D2").ps == 7


@pytest.mark.clause("C149")
def test_newcomers_enter_with_the_order_that_goes_on_with_the_siege() -> None:
    t = besieged(pikeman=3)
    t.force(0, "D1", pikeman=2)
    march(t).do("march:D1:D2", "engage:D2", "keep-siege")
    assert t.units(0, "D2") == {"pikeman": 5}
    assert t.why("engage:D2") == "13.8.4"


@pytest.mark.clause("C149", "13.8.4")
def test_who_comes_after_the_battle_waits() -> None:
    t = besieged(pikeman=3)
    t.force(0, "D1", pikeman=2)
    march(t).do("engage:D2", "keep-siege", "march:D1:D2").do("engage:D2")
    assert not t.told("battle-begun")
    assert t.units(0, "D2") == {"pikeman": 5}


@pytest.mark.clause("13.7.13", "13.8.4", "C230")
def test_a_siege_ends_with_the_conquest() -> None:
    t = besieged(archer=4)
    t.p("D2").ps = 2
    march(t).do("engage:D2")
    assert (t.p("D2").owner, t.p("D2").besieger) == (0, NOWHERE)
    assert t.told("siege-ended")


@pytest.mark.clause("C230")
def test_a_siege_ends_when_its_soldiers_march_away_and_what_stays_goes_home() -> None:
    t = besieged(archer=4, ram=1)
    march(t).do("march:D2:D1")
    assert t.p("D2").besieger == NOWHERE
    assert t.units(0, "D1") == {"archer": 4, "ram": 1}


# ---- sortie and relief -----------------------------------------------------------------------------------------------


@pytest.mark.clause("13.8.5", "C229", "C230")
def test_a_sortie_that_wins_ends_the_siege() -> None:
    t = besieged(archer=1)
    t.force(1, "D2", swordsman=30)
    march(t, 1).do("sortie:D2")
    assert t.told("battle-begun")
    fight_on(t)
    assert t.p("D2").besieger == NOWHERE
    assert t.p("D2").owner == 1
    assert not t.may("sortie:D2")


@pytest.mark.clause("13.8.5", "13.6.1")
def test_recruits_do_not_sally() -> None:
    t = besieged(archer=1)
    t.force(1, "D2", status=EXHAUSTED, until=1, swordsman=3)
    assert march(t, 1).why("sortie:D2") == "13.8.5"


@pytest.mark.clause("C148", "13.8.5")
def test_a_sortie_that_is_beaten_goes_back_inside() -> None:
    t = besieged(pikeman=1)
    t.force(1, "D2", crewman=1, handgunner=1)
    t.dice("battle", *[1] * 6 * 2)  # nobody hits
    fight_on(march(t, 1).do("sortie:D2"))
    assert t.p("D2").besieger == 0
    assert t.units(1, "D2") == {"crewman": 1, "handgunner": 1}


@pytest.mark.clause("13.8.5", "C228")
def test_a_relief_fights_alone_and_may_end_the_siege() -> None:
    t = besieged(archer=1)
    t.force(1, "D2", pikeman=1)
    t.force(1, "A2", swordsman=30)
    march(t, 1).do("march:A2:D2")
    assert t.why("sortie:D2") == "13.8.5"
    fight_on(t.do("engage:D2"))
    assert t.p("D2").besieger == NOWHERE
    assert t.units(1, "D2")["pikeman"] == 1
    assert (t.p("D2").owner, t.p("D2").unrest) == (1, 0)  # no conquest of one's own


@pytest.mark.clause("C228")
def test_a_beaten_relief_goes_back_and_the_siege_goes_on() -> None:
    t = besieged(swordsman=30)
    t.force(1, "D2", pikeman=1)
    t.force(1, "A2", light_infantry=1)
    fight_on(march(t, 1).do("march:A2:D2", "engage:D2"))
    assert t.p("D2").besieger == 0
    assert t.units(1, "D2") == {"pikeman": 1}


# ---- Winter ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("13.8.7", "9.4.14", "C62", "C234")
def test_a_siege_costs_two_florins_for_each_soldier_in_winter() -> None:
    t = besieged(archer=4, crewman=2, ram=1)
    assert siege.dues(t.s, 0) == [(place("D2"), 8)]
    assert siege.dues(t.s, 1) == []


@pytest.mark.clause("13.8.7", "C150")
def test_who_does_not_pay_goes_back_where_it_came_from() -> None:
    t = at_war()
    t.province("R", owner=0, fortress="")
    t.no_forces("R")
    t.force(0, "R", pikeman=4)
    march(t).do("march:R:D2", "engage:D2", "keep-siege", "finish")
    for f in t.s.forces:
        f.moved, f.origin = 0, NOWHERE
    siege.withdraw(t.s, place("D2"))
    t.push()
    assert t.units(0, "R") == {"pikeman": 4}
    assert t.p("D2").besieger == NOWHERE


@pytest.mark.clause("13.8.7", "C139")
def test_where_that_is_no_longer_legal_the_owner_chooses() -> None:
    t = besieged(pikeman=4)
    t.province("R", owner=0, fortress="")
    t.no_forces("R")
    siege.withdraw(t.s, place("D2"))
    t.push()
    assert t.listed() == ["draw-off:D1", "draw-off:R"]
    t.do("draw-off:R")
    assert t.units(0, "R") == {"pikeman": 4}


@pytest.mark.clause("13.8.8")
def test_without_a_destination_soldiers_are_removed_and_characters_roll() -> None:
    t = besieged(pikeman=4)
    t.province("D1", owner=NEUTRAL)
    t.change_person(0, place="D2")
    t.dice("risk", 1)
    siege.withdraw(t.s, place("D2"))
    t.push()
    assert t.units(0, "D2") == {}
    assert (t.who(0).place, t.who(0).gaoler) == (PRISON, 1)
    assert t.p("D2").besieger == NOWHERE
    assert t.told("besiegers-removed")


@pytest.mark.clause("C231", "13.8.7")
def test_besiegers_from_the_sea_go_back_aboard_if_there_is_room() -> None:
    t = at_war()
    t.province("I1", owner=1)
    t.no_forces("I1")
    ship = t.carrier(0, "light_galley", "O")
    t.force(0, "I1", archer=3)
    t.s.forces[-1].origin = place("O")
    siege.begin_siege(t.s, place("I1"), 0)
    t.s.forces[-1].origin = NOWHERE
    siege.withdraw(t.s, place("I1"))
    t.push()
    assert [(f.place, sum(f.counts)) for f in t.s.forces if f.owner == 0] == [(ABOARD + ship, 3)]
    assert t.p("I1").besieger == NOWHERE


@pytest.mark.clause("C257", "13.8.2")
def test_conquest_by_another_way_ends_the_siege_too() -> None:
    t = besieged(archer=4)
    conquest.conquer(t.s, place("D2"), 0)
    assert t.p("D2").besieger == NOWHERE


@pytest.mark.clause("C230", "C222")
def test_a_siege_of_rebels_ends_when_the_province_goes_back_to_a_realm_at_peace() -> None:
    t = at_war(3)
    t.force(2, "D2", archer=2)
    t.p("D3").owner = 2
    t.no_forces("D3")
    t.province("D2", besieger=2)
    siege.check_sieges(t.s)
    t.push()
    assert t.p("D2").besieger == NOWHERE
    assert t.units(2, "D3") == {"archer": 2}
