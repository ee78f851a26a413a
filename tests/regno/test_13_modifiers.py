"""What changes a roll: land, river, landing, recruits, faith. 7.3, 11.3.t1.r10, 11.7.6, 13.6, 15.2.8"""

from __future__ import annotations

import pytest

from signoria.games.regno.fights import ASSAULT, FIELD, RELIEF, REVOLT, SORTIE
from signoria.games.regno.ids import HORDE, NEUTRAL, REBELS
from signoria.games.regno.pieces import ARRIVED, CONVALESCENT, EXHAUSTED, LANDED

from .battles import ARENA, arena, fight, leasts, march_in, phases, steady
from .build import place

LAND = {"plain": ARENA, "hill": "D1", "forest": "D2", "mountain": "M1", "swamp": "M2"}


@pytest.mark.clause("7.3.1", "7.3.2", "7.3.3", "7.3.5", "13.4.7")
@pytest.mark.parametrize("terrain", LAND)
def test_terrain(terrain: str) -> None:
    """Only the plain allows a Charge; mountain and swamp help the defender in the first Melee."""
    where = LAND[terrain]
    t = arena(where=where)
    march_in(t, 0, where, knight=1)
    t.force(NEUTRAL, where, heavy_infantry=3)
    t.dice("battle", *([1] * 10 if terrain == "plain" else [1] * 8))
    steady(t)
    fight(t, where=where)
    assert ("charge" in phases(t)) == (terrain == "plain")
    assert leasts(t, NEUTRAL, "melee", "heavy_infantry")[:2] == [3 if terrain in ("mountain", "swamp") else 4, 4]
    assert leasts(t, 0, "melee", "knight")[0] == 4


@pytest.mark.clause("7.3.5", "C17")
def test_desert_is_like_a_plain() -> None:
    t = arena()
    tables = t.s.tables
    assert tables.allows_charge[5]
    assert not tables.terrain_defence[5]


@pytest.mark.clause("C15")
def test_terrain_holds_in_a_siege() -> None:
    t = arena(where="M1", fortress="tower", ps=2)
    march_in(t, 0, "M1", knight=1)
    t.force(NEUTRAL, "M1", heavy_infantry=3)
    t.dice("battle", 1, 1, 1, 1)
    fight(t, ASSAULT, where="M1")
    assert "charge" not in phases(t)
    assert leasts(t, NEUTRAL, "melee", "heavy_infantry")[0] == 3


@pytest.mark.clause("7.3.4", "C16")
def test_t67_river_attack() -> None:
    """A Pikeman over a river rolls 4 in both rounds: a miss, then a hit."""
    t = arena()
    march_in(t, 0, origin="M2", pikeman=1)
    t.force(NEUTRAL, ARENA, pikeman=1)
    t.dice("battle", 4, 1, 4, 1)
    b = fight(t)
    assert leasts(t, 0, "melee", "pikeman") == [5, 4]
    assert b.round == 2
    assert sum(b.fallen[1]) == 1


@pytest.mark.clause("C232", "7.3.4")
def test_only_those_who_crossed_the_river() -> None:
    t = arena()
    march_in(t, 0, origin="M2", archer=1)
    march_in(t, 0, origin="A2", archer=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 5, 5)
    fight(t)
    assert sorted(leasts(t, 0, "range", "archer")) == [5, 6]


