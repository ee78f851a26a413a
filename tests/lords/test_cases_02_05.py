"""Second reading of 2, 3, 4 and 5.2: positions in which two clauses meet, the bounds of each, and what is secret."""

from __future__ import annotations

import pytest

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.auctions import sales_round
from signoria.games.lords.auctions.sales_round import Nominate
from signoria.games.lords.ids import AT, CARD, COLOURS, FIRST_MERCENARY, GREY
from signoria.games.lords.intrigue import pestilence
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.rules import GAME
from signoria.games.lords.state import DISCARDED, FOR_SALE, GONE, OPEN
from signoria.games.lords.trade import routes
from signoria.kernel.pack import pack

from .build import Table, table
from .cases import buy, poor, sale, three, unwanted, won
from .waiting import waiting

# ---- 2.4.3: pestilence -----------------------------------------------------------------------------------------------


@pytest.mark.clause("2.4.3", "5.7.1.b1")
def test_imperial_armies_whose_l_card_nobody_holds_are_immune_though_c_is_held() -> None:
    t = poor().card(0, "C1")
    t.army("london", "red")
    t.dice("pestilence", *[1] * 12)
    pestilence.strike(t.s, CARD["P6"])
    assert t.steps("red.army.1") == 2


@pytest.mark.clause("2.4.3", "2.8.t1")
def test_a_worn_army_dies_of_it_and_its_gold_is_lost() -> None:
    t = poor()
    (m,) = t.mercenary("london", seat=0, worn=True)
    t.gold(hold_mercenary_1=3)
    supply = t.au("supply")
    t.dice("pestilence", *[1] * 12)
    pestilence.strike(t.s, CARD["P6"])
    assert t.s.steps[m] == 0
    assert (t.au("hold_mercenary_1"), t.au("supply")) == (0, supply + 3)


@pytest.mark.clause("2.4.3", "5.8.11")
def test_a_prisoner_is_nowhere_on_the_map() -> None:
    t = poor("L14", "L16")
    t.leader("L14", captor=1)
    t.who("L14").place = -1
    t.dice("pestilence", *[1] * 12)
    pestilence.strike(t.s, CARD["P1"])
    assert t.who("L14").alive


@pytest.mark.clause("2.4.3")
def test_neither_caravans_nor_ships_nor_armies_at_sea_fall_ill() -> None:
    t = poor().card(0, "L1", "C1")
    t.who("L1").place = -1
    t.caravan("london", "red")
    t.galley("london", "red")
    t.army("english_channel", "red")
    t.dice("pestilence", *[1] * 12)
    pestilence.strike(t.s, CARD["P6"])
    assert [t.steps(x) for x in ("red.caravan.1", "red.galley.1", "red.army.1")] == [2, 2, 2]


@pytest.mark.clause("4.1.b3", "2.4.3", "6.2.4")
def test_an_emperor_whom_nobody_holds_is_immune() -> None:
    """T07"""
    t = three().at(1460, "spring").turn_over("P6")
    t.leader("L1", "london")
    t.dice("pestilence", *[1] * 12)
    sales_round.begin(t.s)
    t.push()
    assert t.who("L1").alive
    assert t.holder("P6") == DISCARDED
    assert t.s.auction is None


# ---- 2.2, 2.6: colours -----------------------------------------------------------------------------------------------


@pytest.mark.clause("2.6.3.b2", "2.6.2", "5.3.4")
def test_mercenaries_of_two_players_of_one_colour_share_a_city() -> None:
    t = three(("red", "red", "black"))
    t.mercenary("milan_city", seat=1)
    buy(t).do("recruit:milan_city:chest.1")
    assert len(counters.armies(t.s, AT["milan_city"])) == 2


@pytest.mark.clause("2.6.2", "5.14.3.b4")
def test_a_mercenary_changes_colour_with_its_player_and_with_his_conquered_empire() -> None:
    t = three()
    (m,) = t.mercenary("milan_city", seat=0)
    assert COLOURS[counters.colour(t.s, m)] == "red"
    t.e("red").fallen, t.e("red").merged = COLOURS.index("black"), True
    assert COLOURS[counters.colour(t.s, m)] == "black"
    t.s.owner[m - FIRST_MERCENARY] = NOBODY
    assert counters.colour(t.s, m) == GREY


