"""Second reading of 5.3 to 5.5: what is raised and kept, by players and without them."""

from __future__ import annotations

import pytest

from signoria.games.lords import counters, hands
from signoria.games.lords.conflict import siege
from signoria.games.lords.ids import AT, CARD, FIRST_MERCENARY, GREY
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import neutrals
from signoria.games.lords.state import OPEN

from .build import table
from .cases import buy, poor, three, won

# ---- 5.3: building ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.3.1", "RC.4")
def test_who_is_aligned_without_imperial_card_raises_an_army_with_his_own_gold() -> None:
    t = poor(chest_0=5)
    buy(t).do("raise-army:england:dublin:chest.1")
    assert t.place("red.army.1") == "dublin"


@pytest.mark.clause("5.3.1")
def test_two_players_of_a_colour_raise_one_army_a_city_between_them() -> None:
    t = poor(colours=("red", "red"), chest_0=5, chest_1=10)
    buy(t, 0).do("raise-army:england:london:chest.1")
    if t.asked == 0:
        t.do("finish")
    t.s.agenda.clear()
    buy(t, 1)
    assert t.why("raise-army:england:london:chest.2") == "5.3.1"
    t.do("raise-army:england:dover:chest.2")


@pytest.mark.clause("5.3.1", "2.2.2")
def test_a_conquered_city_outside_the_empires_colour_raises_none() -> None:
    t = poor(chest_0=9)
    t.army("milan", "red")
    buy(t)
    assert not t.may("raise-army:england:milan_city:chest.1")
    assert not t.may("raise-army:england:paris:chest.1")
    assert t.why("build-ship:france:nao:rouen:chest.1") == "5.3.2"
    assert t.why("build-caravan:france:rouen:chest.1") == "5.3.3"


@pytest.mark.clause("5.3.2")
def test_one_fleet_a_port_and_year() -> None:
    """T09"""
    t = poor(chest_0=26).card(0, "L1", "C1").at(1460, "spring")
    buy(t).do("build-ship:england:nao:london:chest.1")
    assert t.au("chest_0") == 18
    assert t.why("build-ship:england:galley:london:chest.1") == "5.3.2"
    t.do("build-ship:england:galley:dover:chest.1")
    assert t.au("chest_0") == 13


@pytest.mark.clause("5.3.2", "5.3.7")
def test_the_last_galley_of_a_colour() -> None:
    t = poor(chest_0=30).card(0, "L1")
    t.galley("london", "red", 7)
    buy(t).do("build-ship:england:galley:london:chest.1")
    assert t.why("build-ship:england:galley:dover:chest.1") == "5.3.7"
    assert t.may("build-ship:england:nao:dover:chest.1")


@pytest.mark.clause("5.3.3.b1", "5.8.11")
def test_a_caravan_needs_a_free_leader_to_be_placed_with() -> None:
    t = poor(chest_0=9)
    t.leader("L14", "florence")
    buy(t)
    assert t.may("build-caravan:england:florence:chest.1")
    t.s.agenda.clear()
    t.s.must = 0
    t.who("L14").place = -1
    t.leader("L14", captor=1)
    buy(t)
    assert not t.may("build-caravan:england:florence:chest.1")
    assert t.may("build-caravan:england:london:chest.1")


@pytest.mark.clause("5.3.4", "5.11.7.t7")
def test_venice_recruits_in_modon() -> None:
    t = table("L17", "L14").gold(chest_0=5)
    buy(t).do("recruit:modon:chest.1")
    assert t.place("mercenary.1") == "modon"


@pytest.mark.clause("5.3.4", "5.3.7")
def test_the_seventeenth_mercenary_is_the_last() -> None:
    t = poor(chest_0=15)
    t.mercenary("paris", n=16)
    buy(t).do("recruit:milan_city:chest.1")
    assert t.why("recruit:milan_city:chest.1") == "5.3.7"


