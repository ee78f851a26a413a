"""Which units serve a merchant as links of his routes, and what they cost him. 2.7.1.b1, 5.11.5, 5.11.6, 5.11.8

A `Net` is taken once for a merchant; the finder walks over it. Fees are Au a route.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords.conflict.sides import in_charge
from signoria.games.lords.counters import UNIT, colour, root
from signoria.games.lords.ids import ARMY, CARAVAN, FIRST_CITY, FIRST_SEA, MERCENARY, NOWHERE
from signoria.games.lords.map import Strait
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords

ON_LAND: Final = (ARMY, CARAVAN, MERCENARY)
REFUSED: Final = -1


def is_closed(s: Lords, strait: Strait, owner: int) -> bool:
    """Are the units of a player denied a strait, for any use? Who closed it must still have an army or fleet in one of
    its ports. 5.11.8 RC.11"""
    closers = [closer for number, denied, closer in s.closed if (number, denied) == (strait.number, owner)]
    return bool(closers) and any(
        where in strait.ports and UNIT[c] != CARAVAN and in_charge(s, c) in closers for c, where in enumerate(s.at)
    )


@final
class Net:
    """Units that cooperate with a merchant: his colour's without asking, others' at their price; none
    is used up by a route, and a lost one cuts the routes over it. 5.11.5.b1 5.11.5.b6 5.11.8.b1"""

    def __init__(self, s: Lords, seat: int) -> None:
        self.s, self.seat = s, seat
        self.own = root(s, s.players[seat].colour)
        self.fee: dict[int, int] = {}  # by unit that serves
        self.at: dict[int, list[int]] = {}  # by Dukedom or sea, the units that may be its link
        self.inside: dict[int, list[int]] = {}  # by city, the units in it
        fixed = dict(s.links)
        besieged = set(s.besieging) - {NOWHERE}
        for counter, where in enumerate(s.at):
            if where == NOWHERE:
                continue
            fee = self.price(counter)
            if fee != REFUSED:
                self._take(counter, where, fee, fixed.get(counter, NOWHERE), where in besieged)
        self._straits: dict[int, tuple[int, tuple[tuple[int, int], ...], tuple[int, ...]]] = {}

    def _take(self, counter: int, where: int, fee: int, fixed: int, besieged: bool) -> None:
        """Note a unit where it may serve. Armies and caravans in besieged cities do not; a unit that touches two
        Dukedoms or seas acts in the one where it first served this round. 5.11.5.b1 5.11.5.b2 5.11.5.b4"""
        land = UNIT[counter] in ON_LAND
        if where < FIRST_CITY:
            if land != (where < FIRST_SEA):
                return  # armies on ships are no fleet
            if not land and not self.s.tables.choices.naos_at_sea_link:
                return
            places: tuple[int, ...] = (where,)
        elif land and besieged:
            return
        else:
            city = self.s.tables.atlas.city(where)
            places = city.dukedoms if land else city.seas
            self.inside.setdefault(where, []).append(counter)
        self.fee[counter] = fee
        for place in places if fixed == NOWHERE else (fixed,):
            self.at.setdefault(place, []).append(counter)

    def price(self, counter: int) -> int:
        """What the unit's owner asks of the merchant, 0 for the merchant's own colour; REFUSED: it does not serve.
        Units that no player moves agree to nothing. 5.11.5.b3"""
        s, owner = self.s, in_charge(self.s, counter)
        if owner == self.seat or colour(s, counter) == self.own:
            return 0
        if owner == NOBODY:
            return 0 if s.tables.choices.neutral_links else REFUSED
        return s.players[owner].passage[self.seat]

    def passes(self, strait: Strait, one: int, other: int) -> int:
        """Au of tribute for a route through a strait by two units; REFUSED: one of them is denied it. 5.11.8 RC.11"""
        tribute, _, closing = self.demands(strait)
        for unit in (one, other):
            owner = in_charge(self.s, unit)
            of = colour(self.s, unit)
            if is_closed(self.s, strait, owner) or any(
                seat != owner and root(self.s, self.s.players[seat].colour) != of for seat in closing
            ):
                return REFUSED
        return tribute

    def demands(self, strait: Strait) -> tuple[int, tuple[tuple[int, int], ...], tuple[int, ...]]:
        """(Au in all, (unit, Au) for each who demands, seats that close it) in the ports of a strait. A player demands
        once, by the first unit. 5.11.8"""
        if strait.number not in self._straits:
            asked: dict[int, tuple[int, int]] = {}
            closing: dict[int, None] = {}
            for counter, where in enumerate(self.s.at):
                if where in strait.ports and UNIT[counter] != CARAVAN:
                    seat = in_charge(self.s, counter)
                    if seat in (NOBODY, self.seat):
                        continue
                    price = self.s.players[seat].tribute
                    if price == REFUSED:
                        closing[seat] = None
                    elif price and colour(self.s, counter) != self.own:
                        asked.setdefault(seat, (counter, price))
            found = tuple(asked.values())
            self._straits[strait.number] = sum(x[1] for x in found), found, tuple(closing)
        return self._straits[strait.number]
