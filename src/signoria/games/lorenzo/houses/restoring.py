"""What Houses adds to a packed state that comes in; see `restoring` of the game."""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.houses.state import NOBODY, House, Houses
from signoria.games.lorenzo.houses.tokens import DropTokens
from signoria.games.lorenzo.houses.view import beside
from signoria.games.lorenzo.powers import NO_FAMILY
from signoria.games.lorenzo.resources import TOKEN
from signoria.games.lorenzo.state import NO_TOWER, Lorenzo
from signoria.kernel.restoring import need, numbers, once, tuples, whole, within

MOST_STORED: Final = 9999
MOST_BID: Final = 1000


def house(s: Lorenzo, seat: int, who: str) -> None:
    """What a player has by Houses; nothing in a game without it."""
    p = s.players[seat]
    h, numbers_ = p.house, s.tables.houses
    need((type(h) is House) if numbers_ else h is None, f"{who}: house is what Houses adds, where it is played")
    if h is None or numbers_ is None:
        return
    families, faces = numbers_.families, len(numbers_.tokens)
    family = families[h.family] if whole(h.family, 0, len(families) - 1) else None
    need(family is not None or h.family == NO_FAMILY, f"{who}: there is no such family")
    within(h, {"bid": (0, MOST_BID), "steps": (0, 7), "sets": (0, 4), "awake": (0, 31)}, who)
    numbers(h.tokens, tuple, -1, 0, faces - 1, f"{who}: tokens")
    choosing = any(type(step) is DropTokens and step.seat == seat for step in s.agenda)
    need(choosing or list(h.tokens) == sorted(h.tokens), f"{who}: tokens lie in the order of their faces")
    need(p.stock[TOKEN] == len(h.tokens), f"{who}: the stock counts the tokens")
    tuples(h.held, 2, f"{who}: held", len(s.tables.cards))
    once([card for card, _ in h.held], f"{who}: a card with a token")
    holding = {card for cards in p.cards for card in cards if s.tables.cards[card].holds}
    fits = all(card in holding and 0 <= face < faces for card, face in h.held)
    need(fits, f"{who}: tokens lie on own cards that hold one")
    numbers(h.stored, tuple, 2, 0, MOST_STORED, f"{who}: stored")
    need(whole(h.shown, 0, (1 << len(s.tables.leaders)) - 1), f"{who}: shown is a mask of leaders")
    own = sum(1 << leader for leader in (*p.hand, *p.played, *p.discarded))
    need(not h.shown & ~own, f"{who}: the leaders shown are his own")
    idle = family is None or not family.stores
    need(h.stored == (0, 0) or not idle, f"{who}: only the house that stores has a store")
    need(not h.steps or bool(family and family.steps), f"{who}: only the house with faith tiles takes them")
    need(not h.awake or bool(family and family.tokens), f"{who}: only the house with tokens of its own turns them")
    need(not h.sets or bool(family and family.sets), f"{who}: only the house rewarded for sets counts them")


def shapes(s: Lorenzo) -> None:
    """Of the common part: how long each column is, and what its numbers can be."""
    t, table = s.tables, s.houses
    if table is None or t.houses is None:
        return
    for name in ("supply", "used", "aside"):
        numbers(getattr(table, name), tuple, len(t.houses.tokens), 0, 99, name)
    need(whole(table.pile, 0, (1 << len(t.leaders)) - 1), "pile is a mask of leaders")
    numbers(table.thrown, tuple, -1, 0, len(t.cards) - 1, "thrown", len(t.cards))
    tuples(table.lots, 4, "lots", MOST_BID, s.seats)
    need(len(table.beside) == len(table.lots), "beside has a row for each lot")
    for leaders in table.beside:
        numbers(leaders, tuple, -1, 0, len(t.leaders) - 1, "leaders beside a family", 2)


def houses(s: Lorenzo) -> None:
    """What each player has; then each token, leader, family and disc is in one place. After `shapes`."""
    for seat in range(s.seats):
        house(s, seat, f"player {seat}")
    t, table = s.tables, s.houses
    if table is None or t.houses is None:
        return
    _tokens(s, table)
    now = all(aside <= used for aside, used in zip(table.aside, table.used, strict=True))
    need(now, "tokens aside are among the used ones")
    held = [x for p in s.players for x in (*p.hand, *p.played, *p.discarded)]
    held += [x for packet in s.packets for x in packet]
    held += [*beside(s), *(x for x in range(len(t.leaders)) if table.pile >> x & 1)]
    once(held, "leader")
    need(set(held) <= set(t.leaders_dealt), "a leader is in play that this match is played without")
    need(not any(t.cards[card].special for card in table.thrown), "special cards leave the game: HR-11")
    need(table.adjusted != NO_TOWER or s.round <= 1, "the adjustment tile lies on a tower")
    families = [p.house.family for p in s.players if p.house and p.house.family != NO_FAMILY]
    once(families, "family")
    for family, tile, seat, bid in table.lots:
        fits = family in t.houses.offered and tile in t.houses.lots_offered and NOBODY <= seat < s.seats and bid >= 0
        need(fits, "a lot has a family, an auction tile, a seat or nobody, and a bid")
    once([lot[0] for lot in table.lots], "family")
    once([lot[2] for lot in table.lots if lot[2] != NOBODY], "disc")


def _tokens(s: Lorenzo, table: Houses) -> None:
    """Each token is in one place."""
    assert s.tables.houses is not None
    for face, kind in enumerate(s.tables.houses.tokens):
        there = table.supply[face] + table.used[face]
        for p in s.players:
            if p.house is not None:
                there += p.house.tokens.count(face) + sum(1 for _, x in p.house.held if x == face)
        whole_set = kind.n if s.tables.houses.tower else 0
        need(there == whole_set, f"there are {whole_set} tokens {kind.key}, not {there}")


def activations(x: object, s: Lorenzo) -> bool:
    """Cards that activate others, each with those that it has activated and, in complement, that set it going. HR-29"""
    most = len(s.tables.cards)
    if type(x) is not tuple or len(x) > 20:
        return False
    return all(
        type(row) is tuple and 0 < len(row) <= 6 and row[0] >= 0 and all(whole(card, -most, most - 1) for card in row)
        for row in x
    )
