"""The drawn maps against the law: what touches in a chart is what the rules let border on each other, or is said here.

All is worked out from the paths of web/src/charts alone: two places share a border where both have the same segments.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from signoria.games.lords import ids as lords_ids
from signoria.games.lords.map import Atlas as LordsAtlas
from signoria.games.lords.tables import tables as lords_tables
from signoria.games.regno import ids as regno_ids
from signoria.games.regno.map import Atlas as RegnoAtlas
from signoria.games.regno.map import italy, schematic
from signoria.games.regno.tables import base_facts

CHARTS = Path(__file__).resolve().parents[2] / "web" / "src" / "charts"
SEATS = range(2, 7)
NAMES = ("lords", "italy", *(f"schematic-{seats}" for seats in SEATS))

Spot = tuple[float, float]
Ring = list[Spot]
Pair = frozenset[str]

CORNER = 10.0  # pixels: shapes that share less meet in a corner
STRAIT = 3.0  # but lawful neighbours may meet in narrows
APART = 14.0  # pixels between towns, so that each can be told and tapped

# Coasts that are drawn and that the game's data do not have. Nobody passes a coast outside a port (5.7.3), so that
# nothing that may be done looks different by it.
COASTS_BEYOND_THE_DATA = {
    # Athens reaches the Ionian shore so that it meets Albania, by land as the data say.
    ("athens", "ionian_sea"),
    # Crimea's inner shore; the data give the peninsula the Euxine only.
    ("crimea", "sea_of_azov"),
}

# Lawful neighbours that cannot be drawn side by side; the client draws a dotted link instead.
LINKS = {
    # Brittany has a coast on the Celtic Sea, which lies between them.
    "lords": {("bay_of_biscay", "english_channel")},
    "italy": set(),
    # The hills are a ring around the Holy See, and the communes border on it and on the land outside the ring: from
    # three sectors on this graph has no plane drawing.
    **{
        f"schematic-{seats}": {("R", f"V{k}") for k in range(1, 1 + (seats if seats % 2 else seats // 2))}
        for seats in SEATS
        if seats > 2
    },
    "schematic-2": set(),
}


@cache
def lords() -> LordsAtlas:
    return lords_tables({}, {}, 4).atlas


@cache
def regno(name: str) -> RegnoAtlas:
    if name == "italy":
        return italy(base_facts()["reconstruction_italy_1450"], regno_ids.SEATS)
    return schematic(base_facts()["reconstruction_schematic"], int(name.removeprefix("schematic-")))


@cache
def chart(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CHARTS / f"{name}.json").read_text("utf-8"))
    return found


def rings(path: str) -> list[Ring]:
    """The closed lines of a path of M, L and Z."""
    return [
        [(float(x), float(y)) for x, y in (point.split(" ") for point in run.removeprefix("M").split("L"))]
        for run in path.split("Z")
        if run
    ]


def segments(ring: Ring) -> Iterator[tuple[Spot, Spot]]:
    yield from zip(ring, [*ring[1:], ring[0]], strict=True)


@cache
def shapes(name: str) -> dict[str, list[Ring]]:
    return {place["id"]: rings(place["d"]) for place in chart(name)["places"]}


def touching(outlines: dict[str, list[Ring]]) -> dict[Pair, float]:
    """How long the common border of each two shapes is."""
    owners: dict[frozenset[Spot], set[str]] = defaultdict(set)
    for place, lines in outlines.items():
        for ring in lines:
            for edge in segments(ring):
                owners[frozenset(edge)].add(place)
    found: dict[Pair, float] = defaultdict(float)
    for ends, places in owners.items():
        if len(places) == 2 and len(ends) == 2:
            found[frozenset(places)] += math.dist(*ends)
    return found


def inside(x: float, y: float, lines: list[Ring]) -> bool:
    """Does the point lie in the shape? By crossings of a ray, so that holes count."""
    crossings = 0
    for ring in lines:
        for (ax, ay), (bx, by) in segments(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                crossings += 1
    return crossings % 2 == 1


def distance(x: float, y: float, lines: list[Ring]) -> float:
    """From a point to the outline of a shape."""
    return min(_to_segment(x, y, a, b) for ring in lines for a, b in segments(ring))


def _to_segment(x: float, y: float, a: Spot, b: Spot) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = max(0.0, min(1.0, ((x - a[0]) * dx + (y - a[1]) * dy) / ((dx * dx + dy * dy) or 1)))
    return math.hypot(a[0] + t * dx - x, a[1] + t * dy - y)


def law(name: str) -> set[Pair]:
    """What borders on what by the rules, coasts among it; without straits."""
    if name == "lords":
        atlas, places = lords(), lords_ids.PLACES
        pairs = {(a, b) for a, near in enumerate(atlas.neighbours) for b in near}
        pairs |= {(d.place, sea) for d in atlas.dukedoms for sea in d.coasts}
    else:
        map_, places = regno(name), regno_ids.PLACES
        pairs = {(a, b) for a, near in map_.neighbours.items() for b in near}
        pairs |= {(p, sea) for p in map_.provinces for sea in map_.coasts(p)}
    return {frozenset((places[a], places[b])) for a, b in pairs}


def differences(name: str, found: dict[Pair, float]) -> tuple[set[Pair], set[Pair]]:
    """Lawful pairs that are not drawn, and pairs drawn without law."""
    lawful = law(name)
    return {p for p in lawful if found.get(p, 0) < STRAIT}, {
        p for p, w in found.items() if p not in lawful and w >= CORNER
    }


def pairs(listed: set[tuple[str, str]]) -> set[Pair]:
    return {frozenset(p) for p in listed}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clause("lords:2.2.1", "regno:R19.1", "regno:R19.4")
def test_what_touches_on_the_chart_is_what_borders_by_the_rules(name: str) -> None:
    missing, false = differences(name, touching(shapes(name)))
    assert missing == pairs(LINKS[name])
    assert false == (pairs(COASTS_BEYOND_THE_DATA) if name == "lords" else set())


@pytest.mark.parametrize("name", NAMES)
def test_lawful_neighbours_that_do_not_touch_have_a_link(name: str) -> None:
    assert {frozenset(link) for link in chart(name)["links"]} == pairs(LINKS[name])


def test_a_border_that_is_moved_is_found() -> None:
    """The comparison can fail: France loses what it shares with Burgundy; Rome comes to lie beside Muscovy."""
    broken = dict(shapes("lords"))
    broken["burgundy"] = [[(x + 0.1, y) for x, y in ring] for ring in broken["burgundy"]]
    broken["rhodes"] = [*broken["rhodes"], broken["muscovy"][0]]
    missing, false = differences("lords", touching(broken))
    assert frozenset(("france", "burgundy")) in missing
    assert frozenset(("rhodes", "muscovy")) in false


@pytest.mark.parametrize("name", NAMES)
def test_every_place_of_the_game_is_drawn_and_no_other(name: str) -> None:
    if name == "lords":
        lands = [lords_ids.PLACES[d.place] for d in lords().dukedoms]
        seas = [lords_ids.PLACES[s.place] for s in lords().seas]
    else:
        lands = [regno_ids.PLACES[p] for p in regno(name).provinces]
        seas = [regno_ids.PLACES[p] for p in regno(name).seas]
    drawn = [(place["id"], place["kind"]) for place in chart(name)["places"]]
    assert sorted(drawn) == sorted([*((x, "land") for x in lands), *((x, "sea") for x in seas)])


@pytest.mark.parametrize("name", NAMES)
def test_a_name_stands_within_its_place(name: str) -> None:
    for place in chart(name)["places"]:
        outline = shapes(name)[place["id"]]
        assert inside(place["x"], place["y"], outline), place["id"]
        assert distance(place["x"], place["y"], outline) > place["r"] - 1.5, place["id"]
        assert 0 < place["x"] < chart(name)["width"]
        assert 0 < place["y"] < chart(name)["height"]


@pytest.mark.clause("lords:2.2.4", "lords:2.2.6")
def test_a_city_lies_in_its_dukedom_and_a_port_by_its_seas() -> None:
    drawn = {city["id"]: city for city in chart("lords")["cities"]}
    assert list(drawn) == [lords_ids.PLACES[c.place] for c in lords().cities]
    outlines = shapes("lords")
    for city in lords().cities:
        name = lords_ids.PLACES[city.place]
        here = drawn[name]
        assert here["dukedom"] == lords_ids.PLACES[city.dukedom]
        assert inside(here["x"], here["y"], outlines[here["dukedom"]]), name
        assert here.get("capital", False) == (city.capital != lords_ids.NEUTRAL), name
        for sea in city.seas:
            assert distance(here["x"], here["y"], outlines[lords_ids.PLACES[sea]]) < 45, (name, lords_ids.PLACES[sea])


def test_no_two_cities_stand_on_each_other() -> None:
    cities = chart("lords")["cities"]
    close = [
        (a["id"], b["id"])
        for n, a in enumerate(cities)
        for b in cities[:n]
        if math.dist((a["x"], a["y"]), (b["x"], b["y"])) < APART
    ]
    assert close == []


@pytest.mark.clause("lords:2.2.8")
def test_a_strait_lies_between_its_ports_and_its_seas() -> None:
    drawn = {strait["id"]: strait for strait in chart("lords")["straits"]}
    towns = {city["id"]: (city["x"], city["y"]) for city in chart("lords")["cities"]}
    assert list(drawn) == list(lords_ids.STRAITS)
    for strait in lords().straits:
        here = drawn[lords_ids.STRAITS[strait.number]]
        assert here["ports"] == [lords_ids.PLACES[port] for port in strait.ports]
        assert here["seas"] == [lords_ids.PLACES[sea] for sea in strait.seas]
        for port in here["ports"]:
            assert math.dist(towns[port], (here["x"], here["y"])) < 60, (here["id"], port)
        for sea in here["seas"]:
            assert distance(here["x"], here["y"], shapes("lords")[sea]) < 40, (here["id"], sea)


@pytest.mark.clause("lords:2.2.10")
def test_the_storm_line_parts_north_from_south() -> None:
    atlas, outlines, places = lords(), shapes("lords"), lords_ids.PLACES
    line = [point for run in chart("lords")["storm"].split("M")[1:] for point in run.split("L")]
    along = [(float(x), float(y)) for x, y in (point.split(" ") for point in line)]
    sides = {
        north: [places[p.place] for p in (*atlas.dukedoms, *atlas.seas) if p.north == north] for north in (True, False)
    }
    for x, y in along[:: len(along) // 12]:
        for names in sides.values():
            assert min(distance(x, y, outlines[name]) for name in names) < 6


@pytest.mark.parametrize("name", NAMES[1:])
def test_a_province_has_a_seat_within_it(name: str) -> None:
    for place in chart(name)["places"]:
        if place["kind"] == "land":
            assert inside(*place["seat"], shapes(name)[place["id"]]), place["id"]
        else:
            assert "seat" not in place


@pytest.mark.parametrize("name", NAMES)
def test_the_pictures_are_there(name: str) -> None:
    for theme in ("light", "dark"):
        picture = (CHARTS / f"{name}-{theme}.webp").read_bytes()
        assert picture[:4] == b"RIFF"
        assert picture[8:12] == b"WEBP"
        assert len(picture) < 400 * 1024
