"""5.2.5, 5.2.7, 6.1.6: the fair. Offers of gold and cards, loans, consents, ransoms."""

from __future__ import annotations

import pytest
from tests.lords.build import Table, table

from signoria.games.lords import people
from signoria.games.lords.auctions.bidding import Sale
from signoria.games.lords.conflict import prisons
from signoria.games.lords.deals import delivery, fair
from signoria.games.lords.deals.terms import is_bound
from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.ids import CARD, COLOURS, NEUTRAL
from signoria.games.lords.moving import notes
from signoria.games.lords.moving.leading import Lend
from signoria.games.lords.standing import OFFERS, STAND
from signoria.games.lords.state import FOR_SALE
from signoria.games.lords.view import mask
from signoria.kernel.state import ALL


def fair_day(**options: str) -> Table:
    """Three seats of three colours, while a card is sold."""
    t = table("L14", "L16", "L20", colours=("red", "blue", "black"), **options).at(1462, "spring")
    t.gold(chest_0=10, chest_1=10, chest_2=10).pile(FOR_SALE, "E9")
    return t.ask(Sale(CARD["E9"], ALL, -1))


def send(t: Table, *terms: str, to: int = 1, seat: int = 0) -> Table:
    """The seat sends the other this offer."""
    return t.do(f"begin-offer:{to}", *terms, f"send-offer:{to}", seat=seat)


@pytest.mark.clause("5.2.5", "5.2.5.b2")
def test_cards_and_gold_are_traded() -> None:
    t = fair_day().card(1, "G1", block=1)
    send(t, "give-au:4", "ask-card:G1")
    assert (t.au("chest_0"), t.au("escrow_0")) == (6, 4)
    t.do("accept-offer:0", seat=1)
    assert (t.holder("G1"), t.au("chest_1"), t.au("escrow_0")) == (0, 14, 0)
    assert t.s.block[CARD["G1"]] == 1  # what is sold keeps its block
    assert t.s.deals == []


@pytest.mark.clause("5.2.5")
def test_gold_may_be_given_for_nothing_and_asked_for() -> None:
    t = send(fair_day(), "give-au:4").do("accept-offer:0", seat=1)
    assert (t.au("chest_0"), t.au("chest_1")) == (6, 14)
    send(t, "ask-au:9").do("accept-offer:0", seat=1)
    assert (t.au("chest_0"), t.au("chest_1")) == (15, 5)


@pytest.mark.clause("5.2.5.b1")
def test_a_card_changes_hands_once_a_year() -> None:
    t = fair_day().card(0, "E1")
    send(t, "give-card:E1").do("accept-offer:0", seat=1)
    t.do("begin-offer:0", seat=1)
    assert t.why("give-card:E1", seat=1) == "5.2.5.b1"
    t.at(1463, "spring")
    assert t.may("give-card:E1", seat=1)


@pytest.mark.clause("5.2.5.b1")
def test_buying_at_an_auction_is_no_change_of_hands() -> None:
    t = fair_day()
    for seat, answer in enumerate(("bid-up-to:1", "pass-bid", "pass-bid")):
        t.do(answer, seat=seat)
    t.pile(FOR_SALE, "E1").ask(Sale(CARD["E1"], ALL, -1)).do("begin-offer:1", seat=0)
    assert t.may("give-card:E9", seat=0)


@pytest.mark.clause("5.2.5.b4", "6.2.2.b1")
def test_titles_stay() -> None:
    t = fair_day().card(0, "M39")
    assert t.s.tables.deck.all[CARD["M39"]].kind == 15
    t.do("begin-offer:1", seat=0)
    assert t.why("give-card:M39", seat=0) == "5.2.5.b4"


@pytest.mark.clause("2.3.3", "5.2.3.b3")
def test_the_own_lord_and_imperial_cards_do_not_pass_to_others() -> None:
    t = fair_day().card(0, "C1")
    t.do("begin-offer:1", seat=0)
    assert t.why("give-card:L14", seat=0) == "2.3.3"
    assert t.why("give-card:C1", seat=0) == "5.2.3.b3"
    t.p(1).colour = COLOURS.index("red")
    assert t.may("give-card:C1", seat=0)


