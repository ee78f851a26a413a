"""What Houses keeps secret: the faces of tokens in hand (R-15), leaders in hand and in the pile (U-10).

How many tokens and leaders a player holds, which tokens were used or paid, and leaders that lay open beside a family
(R-13) are known to all.
"""

from __future__ import annotations

import random

from signoria.games.lorenzo.houses.state import HIDDEN
from signoria.games.lorenzo.resources import TOKEN
from signoria.games.lorenzo.state import (
    UNKNOWN,
    Lorenzo,
    Player,
    house_of,
    houses_of,
    numbers_of,
    read_house,
    read_houses,
)


def beside(s: Lorenzo) -> set[int]:
    """Leaders that lie open beside a family that nobody has yet. R-13"""
    if s.houses is None:
        return set()
    taken = {p.house.family for p in s.players if p.house}
    lots = zip(s.houses.lots, s.houses.beside, strict=False)
    return {leader for lot, leaders in lots if lot[0] not in taken for leader in leaders}


def in_sight(s: Lorenzo, seat: int | None) -> set[int]:
    """Leaders whose place a viewer knows now; a masked state says the same as the whole one."""
    known = {
        x for i, p in enumerate(s.players) for x in (*p.played, *p.discarded, *(p.hand if i == seat else open_hand(p)))
    }
    if seat is not None:
        known.update(x for packet in s.seen[seat] for x in packet)
    return known | beside(s)


def open_hand(p: Player) -> tuple[int, ...]:
    """Leaders in hand that all have seen. R-13"""
    return tuple(x for x in p.hand if x != UNKNOWN and p.house is not None and p.house.shown >> x & 1)


def undrafted(s: Lorenzo) -> set[int]:
    """Leaders that all know to have come from the pile: they lie or lay open beside a family. R-13"""
    shown = 0
    for p in s.players:
        shown |= p.house.shown if p.house else 0
    return beside(s) | {leader for leader in range(len(s.tables.leaders)) if shown >> leader & 1}


def mask_houses(t: Lorenzo, seat: int | None) -> None:
    """On a copy, in place: others' tokens face down, and in supply and pile all that the viewer does not see."""
    if t.houses is None:
        return
    for i, p in enumerate(t.players):
        if i != seat:
            house_of(p).tokens = (HIDDEN,) * p.stock[TOKEN]
    table = houses_of(t)
    table.supply = unseen_tokens(t)
    if table.pile:
        known = in_sight(t, seat)
        table.pile = sum(1 << x for x in t.tables.leaders_dealt if x not in known)


def unseen_tokens(s: Lorenzo) -> tuple[int, ...]:
    """By face: tokens that lie neither open nor in a hand that shows them."""
    table, facts = read_houses(s), numbers_of(s)
    if not facts.tower:
        return table.supply
    left = [face.n - used for face, used in zip(facts.tokens, table.used, strict=True)]
    for house in map(read_house, s.players):
        for face in (*house.tokens, *(face for _, face in house.held)):
            if face != HIDDEN:
                left[face] -= 1
    return tuple(left)


def imagine_houses(s: Lorenzo, rng: random.Random) -> None:
    """Deal what the viewer does not see: tokens to hands and supply, leaders to hands and pile."""
    if s.houses is None:
        return
    unseen = [face for face, n in enumerate(s.houses.supply) for _ in range(n)]
    rng.shuffle(unseen)
    for p in s.players:
        tokens = read_house(p).tokens
        if HIDDEN in tokens:
            house_of(p).tokens = tuple(sorted(unseen.pop() for _ in tokens))
    table = houses_of(s)
    table.supply = tuple(unseen.count(face) for face in range(len(table.supply)))
    if table.pile or any(UNKNOWN in p.hand for p in s.players):
        _deal_leaders(s, rng)


def _deal_leaders(s: Lorenzo, rng: random.Random) -> None:
    """Drawn leaders that are still hidden in hands; what is left is the pile."""
    held = {x for p in s.players for x in (*p.hand, *p.played, *p.discarded)} | beside(s)
    held.update(x for packet in s.packets for x in packet)
    free = [x for x in s.tables.leaders_dealt if x not in held]
    rng.shuffle(free)
    for p in s.players:
        p.hand = tuple(free.pop() if x == UNKNOWN else x for x in p.hand)
    houses_of(s).pile = sum(1 << x for x in free)
