"""Order 3 and the Autumn production: workers, incomes, goods, the order of provinces. 9.1"""

from __future__ import annotations

import pytest

from signoria.games.regno.economy import production
from signoria.games.regno.economy.production import Produce, begin_global
from signoria.games.regno.ids import EVENTS, HORDE, NEUTRAL
from signoria.games.regno.warfare import conquest

from .build import table
from .turns import realm


@pytest.mark.clause("9.1.5", "8.2.1", "8.1.t1.r13", "C38")
def test_t11_empty_province_with_a_manor() -> None:
    t = realm("K1")
    t.province("K1", free=0, fortress="manor", unrest=2)
    t.ask(Produce(0))
    assert t.why("tax:K1:high") == "9.1.5"
    t.do("collect:K1")
    assert t.stock(0, "florins") == (20,)
    assert t.p("K1").unrest == 2


@pytest.mark.clause("9.1.9", "7.2.7")
def test_t13_slaves_double_only_in_three_buildings() -> None:
    t = realm("A1")
    t.province("A1", buildings=["quarry", "tannery"], slaves=2, free=0, slaved=["quarry", "tannery"])
    t.ask(Produce(0)).do("tax:A1:exemption")
    assert t.stock(0, "stone", "leather") == (2, 1)


@pytest.mark.clause("9.1.9")
@pytest.mark.parametrize(
    ("building", "good", "n"), [("sawmill", "wood", 2), ("forge", "iron", 2), ("farm", "grain", 1)]
)
def test_what_a_slave_makes(building: str, good: str, n: int) -> None:
    t = realm("A1")
    t.province("A1", buildings=[building], slaves=1, slaved=[building])
    t.ask(Produce(0)).do("tax:A1:exemption")
    assert t.stock(0, good) == (n,)


@pytest.mark.clause("9.1.6", "C39")
def test_idle_workers_pay_in_a_city_only() -> None:
    t = realm("A1")
    t.province("A1", settlement="city", buildings=["church", "farm"], free=5, worked=["church"], fortress="")
    t.ask(Produce(0)).do("tax:A1:exemption")
    assert t.stock(0, "florins") == (30 + 5 + 4 * 5,)
    t = realm("A1")
    t.province("A1", free=5, fortress="")
    t.ask(Produce(0)).do("tax:A1:exemption")
    assert t.stock(0, "florins") == (15,)


@pytest.mark.clause("9.1.7", "9.1.8", "C40", "C42", "R3.5c")
@pytest.mark.parametrize(("season", "agriculture", "grain"), [("summer", 2, 1), ("autumn", 1, 2), ("autumn", 2, 3)])
@pytest.mark.parametrize("who", ["worked", "slaved"])
def test_a_farm_by_season(season: str, agriculture: int, grain: int, who: str) -> None:
    t = realm("B1", season=season)
    t.province("B1", buildings=["farm"], slaves=1, **{who: ["farm"]})
    t.realm(0, tech={"agriculture": agriculture})
    t.ask(Produce(0)).do("tax:B1:low")
    assert t.stock(0, "grain") == (grain,)


@pytest.mark.clause("9.1.7", "8.2.5")
def test_an_idle_or_damaged_building_yields_nothing() -> None:
    t = realm("A1")
    t.province("A1", buildings=["farm", "tannery"], worked=["tannery"], damaged=["tannery"])
    t.ask(Produce(0)).do("tax:A1:low")
    assert t.stock(0, "grain", "leather") == (0, 0)


@pytest.mark.clause("C41", "8.1.t1.r17", "C250", "9.1.7")
def test_a_port_gives_one_grain_without_a_worker() -> None:
    t = realm("K1", season="autumn")
    t.province("K1", buildings=["port"])
    t.ask(Produce(0)).do("tax:K1:low")
    assert t.stock(0, "grain") == (1,)
    assert not t.may("assign:K1:port")


@pytest.mark.clause("C43", "11.1.t1.r3")
@pytest.mark.parametrize(("settlement", "income"), [("town", 15 + 5), ("city", 30 + 5 * 3), ("village", 5)])
def test_urbanism_2_serves_towns_only(settlement: str, income: int) -> None:
    t = realm("A1")
    t.province("A1", settlement=settlement, fortress="", buildings=[], free=3, worked=[])
    t.realm(0, tech={"urbanism": 2})
    t.ask(Produce(0)).do("tax:A1:exemption")
    assert t.stock(0, "florins") == (income,)


@pytest.mark.clause("C30", "8.2.7", "9.4.6", "9.1.4")
@pytest.mark.parametrize(("fields", "income"), [({}, 40), ({"ps": 0}, 0), ({"unmaintained": True}, 0), ({"ps": 1}, 40)])
def test_a_castle_gives_40_in_all_while_it_works(fields: dict[str, int], income: int) -> None:
    t = realm("K1")
    t.province("K1", free=0, fortress="castle", **fields)
    t.ask(Produce(0)).do("collect:K1")
    assert t.stock(0, "florins") == (income,)


