"""The manoeuvre of a pair of ships: distance, boarding or flight. 15.5.1 to 15.5.6, 15.6.1 to 15.6.3"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import carrier
from signoria.games.regno.ids import LIGHT_GALLEY, PIRATES
from signoria.games.regno.kinds import CARRIER, COUNT, NO, PLACE
from signoria.games.regno.seafaring.broadside import (
    SAILING,
    SIDES,
    artillery,
    boarding,
    broadside,
    dice,
    fight,
    is_fighting,
    leave,
    owner_of,
)
from signoria.games.regno.seafaring.fleets import flight_seas, is_manned, soldiers_aboard
from signoria.games.regno.seafaring.sinking import lift_blockade
from signoria.games.regno.standing import NAVAL, ordered
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

DISTANCE: Final = 322
BOARD: Final = 323
FLEE: Final = 324

MANOEUVRE: Final = 323
FLED: Final = 329

VERBS: Final = (
    Signature(DISTANCE, "distance", ("ship", CARRIER)),
    Signature(BOARD, "board", ("ship", CARRIER)),
    Signature(FLEE, "flee", ("ship", CARRIER), ("sea", PLACE)),
)
EVENTS: Final = (
    Signature(MANOEUVRE, "manoeuvre", ("ship", CARRIER), ("dice", COUNT), ("successes", COUNT)),
    Signature(FLED, "ship-fled", ("ship", CARRIER), ("sea", PLACE)),
)

NO_SAILS: Final = Refusal("15.5.4", "no-sails")
NO_HAVEN: Final = Refusal("15.6.2", "no-haven")


@final
class Duel(Step[Regno]):
    """The manoeuvre of a pair: who has more successes chooses for it; equal: the defender, but a light Galley may flee.
    A ship with nobody aboard neither rolls nor chooses. 15.5.1 15.5.2 15.5.3 15.5.5 15.5.6 C177 C178 C179"""

    def __init__(self, a: int, d: int) -> None:
        self.a, self.d = a, d

    def act(self, s: Regno) -> None:
        pair = (self.a, self.d)
        if not all(is_fighting(s, i) for i in pair):
            return
        least = s.tables.sea["naval"]["manoeuvre"]
        sails = [carrier(s, i).sails if is_manned(s, i) else 0 for i in pair]
        got = [dice(s, i, SAILING, n, least) for i, n in zip(pair, sails, strict=True)]
        for i in SIDES:
            s.tell((MANOEUVRE, ALL, pair[i], sails[i], got[i]))
        if not any(sails):
            broadside(s, self.a, self.d)
        elif got[0] != got[1]:
            s.after(Choice(int(got[1] > got[0]), self.a, self.d, False))
        else:
            side = 1 if is_manned(s, self.d) else 0
            other = pair[1 - side]
            if carrier(s, other).kind == LIGHT_GALLEY and is_manned(s, other):
                s.after(GalleyFlight(1 - side, self.a, self.d))
            else:
                s.after(Choice(side, self.a, self.d, False))


def flights(s: Regno, side: int, name: int) -> list[Option]:
    """The flights that a ship may choose. 15.5.4 15.6.1 15.6.2"""
    return [(FLEE, name, sea) for sea in flight_seas(s, name, owner_of(s, 1 - side))]


def without_asking(s: Regno, name: int, foe: int, options: list[Option]) -> Option:
    """What pirates do: flee with their last Hull from guns, board whom they do not fear, else keep their distance; so
    do neutrals always. R18.5 R19.3"""
    x, y = carrier(s, name), carrier(s, foe)
    if x.owner == PIRATES:
        away = next((o for o in options if o[0] == FLEE), None)
        if away is not None and x.hull == 1 and artillery(s, foe) > 0:
            return away
        if (BOARD, name) in options and x.crew >= y.crew + soldiers_aboard(s, foe):
            return (BOARD, name)
    return next(o for o in options if o[0] in (DISTANCE, NO))


@final
class Choice(Ask):
    """Distance, boarding or flight: the choice of the ship that won the manoeuvre. `alone`: its enemy has fled, it may
    only flee too. 15.5.3 15.5.4 C177 C178 C179"""

    def __init__(self, side: int, a: int, d: int, alone: bool) -> None:
        self.side, self.a, self.d, self.alone = side, a, d, alone

    def _ships(self) -> tuple[int, int]:
        """The chooser's ship and the other."""
        return (self.d, self.a) if self.side else (self.a, self.d)

    def _options(self, s: Regno) -> list[Option]:
        name = self._ships()[0]
        if self.alone:
            return [(NO,), *flights(s, self.side, name)]
        board: list[Option] = [(BOARD, name)] if carrier(s, name).sails else []
        return [(DISTANCE, name), *board, *flights(s, self.side, name)]

    def asks(self, s: Regno) -> int:
        owner = owner_of(s, self.side)
        return 1 << owner if owner >= 0 and len(self._options(s)) > 1 else 0

    def act(self, s: Regno) -> None:
        name, foe = self._ships()
        self.take(s, owner_of(s, self.side), without_asking(s, name, foe, self._options(s)))

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.legal.extend(self._options(s))
        if menu.explain and not self.alone:
            _explain(s, self._ships()[0], menu)

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == FLEE:
            flee(s, self.side, option[1], option[2])
        elif option[0] == BOARD:
            boarding(s, self.a, self.d)
        elif option[0] == DISTANCE:
            broadside(s, self.a, self.d)

    def standing(self, s: Regno, seat: int) -> Option | None:
        return stand(s, seat, self._options(s))

    def words(self, s: Regno, seat: int) -> Words:
        name, foe = self._ships()
        return "manoeuvre", {"ship": ("carrier", name), "foe": ("carrier", foe)}


