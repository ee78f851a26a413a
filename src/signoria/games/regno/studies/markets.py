"""How the bands of the Exchange went from season to season, and what was sold and bought. 10.1"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.regno.commerce.exchange import BAND, BOUGHT, SOLD
from signoria.games.regno.ids import CATEGORIES, RESOURCES
from signoria.games.regno.state import Regno
from signoria.games.regno.studies.arguments import seasons
from signoria.kernel.study import Scene


def history(scene: Scene, given: Mapping[str, str]) -> dict[str, Any]:
    """`seasons`, oldest first: the bands as each ended (of the present one: as they stand), and its trades with the
    bank. 10.1.11 10.1.12"""
    s: Regno = scene.state
    told = list(seasons(scene))
    first = min([season for season, _ in told] or [s.round], default=s.round)
    bands = s.bands[:]
    for _, one in reversed(told):
        if one.event[0] == BAND:
            bands[one.event[2]] = one.event[3]
    found: list[dict[str, Any]] = []
    for season in range(max(first, 1), s.round + 1):
        trades = []
        for _, one in (x for x in told if x[0] == season):
            code, _, *of = one.event
            if code == BAND:
                bands[of[0]] = of[2]
            elif code in (SOLD, BOUGHT):
                seat, good, n, florins = of
                trades.append(
                    {"seat": seat, "resource": RESOURCES[good], "n": n, "florins": florins, "sold": code == SOLD}
                )
        found.append({"round": season, "bands": dict(zip(CATEGORIES, bands, strict=True)), "trades": trades})
    return {"seasons": found}
