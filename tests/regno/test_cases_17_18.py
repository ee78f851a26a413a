"""Worked cases of faith, events, the Plague and mobile merchants, read from the reconstruction and its amendments."""

from __future__ import annotations

import pytest

from signoria.games.regno.economy.production import Produce
from signoria.games.regno.ids import CATHOLIC, EVENTS, NEUTRAL, NO_FORTRESS, SEASONS, WINE
from signoria.games.regno.knowledge.govern import Govern
from signoria.games.regno.realm.building import Build
from signoria.games.regno.reconstruction import offices
from signoria.games.regno.reconstruction.events import Resolve, Resolved, draw_event
from signoria.games.regno.reconstruction.offices import Auction
from signoria.games.regno.reconstruction.plague import Contagion

from .build import Table, place, table
from .test_10_exchange import order4
from .test_17_offices import Free, pope, prelate


def card(name: str, seats: int = 2, year: int = 1) -> Table:
    """The card lies open, not yet resolved."""
    t = table(seats)
    t.s.event = EVENTS.index(name)
    return t.at(year, SEASONS[t.s.tables.events[t.s.event].season])


# ---- faith -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R17.5")
def test_a_damaged_church_still_counts_among_equal_bids() -> None:
    t = table()
    t.s.next_order = [1, 0]
    for seat in (0, 1):
        prelate(t, seat)
        t.realm(seat, florins=20)
    t.province("A1", buildings=["church"], damaged=["church"])
    t.ask(Auction(0)).do("bid-office:pope:20", seat=0)
    t.do("bid-office:pope:20", seat=1)
    assert t.who(t.s.offices[0]).seat == 0


@pytest.mark.clause("R17.7", "9.2.2", "9.2.3", "8.1.t1.r9")
def test_an_excommunicated_realms_churches_neither_relieve_nor_preach_but_earn() -> None:
    t = table().at(1, "summer")
    t.poor(0)
    t.realm(0, excommunicated=True)
    t.province("A1", buildings=["church"], worked=[], free=1, unrest=0)
    t.person(0, "bishop", "A1")
    t.ask(Produce(0)).do("tax:A1:high")
    assert t.p("A1").unrest == 2
    assert not [x for x in t.listed() if x.startswith("preach")]
    assert t.stock(0, "florins") == (50,)


@pytest.mark.clause("R17.7", "9.2.3", "R17.1")
@pytest.mark.parametrize(("faith", "left"), [("catholic", 0), ("orthodox", 1)])
def test_a_blessing_helps_sermons_of_its_faith(faith: str, left: int) -> None:
    t = table().at(1, "summer")
    t.s.blessed = 1 << CATHOLIC
    t.realm(0, faith=faith)
    t.province("A1", unrest=1)
    t.person(0, "bishop", "A1")
    t.dice("unrest", 2).ask(Produce(0)).do("tax:A1:moderate", "preach:clergy.1.1")
    assert t.p("A1").unrest == left


@pytest.mark.clause("R17.9", "9.2.3")
def test_the_relic_helps_sermons_where_it_lies() -> None:
    t = table().at(1, "summer")
    t.s.relic = place("A1")
    t.province("A1", unrest=1)
    t.person(0, "bishop", "A1")
    t.dice("unrest", 2).ask(Produce(0)).do("tax:A1:moderate", "preach:clergy.1.1")
    assert t.p("A1").unrest == 0


@pytest.mark.clause("R6.6", "R17.4", "C224", "9.2.9")
def test_a_change_of_faith_may_cost_the_last_province() -> None:
    t = table(3)
    t.no_forces("A1")
    for name in ("B1", "K1"):
        t.province(name, owner=NEUTRAL)
    t.realm(0, florins=60, faith="catholic")
    t.province("A1", unrest=2)
    t.ask(Govern(0)).do("convert:orthodox")
    assert t.r(0).out


@pytest.mark.clause("R17.7", "C224")
def test_indulgences_may_cost_the_last_province() -> None:
    t = table(3)
    t.no_forces("A1")
    pope(t)
    for name in ("B1", "K1"):
        t.province(name, owner=NEUTRAL)
    t.province("A1", unrest=2, buildings=["church"])
    t.ask(Free(0)).do("indulgences:pope:A1")
    assert t.r(0).out


