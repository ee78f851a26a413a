"""After the last round: the field, machines, points, the wounded, the people. 13.5, 13.7.7, 14.1, 14.2, R20.2"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.combat import recovery, risk
from signoria.games.regno.combat.casualties import remove
from signoria.games.regno.combat.sides import NUMBER, UNIT, company, is_gone, is_machine, is_soldier, owner, soldiers_of
from signoria.games.regno.deeds import deed
from signoria.games.regno.fights import ASSAULT, ATTACKER, DEFENDER, FIELD, RELIEF, REVOLT, STALLED, Battle
from signoria.games.regno.forces import counts_of, find, pairs_of, plus, put, take
from signoria.games.regno.ids import BATTLE, HORDE, HORDE_BEATEN, NOWHERE
from signoria.games.regno.kinds import OWNER, PLACE, UNITS_KIND
from signoria.games.regno.pieces import LANDED, MOVED, NO_UNITS
from signoria.games.regno.realm.territory import soldiers, soldiers_at
from signoria.games.regno.state import Regno
from signoria.games.regno.warfare.siege import end_siege
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
WON: Final = 271
UNDECIDED: Final = 272
TAKEN: Final = 273
WRECKED: Final = 274
EVENTS: Final = (
    Signature(WON, "battle-won", ("owner", OWNER), ("place", PLACE)),
    Signature(UNDECIDED, "battle-undecided", ("place", PLACE)),
    Signature(TAKEN, "machines-captured", ("owner", OWNER), ("units", UNITS_KIND)),
    Signature(WRECKED, "machines-wrecked", ("place", PLACE), ("units", UNITS_KIND)),
)


def steps(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Settle what nobody chooses; recovery of both sides and the risk of the loser's people follow. 13.4.18 13.5.5"""
    if b.outcome == STALLED:
        s.tell((UNDECIDED, ALL, b.place))
    else:
        winner = 0 if b.outcome == ATTACKER else 1
        s.tell((WON, ALL, owner(b, winner), b.place))
        abandoned(s, b, winner)
        honour(s, b, winner)
    settle_landed(s, b)
    raise_siege(s, b)
    return [*recovery.begin(s), Exposed()]


def abandoned(s: Regno, b: Battle, winner: int) -> None:
    """The winner takes the machines that the loser leaves behind, whatever it can build itself; where both sides are
    gone they are wrecked. A retreat is a victory of the other side. 13.5.6 13.7.7 C142"""
    if is_gone(b, 0) and is_gone(b, 1) and not b.retreated:
        wrecked = plus(_machines(s, b, 0), _machines(s, b, 1))
        if wrecked != NO_UNITS:
            s.tell((WRECKED, ALL, b.place, pairs_of(wrecked)))
        return
    taken = _machines(s, b, 1 - winner)
    if taken != NO_UNITS:
        put(s, owner(b, winner), b.place, taken, moved=MOVED if winner == 0 else 0)
        s.tell((TAKEN, ALL, owner(b, winner), pairs_of(taken)))


def _machines(s: Regno, b: Battle, side: int) -> tuple[int, ...]:
    """Take a side's machines off the field."""
    out = NO_UNITS
    for i, band in enumerate(b.bands[side]):
        if band[NUMBER] and is_machine(band[UNIT]):
            out = plus(out, counts_of(((band[UNIT], band[NUMBER]),)))
            remove(s, b, side, i, band[NUMBER])
    return out


def honour(s: Regno, b: Battle, winner: int) -> None:
    """VP for a battle won against a player or a horde, once in an activation (noted in `refused`), and for a horde
    destroyed. Own rebels give none. 9.2.14 R18.4 R20.2"""
    seat, loser = owner(b, winner), owner(b, 1 - winner)
    if seat < 0:
        return
    points, realm = s.tables.reconstruction["enterprise"], s.realms[seat]
    great = soldiers(b.fallen[1 - winner]) >= points["battle_soldiers"]
    fresh = loser == HORDE or (loser >= 0 and not realm.battles_against >> loser & 1)
    noted = any(x[:2] == (WON, seat) for x in s.refused)
    if great and fresh and not noted and realm.battles < points["battles_a_year"]:
        realm.battles += 1
        if s.activation != NOWHERE:
            s.refused = (*s.refused, (WON, seat, b.place))
        if loser >= 0:
            realm.battles_against |= 1 << loser
        deed(s, seat, BATTLE, points["battle"])
    if loser == HORDE and not b.retreated:
        deed(s, seat, HORDE_BEATEN, points["horde"])


def settle_landed(s: Regno, b: Battle) -> None:
    """The first battle of soldiers that have landed is over; machines stay silent all season. 15.2.8 C173"""
    for side in (0, 1):
        for unit, n, status, until, moved, origin, _ in b.bands[side]:
            if n and moved & LANDED and is_soldier(unit):
                force = find(s, owner(b, side), b.place, status, until, moved, origin)
                if force is not None:
                    counts = counts_of(((unit, n),))
                    take(s, force, counts)
                    put(s, owner(b, side), b.place, counts, status, until, moved & ~LANDED, origin)


def raise_siege(s: Regno, b: Battle) -> None:
    """A besieger with no soldiers left there besieges no more: the walls shelter the wounded at once. C230 14.1.15"""
    besieger = s.provinces[b.place].besieger
    if b.outcome != STALLED and besieger != NOWHERE and not soldiers_at(s, b.place, besieger):
        end_siege(s, b.place)


@final
class Exposed(Step[Regno]):
    """People whom a defeat has left without soldiers roll, unless a conquest or a lost revolt makes them roll anyway.
    13.5.8 13.5.12 14.2.1 C159"""

    def act(self, s: Regno) -> None:
        b = s.battle
        if b is None or b.outcome == STALLED or b.kind == REVOLT:
            return
        loser = 0 if b.outcome == DEFENDER else 1
        seat = owner(b, loser)
        if loser == 1 and b.kind in (FIELD, ASSAULT) and s.provinces[b.place].owner == seat:
            return
        apart = b.kind == RELIEF and loser == 0
        if seat < 0 or (soldiers_of(b.bands[0]) if apart else soldiers_at(s, b.place, seat)):
            return
        escort = risk.escorted(s, seat, b.place)
        for who in company(s, b, loser):
            risk.threaten(s, who, owner(b, 1 - loser), escort)
