"""What commanders and their cards do in the field. Clauses 16.5.4 to 16.5.9, 16.6.t1, 16.1.t1.r2, 16.1.t1.r4."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.regno.combat import command, recovery, retreat
from signoria.games.regno.combat.battle import Fight
from signoria.games.regno.combat.machines import WALLS
from signoria.games.regno.combat.sides import LED, NUMBER, UNIT
from signoria.games.regno.economy import provisions
from signoria.games.regno.fights import ASSAULT, CHARGE, FIELD, MELEE, RANGE, new_battle, new_naval
from signoria.games.regno.forces import counts_of
from signoria.games.regno.ids import (
    ABOARD,
    ARCHER,
    CAPTAIN,
    CATAPULT,
    CROSSBOWMAN,
    FIRST_CAPTAIN,
    KNIGHT,
    LIGHT_INFANTRY,
    NOWHERE,
    PAVISE_CROSSBOWMAN,
    PIKEMAN,
    SWORDSMAN,
    TREBUCHET,
    UNITS,
)
from signoria.games.regno.pieces import ARRIVED, new_person

from .build import Table, place, table

GUALTIERO, BIAGIO, JACOPO, MONTONE, GIOVANNI, VIENNE, ACUTO, BELISARIO, WERNER, CASTRUCCIO, GRANDE, DORIA = range(12)


def field(army: dict[str, int], against: dict[str, int], kind: int = FIELD, **fields: Any) -> Table:
    """Seat 0 has just come into M1, which seat 1 holds."""
    t = table().at(season="summer")
    t.no_forces()
    t.province("M1", owner=1, **fields)
    t.force(0, "M1", moved=ARRIVED, **army)
    t.force(1, "M1", **against)
    t.s.battle = new_battle(kind, place("M1"), 0, 1)
    return t


def captain(t: Table, card: int, where: str = "M1", hired: int = 0) -> int:
    who = FIRST_CAPTAIN + card
    t.s.people[who] = new_person(0, CAPTAIN, t.where(where))
    t.who(who).hired = hired
    return who


def led(t: Table) -> dict[str, int]:
    (event,) = t.told("led")
    return {UNITS[unit]: n for unit, n in event[3]}


@pytest.mark.clause("16.5.5", "16.5.6", "16.5.t1.r3", "C210")
def test_t85_command_limit() -> None:
    t = field({"crossbowman": 14}, {"light_infantry": 14})
    captain(t, ACUTO)
    t.ask(Fight()).do("command:giovanni_acuto")
    assert led(t) == {"crossbowman": 12}


@pytest.mark.clause("16.5.5", "16.5.6", "C210", "16.5.t1.r2")
def test_the_owner_names_the_beneficiaries_before_the_battle() -> None:
    t = field({"pikeman": 6, "swordsman": 6}, {"light_infantry": 12})
    captain(t, MONTONE)
    t.ask(Fight()).do("command:braccio_da_montone")
    assert t.s.battle is not None
    assert t.s.battle.round == 0
    swordsmen = next(x for x in t.listed() if x.startswith("lead:swordsman"))
    assert swordsmen.endswith(":1..6")
    t.do(swordsmen.replace("1..6", "6"))
    pikemen = next(x for x in t.listed() if x.startswith("lead:pikeman"))
    assert pikemen.endswith(":1..2")
    t.do(pikemen.replace("1..2", "2"))
    assert led(t) == {"pikeman": 2, "swordsman": 6}


@pytest.mark.clause("C210")
def test_nobody_takes_the_place_of_a_beneficiary_who_falls() -> None:
    t = field({"crossbowman": 14}, {"archer": 12})
    captain(t, ACUTO)
    t.dice("battle", *([1] * 14), *([6] * 12))
    t.ask(Fight()).do("command:giovanni_acuto")
    first = [x for x in t.listed() if x.startswith("take-hits")]
    assert len(first) == 2  # those who are led, and the two who are not
    most = max(first, key=lambda x: int(x.rpartition("..")[2]))
    t.do(f"{most.rpartition(':')[0]}:{most.rpartition('..')[2]}")
    b = t.s.battle
    assert b is not None
    assert sum(x[NUMBER] for x in b.bands[0] if x[UNIT] == CROSSBOWMAN and x[LED]) < 12
    assert sum(x[NUMBER] for x in b.bands[0] if x[UNIT] == CROSSBOWMAN and not x[LED]) <= 2


@pytest.mark.clause("16.5.7", "16.5.5", "16.5.t1.r1", "16.5.t1.r2", "16.5.t1.r3", "16.5.t1.r4")
def test_the_limits() -> None:
    t = table()
    cards = (GUALTIERO, MONTONE, ACUTO, CASTRUCCIO)
    assert [command.limit(t.s, FIRST_CAPTAIN + card) for card in cards] == [4, 8, 12, 16]
    assert command.limit(t.s, 0) == 12


@pytest.mark.clause("16.5.4")
def test_a_captain_hired_this_season_does_not_command() -> None:
    t = field({"crossbowman": 2}, {"light_infantry": 2})
    who = captain(t, ACUTO, hired=t.s.round)
    assert command.bar(t.s, who) is command.JUST_HIRED
    t.s.round += 1
    assert command.bar(t.s, who) is None


@pytest.mark.clause("16.5.8")
def test_without_a_commander_troops_fight_as_ever() -> None:
    t = field({"archer": 1}, {"light_infantry": 5})
    t.change_person(0, place="M1", virtue="architect", flaw="slow")
    t.dice("battle", t.s.tables.units[ARCHER].range)
    t.ask(Fight())
    assert not t.told("commanded")  # nobody there whose command would matter: not even asked
    assert t.s.battle is not None
    assert t.told("rolled")[0][-1] == 1


@pytest.mark.clause("16.6.t1.r1", "16.6.t1.r4", "16.6.t1.r7", "16.6.t1.r10", "16.1.t1.r2")
@pytest.mark.parametrize(
    ("card", "phase", "helped"),
    [
        (GUALTIERO, MELEE, {LIGHT_INFANTRY}),
        (GUALTIERO, RANGE, set()),
        (MONTONE, MELEE, {PIKEMAN, SWORDSMAN}),
        (MONTONE, CHARGE, set()),
        (ACUTO, RANGE, {CROSSBOWMAN}),
        (ACUTO, MELEE, set()),
        (CASTRUCCIO, RANGE, {LIGHT_INFANTRY, ARCHER, PIKEMAN, CROSSBOWMAN, PAVISE_CROSSBOWMAN, SWORDSMAN, KNIGHT}),
        (CASTRUCCIO, CHARGE, {LIGHT_INFANTRY, ARCHER, PIKEMAN, CROSSBOWMAN, PAVISE_CROSSBOWMAN, SWORDSMAN, KNIGHT}),
    ],
)
def test_whose_rolls_a_card_improves(card: int, phase: int, helped: set[int]) -> None:
    t = table()
    who = captain(t, card, "A1")
    units = (LIGHT_INFANTRY, ARCHER, PIKEMAN, CROSSBOWMAN, PAVISE_CROSSBOWMAN, SWORDSMAN, KNIGHT)
    got = {unit for unit in units if command.helps(t.s, who, unit) and command.bonus(t.s, who, unit, phase) == 1}
    assert got == helped


@pytest.mark.clause("16.6.t1.r1", "16.6.t1.r7")
@pytest.mark.parametrize(("rounds", "hits"), [(1, 1), (2, 0)])
def test_the_bonus_is_of_the_first_round_only(rounds: int, hits: int) -> None:
    from signoria.games.regno.combat.volleys import modifier

    t = field({"crossbowman": 1}, {"light_infantry": 1})
    b = t.s.battle
    assert b is not None
    b.commanders, b.round = (captain(t, ACUTO), NOWHERE), rounds
    band = (CROSSBOWMAN, 1, 0, 0, ARRIVED, NOWHERE, 1)
    assert modifier(t.s, b, 0, band, RANGE) == hits
    assert modifier(t.s, b, 0, (*band[:6], 0), RANGE) == 0


@pytest.mark.clause("16.1.t1.r2", "16.5.7")
def test_a_martial_sovereign() -> None:
    t = table()
    t.change_person(0, virtue="martial", place="M1")
    assert command.bonus(t.s, 0, KNIGHT, CHARGE) == 1
    assert command.helps(t.s, 0, KNIGHT)
    assert provisions.led_by_martial(t.s, 0, place("M1"))
    t.change_person(0, virtue="theologian")
    assert command.bonus(t.s, 0, KNIGHT, CHARGE) == 0
    assert not provisions.led_by_martial(t.s, 0, place("M1"))


@pytest.mark.clause("16.6.t1.r10")
def test_castruccio_saves_his_army_from_attrition() -> None:
    t = table()
    captain(t, CASTRUCCIO)
    assert provisions.led_by_martial(t.s, 0, place("M1"))
    captain(t, ACUTO, "D1")
    assert not provisions.led_by_martial(t.s, 0, place("D1"))


@pytest.mark.clause("16.6.t1.r2")
def test_biagio_rerolls_one_failed_archer() -> None:
    t = field({"archer": 3}, {"light_infantry": 9})
    captain(t, BIAGIO)
    t.dice("battle", 1, 1, 1, 6)
    t.ask(Fight()).do("command:biagio_il_guercio")
    rerolled = t.told("rerolled")
    assert rerolled[0][2:] == (0, ARCHER, 6, 1)


@pytest.mark.clause("16.6.t1.r3", "16.6.t1.r8", "16.5.9")
@pytest.mark.parametrize(("card", "won"), [(NOWHERE, 0), (JACOPO, 1), (BELISARIO, 2)])
def test_machines_against_walls(card: int, won: int) -> None:
    from signoria.games.regno.combat.machines import _successes
    from signoria.games.regno.combat.sides import muster

    t = field({"catapult": 2, "crewman": 2}, {"archer": 1}, ASSAULT, settlement="town", fortress="castle")
    b = t.s.battle
    assert b is not None
    muster(t.s, b)
    b.commanders = (captain(t, card) if card != NOWHERE else NOWHERE, NOWHERE)
    short = t.s.tables.units[CATAPULT].fire - 1
    t.dice("battle", short, short)
    assert _successes(t.s, b, 0, CATAPULT, WALLS, 2) == won


@pytest.mark.clause("16.6.t1.r3", "16.6.t1.r8")
def test_only_catapults_and_only_walls() -> None:
    from signoria.games.regno.combat.machines import TROOPS, _successes
    from signoria.games.regno.combat.sides import muster

    t = field({"catapult": 1, "trebuchet": 1, "crewman": 2}, {"archer": 1}, ASSAULT, fortress="castle")
    b = t.s.battle
    assert b is not None
    muster(t.s, b)
    for card, unit, target in ((JACOPO, TREBUCHET, WALLS), (JACOPO, CATAPULT, TROOPS), (BELISARIO, CATAPULT, TROOPS)):
        b.commanders = (captain(t, card), NOWHERE)
        t.dice("battle", t.s.tables.units[unit].fire - 1)
        assert _successes(t.s, b, 0, unit, target, 1) == 0


def fallen(t: Table, n: int, medicine: int) -> None:
    b = t.s.battle
    assert b is not None
    b.fallen = (counts_of([(ARCHER, n)]), b.fallen[1])
    t.realm(0, tech={"medicine": medicine})


@pytest.mark.clause("16.1.t1.r4", "16.1.t2.r4", "16.6.t1.r8", "16.6.t1.r11", "C152")
def test_who_recovers_how_many() -> None:
    t = field({"archer": 1}, {"archer": 1})
    b = t.s.battle
    assert b is not None
    for medicine, lost, saved in ((0, 12, 0), (1, 12, 2), (2, 12, 4), (3, 12, 6)):
        fallen(t, lost, medicine)
        assert recovery.most_saved(t.s, b, 0) == saved
    b.theologians = (1, 0)
    for medicine, saved in ((0, 2), (1, 4), (2, 6), (3, 6)):
        fallen(t, 12, medicine)
        assert recovery.most_saved(t.s, b, 0) == saved
    b.theologians, b.commanders = (0, 0), (captain(t, GRANDE), NOWHERE)
    fallen(t, 12, 0)
    assert recovery.most_saved(t.s, b, 0) == 6
    b.commanders = (captain(t, BELISARIO), NOWHERE)
    fallen(t, 20, 1)
    assert recovery.most_saved(t.s, b, 0) == 3
    fallen(t, 4, 1)
    assert recovery.most_saved(t.s, b, 0) == 1  # the maximum rises, not the ratio
    t.change_person(0, flaw="bloodthirsty", place="M1")
    b.commanders = (0, NOWHERE)
    fallen(t, 12, 3)
    assert recovery.most_saved(t.s, b, 0) == 0


@pytest.mark.clause("16.1.t2.r2", "C194")
@pytest.mark.parametrize(("commands", "lost", "forced"), [(True, 2, True), (True, 1, False), (False, 2, False)])
def test_a_coward_who_commands_must_leave_after_two_losses(commands: bool, lost: int, forced: bool) -> None:
    t = field({"archer": 3}, {"archer": 3})
    t.change_person(0, flaw="coward", place="M1")
    b = t.s.battle
    assert b is not None
    b.commanders, b.lost = (0 if commands else NOWHERE, NOWHERE), (lost, 0)
    assert retreat.is_coward(t.s, b, 0) == forced


@pytest.mark.clause("16.6.t1.r12", "C213")
def test_andrea_doria_gives_his_ship_one_die_and_nothing_on_land() -> None:
    from signoria.games.regno.seafaring.broadside import artillery

    t = table()
    mine, other = t.carrier(0, "frigate", "S1"), t.carrier(0, "frigate", "S1")
    t.s.naval = new_naval(t.c(mine).place, 0, 1)
    before = artillery(t.s, mine)
    who = captain(t, DORIA, "A1")
    t.change_person(who, place=ABOARD + mine)
    assert (artillery(t.s, mine), artillery(t.s, other)) == (before + 1, before)
    assert not any(command.helps(t.s, who, unit) for unit in (ARCHER, KNIGHT, LIGHT_INFANTRY))


@pytest.mark.clause("16.6.t1.r6", "C213")
def test_jean_de_vienne_gives_his_ship_a_movement_point() -> None:
    from signoria.games.regno.seafaring.fleets import movement

    t = table()
    mine, other = t.carrier(0, "light_galley", "S1"), t.carrier(0, "light_galley", "S1")
    before = movement(t.s, mine)
    t.change_person(captain(t, VIENNE, "A1"), place=ABOARD + mine)
    assert (movement(t.s, mine), movement(t.s, other)) == (before + 1, before)
