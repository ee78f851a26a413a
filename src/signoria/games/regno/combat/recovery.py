"""The wounded, shelters, war slaves. 14.1, 14.3."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import standing
from signoria.games.regno.combat.command import BELISARIO, BRACCIO_IL_GRANDE, FRATE_GIOVANNI, WERNER
from signoria.games.regno.combat.sides import asked, is_soldier, owner, with_side
from signoria.games.regno.costs import can_pay, pay, times
from signoria.games.regno.fights import ASSAULT, ATTACKER, FIELD, REVOLT, STALLED, Battle
from signoria.games.regno.forces import counts_of, put
from signoria.games.regno.ids import (
    BLOODTHIRSTY,
    BUILDINGS,
    CASTLE,
    MANOR,
    MEDICINE,
    MONASTERY,
    NOWHERE,
    REBELS,
    SOVEREIGN,
    TOWER,
)
from signoria.games.regno.kinds import BUILDING, COUNT, FINISH, PLACE, SEAT, UNIT
from signoria.games.regno.people import captain_card, has_captain
from signoria.games.regno.pieces import CONVALESCENT, NO_UNITS, Counts
from signoria.games.regno.realm.territory import (
    are_allied,
    at_war,
    fortress_works,
    functioning,
    is_valid,
    provinces_of,
    room,
    soldiers,
    stage,
)
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import Goods, goods
from signoria.games.regno.warfare.moving import is_flooded
from signoria.kernel.menu import AMOUNT, Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

SAVE: Final = AMOUNT | 280
ENSLAVE: Final = AMOUNT | 281
RELEASE: Final = 282
VERBS: Final = (
    Signature(SAVE, "save", ("unit", UNIT), ("place", PLACE), ("shelter", BUILDING), ("number", COUNT), quiet=True),
    Signature(ENSLAVE, "enslave", ("place", PLACE), ("number", COUNT), quiet=True),
    Signature(RELEASE, "release-captives", ("place", PLACE), quiet=True),
)
SAVED: Final = 280
ENSLAVED: Final = 281
RELEASED: Final = 282
EVENTS: Final = (
    Signature(SAVED, "wounded-saved", ("seat", SEAT), ("number", COUNT), ("unit", UNIT), ("place", PLACE)),
    Signature(ENSLAVED, "war-slaves", ("seat", SEAT), ("number", COUNT), ("place", PLACE)),
    Signature(RELEASED, "captives-released", ("seat", SEAT), ("number", COUNT), ("place", PLACE)),
)

NO_LIMIT: Final = 99  # places of a shelter that takes in everybody (14.1.t1.r3)


# ---- the wounded -----------------------------------------------------------------------------------------------------


def begin(s: Regno) -> list[Step[Regno]]:
    """Recovery of both sides of the finished `s.battle`; each battle of a siege counts its own losses once. Events,
    hunger, shipwreck and attrition come never here. 14.1.1 14.1.2 C151"""
    b = s.battle
    assert b is not None
    out: list[Step[Regno]] = []
    for side in (0, 1):
        left = most_saved(s, b, side)
        if left and shelters(s, b, side):
            out.append(Recover(owner(b, side), side, left, b.fallen[side]))
    return out


def most_saved(s: Regno, b: Battle, side: int) -> int:
    """How many of the soldiers lost come back: by Medicine, a Theologian with the army, the commander's card; none of a
    Bloodthirsty commander's. Crewmen and machines do not count. 14.1.1 14.1.3 14.1.4 14.1.5 14.1.6 11.3.t1.r5
    16.1.t1.r4 16.1.t2.r4 16.6.t1.r8 16.6.t1.r11 C152 C153 C154"""
    lost = soldiers(b.fallen[side])
    if not lost or not asked(s, b, side):
        return 0
    rules, who = s.tables.war["recovery"], b.commanders[side]
    card = captain_card(who)
    commander = s.people[who] if who != NOWHERE else None
    if commander is not None and commander.role == SOVEREIGN and commander.flaw == BLOODTHIRSTY:
        return 0
    level = s.realms[owner(b, side)].tech[MEDICINE]
    best: int = rules["theologian_level"]
    if card == BRACCIO_IL_GRANDE:
        level = max(level, rules["braccio_level"])
    if b.theologians[side] and level < best:
        level += 1
    per = rules["per"][level]
    return min(lost // per, rules["most"][level] + (rules["belisario"] if card == BELISARIO else 0)) if per else 0


def shelters(s: Regno, b: Battle, side: int) -> list[tuple[int, int]]:
    """(province, kind) of every own shelter with places: within two land links, with Medicine 4 three, over own or
    allied provinces without enemies. The place of the battle need not be own; it is no shelter for who has lost it. A
    capital shelters like a Castle besides its own fortress. 14.1.8 14.1.9 14.1.10 14.1.11 14.1.15 11.3.t1.r5 C156 C157
    """
    seat, rules = owner(b, side), s.tables.war["recovery"]
    far = rules["medicine4_links"] if s.realms[seat].tech[MEDICINE] >= 4 else rules["links"]
    reached, edge = [b.place], [b.place]
    for _ in range(far):
        near = dict.fromkeys(x for p in edge for x in s.tables.atlas.neighbours[p] if not is_flooded(s, p, x))
        edge = [x for x in near if x not in reached and _passable(s, seat, x)]
        reached += edge
    lost = b.outcome == ATTACKER and side == 1 and b.kind in (FIELD, ASSAULT)
    lost = lost or (b.kind == REVOLT and b.outcome != ATTACKER)
    found = []
    for place in reached[1:] if lost else reached:
        if s.provinces[place].owner == seat:
            found += [(place, kind) for kind in _kinds(s, seat, place) if places_left(s, seat, place, kind) > 0]
    return found


def _passable(s: Regno, seat: int, place: int) -> bool:
    host = s.provinces[place].owner
    if host != seat and (host < 0 or not are_allied(s, host, seat)):
        return False
    return not any(f.place == place and f.owner != seat and at_war(s, seat, f.owner) for f in s.forces)


def _kinds(s: Regno, seat: int, place: int) -> list[int]:
    """What a province is as a shelter. 14.1.t1.r1 14.1.t1.r2 14.1.t1.r3 14.1.11 C157"""
    out = [min(stage(s, place), CASTLE)] if fortress_works(s, place) else []
    if s.realms[seat].capital == place and is_valid(s, place) and CASTLE not in out:
        out.append(CASTLE)
    return out


def places_left(s: Regno, seat: int, place: int, kind: int) -> int:
    """Wounded that a shelter still takes in this season. Monasteries next to a Tower add up; Frate Giovanni helps in a
    Tower or Manor where he is. 8.1.t1.r11 14.1.t1.r1 14.1.t1.r2 14.1.t1.r3 16.6.t1.r5 C22"""
    places = s.tables.fortress(kind).shelter
    if places >= NO_LIMIT:
        return NO_LIMIT
    rules = s.tables.war["recovery"]
    if kind == TOWER:
        near = [x for x in s.tables.atlas.neighbours[place] if s.provinces[x].owner == seat]
        places += rules["monastery"] * sum(functioning(s, x, MONASTERY) for x in near)
    if kind in (TOWER, MANOR) and has_captain(s, seat, FRATE_GIOVANNI, place):
        places += rules["frate_giovanni"]
    return max(0, places - s.provinces[place].sheltered)


def rearming(s: Regno, kind: int) -> Goods:
    """What one soldier costs there. 14.1.t1.r1 14.1.t1.r2 14.1.t1.r3"""
    return goods(s.tables.war["rearm"][BUILDINGS[kind]])


@final
class Recover(Ask):
    """Who is saved, and where? Paid at once; who finds no place or money is lost. Ends: `left` falls. 14.1.7 14.1.12
    14.1.14 C155"""

    def __init__(self, seat: int, side: int, left: int, lost: Counts) -> None:
        self.seat, self.side, self.left, self.lost = seat, side, left, lost

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if s.battle is not None and self._ways(s) else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "recovery", {"number": ("number", self.left)}

    def _ways(self, s: Regno) -> list[tuple[int, int, int]]:
        """(place, kind, how many can be paid for)."""
        assert s.battle is not None
        out = []
        for place, kind in shelters(s, s.battle, self.side):
            most, price = min(self.left, places_left(s, self.seat, place, kind)), rearming(s, kind)
            while most and not can_pay(s, self.seat, times(price, most)):
                most -= 1
            if most:
                out.append((place, kind, most))
        return out

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place, kind, most in self._ways(s):
            for unit, n in enumerate(self.lost):
                if n and is_soldier(unit):
                    menu.amount((SAVE, unit, place, kind), 1, min(n, most))
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        b = s.battle
        if option[0] == FINISH or b is None:
            return
        _, unit, place, kind, n = option
        pay(s, seat, times(rearming(s, kind), n))
        put(s, seat, place, counts_of(((unit, n),)), CONVALESCENT, s.round)
        if s.tables.fortress(kind).shelter < NO_LIMIT:
            s.provinces[place].sheltered += n
        b.saved = with_side(b.saved, self.side, b.saved[self.side] + n)
        s.tell((SAVED, ALL, seat, n, unit, place))
        lost = tuple([x - n if i == unit else x for i, x in enumerate(self.lost)])
        if self.left > n and lost != NO_UNITS:
            s.after(Recover(self.seat, self.side, self.left - n, lost))

    def standing(self, s: Regno, seat: int) -> Option | None:
        order = standing.ordered(s, seat, standing.RECOVERY)
        if not order:
            return None
        units = s.tables.units
        fallen = [unit for unit, n in enumerate(self.lost) if n and is_soldier(unit)]
        if order == 2 or not fallen:
            return (FINISH,)
        unit = max(fallen, key=lambda unit: (units[unit].florins, -unit))
        place, kind, most = min(self._ways(s), key=lambda x: (-x[1], x[0]))
        return (SAVE, unit, place, kind, min(self.lost[unit], most))


# ---- war slaves ------------------------------------------------------------------------------------------------------


def award(s: Regno) -> list[Step[Regno]]:
    """War slaves of the finished `s.battle`, after the province has changed hands: one for two enemy soldiers not
    recovered, at most two, three with Werner in command. None of rebels, machines, Crewmen or convalescents, none of
    those who were captured in a stalemate. 9.2.11 14.3.1 14.3.3 16.6.t1.r9 C140 C142 C166 C167"""
    b = s.battle
    if b is None or b.outcome == STALLED:
        return []
    winner = 0 if b.outcome == ATTACKER else 1
    seat = owner(b, winner)
    if not asked(s, b, winner) or owner(b, 1 - winner) == REBELS:
        return []
    rules = s.tables.war["war_slaves"]
    most = rules["most"] + (rules["werner"] if captain_card(b.commanders[winner]) == WERNER else 0)
    due = min(most, (soldiers(b.fallen[1 - winner]) - b.saved[1 - winner]) // rules["per"])
    conquered = b.place if winner == 0 and b.kind in (FIELD, ASSAULT) else NOWHERE  # a defended province is none
    return [Award(seat, conquered, due, False)] if due > 0 else []


@final
class Award(Ask):
    """Where do the war slaves go, or are they freed? Ends: `left` falls. 14.3.1 14.3.2 14.3.4 C168"""

    def __init__(self, seat: int, place: int, left: int, taken: bool) -> None:
        self.seat, self.place, self.left, self.taken = seat, place, left, taken

    def asks(self, s: Regno) -> int:
        if s.realms[self.seat].out or not (self._homes(s) or self._uneasy(s)):
            return 0
        return 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        return "war-slaves", {"number": ("number", self.left)}

    def _homes(self, s: Regno) -> list[int]:
        """The conquered province and the capital, if they have room. 14.3.2"""
        places = dict.fromkeys((self.place, s.realms[self.seat].capital))
        return [x for x in places if x != NOWHERE and s.provinces[x].owner == self.seat and room(s, s.provinces[x])]

    def _uneasy(self, s: Regno) -> list[int]:
        """Where freeing all of them calms the people; once one is taken it is too late. 14.3.4"""
        return [] if self.taken else [x for x in provinces_of(s, self.seat) if s.provinces[x].unrest]

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place in self._homes(s):
            menu.amount((ENSLAVE, place), 1, min(self.left, room(s, s.provinces[place])))
        for place in self._uneasy(s):
            menu.add((RELEASE, place))
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            return
        p = s.provinces[option[1]]
        if option[0] == RELEASE:
            from signoria.games.regno.economy import unrest  # it begins battles itself

            s.tell((RELEASED, ALL, seat, self.left, option[1]))
            unrest.add_unrest(s, option[1], -1)
            return
        p.slaves += option[2]
        s.tell((ENSLAVED, ALL, seat, option[2], option[1]))
        if self.left > option[2]:
            s.after(Award(self.seat, self.place, self.left - option[2], True))

    def standing(self, s: Regno, seat: int) -> Option | None:
        order = standing.ordered(s, seat, standing.WAR_SLAVES)
        if not order:
            return None
        homes, uneasy = self._homes(s), self._uneasy(s)
        if order == 1 and homes:
            return (ENSLAVE, homes[0], min(self.left, room(s, s.provinces[homes[0]])))
        if order == 2 and uneasy:
            return (RELEASE, max(uneasy, key=lambda x: (s.provinces[x].unrest, -x)))
        return (FINISH,)
