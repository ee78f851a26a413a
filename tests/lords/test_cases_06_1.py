"""Second reading of 6.1 and 6.4: voyages, the Cape, the New World and the score, where two clauses meet."""

from __future__ import annotations

import pytest

from signoria.games.lords import counters, hands
from signoria.games.lords.ids import AT, CARD, COLOURS, GOODS, IMMATURE, MATURE, SEMI_MATURE
from signoria.games.lords.revenue import projects
from signoria.games.lords.state import DISCARDED, FOR_SALE
from signoria.games.lords.thrones import deaths
from signoria.games.lords.trade import routes
from signoria.games.lords.voyages import cape, sailing
from signoria.games.lords.year import scoring

from .build import Table, table
from .waiting import plays, waiting

EXPLORER, OTHER, CARTOGRAPHER = "C41", "C42", "C50"


def voyage(naos: int = 1, block: int | None = IMMATURE, *cards: str) -> Table:
    """Afonso (seat 0, red, both cards) with an explorer under way and red naos in the zone."""
    t = table("L8", "L14").at(1465, "summer").nobody()
    t.gold(chest_0=9, chest_1=9, treasury_red=9).card(0, "L1", "C1", EXPLORER, *cards)
    if block is not None:
        t.s.block[CARD[EXPLORER]] = block
    if naos:
        t.nao("discovery_voyages", "red", naos)
    return t


def roll(t: Table, *faces: int) -> Table:
    t.dice("voyage", *faces)
    return t.ask(sailing.RollForDiscovery(0, CARD[EXPLORER]))


def summer(t: Table) -> Table:
    projects.begin(t.s)
    return t.push()


# ---- 6.1.2, 6.1.3 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.1.2", "6.1.3", "5.10.1.b1")
def test_two_summers_and_six_au_to_the_first_roll() -> None:
    t = summer(voyage())
    t.do(f"fund-voyage:{EXPLORER}:chest.1")
    if t.asked == 0:
        t.do("pay-nothing")
    assert t.s.block[CARD[EXPLORER]] == SEMI_MATURE
    t.dice("voyage", 1)
    t.at(1466, "summer")
    summer(t).do(f"fund-voyage:{EXPLORER}:chest.1")
    if t.asked == 0:
        t.do("pay-nothing")
    assert t.p(0).navigation == 1
    assert (t.au("chest_0"), t.place("red.nao.1")) == (3, "sea_of_darkness")


@pytest.mark.clause("6.1.2.b1", "RC.4")
def test_the_l_card_alone_pays_no_voyage_out_of_the_treasury() -> None:
    t = voyage()
    hands.give_up(t.s, CARD["C1"])
    summer(t)
    assert not t.may(f"fund-voyage:{EXPLORER}:treasury.england")
    assert t.may(f"fund-voyage:{EXPLORER}:chest.1")


@pytest.mark.clause("6.1.2", "5.7.1.b1")
def test_whoever_loses_the_card_that_moves_his_ships_has_no_voyage_left() -> None:
    t = voyage()
    hands.give_up(t.s, CARD["L1"])
    sailing.lost_ships(t.s)
    assert t.holder(EXPLORER) == DISCARDED


@pytest.mark.clause("6.1.2", "2.7.4")
def test_a_pirate_nao_is_a_ship_for_a_voyage() -> None:
    t = voyage(naos=0)
    t.pirate("C10", "discovery_voyages", seat=0)
    sailing.lost_ships(t.s)
    assert t.holder(EXPLORER) == 0
    roll(t, 2)
    assert (t.p(0).navigation, t.place("pirate.C10")) == (2, "sea_of_darkness")


@pytest.mark.clause("6.1.3.b1", "6.1.3.t2")
def test_a_one_with_a_cartographer_is_a_discovery_at_choice() -> None:
    t = roll(voyage(1, MATURE, CARTOGRAPHER), 1)
    assert t.listed() == ["discover:X1", "discover:X2"]
    t.do("discover:X2")
    assert t.p(0).navigation == 2


