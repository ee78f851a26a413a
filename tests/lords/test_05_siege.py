"""5.8.4 and 5.8.5: sieges, sorties, engineers, spies, cities that lie open."""

from __future__ import annotations

import pytest
from tests.lords.build import Table
from tests.lords.fighting import killed, turn, war

from signoria.games.lords import counters
from signoria.games.lords.conflict import siege
from signoria.games.lords.ids import AT, CARD

__all__ = ["killed"]

SIEGE = "besiege:milan:red:milan_city:blue"
SORTIE = "sortie:milan_city:blue:milan:red"


def walls(red: int = 2, blue: int = 1, worn: bool = False) -> Table:
    """Red armies under Sforza before Milan, which blue ones hold."""
    t = war()
    t.army("milan", "red", red)
    t.army("milan_city", "blue", blue, worn=worn)
    t.leader("L14", "milan")
    t.card(1, "L2")
    return t


@pytest.mark.clause("5.8.5", "5.8.5.b1", "5.8.5.b4", "5.8.2.b2")
def test_only_ones_hit_and_the_besiegers_may_enter() -> None:
    """T29"""
    t = walls()
    t.dice("battle", 1, 2, 3, 1).dice("battle", 1, 3)
    turn(t).do(SIEGE, "finish")
    assert (t.steps("blue.army.1"), t.steps("red.army.1") + t.steps("red.army.2")) == (0, 3)
    assert t.why("lead-in:L14") == "5.8.5.b4"
    t.do("go-in:red.army.2")
    assert (t.place("red.army.2"), t.place("red.army.1"), t.place("L14")) == ("milan_city", "milan", "milan")
    t.do("lead-in:L14", "finish")
    assert t.place("L14") == "milan_city"
    assert not counters.is_besieged(t.s, AT["milan_city"])
    assert t.s.besieging[0] == -1


@pytest.mark.clause("5.8.5.b4", "2.2.4")
def test_all_may_enter_or_nobody() -> None:
    t = walls(worn=True)
    t.dice("battle", 1, 6, 6, 6).dice("battle", 6)
    turn(t).do(SIEGE, "finish", "all-in")
    assert [t.place(x) for x in ("red.army.1", "red.army.2", "L14")] == ["milan_city"] * 3
    t = walls(worn=True)
    t.dice("battle", 1, 6, 6, 6).dice("battle", 6)
    turn(t).do(SIEGE, "finish", "finish")
    assert [t.place(x) for x in ("red.army.1", "L14")] == ["milan"] * 2
    assert not counters.is_besieged(t.s, AT["milan_city"])


@pytest.mark.clause("5.8.5.b4", "ER.3")
def test_who_is_stacked_with_a_leader_enters_with_him() -> None:
    t = war()
    t.mercenary("milan", 0, 2, under="L14")
    t.army("milan_city", "blue", worn=True)
    t.leader("L14", "milan")
    t.dice("battle", 1, 6, 6, 6).dice("battle", 6)
    turn(t).do(SIEGE, "finish", "go-in:mercenary.1")
    assert [t.place(x) for x in ("mercenary.1", "mercenary.2", "L14")] == ["milan_city"] * 3


@pytest.mark.clause("5.8.5", "5.4.3")
def test_a_city_is_besieged_from_the_first_attack() -> None:
    t = walls()
    assert not counters.is_besieged(t.s, AT["milan_city"])
    t.dice("battle", 6, 6, 6, 6).dice("battle", 6, 6)
    turn(t).do(SIEGE, "finish")
    assert counters.besiegers(t.s, AT["milan_city"]) == [0, 1]
    assert not t.told("retreated")


@pytest.mark.clause("5.8.5")
def test_a_siege_ends_when_the_besieger_lifts_it_or_goes() -> None:
    t = walls()
    for c in (0, 1):
        t.s.besieging[c] = AT["milan_city"]
    turn(t).do("lift-siege:milan:red:milan_city")
    assert not counters.is_besieged(t.s, AT["milan_city"])
    t.s.besieging[0] = AT["milan_city"]
    counters.shift(t.s, 0, AT["venice"])
    assert not counters.is_besieged(t.s, AT["milan_city"])
    t.s.besieging[1] = AT["milan_city"]
    t.s.at[35] = AT["venice"]
    siege.refresh(t.s)
    assert not counters.is_besieged(t.s, AT["milan_city"])


@pytest.mark.clause("5.8.5.b2", "5.8.2.b5")
def test_nobody_retreats_from_a_siege() -> None:
    t = walls(red=1, blue=3)
    t.leader("L16", "milan_city")
    t.dice("battle", 6, 6).dice("battle", 6, 6, 6, 6, 6, 6)
    turn(t).do(SIEGE)
    assert t.asked == 0
    assert (t.place("red.army.1"), t.place("blue.army.1")) == ("milan", "milan_city")


@pytest.mark.clause("5.8.5.b2", "5.8.7")
def test_leaders_inside_share_the_fate_of_the_garrison(killed: list[int]) -> None:
    t = walls(worn=True)
    t.leader("L16", "milan_city")
    t.leader("L24", "milan_city", seat=1)
    t.dice("battle", 1, 6, 6, 6).dice("battle", 6).dice("fate", 2).dice("fate", 5)
    turn(t).do(SIEGE, "finish")
    assert t.who("L16").captor == 0
    assert killed == [CARD["L24"]]


# ---- sorties ---------------------------------------------------------------------------------------------------------


def besieged(red: int = 1, blue: int = 2) -> Table:
    t = walls(red, blue)
    for c in range(red):
        t.s.besieging[c] = AT["milan_city"]
    return t