def stand(s: Regno, seat: int, options: list[Option]) -> Option | None:
    """What the standing order on manoeuvres says: 1 distance, 2 board, 3 flee; who may not flee is asked."""
    wanted = (0, DISTANCE, BOARD, FLEE)[ordered(s, seat, NAVAL)]
    return next((o for o in options if o[0] == wanted), None)


def _explain(s: Regno, name: int, menu: Menu) -> None:
    """Why a ship may not board, and why there is no flight to a neighbouring sea."""
    x = carrier(s, name)
    if not x.sails:
        menu.barred.append(((BOARD, name), NO_SAILS))
    for sea in s.tables.atlas.neighbours[x.place]:
        if (FLEE, name, sea) not in menu.legal:
            menu.barred.append(((FLEE, name, sea), NO_HAVEN if x.sails else NO_SAILS))


@final
class GalleyFlight(Ask):
    """Equal successes: a light Galley that does not choose may flee all the same, before the other chooses; then the
    other may flee too. 15.5.6 C179"""

    def __init__(self, side: int, a: int, d: int) -> None:
        self.side, self.a, self.d = side, a, d

    def _name(self) -> int:
        return self.d if self.side else self.a

    def _options(self, s: Regno) -> list[Option]:
        return [(NO,), *flights(s, self.side, self._name())]

    def asks(self, s: Regno) -> int:
        owner = owner_of(s, self.side)
        return 1 << owner if owner >= 0 and len(self._options(s)) > 1 else 0

    def act(self, s: Regno) -> None:
        foe = self.a if self.side else self.d
        self.take(s, owner_of(s, self.side), without_asking(s, self._name(), foe, self._options(s)))

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.legal.extend(self._options(s))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == FLEE:
            flee(s, self.side, option[1], option[2])
        s.after(Choice(1 - self.side, self.a, self.d, option[0] == FLEE))

    def standing(self, s: Regno, seat: int) -> Option | None:
        wish = ordered(s, seat, NAVAL)
        return stand(s, seat, self._options(s)) if wish == 3 else (NO,) if wish else None

    def words(self, s: Regno, seat: int) -> Words:
        return "galley-flight", {"ship": ("carrier", self._name())}


def flee(s: Regno, side: int, name: int, sea: int) -> None:
    """The ship goes there and is out of the battle. 15.6.1 15.6.3"""
    n = fight(s)
    leave(s, name)
    n.fled = (n.fled[0] or side == 0, n.fled[1] or side == 1)
    lift_blockade(s, name)
    carrier(s, name).place = sea
    s.tell((FLED, ALL, name, sea))
