"""Who gets the tolls of a route. 5.11.7"""

from __future__ import annotations

from signoria.games.lords import money
from signoria.games.lords.counters import LAND_FORCE, at, colour, root
from signoria.games.lords.ids import FIRST_MERCENARY, KING, LEADERS, NEUTRAL, NOWHERE
from signoria.games.lords.map import is_city, is_sea
from signoria.games.lords.people import seat_of_lord, turn
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords
from signoria.games.lords.trade.finder import Route


def home_of(s: Lords, city: int) -> int:
    """The city that takes a satellite's tolls: by the table, or of the husband whose dowry it is; NOWHERE: none.
    5.11.7.t1 to t8, 6.2.3.b2"""
    printed = s.tables.atlas.city(city).home
    if printed != NOWHERE:
        return printed
    for card in s.tables.dowries.get(city, ()):
        if s.where[card] >= 0:
            return s.tables.deck.leaders[s.players[s.where[card]].lord].place
    return NOWHERE


def troops(s: Lords, city: int) -> int:
    """The colour of the imperial armies in a city, NEUTRAL if there are none: mercenaries are not meant, nor besiegers
    who have landed in it. 5.7.6.b5"""
    for c in at(s, city):
        if LAND_FORCE[c] and c < FIRST_MERCENARY and s.besieging[c] != city:
            return colour(s, c)
    return NEUTRAL


def empire_of(s: Lords, city: int) -> int:
    """The empire that controls a city: its troops hold it, or it lies in its colour and no foreign army holds it.
    5.11.7"""
    found = troops(s, city)
    if found != NEUTRAL:
        return found
    land = root(s, s.tables.atlas.city(city).empire)
    held = [c for c in at(s, city) if LAND_FORCE[c] and s.besieging[c] != city]
    if land == NEUTRAL or any(colour(s, c) != land for c in held):
        return NEUTRAL
    return land


def collector(s: Lords, city: int) -> int:
    """The account that a toll in a city goes to. 5.11.7 RC.4 RC.5"""
    home = home_of(s, city)
    home_first = s.tables.choices.satellite_pays_home or empire_of(s, city) == NEUTRAL
    return _collector(s, home if home != NOWHERE and troops(s, city) == NEUTRAL and home_first else city)


def _collector(s: Lords, city: int) -> int:
    empire = empire_of(s, city)
    if empire != NEUTRAL:
        return money.treasury(s, empire)
    seat = lord_at(s, city)
    return money.chest(seat) if seat != NOBODY else money.pile(city)


def lord_at(s: Lords, city: int) -> int:
    """The player whose own leader takes what a city gives: he stands in it, or, with Stature 3, in its Dukedom; the
    highest first, then who moves first. NOBODY: there is none. 5.9.4.b6 5.11.7"""
    atlas = s.tables.atlas
    near = {place for dukedom in atlas.city(city).dukedoms for place in (dukedom, *atlas.cities_at[dukedom])}
    found = []
    for leader in range(LEADERS):
        x = s.leaders[leader]
        if x.place == city or (x.place in near and x.stature == KING):
            seat = seat_of_lord(s, leader)
            if seat != NOBODY and s.players[seat].emperor == NEUTRAL:
                found.append((-x.stature, turn(s, seat), seat))
    return min(found)[2] if found else NOBODY


def choices(s: Lords, seat: int, route: Route) -> list[tuple[int, ...]]:
    """By link, the cities of which one takes its toll, best for the merchant first; empty: no toll. 5.11.7.b1 to b3

    The ends pay the cities of the enterprise and of the supplies; another Dukedom pays one of its cities; another sea
    the port that the route goes through there, else the port in which the fleet lies; naos outside ports bring none.
    """
    out = []
    last = len(route.places) - 1
    for i, place in enumerate(route.places):
        ends = [city for city, here in ((route.start, i == 0), (route.end, i == last)) if here and is_city(city)]
        if ends:
            some = ends
        elif is_sea(place):
            some = [port for step, port, _ in route.ports if step in (i, i + 1)]
            where = s.at[route.units[i]]
            some = some or ([where] if is_city(where) else [])
        else:
            some = list(s.tables.atlas.cities_at[place])
        out.append(tuple(sorted(dict.fromkeys(some), key=lambda city: (-_worth(s, seat, city), city))))
    return out


def _worth(s: Lords, seat: int, city: int) -> int:
    """What a merchant has of a toll there: his chest, his colour's treasury, a pile, others."""
    account = collector(s, city)
    if account == money.chest(seat):
        return 3
    if account == money.treasury(s, root(s, s.players[seat].colour)):
        return 2
    return 1 if account >= money.PILES else 0
