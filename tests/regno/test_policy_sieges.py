"""How the bot besieges, stays, is besieged, and makes war."""

from __future__ import annotations

from typing import Final

import pytest

from signoria.games.regno.ids import NEUTRAL, NOWHERE
from signoria.games.regno.plans import arms, sieges, wars
from signoria.games.regno.plans.odds import forecast
from signoria.games.regno.plans.targets import wants
from signoria.games.regno.reconstruction.activation import Activation
from signoria.games.regno.warfare.siege import Stall

from .build import Table, place, table
from .deciding import decided, order, outlook, plays, reasons

EMPTY: Final = (0,) * 26


def before_a2() -> Table:
    """War of 0 on 1 in year 3: A2 has a Tower and nobody in it; 0 holds the land about, with an army in D2, and what
    is neutral is too strong for it."""
    t = table(2).at(3)
    t.no_forces()
    for name in ("D1", "M1", "M2", "R"):
        t.force(NEUTRAL, name, light_infantry=30)
    t.province("A2", settlement="town", fortress="tower")
    for name in ("B2", "D2", "K2"):
        t.province(name, owner=0)
    t.force(0, "D2", light_infantry=5)
    t.war(0, 1)
    return t


def besieging(ours: int, theirs: int) -> Table:
    """As before, and 0 besieges A2 already."""
    t = before_a2()
    t.no_forces()
    t.force(0, "A2", light_infantry=ours)
    t.force(1, "A2", light_infantry=theirs)
    t.province("A2", besieger=0, whence=place("D2"))
    return t


@pytest.mark.clause("13.8.2")
def test_walls_that_cannot_be_broken_yet_are_besieged() -> None:
    t = order(before_a2(), 2)
    assert "begin-siege" in reasons(t)
    assert t.p("A2").besieger == 0


def test_nobody_lays_siege_under_the_eyes_of_a_stronger_relief() -> None:
    t = before_a2()
    t.province("B2", owner=1)
    t.force(1, "B2", light_infantry=12)
    plays(order(t, 2))
    assert t.p("A2").besieger == NOWHERE


def test_a_siege_of_shooters_is_not_worth_its_men() -> None:
    t = before_a2()
    t.force(1, "A2", crossbowman=6)
    plays(order(t, 2))
    assert t.p("A2").besieger == NOWHERE


@pytest.mark.clause("13.8.4")
def test_with_machines_a_siege_goes_on_to_its_end() -> None:
    t = besieging(9, 2)
    t.force(0, "A2", ram=3, crewman=4)
    assert reasons(order(t, 2))[0] == "siege-goes-on"


@pytest.mark.clause("13.8.4")
def test_without_machines_they_wait_before_the_walls() -> None:
    t = order(besieging(6, 2), 2)
    done = plays(t)
    assert not any(x.startswith(("engage", "march:A2", "muster:A2")) for x in done)
    assert t.p("A2").besieger == 0


@pytest.mark.clause("13.8.1")
@pytest.mark.parametrize(("theirs", "choice"), [(2, "keep-siege"), (14, "lift-siege")])
def test_a_siege_is_kept_up_while_nobody_can_break_it(theirs: int, choice: str) -> None:
    t = besieging(6, theirs)
    t.ask(Stall(0, place("A2")))
    assert decided(t)[0] == choice


@pytest.mark.clause("13.8.7")
def test_in_winter_a_siege_is_paid_for_while_it_pays() -> None:
    t = besieging(4, 0).at(3, "winter")
    assert sieges.pays(outlook(t), place("A2"))
    t = besieging(60, 0).at(3, "winter")
    assert not sieges.pays(outlook(t), place("A2"))


@pytest.mark.clause("13.8.5")
@pytest.mark.parametrize(("theirs", "comes_out"), [(9, True), (3, False)])
def test_the_besieged_come_out_when_they_are_the_stronger(theirs: int, comes_out: bool) -> None:
    t = besieging(4, theirs)
    done = plays(order(t, 2, seat=1))
    assert ("sortie:A2" in done) == comes_out


