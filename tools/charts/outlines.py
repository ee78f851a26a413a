"""Shapes of places that fit each other exactly: a border is one line that both have point by point."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from .mesh import Mesh
from .shapes import WASTE, Points, Shapes, area, lines, merged, polygons, smooth
from .sheet import Sheet

CORNER = 10.0  # contacts shorter than this are corners, not borders
STRAIT = 3.0  # but lawful neighbours may meet in a strait


def outlines(mesh: Mesh, label: Sequence[str], sheet: Sheet, ease: float, boxes: Iterable[Polygon] = ()) -> Shapes:
    """The shapes of the places of cells, borders smoothed by `ease` pixels; `boxes` are cut out of them."""
    raw: dict[str, list[Polygon]] = defaultdict(list)
    for i, cell in enumerate(mesh.poly):
        raw[label[i]].append(cell)
    arcs = [
        arc for kind, rim in (("land", sheet.land), ("sea", sheet.sea)) for arc in _arcs(mesh, label, kind, rim, ease)
    ]
    owners = {k: area(cells) for k, cells in raw.items()}
    cut = area(boxes)
    return faces(sheet, [*arcs, *(b.exterior for b in boxes)], owners, cut)


def faces(sheet: Sheet, arcs: Iterable[BaseGeometry], owners: Mapping[str, BaseGeometry], cut: BaseGeometry) -> Shapes:
    """The faces that arcs cut out of land and sea, each given to the owner that covers most of it."""
    everything = shapely.union_all([sheet.land.boundary, sheet.sea.boundary, *arcs])
    keys = sorted(owners)
    tree = shapely.STRtree([owners[k] for k in keys])
    mine: dict[str, list[Polygon]] = defaultdict(list)
    for face in polygons(shapely.polygonize(lines(everything))):
        inside = face.representative_point()
        if cut.contains(inside) or sheet.lakes.contains(inside):
            continue
        found = sorted(tree.query(face))
        owner = max(found, key=lambda k: face.intersection(owners[keys[k]]).area, default=None)
        if owner is not None:
            mine[keys[owner]].append(face)
    return {k: area(parts) for k, parts in mine.items()}


def _arcs(mesh: Mesh, label: Sequence[str], kind: str, rim: BaseGeometry, ease: float) -> Iterable[LineString]:
    """The borders between places on land or at sea, smoothed, and led to the coast where they end there."""
    shore = rim.boundary
    jagged = [
        LineString(edge) for edge, i, j in mesh.edges if mesh.kind[i] == mesh.kind[j] == kind and label[i] != label[j]
    ]
    arcs = merged(MultiLineString(jagged))
    ends: dict[tuple[float, ...], int] = defaultdict(int)
    for arc in arcs:
        for at in (0, -1):
            ends[arc.coords[at]] += 1
    for arc in arcs:
        if arc.is_ring:
            yield arc
            continue
        pts = smooth(np.asarray(arc.simplify(ease).coords), 3)
        head = _landing(pts[0], pts[1], shore, ends[arc.coords[0]] == 1)
        tail = _landing(pts[-1], pts[-2], shore, ends[arc.coords[-1]] == 1)
        yield LineString(np.concatenate([*(part[::-1] for part in head), pts, *tail]))


def _landing(end: Points, before: Points, shore: BaseGeometry, loose: bool) -> list[Points]:
    """Points that lead the end of an arc a little over the coast, so that it cuts it."""
    there = np.array(nearest_points(shore, Point(end))[0].coords[0])
    gap = math.dist(end, there)
    if gap >= 0.1 and not (loose and gap < 25):
        return []
    way = end - before if gap < 0.1 else there - end
    return [np.array([there, there + way / max(math.hypot(*way), 1e-6) * 1.2])]


def eased(shapes: Shapes, tolerance: float) -> Shapes:
    """The same shapes with fewer points, to a tenth of a pixel; what two had in common, they have in common still."""
    names = list(shapes)
    simple = shapely.coverage_simplify([shapes[n] for n in names], tolerance)
    return {n: shapely.transform(shape, lambda c: np.round(c, 1)) for n, shape in zip(names, simple, strict=True)}


def touching(shapes: Shapes) -> dict[frozenset[str], float]:
    """How long the common border of each two places is, of those that have one."""
    owners: dict[frozenset[tuple[float, float]], set[str]] = defaultdict(set)
    for name, shape in shapes.items():
        for p in polygons(shape):
            for ring in (p.exterior, *p.interiors):
                points = [(x, y) for x, y in shapely.get_coordinates(ring).tolist()]
                for a, b in itertools.pairwise(points):
                    if a != b:
                        owners[frozenset((a, b))].add(name)
    found: dict[frozenset[str], float] = defaultdict(float)
    for edge, names in owners.items():
        if len(names) == 2 and WASTE not in names:
            found[frozenset(names)] += math.dist(*edge)
    return dict(found)


def audit(
    shapes: Shapes, law: Collection[frozenset[str]]
) -> tuple[list[tuple[str, str]], list[tuple[str, str, float]]]:
    """What is wrong with the drawing: lawful pairs that do not touch, and others that do, with the length."""
    found = touching(shapes)
    missing = [_pair(p) for p in law if found.get(p, 0) < STRAIT]
    false = [(*_pair(p), round(w, 1)) for p, w in found.items() if p not in law and w >= CORNER]
    return sorted(missing), sorted(false)


def _pair(names: Iterable[str]) -> tuple[str, str]:
    a, b = sorted(names)
    return a, b
