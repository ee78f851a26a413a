"""Where a player may raise forces, what they cost him and whose gold may pay. 5.3

Each function lists options of its verb, and says why the others are barred. The account in an option pays first; a
player's own chest pays the rest where it may.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, money, people
from signoria.games.lords.counters import LAND_FORCE, UNIT, Here, root
from signoria.games.lords.ids import (
    ARMY,
    CARAVAN,
    FIRST_C,
    FIRST_PIRATE,
    FIRST_PIRATE_COUNTER,
    GALLEY,
    MERCENARY,
    NAO,
    NEUTRAL,
    NOWHERE,
    PIRATES,
)
from signoria.games.lords.map import is_city, is_sea
from signoria.games.lords.recruiting.purses import (
    BUILD,
    Way,
    affords,
    bound_to,
    builders,
    chancellor,
    purses_at,
    spenders,
    usable_pile,
)
from signoria.games.lords.state import GONE, Lords
from signoria.kernel.menu import Menu, Refusal

RAISE_ARMY: Final = 60
BUILD_SHIP: Final = 61
BUILD_CARAVAN: Final = 62
RECRUIT: Final = 63
BUILD_PIRATE: Final = 64

OCCUPIED: Final = Refusal("5.3.1", "imperial-army-there")
RAISED: Final = Refusal("5.3.1", "raised-this-round")
LAUNCHED: Final = Refusal("5.3.2", "launched-this-year")
NO_PORT: Final = Refusal("5.3.2", "no-port")
BESIEGED: Final = Refusal("5.7.11", "recruits-besieged")
FOREIGN: Final = Refusal("2.2.4", "recruits-foreign-army")
NO_COUNTER: Final = Refusal("5.3.7", "no-counter-left")
NO_CHANCELLOR: Final = Refusal("RC.4", "needs-chancellor-card")
TOO_DEAR: Final = Refusal(
    "4.2", "purse-too-small", ("number",), lambda s, seat, option: (s.gold[option[-1]],)
)  # what the account holds
NO_LEADER: Final = Refusal("5.3.5", "no-allied-leader-there")
OTHER_EMPIRE: Final = Refusal("5.3.1", "not-your-empire")
OTHER_SHIPS: Final = Refusal("5.3.2", "not-your-empire")
OTHER_CARAVANS: Final = Refusal("5.3.3", "not-your-empire")
OTHER_DUKEDOM: Final = Refusal("5.3.4", "not-your-dukedom")
PIRATE_HELD: Final = Refusal("5.3.5", "pirate-card-held")
PIRATE_AFLOAT: Final = Refusal("5.3.5", "pirate-on-map")


def closed(s: Lords, city: int, of: int, here: Here) -> Refusal | None:
    """Why no force of a colour may be raised in a city. 2.2.4 5.3.1 5.3.4 5.7.11"""
    if counters.is_besieged(s, city):
        return BESIEGED
    some = here.get(city, ())
    return FOREIGN if any(LAND_FORCE[c] and counters.colour(s, c) != of for c in some) else None


def _add(s: Lords, menu: Menu, head: tuple[int, ...], ways: list[Way], price: int, bar: Refusal | None) -> None:
    """An option for each way that can pay; barred ones name the last account, the player's own."""
    if bar is None:
        good = [way for way in ways if affords(s, way, price)]
        for way in good:
            menu.add((*head, way[0]))
        if good or not menu.explain:
            return
        bar = TOO_DEAR
    if menu.explain:
        menu.add((*head, ways[-1][0]), bar)


def imperial_ways(s: Lords, seat: int, empire: int) -> list[Way]:
    """Imperial gold topped up from the chest, and the chest alone. 5.3.1 5.3.2 5.3.3"""
    some = spenders(s, seat, empire, BUILD)
    return [some[i:] for i in range(len(some))]


def _cities(s: Lords, empire: int) -> list[int]:
    """The cities where an empire's counters may come: its own, and those of all that is one with it. ER.6"""
    of = root(s, empire)
    return [city for e in s.tables.atlas.empires if root(s, e.number) == of for city in e.cities]