@pytest.mark.clause("6.1.3.b1")
def test_another_players_cartographer_helps_nobody() -> None:
    t = voyage(1, MATURE).card(1, CARTOGRAPHER)
    roll(t, 3)
    assert t.p(0).navigation == 0
    assert CARD[EXPLORER] in t.s.experienced


@pytest.mark.clause("6.1.3.b2")
def test_who_finds_the_cape_again_may_take_the_caribbean() -> None:
    t = voyage(1, MATURE)
    t.p(0).navigation = 1
    roll(t, 1)
    assert t.p(0).navigation == 3


@pytest.mark.clause("6.1.3.b1", "6.1.3.t5", "6.1.2")
def test_after_a_failure_the_next_voyage_begins_anew_and_subtracts_one() -> None:
    t = roll(voyage(1, MATURE), 4)
    assert (t.s.block[CARD[EXPLORER]], t.holder(EXPLORER)) == (-1, 0)
    t.nao("discovery_voyages", "red")
    sailing.entered(t.s, 0)
    t.push()
    assert t.s.block[CARD[EXPLORER]] == IMMATURE
    t.s.block[CARD[EXPLORER]] = MATURE
    roll(t, 2)  # less one: the Cape
    assert t.p(0).navigation == 1


@pytest.mark.clause("6.1.3.t6", "6.1.3.t7", "6.1.3.b3")
def test_after_scurvy_the_next_summer_rolls_without_payment_and_may_lose_all() -> None:
    t = roll(voyage(3, MATURE), 5)
    assert len(cape.naos_in_zone(t.s, 0)) == 2
    t.gold(chest_0=0, treasury_red=0).dice("voyage", 6)
    summer(t)
    assert cape.naos_in_zone(t.s, 0) == []
    assert t.holder(EXPLORER) == DISCARDED


@pytest.mark.clause("6.1.3.t7")
def test_only_ones_own_ships_are_lost_or_come_home() -> None:
    t = voyage(2, MATURE).card(1, "L2")
    t.p(1).navigation = 1
    t.nao("discovery_voyages", "blue")
    roll(t, 6)
    assert t.place("blue.nao.1") == "discovery_voyages"
    t = voyage(1, MATURE).card(1, "L2")
    t.p(1).navigation = 2
    t.nao("discovery_voyages", "blue")
    roll(t, 3)
    assert t.place("blue.nao.1") == "discovery_voyages"


@pytest.mark.clause("6.1.2", "5.10.1.b3")
def test_an_explorer_given_up_and_bought_again_is_on_no_voyage() -> None:
    t = voyage(1, SEMI_MATURE)
    hands.give_up(t.s, CARD[EXPLORER])
    t.card(1, EXPLORER)
    assert t.s.block[CARD[EXPLORER]] == -1
    sailing.lost_ships(t.s)
    assert t.holder(EXPLORER) == 1


@pytest.mark.clause("6.1.6.b1")
def test_with_neither_explorer_nor_card_the_zone_is_closed() -> None:
    t = voyage(0, None)
    assert sailing.enter_refusal(t.s, 0) is None
    assert sailing.enter_refusal(t.s, 1) is not None
    t.p(1).navigation = 2
    assert sailing.enter_refusal(t.s, 1) is None


# ---- 6.1.4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.1.4.b1")
def test_without_a_fleet_in_the_zone_the_cape_closes_nothing() -> None:
    t = voyage(0, None)
    t.p(0).navigation = 1
    for city, good in (("alexandria", "spices"), ("azov_city", "silk"), ("erzurum_city", "silk")):
        assert not cape.closed_by_cape(t.s, AT[city], GOODS.index(good))
    t.nao("discovery_voyages", "red")
    for city, good in (("alexandria", "spices"), ("azov_city", "silk"), ("erzurum_city", "silk")):
        assert cape.closed_by_cape(t.s, AT[city], GOODS.index(good))
    assert not cape.closed_by_cape(t.s, AT["azov_city"], GOODS.index("slaves"))
    assert not cape.closed_by_cape(t.s, AT["beirut"], GOODS.index("spices"))


