"""Towers and the bonus actions that take a card. Chapters 4 and 5.

A tower placement (L-88): servants, checks, toll, floor bonus, price, card, immediate effects, bonus action.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lorenzo.gains import count_of, cut, gain_all, give, may_be_left, merged, times
from signoria.games.lorenzo.grammar import (
    CARD_TAKEN,
    DECLINE,
    LEFT,
    PAID,
    PAY,
    PLACE,
    SOURCE_CARD,
    TAKE,
    TOLL_PAID,
)
from signoria.games.lorenzo.powers import can_pay, spent
from signoria.games.lorenzo.refusals import (
    COST_SERVANTS,
    MILITARY,
    NO_CARD,
    OCCUPIED,
    OWN_COLOUR_TOWER,
    SIX_CARDS,
    TOLL,
    VALUE,
    WRONG_TYPE,
)
from signoria.games.lorenzo.state import Lorenzo, Player, refresh
from signoria.games.lorenzo.tables import (
    ANY,
    COIN,
    FLOORS,
    MP,
    NEUTRAL,
    PRIV,
    SERVANT,
    TERRITORY,
    TYPES,
    Card,
    Goods,
    Payment,
)
from signoria.games.lorenzo.work import BonusWork, spend_servants
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step

ANYONE: Final = 65536  # 1 << 16: bit of `Lorenzo.coloured`: some family member stands in the tower, of whatever colour


def toll(s: Lorenzo, p: Player, tower: int) -> int:
    """Coins due for entering: any member there makes the tower occupied. L-25 L-38 L-81 A-25 A-26"""
    return s.tables.toll if s.coloured[tower] & ANYONE and not p.powers_.no_toll else 0


def bar_to_tower(s: Lorenzo, p: Player, tower: int) -> Refusal | None:
    """What bars a whole tower: six cards (L-31), the military points of the next territory (L-32), the toll (L-26)."""
    t = s.tables
    count = len(p.cards[tower])
    if count >= t.most_cards:
        return SIX_CARDS
    if tower == TERRITORY and p.stock[MP] < t.territory_need[count] and not p.powers_.no_military_need:
        return MILITARY
    if p.stock[COIN] < toll(s, p, tower):
        return TOLL
    return None


def printed_bonus(s: Lorenzo, p: Player, space: int) -> Goods:
    """The floor's bonus; none for the owner of the Preacher. L-23 L-34"""
    return () if p.powers_.no_floor_bonus else s.tables.gain[space]


def floor_bonus(s: Lorenzo, p: Player, space: int) -> Goods:
    """What the floor itself gives this player. L-28"""
    bonus = printed_bonus(s, p, space)
    return cut(p, bonus) if bonus else ()


def purse(s: Lorenzo, p: Player, tower: int) -> list[int]:
    """What the cards of a tower can be paid with, floor bonuses apart: the stock less the toll. By resource. L-26"""
    have = p.stock[:]
    have[COIN] -= toll(s, p, tower)
    return have


def with_bonus(s: Lorenzo, p: Player, have: list[int], space: int) -> list[int]:
    """The same with the floor's bonus, which helps to pay. L-28"""
    more = have[:]
    for resource, amount in floor_bonus(s, p, space):
        if resource != PRIV:
            more[resource] += amount
    return more


def room(s: Lorenzo, p: Player, have: list[int], space: int, discount: Goods) -> int:
    """Most servants that can be spent on the value when this floor's card is to be paid too; -1: it cannot. L-29"""
    if s.tables.gain[space]:
        have = with_bonus(s, p, have, space)
    best = -1
    for w in p.powers_.payments(s.tables, s.floor_card[space - FLOORS], discount):
        if have[3] - w[3] > best and can_pay(w, have):
            best = have[3] - w[3]
    return best if best < p.stock[SERVANT] else p.stock[SERVANT]


def shortage(s: Lorenzo, p: Player, space: int, discount: Goods) -> Goods:
    """What is short for the payment that lacks least."""
    have = with_bonus(s, p, purse(s, p, (space - FLOORS) >> 2), space)
    least: Goods = ()
    for w in p.powers_.payments(s.tables, s.floor_card[space - FLOORS], discount):
        short = tuple((i, n - have[i]) for i, n in enumerate((*w[:4], w[5])) if n > have[i])
        if not least or sum(n for _, n in short) < sum(n for _, n in least):
            least = short
    return least


def missing(s: Lorenzo, seat: int, option: Option) -> tuple[object, ...]:
    """The shortage of a barred candidate, for the words of COST and MILITARY_COST."""
    step = s.agenda[-1]
    space = option[1] if option[0] == TAKE else option[2]
    discount = step.discount if option[0] == TAKE and isinstance(step, BonusTower) else ()
    return (shortage(s, s.players[seat], space, discount),)


