"""Second reading of 5.9, 5.10 and 5.12 to 5.14: taxes, projects, storms, winter, alignment, where two clauses meet."""

from __future__ import annotations

import pytest

from signoria.games.lords import counters
from signoria.games.lords.auctions import alignment
from signoria.games.lords.ids import AT, CARD, COLOURS
from signoria.games.lords.recruiting import neutrals
from signoria.games.lords.state import FOR_SALE, OPEN
from signoria.games.lords.weather import storms

from .cases import bare, cold, collect, emperor, summer

# ---- 5.9: taxes ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.9.4", "5.9.4.b1", "5.9.4.b4")
def test_a_lord_at_home_with_his_own_mercenaries_taxes_for_himself_not_for_his_empire() -> None:
    t = bare("L14", "L16")
    t.mercenary("milan_city", seat=0, under="L14")
    collect(t)
    assert t.au("chest_0") == 1
    assert t.au("treasury_red") == 6


@pytest.mark.clause("5.9.4", "5.9.2")
def test_a_fleet_in_the_port_occupies_nothing() -> None:
    t = bare("L13", "L16").nobody()
    t.galley("genoa_city", "blue")
    t.caravan("genoa_city", "blue")
    collect(t)
    assert t.au("chest_0") == 1


@pytest.mark.clause("5.9.2", "5.8.5")
def test_a_besieged_city_pays_whoever_stands_in_it() -> None:
    t = bare()
    t.army("rouen", "blue")
    t.s.besieging[t.army("normandy", "red")[0]] = AT["rouen"]
    assert collect(t).au("treasury_blue") == 9


@pytest.mark.clause("5.9.2", "5.7.13")
def test_a_fallen_empire_that_has_not_merged_keeps_its_own_treasury() -> None:
    t = bare().card(0, "C2")
    t.e("blue").fallen = 0
    t.army("paris", "red")
    collect(t)
    assert (t.au("treasury_blue"), t.au("treasury_red")) == (8, 7)


@pytest.mark.clause("5.9.4", "5.8.3.b9")
def test_equal_leaders_of_two_players_the_earlier_mover_has_the_tax() -> None:
    t = bare("L14", "L16", colours=("red", "red"))
    t.leader("L16", "milan_city")
    t.mercenary("milan_city", seat=1, under="L16")
    t.s.movers = (1, 0)
    collect(t)
    assert (t.au("chest_0"), t.au("chest_1")) == (0, 1)
    t.s.movers = (0, 1)
    collect(t)
    assert (t.au("chest_0"), t.au("chest_1")) == (1, 1)


@pytest.mark.clause("5.9.4.b1", "5.9.4.b4", "5.7.4.b4")
def test_abroad_a_players_own_leader_taxes_into_the_chest_an_ally_keeps_it_with_him() -> None:
    t = bare("L14", "L16")
    t.leader("L14", "nancy", abroad=AT["nancy"])
    t.leader("L24", "edinburgh", seat=0)
    for city in ("nancy", "edinburgh"):
        t.mercenary(city, seat=0)
    collect(t)
    assert (t.au("chest_0"), t.au("purse_L14"), t.au("purse_L24")) == (1, 0, 1)


@pytest.mark.clause("5.9.4", "5.9.4.b4")
def test_foreign_mercenaries_in_his_city_stop_a_lords_tax() -> None:
    t = bare("L14", "L16")
    t.mercenary("milan_city", seat=1)
    collect(t)
    assert (t.au("chest_0"), t.au("chest_1"), t.au("pile_milan_city")) == (0, 1, 0)


@pytest.mark.clause("5.9.4", "5.9.4.b5")
def test_a_building_in_a_city_with_imperial_troops_collects_nothing_before_1466() -> None:
    t = bare().card(0, "E25", block=2, built=1)
    t.leader("L14", "naples")
    t.army("milan_city", "purple")
    collect(t)
    assert (t.au("chest_0"), t.au("treasury_purple")) == (0, 9)
    t.at(1466, "summer")
    collect(t)
    assert (t.au("chest_0"), t.au("treasury_purple")) == (1, 9)


