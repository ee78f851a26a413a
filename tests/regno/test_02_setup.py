"""Setup: what everybody starts with, and the choices made in secret. R2, R19."""

from __future__ import annotations

import pytest

from signoria.games.regno.ids import COURT, EVENTS, NEUTRAL, NO_TRAIT, NOWHERE, PLACES
from signoria.games.regno.people import family
from signoria.games.regno.realm.territory import provinces_of
from signoria.games.regno.reconstruction import merchants
from signoria.games.regno.reconstruction.choosing import Beginning, ChooseRealm, Preparation
from signoria.games.regno.reconstruction.year import Year
from signoria.kernel.engine import run
from signoria.kernel.state import Asking

from .build import Table, names, table


def choosing(t: Table) -> Table:
    """At the first question."""
    t.s.round = 0
    return t.ask(ChooseRealm())


@pytest.mark.clause("R2.2", "11.4.1", "11.1.5", "G5")
def test_faith_government_and_two_different_branches_are_chosen_in_secret() -> None:
    t = choosing(table(2))
    assert t.s.must == 0b11
    t.do("choose-faith:orthodox", "choose-government:communal_republic", "choose-branch:court", seat=0)
    assert t.why("choose-branch:court", seat=0) == "R2.2"
    assert t.r(0).tech[8] == 0
    t.do("choose-branch:religion", "choose-luxury:silk", seat=0)
    assert t.s.must == 0b10
    asking = t.s.agenda[-1]
    assert isinstance(asking, Asking)
    assert asking.seen_by(1).drafts[0] == ()
    t.do("choose-faith:islamic", "choose-government:feudal_monarchy", "choose-branch:court", seat=1)
    t.do("choose-branch:medicine", "choose-luxury:wine", seat=1)
    assert [t.r(i).faith for i in (0, 1)] == [1, 2]
    assert [t.r(i).government for i in (0, 1)] == [1, 0]
    assert t.r(0).tech == [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0]
    assert t.stock(0, "silk") == (1,)
    assert t.stock(1, "wine") == (1,)


@pytest.mark.clause("R2.3", "11.4.2")
def test_a_government_changes_no_faith_and_gives_no_office() -> None:
    t = choosing(table(2))
    for seat in (0, 1):
        t.do("choose-faith:islamic", "choose-government:military_theocracy", "choose-branch:court", seat=seat)
        t.do("choose-branch:medicine", "choose-luxury:wine", seat=seat)
    assert t.r(0).faith == 2
    assert t.s.offices == [NOWHERE] * 4


@pytest.mark.clause("R2.1", "R2.4", "R19.1", "R2.9", "R2.10")
def test_each_player_starts_with_three_provinces_at_peace() -> None:
    s = table(2).s
    assert names(provinces_of(s, 0)) == ["A1", "B1", "K1"]
    a, b, k = (s.provinces[PLACES.index(x)] for x in ("A1", "B1", "K1"))
    assert [(x.settlement, x.free, x.buildings) for x in (a, b, k)] == [(2, 3, 1), (1, 2, 1), (0, 1, 0)]
    assert a.fortress == 15
    assert s.realms[0].capital == PLACES.index("A1")
    assert s.wars == [0, 0]
    assert s.bands == [3, 3, 3]
    assert s.inflation == 0
    assert all(s.provinces[p].unrest == 0 for p in s.tables.atlas.provinces)
    assert sum(s.realms[0].deeds) == 0


@pytest.mark.clause("R2.5", "16.1.10")
def test_a_family_is_sovereign_consort_and_heir_with_traits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merchants, "set_out", lambda s: None, raising=False)
    t = table(2)
    roles = [(t.who(i).role, t.who(i).place, t.who(i).seniority) for i in family(t.s, 0)]
    assert roles == [(0, PLACES.index("A1"), 0), (1, COURT, 0), (2, COURT, 0)]
    t.s.agenda = [Beginning()]
    t.s.round = 0
    monkeypatch.setattr(Year, "act", lambda self, s: None)
    run(t.s)
    assert all(t.who(i).virtue != NO_TRAIT and t.who(i).flaw != NO_TRAIT for i in family(t.s, 1))


@pytest.mark.clause("R2.8", "16.5.1")
def test_three_captains_are_on_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merchants, "set_out", lambda s: None, raising=False)
    monkeypatch.setattr(Year, "act", lambda self, s: None)
    t = table(2)
    t.s.agenda = [Beginning()]
    run(t.s)
    assert len(set(t.s.tavern)) == 3
    assert sum(len(group) for group in t.s.captains) == 9


