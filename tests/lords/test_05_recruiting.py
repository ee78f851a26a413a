"""5.3: what players buy, where, and out of whose gold."""

from __future__ import annotations

import pytest

from signoria.games.lords import counters
from signoria.games.lords.ids import AT, CARD, COUNTERS, FIRST_MERCENARY
from signoria.games.lords.recruiting import buying, raising
from signoria.games.lords.recruiting.buying import Buying
from signoria.games.lords.recruiting.purses import BUILD, PROJECT, RANSOM, REPAIR, spenders

from .build import Table, table


def buy(t: Table, seat: int = 0) -> Table:
    return t.ask(Buying(seat, (), ()))


def verbs(t: Table, name: str) -> list[str]:
    return [x for x in t.listed() if x.startswith(name + ":")]


# ---- imperial forces -------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.3.1", "4.2", "2.6.1")
def test_an_army_costs_five_and_stands_fresh_in_a_city_of_the_empire() -> None:
    t = buy(table().gold(chest_0=6))
    supply = t.au("supply")
    t.do("raise-army:england:london:chest.1")
    assert t.place("red.army.1") == "london"
    assert t.steps("red.army.1") == 2
    assert (t.au("chest_0"), t.au("supply")) == (1, supply + 5)


@pytest.mark.clause("5.3.1")
def test_one_army_a_city_and_none_where_an_imperial_army_is() -> None:
    t = table().gold(chest_0=30)
    t.army("dover", "red")
    t.mercenary("dublin", seat=0)
    buy(t)
    assert t.why("raise-army:england:dover:chest.1") == "5.3.1"
    t.do("raise-army:england:dublin:chest.1")
    assert t.why("raise-army:england:dublin:chest.1") == "5.3.1"
    assert t.why("raise-army:france:paris:chest.1") == "5.3.1"


@pytest.mark.clause("5.3.1", "2.2.4", "5.7.11", "5.3.4")
def test_nothing_comes_where_a_foreign_army_stands_or_into_a_siege() -> None:
    t = table().gold(chest_0=30)
    t.army("london", "blue")
    besieger = t.army("kent", "blue")[0]
    t.s.besieging[besieger] = t.s.at[t.army("dover", "red")[0]]
    buy(t)
    assert t.why("raise-army:england:london:chest.1") == "2.2.4"
    assert t.why("build-caravan:england:london:chest.1") == "2.2.4"
    assert t.why("build-caravan:england:dover:chest.1") == "5.7.11"
    assert t.why("build-ship:england:galley:dover:chest.1") == "5.7.11"


@pytest.mark.clause("5.3.1", "5.3.2", "5.3.3", "4.2", "RC.4")
def test_imperial_gold_is_for_the_holder_of_c() -> None:
    t = table().gold(chest_0=0, treasury_red=20)
    buy(t.card(0, "L1"))
    assert t.asked == -1, "nothing to pay with, so nobody is asked"
    t = table().gold(chest_0=1, treasury_red=20).card(0, "L1").card(1, "C1")
    buy(t)
    assert t.asked == -1
    t = table(colours=("red", "red")).gold(chest_0=0, treasury_red=20).card(0, "C1")
    buy(t)
    t.do(
        "raise-army:england:london:treasury.england",
        "build-ship:england:nao:london:treasury.england",
        "build-caravan:england:bristol:treasury.england",
    )
    assert t.au("treasury_red") == 3
    assert t.au("chest_0") == 0


@pytest.mark.clause("5.3.1", "RC.4")
def test_who_has_no_c_card_is_told_so() -> None:
    t = buy(table().gold(chest_0=5, treasury_red=20))
    assert t.why("raise-army:england:london:treasury.england") == "RC.4"


@pytest.mark.clause("5.3.1", "4.2")
def test_the_chest_adds_what_the_treasury_lacks() -> None:
    t = buy(table().gold(chest_0=4, treasury_red=2).card(0, "C1"))
    t.do("raise-army:england:london:treasury.england")
    assert (t.au("treasury_red"), t.au("chest_0")) == (0, 1)


