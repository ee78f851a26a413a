"""Captains of fortune: Tavern, hiring, pay and Loyalty, dismissal. 16.5, 16.6. What they do stands where it is done.

The deck is known in groups only: `Regno.captains` holds the groups from the top, and nobody knows the order within
one. A card is drawn at random from the first group, so no hidden order is ever stored. The names prescribe no
chronology (16.6.2).
"""

from __future__ import annotations

from typing import Final

from signoria.games.regno.cards import in_force, number
from signoria.games.regno.costs import OTHER, add, can_pay, inflation, pay, price
from signoria.games.regno.dynasties.family import leave
from signoria.games.regno.economy import unrest
from signoria.games.regno.ids import (
    CAPTAIN,
    CAPTAINS,
    COURT_BRANCH,
    FIRST_CAPTAIN,
    FLORINS,
    GOVERNMENT,
    INTERNED,
    MONARCHY,
    NOWHERE,
    PRISON,
)
from signoria.games.regno.kinds import PERSON
from signoria.games.regno.lots import one_of
from signoria.games.regno.people import captain_card, is_free, of_realm, person
from signoria.games.regno.pieces import new_person
from signoria.games.regno.realm.territory import holder
from signoria.games.regno.state import S_TAVERN, Regno
from signoria.games.regno.tables import Goods, Rank
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import NUMBER, SEAT, Signature

HIRE: Final = 390
DISMISS: Final = 391
VERBS: Final[tuple[Signature, ...]] = (
    Signature(HIRE, "hire", ("captain", PERSON)),
    Signature(DISMISS, "dismiss", ("captain", PERSON)),
)

REVEALED: Final = 390
HIRED: Final = 391
DISMISSED: Final = 392
LOYALTY: Final = 393
DESERTED: Final = 394
PUT_BACK: Final = 395
EVENTS: Final[tuple[Signature, ...]] = (
    Signature(REVEALED, "captain-revealed", ("captain", PERSON)),
    Signature(HIRED, "captain-hired", ("seat", SEAT), ("captain", PERSON)),
    Signature(DISMISSED, "captain-dismissed", ("seat", SEAT), ("captain", PERSON)),
    Signature(LOYALTY, "captain-loyalty", ("captain", PERSON), ("loyalty", NUMBER)),
    Signature(DESERTED, "captain-deserted", ("seat", SEAT), ("captain", PERSON)),
    Signature(PUT_BACK, "tavern-put-back"),
)

NO_COURT: Final = Refusal("16.5.2", "court-below-rank")
FULL: Final = Refusal("16.5.3", "three-captains")
TOO_DEAR: Final = Refusal("16.5.2", "captain-too-dear")

FREE: Final[frozenset[int]] = frozenset({DISMISS})
WERNER: Final = FIRST_CAPTAIN + CAPTAINS.index("werner_von_urslingen")


def rank(s: Regno, who: int) -> Rank:
    """A Captain's rank with its prices. 16.5.t1"""
    return s.tables.ranks[s.tables.captain_rank[captain_card(who)] - 1]


# ---- the Tavern ------------------------------------------------------------------------------------------------------


def replenish(s: Regno) -> None:
    """The Tavern shows three again, as far as there are cards. 16.5.1 16.6.5 R2.8"""
    while len(s.tavern) < s.tables.dynasty["captain_rules"]["visible"] and s.captains:
        top, below = s.captains[0], s.captains[1:]
        cards = [FIRST_CAPTAIN + card for card in top]
        who = one_of(s, S_TAVERN, "person", cards) if len(top) > 1 else cards[0]
        left = tuple([card for card in top if FIRST_CAPTAIN + card != who])
        s.captains = (left, *below) if left else below
        s.tavern = (*s.tavern, captain_card(who))
        s.tell((REVEALED, ALL, who))


def new_year(s: Regno) -> None:
    """Cards that nobody hired go to the bottom in an order that nobody knows; three are revealed. 16.6.3 C215"""
    if s.tavern:
        s.captains = (*s.captains, tuple(sorted(s.tavern)))
        s.tavern = ()
        s.tell((PUT_BACK, ALL))
    replenish(s)


def back_to_deck(s: Regno, who: int) -> None:
    """Deserters and dismissed go below the deck and may be hired again; a Tavern that has run short shows them at once.
    16.5.1 16.6.4"""
    leave(s, who)
    s.captains = (*s.captains, (captain_card(who),))
    replenish(s)


# ---- hiring and dismissing -------------------------------------------------------------------------------------------


def hire_price(s: Regno, seat: int, who: int) -> Goods:
    """The rank's price; inflation does not touch it. 16.5.2 16.5.t1.r1 C68"""
    percent = number(s, "percent") if in_force(s, "unpaid_companies") else 0
    return price(s, seat, ((FLORINS, rank(s, who).hire),), OTHER, percent=percent)


