"""Given, when, then: the year, the auction, the activation, hordes, neutrals and the end, read from the law alone.
R1 to R5, R18.4, R19, R20"""

from __future__ import annotations

import pytest

from signoria.games.regno.forces import counts_of, put
from signoria.games.regno.ids import HORDE, HORDE_BEATEN, LIGHT_CAVALRY, NEUTRAL
from signoria.games.regno.pieces import EXHAUSTED
from signoria.games.regno.reconstruction import hordes, scoring
from signoria.games.regno.reconstruction.activation import Activate
from signoria.games.regno.reconstruction.auction import Bid
from signoria.games.regno.reconstruction.year import EndOfSeason, Opening, restore_garrisons

from .build import Table, place, table
from .turns import empty, on_with, turn


def auction(t: Table, *bids: int) -> Table:
    t.ask(Bid())
    for seat, n in enumerate(bids):
        t.do(f"bid:{n}", seat=seat)
    return t


@pytest.mark.clause("R4.2", "R4.3", "R4.4", "R4.5", "8.1.t1.r10")
def test_a_cathedral_outbids_for_ten_and_the_last_pays_nothing() -> None:
    t = table(3).at(2, "spring")
    for seat in range(3):
        t.realm(seat, florins=100, tech={"court": 0})
        t.change_person(seat * 14, virtue="martial", flaw="slow")
    t.province("A1", buildings=["cathedral"], worked=["cathedral"], free=1)
    auction(t, 10, 35, 25)
    assert t.s.next_order == [0, 1, 2]
    assert [t.stock(seat, "florins")[0] for seat in range(3)] == [90, 85, 100]  # all, half of 35 rounded to 5, nothing


@pytest.mark.clause("R4.3")
def test_below_ten_the_cathedral_is_worth_nothing() -> None:
    t = table(2).at(2, "spring")
    for seat in range(2):
        t.realm(seat, florins=100, tech={"court": 0})
        t.change_person(seat * 14, virtue="martial", flaw="slow")
    t.province("A1", buildings=["cathedral"], worked=["cathedral"], free=1)
    auction(t, 5, 10)
    assert t.s.next_order == [1, 0]


@pytest.mark.clause("R4.6", "R4.7", "R4.8", "16.1.t2.r6", "C216")
def test_ties_go_to_court_2_and_a_corrupt_winner_without_money_loses_a_point() -> None:
    t = table(2).at(2, "spring")
    for seat in range(2):
        t.realm(seat, florins=20, tech={"court": 0})
        t.change_person(seat * 14, virtue="martial", flaw="corrupt")
    t.realm(1, tech={"court": 2})
    t.realm(0, florins=25)
    auction(t, 25, 20)  # 25 against 20 + 5
    assert t.s.next_order == [1, 0]
    assert t.stock(1, "florins") == (0,)
    assert t.r(1).deeds[15] == -1


@pytest.mark.clause("R3.2", "R4.5")
def test_spring_is_played_in_last_years_order() -> None:
    t = table(2).at(2, "spring")
    t.s.order, t.s.next_order = [0, 1], [0, 1]
    for seat in range(2):
        t.realm(seat, florins=50)
    auction(t, 0, 50)
    assert t.s.next_order == [1, 0]
    assert t.s.order == [0, 1]


@pytest.mark.clause("R5.4", "R5.5", "R5.6", "12.2.1")
def test_orders_in_either_order_and_war_only_before_the_first() -> None:
    t = empty()
    t.realm(0, florins=15)
    t.r(0).program = (1, 6)
    t.ask(Activate(0))
    t.do("replace:order1:order2")
    assert t.stock(0, "florins") == (0,)
    assert t.may("begin:order2")
    assert t.may("begin:order6")
    assert t.may("declare-war:1")
    t.do("begin:order6", "finish")
    assert not t.may("declare-war:1")
    assert t.may("begin:order2")


@pytest.mark.clause("R5.5")
def test_an_order_is_not_replaced_by_the_other_card() -> None:
    t = empty()
    t.realm(0, florins=15)
    t.r(0).program = (1, 6)
    t.ask(Activate(0))
    assert not t.may("replace:order1:order6")
    t.realm(0, florins=14)
    t = empty()
    t.realm(0, florins=14)
    t.r(0).program = (1, 6)
    t.ask(Activate(0))
    assert t.may("begin:order1")


@pytest.mark.clause("R1.6", "12.2.10", "C115")
def test_consent_lasts_one_activation() -> None:
    t = empty()
    t.no_forces("D1")
    t.province("D1", owner=1, fortress="")
    t.force(0, "A1", light_infantry=2)
    turn(t).do("ask-transit:1", "yes")
    assert t.may("march:A1:D1")
    while t.asked >= 0:
        t.do("finish")
    assert turn(t).why("march:A1:D1") == "R1.6"


