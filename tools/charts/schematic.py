"""Regno's schematic scenario as an island realm of our own making, for two to six seats. R19.1"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import count, pairwise

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Point, Polygon, box

from signoria.games.regno.ids import PLACES
from signoria.games.regno.map import Atlas, schematic
from signoria.games.regno.tables import base_facts

from . import ink, terrain
from .chart import Chart
from .ink import Spot
from .outlines import eased
from .painting import ground
from .shapes import WASTE, Area, Points, Shapes, area, middle, path, polygons, whole
from .sheet import Sheet
from .wheel import Node, Ring, Wheel

SEATS = range(2, 7)
SEED = 1450
SIZES = {2: (1360, 1060), 3: (1480, 1150), 4: (1560, 1210), 5: (1680, 1300), 6: (1780, 1380)}  # by seats
SPAN = 0.362  # of the sheet, from the middle to the coast
ISLE = (112.0, 102.0, 66.0)  # the island's place from the lower right corner, and its radius
ROSE = (108.0, 112.0, 66.0)  # from the lower left corner
ISLETS, ISLET = 3, 900.0  # in each gulf; square pixels that none reaches
ROUGH, COAST, GRAIN = 0.075, 0.11, 7.0  # how far a line strays, by its length; pixels between its points


def chart(seats: int) -> Chart:
    """Draws the realm."""
    atlas = schematic(base_facts()["reconstruction_schematic"], seats)
    kinds, law = terrain.kinds(atlas), terrain.law(atlas)
    w, h = SIZES[seats]
    shapes = eased(_shapes(atlas, seats, w, h), 1.4)
    massifs = area(p for p in polygons(shapes[WASTE]) if p.area > ISLET)
    land = [shape for name, shape in shapes.items() if kinds.get(name) != "sea"]
    sheet = Sheet(w, h, area(land), MultiPolygon(), ())
    at = {name: middle(shapes[name])[:2] for name, kind in kinds.items() if kind == "land"}
    rng = random.Random(seats)
    rose = ROSE[0], h - ROSE[1]
    drawing = [
        ground(sheet, rose),
        f'<path class="massif" d="{path(massifs)}"/>',
        *terrain.land(atlas, sheet, shapes, at, rng),
        ink.peaks([massifs], [], rng, 27, 14),
        ink.rose(*rose, ROSE[2]),
    ]
    seats_at = {name: Point(p) for name, p in at.items()}
    return Chart(f"schematic-{seats}", sheet, shapes, kinds, law, "".join(drawing), seats=seats_at)


def _shapes(atlas: Atlas, seats: int, w: int, h: int) -> Shapes:
    """The shapes of the plan, drawn by a free hand."""
    communes = {
        int(PLACES[march][1:]): PLACES[p]
        for p in atlas.provinces
        if PLACES[p][0] == "V"
        for march in atlas.neighbours[p]
        if PLACES[march][0] == "M"
    }
    wheel = Wheel(seats, math.tau * SPAN * (w + h) / 2, communes)
    for seed in count(SEED):  # the first hand that crosses no line of its own
        hand = Hand(seats, w, h, seed)
        shapes: Shapes = {name: hand.outline(ring) for name, ring in wheel.places().items()}
        massifs = [hand.outline(ring) for ring in wheel.massifs()]
        parts = [*shapes.values(), *massifs]
        if shapely.is_valid(parts).all() and sum(p.area for p in parts) < shapely.union_all(parts).area + 1:
            break
    land = area(shape for name, shape in shapes.items() if name[0] != "S")
    islets = [islet for name in shapes if name[0] == "S" for islet in hand.islets(shapes[name], land)]
    shapes = {name: whole(shape.difference(area(islets))) for name, shape in shapes.items()}
    shapes[WASTE] = area([*massifs, *islets])
    shapes["I1"] = hand.isle(w - ISLE[0], h - ISLE[1], ISLE[2])
    shapes["O"] = area([box(0, 0, w, h).difference(area(shapes.values()))])
    return shapes


class Hand:
    """Draws rings of nodes with lines that stray; a line that two rings share is drawn once."""

    def __init__(self, seats: int, w: int, h: int, seed: int) -> None:
        self.seats, self.w, self.h = seats, w, h
        self.rng = random.Random(seed)
        self.drawn: dict[tuple[Node, Node], Points] = {}

    def outline(self, ring: Ring) -> Polygon:
        """A ring as it is drawn."""
        edges = [self._edge(a, b)[:-1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)]
        return Polygon(np.concatenate(edges))

    def islets(self, gulf: Area, land: Area) -> Iterator[Polygon]:
        """A few rocks off the coast, clear of it and of each other."""
        room = gulf.buffer(-20).intersection(land.buffer(46))
        x0, y0, x1, y1 = room.bounds
        for _ in range(ISLETS):
            spots = [Point(self.rng.uniform(x0, x1), self.rng.uniform(y0, y1)) for _ in range(200)]
            spot = next((p for p in spots if room.contains(p)), None)
            if spot is not None:
                room = room.difference(spot.buffer(30))
                yield self.isle(spot.x, spot.y, self.rng.uniform(5, 11))

    def isle(self, x: float, y: float, r: float) -> Polygon:
        """A round island."""
        spots = [(x + 1.2 * r * math.cos(a), y + 0.9 * r * math.sin(a)) for a in np.linspace(0, math.tau, 9)[:-1]]
        rim = [self._stray(a, b, COAST) for a, b in zip(spots, [*spots[1:], spots[0]], strict=True)]
        return Polygon(np.round([p for part in rim for p in part], 1))

    def _edge(self, a: Node, b: Node) -> Points:
        """From node to node, along the circle where they have the same radius."""
        if (b, a) in self.drawn:
            return self.drawn[b, a][::-1]
        if (a, b) not in self.drawn:
            turn = (b[0] - a[0] + self.seats / 2) % self.seats - self.seats / 2
            steps = max(1, round(abs(turn) / self.seats * 24))
            nodes = [(a[0] + turn * t, a[1] + (b[1] - a[1]) * t) for t in np.linspace(0, 1, steps + 1)]
            spots = [self._spot(turns, radius) for turns, radius in nodes]
            rough = COAST if all(0.9 < radius < 1.1 for _, radius in (a, b)) else ROUGH
            points = [r for p, q in pairwise(spots) for r in self._stray(p, q, rough)]
            self.drawn[a, b] = np.round([*points, spots[-1]], 1)
        return self.drawn[a, b]

    def _spot(self, turns: float, radius: float) -> Spot:
        """A node on the sheet; first sector on top, the whole a little out of true."""
        a = math.tau * ((turns - 0.5) / self.seats - 0.25)
        radius *= 1 + 0.035 * math.sin(3 * a + self.seats) + 0.02 * math.sin(7 * a)
        x, y = self.w * (0.5 + SPAN * radius * math.cos(a)), self.h * (0.5 + SPAN * radius * math.sin(a))
        return x + 9 * math.sin(y / 71), y + 9 * math.sin(x / 83)

    def _stray(self, a: Spot, b: Spot, rough: float) -> Iterator[Spot]:
        """Points from one to the other, without the last."""
        if math.dist(a, b) < GRAIN:
            yield a
            return
        off = min(0.2, max(-0.2, self.rng.gauss(0, rough)))
        mid = (a[0] + b[0]) / 2 - (b[1] - a[1]) * off, (a[1] + b[1]) / 2 + (b[0] - a[0]) * off
        yield from self._stray(a, mid, rough)
        yield from self._stray(mid, b, rough)
