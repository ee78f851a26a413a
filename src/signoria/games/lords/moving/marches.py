"""Leaders march with their armies, armies go into the city of their Dukedom, caravans go their way. 4.8, 4.12, 5.7.3 to
5.7.10"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, final

from signoria.games.lords import people
from signoria.games.lords.conflict import conquest
from signoria.games.lords.counters import IMPERIAL, LAND_FORCE, UNIT, chief, colour, in_command, mover, root, shift
from signoria.games.lords.ids import CARAVAN, FIRST_CITY, NEUTRAL, NOWHERE, PLACES
from signoria.games.lords.kinds import COUNTER, COUNTERS_KIND, LEADER, PLACE, STRAIT
from signoria.games.lords.map import is_city, is_dukedom, is_sea
from signoria.games.lords.moving import leading, notes, treks
from signoria.games.lords.moving.net import Reach
from signoria.games.lords.moving.scene import Scene
from signoria.games.lords.moving.ships import may_move
from signoria.games.lords.moving.straits import Parley
from signoria.games.lords.moving.treks import OPEN, Party, Trek
from signoria.games.lords.recruiting import emergency
from signoria.games.lords.state import Lords
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

MARCH: Final = 103
MARCH_STRAIT: Final = 104
ENTER: Final = 105
DRIVE: Final = 106
DRIVE_STRAIT: Final = 107
VERBS: Final = (
    Signature(MARCH, "march", ("leader", LEADER), ("place", PLACE)),
    Signature(MARCH_STRAIT, "march-strait", ("leader", LEADER), ("place", PLACE), ("strait", STRAIT)),
    Signature(ENTER, "enter", ("counter", COUNTER), ("place", PLACE)),
    Signature(DRIVE, "drive", ("counter", COUNTER), ("place", PLACE)),
    Signature(DRIVE_STRAIT, "drive-strait", ("counter", COUNTER), ("place", PLACE), ("strait", STRAIT)),
)
MARCHED: Final = 101
ENTERED: Final = 102
DROVE: Final = 103
MARCHED_WITH: Final = 104
EVENTS: Final = (
    Signature(MARCHED, "marched", ("leader", LEADER), ("place", PLACE)),
    Signature(MARCHED_WITH, "marched-with", ("leader", LEADER), ("place", PLACE), ("counters", COUNTERS_KIND)),
    Signature(ENTERED, "entered", ("counter", COUNTER), ("place", PLACE)),
    Signature(DROVE, "drove", ("counter", COUNTER), ("place", PLACE)),
)

BARS: Final = {
    treks.NORTH: Refusal("5.7.9", "march-north"),
    treks.ROUGH: Refusal("5.7.9", "march-rugged"),
    treks.NO_FLEET: Refusal("5.7.6.b4", "march-no-fleet"),
    treks.NO_NAO: Refusal("5.7.6.b7", "march-no-nao"),
    treks.CLOSED: Refusal("RC.11", "march-closed"),
    treks.GUARDED: Refusal("5.7.10.b2", "march-guarded"),
    treks.HELD: Refusal("5.7.3.b5", "march-held"),
    treks.HELD_PORT: Refusal("5.7.6.b5", "march-held-port"),
    treks.UNDER_SIEGE: Refusal("5.7.5", "drive-siege"),
    treks.ALLIED: conquest.ALLY,
}
FAR_ARMY: Final = Refusal("5.7.3", "march-far")
FAR_LEADER: Final = Refusal("5.7.4", "march-far-leader")
FAR_CARAVAN: Final = Refusal("5.7.5", "drive-far")
KEPT: Final = Refusal("5.7.10.b1", "march-kept")
AT_SEA: Final = Refusal("5.7.6.b6", "march-at-sea")
EMPERORS_END: Final = Refusal("5.7.4.b5", "emperors-end")
LEADER_MOVED: Final = Refusal("5.6.1.b3", "march-moved")
TOO_MANY: Final = Refusal("5.7.4.b6", "march-too-many")
HALTED: Final = Refusal("5.7.10", "march-halted")
TIRED: Final = Refusal("5.7.1", "moved-often")
LEADERLESS: Final = Refusal("5.7.3.b1", "army-leaderless")
NO_CHANCELLOR: Final = Refusal("5.7.1.b3", "caravan-of-another")
NO_CARD: Final = Refusal("5.7.1.b4", "leader-of-another")


def leader_refusal(s: Lords, scene: Scene, seat: int, leader: int, late: bool) -> Refusal | None:
    """Why a leader may not go at all, with those who go with him. 5.6.1.b1 5.6.1.b3 5.7.3.b2 5.7.4.b6"""
    if late and s.leaders[leader].moved:
        return LEADER_MOVED
    if not all(may_move(s, c, late) for c in treks.led(s, leader)):
        return LEADER_MOVED
    if notes.tired(s, -1 - leader):
        return TIRED
    if leading.over(s, scene, seat, leader) is not None:
        return leading.FULL if leading.free_hand(s, leader) else TOO_MANY
    return None


def own_land(s: Lords, seat: int) -> list[int]:
    """Armies, mercenaries and caravans that a seat moves by themselves: armies with the emperor's L card, caravans with
    the C card of their colour. Banks, guilds and works are no counters: they never move. 4.8.b1 5.7.1.b3 5.7.1.b5"""
    return [
        c for c, here in enumerate(s.at)
        if here != NOWHERE and (LAND_FORCE[c] or UNIT[c] == CARAVAN) and mover(s, c) == seat
    ]  # fmt: skip


def options(s: Lords, seat: int, late: bool, scene: Scene) -> Iterator[Option]:
    """Every march of the seat's leaders, armies that enter a city, and caravans. 4.8 4.8.b2 5.7.1.b4"""
    for leader in scene.led_by(seat):
        if leader_refusal(s, scene, seat, leader, late) is None:
            yield from _ways(s, scene, Party(s, seat, leader), (MARCH, MARCH_STRAIT), leader)
    for c in own_land(s, seat):
        if not may_move(s, c, late):
            continue
        if UNIT[c] == CARAVAN:
            yield from _ways(s, scene, Party(s, seat, NOWHERE, c), (DRIVE, DRIVE_STRAIT), c)
        elif is_dukedom(s.at[c]) and s.spent[c] <= scene.net.points and chief(s, c) == NOWHERE:
            trek = Trek(s, scene, Party(s, seat, NOWHERE, c))
            for city in s.tables.atlas.cities_at[s.at[c]]:
                if trek.bar(s.at[c], city) == OPEN:
                    yield (ENTER, c, city)


