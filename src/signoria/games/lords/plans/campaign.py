"""War for gold: the own leader besieges a rich, weakly held capital; half of its treasury is his when it falls. 5.7.13

Nothing is remembered from one question to the next: the aim is found anew from the position, and stays as long as it
is the best. The plunder lies under the leader who commands, so the own leader goes himself.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from signoria.games.lords import money
from signoria.games.lords.conflict import conquest
from signoria.games.lords.counters import LAND_FORCE, UNIT, colour, root, strength
from signoria.games.lords.ids import ARMY, CONDOTTIERE, FIRST_C, FIRST_MERCENARY, NEUTRAL, NOWHERE
from signoria.games.lords.kinds import YES
from signoria.games.lords.map import FAR, is_city
from signoria.games.lords.moving import leading, marches
from signoria.games.lords.plans import tollhouse
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.games.lords.recruiting import raising
from signoria.kernel.menu import Listing

LOOT: Final = 10  # Au that are worth a war
NEAR: Final = 7  # steps to a capital
ODDS: Final = 2  # own steps to those of its garrison
HOPE: Final = 0.45  # that a siege succeeds in time
TIME: Final = 2.0  # years that it takes
CALL: Final = 4  # steps to armies that the leader fetches


class Aim(NamedTuple):
    """A capital, the Au that it may bring, and the steps that hold it."""

    city: int
    loot: int
    held: int


def aim(o: Outlook) -> Aim | None:
    """The capital that promises most; None: no war pays more than what the leader earns where he is."""
    s, lord = o.s, o.player.lord
    here = s.leaders[lord].place
    if o.years < TIME or here == NOWHERE or o.player.emperor != NEUTRAL or o.own_colour == NEUTRAL:
        return None
    best: Aim | None = None
    for e in s.tables.atlas.empires:
        account = money.treasury(s, e.number)
        loot = s.gold[account] // s.tables.conflict.capital_plunder if account >= money.TREASURIES else 0
        if loot < LOOT or root(s, e.number) == o.own_colour or s.empires[e.number].fallen != NEUTRAL:
            continue
        if s.tables.atlas.distance(here, e.capital) > NEAR or conquest.is_ally(s, o.seat, o.own_colour, e.number):
            continue
        held = [c for c, place in enumerate(s.at) if place == e.capital and LAND_FORCE[c]]
        found = Aim(e.capital, loot, max(2, strength(s, held)))
        if ODDS * found.held <= 2 * _most(o) and (best is None or found.loot > best.loot):
            best = found
    if best is None or not (_besieges(o, best) or HOPE * best.loot > tollhouse.most(o) * TIME):
        return None
    return best


def _most(o: Outlook) -> int:
    """Armies that the own leader may lead."""
    deck = o.s.tables.deck
    captains = [deck.court[card - FIRST_C].extra for card in deck.of_kind(CONDOTTIERE) if o.s.where[card] == o.seat]
    return o.s.leaders[o.player.lord].stature + max(captains, default=0)


def _led(o: Outlook) -> list[int]:
    lord = o.player.lord
    return [c for c, under in enumerate(o.s.under) if under == lord and o.s.at[c] == o.s.leaders[lord].place]


def _besieges(o: Outlook, a: Aim) -> bool:
    """Is the leader before the city already, with men?"""
    around = o.s.tables.atlas.city(a.city).dukedoms
    return o.s.leaders[o.player.lord].place in around and bool(_led(o))


def go(o: Outlook, a: Aim) -> Choice | None:
    """Men first, those at hand, then those near by; then to the capital. Before it the leader stays."""
    lord = o.player.lord
    men = _led(o)
    for x in o.listed(leading.LEAD):
        if x[1] == lord and _free(o, x[2], a):
            return x, "because-war", {"n": a.loot}
    strong = strength(o.s, men) >= ODDS * a.held
    if _besieges(o, a) and strong:
        return None
    goal = a.city if strong else _muster(o, a)
    ways = [x for x in o.listed(marches.MARCH) if x[1] == lord]
    if goal == NOWHERE or not ways:
        return None
    here, far = o.s.leaders[lord].place, o.s.tables.atlas.distance
    best: Listing = min(ways, key=lambda x: (x[2] != goal, far(x[2], goal), is_city(x[2]), x[2]))
    if best[2] == goal or far(best[2], goal) < far(here, goal):
        return best, "because-war", {"n": a.loot}
    return None


def _free(o: Outlook, counter: int, a: Aim) -> bool:
    """An army that guards no capital and no ally."""
    s = o.s
    atlas, place = s.tables.atlas, s.at[counter]
    guards = is_city(place) and atlas.city(place).capital != NEUTRAL and place != a.city
    return not guards and s.under[counter] == NOWHERE and s.besieging[counter] == NOWHERE


def _muster(o: Outlook, a: Aim) -> int:
    """Where the nearest armies of the own colour stand that the leader may fetch."""
    s, here = o.s, o.s.leaders[o.player.lord].place
    best, least = NOWHERE, CALL + 1
    for c, place in enumerate(s.at):
        if place in (NOWHERE, here) or not LAND_FORCE[c] or not _free(o, c, a):
            continue
        mine = colour(s, c) == o.own_colour and (c < FIRST_MERCENARY or s.owner[c - FIRST_MERCENARY] == o.seat)
        far = s.tables.atlas.distance(here, place) if mine else FAR
        if far < least:
            best, least = place, far
    return best


def raise_men(o: Outlook) -> Choice | None:
    """Imperial gold raises the armies for it near the leader; his own does not."""
    price = o.s.tables.forces.price[ARMY]
    some = [x for x in o.listed(raising.RAISE_ARMY) if o.foreign(x[3]) and o.s.gold[x[3]] >= price]
    if not some:
        return None
    a = aim(o)
    if a is None or len(_led(o)) >= _most(o):
        return None
    here, far = o.s.leaders[o.player.lord].place, o.s.tables.atlas.distance
    armies = [c for c, place in enumerate(o.s.at) if place != NOWHERE and UNIT[c] == ARMY and _free(o, c, a)]
    ready = [c for c in armies if colour(o.s, c) == o.own_colour and far(here, o.s.at[c]) <= CALL]
    x = min(some, key=lambda x: (far(here, x[2]), x))
    if len(ready) + len(_led(o)) >= _most(o) or far(here, x[2]) > CALL:
        return None
    return x, "because-war", {"n": a.loot}


def plunder(o: Outlook, step: object) -> Choice | None:
    """Half of the treasury is better taken."""
    return ((YES,), "because-capital", {}) if (YES,) in o.menu.legal else None