@pytest.mark.clause("5.3.2", "5.3.7")
def test_ships_cost_five_and_eight_one_fleet_a_port_and_year() -> None:
    t = buy(table().gold(chest_0=30))
    t.do("build-ship:england:galley:dover:chest.1", "build-ship:england:nao:london:chest.1")
    assert t.au("chest_0") == 17
    assert (t.place("red.galley.1"), t.place("red.nao.1")) == ("dover", "london")
    assert t.why("build-ship:england:nao:dover:chest.1") == "5.3.2"
    t.do("finish")
    t.s.launched = ()  # a new spring
    buy(t)
    t.do("build-ship:england:nao:dover:chest.1")


@pytest.mark.clause("5.3.2")
def test_ships_are_built_in_ports() -> None:
    t = buy(table(colours=("orange", "blue")).gold(chest_0=30))
    assert t.why("build-ship:habsburg:galley:vienna:chest.1") == "5.3.2"
    assert t.may("build-ship:habsburg:galley:trieste:chest.1")


@pytest.mark.clause("5.3.3")
def test_a_caravan_costs_four_in_any_city_of_the_empire() -> None:
    t = buy(table().gold(chest_0=9))
    t.do("build-caravan:england:dublin:chest.1", "build-caravan:england:dublin:chest.1")
    assert t.au("chest_0") == 1
    assert t.place("red.caravan.2") == "dublin"


@pytest.mark.clause("5.3.3.b1")
def test_own_gold_places_a_caravan_where_the_own_leader_is() -> None:
    t = table().gold(chest_0=4, treasury_red=9).card(0, "C1")
    t.leader("L14", "florence")
    buy(t)
    assert not t.may("build-caravan:england:florence:treasury.england")
    t.do("build-caravan:england:florence:chest.1")
    assert t.place("red.caravan.1") == "florence"


@pytest.mark.clause("5.3.3.b1")
def test_no_caravan_is_placed_at_sea() -> None:
    t = table().gold(chest_0=4)
    t.leader("L14", "ligurian_sea")
    buy(t)
    assert not verbs(t, "build-caravan:england:ligurian_sea")


@pytest.mark.clause("5.3.7", "RC.8")
def test_what_has_no_counter_left_cannot_be_had() -> None:
    t = table().gold(chest_0=100)
    t.army("kent", "red", 10)
    t.galley("english_channel", "red", 8)
    t.nao("english_channel", "red", 7)
    t.caravan("kent", "red", 10)
    buy(t)
    assert t.why("raise-army:england:london:chest.1") == "5.3.7"
    assert t.why("build-ship:england:galley:london:chest.1") == "5.3.7"
    assert t.why("build-ship:england:nao:london:chest.1") == "5.3.7"
    assert t.why("build-caravan:england:london:chest.1") == "5.3.7"
    t = table().gold(chest_0=100)
    t.mercenary("kent", n=17)
    buy(t)
    assert t.why("recruit:milan_city:chest.1") == "5.3.7"


@pytest.mark.clause("5.3.7")
def test_the_limits_are_by_colour_and_for_mercenaries_and_pirates_in_all() -> None:
    t = table()
    assert [len(counters.pool(t.s, 0, unit)) for unit in range(4)] == [10, 10, 8, 7]
    assert len([x for x in COUNTERS if x.startswith("mercenary")]) == 17
    assert len([x for x in COUNTERS if x.startswith("pirate")]) == 9


@pytest.mark.clause("ER.6", "RC.9", "5.7.13.b2")
def test_the_holder_of_a_conquered_c_card_builds_with_its_counters_and_gold() -> None:
    t = table().gold(chest_0=0, treasury_white=5).card(0, "C4")
    t.e("white").fallen = 0
    buy(t)
    t.do("raise-army:papal:perugia:treasury.papal")
    assert t.place("white.army.1") == "perugia"
    assert counters.colour(t.s, COUNTERS.index("white.army.1")) == 3


