"""Voyages, storm, blockade, interception. Clauses 15.2, 15.3.1 to 15.3.4, 15.4.1, 15.4.2."""

from __future__ import annotations

import pytest

from signoria.games.regno.carriers import is_blockaded
from signoria.games.regno.dynasties import dynasty
from signoria.games.regno.ids import FIRST_CAPTAIN
from signoria.games.regno.people import enter
from signoria.games.regno.pieces import new_person
from signoria.games.regno.seafaring import ships
from signoria.games.regno.standing import INTERCEPT, STAND, take_standing

from .afloat import GALLEY, MERCHANT, AtSea, sea
from .build import Table, place


def captain(t: Table, card: int, ship: str, seat: int = 0) -> None:
    """A Captain aboard."""
    t.s.people[FIRST_CAPTAIN + card] = new_person(seat, 7, t.where(ship))


@pytest.mark.clause("15.2.3", "C169", "C170", "15.2.4")
def test_which_order_moves_which_ship() -> None:
    t = sea(navigation=1)
    for kind in (GALLEY, MERCHANT, MERCHANT):
        t.carrier(0, kind, "S1")
    t.force(0, "ship.1.3", archer=1)
    t.ask(AtSea(0, 2))
    assert t.may("sail:ship.1.1")
    assert t.why("sail:ship.1.2") == "15.2.3"
    t.do("sail:ship.1.3", "sail-to:S2", "finish", "sail:ship.1.1", "sail-to:S2", "finish")
    assert t.why("sail:ship.1.3") == "15.2.4"
    t.do("finish")
    t.ask(AtSea(0, 4))
    assert t.why("sail-trading:ship.1.1") == "15.2.4"
    t.s.round += 1
    assert t.why("sail-trading:ship.1.1") == "15.2.3"
    assert t.why("sail-trading:ship.1.3") == "15.2.3"
    t.do("sail-trading:ship.1.2", "sail-to:S2", "finish")
    assert t.c("ship.1.2").place == place("S2")
    assert t.why("sail-trading:ship.1.2") == "15.2.4"


@pytest.mark.clause("15.1.t1.r1", "16.6.t1.r6", "C213", "R18.2")
@pytest.mark.parametrize(("jean", "wind", "points"), [(False, False, 4), (True, False, 5), (True, True, 6)])
def test_movement_points(jean: bool, wind: bool, points: int) -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S1")
    t.carrier(0, GALLEY, "S1")
    if jean:
        captain(t, 5, "ship.1.1")
    if wind:
        t.s.event = 12
    t.ask(AtSea(0, 2)).do("sail:ship.1.1")
    for i in range(points):
        t.do(f"sail-to:{'S2' if i % 2 == 0 else 'S1'}")
    assert t.why("sail-to:S1") == "15.2.6" if points % 2 else t.why("sail-to:S2") == "15.2.6"
    t.do("finish", "sail:ship.1.2")
    t.do(*["sail-to:S2", "sail-to:S1"] * 2)  # the other ship has nothing of it
    assert t.may("sail-to:S2") == wind


@pytest.mark.clause("16.6.t1.r6", "C213", "15.2.1")
def test_jean_de_vienne_makes_room() -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S1")
    captain(t, 5, "ship.1.1")
    t.force(0, "K1", archer=5)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1")
    assert "embark:ship.1.1:K1:archer:1..3" in t.listed()  # 3 + 1, and he takes one himself


@pytest.mark.clause("15.2.10", "11.1.t1.r6")
def test_open_sea_needs_navigation_2() -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S1")
    t.ask(AtSea(0, 2)).do("sail:ship.1.1")
    assert t.why("sail-to:O") == "15.2.10"
    t.realm(0, tech={"navigation": 2})
    t.do("sail-to:O")
    assert not t.told("storm")
    assert t.c("ship.1.1").place == place("O")


