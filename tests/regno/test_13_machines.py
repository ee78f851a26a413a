"""Machines, Crewmen, walls. 13.7"""

from __future__ import annotations

import pytest

from signoria.games.regno.fights import ASSAULT, ATTACKER, DEFENDER, SORTIE, STALLED
from signoria.games.regno.ids import NEUTRAL, UNITS
from signoria.games.regno.pieces import EXHAUSTED

from .battles import ARENA, arena, cancelled, fight, march_in, phases, steady
from .build import Table, table


def fired(t: Table) -> list[tuple[str, int, str]]:
    """(machine, target, faces) of every volley."""
    return [(UNITS[e[3]], e[4], e[5]) for e in t.told("fired")]


@pytest.mark.clause("13.7.t1.r1", "13.7.t1.r2", "13.7.t1.r3", "13.7.t1.r4", "13.7.5", "13.7.6")
@pytest.mark.parametrize(
    ("name", "florins", "least", "walls", "troops", "level"),
    [
        ("ram", 30, 4, 1, 0, 1),
        ("catapult", 50, 5, 1, 1, 1),
        ("trebuchet", 100, 4, 2, 1, 2),
        ("bombard", 200, 3, 3, 1, 4),
    ],
)
def test_machines(name: str, florins: int, least: int, walls: int, troops: int, level: int) -> None:
    kind = table(2).s.tables.units[UNITS.index(name)]
    assert (kind.florins, kind.fire, kind.walls, kind.troops, kind.tech) == (
        florins,
        least,
        walls,
        troops,
        ((0, level),),
    )
    assert (kind.pf, kind.range, kind.charge, kind.melee) == (1, 0, 0, 0)


@pytest.mark.clause("13.7.t1.r3", "13.7.t2.r2", "13.7.12")
def test_t57_manor_breach() -> None:
    """Two Trebuchets, one success in each of two rounds: 4 PS and no breach, then 2 PS and the breach."""
    t = arena(fortress="manor")
    march_in(t, 0, light_infantry=1, crewman=2, trebuchet=2)
    t.force(NEUTRAL, ARENA, archer=9)
    t.dice("battle", 4, 1, *[1] * 9, 4, 1, *[1] * 9)
    steady(t, aim=1, losses=1)
    fight(t, ASSAULT)
    assert [e[3:] for e in t.told("walls-hit")] == [(2, 4), (2, 2)]
    assert len(t.told("breach")) == 1


@pytest.mark.clause("11.3.t1.r1", "13.7.8", "13.7.t2.r1")
def test_t59_extra_ps_do_not_move_the_threshold() -> None:
    t = arena(owner=1)
    t.realm(1, tech={"engineering": 3})
    t.province(ARENA, fortress="tower")
    assert t.p(ARENA).ps == 5
    march_in(t, 0, light_infantry=1, crewman=2, ram=2)
    t.force(1, ARENA, archer=9)
    t.dice("battle", 4, 4, *[1] * 9, 4, 1)
    steady(t, aim=1, losses=1)
    fight(t, ASSAULT, defender=1)
    assert [e[4] for e in t.told("walls-hit")][:2] == [3, 2]
    assert [e for e in t.s.events or [] if e in t.told("walls-hit") + t.told("breach")][2] in t.told("breach")


@pytest.mark.clause("13.7.9")
def test_keeps_breach_like_castles() -> None:
    tables = table(2).s.tables
    assert [x.breach for x in tables.fortresses] == [2, 3, 5, 5, 5]
    assert [x.ps for x in tables.fortresses] == [4, 6, 10, 14, 14]


@pytest.mark.clause("13.7.1", "13.7.3", "13.7.2", "C145")
def test_a_machine_fires_only_with_its_own_crewman() -> None:
    """Two Rams, one Crewman: one die; without him none."""
    t = arena(fortress="castle")
    march_in(t, 0, light_infantry=1, crewman=1, ram=2)
    fight(t, ASSAULT)
    assert all(len(faces.split()) == 1 for _, _, faces in fired(t))
    assert len(fired(t)) == 6
    t = arena(fortress="castle")
    march_in(t, 0, light_infantry=1, ram=2)
    fight(t, ASSAULT)
    assert fired(t) == []


@pytest.mark.clause("13.7.2", "13.4.2")
def test_crewmen_are_assigned_anew_by_their_owner() -> None:
    t = arena(fortress="castle")
    march_in(t, 0, light_infantry=1, crewman=1, ram=1, catapult=1)
    fight(t, ASSAULT)
    assert t.asked == 0
    assert t.listed() == ["aim:ram:walls:1..1", "aim:catapult:walls:1..1", "finish"]
    t.do("aim:ram:walls:1")
    assert fired(t)[0][0] == "ram"
    t.do("aim:catapult:walls:1")
    assert fired(t)[0][0] == "catapult"
    t.do("finish")
    assert fired(t) == []


