"""What the bot attacks, and what it does in a battle: it fights when it pays."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lords import people
from signoria.games.lords.conflict import aftermath, attacks, losses, siege
from signoria.games.lords.conflict import battle as battles
from signoria.games.lords.counters import FRESH, IMPERIAL, LAND_FORCE, mover, stack, strength
from signoria.games.lords.ids import FIRST_E, NEUTRAL
from signoria.games.lords.kinds import FINISH
from signoria.games.lords.map import is_city, is_dukedom
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.kernel.menu import Listing

ODDS: Final = 1.5  # own steps to theirs for a fight in the open
SIEGE_ODDS: Final = 2.0


def attack(o: Outlook) -> Choice | None:
    """Gold that lies open, then leaders of rivals, works of the best rival, weak armies."""
    for x in o.listed(attacks.PLUNDER):
        if o.s.gold[x[3]] > 1:
            return x, "because-loot", {"n": o.s.gold[x[3]]}
    for x in o.listed(attacks.SEIZE):
        held = people.player(o.s, x[3])
        if held not in (o.seat, -1):
            return x, "because-arrest", {}
    for x in o.listed(attacks.SACK):
        if x[3] >= FIRST_E and o.s.where[x[3]] == o.rival != o.seat:
            return x, "because-pillage", {}
    best: Listing | None = None
    most = 1.0
    for x in o.listed(attacks.FIGHT, attacks.BESIEGE, attacks.SALLY):
        odds = _odds(o, x) / (ODDS if x[0] == attacks.FIGHT else SIEGE_ODDS)
        if odds >= most and x[4] != o.own_colour and _pays(o, x):
            best, most = x, odds
    return (best, "because-odds", {}) if best else None


def _pays(o: Outlook, x: Listing) -> bool:
    """Besiegers and invaders of the own land, capitals, and whatever serves the rival who is ahead and not the seat's
    own routes."""
    s, place = o.s, x[3]
    if x[0] == attacks.SALLY:
        return True
    land = s.tables.atlas.city(place).empire if is_city(place) else NEUTRAL
    if is_city(place) and s.tables.atlas.city(place).capital != NEUTRAL and x[0] == attacks.BESIEGE:
        return True
    theirs = stack(s, place, x[4])
    if any(LAND_FORCE[c] for c in theirs) and (land == o.own_colour or _in_land(o, place)):
        return True
    ahead = o.rival >= 0 and o.worth(o.rival) > o.worth(o.seat)
    useful = any(o.net.fee.get(c, 9) <= 1 for c in theirs)
    return ahead and not useful and all(mover(s, c) == o.rival for c in theirs)


def _in_land(o: Outlook, place: int) -> bool:
    return is_dukedom(place) and o.s.tables.atlas.dukedom(place).empire == o.own_colour


def _odds(o: Outlook, x: Listing) -> float:
    """Own steps to theirs."""
    own = [c for c in stack(o.s, x[1], x[2]) if c not in o.s.fought]
    theirs = stack(o.s, x[3], x[4])
    if x[0] == attacks.BESIEGE:
        theirs = [c for c in theirs if LAND_FORCE[c]]
    return strength(o.s, own) / max(1, strength(o.s, theirs))


def all_in(o: Outlook, step: Any) -> Choice | None:
    """Everybody takes part."""
    return ((FINISH,), "because-odds", {}) if (FINISH,) in o.menu.legal else None


def engineer(o: Outlook, step: Any) -> Choice | None:
    found = o.listed(battles.USE_ENGINEER)
    return (found[0], "because-odds", {}) if found else None


def loss(o: Outlook, step: Any) -> Choice | None:
    """Fresh counters are turned before worn ones go; imperial ones before mercenaries, who are dear."""
    found = o.listed(losses.LOSE)
    if not found:
        return None
    return min(found, key=lambda x: (o.s.steps[x[1]] != FRESH, not IMPERIAL[x[1]], x[1])), "because-least", {}


def retreat(o: Outlook, step: Any) -> Choice | None:
    found = o.listed(aftermath.RETREAT)
    home = people.home(o.s, o.player.lord)
    return (min(found, key=lambda x: o.s.tables.atlas.distance(x[1], home)), "because-home", {}) if found else None


def enter(o: Outlook, step: Any) -> Choice | None:
    """Into the fallen city with all."""
    found = o.listed(siege.ALL_IN)
    return (found[0], "because-odds", {}) if found else None