@pytest.mark.clause("15.2.11", "C174", "R3.6c", "15.6.12")
def test_winter_storm_once_in_a_movement() -> None:
    t = sea(navigation=2).at(season="winter")
    for _ in range(2):
        t.carrier(0, GALLEY, "S1")
    t.dice("risk", 2, 3)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "join:ship.1.2", "sail-to:O", "sail-to:S2", "sail-to:O")
    assert [e[-1] for e in t.told("storm")] == [2, 3]
    assert (t.c("ship.1.1").hull, t.c("ship.1.2").hull) == (1, 2)


@pytest.mark.clause("15.2.12", "11.3.t1.r6")
def test_navigation_4_cancels_the_ordinary_storm_only() -> None:
    t = sea(navigation=4).at(season="winter")
    t.carrier(0, GALLEY, "S1")
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "sail-to:O")
    assert not t.told("storm")
    ships.lose_hull(t.s, 24, 1)  # what a cataclysm does
    assert t.c("ship.1.1").hull == 1


@pytest.mark.clause("15.2.9", "C187", "15.6.4", "10.5.7", "15.6.11")
def test_a_ship_sinks_with_all_but_the_lucky(monkeypatch: pytest.MonkeyPatch) -> None:
    t = sea(navigation=2).at(season="winter")
    ship = t.c(t.carrier(0, "light_merchant", "S1", wine=1))
    ship.hull = 1
    t.force(0, "ship.1.1", archer=1)
    lucky, lost = (enter(t.s, 0, 4, t.where("ship.1.1")) for _ in range(2))
    dead: list[int] = []
    monkeypatch.setattr(dynasty, "die", lambda s, who: dead.append(who))
    t.dice("risk", 1, 5, 4)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "sail-to:O")
    assert t.s.carriers[24] is None
    assert not [f for f in t.s.forces if f.place >= 100]
    assert dead == [lost]
    assert (t.who(lucky).place, t.who(lucky).wounded > t.s.round) == (place("A1"), True)
    assert t.listed() == ["finish"]


@pytest.mark.clause("15.6.7", "15.6.6")
def test_without_sails_or_crew_a_ship_stays() -> None:
    t = sea(navigation=1)
    ship = t.c(t.carrier(0, GALLEY, "S1"))
    ship.sails = 0
    t.ask(AtSea(0, 2))
    assert t.why("sail:ship.1.1") == "15.6.7"
    ship.sails, ship.crew = 4, 0
    assert t.why("sail:ship.1.1") == "15.6.6"


@pytest.mark.clause("15.3.1", "C88", "R1.6", "15.3.4")
def test_blockade() -> None:
    t = sea(navigation=1)
    t.province("K2", buildings=["port"])
    t.carrier(0, GALLEY, "S2")
    t.carrier(0, MERCHANT, "S2")
    t.ask(AtSea(0, 2))
    assert t.why("blockade:ship.1.1:K2") == "15.3.1"
    t.war(0, 1)
    assert t.why("blockade:ship.1.2:K2") == "15.3.4"
    t.c("ship.1.1").crew = 0
    assert t.why("blockade:ship.1.1:K2") == "15.3.4"
    t.c("ship.1.1").crew = 1
    t.do("blockade:ship.1.1:K2")
    assert is_blockaded(t.s, place("K2"))
    t.c("ship.1.1").crew = 0
    assert not is_blockaded(t.s, place("K2"))


@pytest.mark.clause("15.3.3", "15.3.4")
def test_a_blockade_ends() -> None:
    t = sea(navigation=1)
    t.province("K2", buildings=["port"])
    t.war(0, 1)
    ship = t.c(t.carrier(0, GALLEY, "S2"))
    ship.port = place("K2")
    ships.end_blockades(t.s)
    assert ship.port == place("K2")
    t.s.wars = [0, 0]
    ships.end_blockades(t.s)
    assert ship.port == -1
    t.war(0, 1)
    ship.port = place("K2")
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "sail-to:S1")
    assert ship.port == -1
    assert t.told("blockade-ended")
    ship.port = place("K2")
    ship.crew = 0
    ships.end_blockades(t.s)
    assert ship.port == -1


