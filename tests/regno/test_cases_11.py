"""Worked cases of chapter 11 and of Order 6, read from the law alone."""

from __future__ import annotations

import pytest

from signoria.games.regno.economy.production import Produce
from signoria.games.regno.ids import NEUTRAL, PEOPLE
from signoria.games.regno.knowledge.govern import Govern
from signoria.games.regno.realm import monuments, territory
from signoria.games.regno.realm.building import Build

from .build import Table, place, table
from .test_09_upkeep import RANK1, captain

GOODS = {"grain": 30, "wood": 30, "stone": 30, "iron": 30, "silk": 5, "wine": 5}


def ruler(t: Table, virtue: str = "martial", flaw: str = "coward", **fields: object) -> Table:
    t.change_person("family.1.1", virtue=virtue, flaw=flaw, **fields)
    t.change_person("family.1.2", virtue="martial", flaw="coward")
    t.change_person("family.1.3", virtue="martial", flaw="coward")
    return t


def study(t: Table, branch: str, florins: int = 999) -> int:
    """What one research costs; the Order is over."""
    t.realm(0, florins=florins)
    t.ask(Govern(0)).do(f"research:{branch}")
    cost = florins - t.stock(0, "florins")[0]
    t.do("finish")
    return cost


# ---- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("11.1.1", "11.1.2", "11.1.3", "11.1.t1.r4", "11.1.t1.r9", "11.1.t1.r10", "11.4.1", "9.5.6")
@pytest.mark.parametrize(
    ("branch", "prices"),
    [
        ("engineering", (50, 110, 220, 420)),
        ("agriculture", (40, 100, 220, 420)),
        ("court", (60, 140, 260, 480)),
        ("religion", (50, 130, 260, 380)),
        ("government", (60, 140, 260, 480)),
    ],
)
def test_levels_are_bought_one_by_one(branch: str, prices: tuple[int, ...]) -> None:
    t = ruler(table().at(1, "winter"))
    t.s.inflation = 3
    t.realm(0, tech={branch: 0})
    assert tuple(study(t, branch) for _ in range(4)) == prices
    assert t.ask(Govern(0)).why(f"research:{branch}") == "11.1.1"


@pytest.mark.clause("9.5.8", "11.7.4", "8.1.t1.r18", "16.1.t1.r1", "16.1.t2.r1", "C67", "C96", "C97", "C242", "G2")
@pytest.mark.parametrize(
    ("university", "theocracy", "virtue", "flaw", "fields", "price"),
    [
        (True, 0, "martial", "coward", {}, 88),
        (False, 2, "martial", "coward", {}, 99),
        (False, 1, "martial", "coward", {}, 110),
        (True, 2, "genius", "slow", {}, 84),  # (110 + 20) x 80% - 20
        (False, 2, "martial", "slow", {}, 117),
        (False, 0, "genius", "coward", {"wounded": 9}, 110),
        (False, 0, "martial", "slow", {"wounded": 9}, 110),
        (False, 0, "genius", "coward", {"place": -3, "gaoler": 1}, 110),
        (False, 0, "genius", "coward", {"place": "K1"}, 90),  # wherever it is
    ],
)
def test_discounts(
    university: bool, theocracy: int, virtue: str, flaw: str, fields: dict[str, object], price: int
) -> None:
    t = ruler(table(), virtue, flaw, **fields)
    t.realm(0, government="military_theocracy", tech={"government": theocracy, "engineering": 1})
    if university:
        t.province("B1", settlement="city", free=1, buildings=["university"], worked=["university"])
    assert study(t, "engineering") == price


@pytest.mark.clause("8.1.t1.r18", "8.2.4", "8.2.5", "7.2.7")
@pytest.mark.parametrize("fields", [{"worked": []}, {"besieger": 1}, {"sacked": 9}, {"damaged": ["university"]}])
def test_a_university_that_does_not_work(fields: dict[str, object]) -> None:
    t = ruler(table())
    t.realm(0, tech={"medicine": 1})
    t.province(
        "B1", **({"settlement": "city", "free": 1, "buildings": ["university"], "worked": ["university"]} | fields)
    )
    assert study(t, "medicine") == 110


@pytest.mark.clause("16.1.t1.r1", "C97", "16.1.12")
def test_another_genius_in_the_capital_helps_once_a_year() -> None:
    t = ruler(table())
    t.realm(0, tech={"medicine": 0})
    t.change_person("family.1.3", virtue="genius")  # at Court: off the map
    assert study(t, "medicine") == 50
    t.change_person("family.1.3", place="A1")
    assert study(t, "medicine") == 100
    assert study(t, "medicine") == 220
    assert study(t.at(2), "medicine") == 410