@pytest.mark.clause("5.8.4", "5.8.2.b5")
def test_a_sortie_hits_on_three_and_loses_while_a_besieger_is_left() -> None:
    t = besieged(red=2)
    t.dice("battle", 3, 3, 6, 6).dice("battle", 3, 6, 6, 6)
    turn(t, 1).do(SORTIE, "finish")
    while t.asked == 0:
        t.do(t.listed()[0])
    assert (t.place("blue.army.1"), t.place("L14")) == ("milan_city", "milan")
    assert counters.is_besieged(t.s, AT["milan_city"])
    assert not t.told("retreated")


@pytest.mark.clause("5.8.4", "5.8.7")
def test_a_sortie_that_destroys_all_besiegers_ends_the_siege() -> None:
    t = besieged()
    t.dice("battle", 1, 1, 6, 6).dice("battle", 6, 6).dice("fate", 1)
    turn(t, 1).do(SORTIE, "finish")
    assert not counters.is_besieged(t.s, AT["milan_city"])
    assert t.place("blue.army.1") == "milan_city"
    assert t.who("L14").captor == 1


@pytest.mark.clause("5.8.4", "5.8.3.b3")
def test_only_the_besieged_sally_and_only_against_their_besiegers() -> None:
    t = walls()
    t.army("milan", "purple")
    t.s.besieging[t.s.at.index(AT["milan"])] = -1
    assert turn(t, 1).why(SORTIE) == "5.8.4"
    assert t.why("attack:milan_city:blue:milan:red") == "5.8.3.b3"
    t.s.besieging[0] = AT["milan_city"]
    assert turn(t, 1).may(SORTIE)
    assert t.why("sortie:milan_city:blue:milan:purple") == "5.8.4"


@pytest.mark.clause("5.8.3.b4")
def test_armies_in_a_city_attack_nothing_in_another() -> None:
    t = war()
    t.army("london", "red")
    t.army("bristol", "blue")
    t.leader("L14", "london")
    assert turn(t).why("besiege:london:red:bristol:blue") == "5.8.3.b4"


@pytest.mark.clause("5.8.3.b3", "5.8.3.b7", "2.2.5")
def test_armies_in_a_city_attack_ships_in_it() -> None:
    t = war()
    t.army("genoa_city", "red")
    t.leader("L14", "genoa_city")
    t.galley("genoa_city", "blue", worn=True)
    t.dice("battle", 3, 6).dice("battle", 3)
    turn(t).do("attack:genoa_city:red:genoa_city:blue")
    assert (t.steps("blue.galley.1"), t.steps("red.army.1")) == (0, 1)


# ---- engineers and spies ---------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.5.b1", "2.4.1")
def test_an_engineer_of_the_besieger_makes_twos_hit_once_a_round() -> None:
    t = walls(blue=2)
    t.card(0, "C34", "C32")
    t.dice("battle", 2, 2, 3, 3).dice("battle", 2, 2, 6, 6)
    turn(t).do(SIEGE, "finish")
    assert t.listed() == ["use-engineer:C34", "finish"]
    t.do("use-engineer:C34")
    assert [e[4:6] for e in t.told("battle-rolled")] == [(2, 2), (1, 0)]
    assert t.s.engineers == (CARD["C34"],)
    t.s.fought = ()
    t.dice("battle", 2, 6, 6, 6).dice("battle", 6, 6)
    turn(t).do(SIEGE, "finish")
    assert t.told("battle-rolled")[0][4] == 1


@pytest.mark.clause("5.8.5.b1")
def test_an_engineer_of_the_besieged_helps_them_and_may_be_spared() -> None:
    t = walls()
    t.card(1, "C32", "C34")
    t.dice("battle", 6, 6, 6, 6).dice("battle", 2, 6)
    turn(t).do(SIEGE, "finish")
    assert (t.asked, t.listed()) == (1, ["use-engineer:C32", "finish"])
    t.do("finish")
    assert t.told("battle-rolled")[1][4:6] == (1, 0)


@pytest.mark.clause("5.8.5.b1", "5.14.2")
def test_a_spy_opens_the_gates_for_one_siege_of_his_player() -> None:
    t = walls(blue=2)
    t.card(0, "C34")
    t.s.spies = ((1, AT["milan_city"]), (0, AT["milan_city"]))
    t.dice("battle", 3, 6, 6, 6).dice("battle", 3, 6, 6, 6)
    turn(t).do(SIEGE, "finish")
    assert [e[4:6] for e in t.told("battle-rolled")] == [(3, 1), (1, 0)]
    assert t.s.spies == ((1, AT["milan_city"]),)


@pytest.mark.clause("5.8.5", "5.8.1")
def test_who_has_attacked_may_still_lift_his_siege() -> None:
    t = walls()
    t.dice("battle", 6, 6, 6, 6).dice("battle", 6, 6)
    turn(t).do(SIEGE, "finish")
    assert t.why(SIEGE) == "5.8.1"
    t.do("lift-siege:milan:red:milan_city")
    assert set(t.s.besieging) == {-1}


@pytest.mark.clause("5.8.5", "5.8.3.b3")
def test_a_fight_inside_the_city_makes_nobody_a_besieger() -> None:
    t = walls()
    t.army("milan_city", "red")
    t.dice("battle", 1, 6).dice("battle", 1, 6)
    turn(t, 1).do("besiege:milan_city:blue:milan_city:red")
    assert [t.steps("red.army.3"), t.steps("blue.army.1")] == [1, 1]
    assert not counters.is_besieged(t.s, AT["milan_city"])
