"""6.2.4, 6.2.5: who takes an empty throne."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import CARD, COLOURS, EMPIRES
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


def movement(t: Table) -> Table:
    """The end of the next round of movement."""
    t.s.events = []
    succession.after_movement(t.s)
    return t.push()


def ruler(t: Table, colour: str) -> int:
    return t.e(colour).ruler


# ---- who wins --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.2.4", "6.2.6.b3")
def test_the_throne_is_empty_until_the_next_auction() -> None:
    t = table("L14", "L16", colours=("orange", "blue"))
    t.card(1, "L3")
    die(t, "L3")
    assert (ruler(t, "orange"), t.e("orange").vacant, t.holder("L3")) == (-1, True, APART)
    assert t.told("throne-empty")
    auction(t)
    assert ruler(t, "orange") == CARD["L3"]
    assert not t.e("orange").vacant


@pytest.mark.clause("6.2.4.b2", "6.2.5", "6.2.7", "2.3.4.b4")
def test_the_heir_meets_two_conditions_and_is_aligned_with_nobody() -> None:
    t = table("L18", "L16", colours=("orange", "blue"))
    t.card(0, "L3", "M29")  # a princess: 2 to 2, the tie is the heir's
    die(t, "L3")
    auction(t)
    assert (ruler(t, "orange"), t.holder("L3")) == (CARD["L3"], FOR_SALE)
    x = t.who("L3")
    assert (x.heir, x.stature, t.place("L3")) == (1, 4, "vienna")


@pytest.mark.clause("6.2.4", "6.2.5", "6.2.5.b3")
def test_three_conditions_beat_the_heir() -> None:
    t = table("L14", "L16", colours=("orange", "blue"))
    t.card(0, "M29")  # claim and princess
    die(t, "L3")
    auction(t)
    assert ruler(t, "orange") == CARD["L14"]
    assert [e[-1] for e in t.told("pretends")] == [3, 2]


@pytest.mark.clause("6.2.4.b1", "6.2.4.b4", "6.2.5.b4")
def test_an_ally_on_the_throne_brings_the_l_card() -> None:
    t = table("L18", "L16", colours=("orange", "blue"))
    t.leader("L40", "munich", seat=0)  # claims Habsburg
    t.card(0, "M5", "M17")
    t.gold(treasury_orange=9)
    die(t, "L3")
    auction(t)
    assert ruler(t, "orange") == CARD["L40"]
    assert (t.holder("L3"), t.holder("L40"), t.holder("C3")) == (0, APART, -2)
    assert (t.who("L40").stature, t.place("L40")) == (4, "vienna")
    assert t.au("treasury_orange") == 9
    assert t.p(0).emperor == -1


@pytest.mark.clause("6.2.4.b4", "5.2.3.b3")
def test_an_ally_on_a_throne_of_another_colour_takes_his_player_along() -> None:
    t = table("L18", "L16", colours=("red", "blue"))
    t.leader("L40", "munich", seat=0)
    t.card(0, "M5", "M17", "L1", "C1")
    die(t, "L3")
    auction(t)
    assert (t.p(0).colour, t.holder("L3")) == (COLOURS.index("orange"), 0)


@pytest.mark.clause("6.2.6.b3", "6.2.4.b2")
def test_the_heir_of_an_ally_on_a_throne_stands_for_it_and_else_goes_home() -> None:
    t = table("L18", "L16", colours=("orange", "blue"))
    t.leader("L40", "munich", seat=0)
    succession.enthrone(t.s, CARD["L40"], EMPIRES.index("habsburg"))
    t.push()
    die(t, "L40")
    auction(t)
    assert (ruler(t, "orange"), t.who("L40").heir, t.holder("L3"), t.holder("L40")) == (
        CARD["L40"], 1, FOR_SALE, APART,
    )  # fmt: skip

    t = table("L14", "L16", colours=("orange", "blue"))
    t.leader("L29", "edinburgh", seat=0)  # two heirs
    succession.enthrone(t.s, CARD["L29"], EMPIRES.index("habsburg"))
    t.push()
    t.card(0, "M29")
    die(t, "L29")
    auction(t)
    assert ruler(t, "orange") == CARD["L14"]
    assert (t.holder("L29"), t.who("L29").heir, t.who("L29").alive) == (FOR_SALE, 1, False)


@pytest.mark.clause("6.2.6.b3")
def test_an_ally_on_a_throne_who_has_no_heir_leaves_no_card() -> None:
    t = table("L18", "L16", colours=("orange", "blue"))
    t.leader("L33", "sinope", seat=0)
    succession.enthrone(t.s, CARD["L33"], EMPIRES.index("habsburg"))
    die(t.push(), "L33")
    assert (t.holder("L33"), t.holder("L3"), t.e("orange").vacant) == (GONE, APART, True)


@pytest.mark.clause("6.2.4.b3")
def test_an_emperor_is_no_pretender() -> None:
    t = table("L14", "L16", colours=("orange", "blue"))
    t.card(0, "M29", "L2")
    t.leader("L14", "paris")
    t.e("blue").ruler = CARD["L14"]
    die(t, "L3")
    auction(t)
    assert ruler(t, "orange") == CARD["L3"]


@pytest.mark.clause("6.2.4.b1", "5.8.11")
def test_a_prisoner_is_no_pretender() -> None:
    t = table("L14", "L16", colours=("orange", "blue"))
    t.card(0, "M29")
    t.who("L14").place, t.who("L14").captor = -1, 1
    die(t, "L3")
    auction(t)
    assert ruler(t, "orange") == CARD["L3"]


@pytest.mark.clause("6.2.5", "6.2.6.b3", "RC.9")
def test_without_pretender_and_heir_the_card_is_gone_and_c_rules_on() -> None:
    t = table("L18", "L16", colours=("red", "blue"))
    t.card(0, "L4")
    t.pile(FOR_SALE, "C4")
    die(t, "L4")
    auction(t)
    assert (ruler(t, "white"), t.holder("L4"), t.holder("C4")) == (-1, GONE, FOR_SALE)
    assert t.e("white").heirless
    assert not t.e("white").vacant
    auction(t)
    assert ruler(t, "white") == -1


@pytest.mark.clause("6.2.5")
@pytest.mark.parametrize(("switch", "pope"), [("off", "L23"), ("on", "L14")])
def test_papal_religion(switch: str, pope: str) -> None:
    t = table("L23", "L14", colours=("red", "white"), papal_religion=switch)
    t.card(0, "M7", "M19")  # a Muslim with two conditions
    t.card(1, "C4")
    die(t, "L4")
    auction(t)
    assert ruler(t, "white") == CARD[pope]


@pytest.mark.clause("6.2.5")
def test_a_player_says_who_of_his_equal_pretenders_rises() -> None:
    t = table("L14", "L16", colours=("orange", "blue"))
    t.leader("L40", "munich", seat=0)
    t.card(0, "M5", "M17")  # three each
    die(t, "L3")
    auction(t)
    assert t.asked == 0
    t.do("raise-to-throne:L40:habsburg")
    assert ruler(t, "orange") == CARD["L40"]


# ---- ties ------------------------------------------------------------------------------------------------------------


def tie() -> Table:
    """Two seats with two conditions each for the papal throne, which has no heir."""
    t = table("L15", "L17", "L16", colours=("red", "blue", "black"))
    t.card(0, "M7").card(1, "M8").card(0, "L1").card(1, "L2")
    die(t, "L4")
    auction(t)
    assert set(t.e("white").tied) == {CARD["L15"], CARD["L17"]}
    assert (ruler(t, "white"), t.holder("L4")) == (-1, APART)
    return t


@pytest.mark.clause("6.2.4.b5", "6.2.5")
def test_a_tie_is_decided_by_armies_in_the_original_dukedoms_after_the_next_movement() -> None:
    t = tie()
    t.army("rome", "white", 3)  # of nobody: no pretender's
    t.army("papal_states", "red")
    t.army("lands_of_the_church", "blue", 1)
    t.mercenary("bologna", seat=1)
    movement(t)
    assert ruler(t, "white") == CARD["L17"]
    assert t.p(1).emperor == EMPIRES.index("papal")


@pytest.mark.clause("6.2.4.b5")
def test_of_equal_armies_the_side_that_moves_first_wins() -> None:
    t = tie()
    t.s.movers = (1, 2, 0)
    movement(t)
    assert ruler(t, "white") == CARD["L17"]


@pytest.mark.clause("6.2.4.b5")
def test_who_dies_before_the_decision_is_no_pretender() -> None:
    t = tie()
    t.army("papal_states", "blue", 2)
    die(t, "L17")
    movement(t)
    assert ruler(t, "white") == CARD["L15"]


@pytest.mark.clause("6.2.4.b5")
def test_when_all_the_tied_are_gone_the_next_auction_begins_anew() -> None:
    t = tie()
    die(t, "L15")
    die(t, "L17")
    movement(t)
    assert t.e("white").vacant
    heirs.appear(t.s)
    t.card(2, "M19", "C4")
    auction(t)
    assert ruler(t, "white") == CARD["L16"]