@pytest.mark.clause("5.9.4", "5.9.4.b3")
def test_a_leader_without_player_keeps_a_players_building_from_the_tax() -> None:
    t = bare().card(0, "E14", block=2, built=1)
    t.leader("L14", "venice")
    t.leader("L27", "cracow")
    collect(t)
    assert (t.au("pile_cracow"), t.au("chest_0")) == (1, 0)


@pytest.mark.clause("5.9.4.b6", "5.9.4.b5")
def test_a_kings_own_dukedom_but_not_the_city_with_imperial_troops() -> None:
    t = bare("L23", "L16")
    t.leader("L23", "cairo", stature=3)
    t.army("alexandria", "black")
    collect(t)
    assert t.au("chest_0") == 2  # Cairo, and Beirut, which is its satellite
    assert t.au("treasury_black") == 13


@pytest.mark.clause("5.9.4.b6", "2.3.4")
def test_an_ally_of_stature_3_without_player_taxes_his_own_city_only() -> None:
    t = bare("L14", "L16")
    t.leader("L23", "cairo", stature=3)
    collect(t)
    assert (t.au("pile_cairo"), t.au("pile_alexandria")) == (1, 0)


@pytest.mark.clause("5.9.5", "4.6.b2", "5.9.2")
@pytest.mark.parametrize(("year", "due"), [(1465, 6), (1466, 0)])
def test_1465_is_the_last_year_of_taxes(year: int, due: int) -> None:
    t = bare().at(year, "summer")
    assert collect(t).au("treasury_red") == due
    assert t.au("chest_0") == (1 if due else 0)


@pytest.mark.clause("5.9.5", "5.8.8.b1")
def test_two_buildings_of_paris_collect_for_each_of_two_owners() -> None:
    t = bare().card(0, "E3", block=2, built=1).card(1, "E4", block=2, built=2).at(1470, "summer")
    collect(t)
    assert (t.au("chest_0"), t.au("chest_1"), t.au("treasury_blue")) == (1, 1, 0)


@pytest.mark.clause("5.9.5", "5.10.4")
def test_unfinished_buildings_collect_nothing() -> None:
    t = bare().card(0, "E3", block=1).at(1470, "summer")
    assert collect(t).au("chest_0") == 0


@pytest.mark.clause("6.2.4.b6", "5.9.4.b1")
def test_an_emperor_who_is_a_player_taxes_no_longer_at_home() -> None:
    t = emperor(bare("L14", "L16"))
    collect(t)
    assert t.au("chest_0") == 6
    assert t.au("pile_milan_city") == 0


# ---- 5.5 with 6.2.4.b6: whose gold -----------------------------------------------------------------------------------


@pytest.mark.clause("5.5.3", "6.2.4.b6")
def test_the_chest_of_an_emperor_who_is_a_player_is_never_spent_by_itself() -> None:
    t = emperor(bare("L14", "L16")).pile(OPEN, "C1").gold(chest_0=11)
    neutrals.begin(t.s)
    assert t.au("chest_0") == 11
    t.army("london", "red", 3)
    cold(t)
    if t.asked == 0:
        t.do("finish")
    assert t.au("chest_0") == 11


# ---- 5.10: projects --------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.8.b2", "5.10.1", "5.10.1.b1")
def test_a_destroyed_guild_starts_again_and_costs_six() -> None:
    t = bare().card(0, "G13", block=0).gold(chest_0=6)
    assert t.s.built[CARD["G13"]] == 0
    for _ in range(2):
        summer(t).do("advance:G13:chest.1")
    assert t.s.block[CARD["G13"]] == 2
    assert summer(t).asked == -1


@pytest.mark.clause("5.10.2.b1", "RC.4")
def test_with_c_in_other_hands_l_pays_no_project_unless_the_table_says_so() -> None:
    for value, may in (("chancellor", False), ("both", True)):
        t = bare(split_treasury=value).card(0, "E1", block=0).card(0, "L1").card(1, "C1")
        t.gold(treasury_red=9, chest_0=3)
        summer(t)
        assert t.may("advance:E1:treasury.england") is may


