"""Which floors can be reached, and what bars the others. Chapter 4, R-19 to R-22."""

from __future__ import annotations

from signoria.games.lorenzo.grammar import PLACE
from signoria.games.lorenzo.paying import bar_to_price, bar_to_toll, bonus_to, kind_of, purse, room
from signoria.games.lorenzo.refusals import (
    COST_SERVANTS,
    MILITARY,
    NO_CARD,
    OCCUPIED,
    OWN_COLOUR_TOWER,
    SIX_CARDS,
    VALUE,
)
from signoria.games.lorenzo.resources import ANY, FLOORS, MARKS_OF, MP, NEUTRAL, SERVANT, SPECIAL, TERRITORY, Goods
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.kernel.menu import Menu, Refusal


def bar_to_card(s: Lorenzo, p: Player, kind: int, *, free: bool) -> Refusal | None:
    """What bars a further card of a type: six of them (L-31; characters of Medici eight: R-40), the military points of
    the next territory (L-32; `free` of them: R-38). Special cards count and ask alike (HR-38)."""
    count, w = len(p.cards[kind]), p.powers_
    if count >= w.most[kind]:
        return SIX_CARDS
    if kind == TERRITORY and not free and not w.no_military_need and p.stock[MP] < s.tables.territory_need[count]:
        return MILITARY
    return None


def bar_to_tower(s: Lorenzo, p: Player, tower: int, kind: int) -> Refusal | None:
    """What bars a whole tower, in the special one a card of a kind: its type, then the toll (L-26)."""
    barred = bar_to_card(s, p, kind, free=False) if kind != ANY else None
    return bar_to_toll(s, p, tower) if barred is None else barred


def offer_floors(s: Lorenzo, seat: int, p: Player, members: list[int], values: list[int], menu: Menu) -> None:
    """Placements on floors, by place first, so that what bars a floor for every member is asked once. L-16 to L-34

    Members of other players bar nothing, an own coloured one bars coloured ones alone. H-4 H-6 H-7
    """
    explain = menu.explain
    legal = menu.legal
    need, per, gives = s.need_, p.powers_.per_servant, p.powers_.servant_value
    for tower in range(s.tables.towers):
        kind = tower if tower != SPECIAL else ANY
        barred = bar_to_tower(s, p, tower, kind)
        if barred is not None and not explain:
            continue
        plus = bonus_to(p, tower, kind)
        own = s.coloured[MARKS_OF[tower]] >> seat & 1
        have = purse(s, p, tower)
        first = FLOORS + tower * 4
        for space in range(first, first + 4):
            taken = bar_to_floor(s, p, space)
            if taken is not None and not explain:
                continue
            if tower == SPECIAL:
                kind = kind_of(s, space)
                barred, plus = bar_to_tower(s, p, tower, kind), bonus_to(p, tower, kind)
                if barred is not None and not explain:
                    continue
            spare = room(s, p, have, space, ()) if taken is None and barred is None else -1
            if spare < 0 and not explain:
                continue
            for member in members:
                short = need[space] - values[member] - plus
                least = -(-short // gives) * per if short > 0 else 0
                coloured = own and member < NEUTRAL
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
