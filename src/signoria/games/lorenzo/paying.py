"""What a card on a floor costs, and what there is to pay it with: toll, floor bonus, price. Chapters 4 and 5.

The toll comes first and is never helped by the floor's bonus (L-26); the bonus helps to pay the card (L-28). Under
Paracelso servants may stand for wood, stone and coins in both; coins for the toll first leaves most of them (HR-36).
"""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.gains import cut
from signoria.games.lorenzo.grammar import TAKE
from signoria.games.lorenzo.houses.tokens import tokens_left
from signoria.games.lorenzo.powers import can_pay, left_servants, replaced
from signoria.games.lorenzo.refusals import TOLL
from signoria.games.lorenzo.resources import (
    ANY,
    COIN,
    FLOORS,
    FP,
    MARKS_OF,
    MP,
    PRIV,
    SERVANT,
    SPECIAL,
    SPECIAL_FLOORS,
    TOKEN,
    Goods,
    Payment,
)
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.kernel.menu import Option, Refusal

ANYONE: Final = 65536  # 1 << 16: bit of `Lorenzo.coloured`: some family member stands in the tower, of whatever colour


def toll(s: Lorenzo, p: Player, tower: int) -> int:
    """Coins due for entering: any member there makes the tower occupied. L-25 L-38 L-81 A-25 A-26, R-20 HR-7 H-5"""
    if (
        not s.coloured[MARKS_OF[tower]] & ANYONE
        or p.powers_.no_toll
        or (tower == SPECIAL and p.powers_.no_special_toll)
    ):
        return 0
    return s.tables.toll


def kind_of(s: Lorenzo, space: int) -> int:
    """The type of the card on a floor: its tower's, in the special tower its own (R-19); ANY where none lies there."""
    if space < SPECIAL_FLOORS:
        return (space - FLOORS) >> 2
    card = s.floor_card[space - FLOORS]
    return s.tables.cards[card].type if card >= 0 else ANY


def bonus_to(p: Player, tower: int, kind: int) -> int:
    """What cards and tiles add to an action that takes a card of a kind from a tower. L-20 L-70 R-22 U-12 HR-5"""
    w = p.powers_
    return w.tower[kind] if tower != SPECIAL else w.special_tower + (w.tower[kind] if kind != ANY else 0)


def printed_bonus(s: Lorenzo, p: Player, space: int) -> Goods:
    """The floor's bonus; none for the owner of the Preacher. L-23 L-34 HR-8"""
    return () if p.powers_.no_floor_bonus else s.tables.gain[space]


def floor_bonus(s: Lorenzo, p: Player, space: int) -> Goods:
    """What the floor itself gives this player. L-28"""
    bonus = printed_bonus(s, p, space)
    return cut(p, bonus) if bonus else ()


def purse(s: Lorenzo, p: Player, tower: int) -> list[int]:
    """What the cards of a tower can be paid with, floor bonuses apart: the stock less the toll. By resource. L-26"""
    have = p.stock[:]
    have[COIN] -= toll(s, p, tower)
    if have[COIN] < 0 and COIN in p.powers_.replaceable:
        have[SERVANT], have[COIN] = have[SERVANT] + have[COIN], 0
    return have


def bar_to_toll(s: Lorenzo, p: Player, tower: int) -> Refusal | None:
    """The toll must be there, in coins or, with Paracelso, in servants. L-26 HR-36"""
    due = toll(s, p, tower) - p.stock[COIN]
    return TOLL if due > 0 and (COIN not in p.powers_.replaceable or due > p.stock[SERVANT]) else None


def with_bonus(s: Lorenzo, p: Player, have: list[int], space: int) -> list[int]:
    """The same with the floor's bonus, which helps to pay. L-28"""
    more = have[:]
    for resource, amount in floor_bonus(s, p, space):
        if resource < PRIV:
            more[resource] += amount
        elif resource == TOKEN:  # drawn before the price is paid: H-17
            more[TOKEN] += min(amount, tokens_left(s))
    return more


def room(s: Lorenzo, p: Player, have: list[int], space: int, discount: Goods) -> int:
    """Most servants that can be spent on the value when this floor's card is to be paid too; -1: it cannot. L-29"""
    most = have[3]
    if s.tables.gain[space]:
        have = with_bonus(s, p, have, space)
    best, replaceable = -1, p.powers_.replaceable
    for w in p.powers_.payments(s.tables, s.floor_card[space - FLOORS], discount):
        if replaceable:
            best = max(best, left_servants(w, replaceable, have))
        elif have[3] - w[3] > best and can_pay(w, have):
            best = have[3] - w[3]
    return best if best < most else most


def shortage(s: Lorenzo, p: Player, space: int, discount: Goods) -> Goods:
    """What is short for the payment that lacks least."""
    have = with_bonus(s, p, purse(s, p, (space - FLOORS) >> 2), space)
    least: Goods = ()
    for w in p.powers_.payments(s.tables, s.floor_card[space - FLOORS], discount):
        wanted = [*enumerate(w[:4]), (MP, w[5]), (FP, w[6])] + ([(TOKEN, w[7])] if w[7] else [])
        short, spare = [], max(0, have[SERVANT] - w[SERVANT])
        for i, n in wanted:
            lack = n - have[i]
            if lack > 0 and i in p.powers_.replaceable:
                spare -= (stand_in := min(lack, spare))
                lack -= stand_in
            if lack > 0:
                short.append((i, lack))
        if not least or sum(n for _, n in short) < sum(n for _, n in least):
            least = tuple(short)
    return least


def missing(s: Lorenzo, seat: int, option: Option) -> tuple[object, ...]:
    """The shortage of a barred candidate, for the words of COST and MILITARY_COST."""
    step = s.agenda[-1]
    space = option[1] if option[0] == TAKE else option[2]
    discount = getattr(step, "discount", ()) if option[0] == TAKE else ()
    return (shortage(s, s.players[seat], space, discount),)


COST: Final = Refusal("L-29", "cost", ("goods",), missing)
MILITARY_COST: Final = Refusal("L-30", "military-cost", ("goods",), missing)


def bar_to_price(s: Lorenzo, p: Player, space: int, discount: Goods) -> Refusal:
    """Why a card that cannot be paid cannot: military points that must be owned (L-30), or things to pay (L-29)."""
    return MILITARY_COST if all(r == MP for r, _ in shortage(s, p, space, discount)) else COST


def payable(s: Lorenzo, p: Player, space: int, discount: Goods) -> list[Payment]:
    """The payments that the stock, as it is now, can make. L-29 L-30, with servants in place of other things HR-36"""
    ways = p.powers_.payments(s.tables, s.floor_card[space - FLOORS], discount)
    replaceable = p.powers_.replaceable
    if replaceable:
        return list(dict.fromkeys(way for w in ways for way in replaced(w, replaceable, p.stock)))
    return [w for w in ways if can_pay(w, p.stock)]


def most_for_toll(s: Lorenzo, p: Player, space: int, due: int, discount: Goods) -> int:
    """Most of the toll that may be paid in servants, so that the rest, and then the card, can be paid too. HR-36"""
    have, most = p.stock[:], -1
    have[COIN] -= due
    for servants in range(due + 1):
        if have[COIN] >= 0 and have[SERVANT] >= 0 and room(s, p, have, space, discount) >= 0:
            most = servants
        have[COIN] += 1
        have[SERVANT] -= 1
    return most