@pytest.mark.clause("5.10.2", "5.10.2.b1")
def test_the_c_card_of_another_empire_pays_nothing_in_this_one() -> None:
    t = bare().card(0, "E1", block=0).card(0, "C2").gold(treasury_blue=9, chest_0=3)
    summer(t)
    assert not t.may("advance:E1:treasury.france")
    t = bare().card(0, "E1", block=0).card(0, "C2").gold(treasury_blue=9, chest_0=3)
    t.army("london", "blue")
    summer(t)
    assert t.may("advance:E1:treasury.france")


@pytest.mark.clause("5.10.1.b2", "5.10.1.b3")
def test_with_one_au_left_a_project_is_kept_or_given_up() -> None:
    t = summer(bare().card(0, "G13", block=0).gold(chest_0=1))
    assert not t.may("advance:G13:chest.1")
    t.do("keep-project:G13:chest.1")
    assert (t.s.block[CARD["G13"]], t.holder("G13"), t.au("chest_0")) == (0, 0, 0)


@pytest.mark.clause("5.10.1", "5.8.11.b4")
def test_ransoms_pay_for_no_project() -> None:
    t = summer(bare().card(0, "G13", block=0).gold(vault_0=9))
    assert t.asked == -1
    assert t.holder("G13") == FOR_SALE


# ---- 5.12: storms ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.12.1", "5.12.1.b1", "2.8.t1")
def test_a_worn_nao_sinks_on_a_one_and_all_in_the_north_roll_whoever_moves_them() -> None:
    t = bare()
    t.nao("london", "red", worn=True)
    t.nao("baltic_sea", "black")
    t.dice("storm", 1, 1)
    t.s.events = []
    storms.begin(t.s)
    assert (t.steps("red.nao.1"), t.steps("black.nao.1")) == (0, 1)


@pytest.mark.clause("5.12.1", "RC.3", "2.2.10")
def test_constantinople_lies_south_of_the_line_caffa_north() -> None:
    t = bare()
    t.nao("constantinople", "black")
    t.nao("caffa", "black")
    t.dice("storm", 1)
    t.s.events = []
    storms.begin(t.s)
    assert (t.steps("black.nao.1"), t.steps("black.nao.2")) == (2, 1)


# ---- 5.13: winter ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.13.b1", "5.13.b2")
def test_a_besieged_second_army_is_worn_once_not_twice() -> None:
    t = bare()
    t.army("dover", "red", 2)
    t.s.besieging[t.army("kent", "blue")[0]] = AT["dover"]
    cold(t)
    assert [t.steps("red.army.1"), t.steps("red.army.2")] == [1, 1]
    assert t.steps("blue.army.1") == 0  # outside, in the north


@pytest.mark.clause("5.13.b1", "5.13.b2")
def test_a_besieged_city_with_a_fleet_feeds_one_army() -> None:
    t = bare()
    t.army("dover", "red", 2)
    t.nao("dover", "red")
    t.s.besieging[t.army("kent", "blue")[0]] = AT["dover"]
    cold(t)
    assert sorted([t.steps("red.army.1"), t.steps("red.army.2")]) == [1, 2]


@pytest.mark.clause("5.13.b1")
def test_the_besiegers_own_fleet_in_the_port_is_no_support() -> None:
    t = bare()
    t.army("dover", "red")
    t.nao("dover", "blue")
    t.s.besieging[t.army("kent", "blue")[0]] = AT["dover"]
    cold(t)
    assert t.steps("red.army.1") == 1


@pytest.mark.clause("5.13.b2", "2.6.2")
def test_a_city_feeds_one_army_imperial_or_hired() -> None:
    t = bare()
    t.army("paris", "blue")
    t.mercenary("paris", seat=1, n=2)
    cold(t)
    assert sorted(t.steps(x) for x in ("blue.army.1", "mercenary.1", "mercenary.2")) == [1, 1, 2]


