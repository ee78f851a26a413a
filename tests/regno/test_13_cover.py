"""What cancels hits: pikes, Heavy infantry, walls. 13.2, 13.7"""

from __future__ import annotations

import pytest

from signoria.games.regno.fights import ASSAULT, ATTACKER
from signoria.games.regno.ids import NEUTRAL

from .battles import ARENA, arena, cancelled, faces, fight, leasts, march_in, phases

WALLS, PIKES, HEAVY = 0, 1, 2


@pytest.mark.clause("13.2.1", "C130")
def test_t63_pikemen_against_a_charge() -> None:
    """Three Pikemen and a Halberdier suffer 3 Charge hits: 2 remain."""
    t = arena()
    march_in(t, 0, knight=3)
    t.force(NEUTRAL, ARENA, pikeman=3, halberdier=1)
    t.dice("battle", 3, 3, 3, 1, 1, 1, 1, 1)
    fight(t)
    assert cancelled(t, NEUTRAL)[0] == (1, PIKES)
    assert next(e[2:] for e in t.told("killed")) == (NEUTRAL, ((3, 2),))


@pytest.mark.clause("13.2.1")
def test_pikes_work_once_in_every_round() -> None:
    t = arena()
    march_in(t, 0, armoured_lancer=1)
    t.force(NEUTRAL, ARENA, halberdier=1)
    t.dice("battle", 6, 1, 1, 6, 1, 1)
    fight(t)
    assert cancelled(t, NEUTRAL)[:2] == [(1, PIKES), (1, PIKES)]


@pytest.mark.clause("13.2.2", "C130")
def test_heavy_infantry_cancels_one_melee_hit() -> None:
    t = arena()
    march_in(t, 0, swordsman=2)
    t.force(NEUTRAL, ARENA, heavy_infantry=2)
    t.dice("battle", 3, 3, 1, 1)
    fight(t)
    assert cancelled(t, NEUTRAL)[0] == (1, HEAVY)


@pytest.mark.clause("13.2.3", "C129")
def test_crossbowmen_ignore_heavy_infantry() -> None:
    """Their Melee hits are never the ones that are cancelled; another's are."""
    t = arena()
    march_in(t, 0, crossbowman=2)
    t.force(NEUTRAL, ARENA, heavy_infantry=1)
    t.dice("battle", 1, 1, 6, 6, 1)
    b = fight(t)
    assert cancelled(t, NEUTRAL) == []
    assert b.outcome == ATTACKER
    assert b.round == 1
    t = arena()
    march_in(t, 0, pikeman=1, pavise_crossbowman=1)
    t.force(NEUTRAL, ARENA, heavy_infantry=1)
    t.dice("battle", 1, 4, 5, 1)
    fight(t)
    assert cancelled(t, NEUTRAL)[0] == (1, HEAVY)


@pytest.mark.clause("C130")
def test_a_covering_unit_must_be_alive_as_the_phase_begins() -> None:
    """The only Pikeman falls at Range: the Charge is not weakened."""
    t = arena()
    march_in(t, 0, archer=1, knight=1)
    t.force(NEUTRAL, ARENA, pikeman=1, handgunner=1)
    t.dice("battle", 6, 1, 3)
    fight(t)
    assert cancelled(t, NEUTRAL) == []


@pytest.mark.clause("13.7.t2.r1", "13.7.t2.r2", "13.7.t2.r3", "13.7.11")
@pytest.mark.parametrize(("fortress", "protection"), [("tower", 1), ("manor", 2), ("castle", 3)])
def test_unbreached_walls_cancel_range_hits(fortress: str, protection: int) -> None:
    t = arena(fortress=fortress)
    march_in(t, 0, longbow=4, crewman=1, ram=1)
    t.force(NEUTRAL, ARENA, light_infantry=9)
    t.dice("battle", 1, 6, 6, 6, 6)
    b = fight(t, ASSAULT)
    assert cancelled(t, NEUTRAL)[0] == (protection, WALLS)
    assert next(e for e in t.told("killed") if e[2] == NEUTRAL)[3] == ((0, 4 - protection),)
    assert b.outcome


