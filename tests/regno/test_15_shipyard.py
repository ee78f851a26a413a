"""Building and repairing ships. Clauses 15.1, 15.3.5 to 15.3.8, 11.5.4, R6.1."""

from __future__ import annotations

import pytest

from signoria.games.regno.carriers import capacity
from signoria.games.regno.seafaring.fleets import movement

from .afloat import GALLEY, AtSea, sea
from .build import Table


def yard(season: str = "summer", **tech: int) -> Table:
    t = sea(**tech).at(season=season)
    t.province("K1", settlement="village", buildings=["port"])
    return t


@pytest.mark.clause("15.1.t1.r1", "15.1.t1.r2", "15.1.t1.r3", "15.1.t1.r4", "15.1.t1.r5", "15.1.3")
@pytest.mark.clause("8.1.t1.r17", "11.1.t1.r6", "11.3.t1.r6", "15.1.1", "R6.1")
@pytest.mark.parametrize(
    ("kind", "level", "cost", "tracks", "moves", "cargo"),
    [
        ("light_galley", 1, (30, 1, 0), (2, 4, 2), 4, 3),
        ("light_merchant", 1, (30, 2, 0), (3, 3, 2), 4, 4),
        ("large_merchant", 2, (50, 2, 0), (3, 3, 2), 5, 6),
        ("frigate", 3, (100, 2, 1), (4, 4, 3), 5, 4),
        ("great_warship", 4, (200, 3, 2), (6, 2, 5), 4, 6),
    ],
)
def test_each_ship_is_built_by_the_table(
    kind: str, level: int, cost: tuple[int, ...], tracks: tuple[int, ...], moves: int, cargo: int
) -> None:
    t = yard(navigation=level - 1).ask(AtSea(0, 1))
    assert t.why(f"build-ship:{kind}:K1:S1") == "11.1.t1.r6"
    t = yard(navigation=level).ask(AtSea(0, 1)).do(f"build-ship:{kind}:K1:S1")
    assert t.stock(0, "florins", "wood", "iron") == (500 - cost[0], 20 - cost[1], 20 - cost[2])
    x = t.c("ship.1.1")
    assert (x.hull, x.sails, x.crew) == tracks
    assert movement(t.s, 24) == moves
    assert capacity(t.s, 24) == cargo + (level >= 3 and "merchant" in kind)
    assert not [f for f in t.s.forces if f.place >= 100]  # the Crew is no piece


@pytest.mark.clause("11.5.3", "11.5.4", "C105", "15.1.t1.r4", "15.1.t1.r1")
def test_arsenal() -> None:
    t = yard(navigation=3, government=2)  # T51
    t.realm(0, government="communal_republic")
    t.ask(AtSea(0, 1)).do("build-ship:frigate:K1:S1")
    assert t.stock(0, "florins", "wood", "iron") == (425, 18, 19)
    t.do("build-ship:light_galley:K1:S1")
    assert t.stock(0, "florins", "wood", "iron") == (402, 17, 19)
    t = yard(navigation=3, government=1)
    t.realm(0, government="communal_republic")
    t.ask(AtSea(0, 1)).do("build-ship:frigate:K1:S1")
    assert t.stock(0, "florins") == (400,)


@pytest.mark.clause("C105", "R3.6a", "9.5.8", "11.5.4")
def test_arsenal_in_winter_with_inflation() -> None:
    t = yard("winter", navigation=3, government=2)
    t.realm(0, government="communal_republic")
    t.s.inflation = 1
    t.ask(AtSea(0, 1)).do("build-ship:frigate:K1:S1")
    assert t.stock(0, "florins", "wood", "iron") == (500 - 165, 18, 19)  # 100 x 2 x 1.1 x 0.75
    t = yard("winter", navigation=1).ask(AtSea(0, 1)).do("build-ship:light_galley:K1:S1")
    assert t.stock(0, "florins", "wood") == (440, 19)


