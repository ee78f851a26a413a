"""What stands where, read once for all searches of a menu: a scan of 236 counters is dear when each piece makes one.

Colours are bits: 1 << colour, GREY included.
"""

from __future__ import annotations

from typing import final

from signoria.games.lords import people
from signoria.games.lords.conflict import conquest, sides
from signoria.games.lords.counters import LAND_FORCE, UNIT, colour, in_command, mover, root, ship_kind
from signoria.games.lords.ids import ARMY, CARAVAN, FIRST_SEA, LEADERS, NAO, NEUTRAL, NOWHERE, PLACES
from signoria.games.lords.map import is_sea
from signoria.games.lords.moving import notes
from signoria.games.lords.moving.net import Net, net
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords
from signoria.games.lords.trade.network import is_closed


@final
class Scene:
    """Of one position; anything that moves makes it old."""

    def __init__(self, s: Lords) -> None:
        self.s = s
        self.net: Net = net(s.tables)
        self.armies = [0] * len(PLACES)  # colours of armies and mercenaries
        self.imperial = [0] * len(PLACES)  # colours of imperial armies
        self.fleets = [0] * len(PLACES)  # colours of ships
        self.ships: list[tuple[int, int, bool, int]] = []  # place, colour, nao?, mover
        self.at_straits: list[list[tuple[int, int, int]]] = [[] for _ in self.net.straits]  # counter, colour, mover
        self.forces: dict[int, list[int]] = {}  # by place: armies and mercenaries
        self.loads: dict[int, list[int]] = {}  # by leader: imperial armies and mercenaries that go with him
        self.homeward: dict[int, dict[int, int]] = {}  # by emperor: see `treks.Trek.homeward`
        self._led: dict[int, list[int]] = {}
        self.besieged = {city for city in s.besieging if city != NOWHERE}
        guards = self.net.guards
        for c, here in enumerate(s.at):
            unit = UNIT[c]
            if here == NOWHERE or unit == CARAVAN:
                continue
            k = colour(s, c)
            if LAND_FORCE[c]:
                self.armies[here] |= 1 << k
                self.forces.setdefault(here, []).append(c)
                if unit == ARMY:
                    self.imperial[here] |= 1 << k
                if s.under[c] != NOWHERE and s.leaders[s.under[c]].place == here:
                    self.loads.setdefault(s.under[c], [0, 0])[unit != ARMY] += 1
            else:
                self.fleets[here] |= 1 << k
                self.ships.append((here, k, ship_kind(s, c) == NAO, mover(s, c)))
            if here in guards:
                for strait in guards[here]:
                    self.at_straits[strait].append((c, k, sides.in_charge(s, c)))
        self._own: dict[int, frozenset[int]] = {}
        self._guarded: dict[tuple[int, int], int] = {}
        self._bridges: dict[tuple[int, int, bool, int], tuple[int, int]] = {}
        self._allied: dict[tuple[int, int], int] = {}

    def led_by(self, seat: int) -> list[int]:
        """The leaders on the map whom the seat moves. 5.7.1.b4"""
        if seat not in self._led:
            self._led[seat] = people.led_by(self.s, seat)
        return self._led[seat]

    # ---- straits -----------------------------------------------------------------------------------------------------

    def guards(self, strait: int, seat: int, of: int) -> list[int]:
        """The players with an army or fleet of another colour in a port of the strait, in their order. Counters that no
        player moves stop nobody. 5.7.7"""
        found = {who for _, k, who in self.at_straits[strait] if who not in (NOBODY, seat) and k != of}
        return [x for x in self.s.order if x in found]

    def guarded(self, seat: int, of: int) -> int:
        """Bits of the straits in which somebody may stop the seat's units of a colour. 5.7.7"""
        if (seat, of) not in self._guarded:
            bits = 0
            for strait in range(len(self.net.straits)):
                if self.at_straits[strait] and self.guards(strait, seat, of):
                    bits |= 1 << strait
            self._guarded[seat, of] = bits
        return self._guarded[seat, of]

    def closed(self, strait: int, seat: int) -> bool:
        """Is the strait closed to the seat's units, bridges over it included? RC.11"""
        return bool(self.s.closed) and is_closed(self.s, self.net.straits[strait], seat)

    # ---- bridges -----------------------------------------------------------------------------------------------------

    def bridges(self, seat: int, of: int, naos_only: bool, strait: int = -1) -> tuple[int, int]:
        """Bits of the seas (from 0) in which land units of a colour find a cooperating fleet, at sea or in a port of
        that sea, and of those where they may stay, because naos are out there. Ships of their own colour cooperate
        without asking, those of others when their player has agreed. Any number may go over one. Through a `strait`
        those of a player to whom it is closed are no bridges. 2.7.1.b2 5.7.6.b2 5.7.6.b3 5.7.6.b4 5.7.6.b6 5.7.6.b7
        5.7.6.b8 5.7.6.b9 ER.4 RC.2 RC.11"""
        key = (seat, of, naos_only, strait)
        if key not in self._bridges:
            over = stay = 0
            for place, k, nao, who in self.ships:
                if (naos_only and not nao) or (k != of and not notes.lets(self.s, who, notes.BRIDGE, of)):
                    continue
                if strait >= 0 and self.closed(strait, who):
                    continue
                if is_sea(place):
                    over |= 1 << place - FIRST_SEA
                    if nao:
                        stay |= 1 << place - FIRST_SEA
                else:
                    for sea in self.net.water[place]:
                        over |= 1 << sea - FIRST_SEA
            self._bridges[key] = over, stay
        return self._bridges[key]

    # ---- cities ------------------------------------------------------------------------------------------------------

    def own(self, of: int) -> frozenset[int]:
        """Cities of the lands of a colour's leaders and players: to enter them is no invasion. 5.7.11"""
        if of not in self._own:
            s, atlas = self.s, self.s.tables.atlas
            found: set[int] = set()
            for x in range(LEADERS):
                if people.colour(s, x) != of or (people.player(s, x) == NOBODY and not people.is_free(s, x)):
                    continue
                for dukedom in atlas.city(people.home(s, x)).dukedoms:
                    found.update(atlas.cities_of[dukedom])
                if s.leaders[x].abroad != NOWHERE:
                    found.add(s.leaders[x].abroad)
            self._own[of] = frozenset(city for city in found if root(s, atlas.city(city).empire) in (NEUTRAL, of))
        return self._own[of]

    def invades(self, city: int, of: int) -> bool:
        """Would armies of a colour that enter the city invade it? It has none of its own, and belongs to another colour
        or to nobody. 5.7.11"""
        return not self.armies[city] and in_command(self.s, city) != of and city not in self.own(of)

    def is_allied(self, city: int, seat: int, of: int) -> bool:
        """Does the city obey an ally, whom the seat's armies of a colour do not invade? 5.7.13.b3"""
        if (seat, of) not in self._allied:
            bits = 0
            for e in self.s.tables.atlas.empires:
                if conquest.is_ally(self.s, seat, of, e.number):
                    bits |= 1 << e.number
            self._allied[seat, of] = bits
        allied = self._allied[seat, of]
        if not allied:
            return False
        empire = root(self.s, self.s.tables.atlas.city(city).empire)
        return bool((self.armies[city] or (1 << empire if empire != NEUTRAL else 0)) & allied)
