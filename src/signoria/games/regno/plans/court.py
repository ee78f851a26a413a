"""Order 5, offices and powers: marriages first, Bishops where they can preach, Captains when rich. 16, R6.5, R17"""

from __future__ import annotations

from typing import Any

from signoria.games.regno.costs import base_florins
from signoria.games.regno.dynasties import marriage
from signoria.games.regno.dynasties.captains import HIRE
from signoria.games.regno.dynasties.court import EDUCATE, GIVE, PROPOSE, TAKE_CONSORT, education_price
from signoria.games.regno.dynasties.family import ADULTS, is_single
from signoria.games.regno.dynasties.intrigue import INCITE
from signoria.games.regno.dynasties.marriage import MARRY
from signoria.games.regno.ids import (
    BISHOP,
    CASTLE,
    CHURCH,
    CITY,
    COURT_BRANCH,
    GRAIN,
    HEIR,
    NEUTRAL,
    NO_TRAIT,
    NOWHERE,
    PARANOID,
    RELIGION,
)
from signoria.games.regno.kinds import FINISH, YES
from signoria.games.regno.people import is_free, person, sovereign
from signoria.games.regno.plans import prelates, tavern
from signoria.games.regno.plans.outlook import Choice, Outlook, within
from signoria.games.regno.plans.targets import frontier, prize
from signoria.games.regno.realm.territory import CHURCHES, functioning
from signoria.games.regno.reconstruction.faith import APPOINT, PROMOTE, is_seat
from signoria.games.regno.reconstruction.offices import BID, ELEVATE, WITHDRAW
from signoria.games.regno.reconstruction.powers import (
    ABSOLVE,
    BLESS,
    CALL_HOLY_WAR,
    EXCOMMUNICATE,
    INDULGE,
)

Function = tuple[float, float, str]  # worth, florins, what


def functions(o: Outlook) -> list[Function]:
    """What an Order 5 could do, the best first."""
    found = []
    wed, cost = _wedding(o)
    if wed > 0:
        found.append((wed, cost, "marry"))
    if o.tech[RELIGION] >= 1:
        churches = sum(functioning(o.s, p, *CHURCHES) for p in o.own)
        missing = min(4, churches) - len(o.of_role(BISHOP))
        if missing > 0 and not o.realm.excommunicated:
            found.append((6 * o.productions() + 0.4 * prelates.hope(o), 20.0, "bishop"))
    rise = prelates.promotion(o)
    if rise > 0:
        found.append((rise, prelates.PRICE, "cardinal"))
    net, price, who = tavern.best(o)
    if who != NOWHERE:
        found.append((net + price, price, "captain"))
    if any(x.flaw != NO_TRAIT and not x.educated and is_free(x) for x in _heirs(o)) and o.spendable > 150:
        found.append((48.0, 30.0, "educate"))
    head = sovereign(o.s, o.seat)
    if head != NOWHERE and is_single(o.s, head) and o.luxuries > 1 and o.spendable > 180 and o.years_left > 3:
        found.append((110.0, 80.0, "consort"))
    return sorted(((w - c, c, what) for w, c, what in found if w > c), reverse=True)


def _heirs(o: Outlook) -> list[Any]:
    return [person(o.s, i) for i in o.of_role(HEIR)]


def _wedding(o: Outlook) -> tuple[float, float]:
    """(worth of the best neutral marriage, florins); in Spring it costs half."""
    if o.tech[COURT_BRANCH] < 1 or not o.luxuries or o.stock[GRAIN] < 2:
        return 0.0, 0.0
    adults = o.of_role(*ADULTS)
    single = [i for i in adults if is_single(o.s, i) and is_free(x := person(o.s, i)) and x.flaw != PARANOID]
    brides = [x for x in frontier(o) if _may_be_wed(o, x)]
    if not single or not brides:
        return 0.0, 0.0
    cost = base_florins(marriage.cost(o.s, o.seat, single[0]))
    best = max(prize(o, x) for x in brides)
    waits = 0.75 if not o.is_spring and best < 260 and o.seasons_left > 4 else 1.0
    return best * waits - 45, float(cost)


def _may_be_wed(o: Outlook, place: int) -> bool:
    """A neutral province next to ours that a marriage may bring. 16.2.2"""
    p = o.at(place)
    quiet = p.owner == NEUTRAL and p.former == NOWHERE and p.besieger == NOWHERE and not p.horde
    return quiet and p.settlement < CITY and p.fortress < CASTLE and not is_seat(o.s, place)


