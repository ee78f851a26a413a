"""2.4.3, 4.1.b3: pestilence."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import CARD
from signoria.games.lords.intrigue import pestilence
from signoria.games.lords.state import APART, DISCARDED, FOR_SALE

from .build import Table, table


def plague(t: Table, card: str) -> Table:
    t.s.events = []
    pestilence.strike(t.s, CARD[card])
    return t.push()


def land() -> Table:
    """P1: Lombardy, Venice, Genoa, Florence, the Lands of the Church; who rolls 1 dies."""
    return table("L14", "L18", colours=("red", "white")).nobody().turn_over("P1")


@pytest.mark.clause("2.4.3", "4.1.b3", "5.2.1")
@pytest.mark.parametrize(("roll", "dies"), [(1, True), (2, False)])
def test_a_leader_of_a_player_dies_on_a_one(roll: int, dies: bool) -> None:
    t = plague(land().dice("pestilence", roll), "P1")
    assert (t.who("L14").heir == 1) == dies
    assert (t.place("L14") == "") == dies
    assert t.holder("P1") == DISCARDED
    assert [e[2:] for e in t.told("leader-sickens")] == [(CARD["L14"], roll)]


@pytest.mark.clause("2.4.3")
def test_the_card_says_who_dies() -> None:
    t = table("L22", "L14").nobody().dice("pestilence", 2)
    assert plague(t, "P3").who("L22").heir == 1, "1 or 2 in Constantinople"


@pytest.mark.clause("2.4.3")
def test_whatever_no_player_controls_is_immune() -> None:
    t = land()
    t.leader("L14", "paris")
    t.leader("L24", "venice_city")
    t.army("milan_city", "orange")
    t.mercenary("florence")
    plague(t, "P1")
    assert not t.told("leader-sickens")
    assert not t.told("army-sickens")
    assert t.place("L24") == "venice_city"
    assert t.holder("P1") == DISCARDED


@pytest.mark.clause("2.4.3", "2.8")
def test_armies_of_players_are_worn() -> None:
    t = land()
    t.leader("L14", "paris")
    t.card(1, "L4")
    white = t.army("lands_of_the_church", "white", 2)
    hired = t.mercenary("genoa_city", seat=0, worn=True)
    t.galley("venice_city", "white")
    t.army("papal_states", "white")
    plague(t.dice("pestilence", 1, 2, 1), "P1")
    assert [t.steps(c) for c in (*white, *hired)] == [1, 2, 0]
    assert len(t.told("army-sickens")) == 3, "no ships, and nobody elsewhere"


@pytest.mark.clause("2.4.3", "6.2.4")
def test_leaders_roll_first_and_emperors_of_players_die_too() -> None:
    t = table("L18", "L14").nobody()
    t.card(0, "L4")
    white = t.army("rome", "white")[0]
    plague(t.dice("pestilence", 1, 1), "P2")
    assert (t.e("white").vacant, t.holder("L4")) == (True, APART)
    assert t.steps(white) == 1, "it obeyed a player when the pestilence broke out"


@pytest.mark.clause("2.4.3", "6.2.6.b3")
def test_allies_die_and_their_cards_are_auctioned() -> None:
    t = land()
    t.leader("L14", "paris")
    t.leader("L24", "genoa", seat=1)
    plague(t.dice("pestilence", 1), "P1")
    assert t.holder("L24") == FOR_SALE
