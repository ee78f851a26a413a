"""What the simulator counts of a game of Lorenzo by seat, and what each seat was. `arena.play.tallies_of`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.houses.state import NOBODY
from signoria.games.lorenzo.kinds import BONUS_TILE, CARD, FACE, FAMILY, LEADER, LOT, TILE
from signoria.games.lorenzo.powers import NO_FAMILY
from signoria.games.lorenzo.resources import (
    FLOORS,
    HARVEST,
    LEADER_SPACES,
    MARKET,
    PRODUCTION,
    TYPES,
)
from signoria.games.lorenzo.state import Lorenzo
from signoria.kernel.state import Event

# events that count as they are, by name
PLAIN: Final = {
    "leader-discarded": "leaders discarded",
    "supported": "Church supported",
    "spared": "excommunications spared",
    "token-paid": "tokens paid",
    "token-held": "tokens laid on cards",
    "card-taken-back": "cards taken back",
    "set-complete": "sets completed",
    "step-reached": "faith tiles",
}
# events that say how many, by name
SEVERAL: Final = {"tokens-drawn": "tokens drawn", "leaders-drawn": "leaders drawn"}
TOWERS: Final = (*TYPES, "special")
WORK: Final = ("palace", "market", "harvest", "production")
PRICES: Final = ((0, "0"), (2, "1 to 2"), (5, "3 to 5"), (9, "6 to 9"), (50, "10 or more"))  # of lots: up to, name


def known_at(s: Lorenzo) -> list[str]:
    """What there is to take at a table, whether anybody took it or not: cards, leaders, tiles, tokens, places."""
    t = s.tables
    towers = TOWERS[: t.towers]
    named = [
        *(f"card {CARD.text(card)}" for deck in t.decks for card in deck),
        *(f"tile {TILE.text(tile)}" for tile in t.tiles_dealt),
        *(f"turn order {place + 1}" for place in range(s.seats)),
        *(f"members {place}" for place in (*WORK, *towers)),
        PLAIN["supported"],
    ]
    if t.advanced:
        named += [*(f"leader {LEADER.text(leader)}" for leader in t.leaders_dealt), PLAIN["leader-discarded"]]
    if t.houses is not None and t.houses.tower:
        named += [f"token {face}" for face in FACE.ids]
    return named


def counted(s: Lorenzo, events: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """(seat, what) of everything worth counting."""
    for event in events:
        name, a = GRAMMAR.events[event[0]].name, event[2:]
        if name in PLAIN:
            yield a[0], PLAIN[name]
        elif name in SEVERAL:
            yield from ((a[0], SEVERAL[name]) for _ in range(a[1]))
        elif name == "order-set":
            if not s.totals:  # the first one, which gives the coins
                yield from ((seat, f"turn order {place + 1}") for place, seat in enumerate(a[0]))
        else:
            yield from _of(name, a)


def _of(name: str, a: tuple[Any, ...]) -> Iterator[tuple[int, str]]:
    if name == "card-taken":
        yield a[0], f"card {CARD.text(a[1])}"
    elif name == "leader-played":
        yield a[0], f"leader {LEADER.text(a[1])}"
    elif name == "excommunicated":
        yield a[0], f"tile {TILE.text(a[1])}"
    elif name == "token-used":
        yield a[0], f"token {FACE.text(a[1])}"
    elif name == "placed":
        yield a[0], f"members {_place(a[2])}"
    elif name == "family-taken":
        yield from ((a[0], "points bid") for _ in range(a[2]))


def _place(space: int) -> str:
    """A part of the board by one of its spaces."""
    if space >= LEADER_SPACES:
        return "leader"
    if space >= FLOORS:
        return TOWERS[(space - FLOORS) >> 2]
    return WORK[(space >= MARKET) + (space >= HARVEST) + (space >= PRODUCTION)]


def kinds(s: Lorenzo) -> list[dict[str, str]]:
    """The bonus tile of each seat; with families its family; of the auction its tile and, by groups, the price."""
    lots = {bidder: (tile, bid) for _, tile, bidder, bid in (s.houses.lots if s.houses else ()) if bidder != NOBODY}
    found: list[dict[str, str]] = []
    for seat, p in enumerate(s.players):
        kind = {"bonus_tile": BONUS_TILE.text(p.tile)}
        if p.house is not None and p.house.family != NO_FAMILY:
            kind["family"] = FAMILY.text(p.house.family)
        if seat in lots:
            tile, bid = lots[seat]
            kind |= {"lot": LOT.text(tile), "price": next(name for most, name in PRICES if bid <= most)}
        found.append(kind)
    return found
