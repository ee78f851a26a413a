"""Who guards a strait lets others pass, stops them or names a price. 5.7.7, 5.7.10.b2, 5.11.8

Each guard answers for himself, in the order of the seats; the mover pays all prices or none. A ship that does not pass
ends its movement before the strait; land units on their way over the sea ask first, and stay where they are.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import money, people
from signoria.games.lords.conflict.sides import in_charge
from signoria.games.lords.counters import UNIT, colour
from signoria.games.lords.ids import CARAVAN, FIRST_MERCENARY
from signoria.games.lords.kinds import NO, STRAIT, YES
from signoria.games.lords.moving import notes
from signoria.games.lords.moving.net import net
from signoria.games.lords.standing import SHIPS, ordered
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

NAME_TOLL: Final = AMOUNT | 114
VERBS: Final = (Signature(NAME_TOLL, "name-toll", ("n", NUMBER)),)
PASSED: Final = 106
STOPPED: Final = 107
EVENTS: Final = (
    Signature(PASSED, "strait-passed", ("seat", SEAT), ("strait", STRAIT)),
    Signature(STOPPED, "strait-stopped", ("other", SEAT), ("seat", SEAT), ("strait", STRAIT)),
)

NOT_SO_RICH: Final = Refusal("5.7.7", "toll-too-high")

Price = tuple[int, int]  # seat, Au


def piece_colour(s: Lords, piece: int) -> int:
    """Of a counter, or of the leader -1 - piece."""
    return colour(s, piece) if piece >= 0 else people.colour(s, -1 - piece)


@final
class Parley(Ask):
    """The first of `guards` answers a mover who wants to pass with a piece; then the others. `route`: the places that
    are still to come, `granted`: bits of straits already open to it, `prices`: what guards before have named. 5.7.7"""

    def __init__(
        self, seat: int, piece: int, strait: int, route: tuple[int, ...], late: bool, granted: int,
        guards: tuple[int, ...], prices: tuple[Price, ...] = (),
    ) -> None:  # fmt: skip
        self.seat, self.piece, self.strait, self.route, self.late = seat, piece, strait, route, late
        self.granted, self.guards, self.prices = granted, guards, prices

    def asks(self, s: Lords) -> int:
        return 1 << self.guards[0]

    def words(self, s: Lords, seat: int) -> Words:
        strait = ("strait", self.strait)
        if self.piece >= 0:
            return "strait", {"seat": ("seat", self.seat), "counter": ("counter", self.piece), "strait": strait}
        return "strait-land", {"seat": ("seat", self.seat), "leader": ("leader", -1 - self.piece), "strait": strait}

    def most(self, s: Lords) -> int:
        """Au that the mover has for this guard."""
        return s.gold[money.chest(self.seat)] - sum(n for _, n in self.prices)

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))
        most = self.most(s)
        menu.amount((NAME_TOLL,), 1, most)
        if menu.explain:
            menu.add((NAME_TOLL, most + 1), NOT_SO_RICH)

    def forced(self, s: Lords) -> Option | None:
        """What the guard has announced before: the strait is closed to the mover, or ships pay so much (RC.11)."""
        guard = self.guards[0]
        if (self.strait, self.seat, guard) in s.closed:
            return (NO,)
        toll = s.players[guard].toll
        if ordered(s, guard, SHIPS) or toll == 0:
            return None
        return (NAME_TOLL, toll) if 0 < toll <= self.most(s) else (NO,)

    def standing(self, s: Lords, seat: int) -> Option | None:
        order = ordered(s, seat, SHIPS)
        return {0: None, 1: (YES,), 2: (NO,)}.get(order, (NAME_TOLL, order - 2))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        s.barrier += 1  # the guard's answer, standing orders among it, is not asked for and taken back
        if option[0] == NO:
            stop(s, self, seat)
            return
        prices = (*self.prices, (seat, option[1])) if option[0] == NAME_TOLL else self.prices
        if self.guards[1:]:
            s.after(self._with(self.guards[1:], prices))
        elif prices:
            s.after(PayToll(self.seat, self.piece, self.strait, self.route, self.late, self.granted, prices))
        else:
            go_on(s, self)

    def _with(self, guards: tuple[int, ...], prices: tuple[Price, ...]) -> Parley:
        return Parley(self.seat, self.piece, self.strait, self.route, self.late, self.granted, guards, prices)


@final
class PayToll(Ask):
    """The mover pays what the guards have named, or does not pass. 5.7.7"""

    def __init__(
        self, seat: int, piece: int, strait: int, route: tuple[int, ...], late: bool, granted: int,
        prices: tuple[Price, ...],
    ) -> None:  # fmt: skip
        self.seat, self.piece, self.strait, self.route, self.late = seat, piece, strait, route, late
        self.granted, self.prices = granted, prices

    def asks(self, s: Lords) -> int:
        return 1 << self.seat

    def words(self, s: Lords, seat: int) -> Words:
        n = sum(n for _, n in self.prices)
        return "pay-toll", {"strait": ("strait", self.strait), "n": ("number", n)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == NO:
            stop(s, self, self.prices[0][0])
            return
        for guard, n in self.prices:
            money.move(s, money.chest(seat), toll_account(s, guard, self), n)
        go_on(s, self)


def toll_account(s: Lords, guard: int, parley: PayToll) -> int:
    """Where a toll goes: to the empire of the guard's imperial units there; if they are mercenaries or pirates only, it
    stays with the first of them. 5.11.8"""
    ports = net(s.tables).straits[parley.strait].ports
    of = piece_colour(s, parley.piece)
    some = [
        c for c, here in enumerate(s.at)
        if here in ports and UNIT[c] != CARAVAN and in_charge(s, c) == guard and colour(s, c) != of
    ]  # fmt: skip
    first = min(some)  # imperial counters have the lower numbers
    return money.treasury(s, colour(s, first)) if first < FIRST_MERCENARY else money.hold(first)


def go_on(s: Lords, parley: Parley | PayToll) -> None:
    """The strait is open to it."""
    s.tell((PASSED, ALL, parley.seat, parley.strait))
    _send(s, parley, parley.granted | 1 << parley.strait)


def _send(s: Lords, parley: Parley | PayToll, granted: int) -> None:
    from signoria.games.lords.moving import marches, ships  # they call this module

    if parley.piece >= 0 and UNIT[parley.piece] != CARAVAN:
        s.after(ships.Voyage(parley.seat, parley.piece, parley.route, parley.late, granted))
    else:
        s.after(marches.Journey(parley.seat, parley.piece, parley.route, parley.late, granted))


def stop(s: Lords, parley: Parley | PayToll, guard: int) -> None:
    """It does not pass. A ship ends its movement in the sea before the strait, land units have not set out; they do not
    ask there again in this round. 5.7.7"""
    from signoria.games.lords.moving import ships

    s.tell((STOPPED, ALL, guard, parley.seat, parley.strait))
    if parley.piece >= 0 and UNIT[parley.piece] != CARAVAN:
        ships.stop(s, parley.seat, parley.piece, parley.late)
    else:
        notes.refuse(s, guard, notes.STRAIT, parley.strait, parley.seat)
