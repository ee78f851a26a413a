"""What the simulator counts of a game of Lords by seat, and what each seat was. `arena.play.tallies_of`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from signoria.games.lords import counters, money, people
from signoria.games.lords.counters import UNIT
from signoria.games.lords.fights import ARREST, FIELD, PILLAGE, SIEGE, SORTIE
from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.ids import CARDS, COLOURS, FIRST_P, GOODS, KINDS, RESULTS, SEATS, UNITS
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import purses
from signoria.games.lords.state import Lords
from signoria.games.lords.year.ending import CAUSES
from signoria.kernel.state import Event

# events that count as they are, by name: what they are called, and which of their arguments is the seat
PLAIN: Final = {
    "aligned": ("changes of colour", 0),
    "confiscated": ("capitals conquered", 0),
    "controls-invaded": ("invaded empires", 0),
    "voyage-begun": ("voyages", 0),
    "navigation-learned": ("navigation cards", 0),
    "king-made": ("kings", 0),
    "player-out": ("out of play", 0),
    "crowned": ("crowned by the Pope", 0),
    "excommunicated": ("excommunicated", 0),
    "crusade-called": ("crusades", 0),
    "churches-united": ("unions", 0),
    "offer-made": ("offers", 0),
    "offer-agreed": ("agreements", 0),
    "offer-refused": ("refusals", 0),
    "strait-stopped": ("ships stopped", 0),
    "leader-executed": ("executions", 0),
    "card-given-up": ("cards given up", 0),
    "vassal-changes": ("vassals won", 1),
}
FIGHTS: Final = {FIELD: "battles", SIEGE: "sieges", SORTIE: "sorties", PILLAGE: "pillages", ARREST: "arrests"}
INCOMES: Final = ("trade", "tolls", "taxes", "spoils", "other players", "ransoms")
TRADE, TOLLS, TAXES, SPOILS, OTHERS, RANSOMS = INCOMES
# gold of one's own that lies elsewhere for a while is no income
OWN: Final = range(money.BIDS, money.TREASURIES)


def known() -> list[str]:
    """What there is to take, whether anybody took it or not: cards, units, goods of routes, fights, incomes."""
    return [
        *(f"card {name}" for name in CARDS[:FIRST_P]),
        *(f"unit {name}" for name in UNITS),
        *(f"route {name}" for name in GOODS[:-1]),
        *(f"income {name}" for name in INCOMES),
        *(f"voyage {name}" for name in RESULTS),
        *FIGHTS.values(), *(what for what, _ in PLAIN.values()), "thrones", "cities taken", "auctions won", "Au bid",
    ]  # fmt: skip


def counted(s: Lords, events: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """(seat, what) of everything worth counting; what no player does is left out. Income is counted Au by Au: the
    profit of a route is trade, all else that comes from the supply after it is tolls, and without a route taxes."""
    routed = NOBODY
    for event in events:
        name, a = GRAMMAR.events[event[0]].name, event[2:]
        if name == "route":
            routed = a[0]
            yield a[0], f"route {GOODS[a[2]]}"
        elif name == "gold":
            seat, what = _income(a[0], a[1], routed, any(GRAMMAR.events[e[0]].name == "route" for e in events))
            if routed == seat and what == TRADE:
                routed = NOBODY
            if seat != NOBODY:
                yield from ((seat, f"income {what}") for _ in range(a[2]))
        else:
            yield from ((seat, what) for seat, what in _of(s, name, a) if seat >= 0)


def _income(source: int, target: int, routed: int, routes: bool) -> tuple[int, str]:
    """Whose income gold is that goes from an account to another, and which; NOBODY: nobody's. `routed`: the seat whose
    profit is next; `routes`: a route has just been declared."""
    if money.VAULTS <= target < money.VAULTS + SEATS:
        return target - money.VAULTS, RANSOMS
    if not money.CHESTS <= target < money.CHESTS + SEATS or source in OWN:
        return NOBODY, ""
    seat = target - money.CHESTS
    if source == money.SUPPLY:
        return seat, TRADE if routed == seat else TOLLS if routes else TAXES
    return seat, OTHERS if money.CHESTS <= source < money.CHESTS + SEATS else SPOILS


def _of(s: Lords, name: str, a: tuple[Any, ...]) -> Iterator[tuple[int, str]]:
    if name in PLAIN:
        what, which = PLAIN[name]
        yield a[which], what
    elif name == "card-sold":
        yield a[0], "auctions won"
        yield from ((a[0], "Au bid") for _ in range(a[2]))
    elif name == "card-gained":
        yield a[0], f"card {CARDS[a[1]]}"
    elif name == "placed":
        yield counters.mover(s, a[0]), f"unit {UNITS[UNIT[a[0]]]}"
    elif name == "attacked":
        yield max((counters.mover(s, c) for c in a[2]), default=NOBODY), FIGHTS[a[0]]
    elif name == "city-entered":
        yield _of_colour(s, a[1]), "cities taken"
    elif name == "voyage-rolled":
        yield a[0], f"voyage {RESULTS[a[3]]}"
    elif name == "intrigue-played":
        yield a[0], f"played {KINDS[s.tables.deck.all[a[1]].kind]}"
    elif name == "counter-built":
        yield counters.holder(s, a[0]), f"built {KINDS[s.tables.deck.all[a[0]].kind]}"
    elif name == "enthroned":
        yield people.seat_of_lord(s, a[0]), "thrones"


def _of_colour(s: Lords, colour: int) -> int:
    """Who moves the armies of a colour; NOBODY: no player."""
    if not 0 <= colour < len(COLOURS):
        return NOBODY
    return purses.lord(s, counters.root(s, colour))


def kinds(s: Lords) -> list[dict[str, str]]:
    """Lord and colour of each seat at the end; how and in which year the game ended."""
    end, year = CAUSES[s.over], str(s.year)
    return [{"lord": CARDS[p.lord], "colour": COLOURS[p.colour], "end": end, "year": year} for p in s.players]