@pytest.mark.clause("6.1.4.b1")
def test_the_caribbean_card_keeps_no_cape() -> None:
    t = voyage(1, None)
    t.p(0).navigation = 2
    assert cape.keepers(t.s) == []
    assert cape.goods_in_zone(t.s, 0) == 0


@pytest.mark.clause("6.1.4.b1", "6.2.6.b2")
def test_a_keeper_who_is_out_keeps_nothing() -> None:
    t = voyage(1, None)
    t.p(0).navigation, t.p(0).out = 1, True
    assert not cape.closed_by_cape(t.s, AT["alexandria"], GOODS.index("spices"))


@pytest.mark.clause("6.1.4.b1", "6.1.4.b2")
def test_of_two_keepers_one_who_denies_closes_nothing_to_who_deals_with_the_other() -> None:
    t = table("L8", "L14", "L16", colours=("red", "blue", "white")).nobody().card(0, "L1").card(1, "L2")
    t.p(0).navigation = t.p(1).navigation = 1
    t.p(0).cape, t.p(1).cape = -1, 2
    t.nao("discovery_voyages", "red")
    t.nao("discovery_voyages", "blue")
    assert cape.goods_in_zone(t.s, 2)
    assert cape.fee_in_zone(t.s, 2) == (2, 1)
    t.p(1).cape = -1
    assert not cape.goods_in_zone(t.s, 2)


@pytest.mark.clause("6.1.4.b1", "5.11.3.b1", "5.11.7.b3")
def test_lisbons_bank_is_supplied_over_the_sea_of_darkness() -> None:
    t = voyage(1, None).at(1465, "autumn")
    t.p(0).navigation = 1
    t.nao("sea_of_darkness", "red")
    t.galley("lisbon", "red")
    found = routes.routes_of(t.s, 0, ())
    assert (CARD["L8"], GOODS.index("silk")) in found


# ---- 6.1.5, 6.1.6 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.1.5.b2")
def test_only_the_caribbean_card_recovers_the_new_world() -> None:
    t = waiting(voyage(0, None).pile(DISCARDED, "R3", "R4"))
    assert not plays(t, 0, "recover-card")
    t.p(0).navigation = 1
    assert t.why("recover-card:R3", seat=0) == "6.1.5.b2"
    t.p(0).navigation = 2
    assert plays(t, 0, "recover-card") == ["recover-card:R3", "recover-card:R4"]
    t.do("recover-card:R3", seat=0)
    assert t.holder("R3") == FOR_SALE


@pytest.mark.clause("6.1.5.b3", "ER.9", "RC.4")
def test_imperial_gold_matures_the_new_world_for_the_c_card_with_a_rutter_only() -> None:
    for navigation, c, may in ((2, True, True), (1, True, False), (2, False, False)):
        t = voyage(0, None)
        t.p(0).navigation = navigation
        t.card(0, "R4", block=0)
        if not c:
            hands.give_up(t.s, CARD["C1"])
        summer(t)
        assert t.may("advance:R4:treasury.england") is may


@pytest.mark.clause("5.2.6", "6.1.5.b1")
def test_a_voyage_that_is_over_gives_no_right_to_the_new_world() -> None:
    t = roll(voyage(1, MATURE), 3)
    assert not cape.may_hold(t.s, 0, CARD["R3"])
    t.s.block[CARD[EXPLORER]] = IMMATURE
    assert cape.may_hold(t.s, 0, CARD["R3"])
    assert not cape.may_hold(t.s, 1, CARD["R3"])


