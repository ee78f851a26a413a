"""The picture of the board of Lords: empires in their colours, other Dukedoms in faint tints of which no two meet."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shapely.geometry import LineString, Point, Polygon

from signoria.games.lords.ids import AT, EMPIRES, NEUTRAL, PLACES, RUGGED
from signoria.games.lords.map import Atlas

from . import ink
from .painting import ground
from .shapes import WASTE, Shapes, area, borders, path, softened, stroke
from .sheet import Sheet

ROSE = (150.0, 150.0, 88.0)  # from the lower right corner, and its radius
BARE = {"steppe", "don_steppe", "sahara"}  # rugged, but without mountains
TINTS = 5
TOWN = 1.18  # scale


@dataclass(frozen=True)
class Corner:
    """The box with the deep Sahara and Timbuktu, off scale."""

    box: Polygon
    desert: Polygon
    south: Polygon
    niger: LineString

    def drawn(self) -> str:
        """The box, its two lands, their border and the river."""
        x0, y0, x1, y1 = self.box.bounds
        border = self.desert.intersection(self.south)
        return (
            f'<rect class="inset" x="{x0 - 5}" y="{y0 - 5}" width="{x1 - x0 + 10}" height="{y1 - y0 + 10}"/>'
            f'<path class="sand" d="{path(self.desert)}"/><path class="sahel" d="{path(self.south)}"/>'
            f'<path class="rug" d="{path(self.desert)}"/><path class="prov" d="{stroke([_line(border)])}"/>'
            f'<path class="river" d="{stroke([self.niger])}"/>'
            f'<rect class="rule" x="{x0}" y="{y0}" width="{x1 - x0}" height="{y1 - y0}"/>'
        )


def draw(
    atlas: Atlas,
    sheet: Sheet,
    shapes: Shapes,
    towns: Mapping[str, Point],
    straits: Sequence[Mapping[str, Any]],
    corner: Corner,
) -> tuple[str, str]:
    """The strokes of the picture, and the definitions that they use."""
    lands = {PLACES[d.place]: shapes[PLACES[d.place]] for d in atlas.dukedoms}
    realms = {
        name: area(lands[PLACES[place]].buffer(0.05) for place in atlas.empires[n].dukedoms)
        for n, name in enumerate(EMPIRES)
    }
    free = {name: lands[name] for name in lands if atlas.dukedoms[AT[name]].empire == NEUTRAL}
    plain = _tints(atlas)
    defs_free, wash_free = ink.washes(free, {k: f"--c:var(--free-{plain[k]});--w:var(--free-w)" for k in free})
    defs_realms, wash_realms = ink.washes(
        realms, {k: f"--c:var(--{k});--w:var(--{k}-w,var(--realm-w))" for k in realms}
    )
    rugged = [PLACES[d.place] for d in atlas.dukedoms if d.terrain == RUGGED]
    clear = [p.buffer(16) for p in towns.values()]
    mountains = ink.peaks(
        [lands[k].difference(corner.box) for k in rugged if k not in BARE], clear, random.Random(1460), 30, 9
    )
    x, y, r = sheet.w - ROSE[0], sheet.h - ROSE[1], ROSE[2]
    capitals = {PLACES[e.capital] for e in atlas.empires}
    return "".join(
        [
            ground(sheet, (x, y)),
            f'<path class="waste" d="{path(shapes[WASTE])}"/>',
            wash_free,
            wash_realms,
            f'<path class="rug" d="{path(area(lands[k] for k in rugged))}"/>',
            f'<path class="zone" d="{stroke(borders([shapes[PLACES[s.place]] for s in atlas.seas], sheet.shores))}"/>',
            f'<path class="river" d="{stroke(softened(r) for r in sheet.rivers)}"/>',
            f'<path class="lake" d="{path(sheet.lakes)}"/>',
            f'<path class="prov" d="{stroke(borders(lands.values(), sheet.sea))}"/>',
            f'<path class="realm" d="{stroke(borders(realms.values(), sheet.sea))}"/>',
            '<use href="#terra" class="coast"/>',
            mountains,
            *(_crossing(strait, towns) for strait in straits),
            corner.drawn(),
            *(
                ink.town("capital" if name in capitals else "town", p.x, p.y, TOWN)
                for name, p in sorted(towns.items(), key=lambda item: item[1].y)
            ),
            ink.rose(x, y, r),
        ]
    ), defs_free + defs_realms


def _tints(atlas: Atlas) -> dict[str, int]:
    """A tint for each Dukedom, unlike those of its neighbours."""
    found: dict[str, int] = {}
    for d in sorted(atlas.dukedoms, key=lambda d: -len(atlas.neighbours[d.place])):
        used = {found.get(PLACES[n]) for n in atlas.neighbours[d.place]}
        found[PLACES[d.place]] = next((k for k in range(TINTS) if k not in used), TINTS - 1)
    return found


def _crossing(strait: Mapping[str, Any], towns: Mapping[str, Point]) -> str:
    """The dotted line from port to port over a strait."""
    here, there = (towns[port] for port in strait["ports"])
    x, y = strait["x"], strait["y"]
    return f'<path class="strait" d="M{here.x:.1f} {here.y:.1f}L{x:.1f} {y:.1f}L{there.x:.1f} {there.y:.1f}"/>'


def _line(shape: Any) -> LineString:
    return shape if isinstance(shape, LineString) else LineString(sorted(c for g in shape.geoms for c in g.coords))
