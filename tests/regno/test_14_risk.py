"""Characters at risk. 14.2.1 to 14.2.5"""

from __future__ import annotations

import pytest

from signoria.games.regno.combat import risk
from signoria.games.regno.fights import ATTACKER, DEFENDER, SORTIE
from signoria.games.regno.ids import COURT, FIRST_CAPTAIN, NEUTRAL, NOWHERE, PRISON
from signoria.games.regno.pieces import new_person

from .battles import ARENA, arena, fight, march_in, steady
from .build import Table, place, table


def threatened(role: str, face: int, escort: bool = False) -> tuple[Table, int]:
    t = table(2)
    t.s.people = [None] * len(t.s.people)
    if role == "captain":
        who = FIRST_CAPTAIN
        t.s.people[who] = new_person(0, 7, place("D1"))
    else:
        who = t.person(0, role, "D1")
    t.dice("risk", face)
    risk.threaten(t.s, who, 1, escort)
    return t, who


@pytest.mark.clause("14.2.2", "14.2.3", "C218")
@pytest.mark.parametrize(
    ("role", "caught", "wounded"),
    [
        *(("sovereign", 4, 5), ("captain", 4, 5), ("consort", 4, 5), ("heir", 4, 5), ("relative", 4, 5)),
        *(("bishop", 3, 0), ("cardinal", 3, 0)),
    ],
)
@pytest.mark.parametrize("face", range(1, 7))
def test_t73_capture_roll(role: str, caught: int, wounded: int, face: int) -> None:
    t, who = threatened(role, face)
    x = t.who(who)
    assert (x.place == PRISON and x.gaoler == 1) == (face <= caught)
    if face > caught:
        assert x.place == place("A1")
        assert x.gaoler == NOWHERE
        assert (x.wounded > 0) == (face == wounded)


@pytest.mark.clause("14.2.4", "C162")
def test_a_wound_lasts_two_seasons_after_this_one() -> None:
    t, who = threatened("sovereign", 5)
    assert t.who(who).wounded == t.s.round + 2


@pytest.mark.clause("13.2.5", "C161")
def test_an_escort_adds_one_and_above_6_is_6() -> None:
    t, who = threatened("sovereign", 4, True)
    assert t.who(who).place == place("A1")
    assert t.who(who).wounded
    t, who = threatened("sovereign", 6, True)
    assert t.who(who).place == place("A1")
    assert not t.who(who).wounded


@pytest.mark.clause("14.2.5")
def test_without_territories_a_fugitive_is_removed() -> None:
    t = table(2)
    t.s.realms[0].capital = NOWHERE
    who = t.person(0, "heir", "D1")
    t.dice("risk", 6)
    risk.threaten(t.s, who, 1, False)
    assert t.s.people[who] is None


@pytest.mark.clause("13.2.5", "11.6.7")
@pytest.mark.parametrize(
    ("units", "government", "level", "escort"),
    [
        ({"knight": 1}, "feudal_monarchy", 0, True),
        ({"knight": 1, "halberdier": 1}, "autocratic_empire", 3, True),
        ({"halberdier": 1}, "autocratic_empire", 3, True),
        ({"halberdier": 1}, "autocratic_empire", 2, False),
        ({"halberdier": 1}, "feudal_monarchy", 3, False),
        ({"heavy_cavalry": 3}, "autocratic_empire", 3, False),
    ],
)
def test_escorts(units: dict[str, int], government: str, level: int, escort: bool) -> None:
    t = arena()
    t.realm(0, government=government, tech={"government": level})
    t.force(0, ARENA, **units)
    assert risk.escorted(t.s, 0, place(ARENA)) is escort


@pytest.mark.clause("C160", "13.2.5", "14.2.1", "13.5.8")
def test_an_escort_that_died_in_the_last_round_counts() -> None:
    t = arena()
    who = t.person(0, "sovereign", ARENA)
    march_in(t, 0, knight=1)
    t.force(NEUTRAL, ARENA, handgunner=3)
    t.dice("battle", 3, 3, 3)
    t.dice("risk", 4)
    b = fight(t)
    assert b.outcome == DEFENDER
    assert t.told("risked")[0][2:] == (who, 4, 1)
    assert t.who(who).place == place("A1")


@pytest.mark.clause("C160")
def test_one_that_died_before_does_not() -> None:
    t = arena()
    who = t.person(0, "sovereign", ARENA)
    march_in(t, 0, knight=1, light_infantry=1)
    t.force(NEUTRAL, ARENA, handgunner=3, heavy_infantry=5)
    t.dice("battle", 3, 3, 3, *[1] * 6)
    t.dice("risk", 1)
    steady(t, losses=2)
    fight(t)
    assert t.told("risked")[0][2:] == (who, 1, 0)


@pytest.mark.clause("14.2.1", "C159")
def test_one_roll_for_defeat_and_conquest() -> None:
    """A defender's people roll when the province is conquered, not here; an attacker's roll here."""
    t = arena(owner=1)
    t.province("A2", owner=NEUTRAL)
    t.person(1, "sovereign", ARENA)
    march_in(t, 0, light_infantry=9)
    t.force(1, ARENA, light_infantry=1)
    b = fight(t, defender=1)
    assert b.outcome == ATTACKER
    assert t.told("risked") == []


@pytest.mark.clause("13.5.12")
def test_accompanied_people_retreat_without_risk() -> None:
    t = arena()
    t.province("A2", owner=0)
    who = t.person(0, "sovereign", ARENA, origin=place("A2"))
    march_in(t, 0, origin="A2", light_infantry=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 1, 1)
    fight(t)
    t.do("retreat")
    assert t.told("risked") == []
    assert t.who(who).place == place("A2")


@pytest.mark.clause("13.5.12", "13.5.8", "14.2.1")
def test_crewmen_are_no_escort_on_a_retreat() -> None:
    t = arena()
    t.province("A2", owner=0)
    who = t.person(0, "sovereign", ARENA, origin=place("A2"))
    march_in(t, 0, origin="A2", crewman=1)
    t.force(NEUTRAL, ARENA, crewman=1)
    t.dice("risk", 1)
    fight(t)
    assert len(t.told("risked")) == 1
    assert t.who(who).gaoler != NOWHERE


@pytest.mark.clause("14.2.1")
def test_inside_the_walls_soldiers_are_left() -> None:
    """A lost sortie leaves recruits inside: nobody rolls."""
    t = arena(owner=1, fortress="tower", besieger=0)
    t.person(1, "sovereign", ARENA)
    t.force(1, ARENA, light_infantry=1)
    t.force(1, ARENA, status=1, until=1, archer=1)
    t.force(0, ARENA, swordsman=9)
    t.dice("battle", 1, *[3] * 9)
    b = fight(t, SORTIE, 1, 0)
    assert b.outcome == DEFENDER
    assert t.told("risked") == []


@pytest.mark.clause("14.2.1")
def test_people_at_court_are_safe() -> None:
    t = arena()
    who = t.person(0, "consort")
    assert t.who(who).place == COURT
    march_in(t, 0, light_infantry=1)
    t.force(NEUTRAL, ARENA, handgunner=9)
    t.dice("battle", *[3] * 9)
    fight(t)
    assert t.told("risked") == []
