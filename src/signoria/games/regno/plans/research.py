"""Order 6: what to learn, and acts of government. Chapter 11, R6.6"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.dynasties.family import ADULTS, is_single
from signoria.games.regno.dynasties.prisoners import ransoms
from signoria.games.regno.economy.unrest import NEGOTIATE, ransom
from signoria.games.regno.ids import (
    AGRICULTURE,
    CHURCH,
    CITY,
    COMMERCE,
    COMMON,
    COURT_BRANCH,
    ENGINEERING,
    ESPIONAGE,
    FARM,
    GOVERNMENT,
    HEIR,
    MANOR,
    MARKET,
    MEDICINE,
    METALLURGY,
    MONARCHY,
    NAVIGATION,
    NO_FORTRESS,
    NOWHERE,
    PARANOID,
    RELIGION,
    TOWN,
    URBANISM,
    VILLAGE,
)
from signoria.games.regno.kinds import FINISH
from signoria.games.regno.knowledge import research as rules
from signoria.games.regno.knowledge.govern import ASSIGN_FIEF, CONVERT, OFFER_RANSOM
from signoria.games.regno.knowledge.research import RESEARCH, STUDY
from signoria.games.regno.people import person
from signoria.games.regno.plans import arms, prelates, recruiting, shipping, tavern
from signoria.games.regno.plans.dream import can_dream, dream_step, leads_to
from signoria.games.regno.plans.outlook import Choice, Outlook
from signoria.games.regno.plans.targets import frontier, is_walled, own_strength, prize

PACTS: Final = 20  # florins a year that pacts are worth to a realm, twice as much beside a stronger one
RATIO: Final = 1.15
REASONS: Final = {
    ENGINEERING: "learn-engineering",
    METALLURGY: "learn-metallurgy",
    URBANISM: "learn-urbanism",
    AGRICULTURE: "learn-agriculture",
    MEDICINE: "learn-medicine",
    NAVIGATION: "learn-navigation",
    COMMERCE: "learn-commerce",
    ESPIONAGE: "learn-espionage",
    COURT_BRANCH: "learn-court",
    RELIGION: "learn-religion",
    GOVERNMENT: "learn-government",
}


def gain(o: Outlook, branch: int) -> float:
    """Florins that the next level of a branch is worth."""
    level, left, years = o.tech[branch] + 1, o.productions(), o.years_left
    total = 0.0
    if branch < COMMON and level >= 3:
        points = 1 if level == 3 else 1 + (not o.s.level4 >> branch & 1)
        total += points * o.point
    if branch == GOVERNMENT:
        if can_dream(o):
            return dream_step(o) + o.s.tables.research[GOVERNMENT][level - 1] * o.thrift
        return (2 * o.point if level == 4 else 0) + 15 * years
    if can_dream(o) and leads_to(o, branch, level):
        total += dream_step(o) + o.s.tables.research[branch][level - 1] * o.thrift
    return total + _use(o, branch, level, left, years)


def _use(o: Outlook, branch: int, level: int, left: float, years: float) -> float:
    """What a level lets us do."""
    own = [o.at(p) for p in o.own]
    towns = sum(p.settlement == TOWN for p in own)
    villages = sum(p.settlement == VILLAGE for p in own)
    if branch == URBANISM:
        if level == 1:
            return (villages + 1) * min(150.0, 10 * left + o.point - 90)
        if level == 2:
            return 5 * left * towns + 40 * (years > 1)
        return towns * max(0.0, 13 * left + o.point - 200) + 60 * years if level == 3 else 0.0
    if branch == ENGINEERING:
        near = [x for x in frontier(o) if is_walled(o.s, o.seat, x)]
        if level == 1:
            return 0.5 * max((prize(o, x) for x in near), default=0.0) + 40
        towers = sum(p.fortress != NO_FORTRESS for p in own)
        train = arms.engine_gain(o) if near else 0.0
        return train + (min(2, towers) * max(0.0, 18 * left - 170) if level == 2 else 0.0)
    if branch == METALLURGY:
        return _soldiers(o, branch, level) + (60 * years + 50 if level == 1 else 0.0)
    if branch == AGRICULTURE:
        farms = sum(bool(p.buildings >> FARM & 1) for p in own)
        grain = 9 * farms * years if level == 2 else 12 * years if level == 4 else 10.0
        return _soldiers(o, branch, level) + grain
    if branch == RELIGION:
        if level == 1:
            return sum(max(0.0, 11 * left - 55) for p in own if p.settlement) * 0.5
        churches = sum(bool(p.buildings >> CHURCH & 1) for p in own)
        grand = churches * max(0.0, 10 * left + o.point - 320) * 0.5 if level == 3 else 0.0
        return grand + (prelates.learning(o, level) if level < 4 else 10.0)
    if branch == COURT_BRANCH:
        return _court(o, level)
    if branch == COMMERCE:
        if level == 1:
            return 18 * years
        cities = sum(p.settlement == CITY and bool(p.buildings >> MARKET & 1) for p in own)
        return cities * max(0.0, 20 * left - 110) + 10 * years if level == 2 else 10.0 * years
    if branch == MEDICINE:
        return 10 * years if level <= 2 else 0.0
    if branch == NAVIGATION:
        return shipping.navigation(o, level)
    return 0.0


def _soldiers(o: Outlook, branch: int, level: int) -> float:
    """Better soldiers for those that the plans want."""
    goal = recruiting.plan(o)
    return arms.gain(o, branch, level, goal.soldiers if goal is not None else 0)


def _court(o: Outlook, level: int) -> float:
    """A marriage is a province for a song."""
    if level == 1:
        single = [i for i in o.of_role(HEIR) if is_single(o.s, i) and person(o.s, i).flaw != PARANOID]
        brides = [x for x in frontier(o) if o.at(x).owner < 0 and o.at(x).settlement < CITY]
        best = max((prize(o, x) for x in brides), default=0.0)
        wedding = 0.5 * best - 60 if single and o.luxuries and best else 20.0
        return wedding + tavern.promise(o, level)
    feared = recruiting.threat(o) > 0.8 * own_strength(o, o.seat)
    return tavern.promise(o, level) + (PACTS * min(2.0, o.years_left) * (1 + feared) if level == 2 else 0.0)


def best(o: Outlook, branches: list[int], money: float) -> tuple[float, int]:
    """(net worth, branch) of the best level; (0, NOWHERE): none is worth its price."""
    found, chosen = 0.0, NOWHERE
    for branch in branches:
        if o.tech[branch] >= 4:
            continue
        cost = rules.research_price(o.s, o.seat, branch)
        worth, price = gain(o, branch), max(1.0, cost * o.thrift)
        if cost <= money and worth > RATIO * price and worth - price > found:
            found, chosen = worth - price, branch
    return found, chosen


def value(o: Outlook, money: float) -> tuple[float, float]:
    """(florins that an Order 6 would be worth, florins that it would cost)."""
    net, branch = best(o, list(range(COMMON + 1)), money + o.savings)
    cost = rules.research_price(o.s, o.seat, branch) if branch != NOWHERE else 0
    lost = [p for p in o.s.tables.atlas.provinces if o.at(p).former == o.seat]
    for place in lost:
        price = ransom(o.s, place)
        if o.affords(price):
            net += max(0.0, prize(o, place) - o.price(price))
            break
    net += prelates.conversion(o)[0]
    captive = any(ransoms(o.s, o.seat, x) for x in o.rivals)
    fief = 20.0 * bool(_fiefs(o))
    return net + 40.0 * captive + fief, cost


def govern(o: Outlook, step: Any) -> Choice | None:
    """The act of government, then the research."""
    act = _act(o)
    if act is not None:
        return act
    found = [x[1] for x in o.listed(RESEARCH)]
    _, branch = best(o, found, o.spendable + o.savings)
    if branch != NOWHERE:
        return o.pick((RESEARCH, branch), REASONS[branch])
    return o.pick((FINISH,), "govern-done")


def _act(o: Outlook) -> Choice | None:
    """Come to terms with rebels, give a fief, talk about prisoners."""
    for option in o.listed(NEGOTIATE):
        price = ransom(o.s, option[1])
        if prize(o, option[1]) > o.price(price) and o.affords(price, o.florins):
            return o.pick(option, "negotiate-rebels")
    for option in o.listed(OFFER_RANSOM):
        held = [i for i in ransoms(o.s, o.seat, option[1]) if person(o.s, i).seat == o.seat or o.florins >= 0]
        if held and o.florins > 30:
            return o.pick(option, "ransom-talk")
    faith = prelates.conversion(o)[1]
    if faith != NOWHERE and o.has((CONVERT, faith)):
        return o.pick((CONVERT, faith), "convert")
    found = _fiefs(o)
    for option in o.listed(ASSIGN_FIEF):
        if option[1:] in found:
            return o.pick(option, "give-fief")
    return None


def _fiefs(o: Outlook) -> list[tuple[int, int]]:
    """(place, person) for a feudal monarchy of level 2: a free holder for each Manor."""
    if o.realm.government != MONARCHY or o.tech[GOVERNMENT] < 2:
        return []
    holders = {o.at(p).fief for p in o.own}
    people = [i for i in o.of_role(*ADULTS) if i not in holders and person(o.s, i).gaoler == NOWHERE]
    places = [p for p in o.own if o.at(p).fortress >= MANOR and o.at(p).fief == NOWHERE]
    return list(zip(places, people, strict=False))


def study(o: Outlook, step: Any) -> Choice | None:
    """A free level: the dearest of what is useful."""
    found = [x[1] for x in o.listed(STUDY)]
    if not found:
        return None
    branch = max(found, key=lambda b: (gain(o, b) + 0.4 * o.s.tables.research[b][o.tech[b]], -b))
    return o.pick((STUDY, branch), REASONS[branch])


def academy(o: Outlook, step: Any) -> Choice | None:
    """A research without an Order: only if it is worth its price."""
    _, branch = best(o, [x[1] for x in o.listed(RESEARCH)], o.spendable + o.savings)
    return o.pick((RESEARCH, branch), REASONS[branch]) if branch != NOWHERE else o.pick((FINISH,), "research-dear")
