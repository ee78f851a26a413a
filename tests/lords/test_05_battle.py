"""5.8.2 and 5.8.7: dice, losses, retreat, leaders without troops."""

from __future__ import annotations

import pytest
from tests.lords.build import Table, names
from tests.lords.fighting import FIELD, field, killed, turn, war

from signoria.games.lords.conflict import aftermath
from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.pieces import EMPIRE_CAPTOR
from signoria.games.lords.tables import tables

__all__ = ["killed"]


# ---- dice and losses -------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.2", "5.8.2.b1", "5.8.2.b2", "5.8.2.b3", "5.8", "2.8")
def test_five_dice_against_three_and_losses_after_both_rolls() -> None:
    """T27"""
    t = war()
    red, weak = t.army("milan", "red", 2), t.army("milan", "red", worn=True)
    fresh, worn = t.army("milan", "blue"), t.army("milan", "blue", worn=True)
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    t.dice("battle", 1, 3, 3, 4, 6).dice("battle", 2, 5, 6).dice("fate", 1)
    turn(t).do(FIELD, "finish")
    assert [e[3:6] for e in t.told("battle-rolled")] == [("1 3 3 4 6", 3, 3), ("2 5 6", 3, 1)]
    t.do(f"take-hit:{names(weak)[0]}")
    assert [t.steps(c) for c in (*fresh, *worn)] == [0, 0]
    assert [t.steps(c) for c in (*red, *weak)] == [2, 2, 0]


@pytest.mark.clause("5.8.2.b1")
@pytest.mark.parametrize(("face", "left"), [(3, 1), (4, 2)])
def test_three_hits_and_four_misses(face: int, left: int) -> None:
    t = field()
    t.dice("battle", face, 6).dice("battle", 6, 6)
    turn(t).do(FIELD)
    assert t.steps("blue.army.1") == left


@pytest.mark.clause("2.8", "2.8.t1", "5.8.2.b4")
def test_a_hit_turns_a_fresh_counter_and_removes_a_worn_one() -> None:
    t = field(blue=2)
    t.dice("battle", 3, 6).dice("battle", 6, 6, 6, 6)
    turn(t).do(FIELD)
    assert sorted(t.steps(f"blue.army.{n}") for n in (1, 2)) == [1, 2]
    t = field(worn=True)
    t.dice("battle", 3, 6).dice("battle", 6).dice("fate", 1)
    turn(t).do(FIELD)
    assert t.steps("blue.army.1") == 0
    assert t.place("blue.army.1") == ""


@pytest.mark.clause("5.8.2.b3")
def test_each_side_chooses_its_own_losses() -> None:
    t = field(red=2)
    worn = names(t.army("milan", "red", worn=True))[0]
    enemy = names(t.army("milan", "blue", worn=True))[0]
    t.dice("battle", 1, 6, 6, 6, 6).dice("battle", 1, 6, 6)
    turn(t).do(FIELD, "finish")
    assert t.asked == 0
    assert set(t.listed()) == {"take-hit:red.army.1", "take-hit:red.army.2", f"take-hit:{worn}"}
    t.do("take-hit:red.army.1")
    assert t.asked == 1
    t.do(f"take-hit:{enemy}")
    assert (t.steps("red.army.1"), t.steps(worn), t.steps(enemy), t.steps("blue.army.1")) == (1, 1, 0, 2)


@pytest.mark.clause("5.8.2.b3")
def test_counters_of_nobody_turn_fresh_ones_first() -> None:
    t = field(blue=1)
    worn = names(t.army("milan", "blue", worn=True))[0]
    t.leader("L16", "naples_city")
    t.dice("battle", 1, 6).dice("battle", 6, 6, 6)
    turn(t).do(FIELD)
    assert (t.steps("blue.army.1"), t.steps(worn)) == (1, 1)


@pytest.mark.clause("5.8.2.b3")
@pytest.mark.parametrize(
    ("order", "hit"), [(1, "red.army.1"), (2, "red.army.2"), (3, "mercenary.1"), (4, "red.army.1")]
)
def test_a_standing_order_chooses_losses(order: int, hit: str) -> None:
    t = war()
    t.army("milan", "red")
    t.army("milan", "red", worn=True)
    t.mercenary("milan", 0)
    t.army("milan", "blue")
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    turn(t).do(f"stand:losses:{order}")
    before = t.steps(hit)
    t.dice("battle", 6, 6, 6, 6, 6).dice("battle", 1, 6)
    t.do(FIELD, "finish")
    assert t.steps(hit) == before - 1
    assert t.told("retreated") or t.listed()[0].startswith("retreat:")  # nobody was asked for losses


