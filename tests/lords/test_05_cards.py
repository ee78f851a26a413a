"""5.2.3, 5.2.4, 5.2.6, 5.7.12, 6.2.3: what a card does when it is won, or when nobody wants it."""

from __future__ import annotations

import pytest
from tests.lords.build import Table, names, table

from signoria.games.lords import counters
from signoria.games.lords.auctions import eligible, sales_round
from signoria.games.lords.auctions.bidding import Sale
from signoria.games.lords.auctions.purchase import MusterCaptain, muster_cities
from signoria.games.lords.auctions.sales_round import SellInvaded, TurnOver
from signoria.games.lords.conflict import conquest
from signoria.games.lords.ids import AT, CARD, COLOURS, FRANCE, NEUTRAL, PAPAL
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import DISCARDED, FOR_SALE, IN_DECK, OPEN
from signoria.kernel.state import ALL


def three(**options: str) -> Table:
    t = table("L14", "L16", "L20", colours=("red", "blue", "black"), **options).at(1460, "summer")
    return t.gold(chest_0=10, chest_1=10, chest_2=10)


def won(t: Table, card: str, seat: int = 0) -> Table:
    """The seat wins the card for 1 Au."""
    if t.holder(card) == IN_DECK:
        t.pile(FOR_SALE, card)
    t.ask(Sale(CARD[card], ALL, NOBODY))
    for other in range(3):
        if t.s.must >> other & 1:
            t.do("call-me" if other == seat else "pass-bid", seat=other)
    t.do(t.listed()[0].replace("1..10", "1"))
    assert t.holder(card) == seat
    return t


def unwanted(t: Table, card: str) -> Table:
    """It is turned over, and nobody bids."""
    t.turn_over(card).ask(TurnOver())
    for seat in range(3):
        t.do("pass-bid", seat=seat)
    return t


# ---- L cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.2.3", "2.4.5", "5.2.3.b2")
def test_a_bought_lord_comes_alone_and_turns_leaderless_armies() -> None:
    t = three()
    outside, inside = t.army("wallachia", "orange"), t.army("targoviste", "purple")
    hired = t.mercenary("wallachia", seat=1)
    won(t, "L25", 2)
    assert t.place("L25") == "targoviste"
    assert [counters.colour(t.s, c) for c in counters.at(t.s, AT["wallachia"]) if c < 210] == [COLOURS.index("black")]
    assert counters.garrison(t.s, AT["targoviste"]) == COLOURS.index("black")
    assert t.place(hired[0]) == "wallachia"
    assert not t.place(outside[0])
    assert not t.place(inside[0])


@pytest.mark.clause("5.2.3")
def test_armies_with_a_leader_of_their_colour_keep_it() -> None:
    t = three()
    t.leader("L3", "wallachia")
    army = t.army("wallachia", "orange")[0]
    won(t, "L25", 2)
    assert t.place(army) == "wallachia"


@pytest.mark.clause("5.2.3", "5.3.7")
def test_armies_turn_while_counters_of_the_colour_last_and_a_city_as_a_whole() -> None:
    t = three()
    t.army("paris", "black", 8)
    t.army("wallachia", "orange", 1)
    city = t.army("targoviste", "orange", 3)
    won(t, "L25", 2)
    assert {t.place(c) for c in city} == {"targoviste"}
    assert [COLOURS[counters.colour(t.s, c)] for c in counters.at(t.s, AT["wallachia"])] == ["black"]


@pytest.mark.clause("5.2.3", "2.2.4")
def test_a_garrison_with_mercenaries_keeps_its_colour() -> None:
    t = three()
    city = t.army("targoviste", "red", 1)
    t.mercenary("targoviste", seat=0)
    won(t, "L25", 2)
    assert t.place(city[0]) == "targoviste"


@pytest.mark.clause("5.2.3")
def test_a_leader_who_stands_in_the_city_is_murdered() -> None:
    t = three()
    t.leader("L24", "targoviste", seat=1)
    won(t, "L25", 2)
    assert t.place("L24") != "targoviste"
    assert t.who("L24").heir == 1 or not t.who("L24").alive
    assert t.place("L25") == "targoviste"


@pytest.mark.clause("5.2.3", "5.2.2.b2", "4.1.b2")
def test_an_unsold_lord_stays_open_and_takes_his_printed_colour() -> None:
    t = three()
    army = t.army("albania", "orange")[0]
    unwanted(t, "L24")
    assert t.holder("L24") == FOR_SALE
    assert t.place("L24") == "croia"
    assert COLOURS[t.who("L24").colour] == "purple"
    assert not t.place(army)
    assert names(counters.at(t.s, AT["albania"]))[0].startswith("purple")