@pytest.mark.clause("ER.6", "RC.9")
def test_after_the_merger_both_countermixes_serve_in_all_cities() -> None:
    t = table(colours=("orange", "blue")).gold(chest_0=10)
    t.e("white").fallen, t.e("white").merged = 2, True
    buy(t)
    t.do("raise-army:papal:vienna:chest.1", "raise-army:habsburg:rome:chest.1")
    assert [counters.colour(t.s, COUNTERS.index(x)) for x in ("white.army.1", "orange.army.1")] == [2, 2]


@pytest.mark.clause("RC.4", "5.4.2", "5.10.2.b1")
@pytest.mark.parametrize(("switch", "repairs"), [("chancellor", False), ("both", True)])
def test_the_l_holder_spends_while_no_other_player_holds_c(switch: str, repairs: bool) -> None:
    t = table(colours=("red", "red"), split_treasury=switch).gold(treasury_red=9).card(0, "L1")
    treasury = t.account("treasury_red")
    allowed = [treasury in spenders(t.s, 0, 0, what) for what in (BUILD, REPAIR, PROJECT, RANSOM)]
    assert allowed == [False, True, True, True]
    t.card(1, "C1")
    allowed = [treasury in spenders(t.s, 0, 0, what) for what in (BUILD, REPAIR, PROJECT, RANSOM)]
    assert allowed == [False, repairs, repairs, False]
    assert all(treasury in spenders(t.s, 1, 0, what) for what in (BUILD, REPAIR, PROJECT, RANSOM))


@pytest.mark.clause("6.2.4.b6")
def test_an_emperor_who_is_a_player_pays_all_from_his_chest() -> None:
    t = table().gold(chest_0=9, treasury_red=0).card(0, "L1", "C1")
    t.p(0).emperor = 0
    assert spenders(t.s, 0, 0, BUILD) == (t.account("chest_0"),)


# ---- mercenaries -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.3.4", "2.6.2")
def test_mercenaries_come_in_the_own_dukedom_its_satellites_and_held_dukedoms() -> None:
    t = table("L17", "L16").gold(chest_0=20)
    t.leader("L24", "edinburgh", seat=0)
    buy(t)
    t.do("recruit:venice_city:chest.1", "recruit:modon:chest.1", "recruit:venice_city:chest.1")
    assert t.au("chest_0") == 5
    assert [t.place(f"mercenary.{n}") for n in (1, 2, 3)] == ["venice_city", "modon", "venice_city"]
    assert all(t.s.owner[n] == 0 for n in range(3))
    assert counters.colour(t.s, FIRST_MERCENARY) == 0
    assert t.may("recruit:croia:chest.1")
    assert t.why("recruit:naples_city:chest.1") == "5.3.4"


@pytest.mark.clause("5.3.4", "2.2.4", "2.6.3.b2")
def test_no_mercenaries_where_another_colour_stands() -> None:
    t = table().gold(chest_0=20)
    t.mercenary("milan_city", seat=1)
    buy(t)
    assert t.why("recruit:milan_city:chest.1") == "2.2.4"
    t = table(colours=("red", "red")).gold(chest_0=20)
    t.mercenary("milan_city", seat=1)
    buy(t).do("recruit:milan_city:chest.1")


@pytest.mark.clause("5.7.4.b4", "5.3.4")
def test_a_lord_who_has_claimed_a_city_recruits_there() -> None:
    t = table().gold(chest_0=20)
    t.leader("L14", "nancy", abroad=AT["nancy"])
    buy(t)
    assert t.may("recruit:nancy:chest.1")
    assert not verbs(t, "recruit:milan_city")


@pytest.mark.clause("5.3.6", "5.3.6.b1", "ER.1")
def test_an_allys_gold_buys_mercenaries_who_are_bound_to_him() -> None:
    t = table().gold(chest_0=0, pile_nancy=6)
    t.leader("L24", "nancy", seat=0)
    buy(t).do("recruit:nancy:pile.nancy")
    assert t.au("pile_nancy") == 1
    assert t.s.under[FIRST_MERCENARY] == CARD["L24"]
    assert t.place("mercenary.1") == "nancy"


