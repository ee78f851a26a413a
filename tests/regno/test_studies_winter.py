"""Studies: what Winter will ask is what the upkeep then takes, to the last Florin and Grain."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from signoria.games.regno.economy.production import Produce
from signoria.games.regno.economy.provisions import EmergencyGrain, Food
from signoria.games.regno.economy.upkeep import Money
from signoria.games.regno.ids import FIRST_CAPTAIN, FLORINS, GRAIN, PEOPLE, RESOURCES, TAXES
from signoria.games.regno.realm.territory import in_play
from signoria.games.regno.rules import GAME
from signoria.games.regno.state import Regno
from signoria.kernel.engine import apply, legal, run
from signoria.kernel.state import Step

from .build import Table
from .scenes import positions, scene, study
from .turns import captain, winter

WALKS = [("golden italy", 4, 5), ("golden", 3, 2)]
PLENTY = 900


def carried_out(s: Regno, seat: int) -> Regno:
    """Everything is paid, Captains and sieges first, and all are fed."""
    s = s.copy()
    steps: list[Step[Any]] = [Food(seat), Money(seat)]
    s.agenda, s.events = steps, []
    run(s)
    while s.must:
        menu = legal(s, seat)
        texts = [GAME.grammar.listing(x) for x in menu.legal]
        first = ("pay-captain", "pay-siege", "pay-upkeep")
        apply(s, seat, GAME.grammar.option(next(x for word in first for x in texts if x.startswith(word))))
    unpaid = ("unmaintained", "unpaid-elites", "squandered", "hunger", "army-hunger", "fell-back")
    assert not [e for e in s.events if GAME.grammar.events[e[0]].name in unpaid]
    return s


def with_stock(s: Regno, seat: int, **stock: int) -> Regno:
    """Plenty of everything but what is named."""
    s = s.copy()
    s.realms[seat].stock[: FLORINS + 1] = [stock.get(name, PLENTY) for name in RESOURCES[: FLORINS + 1]]
    return s


def asked(s: Regno, seat: int) -> dict[str, Any]:
    """What Winter asks of a realm, checked against what the upkeep takes of a full reserve and of the real one."""
    shown: dict[str, Any] = study(scene(s, seat), "forecast")["upkeep"]
    rich = with_stock(s, seat)
    end = carried_out(rich, seat)
    taken = Counter({r: PLENTY - end.realms[seat].stock[i] for i, r in enumerate(RESOURCES[: FLORINS + 1])})
    items = Counter[str]()
    for one in shown["items"]:
        items.update(dict(one["cost"]))
    assert shown["florins"] == items["florins"] == taken["florins"]
    assert +(items + Counter(grain=shown["grain"])) == +taken
    stock = s.realms[seat].stock
    assert shown["short"]["florins"] == max(0, taken["florins"] - stock[FLORINS])
    assert shown["short"]["grain"] == lacking(s, seat)
    exact = with_stock(s, seat, florins=shown["florins"])
    assert carried_out(exact, seat).realms[seat].stock[FLORINS] == 0
    return shown


def lacking(s: Regno, seat: int) -> int:
    """The emergency Grain that a rich realm may buy, for Captains paid with it too. 9.4.2 C55"""
    t = with_stock(s, seat, grain=s.realms[seat].stock[GRAIN])
    t.agenda = [EmergencyGrain(seat)]
    return EmergencyGrain(seat).most(t)


def kinds(shown: dict[str, Any]) -> Counter[str]:
    return Counter(x["kind"] for x in shown["items"])


@pytest.mark.clause("9.4.4", "9.4.7", "9.4.2")
@pytest.mark.parametrize(("mode", "seats", "seed"), WALKS)
def test_what_winter_asks_is_what_the_upkeep_takes(mode: str, seats: int, seed: int) -> None:
    found = Counter[str]()
    for s in positions(mode, seats, seed):
        for seat in in_play(s):
            found += kinds(asked(s, seat))
    assert found["building"]
    assert found["elites"]


def court(**stock: int) -> Table:
    """Fortresses, buildings, knights, a siege, two Captains and a Spendthrift."""
    t = winter("A1", "B1", "K1", **stock)
    t.province("A1", fortress="tower", buildings=["cathedral"])
    t.province("K1", fortress="castle", settlement="city")
    t.force(0, "A1", knight=2, light_infantry=3)
    t.force(0, "B2", light_infantry=4, crewman=2, ram=1)
    t.war(0, 1)
    t.province("B2", fortress="tower", besieger=0)
    captain(t, FIRST_CAPTAIN)
    captain(t, FIRST_CAPTAIN + 3)
    t.change_person(PEOPLE.index("family.1.2"), flaw="spendthrift")
    return t


@pytest.mark.clause("9.4.4", "9.4.14", "9.4.t1.r4", "9.5.5", "16.1.t2.r3")
@pytest.mark.parametrize("inflation", [0, 3])
@pytest.mark.parametrize("stock", [{}, {"florins": 40, "grain": 2}, {"florins": 300, "grain": 30}])
def test_every_kind_of_item_is_in_it(stock: dict[str, int], inflation: int) -> None:
    t = court(**stock)
    t.s.inflation = inflation
    shown = asked(t.s, 0)
    assert kinds(shown) == Counter(captain=2, building=3, flaw=1, elites=1, siege=1)
    (siege,) = (x for x in shown["items"] if x["kind"] == "siege")
    assert (siege["ref"], siege["cost"]) == ("place.B2", [["florins", 8]])
    (elites,) = (x for x in shown["items"] if x["kind"] == "elites")
    assert elites["n"] == 2


@pytest.mark.clause("9.4.4")
def test_what_rests_after_a_tax_is_what_is_left_after_winter() -> None:
    t = court(florins=200, grain=30)
    for n, tax in enumerate(TAXES):
        shown = study(scene(t.s, 0), "forecast")["taxes"][n]
        end = t.s.copy()
        end.realms[0].stock[FLORINS] += shown["florins"]
        assert shown["tax"] == tax
        paid = carried_out(with_stock(end, 0, florins=end.realms[0].stock[FLORINS]), 0)
        assert shown["rest"] == paid.realms[0].stock[FLORINS]


@pytest.mark.clause("9.2.3", "R17.7")
@pytest.mark.parametrize("barred", [False, True])
def test_the_preachers_are_those_who_are_then_asked(barred: bool) -> None:
    t = winter("A1", "B1")
    t.province("A1", unrest=2)
    t.province("B1", unrest=2)
    t.person(0, "bishop", "A1")
    t.person(0, "cardinal", "A1")
    t.realm(0, excommunicated=barred)
    shown = {x["place"]: x for x in study(scene(t.s, 0), "forecast")["provinces"]}
    t.ask(Produce(0)).do("tax:A1:low")
    preach = [x for x in t.listed() if x.startswith("preach:")]
    assert shown["A1"]["preachers"] == len(preach) == (0 if barred else 2)
    assert shown["B1"]["preachers"] == 0
