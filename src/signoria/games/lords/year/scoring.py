"""The score: personal gold and navigation cards. 6.4.1"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import money
from signoria.games.lords.people import allies
from signoria.games.lords.state import Lords

SOURCES: Final = (
    ("chest", "6.4.1"), ("ransoms", "5.8.11.b4"), ("purse", "6.4.1"), ("navigation", "6.1.6.b2"),
)  # fmt: skip


def sheet_of(s: Lords, seat: int) -> tuple[int, ...]:
    """Au by source: chest, ransoms, gold under the player's own leader, navigation cards. 6.1.5 6.1.6.b2
    6.4.1"""
    p = s.players[seat]
    known = p.navigation.bit_count() * s.tables.discovery.worth
    chest = s.gold[money.chest(seat)] + s.gold[money.bid(seat)] + s.gold[money.escrow(seat)]
    return chest, s.gold[money.vault(seat)], s.gold[money.purse(p.lord)], known


def places_of(s: Lords) -> list[int]:
    """By seat, its place: gold, then navigation cards, then allies; equals share it; who is out comes last. 6.4.1"""
    keys = []
    for seat, p in enumerate(s.players):
        keys.append((not p.out, sum(sheet_of(s, seat)), p.navigation.bit_count(), len(allies(s, seat))))
    return [1 + sum(other > key for other in keys) for key in keys]
