"""Commanders: who may command, whom they help, and what. 13.3, 16.5, 16.6, 16.1.t1.r2

Only the commander's traits or card count in a battle; the soldiers that profit are named before it.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import standing
from signoria.games.regno.combat.sides import (
    BAND,
    LED,
    NUMBER,
    asked,
    call,
    company,
    find_band,
    is_soldier,
    owner,
    with_side,
)
from signoria.games.regno.combat.sides import UNIT as OF_UNIT
from signoria.games.regno.fights import MELEE, RANGE, Band, Battle
from signoria.games.regno.forces import pairs_of
from signoria.games.regno.ids import (
    ARCHER,
    BLOODTHIRSTY,
    CAPTAIN,
    COWARD,
    CROSSBOWMAN,
    LIGHT_INFANTRY,
    MARTIAL,
    NOWHERE,
    PIKEMAN,
    SOVEREIGN,
    SWORDSMAN,
)
from signoria.games.regno.kinds import CANCEL, COUNT, OWNER, PERSON, PLACE, UNIT, UNITS_KIND
from signoria.games.regno.people import captain_card, is_able, person
from signoria.games.regno.pieces import NO_UNITS
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

COMMAND: Final = 255
NOBODY: Final = 256
LEAD: Final = AMOUNT | 257
VERBS: Final = (
    Signature(COMMAND, "command", ("person", PERSON), quiet=True),
    Signature(NOBODY, "no-commander"),
    Signature(LEAD, "lead", ("unit", UNIT), ("band", BAND), ("from", PLACE), ("number", COUNT), quiet=True),
)
COMMANDED: Final = 256
LED_BY: Final = 257
EVENTS: Final = (
    Signature(COMMANDED, "commanded", ("owner", OWNER), ("person", PERSON)),
    Signature(LED_BY, "led", ("owner", OWNER), ("units", UNITS_KIND)),
)

JUST_HIRED: Final = Refusal("16.5.4", "captain-just-hired")
NOT_ABLE: Final = Refusal("14.2.4", "commander-wounded")
NO_COMMANDER_ROLE: Final = Refusal("13.3.1", "not-a-commander")

# Captains, of CAPTAINS
GUALTIERO: Final = 0
BIAGIO: Final = 1
JACOPO: Final = 2
BRACCIO_DA_MONTONE: Final = 3
FRATE_GIOVANNI: Final = 4
ACUTO: Final = 6
BELISARIO: Final = 7
WERNER: Final = 8
CASTRUCCIO: Final = 9
BRACCIO_IL_GRANDE: Final = 10
OF_SOLDIERS: Final = (GUALTIERO, BIAGIO, BRACCIO_DA_MONTONE, ACUTO, CASTRUCCIO)
OF_ARMIES: Final = (JACOPO, BELISARIO, WERNER, BRACCIO_IL_GRANDE)


def bar(s: Regno, who: int) -> Refusal | None:
    """May somebody present command? The Sovereign and Captains, not those hired this season, nobody wounded.
    13.3.1 16.5.4 C132 C242"""
    x = person(s, who)
    if x.role not in (SOVEREIGN, CAPTAIN):
        return NO_COMMANDER_ROLE
    if x.role == CAPTAIN and x.hired >= s.round:
        return JUST_HIRED
    return None if is_able(s, x) else NOT_ABLE


def is_martial(s: Regno, who: int) -> bool:
    """The Sovereign's virtue, or Castruccio's card. 16.1.t1.r2 16.6.t1.r10"""
    if captain_card(who) == CASTRUCCIO:
        return True
    x = person(s, who)
    return x.role == SOVEREIGN and x.virtue == MARTIAL


def helps(s: Regno, who: int, unit: int) -> bool:
    """Does a commander's virtue or card do something for a piece of this kind? Machines need not be led (16.5.9).
    16.6.t1.r1 16.6.t1.r2 16.6.t1.r4 16.6.t1.r7"""
    if not is_soldier(unit):
        return False
    card = captain_card(who)
    if card == GUALTIERO:
        return unit == LIGHT_INFANTRY
    if card == BIAGIO:
        return unit == ARCHER
    if card == BRACCIO_DA_MONTONE:
        return unit in (PIKEMAN, SWORDSMAN)
    if card == ACUTO:
        return unit == CROSSBOWMAN
    return is_martial(s, who)


def bonus(s: Regno, who: int, unit: int, phase: int) -> int:
    """What a led piece adds to its rolls in the first round. Giovanni Acuto's are Crossbowmen, not Pavise Crossbowmen.
    16.1.t1.r2 16.6.t1.r1 16.6.t1.r4 16.6.t1.r7 16.6.t1.r10 C252"""
    rules, card = s.tables.war["battle"], captain_card(who)
    if is_martial(s, who):
        return int(rules["martial"])
    if card == ACUTO:
        return int(rules["captain"]) if phase == RANGE else 0
    if card in (GUALTIERO, BRACCIO_DA_MONTONE):
        return int(rules["captain"]) if phase == MELEE and helps(s, who, unit) else 0
    return 0


def limit(s: Regno, who: int) -> int:
    """How many soldiers profit: twelve of the Sovereign's, four a rank of a Captain's. 13.3.2 16.5.5 16.5.7 16.5.t1.r1
    16.5.t1.r2 16.5.t1.r3 16.5.t1.r4"""
    card = captain_card(who)
    if card == NOWHERE:
        return int(s.tables.dynasty["family"]["sovereign_command"])
    return s.tables.ranks[s.tables.captain_rank[card] - 1].command


def matters(s: Regno, who: int) -> bool:
    """Would it change a battle whether this person commands?"""
    x, card = person(s, who), captain_card(who)
    if card != NOWHERE:
        return card in OF_SOLDIERS or card in OF_ARMIES
    return x.virtue == MARTIAL or x.flaw in (COWARD, BLOODTHIRSTY)


def worth(s: Regno, b: Battle, side: int, who: int) -> int:
    """For standing orders: how many soldiers profit; an ability of the army counts as one, a flaw against it."""
    profit = sum(band[NUMBER] for band in b.bands[side] if helps(s, who, band[OF_UNIT]))
    x = person(s, who)
    flaw = captain_card(who) == NOWHERE and x.flaw in (COWARD, BLOODTHIRSTY)
    return min(profit, limit(s, who)) + (captain_card(who) in OF_ARMIES) - 2 * flaw


def choose(s: Regno, b: Battle) -> list[Step[Regno]]:
    """Each side names its commander before the battle, if it would change anything. Without one troops fight as ever.
    13.3.1 13.3.3 16.5.8 C132"""
    out: list[Step[Regno]] = []
    for side in (0, 1):
        able = [who for who in company(s, b, side) if bar(s, who) is None]
        if asked(s, b, side) and any(matters(s, who) for who in able):
            out.append(Command(owner(b, side), side))
    return out


@final
class Command(Ask):
    """Who commands this side? 13.3.1 16.5.6"""

    def __init__(self, seat: int, side: int) -> None:
        self.seat, self.side = seat, side

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        assert s.battle is not None
        return "commander", {"place": ("place", s.battle.place)}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        assert s.battle is not None
        for who in company(s, s.battle, self.side):
            menu.add((COMMAND, who), bar(s, who))
        menu.add((NOBODY,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        b = s.battle
        assert b is not None
        if option[0] == NOBODY:
            return
        b.commanders = with_side(b.commanders, self.side, option[1])
        s.tell((COMMANDED, ALL, seat, option[1]))
        lead(s, b, self.side)

    def standing(self, s: Regno, seat: int) -> Option | None:
        b, order = s.battle, standing.ordered(s, seat, standing.COMMANDER)
        if not order or b is None:
            return None
        able = [who for who in company(s, b, self.side) if bar(s, who) is None]
        best = max(able, key=lambda who: (worth(s, b, self.side, who), -who))
        return (NOBODY,) if order == 2 or worth(s, b, self.side, best) <= 0 else (COMMAND, best)


def lead(s: Regno, b: Battle, side: int) -> None:
    """Name the soldiers that profit; ask only when there are several kinds and not all can. Nobody takes the place of
    one who falls. 16.5.5 16.5.6 C210"""
    who = b.commanders[side]
    bands = [i for i, x in enumerate(b.bands[side]) if helps(s, who, x[OF_UNIT])]
    most = limit(s, who)
    if len(bands) > 1 and sum(b.bands[side][i][NUMBER] for i in bands) > most:
        s.after(Lead(owner(b, side), side, most))
        return
    for i in reversed(bands):
        _mark(b, side, i, min(most, b.bands[side][i][NUMBER]))
    _tell_led(s, b, side)


def _mark(b: Battle, side: int, index: int, n: int) -> None:
    """n pieces of a band are led."""
    bands = list(b.bands[side])
    unit, there, status, until, moved, origin, _ = bands[index]
    bands[index] = (unit, n, status, until, moved, origin, 1)
    if there > n:
        bands.insert(index + 1, (unit, there - n, status, until, moved, origin, 0))
    b.bands = (tuple(bands), b.bands[1]) if side == 0 else (b.bands[0], tuple(bands))


def _tell_led(s: Regno, b: Battle, side: int) -> None:
    if s.events is None:
        return
    counts = list(NO_UNITS)
    for band in b.bands[side]:
        counts[band[OF_UNIT]] += band[NUMBER] * band[LED]
    if any(counts):
        s.tell((LED_BY, ALL, owner(b, side), pairs_of(tuple(counts))))


@final
class Lead(Ask):
    """Which soldiers have the commander's benefits? Ends: `left` falls. 16.5.6 C210"""

    def __init__(self, seat: int, side: int, left: int) -> None:
        self.seat, self.side, self.left = seat, side, left

    def asks(self, s: Regno) -> int:
        return 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        assert s.battle is not None
        return "led", {"person": ("person", s.battle.commanders[self.side]), "number": ("number", self.left)}

    def composing(self) -> bool:
        return True

    def _free(self, s: Regno, b: Battle) -> list[Band]:
        who = b.commanders[self.side]
        return [x for x in b.bands[self.side] if not x[LED] and helps(s, who, x[OF_UNIT])]

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        b = s.battle
        assert b is not None
        named: list[tuple[int, int, int]] = []
        for band in self._free(s, b):
            name = call(band, b.place)
            if name not in named:
                named.append(name)
                menu.amount((LEAD, *name), 1, min(self.left, band[NUMBER]))
        if any(x[LED] for x in b.bands[self.side]):
            menu.add((CANCEL,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        b = s.battle
        assert b is not None
        if option[0] == CANCEL:
            bands: tuple[Band, ...] = tuple((x[0], x[1], x[2], x[3], x[4], x[5], 0) for x in b.bands[self.side])
            b.bands = (bands, b.bands[1]) if self.side == 0 else (b.bands[0], bands)
            s.after(Lead(self.seat, self.side, limit(s, b.commanders[self.side])))
            return
        _mark(b, self.side, find_band(b, self.side, option[1:4]), option[4])
        if self.left > option[4]:
            s.after(Lead(self.seat, self.side, self.left - option[4]))
        else:
            _tell_led(s, b, self.side)

    def standing(self, s: Regno, seat: int) -> Option | None:
        b = s.battle
        if b is None or not standing.ordered(s, seat, standing.COMMANDER):
            return None
        units = s.tables.units
        band = max(self._free(s, b), key=lambda x: (units[x[OF_UNIT]].florins, -x[OF_UNIT]))
        return (LEAD, *call(band, b.place), min(self.left, band[NUMBER]))