COST: Final = Refusal("L-29", "cost", ("goods",), missing)
MILITARY_COST: Final = Refusal("L-30", "military-cost", ("goods",), missing)


def bar_to_price(s: Lorenzo, p: Player, space: int, discount: Goods) -> Refusal:
    """Why a card that cannot be paid cannot: military points that must be owned (L-30), or things to pay (L-29)."""
    return MILITARY_COST if all(r == MP for r, _ in shortage(s, p, space, discount)) else COST


def offer_floors(s: Lorenzo, seat: int, p: Player, members: list[int], values: list[int], menu: Menu) -> None:
    """Placements on floors, by place first, so that what bars a floor for every member is asked once. L-16 to L-34"""
    explain = menu.explain
    legal = menu.legal
    need = s.tables.need
    per = p.powers_.per_servant
    for tower in range(len(TYPES)):
        barred = bar_to_tower(s, p, tower)
        if barred is not None and not explain:
            continue
        plus = p.powers_.tower[tower]
        own = s.coloured[tower] >> seat & 1
        have = purse(s, p, tower)
        first = FLOORS + tower * 4
        for space in range(first, first + 4):
            taken = bar_to_floor(s, p, space)
            if taken is not None and not explain:
                continue
            spare = room(s, p, have, space, ()) if taken is None and barred is None else -1
            if spare < 0 and not explain:
                continue
            for member in members:
                short = need[space] - values[member] - plus
                least = short * per if short > 0 else 0
                coloured = own and member != NEUTRAL
                if least <= spare and not coloured:
                    legal.append((PLACE, member, space, least, spare, 1))
                elif explain:
                    why = taken or why_not(s, p, space, least, spare, coloured=bool(coloured), tower=barred)
                    menu.barred.append(((PLACE, member, space, least), why))


def bar_to_floor(s: Lorenzo, p: Player, space: int) -> Refusal | None:
    """A floor takes one member (L-19; not under Ariosto: L-80), and only where a card lies (L-27)."""
    if s.at[space] and not p.powers_.shares_spaces:
        return OCCUPIED
    return NO_CARD if s.floor_card[space - FLOORS] < 0 else None


def why_not(
    s: Lorenzo, p: Player, space: int, least: int, spare: int,
    *, coloured: bool, tower: Refusal | None, discount: Goods = (),
) -> Refusal:  # fmt: skip
    """The first thing that bars a card, in the order in which a placement is carried out. L-88

    `least`: servants that the value needs; `spare`: those that the price leaves, -1 when it cannot be paid.
    """
    if least > p.stock[SERVANT]:
        return VALUE
    if coloured:
        return OWN_COLOUR_TOWER
    if tower is not None:
        return tower
    return bar_to_price(s, p, space, discount) if spare < 0 else COST_SERVANTS


def place_on_floor(s: Lorenzo, seat: int, member: int, space: int) -> None:
    """The member stands; servants have been spent. Toll, then the floor's bonus, then the card."""
    p = s.players[seat]
    tower = (space - FLOORS) >> 2
    pay_toll(s, seat, p, tower)
    s.coloured[tower] |= ANYONE if member == NEUTRAL else ANYONE | 1 << seat
    take_floor(s, seat, p, space, ())


def pay_toll(s: Lorenzo, seat: int, p: Player, tower: int) -> None:
    """Before anything is gained. L-26"""
    due = toll(s, p, tower)
    if due:
        p.stock[COIN] -= due
        s.tell((TOLL_PAID, ALL, seat, due))


def take_floor(s: Lorenzo, seat: int, p: Player, space: int, discount: Goods) -> None:
    """The floor's bonus, then the price. L-28 A-5; it may be left (R-1) where the card can be paid without it."""
    bonus = printed_bonus(s, p, space)
    if bonus:
        bundles = ((space, bonus),)
        if may_be_left(s, p, bundles) and payable(s, p, space, discount):
            gain_all(s, seat, bundles)
        else:
            give(s, seat, bundles)
        if s.fresh:  # whether to take it, a privilege, or a choice of loss, is settled before the price
            s.after(Buy(seat, space, discount))
            return
    buy(s, seat, p, space, discount)


def payable(s: Lorenzo, p: Player, space: int, discount: Goods) -> list[Payment]:
    """The payments that the stock, as it is now, can make. L-29 L-30"""
    ways = p.powers_.payments(s.tables, s.floor_card[space - FLOORS], discount)
    return [w for w in ways if can_pay(w, p.stock)]


def buy(s: Lorenzo, seat: int, p: Player, space: int, discount: Goods) -> None:
    """Pay for the card; asks only where there is a choice. L-30, ruling R-4"""
    ways = payable(s, p, space, discount)
    if len(ways) == 1:
        pay(s, seat, p, space, ways[0])
    else:
        s.after(Pay(seat, space, discount))