@pytest.mark.clause("5.3.4", "6.2.6")
def test_a_dead_allys_dukedom_raises_no_mercenaries() -> None:
    t = poor(chest_0=9)
    t.leader("L24", "croia", seat=0)
    buy(t)
    assert t.may("recruit:croia:chest.1")
    t.s.agenda.clear()
    t.s.must = 0
    hands.give_up(t.s, CARD["L24"])
    buy(t)
    assert not t.may("recruit:croia:chest.1")


@pytest.mark.clause("5.3.5", "5.3.7")
def test_a_pirate_counter_on_the_map_is_not_built_again() -> None:
    t = table("L16", "L14").gold(chest_0=20)
    t.pile(OPEN, "C11")
    t.pirate("C11", "rhodes_city", seat=NOBODY)
    buy(t)
    assert not t.may("build-pirate:pirate.C11:naples_city:chest.1")
    assert t.may("build-pirate:pirate.C12:naples_city:chest.1")


@pytest.mark.clause("5.3.6", "ER.1")
def test_mercenaries_for_the_players_own_gold_in_an_allys_city_are_free() -> None:
    t = poor(chest_0=5, pile_croia=5)
    t.leader("L24", "croia", seat=0)
    buy(t).do("recruit:croia:chest.1", "recruit:croia:pile.croia")
    assert [t.s.under[FIRST_MERCENARY], t.s.under[FIRST_MERCENARY + 1]] == [-1, CARD["L24"]]


# ---- 5.4: reinforcement ----------------------------------------------------------------------------------------------


@pytest.mark.clause("5.4.1")
def test_two_worn_armies_make_one_and_nothing_joins_an_army_to_a_ship() -> None:
    """T11"""
    t = poor(chest_0=1).card(0, "L1")
    t.army("london", "red", 2, worn=True)
    t.galley("london", "red", worn=True)
    buy(t)
    assert t.why("merge:red.army.1:red.galley.1") == "5.4.1"
    assert t.may("freshen:red.army.1:chest.1")
    t.do("merge:red.army.1:red.army.2")
    assert sorted(t.steps(f"red.army.{n}") for n in (1, 2)) == [0, 2]
    assert t.au("chest_0") == 1
    t.do("freshen:red.galley.1:chest.1")
    assert t.steps("red.galley.1") == 2


@pytest.mark.clause("5.4.1")
def test_a_galley_and_a_nao_or_a_fresh_army_do_not_combine() -> None:
    t = poor(chest_0=3).card(0, "L1")
    t.galley("london", "red", worn=True)
    t.nao("london", "red", worn=True)
    t.army("london", "red")
    t.army("london", "red", worn=True)
    buy(t)
    assert not t.may("merge:red.galley.1:red.nao.1")
    assert not t.may("merge:red.army.1:red.army.2")


@pytest.mark.clause("5.4.2", "RC.4")
def test_imperial_gold_repairs_with_l_only_while_no_other_player_has_c() -> None:
    t = poor(treasury_red=3).card(0, "L1")
    t.card(0, "E1", block=2, built=1)
    t.s.damaged = (CARD["E1"],)
    buy(t)
    assert t.may("repair:E1:treasury.england")
    t.card(1, "C1")
    assert not t.may("repair:E1:treasury.england")


@pytest.mark.clause("5.4.3", "5.8.5.b3")
def test_a_foreign_fleet_in_the_port_lets_nobody_reinforce() -> None:
    t = poor(chest_0=9).card(0, "L1", "C1")
    t.army("dover", "red", worn=True)
    t.galley("dover", "blue")
    t.s.besieging[t.army("kent", "blue")[0]] = AT["dover"]
    buy(t)
    assert not t.may("freshen:red.army.1:chest.1")
    t.galley("dover", "red")
    assert t.may("freshen:red.army.1:chest.1")


@pytest.mark.clause("5.4.3", "5.8.5")
def test_when_the_last_besieger_is_gone_the_city_reinforces() -> None:
    t = poor(chest_0=9).card(0, "L1", "C1")
    t.army("dover", "red", worn=True)
    (foe,) = t.army("kent", "blue")
    t.s.besieging[foe] = AT["dover"]
    buy(t)
    assert t.why("freshen:red.army.1:chest.1") == "5.4.3"
    counters.remove(t.s, foe)
    siege.refresh(t.s)
    assert t.may("freshen:red.army.1:chest.1")