@pytest.mark.clause("15.4.2", "C175", "C247")
@pytest.mark.parametrize("order", [2, 4])
def test_interception_in_the_middle_of_anothers_turn(order: int) -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY if order == 2 else MERCHANT, "S1")
    t.carrier(1, GALLEY, "S2")
    verb = "sail" if order == 2 else "sail-trading"
    t.ask(AtSea(0, order)).do(f"{verb}:ship.1.1", "sail-to:S2")
    assert t.asked == 0  # at peace nobody is asked; they share the zone
    t.do("sail-to:S1")
    t.war(0, 1)
    t.do("sail-to:S2")
    assert (t.asked, t.listed()) == (1, ["yes", "no"])
    if order == 4:
        t.do("no")
        assert (t.asked, t.s.naval) == (0, None)
        return
    t.dice("naval", 5, *[1] * 7).do("yes")
    assert t.told("intercepted")
    assert t.s.naval is not None
    assert (t.s.naval.attacker, t.s.naval.defender) == (1, 0)  # who declares is the attacker
    assert (t.asked, t.listed()[0]) == (1, "distance:ship.2.1")


@pytest.mark.clause("C247", "15.4.2")
def test_merchants_do_not_intercept() -> None:
    t = sea(navigation=1)
    t.war(0, 1)
    t.carrier(0, GALLEY, "S1")
    t.carrier(1, MERCHANT, "S2")
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "sail-to:S2")
    assert t.asked == 0


@pytest.mark.clause("15.4.2")
@pytest.mark.parametrize(("order", "fights"), [(1, True), (2, False)])
def test_standing_order_on_interception(order: int, fights: bool) -> None:
    t = sea(navigation=1)
    t.war(0, 1)
    t.carrier(0, GALLEY, "S1")
    t.carrier(1, GALLEY, "S2")
    take_standing(t.s, 1, (STAND, INTERCEPT, order))
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "sail-to:S2")
    assert (t.s.naval is not None) == fights


@pytest.mark.clause("15.4.1", "C247", "C91", "C206")
def test_attacks_need_war_and_a_fighting_ship() -> None:
    t = sea(navigation=1)
    t.carrier(0, MERCHANT, "S1")
    t.carrier(1, MERCHANT, "S1")
    t.ask(AtSea(0, 2))
    assert t.why("attack-fleet:S1:2") == "12.2.1"
    t.war(0, 1)
    assert t.why("attack-fleet:S1:2") == "15.4.1"
    t.carrier(0, GALLEY, "S1")
    t.realm(0, civil_war=t.s.round)
    assert t.why("attack-fleet:S1:2") == "16.3.7"
    t.realm(0, civil_war=0)
    t.do("attack-fleet:S1:2")  # it has not moved: staying is allowed
    assert t.s.naval is not None
    assert t.s.naval.fleets == ((25,), (30,))


@pytest.mark.clause("15.4.1")
def test_a_fleet_attacks_where_it_arrives_and_sails_no_farther() -> None:
    t = sea(navigation=1)
    t.war(0, 1)
    t.carrier(0, GALLEY, "S1")
    foe = t.c(t.carrier(1, MERCHANT, "S2"))
    foe.sails, foe.hull = 0, 1
    t.dice("naval", 5, 1, 1, 1, 5, 3)
    t.ask(AtSea(0, 2)).do("sail:ship.1.1", "sail-to:S2", "attack-fleet:S2:2", "distance:ship.1.1")
    assert t.s.carriers[30] is None
    assert t.s.naval is None
    assert t.why("sail-to:S1") == "15.4.1"
    t.do("finish")
    assert t.why("sail:ship.1.1") == "15.2.4"
