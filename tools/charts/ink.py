"""What an engraver draws: hachures on the water, mountains, hills, reeds, woods, towns, a compass rose."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from .shapes import Shapes, lines, path, polygons
from .sheet import Sheet

Spot = tuple[float, float]

TOWNS = {  # around (0, 0)
    "capital": (
        '<path class="wall" d="M-14 5V-3h3v-9h-1.2v-3h2v1.6h1.7v-1.6h2v1.6h1.7v-1.6h2v3H-4v5h2.2v-8.5L0-19l1.8 3.5V-7H4'
        'v-5H2.8v-3h2v1.6h1.7v-1.6h2v1.6h1.7v-1.6h2v3H11v9h3v8z"/><path class="roof" d="M-1.8-15.5L0-21l1.8 5.5z"/>'
        '<path class="gate" d="M-2.4 5V.4a2.4 2.4 0 0 1 4.8 0V5zM-9-7h2v3.4h-2zM7-7h2v3.4H7z"/>'
    ),
    "town": (
        '<path class="wall" d="M-7 3.2V-1.5h6V-6L1.5-8.5 4-6v4.5h3V3.2z"/>'
        '<path class="roof" d="M-1.8-5.6L1.5-11.5 4.8-5.6z"/>'
        '<path class="gate" d="M-4.8 3.2V.8h2v2.4zM.6 3.2V.3h1.9v2.9z"/>'
    ),
}
GLYPHS = {
    "hill": (
        '<path class="g-hill" d="M-9 2Q-6-6 0-6.5Q6-6 9 2"/><path class="g-line" d="M2.5-5.5l2.5 3.5M5-4l2.5 4"/>'
    ),
    "reed": (
        '<path class="g-water" d="M-8 2H8M-5 5H5"/><path class="g-reed" d="M-3 2V-5M0 2V-8M3 2V-5M-3-5l-2-2M3-5l2-2"/>'
    ),
    "tuft": ('<path class="g-tuft" d="M-5 2q1-4 0-6M-1.5 2V-6M2 2q-1-4 .5-6M12 7q1-3 0-5M15 7V1"/>'),
    "tree": (
        '<path class="g-line" d="M0 4V-1"/>'
        '<path class="g-tree" d="M0 1C-6 2-7-3-4.5-4.5C-5-8.500 0-10 1-8C4.500-9 6-5.5 4.5-4C7-2 5 2 0 1z"/>'
    ),
}


def symbols() -> str:
    """Towns and glyphs, for `use`."""
    return "".join(
        f'<symbol id="{name}" overflow="visible">{drawn}</symbol>' for name, drawn in (TOWNS | GLYPHS).items()
    )


def water_lines(sheet: Sheet, pitch: float = 2.6) -> str:
    """Copperplate hachures: short strokes on the sea along the coast, of uneven reach; lakes are ruled all over."""
    trees = [shapely.STRtree(polygons(sheet.sea.intersection(sheet.shores.buffer(reach)))) for reach in (17, 10, 6)]
    out = []
    for k, y in enumerate(np.arange(1.5, sheet.h, pitch)):
        tree, scan = trees[(0, 2, 1, 2)[k % 4]], LineString([(0, y), (sheet.w, y)])
        near = [line for p in tree.query(scan) for line in lines(tree.geometries[p].intersection(scan))]
        ruled = [line for line in near if line.length > 1.2] + lines(sheet.lakes.intersection(scan))
        out += [f"M{line.coords[0][0]:.1f} {y:.1f}H{line.coords[-1][0]:.1f}" for line in ruled]
    return f'<path class="hatch" d="{"".join(out)}"/>'


def scattered(
    inside: BaseGeometry, avoid: Sequence[Polygon], rng: random.Random, step: float, foot: float
) -> list[Spot]:
    """Spots in uneven rows over an area, each clear of what is to be avoided by its foot."""
    if inside.is_empty:
        return []
    shapely.prepare(inside)
    kept = shapely.STRtree(avoid)
    x0, y0, x1, y1 = inside.bounds
    found = []
    for r, y in enumerate(np.arange(y0, y1, step * 0.71)):
        for x in np.arange(x0 + (r % 2) * step / 2, x1, step):
            px, py = float(x) + rng.uniform(-0.22, 0.22) * step, float(y) + rng.uniform(-0.16, 0.16) * step
            room = box(px - foot, py - foot * 1.1, px + foot, py + foot * 0.3)
            if shapely.contains_xy(inside, px, py) and not len(kept.query(room, predicate="intersects")):
                found.append((px, py))
    return found


def peaks(parts: Iterable[BaseGeometry], avoid: Sequence[Polygon], rng: random.Random, step: float, size: float) -> str:
    """Little mountains, shaded on the east."""
    spots = [
        (x, y, size * rng.uniform(0.75, 1.25))
        for part in parts
        for x, y in scattered(part.buffer(-size * 0.6), avoid, rng, step, size)
    ]
    return "".join(_peak(x, y, s, rng) for x, y, s in sorted(spots, key=lambda spot: spot[1]))


def _peak(x: float, y: float, s: float, rng: random.Random) -> str:
    tip = (x + rng.uniform(-0.15, 0.15) * s, y - s * rng.uniform(0.95, 1.2))
    left, right = (x - s, y), (x + s * 0.95, y)

    def along(a: Spot, b: Spot, t: float) -> Spot:
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t

    (lx, ly), (rx, ry) = along(left, tip, 0.5), along(right, tip, 0.5)
    body = (
        f"M{left[0]:.1f} {y:.1f}Q{lx - s * 0.1:.1f} {ly:.1f} {tip[0]:.1f} {tip[1]:.1f}"
        f"Q{rx + s * 0.1:.1f} {ry:.1f} {right[0]:.1f} {y:.1f}"
    )
    shade = "".join(
        f"M{along(tip, right, t)[0]:.1f} {along(tip, right, t)[1]:.1f}l{-s * 0.16:.1f} {s * (0.5 - 0.28 * t):.1f}"
        for t in (0.04, 0.2, 0.36, 0.52, 0.68, 0.84)
    )
    return f'<path class="peak" d="{body}"/><path class="shade" d="{shade}"/>'


def glyphs(
    name: str, part: BaseGeometry, avoid: Sequence[Polygon], rng: random.Random, step: float, scale: float = 1.0
) -> str:
    """Hills, reeds or trees over an area."""
    return "".join(
        f'<use href="#{name}" transform="translate({x:.1f} {y:.1f}) scale({scale})"/>'
        for x, y in sorted(scattered(part.buffer(-9 * scale), avoid, rng, step, 9 * scale), key=lambda spot: spot[1])
    )


def town(kind: str, x: float, y: float, scale: float) -> str:
    """An engraved town; its gate stands at the point."""
    return f'<use href="#{kind}" transform="translate({x:.1f} {y:.1f}) scale({scale:.2f})"/>'


def rose(x: float, y: float, r: float) -> str:
    """A compass rose of 32 winds; lines of the winds are `rhumbs`."""
    out = [f'<circle r="{r * 0.62:.1f}"/><circle r="{r * 0.56:.1f}"/>']
    for k in range(32):
        sx, sy = math.sin(math.radians(k * 11.25)), -math.cos(math.radians(k * 11.25))
        out.append(
            f'<path class="tick" d="M{r * 0.62 * sx:.1f} {r * 0.62 * sy:.1f}L{r * 0.7 * sx:.1f} {r * 0.7 * sy:.1f}"/>'
        )
    for length, half, turn in ((r * 0.52, r * 0.085, 45), (r * 0.86, r * 0.125, 0)):
        for k in range(4):
            out.append(
                f'<g transform="rotate({turn + k * 90})">'
                f'<path class="night" d="M0 {-length:.1f}L{half:.1f} {-half:.1f}L0 0Z"/>'
                f'<path class="day" d="M0 {-length:.1f}L{-half:.1f} {-half:.1f}L0 0Z"/></g>'
            )
    out.append(f'<path class="fleur" d="M0 {-r * 1.16:.1f}c5 6 5 10 0 17c-5-7-5-11 0-17"/>')
    return f'<g class="rose" transform="translate({x:.1f} {y:.1f})">{"".join(out)}</g>'


def rhumbs(x: float, y: float, reach: float) -> str:
    """The lines of the 32 winds over the sea, as on a portolan."""
    turns = [math.radians(k * 11.25) for k in range(32)]
    drawn = "".join(f"M{x:.0f} {y:.0f}l{reach * math.sin(a):.0f} {-reach * math.cos(a):.0f}" for a in turns)
    return f'<path class="rhumbs" d="{drawn}" clip-path="url(#waters)"/>'


def washes(parts: Shapes, tints: dict[str, str]) -> tuple[str, str]:
    """Hand-coloured tints, faint over the land, strong along the inside of the border, by colour and strength of
    style.css: `(definitions, drawing)`."""
    defs, out = [], []
    for k, part in parts.items():
        defs.append(f'<path id="r-{k}" d="{path(part)}"/><clipPath id="c-{k}"><use href="#r-{k}"/></clipPath>')
        layers = "".join(f'<use class="{layer}" href="#r-{k}"/>' for layer in ("flat", "wide", "rim"))
        out.append(f'<g class="wash" clip-path="url(#c-{k})" style="{tints[k]}">{layers}</g>')
    return "".join(defs), "".join(out)
