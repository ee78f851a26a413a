"""How Regno's land is drawn: the tone of each terrain, its hills, mountains, woods and reeds, and broad border rivers.

Owners and towns change in play, so that the picture has neither.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

from shapely.geometry import LineString, Polygon, box

from signoria.games.regno.ids import PLACES, TERRAINS
from signoria.games.regno.map import Atlas

from . import ink
from .shapes import Shapes, area, borders, common, path, softened, stroke
from .sheet import Sheet

Seats = Mapping[str, tuple[float, float]]
GLYPH = {"hill": ("hill", 30), "swamp": ("reed", 30), "forest": ("tree", 26), "plain": ("tuft", 62)}  # and their step


def kinds(atlas: Atlas) -> dict[str, str]:
    """Land or sea, by place."""
    return {
        **{PLACES[place]: "land" for place in atlas.provinces},
        **{PLACES[place]: "sea" for place in atlas.seas},
    }


def law(atlas: Atlas) -> set[frozenset[str]]:
    """What borders on what: provinces, seas, and the coasts. 7.3"""
    pairs = {frozenset((a, b)) for a, near in atlas.neighbours.items() for b in near}
    pairs |= {frozenset((p, sea)) for p in atlas.provinces for sea in atlas.coasts(p)}
    return {frozenset(PLACES[place] for place in both) for both in pairs}


def clearings(seats: Seats) -> list[Polygon]:
    """Room around each seat for what stands there in play."""
    return [box(x - 40, y - 44, x + 40, y + 34) for x, y in seats.values()]


def land(atlas: Atlas, sheet: Sheet, shapes: Shapes, seats: Seats, rng: random.Random) -> list[str]:
    """Strokes from the tones of the land to its glyphs."""
    by_terrain = {
        terrain: [shapes[PLACES[p]] for p in atlas.provinces if TERRAINS[atlas.lands[p].terrain] == terrain]
        for terrain in TERRAINS
    }
    lands = [shapes[PLACES[p]] for p in atlas.provinces]
    clear = clearings(seats)
    return [
        *(f'<path class="terrain t-{t}" d="{path(area(parts))}"/>' for t, parts in by_terrain.items() if parts),
        f'<path class="zone" d="{stroke(borders([shapes[PLACES[s]] for s in atlas.seas], sheet.shores))}"/>',
        f'<path class="river brook" d="{stroke(softened(r) for r in sheet.rivers)}"/>',
        f'<path class="lake" d="{path(sheet.lakes)}"/>',
        f'<path class="prov" d="{stroke(borders(lands, sheet.sea))}"/>',
        _rivers(_banks(atlas, shapes)),
        f'<path class="realm" d="{path(area(part.buffer(0.1) for part in lands))}"/>',
        '<use href="#terra" class="coast"/>',
        ink.peaks(by_terrain["mountain"], clear, rng, 36, 12),
        *(ink.glyphs(g, part, clear, rng, step) for t, (g, step) in GLYPH.items() for part in by_terrain[t]),
    ]


def _banks(atlas: Atlas, shapes: Shapes) -> Iterable[LineString]:
    """The borders that a river runs along."""
    for a, b in sorted(atlas.rivers):
        if a < b:
            yield from common(shapes[PLACES[a]], shapes[PLACES[b]])


def _rivers(banks: Iterable[LineString]) -> str:
    drawn = stroke(banks)
    return "".join(f'<path class="{layer}" d="{drawn}"/>' for layer in ("bank", "stream", "shine"))
