"""Captains of fortune: Tavern, hiring, pay, Loyalty. Clauses 16.5, 16.6."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.regno import free
from signoria.games.regno.dynasties import captains, court
from signoria.games.regno.ids import (
    ABOARD,
    CAPTAIN,
    CAPTAINS,
    FIRST_CAPTAIN,
    FLORINS,
    GRAIN,
    NO_TRAIT,
    NOWHERE,
    PRISON,
    REBELS,
    SILK,
    SPICES,
    WINE,
)
from signoria.games.regno.people import has_captain
from signoria.games.regno.pieces import new_person

from .build import Table, place, table

GUALTIERO, MONTONE, ACUTO, WERNER, DORIA = (FIRST_CAPTAIN + i for i in (0, 3, 6, 8, 11))


def serving(t: Table, who: int, seat: int = 0, where: str = "A1") -> None:
    t.s.people[who] = new_person(seat, CAPTAIN, place(where))
    t.who(who).loyalty = 4
    t.s.captains = tuple(tuple(c for c in group if c != who - FIRST_CAPTAIN) for group in t.s.captains)


def tavern(t: Table, *who: int) -> None:
    """These lie in the Tavern, the rest in the deck."""
    t.s.tavern = tuple(x - FIRST_CAPTAIN for x in who)
    t.s.captains = (tuple(i for i in range(len(CAPTAINS)) if i not in t.s.tavern),)


def rich(**tech: int) -> Table:
    t = table().at(season="winter")
    t.realm(0, florins=1000, tech=tech)
    return t


def begin(t: Table) -> Table:
    return t.ask(court.begin(t.s, 0))


@pytest.mark.clause("16.5.1", "R2.8")
def test_the_tavern_shows_three() -> None:
    t = table()
    t.dice("tavern", 0, 0, 9, first=0)
    captains.replenish(t.s)
    assert t.s.tavern == (0, 1, 11)
    assert t.s.captains == (tuple(range(2, 11)),)


@pytest.mark.clause("16.5.2", "16.5.4", "16.6.1", "16.5.t1.r1", "C68")
def test_hiring_places_in_the_capital_and_reveals_another() -> None:
    t = rich(court=1)
    tavern(t, GUALTIERO, MONTONE, DORIA)
    t.s.inflation = 3
    t.dice("tavern", 2, first=0)  # of the nine in the deck
    begin(t).do("hire:gualtiero_da_forli")
    x = t.who(GUALTIERO)
    assert (x.place, x.loyalty, x.hired, x.seat) == (place("A1"), 4, t.s.round, 0)
    assert (x.virtue, x.flaw) == (NO_TRAIT, NO_TRAIT)
    assert t.stock(0, "florins") == (950,)
    assert t.s.tavern == (3, 11, 4)


@pytest.mark.clause("16.5.2", "11.1.t1.r9", "11.3.t1.r9")
def test_court_at_least_the_rank() -> None:
    t = rich(court=1)
    tavern(t, GUALTIERO, MONTONE, DORIA)
    begin(t)
    assert t.may("hire:gualtiero_da_forli")
    assert t.why("hire:braccio_da_montone") == "16.5.2"
    t.realm(0, tech={"court": 3})
    assert t.may("hire:braccio_da_montone")
    assert t.why("hire:andrea_doria") == "16.5.2"
    t.realm(0, tech={"court": 4}, florins=299)
    assert t.why("hire:andrea_doria") == "16.5.2"
    t.realm(0, florins=300)
    assert t.may("hire:andrea_doria")


@pytest.mark.clause("16.5.t1.r1", "16.5.t1.r2", "16.5.t1.r3", "16.5.t1.r4")
@pytest.mark.parametrize(("who", "hire"), [(GUALTIERO, 50), (MONTONE, 100), (ACUTO, 180), (DORIA, 300)])
def test_the_price_by_rank(who: int, hire: int) -> None:
    t = rich()
    assert captains.hire_price(t.s, 0, who) == ((FLORINS, hire),)


@pytest.mark.clause("R18.2")
def test_unpaid_companies_are_a_fifth_cheaper() -> None:
    t = rich()
    t.s.event = 13  # SU4
    assert captains.hire_price(t.s, 0, ACUTO) == ((FLORINS, 144),)


@pytest.mark.clause("16.5.3", "C212")
def test_three_captains_captured_ones_counted() -> None:
    t = rich(court=4)
    tavern(t, DORIA)
    for who in (GUALTIERO, MONTONE, ACUTO):
        serving(t, who)
    t.change_person(ACUTO, gaoler=1, place=PRISON)
    assert begin(t).why("hire:andrea_doria") == "16.5.3"
    t.do("dismiss:giovanni_acuto")
    assert t.may("hire:andrea_doria")


@pytest.mark.clause("C262", "16.5.4")
def test_one_may_hire_into_a_besieged_capital() -> None:
    t = rich(court=1)
    tavern(t, GUALTIERO)
    t.province("A1", besieger=1)
    begin(t).do("hire:gualtiero_da_forli")
    assert t.who(GUALTIERO).place == place("A1")


@pytest.mark.clause("16.5.13", "16.6.4", "R5.6")
def test_dismissal_is_free_without_refund_and_goes_to_the_deck() -> None:
    t = rich()
    serving(t, GUALTIERO)
    t.province("A1", fief=GUALTIERO)
    t.s.tavern, t.s.captains = (4, 5, 6), ((1, 2),)
    begin(t).do("dismiss:gualtiero_da_forli")
    assert t.s.people[GUALTIERO] is None
    assert t.s.captains == ((1, 2), (0,))
    assert t.stock(0, "florins") == (1000,)
    assert t.p("A1").fief == NOWHERE
    assert captains.DISMISS in free.captains.FREE


@pytest.mark.clause("16.6.3", "C215")
def test_at_the_opening_unhired_cards_go_to_the_bottom_in_an_unknown_order() -> None:
    t = table()
    t.s.tavern, t.s.captains = (7, 2, 5), ((0, 1), (3,))
    t.dice("tavern", 1, first=0)
    captains.new_year(t.s)
    assert t.s.tavern == (1, 0, 3)
    assert t.s.captains == ((2, 5, 7),)


@pytest.mark.clause("16.6.5")
def test_a_short_deck_shows_what_there_is_and_the_bottom_comes_up_again() -> None:
    t = table()
    t.s.tavern, t.s.captains = (7, 2), ((4,),)
    t.dice("tavern", 1, first=0)
    captains.new_year(t.s)
    assert t.s.tavern == (4, 7, 2)
    assert t.s.captains == ()
    t.s.tavern = (7,)
    captains.replenish(t.s)
    assert t.s.tavern == (7,)


@pytest.mark.clause("16.5.1", "16.6.4")
def test_a_tavern_that_has_run_short_shows_a_returned_card_at_once() -> None:
    t = rich()
    serving(t, GUALTIERO)
    t.s.tavern, t.s.captains = (4, 5), ()
    begin(t).do("dismiss:gualtiero_da_forli")
    assert (t.s.tavern, t.s.captains) == ((4, 5, 0), ())


@pytest.mark.clause("16.6.t1.r1", "16.6.2")
def test_the_twelve_cards_and_their_ranks() -> None:
    t = table()
    assert t.s.tables.captain_rank == (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)


@pytest.mark.clause("16.5.t1.r1", "16.5.t1.r2", "16.5.t1.r3", "16.5.t1.r4", "16.5.10")
@pytest.mark.parametrize(
    ("who", "due"),
    [
        (GUALTIERO, (((FLORINS, 5),),)),
        (MONTONE, (((GRAIN, 1), (FLORINS, 10)),)),
        (ACUTO, (((WINE, 1), (FLORINS, 15)), ((FLORINS, 45),))),
        (DORIA, (((SPICES, 1), (FLORINS, 25)), ((SILK, 1), (FLORINS, 25)), ((FLORINS, 75),))),
    ],
)
def test_the_wage_and_its_alternatives(who: int, due: Any) -> None:
    t = rich()
    serving(t, who)
    assert captains.captain_due(t.s, who) == due


@pytest.mark.clause("9.5.5", "C69")
def test_t27_inflation_3_doubles_the_money_wage() -> None:
    t = rich()
    t.s.inflation = 3
    serving(t, GUALTIERO)
    serving(t, ACUTO)
    assert captains.captain_due(t.s, GUALTIERO) == (((FLORINS, 10),),)
    assert captains.captain_due(t.s, ACUTO) == (((WINE, 1), (FLORINS, 30)), ((FLORINS, 60),))
    t.realm(0, tech={"commerce": 4})
    assert captains.captain_due(t.s, GUALTIERO) == (((FLORINS, 5),),)


@pytest.mark.clause("11.4.5", "11.4.11")
def test_a_fief_of_the_monarchy_exempts_from_money_not_from_goods() -> None:
    t = rich()
    serving(t, MONTONE)
    serving(t, GUALTIERO)
    t.realm(0, government="feudal_monarchy", tech={"government": 1})
    t.province("A1", fortress="manor", fief=MONTONE)
    t.province("B1", fortress="castle", fief=GUALTIERO)
    assert captains.captain_due(t.s, MONTONE) == (((GRAIN, 1),),)
    assert captains.captain_due(t.s, GUALTIERO) == ((),)
    t.realm(0, tech={"government": 0})
    assert captains.captain_due(t.s, GUALTIERO) == (((FLORINS, 5),),)
    t.realm(0, tech={"government": 4}, government="communal_republic")
    assert captains.captain_due(t.s, GUALTIERO) == (((FLORINS, 5),),)
    t.realm(0, government="feudal_monarchy")
    t.province("B1", fortress="tower")
    assert captains.captain_due(t.s, GUALTIERO) == (((FLORINS, 5),),)


@pytest.mark.clause("C212")
def test_a_prisoner_has_no_wage() -> None:
    t = rich()
    serving(t, GUALTIERO)
    t.change_person(GUALTIERO, gaoler=1, place=PRISON)
    assert captains.captain_due(t.s, GUALTIERO) == ()
    t.change_person(GUALTIERO, gaoler=REBELS, place="B1")
    assert captains.captain_due(t.s, GUALTIERO) == ()


@pytest.mark.clause("16.5.11", "16.6.4", "9.4.5")
def test_an_unpaid_captain_loses_two_loyalty_and_deserts_at_none() -> None:
    t = rich()
    serving(t, GUALTIERO)
    t.s.tavern, t.s.captains = (4, 5, 6), ()
    soldiers = t.units(0, "A1")
    captains.unpaid(t.s, GUALTIERO)
    assert t.who(GUALTIERO).loyalty == 2
    captains.unpaid(t.s, GUALTIERO)
    assert t.s.people[GUALTIERO] is None
    assert t.s.captains == ((0,),)
    assert t.units(0, "A1") == soldiers


@pytest.mark.clause("16.5.11")
def test_at_one_loyalty_he_deserts_too() -> None:
    t = rich()
    serving(t, GUALTIERO)
    t.change_person(GUALTIERO, loyalty=1)
    captains.unpaid(t.s, GUALTIERO)
    assert t.s.people[GUALTIERO] is None


@pytest.mark.clause("16.5.12")
def test_a_paid_captain_regains_one_up_to_four() -> None:
    t = rich()
    serving(t, GUALTIERO)
    t.change_person(GUALTIERO, loyalty=2)
    for loyalty in (3, 4, 4):
        captains.paid(t.s, GUALTIERO)
        assert t.who(GUALTIERO).loyalty == loyalty


@pytest.mark.clause("16.6.t1.r9", "C214")
@pytest.mark.parametrize(("where", "unrest"), [("A1", 1), ("A2", 1), ("D1", 0)])
def test_werner_raises_unrest_where_he_winters(where: str, unrest: int) -> None:
    t = rich()
    serving(t, WERNER, 0, where)
    captains.winter(t.s)
    assert t.p(where).unrest == unrest


@pytest.mark.clause("16.6.t1.r9", "C214")
def test_werner_aboard_or_in_prison_raises_none() -> None:
    t = rich()
    serving(t, WERNER)
    for where, gaoler in ((ABOARD, NOWHERE), (PRISON, 1), (place("A2"), REBELS)):
        t.change_person(WERNER, place=where, gaoler=gaoler)
        captains.winter(t.s)
    assert t.p("A1").unrest == t.p("A2").unrest == 0


@pytest.mark.clause("16.6.t1.r9", "9.2.5")
def test_werner_may_bring_a_revolt(monkeypatch: pytest.MonkeyPatch) -> None:
    t = rich()
    checked: list[int] = []
    monkeypatch.setattr("signoria.games.regno.economy.unrest.check_revolt", lambda _, where: checked.append(where))
    serving(t, WERNER, 0, "B1")
    captains.winter(t.s)
    assert checked == [place("B1")]


@pytest.mark.clause("C213", "16.6.t1.r6")
def test_jean_de_vienne_serves_the_ship_he_is_on() -> None:
    from signoria.games.regno.carriers import capacity

    t = rich()
    one, other = t.carrier(0, "light_galley", "S1"), t.carrier(0, "light_galley", "S1")
    serving(t, FIRST_CAPTAIN + 5)
    before = capacity(t.s, one)
    t.change_person(FIRST_CAPTAIN + 5, place=ABOARD + one)
    assert (capacity(t.s, one), capacity(t.s, other)) == (before + 1, before)


@pytest.mark.clause("14.2.4", "C242", "16.6.t1.r5")
def test_a_wounded_captains_ability_is_suspended() -> None:
    t = rich()
    serving(t, FIRST_CAPTAIN + 4)
    assert has_captain(t.s, 0, 4, place("A1"))
    t.change_person(FIRST_CAPTAIN + 4, wounded=t.s.round)
    assert not has_captain(t.s, 0, 4, place("A1"))
