"""Some ten thousand small cells of land and sea: one net over both, so that coasts match on both sides."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import shapely
from scipy.spatial import cKDTree
from shapely.geometry import MultiPoint, Point, Polygon, box

from .shapes import Area, Points, polygons
from .sheet import Sheet

Spot = tuple[float, float]
Edge = tuple[Spot, Spot]
TILE = 160  # cells are clipped by tiles: a whole coast at a time would be slow


class Mesh:
    """Cells with their kind, area and centre; `near[i]` maps a neighbouring cell to the length of the common edge."""

    def __init__(self, sheet: Sheet, fine: float, coarse: float, seed: int) -> None:
        """Steps of the net in pixels: `fine` on land and along coasts, `coarse` at sea."""
        cells = _net(sheet, fine, coarse, seed)
        self.poly: list[Polygon] = []
        self.kind: list[str] = []
        for kind, area in (("land", sheet.land), ("sea", sheet.sea)):
            self.poly += _clipped(cells, area)
            self.kind += [kind] * (len(self.poly) - len(self.kind))
        self.n = len(self.poly)
        self.xy: Points = shapely.get_coordinates(shapely.centroid(self.poly))
        self.area: npt.NDArray[np.float64] = shapely.area(self.poly)
        self.edges = list(_edges(self.poly))
        self.near: list[dict[int, float]] = [{} for _ in range(self.n)]
        for (a, b), i, j in self.edges:
            for here, there in ((i, j), (j, i)):
                self.near[here][there] = self.near[here].get(there, 0) + math.dist(a, b)
        self._cells = {k: [i for i in range(self.n) if self.kind[i] == k] for k in ("land", "sea")}
        self._trees = {k: cKDTree(self.xy[v]) for k, v in self._cells.items()}

    def cell(self, kind: str, p: Point) -> int:
        """The cell of that kind at a point, or the nearest."""
        nearest = np.atleast_1d(self._trees[kind].query((p.x, p.y), k=12)[1])
        near = [self._cells[kind][int(k)] for k in nearest]
        return min(near, key=lambda i: (float(self.poly[i].distance(p)), i))


def _net(sheet: Sheet, fine: float, coarse: float, seed: int) -> npt.NDArray[np.object_]:
    """Voronoi cells of jittered points in rows."""
    rng = np.random.default_rng(seed)

    def points(step: float) -> Points:
        rows = []
        for k, y in enumerate(np.arange(-step, sheet.h + step, step * 0.866)):
            xs = np.arange(-step + (k % 2) * step / 2, sheet.w + step, step)
            rows.append(np.column_stack([xs, np.full(len(xs), y)]))
        pts = np.concatenate(rows)
        return pts + rng.uniform(-0.34, 0.34, pts.shape) * step

    near, far = points(fine), points(coarse)
    strip = sheet.shores.buffer(coarse * 1.6)
    shapely.prepare(strip)
    kept = np.concatenate([near[shapely.contains_xy(strip, near)], far[~shapely.contains_xy(strip, far)]])
    cells = shapely.voronoi_polygons(MultiPoint(kept), extend_to=sheet.frame.buffer(60))
    return np.array(shapely.set_precision(list(cells.geoms), 0.01), dtype=object)


def _clipped(cells: npt.NDArray[np.object_], area: Area) -> list[Polygon]:
    """The cells within an area, those on its rim cut."""
    shapely.prepare(area)
    whole = shapely.contains_properly(area, cells)
    part = shapely.intersects(area, cells) & ~whole
    tile_of = (shapely.get_coordinates(shapely.centroid(cells)) // TILE).astype(int)
    cut: list[Polygon] = []
    for tile in sorted({(int(x), int(y)) for x, y in tile_of[part]}):
        inside = part & (tile_of == tile).all(axis=1)
        x, y = tile[0] * TILE, tile[1] * TILE
        local = area.intersection(box(x - 60, y - 60, x + TILE + 60, y + TILE + 60))
        pieces = shapely.set_precision(shapely.intersection(cells[inside], local), 0.01)
        cut += [q for piece in pieces for q in polygons(piece) if q.area > 0.5]
    return [*cells[whole], *sorted(cut, key=lambda q: q.bounds)]


def _edges(cells: list[Polygon]) -> Iterator[tuple[Edge, int, int]]:
    """The edges that two cells share."""
    owners: dict[Edge, list[int]] = defaultdict(list)
    for i, cell in enumerate(cells):
        ring = [(x, y) for x, y in np.round(shapely.get_coordinates(cell.exterior), 2).tolist()]
        for a, b in itertools.pairwise(ring):
            if a != b:
                owners[(a, b) if a < b else (b, a)].append(i)
    # rounding may part the two copies of an edge where it meets the coast: those are matched by one end
    loose: dict[Spot, list[tuple[Spot, int]]] = defaultdict(list)
    for edge, found in owners.items():
        if len(found) == 2:
            yield edge, found[0], found[1]
        elif len(found) == 1:
            for here, there in (edge, edge[::-1]):
                loose[here].append((there, found[0]))
    for p, ends in loose.items():
        for n, (q, i) in enumerate(ends):
            for r, j in ends[n + 1 :]:
                if i != j and math.dist(q, r) < 0.08:
                    yield (p, q), i, j