@pytest.mark.clause("11.1.3", "R6.6")
def test_one_research_and_one_act() -> None:
    t = ruler(table())
    t.realm(0, florins=999)
    t.province("A1", fortress="manor")
    t.ask(Govern(0)).do("research:court")
    assert t.why("research:medicine") == "11.1.3"
    t.do("assign-fief:A1:family.1.3")
    assert t.why("convert:islamic") == "R6.6"
    assert t.p("A1").fief >= 0


# ---- free research ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("11.2.1", "11.2.2", "11.2.3", "11.2.4", "C95", "R18.2")
def test_the_wandering_master() -> None:
    from signoria.games.regno.ids import EVENTS
    from signoria.games.regno.reconstruction.events import Resolve

    t = table()
    t.realm(0, government="autocratic_empire")
    for seat in (0, 1):
        t.s.realms[seat].tech = [0] * 11
    t.realm(0, tech={"court": 1, "religion": 2})
    t.realm(1, tech={"court": 4})
    t.s.event = EVENTS.index("SP6")
    t.ask(Resolve())
    assert t.asked == 0
    assert t.may("study:court")
    assert t.why("study:religion") == "11.2.1"
    before = t.stock(0, "florins")
    t.do("study:government")
    assert t.r(0).tech[10] == 1
    assert t.stock(0, "florins") == before
    assert t.asked == -1