@pytest.mark.clause("5.8.2.b4")
def test_without_armies_caravans_suffer_and_the_attacker_chooses() -> None:
    t = war()
    t.army("milan", "red")
    t.leader("L14", "milan")
    fresh, worn = names([*t.caravan("milan", "blue"), *t.caravan("milan", "blue", worn=True)])
    t.dice("battle", 1, 6)
    turn(t).do(FIELD)
    assert t.asked == 0
    t.do(f"take-hit:{worn}")
    assert (t.steps(fresh), t.steps(worn)) == (2, 0)


@pytest.mark.clause("5.8.2.b4")
def test_armies_that_fight_bear_all_losses_and_more_hits_are_lost() -> None:
    t = field(red=2, worn=True)
    t.caravan("milan", "blue")
    t.dice("battle", 1, 1, 1, 1).dice("battle", 6).dice("fate", 1)
    turn(t).do(FIELD, "finish")
    assert (t.steps("blue.army.1"), t.steps("blue.caravan.1")) == (0, 2)


# ---- retreat ---------------------------------------------------------------------------------------------------------


def fight_on(t: Table, *faces: int, back: int = 0) -> Table:
    """Nobody hits but with these faces."""
    armies = [c for c, place in enumerate(t.s.at) if place == t.s.at[0]]
    mine = sum(t.s.steps[c] for c in armies if c < 35)
    theirs = sum(t.s.steps[c] for c in armies if c >= 35)
    t.dice("battle", *faces, *[6] * (mine - len(faces))).dice("battle", *[1] * back, *[6] * (theirs - back))
    turn(t).do(FIELD)
    if t.may("finish") and any(x.startswith("without") for x in t.listed()):
        t.do("finish")
    return t


@pytest.mark.clause("5.8.2.b5", "5.8.2.b6", "5.7.3.b1")
def test_the_lower_product_retreats_with_its_leaders() -> None:
    t = fight_on(field(red=2, blue=1))
    assert t.asked == 1
    assert "retreat:lands_of_the_church" in t.listed()
    assert t.s.players[1].colour == 1
    t.do("retreat:venice")
    assert (t.place("blue.army.1"), t.place("L16"), t.place("red.army.1")) == ("venice", "venice", "milan")


@pytest.mark.clause("5.8.2.b5")
def test_stature_counts_and_equal_products_drive_nobody_out() -> None:
    t = fight_on(field(red=1, blue=1))
    assert (t.place("blue.army.1"), t.place("red.army.1")) == ("milan", "milan")
    assert t.asked == 0
    t = field(red=1, blue=1)
    t.who("L16").stature = 1
    assert fight_on(t).asked == 1


@pytest.mark.clause("5.8.2.b5")
def test_a_side_without_leader_has_nothing_and_the_attacker_may_lose() -> None:
    t = war(colours=("red", "blue")).card(0, "L1")
    t.leader("L1", "london")
    t.army("milan", "red", 3)
    t.army("milan", "blue")
    t.leader("L16", "milan")
    assert fight_on(t).asked == 0
    assert any(x.startswith("retreat:") for x in t.listed())


@pytest.mark.clause("5.8.2.b5")
@pytest.mark.parametrize(("product", "stays"), [(0, True), (9, False)])
def test_the_product_of_a_side_without_leader_is_a_number_of_the_table(product: int, stays: bool) -> None:
    t = war()
    t.s.tables = tables({}, {"lords.conflict.leaderless.product": product}, 2)
    t.army("milan", "red", 2)
    t.leader("L14", "milan")
    t.army("milan", "blue")
    fight_on(t)
    assert any(x.startswith("retreat:") for x in t.listed()) != stays


@pytest.mark.clause("5.8.2.b5")
@pytest.mark.parametrize(("value", "product"), [("0", 0), ("1", 1)])
def test_a_side_without_leader_may_have_the_product_1(value: str, product: int) -> None:
    t = war()
    t.s.tables = tables({"leaderless_product": value}, {}, 2)
    t.army("milan", "red", 2)
    assert aftermath.product(t.s, AT["milan"], 0) == product


@pytest.mark.clause("5.8.2.b5", "5.7.9")
def test_where_a_retreat_may_go() -> None:
    t = field(red=2, blue=1)
    t.army("venice", "red")
    t.army("lands_of_the_church", "purple")
    t.army("milan_city", "blue")
    fight_on(t)
    assert set(t.listed()) == {"retreat:milan_city", "retreat:genoa", "retreat:savoy", "retreat:switzerland"}
    t = field(red=2, blue=1).at(1461, "autumn", moving=True)
    fight_on(t)
    assert set(t.listed()) == {"retreat:lands_of_the_church", "retreat:venice"}


@pytest.mark.clause("5.8.2.b5")
def test_with_no_way_out_the_beaten_stay() -> None:
    t = field(red=2, blue=1)
    for place in ("venice", "lands_of_the_church", "genoa", "savoy", "switzerland"):
        t.army(place, "purple")
    fight_on(t)
    assert t.place("blue.army.1") == "milan"


