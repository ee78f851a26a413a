"""Smuggling. 10.4"""

from __future__ import annotations

import pytest

from signoria.games.regno.commerce import smuggling
from signoria.games.regno.ids import NEUTRAL, SMUGGLING
from signoria.games.regno.state import Regno
from signoria.kernel.state import Step

from .build import Table, place, table
from .test_10_caravans import caravan
from .test_10_exchange import order4


def smuggler(t: Table, commerce: int = 3, espionage: int = 0, **cargo: int) -> Table:
    """A Caravan with cargo in the Marca, its turn begun; 5 Florins in the reserve."""
    t.poor(0)
    t.realm(0, florins=5, tech={"commerce": commerce, "espionage": espionage})
    caravan(t, "M1", **(cargo or {"grain": 2}))
    t.c("caravan.1.1").start = place("B1")
    return order4(t).do("carry:caravan.1.1")


@pytest.mark.clause("10.4.1", "10.4.3", "10.4.4", "11.3.t1.r7", "C76")
def test_it_sells_with_a_premium_without_commission_or_saturation() -> None:
    t = table()
    t.province("M1", bought=(2, 2, 2, 0, 0, 0, 0, 0))
    smuggler(t).dice("smuggling", 3)
    t.do("smuggle:M1", "declare-goods:grain", "declare-goods:grain", "run-goods")
    assert t.stock(0, "florins") == (40,)
    assert t.s.sold == [2, 0, 0]
    assert sum(t.p("M1").bought) == 6
    assert sum(t.c("caravan.1.1").cargo) == 0


@pytest.mark.clause("10.4.5", "10.4.3", "C89")
def test_failing_costs_the_fee_the_goods_a_point_and_the_way() -> None:
    """T45."""
    t = smuggler(table()).dice("smuggling", 2)
    t.do("smuggle:M1", "declare-goods:grain", "declare-goods:grain", "run-goods")
    assert t.stock(0, "florins") == (0,)
    assert sum(t.c("caravan.1.1").cargo) == 0
    assert t.r(0).deeds[SMUGGLING] == -1
    assert t.c("caravan.1.1").place == place("B1")
    assert t.s.sold == [0, 0, 0]


@pytest.mark.clause("10.4.6", "11.1.t1.r8")
def test_espionage_2_adds_one() -> None:
    t = smuggler(table(), espionage=2).dice("smuggling", 2)
    t.do("smuggle:M1", "declare-goods:grain", "run-goods")
    assert t.stock(0, "florins") == (20,)
    t = smuggler(table(), espionage=2).dice("smuggling", 1)
    t.do("smuggle:M1", "declare-goods:grain", "run-goods")
    assert t.r(0).deeds[SMUGGLING] == -1


@pytest.mark.clause("10.4.7")
def test_no_trait_saves_a_smuggler() -> None:
    t = table()
    t.change_person(0, virtue="golden_midas")
    smuggler(t).dice("smuggling", 1)
    t.do("smuggle:M1", "declare-goods:grain", "run-goods")
    assert t.r(0).deeds[SMUGGLING] == -1


@pytest.mark.clause("10.4.3")
def test_only_up_to_two_loaded_goods_are_declared() -> None:
    t = smuggler(table(), grain=1, wood=2).do("smuggle:M1", "declare-goods:grain")
    assert not t.may("declare-goods:grain")
    assert not t.may("declare-goods:iron")
    t.do("declare-goods:wood")
    assert not t.may("declare-goods:wood")
    t.do("cancel")
    assert t.stock(0, "florins") == (5,)
    assert t.may("smuggle:M1")


@pytest.mark.clause("10.4.1", "10.4.3")
def test_what_it_needs() -> None:
    assert smuggler(table(), commerce=2).why("smuggle:M1") == "10.4.1"
    t = smuggler(table())
    t.realm(0, florins=4)
    assert t.why("smuggle:M1") == "10.4.3"
    assert smuggler(table(), slaves=1).why("smuggle:M1") == "10.4.3"


@pytest.mark.clause("10.4.1")
def test_once_in_an_activation() -> None:
    t = smuggler(table(), grain=1).dice("smuggling", 6)
    t.do("smuggle:M1", "declare-goods:grain", "run-goods", "finish")
    t.carrier(0, "caravan", "M1", grain=1)
    t.do("carry:caravan.1.2")
    assert t.why("smuggle:M1") == "10.4.1"


@pytest.mark.clause("10.4.8")
def test_it_takes_the_place_of_the_visit() -> None:
    t = smuggler(table(), grain=2).dice("smuggling", 6)
    t.do("smuggle:M1", "declare-goods:grain", "run-goods")
    assert t.why("visit:M1") == "10.2.6"
    t = smuggler(table(), grain=2).do("visit:M1", "finish")
    assert t.why("smuggle:M1") == "10.4.8"


@pytest.mark.clause("C90", "10.5.8")
@pytest.mark.parametrize(("band", "florins"), [(3, 15), (1, 10)])
def test_the_embargo_lowers_the_band_not_the_premium(band: int, florins: int) -> None:
    t = smuggler(table(), grain=1).dice("smuggling", 6)
    t.realm(0, embargo=1)
    t.s.bands[0] = band
    t.do("smuggle:M1", "declare-goods:grain", "run-goods")
    assert t.stock(0, "florins") == (florins,)


def at_sea(t: Table) -> Table:
    """A merchant of seat 0 before the Port of seat 1's Marca."""
    t.province("M1", owner=1, buildings=["port"])
    t.realm(0, tech={"commerce": 3, "navigation": 1}, florins=100)
    t.carrier(0, "light_merchant", "S1", grain=2)
    return order4(t).do("carry:ship.1.1")


@pytest.mark.clause("10.4.1", "C88")
def test_an_enemy_port_is_one_of_a_realm_at_war() -> None:
    assert not at_sea(table()).may("smuggle:M1")
    t = table()
    t.war(0, 1)
    at_sea(t).dice("smuggling", 6).do("smuggle:M1", "declare-goods:grain", "run-goods")
    assert t.s.sold == [1, 0, 0]


@pytest.mark.clause("R1.6", "10.4.2")
@pytest.mark.parametrize("crew", [2, 0])
def test_an_operating_enemy_warship_intercepts_the_smuggler(crew: int, monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost(Step[Regno]):
        """A naval battle that sinks the smuggler."""

        def act(self, s: Regno) -> None:
            assert s.naval is not None
            assert (s.naval.attacker, s.naval.defender) == (1, 0)
            s.carriers[ship] = None

    monkeypatch.setattr(smuggling, "NavalFight", Lost)
    t = table()
    t.war(0, 1)
    t.c(t.carrier(1, "light_galley", "S1")).crew = crew
    at_sea(t).dice("smuggling", 6)
    ship = next(i for i, x in enumerate(t.s.carriers) if x is not None and x.owner == 0 and x.kind)
    t.do("smuggle:M1", "declare-goods:grain", "run-goods")
    assert bool(t.told("smuggler-intercepted")) is (crew > 0)
    assert t.s.sold == ([0, 0, 0] if crew else [1, 0, 0])


@pytest.mark.clause("10.4.1")
def test_a_neutral_settlement_on_the_coast_serves_a_ship() -> None:
    t = table()
    t.province("M1", owner=NEUTRAL)
    t.realm(0, tech={"commerce": 3}, florins=100)
    t.carrier(0, "light_merchant", "S1", wine=1)
    order4(t).dice("smuggling", 4).do("carry:ship.1.1", "smuggle:M1", "declare-goods:wine", "run-goods")
    assert t.stock(0, "florins") == (155,)
