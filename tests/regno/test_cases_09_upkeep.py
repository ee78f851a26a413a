"""Worked cases of Winter upkeep, read from the law alone. 9.4"""

from __future__ import annotations

import pytest

from signoria.games.regno.economy import upkeep
from signoria.games.regno.economy.production import Produce
from signoria.games.regno.economy.provisions import Attrition
from signoria.games.regno.ids import BUILDINGS, FIRST_CAPTAIN, NEUTRAL
from signoria.games.regno.realm.building import Build

from .build import Table, place
from .test_09_upkeep import RANK1, captain, winter


def wintering(t: Table) -> Table:
    """All of upkeep; nobody else owes anything."""
    for name in ("A2", "B2", "K2"):
        t.province(name, buildings=[], fortress="", settlement="none")
    t.change_person("family.2.1", flaw="coward")
    t.change_person("family.1.1", flaw="coward", virtue="genius")
    return t.ask(*upkeep.begin(t.s))


# ---- emergency Grain -------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.4.2", "9.4.3", "C54", "9.4.t1.r5", "11.3.t1.r7")
@pytest.mark.parametrize(("commerce", "most", "price"), [(0, 5, 75), (4, 5, 50)])
def test_only_what_is_missing_can_be_bought(commerce: int, most: int, price: int) -> None:
    """Need: a Town 2, six soldiers 2, a rank 1 Captain's Grain or wage besides."""
    t = winter("A1", grain=1, florins=200)
    t.province("A1", settlement="city", free=3)
    t.force(0, "A1", light_infantry=11)
    t.realm(0, tech={"commerce": commerce})
    wintering(t)
    assert t.may(f"buy-grain:{most}")
    assert not t.may(f"buy-grain:{most + 1}")
    t.do(f"buy-grain:{most}")
    assert t.stock(0, "grain", "florins") == (0, 200 - price)
    assert t.s.bought == [0, 0, 0]
    assert t.asked == -1


@pytest.mark.clause("9.4.1", "9.4.2", "C54", "9.4.5", "C258")
def test_grain_may_be_bought_with_what_the_captain_wanted() -> None:
    t = winter("A1", florins=30)
    captain(t, RANK1)
    wintering(t).do("buy-grain:2")
    assert t.stock(0, "florins") == (0,)
    assert t.who(RANK1).loyalty == 1


# ---- money -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.4.4", "9.4.5", "9.4.6", "G8", "C258")
def test_who_has_too_little_chooses_what_is_paid() -> None:
    """Due: Castle 5, Church 1, two Knights 4; there are 6."""
    t = winter("A1", grain=9, florins=6)
    t.province("A1", fortress="castle", buildings=["church"])
    t.force(0, "A1", knight=2)
    wintering(t)
    assert not t.may("finish")
    assert {"pay-building:A1:castle", "pay-building:A1:church"} <= set(t.listed())
    t.do("pay-elites:knight:2")
    assert t.p("A1").unmaintained  # 2 Florins pay the Church and no more
    assert t.p("A1").damaged == 0
    assert t.units(0, "A1") == {"knight": 2}
    assert t.stock(0, "florins") == (1,)


@pytest.mark.clause("9.4.6", "8.2.7", "C26", "C27", "C28")
def test_an_unmaintained_castle_yields_nothing_until_repaired() -> None:
    t = winter("A1", grain=9, florins=0)
    t.province("A1", fortress="castle", settlement="village", free=1)
    wintering(t)
    assert t.p("A1").unmaintained
    assert t.p("A1").ps == 10
    t.at(2, "spring").ask(Produce(0)).do("tax:A1:low", "finish")
    assert t.stock(0, "florins") == (15,)
    t.realm(0, florins=100, stone=2)
    t.ask(Build(0)).do("repair:A1:castle")
    assert not t.p("A1").unmaintained
    assert t.stock(0, "florins", "stone") == (0, 0)


@pytest.mark.clause("9.4.5", "8.2.5")
def test_the_last_florin_saves_the_church_not_the_elite() -> None:
    t = winter("A1", grain=9, florins=1)
    t.province("A1", buildings=["church"])
    t.force(0, "A1", swordsman=1, light_infantry=1)
    wintering(t)  # nothing is asked: there is one thing that can be paid
    assert t.stock(0, "florins") == (0,)
    assert t.p("A1").damaged == 0
    assert t.p("A1").buildings == 1 << BUILDINGS.index("church")
    assert t.units(0, "A1") == {"light_infantry": 1}


@pytest.mark.clause("9.4.t1.r4", "9.4.5", "9.4.t1.r2")
def test_removed_elites_do_not_eat() -> None:
    """Six soldiers would need 2 Grain; the unpaid Knight is gone before the food."""
    t = winter("K1", grain=1, florins=0)
    t.province("K1", settlement="village", free=1, fortress="")
    t.realm(0, capital="K1", grain=2)
    t.force(0, "K1", knight=1, light_infantry=5)
    wintering(t)
    assert t.units(0, "K1") == {"light_infantry": 5}
    assert t.stock(0, "grain") == (0,)


@pytest.mark.clause("9.4.t1.r7", "9.4.t1.r8", "C104", "C30")
@pytest.mark.parametrize(
    ("fields", "due"),
    [
        ({"fortress": "manor", "buildings": ["cathedral", "monastery"]}, 7),
        ({"fortress": "great_keep", "buildings": ["holy_reliquary"]}, 8),
        ({"fortress": "tower", "buildings": ["church", "port", "market", "forge"]}, 2),
        ({"fortress": "castle", "besieger": 1}, 5),
    ],
)
def test_what_buildings_owe(fields: dict[str, object], due: int) -> None:
    t = winter("A1")
    t.province("A1", **fields)
    assert sum(n for _, n in upkeep.buildings_due(t.s, 0)) == due


