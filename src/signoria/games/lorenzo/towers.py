"""Towers and the bonus actions that take a card. Chapters 4 and 5.

A tower placement (L-88): servants, checks, toll, floor bonus, price, card, immediate effects, bonus action.
"""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.floors import bar_to_card, bar_to_tower, why_not
from signoria.games.lorenzo.gains import (
    LoseOne,
    Privileges,
    TakeOrLeave,
    count_of,
    gain,
    gain_all,
    give,
    may_be_left,
    merged,
    times,
)
from signoria.games.lorenzo.grammar import CARD_TAKEN, DECLINE, LEFT, PAID, PAY, TAKE, TOLL_PAID
from signoria.games.lorenzo.houses.effects import special_card_taken
from signoria.games.lorenzo.houses.families import card_joins_family, store
from signoria.games.lorenzo.houses.grammar import CARD_TAKEN_BACK, PAY_MORE, TAKE_BACK, TOLL_REPLACED, TOLL_WITH
from signoria.games.lorenzo.houses.lasting import AREA_OF
from signoria.games.lorenzo.houses.tokens import GiveTokens
from signoria.games.lorenzo.kinds import of_card, of_space
from signoria.games.lorenzo.leaders import PlayFree
from signoria.games.lorenzo.paying import (
    ANYONE,
    bonus_to,
    kind_of,
    most_for_toll,
    payable,
    printed_bonus,
    purse,
    room,
    toll,
)
from signoria.games.lorenzo.pieces import Card
from signoria.games.lorenzo.powers import spent
from signoria.games.lorenzo.refusals import NO_CARD, OTHER_TYPE, WRONG_TYPE
from signoria.games.lorenzo.resources import (
    ANY,
    BUILDING,
    COIN,
    FLOORS,
    FP,
    MARKS_OF,
    NEUTRAL,
    SERVANT,
    Goods,
    Payment,
)  # fmt: skip
from signoria.games.lorenzo.state import Lorenzo, Player, houses_of, read_houses, refresh
from signoria.games.lorenzo.work import BonusWork, spend_servants
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step


def place_on_floor(s: Lorenzo, seat: int, member: int, space: int) -> None:
    """The member stands; servants have been spent. Toll, then the floor's bonus, then the card."""
    p = s.players[seat]
    tower = (space - FLOORS) >> 2
    due = toll(s, p, tower)
    s.coloured[MARKS_OF[tower]] |= ANYONE if member >= NEUTRAL else ANYONE | 1 << seat
    enter(s, seat, p, space, due, ())


def enter(s: Lorenzo, seat: int, p: Player, space: int, due: int, discount: Goods) -> None:
    """The toll before anything is gained (L-26); asks where servants may stand for some of its coins (HR-36)."""
    least, most = 0, 0
    if due and COIN in p.powers_.replaceable:
        least, most = max(0, due - p.stock[COIN]), most_for_toll(s, p, space, due, discount)
    if least < most:
        s.after(PayToll(seat, space, due, discount))
    else:
        pay_toll(s, seat, p, due, least)
        take_floor(s, seat, p, space, discount)


def pay_toll(s: Lorenzo, seat: int, p: Player, due: int, servants: int) -> None:
    """Coins, and so many servants in the place of some. L-26 HR-36"""
    if due > servants:
        p.stock[COIN] -= due - servants
        s.tell((TOLL_PAID, ALL, seat, due - servants))
    if servants:
        p.stock[SERVANT] -= servants
        s.tell((TOLL_REPLACED, ALL, seat, servants))


@final
class PayToll(Step[Lorenzo]):
    """Paracelso: how many servants stand for coins of the toll. HR-36"""

    def __init__(self, seat: int, space: int, due: int, discount: Goods) -> None:
        self.seat, self.space, self.due, self.discount = seat, space, due, discount

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        p = s.players[seat]
        least = max(0, self.due - p.stock[COIN])
        menu.amount((TOLL_WITH,), least, most_for_toll(s, p, self.space, self.due, self.discount))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        pay_toll(s, seat, p, self.due, option[1])
        take_floor(s, seat, p, self.space, self.discount)


def take_floor(s: Lorenzo, seat: int, p: Player, space: int, discount: Goods) -> None:
    """The floor's bonus, then the price. L-28 A-5 H-16; it may be left (T-1) where the card can be paid without it."""
    bonus = printed_bonus(s, p, space)
    if bonus:
        bundles = ((of_space(space), bonus),)
        if may_be_left(s, p, bundles) and payable(s, p, space, discount):
            gain_all(s, seat, bundles)
        else:
            give(s, seat, bundles)
        if s.fresh:  # whether to take it, a privilege, or a choice of loss, is settled before the price
            s.after(Buy(seat, space, discount))
            return
    buy(s, seat, p, space, discount)


def buy(s: Lorenzo, seat: int, p: Player, space: int, discount: Goods) -> None:
    """Pay for the card; asks only where there is a choice. L-30, ruling T-4"""
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
            menu.legal.append(as_option(w))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        for w in payable(s, p, self.space, self.discount):
            if as_option(w) == option:
                pay(s, seat, p, self.space, w)
                return


def as_option(w: Payment) -> Option:
    """The answer that pays so."""
    return (PAY_MORE, *w[:5], w[6], w[7]) if w[6] or w[7] else (PAY, *w[:5])


def pay(s: Lorenzo, seat: int, p: Player, space: int, way: Payment) -> None:
    """Spend the price and take the card. L-29; what Da Montefeltro pay for a building stays on their tile (R-34)."""
    for resource in range(5):
        p.stock[resource] -= way[resource]
    p.stock[FP] -= way[6]
    if s.events is not None and any(spent(way)):
        s.tell((PAID, ALL, seat, spent(way)))
    if p.powers_.stores and kind_of(s, space) == BUILDING:
        store(s, seat, p, way)
    if way[7]:
        s.then([GiveTokens(seat, way[7]), TakeCard(seat, space - FLOORS)])
    else:
        take_card(s, seat, p, space - FLOORS)


