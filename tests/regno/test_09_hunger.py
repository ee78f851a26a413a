"""Winter upkeep without enough: food, revolts, attrition. 9.4.7 to 9.4.13"""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.regno.economy.provisions import Attrition, Food, military_need
from signoria.games.regno.economy.upkeep import begin
from signoria.games.regno.ids import EVENTS, FIRST_CAPTAIN, NEUTRAL
from signoria.games.regno.pieces import EXHAUSTED
from signoria.games.regno.standing import LOSSES, STAND
from signoria.games.regno.warfare import conquest

from .build import Table
from .turns import captain, winter

# ---- food ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.4.8", "C8")
def test_t29_hunger() -> None:
    t = winter("B1")
    t.province("B1", free=2)
    t.ask(Food(0))
    assert (t.p("B1").free, t.p("B1").unrest) == (1, 1)


@pytest.mark.clause("9.4.1", "9.4.t1.r1")
def test_the_grain_is_eaten() -> None:
    t = winter("A1", "B1", grain=5)
    t.force(0, "A1", light_infantry=6)
    t.ask(Food(0))
    assert t.stock(0, "grain") == (0,)
    assert not t.p("A1").unrest


@pytest.mark.clause("9.4.7", "C58", "C225")
def test_the_owner_chooses_who_goes_without() -> None:
    t = winter("A1", "B1", grain=2)
    t.force(0, "A1", light_infantry=6)
    t.ask(Food(0))  # 5 needed, 3 missing
    assert t.listed() == ["starve:A1:1..2", "starve:B1:1..1", "starve-army:1..2"]
    t.do("starve-army:1", "starve:A1:2")
    assert t.stock(0, "grain") == (0,)
    assert (t.p("A1").free, t.p("A1").unrest) == (1, 2)
    assert t.p("B1").unrest == 0
    assert t.units(0, "A1") == {"light_infantry": 5}


@pytest.mark.clause("C8", "9.4.8")
def test_the_owner_chooses_free_or_slave_and_the_empty_post() -> None:
    t = winter("A1")
    t.province("A1", buildings=["farm", "church"], worked=["farm", "church"], free=2, slaves=1, unrest=0)
    t.ask(Food(0))
    assert t.listed() == ["lose-slaves:A1:0..1"]
    t.do("lose-slaves:A1:1")
    assert (t.p("A1").free, t.p("A1").slaves) == (1, 0)
    assert t.listed() == ["unassign:A1:farm", "unassign:A1:church"]
    t.do("unassign:A1:farm")
    assert t.p("A1").worked == 1 << 5


@pytest.mark.clause("9.4.8")
def test_without_inhabitants_unrest_grows_where_the_owner_says() -> None:
    t = winter("B1", "K1")
    t.province("B1", free=0)
    t.ask(Food(0))
    assert t.listed() == ["blame:B1", "blame:K1"]
    t.do("blame:K1")
    assert (t.p("B1").unrest, t.p("K1").unrest) == (0, 1)


@pytest.mark.clause("9.4.9", "C234", "14.1.2")
def test_a_soldier_of_the_owners_choice_for_each_military_grain() -> None:
    t = winter("K1")
    t.force(0, "K1", knight=1, crewman=2)
    t.force(0, "K1", status=EXHAUSTED, light_infantry=1)
    t.ask(Food(0))
    assert t.listed() == [
        "lose-pieces:K1:light_infantry:1..1",
        "lose-pieces:K1:crewman:1..1",
        "lose-pieces:K1:knight:1..1",
    ]
    t.do("lose-pieces:K1:crewman:1")
    assert t.units(0, "K1") == {"knight": 1, "crewman": 1, "light_infantry": 1}


def test_a_standing_order_chooses_the_cheapest() -> None:
    t = winter("K1")
    t.force(0, "K1", knight=1, light_infantry=2)
    t.s.orders[0], t.s.has_standing = ((STAND, LOSSES, 1),), 1
    t.ask(Food(0))
    assert t.units(0, "K1") == {"knight": 1, "light_infantry": 1}


@pytest.mark.clause("9.4.9")
def test_soldiers_aboard_may_starve_too() -> None:
    t = winter("K1")
    ship = t.carrier(0, "large_merchant", "S1")
    t.force(0, "K1", light_infantry=1)
    t.s.forces[0].place = 100 + ship
    t.force(0, "K1", light_infantry=1)
    t.ask(Food(0))
    t.do("lose-pieces-aboard:ship.1.1:light_infantry:1")
    assert t.units(0, "K1") == {"light_infantry": 1}
    assert len(t.s.forces) == 1


@pytest.mark.clause("9.4.10", "C59", "C225")
def test_revolts_come_after_each_province_and_a_lost_one_is_charged_nowhere() -> None:
    t = winter("A1", "B1")
    t.province("A1", free=0)
    t.province("B1", unrest=2)
    t.change_person("family.1.1", place=-2)
    t.ask(Food(0))  # B1 starves and revolts first, or A1's unrest goes there
    assert t.listed() == ["blame:A1", "blame:B1"]
    t.do("blame:B1")  # revolts at once
    assert t.p("B1").owner == NEUTRAL
    assert t.asked == -1
    assert t.p("A1").unrest == 1  # the second Grain of A1; nothing of B1's own


