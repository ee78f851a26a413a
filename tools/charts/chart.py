"""A finished chart: what `web/src/map/types.ts` calls Chart, and how its picture is painted."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import shapely
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from .outlines import audit
from .painting import MARGIN, THEMES, framed, to_webp
from .shapes import Area, Shapes, coordinate, middle, path, stroke
from .sheet import Sheet

G = TypeVar("G", bound=BaseGeometry)


@dataclass
class Chart:
    """Shapes of the places by id, and the strokes of the picture. Positions are those of the sheet, without margin."""

    name: str
    sheet: Sheet
    shapes: Shapes
    kinds: Mapping[str, str]  # land or sea, by place, in the order of the file
    law: Collection[frozenset[str]]
    drawing: str
    defs: str = ""
    seats: Mapping[str, Point] = field(default_factory=dict)
    cities: list[dict[str, Any]] = field(default_factory=list)
    straits: list[dict[str, Any]] = field(default_factory=list)
    storm: Iterable[LineString] = ()
    quality: int = 80

    def write(self, folder: Path, browser: str | None, log: Callable[[str], None] = print) -> None:
        """NAME.json, and with a browser NAME-light.webp and NAME-dark.webp."""
        missing, false = audit(self.shapes, self.law)
        log(f"{self.name}: not drawn {missing or 'none'}; drawn without law {false or 'none'}")
        width, height = self.sheet.w + 2 * MARGIN, self.sheet.h + 2 * MARGIN
        document = {
            "width": width,
            "height": height,
            "places": [self._place(k, kind) for k, kind in self.kinds.items()],
            "cities": [{**city, **spot(city["x"], city["y"])} for city in self.cities],
            "straits": [{**strait, **spot(strait["x"], strait["y"])} for strait in self.straits],
            **({"storm": stroke(shift(line) for line in self.storm)} if self.storm else {}),
            "links": missing,
        }
        text = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
        (folder / f"{self.name}.json").write_text(text + "\n")
        for theme in THEMES if browser else ():
            picture = folder / f"{self.name}-{theme}.webp"
            svg = framed(self.sheet, self.drawing, self.defs, theme)
            to_webp(svg, (width, height), browser or "", picture, self.quality)
            log(f"  {picture.name}: {picture.stat().st_size // 1024} KiB")

    def _place(self, name: str, kind: str) -> dict[str, Any]:
        shape: Area = self.shapes[name]
        x, y, r = middle(shape)
        found = {"id": name, "kind": kind, **spot(x, y), "r": tidy(r), "d": path(shift(shape))}
        if name in self.seats:
            seat = spot(self.seats[name].x, self.seats[name].y)
            found["seat"] = [seat["x"], seat["y"]]
        return found


def spot(x: float, y: float) -> dict[str, float]:
    """A position in the picture, its margin counted."""
    return {"x": tidy(x + MARGIN), "y": tidy(y + MARGIN)}


def tidy(value: float) -> float:
    """To a tenth of a pixel; whole numbers as such."""
    return float(text) if "." in (text := coordinate(value)) else int(text)


def shift(shape: G) -> G:
    """The same shape in the picture."""
    moved = shapely.transform(shape, lambda c: c + MARGIN)
    assert isinstance(moved, type(shape))
    return moved