@pytest.mark.clause("5.3.6", "5.9.4")
def test_gold_of_a_city_is_his_whose_leader_has_the_highest_stature_there() -> None:
    t = table().gold(chest_0=0, pile_nancy=6)
    t.leader("L24", "nancy", seat=0, stature=1)
    t.leader("L25", "nancy", seat=1, stature=2)
    buy(t)
    assert t.asked == -1
    buy(t, 1)
    assert t.may("recruit:nancy:pile.nancy")


@pytest.mark.clause("5.3.6")
def test_a_lord_spends_the_gold_of_his_home_city_while_he_is_away_unbound() -> None:
    t = table().gold(chest_0=0, pile_milan_city=5)
    t.leader("L14", "florence")
    buy(t).do("recruit:milan_city:pile.milan_city")
    assert t.s.under[FIRST_MERCENARY] == -1
    t = table().gold(chest_0=0, pile_milan_city=5)
    t.leader("L14", "florence")
    t.army("milan_city", "blue")
    buy(t)
    assert t.asked == -1


@pytest.mark.clause("5.8.9.b1")
def test_gold_under_a_leader_buys_mercenaries_where_he_is() -> None:
    t = table().gold(chest_0=0, purse_L14=5)
    t.leader("L14", "nancy")
    buy(t).do("recruit:nancy:purse.L14")
    assert t.au("purse_L14") == 0
    assert t.place("mercenary.1") == "nancy"


# ---- pirates ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.3.5", "5.2.4.b1", "2.7.4")
def test_pirates_are_built_where_a_leader_of_his_stands_and_obey_the_builder() -> None:
    t = table("L16", "L14").gold(chest_0=30)
    prices = {"galley": 5, "nao": 8}
    buy(t)
    for n in (11, 12):
        c = COUNTERS.index(f"pirate.C{n}")
        kind = "nao" if counters.ship_kind(t.s, c) == 3 else "galley"
        before = t.au("chest_0")
        t.do(f"build-pirate:pirate.C{n}:naples_city:chest.1")
        assert before - t.au("chest_0") == prices[kind]
        assert t.place(c) == "naples_city"
        assert counters.mover(t.s, c) == 0
        assert t.holder(f"C{n}") < 0, "the card is still to be had"
    assert t.why("build-pirate:pirate.C11:naples_city:chest.1") == "5.3.5"


@pytest.mark.clause("5.3.5", "5.2.4.b4")
def test_who_buys_the_card_later_gets_the_pirates() -> None:
    t = buy(table("L16", "L14").gold(chest_0=30))
    t.do("build-pirate:pirate.C11:naples_city:chest.1")
    t.card(1, "C11")
    assert counters.mover(t.s, COUNTERS.index("pirate.C11")) == 1


@pytest.mark.clause("5.3.5")
def test_no_pirates_of_a_number_that_another_player_holds_nor_without_a_leader() -> None:
    t = table("L16", "L17").gold(chest_0=30)
    counters.remove(t.s, COUNTERS.index("pirate.C7"))
    t.card(1, "C7")
    buy(t)
    assert t.why("build-pirate:pirate.C7:naples_city:chest.1") == "5.3.5"
    t = buy(table("L14", "L16").gold(chest_0=30))
    assert not verbs(t, "build-pirate")


@pytest.mark.clause("5.3.6", "5.3.5")
def test_an_allys_gold_builds_pirates_in_his_port() -> None:
    t = table().gold(chest_0=0, pile_genoa_city=8)
    t.leader("L24", "genoa_city", seat=0)
    buy(t).do("build-pirate:pirate.C8:genoa_city:pile.genoa_city")
    assert t.au("pile_genoa_city") == 8 - raising.pirate_price(t.s, COUNTERS.index("pirate.C8"))
    assert t.place("pirate.C8") == "genoa_city"


@pytest.mark.clause("4.2")
def test_they_buy_from_l7_to_l23_and_who_is_out_is_not_asked() -> None:
    t = table("L17", "L7", "L16", colours=("red", "blue", "white"))
    t.p(2).out = True
    buying.begin(t.s)
    t.push()
    assert t.asked == 1
    t.do("finish")
    assert t.asked == 0
    t.do("finish")
    assert t.asked == -1