@pytest.mark.clause("5.11.2", "6.1.5", "6.1.6.b1")
def test_the_sugar_of_the_new_world_needs_a_ship_in_the_zone() -> None:
    t = table("L8", "L14").at(1470, "autumn").nobody().card(0, "L1").card(0, "R4", block=2, built=1)
    t.p(0).navigation = 2
    t.nao("sea_of_darkness", "red")
    assert not any(claim[0] == CARD["R4"] for claim in routes.routes_of(t.s, 0, ()))
    t.card(1, "E8", block=2, built=2)
    t.p(1).colour = COLOURS.index("red")
    t.nao("ocean_sea", "red")
    t.galley("lisbon", "red")
    sugar = (CARD["E8"], GOODS.index("sugar"))
    assert sugar not in routes.routes_of(t.s, 1, ())
    t.nao("discovery_voyages", "red")
    assert sugar in routes.routes_of(t.s, 1, ())


@pytest.mark.clause("6.1.6", "6.1.6.b2")
def test_a_card_that_was_sold_counts_for_both() -> None:
    t = voyage(0, None)
    t.p(0).navigation = 1
    waiting(t)
    t.do("begin-offer:1", "give-card:X1", "ask-au:5", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    assert (t.p(0).navigation, t.p(1).navigation) == (1, 1)
    assert [sum(scoring.sheet_of(t.s, seat)) for seat in (0, 1)] == [24, 14]
    t.do("begin-offer:1", seat=0)
    assert not t.may("give-card:X1", seat=0)


# ---- 6.4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.4.1", "6.2.4.b6")
def test_an_emperor_who_is_a_player_scores_the_treasury_he_has_made_his_own_and_others_none() -> None:
    t = table("L14", "L16").gold(chest_0=7, chest_1=7, treasury_red=0, treasury_blue=30)
    t.card(0, "L1", "C1").card(1, "L2", "C2")
    t.p(0).emperor, t.e("red").ruler = COLOURS.index("red"), CARD["L14"]
    t.gold(chest_0=12)
    assert [sum(scoring.sheet_of(t.s, seat)) for seat in (0, 1)] == [12, 7]


@pytest.mark.clause("6.4.1", "5.8.9.b2", "5.9.4.b2")
def test_gold_of_allies_pirates_and_cities_scores_for_nobody() -> None:
    t = table("L14", "L16").gold(chest_0=1, chest_1=1)
    t.leader("L24", "croia", seat=0)
    t.pirate("C8", "genoa_city", seat=0)
    t.gold(purse_L24=9, hold_pirate_C8=9, pile_milan_city=9, purse_L14=2, vault_0=3)
    assert sum(scoring.sheet_of(t.s, 0)) == 6


@pytest.mark.clause("6.4.1", "6.1.6.b2")
def test_fifty_to_fortyfive() -> None:
    """T47"""
    t = table("L14", "L16").gold(chest_0=30, chest_1=45)
    t.p(0).navigation = 3
    assert scoring.places_of(t.s) == [1, 2]


@pytest.mark.clause("6.2.6.b2", "2.2.4")
def test_the_men_of_who_is_out_leave_the_city_of_others() -> None:
    t = table("L14", "L16", "L20", colours=("red", "blue", "red")).nobody()
    t.army("london", "red")
    t.mercenary("london", seat=0)
    t.mercenary("milan_city", seat=0, n=2)
    t.who("L14").heir = 2
    deaths.kill(t.s, CARD["L14"])
    t.push()
    assert t.p(0).out
    assert [t.place(f"mercenary.{n}") for n in (1, 2, 3)] == ["england", "milan_city", "milan_city"]
    assert t.place("red.army.1") == "london"


# ---- counters of chapter 6.1 on the map ------------------------------------------------------------------------------


@pytest.mark.clause("6.1.3.t6", "2.8")
def test_scurvy_takes_a_whole_ship_not_a_step() -> None:
    t = voyage(2, MATURE)
    roll(t, 5)
    assert sorted(t.s.steps[c] for c in range(28, 35)).count(2) == 1
    assert sum(t.s.steps[c] > 0 for c in counters.at(t.s, AT["discovery_voyages"])) == 1