@final
class Buy(Step[Lorenzo]):
    """The price, once all questions about the floor's bonus are answered."""

    def __init__(self, seat: int, space: int, discount: Goods) -> None:
        self.seat, self.space, self.discount = seat, space, discount

    def act(self, s: Lorenzo) -> None:
        buy(s, self.seat, s.players[self.seat], self.space, self.discount)


@final
class Pay(Step[Lorenzo]):
    """Which of several prices or discounts. L-30 L-35"""

    def __init__(self, seat: int, space: int, discount: Goods) -> None:
        self.seat, self.space, self.discount = seat, space, discount

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        p = s.players[seat]
        for w in payable(s, p, self.space, self.discount):
            menu.legal.append((PAY, *w[:5]))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        for w in payable(s, p, self.space, self.discount):
            if w[:5] == option[1:]:
                pay(s, seat, p, self.space, w)
                return


def pay(s: Lorenzo, seat: int, p: Player, space: int, way: Payment) -> None:
    """Spend the price and take the card. L-29"""
    for resource in range(5):
        p.stock[resource] -= way[resource]
    if s.events is not None and any(way[:5]):
        s.tell((PAID, ALL, seat, spent(way)))
    take_card(s, seat, p, space - FLOORS)


def take_card(s: Lorenzo, seat: int, p: Player, floor: int) -> None:
    """The card goes to the own board; its immediate effect comes at once, its lasting one after. L-31 L-33 L-43 A-9"""
    card = s.floor_card[floor]
    c = s.tables.cards[card]
    s.floor_card[floor] = -1
    s.taken[floor] = card
    p.cards = with_card(p.cards, c.type, card)
    s.tell((CARD_TAKEN, ALL, seat, card))
    if c.gain or c.per:
        gain_all(s, seat, ((SOURCE_CARD + card, immediate(s, p, c)),))
    if c.permanent_kind:
        refresh(s, seat)
    if c.bonus_kind == "tower":
        s.after(BonusTower(seat, c.bonus_type, c.bonus_value, c.bonus_discount))
    elif c.bonus_kind:
        s.after(BonusWork(seat, 0 if c.bonus_kind == "harvest" else 1, c.bonus_value, True))


def with_card(cards: tuple[tuple[int, ...], ...], kind: int, card: int) -> tuple[tuple[int, ...], ...]:
    """A player's cards with one more of a type."""
    return (*cards[:kind], (*cards[kind], card), *cards[kind + 1 :])


def immediate(s: Lorenzo, p: Player, c: Card) -> Goods:
    """What a card gives when taken; Santa Rita doubles wood, stone, coins and servants. L-82 A-11 A-23 A-24"""
    goods = c.gain
    if c.per:
        goods = merged(goods, times(c.per_gain, count_of(s, p, c.per, c.per_every)))
    if p.powers_.doubles:
        goods = tuple((r, n * 2 if r in p.powers_.doubles else n) for r, n in goods)
    return goods


@final
class BonusTower(Step[Lorenzo]):
    """Take a card without a family member: nothing is placed. L-36 to L-42; its card may bring another (L-40)."""

    def __init__(self, seat: int, type: int, value: int, discount: Goods) -> None:
        self.seat, self.type, self.value, self.discount = seat, type, value, discount

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        p = s.players[seat]
        for tower in range(len(TYPES)):
            bar = bar_to_tower(s, p, tower) if self.type in (ANY, tower) else WRONG_TYPE
            if bar is not None and not menu.explain:
                continue
            for space in range(FLOORS + tower * 4, FLOORS + tower * 4 + 4):
                self.offer_floor(s, p, space, bar, menu)
        menu.legal.append((DECLINE,))

    def offer_floor(self, s: Lorenzo, p: Player, space: int, bar: Refusal | None, menu: Menu) -> None:
        tower = (space - FLOORS) >> 2
        least = p.powers_.servants_for(s.tables.need[space] - self.value - p.powers_.tower[tower])
        if s.floor_card[space - FLOORS] < 0:
            menu.add((TAKE, space, least), NO_CARD)
            return
        spare = room(s, p, purse(s, p, tower), space, self.discount) if bar is None else -1
        if least <= spare:
            menu.legal.append((TAKE, space, least, spare, 1))
        elif menu.explain:
            why = WRONG_TYPE if bar is WRONG_TYPE else None
            why = why or why_not(s, p, space, least, spare, coloured=False, tower=bar, discount=self.discount)
            menu.barred.append(((TAKE, space, least), why))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == DECLINE:
            s.tell((LEFT, ALL, seat))
            return
        p = s.players[seat]
        spend_servants(s, seat, p, option[2])
        pay_toll(s, seat, p, (option[1] - FLOORS) >> 2)
        take_floor(s, seat, p, option[1], self.discount)
