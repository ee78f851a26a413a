"""The board of Lords of the Renaissance: 110 Dukedoms, 30 seas, 134 cities. 2.2"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shapely.geometry import LineString, Point, box
from shapely.ops import nearest_points, split

from signoria.games.lords.ids import NEUTRAL, PLACES, STRAITS
from signoria.games.lords.map import Atlas, Position, Strait
from signoria.games.lords.tables import tables

from .chart import Chart
from .lords_drawing import Corner, draw
from .mesh import Mesh
from .outlines import eased, outlines
from .places import channels, isles, places
from .regions import Plan
from .search import partition
from .shapes import Shapes, area, common, polygons, smooth, softened
from .sheet import Conic, natural_earth

SEED = 1460
WIDTH = 2600
INSET = (300, 246, 480, 232)  # x, height above the lower edge, width, height of the box with the deep Sahara
BEND = ((0, 128), (110, 108), (250, 124), (370, 104), (480, 118))  # the border of Timbuktu in the box
NIGER = ((0, 212), (120, 192), (250, 188), (380, 222), (480, 216))
TIMBUKTU = (220.0, 174.0)

ATLAS: Atlas = tables({}, {}, 4).atlas
LANDS = [PLACES[d.place] for d in ATLAS.dukedoms]
SEAS = [PLACES[s.place] for s in ATLAS.seas]


def law() -> set[frozenset[str]]:
    """What borders on what: Dukedoms and seas as the rules have it, and the coasts. 2.2.1"""
    pairs = {frozenset((a, b)) for a in range(len(ATLAS.neighbours)) for b in ATLAS.neighbours[a]}
    pairs |= {frozenset((d.place, sea)) for d in ATLAS.dukedoms for sea in d.coasts}
    return {frozenset(PLACES[place] for place in both) for both in pairs}


def chart(npm: Path) -> Chart:
    """Draws the board."""
    data = places("lords")
    conic = Conic(
        WIDTH,
        west=(-18.6, 33.0),
        east=(44.6, 40.0),
        north=(-3.0, 59.4),
        south=(14.0, 28.4),
        centre=(12.0, 43.0),
        parallels=(33, 54),
    )
    sheet = natural_earth(npm, conic, "50m", channels(data), specks=14)
    x, up, w, h = INSET
    inset = box(x, sheet.h - up, x + w, sheet.h - up + h)
    bend = LineString(smooth([(x + dx, sheet.h - up + dy) for dx, dy in BEND], 3))

    def at(position: Position) -> tuple[float, float]:
        return position[1] / 100, position[0] / 100

    towns = {
        PLACES[c.place]: sheet.ashore(conic.point(data["moved"].get(PLACES[c.place], at(c.at)))) for c in ATLAS.cities
    }
    towns["timbuktu_city"] = Point(x + TIMBUKTU[0], sheet.h - up + TIMBUKTU[1])
    seeds: dict[str, list[Point]] = {}
    for d in ATLAS.dukedoms:
        name = PLACES[d.place]
        own = [towns[PLACES[c]] for c in ATLAS.cities_of[d.place]] or [sheet.ashore(conic.point(at(d.at)))]
        seeds[name] = own + [sheet.ashore(conic.point(p)) for p in data["seeds"].get(name, ())]
    for s in ATLAS.seas:
        name = PLACES[s.place]
        seeds[name] = [sheet.afloat(conic.point(p)) for p in (at(s.at), *data["seeds"].get(name, ()))]
    del seeds["timbuktu"]
    plan = Plan(
        kinds={name: "sea" if name in SEAS else "land" for name in seeds},
        law={both for both in law() if "timbuktu" not in both},
        seeds=seeds,
        reach=data["reach"],
        isles=isles(data, conic),
        narrow={frozenset(PLACES[sea] for sea in s.seas) for s in ATLAS.straits},
    )
    mesh = Mesh(sheet, 8.6, 19, SEED)
    shapes = outlines(mesh, partition(mesh, plan, SEED), sheet, 2.6, [inset.buffer(5, join_style="mitre")])
    desert, south = sorted(polygons(split(inset, bend)), key=lambda part: part.centroid.y)
    shapes["timbuktu"] = south
    shapes["sahara"] = area([shapes["sahara"], desert])
    shapes = eased(shapes, 1.4)
    storm = _storm_line(shapes)
    straits = [_strait(s, shapes) for s in ATLAS.straits]
    corner = Corner(inset, desert, south, LineString(smooth([(x + dx, sheet.h - up + dy) for dx, dy in NIGER], 3)))
    drawing, defs = draw(ATLAS, sheet, shapes, towns, straits, corner)
    return Chart(
        name="lords",
        sheet=sheet,
        shapes=shapes,
        kinds={**dict.fromkeys(LANDS, "land"), **dict.fromkeys(SEAS, "sea")},
        law=law(),
        drawing=drawing,
        defs=defs,
        cities=[
            {
                "id": PLACES[c.place],
                "dukedom": PLACES[c.dukedom],
                "x": towns[PLACES[c.place]].x,
                "y": towns[PLACES[c.place]].y,
                **({"capital": True} if c.capital != NEUTRAL else {}),
            }
            for c in ATLAS.cities
        ],
        straits=straits,
        storm=storm,
        quality=76,
    )


def _strait(strait: Strait, shapes: Shapes) -> dict[str, Any]:
    """Where two ports face each other: the middle of the narrows. 2.2.8"""
    here, there = nearest_points(*(shapes[PLACES[ATLAS.land(port)]] for port in strait.ports))
    return {
        "id": STRAITS[strait.number],
        "x": (here.x + there.x) / 2,
        "y": (here.y + there.y) / 2,
        "ports": [PLACES[port] for port in strait.ports],
        "seas": [PLACES[sea] for sea in strait.seas],
    }


def _storm_line(shapes: Shapes) -> list[LineString]:
    """The border of what lies north of the storm line and what lies south of it. 2.2.10"""
    places = [*(d.place for d in ATLAS.dukedoms), *(s.place for s in ATLAS.seas)]
    north, south = (
        area(shapes[PLACES[p]].buffer(0.1) for p in places if ATLAS.north(p) == side) for side in (True, False)
    )
    return [softened(LineString(line.simplify(2).coords)) for line in common(north, south) if line.length > 6]
