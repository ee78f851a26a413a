"""The battles that a reader saw, on land and at sea: a list, and each round by round. 13.3 to 13.5, 15.4 to 15.6

What was told is cut where a battle begins and where something happens that is none of its consequences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from signoria.games.regno.combat import aftermath, battle, casualties, machines, recovery, risk, volleys
from signoria.games.regno.dynasties import prisoners
from signoria.games.regno.seafaring import naval
from signoria.games.regno.state import Regno
from signoria.games.regno.studies import land, sea
from signoria.games.regno.studies.arguments import seasons, whole_number
from signoria.games.regno.studies.cuts import Cut
from signoria.games.regno.warfare import conquest, homeward, siege
from signoria.kernel.study import Scene
from signoria.kernel.verbs import Signature

LAND_ENDS: Final = frozenset({aftermath.WON, aftermath.UNDECIDED})
FOUGHT: Final = frozenset({battle.ROUND, volleys.ROLLED, machines.FIRED, casualties.KILLED, *LAND_ENDS})
CHAPTERS: Final[tuple[tuple[Signature, ...], ...]] = (
    aftermath.EVENTS, recovery.EVENTS, risk.EVENTS, prisoners.EVENTS, conquest.EVENTS, siege.EVENTS, homeward.EVENTS,
)  # fmt: skip
BRIEF: Final = ("n", "moment", "end", "round", "place", "kind", "outcome", "retreated")
AFTER: Final = frozenset(event.code for events in CHAPTERS for event in events)


def cuts(scene: Scene) -> list[Cut]:
    """Every battle with all that was told of it, oldest first. The present one is among them, also where its beginning
    was not told: of a position in its middle."""
    s: Regno = scene.state
    found: list[Cut] = []
    now: Cut | None = None
    for season, told in seasons(scene):
        code = told.event[0]
        if code in (battle.BEGUN, naval.BEGUN):
            now = Cut(season, told.moment, code == naval.BEGUN)
            found.append(now)
        elif now is None and code in FOUGHT and s.battle is not None:
            now = Cut(season, told.moment, False, begun=False)
            found.append(now)
        if now is None:
            continue
        if now.over and code not in AFTER:
            now = None
            continue
        now.told.append(told)
        now.over = now.over or code == naval.ENDED or code in LAND_ENDS
    present = s.battle if s.battle is not None and not s.battle.outcome else s.naval
    if present is not None and not present.outcome and (not found or found[-1].over):
        found.append(Cut(s.round, 0, present is s.naval, begun=False))
    return [cut for cut in found if cut.begun or cut is found[-1]]


def listed(scene: Scene, given: Mapping[str, str]) -> dict[str, Any]:
    """All battles, oldest first: when, where, who, and how each ended."""
    shown = []
    for n, cut in enumerate(cuts(scene)):
        whole = record(scene, n, cut)
        brief = {key: whole[key] for key in BRIEF if key in whole}
        attacker, defender = (side["owner"] for side in whole["sides"])
        shown.append(brief | {"attacker": attacker, "defender": defender, "rounds": len(whole["rounds"])})
    return {"battles": shown}


def one(scene: Scene, given: Mapping[str, str]) -> dict[str, Any]:
    """The battle `n` of the list, the last one where it is absent; `{}` when there is none yet."""
    found = cuts(scene)
    n = whole_number(scene, given, "n", len(found))
    if n is None:
        n = len(found) - 1
    return record(scene, n, found[n]) if found else {}


def record(scene: Scene, n: int, cut: Cut) -> dict[str, Any]:
    """A battle with its number, moments and season."""
    shown = sea.record(scene, cut) if cut.naval else land.record(scene, cut)
    after = [scene.words.event(told.event) for told in cut.after(LAND_ENDS | {naval.ENDED})]
    end = cut.told[-1].moment if cut.told else cut.moment
    return {"n": n, "moment": cut.moment, "end": end, "round": cut.season, **shown, "after": after}