@pytest.mark.clause("2.2.9.b4", "2.2.9.b1")
def test_whoever_holds_ivan_refuses_azov_if_nobody_does_nobody_can() -> None:
    t = table("L17", "L14", "L16", colours=("red", "blue", "white"))
    t.ask(routes.Declare(0, ()))
    for seat in (1, 2):
        assert not t.may("deny-trade:azov_city:0", seat=seat)
    t.leader("L21", "moscow", seat=2)
    t.leader("L23", "cairo", seat=1)
    t.do("deny-trade:azov_city:0", seat=2)
    for city in ("alexandria", "beirut"):
        t.do(f"deny-trade:{city}:0", seat=1)
    assert not t.may("deny-trade:azov_city:0", seat=1)
    assert not t.may("deny-trade:erzurum_city:0", seat=2)


@pytest.mark.clause("2.2.9.b4", "5.8.11")
def test_a_captive_khuscadam_refuses_nobody() -> None:
    t = table("L17", "L23")
    t.ask(routes.Declare(0, ()))
    assert t.may("deny-trade:beirut:0", seat=1)
    t.leader("L23", captor=0)
    assert not t.may("deny-trade:beirut:0", seat=1)


# ---- 3 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("3.3.3", "2.3.2")
def test_emperors_of_the_start_stand_without_armies_and_obey_their_l_card() -> None:
    t = table()
    assert not any(t.s.steps[c] for c in range(FIRST_MERCENARY))
    assert [people.home(t.s, x) for x in range(6)] == [t.s.leaders[x].place for x in range(6)]
    t.card(0, "L1").card(1, "C1")
    assert people.player(t.s, 0) == 0


# ---- 5.2: auctions ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.2.1", "5.8.11.b4", "5.8.9.b1")
def test_ransoms_and_gold_under_the_own_leader_are_not_bid() -> None:
    t = three().gold(chest_0=2, vault_0=9, purse_L14=9)
    sale(t, "E1")
    assert t.may("bid-up-to:2", seat=0)
    assert t.why("bid-up-to:3", seat=0) == "5.2.1"


@pytest.mark.clause("5.2.1", "6.2.4.b6")
def test_the_treasury_of_a_player_who_is_emperor_is_his_own_and_is_bid() -> None:
    t = three().gold(chest_0=2, treasury_red=0)
    t.card(0, "L1", "C1")
    t.p(0).emperor = COLOURS.index("red")
    money.receive(t.s, money.treasury(t.s, 0), 7)
    sale(t, "E1")
    assert t.may("bid-up-to:9", seat=0)


@pytest.mark.clause("5.2.3", "6.2.6.b1")
def test_a_bought_ally_murders_even_the_buyers_own_lord() -> None:
    t = three()
    t.leader("L14", "targoviste")
    won(t, "L25", 0)
    assert t.who("L14").heir == 1
    assert t.place("L25") == "targoviste"


@pytest.mark.clause("5.2.3", "6.2.4")
def test_a_bought_ally_murders_an_emperor_and_opens_the_succession() -> None:
    t = three().card(1, "L6")
    t.leader("L6", "targoviste")
    won(t, "L25", 0)
    assert t.place("L6") != "targoviste"
    assert t.e("black").vacant


@pytest.mark.clause("5.2.3", "2.8")
def test_an_army_that_changes_colour_stays_worn() -> None:
    t = three()
    t.army("wallachia", "purple", worn=True)
    won(t, "L25", 2)
    (c,) = counters.stack(t.s, AT["wallachia"], COLOURS.index("black"))
    assert t.s.steps[c] == 1


@pytest.mark.clause("5.2.3")
def test_armies_of_the_buyers_own_colour_are_not_exchanged() -> None:
    t = three()
    (c,) = t.army("wallachia", "black")
    won(t, "L25", 2)
    assert t.place(c) == "wallachia"


@pytest.mark.clause("5.2.3", "5.2.2.b2")
def test_an_unsold_lord_murders_too_and_turns_armies_to_his_printed_colour() -> None:
    """T03"""
    t = three()
    t.leader("L27", "targoviste", seat=1)
    t.army("wallachia", "purple")
    unwanted(t, "L25")
    assert t.place("L25") == "targoviste"
    assert t.place("L27") != "targoviste"
    assert [counters.colour(t.s, c) for c in counters.armies(t.s, AT["wallachia"])] == [COLOURS.index("black")]
    assert COLOURS[people.colour(t.s, CARD["L25"])] == "black"
    assert t.holder("L25") in (FOR_SALE, OPEN)