# ---- 5.5: non-players ------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.5.2", "4.2")
def test_six_au_make_one_grey_mercenary_and_leave_one() -> None:
    """T13"""
    t = poor(pile_nancy=6, pile_paris=6)
    neutrals.begin(t.s)
    (c,) = counters.armies(t.s, AT["nancy"])
    assert counters.colour(t.s, c) == GREY
    assert (t.au("pile_nancy"), t.au("pile_paris")) == (1, 6)
    assert not counters.armies(t.s, AT["paris"])


@pytest.mark.clause("5.5.2", "5.3.7")
def test_without_a_mercenary_counter_the_gold_waits() -> None:
    t = poor(pile_nancy=9)
    t.mercenary("paris", n=17)
    neutrals.begin(t.s)
    assert t.au("pile_nancy") == 9


@pytest.mark.clause("5.5.2", "2.2.4")
def test_a_city_with_an_army_of_another_colour_raises_no_grey_one() -> None:
    t = poor(pile_nancy=9)
    t.army("nancy", "red")
    neutrals.begin(t.s)
    assert len(counters.armies(t.s, AT["nancy"])) == 1


@pytest.mark.clause("5.5.3", "RC.4")
def test_an_empire_whose_emperor_a_player_moves_still_recruits_by_itself_while_c_is_nobodys() -> None:
    t = poor(treasury_red=5).card(0, "L1")
    neutrals.begin(t.s)
    assert t.place("red.army.1") == "london"
    assert counters.mover(t.s, 0) == 0


@pytest.mark.clause("5.5.3.b1", "2.2.4")
def test_with_the_capital_taken_the_first_army_stands_elsewhere_or_nowhere() -> None:
    t = poor(treasury_red=5)
    t.army("london", "blue")
    neutrals.begin(t.s)
    assert all(t.s.at[c] != AT["london"] for c in range(10))


@pytest.mark.clause("5.5.1", "5.4.1")
def test_gold_under_a_leader_without_player_keeps_his_own_men() -> None:
    t = poor(purse_L27=1)
    t.leader("L27", "cracow")
    (m,) = t.mercenary("cracow", under="L27", worn=True)
    neutrals.begin(t.s)
    assert (t.s.steps[m], t.au("purse_L27")) == (2, 0)


@pytest.mark.clause("5.3.4", "6.2.3.b2")
def test_the_cities_of_a_dowry_raise_mercenaries_as_other_satellites_do() -> None:
    t = poor(chest_0=5)
    buy(t)
    assert t.why("recruit:innsbruck:chest.1") == "5.3.4"
    t.card(0, "M29")
    t.do("recruit:innsbruck:chest.1")
    assert t.place("mercenary.1") == "innsbruck"


@pytest.mark.clause("2.4.1", "5.3.4", "5.7.4.b4")
def test_a_captains_men_come_where_the_lord_has_his_new_dukedom() -> None:
    t = three()
    t.leader("L14", "zurich", abroad=AT["zurich"])
    won(t, "C17", 0)
    if t.asked == 0:
        assert set(t.listed()) == {"muster:zurich"}
    else:
        assert t.place("mercenary.1") == "zurich"


@pytest.mark.clause("5.3.6", "5.11.7.t7", "ER.1")
def test_the_gold_of_ones_own_city_hires_in_its_satellite_an_allys_does_not() -> None:
    t = table("L17", "L14").gold(chest_0=0, pile_venice_city=5)
    t.leader("L17", "florence")
    buy(t).do("recruit:modon:pile.venice_city")
    assert t.place("mercenary.1") == "modon"
    t = table("L16", "L14").gold(chest_0=5, pile_venice_city=5)
    t.leader("L17", "venice_city", seat=0)
    buy(t)
    assert t.may("recruit:venice_city:pile.venice_city")
    assert not t.may("recruit:modon:pile.venice_city")
