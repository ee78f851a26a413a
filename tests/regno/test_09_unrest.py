"""Unrest, revolts, negotiation with rebels, slave flight. 9.2, 9.3."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.regno.combat import battle
from signoria.games.regno.economy import unrest
from signoria.games.regno.economy.unrest import (
    NEGOTIATION,
    Flights,
    Revolt,
    add_unrest,
    check_revolt,
    check_revolts,
    is_rising,
    offer_negotiation,
    ransom,
    take_negotiation,
)
from signoria.games.regno.fights import ATTACKER, DEFENDER
from signoria.games.regno.forces import remove_all
from signoria.games.regno.ids import NEUTRAL, NOWHERE, PITCHFORK, REBEL_ARCHER, REBELS
from signoria.games.regno.pieces import CONVALESCENT, EXHAUSTED
from signoria.games.regno.standing import REVOLTS, STAND
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import Step

from .build import Table, place, table


class Fought(Step[Regno]):
    """A battle that ends as a test wants it."""

    def __init__(self, outcome: int, rebels_left: bool, soldiers_left: bool) -> None:
        self.outcome, self.rebels_left, self.soldiers_left = outcome, rebels_left, soldiers_left

    def act(self, s: Regno) -> None:
        assert s.battle is not None
        s.battle.outcome = self.outcome
        if not self.rebels_left:
            remove_all(s, REBELS, s.battle.place)
        if not self.soldiers_left:
            remove_all(s, s.battle.attacker, s.battle.place)


def fought(monkeypatch: pytest.MonkeyPatch, outcome: int, rebels_left: bool, soldiers_left: bool) -> None:
    monkeypatch.setattr(battle, "Fight", lambda: Fought(outcome, rebels_left, soldiers_left))


def rising(name: str = "A1", soldiers: int = 0, season: str = "summer", **fields: Any) -> Table:
    """A province of seat 1 at the top of the track, with so many Light infantry."""
    t = table(2).at(1, season)
    t.no_forces("A1", "B1", "K1")
    t.change_person("family.1.1", place="K1")
    t.province(name, unrest=3, **fields)
    if soldiers:
        t.force(0, name, light_infantry=soldiers)
    return t


@pytest.mark.clause("9.2.1", "C33")
def test_the_track_runs_from_0_to_3() -> None:
    t = table(2)
    add_unrest(t.s, place("A1"), 5)
    assert t.p("A1").unrest == 3
    add_unrest(t.s, place("A1"), -4)
    assert t.p("A1").unrest == 0
    assert len(t.told("unrest")) == 2
    assert not is_rising(t.s, place("A1"))


@pytest.mark.clause("9.2.5", "9.2.9")
@pytest.mark.parametrize(("name", "pairs"), [("A1", 2), ("B1", 1), ("K1", 1)])
def test_a_revolt_without_soldiers(name: str, pairs: int) -> None:
    t = rising(name)
    t.change_person("family.1.1", place=-2)
    kept = (t.p(name).buildings, t.p(name).free)
    check_revolt(t.s, place(name))
    t.push()
    assert t.p(name).owner == NEUTRAL
    assert t.p(name).former == 0
    assert t.p(name).unrest == 0
    assert (t.p(name).buildings, t.p(name).free) == kept
    assert t.units(REBELS, name) == {"pitchfork": pairs, "rebel_archer": pairs}


@pytest.mark.clause("9.2.6")
def test_what_rebels_are() -> None:
    units = table(2).s.tables.units
    fork, archer = units[PITCHFORK], units[REBEL_ARCHER]
    assert (fork.pf, fork.range, fork.melee) == (1, 0, 6)
    assert (archer.pf, archer.range, archer.melee) == (1, 6, 0)


@pytest.mark.clause("9.2.4", "9.2.5")
def test_below_3_nothing_happens() -> None:
    t = rising("B1")
    t.province("B1", unrest=2)
    check_revolt(t.s, place("B1"))
    t.push()
    assert t.p("B1").owner == 0


@pytest.mark.clause("9.2.7", "9.2.8", "9.2.11", "9.2.14")
def test_t19_revolt_beaten(monkeypatch: pytest.MonkeyPatch) -> None:
    t = rising("A1", soldiers=6)
    fought(monkeypatch, ATTACKER, False, True)
    before = (sum(t.r(0).deeds), t.p("A1").slaves)
    t.ask(Revolt(place("A1")))
    assert t.p("A1").owner == 0
    assert t.p("A1").sacked == t.s.round + 1  # until the end of Autumn
    assert (sum(t.r(0).deeds), t.p("A1").slaves) == before
    assert t.s.battle is None


@pytest.mark.clause("9.2.7", "C219", "C222")
def test_the_fight_is_the_owners_attack_in_the_province(monkeypatch: pytest.MonkeyPatch) -> None:
    t = rising("A1", besieger=1)
    t.force(0, "A1", status=EXHAUSTED, light_infantry=1)
    seen: list[tuple[int, int, int]] = []

    class Look(Step[Regno]):
        def act(self, s: Regno) -> None:
            assert s.battle is not None
            seen.append((s.battle.kind, s.battle.attacker, s.battle.defender))
            s.battle.outcome = ATTACKER
            remove_all(s, REBELS, s.battle.place)

    monkeypatch.setattr(battle, "Fight", Look)
    t.ask(Revolt(place("A1")))
    assert seen == [(2, 0, REBELS)]
    assert t.p("A1").besieger == 1  # the siege goes on


@pytest.mark.clause("C219", "C234")
def test_convalescents_and_crewmen_do_not_fight_rebels(monkeypatch: pytest.MonkeyPatch) -> None:
    t = rising("B1")
    t.force(0, "B1", status=CONVALESCENT, until=99, light_infantry=3)
    t.force(0, "B1", crewman=2)
    monkeypatch.setattr(battle, "Fight", lambda: pytest.fail("nobody can fight"))
    t.ask(Revolt(place("B1")))
    assert t.p("B1").owner == NEUTRAL


@pytest.mark.clause("9.2.9", "C46", "C220", "C221", "C47")
@pytest.mark.parametrize(
    ("outcome", "rebels", "soldiers"),
    [(DEFENDER, True, False), (DEFENDER, True, True), (ATTACKER, False, False), (DEFENDER, False, False)],
)
def test_anything_but_victory_loses_the_province(
    monkeypatch: pytest.MonkeyPatch, outcome: int, rebels: bool, soldiers: bool
) -> None:
    t = rising("A1", soldiers=2)
    fought(monkeypatch, outcome, rebels, soldiers)
    t.ask(Revolt(place("A1")))
    assert t.p("A1").owner == NEUTRAL
    assert t.p("A1").former == 0
    assert bool(t.units(REBELS, "A1")) == rebels
    assert t.p("A1").ps > 0  # the Tower stands for whoever holds the province


@pytest.mark.clause("9.2.10")
def test_people_there_roll_for_capture() -> None:
    t = rising("B1")
    t.change_person("family.1.1", place="B1")
    t.dice("risk", 6)
    t.ask(Revolt(place("B1")))
    assert t.who("family.1.1").place == place("A1")  # 6: flight to the capital


@pytest.mark.clause("C223", "9.2.9")
def test_the_capital_is_lost_to_rebels() -> None:
    t = rising("A1")
    t.ask(Revolt(place("A1")))
    assert t.r(0).capital == place("B1")


@pytest.mark.clause("11.6.4", "C107", "C108", "C226")
def test_imperial_justice_cancels_the_first_revolt_only() -> None:
    t = rising("A1")
    t.realm(0, government="autocratic_empire", tech={"government": 2}, florins=100)
    t.ask(Revolt(place("A1"))).do("imperial-justice:A1")
    assert t.p("A1").unrest == 1
    assert t.stock(0, "florins") == (60,)
    assert t.p("A1").owner == 0
    assert not t.units(REBELS, "A1")
    t.province("B1", unrest=3)
    t.ask(Revolt(place("B1")))
    assert t.p("B1").owner == NEUTRAL


@pytest.mark.clause("C107", "C226")
def test_a_first_revolt_not_cancelled_is_still_the_first() -> None:
    t = rising("B1")
    t.realm(0, government="autocratic_empire", tech={"government": 2}, florins=100)
    t.ask(Revolt(place("B1"))).do("no")
    t.province("K1", unrest=3)
    t.ask(Revolt(place("K1")))
    assert t.p("K1").owner == NEUTRAL
    assert t.stock(0, "florins") == (100,)


@pytest.mark.clause("11.6.4")
def test_imperial_justice_is_paid_at_once_and_comes_back_next_year() -> None:
    t = rising("B1")
    t.realm(0, government="autocratic_empire", tech={"government": 2}, florins=39, justice=1)
    t.at(2, "spring").ask(Revolt(place("B1")))
    assert t.p("B1").owner == NEUTRAL
    t = rising("B1")
    t.realm(0, government="autocratic_empire", tech={"government": 2}, florins=40, justice=1)
    assert t.at(2, "spring").ask(Revolt(place("B1"))).may("imperial-justice:B1")


def reliquary(**fields: Any) -> Table:
    t = rising("A1", buildings=["holy_reliquary"], **fields)
    t.realm(0, government="military_theocracy", tech={"government": 4})
    return t


@pytest.mark.clause("11.7.10", "C108", "C109", "C226")
def test_the_reliquary_cancels_a_local_revolt_once_a_year() -> None:
    t = reliquary().ask(Revolt(place("A1")))
    assert t.listed() == ["reliquary:A1", "no"]
    t.do("reliquary:A1")
    assert t.p("A1").unrest == 1
    assert t.r(0).justice == 1  # it was the first revolt of the year all the same
    t.province("A1", unrest=3)
    t.ask(Revolt(place("A1")))
    assert t.p("A1").owner == NEUTRAL


@pytest.mark.clause("11.7.10", "C109", "11.8.2")
def test_a_reliquary_elsewhere_or_of_another_government_does_not_help() -> None:
    t = reliquary()
    t.province("A1", unrest=0)
    t.province("B1", unrest=3)
    t.ask(Revolt(place("B1")))
    assert t.p("B1").owner == NEUTRAL
    t = reliquary()
    t.realm(0, government="feudal_monarchy")
    t.ask(Revolt(place("A1")))
    assert t.p("A1").owner == NEUTRAL


@pytest.mark.clause("C226")
def test_the_owner_orders_several_revolts() -> None:
    t = rising("B1")
    t.province("K1", unrest=3)
    t.province("A2", unrest=2)
    check_revolts(t.s, [place("B1"), place("K1"), place("A2")])
    t.push()
    assert t.listed() == ["revolt-first:B1", "revolt-first:K1"]
    t.do("revolt-first:K1")
    assert [e[3] for e in t.told("revolt")] == [place("K1"), place("B1")]


def test_standing_orders_answer_a_revolt() -> None:
    for value, owner in ((1, 0), (2, NEUTRAL)):
        t = reliquary()
        t.s.orders[0], t.s.has_standing = ((STAND, REVOLTS, value),), 1
        t.ask(Revolt(place("A1")))
        assert t.p("A1").owner == owner


# ---- negotiation -----------------------------------------------------------------------------------------------------


class Talk(Ask):
    """What Order 6 offers."""

    def asks(self, s: Regno) -> int:
        return 1

    def words(self, s: Regno, seat: int) -> Words:
        return "revolts", {}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        offer_negotiation(s, seat, menu)

    def take(self, s: Regno, seat: int, option: Option) -> None:
        assert option[0] in NEGOTIATION
        take_negotiation(s, seat, option)


def rebellious(name: str = "A1") -> Table:
    t = table(2)
    t.no_forces(name)
    t.province(name, owner=NEUTRAL, former=0)
    t.force(REBELS, name, pitchfork=2, rebel_archer=1)
    return t


@pytest.mark.clause("9.2.12", "9.2.13")
def test_the_former_owner_negotiates() -> None:
    t = rebellious()
    t.realm(0, florins=60, grain=1)
    t.ask(Talk()).do("negotiate:A1")
    assert (t.p("A1").owner, t.p("A1").former, t.p("A1").exempt) == (0, NOWHERE, True)
    assert t.stock(0, "florins", "grain") == (0, 0)
    assert not t.units(REBELS, "A1")


@pytest.mark.clause("9.2.12")
@pytest.mark.parametrize(("settlement", "florins"), [("none", 30), ("village", 30), ("town", 60), ("city", 90)])
def test_what_rebels_ask(settlement: str, florins: int) -> None:
    t = rebellious()
    t.province("A1", settlement=settlement)
    assert ransom(t.s, place("A1")) == ((0, 1), (8, florins))


@pytest.mark.clause("9.2.12")
@pytest.mark.parametrize("lacking", ["florins", "grain"])
def test_both_must_be_paid(lacking: str) -> None:
    t = rebellious()
    t.realm(0, **({"florins": 59, "grain": 1} if lacking == "florins" else {"florins": 60, "grain": 0}))
    assert t.ask(Talk()).why("negotiate:A1") == "9.2.12"


@pytest.mark.clause("C49", "9.2.12")
def test_not_after_another_has_taken_the_province() -> None:
    t = rebellious()
    t.province("A1", owner=1, former=NOWHERE)
    assert t.ask(Talk()).why("negotiate:A1") == "9.2.12"


@pytest.mark.clause("C220")
def test_also_when_no_rebel_is_left() -> None:
    t = rebellious()
    t.no_forces("A1")
    assert t.ask(Talk()).may("negotiate:A1")


@pytest.mark.clause("C48")
def test_whom_the_rebels_held_goes_free() -> None:
    t = rebellious("B1")
    who = t.person(0, "heir", "B1", gaoler=REBELS, caught=1)
    t.ask(Talk()).do("negotiate:B1")
    assert t.who(who).gaoler == NOWHERE


# ---- slave flight ----------------------------------------------------------------------------------------------------


def enslaved(slaves: int = 3, soldiers: int = 2, **fields: Any) -> Table:
    t = table(2).at(1, "summer")
    t.no_forces()
    t.change_person("family.1.1", place="K1")
    t.province("B1", slaves=slaves, **fields)
    if soldiers:
        t.force(0, "B1", light_infantry=soldiers)
    return t


@pytest.mark.clause("9.3.1", "9.3.3", "R3.4")
def test_t21_slave_flight() -> None:
    t = enslaved(slaved=["farm"])
    t.dice("unrest", 2).ask(Flights())
    p = t.p("B1")
    assert (p.slaves, p.slaved, p.unrest, p.damaged) == (0, 0, 1, 1)
    assert not t.units(REBELS, "B1")


@pytest.mark.clause("9.3.1")
def test_on_3_nobody_flees_and_with_soldiers_enough_nobody_rolls() -> None:
    t = enslaved()
    t.dice("unrest", 3).ask(Flights())
    assert t.p("B1").slaves == 3
    t = enslaved(slaves=2)
    t.ask(Flights())
    assert not t.told("slave-flight")


@pytest.mark.clause("9.3.1")
def test_the_owner_chooses_what_is_damaged() -> None:
    t = enslaved(buildings=["farm", "tannery", "church"])
    t.dice("unrest", 1).ask(Flights())
    assert t.listed() == ["damage:B1:farm", "damage:B1:tannery"]
    t.do("damage:B1:tannery")
    assert t.p("B1").damaged == 2


@pytest.mark.clause("C53", "C250")
def test_without_a_productive_building_the_rest_applies() -> None:
    t = enslaved(buildings=["port"])
    t.dice("unrest", 1).ask(Flights())
    assert (t.p("B1").slaves, t.p("B1").unrest, t.p("B1").damaged) == (0, 1, 0)


@pytest.mark.clause("9.3.1")
def test_the_flight_can_bring_a_revolt() -> None:
    t = enslaved(soldiers=0, unrest=2)
    t.dice("unrest", 1).ask(Flights())
    assert t.p("B1").owner == NEUTRAL


@pytest.mark.clause("9.3.2", "C217")
def test_the_sovereign_or_a_working_castle_prevents_it() -> None:
    t = enslaved()
    t.change_person("family.1.1", place="B1")
    assert not t.ask(Flights()).told("slave-flight")
    t = enslaved(fortress="castle")
    assert not t.ask(Flights()).told("slave-flight")
    t = enslaved(fortress="castle", ps=0)
    assert t.ask(Flights()).told("slave-flight")
    t = enslaved(fortress="manor")
    assert t.ask(Flights()).told("slave-flight")


@pytest.mark.clause("C51", "C234")
def test_who_guards_slaves() -> None:
    t = enslaved(soldiers=0)
    t.force(0, "B1", status=EXHAUSTED, archer=3)
    assert not t.ask(Flights()).told("slave-flight")
    t = enslaved(soldiers=2)
    t.force(0, "B1", crewman=3, ram=2)
    t.force(0, "B1", status=CONVALESCENT, until=99, archer=3)
    t.force(1, "B1", archer=5)
    assert t.ask(Flights()).told("slave-flight")


@pytest.mark.clause("C52", "R3.4")
def test_every_province_of_every_realm_is_tested_once() -> None:
    t = enslaved()
    t.province("A2", slaves=1)
    t.change_person("family.2.1", place="K2")
    t.dice("unrest", 6, 6).ask(*unrest.after_event(t.s))
    assert [e[2] for e in t.told("slave-flight")] == [place("B1"), place("A2")]
