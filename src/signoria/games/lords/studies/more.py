"""What one more ship, army or caravan of one's own would change on one's trade routes. 5.11.5"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from signoria.games.lords.counters import FRESH, PRINTED, UNIT, root
from signoria.games.lords.ids import AT, CARAVAN, CARDS, FIRST_CITY, FIRST_MERCENARY, GALLEY, GOODS, NOWHERE, PLACES
from signoria.games.lords.map import is_sea
from signoria.games.lords.state import Lords
from signoria.games.lords.studies.trade import best_of, net_of
from signoria.games.lords.trade import sources
from signoria.games.lords.trade.network import Net
from signoria.kernel.study import Scene, StudyError

PLACES_TRIED: Final = 24  # a study looks at so many places at most
NO_SUCH: Final = {"en": "There is no such place on the map.", "it": "Sulla mappa non c'è un luogo simile."}
NONE_LEFT: Final = {
    "en": "No counter of your colour is left that could stand there.",
    "it": "Nessuna pedina del tuo colore è rimasta per quel luogo.",
}


def one_more(scene: Scene, given: Mapping[str, str]) -> dict[str, Any]:
    """What the reader's routes would bring with one more galley (at sea) or caravan (on land) of his colour.

    With `place`: there; else in each place next to his links and sources, those that gain most first. `{before: Au of
    all routes together, tried: places, places: [{place, unit: galley | caravan, port?, gain: Au, routes: [{source,
    good, before, after}]}]}`. Units of others are on the map already: those that he can ask for serve as they stand.
    StudyError: no such place, or no such counter left.
    """
    s: Lords = scene.state
    said = "it" if scene.words.language == "it" else "en"
    if scene.seat is None:
        return {"before": 0, "tried": 0, "places": []}
    seat, wanted = scene.seat, given.get("place")
    if wanted is not None and not (wanted in AT and AT[wanted] < FIRST_CITY):
        raise StudyError(NO_SUCH[said])
    some = [AT[wanted]] if wanted is not None else _beside(s, seat)
    claims = sources.claims(s, seat)
    before = {claim: net_of(s, seat, claim, best_of(s, seat, claim)) for claim in claims}
    found: list[dict[str, Any]] = []
    for place in some:
        with_it = _with(s, seat, place)
        if with_it is None:
            if wanted is not None:
                raise StudyError(NONE_LEFT[said])
            continue
        after = {claim: net_of(with_it, seat, claim, best_of(with_it, seat, claim)) for claim in claims}
        gain = sum(after.values()) - sum(before.values())
        if gain or wanted is not None:
            changed = [
                {"source": CARDS[x[0]], "good": GOODS[x[1]], "before": before[x], "after": after[x]}
                for x in claims
                if after[x] != before[x]
            ]
            unit = "galley" if is_sea(place) else "caravan"
            where = {"port": PLACES[_standing(s, place)]} if is_sea(place) else {}
            found.append({"place": PLACES[place], "unit": unit, "gain": gain, "routes": changed} | where)
    found.sort(key=lambda one: one["gain"], reverse=True)
    return {"before": sum(before.values()), "tried": len(some), "places": found}


def _beside(s: Lords, seat: int) -> list[int]:
    """Places next to where the merchant's sources, supplies and own links are, that have no link of his yet."""
    atlas, net = s.tables.atlas, Net(s, seat)
    own = {place for place, units in net.at.items() if any(net.fee[unit] == 0 for unit in units)}
    ends = {place for source, _ in sources.claims(s, seat) for place in atlas.around(sources.place_of(s, source))}
    goals = {
        place
        for _, good in sources.claims(s, seat)
        for goal in sources.goals(s, seat, good)
        for place in atlas.around(goal.city)
    }
    near = {there for place in own | ends for there in atlas.neighbours[place]}
    order = [*sorted(ends - own), *sorted((near & goals) - own - ends), *sorted(near - goals - own - ends)]
    return [place for place in order if place < FIRST_CITY][:PLACES_TRIED]


def _with(s: Lords, seat: int, place: int) -> Lords | None:
    """The position with one more unit of the merchant's colour in a place; None: no counter is left."""
    own = root(s, s.players[seat].colour)
    kind = GALLEY if is_sea(place) else CARAVAN
    spare = (c for c in range(FIRST_MERCENARY) if s.at[c] == NOWHERE and UNIT[c] == kind and root(s, PRINTED[c]) == own)
    counter = next(spare, None)
    if counter is None or _standing(s, place) == NOWHERE:
        return None
    t = s.copy()
    t.at[counter], t.steps[counter] = _standing(s, place), FRESH
    return t


def _standing(s: Lords, place: int) -> int:
    """Where such a unit stands: galleys lie in a port of the sea; NOWHERE: it has none. 5.7.2"""
    return next(iter(s.tables.atlas.cities_at[place]), NOWHERE) if is_sea(place) else place