@pytest.mark.clause("5.2.3")
def test_an_unsold_neutral_lord_leaves_the_armies_their_colour() -> None:
    t = three()
    army = t.army("moldavia", "orange")[0]
    unwanted(t, "L26")
    assert t.who("L26").colour == NEUTRAL
    assert t.place(army) == "moldavia"


@pytest.mark.clause("5.2.3", "5.2.2.b2")
def test_an_unsold_lord_is_discarded_by_the_switch() -> None:
    t = unwanted(three(unsold_leader="discarded"), "L24")
    assert t.holder("L24") == DISCARDED
    assert t.place("L24") == "croia"


@pytest.mark.clause("5.2.3", "5.2.3.b1")
def test_an_unsold_lord_is_called_for_later_and_stays_where_he_stands() -> None:
    t = unwanted(three(), "L24")
    t.leader("L24", "corfu_city")
    won(t, "L24", 1)
    assert t.place("L24") == "corfu_city"
    assert counters.holder(t.s, CARD["L24"]) == 1


@pytest.mark.clause("5.2.3.b2")
def test_an_unused_lord_of_the_seventeen_brings_neither_bank_nor_pirates() -> None:
    t = won(three(), "L17", 0)
    assert t.place("L17") == "venice_city"
    assert t.holder("C7") == OPEN
    assert sum(p.bank for p in t.s.players) == 3


# ---- C, M, R cards ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.2.4", "5.2.4.b1", "5.2.4.b2")
@pytest.mark.parametrize(("card", "place", "ship"), [("C11", "rhodes_city", 2), ("C13", "danzig", 3)])
def test_a_hired_pirate_comes_where_his_card_says(card: str, place: str, ship: int) -> None:
    t = won(three(), card, 1)
    counter = 227 + int(card[1:]) - 7
    assert t.place(counter) == place
    assert counters.owner(t.s, counter) == 1
    assert counters.ship_kind(t.s, counter) == ship


@pytest.mark.clause("5.2.4")
def test_claimed_pirates_are_not_for_sale() -> None:
    t = table("L13", "L17").at(1460, "summer").gold(chest_0=5, chest_1=5)
    sales_round.begin(t.turn_over().s)
    t.push()
    assert not [x for x in t.listed() if x in ("nominate:C7", "nominate:C9")]
    assert t.may("nominate:C11")


@pytest.mark.clause("5.2.4.b4", "5.3.5")
def test_a_pirate_that_somebody_built_goes_over_to_the_buyer_of_the_card() -> None:
    t = three()
    counter = t.pirate("C15", "naples_city")
    t.s.owner[counter - 210] = 2
    won(t, "C15", 0)
    assert counters.owner(t.s, counter) == 0
    assert t.place(counter) == "naples_city"


@pytest.mark.clause("2.4.1", "5.3.4")
def test_a_captain_brings_a_mercenary_to_a_city_of_ones_own() -> None:
    t = won(three(), "C16", 0)
    home = t.s.tables.atlas.city(t.s.tables.deck.leaders[CARD["L14"]].place)
    some = t.listed()
    if len(some) > 1:
        assert f"muster:{t.place('L14')}" in some
        t.do(f"muster:{t.place('L14')}")
    hired = [c for c in range(210, 227) if t.s.steps[c]]
    assert len(hired) == 1
    assert t.s.owner[hired[0] - 210] == 0
    assert home.place == t.s.at[hired[0]]


@pytest.mark.clause("5.3.4", "2.2.4")
def test_no_mercenary_comes_to_a_city_with_foreign_armies() -> None:
    t = three()
    t.leader("L24", "croia", seat=0)
    t.army("croia", "black")
    assert AT["croia"] not in muster_cities(t.s, 0)
    t.nobody()
    assert AT["croia"] in muster_cities(t.s, 0)
    t.army("croia", "red")
    assert AT["croia"] in muster_cities(t.s, 0)


@pytest.mark.clause("5.3.7", "5.3.4")
def test_no_counter_no_captain_s_mercenary() -> None:
    t = three()
    t.mercenary("paris", n=17)
    assert t.ask(MusterCaptain(0, CARD["C16"], 1)).asked == -1


@pytest.mark.clause("6.2.3", "6.2.3.b3")
def test_winning_a_princess_is_marrying_her() -> None:
    t = won(three(), "M25", 0)
    assert t.who("L14").married
    assert eligible.bid_refusal(t.s, 0, CARD["M26"]) is not None
    assert eligible.bid_refusal(t.s, 1, CARD["M26"]) is None


@pytest.mark.clause("6.2.3")
def test_a_married_player_does_not_bid_for_a_catholic_princess() -> None:
    t = three().card(1, "M27").pile(FOR_SALE, "M25")
    t.ask(Sale(CARD["M25"], ALL, NOBODY))
    assert t.s.must == 0b101


