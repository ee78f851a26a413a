"""War, pacts, peace. 12.2"""

from __future__ import annotations

import pytest

from signoria.games.regno import forces
from signoria.games.regno.ids import BROKEN_PACT, INTERNED, NEUTRAL
from signoria.games.regno.pieces import ARRIVED, MOVED
from signoria.games.regno.warfare import marching, war
from signoria.kernel.menu import Menu

from .build import NOWHERE, Table, place, table


def afield(seats: int = 2) -> Table:
    t = table(seats)
    t.s.forces = [f for f in t.s.forces if f.owner == NEUTRAL]
    return t


def declare(t: Table, seat: int, other: int) -> Table:
    war.declare(t.s, seat, other)
    return t.push()


@pytest.mark.clause("12.2.1", "12.2.8", "12.2.7")
def test_war_is_declared_at_the_start_of_an_activation_on_anyone_at_peace() -> None:
    t = afield(3)
    t.war(0, 2)
    menu = Menu(True)
    war.offer_declaration(t.s, 0, menu)
    assert menu.legal == [(war.DECLARE, 1)]
    assert [(o, why.clause) for o, why in menu.barred] == [((war.DECLARE, 2), "12.2.2")]
    declare(t, 0, 1)
    assert t.s.wars == [0b110, 0b001, 0b001]
    assert t.told("war-declared")


@pytest.mark.clause("12.2.1")
def test_war_is_no_free_action_at_other_moments() -> None:
    t = afield()
    menu = Menu()
    war.offer_free(t.s, 0, menu)
    assert [x[0] for x in menu.legal] == [war.TRANSIT]


@pytest.mark.clause("C118", "12.2.9", "16.2.11", "16.2.13")
def test_a_dynastic_ally_is_no_target_until_the_alliance_is_over() -> None:
    t = afield()
    t.s.alliances = ((0, 1, 1, 15, t.s.round),)  # dissolved: to the end of this season
    menu = Menu(True)
    war.offer_declaration(t.s, 0, menu)
    assert [(o, why.clause) for o, why in menu.barred] == [((war.DECLARE, 1), "16.2.11")]
    t.s.round += 1
    menu = Menu(True)
    war.offer_declaration(t.s, 0, menu)
    assert menu.legal == [(war.DECLARE, 1)]


@pytest.mark.clause("12.2.2", "12.2.6", "C117")
def test_declaring_on_a_partner_breaks_the_pact_for_three_points() -> None:
    t = afield(3)
    t.s.pacts = ((1, 0, 2), (0, 2, 2))
    t.s.consents = ((1, 0), (2, 0))
    declare(t, 0, 1)
    assert t.r(0).deeds[BROKEN_PACT] == -3
    assert t.r(1).deeds[BROKEN_PACT] == 0
    assert list(t.s.pacts) == [(0, 2, 2)]
    assert list(t.s.consents) == [(2, 0)]
    assert t.told("pact-broken")


@pytest.mark.clause("16.4.5", "12.2.6", "C209")
def test_the_victim_of_a_failed_assassin_breaks_one_pact_free() -> None:
    t = afield()
    t.s.pacts, t.s.releases = ((0, 1, 2),), ((0, 1, 2),)
    declare(t, 0, 1)
    assert t.r(0).deeds[BROKEN_PACT] == 0
    assert not t.s.releases


@pytest.mark.clause("12.2.3", "12.2.10")
def test_troops_in_land_now_hostile_go_home_the_nearest_way() -> None:
    t = afield()
    t.p("D1").owner, t.p("D2").owner = 0, 1
    t.no_forces("D1", "D2")
    t.force(0, "D2", archer=3)
    t.change_person(0, place="D2")
    declare(t, 1, 0)
    assert t.units(0, "D1") == {"archer": 3}
    assert t.who(0).place == place("D1")
    assert t.told("gone-home")
    assert t.p("D2").owner == 1


@pytest.mark.clause("C119")
def test_between_equally_near_provinces_the_owner_of_the_troops_chooses() -> None:
    t = afield()
    t.p("D1").owner, t.p("D2").owner, t.p("R").owner = 0, 1, 0
    t.no_forces("D1", "D2", "R")
    t.force(0, "D2", archer=3)
    declare(t, 1, 0)
    assert t.asked == 0
    assert t.listed() == ["go-home:D1", "go-home:R"]
    t.do("go-home:R")
    assert t.units(0, "R") == {"archer": 3}


