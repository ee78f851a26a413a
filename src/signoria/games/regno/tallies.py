"""What the simulator counts of a game of Regno by seat, and what each seat was. `arena.play.tallies_of`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from signoria.games.regno.fights import ASSAULT
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import (
    BRANCHES,
    BUILDINGS,
    CAPTAINS,
    FAITHS,
    FIRST_CAPTAIN,
    GOVERNMENTS,
    LIGHT_GALLEY,
    NO_FORTRESS,
    NOWHERE,
    PITCHFORK,
    SHIPS,
    UNITS,
)
from signoria.games.regno.state import Regno
from signoria.kernel.state import Event

# events that count as they are, by name: what they are called, and which of their arguments is the seat
PLAIN: Final = {
    "war-declared": ("wars", 0),
    "siege-begun": ("sieges", 1),
    "peace-made": ("peaces", 0),
    "pact-signed": ("pacts", 0),
    "naval-begun": ("battles at sea", 0),
    "landed": ("landings", 0),
    "converted": ("changes of faith", 0),
    "battle-won": ("battles won", 0),
    "conquered": ("conquests", 1),
    "province-lost": ("provinces lost", 1),
    "revolt": ("revolts", 0),
    "sold": ("sales", 0),
    "bought": ("purchases", 0),
    "smuggled": ("smuggled", 0),
    "deal-agreed": ("agreements", 0),
    "deal-refused": ("refusals", 1),
    "married-neutral": ("neutral marriages", 0),
    "crowned": ("coronations", 0),
    "civil-war": ("civil wars", 0),
    "taken-prisoner": ("prisoners lost", 0),
    "executed": ("executions", 0),
    "elevated": ("offices", 0),
    "appointed": ("Bishops", 0),
    "caravan-bought": ("Caravans", 0),
    "realm-eliminated": ("eliminated", 0),
    "wed": ("alliances", 0),
}

LEVELS: Final = (1, 2, 3, 4)  # of a branch and of a government
SOBER_YEARS: Final = 3  # no sane realm is bankrupt before this year

# events of upkeep that stays unpaid. 9.4.5, 9.4.6, 16.1.t2.r3, 16.5.11
UNPAID: Final = frozenset({"unpaid-elites", "unmaintained", "squandered", "captain-deserted"})


def known() -> list[str]:
    """What there is to take, whether anybody took it or not: buildings, units, ships, levels of knowledge, Captains."""
    return [
        *(f"building {name}" for name in BUILDINGS),
        *(f"unit {name}" for name in UNITS[:PITCHFORK]),
        *(f"ship {name}" for name in SHIPS[LIGHT_GALLEY:]),
        *(f"technology {name} {level}" for name in BRANCHES for level in LEVELS),
        *(f"Captain {name}" for name in CAPTAINS),
        "Caravans", "sieges", "assaults", "wars", "revolts", "bankruptcies", "battles at sea", "landings",
        "changes of faith", "alliances", "pacts", "offices", "agreements", "refusals",
    ]  # fmt: skip


def counted(s: Regno, events: Sequence[Event]) -> Iterator[tuple[int, str]]:
    """(seat, what) of everything worth counting; what neutrals, rebels and hordes do is left out. A realm that leaves
    upkeep unpaid is bankrupt once a Winter, whatever it leaves unpaid. A siege is an army that stays before the walls
    (13.8.1), an assault a fight that begins before a fortress (13.7), whether it ends in a siege or not."""
    bankrupt = set[int]()
    named = [(GRAMMAR.events[event[0]].name, event[2:]) for event in events]
    for name, arguments in named:
        for seat, what in _of(s, name, arguments):
            if seat >= 0:
                yield seat, what
        if name in UNPAID:
            bankrupt.add(_debtor(s, name, arguments))
        elif name == "battle-begun" and arguments[1] >= 0 and _before_walls(s, named, *arguments):
            yield arguments[1], "assaults"
    for seat in sorted(bankrupt):
        if seat >= 0:
            yield seat, "bankruptcies"
            if s.year < SOBER_YEARS:
                yield seat, "early bankruptcies"


def _before_walls(
    s: Regno, events: Sequence[tuple[str, tuple[Any, ...]]], place: int, attacker: int, defender: int
) -> bool:
    """Does the battle that has just begun there begin before a fortress that somebody else holds? The fortress may have
    been destroyed since, and the province conquered."""
    if s.battle is not None and s.battle.place == place:
        return s.battle.kind == ASSAULT
    p = s.provinces[place]
    taken = any(name == "conquered" and a[:2] == (place, attacker) for name, a in events)
    stood = p.fortress != NO_FORTRESS or any(name == "fortress-destroyed" and a[0] == place for name, a in events)
    return stood and (taken or p.owner != attacker) and (defender < 0 or taken or defender == p.owner)


def _of(s: Regno, name: str, a: tuple[Any, ...]) -> Iterator[tuple[int, str]]:
    if name in PLAIN:
        what, which = PLAIN[name]
        yield a[which], what
    if name == "siege-begun" and s.provinces[a[0]].owner >= 0:
        yield a[1], "sieges of players"
    elif name == "built":
        yield a[0], f"building {BUILDINGS[a[2]]}"
    elif name == "recruited":
        yield from ((a[0], f"unit {UNITS[unit]}") for unit, n in a[2] for _ in range(n))
    elif name == "ship-built":
        yield a[0], f"ship {SHIPS[a[2]]}"
    elif name == "learned":
        yield a[0], f"technology {BRANCHES[a[1]]} {a[2]}"
    elif name == "captain-hired":
        yield a[0], f"Captain {CAPTAINS[a[1] - FIRST_CAPTAIN]}"
    elif name == "begun":
        yield a[0], f"Order {a[1]}"


def _debtor(s: Regno, name: str, a: tuple[Any, ...]) -> int:
    """Whose upkeep it was. The province may have risen in the same Winter."""
    if name == "unmaintained":
        place: int = a[0]
        p = s.provinces[place]
        return p.owner if p.owner >= 0 else p.former
    if name == "squandered":
        who: int = a[0]
        x = s.people[who]
        return NOWHERE if x is None else x.seat
    return int(a[0])


def known_kinds() -> dict[str, Sequence[str]]:
    """What a seat can be, whether any is or not."""
    return {"faith": FAITHS, "government": GOVERNMENTS}


def kinds(s: Regno) -> list[dict[str, str]]:
    """Faith and government of each seat at the end."""
    return [{"faith": FAITHS[r.faith], "government": GOVERNMENTS[r.government]} for r in s.realms]
