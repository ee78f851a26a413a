"""5.8.1 and 5.8.3: who may attack whom, and who decides."""

from __future__ import annotations

import pytest
from tests.lords.fighting import FIELD, field, turn, war

from signoria.games.lords.conflict.sides import dice


@pytest.mark.clause("5.8.1", "5.8.3.b5", "5.8.3")
def test_a_counter_attacks_once_a_round_and_strikes_back_as_often_as_it_is_attacked() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("milan", "red")
    t.army("milan", "blue")
    t.army("milan", "purple")
    for lord in ("L14", "L16", "L15"):
        t.leader(lord, "milan")
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t).do(FIELD)
    assert t.why(FIELD) == "5.8.1"
    assert t.why("attack:milan:red:milan:purple") == "5.8.1"
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t, 2).do("attack:milan:purple:milan:red")
    assert len(t.told("battle-rolled")) == 2
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t, 1).do("attack:milan:blue:milan:red")
    assert len(t.told("battle-rolled")) == 2


@pytest.mark.clause("5.8.1")
def test_counters_that_moved_may_attack_but_not_after_all_others() -> None:
    t = field()
    t.s.moved = (0,)
    assert turn(t).may(FIELD)
    assert turn(t, late=True).why(FIELD) == "5.6.1.b3"


@pytest.mark.clause("5.8.1", "5.6.1.b3")
def test_late_attacks_leave_out_what_has_moved() -> None:
    t = field(red=2)
    t.s.moved = (0,)
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t, late=True).do(FIELD)
    assert t.s.fought == (1, 0)  # the one that moved stood in the same Dukedom: its attack has passed too


@pytest.mark.clause("5.8.3.b1", "2.6.2")
def test_an_imperial_army_needs_a_leader_or_the_l_card() -> None:
    t = war()
    t.army("milan", "red")
    t.army("milan", "blue")
    assert not turn(t).may(FIELD)
    t.card(0, "L1")
    assert turn(t).may(FIELD)


@pytest.mark.clause("5.8.3.b1", "2.6.2")
def test_mercenaries_without_leader_never_attack() -> None:
    t = war()
    t.mercenary("milan", 0)
    t.army("milan", "blue")
    t.card(0, "L1")
    assert turn(t).why(FIELD) == "5.8.3.b1"
    t.leader("L14", "milan")
    assert turn(t).may(FIELD)


@pytest.mark.clause("2.6.2", "2.6", "2.6.1")
def test_mercenaries_have_the_colour_of_their_player_and_those_of_nobody_are_grey() -> None:
    t = war()
    t.army("milan", "red")
    t.leader("L14", "milan")
    t.mercenary("milan", 1)
    t.mercenary("milan")
    t.mercenary("milan", 0)
    assert {x for x in turn(t).listed() if x != "finish"} == {
        "attack:milan:red:milan:blue",
        "attack:milan:red:milan:grey",
    }
    t.dice("battle", 6, 6, 6, 6).dice("battle", 6, 6)
    t.do("attack:milan:red:milan:grey", "finish")
    assert t.told("attacked")[0][4] == (0, 212)


@pytest.mark.clause("5.8.3.b2")
def test_armies_in_the_open_attack_in_their_dukedom_only() -> None:
    t = field()
    t.army("venice", "blue")
    t.army("venice_city", "blue")
    t.army("milan_city", "purple")
    assert {x for x in turn(t).listed() if x != "finish"} == {FIELD, "besiege:milan:red:milan_city:purple"}


@pytest.mark.clause("5.8.3.b8", "2.2.4")
def test_the_armies_of_a_colour_attack_together_and_who_is_left_out_attacks_no_more() -> None:
    t = field(red=3)
    t.army("milan", "purple")
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t).do(FIELD, "without:red.army.1", "without:red.army.3")
    assert t.s.fought == (1, 0, 2)
    assert t.told("attacked")[0][4] == (1,)
    assert turn(t).why("attack:milan:red:milan:purple") == "5.8.1"


@pytest.mark.clause("5.8.3.b8")
def test_other_colours_take_no_part() -> None:
    t = field(red=2)
    t.army("milan", "purple", 2)
    t.dice("battle", 1, 1, 6, 6).dice("battle", 6, 6).dice("fate", 1)
    turn(t).do(FIELD, "finish")
    assert [t.steps(f"purple.army.{n}") for n in (1, 2)] == [2, 2]


@pytest.mark.clause("5.8.3.b9")
def test_the_owner_of_the_highest_leader_decides_for_his_colour() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "red"))
    t.army("milan", "red")
    t.army("milan", "blue")
    t.leader("L14", "milan")
    t.leader("L15", "milan", stature=3)
    assert not turn(t, 0).may(FIELD)
    assert turn(t, 2).may(FIELD)
    t.card(0, "L1")
    assert turn(t, 0).why(FIELD) == "5.8.3.b9"


@pytest.mark.clause("5.8.3.b9")
def test_equal_leaders_the_earlier_mover_decides_and_without_leader_the_l_card() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "red"))
    t.army("milan", "red")
    t.army("milan", "blue")
    t.leader("L14", "milan")
    t.leader("L15", "milan")
    t.s.movers = (2, 1, 0)
    assert turn(t, 2).may(FIELD)
    assert not turn(t, 0).may(FIELD)
    t.leader("L14", "milan_city")
    t.leader("L15", "milan_city")
    t.card(0, "L1")
    assert turn(t, 0).may(FIELD)
    assert not turn(t, 2).may(FIELD)


@pytest.mark.clause("5.8.3.b9", "5.8.1")
def test_combat_is_optional() -> None:
    t = turn(field())
    t.do("finish")
    assert t.s.fought == ()


@pytest.mark.clause("5.8.3.b10", "5.8.9.b3")
def test_banks_are_neither_attacked_nor_robbed() -> None:
    t = war()
    assert t.p(1).bank
    t.leader("L16", "milan")
    t.army("naples_city", "red")
    t.leader("L14", "naples_city")
    t.gold(chest_1=9, vault_1=5)
    assert turn(t).listed() == ["finish"]


@pytest.mark.clause("2.6.3", "2.6.3.b1", "2.6.3.b2")
def test_any_number_of_counters_stands_in_a_dukedom_with_others() -> None:
    t = war()
    t.army("milan", "red", 10)
    t.army("milan", "blue", 10)
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    t.dice("battle", *[6] * 20).dice("battle", *[6] * 20)
    turn(t).do(FIELD, "finish")
    assert [len(e[3].split()) for e in t.told("battle-rolled")] == [20, 20]


def test_caravans_roll_no_dice() -> None:
    t = war()
    assert dice(t.s, t.caravan("milan", "red")[0]) == 0
