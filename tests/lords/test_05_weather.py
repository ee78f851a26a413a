"""5.12: storms in autumn."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import COUNTERS
from signoria.games.lords.weather import storms

from .build import Table, table


def storm(t: Table, *dice: int) -> Table:
    t.dice("storm", *dice)
    t.s.events = []
    storms.begin(t.s)
    return t


@pytest.mark.clause("5.12.1", "4.11")
def test_north_of_the_line_a_nao_rolls_one_die_and_a_galley_two() -> None:
    t = table().nobody()
    t.nao("north_sea", "red")
    t.galley("euxine_sea", "red")
    t.nao("ligurian_sea", "blue")
    t.galley("gulf_of_lions", "blue")
    # counters roll by their number: the galley comes before the nao
    storm(t, 1, 4, 1)
    assert [t.steps(x) for x in ("red.galley.1", "red.nao.1", "blue.nao.1", "blue.galley.1")] == [1, 1, 2, 2]
    assert t.rolls.given["storm"] == []
    assert len(t.told("storm")) == 2


@pytest.mark.clause("5.12.1")
@pytest.mark.parametrize(("first", "second", "steps"), [(2, 6, 2), (1, 6, 1), (6, 1, 1), (1, 1, 0)])
def test_only_a_one_is_a_wear_and_two_of_them_sink_a_fresh_galley(first: int, second: int, steps: int) -> None:
    t = table().nobody()
    t.galley("baltic_sea", "red")
    storm(t, first, second)
    assert t.steps("red.galley.1") == steps


@pytest.mark.clause("5.12.1", "2.8.t1")
def test_a_worn_galley_sinks_once_with_two_ones() -> None:
    t = table().nobody()
    t.galley("baltic_sea", "red", worn=True)
    storm(t, 1, 1)
    assert t.place("red.galley.1") == ""


@pytest.mark.clause("5.12.1.b1")
def test_a_port_is_no_shelter() -> None:
    t = table().nobody()
    t.nao("london", "red")
    t.nao("genoa_city", "red")
    storm(t, 1)
    assert [t.steps(x) for x in ("red.nao.1", "red.nao.2")] == [1, 2]


@pytest.mark.clause("5.12.1", "2.7.4")
def test_pirates_roll_as_the_ships_they_are() -> None:
    t = table().nobody()
    some = [t.pirate(f"C{n}", "north_sea", seat=0) for n in range(7, 16)]
    printed = [t.s.tables.deck.court[n].ship for n in range(6, 15)]
    dice = [die for ship in printed for die in ([1] if ship == 3 else [2, 1])]
    storm(t, *dice)
    assert t.rolls.given["storm"] == []
    assert all(t.s.steps[c] == 1 for c in some)


@pytest.mark.clause("5.12.1")
def test_armies_and_caravans_do_not_roll() -> None:
    t = table().nobody()
    t.army("north_sea", "red")
    t.caravan("york", "red")
    storm(t)
    assert not t.told("storm")
    assert t.steps(COUNTERS.index("red.army.1")) == 2
