"""Marriage with a neutral province; fiefs that come with it. 16.2. Between players: `alliance`."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.cards import in_force, number
from signoria.games.regno.costs import OTHER, add, can_pay, pay, price
from signoria.games.regno.dynasties import alliance
from signoria.games.regno.dynasties.alliance import may_ally, wed
from signoria.games.regno.dynasties.family import ADULTS, eligible, is_single, lose_fief
from signoria.games.regno.forces import counts_of, recruit, remove_all
from signoria.games.regno.ids import (
    CASTLE,
    CHARISMATIC,
    CITY,
    COURT,
    COURT_BRANCH,
    LUXURIES,
    MANOR,
    NEUTRAL,
    NOWHERE,
    PARANOID,
    PIKEMAN,
    SOVEREIGN,
    SPRING,
    WED_TO_NEUTRAL,
)
from signoria.games.regno.kinds import PERSON, PLACE
from signoria.games.regno.people import is_able, is_free, of_realm, person
from signoria.games.regno.pieces import MOVED
from signoria.games.regno.realm.territory import provinces_of
from signoria.games.regno.reconstruction import faith
from signoria.games.regno.state import Regno
from signoria.games.regno.tables import Goods, goods
from signoria.games.regno.warfare import conquest
from signoria.kernel.menu import Menu, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import SEAT, Signature

MARRY: Final = 365
VERBS: Final[tuple[Signature, ...]] = (
    Signature(MARRY, "marry-neutral", ("person", PERSON), ("place", PLACE)),
    *alliance.VERBS,
)

MARRIED: Final = 365
FIEF_GIVEN: Final = 366
EVENTS: Final[tuple[Signature, ...]] = (
    Signature(MARRIED, "married-neutral", ("seat", SEAT), ("person", PERSON), ("place", PLACE)),
    Signature(FIEF_GIVEN, "fief-given", ("place", PLACE), ("person", PERSON)),
    *alliance.EVENTS,
)

NO_COURT: Final = Refusal("16.2.1", "marriage-needs-court")
NOT_SINGLE: Final = Refusal("16.2.7", "already-married")
CAPTIVE: Final = Refusal("C240", "spouse-in-prison")
SHUT_IN: Final = Refusal("C262", "spouse-besieged")
CANNOT_MARRY: Final = Refusal("16.1.t2.r5", "paranoid-cannot-marry")
NOT_ADJACENT: Final = Refusal("16.2.1", "not-adjacent-to-own")
REBELS_THERE: Final = Refusal("C195", "no-bride-from-rebels")
HOLY: Final = Refusal("16.2.2", "no-marriage-religious-seat")
TOO_GREAT: Final = Refusal("16.2.2", "no-marriage-city")
WALLED: Final = Refusal("16.2.2", "no-marriage-castle")
BESIEGED: Final = Refusal("16.2.2", "no-marriage-besieged")
OVERRUN: Final = Refusal("16.2.2", "no-marriage-horde")
TOO_DEAR: Final = Refusal("16.2.3", "marriage-too-dear")

DISSOLVE = alliance.DISSOLVE
dissolve_options = alliance.dissolve_options
take_dissolve = alliance.take_dissolve
__all__ = ["DISSOLVE", "dissolve_options", "eligible", "give_fief", "may_ally", "take_dissolve", "wed"]


def cost(s: Regno, seat: int, who: int) -> Goods:
    """Of a marriage with a neutral, without the luxury: 60 Florins, in Spring 30, then the fixed discounts of a
    Charismatic spouse and of Spring weddings; 2 Grain. 16.2.3 16.1.t1.r5 C196"""
    rules, x = s.tables.dynasty["neutral_marriage"], person(s, who)
    base = goods({"florins": rules["spring"] if s.season == SPRING else rules["florins"], "grain": rules["grain"]})
    discount = number(s, "florins") if in_force(s, "weddings") else 0
    if x.virtue == CHARISMATIC and is_able(s, x):
        discount += s.tables.dynasty["effects"]["charismatic_marriage"]
    return price(s, seat, base, OTHER, discount=discount)


def affordable(s: Regno, seat: int, due: Goods) -> list[int]:
    """The luxuries in which a price and the gift can be paid. 16.2.3"""
    n: int = s.tables.dynasty["neutral_marriage"]["luxury"]
    return [luxury for luxury in LUXURIES if can_pay(s, seat, add(due, ((luxury, n),)))]


def offer_marriage(s: Regno, seat: int, menu: Menu, bar: Refusal | None) -> None:
    """Every unmarried adult of the family with every adjacent neutral province that is not excluded. 16.2.1 16.2.2"""
    if bar is None and s.realms[seat].tech[COURT_BRANCH] < s.tables.dynasty["neutral_marriage"]["court"]:
        bar = NO_COURT
    if bar is not None and not menu.explain:
        return
    places = [(p, _place_bar(s, seat, p)) for p in provinces_of(s, NEUTRAL)]
    if not menu.explain:
        places = [(p, why) for p, why in places if why is None]
    for who in of_realm(s, seat, *ADULTS) if places else ():
        unless = bar or _person_bar(s, who) or (None if affordable(s, seat, cost(s, seat, who)) else TOO_DEAR)
        if unless is None or menu.explain:
            for place, why in places:
                menu.add((MARRY, who, place), unless or why)


def _person_bar(s: Regno, who: int) -> Refusal | None:
    """Who may not marry into a province. 16.2.7 C240 C262"""
    x = person(s, who)
    if not is_free(x):
        return CAPTIVE
    if not is_single(s, who):
        return NOT_SINGLE
    if x.flaw == PARANOID:
        return CANNOT_MARRY
    if x.place in s.tables.atlas.lands and s.provinces[x.place].besieger != NOWHERE:
        return SHUT_IN
    return None


def _place_bar(s: Regno, seat: int, place: int) -> Refusal | None:
    """Which neutral provinces are excluded: a neutral capital is not; an island has no land link. 16.2.2 C195"""
    p, atlas = s.provinces[place], s.tables.atlas
    if not any(s.provinces[near].owner == seat for near in atlas.neighbours[place]):
        return NOT_ADJACENT
    if p.former != NOWHERE:
        return REBELS_THERE
    if p.horde:
        return OVERRUN
    if p.besieger != NOWHERE:
        return BESIEGED
    if faith.is_seat(s, place):
        return HOLY
    if p.settlement >= CITY:
        return TOO_GREAT
    return WALLED if p.fortress >= CASTLE else None


def marry(s: Regno, seat: int, who: int, place: int, luxury: int) -> None:
    """It succeeds without a die: the province with all that stands and lives there, without its garrison; a Pikeman
    from the bank, exhausted; unrest 0, production from the next season. With a Manor the spouse lives there and holds
    it, else it goes to Court; the Sovereign stays where it is. No second such marriage in a life. 16.2.3 16.2.4 16.2.5
    16.2.6 16.2.7 16.2.15 C197 C198"""
    p, x = s.provinces[place], person(s, who)
    pay(s, seat, add(cost(s, seat, who), ((luxury, s.tables.dynasty["neutral_marriage"]["luxury"]),)))
    s.tell((MARRIED, ALL, seat, who, place))
    x.married = WED_TO_NEUTRAL
    remove_all(s, NEUTRAL, place)
    p.owner, p.unrest, p.asleep, p.fief = seat, 0, s.round, NOWHERE
    p.held |= 1 << seat
    recruit(s, seat, place, counts_of([(PIKEMAN, 1)]))
    if x.role != SOVEREIGN:
        home = place if p.fortress == MANOR else COURT
        x.place, x.moved, x.origin = home, x.moved if x.place == home else x.moved | MOVED, NOWHERE
    if p.fortress == MANOR:
        give_fief(s, place, who)
    conquest.hand_over(s, place, seat)


def give_fief(s: Regno, place: int, who: int) -> None:
    """A territory has one holder, a person one fief: the former one is given up. 11.4.12 C102"""
    lose_fief(s, who)
    s.provinces[place].fief = who
    s.tell((FIEF_GIVEN, ALL, place, who))
