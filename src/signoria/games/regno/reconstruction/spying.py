"""Espionage 1: a look at an Order that lies face down. R5.3, 11.1.t1.r8, C98"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.ids import ESPIONAGE
from signoria.games.regno.kinds import NUMBER, ORDER
from signoria.games.regno.realm.territory import provinces_of
from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

SPY: Final = 455
SPIED: Final = 455
SEEN: Final = 456
VERBS: Final = (Signature(SPY, "spy", ("other", SEAT), ("card", NUMBER), quiet=True),)
EVENTS: Final = (
    Signature(SPIED, "spied", ("seat", SEAT), ("other", SEAT)),
    Signature(SEEN, "seen", ("other", SEAT), ("order", ORDER)),
)
FREE: Final = frozenset({SPY})

NO_SPIES: Final = Refusal("11.1.t1.r8", "no-spies")
SPIED_ALREADY: Final = Refusal("11.1.t1.r8", "spied-already")
NOT_BORDERING: Final = Refusal("R5.3", "not-bordering")
REVEALED: Final = Refusal("C98", "nothing-to-spy")


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """One card of a bordering player that still lies face down, once a year. R5.3"""
    if not menu.explain and (s.realms[seat].tech[ESPIONAGE] < 1 or s.realms[seat].spied == s.year):
        return
    for other in range(s.seats):
        if other != seat and not s.realms[other].out:
            realm = s.realms[other]
            for card in range(1, len(realm.program) + len(realm.plan) + 1):
                menu.add((SPY, other, card), refusal(s, seat, other, card))


def refusal(s: Regno, seat: int, other: int, card: int) -> Refusal | None:
    """Why a seat may not look at a card of another: those of this season come first, then by the long plan those of
    later seasons. R5.3 R5.9 11.1.t1.r8 C98"""
    if s.realms[seat].tech[ESPIONAGE] < 1:
        return NO_SPIES
    if s.realms[seat].spied == s.year:
        return SPIED_ALREADY
    if s.realms[other].revealed and card <= len(s.realms[other].program):
        return REVEALED
    return None if borders(s, seat, other) else NOT_BORDERING


def borders(s: Regno, a: int, b: int) -> bool:
    """Do provinces of two realms border on each other? R1.6"""
    theirs = provinces_of(s, b)
    return any(s.tables.atlas.bordering(p, q) for p in provinces_of(s, a) for q in theirs)


def take_free(s: Regno, seat: int, option: Option) -> None:
    """Only who looks learns the Order. R5.2 R5.3"""
    other, card = option[1], option[2]
    realm = s.realms[other]
    order = (*realm.program, *realm.plan)[card - 1]
    season = s.round + (card - 1) // s.tables.reconstruction["orders"]["per_season"]
    s.realms[seat].spied = s.year
    s.realms[seat].seen = ((season, other, order),)
    s.barrier += 1
    s.tell((SPIED, ALL, seat, other))
    s.tell((SEEN, 1 << seat, other, order))