def offer_imperial(s: Lords, seat: int, menu: Menu, here: Here) -> None:
    """Armies, galleys, naos and caravans of the seat's empires. 5.3.1 5.3.2 5.3.3 5.3.7"""
    forces, atlas = s.tables.forces, s.tables.atlas
    for e in builders(s, seat):
        ways = imperial_ways(s, seat, e)
        _explain_treasury(s, seat, e, menu)
        if not menu.explain and not any(affords(s, way, min(forces.price)) for way in ways):
            continue
        empty = {unit: not counters.pool(s, e, unit) for unit in (ARMY, CARAVAN, GALLEY, NAO)}
        for city in _cities(s, e):
            shut = closed(s, city, root(s, e), here)
            bar = shut or no_army(s, city, here) or (NO_COUNTER if empty[ARMY] else None)
            _add(s, menu, (RAISE_ARMY, e, city), ways, forces.price[ARMY], bar)
            full = s.launched.count(city) >= forces.fleets_a_port
            port = None if atlas.city(city).port else NO_PORT
            for unit in (GALLEY, NAO):
                bar = port or shut or (LAUNCHED if full else None) or (NO_COUNTER if empty[unit] else None)
                _add(s, menu, (BUILD_SHIP, e, unit, city), ways, forces.price[unit], bar)
            bar = shut or (NO_COUNTER if empty[CARAVAN] else None)
            _add(s, menu, (BUILD_CARAVAN, e, city), ways, forces.price[CARAVAN], bar)
        _caravan_abroad(s, seat, menu, e, empty[CARAVAN], here)


def explain_abroad(s: Lords, seat: int, menu: Menu) -> None:
    """Why nothing is raised elsewhere: other empires, cities of no Dukedom of his. 5.3.1 5.3.2 5.3.3 5.3.4"""
    chest, atlas = money.chest(seat), s.tables.atlas
    mine = builders(s, seat)
    for e in atlas.empires:
        if e.number not in mine:
            for city in e.cities:
                menu.add((RAISE_ARMY, e.number, city, chest), OTHER_EMPIRE)
                menu.add((BUILD_CARAVAN, e.number, city, chest), OTHER_CARAVANS)
                if atlas.city(city).port:
                    for unit in (GALLEY, NAO):
                        menu.add((BUILD_SHIP, e.number, unit, city, chest), OTHER_SHIPS)
    own = own_cities(s, seat)
    for c in atlas.cities:
        if c.place not in own:
            menu.add((RECRUIT, c.place, chest), OTHER_DUKEDOM)


def _explain_treasury(s: Lords, seat: int, empire: int, menu: Menu) -> None:
    """Imperial gold is the C holder's to spend. RC.4"""
    if menu.explain and chancellor(s, empire) != seat:
        capital = s.tables.atlas.empires[empire].capital
        menu.add((RAISE_ARMY, empire, capital, money.TREASURIES + empire), NO_CHANCELLOR)


def no_army(s: Lords, city: int, here: Here) -> Refusal | None:
    """One imperial army a city and round, where none stands; mercenaries do not count. 5.3.1"""
    if any(UNIT[c] == ARMY for c in here.get(city, ())):
        return OCCUPIED
    return RAISED if s.raised.count(city) >= s.tables.forces.armies_a_city else None


def _caravan_abroad(s: Lords, seat: int, menu: Menu, empire: int, empty: bool, here: Here) -> None:
    """With his own gold a player places a caravan of his colour where his own leader is. 5.3.3.b1"""
    place = s.leaders[s.players[seat].lord].place
    of = root(s, s.players[seat].colour)
    if place == NOWHERE or is_sea(place) or root(s, empire) != of:
        return
    if is_city(place) and place in _cities(s, empire):
        return
    bar = closed(s, place, of, here) if is_city(place) else None
    own: list[Way] = [(money.chest(seat),)]
    price = s.tables.forces.price[CARAVAN]
    _add(s, menu, (BUILD_CARAVAN, empire, place), own, price, bar or (NO_COUNTER if empty else None))


# ---- mercenaries -----------------------------------------------------------------------------------------------------


def dukedom_of(s: Lords, seat: int) -> int:
    """A player's own Dukedom: the one on his card, or where he has claimed a city instead. 2.3.3 5.7.4.b4"""
    who = s.players[seat].lord
    city = s.leaders[who].abroad
    return s.tables.atlas.city(city if city != NOWHERE else people.home(s, who)).dukedom


def own_cities(s: Lords, seat: int) -> list[int]:
    """Where a player recruits mercenaries with his own gold: in the cities of his Dukedom, in its satellites, those of
    a dowry included, in the Dukedoms whose card he holds. 5.3.4 6.2.3.b2"""
    atlas, lord = s.tables.atlas, s.players[seat].lord
    lands = [dukedom_of(s, seat)]
    lands += [atlas.city(people.home(s, x)).dukedom for x in people.allies(s, seat)]
    found = {city for land in lands for city in atlas.cities_of[land]}
    found.update(c.place for c in atlas.cities if c.home_lord == lord)
    found.update(city for city, cards in s.tables.dowries.items() if any(s.where[card] == seat for card in cards))
    return sorted(found)