def any_way(s: Lords, seat: int, late: bool, scene: Scene) -> bool:
    """Can a leader or caravan of the seat go anywhere?"""
    for leader in scene.led_by(seat):
        if leader_refusal(s, scene, seat, leader, late) is None and Trek(s, scene, Party(s, seat, leader)).any_way():
            return True
    return any(
        UNIT[c] == CARAVAN and may_move(s, c, late) and Trek(s, scene, Party(s, seat, NOWHERE, c)).any_way()
        for c in own_land(s, seat)
    )


def _ways(s: Lords, scene: Scene, party: Party, verbs: tuple[int, int], who: int) -> Iterator[Option]:
    free = Trek(s, scene, party).search()
    for place in free.ends:
        yield (verbs[0], who, place)
    if free.met:
        trek = Trek(s, scene, party, True)
        through = trek.search()
        for place in through.ends:
            if place not in free.prev:
                yield (verbs[1], who, place, _guarded(trek, through, place))


def _guarded(trek: Trek, r: Reach, place: int) -> int:
    """The first guarded strait on the way there."""
    for a, b in pairwise((r.start, *r.route(place))):
        number = trek.net.between.get((a, b), -1)
        if number >= 0 and trek.guarded >> number & 1:
            return number
    raise AssertionError("no guarded strait on the way")


# ---- going -----------------------------------------------------------------------------------------------------------


def take(s: Lords, seat: int, option: Option, late: bool) -> None:
    """They set out. 5.7.3"""
    who, place = option[1], option[2]
    if option[0] == ENTER:
        s.after(Journey(seat, who, (place,), late, 0))
        return
    leader = option[0] in (MARCH, MARCH_STRAIT)
    party = Party(s, seat, who) if leader else Party(s, seat, NOWHERE, who)
    r = Trek(s, Scene(s), party, option[0] in (MARCH_STRAIT, DRIVE_STRAIT)).search()
    s.after(Journey(seat, -1 - who if leader else who, r.route(place), late, 0))


