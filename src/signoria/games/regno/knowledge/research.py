"""Technologies: price, learning, research without Order 6. 11.1 to 11.3, 11.7.4, 16.1."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.costs import base_florins, can_pay, pay, price
from signoria.games.regno.deeds import deed
from signoria.games.regno.ids import (
    COMMON,
    ENGINEERING,
    ESPIONAGE,
    FIRST_LEVEL4,
    FLORINS,
    GENIUS,
    GOVERNMENT,
    NOWHERE,
    SLOW,
    THEOCRACY,
    UNIVERSITY,
)
from signoria.games.regno.kinds import BRANCH, COUNT, FINISH, PLACE, SEAT
from signoria.games.regno.people import family, is_able, person, sovereign
from signoria.games.regno.realm.monuments import hold
from signoria.games.regno.realm.territory import most_ps, provinces_of, worked
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import Goods
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

RESEARCH: Final = 30
STUDY: Final = 31
VERBS: Final = (
    Signature(RESEARCH, "research", ("branch", BRANCH), quiet=True),
    Signature(STUDY, "study", ("branch", BRANCH), quiet=True),
)

LEARNED: Final = 30
STRENGTHENED: Final = 31
EVENTS: Final = (
    Signature(LEARNED, "learned", ("seat", SEAT), ("branch", BRANCH), ("level", COUNT)),
    Signature(STRENGTHENED, "fortress-strengthened", ("place", PLACE), ("ps", COUNT)),
)

COMPLETE: Final = Refusal("11.1.1", "branch-complete")
TOO_DEAR: Final = Refusal("11.1.2", "too-dear-now", ("goods",), lambda s, seat, option: (cost(s, seat, option[1]),))
TOO_HIGH: Final = Refusal("11.2.1", "lower-levels-first")


# ---- price -----------------------------------------------------------------------------------------------------------


def research_price(s: Regno, seat: int, branch: int) -> int:
    """Florins for the next level of a branch, only that level: the best percentage discount, rounded up, then the fixed
    ones; neither inflation nor Winter change it. 11.1.2 11.1.3 11.4.1 8.1.t1.r18 11.7.4 9.5.6 16.1.t1.r1 16.1.t2.r1 C67
    C96 C97 11.7.3"""
    return base_florins(cost(s, seat, branch))


def cost(s: Regno, seat: int, branch: int) -> Goods:
    """The price as it is paid; no goods. 11.1.3"""
    rules, realm = s.tables.technology["research"], s.realms[seat]
    percent = rules["university_percent"] if has_university(s, seat) else 0
    if realm.government == THEOCRACY and realm.tech[GOVERNMENT] >= 2:
        percent = max(percent, rules["theocracy2_percent"])
    surcharge = rules["slow_sovereign"] if sovereign_has(s, seat, flaw=SLOW) else 0
    discount = rules["genius_sovereign"] if sovereign_has(s, seat, virtue=GENIUS) else other_genius(s, seat)
    base = ((FLORINS, s.tables.research[branch][realm.tech[branch]]),)
    return price(s, seat, base, surcharge=surcharge, percent=percent, discount=discount)


def has_university(s: Regno, seat: int) -> bool:
    """A worked University; several do not add up. 8.1.t1.r18"""
    return any(worked(s, place, UNIVERSITY) for place in provinces_of(s, seat))


def sovereign_has(s: Regno, seat: int, virtue: int = NOWHERE, flaw: int = NOWHERE) -> bool:
    """Does the Sovereign, wherever it is, have a trait that holds now? A wound or captivity suspends it. 14.2.4 16.1.12
    C242"""
    who = sovereign(s, seat)
    if who == NOWHERE or not is_able(s, person(s, who)):
        return False
    x = person(s, who)
    return x.virtue == virtue != NOWHERE or x.flaw == flaw != NOWHERE


def other_genius(s: Regno, seat: int) -> int:
    """What another Genius in the capital takes off one research a year, the first: nothing while the Sovereign is one.
    16.1.t1.r1 C97"""
    realm = s.realms[seat]
    if realm.genius == s.year:
        return 0
    able = [x for who in family(s, seat) if is_able(s, x := person(s, who)) and x.place == realm.capital]
    return int(s.tables.technology["research"]["genius_other"]) if any(x.virtue == GENIUS for x in able) else 0


# ---- learning --------------------------------------------------------------------------------------------------------


def bars_research(s: Regno, seat: int, branch: int) -> Refusal | None:
    """Four levels in ten common branches and in one's own government, one after the other. 11.1.1 11.1.2 11.2.3 11.2.5
    11.2.6 11.1.t1.r1 11.1.t1.r2 11.1.t1.r3 11.1.t1.r4 11.1.t1.r5 11.1.t1.r6 11.1.t1.r7 11.1.t1.r8 11.1.t1.r9
    11.1.t1.r10 11.3.t1.r1 11.3.t1.r2 11.3.t1.r3 11.3.t1.r4 11.3.t1.r5 11.3.t1.r6 11.3.t1.r7 11.3.t1.r8 11.3.t1.r9
    11.3.t1.r10"""
    if s.realms[seat].tech[branch] >= len(s.tables.research[branch]):
        return COMPLETE
    return None if can_pay(s, seat, cost(s, seat, branch)) else TOO_DEAR


def offer_research(s: Regno, seat: int, menu: Menu) -> None:
    """The next level of every branch."""
    for branch in range(COMMON + 1):
        menu.add((RESEARCH, branch), bars_research(s, seat, branch))


def research(s: Regno, seat: int, branch: int) -> None:
    """Pay and learn; another Genius has helped this year. 11.1.2 11.1.3 16.1.t1.r1"""
    now = cost(s, seat, branch)
    if not sovereign_has(s, seat, virtue=GENIUS) and other_genius(s, seat):
        s.realms[seat].genius = s.year
    pay(s, seat, now)
    learn(s, seat, branch)


def learn(s: Regno, seat: int, branch: int) -> None:
    """The next level is the seat's, with its benefits at once and nothing else for nothing: fortresses at their old
    maximum have the new one; the first realm at level 4 of a common branch has done a deed. What is not listed has no
    effect; no faith or office comes with a government, nor a monument. 11.1.1 11.1.4 11.1.5 11.1.6 11.4.2 11.4.3
    11.3.t1.r1 C99 R20.2; by name the levels of governments are 11.5.1 11.5.3 11.5.5 11.5.7 11.6.1 11.6.3 11.6.5 11.6.8
    11.7.1 11.7.3 11.7.5 11.7.7"""
    realm, before = s.realms[seat], {place: most_ps(s, place) for place in provinces_of(s, seat)}
    realm.tech[branch] += 1
    level = realm.tech[branch]
    s.tell((LEARNED, ALL, seat, branch, level))
    if branch == ESPIONAGE and level == 2 and s.tables.atlas.merchants:
        s.barrier += 1  # what mobile merchants carry comes to light for the seat: it cannot be looked at and undone
    if branch == GOVERNMENT:
        hold(s, seat)
    if branch == ENGINEERING:
        for place, old in before.items():
            p = s.provinces[place]
            if p.ps == old < most_ps(s, place):
                p.ps = most_ps(s, place)
                s.tell((STRENGTHENED, ALL, place, p.ps))
    if branch < COMMON and level == len(s.tables.research[branch]) and not s.level4 >> branch & 1:
        s.level4 |= 1 << branch
        deed(s, seat, FIRST_LEVEL4, s.tables.reconstruction["enterprise"]["first_level4"])


# ---- without Order 6 -------------------------------------------------------------------------------------------------


def free_research(s: Regno, seat: int, most_level: int) -> None:
    """An event gives a level up to `most_level`: push the choice. 11.2.1 11.2.2"""
    s.after(FreeResearch(seat, most_level))


def academy(s: Regno, seat: int) -> None:
    """An event lets a realm research at the ordinary price: push the choice. R18.2"""
    s.after(Academy(seat))


@final
class FreeResearch(Ask):
    """A level of any common branch or of one's own government, the lower ones known; nothing in its place when there is
    none. It is not the research of Order 6. 11.2.1 11.2.2 11.2.3 11.2.4 C95"""

    def __init__(self, seat: int, most_level: int) -> None:
        self.seat, self.most_level = seat, most_level

    def within(self, s: Regno, branch: int) -> Refusal | None:
        level = s.realms[self.seat].tech[branch] + 1
        if level > len(s.tables.research[branch]):
            return COMPLETE
        return None if level <= self.most_level else TOO_HIGH

    def asks(self, s: Regno) -> int:
        found = any(self.within(s, branch) is None for branch in range(COMMON + 1))
        return 1 << self.seat if found and not s.realms[self.seat].out else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "free-research", {"n": ("number", self.most_level)}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for branch in range(COMMON + 1):
            menu.add((STUDY, branch), self.within(s, branch))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        learn(s, seat, option[1])


@final
class Academy(Ask):
    """One research at the ordinary price, or none. R18.2 C95"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        found = any(bars_research(s, self.seat, branch) is None for branch in range(COMMON + 1))
        return 1 << self.seat if found and not s.realms[self.seat].out else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "academy", {}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        offer_research(s, seat, menu)
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] != FINISH:
            research(s, seat, option[1])