@pytest.mark.clause("8.2.1", "9.1.4")
def test_incomes_of_buildings() -> None:
    t = realm("A1")
    t.province("A1", settlement="city", free=1, buildings=["cathedral", "fair"], worked=["fair"], fortress="")
    t.ask(Produce(0)).do("tax:A1:exemption")
    assert t.stock(0, "florins") == (30 + 15 + 20,)
    t = realm("A1")
    t.province("A1", settlement="city", free=0, buildings=["fair"], fortress="")
    t.ask(Produce(0)).do("collect:A1")
    assert t.stock(0, "florins") == (30,)  # C249


@pytest.mark.clause("C249", "9.1.5", "C8")
def test_a_centre_without_inhabitants_and_one_with_slaves_only() -> None:
    t = realm("B1")
    t.province("B1", free=0)
    t.ask(Produce(0)).do("collect:B1")
    assert t.stock(0, "florins") == (5,)
    t = realm("B1")
    t.province("B1", free=0, slaves=1)
    t.ask(Produce(0)).do("tax:B1:moderate")
    assert t.stock(0, "florins") == (25,)


@pytest.mark.clause("11.6.2", "C44")
def test_the_fiscal_reform_comes_once_before_the_first_tax() -> None:
    t = realm("A1", "B1")
    t.realm(0, government="autocratic_empire", tech={"government": 1})
    t.province("A1", unrest=2)
    t.province("B1", unrest=1)
    t.ask(Produce(0)).do("reform:A1")
    assert t.p("A1").unrest == 1
    assert t.why("reform:B1") == "11.6.2"
    t = realm("A1", "B1")
    t.realm(0, government="autocratic_empire", tech={"government": 1})
    t.province("B1", unrest=1)
    t.ask(Produce(0)).do("tax:A1:low")
    assert t.why("reform:B1") == "11.6.2"


@pytest.mark.clause("9.1.2", "C31", "C32", "C45", "9.2.4")
def test_province_by_province_a_revolt_before_the_next_one() -> None:
    t = realm("A1", "B1")
    t.province("B1", unrest=2)
    t.no_forces("B1")
    t.ask(Produce(0)).do("tax:B1:high")
    assert t.p("B1").owner == NEUTRAL
    assert t.stock(0, "florins") == (35,)  # what was collected is kept
    t.do("tax:A1:low")
    assert t.stock(0, "florins") == (35 + 25,)


@pytest.mark.clause("9.1.2", "9.1.1")
def test_the_player_chooses_the_order_of_provinces() -> None:
    t = realm("A1", "B1").ask(Produce(0))
    assert t.may("tax:A1:low")
    assert t.may("tax:B1:low")
    t.do("tax:B1:low")
    assert t.may("tax:A1:low")
    assert not t.may("tax:B1:low")


@pytest.mark.clause("9.1.1", "7.2.5", "7.2.6", "7.2.7", "7.2.8", "C10")
def test_reassigning_local_workers() -> None:
    t = realm("A1")
    t.province("A1", buildings=["farm", "church"], free=1, slaves=1, worked=["farm"])
    t.ask(Produce(0))
    assert t.why("assign:A1:farm") == "7.2.5"
    assert t.why("assign:A1:church") == "7.2.8"
    assert t.why("assign-slave:A1:church") == "7.2.7"
    t.do("unassign:A1:farm", "assign:A1:church", "assign-slave:A1:farm", "tax:A1:exemption")
    assert t.stock(0, "grain") == (1,)
    assert not t.may("unassign:A1:church")  # that province has produced
    t.do("finish").ask(Produce(0))  # the next production has its own reassignment
    assert t.may("unassign:A1:church")


@pytest.mark.clause("9.1.1")
def test_a_post_changes_once_in_a_production() -> None:
    t = realm("A1")
    t.province("A1", free=1, worked=["farm"])
    t.ask(Produce(0)).do("unassign:A1:farm", "assign:A1:farm")
    assert t.why("unassign:A1:farm") == "9.1.1"


@pytest.mark.clause("8.2.5")
def test_nobody_is_sent_to_a_damaged_building() -> None:
    t = realm("A1")
    t.province("A1", damaged=["farm"]).worked = 0
    assert t.ask(Produce(0)).why("assign:A1:farm") == "8.2.5"


@pytest.mark.clause("R6.3", "R5.5")
def test_two_orders_3_a_year() -> None:
    t = realm("B1")
    for _ in range(2):
        t.ask(Produce(0)).do("tax:B1:low", "finish")
    assert t.ask(Produce(0)).why("tax:B1:low") == "R6.3"
    t.do("finish")
    t = realm("B1")
    t.ask(Produce(0)).do("finish")  # not carried out: not counted
    assert t.r(0).produced == 0