@pytest.mark.clause("6.2.4.b6")
def test_an_emperor_keeps_the_card_of_his_throne() -> None:
    t = fair_day().card(0, "L1", "C1")
    t.p(0).emperor, t.p(1).colour = 0, 0
    t.do("begin-offer:1", seat=0)
    assert t.why("give-card:L1", seat=0) == "6.2.4.b6"
    assert t.may("give-card:C1", seat=0)


@pytest.mark.clause("5.2.6")
def test_new_world_cards_pass_only_to_who_may_hold_them() -> None:
    t = fair_day().card(0, "R3").do("begin-offer:1", seat=0)
    assert t.why("give-card:R3", seat=0) == "5.2.6"
    t.p(1).navigation = 2
    assert t.may("give-card:R3", seat=0)


@pytest.mark.clause("5.2.5", "2.4.5")
def test_an_ally_passes_with_his_mercenaries() -> None:
    t = fair_day()
    t.leader("L24", "croia", seat=0)
    hired = t.mercenary("croia", seat=0, under="L24")[0]
    other = t.mercenary("croia", seat=0)[0]
    send(t, "give-card:L24").do("accept-offer:0", seat=1)
    assert [t.s.owner[c - 210] for c in (hired, other)] == [1, 0]
    assert COLOURS[people.colour(t.s, CARD["L24"])] == "blue"


@pytest.mark.clause("5.2.5")
def test_a_pirate_passes_with_his_ship() -> None:
    t = fair_day()
    ship = t.pirate("C12", "barcelona", seat=0)
    send(t, "give-card:C12").do("accept-offer:0", seat=1)
    assert t.s.owner[ship - 210] == 1


# ---- princesses and the Pope -----------------------------------------------------------------------------------------


def bride(t: Table) -> Table:
    t.card(0, "M25")
    t.who("L14").married = True
    return t


@pytest.mark.clause("5.2.5.b3")
def test_without_a_pope_to_ask_no_princess_passes() -> None:
    t = bride(fair_day()).do("begin-offer:1", seat=0)
    assert t.why("give-card:M25", seat=0) == "5.2.5.b3"


@pytest.mark.clause("5.2.5.b3", "6.2.3.b3")
@pytest.mark.parametrize(("answer", "holder"), [("yes", 1), ("no", 0)])
def test_a_princess_passes_with_the_pope_s_word(answer: str, holder: int) -> None:
    t = bride(fair_day()).card(2, "L4")
    send(t, "give-card:M25", "ask-au:3").do("accept-offer:0", seat=1)
    assert t.s.must == 0b100
    t.do(answer)
    assert t.holder("M25") == holder
    assert t.au("chest_1") == (7 if holder == 1 else 10)
    assert (t.who("L14").married, t.who("L16").married) == (holder == 0, holder == 1)
    assert t.s.deals == []
    assert t.s.must == 0b111


@pytest.mark.clause("5.2.5.b3", "5.2.5")
@pytest.mark.parametrize("answer", ["no", "yes"])
def test_while_the_pope_is_asked_the_maker_sends_no_other_offer(answer: str) -> None:
    t = send(bride(fair_day()).card(2, "L4"), "give-card:M25", "give-au:4").do("accept-offer:0", seat=1)
    assert t.asked == 2
    t.do("begin-offer:2", "give-au:3", seat=0)
    assert t.refusal("send-offer:2", seat=0).reason == "offer-still-open"
    t.do(answer, seat=2).do("send-offer:2", seat=0)
    assert t.au("escrow_0") == 3
    t.do("accept-offer:0", seat=2)
    assert (t.au("escrow_0"), t.au("chest_2")) == (0, 13)


@pytest.mark.clause("5.2.5")
def test_an_offer_that_is_closed_gives_back_what_it_held_and_no_more() -> None:
    t = send(fair_day(), "give-au:4")
    t.gold(escrow_0=9)
    delivery.close(t.s, fair.open_offers(t.s)[0])
    assert (t.au("escrow_0"), t.au("chest_0")) == (5, 10)


