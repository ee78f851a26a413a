"""Fleets and pairs, six rounds, breaking off. Clauses 15.4, 15.6.13, 15.6.14."""

from __future__ import annotations

import pytest

from signoria.games.regno.standing import NAVAL, STAND, take_standing

from .afloat import GALLEY, MERCHANT, AtSea, battle, sea
from .build import Table, place


def stand(t: Table, seat: int, order: int) -> None:
    take_standing(t.s, seat, (STAND, NAVAL, order))


def fleets(a: int, d: int) -> Table:
    """So many Galleys of seats 0 and 1 in S1; they start there."""
    t = sea(navigation=1)
    for seat, n in ((0, a), (1, d)):
        for _ in range(n):
            t.carrier(seat, GALLEY, "S1")
    return t


@pytest.mark.clause("15.4.4", "C176")
def test_the_attacker_pairs_and_the_defender_may_swap_once() -> None:
    t = battle(fleets(2, 2), [24, 25], [30, 31])
    assert t.asked == 0
    assert t.listed() == ["pair:ship.1.1:ship.2.1", "pair:ship.1.1:ship.2.2"]
    t.do("pair:ship.1.1:ship.2.2")
    assert t.s.naval is not None
    assert t.s.naval.pairs == ((24, 31), (25, 30))
    assert (t.asked, t.listed()) == (1, ["no", "swap:ship.2.2:ship.2.1"])
    t.dice("naval", *[1] * 8)
    t.do("swap:ship.2.2:ship.2.1")
    assert t.s.naval.pairs == ((24, 30), (25, 31))
    assert t.asked in (0, 1)
    assert not t.may("swap:ship.2.2:ship.2.1")


@pytest.mark.clause("15.4.4", "15.4.7", "15.4.6", "C176")
def test_what_is_over_is_reserve() -> None:
    t = fleets(2, 1)
    stand(t, 0, 1)
    stand(t, 1, 1)
    t.dice("naval", 5, 1, 1, 1, *[1] * 4, 5, 1, 3)  # the attacker won the manoeuvre: a broadside, one hit on the Hull
    battle(t, [24, 25], [30])
    assert t.listed() == ["pair:ship.1.1:ship.2.1", "pair:ship.1.2:ship.2.1"]
    t.do("pair:ship.1.2:ship.2.1")
    assert len(t.told("manoeuvre")) == 2  # the reserve did not take part
    assert t.c("ship.2.1").hull == 1
    assert t.listed() == ["pair:ship.1.1:ship.2.1", "pair:ship.1.2:ship.2.1"]  # pairs are made anew: it may come in


@pytest.mark.clause("15.4.7", "15.6.1", "15.6.3")
def test_reserves_may_retreat_with_the_fleet() -> None:
    t = fleets(2, 1)
    t.dice("naval", 5, 1, 1, 1, *[1] * 4)
    battle(t, [24, 25], [30]).do("pair:ship.1.1:ship.2.1", "flee:ship.1.1:S2")
    assert (t.asked, t.listed()) == (0, ["finish", "flee:ship.1.2:S2"])
    t.do("flee:ship.1.2:S2")
    assert t.c("ship.1.2").place == place("S2")
    assert t.s.naval is not None
    assert t.s.naval.outcome == 2


@pytest.mark.clause("15.4.5", "15.6.13", "15.5.5")
def test_after_six_rounds_the_attacker_goes_back() -> None:
    t = fleets(1, 1)
    for name in ("ship.1.1", "ship.2.1"):
        t.c(name).hull = 2
    stand(t, 0, 1)
    stand(t, 1, 1)
    t.dice("naval", *([1] * 8 + [1, 1]) * 6)
    battle(t, [24], [30])
    assert len(t.told("naval-round")) == 6
    assert (t.c("ship.1.1").place, t.c("ship.2.1").place) == (place("S2"), place("S1"))
    assert t.s.naval is not None
    assert t.s.naval.outcome == 2


@pytest.mark.clause("15.6.13", "15.6.1")
def test_the_attacker_chooses_among_seas_equally_near_its_start() -> None:
    t = fleets(1, 1)
    t.realm(0, tech={"navigation": 2})
    stand(t, 0, 1)
    stand(t, 1, 1)
    t.dice("naval", *([1] * 8 + [1, 1]) * 6)
    battle(t, [24], [30])
    assert t.listed() == ["go-back:ship.1.1:S2", "go-back:ship.1.1:O"]
    t = fleets(1, 1)
    t.realm(0, tech={"navigation": 2})
    t.c("ship.1.1").start = place("O")
    stand(t, 0, 1)
    stand(t, 1, 1)
    t.dice("naval", *([1] * 8 + [1, 1]) * 6)
    battle(t, [24], [30])
    assert t.c("ship.1.1").place == place("O")


@pytest.mark.clause("15.6.14", "C183", "C246")
def test_without_a_way_out_the_attacker_surrenders() -> None:
    t = fleets(1, 2)
    t.c("ship.2.2").crew = 1
    t.c("ship.1.1").sails = 0  # it cannot go back
    t.c("ship.1.1").cargo = (0, 2, *[0] * 8)
    t.force(0, "ship.1.1", archer=1)
    stand(t, 1, 1)
    t.dice("naval", *([1] * 4 + [1, 1]) * 6)
    battle(t, [24], [30, 31])
    for _ in range(6):
        t.do("pair:ship.1.1:ship.2.1")
    assert t.told("ship-surrendered")
    assert t.s.carriers[24] is None
    prize = t.c("ship.2.3")  # taken with one of its two Crew, without a question: only one ship has Crew to spare
    assert (prize.crew, t.c("ship.2.1").crew, prize.cargo[1], prize.owner) == (1, 1, 2, 1)
    assert not t.units(0, "ship.2.3")
    assert t.asked == -1


@pytest.mark.clause("15.6.14")
def test_a_surrendered_ship_that_nobody_can_man_is_destroyed() -> None:
    t = fleets(1, 1)
    t.c("ship.2.1").crew = 1
    t.c("ship.1.1").sails = 0
    stand(t, 1, 1)
    t.dice("naval", *([1] * 4 + [1, 1]) * 6)
    battle(t, [24], [30])
    assert t.s.carriers[24] is None
    assert t.told("destroyed")
    assert t.r(1).warships == 1


@pytest.mark.clause("15.6.13", "15.6.2")
def test_enemies_around_leave_no_way_out() -> None:
    t = fleets(1, 1)
    t.carrier(1, MERCHANT, "S2")
    t.c("ship.2.1").crew = 1
    stand(t, 0, 1)
    stand(t, 1, 1)
    t.dice("naval", *([1] * 8 + [1, 1]) * 6)
    battle(t, [24], [30])
    assert t.s.carriers[24] is None


@pytest.mark.clause("15.4.1", "15.4.2", "C247")
def test_who_takes_part() -> None:
    t = sea(navigation=1)
    t.war(0, 1)
    for kind in (GALLEY, MERCHANT, MERCHANT):
        t.carrier(0, kind, "S1")
        t.carrier(1, kind, "S1")
    t.force(0, "ship.1.2", archer=1)
    t.ask(AtSea(0, 2)).do("attack-fleet:S1:2")
    assert t.s.naval is not None
    assert t.s.naval.fleets == ((24, 25), (30, 31, 32))  # a Merchant without soldiers does not attack, but is attacked
