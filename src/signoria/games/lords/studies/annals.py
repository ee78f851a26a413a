"""The chronicle of the years: what weighed most, season by season, with the moment at which it happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from signoria.games.lords.ids import SEASONS
from signoria.games.lords.state import Lords
from signoria.kernel.study import Scene, StudyError, Told

# by event: how much it weighs; others are left to the log
WEIGHTS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("enthroned", "capital-fallen", "empires-merged", "player-out", "throne-extinct", "ended"), 9),
    **dict.fromkeys(("throne-empty", "capital-retaken", "churches-united", "crusade-called", "crusade-over"), 8),
    **dict.fromkeys(("king-made", "navigation-learned", "excommunicated", "leader-executed", "crowned"), 7),
    **dict.fromkeys(("leader-dies", "heir", "bastard", "leader-captured", "city-entered", "throne-tied"), 6),
    **dict.fromkeys(("pestilence", "marriage-annulled", "leader-released", "treasury-plundered", "vassal-changes"), 5),
    **dict.fromkeys(("aligned", "controls-invaded", "voyage-begun", "voyage-rolled", "enterprise-destroyed"), 4),
    **dict.fromkeys(
        ("attacked", "plundered", "heretic", "city-open", "city-rises", "counter-built", "trade-denied"), 3
    ),
    **dict.fromkeys(("card-sold", "offer-agreed", "route", "strait-closed", "turncoat-rolled", "end-rolled"), 2),
}
BRIEF: Final = 5  # events that a season tells, where no year is asked for
LONGEST: Final = 60
NO_YEAR: Final = {"en": "That year is not in this chronicle.", "it": "Quell'anno non è in questa cronaca."}


def annals(scene: Scene, given: Mapping[str, str]) -> dict[str, Any]:
    """`{years: [{year, seasons: [{season, round, more (events left out), events: [{moment, seat, weight, text}]}]}]}`,
    oldest first; each season tells its weightiest events in the order in which they happened, with `year` all of that
    year's. Texts are in the reader's words, with marks. StudyError: no such year.
    """
    s: Lords = scene.state
    names = scene.words.rules.grammar.events
    first = s.tables.first_year
    wanted = _year(scene, given, first, s.year)
    by_round: dict[int, list[tuple[int, int, Told]]] = {}
    for n, told in enumerate(scene.told):
        weight = WEIGHTS.get(names[told.event[0]].name, 0)
        if weight and told.round:
            by_round.setdefault(told.round, []).append((weight, n, told))
    years: dict[int, list[dict[str, Any]]] = {}
    for round_, found in sorted(by_round.items()):
        year = first + (round_ - 1) // 4
        if wanted not in (None, year):
            continue
        kept = sorted(found, key=lambda one: (-one[0], one[1]))[: BRIEF if wanted is None else LONGEST]
        events = [
            {"moment": told.moment, "seat": told.seat, "weight": weight, "text": scene.words.event(told.event)}
            for weight, _, told in sorted(kept, key=lambda one: one[1])
        ]
        season = {
            "season": SEASONS[(round_ - 1) % 4],
            "round": round_,
            "more": len(found) - len(kept),
            "events": events,
        }
        years.setdefault(year, []).append(season)
    return {"years": [{"year": year, "seasons": seasons} for year, seasons in years.items()]}


def _year(scene: Scene, given: Mapping[str, str], first: int, last: int) -> int | None:
    text = given.get("year")
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 4 and first <= int(text) <= last):
        raise StudyError(NO_YEAR["it" if scene.words.language == "it" else "en"])
    return int(text)
