"""Taxes in a production, Churches and sermons. 9.1.4, 9.2.1 to 9.2.4, R17.7"""

from __future__ import annotations

import pytest

from signoria.games.regno.economy.production import Produce

from .build import place
from .turns import realm


@pytest.mark.clause("9.1.t1.r1", "9.1.t1.r2", "9.1.t1.r3", "9.1.t1.r4", "9.1.4", "C37")
@pytest.mark.parametrize(
    ("tax", "florins", "before", "after"),
    [("exemption", 0, 1, 0), ("exemption", 0, 2, 0), ("low", 10, 2, 1), ("moderate", 20, 2, 2), ("high", 30, 0, 2)],
)
def test_the_four_taxes(tax: str, florins: int, before: int, after: int) -> None:
    t = realm("B1")
    t.province("B1", unrest=before)
    t.ask(Produce(0)).do(f"tax:B1:{tax}")
    assert t.stock(0, "florins") == (florins + 5,)  # a Village's income is 5
    assert t.p("B1").unrest == after


@pytest.mark.clause("9.2.2", "9.1.t1.r4", "C217")
def test_t15_high_tax_with_a_church() -> None:
    t = realm("B1")
    t.province("B1", buildings=["church"], worked=[])
    t.ask(Produce(0)).do("tax:B1:high")
    assert t.p("B1").unrest == 1


@pytest.mark.clause("9.2.2", "R17.7")
@pytest.mark.parametrize("hindrance", ["damaged", "excommunicated"])
def test_a_church_that_does_not_relieve(hindrance: str) -> None:
    t = realm("B1")
    t.province("B1", buildings=["church"], damaged=["church"] if hindrance == "damaged" else [])
    t.realm(0, excommunicated=hindrance == "excommunicated")
    t.ask(Produce(0)).do("tax:B1:high")
    assert t.p("B1").unrest == 2


@pytest.mark.clause("C34", "9.2.2")
def test_a_church_relieves_only_the_high_tax() -> None:
    t = realm("B1")
    t.province("B1", buildings=["church"], unrest=1)
    t.ask(Produce(0)).do("tax:B1:moderate")
    assert t.p("B1").unrest == 1


@pytest.mark.clause("9.2.3", "9.1.t1.r3", "R3.5a")
def test_t17_sermon_in_spring() -> None:
    t = realm("B1", season="spring")
    t.province("B1", unrest=2)
    t.person(0, "bishop", "B1")
    t.dice("unrest", 2)
    t.ask(Produce(0)).do("tax:B1:moderate", "preach:clergy.1.1")
    assert t.p("B1").unrest == 1


@pytest.mark.clause("9.2.3")
def test_a_sermon_fails_below_3() -> None:
    t = realm("B1")
    t.province("B1", unrest=2)
    t.person(0, "bishop", "B1")
    t.dice("unrest", 2)
    t.ask(Produce(0)).do("tax:B1:moderate", "preach:clergy.1.1")
    assert t.p("B1").unrest == 2
    assert not t.may("preach:clergy.1.1")


@pytest.mark.clause("C35", "C33", "9.2.4")
def test_each_ecclesiastic_preaches_once_and_the_owner_may_stop() -> None:
    t = realm("B1")
    t.province("B1", unrest=2, buildings=["church"])
    t.person(0, "bishop", "B1")
    t.person(0, "cardinal", "B1")
    t.dice("unrest", 6)
    t.ask(Produce(0)).do("tax:B1:high", "preach:clergy.1.1")  # 2 + 2 - 1 - 1, and only then the check
    assert t.listed() == ["preach:clergy.1.2", "finish"]
    t.do("finish")
    assert t.p("B1").unrest == 2
    assert t.p("B1").owner == 0


@pytest.mark.clause("R17.7", "R17.2", "9.2.3")
def test_who_does_not_preach() -> None:
    t = realm("B1")
    t.province("B1", unrest=2)
    t.person(0, "bishop", "B1", wounded=99)
    t.person(1, "bishop", "B1")
    t.ask(Produce(0)).do("tax:B1:moderate")
    assert t.may("finish")
    assert not t.told("preached")
    t = realm("B1")
    t.province("B1", unrest=2)
    t.person(0, "bishop", "B1")
    t.realm(0, excommunicated=True)
    t.ask(Produce(0)).do("tax:B1:moderate")
    assert not t.may("preach:clergy.1.1")


@pytest.mark.clause("R17.7", "R17.9")
@pytest.mark.parametrize("help_", ["relic", "blessing"])
def test_what_helps_a_sermon(help_: str) -> None:
    t = realm("B1")
    t.province("B1", unrest=2)
    t.person(0, "bishop", "B1")
    if help_ == "relic":
        t.s.relic = place("B1")
    else:
        t.s.blessed = 1 << t.r(0).faith
    t.dice("unrest", 2)
    t.ask(Produce(0)).do("tax:B1:moderate", "preach:clergy.1.1")
    assert t.p("B1").unrest == 1


@pytest.mark.clause("9.2.13", "C50")
def test_forced_exemption_holds_for_one_production() -> None:
    t = realm("B1")
    t.province("B1", exempt=True, unrest=2)
    t.ask(Produce(0))
    assert t.why("tax:B1:low") == "9.2.13"
    t.do("tax:B1:exemption", "finish")
    assert t.p("B1").unrest == 0
    assert t.ask(Produce(0)).may("tax:B1:high")


@pytest.mark.clause("9.1.2")
def test_taxing_all_that_is_left_alike() -> None:
    t = realm("A1", "B1", "K1")
    t.province("A1", fortress="")
    t.province("K1", free=0)
    t.ask(Produce(0)).do("tax-rest:low")
    assert t.stock(0, "florins") == (10 + 15 + 10 + 5,)
    assert t.listed()[0] == "finish"