@pytest.mark.clause("13.7.11")
def test_protection_reduces_no_structural_damage() -> None:
    t = arena(fortress="castle")
    march_in(t, 0, light_infantry=1, crewman=1, bombard=1)
    t.dice("battle", 3)
    fight(t, ASSAULT)
    assert t.told("walls-hit")[0][2:] == (_place(), 3, 7)


def _place() -> int:
    from .build import place

    return place(ARENA)


@pytest.mark.clause("C28")
def test_unmaintained_walls_stop_but_do_not_protect() -> None:
    t = arena(fortress="tower", unmaintained=True)
    march_in(t, 0, longbow=2, light_infantry=1)
    t.force(NEUTRAL, ARENA, archer=3)
    t.dice("battle", 6, 6, 1, 1, 1)
    fight(t, ASSAULT)
    assert cancelled(t, NEUTRAL) == []
    assert "melee" not in phases(t)


@pytest.mark.clause("13.4.11", "13.7.10")
def test_t61_nothing_but_shooting_before_the_breach() -> None:
    t = arena(fortress="manor")
    march_in(t, 0, knight=2, swordsman=2)
    t.force(NEUTRAL, ARENA, archer=1)
    fight(t, ASSAULT)
    assert set(phases(t)) == {"range"}


@pytest.mark.clause("13.7.12", "C134", "13.4.8")
def test_breach_in_the_machines_phase_opens_the_same_round() -> None:
    """Protection is lost and Charge and Melee take place; the Charge only in this first round."""
    t = arena(fortress="tower", ps=3)
    march_in(t, 0, longbow=1, knight=1, crewman=1, ram=1)
    t.force(NEUTRAL, ARENA, heavy_infantry=4)
    t.dice("battle", 4, 6, 1, 1, 1, 1, 1, 1, 1)
    fight(t, ASSAULT)
    assert (1, WALLS) not in cancelled(t, NEUTRAL)
    assert phases(t)[:3] == ["range", "charge", "melee"]
    assert len(faces(t, 0, "charge", "knight")) == 1


@pytest.mark.clause("C135", "13.4.8")
def test_breached_from_the_start_one_charge() -> None:
    t = arena(fortress="tower", ps=2)
    march_in(t, 0, knight=1)
    t.force(NEUTRAL, ARENA, heavy_infantry=3)
    t.dice("battle", 1, 1, 1, 1, 1)
    fight(t, ASSAULT)
    assert len(faces(t, 0, "charge", "knight")) == 1


@pytest.mark.clause("11.5.6", "C106")
def test_burgher_crossbowmen_roll_two_dice_inside_unbreached_walls() -> None:
    t = arena(owner=1, fortress="tower")
    t.realm(1, government="communal_republic", tech={"government": 3})
    march_in(t, 0, light_infantry=9)
    t.force(1, ARENA, pavise_crossbowman=2)
    t.dice("battle", 1, 1, 1, 1)
    fight(t, ASSAULT, defender=1)
    assert faces(t, 1, "range", "pavise_crossbowman")[0] == "1 1 1 1"
    assert leasts(t, 1, "range", "pavise_crossbowman")[0] == 4


@pytest.mark.clause("11.5.6")
@pytest.mark.parametrize(("level", "government", "ps"), [(2, "communal_republic", 4), (3, "feudal_monarchy", 4)])
def test_only_a_republic_of_level_3(level: int, government: str, ps: int) -> None:
    t = arena(owner=1, fortress="tower", ps=ps)
    t.realm(1, government=government, tech={"government": level})
    march_in(t, 0, light_infantry=9)
    t.force(1, ARENA, pavise_crossbowman=2)
    t.dice("battle", 1, 1)
    fight(t, ASSAULT, defender=1)
    assert faces(t, 1, "range", "pavise_crossbowman")[0] == "1 1"


@pytest.mark.clause("11.5.6", "13.7.12")
def test_breached_walls_end_the_second_die() -> None:
    t = arena(owner=1, fortress="tower", ps=2)
    t.realm(1, government="communal_republic", tech={"government": 3})
    march_in(t, 0, light_infantry=9)
    t.force(1, ARENA, pavise_crossbowman=1)
    t.dice("battle", 1)
    fight(t, ASSAULT, defender=1)
    assert faces(t, 1, "range", "pavise_crossbowman")[0] == "1"
    assert leasts(t, 1, "melee", "pavise_crossbowman")[0] == 5