@final
class TakeCard(Step[Lorenzo]):
    """The card, once the tokens that it costs are given. R-16"""

    def __init__(self, seat: int, floor: int) -> None:
        self.seat, self.floor = seat, floor

    def act(self, s: Lorenzo) -> None:
        take_card(s, self.seat, s.players[self.seat], self.floor)


def take_card(s: Lorenzo, seat: int, p: Player, floor: int) -> None:
    """The card goes from its floor to the own board. L-31"""
    card = s.floor_card[floor]
    s.floor_card[floor] = -1
    s.taken[floor] = card
    own_card(s, seat, p, card)


def own_card(s: Lorenzo, seat: int, p: Player, card: int) -> None:
    """A card comes to the own board; its immediate effect comes at once, its lasting one after. L-33 L-43 A-9

    Then what leaders and the family give for a card of its type (R-28 R-32 R-40 R-41), then its bonus action.
    HR-12 HR-53
    """
    c = s.tables.cards[card]
    p.cards = with_card(p.cards, c.type, card)
    s.tell((CARD_TAKEN, ALL, seat, card))
    if c.gain or c.per:
        gain_all(s, seat, ((of_card(card), immediate(s, p, c)),))
    if c.permanent_kind:
        refresh(s, seat)
    for source, goods in p.powers_.on_take[c.type]:
        gain(s, seat, source, goods)
    if p.house is not None:
        card_joins_family(s, seat, p, card)
        s.fresh.sort(key=_place_in_order)
    if c.special:
        special_card_taken(s, seat, p, card)
    if c.takes_back:
        s.after(TakeBack(seat, c.takes_back))
    if c.bonus_kind == "tower":
        s.after(BonusTower(seat, c.bonus_type, c.bonus_value, c.bonus_discount))
    elif c.bonus_kind:
        s.after(BonusWork(seat, AREA_OF[c.bonus_kind], c.bonus_value, True))


def _place_in_order(step: Step[Lorenzo]) -> int:
    """What a card sets going: questions about its gains, privileges, leaders played, the rest. HR-12"""
    if isinstance(step, (TakeOrLeave, LoseOne)):
        return 0
    return 1 if isinstance(step, Privileges) else 2 if isinstance(step, PlayFree) else 3


def with_card(cards: tuple[tuple[int, ...], ...], kind: int, card: int) -> tuple[tuple[int, ...], ...]:
    """A player's cards with one more of a type."""
    return (*cards[:kind], (*cards[kind], card), *cards[kind + 1 :])


def immediate(s: Lorenzo, p: Player, c: Card) -> Goods:
    """What a card gives when taken; Santa Rita doubles wood, stone, coins and servants. L-82 A-11 A-23 A-24
    HR-15"""
    goods = c.gain
    if c.per:
        goods = merged(goods, times(c.per_gain, count_of(p, c.per, c.per_every)))
    if p.powers_.doubles:
        goods = tuple((r, n * 2 if r in p.powers_.doubles else n) for r, n in goods)
    return goods


@final
class BonusTower(Step[Lorenzo]):
    """Take a card without a family member: nothing is placed. L-36 to L-42; its card may bring another (L-40).
    Special cards count by their type. HR-6"""

    def __init__(self, seat: int, type: int, value: int, discount: Goods) -> None:
        self.seat, self.type, self.value, self.discount = seat, type, value, discount

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        p = s.players[seat]
        for tower in range(s.tables.towers):
            for space in range(FLOORS + tower * 4, FLOORS + tower * 4 + 4):
                kind = kind_of(s, space)
                bar = bar_to_tower(s, p, tower, kind) if self.type in (ANY, kind) else WRONG_TYPE
                if bar is None or menu.explain:
                    self.offer_floor(s, p, space, bar, menu)
        menu.legal.append((DECLINE,))

    def offer_floor(self, s: Lorenzo, p: Player, space: int, bar: Refusal | None, menu: Menu) -> None:
        tower = (space - FLOORS) >> 2
        least = p.powers_.servants_for(s.need_[space] - self.value - bonus_to(p, tower, kind_of(s, space)))
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
        enter(s, seat, p, option[1], toll(s, p, (option[1] - FLOORS) >> 2), self.discount)


@final
class TakeBack(Step[Lorenzo]):
    """A card that was discarded, without price and army; never a special one. Cards 130 and 132: R-24 HR-46"""

    def __init__(self, seat: int, types: tuple[int, ...]) -> None:
        self.seat, self.types = seat, types

    def asks(self, s: Lorenzo) -> int:
        p = s.players[self.seat]
        return 1 << self.seat if any(self.bar(s, p, card) is None for card in read_houses(s).thrown) else 0

    def bar(self, s: Lorenzo, p: Player, card: int) -> Refusal | None:
        """A type that the card does not name (R-24), or no room for one more of it (L-31)."""
        kind = s.tables.cards[card].type
        return bar_to_card(s, p, kind, free=True) if kind in self.types else OTHER_TYPE

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        p = s.players[seat]
        for card in read_houses(s).thrown:
            menu.add((TAKE_BACK, card), self.bar(s, p, card))
        menu.legal.append((DECLINE,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == DECLINE:
            s.tell((LEFT, ALL, seat))
            return
        houses = houses_of(s)
        houses.thrown = tuple(card for card in houses.thrown if card != option[1])
        s.tell((CARD_TAKEN_BACK, ALL, seat, option[1]))
        own_card(s, seat, s.players[seat], option[1])