@pytest.mark.clause("5.2.3", "ER.6")
def test_armies_of_the_victor_need_not_turn_when_a_lord_of_the_merged_colour_is_unsold() -> None:
    t = three(("red", "purple", "white"))
    t.e("black").fallen, t.e("black").merged = COLOURS.index("red"), True
    (c,) = t.army("wallachia", "red")
    unwanted(t, "L25")  # black by default, and that is red now
    assert t.place(c) == "wallachia"
    assert people.colour(t.s, CARD["L25"]) == COLOURS.index("red")


@pytest.mark.clause("4.1.b2", "5.2.2.b2")
def test_an_unsold_building_is_discarded_in_spring() -> None:
    """T03"""
    t = unwanted(three().at(1460, "spring"), "E1")
    assert t.holder("E1") == DISCARDED


@pytest.mark.clause("5.2.1")
def test_imperial_gold_is_no_bid() -> None:
    """T05"""
    t = three().gold(chest_0=2, treasury_blue=20).card(0, "C2")
    sale(t, "E1")
    assert t.why("bid-up-to:3", seat=0) == "5.2.1"
    t.do("bid-up-to:2", seat=0)


@pytest.mark.clause("5.2.3.b3", "5.14.3.b4")
def test_cards_of_a_merged_empire_are_of_the_victors_colour_for_its_players() -> None:
    t = three().pile(OPEN, "C2", "L2")
    t.e("blue").fallen, t.e("blue").merged = 0, True
    sale(t, "C2")
    assert t.may("bid-up-to:1", seat=0)
    assert not t.may("bid-up-to-change:blue:1", seat=0)


@pytest.mark.clause("5.2.3.b3", "5.14.3")
def test_another_empires_card_is_won_by_a_change_of_colour_only() -> None:
    t = three().pile(OPEN, "C3")
    sale(t, "C3")
    assert not t.may("bid-up-to:1", seat=0)
    assert t.may("bid-up-to-change:orange:1", seat=0)


