"""The year: opening, seasons, what ends with a season. R3."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.regno.commerce import exchange
from signoria.games.regno.dynasties import captains, dynasty
from signoria.games.regno.economy import production, unrest, upkeep
from signoria.games.regno.ids import AUTUMN, INTERNED, NEUTRAL, NOWHERE, REBELS, SPRING, SUMMER, WINTER
from signoria.games.regno.pieces import ARRIVED, CONVALESCENT, EXHAUSTED, LANDED, READY
from signoria.games.regno.realm import building, monuments, territory
from signoria.games.regno.realm.monuments import ChooseMonument
from signoria.games.regno.reconstruction import (
    activation,
    auction,
    events,
    hordes,
    merchants,
    offices,
    pirates,
    scoring,
    year,
)
from signoria.games.regno.reconstruction.year import Expire, Opening, Season, Year, restore_garrisons
from signoria.games.regno.state import Regno
from signoria.kernel.state import Step

from .build import Table, place, table


class Mark(Step[Regno]):
    """Notes that it ran."""

    def __init__(self, name: str, log: list[tuple[str, int]]) -> None:
        self.name, self.log = name, log

    def act(self, s: Regno) -> None:
        self.log.append((self.name, s.round))


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What the year calls, in order, with the season; nothing else happens."""
    seen: list[tuple[str, int]] = []

    def note(name: str, many: bool) -> Any:
        def call(s: Regno, *rest: object) -> Any:
            seen.append((name, s.round))
            return [Mark(f"{name} done", seen)] if many else None

        return call

    for module, names in (
        (building, ("grow",)),
        (captains, ("new_year",)),
        (exchange, ("end_season",)),
        (pirates, ("end_season",)),
        (merchants, ("end_season",)),
        (events, ("draw_event",)),
        (offices, ("collect",)),
    ):
        for name in names:
            monkeypatch.setattr(module, name, note(f"{module.__name__.rpartition('.')[2]}.{name}", False))
    for module, names in (
        (dynasty, ("opening",)),
        (offices, ("opening", "auction")),
        (unrest, ("after_event",)),
        (production, ("begin_global",)),
        (upkeep, ("begin",)),
        (hordes, ("end_season",)),
    ):
        for name in names:
            monkeypatch.setattr(module, name, note(f"{module.__name__.rpartition('.')[2]}.{name}", True))
    monkeypatch.setattr(auction, "Bid", lambda: Mark("bid", seen))
    monkeypatch.setattr(activation, "Program", lambda: Mark("program", seen))
    monkeypatch.setattr(activation, "Activate", lambda seat: Mark(f"activate {seat}", seen))
    monkeypatch.setattr(monuments, "ChooseMonument", lambda seat: Mark(f"monument {seat}", seen))
    monkeypatch.setattr(year, "restore_garrisons", note("garrisons", False))
    monkeypatch.setattr(scoring, "FinalScoring", lambda: Mark("end", seen))
    return seen


def names(log: list[tuple[str, int]]) -> list[str]:
    return [name for name, _ in log]


@pytest.mark.clause("R3.2", "C241", "16.1.5", "7.2.1", "16.6.3", "11.8.3", "R17.5", "R17.6", "C188")
def test_the_opening_in_its_order(log: list[tuple[str, int]]) -> None:
    t = table(2)
    t.s.round = 8
    t.ask(Opening(1))
    assert names(log) == [
        "building.grow",
        "dynasty.opening", "dynasty.opening done",
        "monument 0", "monument 1",
        "garrisons",
        "captains.new_year",
        "offices.opening", "offices.opening done",
        "bid",
        "offices.auction", "offices.auction done",
    ]  # fmt: skip
    assert {moment for _, moment in log} == {9}  # already the coming Spring


@pytest.mark.clause("R3.2", "7.2.1", "16.1.5", "R2.8")
def test_in_the_first_year_nothing_grows_or_ages(log: list[tuple[str, int]]) -> None:
    t = table(2)
    t.s.round = 0
    t.ask(Opening(1))
    assert not {"building.grow", "dynasty.opening", "captains.new_year"} & set(names(log))
    assert "bid" in names(log)


@pytest.mark.clause("R3.2", "10.3.9", "R6.3", "R20.2")
def test_yearly_limits_begin_anew() -> None:
    t = table(2)
    t.s.round = 4
    t.realm(0, sold_first=True, produced=2, battles=2, battles_against=2, warships=1)
    year.open_year(t.s, 1)
    r = t.r(0)
    assert (r.sold_first, r.produced, r.battles, r.battles_against, r.warships) == (False, 0, 0, 0, 0)
    assert (t.s.year, t.s.season) == (2, SPRING)
    assert [e[2] for e in t.told("year-began")] == [2]


