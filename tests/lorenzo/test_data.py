"""Lorenzo's data files against the facts they were made from, number by number and word by word."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from signoria.games.lorenzo.tables import base_facts
from signoria.kernel.facts import Facts, load, override, paths

FACTS = Path(__file__).parents[1] / "data" / "lorenzo_facts.json"
FILES = ("setup", "board", "personal_board", "bonus_tiles", "leaders", "excommunications", "cards")

COLOURS = {"territory": "green", "building": "yellow", "character": "blue", "venture": "purple"}

# Prose that our files give as one word: the fact's, and ours.
TRANSLATED: dict[str, dict[str, str]] = {
    "setup.deal_order": {"bottom floor to top floor": "bottom_up"},
    "setup.leader_draft": {
        "deal 4 each, keep 1, pass the rest to the player on the right, until 4 kept "
        "(advanced rules, after the bonus tiles are chosen)": "pass_right"
    },
    "setup.bonus_tile_choice": {
        "advanced rules: reverse turn order (last player first), before the leader draft; "
        "base rules: all use the standard tile": "reverse_turn_order"
    },
    "bonus_tiles.standard.side": {"standard (all four identical)": "standard"},
}

# Prose beside an effect that the effect's key already says (data/README.md tells its meaning).
PROSE = re.compile(r"leaders\.\w+\.effect\.(choice|applies_to|not)|excommunications\.\w+\.effect\.(note|per|rounding)")

# What our files say beyond the facts file: path pattern, value (None: any text), reason.
EXTRA: dict[str, tuple[int | None, str]] = {
    r"setup\.die_sides": (6, "the facts name the dice but not their sides"),
    r"setup\.leader_discard_gain\.priv": (1, "stated in L-77 only"),
    r"board\.servants_per_plus_one": (1, "stated in L-17 only"),
    r"cards\.(?!general)\w+\.(immediate_per|production)\.every": (1, "the facts' `per` counts single cards"),
    r"cards\.general\.immediate_per\.every": (2, "the facts write it into `per`: 2mp"),
    r"excommunications\.tile_3_[67]\.effect\.every": (1, "the facts' lists count single resources"),
    r"leaders\.\w+\.name_(it|da)": (None, "the facts have one name a leader"),
    r"cards\.\w+\.name_da": (None, "there is no Danish edition: the names are ours"),
}


# Facts that the type of a card and the name of a tile say already.
SAID_BY_KEY = re.compile(r"(cards\.\w+\.color|excommunications\.\w+\.image_code)")


@pytest.fixture(scope="module")
def ours() -> Facts:
    return load("signoria.games.lorenzo", FILES)


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    table: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
    return table


def test_every_leaf_of_the_facts_stands_in_our_files(facts: dict[str, Any], ours: Facts) -> None:
    stands = paths(ours)
    expected = dict(expected_leaves(facts))
    assert len(expected) > 1200
    assert {path: stands.get(path) for path in expected} == expected
    assert all(type(stands[path]) is type(value) for path, value in expected.items())  # 1 is equal to true


def test_nothing_else_stands_in_our_files_but_what_is_listed_with_its_reason(
    facts: dict[str, Any], ours: Facts
) -> None:
    beyond = {path: value for path, value in paths(ours).items() if path not in dict(expected_leaves(facts))}
    for path, value in beyond.items():
        allowed = [number for pattern, (number, _) in EXTRA.items() if re.fullmatch(pattern, path)]
        assert value in allowed or (isinstance(value, str) and None in allowed), path
    for pattern in EXTRA:
        assert any(re.fullmatch(pattern, path) for path in beyond), f"{pattern} is not needed"


def test_groups_without_values_are_the_same_too(facts: dict[str, Any], ours: Facts) -> None:
    """Free cards and cards without immediate gains have no leaf that could be compared."""
    for card in facts["dev_cards"]:
        mine = ours["cards"][slug(card["name_en"])]
        assert (mine["costs"], mine["immediate"]) == (card["costs"], card["immediate"])
    assert ours["setup"]["closed_spaces"] == facts["setup"]["closed_spaces"]
    floors = [floor for tower in ours["board"]["towers"].values() for floor in tower["floors"]]
    assert Counter(not floor["bonus"] for floor in floors) == {True: 8, False: 8}


def test_colours_are_said_by_the_type(facts: dict[str, Any]) -> None:
    assert all(card["color"] == COLOURS[card["type"]] for card in facts["dev_cards"])


def test_counts(ours: Facts) -> None:
    cards = ours["cards"].values()
    assert Counter((card["type"], card["period"]) for card in cards) == {
        (kind, period): 8 for kind in COLOURS for period in (1, 2, 3)
    }
    assert [card["id"] for card in cards] == list(range(1, 97))
    assert [leader["id"] for leader in ours["leaders"].values()] == list(range(1, 21))
    assert Counter(tile["period"] for tile in ours["excommunications"].values()) == {1: 7, 2: 7, 3: 7}
    assert list(ours["bonus_tiles"]) == ["standard", "tile_1", "tile_2", "tile_3", "tile_4"]


@pytest.mark.parametrize("language", ["name_en", "name_it", "name_da"])
def test_names_are_unique_and_not_empty(ours: Facts, language: str) -> None:
    names = [thing[language] for file in ("cards", "leaders") for thing in ours[file].values()]
    assert len(set(names)) == 116
    assert all(name == name.strip() and name for name in names)


def test_keys_are_slugs_of_the_english_names(ours: Facts) -> None:
    for file in ("cards", "leaders"):
        assert list(ours[file]) == [slug(thing["name_en"]) for thing in ours[file].values()]


def test_the_limits_speak_of_what_exists() -> None:
    """A pattern that fits no path guards nothing."""
    ours = base_facts()
    every = set(paths(ours))
    every |= {path.rsplit(".", 1)[0] for path in every}
    for table in ("fixed", "range", "keys"):
        for pattern in ours["limits"][table]:
            assert any(fnmatchcase(path, pattern) for path in every), pattern


def test_what_is_printed_is_within_the_limits() -> None:
    """So that a designer can set each free number back to what is printed."""
    ours = base_facts()
    fixed = ours["limits"]["fixed"]
    free = {
        f"lorenzo.{path}": value
        for path, value in paths(ours).items()
        if not isinstance(value, str) and not any(fnmatchcase(path, pattern) for pattern in fixed)
    }
    assert len(free) > 1000
    assert override("lorenzo", ours, free) == ours


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'s", "s").replace("'", "")).strip("_")


def expected_leaves(facts: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Each leaf of the facts file with the path and in the form that our files must have."""
    things = {name: facts[name] for name in ("setup", "board", "personal_board")}
    things |= {
        "bonus_tiles." + (f"tile_{t['id']}" if t["id"] else "standard"): t for t in facts["personal_bonus_tiles"]
    }
    things |= {f"leaders.{slug(leader['name'])}": leader for leader in facts["leaders"]}
    things |= {f"excommunications.tile_{tile['image_code']}": tile for tile in facts["excommunications"]}
    things |= {f"cards.{slug(card['name_en'])}": card for card in facts["dev_cards"]}
    for prefix, thing in things.items():
        for path, value in leaves({key: child for key, child in thing.items() if key != "check"}, prefix):
            if not (PROSE.fullmatch(path) or SAID_BY_KEY.fullmatch(path)):
                yield as_ours(path, value)


def as_ours(path: str, value: Any) -> tuple[str, Any]:
    if path in TRANSLATED:
        return path, TRANSLATED[path][value]
    if re.fullmatch(r"leaders\.\w+\.name", path):
        return f"{path}_en", value
    if path.endswith(".effect.increase_by"):
        assert value == "servants only (character cards do not add)"
        return path.replace("increase_by", "servants_only"), True
    if value == "2mp":
        return path, "mp"  # its 2 is in EXTRA
    return path, value


def leaves(node: Any, prefix: str) -> Iterator[tuple[str, Any]]:
    if isinstance(node, dict | list):
        for key, child in node.items() if isinstance(node, dict) else enumerate(node):
            yield from leaves(child, f"{prefix}.{key}")
    else:
        yield prefix, node