@pytest.mark.clause("R17.8", "R17.3", "8.1.t1.r8", "R6.1", "11.3.t1.r10")
@pytest.mark.parametrize(
    ("faith", "unit", "price"),
    [
        ("catholic", "templar", (55, 3, 1)),
        ("orthodox", "cataphract", (50, 2, 2)),
        ("islamic", "mamluk", (55, 2, 2)),
    ],
)
def test_faith_units(faith: str, unit: str, price: tuple[int, ...]) -> None:
    t = table()
    t.poor(0)
    t.realm(0, faith=faith, tech={"religion": 3}, florins=500, iron=20, leather=20)
    t.province("A1", settlement="city", buildings=["forge", "church"], worked=[])
    t.force(0, "B1", **{unit: 2})
    before = t.stock(0, "florins", "iron", "leather")
    t.ask(Build(0)).do("recruit:A1")
    assert not t.may(f"enlist:{unit}:3")  # four a realm
    t.do(f"enlist:{unit}:1", "finish")
    assert tuple(a - b for a, b in zip(before, t.stock(0, "florins", "iron", "leather"), strict=True)) == price
    t.province("A1", damaged=["church"])
    t.province("B1", settlement="town", buildings=["forge"])
    t.do("recruit:B1")
    assert t.why(f"enlist:{unit}:1") == "R17.8"


@pytest.mark.clause("R17.6", "11.7.9", "R17.10", "C217")
def test_what_fills_the_treasury() -> None:
    """Church 2, Cathedral and Reliquary 5 each, of the faith and working, whoever's."""
    t = table()
    pope(t)
    t.realm(1, faith="catholic")
    t.province("R", buildings=[])
    t.province("A1", buildings=["holy_reliquary"])
    t.province("B1", buildings=["church"])
    t.province("A2", buildings=["cathedral"])
    t.province("B2", buildings=["church"], besieger=0)
    offices.collect(t.s)
    assert t.s.treasuries[0] == 12


# ---- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R18.2", "R17.9")
def test_the_relic_is_found_among_neutrals_first() -> None:
    t = card("SP10")
    t.province("A1", buildings=["church"])
    t.ask(Resolve())
    assert t.s.relic == place("R")
    assert t.units(NEUTRAL, "R")["pikeman"] == 5


@pytest.mark.clause("R18.2", "9.2.1")
def test_preachers_and_alms() -> None:
    t = card("SP3")
    t.province("A1", buildings=["church"], unrest=2)
    t.province("B1", unrest=1)
    t.ask(Resolve())
    assert set(t.listed()) == {"calm:A1", "finish"}
    t.do("calm:A1")
    assert (t.p("A1").unrest, t.asked) == (1, -1)
    t = card("WI7")
    t.realm(0, grain=1)
    t.province("A1", unrest=2)
    t.province("B1", unrest=1)
    t.ask(Resolve()).do("calm:A1")
    assert (t.p("A1").unrest, t.stock(0, "grain"), t.asked) == (1, (0,), -1)


@pytest.mark.clause("R18.2", "13.6.3", "8.2.4")
def test_volunteers_come_to_a_capital_that_is_not_besieged() -> None:
    t = card("SP7")
    t.province("A2", besieger=0)
    before = t.units(0, "A1")["light_infantry"]
    t.ask(Resolve()).do("yes")
    assert t.units(0, "A1")["light_infantry"] == before + 2
    assert t.asked == -1


@pytest.mark.clause("R18.2", "16.3.1")
def test_fever_kills_a_sovereign_on_1_unless_medicine_3() -> None:
    t = card("SU2")
    t.realm(1, tech={"medicine": 3})
    t.dice("family", 1).ask(Resolve())
    assert t.s.people[0] is None


@pytest.mark.clause("R18.2")
def test_a_drought_starves_farms_and_empties_the_desert() -> None:
    t = table(4)
    t.s.event = EVENTS.index("SU1")
    t.at(1, "summer")
    t.poor(0)
    t.province("A1", buildings=["farm", "forge"], worked=["farm", "forge"], free=3)
    t.province("M4", owner=0, buildings=["forge", "farm"], worked=["forge", "farm"], free=2)
    t.s.forces = [f for f in t.s.forces if f.place != place("M4")]
    t.ask(Produce(0)).do("tax:A1:low", "tax:M4:low")
    terrain = t.s.tables.atlas.lands[place("M4")].terrain
    assert t.stock(0, "grain", "iron") == ((0, 1) if terrain == 5 else (0, 2))


@pytest.mark.clause("R18.2", "7.3.1")
def test_the_grape_harvest_in_hills_and_forests_once_a_player() -> None:
    t = card("AU5")
    for name in ("D1", "D2"):
        t.province(name, owner=0, buildings=["farm"], worked=["farm"], free=1)
    t.poor(0)
    t.poor(1)
    t.ask(Resolve())
    assert (t.r(0).stock[WINE], t.r(1).stock[WINE]) == (1, 0)


@pytest.mark.clause("R18.2", "14.1.2")
@pytest.mark.parametrize(("leader", "left"), [("", 7), ("family.1.1", 8), ("family.1.3", 7)])
def test_desertions_from_an_army_without_sovereign_or_captain(leader: str, left: int) -> None:
    t = card("AU4")
    t.no_forces()
    t.change_person("family.1.1", place="A1")
    t.force(0, "B1", light_infantry=8, crewman=2)
    if leader:
        t.change_person(leader, place="B1")
    t.ask(Resolve())
    assert t.units(0, "B1") == {"light_infantry": left, "crewman": 2}