@pytest.mark.clause("5.2.5", "6.2.6.b2")
def test_an_offer_of_who_is_out_cannot_be_answered() -> None:
    t = send(fair_day().card(1, "G1", block=1), "give-au:4", "ask-card:G1")
    t.p(0).out = True
    t.ask()
    assert not [x for x in t.listed(1, anytime=True) if x.split(":")[0] in ("accept-offer", "refuse-offer")]
    delivery.expire(t.s)
    assert (t.au("escrow_0"), t.au("chest_0"), t.holder("G1")) == (0, 0, 1)


@pytest.mark.clause("5.2.5.b3")
def test_a_party_who_speaks_for_the_pope_is_not_asked() -> None:
    t = bride(fair_day()).card(1, "L4")
    send(t, "give-card:M25").do("accept-offer:0", seat=1)
    assert t.holder("M25") == 1


@pytest.mark.clause("6.2.3", "5.2.5.b3")
def test_a_princess_does_not_pass_to_who_is_married() -> None:
    t = bride(fair_day()).card(2, "L4").card(1, "M26")
    t.do("begin-offer:1", seat=0)
    assert t.why("give-card:M25", seat=0) == "6.2.3"


# ---- navigation, loans, shares ---------------------------------------------------------------------------------------


@pytest.mark.clause("6.1.6", "5.2.5.b2")
def test_a_sold_navigation_card_leaves_both_with_it() -> None:
    t = fair_day()
    t.p(0).navigation = 1
    t.do("begin-offer:1", seat=0)
    assert not t.may("give-card:X2", seat=0)
    t.do("give-card:X1", "ask-au:8", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    assert (t.p(0).navigation, t.p(1).navigation) == (1, 1)
    assert t.au("chest_0") == 18
    t.do("begin-offer:1", seat=0)
    assert t.why("give-card:X1", seat=0) == "6.1.6"


@pytest.mark.clause("5.2.5")
def test_a_loan_is_gold_now_and_a_promise_that_is_kept_in_mind() -> None:
    """G06: what is promised for later binds both."""
    t = fair_day()
    send(t, "give-au:5", "ask-promise:7").do("accept-offer:0", seat=1)
    assert t.au("chest_1") == 15
    assert len(t.s.deals) == 1
    t.at(1463, "winter")
    delivery.expire(t.s)
    assert len(t.s.deals) == 1
    t.at(1464, "spring")
    delivery.expire(t.s)
    assert t.s.deals == []
    assert t.au("chest_1") == 15  # a promise binds nobody


@pytest.mark.clause("5.2.7")
def test_a_share_of_a_bid_names_the_card_and_binds_nobody() -> None:
    t = fair_day()
    send(t, "share-bid:E9:3").do("accept-offer:0", seat=1)
    assert len(t.s.deals) == 1
    for seat, answer in enumerate(("pass-bid", "bid-up-to:4", "bid-up-to:2")):
        t.do(answer, seat=seat)
    assert (t.holder("E9"), t.au("chest_1"), t.au("chest_0")) == (1, 7, 10)


@pytest.mark.clause("5.2.7")
def test_shares_are_for_what_is_sold_or_under_way() -> None:
    t = fair_day().card(1, "E1", block=0).card(1, "E2", block=2, built=1)
    t.do("begin-offer:1", seat=0)
    assert {x.split(":")[1] for x in t.listed(0, True) if x.startswith("share-bid")} == {"E9", "E1"}


@pytest.mark.clause("5.2.7", "5.2.1")
def test_gold_of_a_friend_counts_in_the_running_sale() -> None:
    t = fair_day().gold(chest_1=0).pile(FOR_SALE, "E10").ask(Sale(CARD["E10"], ALL, -1))
    assert t.s.must == 0b101
    send(t, "give-au:6", "share-bid:E10:6").do("accept-offer:0", seat=1)
    assert t.s.must == 0b111
    assert t.may("bid-up-to:6", seat=1)


# ---- consents and prisoners ------------------------------------------------------------------------------------------


@pytest.mark.clause("5.11.5.b3", "5.2.5")
def test_a_price_sold_for_a_year_ends_with_it() -> None:
    t = send(fair_day(), "sell-passage:0", "ask-au:2").do("accept-offer:0", seat=1)
    assert t.p(0).passage[1] == 0
    t.at(1463, "spring")
    delivery.expire(t.s)
    assert t.p(0).passage[1] == 1  # the usual price again
    assert t.s.deals == []


@pytest.mark.clause("5.11.5.b3")
def test_passage_is_sold_for_a_year() -> None:
    t = fair_day()
    send(t, "sell-passage:0", "ask-au:2").do("accept-offer:0", seat=1)
    assert t.p(0).passage[1] == 0
    assert is_bound(t.s, 0, 1)
    assert not is_bound(t.s, 1, 0)
    assert t.why("refuse-passage:1", seat=0) == "5.11.5.b3"
    assert not t.may("ask-passage:1:4", seat=0)
    assert t.may("ask-passage:0:4", seat=1)
    t.at(1463, "spring")
    assert not is_bound(t.s, 0, 1)


@pytest.mark.clause("5.11.5.b3")
def test_passage_is_bought_too_but_not_of_ones_own_colour() -> None:
    t = fair_day()
    send(t, "buy-passage:3").do("accept-offer:0", seat=1)
    assert t.p(1).passage[0] == 3
    t.p(1).colour = t.p(0).colour
    t.do("begin-offer:1", seat=0)
    assert not [x for x in t.listed(0, True) if "passage" in x and "begin" not in x and x.startswith(("buy", "sell"))]


@pytest.mark.clause("5.7.10.b1")
def test_leave_is_for_armies_that_stand_with_others() -> None:
    t = fair_day()
    t.do("begin-offer:1", seat=0)
    assert t.why("let-leave", seat=0) == "5.7.10.b1"
    t.mercenary("savoy", seat=0)
    t.mercenary("savoy", seat=1)
    t.do("let-leave", "ask-au:1", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    assert notes.lets(t.s, 0, notes.LEAVE, COLOURS.index("blue"))
    assert not notes.lets(t.s, 1, notes.LEAVE, COLOURS.index("red"))


@pytest.mark.clause("5.7.6")
def test_crossing_needs_ships() -> None:
    t = fair_day()
    t.do("begin-offer:1", seat=0)
    assert t.why("let-cross", seat=0) == "5.7.10.b1"
    t.pirate("C12", "barcelona", seat=0)
    t.do("let-cross", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    assert notes.lets(t.s, 0, notes.BRIDGE, COLOURS.index("blue"))


@pytest.mark.clause("5.7.4.b2")
def test_armies_are_lent_to_who_has_their_colour() -> None:
    t = fair_day()
    t.leader("L16", "paris")
    t.army("paris", "red", under="L16")
    t.do("begin-offer:1", seat=0)
    assert t.why("ask-armies", seat=0) == "5.7.4.b2"
    t.p(1).colour = COLOURS.index("red")
    t.do("ask-armies", "give-au:1", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    t.leader("L14", "paris")
    counter = next(c for c in range(10) if t.s.at[c] >= 0)
    t.ask(Lend(0, CARD["L14"], counter, 1, False))
    assert t.s.under[counter] == CARD["L14"]


@pytest.mark.clause("5.8.11.b1", "5.8.11.b4", "5.8.11.b5")
def test_a_ransom_goes_to_the_vault_and_the_prisoner_home() -> None:
    t = fair_day()
    prisons.capture(t.s, CARD["L16"], 0, NEUTRAL)
    t.do("begin-offer:1", seat=0)
    t.do("free-leader:L16", "ask-au:6", "send-offer:1", seat=0).do("accept-offer:0", seat=1)
    assert (t.au("vault_0"), t.au("chest_0"), t.au("chest_1")) == (6, 10, 4)
    assert t.who("L16").place == people.home(t.s, CARD["L16"])
    assert not people.is_prisoner(t.s, CARD["L16"])


@pytest.mark.clause("5.8.11.b1", "5.8.11.b2")
def test_only_the_keeper_frees_and_emperors_are_ransomed_otherwise() -> None:
    t = fair_day()
    prisons.capture(t.s, CARD["L16"], 2, NEUTRAL)
    prisons.capture(t.s, CARD["L2"], 0, NEUTRAL)
    t.card(1, "L2").do("begin-offer:1", seat=0)
    assert t.refusal("free-leader:L16", seat=0).reason == "not-the-keeper"
    assert t.refusal("free-leader:L2", seat=0).reason == "treasury-ransoms-emperors"


# ---- how offers are made and end -------------------------------------------------------------------------------------


@pytest.mark.clause("5.2.5")
def test_refused_terms_are_not_repeated_in_the_round() -> None:
    t = send(fair_day(), "give-au:2", "ask-promise:3").do("refuse-offer:0:price", seat=1)
    assert (t.au("chest_0"), t.au("escrow_0")) == (10, 0)
    t.do("begin-offer:1", "ask-promise:3", "give-au:2", seat=0)
    assert t.refusal("send-offer:1", seat=0).reason == "refused-this-round"
    t.do("drop-offer", seat=0)
    send(t, "give-au:3", "ask-promise:3")
    assert t.au("escrow_0") == 3


@pytest.mark.clause("5.2.5")
def test_one_open_offer_a_seat_and_three_a_round() -> None:
    t = send(fair_day(), "give-au:1")
    t.do("begin-offer:2", "give-au:1", seat=0)
    assert t.refusal("send-offer:2", seat=0).reason == "offer-still-open"
    t.do("withdraw-offer", seat=0)
    assert t.au("chest_0") == 10
    t.do("send-offer:2", seat=0).do("refuse-offer:0:trust", seat=2)
    send(t, "give-au:4").do("withdraw-offer", seat=0)
    assert t.refusal("begin-offer:1", seat=0).reason == "no-more-offers"


@pytest.mark.clause("5.2.5")
def test_drafts_are_secret_and_bounded() -> None:
    t = fair_day().do("begin-offer:1", "give-au:2", seat=0)
    assert fair.draft(mask(t.s, 1), 0) is None
    assert fair.draft(mask(t.s, 0), 0) is not None
    for _ in range(fair.BEGINNINGS - 1):
        t.do("drop-offer", "begin-offer:1", seat=0)
    t.do("drop-offer", seat=0)
    assert t.refusal("begin-offer:1", seat=0).reason == "no-more-offers"


@pytest.mark.clause("5.2.5", "5.2.5.b2")
def test_an_offer_lapses_when_a_card_in_it_is_gone() -> None:
    t = fair_day().card(0, "E1")
    send(t, "give-card:E1", "ask-au:1")
    t.card(2, "E1")
    assert t.why("accept-offer:0", seat=1) == "5.2.5.b2"


@pytest.mark.clause("5.2.5")
def test_an_offer_that_asks_for_more_than_is_left_cannot_be_accepted() -> None:
    t = send(fair_day(), "ask-au:9").gold(chest_1=8)
    assert t.refusal("accept-offer:0", seat=1).reason == "deal-no-gold"


@pytest.mark.clause("5.2.5")
def test_an_offer_lapses_with_its_round() -> None:
    t = send(fair_day(), "give-au:3")
    delivery.expire(t.s)
    assert t.s.deals == []
    assert t.au("chest_0") == 10


@pytest.mark.clause("5.2.5", "6.2.6.b2")
def test_the_held_gold_of_who_is_out_goes_to_the_supply() -> None:
    """G06: an offer holds its gold whatever becomes of who made it."""
    t = send(fair_day(), "give-au:3").gold(chest_0=0)
    t.p(0).out = True
    before = t.au("supply")
    delivery.expire(t.s)
    assert t.au("supply") == before + 3


@pytest.mark.clause("5.2.5")
def test_a_standing_order_refuses_all_offers() -> None:
    t = fair_day()
    t.s.orders[1] = ((STAND, OFFERS, 1),)
    send(t, "give-au:3")
    assert t.s.deals == []
    assert t.told("offer-refused")
    assert t.au("chest_0") == 10


@pytest.mark.clause("5.2.5", "4.15")
def test_there_is_no_fair_in_a_round_of_movement() -> None:
    t = fair_day()
    t.s.moving = True
    assert not t.may("begin-offer:1", seat=0)


def test_an_offer_can_be_shown_as_the_options_that_made_it() -> None:
    t = send(fair_day().card(1, "G1"), "give-au:4", "ask-card:G1", "share-bid:E9:2")
    assert [GRAMMAR.text(x) for x in fair.options_of(fair.open_offers(t.s)[0])] == [
        "give-au:4", "ask-card:G1", "share-bid:E9:2",
    ]  # fmt: skip
