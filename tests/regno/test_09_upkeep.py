"""Winter upkeep: what is needed, emergency Grain, money. 9.4.1 to 9.4.6, 9.4.14"""

from __future__ import annotations

import pytest

from signoria.games.regno.commerce import exchange
from signoria.games.regno.dynasties import captains
from signoria.games.regno.economy.provisions import EmergencyGrain, civil_need, military_need
from signoria.games.regno.economy.upkeep import Money, begin, buildings_due
from signoria.games.regno.ids import FIRST_CAPTAIN, FLORINS, NEUTRAL
from signoria.games.regno.pieces import CONVALESCENT
from signoria.games.regno.warfare import siege

from .build import place
from .turns import captain, winter

RANK1, RANK2, RANK3, RANK4 = FIRST_CAPTAIN, FIRST_CAPTAIN + 3, FIRST_CAPTAIN + 6, FIRST_CAPTAIN + 9


# ---- needs -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.4.t1.r1", "9.4.t1.r2", "C57", "C144", "C234")
def test_t23_grain_of_the_realm() -> None:
    t = winter("A1", "B1", "K1")
    t.province("K1", settlement="city")
    t.force(0, "A1", light_infantry=5, archer=2)
    t.force(0, "B1", light_infantry=2, crewman=1)
    t.force(0, "B1", status=CONVALESCENT, until=99, light_infantry=2)
    assert civil_need(t.s, 0) == 6
    assert military_need(t.s, 0) == 3


@pytest.mark.clause("9.4.t1.r3")
def test_machines_and_ships_eat_nothing() -> None:
    t = winter("A1")
    t.force(0, "A1", ram=3, catapult=3)
    t.carrier(0, "frigate", "S1")
    assert military_need(t.s, 0) == 0


@pytest.mark.clause("C259")
@pytest.mark.parametrize("state", [{"besieger": 1}, {"sacked": 99}])
def test_besieged_and_sacked_centres_eat(state: dict[str, int]) -> None:
    t = winter("B1")
    t.province("B1", **state)
    assert civil_need(t.s, 0) == 1


@pytest.mark.clause("C259", "9.2.9")
def test_a_rebel_province_eats_nothing() -> None:
    t = winter("B1")
    t.province("B1", owner=NEUTRAL, former=0)
    assert civil_need(t.s, 0) == 0


@pytest.mark.clause("9.4.t1.r6", "9.4.t1.r7", "9.4.t1.r8")
def test_t25_building_upkeep() -> None:
    t = winter("A1", "B1", "K1", florins=20)
    for name, fortress in (("A1", "tower"), ("B1", "manor"), ("K1", "castle")):
        t.province(name, fortress=fortress)
    t.province("A2", owner=0, fortress="tower", buildings=["church"])
    t.ask(Money(0))
    assert t.stock(0, "florins") == (9,)


@pytest.mark.clause("9.4.t1.r6", "9.4.t1.r7", "C104")
@pytest.mark.parametrize(
    ("building", "florins"),
    [("monastery", 1), ("cathedral", 3), ("holy_reliquary", 3), ("loggia", 0), ("market", 0), ("farm", 0)],
)
def test_upkeep_of_other_buildings(building: str, florins: int) -> None:
    t = winter("A1")
    t.province("A1", buildings=[building])
    assert sum(n for _, n in buildings_due(t.s, 0)) == florins


@pytest.mark.clause("9.5.5", "13.2.8", "13.2.9", "16.5.t1.r1", "9.4.t1.r4", "9.4.t1.r5")
def test_t27_wages_at_inflation_3() -> None:
    t = winter("A1", florins=30)
    t.s.inflation = 3
    t.force(0, "A1", knight=2, light_infantry=3)
    t.force(0, "A1", status=CONVALESCENT, until=99, knight=1)
    captain(t, RANK1)
    t.ask(Money(0))
    assert t.stock(0, "florins") == (8,)
    assert t.who(RANK1).loyalty == 4


