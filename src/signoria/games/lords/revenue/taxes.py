"""Summer taxes. 4.6, 5.9

A city is taxed once. Until inflation: its empire, else its leader of highest Stature, else the building that was built
first. From then on each building collects, and nobody else.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from signoria.games.lords import money, people
from signoria.games.lords.counters import LAND_FORCE, UNIT, Here, by_place, colour, holder, root
from signoria.games.lords.ids import ARMY, FIRST_E, FIRST_G, GREY, KING, MERCENARY, NEUTRAL, NOWHERE
from signoria.games.lords.map import City, is_city, is_dukedom
from signoria.games.lords.people import in_play
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()

NOT_IMPERIAL: Final = -2


def begin(s: Lords) -> None:
    """Every city pays; nobody has a choice. What goes to one account is told as one sum. 4.6 4.6.b1 4.6.b2"""
    dues: Counter[int] = Counter()
    here, built = by_place(s), buildings(s)
    inflated = s.year >= s.tables.trade.inflation
    spared = s.tables.choices.inflation_spares_empires
    reach = {} if inflated else kings(s)
    for city in s.tables.atlas.cities:
        empire = imperial(s, city, here)
        if empire >= 0 and (not inflated or spared):
            dues[money.treasury(s, empire)] += s.tables.trade.tax
        if inflated:
            if city.empire == NEUTRAL or s.tables.choices.buildings_in_empires:
                for card in built.get(city.place, ()):
                    dues[_collector(s, city.place, card)] += s.tables.trade.tax
        elif empire == NOT_IMPERIAL:
            account = _leader(s, city, here, reach)
            if account == NOWHERE and city.place in built:
                account = _collector(s, city.place, built[city.place][0])
            if account != NOWHERE:
                dues[account] += s.tables.trade.tax
    for account, n in dues.items():
        money.receive(s, account, n)


def imperial(s: Lords, city: City, here: Here) -> int:
    """The empire that taxes a city; NEUTRAL: it lies in an empire's land and pays nobody; NOT_IMPERIAL: its leaders or
    buildings collect. Mercenaries count as armies of the empire only in its own land, besiegers
    who have landed in the city not at all. 5.7.6.b5 5.9.2 5.9.4 5.9.4.b5"""
    own = root(s, city.empire)
    soldiers = [c for c in here.get(city.place, ()) if LAND_FORCE[c] and s.besieging[c] != city.place]
    if any(UNIT[c] == ARMY for c in soldiers):
        return next(colour(s, c) for c in soldiers if UNIT[c] == ARMY)
    if own == NEUTRAL:
        return NOT_IMPERIAL
    return own if not soldiers or any(colour(s, c) == own for c in soldiers) else NEUTRAL


# ---- leaders ---------------------------------------------------------------------------------------------------------


def _leader(s: Lords, city: City, here: Here, reach: dict[int, int]) -> int:
    """Where a leader's tax goes: of the highest who may collect there, else of a king who reaches it; NOWHERE: nobody
    does. 5.9.4"""
    some = people.here(s, city.place)
    some.sort(key=lambda x: people.rank(s, x))
    king = reach.get(city.place, NOWHERE)
    if king != NOWHERE and king not in some:
        some.append(king)
    for x in some:
        account = _account(s, x, city, here, x == king)
        if account != NOWHERE:
            return account
    return NOWHERE


def _account(s: Lords, leader: int, city: City, here: Here, king: bool) -> int:
    """Where a leader's tax goes, or NOWHERE: a player's own leader's to his chest; others' in their own Dukedom to the
    city, elsewhere to the leader himself. Outside his own Dukedom (a king's satellites are his own) he needs
    mercenaries in the city. Armies of another colour stop it. 5.9.4 5.9.4.b1 5.9.4.b2 5.9.4.b3 5.9.4.b4 RC.5"""
    of = people.colour(s, leader)
    of = GREY if of == NEUTRAL else of
    soldiers = [c for c in here.get(city.place, ()) if LAND_FORCE[c]]
    if any(colour(s, c) != of for c in soldiers):
        return NOWHERE
    home = city.dukedom == s.tables.atlas.city(people.home(s, leader)).dukedom
    native = home or (king and city.home_lord == leader)
    if not native and not any(UNIT[c] == MERCENARY for c in soldiers):
        return NOWHERE
    seat = people.player(s, leader)
    if seat != NOBODY and s.players[seat].lord == leader:
        return money.chest(seat)
    return money.pile(city.place) if native else money.purse(leader)


def kings(s: Lords) -> dict[int, int]:
    """By city, the player's leader of Stature 3 or more in whose Dukedom it lies, or whose satellite it is. 5.9.4.b6
    RC.5"""
    atlas = s.tables.atlas
    found: dict[int, int] = {}
    for seat in in_play(s):
        who = s.players[seat].lord
        place = s.leaders[who].place
        if people.stature(s, who) < KING or not (is_city(place) or is_dukedom(place)):
            continue
        land = atlas.land(place)
        satellites = [c.place for c in atlas.cities if c.home != NOWHERE and atlas.city(c.home).dukedom == land]
        for city in (*atlas.cities_of[land], *satellites):
            found.setdefault(city, who)
    return found


# ---- buildings -------------------------------------------------------------------------------------------------------


def buildings(s: Lords) -> dict[int, list[int]]:
    """By city, the E cards whose counters stand there, worn or not, the first built first. 5.9.4 5.11.4.b1"""
    found: dict[int, list[int]] = {}
    for card in sorted(range(FIRST_E, FIRST_G), key=lambda card: s.built[card]):
        if s.built[card]:
            found.setdefault(s.tables.deck.enterprises[card - FIRST_E].place, []).append(card)
    return found


def _collector(s: Lords, city: int, card: int) -> int:
    """Where a building's tax goes: to the owner's chest; of one that nobody owns it stays in the city. 5.9.4.b1
    5.9.4.b3"""
    seat = holder(s, card)
    return money.chest(seat) if seat != NOBODY else money.pile(city)