# ---- monuments -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("11.4.8", "11.5.8", "11.6.9", "11.7.8", "11.4.9", "9.5.4", "R3.6a", "8.1.3", "C251", "7.1.11")
@pytest.mark.parametrize(
    ("government", "monument", "fields", "florins", "goods"),
    [
        ("feudal_monarchy", "great_keep", {"fortress": "castle", "ps": 5}, 300, {"stone": 2}),
        ("communal_republic", "loggia", {"settlement": "city", "buildings": ["fair"]}, 400, {"stone": 2, "wood": 2}),
        ("autocratic_empire", "steel_keep", {"fortress": "castle"}, 350, {"stone": 2, "iron": 1}),
        ("military_theocracy", "holy_reliquary", {"buildings": ["cathedral"]}, 300, {"stone": 2, "silk": 1}),
    ],
)
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_monuments(
    government: str, monument: str, fields: dict[str, object], florins: int, goods: dict[str, int], season: str
) -> None:
    t = ruler(table().at(1, season))
    t.s.inflation = 1
    t.realm(0, florins=2000, government=government, tech={"government": 3}, **GOODS)
    t.province("A1", **({"settlement": "town", "free": 1, "buildings": []} | fields))
    t.ask(Build(0))
    assert not t.may(f"build:A1:{monument}")
    t.realm(0, tech={"government": 4})
    before = t.stock(0, "florins", *goods)
    t.do(f"build:A1:{monument}")
    after = t.stock(0, "florins", *goods)
    due = -(-florins * 11 * (2 if season == "winter" else 1) // 10)
    assert tuple(a - b for a, b in zip(before, after, strict=True)) == (due, *goods.values())
    if monument.endswith("keep"):
        assert t.p("A1").ps == 14


@pytest.mark.clause("11.4.10", "11.7.11", "11.8.3", "C112", "C113", "11.8.1")
def test_one_active_monument_a_realm() -> None:
    t = ruler(table())
    t.realm(0, florins=2000, government="feudal_monarchy", tech={"government": 4}, **GOODS)
    t.province("A1", fortress="great_keep")
    t.province("B1", fortress="castle")
    monuments.hold(t.s, 0)
    assert t.ask(Build(0)).why("build:B1:great_keep") == "11.4.10"
    t.do("finish")
    t.province("A1", owner=1)
    monuments.hold(t.s, 0)
    t.ask(Build(0)).do("build:B1:great_keep")
    assert t.p("B1").ps == 14


@pytest.mark.clause("11.8.2", "11.8.1", "C260", "8.2.9", "11.4.9")
@pytest.mark.parametrize(
    ("government", "level", "most"),
    [("feudal_monarchy", 4, 14), ("feudal_monarchy", 3, 10), ("autocratic_empire", 4, 10)],
)
def test_a_captured_keep(government: str, level: int, most: int) -> None:
    t = ruler(table())
    t.realm(0, florins=2000, government=government, tech={"government": level}, **GOODS)
    t.province("A1", fortress="great_keep", ps=3)
    monuments.hold(t.s, 0)
    before = t.stock(0, "florins", "stone")
    t.ask(Build(0)).do("repair:A1:great_keep")
    assert t.p("A1").ps == most
    price = (150, 1) if most == 14 else (100, 2)
    assert tuple(a - b for a, b in zip(before, t.stock(0, "florins", "stone"), strict=True)) == price


@pytest.mark.clause("11.8.4", "11.8.5", "R17.10")
def test_one_religious_piece_in_one_building() -> None:
    t = ruler(table())
    t.realm(0, florins=2000, government="military_theocracy", tech={"government": 4, "religion": 4}, **GOODS)
    t.province("A1", buildings=["great_basilica"], free=1)
    t.province("B1", settlement="town", buildings=["cathedral"], free=1)
    assert t.ask(Build(0)).why("build:A1:holy_reliquary") == "11.8.4"
    assert t.why("build:B1:great_basilica") == "R17.10"
    t.do("build:B1:holy_reliquary")
    assert not territory.is_basilica(t.s, place("A1"))


@pytest.mark.clause("11.7.9", "11.7.10", "C108", "C109")
def test_the_reliquary_cancels_one_revolt_a_year_in_its_province() -> None:
    from signoria.games.regno.economy import unrest

    t = ruler(table())
    t.no_forces()
    t.realm(0, government="military_theocracy", tech={"government": 4}, florins=0)
    t.province("A1", buildings=["holy_reliquary"], unrest=3)
    monuments.hold(t.s, 0)
    unrest.check_revolt(t.s, place("A1"))
    t.push().do("reliquary:A1")
    assert (t.p("A1").owner, t.p("A1").unrest) == (0, 1)
    t.province("A1", unrest=3)
    t.dice("risk", 6)
    unrest.check_revolt(t.s, place("A1"))
    t.push()
    assert t.p("A1").owner == NEUTRAL


# ---- fiefs -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("11.4.4", "11.4.5", "11.4.6", "11.4.11", "11.4.12", "11.4.13", "C101", "C102", "C103")
@pytest.mark.parametrize(
    ("government", "level", "is_captain", "florins"),
    [
        ("feudal_monarchy", 1, True, 35),  # 15 + 20 of the Manor + 10 of the low tax, less 10
        ("feudal_monarchy", 2, True, 45),
        ("feudal_monarchy", 2, False, 55),
        ("feudal_monarchy", 1, False, 45),
        ("autocratic_empire", 4, False, 45),
    ],
)
def test_income_of_a_fief(government: str, level: int, is_captain: bool, florins: int) -> None:
    t = ruler(table())
    t.poor(0)
    t.realm(0, government=government, tech={"government": level, "urbanism": 0})
    t.province("A1", fortress="manor", buildings=[], free=1, worked=[])
    who = captain(t, RANK1) if is_captain else 2
    t.ask(Govern(0))
    t.do(next(x for x in t.listed() if x.startswith("assign-fief:A1:") and _is(t, x, who)))
    t.do("finish").ask(Produce(0)).do("tax:A1:low")
    assert t.stock(0, "florins") == (florins,)


def _is(t: Table, text: str, who: int) -> bool:

    return text.endswith(":" + PEOPLE[who])


@pytest.mark.clause("11.4.11", "11.4.12", "R17.2", "11.4.13")
def test_who_may_hold_what() -> None:
    t = ruler(table())
    t.province("A1", fortress="manor")
    t.province("B1", fortress="castle")
    t.province("K1", fortress="tower")
    t.person(0, "bishop", "A1")
    t.person(0, "minor", "")
    t.ask(Govern(0))
    people = {x.split(":")[2] for x in t.listed() if x.startswith("assign-fief")}
    assert people == {"family.1.1", "family.1.2", "family.1.3"}
    assert t.why("assign-fief:K1:family.1.3") == "11.4.11"
    t.do("assign-fief:A1:family.1.3", "finish")
    t.ask(Govern(0)).do("assign-fief:B1:family.1.3")
    assert (t.p("A1").fief, t.p("B1").fief >= 0) == (-1, True)


@pytest.mark.clause("R6.6", "7.1.4", "R17.4", "9.2.5")
def test_a_change_of_faith() -> None:
    t = ruler(table())
    t.province("B1", unrest=2)
    t.person(0, "bishop", "A1")
    t.realm(0, florins=60, faith="catholic")
    t.no_forces()
    t.ask(Govern(0)).do("convert:orthodox")
    assert (t.p("A1").unrest, t.p("K1").unrest) == (1, 1)
    assert t.p("B1").owner == NEUTRAL
    assert t.stock(0, "florins") == (0,)
    assert t.s.people[PEOPLE.index("clergy.1.1")] is None
    t.realm(0, florins=60)
    t.do("finish")
    assert t.ask(Govern(0)).why("convert:catholic") == "R6.6"


@pytest.mark.clause("11.8.3", "C112", "C260")
def test_the_keep_that_is_not_chosen_is_a_castle_of_ten() -> None:
    t = ruler(table())
    t.realm(0, government="feudal_monarchy", tech={"government": 4})
    t.province("A1", fortress="great_keep")
    monuments.hold(t.s, 0)
    t.province("A1", ps=14)
    t.province("B1", fortress="great_keep", ps=7)
    t.ask(monuments.ChooseMonument(0)).do("activate:B1")
    assert (t.p("A1").ps, t.p("B1").ps) == (10, 7)
    assert t.told("fortress-adapted")
    assert territory.most_ps(t.s, place("B1")) == 14
