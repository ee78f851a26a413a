"""Counters: armies, caravans, ships, mercenaries, pirates. Whose they are, what colour, where they stand. 2.6 to 2.8

A counter's number is its place in `ids.COUNTERS`. "Stack" means all counters of one colour in one place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from signoria.games.lords import money
from signoria.games.lords.ids import (
    ARMY,
    CARAVAN,
    COUNTERS,
    FIRST_C,
    FIRST_MERCENARY,
    FIRST_PIRATE,
    FIRST_PIRATE_COUNTER,
    GALLEY,
    GREY,
    MERCENARY,
    NAO,
    NEUTRAL,
    NOWHERE,
    PIRATE,
)
from signoria.games.lords.kinds import COUNTER, PLACE
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords
from signoria.games.lords.tables import colour_of, counters_of, unit_of
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

FRESH: Final = 2  # steps. 2.8.t1
WORN: Final = 1

# by counter, once for all
UNIT: Final = tuple(unit_of(c) for c in range(len(COUNTERS)))  # ARMY … PIRATE
PRINTED: Final = tuple(colour_of(c) for c in range(len(COUNTERS)))  # GREY for mercenaries and pirates
LAND_FORCE: Final = tuple(u in (ARMY, MERCENARY) for u in UNIT)  # "army" in all rules that do not say imperial (2.6.2)
IMPERIAL: Final = tuple(c < FIRST_MERCENARY for c in range(len(COUNTERS)))
SHIP: Final = tuple(u in (GALLEY, NAO, PIRATE) for u in UNIT)  # "fleet" in all rules (2.7)

Here = dict[int, list[int]]  # counters by place

PLACED: Final = 2
WORN_DOWN: Final = 3
REMOVED: Final = 4
FRESHENED: Final = 5
TURNED: Final = 6
EVENTS: Final = (
    Signature(PLACED, "placed", ("counter", COUNTER), ("place", PLACE)),
    Signature(WORN_DOWN, "worn", ("counter", COUNTER)),
    Signature(REMOVED, "removed", ("counter", COUNTER)),
    Signature(FRESHENED, "freshened", ("counter", COUNTER)),
    Signature(TURNED, "turned", ("counter", COUNTER), ("other", COUNTER)),
)


# ---- colour and control ----------------------------------------------------------------------------------------------


def ship_kind(s: Lords, counter: int) -> int:
    """GALLEY or NAO, a pirate's by his card; -1: no ship. 2.7"""
    unit = UNIT[counter]
    if unit == PIRATE:
        return s.tables.deck.court[pirate_card(counter) - FIRST_C].ship
    return unit if unit in (GALLEY, NAO) else -1


def pirate_card(counter: int) -> int:
    """The C card of a pirate counter. 5.2.4"""
    return FIRST_PIRATE + counter - FIRST_PIRATE_COUNTER


def pirate_of(card: int) -> int:
    """The counter of a pirate's C card. 5.2.4"""
    return FIRST_PIRATE_COUNTER + card - FIRST_PIRATE


def root(s: Lords, empire: int) -> int:
    """The empire that an empire has become part of; itself if none. ER.6"""
    while empire != NEUTRAL and s.empires[empire].merged:
        empire = s.empires[empire].fallen
    return empire


def owner(s: Lords, counter: int) -> int:
    """The seat whose mercenary or pirate it is; NOBODY for imperial ones and those of nobody."""
    return s.owner[counter - FIRST_MERCENARY] if counter >= FIRST_MERCENARY else NOBODY


def colour(s: Lords, counter: int) -> int:
    """Imperial ones are of their empire or of what it has become; mercenaries and pirates are of their player's colour,
    GREY if they have none: so mercenaries of one empire attack another. 2.6.1 2.6.2 2.7.4 5.14.3.b2 ER.6"""
    if counter < FIRST_MERCENARY:
        return root(s, PRINTED[counter])
    seat = s.owner[counter - FIRST_MERCENARY]
    return GREY if seat == NOBODY else root(s, s.players[seat].colour)


def holder(s: Lords, card: int) -> int:
    """The seat that holds a card, or NOBODY."""
    return max(s.where[card], NOBODY)


def mover(s: Lords, counter: int) -> int:
    """Who moves a counter by itself or decides for it, leaders apart: imperial armies and ships obey the L card of what
    their empire has become, caravans its own C card, mercenaries and pirates their player. NOBODY: no player. 5.7.1"""
    if counter >= FIRST_MERCENARY:
        return s.owner[counter - FIRST_MERCENARY]
    empire = PRINTED[counter]
    if UNIT[counter] == CARAVAN:
        return holder(s, s.tables.atlas.empires[empire].chancellor)
    return holder(s, s.tables.atlas.empires[root(s, empire)].lord)


def chief(s: Lords, counter: int) -> int:
    """The leader whom a counter goes with: he stands where it does, and it is stacked under him; NOWHERE: none. 5.7.4
    ER.3"""
    leader = s.under[counter]
    return leader if leader != NOWHERE and s.leaders[leader].place == s.at[counter] else NOWHERE


# ---- where they stand ------------------------------------------------------------------------------------------------


def by_place(s: Lords) -> Here:
    """All counters on the map by place: one look for a whole menu."""
    found: Here = {}
    for c, place in enumerate(s.at):
        if place != NOWHERE:
            found.setdefault(place, []).append(c)
    return found


def at(s: Lords, place: int) -> list[int]:
    """All counters in a place: a Dukedom outside its cities, a sea outside its ports, or a city."""
    return [c for c, here in enumerate(s.at) if here == place]


