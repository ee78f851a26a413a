"""Faith and offices: whose head could be ours, what a Cardinal is worth, and when another faith pays. R17, R6.6

An office is worth points, and so is a Cardinal without one. Where a rival holds the head of our faith, or would bid
for it too, another faith's vacant head may be the nearer way.
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.ids import BISHOP, CARDINAL, CATHOLIC, FAITHS, ISLAMIC, NOWHERE, ORTHODOX, RELIGION
from signoria.games.regno.people import person
from signoria.games.regno.plans.outlook import Outlook
from signoria.games.regno.realm.territory import CHURCHES, functioning
from signoria.games.regno.reconstruction.choosing import CHOOSE_FAITH

PRICE: Final = 60.0  # florins of a promotion
NEEDED: Final = 2  # working Churches or Cathedrals
GRUMBLING: Final = 12  # florins that one unrest more costs a province
NEW_CLERGY: Final = 90  # florins for the ecclesiastics that leave with the old faith
OPEN_OFFICE: Final = 0.6  # chance to win a vacant head with a Cardinal …
RIVALS_OFFICE: Final = 0.3  # … for which another of the faith may bid
FAR: Final = 0.35  # … which is still to be opened
LAND: Final = ((CATHOLIC, 4), (ORTHODOX, 3), (ISLAMIC, 3))  # with how many chances a faith is chosen


def choice(o: Outlook) -> int:
    """The faith of a new realm. All choose unseen, and each head has one holder only: so not always the same."""
    left = [(f, n) for f, n in LAND if o.has((CHOOSE_FAITH, f))]
    return o.rng.choices([f for f, _ in left], [n for _, n in left])[0]


def head(o: Outlook, faith: int) -> int:
    """Whose the religious head of a faith is: a seat, or NOWHERE."""
    held = o.s.offices[faith]
    return person(o.s, held).seat if held != NOWHERE else NOWHERE


def hope(o: Outlook) -> float:
    """What the head of our faith would be worth to us, chances reckoned."""
    return o.once("hope", lambda: _hope(o, o.realm.faith))


def _hope(o: Outlook, faith: int) -> float:
    if head(o, faith) != NOWHERE or o.years_left < 1 or o.tech[RELIGION] < 2:
        return 0.0
    others = any(o.s.realms[x].faith == faith and o.s.realms[x].tech[RELIGION] >= 3 for x in o.rivals)
    points = o.s.tables.reconstruction["final"]["religious_head"]
    return float((RIVALS_OFFICE if others else OPEN_OFFICE) * points * o.point)


def promotion(o: Outlook) -> float:
    """What one more Cardinal is worth."""
    rules = o.s.tables.reconstruction["final"]
    cardinals = len(o.of_role(CARDINAL))
    churches = sum(functioning(o.s, p, *CHURCHES) for p in o.own)
    if o.tech[RELIGION] < 2 or cardinals >= rules["cardinals_most"] or churches < NEEDED or not o.of_role(BISHOP):
        return 0.0
    return float(rules["cardinal"] * o.point) + (hope(o) if not cardinals else 0.0)


def learning(o: Outlook, level: int) -> float:
    """What the second and third level of Religion open: Cardinals, and the offices."""
    churches = sum(functioning(o.s, p, *CHURCHES) for p in o.own)
    rules = o.s.tables.reconstruction["final"]
    if level == 2:
        each = max(0.0, rules["cardinal"] * o.point - PRICE - 20)
        return float(rules["cardinals_most"] * each) if churches >= NEEDED else 0.0
    free = head(o, o.realm.faith) == NOWHERE and o.years_left >= 1.5
    return float(FAR * rules["religious_head"] * o.point) if free and o.of_role(CARDINAL) else 0.0


def conversion(o: Outlook) -> tuple[float, int]:
    """(net worth, faith) of the change of faith that pays; (0, NOWHERE): none."""
    if o.tech[RELIGION] < 2 or head(o, o.realm.faith) == o.seat or o.realm.converted or o.years_left < 1.5:
        return 0.0, NOWHERE
    uneasy = sum(o.at(p).unrest >= 2 for p in o.own)
    if uneasy:
        return 0.0, NOWHERE
    price: int = o.s.tables.reconstruction["orders"]["faith_change"]
    lost = GRUMBLING * len(o.own) + NEW_CLERGY * bool(o.of_role(CARDINAL, BISHOP)) + price
    best, chosen = 0.0, NOWHERE
    for faith in range(len(FAITHS)):
        net = _hope(o, faith) - hope(o) - lost * o.thrift
        if faith != o.realm.faith and net > best:
            best, chosen = net, faith
    return best, chosen
