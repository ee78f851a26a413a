"""Verbs and events of Houses of Renaissance; codes from 22 and from 30 on, beside those of the base game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from signoria.games.lorenzo.kinds import (
    AREA,
    CARD,
    CONVERSION,
    FACE,
    FACES,
    FAMILY,
    GOODS,
    LEADER,
    LEADER_LIST,
    LOT,
    SPACE,
    TOWER,
    VISCONTI,
)
from signoria.kernel.verbs import NUMBER, SEAT, Signature

# verbs; the AMOUNT bit (512) marks those that end in an amount
USE_TOKEN: Final = 22
GIVE_TOKEN: Final = 23
DROP_TOKEN: Final = 24
HOLD: Final = 25
USE_ONE: Final = 26  # one of a leader's exchanges
ACTIVATE: Final = 27
PLAY_FREE: Final = 28
TAKE_BACK: Final = 29
TAKE_LEFT: Final = 30
GIVE_UP: Final = 31
WAKE: Final = 32
PAY_MORE: Final = 33
WORK_AT: Final = 34
BID: Final = 512 + 35
REPEAT: Final = 512 + 36
EXCHANGE: Final = 512 + 37
TOLL_WITH: Final = 512 + 38
CONVERT_WITH: Final = 39

# events
TOWER_ADJUSTED: Final = 30
TOKENS_DRAWN: Final = 31  # how many, for all
TOKENS_SEEN: Final = 32  # which, for their owner
TOKEN_USED: Final = 33
TOKEN_PAID: Final = 34
TOKEN_HELD: Final = 35
LOTS_LAID: Final = 40
OPEN_LEADERS: Final = 41
BID_MADE: Final = 42
FAMILY_TAKEN: Final = 43
EXCHANGED: Final = 44
STORED: Final = 45
STEP_REACHED: Final = 46
VISCONTI_AWAKE: Final = 47
SET_COMPLETE: Final = 48
LEADERS_DRAWN: Final = 50  # how many, for all
LEADER_DRAWN: Final = 51  # which, for its owner
CARD_ACTIVATED: Final = 52
CARD_TAKEN_BACK: Final = 53
CARD_GIVEN_UP: Final = 54
POINTS_LOST: Final = 55
EXTRA_TURN: Final = 57
SPARED: Final = 58
TOLL_REPLACED: Final = 59  # servants in the place of coins of a toll
CONVERTED_FOR: Final = 60  # an exchange made several times, or with servants in the place of goods


def house_verbs() -> Iterable[Signature]:
    """What players can do by Houses."""
    face, leader, card, family = ("face", FACE), ("leader", LEADER), ("card", CARD), ("family", FAMILY)
    yield Signature(USE_TOKEN, "use-token", face)
    yield Signature(GIVE_TOKEN, "give-token", face)
    yield Signature(DROP_TOKEN, "drop-token", face)
    yield Signature(HOLD, "hold", card, face)
    yield Signature(USE_ONE, "use-one", leader, ("choice", NUMBER))
    yield Signature(ACTIVATE, "activate", card)
    yield Signature(PLAY_FREE, "play-free", leader)
    yield Signature(TAKE_BACK, "take-back", card)
    yield Signature(TAKE_LEFT, "take-left", ("space", SPACE))
    yield Signature(GIVE_UP, "give-up", card)
    yield Signature(WAKE, "wake", ("visconti", VISCONTI))
    amounts = ("wood", "stone", "coin", "servant", "mp", "fp", "token")
    yield Signature(PAY_MORE, "pay-more", *((r, NUMBER) for r in amounts))
    yield Signature(WORK_AT, "work-at", ("area", AREA))
    yield Signature(BID, "bid", family, ("points", NUMBER))
    yield Signature(REPEAT, "repeat", ("conversion", CONVERSION), ("times", NUMBER))
    yield Signature(EXCHANGE, "exchange", family, ("times", NUMBER))
    yield Signature(TOLL_WITH, "toll-with", ("servants", NUMBER))
    given = ("wood", "stone", "coin", "servants")
    yield Signature(CONVERT_WITH, "convert-with", ("conversion", CONVERSION), *((r, NUMBER) for r in given))


def house_events() -> Iterable[Signature]:
    """What is told of Houses."""
    seat, card, leader, family, face = (
        ("seat", SEAT),
        ("card", CARD),
        ("leader", LEADER),
        ("family", FAMILY),
        ("face", FACE),
    )
    goods, count = ("goods", GOODS), ("count", NUMBER)
    yield Signature(TOWER_ADJUSTED, "tower-adjusted", ("tower", TOWER))
    yield Signature(TOKENS_DRAWN, "tokens-drawn", seat, count)
    yield Signature(TOKENS_SEEN, "tokens-seen", seat, ("faces", FACES))
    yield Signature(TOKEN_USED, "token-used", seat, face)
    yield Signature(TOKEN_PAID, "token-paid", seat, face)
    yield Signature(TOKEN_HELD, "token-held", seat, card, face)
    yield Signature(LOTS_LAID, "lot-laid", family, ("lot", LOT))
    yield Signature(OPEN_LEADERS, "open-leaders", family, ("leaders", LEADER_LIST))
    yield Signature(BID_MADE, "bid-made", seat, family, ("points", NUMBER))
    yield Signature(FAMILY_TAKEN, "family-taken", seat, family, ("points", NUMBER))
    yield Signature(EXCHANGED, "exchanged", seat, family, ("times", NUMBER))
    yield Signature(STORED, "stored", seat, goods)
    yield Signature(STEP_REACHED, "step-reached", seat, ("step", NUMBER))
    yield Signature(VISCONTI_AWAKE, "visconti-awake", seat, ("visconti", VISCONTI))
    yield Signature(SET_COMPLETE, "set-complete", seat, count)
    yield Signature(LEADERS_DRAWN, "leaders-drawn", seat, count)
    yield Signature(LEADER_DRAWN, "leader-drawn", seat, leader)
    yield Signature(CARD_ACTIVATED, "card-activated", seat, card)
    yield Signature(CARD_TAKEN_BACK, "card-taken-back", seat, card)
    yield Signature(CARD_GIVEN_UP, "card-given-up", seat, card)
    yield Signature(POINTS_LOST, "points-lost", seat, count)
    yield Signature(EXTRA_TURN, "extra-turn", seat)
    yield Signature(SPARED, "spared", seat)
    yield Signature(TOLL_REPLACED, "toll-replaced", seat, ("servants", NUMBER))
    yield Signature(
        CONVERTED_FOR, "converted-for", seat, ("conversion", CONVERSION), ("times", NUMBER), ("goods", GOODS)
    )
