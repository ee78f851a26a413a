"""6.2.5: the conditions of pretenders."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import CARD, COLOURS
from signoria.games.lords.thrones import pretenders

from .build import Table, table


def met(t: Table, leader: str, colour: str) -> int:
    """How many conditions he meets for a throne."""
    empire = COLOURS.index(colour)
    return pretenders.conditions(t.s, CARD[leader], empire, pretenders.main_invader(t.s, empire))


@pytest.mark.clause("6.2.5.b1")
def test_stature_three_is_a_condition() -> None:
    t = table("L18", "L16")
    assert met(t, "L18", "orange") == 0
    t.who("L18").stature = 3
    assert met(t, "L18", "orange") == 1


@pytest.mark.clause("6.2.5.b2", "6.2.2.b2")
def test_a_claim_is_a_condition_while_he_is_at_home() -> None:
    t = table("L14", "L16")
    assert (met(t, "L14", "orange"), met(t, "L14", "blue")) == (1, 0)
    t.leader("L14", "paris")
    assert met(t, "L14", "orange") == 0


@pytest.mark.clause("6.2.5.b3", "6.2.3.b1")
def test_a_princess_of_the_empire_counts_twice_for_the_husband_only() -> None:
    t = table("L18", "L16")
    t.leader("L24", "croia", seat=0)
    t.card(0, "M29")
    assert (met(t, "L18", "orange"), met(t, "L18", "red"), met(t, "L24", "orange")) == (2, 0, 0)
    t.card(0, "M30")
    assert met(t, "L18", "orange") == 2


@pytest.mark.clause("6.2.5.b4", "6.2.5.b5")
def test_spies_and_revolts_of_the_colour_count_once_each_for_the_whole_side() -> None:
    t = table("L18", "L16")
    t.leader("L24", "croia", seat=0)
    t.card(0, "M5", "M6", "M1")
    assert (met(t, "L18", "orange"), met(t, "L24", "orange"), met(t, "L16", "orange")) == (1, 1, 0)
    t.card(0, "M17")
    assert met(t, "L18", "orange") == 2


@pytest.mark.clause("6.2.5.b6")
def test_the_majority_of_the_invaders_is_a_condition() -> None:
    t = table("L18", "L16", "L17", colours=("red", "blue", "white"))
    t.card(1, "L2")
    t.army("vienna", "orange", 2)
    t.army("tyrol", "blue")
    assert met(t, "L16", "orange") == 1
    m = t.mercenary("graz", seat=2)
    assert (met(t, "L16", "orange"), met(t, "L17", "orange")) == (0, 0), "one of two is no majority"
    t.mercenary("graz", seat=2)
    assert met(t, "L17", "orange") == 1
    t.mercenary("graz", n=3)
    assert met(t, "L17", "orange") == 1, "mercenaries of nobody do not invade"
    assert t.place(m[0]) == "graz"


@pytest.mark.clause("6.2.5.b7")
@pytest.mark.parametrize(("colour", "counts"), [("orange", 1), ("blue", 1), ("purple", 1), ("red", 0), ("black", 0)])
def test_a_coronation_counts_for_three_thrones(colour: str, counts: int) -> None:
    t = table("L18", "L16")
    t.e(colour).crowned = CARD["L18"]
    assert met(t, "L18", colour) == counts


@pytest.mark.clause("6.2.5.b8")
def test_the_c_card_is_a_condition() -> None:
    t = table("L18", "L16")
    t.card(0, "C3")
    assert (met(t, "L18", "orange"), met(t, "L18", "red")) == (1, 0)
