"""Small helpers over shapely: parts of shapes, smoothing, paths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

Points = npt.NDArray[np.float64]
Area = Polygon | MultiPolygon
Shapes = dict[str, Area]

WASTE = "(beyond)"  # land that belongs to nobody


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons that a shape consists of."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [p for part in getattr(shape, "geoms", ()) for p in polygons(part)]


def lines(shape: BaseGeometry) -> list[LineString]:
    """The lines that a shape consists of."""
    if isinstance(shape, LineString):
        return [] if shape.is_empty else [LineString(shape.coords)]
    return [p for part in getattr(shape, "geoms", ()) for p in lines(part)]


def area(parts: Iterable[BaseGeometry]) -> Area:
    """The union of shapes, as an area."""
    return whole(shapely.union_all(list(parts)))


def whole(shape: BaseGeometry) -> Area:
    """A shape as an area: its lines and points are left out."""
    return shape if isinstance(shape, Polygon) else MultiPolygon(polygons(shape))


def smooth(points: Sequence[Sequence[float]] | Points, rounds: int = 2) -> Points:
    """Chaikin's corner cutting; the ends stay."""
    pts = np.asarray(points, float)
    for _ in range(rounds):
        a, b = pts[:-1], pts[1:]
        mid = np.empty((2 * len(a), 2))
        mid[0::2], mid[1::2] = a * 0.75 + b * 0.25, a * 0.25 + b * 0.75
        pts = np.concatenate([pts[:1], mid, pts[-1:]])
    return pts


def softened(line: LineString, rounds: int = 2) -> LineString:
    """A line without its corners."""
    return LineString(smooth(np.asarray(line.coords), rounds))


def coordinate(value: float) -> str:
    """To a tenth of a pixel, as short as can be."""
    return f"{value:.1f}".removesuffix(".0")


def path(shape: BaseGeometry) -> str:
    """Polygons as an SVG path of `M`, `L` and `Z`."""
    rings = [ring for p in polygons(shape) for ring in (p.exterior, *p.interiors)]
    return "".join(_run(shapely.get_coordinates(ring)[:-1]) + "Z" for ring in rings)


def stroke(parts: Iterable[LineString]) -> str:
    """Lines as an SVG path."""
    return "".join(_run(shapely.get_coordinates(line)) for line in parts)


def _run(points: Points) -> str:
    return "M" + "L".join(f"{coordinate(x)} {coordinate(y)}" for x, y in points)


def borders(parts: Iterable[Area], without: BaseGeometry) -> list[LineString]:
    """Each border once (two strokes on each other would fill the dashes), less what runs along another shape."""
    once = shapely.union_all([shapely.set_precision(part, 0.05).boundary for part in parts])
    left = once.difference(without.buffer(1.0))
    return [line for line in merged(left) if line.length > 3]


def common(a: Area, b: Area) -> list[LineString]:
    """The common border of two shapes."""
    return [line for line in merged(a.buffer(0.4).intersection(b.boundary)) if line.length > 1.5]


def merged(shape: BaseGeometry) -> list[LineString]:
    """Lines joined end to end."""
    return lines(shapely.line_merge(MultiLineString(lines(shape))))


def middle(shape: Area) -> tuple[float, float, float]:
    """Middle and radius of the greatest circle inside the greatest part: where a name or a stack stands."""
    greatest = max(polygons(shape), key=lambda p: p.area)
    circle = shapely.maximum_inscribed_circle(greatest, tolerance=1.0)
    x, y = circle.coords[0]
    return round(x, 1), round(y, 1), round(circle.length, 1)
