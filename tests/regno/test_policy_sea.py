"""What the bot does with ships, faith, offices, Captains and other realms."""

from __future__ import annotations

import random

import pytest

from signoria.games.regno import policy
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import CARDINAL, FIRST_CAPTAIN, NEUTRAL, NOWHERE, PIRATES, PLACES
from signoria.games.regno.plans import expeditions, hunting, prelates, shipping, tavern
from signoria.games.regno.reconstruction.choosing import ChooseRealm
from signoria.games.regno.rules import GAME
from signoria.kernel.engine import first_seat, legal

from .build import Table, place, table
from .deciding import order, outlook, plays


def coast(men: int = 6, ships: int = 2) -> Table:
    """Nothing but the Island, a Village with two men, is to be had for 0, and only over the sea."""
    t = table(2)
    t.no_forces()
    for name in ("D1", "M1", "M2", "R"):
        t.force(NEUTRAL, name, light_infantry=30)
    t.province("I1", settlement="village", fortress="", buildings=["farm"])
    t.force(NEUTRAL, "I1", light_infantry=1, archer=1)
    t.realm(0, tech={"navigation": 2})
    t.force(0, "K1", light_infantry=men)
    for _ in range(ships):
        t.carrier(0, "light_merchant", "S1")
    return t


@pytest.mark.clause("15.2.2")
@pytest.mark.clause("15.2.7")
def test_an_army_crosses_the_sea_and_fights_on_an_island() -> None:
    done = plays(order(coast(), 2))
    steps = [x.split(":")[0] for x in done if x.split(":")[0] in ("embark", "sail-to", "land", "engage")]
    assert list(dict.fromkeys(steps)) == ["embark", "sail-to", "land", "engage"]


@pytest.mark.clause("15.2.7")
def test_an_island_that_nobody_guards_is_taken_by_one_man() -> None:
    t = coast()
    t.no_forces("I1")
    plays(order(t, 2))
    assert t.p("I1").owner == 0
    assert t.units(0, "I1") == {"light_infantry": 1}
    assert t.units(0, "K1") == {"light_infantry": 5}


def test_no_more_men_go_than_it_takes() -> None:
    found = expeditions.best(outlook(coast(men=8)))
    assert found is not None
    assert found.place == place("I1")
    assert 3 <= sum(found.load) < 8


def test_nobody_sails_against_a_strong_garrison_or_with_empty_ships() -> None:
    t = coast()
    t.force(NEUTRAL, "I1", light_infantry=20)
    assert expeditions.best(outlook(t)) is None
    assert not any(x.startswith(("sail", "embark")) for x in plays(order(t, 2)))
    assert expeditions.best(outlook(coast(men=0))) is None


@pytest.mark.clause("15.2.3")
def test_an_empty_merchant_does_not_hold_the_fleet_back() -> None:
    done = plays(order(coast(men=4, ships=3), 2))
    assert any(x.startswith("part:") for x in done)
    assert "engage:I1" in done


def test_an_army_that_no_road_leads_home_is_fetched() -> None:
    t = coast(men=0)
    t.no_forces("I1")
    t.province("I1", owner=0)
    t.force(0, "I1", light_infantry=6)
    for x in t.s.carriers:
        if x is not None and x.owner == 0 and x.kind:
            x.place = x.start = place("O")
    plays(order(t, 2))
    assert sum(t.units(0, "K1").values()) + sum(t.units(0, "M1").values()) >= 4


def test_pirates_are_hunted_by_who_is_the_stronger() -> None:
    for kind, hunted in (("great_warship", True), ("light_galley", False)):
        t = coast(men=0, ships=0)
        t.carrier(0, kind, "S1")
        for _ in range(2):
            pirate = t.carrier(1, "light_galley", "S1")
            t.c(pirate).owner = PIRATES
        assert (hunting.worth(outlook(t)) > 0) == hunted
        done = plays(order(t, 2))
        assert any(x.startswith("attack-fleet") for x in done) == hunted


@pytest.mark.clause("15.3.1")
def test_a_warship_shuts_an_enemys_port() -> None:
    t = coast(men=0, ships=0)
    t.carrier(0, "light_galley", "S1")
    t.province("M1", owner=1, buildings=["port"])
    t.war(0, 1)
    assert any(x.startswith("blockade:") for x in plays(order(t, 2)))


def test_ships_are_built_where_an_army_waits_for_room() -> None:
    t = coast(men=8, ships=0)
    t.province("K1", settlement="village", buildings=["port"], free=2)
    o = outlook(t)
    assert [x for x in shipping.wishes(o) if PLACES[x[2]] == "K1"]
    t.province("I1", owner=0)
    assert not [x for x in shipping.wishes(outlook(t)) if x[1] == 1]  # a Galley is of no use now


# ---- faith and offices -----------------------------------------------------------------------------------------------


def test_not_all_realms_choose_the_same_faith() -> None:
    found = set()
    for seed in range(20):
        t = table(2)
        t.ask(ChooseRealm())
        seat = first_seat(t.s.must)
        masked = GAME.mask(t.s, seat)
        found.add(GRAMMAR.text(policy.decide(masked, seat, legal(masked, seat), random.Random(seed))[0]))
    assert found == {"choose-faith:catholic", "choose-faith:orthodox", "choose-faith:islamic"}


def devout(year: int = 3) -> Table:
    t = table(2).at(year)
    t.province("A1", buildings=["church", "farm"], unrest=0)
    t.province("B1", buildings=["church", "farm"], unrest=0)
    t.realm(0, florins=300, tech={"religion": 3})
    t.person(0, "bishop", "A1")
    return t


def test_a_cardinal_is_raised_for_the_points_and_the_office() -> None:
    t = devout()
    assert prelates.promotion(outlook(t)) > prelates.PRICE
    assert any(x.startswith("promote:") for x in plays(order(t, 5)))
    t.realm(0, tech={"religion": 1})
    assert prelates.promotion(outlook(t)) == 0


def test_another_faith_pays_where_a_rival_holds_the_head() -> None:
    t = devout()
    assert prelates.conversion(outlook(t)) == (0.0, NOWHERE)
    t.s.offices[0] = t.person(1, "cardinal", "A2")
    t.realm(0, florins=900)
    net, faith = prelates.conversion(outlook(t))
    assert net > 0
    assert faith in (1, 2)
    done = plays(order(t, 6))
    assert any(x.startswith("convert:") for x in done)
    assert t.r(0).faith == faith
    assert prelates.conversion(outlook(t)) == (0.0, NOWHERE)  # once a game
    assert CARDINAL not in {x.role for x in t.s.people if x is not None and x.seat == 0}


# ---- Captains --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("16.5.2")
def test_a_captain_is_hired_for_the_soldiers_that_he_leads() -> None:
    t = table(2).at(2)
    t.no_forces()
    t.realm(0, florins=600, tech={"court": 1})
    t.force(0, "A1", light_infantry=8)
    t.s.tavern = (0, 1)  # of Light infantry, of Archers
    assert tavern.best(outlook(t))[2] == FIRST_CAPTAIN
    assert f"hire:{GRAMMAR.text((390, FIRST_CAPTAIN)).split(':')[1]}" in plays(order(t, 5))
    t.at(8)
    assert tavern.best(outlook(t))[2] == NOWHERE