def offer_hiring(s: Regno, seat: int, menu: Menu, bar: Refusal | None) -> None:
    """The cards on show: Court at least the rank, three Captains at most, captured ones counted; also while the capital
    is besieged. 16.5.2 16.5.3 11.1.t1.r9 C212 C262"""
    if bar is None and len(of_realm(s, seat, CAPTAIN)) >= s.tables.dynasty["captain_rules"]["most"]:
        bar = FULL
    for card in s.tavern:
        who, unless = FIRST_CAPTAIN + card, bar
        if unless is None and s.realms[seat].tech[COURT_BRANCH] < s.tables.captain_rank[card]:
            unless = NO_COURT
        if unless is None and not can_pay(s, seat, hire_price(s, seat, who)):
            unless = TOO_DEAR
        menu.add((HIRE, who), unless)


def hire(s: Regno, seat: int, who: int) -> None:
    """Into the capital at Loyalty 4, without traits; a replacement is revealed. 16.5.2 16.5.4 16.6.1"""
    pay(s, seat, hire_price(s, seat, who))
    x = s.people[who] = new_person(seat, CAPTAIN, s.realms[seat].capital)
    x.loyalty, x.hired = s.tables.dynasty["captain_rules"]["loyalty"], s.round
    s.tavern = tuple(card for card in s.tavern if card != captain_card(who))
    s.tell((HIRED, ALL, seat, who))
    replenish(s)


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """Dismiss a Captain, without refund; a captured one too. 16.5.13 R5.6 C212"""
    for who in of_realm(s, seat, CAPTAIN):
        menu.legal.append((DISMISS, who))


def take_free(s: Regno, seat: int, option: Option) -> None:
    """16.5.13"""
    s.tell((DISMISSED, ALL, seat, option[1]))
    back_to_deck(s, option[1])


# ---- pay -------------------------------------------------------------------------------------------------------------


def captain_due(s: Regno, who: int) -> tuple[Goods, ...]:
    """The year's wage as alternatives, one of which is paid in full; none: nothing is due of a prisoner. Inflation 3
    doubles the money wage, not what stands in place of a good. 16.5.t1.r1 16.5.t1.r2 16.5.t1.r3 16.5.t1.r4 16.5.10
    9.5.5 11.4.5 C212"""
    x, terms = person(s, who), rank(s, who)
    if not is_free(x) or x.place in (PRISON, INTERNED):
        return ()
    rules = s.tables.production["inflation"]
    money = terms.florins * (2 if inflation(s, x.seat) >= rules["wages_double_at"] else 1)
    wage: Goods = ((FLORINS, money),) if money and not is_exempt(s, who) else ()
    due = [add(wage, ((good, 1),)) for good in terms.goods] or [wage]
    if terms.instead:
        due.append(add(wage, ((FLORINS, terms.instead),)))
    return tuple(due)


def is_exempt(s: Regno, who: int) -> bool:
    """Does a Captain hold a fief of a Monarchy of level 1? He costs no money, only his goods. 11.4.5 11.4.11"""
    realm = s.realms[person(s, who).seat]
    least = s.tables.dynasty["captain_rules"]["exempt_monarchy"]
    if realm.government != MONARCHY or realm.tech[GOVERNMENT] < least:
        return False
    return any(holder(s, place) == who for place in s.tables.atlas.provinces)


def paid(s: Regno, who: int) -> None:
    """One Loyalty more, up to four. 16.5.12"""
    x, rules = person(s, who), s.tables.dynasty["captain_rules"]
    if x.loyalty < rules["loyalty"]:
        x.loyalty = min(rules["loyalty"], x.loyalty + rules["paid"])
        s.tell((LOYALTY, ALL, who, x.loyalty))


def unpaid(s: Regno, who: int) -> None:
    """Two Loyalty less; at none he deserts and his soldiers stay. A part payment counts as none. 16.5.11 C211"""
    x = person(s, who)
    x.loyalty = max(0, x.loyalty - s.tables.dynasty["captain_rules"]["unpaid"])
    s.tell((LOYALTY, ALL, who, x.loyalty))
    if not x.loyalty:
        s.tell((DESERTED, ALL, x.seat, who))
        back_to_deck(s, who)


def winter(s: Regno) -> None:
    """Werner raises the unrest of the player's province where he stands at the Winter upkeep, whoever owns it; none in
    a neutral one, aboard or in prison. The revolt is checked. 16.6.t1.r9 C214"""
    x = s.people[WERNER]
    if x is None or x.place not in s.tables.atlas.lands or x.gaoler != NOWHERE:
        return
    if s.provinces[x.place].owner >= 0:
        unrest.add_unrest(s, x.place, s.tables.dynasty["captain_rules"]["werner_unrest"])
        unrest.check_revolt(s, x.place)
