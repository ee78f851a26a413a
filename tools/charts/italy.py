"""Regno's Italy about 1450: 33 provinces, 8 seas. 7.3, R19.4"""

from __future__ import annotations

import random
from pathlib import Path

from shapely.geometry import Polygon

from signoria.games.regno.ids import PLACES, SEATS
from signoria.games.regno.map import Atlas, italy
from signoria.games.regno.tables import base_facts

from . import ink, terrain
from .chart import Chart
from .mesh import Mesh
from .outlines import eased, outlines
from .painting import ground
from .places import channels, isles, places
from .regions import Plan
from .search import partition
from .shapes import WASTE, path
from .sheet import Conic, natural_earth

SEED = 1450
WIDTH = 1700
ROSE = (290.0, 440.0, 84.0)  # from the right edge and from the top, and its radius

ATLAS: Atlas = italy(base_facts()["reconstruction_italy_1450"], SEATS)


def chart(npm: Path) -> Chart:
    """Draws Italy."""
    data = places("italy")
    conic = Conic(
        WIDTH,
        west=(5.9, 42.0),
        east=(19.3, 42.0),
        north=(12.5, 47.05),
        south=(12.5, 36.2),
        centre=(12.5, 42.0),
        parallels=(38, 45.5),
    )
    sheet = natural_earth(npm, conic, "10m", channels(data), specks=40)
    kinds = terrain.kinds(ATLAS)
    seeds = {
        k: [
            sheet.ashore(conic.point(p), 6) if kind == "land" else sheet.afloat(conic.point(p))
            for p in data["seeds"][k]
        ]
        for k, kind in kinds.items()
    }
    law = terrain.law(ATLAS)
    plan = Plan(kinds, law, seeds, data["reach"], isles(data, conic), need=(40.0, 50.0, 16.0))
    mesh = Mesh(sheet, 10, 18, SEED)
    shapes = eased(outlines(mesh, partition(mesh, plan, SEED), sheet, 3.2), 1.4)
    seats = {PLACES[p]: seeds[PLACES[p]][0] for p in ATLAS.provinces}
    at = {k: (p.x, p.y) for k, p in seats.items()}
    rng = random.Random(SEED)
    rose = sheet.w - ROSE[0], ROSE[1]
    ridge = Polygon(conic.points(data["ridge"])).buffer(14)
    alps = ink.peaks([shapes[WASTE].intersection(ridge)], terrain.clearings(at), rng, 34, 13)
    drawing = [
        ground(sheet, rose),
        f'<path class="waste" d="{path(shapes[WASTE])}"/><g class="beyond">{alps}</g>',
        *terrain.land(ATLAS, sheet, shapes, at, rng),
        ink.rose(*rose, ROSE[2]),
    ]
    return Chart("italy", sheet, shapes, kinds, law, "".join(drawing), seats=seats)