@pytest.mark.clause("R6.1", "8.1.t1.r17", "15.3.2", "15.2.10", "R1.5", "7.1.2")
def test_where_ships_are_built() -> None:
    t = yard(navigation=1)
    t.province("I1", owner=0, buildings=["port"], damaged=[])
    t.ask(AtSea(0, 1))
    assert t.why(f"build-ship:{GALLEY}:I1:O") == "15.2.10"
    t.p("K1").damaged = t.p("K1").buildings
    assert t.why(f"build-ship:{GALLEY}:K1:S1") == "8.1.t1.r17"
    t.p("K1").damaged = 0
    t.p("K1").besieger = 1
    assert t.why(f"build-ship:{GALLEY}:K1:S1") == "8.1.t1.r17"
    t.p("K1").besieger = -1
    t.war(0, 1)
    t.c(t.carrier(1, GALLEY, "S1")).port = 12
    assert t.why(f"build-ship:{GALLEY}:K1:S1") == "15.3.2"
    t.s.carriers[30] = None
    t.realm(0, florins=29)
    assert t.why(f"build-ship:{GALLEY}:K1:S1") == "7.1.2"
    t.realm(0, florins=300)
    t.do(*[f"build-ship:{GALLEY}:K1:S1"] * 6)
    assert t.why(f"build-ship:{GALLEY}:K1:S1") == "R1.5"


@pytest.mark.clause("15.3.5", "15.3.6", "C185", "15.3.8")
def test_repair() -> None:
    t = yard(navigation=1)
    t.realm(0, wood=20)
    ship = t.c(t.carrier(0, "great_warship", "S1"))  # no technology is needed to repair a prize
    ship.hull, ship.sails, ship.crew = 3, 1, 1
    t.ask(AtSea(0, 1))
    assert "repair-ship:ship.1.1:1..2" in t.listed()  # Sails miss one point only
    t.do("repair-ship:ship.1.1:1")
    assert (ship.hull, ship.sails, ship.crew) == (4, 2, 1)
    assert t.stock(0, "florins", "wood") == (495, 19)
    t.do("refit-ship:ship.1.1:2")
    assert (ship.hull, ship.sails, ship.crew) == (6, 2, 5)
    assert t.stock(0, "florins", "wood") == (485, 18)
    assert t.why("repair-ship:ship.1.1:0") == "15.3.6"
    assert t.why("refit-ship:ship.1.1:0") == "15.3.6"
    ship.crew = 4
    t.do("refit-ship:ship.1.1:0")
    assert (ship.crew, t.stock(0, "florins")) == (5, (475,))


@pytest.mark.clause("15.3.5", "15.3.2", "15.3.4")
def test_repair_needs_an_own_unblockaded_port() -> None:
    t = yard(navigation=1)
    ship = t.c(t.carrier(0, GALLEY, "S1"))
    ship.sails = 0
    t.war(0, 1)
    foe = t.c(t.carrier(1, GALLEY, "S1"))
    foe.port = 12
    t.ask(AtSea(0, 1))
    assert t.why("repair-ship:ship.1.1:0") == "15.3.5"
    foe.crew = 0  # keeps up no blockade
    assert t.may("repair-ship:ship.1.1:0")
    ship.place = t.where("S2")
    assert t.why("repair-ship:ship.1.1:0") == "15.3.5"
    ship.place = t.where("S1")
    t.realm(0, florins=4)
    assert t.why("repair-ship:ship.1.1:0") == "7.1.2"


@pytest.mark.clause("15.3.7", "C186", "R3.6c")
def test_repair_in_winter_doubles_only_florins() -> None:
    t = yard("winter", navigation=1)
    ship = t.c(t.carrier(0, GALLEY, "S1"))
    ship.sails, ship.crew = 2, 1
    t.s.inflation = 2
    t.ask(AtSea(0, 1)).do("refit-ship:ship.1.1:0")
    assert t.stock(0, "florins", "wood") == (480, 19)


@pytest.mark.clause("15.6.7", "15.3.5")
def test_an_own_abandoned_ship_is_manned_again_in_port() -> None:
    t = yard(navigation=1)
    ship = t.c(t.carrier(0, GALLEY, "S1"))
    ship.crew, ship.abandoned = 0, True
    t.ask(AtSea(0, 1)).do("refit-ship:ship.1.1:0")
    assert (ship.crew, ship.abandoned) == (2, False)
