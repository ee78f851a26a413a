"""War slaves. 14.3"""

from __future__ import annotations

import pytest

from signoria.games.regno import standing
from signoria.games.regno.combat import recovery
from signoria.games.regno.fights import ATTACKER, DEFENDER, FIELD, REVOLT, STALLED, new_battle
from signoria.games.regno.forces import counts_of
from signoria.games.regno.ids import FIRST_CAPTAIN, NEUTRAL, REBELS, UNITS
from signoria.games.regno.pieces import new_person

from .build import Table, place, table

WERNER = 8


def won(t: Table, foe: int = 1, where: str = "D1", outcome: int = ATTACKER, saved: int = 0, **lost: int) -> Table:
    """Seat 0 has won there (as the attacker unless said otherwise) and the enemy has lost these pieces."""
    attacks = outcome != DEFENDER
    kind = REVOLT if foe == REBELS else FIELD
    b = t.s.battle = new_battle(kind, place(where), 0, foe) if attacks else new_battle(kind, place(where), foe, 0)
    fallen = counts_of((UNITS.index(x), n) for x, n in lost.items())
    b.outcome = outcome
    b.fallen = (b.fallen[0], fallen) if attacks else (fallen, b.fallen[1])
    b.saved = (0, saved) if attacks else (saved, 0)
    t.s.events = []
    t.ask(*recovery.award(t.s))
    return t


def land() -> Table:
    """D1 is conquered and has room for one; the capital A1 has room for three."""
    t = table(2)
    t.province("D1", owner=0, free=0)
    t.province("A1", free=3, slaves=0)
    return t


@pytest.mark.clause("14.3.1", "14.3.3", "C234")
@pytest.mark.parametrize(
    ("lost", "saved", "due"),
    [
        ({"light_infantry": 1}, 0, 0),
        ({"light_infantry": 3}, 0, 1),
        ({"light_infantry": 9}, 0, 2),
        ({"light_infantry": 4}, 1, 1),
        ({"light_infantry": 1, "crewman": 4, "ram": 4}, 0, 0),
    ],
)
def test_one_for_two_at_most_two(lost: dict[str, int], saved: int, due: int) -> None:
    t = won(land(), 1, "D1", ATTACKER, saved, **lost)
    most = [int(x.split("..")[1]) for x in t.listed() if x.startswith("enslave:A1")] if t.asked == 0 else [0]
    assert most == [due]


@pytest.mark.clause("14.3.2", "C166")
def test_in_the_conquered_province_or_the_capital() -> None:
    t = won(land(), light_infantry=4)
    assert t.listed() == ["enslave:D1:1..1", "enslave:A1:1..2", "finish"]
    t.do("enslave:D1:1", "enslave:A1:1")
    assert (t.p("D1").slaves, t.p("A1").slaves) == (1, 1)


@pytest.mark.clause("14.3.1", "14.3.2")
def test_excess_is_given_up() -> None:
    t = land()
    t.province("A1", free=6)
    won(t, light_infantry=4)
    assert t.listed() == ["enslave:D1:1..1", "finish"]
    t.do("enslave:D1:1")
    assert t.asked == -1


@pytest.mark.clause("14.3.2", "C142")
def test_a_defender_has_only_its_capital() -> None:
    t = land()
    t.province("D1", owner=1)
    won(t, outcome=DEFENDER, light_infantry=4)
    assert t.listed() == ["enslave:A1:1..2", "finish"]


@pytest.mark.clause("14.3.3", "9.2.11")
def test_none_of_rebels() -> None:
    assert won(land(), REBELS, pitchfork=9).asked == -1


@pytest.mark.clause("14.3.1", "C140")
def test_none_without_a_winner() -> None:
    assert won(land(), outcome=STALLED, light_infantry=9).asked == -1


@pytest.mark.clause("14.3.4")
def test_or_all_are_freed_and_a_province_is_calmer() -> None:
    t = land()
    t.province("B1", unrest=2)
    won(t, light_infantry=4)
    assert "release-captives:B1" in t.listed()
    assert "release-captives:A1" not in t.listed()
    t.do("release-captives:B1")
    assert t.p("B1").unrest == 1
    assert t.asked == -1
    assert t.p("A1").slaves == 0


@pytest.mark.clause("14.3.4")
def test_not_after_one_has_been_taken() -> None:
    t = land()
    t.province("B1", unrest=2)
    won(t, light_infantry=4)
    t.do("enslave:D1:1")
    assert not t.may("release-captives:B1")


@pytest.mark.clause("C168")
def test_freeing_without_room() -> None:
    t = land()
    t.province("A1", free=6)
    t.province("D1", free=1)
    t.province("B1", unrest=1)
    won(t, light_infantry=2)
    assert t.listed() == ["release-captives:B1", "finish"]


@pytest.mark.clause("C167", "16.6.t1.r9")
@pytest.mark.parametrize(("commands", "due"), [(True, 3), (False, 2)])
def test_werner_brings_three_if_he_commanded(commands: bool, due: int) -> None:
    t = land()
    t.s.people[FIRST_CAPTAIN + WERNER] = new_person(0, 7, place("D1"))
    b = t.s.battle = new_battle(FIELD, place("D1"), 0, 1)
    b.outcome, b.fallen = ATTACKER, (b.fallen[0], counts_of(((0, 9),)))
    b.commanders = (FIRST_CAPTAIN + WERNER if commands else -1, -1)
    t.ask(*recovery.award(t.s))
    assert f"enslave:A1:1..{due}" in t.listed()


@pytest.mark.clause("14.3.1")
def test_neutral_soldiers_count() -> None:
    assert won(land(), NEUTRAL, archer=2).asked == 0


@pytest.mark.clause("14.3.2", "14.3.4")
@pytest.mark.parametrize(("order", "slaves", "unrest"), [(1, 2, 2), (2, 0, 1)])
def test_standing_orders(order: int, slaves: int, unrest: int) -> None:
    t = land()
    t.province("B1", unrest=2)
    t.s.orders[0] = ((standing.STAND, standing.WAR_SLAVES, order),)
    t.s.has_standing = 1
    won(t, light_infantry=4)
    assert t.asked == -1
    assert (t.p("D1").slaves + t.p("A1").slaves, t.p("B1").unrest) == (slaves, unrest)
