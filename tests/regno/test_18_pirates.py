"""Pirates. R18.5, 15.4.3."""

from __future__ import annotations

import pytest

from signoria.games.regno.fights import new_naval
from signoria.games.regno.ids import FIRST_PIRATE, PIRATES
from signoria.games.regno.pieces import new_carrier
from signoria.games.regno.reconstruction import pirates
from signoria.games.regno.seafaring.naval import NavalFight

from .afloat import GALLEY, MERCHANT, AtSea, sea
from .build import Table, place

P = "pirate.1"


def corsair(t: Table, at: str = "S2", hull: int = 2, crew: int = 2) -> int:
    name = next(i for i in range(FIRST_PIRATE, FIRST_PIRATE + 8) if t.s.carriers[i] is None)
    x = t.s.carriers[name] = new_carrier(PIRATES, 1, place(at), hull, 4, crew)
    x.bought = t.s.round
    return name


@pytest.mark.clause("R18.5", "R18.2")
def test_a_flotilla_appears_in_a_random_coastal_sea() -> None:
    t = sea()
    t.dice("world", 1, first=0)
    pirates.appear(t.s)
    found = [x for x in t.s.carriers if x is not None and x.owner == PIRATES]
    assert [(x.kind, x.place, x.hull, x.sails, x.crew) for x in found] == [(1, place("S2"), 2, 4, 2)] * 2


@pytest.mark.clause("R18.5", "15.4.3")
@pytest.mark.parametrize(("die", "fights"), [(3, False), (4, True)])
def test_they_intercept_on_4_whoever_enters_in_any_order(die: int, fights: bool) -> None:
    t = sea(navigation=1)
    t.carrier(0, MERCHANT, "S1")
    corsair(t)
    t.dice("world", die)
    t.dice("naval", 5, 1, 1, 1, 1, 1, 1)
    t.dice("naval", 1, 1, 1, 1)  # pirates board: their Crew is no smaller
    t.dice("naval", 1, 1, 1, 1, 5, 1, 1)
    t.ask(AtSea(0, 4)).do("sail-trading:ship.1.1", "sail-to:S2")
    assert [e[2:] for e in t.told("pirates-met")] == [(0, place("S2"), die)]
    assert (t.s.naval is not None) == fights
    if fights:
        assert t.s.naval is not None
        assert (t.s.naval.attacker, t.s.naval.defender) == (PIRATES, 0)
        assert t.told("boarding")


@pytest.mark.clause("R18.5", "15.4.3")
def test_they_intercept_who_leaves() -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S2")
    corsair(t)
    t.dice("world", 4)
    t.dice("naval", 1, 1, 1, 1, 5, 1, 1, 1)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "sail-to:S1")
    assert t.s.naval is not None
    t.do("flee:ship.1.1:S1")
    assert t.listed() == ["finish"]  # its voyage is over


@pytest.mark.clause("R18.5", "15.4.3")
def test_who_holds_out_sails_on() -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S2")
    t.c(corsair(t, hull=1)).sails = 0
    t.dice("world", 6)
    t.dice("naval", 5, 1, 1, 1)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "sail-to:S1")
    t.dice("naval", 1, 5, 3).do("distance:ship.1.1")
    assert t.s.carriers[FIRST_PIRATE] is None
    assert (t.c("ship.1.1").place, t.s.naval) == (place("S1"), None)
    assert sum(t.r(0).deeds) == 1  # a pirate ship sunk


@pytest.mark.clause("R18.5")
@pytest.mark.parametrize(
    ("kind", "soldiers", "hull", "event"),
    [
        (GALLEY, 0, 2, "boarding"),
        (GALLEY, 1, 2, "broadside"),  # Crew 2 against 2 and a soldier
        (GALLEY, 0, 1, "ship-fled"),
        (MERCHANT, 0, 1, "boarding"),  # no Artillery to flee from
    ],
)
def test_what_pirates_choose(kind: str, soldiers: int, hull: int, event: str) -> None:
    t = sea(navigation=1)
    t.carrier(0, kind, "S2")
    t.c("ship.1.1").sails = 0
    if soldiers:
        t.force(0, "ship.1.1", archer=soldiers)
    corsair(t, hull=hull)
    t.s.naval = new_naval(place("S2"), PIRATES, 0)
    t.dice("naval", 5, 1, 1, 1)
    t.ask(NavalFight())
    assert t.told(event)
    first = next(e for e in t.s.events or [] if e[0] in (324, 326, 329))
    assert first == t.told(event)[0]


@pytest.mark.clause("R18.5", "15.6.5")
def test_the_cargo_they_take_is_lost() -> None:
    t = sea(navigation=1)
    t.carrier(0, MERCHANT, "S2", wine=2)
    t.c("ship.1.1").sails, t.c("ship.1.1").crew = 0, 1
    corsair(t)
    t.s.naval = new_naval(place("S2"), PIRATES, 0)
    t.dice("naval", 5, 1, 1, 1, 5, 1, 1)
    t.ask(NavalFight())
    ship = t.c("ship.1.1")
    assert (ship.abandoned, ship.owner, sum(ship.cargo)) == (True, 0, 0)


@pytest.mark.clause("R18.5", "R20.2", "15.4.1")
def test_pirates_are_attacked_without_a_war() -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S2")
    t.c(corsair(t, crew=1)).sails = 0
    t.dice("naval", 5, 1, 1, 1, 5, 1, 1)
    t.ask(AtSea(0, 2)).do("attack-fleet:S2:pirates", "board:ship.1.1", f"crew-prize:ship.1.1:{P}")
    assert t.c("ship.1.2").owner == 0
    assert (sum(t.r(0).deeds), t.r(0).warships) == (1, 1)


@pytest.mark.clause("R18.5", "R3.4")
def test_they_move_on_at_the_end_of_a_season() -> None:
    t = sea(3)
    corsair(t, "S1")
    corsair(t, "S1")
    t.dice("world", 1, first=0)
    pirates.end_season(t.s)
    assert [t.c(f"pirate.{n}").place for n in (1, 2)] == [place("S3")] * 2  # of S2 and S3; the open sea is none


@pytest.mark.clause("R18.5", "R18.2")
def test_they_are_gone_at_the_end_of_winter_unless_they_came_in_it() -> None:
    t = sea().at(season="autumn")
    corsair(t, "S1")
    t.at(season="winter")
    corsair(t, "S2")
    pirates.end_season(t.s)
    assert t.s.carriers[FIRST_PIRATE] is None
    assert t.c("pirate.2").place == place("S1")
    t.at(year=2, season="winter")
    pirates.end_season(t.s)
    assert t.s.carriers[FIRST_PIRATE + 1] is None