@pytest.mark.clause("R2.6", "10.2.13")
def test_the_starting_army_and_caravan_stand_in_the_capital() -> None:
    t = table(2)
    assert t.units(0, "A1") == {"light_infantry": 4, "archer": 2}
    assert t.c("caravan.1.1").place == PLACES.index("A1")


@pytest.mark.clause("R2.7")
def test_the_starting_reserve() -> None:
    assert table(2).stock(1, "florins", "grain", "wood", "leather", "stone", "iron") == (120, 4, 3, 2, 1, 1)


@pytest.mark.clause("R2.11", "R1.5")
def test_each_season_has_its_deck_of_ten() -> None:
    decks = table(2).s.decks
    assert [deck.bit_count() for deck in decks] == [10] * 4
    assert sum(decks) == (1 << len(EVENTS)) - 1


@pytest.mark.clause("R4.7")
def test_seats_are_drawn_at_random() -> None:
    orders = set()
    for key in range(40):
        t = table(3)
        t.dice("order", key % 3, 0, 0, first=0)
        t.s.agenda = [Preparation()]
        run(t.s)
        orders.add(tuple(t.s.order))
        assert sorted(t.s.order) == [0, 1, 2]
    assert orders == {(0, 1, 2), (1, 0, 2), (2, 0, 1)}


@pytest.mark.clause("R19.4", "R2.2")
def test_italy_fixes_all_but_the_luxury() -> None:
    t = choosing(table(6, scenario="italy_1450"))
    assert t.listed(0) == ["choose-luxury:wine", "choose-luxury:spices", "choose-luxury:silk"]
    assert t.stock(0, "florins", "grain", "wood", "leather", "stone", "iron") == (200, 6, 4, 3, 2, 2)
    assert t.units(0, "MIL") == {"light_infantry": 6, "archer": 3, "pikeman": 4}
    assert t.r(0).tech[:4] == [2, 1, 0, 1]
    assert t.r(4).tech[9] == 1
    assert t.p("ROM").buildings >> 5 & 1  # a Church instead of the Cathedral (amended)
    assert t.p("MIL").fortress == t.p("NAP").fortress == 16
    assert sum(x is not None and x.owner == 5 and x.kind == 0 for x in t.s.carriers) == 2


@pytest.mark.clause("R19.4", "R19.3")
def test_the_provinces_of_factions_not_in_play_are_neutral_with_garrisons() -> None:
    t = table(2, scenario="italy_1450")
    assert t.p("ROM").owner == NEUTRAL
    assert t.units(NEUTRAL, "PER") == {"light_infantry": 3, "archer": 2}


@pytest.mark.clause("R19.1", "R19.3")
@pytest.mark.parametrize(
    ("seats", "provinces", "neutral"), [(2, 13, 7), (3, 20, 11), (4, 24, 12), (5, 32, 17), (6, 35, 17)]
)
def test_the_schematic_map_grows_with_the_players(seats: int, provinces: int, neutral: int) -> None:
    s = table(seats).s
    assert len(s.tables.atlas.provinces) == provinces
    assert sum(s.provinces[p].owner == NEUTRAL for p in s.tables.atlas.provinces) == neutral
    assert len(s.tables.atlas.seas) == seats + 1


@pytest.mark.clause("R19.3")
def test_garrisons_by_settlement_seat_and_neutral_capital() -> None:
    t = table(2)
    assert t.units(NEUTRAL, "D1") == {"light_infantry": 1, "archer": 1}
    assert t.units(NEUTRAL, "M1") == {"light_infantry": 2, "archer": 1}
    assert t.units(NEUTRAL, "V1") == {"light_infantry": 3, "archer": 2}
    assert t.units(NEUTRAL, "R") == {"pikeman": 3, "crossbowman": 3, "light_infantry": 6, "archer": 1}


@pytest.mark.clause("R19.2", "R1.6")
def test_links_rivers_and_coasts() -> None:
    atlas = table(4).s.tables.atlas
    at = PLACES.index
    assert (at("B1"), at("M1")) in atlas.rivers
    assert at("M1") in atlas.neighbours[at("K2")]
    assert atlas.neighbours[at("I1")] == ()
    assert atlas.bordering(at("K1"), at("M1"))
    assert not atlas.bordering(at("A1"), at("M1"))
    assert at("O") in atlas.open_seas