@pytest.mark.clause("R3.1", "R3.3", "R3.4", "9.1.3", "9.3.1", "C52", "R17.6", "R3.6d")
def test_a_year_is_an_opening_and_four_seasons_of_five_steps(log: list[tuple[str, int]]) -> None:
    t = table(2)
    t.s.round = 0
    t.s.agenda = [Season(WINTER, 1), Season(AUTUMN, 1), Season(SUMMER, 1), Season(SPRING, 1), Opening(1)]
    t.ask()
    ends = ["hordes.end_season", "hordes.end_season done", "pirates.end_season", "merchants.end_season",
            "exchange.end_season"]  # fmt: skip
    flight = ["events.draw_event", "unrest.after_event", "unrest.after_event done"]
    play = ["program", "activate 0", "activate 1"]
    produce = ["production.begin_global", "production.begin_global done", "offices.collect"]
    wanted = [
        *flight, *play, *ends,
        *flight, *play, *ends,
        *flight, *produce, *play, *ends,
        *flight, *play, "upkeep.begin", "upkeep.begin done", *ends,
    ]  # fmt: skip
    found = names(log)
    assert found[found.index("events.draw_event") :] == wanted
    assert [moment for name, moment in log if name == "program"] == [1, 2, 3, 4]


@pytest.mark.clause("R3.1", "R20.1", "R1.3")
def test_years_follow_until_the_last(log: list[tuple[str, int]]) -> None:
    t = table(2, length="short")
    t.s.round = 0
    t.ask(Year())
    assert names(log).count("program") == 20
    assert names(log)[-1] == "end"


@pytest.mark.clause("R20.1")
def test_between_steps_the_game_ends_when_one_realm_is_left(log: list[tuple[str, int]]) -> None:
    t = table(2)
    t.realm(1, out=True)
    t.ask(Season(SUMMER, 3))
    assert names(log) == ["end"]


@pytest.mark.clause("R3.2", "R3.4")
def test_from_summer_on_the_order_of_the_opening_holds(log: list[tuple[str, int]]) -> None:
    t = table(2).at(2)
    t.s.next_order = [1, 0]
    t.ask(Season(SPRING, 4))
    assert names(log)[:2] == ["activate 0", "activate 1"]
    log.clear()
    t.ask(Season(SUMMER, 1))
    assert [x for x in names(log) if x.startswith("activate")] == ["activate 1", "activate 0"]


@pytest.mark.clause("R3.2", "R19.3")
def test_each_neutral_garrison_regains_one_lost_piece() -> None:
    t = table(2)
    t.no_forces("V1", "D1", "D2", "M1", "R", "I1")
    t.force(NEUTRAL, "V1", light_infantry=3)
    t.province("D2", besieger=0)
    t.province("M1", former=1)
    t.force(REBELS, "M1", pitchfork=1)
    t.province("I1", horde=True)
    restore_garrisons(t.s)
    assert t.units(NEUTRAL, "V1") == {"light_infantry": 3, "archer": 1}
    assert t.units(NEUTRAL, "D1") == {"light_infantry": 1}
    assert t.units(NEUTRAL, "R") == {"light_infantry": 1}
    assert t.units(NEUTRAL, "D2") == t.units(NEUTRAL, "M1") == t.units(NEUTRAL, "I1") == {}
    assert t.units(NEUTRAL, "M2") == {"light_infantry": 2, "archer": 1}
    assert len(t.told("garrison-grew")) == 3


@pytest.mark.clause("R19.3")
def test_what_was_a_players_capital_is_no_neutral_capital() -> None:
    t = table(2)
    t.no_forces("A1")
    t.province("A1", owner=NEUTRAL)
    for _ in range(9):
        restore_garrisons(t.s)
    assert t.units(NEUTRAL, "A1") == {"light_infantry": 3, "archer": 2}


@pytest.mark.clause("11.8.3", "R3.2", "C112")
def test_the_owner_of_two_monuments_of_a_kind_chooses_the_active_one() -> None:
    t = table(2)
    t.realm(0, government="communal_republic", tech={"government": 4})
    t.province("B1", buildings=["loggia"])
    t.ask(ChooseMonument(0))
    assert t.asked == -1
    assert t.s.active[0] == place("B1")
    t.province("A1", buildings=["loggia"])
    monuments.hold(t.s, 0)
    assert t.s.active[0] == place("B1")  # the own one, until the opening
    t.ask(ChooseMonument(0))
    assert t.listed() == ["activate:A1", "activate:B1"]
    t.do("activate:A1")
    assert territory.is_monument(t.s, place("A1"), 12)
    assert not territory.is_monument(t.s, place("B1"), 12)


