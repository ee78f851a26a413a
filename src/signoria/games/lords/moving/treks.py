"""How land units go: what bars a step, what it costs, where armies have to stop. 5.7.3 to 5.7.10"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import people
from signoria.games.lords.conflict.sides import decider
from signoria.games.lords.counters import UNIT, armies, colour, root
from signoria.games.lords.ids import ARMY, CARAVAN, FIRST_CITY, FIRST_SEA, NEUTRAL, NOWHERE
from signoria.games.lords.map import is_city, is_dukedom, is_sea
from signoria.games.lords.moving import notes
from signoria.games.lords.moving.net import Found, Net, Reach, net
from signoria.games.lords.moving.scene import Scene
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import Lords


@final
class Party:
    """Land units that go together: a leader with or without armies, a caravan, an army alone. `members`: pieces (a
    counter, or -1 - leader) with the points they have left and those they have spent."""

    def __init__(self, s: Lords, seat: int, leader: int, counter: int = NOWHERE) -> None:
        n = net(s.tables)
        self.seat, self.leader = seat, leader
        if leader == NOWHERE:
            self.counters: tuple[int, ...] = (counter,)
            self.place, self.of, self.emperor = s.at[counter], colour(s, counter), NEUTRAL
        else:
            self.counters = led(s, leader)
            self.place, self.of = s.leaders[leader].place, people.colour(s, leader)
            self.emperor = people.rules(s, leader)
        self.caravan = leader == NOWHERE and UNIT[counter] == CARAVAN
        self.armies = bool(self.counters) and not self.caravan
        self.imperial = any(UNIT[c] == ARMY for c in self.counters)
        self.members: list[tuple[int, int, int]] = [(c, n.points - s.spent[c], s.spent[c]) for c in self.counters]
        if leader != NOWHERE:
            spent = s.leaders[leader].spent
            self.members.append((-1 - leader, n.leader - spent, spent))
        self.left = min(left for _, left, _ in self.members)
        self.came = {piece: notes.came(s, piece) for piece, _, _ in self.members}

    def first(self, n: Net, there: int) -> list[int]:
        """What the first step costs each member: out of a city 1 for who has not yet moved, nothing for who goes back
        to where it came from, else as entering. 5.7.1 5.7.3.b3 5.7.4.b3"""
        if not is_city(self.place):
            return [n.enter[there]] * len(self.members)
        if is_city(there):
            return [n.cross] * len(self.members)
        found = []
        for piece, _, spent in self.members:
            origin = self.came[piece]
            fresh = not spent and origin == NOWHERE
            found.append(0 if origin == there and is_dukedom(there) else n.out if fresh else n.enter[there])
        return found


def led(s: Lords, leader: int) -> tuple[int, ...]:
    """The counters that go with a leader: stacked under him, in his place."""
    if leader not in s.under:
        return ()
    place = s.leaders[leader].place
    return tuple([c for c, x in enumerate(s.under) if x == leader and s.at[c] == place])


# why a step is barred: see `Trek.bar`
OPEN: Final = 0
NORTH: Final = 1  # 5.7.9
ROUGH: Final = 2  # 5.7.9
NO_FLEET: Final = 3  # 5.7.6.b4, 5.7.6.b9
NO_NAO: Final = 4  # 5.7.6.b7
CLOSED: Final = 5  # RC.11
GUARDED: Final = 6  # 5.7.7
HELD: Final = 7  # 5.7.3.b5
HELD_PORT: Final = 8  # 5.7.6.b5
UNDER_SIEGE: Final = 9  # 5.7.5
ALLIED: Final = 10  # 5.7.13.b3


@final
class Trek:
    """The steps that a party may take in a position. Stacks have no limit. 2.6.3 2.6.3.b1 2.6.3.b2 5.7.3 to 5.7.10"""

    def __init__(self, s: Lords, scene: Scene, party: Party, through: bool = False) -> None:
        self.s, self.scene, self.party, self.net = s, scene, party, scene.net
        self.own = 1 << party.of
        self.over, self.stay = scene.bridges(party.seat, party.of, party.imperial)
        self.late = s.season != 1  # not summer: 5.7.9
        self.guarded = scene.guarded(party.seat, party.of)
        self.through = through

    def bar(self, here: int, there: int) -> int:
        """Why the party may not go from a place to the next one; OPEN: it may."""
        n, scene = self.net, self.scene
        if there < FIRST_CITY:
            if self.late and there in n.autumn:
                return NORTH if n.north[there] else ROUGH
            if there < FIRST_SEA:
                return OPEN
            if not self.over >> there - FIRST_SEA & 1:
                any_ship = scene.bridges(self.party.seat, self.party.of, False)[0] >> there - FIRST_SEA & 1
                return NO_NAO if any_ship else NO_FLEET
            if here >= FIRST_CITY:
                return OPEN
            number = n.between.get((here, there), -1)
            if number < 0:
                return OPEN
            if scene.closed(number, self.party.seat) or (self.s.closed and not self._bridged(number, here, there)):
                return CLOSED
            return GUARDED if self.guarded >> number & 1 and not self._lets_through(number) else OPEN
        if self.late and n.north[there] and not is_dukedom(here):
            return NORTH
        if self.party.armies and scene.is_allied(there, self.party.seat, self.party.of):
            return ALLIED
        if scene.armies[there] & ~self.own:
            if self.party.caravan:
                return UNDER_SIEGE if there in scene.besieged else OPEN
            if not is_sea(here):
                return HELD
            friends = there in scene.besieged and scene.fleets[there] & self.own
            return OPEN if friends else HELD_PORT
        return OPEN

    def _bridged(self, number: int, here: int, there: int) -> bool:
        """Are there fleets on both sides of a strait to whose players it is not closed? RC.11"""
        over = self.scene.bridges(self.party.seat, self.party.of, self.party.imperial, number)[0]
        return all(over >> sea - FIRST_SEA & 1 for sea in (here, there))

    def _lets_through(self, number: int) -> bool:
        """May a guarded strait be tried? Not where somebody has refused in this round. 5.7.10.b2"""
        if not self.through:
            return False
        guards = self.scene.guards(number, self.party.seat, self.party.of)
        return not any(notes.has_refused(self.s, x, notes.STRAIT, number, self.party.seat) for x in guards)

    def halts(self, here: int, there: int) -> bool:
        """Is it the end of the movement of armies that enter? It is where armies of another colour stand in the open,
        and, for who comes by sea, in a port with others' ships or armies. 5.7.10 5.7.10.b2 5.7.6.b5"""
        if not self.party.armies:
            return False
        others = self.scene.armies[there]
        if there >= FIRST_CITY:
            others = (others | self.scene.fleets[there]) if is_sea(here) else 0
        return bool(others & ~self.own)

    def stops(self, here: int, there: int) -> bool:
        """May a search not go on from there? Where armies halt, and in a city that they invade: first it is seen
        whether it arms itself. 5.7.11"""
        if self.halts(here, there):
            return True
        return self.party.armies and there >= FIRST_CITY and self.scene.invades(there, self.party.of)

    def any_way(self) -> bool:
        """Is there anywhere to go? Quicker than a search, where a first step tells."""
        party, n = self.party, self.net
        if party.left < 0:
            return False
        if party.emperor == NEUTRAL and not self.kept():
            for there in n.land[party.place]:
                if self.bar(party.place, there) != OPEN or not self.may_stay(there):
                    continue
                prices = party.first(n, there)
                if all(left >= price for (_, left, _), price in zip(party.members, prices, strict=True)):
                    return True
        return bool(self.search().ends)

    def kept(self) -> bool:
        """Armies that stand in the open beside those of another colour may only enter a city there, unless who controls
        these lets them go. 5.7.10.b1"""
        here = self.party.place
        if not self.party.armies or not is_dukedom(here) or not self.scene.armies[here] & ~self.own:
            return False
        who = strangers(self.s, here, self.party.of)
        return not all(x != NOBODY and notes.lets(self.s, x, notes.LEAVE, self.party.of) for x in who)

    def cost(self, here: int, there: int) -> int:
        """Movement points of a step that is not the first one. 5.7.3 5.7.3.b6 5.7.6.b1 5.7.8"""
        return self.net.enter[there] if there < FIRST_CITY or here < FIRST_CITY else self.net.cross

    def search(self) -> Reach:
        """Every place within the points of all members, cities and the land around them alike. A cost is what the one
        with the fewest points left spends. 5.7.3.b4"""
        party, n = self.party, self.net
        r = Reach(party.place)
        cost, prev = r.cost, r.prev
        cost[party.place] = 0
        if party.left < 0:
            return r
        last: set[int] = set()
        buckets: list[list[int]] = [[] for _ in range(party.left + 1)]
        kept = self.kept()
        for there in n.land[party.place]:
            if (kept and there < FIRST_CITY) or self._barred(r, party.place, there):
                continue
            rest = min(left - price for (_, left, _), price in zip(party.members, party.first(n, there), strict=True))
            if rest >= 0:
                cost[there], prev[there] = party.left - rest, party.place
                buckets[party.left - rest].append(there)
                if kept or self.stops(party.place, there):
                    last.add(there)
        enter, left = n.enter, party.left
        for spent, bucket in enumerate(buckets):
            for here in bucket:
                if cost[here] < spent or here in last:
                    continue
                cross = n.cross if here >= FIRST_CITY else 0
                for there in n.land[here]:
                    total = spent + (enter[there] if there < FIRST_CITY else cross)
                    if total > left or cost.get(there, 99) <= total or self._barred(r, here, there):
                        continue
                    cost[there], prev[there] = total, here
                    buckets[total].append(there)
                    if self.stops(here, there):
                        last.add(there)
                    else:
                        last.discard(there)
        r.ends = [place for place in prev if place != party.place and self.may_stay(place)]
        if party.emperor != NEUTRAL:
            r.ends = self._emperors_ends(r)
        return r

    def _barred(self, r: Reach, here: int, there: int) -> bool:
        why = self.bar(here, there)
        if why == GUARDED:
            r.met |= 1 << self.net.between[here, there]
        return why != OPEN

    def may_stay(self, place: int) -> bool:
        """At sea only where naos are out. 5.7.6.b6"""
        return not is_sea(place) or bool(self.stay >> place - FIRST_SEA & 1)

    # ---- emperors ----------------------------------------------------------------------------------------------------

    def _emperors_ends(self, r: Reach) -> list[int]:
        """An emperor stops where he may end his movement, or whence he can still come to such a place alone.
        5.7.4.b5"""
        home = self.homeward()
        left = self.party.members[-1][1]
        found = []
        extra: Found = {}  # by first step: what it costs him more than the others
        for place in r.ends:
            if self.good_end(place):
                found.append(place)
            elif place in home:
                step = place
                while r.prev[step] != r.start:
                    step = r.prev[step]
                if step not in extra:
                    extra[step] = self.party.first(self.net, step)[-1] - r.cost[step]
                if r.cost[place] + extra[step] + home[place] <= left:
                    found.append(place)
        return found

    def good_end(self, place: int) -> bool:
        """His capital, or a city with imperial troops, those with him included."""
        if not is_city(place):
            return False
        troops = self.scene.imperial[place] & self.own or self.party.imperial
        return bool(troops) or root(self.s, self.s.tables.atlas.city(place).capital) == self.party.of

    def homeward(self) -> Found:
        """From every place within his points, what it costs to go on alone to the nearest good end."""
        known = self.scene.homeward
        if self.party.leader not in known:
            known[self.party.leader] = self._homeward()
        return known[self.party.leader]

    def _homeward(self) -> Found:
        n, s = self.net, self.s
        alone = Trek(s, self.scene, _alone(s, self.party))
        capitals = [e.capital for e in s.tables.atlas.empires if root(s, e.number) == self.party.of]
        troops = [city for city in self.scene.forces if city >= FIRST_CITY]
        ends = [city for city in dict.fromkeys((*capitals, *troops)) if self._stands(city)]
        found = dict.fromkeys(ends, 0)
        most = self.party.members[-1][1]
        buckets: list[list[int]] = [[] for _ in range(most + 1)]
        buckets[0] = ends
        for spent, bucket in enumerate(buckets):
            for there in bucket:
                if found[there] < spent:
                    continue
                step = n.enter[there]
                for here in n.land[there]:
                    total = spent + (n.cross if there >= FIRST_CITY <= here else step)
                    if total <= most and found.get(here, 99) > total and alone.bar(here, there) == OPEN:
                        found[here] = total
                        buckets[total].append(here)
        return found

    def _stands(self, city: int) -> bool:
        """Is it a good end without those who are with him?"""
        troops = self.scene.imperial[city] & self.own
        if troops and city == self.party.place:
            troops = int(any(UNIT[c] == ARMY and self.s.at[c] == city and self.s.under[c] != self.party.leader
                             and colour(self.s, c) == self.party.of for c in range(len(self.s.at))))  # fmt: skip
        held = self.scene.armies[city] & ~self.own
        capital = root(self.s, self.s.tables.atlas.city(city).capital) == self.party.of
        return bool(troops) or (capital and not held)


def _alone(s: Lords, party: Party) -> Party:
    """The leader without his armies."""
    one = Party(s, party.seat, party.leader)
    one.counters, one.armies, one.imperial = (), False, False
    one.members = one.members[-1:]
    one.left = one.members[0][1]
    return one


def strangers(s: Lords, dukedom: int, of: int) -> list[int]:
    """Who decides for each other colour whose armies stand in the open there. 5.7.10.b1"""
    stacks: dict[int, list[int]] = {}
    for c in armies(s, dukedom):
        stacks.setdefault(colour(s, c), []).append(c)
    present = people.here(s, dukedom)
    return [decider(s, present, k, some) for k, some in sorted(stacks.items()) if k != of]