@pytest.mark.clause("13.4.3", "13.7.10", "13.7.6")
def test_before_the_breach_only_walls() -> None:
    t = arena(fortress="castle")
    march_in(t, 0, light_infantry=1, crewman=1, ram=1, catapult=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    fight(t, ASSAULT)
    assert t.why("aim:catapult:troops:1") == "13.4.3"
    assert t.why("aim:ram:troops:1") == "13.7.6"


@pytest.mark.clause("C233", "13.4.2")
def test_after_the_breach_walls_or_troops_but_the_ram_walls() -> None:
    t = arena(fortress="tower", ps=2)
    march_in(t, 0, light_infantry=3, crewman=2, ram=1, catapult=1)
    t.force(NEUTRAL, ARENA, light_infantry=3)
    fight(t, ASSAULT)
    assert t.listed() == ["aim:ram:walls:1..1", "aim:catapult:walls:1..1", "aim:catapult:troops:1..1", "finish"]
    t.dice("battle", 5)
    t.do("aim:catapult:troops:1", "cancel", "aim:catapult:troops:1")
    assert t.asked == 0, "one Crewman more, and the Ram has none yet"
    t.do("finish")
    assert t.told("killed")[0][2:] == (NEUTRAL, ((0, 1),))


@pytest.mark.clause("C133", "13.7.10")
def test_the_defenders_machines_hit_troops_before_the_breach() -> None:
    t = arena(owner=1, fortress="castle")
    march_in(t, 0, light_infantry=3, crewman=1, ram=1)
    t.force(1, ARENA, crewman=1, catapult=1)
    t.dice("battle", 1, 5)
    steady(t, losses=2)
    fight(t, ASSAULT, defender=1)
    assert ("catapult", 1, "5") in fired(t)
    assert t.told("killed")[0][2:] == (0, ((20, 1),)), "dearest first: the Ram"


@pytest.mark.clause("13.4.3")
def test_machines_hit_troops_in_the_open_a_ram_has_no_target() -> None:
    t = arena()
    march_in(t, 0, light_infantry=1, crewman=2, ram=1, catapult=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 5)
    b = fight(t)
    assert fired(t) == [("catapult", 1, "5")]
    assert b.outcome == ATTACKER


@pytest.mark.clause("13.7.4", "C136", "13.4.17")
def test_owner_may_put_hits_on_crewmen_and_machines() -> None:
    t = arena(fortress="tower")
    march_in(t, 0, light_infantry=1, crewman=1, ram=1)
    t.force(NEUTRAL, ARENA, archer=1)
    t.dice("battle", 1, 5)
    fight(t, ASSAULT)
    assert t.listed() == [
        "take-hits:light_infantry:line:B2:1..1",
        "take-hits:crewman:line:B2:1..1",
        "take-hits:ram:line:B2:1..1",
    ]
    t.do("take-hits:crewman:line:B2:1")
    assert t.units(0, ARENA) == {"light_infantry": 1, "ram": 1}


@pytest.mark.clause("13.7.14", "C146")
def test_at_0_ps_the_fortress_is_gone_and_the_field_open() -> None:
    """The space is free, other buildings and inhabitants stay; Charge then comes every round."""
    t = arena(fortress="tower", ps=3, buildings=["farm"], free=2)
    march_in(t, 0, armoured_lancer=1, crewman=1, bombard=1)
    t.force(NEUTRAL, ARENA, heavy_infantry=3)
    t.dice("battle", 3, *[1] * 5)
    fight(t, ASSAULT)
    p = t.p(ARENA)
    assert (p.fortress, p.ps) == (-1, 0)
    assert p.buildings
    assert p.free == 2
    assert len(t.told("fortress-destroyed")) == 1
    assert phases(t)[:4] == ["charge", "melee", "charge", "melee"]
    assert t.s.battle is not None
    assert t.s.battle.outcome != STALLED


@pytest.mark.clause("13.7.13", "C121", "C122", "12.3.2")
def test_an_empty_fortress_resists_until_the_breach() -> None:
    t = arena(fortress="tower")
    march_in(t, 0, light_infantry=1, crewman=1, ram=1)
    t.dice("battle", 4, 4)
    b = fight(t, ASSAULT)
    assert (b.outcome, b.round, t.p(ARENA).ps) == (ATTACKER, 2, 2)
    t = arena(fortress="tower", ps=2)
    march_in(t, 0, light_infantry=1)
    b = fight(t, ASSAULT)
    assert b.outcome == ATTACKER
    assert t.told("rolled") == []


@pytest.mark.clause("13.5.11", "C123")
def test_no_useless_rounds_before_walls() -> None:
    """Without machines nothing is rolled, unless the defender can shoot."""
    t = arena(fortress="tower")
    march_in(t, 0, archer=3)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    b = fight(t, ASSAULT)
    assert b.outcome == STALLED
    assert t.told("rolled") == []
    t = arena(fortress="tower")
    march_in(t, 0, archer=3)
    t.force(NEUTRAL, ARENA, archer=1, light_infantry=9)
    t.dice("battle", 1, 1, 1, 1)
    b = fight(t, ASSAULT)
    assert t.told("rolled")


@pytest.mark.clause("13.5.9", "13.5.10", "13.8.4")
def test_t65_six_rounds_in_a_siege() -> None:
    t = arena(fortress="castle")
    march_in(t, 0, light_infantry=1, crewman=1, ram=1)
    t.dice("battle", 4, 1, 1, 1, 1, 1)
    b = fight(t, ASSAULT)
    assert (b.outcome, b.round, t.p(ARENA).ps) == (STALLED, 6, 9)
    assert t.units(0, ARENA) == {"light_infantry": 1, "crewman": 1, "ram": 1}


@pytest.mark.clause("12.3.3", "13.5.7", "C234")
def test_crewmen_defend_but_deal_no_hits() -> None:
    t = arena()
    march_in(t, 0, light_infantry=1)
    t.force(NEUTRAL, ARENA, crewman=2)
    t.dice("battle", 5, 5)
    b = fight(t)
    assert b.round == 2
    assert b.outcome == ATTACKER


@pytest.mark.clause("13.7.7", "C142")
def test_winner_takes_abandoned_machines() -> None:
    t = arena(owner=1)
    t.province("A2", owner=NEUTRAL)
    march_in(t, 0, light_infantry=1)
    t.force(1, ARENA, crewman=1, catapult=1, ram=1)
    t.dice("battle", 1, 5)
    steady(t, losses=1, aim=1)
    b = fight(t, defender=1)
    assert b.outcome == ATTACKER
    assert t.units(0, ARENA) == {"light_infantry": 1, "catapult": 1, "ram": 1}


@pytest.mark.clause("13.5.6")
def test_both_gone_the_defender_keeps_the_province_machines_are_wrecked() -> None:
    t = arena()
    march_in(t, 0, light_infantry=1, ram=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 6, 6)
    steady(t, losses=1)
    b = fight(t)
    assert b.outcome == DEFENDER
    assert t.units(0, ARENA) == {} == t.units(NEUTRAL, ARENA)
    assert len(t.told("machines-wrecked")) == 1


def keep(t: Table, **fields: object) -> None:
    t.realm(1, government="autocratic_empire", tech={"government": 4})
    t.province(ARENA, fortress="steel_keep", **fields)


@pytest.mark.clause("11.6.10", "C110")
def test_a_steel_keep_strikes_before_the_first_round() -> None:
    t = arena(owner=1)
    keep(t)
    march_in(t, 0, light_infantry=3, crewman=1, ram=1)
    t.force(1, ARENA, light_infantry=1)
    fight(t, ASSAULT, defender=1)
    assert t.told("keep-strikes")[0][3] == 2
    assert t.told("fired") == []
    t.do("take-hits:light_infantry:line:B2:2")
    assert t.units(0, ARENA)["light_infantry"] == 1


@pytest.mark.clause("11.6.10", "C110")
def test_breached_or_not() -> None:
    t = arena(owner=1)
    keep(t, ps=5)
    march_in(t, 0, light_infantry=3)
    t.force(1, ARENA, light_infantry=1)
    b = fight(t, ASSAULT, defender=1)
    assert len(t.told("keep-strikes")) == 1
    assert b.fallen[0][0] >= 2


@pytest.mark.clause("C261")
def test_empty_but_only_when_something_is_rolled() -> None:
    t = arena(owner=1)
    keep(t)
    march_in(t, 0, light_infantry=3, crewman=1, ram=1)
    steady(t, losses=1)
    fight(t, ASSAULT, defender=1)
    assert len(t.told("keep-strikes")) == 1
    t = arena(owner=1)
    keep(t)
    march_in(t, 0, light_infantry=3)
    b = fight(t, ASSAULT, defender=1)
    assert t.told("keep-strikes") == []
    assert b.outcome == STALLED


@pytest.mark.clause("C111")
def test_not_in_a_sortie() -> None:
    t = arena(owner=1)
    keep(t, besieger=0)
    t.force(0, ARENA, light_infantry=2)
    t.force(1, ARENA, light_infantry=1)
    fight(t, SORTIE, 1, 0)
    assert t.told("keep-strikes") == []


@pytest.mark.clause("11.6.10", "11.8.2")
def test_for_another_government_it_is_a_castle() -> None:
    t = arena(owner=1)
    keep(t)
    t.realm(1, government="feudal_monarchy")
    march_in(t, 0, light_infantry=3, crewman=1, ram=1, longbow=4)
    t.force(1, ARENA, light_infantry=9)
    t.dice("battle", 1, 6, 6, 6, 6)
    fight(t, ASSAULT, defender=1)
    assert t.told("keep-strikes") == []
    assert cancelled(t, 1)[0] == (3, 0)


@pytest.mark.clause("13.6.1")
def test_a_sortie_leaves_recruits_inside() -> None:
    t = arena(owner=0, fortress="tower", besieger=1)
    t.force(0, ARENA, light_infantry=1)
    t.force(0, ARENA, status=EXHAUSTED, until=1, light_infantry=4)
    t.force(1, ARENA, light_infantry=1)
    b = fight(t, SORTIE, 0, 1)
    assert b.start == (1, 1)