@pytest.mark.clause("5.8.2.b3", "5.8.2.b5")
def test_counters_of_nobody_retreat_to_the_nearest_own_city() -> None:
    t = field(red=2, blue=1)
    t.leader("L16", "naples_city")
    t.army("venice_city", "blue")
    fight_on(t)
    assert t.place("blue.army.1") == "venice"
    t = field(red=2, blue=1)
    t.leader("L16", "naples_city")
    t.army("milan_city", "blue")
    fight_on(t)
    assert t.place("blue.army.1") == "milan_city"


@pytest.mark.clause("5.8.2.b5")
def test_a_standing_order_retreats_to_the_nearest_own_city() -> None:
    t = field(red=2, blue=1)
    t.army("milan_city", "blue")
    turn(t)
    t.do("stand:retreat:1", seat=1)
    fight_on(t)
    assert t.place("blue.army.1") == "milan_city"


@pytest.mark.clause("5.8.2.b6")
def test_leaders_add_no_dice() -> None:
    t = field()
    t.leader("L24", "milan", seat=0)
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t).do(FIELD)
    assert [len(e[3].split()) for e in t.told("battle-rolled")] == [2, 2]


# ---- leaders whose troops are gone -----------------------------------------------------------------------------------


@pytest.mark.clause("5.8.7", "5.8.11", "5.8.11.b2")
def test_a_leader_of_a_lost_stack_is_captured_on_three() -> None:
    t = field(red=2, worn=True)
    t.dice("battle", 1, 6, 6, 6).dice("battle", 6).dice("fate", 3)
    turn(t).do(FIELD, "finish")
    assert (t.place("L16"), t.who("L16").captor, t.who("L16").gaoler) == ("", 0, 0)


@pytest.mark.clause("5.8.7")
def test_a_leader_of_a_lost_stack_dies_on_four(killed: list[int]) -> None:
    t = field(red=2, worn=True)
    t.leader("L24", "milan", seat=1)
    t.dice("battle", 1, 6, 6, 6).dice("battle", 6).dice("fate", 4).dice("fate", 1)
    turn(t).do(FIELD, "finish")
    assert killed == [CARD["L16"]]
    assert t.who("L24").captor == 0


@pytest.mark.clause("5.8.7")
def test_leaders_stay_while_any_of_their_stack_is_left() -> None:
    t = field(red=1, blue=2)
    t.dice("battle", 1, 1).dice("battle", 6, 6, 6, 6)
    turn(t).do(FIELD)
    while t.asked == 1:
        t.do(t.listed()[0])
    assert t.who("L16").captor == -1
    assert t.place("L16")


@pytest.mark.clause("5.8.7")
def test_mutual_destruction_lets_leaders_escape() -> None:
    t = war()
    t.army("milan", "red", worn=True)
    t.army("milan", "blue", worn=True)
    t.leader("L14", "milan")
    t.leader("L16", "milan")
    t.dice("battle", 1).dice("battle", 1).dice("fate", 1).dice("fate", 1)
    turn(t).do(FIELD)
    assert (t.place("L14"), t.place("L16")) == ("milan_city", "naples_city")


@pytest.mark.clause("5.8.7", "5.8.11.b1")
def test_who_captures() -> None:
    t = war()
    t.mercenary("milan", 0)
    t.leader("L14", "milan")
    t.army("milan", "blue", worn=True)
    t.leader("L16", "milan")
    t.dice("battle", 1, 6).dice("battle", 6).dice("fate", 1)
    turn(t).do(FIELD)
    assert (t.who("L16").captor, t.who("L16").gaoler) == (0, -1)
    t = war()
    t.army("milan", "red", worn=True)
    t.leader("L14", "milan")
    t.army("milan", "purple")
    t.dice("battle", 6).dice("battle", 1, 6).dice("fate", 1)
    turn(t).do("attack:milan:red:milan:purple")
    assert (t.who("L14").captor, t.who("L14").gaoler) == (EMPIRE_CAPTOR + 4, 4)
    t = war()
    t.army("milan", "red", worn=True)
    t.leader("L14", "milan")
    t.mercenary("milan")
    t.dice("battle", 6).dice("battle", 1, 6).dice("fate", 1)
    turn(t).do("attack:milan:red:milan:grey")
    assert (t.place("L14"), t.who("L14").captor) == ("milan_city", -1)


@pytest.mark.clause("5.8.7", "5.8.10")
def test_a_leader_among_caravans_has_no_stack_to_lose() -> None:
    t = war()
    t.army("milan", "red")
    t.leader("L14", "milan")
    t.caravan("milan", "blue", worn=True)
    t.leader("L16", "milan")
    t.dice("battle", 1, 6)
    turn(t).do(FIELD)
    assert (t.steps("blue.caravan.1"), t.place("L16")) == (0, "milan")
