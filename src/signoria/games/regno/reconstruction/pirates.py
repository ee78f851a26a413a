"""Pirates. R18.5."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.fights import new_naval
from signoria.games.regno.ids import FIRST_PIRATE, LIGHT_GALLEY, PIRATE_SHIPS, PIRATES, WINTER
from signoria.games.regno.kinds import COUNT, PLACE
from signoria.games.regno.lots import one_of
from signoria.games.regno.pieces import Carrier, new_carrier
from signoria.games.regno.seafaring.broadside import fight
from signoria.games.regno.seafaring.fleets import is_manned, still
from signoria.games.regno.seafaring.naval import Calm, NavalFight
from signoria.games.regno.state import S_WORLD, Regno
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import SEAT, Signature

APPEARED: Final = 495
MET: Final = 496
MOVED_ON: Final = 497
GONE: Final = 498

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (
    Signature(APPEARED, "pirates-appeared", ("sea", PLACE), ("ships", COUNT)),
    Signature(MET, "pirates-met", ("seat", SEAT), ("sea", PLACE), ("die", COUNT)),
    Signature(MOVED_ON, "pirates-moved", ("from", PLACE), ("to", PLACE)),
    Signature(GONE, "pirates-gone", ("sea", PLACE)),
)

NAMES: Final = range(FIRST_PIRATE, FIRST_PIRATE + PIRATE_SHIPS)


def appear(s: Regno) -> None:
    """A flotilla of two light Galleys, without soldiers, comes into a random coastal sea of the scenario's; as many as
    there are pieces. R18.5 R18.2"""
    seas, kind = s.tables.atlas.pirate_seas, s.tables.ships[LIGHT_GALLEY]
    sea = one_of(s, S_WORLD, "place", seas)
    each = s.tables.reconstruction["pirates"]["galleys"]
    names = [i for i in NAMES if s.carriers[i] is None][:each]
    for name in names:
        x = s.carriers[name] = new_carrier(PIRATES, LIGHT_GALLEY, sea, kind.hull, kind.sails, kind.crew)
        x.bought = s.round
    s.tell((APPEARED, ALL, sea, len(names)))


def flotilla(s: Regno, sea: int) -> tuple[int, ...]:
    """The pirate ships in a sea that can fight."""
    found = ((i, x) for i, x in enumerate(s.carriers) if x is not None and x.owner == PIRATES and not x.abandoned)
    return tuple(i for i, x in found if x.place == sea and is_manned(s, i))


@final
class PiratesMeet(Step[Regno]):
    """Ships enter or leave a sea where pirates lie: a die for each, on 4 and more they intercept the fleet, as
    attackers. R18.5 15.4.3"""

    def __init__(self, seat: int, sea: int, ships: tuple[int, ...]) -> None:
        self.seat, self.sea, self.ships = seat, sea, ships

    def act(self, s: Regno) -> None:
        pirates, fleet = flotilla(s, self.sea), still(s, self.seat, self.ships, self.sea)
        if not pirates or not fleet:
            return
        dice = [die + 1 for die in s.draw(S_WORLD, len(fleet), 6)]
        for die in dice:
            s.tell((MET, ALL, self.seat, self.sea, die))
        if max(dice) >= s.tables.reconstruction["pirates"]["intercept"]:
            s.naval = new_naval(self.sea, PIRATES, self.seat)
            fight(s).fleets = pirates, fleet
            s.then([NavalFight(), Calm()])


def end_season(s: Regno) -> None:
    """Each flotilla moves to a random adjacent coastal sea; at the end of Winter those that came before it are gone.
    R18.5 R18.2 R3.4"""
    atlas, groups = s.tables.atlas, dict[tuple[int, int], list[Carrier]]()
    for name in NAMES:
        x = s.carriers[name]
        if x is not None and x.owner == PIRATES and not x.abandoned:
            groups.setdefault((x.place, x.bought), []).append(x)
    for (sea, came), ships in groups.items():
        if s.season == WINTER and came != s.round:
            s.carriers = [None if any(x is y for y in ships) else x for x in s.carriers]
            s.tell((GONE, ALL, sea))
            continue
        near = [to for to in atlas.neighbours[sea] if to not in atlas.open_seas]
        if near:
            to = one_of(s, S_WORLD, "place", near)
            for x in ships:
                x.place = x.start = to
            s.tell((MOVED_ON, ALL, sea, to))
