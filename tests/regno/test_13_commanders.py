"""Who commands. 13.3"""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import FIRST_CAPTAIN, NEUTRAL
from signoria.games.regno.pieces import new_person

from .battles import ARENA, arena, fight, leasts, march_in
from .build import Table, place


def captain(t: Table, card: int, hired: int = 0) -> int:
    x = t.s.people[FIRST_CAPTAIN + card] = new_person(0, 7, place(ARENA))
    x.hired, x.loyalty = hired, 4
    return FIRST_CAPTAIN + card


def field() -> Table:
    t = arena()
    march_in(t, 0, light_infantry=2)
    t.force(NEUTRAL, ARENA, heavy_infantry=2)
    return t


@pytest.mark.clause("13.3.1", "C132", "16.5.4")
def test_the_sovereign_or_a_captain_but_not_one_just_hired() -> None:
    t = field()
    t.at(1, "summer")
    t.person(0, "sovereign", ARENA, virtue="martial")
    t.person(0, "heir", ARENA, virtue="martial")
    captain(t, 0)
    captain(t, 3, hired=2)
    fight(t)
    assert t.listed() == ["command:family.1.1", "command:gualtiero_da_forli", "no-commander"]
    assert t.why("command:braccio_da_montone") == "16.5.4"
    assert t.why("command:family.1.2") == "13.3.1"


@pytest.mark.clause("13.3.1")
def test_only_the_commanders_traits_count() -> None:
    t = field()
    t.at(1, "summer")
    t.person(0, "sovereign", ARENA, virtue="martial")
    captain(t, 3)
    t.dice("battle", 1, 1, 1, 1)
    fight(t)
    t.do("command:braccio_da_montone")
    assert leasts(t, 0, "melee", "light_infantry")[0] == 5
    t = field()
    t.person(0, "sovereign", ARENA, virtue="martial")
    t.dice("battle", 1, 1, 1, 1)
    fight(t)
    t.do("command:family.1.1")
    assert leasts(t, 0, "melee", "light_infantry")[:2] == [4, 5], "in the first round"


@pytest.mark.clause("13.3.3", "16.5.8")
def test_from_afar_nobody_commands() -> None:
    t = field()
    t.person(0, "sovereign", "A1", virtue="martial")
    fight(t)
    assert t.asked == -1
    assert leasts(t, 0, "melee", "light_infantry")[0] == 5


@pytest.mark.clause("13.3.1", "16.5.8")
def test_nobody_may_command() -> None:
    t = field()
    t.person(0, "sovereign", ARENA, virtue="martial")
    fight(t)
    t.do("no-commander")
    assert leasts(t, 0, "melee", "light_infantry")[0] == 5


@pytest.mark.clause("14.2.4", "C242")
def test_the_wounded_do_not_command() -> None:
    t = field()
    t.at(1, "summer")
    t.person(0, "sovereign", ARENA, virtue="martial", wounded=3)
    captain(t, 0)
    fight(t)
    assert t.why("command:family.1.1") == "14.2.4"


@pytest.mark.clause("C252", "16.6.t1.r7", "G6")
def test_giovanni_acuto_helps_crossbowmen_not_pavise() -> None:
    t = arena()
    t.at(1, "summer")
    captain(t, 6)
    march_in(t, 0, crossbowman=1, pavise_crossbowman=1)
    t.force(NEUTRAL, ARENA, heavy_infantry=9)
    t.dice("battle", 1, 1)
    fight(t)
    t.do("command:giovanni_acuto")
    assert leasts(t, 0, "range", "crossbowman")[0] == 3
    assert leasts(t, 0, "range", "pavise_crossbowman")[0] == 4
    assert leasts(t, 0, "melee", "crossbowman")[0] == 6


@pytest.mark.clause("13.3.4")
def test_people_neither_roll_nor_take_hits() -> None:
    t = arena()
    t.person(0, "sovereign", ARENA)
    march_in(t, 0, light_infantry=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 1, 5)
    t.dice("risk", 6)
    b = fight(t)
    assert b.start == (1, 1)
    assert b.round == 1
    assert t.units(0, ARENA) == {}


@pytest.mark.clause("C210", "16.5.6", "13.3.2")
def test_led_pieces_are_named_and_not_replaced() -> None:
    """Gualtiero leads four of six Light infantry; those that fall are not replaced."""
    t = arena()
    t.at(1, "summer")
    captain(t, 0)
    march_in(t, 0, light_infantry=6)
    t.force(NEUTRAL, ARENA, archer=1, heavy_infantry=9)
    t.dice("battle", 5)
    b = fight(t)
    t.do("command:gualtiero_da_forli")
    assert [band[1] for band in b.bands[0] if band[6]] == [4]
    t.do("take-hits:light_infantry:led:B2:1")
    assert leasts(t, 0, "melee", "light_infantry")[:2] == [4, 5]
