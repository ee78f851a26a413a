"""The M, P and X cards of Lords: colours, lands, and the rulings on them."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.lords.cards import Machiavelli
from signoria.games.lords.ids import (
    EMPIRES,
    GOODS,
    HERESY,
    KINDS,
    LORD_BANK,
    NEUTRAL,
    PRINCESS,
    RELIGIONS,
    REVOLT,
    SPY,
    TITLE,
    TRIAL,
)
from signoria.games.lords.map import is_dukedom

from .ground import ATLAS, DECK, at, names


def m_cards(kind: int) -> list[Machiavelli]:
    return [x for x in DECK.machiavelli if x.kind == kind]


@pytest.mark.parametrize("kind", [SPY, REVOLT, PRINCESS, TITLE], ids=lambda kind: KINDS[kind])
def test_every_colour_has_such_a_card(kind: int) -> None:
    assert {x.empire for x in m_cards(kind)} == set(range(len(EMPIRES)))


def test_revolts_rise_in_a_dukedom_with_a_city_of_their_empire() -> None:
    for each in m_cards(REVOLT):
        (where,) = each.dukedoms
        assert ATLAS.dukedom(where).empire == each.empire
        assert ATLAS.cities_of[where]


@pytest.mark.clause("6.2.3.b1", "6.2.3.b2")
def test_princesses_bring_cities_of_their_empire() -> None:
    dowries = [x for x in m_cards(PRINCESS) if x.dowry]
    assert len(dowries) == 7
    assert all(ATLAS.city(city).empire == x.empire for x in dowries for city in x.dowry)
    assert {x.religion for x in m_cards(PRINCESS)} == set(range(len(RELIGIONS)))


def test_heresies_and_trials_have_lands_and_a_religion() -> None:
    for each in (*m_cards(HERESY), *m_cards(TRIAL)):
        assert each.religion != NEUTRAL
        assert each.empire == NEUTRAL
        assert all(is_dukedom(x) for x in each.dukedoms)
        assert len(set(each.dukedoms)) == len(each.dukedoms)
    assert all(x.ransom == 5 for x in m_cards(HERESY))
    assert all(x.dies_on == 3 for x in m_cards(TRIAL))


def test_every_heresy_and_trial_can_strike_a_leader_at_home() -> None:
    """M51 struck nobody before its ruling."""
    for each in (*m_cards(HERESY), *m_cards(TRIAL)):
        targets = {ATLAS.city(x.place).dukedom for x in DECK.leaders if x.religion == each.religion}
        others = {ATLAS.city(x.place).dukedom for x in DECK.court}
        assert targets.union(others if each.kind == TRIAL else ()).intersection(each.dukedoms), each.key
    assert names(DECK.machiavelli[50].dukedoms) == {"bosnia", "dalmatia", "croatia", "albania", "hungary"}


@pytest.mark.clause("5.6.1")
def test_a_spy_counts_twice_for_the_order_of_movement() -> None:
    assert {KINDS[x.kind]: x.weight for x in DECK.machiavelli} == {
        "spy": 2, "revolt": 1, "princess": 1, "title": 1, "heresy": 1, "trial": 1,
    }  # fmt: skip


def test_pestilences_strike_by_the_ruling() -> None:
    struck = Counter(name for x in DECK.pestilences for name in names(x.dukedoms))
    assert all(struck[name] == 1 for name in ("york", "milan", "florence", "brittany", "burgundy", "swabia"))
    assert all(struck[name] == 1 for name in ("muscovy", "trebizond"))
    assert {x.key for x in DECK.pestilences if x.dies_on == 2} == {"P3", "P4", "P7", "P9"}
    home = {ATLAS.dukedom(ATLAS.city(x.place).dukedom).place for x in DECK.leaders if x.kind == LORD_BANK}
    assert home <= {place for x in DECK.pestilences for place in x.dukedoms}, "every lord can be struck at home"


def test_the_cape_closes_three_trading_places_but_not_beirut() -> None:
    cape = DECK.navigation[0]
    assert names(cape.closes) == {"alexandria", "erzurum_city", "azov_city"}
    assert {GOODS[good] for good in cape.goods} == {"silk", "spices"}
    assert all(x.place == at("discovery_voyages")[0] for x in DECK.navigation)
