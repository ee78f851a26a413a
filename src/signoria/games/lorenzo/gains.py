"""Receiving things: what tiles take away, what may be declined, privileges. Chapters 6 and 10.

L-66 L-67: each space, card and tile is a source of its own; a tile takes its share from each source once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from signoria.games.lorenzo.grammar import ACCEPT, DECLINE, GAINED, LEFT, LOSE, PRIVILEGE
from signoria.games.lorenzo.houses.grammar import STEP_REACHED
from signoria.games.lorenzo.kinds import SOURCE_FAMILY, SOURCE_PRIVILEGE, STORE
from signoria.games.lorenzo.powers import Bundle
from signoria.games.lorenzo.refusals import CHOSEN, EMPTY_STORE, NO_FAITH
from signoria.games.lorenzo.resources import (
    COUNTED,
    FP,
    FREE,
    MP,
    PRIV,
    RESOURCES,
    STONE,
    TOKEN,
    TYPES,
    VP,
    WOOD,
    Goods,
    brings,
)
from signoria.games.lorenzo.state import Lorenzo, Player, house_of, read_house
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step

OTHER: Final[dict[int, Callable[[Lorenzo, int, int], None]]] = {}
"""What Houses makes of a gain that goes to no stock: tokens and leaders are drawn, a leader is played without its
requirement. By resource; `houses` fills it."""
POSSIBLE: Final[dict[int, Callable[[Lorenzo, int], bool]]] = {}
"""Whether such a gain could bring anything now, where that is asked; filled like `OTHER`."""


def cut(p: Player, goods: Goods) -> Goods:
    """What is left of a source's gain under the owner's excommunications; wood and stone are both cut. L-66 L-67 A-1"""
    w = p.powers_
    if not w.punished:
        return goods
    left = [0] * len(RESOURCES)
    for resource, amount in goods:
        left[resource] = max(0, amount - w.gain_malus[resource])
    if w.wood_or_stone:
        left[WOOD] = max(0, left[WOOD] - w.wood_or_stone)
        left[STONE] = max(0, left[STONE] - w.wood_or_stone)
    return tuple((i, n) for i, n in enumerate(left) if n)


def loses_one_of_two(s: Lorenzo, p: Player, goods: Goods) -> bool:
    """Must the owner choose whether wood or stone is lost? Switch tile_1_4=one_choice: A-1"""
    kinds = sum(1 for resource, _ in goods if resource <= STONE)
    return s.tables.one_malus and p.powers_.wood_or_stone > 0 and kinds == 2


def foreseen(s: Lorenzo, p: Player, goods: Goods) -> Goods:
    """As received, for screens: while it is open which of two is lost, neither is taken off."""
    return raised(p, goods if loses_one_of_two(s, p, goods) else cut(p, goods))


def raised(p: Player, goods: Goods) -> Goods:
    """Machiavelli adds to each gain of victory points; each source is a gain of its own. R-28 HR-18"""
    more = p.powers_.more_vp
    return tuple((r, n + more if r == VP else n) for r, n in goods) if more else goods


def receive(s: Lorenzo, seat: int, source: int, goods: Goods) -> None:
    """Add to the stock what a source gives, already cut; privileges come next.

    Faith ends with its track (L-64), military points have no end (A-28). What Houses adds to the resources is drawn or
    asked for next; of tokens there may be fewer (HR-22).
    """
    p = s.players[seat]
    stock = p.stock
    goods = raised(p, goods)
    for resource, amount in goods:
        if resource < PRIV:
            stock[resource] += amount
        elif resource == PRIV:
            s.after(Privileges(seat, amount, 0, False))
        else:
            had = stock[TOKEN]
            OTHER[resource](s, seat, amount)
            if resource == TOKEN and stock[TOKEN] < had + amount:
                drawn = stock[TOKEN] - had
                goods = tuple((r, drawn if r == TOKEN else n) for r, n in goods if r != TOKEN or drawn)
    over = stock[FP] - len(s.tables.faith_vp) + 1
    if over > 0:
        stock[FP] -= over
        goods = tuple((r, n - over if r == FP else n) for r, n in goods if r != FP or n > over)
    if goods and s.events is not None:
        s.tell((GAINED, ALL, seat, source, goods))
    if p.powers_.steps and brings(goods, FP):
        reach_steps(s, seat)


def reach_steps(s: Lorenzo, seat: int) -> None:
    """Della Rovere take the tile of each step that their marker has reached. R-35"""
    p = s.players[seat]
    for i, (step, goods) in enumerate(p.powers_.steps):
        if p.stock[FP] >= step and not read_house(p).steps >> i & 1:
            house_of(p).steps |= 1 << i
            s.tell((STEP_REACHED, ALL, seat, step))
            gain(s, seat, SOURCE_FAMILY + read_house(p).family, goods)


def gain(s: Lorenzo, seat: int, source: int, goods: Goods) -> None:
    """A source gives; asks first where the gain could hurt its owner (T-1) or one loss of two must be chosen (A-1)."""
    if goods:
        gain_all(s, seat, ((source, goods),))


def gain_all(s: Lorenzo, seat: int, bundles: tuple[Bundle, ...]) -> None:
    """Several sources of one action give at once, each cut for itself. L-57"""
    if may_be_left(s, s.players[seat], bundles):
        s.after(TakeOrLeave(seat, bundles))
    else:
        give(s, seat, bundles)


def give(s: Lorenzo, seat: int, bundles: tuple[Bundle, ...]) -> None:
    """Receive bundles in order; choices follow as steps, privileges last. L-57"""
    p = s.players[seat]
    if not p.powers_.punished:
        for source, goods in bundles:
            receive(s, seat, source, goods)
        return
    open_losses = [bundle for bundle in bundles if loses_one_of_two(s, p, bundle[1])]
    s.then([LoseOne(seat, source, goods) for source, goods in open_losses])
    for source, goods in (bundle for bundle in bundles if bundle not in open_losses):
        receive(s, seat, source, cut(p, goods))


def may_be_left(s: Lorenzo, p: Player, bundles: tuple[Bundle, ...]) -> bool:
    """Is the owner asked whether he takes this? L-42 T-1 HR-20; always where the table wants it (switch declining).

    Else where leaving could be wise: in the last period, whose tile may take points for military points or leftovers.
    """
    if s.tables.may_leave_all:
        return any(resource not in (PRIV, FREE) for _, goods in bundles for resource, _ in goods)
    if s.round <= s.tables.rounds - s.tables.per_period:
        return False
    tile = s.tables.tiles[s.tiles[-1]]
    if not tile.lose_after and not tile.lose_leftover and not tile.vp_per_token:
        return False
    for _, goods in bundles:
        for resource, _ in foreseen(s, p, goods):
            if resource in tile.lose_leftover or (resource == MP and tile.lose_after):
                return True
            if resource == TOKEN and tile.vp_per_token:
                return True
    return False


@final
class TakeOrLeave(Step[Lorenzo]):
    """A gain may be declined as a whole. L-42, ruling T-1"""

    def __init__(self, seat: int, bundles: tuple[Bundle, ...]) -> None:
        self.seat, self.bundles = seat, bundles

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        menu.add((ACCEPT,))
        menu.add((DECLINE,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == ACCEPT:
            give(s, seat, self.bundles)
        else:
            s.tell((LEFT, ALL, seat))


@final
class LoseOne(Step[Lorenzo]):
    """One wood or one stone less, the owner chooses. Switch tile_1_4=one_choice: L-67 A-1"""

    def __init__(self, seat: int, source: int, goods: Goods) -> None:
        self.seat, self.source, self.goods = seat, source, goods

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for resource, _ in self.goods:
            if resource <= STONE:
                menu.add((LOSE, resource))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        loss = s.players[seat].powers_.wood_or_stone
        left = tuple((r, max(0, n - loss) if r == option[1] else n) for r, n in self.goods)
        receive(s, seat, self.source, tuple((r, n) for r, n in left if n))


@final
class Privileges(Step[Lorenzo]):
    """Exchange `count` privileges of one source, all different (`had`: bits of those chosen). L-45 L-46 L-42
    U-3 HR-16

    Each card is a source of its own, also within one action (L-58 A-10); what a privilege gives is cut too (A-2).
    `extra`: the one that Jacopo Salviati adds, last, of any kind; it brings no further one. HR-17
    """

    def __init__(self, seat: int, count: int, had: int, extra: bool = False) -> None:
        self.seat, self.count, self.had, self.extra = seat, count, had, extra

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        p = s.players[seat]
        for kind, goods in enumerate(s.tables.privileges):
            menu.add((PRIVILEGE, kind), self.bar(p, kind, goods))
        if p.powers_.stores:
            menu.add((PRIVILEGE, STORE), self.bar(p, STORE, stored(p)))
        menu.legal.append((DECLINE,))

    def bar(self, p: Player, kind: int, goods: Goods) -> Refusal | None:
        """A thing taken already (L-46), an empty store (HR-16), faith for Della Scala (R-36)."""
        if self.had >> kind & 1:
            return CHOSEN
        if kind == STORE:
            return None if goods else EMPTY_STORE
        return NO_FAITH if p.powers_.with_privilege and brings(goods, FP) else None

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == DECLINE:
            s.tell((LEFT, ALL, seat))
            return
        p = s.players[seat]
        kind, w = option[1], p.powers_
        if self.count > 1:
            s.after(Privileges(seat, self.count - 1, self.had | 1 << kind, self.extra))
        if w.more_privileges and not self.had and not self.extra:
            s.after(Privileges(seat, w.more_privileges, 0, True))
        if kind == STORE:  # their own: no tile cuts it (HR-13)
            receive(s, seat, SOURCE_PRIVILEGE, emptied(p))
        else:
            give(s, seat, ((SOURCE_PRIVILEGE, s.tables.privileges[kind]),))
        for source, goods in w.with_privilege:  # whole, whatever was chosen: HR-50
            receive(s, seat, source, goods)


def stored(p: Player) -> Goods:
    """What Da Montefeltro may take back with a privilege. R-34"""
    if p.house is None:
        return ()
    return tuple((resource, n) for resource, n in enumerate(p.house.stored) if n)


def emptied(p: Player) -> Goods:
    """All of it, taken off the tile. R-34"""
    goods = stored(p)
    house_of(p).stored = (0, 0)
    return goods


def count_of(p: Player, per: int, every: int) -> int:
    """How often a multiplied gain counts, by `COUNTED` from 1. A-11"""
    if per <= len(TYPES):
        return len(p.cards[per - 1]) // every
    return _count(p, COUNTED[per - 1]) // every


def _count(p: Player, what: str) -> int:
    """All that is counted but cards."""
    if what == "leader":
        return len(p.played)
    if what == "pair":
        return min(p.stock[WOOD], p.stock[STONE])
    return p.stock[RESOURCES.index(what)]


def times(goods: Goods, n: int) -> Goods:
    """A gain n times over."""
    return tuple((r, a * n) for r, a in goods) if n else ()


def merged(*parts: Goods) -> Goods:
    """Several gains of one source as one."""
    total = [0] * len(RESOURCES)
    for part in parts:
        for resource, amount in part:
            total[resource] += amount
    return tuple((i, n) for i, n in enumerate(total) if n)