@pytest.mark.clause("9.1.2", "8.2.4", "13.8.2", "R1.6")
@pytest.mark.parametrize("state", [{"sacked": 99}, {"besieger": 1}, {"besieger": HORDE}])
def test_provinces_that_are_not_valid_do_not_produce(state: dict[str, int]) -> None:
    t = realm("A1", "B1")
    t.province("B1", **state)
    assert t.ask(Produce(0)).why("tax:B1:low") == "8.2.4"


@pytest.mark.clause("16.2.5")
def test_a_province_gained_by_marriage_sleeps_for_the_season() -> None:
    t = realm("A1", "B1")
    t.province("B1", asleep=t.s.round)
    assert t.ask(Produce(0)).why("tax:B1:low") == "16.2.5"


@pytest.mark.clause("16.3.7", "C205", "G1")
def test_civil_war_halves_the_total_of_a_production() -> None:
    t = realm("A1", "B1")
    t.province("A1", fortress="")
    t.realm(0, civil_war=t.s.round)
    t.ask(Produce(0)).do("tax:B1:exemption")
    assert t.stock(0, "florins") == (2,)  # 5 halved
    t.do("tax:A1:exemption")
    assert t.stock(0, "florins") == (10,)  # 5 + 15 halved in all, not each
    assert t.stock(0, "grain") == (0,)


@pytest.mark.clause("16.3.7")
def test_civil_war_leaves_goods_alone() -> None:
    t = realm("B1", season="autumn")
    t.province("B1", worked=["farm"])
    t.realm(0, civil_war=99)
    t.ask(Produce(0)).do("tax:B1:exemption")
    assert t.stock(0, "grain") == (2,)


@pytest.mark.clause("11.4.5", "11.4.6", "C101", "11.4.13")
@pytest.mark.parametrize(("role", "level", "income"), [("heir", 1, 20), ("heir", 2, 30), ("captain", 1, 10)])
def test_a_fief_of_the_monarchy(role: str, level: int, income: int) -> None:
    t = realm("K1")
    t.realm(0, government="feudal_monarchy", tech={"government": level})
    who = t.person(0, "heir", "")
    if role == "captain":
        from signoria.games.regno.ids import CAPTAIN

        t.change_person(who, role=CAPTAIN)
    t.province("K1", free=0, fortress="manor", fief=who)
    t.ask(Produce(0)).do("collect:K1")
    assert t.stock(0, "florins") == (income,)


@pytest.mark.clause("16.1.t1.r3", "16.1.11", "C192")
def test_golden_midas() -> None:
    t = realm("A1", "B1")
    t.province("A1", fortress="")
    t.change_person("family.1.1", virtue="golden_midas", place="B1")  # the Sovereign, not in the capital
    t.person(0, "heir", "A1", virtue="golden_midas")
    t.person(0, "heir", "B1", virtue="golden_midas")
    t.ask(Produce(0)).do("tax:A1:exemption")
    assert t.stock(0, "florins") == (15 + 10,)
    t.change_person("family.1.1", virtue="slow" if False else "martial")
    t.do("tax:B1:exemption")
    assert t.stock(0, "florins") == (15 + 10 + 5 + 5,)


@pytest.mark.clause("R18.2")
@pytest.mark.parametrize(
    ("card", "season", "everywhere", "grain"),
    [
        ("SU1", "summer", False, 0),
        ("AU1", "autumn", True, 3),
        ("AU2", "autumn", True, 1),
        ("AU1", "autumn", False, 2),
    ],
)
def test_harvest_cards(card: str, season: str, everywhere: bool, grain: int) -> None:
    t = realm("B1", season=season)
    t.province("B1", worked=["farm"])
    t.s.event = EVENTS.index(card)
    t.ask(Produce(0, everywhere)).do("tax:B1:exemption")
    assert t.stock(0, "grain") == (grain,)


@pytest.mark.clause("9.1.3", "C31", "C36", "R3.4", "G5")
def test_the_global_production_goes_round_by_the_same_procedure(monkeypatch: pytest.MonkeyPatch) -> None:
    t = realm("B1", season="autumn")
    t.s.order = [1, 0]
    t.province("B1", unrest=2)
    t.person(0, "bishop", "B1")
    t.ask(*begin_global(t.s))
    assert t.asked == 1
    assert not t.may("finish")  # every province produces
    t.do("tax-rest:moderate")
    assert t.asked == 0
    t.dice("unrest", 3)
    t.do("tax:B1:low", "preach:clergy.1.1")
    assert t.p("B1").unrest == 0
    assert t.asked == -1
    assert t.r(0).produced == 0


@pytest.mark.clause("C224")
def test_elimination_is_tested_when_the_production_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    t = realm("B1", season="autumn")
    seen: list[int] = []
    monkeypatch.setattr(conquest, "check_elimination", lambda s: seen.append(s.round))
    t.province("B1", unrest=2)
    t.ask(*begin_global(t.s)).do("tax:B1:high")
    assert not seen
    assert t.asked == 1
    t.do("tax-rest:low")
    assert len(seen) == 1


def test_production_in_an_order_can_be_begun() -> None:
    assert isinstance(production.begin(table(2).s, 0), Produce)