# ---- emergency grain -------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.4.2", "9.4.3", "C54")
def test_emergency_grain_is_what_is_lacking_at_15_each() -> None:
    t = winter("A1", "B1", florins=50, grain=1)  # 3 for the centres
    before = (t.s.bands[:], t.s.sold[:], t.s.bought[:])
    t.ask(EmergencyGrain(0))
    assert t.listed() == ["buy-grain:0..2"]  # nothing else: no sale
    t.do("buy-grain:2")
    assert t.stock(0, "florins", "grain") == (20, 3)
    exchange.end_season(t.s)
    assert t.s.bands == before[0]
    assert t.s.bought == before[2]


@pytest.mark.clause("9.4.2", "C54", "9.4.1")
def test_it_comes_first_and_may_leave_too_little_for_wages() -> None:
    t = winter("B1", florins=15)
    t.province("B1", fortress="tower")
    t.ask(*begin(t.s))
    assert t.asked == 0
    assert t.may("buy-grain:1")
    assert t.may("buy-grain:0")
    t.do("buy-grain:1")
    assert t.p("B1").unmaintained


@pytest.mark.clause("9.4.2", "11.3.t1.r7")
def test_emergency_grain_with_commerce_4_and_as_far_as_the_money_goes() -> None:
    t = winter("A1", "B1", florins=29)
    assert t.ask(EmergencyGrain(0)).listed() == ["buy-grain:0..1"]
    t = winter("A1", "B1", florins=29)
    t.realm(0, tech={"commerce": 4})
    assert t.ask(EmergencyGrain(0)).listed() == ["buy-grain:0..2"]


@pytest.mark.clause("C55", "9.4.2")
def test_a_captains_grain_may_be_emergency_grain() -> None:
    t = winter("K1", florins=100)
    captain(t, RANK2)
    assert t.ask(EmergencyGrain(0)).listed() == ["buy-grain:0..1"]
    t.do("buy-grain:1").ask(Money(0))
    assert t.stock(0, "florins", "grain") == (75, 0)
    assert t.who(RANK2).loyalty == 4


# ---- money -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("9.4.4", "9.4.t1.r5", "C258", "G8")
def test_everything_is_paid_without_a_question_when_it_can_be() -> None:
    t = winter("A1", florins=3, grain=9)
    t.province("A1", fortress="tower")
    t.force(0, "A1", knight=1)
    t.ask(Money(0))
    assert t.asked == -1
    assert t.stock(0, "florins") == (0,)


@pytest.mark.clause("9.4.4", "9.4.5", "9.4.6", "C258", "C211")
def test_the_payer_orders_the_items_and_an_item_is_whole() -> None:
    t = winter("A1", "B1", "K1", florins=4)
    t.province("A1", fortress="manor", buildings=["church"])
    t.force(0, "B1", knight=1)
    t.force(0, "K1", knight=1)
    captain(t, RANK1)
    t.ask(Money(0))
    assert t.why("pay-captain:gualtiero_da_forli:florins") == "9.4.4"
    assert t.why("pay-upkeep") == "9.4.4"
    assert not t.may("finish")  # nothing that can be covered stays unpaid
    t.do("pay-elites:knight:1", "pay-building:A1:church")
    # 1 Florin is left: neither the Manor's 3 nor a knight nor the Captain
    assert t.stock(0, "florins") == (1,)
    assert t.p("A1").unmaintained
    assert not t.p("A1").damaged
    assert t.p("A1").ps == 6
    assert t.who(RANK1).loyalty == 1
    assert sorted(t.listed()) == ["lose-pieces:B1:knight:1..1", "lose-pieces:K1:knight:1..1"]
    t.do("lose-pieces:K1:knight:1")
    assert t.units(0, "B1") == {"knight": 1}
    assert not t.units(0, "K1")


@pytest.mark.clause("9.4.5")
def test_an_unmaintained_civil_building_is_damaged() -> None:
    t = winter("A1", florins=0)
    t.province("A1", buildings=["church", "monastery", "farm"])
    t.ask(Money(0))
    assert t.p("A1").damaged == 1 << 5 | 1 << 7