@pytest.mark.clause("6.3.4.b1", "6.2.3")
def test_muslims_take_several_wives_but_no_catholic_second_one() -> None:
    orthodox = next(
        f"M{n}" for n in range(25, 39) if three().s.tables.deck.machiavelli[n - 1].religion not in (0, NEUTRAL)
    )
    t = table("L14", "L21", "L22").gold(chest_0=5)
    for seat in range(3):
        faith = t.s.tables.deck.leaders[t.p(seat).lord].religion
        t.card(seat, ("M26", "M28", "M30")[seat])
        why = eligible.bid_refusal(t.s, seat, CARD[orthodox])
        assert (why.clause if why else "") == ("6.3.4.b1" if faith == 0 else "")
        assert eligible.bid_refusal(t.s, seat, CARD["M25"]) is not None


@pytest.mark.clause("6.2.3.b4")
def test_a_pope_does_not_marry() -> None:
    t = three()
    t.p(0).emperor = PAPAL
    why = eligible.bid_refusal(t.s, 0, CARD["M25"])
    assert why is not None
    assert why.clause == "6.2.3.b4"


@pytest.mark.clause("5.2.6", "6.1.5.b1")
def test_the_new_world_is_discovered_with_its_card() -> None:
    t = three().card(0, "C41")
    why = eligible.bid_refusal(t.s, 0, CARD["R3"])
    assert why is not None
    assert why.clause == "5.2.6"
    t.s.block[CARD["C41"]] = 1
    won(t, "R3", 0)
    assert t.p(0).navigation == 2
    t.s.block[CARD["C41"]] = -1
    assert eligible.bid_refusal(t.s, 0, CARD["R4"]) is None


# ---- empires that are invaded while nobody controls them -------------------------------------------------------------


@pytest.fixture
def invaded(monkeypatch: pytest.MonkeyPatch) -> Table:
    """France is invaded by red, and nobody holds its cards."""
    monkeypatch.setattr(conquest, "invaders", lambda s, empire: {0} if empire == FRANCE else set())
    return table("L14", "L16", "L20", colours=("red", "orange", "black")).gold(chest_0=9, chest_1=9, chest_2=9)


@pytest.mark.clause("5.7.12", "5.7.12.b1", "5.14.3.b3")
def test_both_cards_of_an_invaded_empire_go_to_one_who_is_not_aligned_with_the_invader(invaded: Table) -> None:
    t = invaded.ask(SellInvaded())
    assert t.s.must == 0b110
    assert "bid-up-to:1..9" in t.listed(1)
    t.do("bid-up-to:4", seat=1).do("bid-up-to:2", seat=2)
    assert (t.holder("L2"), t.holder("C2"), t.au("chest_1")) == (1, 1, 6)
    assert t.e("blue").warden == 1
    assert COLOURS[t.p(1).colour] == "orange"
    assert t.ask(SellInvaded()).asked == -1


@pytest.mark.clause("5.7.12")
def test_who_is_aligned_with_the_invader_is_refused(invaded: Table) -> None:
    invaded.at(1460, "summer").ask(sales_round.Nominate(0, 0))
    assert invaded.why("nominate:C2") == "5.7.12"


@pytest.mark.clause("5.7.12")
def test_cards_that_nobody_wants_are_offered_again_at_the_next_auction(invaded: Table) -> None:
    for _ in range(2):
        invaded.ask(SellInvaded()).do("pass-bid", seat=1).do("pass-bid", seat=2)
        assert invaded.holder("L2") == OPEN
    assert invaded.e("blue").warden == NOBODY


@pytest.mark.clause("5.7.12")
def test_an_empire_with_a_player_is_not_sold(invaded: Table) -> None:
    invaded.card(2, "C2")
    assert invaded.ask(SellInvaded()).asked == -1


@pytest.mark.clause("5.7.12")
def test_players_of_its_own_colour_control_it_as_their_own(invaded: Table) -> None:
    invaded.p(2).colour = FRANCE
    invaded.ask(SellInvaded()).do("pass-bid", seat=1).do("bid-up-to:1", seat=2)
    assert invaded.holder("C2") == 2
    assert invaded.e("blue").warden == NOBODY


@pytest.mark.clause("5.7.13.b2")
def test_the_card_of_a_retaken_empire_is_sold_to_its_own_players() -> None:
    t = table("L14", "L16", "L20", colours=("red", "blue", "blue")).gold(chest_0=9, chest_1=9, chest_2=9)
    t.card(0, "C2")
    t.e("blue").fallen = 0
    t.army("paris", "blue")
    conquest.enter(t.s, AT["paris"], 1)
    assert t.holder("C2") == FOR_SALE
    sales_round.begin(t.turn_over().s)
    t.push()
    assert t.s.must == 0b110
    t.do("bid-up-to:3", seat=1).do("bid-up-to:5", seat=2)
    assert (t.holder("C2"), t.au("chest_2")) == (2, 5)
    assert t.s.later == []