@pytest.mark.clause("C113")
def test_a_lost_monument_is_active_no_more() -> None:
    t = table(2)
    t.realm(0, government="communal_republic", tech={"government": 4})
    t.province("B1", buildings=["loggia"])
    monuments.hold(t.s, 0)
    t.province("B1", owner=1)
    monuments.hold(t.s, 0)
    assert t.s.active[0] == NOWHERE


def expired(t: Table) -> Table:
    return t.ask(Expire())


@pytest.mark.clause("R3.4", "13.6.1", "14.1.12", "G10", "15.2.8")
def test_recruits_and_convalescents_are_ready_when_their_season_is_over() -> None:
    t = table(2).at(2, "summer")
    t.no_forces("A1")
    t.force(0, "A1", light_infantry=1)
    t.force(0, "A1", light_infantry=2, status=EXHAUSTED, until=6)
    t.force(0, "A1", archer=1, status=CONVALESCENT, until=7)
    t.force(0, "B1", archer=1, moved=LANDED)
    t.force(0, "B1", archer=1)
    t.s.forces[-1].place, t.s.forces[-1].until = INTERNED, 1001
    expired(t)
    assert t.units(0, "A1", READY) == {"light_infantry": 3}
    assert t.units(0, "A1", CONVALESCENT) == {"archer": 1}
    assert all(f.moved == 0 for f in t.s.forces)
    assert [f.until for f in t.s.forces if f.place == INTERNED] == [1001]
    assert ARRIVED


@pytest.mark.clause("R3.4", "G10", "9.2.8", "12.3.6", "14.2.4", "C162")
def test_markers_end_with_the_season_that_they_name() -> None:
    t = table(2).at(1, "autumn")
    t.province("A1", sacked=3, asleep=4)
    t.province("B1", sacked=4)
    t.change_person(0, wounded=3, exhausted=4)
    t.change_person(1, wounded=5)
    t.realm(0, civil_war=3)
    expired(t)
    assert (t.p("A1").sacked, t.p("A1").asleep, t.p("B1").sacked) == (0, 4, 4)
    assert (t.who(0).wounded, t.who(0).exhausted, t.who(1).wounded) == (0, 4, 5)
    assert t.r(0).civil_war == 0


@pytest.mark.clause("R3.4", "10.2.7", "14.1.t1.r1")
def test_saturation_and_shelters_begin_anew() -> None:
    t = table(2)
    t.province("R", bought=(1,) * 8, sheltered=3)
    expired(t)
    assert t.p("R").bought == (0,) * 8
    assert t.p("R").sheltered == 0


@pytest.mark.clause("R3.4", "12.2.5", "10.5.8")
def test_in_winter_pacts_and_embargoes_whose_last_year_this_is_expire() -> None:
    t = table(3).at(2, "autumn")
    t.s.pacts, t.s.releases = ((0, 1, 2), (0, 2, 3)), ((0, 1, 2),)
    t.realm(0, embargo=2)
    t.realm(1, embargo=3)
    expired(t)
    assert len(t.s.pacts) == 2
    t.at(2, "winter")
    expired(t)
    assert t.s.pacts == ((0, 2, 3),)
    assert t.s.releases == ()
    assert [t.r(i).embargo for i in (0, 1)] == [0, 3]


@pytest.mark.clause("R3.4", "16.2.13")
def test_a_dissolved_alliance_holds_to_the_end_of_its_season() -> None:
    t = table(3)
    t.s.alliances = ((0, 1, 1, 15, 1), (0, 2, 2, 30, 0))
    assert territory.are_allied(t.s, 0, 1)
    expired(t)
    assert t.s.alliances == ((0, 2, 2, 30, 0),)


@pytest.mark.clause("R3.4", "R5.1", "R18.1", "R18.6")
def test_cards_are_taken_back_and_the_event_is_over() -> None:
    t = table(2)
    t.realm(0, program=(1, 2), revealed=True)
    t.s.event, t.s.isolated, t.s.blessed, t.s.changes = 3, 3, 1, [4, 12]
    expired(t)
    assert (t.r(0).program, t.r(0).revealed) == ((), False)
    assert (t.s.event, t.s.isolated, t.s.blessed, t.s.changes) == (-1, 0, 0, [0, 0])