@pytest.mark.clause("C16", "C173")
def test_a_later_battle_of_the_siege_has_no_river() -> None:
    """Who has not just arrived has crossed nothing."""
    t = arena()
    march_in(t, 0, origin="M2", moved=0, pikeman=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    fight(t)
    assert leasts(t, 0, "melee", "pikeman")[0] == 4


@pytest.mark.clause("15.2.8", "C173", "13.1.t1.r2")
def test_t79_landing_in_hostile_land() -> None:
    """A landed Archer rolls 5 in round 1: 4, a miss; and the malus is spent with the battle."""
    t = arena(where="M2")
    march_in(t, 0, "M2", "S1", ARRIVED | LANDED, archer=1)
    t.force(NEUTRAL, "M2", archer=1)
    t.dice("battle", 5, 1, 1, 1, 6, 1)
    steady(t)
    fight(t, where="M2")
    assert leasts(t, 0, "range", "archer")[0] == 6
    assert t.told("killed")[0][2] == NEUTRAL
    t.force(NEUTRAL, "M2", archer=1)
    t.dice("battle", 6, 1)
    fight(t, where="M2")
    assert leasts(t, 0, "range", "archer")[0] == 5


@pytest.mark.clause("15.2.8", "13.7.3")
def test_landed_machines_stay_silent() -> None:
    t = arena(where="M2", fortress="tower")
    march_in(t, 0, "M2", "S1", ARRIVED | LANDED, crewman=1, ram=1, archer=1)
    t.force(NEUTRAL, "M2", archer=1)
    fight(t, ASSAULT, where="M2")
    assert t.told("fired") == []


@pytest.mark.clause("13.6.1", "13.6.2", "13.6.3")
def test_recruits_defend_at_minus_one_convalescents_do_not_fight() -> None:
    t = arena(owner=1)
    march_in(t, 0, light_infantry=1)
    t.force(1, ARENA, status=EXHAUSTED, until=1, light_infantry=1)
    t.force(1, ARENA, status=CONVALESCENT, until=1, light_infantry=5)
    t.dice("battle", 1, 1, 1, 1)
    fight(t, defender=1)
    assert leasts(t, 1, "melee", "light_infantry")[:2] == [6]
    t.do("stay")
    assert leasts(t, 1, "melee", "light_infantry")[0] == 6, "in every round"


@pytest.mark.clause("13.6.1")
def test_recruits_do_not_attack() -> None:
    t = arena()
    march_in(t, 0, light_infantry=1)
    t.force(0, ARENA, status=EXHAUSTED, until=1, light_infantry=5)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    b = fight(t)
    assert b.start == (1, 1)


@pytest.mark.clause("C219", "C234")
def test_recruits_fight_rebels_that_rise_where_they_stand_crewmen_do_not() -> None:
    t = arena(owner=0)
    t.force(0, ARENA, crewman=2, light_infantry=1)
    t.force(0, ARENA, status=EXHAUSTED, until=1, light_infantry=1)
    t.force(REBELS, ARENA, pitchfork=1, rebel_archer=1)
    t.dice("battle", 1, 1, 1, 1)
    b = fight(t, REVOLT, 0, REBELS)
    assert b.start[0] == 2
    assert not any(band[0] == 2 for band in b.bands[0])
    assert sorted(leasts(t, 0, "melee", "light_infantry")[:2]) == [5, 6]


@pytest.mark.clause("9.2.7")
def test_rebels_have_neither_walls_nor_terrain() -> None:
    t = arena(owner=0, where="M2", fortress="tower")
    t.force(0, "M2", knight=1)
    t.force(REBELS, "M2", pitchfork=1)
    t.dice("battle", 1, 1, 1)
    fight(t, REVOLT, 0, REBELS, "M2")
    assert phases(t)[:2] == ["charge", "melee"]
    assert leasts(t, REBELS, "melee", "pitchfork")[0] == 6


@pytest.mark.clause("C229", "C111")
@pytest.mark.parametrize("kind", [SORTIE, RELIEF])
def test_besiegers_have_no_terrain(kind: int) -> None:
    t = arena(owner=0, where="M2", fortress="tower", besieger=1)
    march_in(t, 0, "M2", "B2", light_infantry=1)
    t.force(1, "M2", light_infantry=1)
    t.dice("battle", 1, 1)
    fight(t, kind, 0, 1, "M2")
    assert leasts(t, 1, "melee", "light_infantry")[0] == 5
    assert leasts(t, 0, "melee", "light_infantry")[0] == (6 if kind == RELIEF else 5), "only a relief crosses rivers"


@pytest.mark.clause("C228")
def test_relief_fights_alone() -> None:
    t = arena(owner=0, fortress="tower", besieger=1)
    t.force(0, ARENA, archer=5)
    march_in(t, 0, light_infantry=1)
    t.force(1, ARENA, light_infantry=1)
    b = fight(t, RELIEF, 0, 1)
    assert b.start[0] == 1
    assert leasts(t, 0, "range", "archer") == []


@pytest.mark.clause("11.3.t1.r10", "C100")
@pytest.mark.parametrize(("level", "seat", "bonus"), [(4, ["church"], 1), (3, ["church"], 0), (4, [], 0)])
def test_religion_4_with_a_seat_in_the_province(level: int, seat: list[str], bonus: int) -> None:
    t = arena(owner=1, buildings=seat)
    t.province("A2", buildings=["church"])
    t.realm(1, tech={"religion": level})
    march_in(t, 0, light_infantry=1)
    t.force(1, ARENA, archer=1)
    t.dice("battle", 1, 1, 1, 1)
    fight(t, defender=1)
    assert leasts(t, 1, "range", "archer")[0] == 5 - bonus
    assert leasts(t, 1, "melee", "archer")[0] == 6 - bonus
    t.do("stay")
    assert leasts(t, 1, "range", "archer")[0] == 5, "in the first round only"


@pytest.mark.clause("11.3.t1.r10", "G9")
def test_a_damaged_seat_does_not_work() -> None:
    t = arena(owner=1, buildings=["church"], damaged=["church"])
    t.realm(1, tech={"religion": 4})
    march_in(t, 0, light_infantry=1)
    t.force(1, ARENA, archer=1)
    fight(t, defender=1)
    assert leasts(t, 1, "range", "archer")[0] == 5


@pytest.mark.clause("11.7.6")
@pytest.mark.parametrize(("level", "clergy", "bonus"), [(3, True, 1), (3, False, 0), (2, True, 0)])
def test_votive_infantry(level: int, clergy: bool, bonus: int) -> None:
    t = arena()
    t.realm(0, government="military_theocracy", tech={"government": level})
    if clergy:
        t.person(0, "bishop", ARENA)
    march_in(t, 0, swordsman=1)
    t.force(NEUTRAL, ARENA, heavy_infantry=2)
    t.dice("battle", 1, 1, 1, 1, 1, 1)
    fight(t)
    assert leasts(t, 0, "melee", "swordsman")[:2] == [3 - bonus, 3]


@pytest.mark.clause("R17.7")
def test_holy_war_helps_the_attacker(monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.games.regno.reconstruction import offices

    monkeypatch.setattr(offices, "holy_war_bonus", lambda s, where, seat: int(where == place(ARENA)))
    t = arena()
    march_in(t, 0, pikeman=1)
    t.force(NEUTRAL, ARENA, heavy_infantry=1)
    t.dice("battle", 1, 1, 1, 1)
    fight(t, FIELD)
    assert leasts(t, 0, "melee", "pikeman")[:2] == [3, 4]


@pytest.mark.clause("R18.4", "7.3.4")
def test_hordes_cross_rivers_like_everybody() -> None:
    t = arena(owner=1)
    march_in(t, HORDE, origin="M2", light_cavalry=1)
    t.force(1, ARENA, light_infantry=1)
    t.dice("battle", 1, 1, 1)
    fight(t, attacker=HORDE, defender=1)
    assert leasts(t, HORDE, "charge", "light_cavalry")[0] == 6