@pytest.mark.clause("13.8.5")
def test_a_relief_drives_the_besieger_away() -> None:
    t = besieging(3, 1)
    t.province("B2", owner=1)
    t.force(1, "B2", light_infantry=10)
    done = plays(order(t, 2, seat=1))
    assert any(x.startswith("march:B2:A2") or x == "sortie:A2" for x in done)
    assert t.p("A2").besieger == NOWHERE


def test_who_besieges_and_is_the_stronger_makes_no_peace() -> None:
    for ours, answer in ((8, "refuse-deal:not_now"), (2, "accept-deal")):
        t = besieging(ours, 2)
        t.province("B2", owner=1)
        t.force(1, "B2", light_infantry=3)
        t.s.activation = 1
        t.ask(Activation(1, (3,), False)).do("offer-peace:0")
        assert decided(t)[0] == answer


@pytest.mark.clause("13.5.11")
def test_the_forecast_knows_who_only_stands_before_walls() -> None:
    t = before_a2()
    men = (5, *EMPTY[1:])
    f = forecast(t.s, place("A2"), men, EMPTY, True)
    assert f.stands
    assert not f.won
    assert f.lost == 0
    shot_at = forecast(t.s, place("A2"), men, (0, 2, *EMPTY[2:]), True)
    assert shot_at.stands
    assert shot_at.lost > 1
    assert not forecast(t.s, place("D2"), men, (9, *EMPTY[1:]), False).stands


def test_no_more_machines_than_pay() -> None:
    """One Ram breaks a Tower of a weak garrison; a fourth would cost more than the men it saves."""
    t = before_a2()
    t.realm(0, tech={"engineering": 1})
    t.force(0, "D2", light_infantry=12)
    need = wants(outlook(t), place("A2"))
    assert need is not None
    assert 1 <= need.machines <= 2
    assert need.crew > need.machines - 1


# ---- war -------------------------------------------------------------------------------------------------------------


def at_peace(men: int) -> Table:
    t = table(2).at(3)
    t.no_forces()
    t.province("D2", owner=0)
    t.force(0, "D2", light_infantry=men)
    t.force(1, "K2", light_infantry=4)
    t.s.activation = 0
    t.realm(0, program=(2, 3), florins=0)
    return t


@pytest.mark.clause("12.2.1")
@pytest.mark.parametrize(("men", "war"), [(10, True), (3, False)])
def test_war_is_declared_where_there_is_something_to_win(men: int, war: bool) -> None:
    t = at_peace(men)
    t.ask(Activation(0, (2, 3), True))
    assert (decided(t) == ("declare-war:1", "declare-war")) == war
    assert (wars.worth(outlook(t)) > 0) == war


def test_nobody_makes_war_without_an_order_to_march_or_before_the_third_year() -> None:
    t = at_peace(10)
    t.realm(0, program=(3, 4))
    t.ask(Activation(0, (3, 4), True))
    assert not decided(t)[0].startswith("declare-war")
    assert wars.campaign(outlook(at_peace(10).at(2))) is None


# ---- arms ------------------------------------------------------------------------------------------------------------


def test_the_rich_recruit_better_soldiers_and_machines() -> None:
    t = table(2).at(5)
    t.realm(0, florins=60, grain=9, wood=9, leather=9, iron=9, tech={"agriculture": 4, "engineering": 2})
    goods, poor = [9] * 8, outlook(t)
    assert arms.best_soldier(poor, place("A1"), goods, 10.0, place("M1")) == 0
    t.realm(0, florins=2000)
    rich = outlook(t)
    assert arms.best_soldier(rich, place("A1"), goods, 2000.0, place("M1")) > 10
    assert arms.best_engine(rich, place("A1"), goods, 2000.0) == 22  # a Trebuchet


def test_a_weak_realm_beside_a_strong_one_arms() -> None:
    t = table(2).at(3)
    t.no_forces()
    t.province("D2", owner=0)
    t.force(1, "A2", light_infantry=12)
    t.realm(0, florins=150, leather=9, grain=9)
    assert any(x.startswith("enlist:") for x in plays(order(t, 1)))


def test_a_free_commune_without_walls_is_no_siege() -> None:
    t = table(2)
    t.province("D1", settlement="town", fortress="")
    t.force(NEUTRAL, "D1", light_infantry=9)
    plays(order(t, 2))
    assert t.p("D1").besieger == NOWHERE