@final
class Journey(Step[Lords]):
    """A leader (-1 - piece), a caravan or an army goes its way. Who guards a strait between two seas is asked before
    they set out, then the owner of a home city that they invade. `granted`: bits of the straits that are open to them;
    `announced`: has that owner answered? 5.7.7 5.7.10.b2 5.7.11"""

    def __init__(
        self, seat: int, piece: int, route: tuple[int, ...], late: bool, granted: int, announced: bool = False
    ) -> None:
        self.seat, self.piece, self.route, self.late = seat, piece, route, late
        self.granted, self.announced = granted, announced

    def act(self, s: Lords) -> None:
        party = Party(s, self.seat, -1 - self.piece) if self.piece < 0 else Party(s, self.seat, NOWHERE, self.piece)
        scene = Scene(s)
        for a, b in pairwise((party.place, *self.route)):
            number = scene.net.between.get((a, b), -1)
            if number >= 0 and not self.granted >> number & 1:
                guards = tuple(scene.guards(number, self.seat, party.of))
                if guards:
                    s.after(Parley(self.seat, self.piece, number, self.route, self.late, self.granted, guards))
                    return
        place = self.route[-1]
        if party.armies and is_city(place) and scene.invades(place, party.of) and not self.announced:
            s.after(emergency.DefendHome(place, party.of))
            s.after(Journey(self.seat, self.piece, self.route, self.late, self.granted, True))
        else:
            perform(s, scene, party, self.route, self.late)


def perform(s: Lords, scene: Scene, party: Party, route: tuple[int, ...], late: bool) -> None:
    """They arrive: points are spent, invaded cities arm themselves, armies halt, cities are entered. 5.7.3.b3 5.7.10
    5.7.11 5.7.13"""
    n, trek = scene.net, Trek(s, scene, party, True)
    way = (party.place, *route)
    place, before = way[-1], way[-2]
    prices = party.first(n, way[1])
    rest = sum(trek.cost(a, b) for a, b in pairwise(route))
    halts = trek.halts(before, place)
    if party.armies and is_city(place) and _is_shut(s, trek, before, place):
        stop = max(i for i, here in enumerate(way[:-1]) if i == 0 or trek.may_stay(here))
        place, before = way[stop], way[max(0, stop - 1)]
        halts = stop > 0 and trek.halts(before, place)
    new = is_city(place) and place != party.place and party.armies and not scene.armies[place]
    conquers = new and (in_command(s, place) != party.of or s.tables.atlas.city(place).capital != NEUTRAL)
    for piece, _, _ in party.members:
        notes.count(s, piece)
    _spend(s, party, [price + rest for price in prices], n.points + 1 if halts else 0, late)
    for piece, _, _ in party.members:
        if place != party.place:
            notes.note_came(s, piece, before if is_city(place) else NOWHERE)
    for c in party.counters:
        if s.at[c] != place:
            shift(s, c, place)
    if party.armies and is_city(place) and scene.armies[place] & ~trek.own:
        for c in party.counters:
            s.besieging[c] = place  # they are let in as besiegers (5.7.6.b5)
    if party.leader != NOWHERE:
        s.leaders[party.leader].place = place
        told = (MARCHED, ALL, party.leader, place)
        s.tell((MARCHED_WITH, *told[1:], party.counters) if party.counters else told)
    else:
        s.tell((DROVE if party.caravan else ENTERED, ALL, party.counters[0], place))
    if conquers:
        conquest.enter(s, place, party.seat)


def _is_shut(s: Lords, trek: Trek, here: int, city: int) -> bool:
    """Does the city arm itself, or has its owner just armed it? 5.7.11"""
    if trek.scene.invades(city, trek.party.of):
        return emergency.recruit(s, city, trek.party.of)
    return trek.bar(here, city) != OPEN


def _spend(s: Lords, party: Party, points: list[int], halted: int, late: bool) -> None:
    """Movement points, and who counts as moved. In the second passage nobody does: who moves then may still attack.
    5.6.1.b3 5.7.3.b2"""
    for (piece, _, spent), n in zip(party.members, points, strict=True):
        if piece >= 0:
            if not spent and party.leader != NOWHERE:
                s.leaders[party.leader].led += 1
            s.spent[piece] = max(spent + n, halted)
        else:
            x = s.leaders[party.leader]
            x.spent += n
            x.moved = x.moved or not late
    if not late:
        s.moved = tuple(dict.fromkeys((*s.moved, *party.counters)))


