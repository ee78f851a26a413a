"""The data files of Houses against the facts they were made from, number by number: tests/data/lorenzo_houses.json."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

import pytest

from signoria.games.lorenzo.resources import TYPES
from signoria.kernel.facts import Facts, load, override, paths

FACTS: Final = Path(__file__).parents[2] / "data" / "lorenzo_houses.json"
SOURCE: Final[dict[str, Any]] = json.loads(FACTS.read_text(encoding="utf-8"))
OURS: Final = load("signoria.games.lorenzo", ("houses", "special_cards", "house_leaders"))
HOUSES: Final = OURS["houses"]
WORDS: Final = ("name", "name_en", "name_it", "name_da", "reconstruction")
LEADER_KINDS: Final = {"action_space": "space"}
COUNTED: Final = {"cards": "all_cards", "types": "most_types", "leader": "leaders", "wood+stone": "most_wood_and_stone"}

Table = dict[str, Any]


def same(ours: Any, expected: Any) -> bool:
    """Equal leaf by leaf; 1 is not true."""
    mine, theirs = paths({"x": ours}), paths({"x": expected})
    return ours == expected and all(type(mine[path]) is type(value) for path, value in theirs.items())


def numbers(thing: Mapping[str, Any]) -> Table:
    """A table of ours without its names."""
    return {key: value for key, value in thing.items() if key not in WORDS}


def slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain.lower().replace("'", "")).strip("_")


# ---- cards -----------------------------------------------------------------------------------------------------------


def price(cost: Mapping[str, int]) -> Table:
    """A number of military points to have that is what is paid goes without saying."""
    ours = {key: n for key, n in cost.items() if key != "requires_mp"}
    return ours | ({"mp_req": cost["requires_mp"]} if cost.get("requires_mp", 0) > cost.get("mp", 0) else {})


def counting(effect: Mapping[str, Any]) -> Table:
    """Something for each of what is counted."""
    return {"gain": effect["res"], "per": effect["per"], "every": effect.get("divisor", 1)}


def at_once(effects: Sequence[Mapping[str, Any]]) -> Table:
    """What a card does when it is taken."""
    out: Table = {"immediate": {}}
    for effect in effects:
        match effect["op"]:
            case "gain":
                out["immediate"] |= effect["res"]
            case "lose":
                out["loss"] = effect["res"]
            case "draw_leader":
                out["immediate"]["leader"] = effect["count"]
            case "play":
                out["immediate"]["play"] = 1
            case "gain_per":
                out["immediate_per"] = counting(effect)
            case "activate_own_card":
                out["activate"] = {"cards": effect["kinds"], "count": effect["count"]}
            case "take_discarded_card":
                out["take_discarded"] = effect["types"]
            case "military_catch_up":
                out["catch_up"] = True
            case other:
                raise AssertionError(other)
    return out


def at_harvest(effect: Mapping[str, Any]) -> Table:
    if effect["op"] == "gain":
        return {"harvest": effect["res"]}
    if effect["op"] == "resolve_token_on_card":
        return {"holds_token": "harvest"}
    assert (effect["op"], effect["max"]) == ("gain_per", "action_value")
    return {"harvest_per": counting(effect) | {"at_most_value": True}}


def at_production(effect: Mapping[str, Any]) -> Table:
    match effect["op"]:
        case "gain":
            return {"production": {"gain": effect["res"]}}
        case "lose":
            return {"production": {"loss": effect["res"]}}
        case "gain_per":
            return {"production": counting(effect)}
        case "exchange":
            repeat = {"repeat": True} if effect.get("repeat_max") == "action_value" else {}
            return {"production": {"pay": effect["pay"], "gain": effect["get"]} | repeat}
        case "activate_own_card":
            return {"production_activates": {"cards": effect["kinds"], "count": effect["count"]}}
        case "choose_one":
            gained, paid = effect["of"]
            assert paid["then"] == {"op": "play"}
            return {"production_choose_one": [{"gain": gained["res"]}, {"pay": paid["pay"], "gain": {"play": 1}}]}
    raise AssertionError(effect["op"])


def always(effect: Mapping[str, Any]) -> Table:
    match effect["op"]:
        case "value_bonus":
            assert effect["actions"] == ["harvest", "production"]
            return {"permanent": {"kind": "work", "value": effect["amount"]}}
        case "waive_occupied_fee":
            assert effect["where"] == ["special_tower"]
            return {"permanent": {"kind": "no_special_toll"}}
        case "leader_requirement_waive":
            return {"permanent": {"kind": "waive", "value": effect["count"]}}
    raise AssertionError(effect["op"])


def at_the_end(effect: Mapping[str, Any]) -> Table:
    if effect["op"] == "gain":
        return {"end_vp": effect["res"]["vp"]}
    most = {"most": effect["max_vp"]} if "max_vp" in effect else {}
    return {"end_per": {"vp": effect["res"]["vp"], "per": effect["per"], "every": effect.get("divisor", 1)} | most}


def lasting(part: Mapping[str, Any]) -> Table:
    """What a card does from then on."""
    (effect,) = part["effects"]
    match part["trigger"]:
        case "harvest" | "production" as area:
            made = at_harvest(effect) if area == "harvest" else at_production(effect)
            return {f"{area}_value": part["min_value"]} | made
        case "static":
            return always(effect)
        case "when_leader_played":
            return {"permanent": {"kind": "on_leader", "gain": effect["res"]}}
        case "when_placing_on_market":
            assert effect["op"] == "resolve_token_on_card"
            return {"holds_token": "market"}
        case "end_of_game":
            return at_the_end(effect)
        case "on_take":  # what holds a token has one laid on it
            assert (effect["op"], effect["count"]) == ("place_token_faceup_here", 1)
            return {}
    raise AssertionError(part["trigger"])


def card(fact: Mapping[str, Any]) -> Table:
    """A card in the form that ours must have."""
    out: Table = {key: fact[key] for key in ("id", "type", "period")}
    out |= {"costs": [price(cost) for cost in fact["costs"]]} | at_once(fact["immediate"])
    for part in fact["permanent"]:
        out |= lasting(part)
    return out


@pytest.mark.clause("R-4", "U-13")
@pytest.mark.parametrize("fact", SOURCE["cards"], ids=lambda fact: str(fact["id"]))
def test_a_special_card(fact: Mapping[str, Any]) -> None:
    key = list(OURS["special_cards"])[fact["id"] - 97]
    ours = OURS["special_cards"][key]
    assert (key, ours["name_en"], ours["reconstruction"]) == (slug(fact["name"]), fact["name"], "U-13")
    assert same(numbers(ours), card(fact))


@pytest.mark.clause("R-4")
def test_the_deck() -> None:
    cards = OURS["special_cards"].values()
    assert [x["id"] for x in cards] == list(range(97, 145))
    assert Counter((x["type"], x["period"]) for x in cards) == {(t, p): 4 for t in TYPES for p in (1, 2, 3)}


# ---- leaders ---------------------------------------------------------------------------------------------------------


def requirement(fact: Mapping[str, Mapping[str, int]]) -> Table:
    """Least numbers and, apart from them, greatest."""
    out: Table = {}
    for thing, bound in fact.items():
        ((end, n),) = bound.items()
        if thing in COUNTED:
            assert end == ("max" if COUNTED[thing].startswith("most_") else "min")
            out[COUNTED[thing]] = n
        else:
            group = "cards" if thing in TYPES else "res"
            out.setdefault(group if end == "min" else f"most_{group}", {})[thing] = n
    return out


def effect(fact: Mapping[str, Any]) -> Table:
    """A leader's ability in the form that ours must have."""
    match fact:
        case {"when": "privilege", "gain": {"priv": n}}:
            return {"on_privilege": n}
        case {"when": "vp", "gain": {"vp": n}}:
            return {"on_vp": n}
        case {"when": kind, "gain": gain}:
            return {"on_take": kind, "gain": gain}
        case {"choose": ["harvest", "production"]}:
            return {"either_work": True}
        case {"pay": pay, "choose": gains}:
            return {"exchanges": [{"pay": pay, "gain": gain} for gain in gains]}
        case {"choose": exchanges}:
            return {"exchanges": exchanges}
        case {"pay": pay, "gain": gain}:
            return {"exchanges": [{"pay": pay, "gain": gain}]}
        case {"servant_conversion": {"servant": 1, "value": value}}:
            return {"servant_value": value}
        case {"servants_may_replace": goods}:
            return {"servants_for": goods}
        case {"immune_to": "excommunication"}:
            return {"no_excommunication": True}
        case {"play": n}:
            return {"gain": {"play": n}}
        case {"harvest": value, "on_territory_cards": 1}:
            return {"one_card": "harvest", "value": value}
        case {"production": value, "on_building_cards": 1}:
            return {"one_card": "production", "value": value}
        case {"draw_tokens": drawn, "keep": kept, "discard": rest}:
            assert kept + rest == drawn
            return {"draw_tokens": drawn, "keep": kept}
        case {"discard_own_card": kind, "gain": gain}:
            return {"discard_card": kind, "gain": gain}
        case {"gain": gain}:
            return {"gain": gain}
    raise AssertionError(fact)