@pytest.mark.clause("5.2.5.b1", "5.2.2")
def test_a_card_that_came_by_auction_may_be_given_on_in_the_same_year_but_not_back() -> None:
    t = won(three(), "G1", 0)
    sale(t, "E1")
    t.do("begin-offer:1", "give-card:G1", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    assert t.holder("G1") == 1
    t.do("begin-offer:2", seat=1)
    assert t.why("give-card:G1", seat=1) == "5.2.5.b1"


@pytest.mark.clause("5.2.5.b1", "5.4.4.b1")
def test_who_was_given_a_card_this_year_may_still_lose_it_to_the_auction() -> None:
    t = three()
    sale(t, "E1")
    t.card(0, "C11").do("begin-offer:1", "give-card:C11", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    hands.give_up(t.s, CARD["C11"])
    assert t.holder("C11") == FOR_SALE


@pytest.mark.clause("5.2.6", "5.2.5")
def test_new_world_cards_pass_at_the_fair_only_to_explorers() -> None:
    t = three()
    t.p(0).navigation = 2
    t.card(0, "R3")
    sale(t, "E1")
    t.do("begin-offer:1", seat=0)
    assert t.why("give-card:R3", seat=0) == "5.2.6"
    t.do("drop-offer", "begin-offer:2", seat=0)
    t.p(2).navigation = 1
    assert t.why("give-card:R3", seat=0) == "5.2.6"
    t.p(2).navigation = 3
    assert t.may("give-card:R3", seat=0)


@pytest.mark.clause("6.2.3", "6.3.4.b1", "5.2.5.b3")
@pytest.mark.parametrize(
    ("taker", "brides", "why"), [("L14", ("M36", "M38"), "6.3.4.b1"), ("L22", ("M36", "M25"), "6.2.3")]
)
def test_nobody_marries_two_by_one_offer_who_may_have_but_one(taker: str, brides: tuple[str, str], why: str) -> None:
    t = table("L23", taker, "L16", colours=("black", "blue", "white")).gold(chest_0=9, chest_1=9, chest_2=9)
    t.card(0, *brides).card(2, "L4")
    sale(t, "E1")
    t.do("begin-offer:1", f"give-card:{brides[0]}", seat=0)
    assert t.why(f"give-card:{brides[1]}", seat=0) == why
    t.do("drop-offer", "begin-offer:2", f"give-card:{brides[0]}", seat=0)


@pytest.mark.clause("6.2.3", "6.3.4.b1")
def test_two_princesses_who_are_no_catholics_may_pass_to_a_muslim_together() -> None:
    t = table("L22", "L23", "L16", colours=("black", "blue", "white")).gold(chest_0=9, chest_1=9, chest_2=9)
    t.card(0, "M36", "M38").card(2, "L4")
    sale(t, "E1")
    t.do("begin-offer:1", "give-card:M36", "give-card:M38", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    t.do("yes", seat=2)
    assert [t.holder(x) for x in ("M36", "M38")] == [1, 1]


@pytest.mark.clause("4.5", "5.2.3.b3")
def test_the_c_card_of_ones_own_colour_is_called_for_in_summer() -> None:
    t = three().ask(Nominate(0, 0))
    assert t.may("nominate:C1")
    assert t.may("nominate:L1")
    assert not t.may("nominate:C2")
    assert t.may("nominate-change:C2:blue")


@pytest.mark.clause("4.5", "5.2.3.b1")
def test_green_cards_wait_for_summer_but_unsold_and_given_up_ones_do_not() -> None:
    t = three().at(1460, "autumn").pile(FOR_SALE, "L30", "C20").ask(Nominate(0, 0))
    assert set(t.listed()) == {"nominate:L30", "nominate:C20", "finish"}
    assert t.why("nominate:C11") == "4.5"
    assert t.why("nominate:L9") == "4.5"


@pytest.mark.clause("5.2.4", "5.2.3.b2")
def test_venices_pirates_stay_unclaimed_when_its_doge_is_hired_as_an_ally() -> None:
    t = won(three().pile(OPEN, "L17"), "L17", 0)
    assert t.holder("C7") < 0
    assert t.holder("C8") < 0
    assert t.place("L17") == "venice_city"


@pytest.mark.clause("6.2.6.b3", "4.5")
def test_what_is_gone_for_good_is_called_for_by_nobody() -> None:
    t = three().pile(GONE, "L4", "C11").pile(DISCARDED, "L30").ask(Nominate(0, 0))
    for card in ("L4", "C11", "L30"):
        assert not any(card in x.split(":") for x in t.listed())


# ---- 4.15 ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("4.15", "5.14.1", "5.2.5")
def test_in_a_round_of_movement_nothing_but_standing_orders_is_open_out_of_turn() -> None:
    t = waiting(three().card(0, "M3", "L4", "C1").at(1461, "summer", moving=True))
    assert {x.split(":")[0] for x in t.listed(0, anytime=True)} == {"stand", "limit"}
    t.s.moving = False
    assert {"open-gates", "begin-offer"} <= {x.split(":")[0] for x in t.listed(0, anytime=True)}


@pytest.mark.clause("2.6.2", "ER.3", "2.2.4")
def test_men_who_go_over_with_an_ally_leave_the_city_of_another_colours_army() -> None:
    t = three()
    t.leader("L27", "london", seat=0)
    t.mercenary("london", seat=0, under="L27")
    t.army("london", "red")
    sale(t, "E1")
    t.do("begin-offer:1", "give-card:L27", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    assert (t.place("mercenary.1"), t.place("L27"), t.place("red.army.1")) == ("england", "london", "london")
    assert t.s.owner[0] == 1


# ---- what is secret --------------------------------------------------------------------------------------------------


def seen(t: Table, seat: int | None) -> object:
    return pack(GAME.mask(t.s, seat))


@pytest.mark.clause("4.1", "5.2.5")
@pytest.mark.parametrize("viewer", [1, None])
def test_limits_drafts_and_orders_of_others_are_not_to_be_seen(viewer: int | None) -> None:
    first, second = (sale(three(), "E1") for _ in range(2))
    first.do("bid-up-to:3", "begin-offer:1", "give-au:2", "stand:winter:1", seat=0)
    second.do("bid-up-to:9", "begin-offer:2", "ask-au:5", "limit:bids_leaders:7", seat=0)
    assert seen(first, 0) != seen(second, 0)
    assert seen(first, viewer) == seen(second, viewer)


@pytest.mark.clause("4.1")
def test_a_limit_stays_unseen_while_others_raise() -> None:
    first, second = (sale(three(), "E1") for _ in range(2))
    for t, limit in ((first, 5), (second, 8)):
        t.do(f"bid-up-to:{limit}", seat=0).do("call-me", seat=1).do("pass-bid", seat=2).do("raise-bid:2", seat=1)
    assert seen(first, 1) == seen(second, 1)