@pytest.mark.clause("16.5.t1.r3", "16.5.10", "C55", "C56")
def test_a_captain_is_paid_with_the_good_or_its_substitute() -> None:
    t = winter("K1", florins=100, wine=1)
    captain(t, RANK3)
    t.ask(Money(0))
    assert t.may("pay-captain:giovanni_acuto:wine")
    t.do("pay-captain:giovanni_acuto:florins")
    assert t.stock(0, "florins", "wine") == (55, 1)


@pytest.mark.clause("9.4.14", "13.8.7", "C62", "C63", "C234", "C258")
def test_a_besieger_pays_two_for_each_soldier_or_leaves() -> None:
    t = winter("K1", florins=20)
    t.force(0, "B2", light_infantry=4, crewman=2, ram=1)
    t.war(0, 1)
    t.province("B2", fortress="tower", besieger=0)
    t.ask(Money(0))
    assert t.listed() == ["pay-siege:B2", "leave-siege:B2"]
    t.do("pay-siege:B2")
    assert t.stock(0, "florins") == (12,)
    assert t.p("B2").besieger == 0
    assert t.asked == -1


@pytest.mark.clause("9.4.14", "C150")
@pytest.mark.parametrize("florins", [20, 7])
def test_a_siege_unpaid_ends_before_attrition(monkeypatch: pytest.MonkeyPatch, florins: int) -> None:
    t = winter("K1", florins=florins)
    t.force(0, "B2", light_infantry=4)
    t.province("B2", fortress="tower", besieger=0)
    left: list[int] = []
    monkeypatch.setattr(siege, "withdraw", lambda s, where: left.append(where))
    t.ask(Money(0))
    if florins == 20:
        t.do("leave-siege:B2")
    assert left == [place("B2")]
    assert t.stock(0, "florins") == (florins,)


@pytest.mark.clause("16.1.t2.r3")
@pytest.mark.parametrize(("who", "due"), [("family.1.1", 10), ("family.1.2", 5)])
def test_a_spendthrift_costs_more_or_unsettles_the_capital(who: str, due: int) -> None:
    t = winter("A1", florins=due)
    t.change_person(who, flaw="spendthrift")
    t.ask(Money(0))
    assert t.stock(0, "florins") == (0,)
    assert t.p("A1").unrest == 0
    t = winter("A1", florins=due - 1)
    t.change_person(who, flaw="spendthrift")
    t.ask(Money(0))
    assert t.stock(0, "florins") == (due - 1,)
    assert t.p("A1").unrest == 1


@pytest.mark.clause("11.4.5")
def test_a_captain_with_a_fief_costs_no_money() -> None:
    t = winter("K1", grain=1, florins=3)
    captain(t, RANK2)
    t.realm(0, government="feudal_monarchy", tech={"government": 1})
    t.province("K1", fortress="manor", fief=RANK2)
    t.ask(Money(0))
    assert t.stock(0, "grain", "florins") == (0, 0)
    assert t.who(RANK2).loyalty == 4


@pytest.mark.clause("C212")
def test_a_captain_in_prison_is_not_paid() -> None:
    t = winter("K1", florins=20)
    captain(t, RANK1, gaoler=1, place=-3)
    t.ask(Money(0))
    assert t.stock(0, "florins") == (20,)
    assert t.who(RANK1).loyalty == 3


@pytest.mark.clause("9.4.1", "R3.4", "C214")
def test_the_upkeep_of_all_realms_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    t = winter("B1", grain=1)
    t.s.order = [1, 0]
    t.realm(1, grain=9, florins=FLORINS)
    wintered: list[int] = []
    monkeypatch.setattr(captains, "winter", lambda s: wintered.append(1))
    t.ask(*begin(t.s))
    assert [e[2] for e in t.told("upkeep")] == [1, 0]
    assert wintered == [1]
