"""What is printed, in the reader's language: every place, card and counter has a name, and data has no holes."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from signoria.games.lords import catalog
from signoria.games.lords.ids import CARDS, CITIES, COUNTERS, DUKEDOMS, LEADERS, PLACES, SEAS, STRAITS
from signoria.games.lords.rules import GAME
from signoria.games.lords.tables import facts_with
from signoria.kernel.game import Setup
from wording import both

FACTS = facts_with({})
TABLES = {
    "places_it": {**FACTS["dukedoms"]["dukedoms"], **FACTS["map"]["seas"], **FACTS["cities"]["cities"]},
    "straits_it": FACTS["map"]["straits"],
    "cards_it": {
        **FACTS["lords"], **FACTS["allies"], **FACTS["court"], **FACTS["enterprises"], **FACTS["machiavelli"],
        **FACTS["navigation"]["cards"],
    },
    "heirs_it": {
        f"{card}.{n}": heir
        for name in ("lords", "allies") for card, row in FACTS[name].items() for n, heir in enumerate(row["heirs"], 1)
    },
}  # fmt: skip
# what Italian has no name of its own for: persons who are called so everywhere, and Italians
MOST_ALIKE = 75


def data(language: str) -> dict[str, Any]:
    return GAME.catalog(language, Setup("lords", 5))


@both
def test_everything_on_the_map_has_a_name_of_its_own(language: str) -> None:
    """A Dukedom may be called like its city, nothing else like another."""
    names = catalog.names(language, {})
    for some in (DUKEDOMS, SEAS, CITIES):
        twice = [name for name, n in Counter(names[f"place-{place}"] for place in some).items() if n > 1]
        assert not twice
    for kind, ids in (("strait", STRAITS), ("card", CARDS), ("leader", CARDS[:LEADERS]), ("counter", COUNTERS)):
        assert len({names[f"{kind}-{x}"] for x in ids}) == len(ids), kind


@pytest.mark.parametrize("table", sorted(TABLES))
def test_italian_names_are_of_things_that_there_are_and_differ(table: str) -> None:
    printed, italian = TABLES[table], FACTS["names"][table]
    assert set(italian) <= set(printed)
    assert not [key for key, name in italian.items() if name == printed[key]["name"]]


def test_buildings_guilds_and_acts_are_called_in_italian() -> None:
    """Only persons, and what has an Italian name in English too, are called alike."""
    cards, own = TABLES["cards_it"], FACTS["names"]["cards_it"]
    alike = [card for card in CARDS if card in cards and card not in own]
    assert len(alike) <= MOST_ALIKE
    persons = ("spy", "princess", "title")
    things = {card for card in alike if card[0] in "EGRMX" and cards[card]["kind"] not in persons}
    assert things == {"E14", "E21", "E25", "E26", "G1", "G10"}


def test_heirs_have_names() -> None:
    names = catalog.names("it", {})
    assert names["heir-L14.2"] == "Ludovico il Moro"
    assert names["heir-L10.1"] == "Carlo il Temerario"
    assert names["heir-L4.1"] == names["leader-L4"], "who has no heir keeps his name"


def test_accounts_say_whose_they_are() -> None:
    english, italian = catalog.names("en", {}), catalog.names("it", {})
    assert english["account-chest.3"] == "the chest of [seat 2]"
    assert italian["account-chest.3"] == "la cassa di [seat 2]"
    assert italian["account-treasury.ottoman"] == "il tesoro (Ottomani)"
    assert english["account-hold.pirate.C7"] == "the pirate C7"


@both
def test_the_catalog_is_data_without_nulls(language: str) -> None:
    found = data(language)
    assert ": null" not in json.dumps(found)
    assert len(found["places"]) == len(PLACES)
    assert len(found["cards"]) == len(CARDS)
    for card in found["cards"].values():
        assert card["text"]
        assert all(clause in found["clauses"] for clause in card["clauses"]), card["name"]
        assert card.get("place", "london") in found["places"]
    for place in found["places"].values():
        assert all(other in found["places"] for other in (*place.get("around", ()), *place.get("links", ())))


def test_both_languages_tell_of_the_same_things() -> None:
    english, italian = data("en"), data("it")
    assert english.keys() == italian.keys()
    for section in ("places", "cards", "straits", "empires"):
        assert english[section].keys() == italian[section].keys()
        for key, thing in english[section].items():
            assert thing.keys() == italian[section][key].keys(), key
