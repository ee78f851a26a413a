"""5.8.8 and 5.8.9: pillage of enterprises, plunder of gold."""

from __future__ import annotations

import pytest
from tests.lords.build import Table
from tests.lords.fighting import turn, war

from signoria.games.lords.ids import CARD

BURN = "pillage:milan_city:red:G13"


def guild(card: str = "G13", place: str = "milan_city", armies: int = 1) -> Table:
    """An enterprise of seat 1 and red armies under Sforza in its city."""
    t = war()
    t.card(1, card, block=2, built=1)
    t.army(place, "red", armies)
    t.leader("L14", place)
    return t


@pytest.mark.clause("5.8.8", "5.8.8.b2", "5.8.3.b3")
@pytest.mark.parametrize(("card", "place"), [("G13", "milan_city"), ("R2", "florence_city")])
def test_any_hit_destroys_a_guild_or_resource_and_its_card_is_immature(card: str, place: str) -> None:
    t = guild(card, place)
    t.dice("pillage", 3, 6)
    turn(t).do(f"pillage:{place}:red:{card}")
    assert (t.s.built[CARD[card]], t.s.block[CARD[card]], t.holder(card)) == (0, 0, 1)
    assert t.told("enterprise-destroyed")


@pytest.mark.clause("5.8.8")
def test_fours_miss_and_the_attack_is_spent() -> None:
    t = guild()
    t.dice("pillage", 4, 4)
    turn(t).do(BURN)
    assert t.s.built[CARD["G13"]] == 1
    assert t.why(BURN) == "5.8.1"


@pytest.mark.clause("5.8.8", "5.8.8.b2")
def test_a_building_is_worn_by_one_hit_and_destroyed_by_two() -> None:
    t = guild("E21", "naples_city")
    burn = "pillage:naples_city:red:E21"
    t.leader("L16", "milan")
    t.dice("pillage", 1, 6)
    turn(t).do(burn)
    assert (t.s.built[CARD["E21"]], t.s.damaged) == (1, (CARD["E21"],))
    t.s.fought = ()
    t.dice("pillage", 1, 6)
    turn(t).do(burn)
    assert (t.s.built[CARD["E21"]], t.s.block[CARD["E21"]], t.s.damaged) == (0, 0, ())
    t = guild("E21", "naples_city")
    t.leader("L16", "milan")
    t.dice("pillage", 1, 3)
    turn(t).do(burn)
    assert (t.s.built[CARD["E21"]], t.s.block[CARD["E21"]], t.s.damaged) == (0, 0, ())


@pytest.mark.clause("5.8.8", "5.8.10")
def test_an_army_or_fleet_of_the_owners_colour_protects() -> None:
    t = guild("G5", "genoa_city")
    t.galley("genoa_city", "blue")
    assert turn(t).why("pillage:genoa_city:red:G5") == "5.8.8"
    t = guild()
    t.p(1).colour = 0
    assert turn(t).why(BURN) == "5.8.8"


@pytest.mark.clause("5.8.8.b3")
def test_mercenaries_do_not_pillage() -> None:
    t = war()
    t.card(1, "G13", block=2, built=1)
    t.mercenary("milan_city", 0)
    t.leader("L14", "milan_city")
    assert turn(t).why(BURN) == "5.8.8.b3"
    t.army("milan_city", "red")
    t.dice("pillage", 6, 6)
    turn(t).do(BURN)  # only the imperial army rolls
    assert t.told("pillage-rolled")[0][3] == "6 6"


@pytest.mark.clause("5.8.8")
def test_fleets_do_not_pillage_and_armies_outside_do_not_reach() -> None:
    t = war().card(0, "L1")
    t.card(1, "G5", block=2, built=1)
    t.galley("genoa_city", "red")
    t.army("genoa", "red")
    assert turn(t).listed() == ["finish"]


@pytest.mark.clause("5.8.8.b4")
def test_an_enterprise_is_never_taken_over() -> None:
    t = guild(armies=3)
    t.dice("pillage", 1, 1, 1, 1, 1, 1)
    turn(t).do(BURN, "finish")
    assert t.holder("G13") == 1


@pytest.mark.clause("5.8.8.b5")
def test_pillage_in_ones_own_empire_costs_the_emperors_card() -> None:
    t = guild("E1", "london").card(0, "L1")
    t.leader("L1", "dover")
    t.dice("pillage", 6, 6)
    turn(t).do("pillage:london:red:E1")
    assert t.holder("L1") == -3


@pytest.mark.clause("5.8.8.b5")
def test_but_not_from_who_is_emperor_himself_nor_outside_the_borders() -> None:
    t = guild("E1", "london").card(0, "L1")
    t.p(0).emperor = 0
    t.e("red").ruler = CARD["L14"]
    t.dice("pillage", 6, 6)
    turn(t).do("pillage:london:red:E1")
    assert t.holder("L1") == 0
    t = guild().card(0, "L1")
    t.dice("pillage", 6, 6)
    turn(t).do(BURN)
    assert t.holder("L1") == 0


# ---- plunder ---------------------------------------------------------------------------------------------------------