@pytest.mark.clause("R18.2")
@pytest.mark.parametrize(("florins", "asked"), [(10, 0), (9, -1)])
def test_a_murrain_takes_a_horse_or_ten_florins(florins: int, asked: int) -> None:
    t = card("AU8")
    t.no_forces()
    t.realm(0, florins=florins)
    t.force(0, "A1", light_cavalry=1, light_infantry=2)
    t.ask(Resolve())
    assert t.asked == asked
    if asked == 0:
        t.do("pay-for-horses")
        assert (t.stock(0, "florins"), t.units(0, "A1")["light_cavalry"]) == ((0,), 1)
    else:
        assert t.units(0, "A1") == {"light_infantry": 2}


@pytest.mark.clause("R18.2", "8.2.5", "13.7.14", "14.1.2")
def test_an_earthquake_shakes_the_neighbours_too() -> None:
    t = card("AU9")
    t.province("B1", settlement="village", free=1, slaves=1, buildings=["farm", "church"], fortress="manor")
    t.province("M1", fortress="tower", ps=1)
    at = list(t.s.tables.atlas.provinces).index(place("B1"))
    t.dice("world", at, first=0).ask(Resolve())
    assert (t.p("B1").ps, t.p("A1").ps) == (4, 3)
    assert t.p("M1").fortress == NO_FORTRESS  # at 0 PS it is destroyed
    t.do("damage:B1:church", "lose-slaves:B1:1")
    assert (t.p("B1").free, t.p("B1").slaves) == (1, 0)


@pytest.mark.clause("R18.2", "9.2.5", "R3.4")
def test_a_palace_plot_stirs_only_troubled_capitals() -> None:
    t = card("WI10")
    t.no_forces("A1")
    t.province("A1", unrest=2)
    t.province("A2", unrest=0)
    t.province("B1", unrest=1)
    t.dice("risk", 6).ask(Resolve(), Resolved())
    assert t.p("A1").owner == NEUTRAL
    assert (t.p("A2").unrest, t.p("B1").unrest) == (0, 1)


@pytest.mark.clause("R18.2", "10.1.12", "C78")
@pytest.mark.parametrize(("name", "category", "before", "after"), [
    ("SU6", 2, 1, 1), ("SU6", 2, 3, 2), ("AU3", 1, 5, 5), ("AU2", 0, 3, 4),
])  # fmt: skip
def test_cards_that_move_a_band(name: str, category: int, before: int, after: int) -> None:
    t = card(name)
    t.s.bands[category] = before
    t.ask(Resolve())
    assert t.s.bands[category] == after


@pytest.mark.clause("R18.1", "9.3.1")
def test_a_new_card_ends_the_plagues_isolation() -> None:
    t = table().at(1, "autumn")
    t.s.isolated = 3
    t.dice("cards", EVENTS.index("AU3") - 20, first=0)
    draw_event(t.s)
    assert t.s.isolated == 0


# ---- plague ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R18.3", "11.3.t1.r5", "R18.6")
@pytest.mark.parametrize(
    ("settlement", "isolated", "medicine", "die", "lost"),
    [
        ("city", 0, 0, 3, 3),
        ("city", 0, 0, 4, 0),
        ("city", 1, 0, 3, 0),
        ("city", 1, 0, 2, 3),
        ("village", 1, 0, 1, 0),  # level 1 less 1: safe
        ("village", 0, 0, 1, 1),
        ("city", 0, 4, 1, 0),
    ],
)
def test_the_plague_in_a_centre(settlement: str, isolated: int, medicine: int, die: int, lost: int) -> None:
    t = table()
    t.no_forces()
    for p in t.s.tables.atlas.provinces:
        t.s.provinces[p].settlement = 0
    for who in ("family.1.1", "family.2.1"):
        t.change_person(who, place=-2)
    t.province("A1", settlement=settlement, free=5, slaves=0)
    t.realm(0, tech={"medicine": medicine})
    t.s.isolated = isolated
    t.dice("plague", die).ask(Contagion())
    assert t.p("A1").free == 5 - lost


@pytest.mark.clause("R18.3")
def test_neutral_villages_are_spared_and_neutral_towns_are_not() -> None:
    t = table()
    t.no_forces()
    for p in t.s.tables.atlas.provinces:
        t.s.provinces[p].settlement = 0
    t.province("M1", settlement="village", free=2)
    t.province("D1", settlement="town", free=4)
    t.dice("plague", 2).ask(Contagion())
    assert (t.p("M1").free, t.p("D1").free) == (2, 2)


@pytest.mark.clause("R18.6", "R18.3", "10.3.8")
def test_isolated_realms_deal_at_home_and_with_the_bank() -> None:
    t = table()
    t.s.isolated = 1
    t.realm(0, grain=2, florins=20)
    order4(t).do("sell:grain:1", "carry:caravan.1.1", "load:grain:1")
    assert t.why("go:B1") == "R18.6"
