"""What never changes in a match, in a reader's language: names, prices (R20.5) and clauses of all that can be had."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from signoria.games.regno.ids import (
    BRANCHES,
    BUILDINGS,
    CAPTAINS,
    CARRIERS,
    COMMON,
    EVENTS,
    GOODS,
    GOVERNMENTS,
    MACHINES,
    PEOPLE,
    PITCHFORK,
    PLACES,
    RESOURCES,
    SEASONS,
    SETTLEMENTS,
    SHIPS,
    TERRAINS,
    UNITS,
)
from signoria.games.regno.tables import PACKAGE, Goods, Tables, facts_with
from signoria.kernel.game import Game, Setup
from signoria.kernel.rulebook import Rulebook
from signoria.kernel.words import Words, words

NAMED: Final = (
    "season",
    "terrain",
    "settlement",
    "faith",
    "role",
    "virtue",
    "flaw",
    "office",
    "tax",
    "order",
    "category",
)
GOVERNMENT_LEVEL: Final = re.compile(
    r"\w+ [1-4]: "
)  # how the titles of the clauses of 11.4 to 11.7 begin that open one
CLAUSE_LINK: Final = re.compile(r"\[([\w.]+)\]\(#\1\)")


def names(language: str, sets: Mapping[str, int]) -> Mapping[str, str]:
    """By `kind-id`: places, people, carriers and event cards; the rest stands in words/*.ftl."""
    facts, key = facts_with(sets), f"name_{language}"
    found: dict[str, str] = {}
    printed = facts["reconstruction_schematic"]
    lands: Mapping[str, Any] = {**printed["provinces"], **printed["seas"]}
    atlas = facts["reconstruction_italy_1450"]
    for place in PLACES:
        real = atlas["provinces"].get(place) or atlas["seas"].get(place)
        letter = place if place in lands else place[0]
        found[f"place-{place}"] = (
            real["name"] if real else " ".join([lands[letter][key], *([place[1:]] if letter != place else [])])
        )
    labels = facts["reconstruction_names"]
    for kind in ("family", "clergy"):
        for seat, people in labels[kind].items():
            found |= {f"person-{kind}.{seat}.{n}": name for n, name in enumerate(people, 1)}
    found |= {f"person-{captain}": facts["dynasty"]["captains"][captain]["name"] for captain in CAPTAINS}
    for carrier in CARRIERS:
        kind, *seats, n = carrier.split(".")
        seat = f"[seat {int(seats[0]) - 1}]" if seats else ""
        found[f"carrier-{carrier}"] = labels["carriers"][kind][key].replace("{n}", n).replace("{seat}", seat)
    return found | {f"event-{card}": facts["reconstruction_events"][card][key] for card in EVENTS}


def pairs(cost: Goods) -> list[list[object]]:
    """Goods for a screen: [[resource, amount]]."""
    return [[RESOURCES[r], n] for r, n in cost]


def catalog(rules: Game[Any], language: str, setup: Setup, t: Tables) -> dict[str, Any]:
    """JSON data without nulls (docs/wire.md)."""
    w, book = words(rules, language, setup.sets), Rulebook.load(PACKAGE)
    index = book.index
    return {
        "resources": {
            r: {"name": w.say(f"resource-{r}"), "one": w.say(f"count-{r}", n=1), "many": w.say(f"count-{r}", n=2)}
            for r in RESOURCES
        },
        "categories": {RESOURCES[i]: w.name("category", t.category[i]) for i in range(GOODS)},
        "prices": [list(row) for row in t.prices],
        "places": places(w, t),
        "buildings": {b: building(w, t, i) for i, b in enumerate(BUILDINGS)},
        "units": {u: unit(w, t, i) for i, u in enumerate(UNITS)},
        "ships": {x: ship(w, t, i) for i, x in enumerate(SHIPS)},
        "exchange": {
            key: t.exchange["prices"][key] for key in ("buy_surcharge", "commission", "move_at", "base_band", "embargo")
        },
        "orders": {key: t.reconstruction["orders"][key] for key in ("per_season", "change")},
        "revolt_at": t.production["unrest"]["revolt_at"],
        "technologies": {b: technology(book, language, w, t, i) for i, b in enumerate(BRANCHES)},
        "governments": {g: government(book, language, w, i) for i, g in enumerate(GOVERNMENTS)},
        "words": {kind: {x: w.name(kind, i) for i, x in texts(rules, kind)} for kind in NAMED},
        "people": {x: w.name("person", i) for i, x in enumerate(PEOPLE)},
        "carriers": {x: w.name("carrier", i) for i, x in enumerate(CARRIERS)},
        "events": {
            e: {
                "name": w.name("event", i),
                "season": SEASONS[t.events[i].season],
                "text": w.say(f"card-{e}", **t.events[i].numbers),
            }
            for i, e in enumerate(EVENTS)
        },
        "captains": {c: captain(w, t, i) for i, c in enumerate(CAPTAINS)},
        "clauses": {clause: entry.titles.get(language, clause) for clause, entry in index.items()},
    }


def places(w: Words, t: Tables) -> dict[str, Any]:
    """The map: names, terrains, coasts and links."""
    atlas, found = t.atlas, {}
    for place in (*atlas.provinces, *atlas.seas):
        shown: dict[str, Any] = {"name": w.name("place", place)}
        shown["links"] = [PLACES[x] for x in atlas.neighbours[place]]
        if place in atlas.lands:
            shown["terrain"] = TERRAINS[atlas.lands[place].terrain]
            shown["coasts"] = [PLACES[x] for x in atlas.coasts(place)]
            shown["rivers"] = [PLACES[x] for x in atlas.neighbours[place] if (place, x) in atlas.rivers]
        else:
            shown["open"] = place in atlas.open_seas
        found[PLACES[place]] = shown
    return found


def texts(rules: Game[Any], kind: str) -> list[tuple[int, str]]:
    """The values of a kind, each with its id."""
    of = rules.grammar.kinds[kind]
    return [(i + of.offset, text) for i, text in enumerate(of.ids)]


def technology(book: Rulebook, language: str, w: Words, t: Tables, i: int) -> dict[str, Any]:
    """`clauses` and `texts` of the common branches: of levels 1 and 2, then of levels 3 and 4."""
    clauses = [f"11.{part}.t1.r{i + 1}" for part in (1, 3)] if i < COMMON else []
    told = [plainly(book, language, clause) for clause in clauses]
    return {"name": w.name("branch", i), "prices": list(t.research[i]), "clauses": clauses, "texts": told}


def government(book: Rulebook, language: str, w: Words, i: int) -> dict[str, Any]:
    """`clauses`: those that name its four levels."""
    opened = [
        clause
        for clause, entry in book.index.items()
        if clause.startswith(f"11.{4 + i}.") and GOVERNMENT_LEVEL.match(entry.titles["en"])
    ]
    return {"name": w.name("government", i), "clauses": opened}


def plainly(book: Rulebook, language: str, clause: str) -> str:
    """A clause's text without its title and its own number; other clauses as marks."""
    text = book.text(language).clauses[clause].text.split("**", 2)[2].removesuffix(f"[{clause}]")
    return CLAUSE_LINK.sub(r"[\1]", " ".join(text.split()))


def building(w: Words, t: Tables, i: int) -> dict[str, Any]:
    x = t.buildings[i]
    shown: dict[str, Any] = {"name": w.name("building", i), "clause": x.clause, "kind": x.kind, "cost": pairs(x.cost)}
    shown |= {"needs": needs(x.tech), "income": x.income, "upkeep": x.upkeep, "luxuries": x.luxuries, "coast": x.coast}
    if x.settlement:
        shown["settlement"] = SETTLEMENTS[x.settlement]
    if x.upgrades >= 0:
        shown["upgrades"] = BUILDINGS[x.upgrades]
    if x.good >= 0:
        shown["good"] = RESOURCES[x.good]
    if x.government >= 0:
        shown["government"] = GOVERNMENTS[x.government]
    return shown


def unit(w: Words, t: Tables, i: int) -> dict[str, Any]:
    x = t.units[i]
    shown: dict[str, Any] = {
        "name": w.name("unit", i),
        "clause": x.clause,
        "cost": pairs(x.cost),
        "needs": needs(x.tech),
    }
    shown |= {"pf": x.pf, "movement": x.movement, "machine": MACHINES <= i < PITCHFORK}
    values = {"range": x.range, "charge": x.charge, "melee": x.melee, "fire": x.fire, "walls": x.walls}
    return shown | {key: n for key, n in {**values, "troops": x.troops}.items() if n}


def ship(w: Words, t: Tables, i: int) -> dict[str, Any]:
    x = t.ships[i]
    shown: dict[str, Any] = {
        "name": w.name("ship", i),
        "cost": pairs(x.cost),
        "navigation": x.navigation,
        "merchant": x.merchant,
    }
    tracks = {"hull": x.hull, "sails": x.sails, "crew": x.crew, "artillery": x.artillery}
    return shown | tracks | {"movement": x.movement, "cargo": x.cargo}


def captain(w: Words, t: Tables, i: int) -> dict[str, Any]:
    rank = t.captain_rank[i]
    terms = t.ranks[rank - 1]
    shown: dict[str, Any] = {"name": t.facts["dynasty"]["captains"][CAPTAINS[i]]["name"], "rank": rank}
    shown |= {"clause": f"16.6.t1.r{i + 1}", "hire": terms.hire, "florins": terms.florins, "command": terms.command}
    return shown | {"goods": [RESOURCES[r] for r in terms.goods], "instead": terms.instead}


def needs(tech: tuple[tuple[int, int], ...]) -> list[list[object]]:
    """Technologies for a screen: [[branch, level]]."""
    return [[BRANCHES[branch], level] for branch, level in tech]