@pytest.mark.clause("9.4.10", "9.4.1")
def test_revolts_come_before_attrition() -> None:
    t = winter("B1", "K1")
    t.province("B1", unrest=2)
    t.force(0, "K1", light_infantry=1)
    t.realm(0, grain=1)
    t.ask(Food(0), Attrition(0)).do("starve:B1:1")
    names = [e[0] for e in t.s.events or []]
    from signoria.games.regno.economy.provisions import ATTRITION
    from signoria.games.regno.economy.unrest import REVOLTED

    assert names.index(REVOLTED) < names.index(ATTRITION)


@pytest.mark.clause("C224")
def test_elimination_is_tested_once_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    t = winter("B1", grain=1)
    t.poor(1)
    t.realm(1, grain=9, florins=9)
    seen: list[int] = []
    monkeypatch.setattr(conquest, "check_elimination", lambda s: seen.append(1))
    t.ask(*begin(t.s))
    assert t.asked == -1
    assert seen == [1]


# ---- attrition -------------------------------------------------------------------------------------------------------


def army(n: int = 6, where: str = "K1", **fields: Any) -> Table:
    t = winter("A1", "K1")
    t.province(where, **fields)
    t.force(0, where, light_infantry=n)
    return t


@pytest.mark.clause("9.4.11")
@pytest.mark.parametrize(("n", "left"), [(5, 4), (6, 4), (11, 8)])
def test_an_army_without_a_roof_loses_one_in_five(n: int, left: int) -> None:
    t = army(n).ask(Attrition(0))
    assert t.units(0, "K1") == {"light_infantry": left}


@pytest.mark.clause("9.4.11", "C217", "C60")
@pytest.mark.parametrize(
    ("fields", "safe"),
    [
        ({"settlement": "village"}, True),
        ({"fortress": "tower"}, True),
        ({"fortress": "tower", "ps": 0}, False),
        ({"fortress": "tower", "unmaintained": True}, False),
        ({"fortress": "tower", "sacked": 99}, False),
        ({"settlement": "village", "owner": 1}, True),
    ],
)
def test_what_is_a_roof(fields: dict[str, Any], safe: bool) -> None:
    t = army(5, **fields).ask(Attrition(0))
    assert t.units(0, "K1") == {"light_infantry": 5 if safe else 4}


@pytest.mark.clause("C60", "13.8.1")
def test_a_besieger_before_a_town_suffers_none() -> None:
    t = army(5, "A2", besieger=0)
    t.ask(Attrition(0))
    assert t.units(0, "A2")["light_infantry"] == 5


@pytest.mark.clause("9.4.12", "C61", "11.3.t1.r4", "16.1.t1.r2")
def test_martial_or_agriculture_4_cancels_attrition_not_hunger() -> None:
    t = army(20)
    t.change_person("family.1.1", place="K1", virtue="martial")
    t.ask(Attrition(0))
    assert t.units(0, "K1") == {"light_infantry": 20}
    t = army(6)
    t.realm(0, tech={"agriculture": 4})
    assert military_need(t.s, 0) == 2
    t.ask(Attrition(0))
    assert t.units(0, "K1") == {"light_infantry": 6}


@pytest.mark.clause("9.4.12", "C132", "16.6.t1.r10")
def test_who_does_not_save_an_army() -> None:
    t = army(5)
    t.person(0, "heir", "K1", virtue="martial")
    t.ask(Attrition(0))
    assert t.units(0, "K1") == {"light_infantry": 4}
    for hired, left in ((t.s.round, 4), (0, 5)):
        t = army(5)
        captain(t, FIRST_CAPTAIN + 9, place="K1", hired=hired)
        t.ask(Attrition(0))
        assert t.units(0, "K1") == {"light_infantry": left}


@pytest.mark.clause("9.4.13")
def test_the_embarked_suffer_none() -> None:
    t = winter("A1")
    ship = t.carrier(0, "large_merchant", "S1")
    t.force(0, "K1", light_infantry=5)
    t.s.forces[0].place = 100 + ship
    t.ask(Attrition(0))
    assert t.s.forces[0].counts[0] == 5


@pytest.mark.clause("C234", "11.4.7")
def test_crewmen_machines_and_knights_of_the_crown_do_not_count() -> None:
    t = army(0)
    t.force(0, "K1", crewman=4, ram=2, knight_of_the_crown=5)
    t.ask(Attrition(0))
    assert t.units(0, "K1") == {"crewman": 4, "ram": 2, "knight_of_the_crown": 5}


@pytest.mark.clause("R18.2")
@pytest.mark.parametrize(("fields", "left"), [({"settlement": "village"}, 4), ({"settlement": "town"}, 5)])
def test_black_frost(fields: dict[str, Any], left: int) -> None:
    t = army(5, **fields)
    t.s.event = EVENTS.index("WI2")
    t.ask(Attrition(0))
    assert t.units(0, "K1") == {"light_infantry": left}
    t = army(5, fortress="tower", settlement="village")
    t.s.event = EVENTS.index("WI2")
    t.ask(Attrition(0))
    assert t.units(0, "K1") == {"light_infantry": 5}