# ---- why not ---------------------------------------------------------------------------------------------------------


def explain(s: Lords, seat: int, late: bool, scene: Scene, menu: Menu) -> None:
    """Why the seat's leaders and caravans may not go to the other places, armies not by themselves, and what others of
    its colour move not at all. 5.7.1.b3 5.7.1.b4"""
    listed = {(option[0], option[1], option[2]) for option in menu.legal if len(option) > 2}
    for leader in scene.led_by(seat):
        party = Party(s, seat, leader)
        why = leader_refusal(s, scene, seat, leader, late)
        _bar_ways(menu, Trek(s, scene, party), (MARCH, MARCH_STRAIT), leader, listed, why)
    for c in own_land(s, seat):
        if UNIT[c] == CARAVAN:
            refusal = None if may_move(s, c, late) else LEADER_MOVED
            _bar_ways(menu, Trek(s, scene, Party(s, seat, NOWHERE, c)), (DRIVE, DRIVE_STRAIT), c, listed, refusal)
        elif chief(s, c) == NOWHERE or IMPERIAL[c]:
            for place in scene.net.land[s.at[c]]:
                if (ENTER, c, place) not in listed:
                    menu.add((ENTER, c, place), _why_alone(s, scene, seat, c, place))
    own = root(s, s.players[seat].colour)
    for leader in people.free_leaders(s):
        if people.player(s, leader) != seat and people.colour(s, leader) == own:
            for place in scene.net.land[s.leaders[leader].place]:
                menu.add((MARCH, leader, place), NO_CARD)
    for c, here in enumerate(s.at):
        if here != NOWHERE and UNIT[c] == CARAVAN and mover(s, c) != seat and colour(s, c) == own:
            for place in scene.net.land[here]:
                menu.add((DRIVE, c, place), NO_CHANCELLOR)


def _why_alone(s: Lords, scene: Scene, seat: int, c: int, place: int) -> Refusal:
    """An army goes by itself only into a city of the Dukedom where it stands. 5.7.3.b1"""
    if not is_dukedom(s.at[c]) or not is_city(place):
        return LEADERLESS
    why = Trek(s, scene, Party(s, seat, NOWHERE, c)).bar(s.at[c], place)
    return BARS.get(why, LEADER_MOVED if s.spent[c] <= scene.net.points else HALTED)


def _bar_ways(
    menu: Menu, trek: Trek, verbs: tuple[int, int], who: int, listed: set[tuple[int, int, int]], why: Refusal | None
) -> None:
    if trek.party.left < 0:
        why = why or HALTED
    r = trek.search() if why is None else Reach(trek.party.place)
    afloat = _afloat(trek) if why is None else {}
    for place in range(len(PLACES)):
        if place != trek.party.place and not any((verb, who, place) in listed for verb in verbs):
            menu.add((verbs[0], who, place), why or _why(trek, r, place, afloat))


def _afloat(trek: Trek) -> dict[int, int]:
    """By place that the party would reach over more ships: what it lacks. 5.7.6.b4 5.7.6.b7"""
    found: dict[int, int] = {}
    over, any_ship = trek.over, trek.scene.bridges(trek.party.seat, trek.party.of, False)[0]
    for bridges, lacks in ((any_ship, treks.NO_NAO), (-1, treks.NO_FLEET)):
        if bridges != over:
            trek.over = bridges
            for place in trek.search().cost:
                found.setdefault(place, lacks)
    trek.over = over
    return found


def _why(trek: Trek, r: Reach, place: int, afloat: dict[int, int]) -> Refusal:
    party = trek.party
    if trek.kept() and place not in r.cost and not (is_city(place) and place in trek.net.land[party.place]):
        return KEPT
    if place < FIRST_CITY and trek.late and place in trek.net.autumn:
        return BARS[treks.NORTH if trek.net.north[place] else treks.ROUGH]
    if place in r.cost:
        return AT_SEA if is_sea(place) and not trek.may_stay(place) else EMPERORS_END
    near = [here for here in trek.net.land[place] if here in r.cost]
    for here in sorted(near, reverse=True, key=is_dukedom):
        found = trek.bar(here, place)
        if found != OPEN:
            return BARS[found]
    if place in afloat:
        return BARS[afloat[place]]
    if party.caravan:
        return FAR_CARAVAN
    return FAR_ARMY if party.armies else FAR_LEADER