def value(o: Outlook, money: float) -> tuple[float, float]:
    """(florins that an Order 5 would be worth, florins that it would cost): two functions."""
    total = spent = 0.0
    for net, cost, _ in functions(o)[:2]:
        if cost <= money - spent:
            total, spent = total + net, spent + cost
    return total, spent


def court(o: Outlook, step: Any) -> Choice | None:
    """The best function that is listed."""
    for option in sorted(o.listed(MARRY), key=lambda x: (-prize(o, x[2]), x[1])):
        who, place = option[1], option[2]
        if prize(o, place) > base_florins(marriage.cost(o.s, o.seat, who)) + 45:
            return o.pick(option, "marry-neutral")
    for option in o.listed(PROPOSE):
        if o.spendable > 60:
            return o.pick(option, "propose-alliance")
    for option in o.listed(PROMOTE):
        if o.spendable >= prelates.PRICE and prelates.promotion(o) > prelates.PRICE * o.thrift:
            return o.pick(option, "promote-cardinal")
    if o.listed(APPOINT) and o.spendable >= 20 and o.years_left > 0.5:
        return o.pick(_pulpit(o), "appoint-bishop")
    _, price, who = tavern.best(o)
    if who != NOWHERE and o.has((HIRE, who)) and price <= o.spendable:
        return o.pick((HIRE, who), "hire-captain")
    for option in o.listed(EDUCATE):
        if o.spendable > 120 and o.affords(education_price(o.s, o.seat)):
            return o.pick(option, "educate-heir")
    consorts = o.listed(TAKE_CONSORT)
    if consorts and o.spendable > 150 and o.luxuries > 1 and o.years_left > 2:
        return o.pick(max(consorts, key=lambda x: o.stock[x[1]]), "take-consort")
    for option in o.listed(INCITE):
        if o.at(option[1]).unrest == 2 and o.spendable > 100:
            return o.pick(option, "incite")
    return o.pick((FINISH,), "court-done")


def _pulpit(o: Outlook) -> tuple[int, ...]:
    """The greatest place without a preacher."""
    taken = {person(o.s, i).place for i in o.of_role(BISHOP)}
    found = o.listed(APPOINT)
    return max(found, key=lambda x: (x[1] not in taken, o.at(x[1]).settlement, -x[1]))


def gift(o: Outlook, step: Any) -> Choice | None:
    """The luxury of which there is most."""
    found = o.listed(GIVE)
    return o.pick(max(found, key=lambda x: o.stock[x[1]]), "spare-luxury") if found else None


# ---- offices and powers ----------------------------------------------------------------------------------------------


def office_bid(o: Outlook, step: Any) -> Choice | None:
    """A religious head is worth points; a bid of a fifth of what there is."""
    for listing in o.listed(BID):
        if o.spendable >= 60:
            return o.pick(within(listing, min(90, o.spendable * 0.3)), "bid-office")
    return None


def elevate(o: Outlook, step: Any) -> Choice | None:
    found = o.listed(ELEVATE)
    return o.pick(found[0], "elevate") if found else None


def withdrawal(o: Outlook, step: Any) -> Choice | None:
    """Money in the hand is better than powers."""
    for listing in o.listed(WITHDRAW):
        return o.pick(within(listing, 99), "withdraw-treasury")
    return None


def powers(o: Outlook) -> Choice | None:
    """One power a season: a holy war on what we can take, money, a blessing, an enemy excommunicated."""
    near = frontier(o)
    for option in o.listed(CALL_HOLY_WAR):
        if option[2] in near:
            return o.pick(option, "holy-war")
    for option in o.listed(ABSOLVE):
        return o.pick(option, "absolve")
    calm = [x for x in o.listed(INDULGE) if o.at(x[2]).unrest == 0]
    if calm and sum(functioning(o.s, p, *CHURCHES) for p in o.own) >= 2:
        return o.pick(min(calm, key=lambda x: (o.at(x[2]).settlement, x[2])), "indulgences")
    for option in o.listed(EXCOMMUNICATE):
        if option[2] in o.enemies:
            return o.pick(option, "excommunicate-enemy")
    for option in o.listed(BLESS):
        if sum(o.at(p).unrest for p in o.own) >= 3:
            return o.pick(option, "bless")
    return None


def absolution(o: Outlook, step: Any) -> Choice | None:
    """Sixty florins are well spent only by who has Churches and money."""
    churches = sum(bool(o.at(p).buildings >> CHURCH & 1) for p in o.own)
    return o.pick((YES,), "be-absolved") if churches >= 2 and o.spendable > 150 else None