def mercenary_ways(s: Lords, seat: int, city: int, own: bool) -> list[Way]:
    """Who may pay for mercenaries in a city: gold there that the seat controls, that of its home if it is a satellite
    (an ally's binds them to him, so not that), gold under leaders there, the chest. 5.3.4 5.3.6 5.8.9.b1 ER.1"""
    chest: Way = (money.chest(seat),) if own else ()
    ways: list[Way] = [(money.pile(city), *chest)] if usable_pile(s, seat, city) else []
    home = s.tables.atlas.city(city).home
    if home != NOWHERE and usable_pile(s, seat, home) and bound_to(s, seat, money.pile(home)) == NOWHERE:
        ways.append((money.pile(home), *chest))
    ways += [(purse, *chest) for purse in purses_at(s, seat, city)]
    return [*ways, chest] if own else ways


def offer_mercenaries(s: Lords, seat: int, menu: Menu, here: Here) -> None:
    """5.3.4 5.3.6 5.3.7"""
    own = own_cities(s, seat)
    stands = {s.leaders[x].place for x in people.led_by(s, seat)}
    empty = NO_COUNTER if not counters.pool(s, NEUTRAL, MERCENARY) else None
    of = root(s, s.players[seat].colour)
    for city in sorted({*own, *(x for x in stands if is_city(x))}):
        ways = mercenary_ways(s, seat, city, city in own)
        if ways:
            _add(s, menu, (RECRUIT, city), ways, s.tables.forces.price[MERCENARY], closed(s, city, of, here) or empty)


def recruit(s: Lords, seat: int, city: int, account: int) -> None:
    """Pay and place a mercenary; an ally's gold binds it to him. 5.3.4 5.3.6.b1 ER.1"""
    ways = mercenary_ways(s, seat, city, city in own_cities(s, seat))
    under = bound_to(s, seat, account)
    money.split(s, next(way for way in ways if way[0] == account), s.tables.forces.price[MERCENARY])
    counters.place(s, counters.pool(s, NEUTRAL, MERCENARY)[0], city, seat, under)


# ---- pirates ---------------------------------------------------------------------------------------------------------


def pirate_price(s: Lords, counter: int) -> int:
    """5.3.5"""
    forces = s.tables.forces
    return forces.pirate_nao if counters.ship_kind(s, counter) == NAO else forces.pirate_galley


def pirate_ways(s: Lords, seat: int, port: int) -> list[Way]:
    """Who may pay for pirates in a port: the chest, and gold of an ally who controls the port or its home city. 5.3.5
    5.3.6"""
    chest = money.chest(seat)
    cities = [city for city in (port, s.tables.atlas.city(port).home) if city != NOWHERE]
    return [*((money.pile(city), chest) for city in cities if usable_pile(s, seat, city)), (chest,)]


def offer_pirates(s: Lords, seat: int, menu: Menu, here: Here) -> None:
    """In a port with a leader of his a player names a number that nobody else holds and that is not afloat. 5.3.5"""
    led = people.led_by(s, seat)
    stands = sorted({s.leaders[x].place for x in led if is_city(s.leaders[x].place)})
    ports = [city for city in stands if s.tables.atlas.city(city).port]
    bars = [_no_pirate(s, seat, FIRST_PIRATE_COUNTER + n) for n in range(PIRATES)]
    if not ports and menu.explain:
        home = s.tables.deck.court[FIRST_PIRATE - FIRST_C].place
        menu.add((BUILD_PIRATE, FIRST_PIRATE_COUNTER, home, money.chest(seat)), NO_LEADER)
    for port in ports:
        ways = pirate_ways(s, seat, port)
        shut = closed(s, port, root(s, s.players[seat].colour), here)
        for n, bar in enumerate(bars):
            c = FIRST_PIRATE_COUNTER + n
            _add(s, menu, (BUILD_PIRATE, c, port), ways, pirate_price(s, c), bar or shut)


def _no_pirate(s: Lords, seat: int, counter: int) -> Refusal | None:
    where = s.where[counters.pirate_card(counter)]
    if s.steps[counter]:
        return PIRATE_AFLOAT
    return PIRATE_HELD if where == GONE or (where >= 0 and where != seat) else None
