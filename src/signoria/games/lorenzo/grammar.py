"""Lorenzo's verbs and events: codes for the rules, text forms for files and wires. Words stand in words/*.ftl."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from signoria.games.lorenzo.houses.grammar import house_events, house_verbs
from signoria.games.lorenzo.kinds import (
    AREA,
    BONUS_TILE,
    CARD,
    CONVERSION,
    GOODS,
    KINDS,
    LEADER,
    MEMBER,
    PRIVILEGE_KIND,
    RESOURCE,
    SEATS,
    SOURCE,
    SPACE,
    TILE,
    TILES,
)
from signoria.kernel.verbs import NUMBER, SEAT, Grammar, Signature

# verbs; the AMOUNT bit (512) marks those that end in a number of servants
PLACE: Final = 514
TAKE: Final = 515
WORK: Final = 516
PAY: Final = 4
DECLINE: Final = 5
ACCEPT: Final = 6
CONVERT: Final = 7
SKIP: Final = 8
PRIVILEGE: Final = 9
LOSE: Final = 10
SUPPORT: Final = 11
REFUSE: Final = 12
PLAY: Final = 13
DISCARD: Final = 14
USE: Final = 15
COPY: Final = 16
RAISE: Final = 17
KEEP: Final = 18
CHOOSE_TILE: Final = 19
PASS: Final = 20
END_TURN: Final = 21

# events
ROUND_BEGAN: Final = 1
PLACED: Final = 2
TOLL_PAID: Final = 3
PAID: Final = 4
CARD_TAKEN: Final = 5
GAINED: Final = 6
WORKED: Final = 7
CONVERTED: Final = 8
LEFT: Final = 9  # a gain or a bonus action declined
SUPPORTED: Final = 10
EXCOMMUNICATED: Final = 11
LEADER_PLAYED: Final = 12
LEADER_DISCARDED: Final = 13
LEADER_USED: Final = 14
LEADER_COPIED: Final = 15
MEMBER_RAISED: Final = 16
LEADER_KEPT: Final = 17
TILE_CHOSEN: Final = 18
PASSED: Final = 19
ORDER_SET: Final = 20
TURN_SKIPPED: Final = 21
LEADERS_DEALT: Final = 22
SCORED: Final = 23
TILES_DRAWN: Final = 24
SERVANTS_SPENT: Final = 25  # on a bonus action; a placement tells its own


def _verbs() -> Iterable[Signature]:
    servants = ("servants", NUMBER)
    yield Signature(PLACE, "place", ("member", MEMBER), ("space", SPACE), servants)
    yield Signature(TAKE, "take", ("space", SPACE), servants)
    yield Signature(WORK, "work", servants)
    amounts = ("wood", "stone", "coin", "servant", "mp")
    yield Signature(PAY, "pay", *((r, NUMBER) for r in amounts))
    yield Signature(DECLINE, "decline")
    yield Signature(ACCEPT, "accept")
    yield Signature(CONVERT, "convert", ("conversion", CONVERSION))
    yield Signature(SKIP, "skip", quiet=True)
    yield Signature(PRIVILEGE, "privilege", ("privilege", PRIVILEGE_KIND))
    yield Signature(LOSE, "lose", ("resource", RESOURCE))
    yield Signature(SUPPORT, "support")
    yield Signature(REFUSE, "refuse")
    for code, name in ((PLAY, "play"), (DISCARD, "discard"), (USE, "use"), (COPY, "copy"), (KEEP, "keep")):
        yield Signature(code, name, ("leader", LEADER))
    yield Signature(RAISE, "raise", ("member", MEMBER))
    yield Signature(CHOOSE_TILE, "tile", ("bonus_tile", BONUS_TILE))
    yield Signature(PASS, "pass")
    yield Signature(END_TURN, "end-turn", quiet=True)


def _events() -> Iterable[Signature]:
    seat, card, leader = ("seat", SEAT), ("card", CARD), ("leader", LEADER)
    yield Signature(
        ROUND_BEGAN, "round-began", ("round", NUMBER), ("white", NUMBER), ("black", NUMBER), ("orange", NUMBER)
    )
    yield Signature(
        PLACED, "placed", seat, ("member", MEMBER), ("space", SPACE), ("value", NUMBER), ("servants", NUMBER)
    )
    yield Signature(TOLL_PAID, "toll-paid", seat, ("coins", NUMBER))
    yield Signature(PAID, "paid", seat, ("goods", GOODS))
    yield Signature(CARD_TAKEN, "card-taken", seat, card)
    yield Signature(GAINED, "gained", seat, ("source", SOURCE), ("goods", GOODS))
    yield Signature(WORKED, "worked", seat, ("area", AREA), ("value", NUMBER))
    yield Signature(CONVERTED, "converted", seat, ("conversion", CONVERSION))
    yield Signature(LEFT, "left", seat)
    yield Signature(SUPPORTED, "supported", seat, ("faith", NUMBER), ("points", NUMBER))
    yield Signature(EXCOMMUNICATED, "excommunicated", seat, ("tile", TILE))
    yield Signature(LEADER_PLAYED, "leader-played", seat, leader)
    yield Signature(LEADER_DISCARDED, "leader-discarded", seat, leader)
    yield Signature(LEADER_USED, "leader-used", seat, leader)
    yield Signature(LEADER_COPIED, "leader-copied", seat, leader)
    yield Signature(MEMBER_RAISED, "member-raised", seat, ("member", MEMBER), ("value", NUMBER))
    yield Signature(LEADER_KEPT, "leader-kept", seat, leader)
    yield Signature(TILE_CHOSEN, "tile-chosen", seat, ("bonus_tile", BONUS_TILE))
    yield Signature(PASSED, "passed", seat)
    yield Signature(ORDER_SET, "order-set", ("order", SEATS))
    yield Signature(TURN_SKIPPED, "turn-skipped", seat)
    yield Signature(LEADERS_DEALT, "leaders-dealt", ("count", NUMBER))
    yield Signature(SCORED, "scored", seat, ("points", NUMBER))
    yield Signature(TILES_DRAWN, "tiles-drawn", ("tiles", TILES))
    yield Signature(SERVANTS_SPENT, "servants-spent", seat, ("servants", NUMBER))


GRAMMAR = Grammar((*_verbs(), *house_verbs()), (*_events(), *house_events()), KINDS)
