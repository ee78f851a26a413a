"""Characters without an escort: capture, wound, flight. 14.2.1 to 14.2.5."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.combat.sides import NUMBER, UNIT
from signoria.games.regno.fights import Battle
from signoria.games.regno.ids import (
    BISHOP,
    CAPTAIN,
    CARDINAL,
    EMPIRE,
    GOVERNMENT,
    HALBERDIER,
    KNIGHT,
    NOWHERE,
    SEAS,
)
from signoria.games.regno.kinds import COUNT, PERSON, PLACE
from signoria.games.regno.people import person
from signoria.games.regno.pieces import ARRIVED, CONVALESCENT
from signoria.games.regno.state import S_RISK, Regno
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
RISKED: Final = 290
FLED: Final = 291
REMOVED: Final = 292
EVENTS: Final = (
    Signature(RISKED, "risked", ("person", PERSON), ("face", COUNT), ("escort", COUNT)),
    Signature(FLED, "fled-home", ("person", PERSON), ("place", PLACE)),
    Signature(REMOVED, "removed", ("person", PERSON)),
)


def threaten(s: Regno, who: int, captor: int, escort: bool) -> None:
    """One person rolls for capture: Sovereigns, Captains and the family are caught on 1 to 4 and wounded on 5,
    ecclesiastics are caught on 1 to 3; more than 6 counts as 6. Nobody rolls twice for one battle: who has been caught
    or has fled is no longer there. 9.2.10 13.2.5 13.5.8 14.2.1 14.2.2 14.2.3 C159 C160 C161 C218"""
    from signoria.games.regno.dynasties import prisoners  # its chapter begins battles too

    x, rules = s.people[who], s.tables.war["risk"]
    if x is None or x.gaoler != NOWHERE:
        return
    face = s.draw(S_RISK, 1, 6)[0] + 1
    added = rules["escort"] if escort else 0
    s.tell((RISKED, ALL, who, face, added))
    roll = min(6, face + added)
    clergy = x.role in (BISHOP, CARDINAL)
    if roll <= rules["clergy_captured_up_to" if clergy else "captured_up_to"]:
        prisoners.capture(s, who, captor, x.place)
    else:
        go_home(s, who, not clergy and roll == rules["wounded_on"])


def go_home(s: Regno, who: int, wounded: bool) -> None:
    """To the capital, or removed when there is none. A wound lasts two seasons after this one. 14.2.4 14.2.5 C162"""
    from signoria.games.regno.dynasties import captains, family, prisoners

    x = person(s, who)
    capital = s.realms[x.seat].capital
    if capital == NOWHERE:
        s.tell((REMOVED, ALL, who))
        if x.role == CAPTAIN:
            captains.back_to_deck(s, who)
        else:
            family.leave(s, who)
        return
    x.place, x.origin, x.moved = capital, NOWHERE, x.moved & ~ARRIVED
    s.tell((FLED, ALL, who, capital))
    if wounded:
        prisoners.wound(s, who)


def guards(s: Regno, owner: int, units: set[int]) -> bool:
    """Is there an escort among these kinds of pieces? Knights, and an Empire's Halberdiers from level 3 on; they do not
    add up. 11.6.5 11.6.7 13.2.5"""
    if KNIGHT in units:
        return True
    guard = owner >= 0 and s.realms[owner].government == EMPIRE and s.realms[owner].tech[GOVERNMENT] >= 3
    return guard and HALBERDIER in units


def escorted(s: Regno, owner: int, place: int) -> bool:
    """Has an owner an escort in a place now, or, when all have died in the battle there, had it one when the last round
    began? 13.2.5 11.6.7 C160"""
    here = [f for f in s.forces if f.place == place and f.owner == owner and f.status != CONVALESCENT]
    if any(guards(s, owner, {i for i, n in enumerate(f.counts) if n}) for f in here):
        return True
    b = s.battle
    if b is None or b.place != place or owner not in (b.attacker, b.defender) or place >= SEAS:
        return False
    return bool(b.guards[owner == b.defender])


def watch(s: Regno, b: Battle) -> None:
    """Note the escorts at the start of a round. C160"""

    def of(side: int, owner: int) -> int:
        return guards(s, owner, {band[UNIT] for band in b.bands[side] if band[NUMBER]})

    b.guards = (of(0, b.attacker), of(1, b.defender))
