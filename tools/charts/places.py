"""Where places lie on the sheet, from a data file beside this module."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from shapely.geometry import Point

from .shapes import WASTE
from .sheet import Conic

NOBODY = "nobody"


def places(name: str) -> dict[str, Any]:
    """The data file NAME_places.toml."""
    return tomllib.loads(Path(__file__).with_name(f"{name}_places.toml").read_text())


def channels(data: Mapping[str, Any]) -> list[tuple[float, list[tuple[float, float]]]]:
    """Straits to be dug open: width in pixels, and points."""
    return [(c["width"], [(x, y) for x, y in c["points"]]) for c in data["channels"]]


def isles(data: Mapping[str, Any], conic: Conic) -> list[tuple[Point, str]]:
    """A point on each isle without a town, and whose it is."""
    return [
        (conic.point((x, y)), WASTE if owner == NOBODY else owner)
        for owner, points in data["isles"].items()
        for x, y in points
    ]