@pytest.mark.clause("12.2.3")
def test_without_a_way_home_troops_are_interned_until_peace() -> None:
    t = afield(3)
    t.force(0, "I1", archer=3)
    t.change_person(0, place="I1")
    t.p("I1").owner = 1
    declare(t, 0, 1)
    assert [(f.place, sum(f.counts)) for f in t.s.forces if f.owner == 0] == [(INTERNED, 3)]
    assert t.who(0).place == place("A1")
    assert t.told("were-interned")
    assert sum(forces.pieces_of(t.s, 0)) == 0  # free of upkeep meanwhile
    declare(t, 0, 2)
    war.make_peace(t.s, 0, 2)  # another's peace does not open that prison
    t.push()
    assert t.units(0, "A1") == {}
    war.make_peace(t.s, 1, 0)
    t.push()
    assert t.units(0, "A1") == {"archer": 3}
    assert t.told("given-back")


@pytest.mark.clause("12.2.3", "R1.6")
def test_no_way_home_leads_through_enemies_rebels_or_hordes() -> None:
    t = afield()
    t.p("D2").owner = 1
    t.p("D1").former, t.p("R").former = 1, 1
    t.no_forces("D2")
    t.force(0, "D2", archer=1)
    declare(t, 1, 0)
    assert [f.place for f in t.s.forces if f.owner == 0] == [INTERNED]


# ---- pacts -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("12.2.4", "C256")
def test_a_pact_needs_court_2_in_one_of_the_two_and_ten_florins_of_each() -> None:
    t = afield()
    assert war.pact_refusal(t.s, 0, 1) is war.NO_COURT
    t.realm(1, tech={"court": 2})
    assert war.pact_refusal(t.s, 0, 1) is None
    t.realm(0, florins=9)
    assert war.pact_refusal(t.s, 0, 1) is war.NO_MONEY
    assert war.pact_price(t.s) == ((8, 10),)
    t.realm(0, florins=10)
    t.war(0, 1)
    assert war.pact_refusal(t.s, 0, 1) is war.BELLIGERENTS


@pytest.mark.clause("12.2.5", "C256")
def test_a_pact_lasts_to_the_end_of_the_next_year_and_binds_two() -> None:
    t = afield(3).at(year=3, season="summer")
    t.realm(0, tech={"court": 2})
    war.sign_pact(t.s, 0, 1)
    assert t.s.pacts == ((0, 1, 4),)
    assert war.pact_between(t.s, 1, 0)
    assert not war.pact_between(t.s, 0, 2)
    assert war.pact_refusal(t.s, 1, 0) is war.HAVE_PACT
    t.at(year=5)
    assert not war.pact_between(t.s, 0, 1)


# ---- peace -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("12.2.13", "C263")
def test_peace_ends_one_war_between_two() -> None:
    t = afield(3)
    t.war(0, 1)
    t.war(0, 2)
    assert war.peace_refusal(t.s, 0, 1) is None
    war.make_peace(t.s, 0, 1)
    assert t.s.wars == [0b100, 0, 0b001]
    assert war.peace_refusal(t.s, 0, 1) is war.AT_PEACE


@pytest.mark.clause("C230", "12.2.13", "12.2.3")
def test_at_peace_a_siege_ends_and_the_besieger_goes_home() -> None:
    t = afield()
    t.war(0, 1)
    t.p("D1").owner, t.p("D2").owner = 0, 1
    t.no_forces("D1", "D2")
    t.province("D2", fortress="tower", besieger=0)
    t.force(0, "D2", archer=3, moved=MOVED | ARRIVED)
    war.make_peace(t.s, 0, 1)
    t.push()
    assert t.p("D2").besieger == NOWHERE
    assert t.units(0, "D1") == {"archer": 3}
    assert not any(f.moved & ARRIVED for f in t.s.forces)


@pytest.mark.clause("12.2.13", "15.3.4")
def test_at_peace_blockades_end() -> None:
    t = afield()
    t.war(0, 1)
    t.province("K2", buildings=["port"])
    galley = t.carrier(0, "light_galley", "S2")
    t.c(galley).port = place("K2")
    war.make_peace(t.s, 0, 1)
    assert t.c(galley).port == NOWHERE


@pytest.mark.clause("12.2.11", "12.2.12")
def test_an_ally_does_not_fight_in_anothers_battle() -> None:
    t = afield(3)
    t.war(0, 1)
    t.p("D2").owner = 1
    t.no_forces("D2")
    t.force(2, "D2", knight=9)  # a guest of the defender
    t.force(0, "D1", archer=1)
    t.p("D1").owner = 0
    t.no_forces("K1")
    t.ask(marching.begin(t.s, 0)).do("march:D1:D2", "engage:D2")
    assert t.p("D2").owner == 0
    assert not t.told("battle-begun")