@pytest.mark.clause("R-28", "R-30")
@pytest.mark.parametrize("fact", SOURCE["leaders"], ids=lambda fact: str(fact["id"]))
def test_a_new_leader(fact: Mapping[str, Any]) -> None:
    key = list(OURS["house_leaders"])[fact["id"] - 21]
    ours = OURS["house_leaders"][key]
    assert (key, ours["name_en"]) == (slug(fact["name"]), fact["name"])
    assert same(
        numbers(ours),
        {
            "id": fact["id"],
            "requirement": requirement(fact["requirement"]),
            "kind": LEADER_KINDS.get(fact["kind"], fact["kind"]),
            "effect": effect(fact["effect"]),
        },
    )


@pytest.mark.clause("R-28", "R-29")
def test_how_many_leaders_of_each_kind() -> None:
    kinds = Counter(leader["kind"] for leader in OURS["house_leaders"].values())
    assert kinds == {"permanent": 9, "once_per_round": 8, "space": 6, "immediate": 1}


# ---- everything else -------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-44", "U-8", "U-9", "U-14")
def test_the_families() -> None:
    """Each power has its numbers and nothing else; what is reconstructed says so."""
    families = HOUSES["families"]
    assert list(families) == list(SOURCE["families"])
    for key, fact in SOURCE["families"].items():
        assert same(numbers(families[key]), fact), key
        assert slug(families[key]["name"]) == key
    marked = {key: x["reconstruction"] for key, x in families.items() if "reconstruction" in x}
    assert marked == {"della_rovere": "U-8", "visconti": "U-9"}