def stack(s: Lords, place: int, of: int) -> list[int]:
    """Counters of a colour in a place."""
    return [c for c, here in enumerate(s.at) if here == place and colour(s, c) == of]


def armies(s: Lords, place: int) -> list[int]:
    """Imperial armies and mercenaries in a place."""
    return [c for c, here in enumerate(s.at) if here == place and LAND_FORCE[c]]


def fleets(s: Lords, place: int) -> list[int]:
    """Ships in a place."""
    return [c for c, here in enumerate(s.at) if here == place and SHIP[c]]


def garrison(s: Lords, city: int) -> int:
    """The colour of the armies in a city, GREY included; NEUTRAL: there are none. Besiegers who have landed in it do
    not hold it while others do. 2.2.4 5.7.6.b5"""
    found = NEUTRAL
    for c, here in enumerate(s.at):
        if here == city and LAND_FORCE[c]:
            if s.besieging[c] != city:
                return colour(s, c)
            if found == NEUTRAL:
                found = colour(s, c)
    return found


def in_command(s: Lords, city: int) -> int:
    """The colour that holds a city: that of its armies, else of its land if imperial, else NEUTRAL. 5.9.2 5.11.7"""
    found = garrison(s, city)
    return found if found != NEUTRAL else root(s, s.tables.atlas.city(city).empire)


def besiegers(s: Lords, city: int) -> list[int]:
    """Counters that besiege a city: it is besieged while there are any. 5.8.5"""
    return [c for c, target in enumerate(s.besieging) if target == city]


def is_besieged(s: Lords, city: int) -> bool:
    """5.8.5"""
    return city in s.besieging


def supported(s: Lords, city: int) -> bool:
    """Is a fleet of the besieged side in the port? 5.4.3 5.13.b1"""
    side = in_command(s, city)
    return any(colour(s, c) == side for c in fleets(s, city))


def is_cut_off(s: Lords, place: int) -> bool:
    """Is it a besieged city without a fleet of its side in the port? 5.4.3 5.13.b1"""
    return place != NOWHERE and is_besieged(s, place) and not supported(s, place)


def pool(s: Lords, empire: int, unit: int) -> list[int]:
    """Counters of an empire's unit, or mercenaries, that are left to come into play. 5.3.7 RC.8"""
    which = range(FIRST_MERCENARY, FIRST_PIRATE_COUNTER) if unit == MERCENARY else counters_of(empire, unit)
    return [c for c in which if not s.steps[c]]


# ---- changes ---------------------------------------------------------------------------------------------------------


def place(s: Lords, counter: int, where: int, seat: int = NOBODY, under: int = NOWHERE) -> None:
    """A counter comes into play fresh. `seat`: whose mercenary or pirate it is."""
    assert not s.steps[counter], "in play already"
    s.at[counter], s.steps[counter], s.under[counter], s.besieging[counter] = where, FRESH, under, NOWHERE
    s.spent[counter] = 0
    if counter >= FIRST_MERCENARY:
        s.owner[counter - FIRST_MERCENARY] = seat
    s.tell((PLACED, ALL, counter, where))


def shift(s: Lords, counter: int, where: int) -> None:
    """It stands elsewhere now; whatever it besieged, it does no more. Costs and legality are the mover's affair."""
    s.at[counter], s.besieging[counter] = where, NOWHERE


def remove(s: Lords, counter: int) -> None:
    """Back to its pool; gold under it is lost to the supply."""
    if counter >= FIRST_MERCENARY:
        money.pay(s, money.hold(counter), s.gold[money.hold(counter)])
        s.owner[counter - FIRST_MERCENARY] = NOBODY
    s.at[counter], s.steps[counter], s.under[counter], s.besieging[counter] = NOWHERE, 0, NOWHERE, NOWHERE
    s.moved = tuple([c for c in s.moved if c != counter])
    s.fought = tuple([c for c in s.fought if c != counter])
    s.tell((REMOVED, ALL, counter))


def wear(s: Lords, counter: int) -> None:
    """A fresh counter is turned, a worn one goes. 2.8"""
    if s.steps[counter] == FRESH:
        s.steps[counter] = WORN
        s.tell((WORN_DOWN, ALL, counter))
    else:
        remove(s, counter)


def freshen(s: Lords, counter: int) -> None:
    """A worn counter is turned back. 2.8"""
    s.steps[counter] = FRESH
    s.tell((FRESHENED, ALL, counter))


def exchange(s: Lords, counter: int, other: int) -> None:
    """A counter changes colour: another from the pool takes its place, in its state (5.2.3, 6.3.5)."""
    assert s.steps[counter], "not in play"
    assert not s.steps[other], "in play already"
    s.at[other], s.steps[other], s.under[other] = s.at[counter], s.steps[counter], NOWHERE
    s.spent[other], s.besieging[other] = s.spent[counter], NOWHERE
    s.tell((TURNED, ALL, counter, other))
    if counter >= FIRST_MERCENARY:
        s.owner[counter - FIRST_MERCENARY] = NOBODY
    s.at[counter], s.steps[counter], s.under[counter], s.besieging[counter] = NOWHERE, 0, NOWHERE, NOWHERE


def strength(s: Lords, some: Iterable[int]) -> int:
    """Steps: dice of armies and galleys. 5.8.2"""
    return sum(s.steps[c] for c in some)


def open_ground(s: Lords, dukedom: int) -> set[int]:
    """Colours of the armies in a Dukedom outside its cities. 5.7.10"""
    return {colour(s, c) for c in armies(s, dukedom)}
