"""Choices in a battle and after it: commanders, aims, losses, retreat, the wounded, captives. 13, 14"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.combat import command as rules
from signoria.games.regno.combat.casualties import LOSE, Lose
from signoria.games.regno.combat.command import COMMAND, LEAD, NOBODY, Command
from signoria.games.regno.combat.machines import AIM, WALLS
from signoria.games.regno.combat.recovery import ENSLAVE, RELEASE, SAVE
from signoria.games.regno.combat.retreat import FLEE, RETREAT, STAY, Retreat
from signoria.games.regno.combat.sides import UNBREACHED, walls
from signoria.games.regno.fights import ASSAULT, REVOLT, Bands
from signoria.games.regno.forces import counts_of
from signoria.games.regno.ids import CREWMAN, NO_FORTRESS, RAM
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.pieces import Counts
from signoria.games.regno.plans import sieges
from signoria.games.regno.plans.odds import forecast, strength
from signoria.games.regno.plans.outlook import Choice, Outlook, most
from signoria.games.regno.plans.targets import fighters
from signoria.games.regno.realm.territory import is_breached
from signoria.games.regno.realm.workers import posts
from signoria.games.regno.warfare.siege import BACK, KEEP, WITHDRAW, Stall

HOPELESS: Final = 0.55  # of the other's strength: less is a lost field
PRECIOUS_CREW: Final = 30  # florins that a Crewman is worth before walls


def counts(bands: Bands) -> Counts:
    """The pieces of a side."""
    return counts_of([(band[0], band[1]) for band in bands])


def command(o: Outlook, step: Command) -> Choice | None:
    """Whoever helps most; nobody rather than a coward."""
    b = o.battle
    able = o.listed(COMMAND)
    best = max(able, key=lambda x: (rules.worth(o.s, b, step.side, x[1]), -x[1]), default=None)
    if best is None or rules.worth(o.s, b, step.side, best[1]) <= 0:
        return o.pick((NOBODY,), "no-commander-helps")
    return o.pick(best, "commander-helps")


def lead(o: Outlook, step: Any) -> Choice | None:
    """The dearest soldiers profit."""
    found = o.listed(LEAD)
    return o.pick(most(max(found, key=lambda x: o.s.tables.units[x[1]].florins)), "lead-best") if found else None


def aim(o: Outlook, step: Any) -> Choice | None:
    """The walls until there is a breach, then the men."""
    at_walls = walls(o.s, o.battle) == UNBREACHED
    units = o.s.tables.units
    found = [x for x in o.listed(AIM) if (x[2] == WALLS) == at_walls]
    if not found:
        return o.pick((FINISH,), "aimed")
    best = max(found, key=lambda x: (units[x[1]].walls, -units[x[1]].fire, x[1] != RAM))
    return o.pick(most(best), "aim-walls" if at_walls else "aim-men")


def lose(o: Outlook, step: Lose) -> Choice | None:
    """The cheapest fall first; recruits among equals; Crewmen are dear as long as there are walls to break."""
    b, units = o.battle, o.s.tables.units
    besieging = step.side == 0 and walls(o.s, b) == UNBREACHED

    def worth(listing: tuple[int, ...]) -> tuple[float, int]:
        unit = listing[1]
        price = PRECIOUS_CREW if unit == CREWMAN and besieging else units[unit].florins * 1.0
        return price / units[unit].pf, -listing[2]

    found = o.listed(LOSE)
    return o.pick(most(min(found, key=worth)), "lose-cheapest") if found else None


def retreat(o: Outlook, step: Retreat) -> Choice | None:
    """Leave a field that is lost; stay where walls or odds hold."""
    b, side = o.battle, step.side
    ours, theirs = counts(b.bands[side]), counts(b.bands[1 - side])
    if b.kind == REVOLT and fighters(ours) > 0:
        return o.pick((STAY,), "stay-against-rebels")
    walled = b.kind == ASSAULT and o.at(b.place).fortress != NO_FORTRESS
    if side == 0:
        f = forecast(o.s, b.place, ours, theirs, walled, most=13 - b.round)
        if f.won:
            return o.pick((STAY,), "battle-odds")
        if f.stands and sieges.worth(o, b.place, ours, f) > 0:
            return o.pick((STAY,), "siege-pays")
        return o.pick((RETREAT,), "retreat-odds")
    if walled and not is_breached(o.s, b.place):
        return o.pick((STAY,), "stay-behind-walls")
    lost = strength(o.s, ours) < HOPELESS * strength(o.s, theirs)
    return o.pick((RETREAT,), "retreat-odds") if lost else o.pick((STAY,), "battle-odds")


def flee(o: Outlook, step: Any) -> Choice | None:
    """Where most friends stand, behind walls if possible."""
    found = o.listed(FLEE, BACK)
    if not found:
        return None

    def shelter(option: tuple[int, ...]) -> tuple[bool, int, int]:
        place = option[1]
        p = o.s.provinces[place] if place in o.s.tables.atlas.lands else None
        friends = sum(fighters(f.counts) for f in o.s.forces if f.owner == o.seat and f.place == place)
        return p is not None and p.fortress != NO_FORTRESS, friends, -place

    return o.pick(max(found, key=shelter), "fall-back-to-friends")


def stall(o: Outlook, step: Stall) -> Choice | None:
    """Keep up a siege that can be won, or that costs an enemy more than us; else home."""
    return o.pick((KEEP,), "siege-pays") if sieges.keeps(o, step.place) else o.pick((WITHDRAW,), "siege-hopeless")


def recover(o: Outlook, step: Any) -> Choice | None:
    """The dearest are saved, where it costs least."""
    found = [x for x in o.listed(SAVE) if o.florins > 3]
    if not found:
        return o.pick((FINISH,), "nobody-saved")
    best = max(found, key=lambda x: (o.s.tables.units[x[1]].florins, x[3], -x[2]))
    return o.pick(most(best), "save-wounded")


def award(o: Outlook, step: Any) -> Choice | None:
    """Captives freed calm the uneasy; slaves where a post stands empty and soldiers watch."""
    uneasy = o.listed(RELEASE)
    if uneasy:
        return o.pick(max(uneasy, key=lambda x: (o.at(x[1]).unrest, o.at(x[1]).settlement)), "captives-calm")
    for listing in o.listed(ENSLAVE):
        p = o.at(listing[1])
        empty = sum(1 for b in posts(p) if b < 5 and not (p.worked | p.slaved) >> b & 1)
        if empty and listing[1] == o.realm.capital:
            return o.pick((*listing[:2], min(listing[-2], max(listing[-3], empty))), "slaves-work")
    return o.pick((FINISH,), "captives-not-wanted")
