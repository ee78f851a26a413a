"""What the arguments of the options and events of Lords are. The verbs stand with the rules that offer them."""

from __future__ import annotations

from typing import Final

from signoria.games.lords.ids import (
    BLOCKS,
    CARDS,
    CITIES,
    COLOURS,
    COUNTERS,
    EMPIRES,
    FIRST_MERCENARY,
    GOODS,
    GREY,
    LEADERS,
    NEUTRAL,
    PLACES,
    RELIGIONS,
    RESULTS,
    SEASONS,
    SEATS,
    STATURES,
    STRAITS,
    UNITS,
)
from signoria.kernel.verbs import NUMBER, SEAT, Kind, Signature

PLACE: Final = Kind("place", PLACES, board=True)
CARD_KIND: Final = Kind("card", CARDS, board=True)
LEADER: Final = Kind("leader", CARDS[:LEADERS], board=True)
HEIR: Final = Kind(
    "heir", tuple(f"{card}.{n}" for card in CARDS[:LEADERS] for n in (1, 2)), board=True
)  # 2 * leader + n - 1
COUNTER: Final = Kind("counter", COUNTERS, board=True)
COUNTERS_KIND: Final = Kind("counters", COUNTERS, shape="ids")  # several
CARDS_KIND: Final = Kind("cards", CARDS, shape="ids")
UNIT: Final = Kind("unit", UNITS)
UNITS_KIND: Final = Kind("units", shape="units")  # pairs of unit and number
EMPIRE: Final = Kind("empire", EMPIRES, board=True)
COLOUR: Final = Kind("colour", ("neutral", *COLOURS, "grey"), offset=NEUTRAL)  # of leaders and counters
STRAIT: Final = Kind("strait", STRAITS, board=True)
GOOD: Final = Kind("good", GOODS)
SEASON: Final = Kind("season", SEASONS)
BLOCK: Final = Kind("block", BLOCKS)
STATURE: Final = Kind("stature", STATURES, offset=1)
RELIGION: Final = Kind("religion", RELIGIONS)
RESULT: Final = Kind("result", RESULTS)
SEATS_KIND: Final = Kind("seats", shape="seats")
COUNT: Final = Kind("count", shape="number")

# where gold lies: see `money`
_NUMBERS: Final = [str(n) for n in range(1, SEATS + 1)]
ACCOUNT: Final = Kind(
    "account",
    (
        "supply",
        *(f"{kind}.{n}" for kind in ("chest", "vault", "bid", "escrow") for n in _NUMBERS),
        *(f"treasury.{empire}" for empire in EMPIRES),
        *(f"pile.{city}" for city in CITIES),
        *(f"purse.{leader}" for leader in CARDS[:LEADERS]),
        *(f"hold.{counter}" for counter in COUNTERS[FIRST_MERCENARY:]),
    ),
    board=True,
)

KINDS: Final = (
    PLACE, CARD_KIND, LEADER, HEIR, COUNTER, COUNTERS_KIND, CARDS_KIND, UNIT, UNITS_KIND, EMPIRE, COLOUR, STRAIT, GOOD,
    SEASON, BLOCK, STATURE, RELIGION, RESULT, SEATS_KIND, COUNT, ACCOUNT,
)  # fmt: skip

# verbs that many steps share
FINISH: Final = 3  # nothing more of this
CANCEL: Final = 4  # take back what is being put together
YES: Final = 5
NO: Final = 6
VERBS: Final = (
    Signature(FINISH, "finish", quiet=True),
    Signature(CANCEL, "cancel", quiet=True),
    Signature(YES, "yes"),
    Signature(NO, "no"),
)

__all__ = ["GREY", "NUMBER", "SEAT"]
