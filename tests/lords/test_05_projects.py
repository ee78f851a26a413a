"""5.10: projects mature; whose gold pays for them."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import CARD
from signoria.games.lords.revenue import projects
from signoria.games.lords.standing import PROJECTS, take_standing
from signoria.games.lords.state import FOR_SALE, OPEN

from .build import Table, table

IMMATURE, SEMI, MATURE = 0, 1, 2
EXPLORER = next(card.key for card in table().s.tables.deck.court if card.kind == 7)


def summer(t: Table, year: int = 1460) -> Table:
    t.at(year, "summer")
    projects.begin(t.s)
    return t.push()


@pytest.mark.clause("5.10.1", "5.10.1.b1", "5.10.1.b2", "5.10.4", "4.7", "4.7.b1")
def test_a_guild_is_advanced_kept_and_advanced_again() -> None:
    """T37"""
    t = table().gold(chest_0=7).card(0, "G13")
    blocks = []
    for year, answer in ((1460, "advance"), (1461, "keep-project"), (1462, "advance")):
        summer(t, year).do(f"{answer}:G13:chest.1")
        blocks.append(t.s.block[CARD["G13"]])
        assert t.asked == -1, "nothing is left to pay"
    assert blocks == [SEMI, SEMI, MATURE]
    assert t.au("chest_0") == 0
    assert t.s.built[CARD["G13"]] == 1


@pytest.mark.clause("5.10.1.b3")
def test_what_is_not_paid_for_is_given_up_and_starts_again() -> None:
    """T37"""
    t = table().gold(chest_0=9).card(0, "G13", block=SEMI).card(0, "E2", block=MATURE, built=1)
    summer(t).do("pay-nothing")
    assert t.holder("G13") == FOR_SALE
    assert t.s.block[CARD["G13"]] == -1
    assert t.holder("E2") == 0, "a mature one needs nothing"
    t.card(1, "G13")
    assert t.s.block[CARD["G13"]] == IMMATURE


@pytest.mark.clause("5.10.1.b3")
def test_who_cannot_pay_gives_up_without_being_asked() -> None:
    t = summer(table().gold(chest_0=0).card(0, "G13"))
    assert t.asked == -1
    assert t.holder("G13") == FOR_SALE


@pytest.mark.clause("5.10.1", "5.10.1.b1")
def test_each_card_moves_once_a_summer_and_mature_ones_not_at_all() -> None:
    t = table().gold(chest_0=9).card(0, "G13", "E25").card(0, "E2", block=MATURE, built=1)
    summer(t).do("advance:G13:chest.1")
    assert t.why("advance:G13:chest.1") == "5.10.1"
    assert t.why("advance:E2:chest.1") == "5.10.1"
    t.gold(chest_0=2)
    assert t.why("advance:E25:chest.1") == "5.10.1"
    assert t.may("keep-project:E25:chest.1")


@pytest.mark.clause("5.10.4", "2.4.2", "2.4.4", "2.4.7")
def test_counters_are_ranked_in_the_order_in_which_they_come() -> None:
    t = table().gold(chest_0=9).card(0, "G13", "E25", block=SEMI).card(1, "R10", block=MATURE, built=4)
    summer(t).do("advance:E25:chest.1", "advance:G13:chest.1")
    assert [t.s.built[CARD[x]] for x in ("R10", "E25", "G13")] == [4, 5, 6]


@pytest.mark.clause("RC.6")
def test_the_zorzi_mine_is_built_when_it_is_won() -> None:
    t = table(zorzi_mine="on")
    assert t.holder("R19") == OPEN
    t.card(0, "R19")
    assert (t.s.block[CARD["R19"]], t.s.built[CARD["R19"]]) == (MATURE, 1)
    assert table().holder("R19") not in (OPEN, 0)


# ---- imperial gold ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.10.2", "5.10.2.b1", "RC.4")
def test_the_c_card_pays_for_projects_in_the_land_of_its_empire() -> None:
    t = table(colours=("red", "red")).gold(chest_0=1, chest_1=1, treasury_red=5).card(0, "C1", "E1", "E25")
    t.card(1, "L1", "G20")
    summer(t)
    assert not t.may("advance:E25:treasury.england"), "Milan is not in England"
    t.do("advance:E1:treasury.england", "keep-project:E25:chest.1")
    assert t.asked == 1
    assert t.why("advance:G20:treasury.england") == "5.10.2.b1"
    assert t.au("treasury_red") == 2


@pytest.mark.clause("5.10.2.b1")
def test_the_l_card_pays_while_nobody_holds_c_and_the_chest_adds_what_is_lacking() -> None:
    t = table().gold(chest_0=1, treasury_red=2).card(0, "L1", "E1")
    summer(t).do("advance:E1:treasury.england")
    assert (t.au("treasury_red"), t.au("chest_0")) == (0, 0)


@pytest.mark.clause("5.10.2.b1")
def test_an_empire_without_player_pays_for_anybody() -> None:
    t = table().gold(chest_0=0, treasury_blue=3).card(0, "E3")
    summer(t).do("advance:E3:treasury.france")
    assert t.s.block[CARD["E3"]] == SEMI
    t = table().gold(chest_0=0, treasury_blue=3).card(0, "E3").card(1, "L2")
    summer(t)
    assert t.holder("E3") == FOR_SALE, "the L holder's empire does not"


@pytest.mark.clause("5.10.2")
def test_imperial_troops_in_the_city_open_their_treasury() -> None:
    t = table().gold(chest_0=0, treasury_red=3).card(0, "C1", "E25")
    t.army("milan_city", "red")
    summer(t).do("advance:E25:treasury.england")
    assert t.au("treasury_red") == 0
    t = table().gold(chest_0=0, treasury_red=3).card(0, "C1", "E25")
    t.mercenary("milan_city", seat=0)
    summer(t)
    assert t.holder("E25") == FOR_SALE, "mercenaries are no imperial troops"


@pytest.mark.clause("6.1.5.b3", "ER.9")
@pytest.mark.parametrize(
    ("rutter", "card", "pays"), [(2, "C1", True), (0, "C1", False), (1, "C1", False), (2, "C7", False)]
)
def test_any_empire_with_a_rutter_matures_the_new_worlds_cards(rutter: int, card: str, pays: bool) -> None:
    t = table().gold(chest_0=1, treasury_red=3).card(0, card, "R3")
    t.p(0).navigation = rutter
    summer(t)
    assert t.may("advance:R3:treasury.england") == pays


# ---- gold in cities --------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.10.2.b2")
def test_gold_of_nobody_in_the_city_may_be_spent() -> None:
    t = table("L14", "L16").gold(chest_0=0, pile_florence_city=3).card(0, "E24")
    summer(t).do("advance:E24:pile.florence_city")
    assert t.au("pile_florence_city") == 0


@pytest.mark.clause("5.10.2.b2", "5.9.4.b2", "5.3.6")
def test_own_gold_in_the_city_pays_and_that_of_an_ally() -> None:
    t = table().gold(chest_0=1, pile_milan_city=2, pile_nancy=9).card(0, "E25")
    t.leader("L24", "nancy", seat=0)
    summer(t).do("advance:E25:pile.milan_city")
    assert (t.au("pile_milan_city"), t.au("chest_0"), t.au("pile_nancy")) == (0, 0, 9)


@pytest.mark.clause("5.9.4.b2")
def test_an_allys_gold_serves_projects_in_his_whole_dukedom() -> None:
    t = table("L16", "L14").gold(chest_0=0, pile_pisa=3).card(0, "G1")
    t.leader("L24", "pisa", seat=0)
    summer(t).do("advance:G1:pile.pisa")
    assert t.s.block[CARD["G1"]] == SEMI


@pytest.mark.clause("5.3.6")
@pytest.mark.parametrize(("card", "pays"), [("E7", True), ("G2", False)])
def test_a_homes_gold_pays_buildings_in_its_satellite_but_no_guild(card: str, pays: bool) -> None:
    t = table("L10", "L14").gold(chest_0=1, pile_dijon=3).card(0, card)
    summer(t)
    assert t.may(f"advance:{card}:pile.dijon") == pays


@pytest.mark.clause("5.10.2.b2")
def test_the_gold_of_another_is_spent_with_his_permission() -> None:
    t = table().gold(chest_0=1, chest_1=1, pile_milan_city=3).card(1, "E25")
    summer(t).do("advance:E25:pile.milan_city")
    assert t.asked == 0, "Milan's lord controls it"
    t.do("yes")
    assert t.s.block[CARD["E25"]] == SEMI
    assert (t.au("pile_milan_city"), t.au("chest_1")) == (0, 1)


@pytest.mark.clause("5.10.2.b2")
def test_he_may_refuse_and_is_asked_once() -> None:
    t = table().gold(chest_0=1, chest_1=1, pile_milan_city=3).card(1, "E25")
    summer(t).do("advance:E25:pile.milan_city", "no")
    assert t.asked == 1
    assert not t.may("advance:E25:pile.milan_city")
    assert t.au("pile_milan_city") == 3
    t.do("keep-project:E25:chest.2")
    assert t.s.block[CARD["E25"]] == IMMATURE


# ---- orders ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.10.1")
@pytest.mark.parametrize(("order", "gold", "blocks"), [(1, 6, [SEMI, SEMI]), (1, 4, [SEMI, 0]), (2, 6, [0, 0])])
def test_a_standing_order_pays_for_all(order: int, gold: int, blocks: list[int]) -> None:
    t = table().gold(chest_0=gold).card(0, "E25", "G13")
    take_standing(t.s, 0, (0, PROJECTS, order))
    summer(t)
    assert t.asked == -1
    assert [t.s.block[CARD[x]] for x in ("E25", "G13")] == blocks


@pytest.mark.clause("4.7")
def test_seats_pay_from_l7_to_l23() -> None:
    t = table("L17", "L7").gold(chest_0=3, chest_1=3).card(0, "G13").card(1, "E25")
    summer(t)
    assert t.asked == 1
    t.do("pay-nothing")
    assert t.asked == 0


@pytest.mark.clause("4.7.b2", "5.10.3", "4.7")
def test_voyages_are_paid_with_projects_and_roll_after_all_have_paid() -> None:
    t = table().nobody().gold(chest_0=3, chest_1=3).card(0, EXPLORER).card(1, "G13")
    t.nao("discovery_voyages", "red")
    t.card(0, "L1")
    t.s.block[CARD[EXPLORER]] = SEMI
    t.dice("voyage", 1)
    summer(t).do(f"fund-voyage:{EXPLORER}:chest.1")
    assert t.asked == 1
    assert t.p(0).navigation == 0
    t.do("advance:G13:chest.2")
    assert t.p(0).navigation == 1, "he has found the Cape"


@pytest.mark.clause("5.10.3", "5.10.1")
@pytest.mark.parametrize(("order", "block"), [(1, SEMI), (2, IMMATURE)])
def test_the_standing_order_pays_for_voyages_too(order: int, block: int) -> None:
    t = table().nobody().gold(chest_0=6).card(0, EXPLORER, "G13").card(0, "L1")
    t.nao("discovery_voyages", "red")
    t.s.block[CARD[EXPLORER]] = IMMATURE
    take_standing(t.s, 0, (0, PROJECTS, order))
    summer(t)
    assert t.asked == -1
    assert [t.s.block[CARD[x]] for x in (EXPLORER, "G13")] == [block, block]