@pytest.mark.clause("5.13.b2", "5.13.b1", "2.2.2.b4")
def test_a_city_in_rugged_northern_land_shelters() -> None:
    t = bare()
    t.army("chambery", "blue")
    t.army("savoy", "blue")
    cold(t)
    assert [t.steps("blue.army.1"), t.steps("blue.army.2")] == [2, 0]


@pytest.mark.clause("5.13.b3", "2.7.4", "2.7.2", "2.7.3")
def test_of_the_pirates_only_galleys_are_worn() -> None:
    t = bare()
    t.pirate("C9", "genoa_city")
    t.pirate("C10", "genoa_city")
    cold(t)
    assert [t.steps("pirate.C9"), t.steps("pirate.C10")] == [1, 2]


@pytest.mark.clause("5.13.b4", "5.13.2", "RC.4")
def test_a_caravan_is_spared_with_own_gold_or_with_imperial_gold_by_its_c_holder() -> None:
    t = bare().card(0, "L1").card(1, "C1").gold(chest_0=3, treasury_red=3)
    t.caravan("wales", "red")
    cold(t)
    assert t.may("spare:red.caravan.1:chest.1")
    assert not t.may("spare:red.caravan.1:treasury.england")
    t.do("finish")
    t.do("spare:red.caravan.1:treasury.england")
    assert t.steps("red.caravan.1") == 2


@pytest.mark.clause("5.13.3", "6.2.4.b6")
def test_an_emperor_who_is_a_player_spares_his_troops_from_his_chest() -> None:
    t = emperor(bare("L14", "L16")).gold(chest_0=1)
    t.army("dover", "red", 2)
    cold(t)
    t.do("spare:red.army.2:chest.1" if t.may("spare:red.army.2:chest.1") else "spare:red.army.1:chest.1")
    assert [t.steps("red.army.1"), t.steps("red.army.2")] == [2, 2]


@pytest.mark.clause("5.13.3.b1", "ER.6")
def test_a_merged_empires_armies_live_on_the_victors_treasury() -> None:
    t = bare().gold(treasury_red=1)
    t.e("blue").fallen, t.e("blue").merged = 0, True
    t.army("rouen", "blue", 2)
    cold(t)
    assert [t.steps("blue.army.1"), t.steps("blue.army.2")] == [2, 2]
    assert t.au("treasury_red") == 0


@pytest.mark.clause("5.13.3.b1", "5.13.2.b1")
def test_an_empire_without_player_does_not_spare_besieged_ones_out_of_town() -> None:
    t = bare().gold(treasury_red=9)
    t.army("dover", "red")
    t.s.besieging[t.army("kent", "blue")[0]] = AT["dover"]
    cold(t)
    assert t.steps("red.army.1") == 1
    assert t.au("treasury_red") == 9


# ---- 5.14: alignment -------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.14.4", "2.2.4", "2.6.2")
def test_men_hired_by_a_turncoat_do_not_stay_in_a_city_with_troops_of_his_old_colour() -> None:
    t = bare("L14", "L16")
    t.mercenary("london", seat=0)
    t.army("london", "red")
    alignment.align(t.s, 0, COLOURS.index("purple"))
    t.push()
    assert len({counters.colour(t.s, c) for c in counters.armies(t.s, AT["london"])}) == 1
    assert t.place("mercenary.1") == "england"


@pytest.mark.clause("5.14.3", "RC.10", "5.14.3.b4")
def test_a_conqueror_who_changes_sides_gives_up_the_conquered_cards_too() -> None:
    t = bare("L14", "L16").card(0, "L1", "C1", "C2")
    t.e("blue").fallen = 0
    alignment.align(t.s, 0, COLOURS.index("purple"))
    t.push()
    assert [t.holder(x) for x in ("L1", "C1", "C2")] == [FOR_SALE, FOR_SALE, FOR_SALE]