@pytest.mark.clause("9.4.14", "C62", "C63", "13.8.7", "C234", "C258")
def test_the_siege_money_alone_is_free() -> None:
    t = winter("A1", grain=9, florins=50)
    t.force(0, "D1", light_infantry=3, crewman=2)
    t.province("D1", besieger=0, fortress="tower", settlement="town", whence=place("A1"))
    wintering(t)
    assert set(t.listed()) == {"pay-siege:D1", "leave-siege:D1"}
    t.do("pay-siege:D1")
    assert t.stock(0, "florins") == (44,)
    assert t.units(0, "D1") == {"light_infantry": 3, "crewman": 2}


# ---- food ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.4.7", "9.4.8", "C58", "C8", "9.4.9", "C258")
def test_the_grain_goes_where_the_owner_wants() -> None:
    """Need: Town 2, Village 1, four soldiers 1; there are 2."""
    t = winter("A1", "B1", grain=2, florins=0)
    t.province("A1", free=2, slaves=1)
    t.province("B1", free=1)
    t.force(0, "A1", archer=2, light_infantry=2)
    wintering(t)
    t.do("starve:A1:1")
    t.do("starve-army:1")
    t.do("lose-slaves:A1:1")
    assert (t.p("A1").free, t.p("A1").slaves, t.p("A1").unrest) == (2, 0, 1)
    assert (t.p("B1").free, t.p("B1").unrest) == (1, 0)
    if t.asked >= 0:
        t.do("lose-pieces:A1:archer:1")
    assert t.units(0, "A1") == {"archer": 1, "light_infantry": 2}


@pytest.mark.clause("9.4.8", "9.4.10")
def test_hunger_where_nobody_is_left_troubles_a_province_of_choice() -> None:
    t = winter("A1", "B1", grain=1, florins=0)
    t.province("A1", settlement="city", free=1)
    t.province("B1", free=2)
    wintering(t)
    while any(x.startswith("starve:A1") for x in t.listed()):
        t.do("starve:A1:1")
    assert t.p("A1").free == 0
    assert set(t.listed()) == {"blame:A1", "blame:B1"}
    t.do("blame:B1", "blame:B1")
    assert (t.p("A1").unrest, t.p("B1").unrest, t.p("B1").free) == (1, 2, 2)
    assert t.asked == -1


@pytest.mark.clause("9.4.10", "C59", "C225", "9.2.5")
def test_hunger_raises_revolts_province_by_province() -> None:
    t = winter("A1", "B1", grain=0, florins=0)
    t.province("A1", free=3, unrest=2)
    t.province("B1", free=2, unrest=0)
    wintering(t)
    assert t.p("A1").owner == NEUTRAL
    assert (t.p("B1").owner, t.p("B1").free, t.p("B1").unrest) == (0, 1, 1)


# ---- attrition -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.4.11", "C60", "C217", "9.4.6")
@pytest.mark.parametrize(
    ("fields", "left"),
    [
        ({"settlement": "none", "fortress": ""}, 4),
        ({"settlement": "village", "fortress": ""}, 6),
        ({"settlement": "none", "fortress": "tower"}, 6),
        ({"settlement": "none", "fortress": "tower", "unmaintained": True}, 4),
        ({"settlement": "none", "fortress": "tower", "ps": 0}, 4),
    ],
)
def test_an_army_without_a_roof(fields: dict[str, object], left: int) -> None:
    t = winter("A1", "K1")
    t.province("K1", **fields)
    t.force(0, "K1", light_infantry=6)
    t.ask(Attrition(0))
    assert sum(t.units(0, "K1").values()) == left


@pytest.mark.clause("9.4.12", "C61", "C242", "11.3.t1.r4")
@pytest.mark.parametrize(
    ("agriculture", "virtue", "wounded", "left"),
    [(4, "genius", 0, 5), (0, "martial", 0, 5), (0, "martial", 99, 4), (3, "genius", 0, 4)],
)
def test_who_spares_the_army(agriculture: int, virtue: str, wounded: int, left: int) -> None:
    t = winter("A1", "K1")
    t.province("K1", settlement="none", fortress="")
    t.realm(0, tech={"agriculture": agriculture})
    t.change_person("family.1.1", place="K1", virtue=virtue, wounded=wounded)
    t.force(0, "K1", light_infantry=5)
    t.ask(Attrition(0))
    assert sum(t.units(0, "K1").values()) == left


@pytest.mark.clause("9.4.11", "9.4.13", "C234", "11.4.7")
def test_crewmen_ships_and_knights_of_the_crown_do_not_wear_out() -> None:
    t = winter("A1", "K1")
    t.province("K1", settlement="none", fortress="")
    t.force(0, "K1", crewman=3, knight_of_the_crown=3)
    t.ask(Attrition(0))
    assert t.units(0, "K1") == {"crewman": 3, "knight_of_the_crown": 3}


@pytest.mark.clause("9.5.5", "9.5.7", "C56", "C69", "16.5.t1.r1", "9.4.t1.r4")
@pytest.mark.parametrize(("inflation", "commerce", "left"), [(2, 0, 89), (3, 0, 78), (3, 4, 89)])
def test_wages(inflation: int, commerce: int, left: int) -> None:
    """Three Longbows and a rank 1 Captain."""
    t = winter("A1", florins=100, grain=9)
    t.s.inflation = inflation
    t.realm(0, tech={"commerce": commerce})
    t.force(0, "A1", longbow=3)
    captain(t, FIRST_CAPTAIN)
    wintering(t)
    assert t.stock(0, "florins") == (left,)