@pytest.mark.clause("R-15", "U-2", "U-3")
def test_the_tokens() -> None:
    faces = list(HOUSES["tokens"]["faces"].values())
    assert same(faces, SOURCE["tokens"]["faces"])
    assert sum(face["n"] for face in faces) == SOURCE["tokens"]["count"]
    assert same(HOUSES["privilege"]["gain"], SOURCE["privilege"])


@pytest.mark.clause("R-21", "U-1", "R-5", "R-6")
def test_the_floors_and_the_adjustment() -> None:
    tower, adjustment = HOUSES["special_tower"], HOUSES["adjustment"]
    assert same([floor["value"] for floor in tower["floors"]], SOURCE["special_tower"]["values"])
    assert same([floor["bonus"] for floor in tower["floors"]], SOURCE["special_tower"]["bonuses"])
    assert same(
        adjustment, {"up_to_four_players": SOURCE["adjustment"]["2-4"], "five_players": SOURCE["adjustment"]["5"]}
    )


@pytest.mark.clause("R-12", "U-4")
def test_the_auction() -> None:
    assert same(list(HOUSES["auction"]["tiles"].values()), SOURCE["auction_tiles"])
    assert same(HOUSES["start_coins_by_turn_order"], SOURCE["start_coins"])
    for part in ("five_players", "leader_spaces"):
        assert same(numbers(HOUSES[part]), SOURCE[part])


@pytest.mark.clause("R-10", "U-5", "U-7")
def test_the_tiles() -> None:
    assert same(
        [{"period": x["period"]} | x["effect"] for x in HOUSES["excommunications"].values()],
        SOURCE["excommunications"],
    )
    assert [(key, x["id"]) for key, x in HOUSES["excommunications"].items()] == [
        ("tile_1_8", 22), ("tile_2_8", 23), ("tile_3_8", 24),
    ]  # fmt: skip
    (tile,) = HOUSES["bonus_tiles"].values()
    fixed = {"id": 5, "side": "advanced", "harvest_value": 1, "production_value": 1}
    assert same(numbers(tile), fixed | SOURCE["bonus_tile"])


@pytest.mark.clause("U-1", "U-2", "U-3", "U-4", "U-5", "U-7")
def test_nothing_else_stands_in_the_file() -> None:
    """And each reconstructed part is marked as one."""
    assert set(HOUSES) == {
        "start_coins_by_turn_order", "five_players", "leader_spaces", "special_tower", "adjustment", "tokens",
        "privilege", "auction", "bonus_tiles", "excommunications", "families",
    }  # fmt: skip
    assert set(HOUSES["tokens"]) == {"reconstruction", "faces"}
    assert set(HOUSES["auction"]) == {"reconstruction", "highest_bid", "tiles"}
    marks = [HOUSES[part]["reconstruction"] for part in ("special_tower", "tokens", "privilege", "auction")]
    assert marks == ["U-1", "U-2", "U-3", "U-4"]
    assert HOUSES["bonus_tiles"]["tile_5"]["reconstruction"] == "U-5"
    assert {x["reconstruction"] for x in HOUSES["excommunications"].values()} == {"U-7"}


@pytest.mark.clause("HR-57")
def test_the_highest_bid_is_ours() -> None:
    """No source limits a bid; a program needs an end."""
    assert HOUSES["auction"]["highest_bid"] == 50


@pytest.mark.parametrize("language", ["name_en", "name_it", "name_da"])
def test_names_differ_from_those_of_the_base_game_too(language: str) -> None:
    base: Facts = load("signoria.games.lorenzo", ("cards", "leaders"))
    things = (base["cards"], base["leaders"], OURS["special_cards"], OURS["house_leaders"])
    names = [x[language] for table in things for x in table.values()]
    assert [name for name, n in Counter(names).items() if n > 1] == []
    assert len(names) == 96 + 20 + 48 + 24
    assert all(name == name.strip() != "" for name in names)


def test_what_is_printed_is_within_the_limits() -> None:
    """So that a designer can set each free number back to what is printed."""
    fixed = OURS["limits"]["fixed"]
    free = {
        f"lorenzo.{path}": value
        for path, value in paths(OURS).items()
        if not isinstance(value, str) and not any(fnmatchcase(path, pattern) for pattern in fixed)
    }
    assert len(free) > 350
    assert override("lorenzo", OURS, free) == OURS
