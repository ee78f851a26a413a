"""6.2.4.b6, 6.2.4.b7: players who are emperors themselves, and fallen empires."""

from __future__ import annotations

import pytest

from signoria.games.lords import money
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import AT, CARD, COLOURS, EMPIRES
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import APART, FOR_SALE, GONE
from signoria.games.lords.thrones import deaths, heirs, succession

from .build import Table, table


def die(t: Table, leader: str) -> Table:
    t.s.events = []
    deaths.kill(t.s, CARD[leader])
    return t.push()


def auction(t: Table) -> Table:
    """The successions before the next auction."""
    t.s.events = []
    succession.begin(t.s)
    return t.push()


def ruler(t: Table, colour: str) -> int:
    return t.e(colour).ruler


# ---- a player on the throne ------------------------------------------------------------------------------------------


@pytest.mark.clause("6.2.4.b6")
def test_a_player_who_becomes_emperor_takes_l_c_and_the_treasury() -> None:
    t = table("L14", "L16", colours=("red", "orange")).gold(chest_0=7, treasury_orange=12)
    t.card(0, "L1", "C1", "M29", "E1")
    t.card(1, "C3")
    die(t, "L3")
    auction(t)
    assert ruler(t, "orange") == CARD["L14"]
    assert (t.holder("L3"), t.holder("C3"), t.holder("L14")) == (0, 0, 0)
    assert (t.au("chest_0"), t.au("treasury_orange")) == (19, 0)
    assert (t.who("L14").stature, t.place("L14"), t.p(0).bank) == (4, "vienna", True)
    assert (t.p(0).colour, t.p(0).emperor) == (COLOURS.index("orange"), EMPIRES.index("habsburg"))
    assert (t.holder("L1"), t.holder("C1")) == (FOR_SALE, FOR_SALE), "his old colour's cards"
    assert t.holder("E1") == 0


@pytest.mark.clause("6.2.4.b6", "RC.4")
def test_whoever_takes_the_c_card_from_him_does_not_spend_his_chest() -> None:
    t = table("L14", "L16", colours=("orange", "blue")).gold(chest_0=7)
    succession.enthrone(t.s, CARD["L14"], EMPIRES.index("habsburg"))
    t.push()
    assert money.treasury(t.s, EMPIRES.index("habsburg")) == money.chest(0)
    t.card(1, "C3")
    assert money.treasury(t.s, EMPIRES.index("habsburg")) == t.account("treasury_orange")


@pytest.mark.clause("6.2.4.b6", "6.2.6.b1")
def test_at_his_death_the_succession_comes_before_his_heir_who_has_the_gold() -> None:
    t = table("L14", "L16", colours=("orange", "blue")).gold(chest_0=7, treasury_orange=12)
    succession.enthrone(t.s, CARD["L14"], EMPIRES.index("habsburg"))
    t.push()
    assert t.au("chest_0") == 19
    die(t, "L14")
    assert (t.au("chest_0"), t.au("treasury_orange"), t.p(0).emperor) == (19, 0, -1)
    assert (t.holder("L3"), t.holder("C3"), t.holder("L14")) == (APART, FOR_SALE, 0)
    heirs.appear(t.s)
    t.card(1, "M5")
    auction(t)
    assert t.place("L14") == "milan_city", "a bastard, at home with one condition, a tie with the spy"
    assert t.e("orange").tied == (CARD["L14"], CARD["L16"])


@pytest.mark.clause("6.2.4.b6", "6.2.4.b2", "6.2.3.b3")
def test_the_legitimate_heir_of_a_player_emperor_mounts_the_throne_himself() -> None:
    t = table("L14", "L16", colours=("orange", "blue")).gold(chest_0=7)
    succession.enthrone(t.s, CARD["L14"], EMPIRES.index("habsburg"))
    t.push()
    t.card(0, "M25")
    die(t, "L14")
    heirs.appear(t.s)
    t.card(1, "M5")
    auction(t)
    assert ruler(t, "orange") == CARD["L14"]
    assert (t.p(0).emperor, t.holder("L3")) == (EMPIRES.index("habsburg"), 0)
    assert t.who("L14").heir == 1


@pytest.mark.clause("6.2.4.b2", "6.2.7.b1")
def test_the_bastard_of_a_legitimate_heir_does_not_stand_for_the_throne() -> None:
    t = table("L14", "L16", colours=("orange", "blue"))
    succession.enthrone(t.s, CARD["L14"], EMPIRES.index("habsburg"))
    t.push().card(0, "M25")
    die(t, "L14")
    assert t.e("orange").heir == CARD["L14"]
    heirs.appear(t.s)
    die(t, "L14")
    assert t.e("orange").heir == -1


# ---- fallen empires --------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.2.4.b7", "RC.9")
@pytest.mark.parametrize("late", [False, True], ids=["at his death", "while the throne is empty"])
def test_a_fallen_empire_gets_no_new_emperor(late: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[int] = []
    monkeypatch.setattr(conquest, "emperor_gone", lambda s, empire: gone.append(empire), raising=False)
    t = table("L14", "L16", colours=("orange", "blue"))
    t.card(0, "M29")
    t.army("vienna", "blue")
    if late:
        die(t, "L3")
        t.e("orange").fallen = COLOURS.index("blue")
        auction(t)
    else:
        t.e("orange").fallen = COLOURS.index("blue")
        die(t, "L3")
    assert gone == [EMPIRES.index("habsburg")]
    auction(t)
    assert ruler(t, "orange") == -1
    assert not t.e("orange").vacant


@pytest.mark.clause("5.8.11", "6.2.6.b3")
def test_a_prisoner_whose_empire_is_merged_dies_without_card() -> None:
    t = table("L14", "L16", colours=("orange", "blue"))
    t.leader("L3", "paris")
    t.e("orange").fallen = COLOURS.index("blue")
    prisons.capture(t.s, CARD["L3"], 1, -1)
    assert (t.e("orange").merged, t.holder("L3")) == (True, GONE)
    die(t, "L3")
    assert (t.holder("L3"), t.who("L3").alive) == (GONE, False)


@pytest.mark.clause("6.2.4.b1")
def test_the_enthroned_leaves_his_troops() -> None:
    t = table("L14", "L16", colours=("orange", "blue"))
    m = t.mercenary("milan_city", seat=0, under="L14")
    t.e("orange").warden = 1
    succession.enthrone(t.s, CARD["L14"], EMPIRES.index("habsburg"))
    assert (t.s.under[m[0]], t.s.at[m[0]]) == (-1, AT["milan_city"])
    assert t.e("orange").warden == NOBODY