def gold(place: str = "naples_city", lord: str = "L14") -> Table:
    """7 Au in Naples, whose lord is away; a red army under Sforza stands there."""
    t = war()
    t.leader("L16", "milan")
    t.army(place, "red")
    t.leader(lord, place)
    return t.gold(**{f"pile_{place}": 7})


@pytest.mark.clause("5.8.9", "5.8.9.b1")
def test_half_is_lost_rounded_up_and_the_rest_is_the_leaders() -> None:
    """T33"""
    t = gold()
    supply = t.au("supply")
    turn(t).do("plunder:naples_city:red:pile.naples_city")
    assert (t.au("purse_L14"), t.au("pile_naples_city"), t.au("supply") - supply) == (3, 0, 4)
    assert t.s.fought == ()


@pytest.mark.clause("5.8.9", "5.8.10")
def test_a_force_of_who_controls_the_gold_protects_it() -> None:
    t = gold()
    t.galley("naples_city", "blue")
    assert turn(t).why("plunder:naples_city:red:pile.naples_city") == "5.8.9"


@pytest.mark.clause("5.8.9", "5.9.4")
def test_the_highest_leader_of_another_colour_controls_the_gold() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("naples_city", "red")
    t.leader("L14", "naples_city")
    t.leader("L16", "naples_city")
    t.leader("L15", "naples_city", stature=3)
    t.gold(pile_naples_city=7)
    t.galley("naples_city", "blue")
    assert turn(t).may("plunder:naples_city:red:pile.naples_city")
    t.galley("naples_city", "purple")
    assert turn(t).why("plunder:naples_city:red:pile.naples_city") == "5.8.9"


@pytest.mark.clause("5.8.9")
def test_nobody_plunders_the_cities_of_his_own_empire() -> None:
    t = war()
    t.army("dover", "red")
    t.leader("L14", "dover")
    t.gold(pile_dover=7)
    assert turn(t).why("plunder:dover:red:pile.dover") == "5.8.9"


@pytest.mark.clause("5.8.9.b4")
def test_who_holds_the_l_card_of_the_dukedom_may_not_plunder_it() -> None:
    t = war()
    t.army("croia", "red")
    t.leader("L14", "croia")
    t.leader("L24", "milan", seat=0)
    t.gold(pile_croia=4)
    assert turn(t).why("plunder:croia:red:pile.croia") == "5.8.9.b4"
    t.s.where[CARD["L24"]] = -3
    assert turn(t).may("plunder:croia:red:pile.croia")


@pytest.mark.clause("5.8.9.b2")
def test_pirates_and_leaderless_mercenaries_keep_it_under_their_counter() -> None:
    t = war()
    t.leader("L16", "milan")
    t.pirate("C7", "naples_city", 0)
    t.gold(pile_naples_city=5)
    turn(t).do("plunder:naples_city:red:pile.naples_city")
    assert t.au("hold_pirate_C7") == 2
    t = war()
    t.leader("L16", "milan")
    t.mercenary("naples_city", 0)
    t.gold(pile_naples_city=5)
    turn(t).do("plunder:naples_city:red:pile.naples_city")
    assert t.au("hold_mercenary_1") == 2


@pytest.mark.clause("5.8.9")
def test_imperial_forces_without_leader_plunder_for_their_treasury() -> None:
    t = war().card(0, "L1")
    t.leader("L16", "milan")
    t.galley("naples_city", "red")
    t.gold(pile_naples_city=5, treasury_red=1)
    turn(t).do("plunder:naples_city:red:pile.naples_city")
    assert t.au("treasury_red") == 3


@pytest.mark.clause("5.8.9", "5.8.9.b1")
def test_gold_under_an_unprotected_leader_in_a_city_is_plunder_too() -> None:
    t = gold()
    t.leader("L16", "naples_city")
    t.gold(purse_L16=6, pile_naples_city=0)
    assert turn(t).may("plunder:naples_city:red:purse.L16")
    t.do("plunder:naples_city:red:purse.L16")
    assert (t.au("purse_L16"), t.au("purse_L14")) == (0, 3)
    t.leader("L16", "naples")
    t.leader("L14", "naples")
    t.army("naples", "red")
    t.gold(purse_L16=6)
    assert not turn(t).may("plunder:naples:red:purse.L16")


@pytest.mark.clause("5.7.13.b3")
def test_an_ally_is_not_plundered() -> None:
    t = war().card(0, "C2")
    t.army("lyon", "red")
    t.leader("L14", "dijon")
    t.card(0, "L1")
    t.gold(pile_lyon=4)
    assert turn(t).why("plunder:lyon:red:pile.lyon") == "5.7.13.b3"
    t.s.where[CARD["C2"]] = -2
    assert turn(t).may("plunder:lyon:red:pile.lyon")


@pytest.mark.clause("5.8.9", "5.6.1.b3")
def test_after_all_others_only_who_has_not_moved_plunders() -> None:
    t = gold()
    t.s.moved = (0,)
    assert turn(t, late=True).why("plunder:naples_city:red:pile.naples_city") == "5.6.1.b3"
