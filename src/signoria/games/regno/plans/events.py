"""What cards, revolts, the dead and the lost ask. 9.2, 9.3, 16.3, R18"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.dynasties.dynasty import FATE
from signoria.games.regno.dynasties.succession import CROWN
from signoria.games.regno.economy.unrest import FIRST_REVOLT, JUSTICE, RELIQUARY, Revolt
from signoria.games.regno.ids import CORRUPT, FARM, FORGE, GRAIN, MARKET, NO_TRAIT, TANNERY, TOWN
from signoria.games.regno.kinds import FINISH, NO, YES
from signoria.games.regno.people import person
from signoria.games.regno.plans.outlook import Choice, Outlook, within
from signoria.games.regno.plans.targets import fighters
from signoria.games.regno.realm.monuments import ACTIVATE
from signoria.games.regno.realm.ruin import DAMAGE
from signoria.games.regno.realm.workers import LOSE_SLAVES, UNASSIGN, UNASSIGN_SLAVE
from signoria.games.regno.reconstruction.event_choices import (
    CALM,
    DROP,
    DROP_PEOPLE,
    DROP_SLAVE,
    LOSE_HORSES,
    PAY_HORSES,
)
from signoria.games.regno.warfare.conquest import CAPITAL
from signoria.games.regno.warfare.homeward import HOME

DEAR: Final = {FORGE: 60, FARM: 25, TANNERY: 30, MARKET: 40}


def calm(o: Outlook, step: Any) -> Choice | None:
    """Where unrest is worst; alms only while there is Grain to spare, or a revolt to fear."""
    found = o.listed(CALM)
    if not found:
        return None
    worst = max(found, key=lambda x: (o.at(x[1]).unrest, o.at(x[1]).settlement, -x[1]))
    if type(step).__name__ == "Alms" and o.at(worst[1]).unrest < 2 and o.stock[GRAIN] <= o.winter_grain:
        return o.pick((FINISH,), "grain-needed")
    return o.pick(worst, "calm-worst")


def levy(o: Outlook, step: Any) -> Choice | None:
    """Soldiers for nothing."""
    return o.pick((YES,), "free-soldiers")


def murrain(o: Outlook, step: Any) -> Choice | None:
    return o.pick((PAY_HORSES,), "save-horse") if o.spendable >= 10 else o.pick((LOSE_HORSES,), "horse-lost")


def brigands(o: Outlook, step: Any) -> Choice | None:
    """What is worth least."""
    found = o.listed(DROP, DROP_PEOPLE, DROP_SLAVE)
    if not found:
        return None
    cheap = min(found, key=lambda x: o.worth[x[2]] if x[0] == DROP else 20 if x[0] == DROP_SLAVE else 30)
    return o.pick(cheap, "least-loss")


def damage(o: Outlook, step: Any) -> Choice | None:
    """The building that is cheapest to do without."""
    found = o.listed(DAMAGE)
    if not found:
        return None
    kinds = o.s.tables.buildings
    return o.pick(min(found, key=lambda x: (DEAR.get(x[2], 20 + kinds[x[2]].income * 5), x[2])), "least-loss")


def lose_inhabitants(o: Outlook, step: Any) -> Choice | None:
    """Slaves before free people."""
    for listing in o.listed(LOSE_SLAVES):
        return o.pick(within(listing, 99), "slaves-first")
    return None


def empty_post(o: Outlook, step: Any) -> Choice | None:
    """The post that yields least."""
    found = o.listed(UNASSIGN, UNASSIGN_SLAVE)
    return o.pick(min(found, key=lambda x: (DEAR.get(x[2], 10), x[2])), "least-post") if found else None


def revolts(o: Outlook, step: Any) -> Choice | None:
    """The greatest first: what cancels a revolt is for the first."""
    found = o.listed(FIRST_REVOLT)
    return o.pick(max(found, key=lambda x: (o.at(x[1]).settlement, -x[1])), "greatest-first") if found else None


def revolt(o: Outlook, step: Revolt) -> Choice | None:
    """The Reliquary costs nothing; justice is dear for land that soldiers hold anyway."""
    for option in o.listed(RELIQUARY):
        return o.pick(option, "reliquary")
    for option in o.listed(JUSTICE):
        guards = sum(fighters(f.counts) for f in o.s.forces if f.owner == o.seat and f.place == step.place)
        if guards < 6 or o.at(step.place).settlement >= TOWN:
            return o.pick(option, "justice")
    return o.pick((NO,), "soldiers-suffice")


def isolation(o: Outlook, step: Any) -> Choice | None:
    """With great centres the gates are shut."""
    great = sum(o.at(p).settlement for p in o.own)
    return o.pick((YES,), "shut-gates") if great >= 3 else o.pick((NO,), "gates-open")


def capital(o: Outlook, step: Any) -> Choice | None:
    """Behind walls, if possible; else where most people live."""
    found = o.listed(CAPITAL)
    best = max(found, key=lambda x: (o.at(x[1]).fortress, o.at(x[1]).free, -x[1]), default=None)
    return o.pick(best, "strongest-capital") if best is not None else None


def go_home(o: Outlook, step: Any) -> Choice | None:
    """Nearest the capital."""
    found = o.listed(HOME)
    distance = o.s.tables.atlas.distance
    best = min(found, key=lambda x: (distance(x[1], o.realm.capital), x[1]), default=None)
    return o.pick(best, "home-to-capital") if best is not None else None


def monument(o: Outlook, step: Any) -> Choice | None:
    found = o.listed(ACTIVATE)
    best = max(found, key=lambda x: (-o.at(x[1]).unrest, o.at(x[1]).ps, -x[1]), default=None)
    return o.pick(best, "safest-monument") if best is not None else None


def crown(o: Outlook, step: Any) -> Choice | None:
    """An Heir without a flaw, if there is one."""
    found = o.listed(CROWN)
    best = max(found, key=lambda x: (_merit(o, x[1]), -x[1]), default=None)
    return o.pick(best, "best-heir") if best is not None else None


def _merit(o: Outlook, who: int) -> int:
    x = person(o.s, who)
    return (x.flaw == NO_TRAIT) * 2 - (x.flaw == CORRUPT)


def fate(o: Outlook, step: Any) -> Choice | None:
    found = o.listed(FATE)
    return o.pick(found[0], "fate") if found else None