@pytest.mark.clause("R3.4", "14.2.4", "C162", "13.6.1", "G10")
def test_what_ends_with_a_season() -> None:
    """Wounded in Spring: suspended through Autumn. Recruited in Spring: ready in Summer."""
    t = table(2)
    t.no_forces()
    t.change_person(0, wounded=3)
    t.force(0, "A1", status=EXHAUSTED, until=1, archer=1)
    t.province("B1", sacked=2)
    t.ask(EndOfSeason(1))
    assert t.units(0, "A1", EXHAUSTED) == {}
    assert t.who(0).wounded == 3
    assert t.p("B1").sacked == 2
    for now in (2, 3):
        t.s.round = now
        t.ask(EndOfSeason(1))
    assert (t.who(0).wounded, t.p("B1").sacked) == (0, 0)


@pytest.mark.clause("R3.2", "R19.3")
def test_garrisons_regain_a_piece_but_rebels_and_the_besieged_do_not() -> None:
    t = table(2)
    t.no_forces("V1", "R", "D2")
    t.province("R", besieger=0)
    t.province("D2", former=1)
    restore_garrisons(t.s)
    assert sum(t.units(NEUTRAL, "V1").values()) == 1
    assert t.units(NEUTRAL, "R") == t.units(NEUTRAL, "D2") == {}


@pytest.mark.clause("R18.4", "R20.2")
def test_a_garrison_that_destroys_a_horde_gets_three_points() -> None:
    t = empty()
    t.province("M1", owner=0)
    t.no_forces("M1")
    t.force(0, "M1", swordsman=20)
    t.dice("world", 0, first=0)
    t.dice("battle", *[1] * 2, *[1] * 4, *[6] * 20, *[1] * 4)
    hordes.appear(t.s)
    t.push()
    on_with(t)
    while t.asked >= 0:
        t.do(t.listed()[0].partition("..")[0])
    assert t.units(HORDE, "M1") == {}
    assert t.r(0).deeds[HORDE_BEATEN] == 2
    assert t.r(0).deeds[0] == 1


@pytest.mark.clause("R18.4", "12.3.5", "12.3.6", "16.2.2")
def test_a_province_taken_from_a_horde_gives_no_city_point_if_it_was_ones_own() -> None:
    t = empty()
    t.no_forces("D1")
    t.province("D1", horde=True, settlement="town", held=1)
    put(t.s, HORDE, place("D1"), counts_of([(LIGHT_CAVALRY, 1)]))
    t.force(0, "A1", swordsman=9)
    t.dice("battle", *[6] * 9, 1)
    turn(t).do("march:A1:D1", "engage:D1")
    on_with(t)
    assert (t.p("D1").owner, t.p("D1").horde, t.p("D1").unrest) == (0, False, 1)
    assert sum(t.r(0).deeds) == 2  # for the horde alone


@pytest.mark.clause("R20.3", "12.3.11")
def test_the_sheet_of_a_small_realm() -> None:
    t = empty()
    t.realm(0, florins=1250, tech={"metallurgy": 3, "court": 4})
    t.change_person(2, role=2)
    row = dict(zip((source for source, _ in scoring.SOURCES), scoring.points(t.s, 0), strict=False))
    total = sum(scoring.points(t.s, 0))
    assert total == 1 + 1 + 1 + 2 + 5 + 1, row  # provinces, Town, two branches, Florins, heir
    t.province("A1", unrest=2)
    assert sum(scoring.points(t.s, 0)) == total - 1


@pytest.mark.clause("R20.1", "12.3.12")
def test_taking_the_last_territory_of_the_only_rival_ends_the_game_at_once() -> None:
    t = empty()
    t.war(0, 1)
    t.no_forces("D1", "D2")
    for name in ("B2", "K2"):
        t.p(name).owner = NEUTRAL
    t.province("D2", owner=0, fortress="")
    t.province("A2", fortress="")
    t.force(0, "D2", light_infantry=3)
    t.who(14).place = place("A2")
    turn(t).do("march:D2:A2", "engage:A2")
    on_with(t)
    assert t.asked == -1
    assert t.s.final
    assert scoring.places_of(t.s) == [1, 2]


@pytest.mark.clause("R3.2", "R1.3", "16.1.5")
def test_the_first_opening_neither_ages_nor_grows() -> None:
    t = table(2)
    t.s.round = 0
    free = t.p("A1").free
    t.ask(Opening(1))
    assert (t.p("A1").free, t.who(0).seniority) == (free, 0)


@pytest.mark.clause("R2.7", "R2.10", "R2.9", "R2.4", "R2.6")
def test_the_start() -> None:
    t = table(3)
    assert t.stock(0, "florins", "grain", "wood", "leather", "stone", "iron") == (120, 4, 3, 2, 1, 1)
    assert t.units(1, "A2") == {"light_infantry": 4, "archer": 2}
    assert t.s.wars == [0, 0, 0]
    assert t.s.bands == [3, 3, 3]
    assert t.s.inflation == 0
    assert [t.p(x).free for x in ("A1", "B1", "K1")] == [3, 2, 1]
