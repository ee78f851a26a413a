"""Order 6, govern and research: one research and one administrative act. Chapter 11 and R6.6; research: `research`."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.commerce import deals
from signoria.games.regno.costs import can_pay, pay
from signoria.games.regno.dynasties import marriage
from signoria.games.regno.dynasties.family import ADULTS
from signoria.games.regno.economy import unrest
from signoria.games.regno.free import OPENING, offer_free, take_free
from signoria.games.regno.ids import CAPTAIN, FAITHS, FLORINS, MANOR, NO_FORTRESS
from signoria.games.regno.kinds import FAITH, FINISH, PERSON, PLACE, SEAT
from signoria.games.regno.knowledge import research
from signoria.games.regno.knowledge.research import RESEARCH, academy, free_research, learn, research_price
from signoria.games.regno.people import is_free, of_realm, person
from signoria.games.regno.realm.territory import provinces_of
from signoria.games.regno.reconstruction.faith import dismiss_clergy
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import Goods
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

ASSIGN_FIEF: Final = 32
OFFER_RANSOM: Final = 33
CONVERT: Final = 34
VERBS: Final[tuple[Signature, ...]] = (
    *research.VERBS,
    Signature(ASSIGN_FIEF, "assign-fief", ("place", PLACE), ("person", PERSON), quiet=True),
    Signature(OFFER_RANSOM, "ransom", ("seat", SEAT)),
    Signature(CONVERT, "convert", ("faith", FAITH), quiet=True),
)

CONVERTED: Final = 33
EVENTS: Final[tuple[Signature, ...]] = (
    *research.EVENTS,
    Signature(CONVERTED, "converted", ("seat", SEAT), ("faith", FAITH)),
)

RESEARCHED: Final = Refusal("11.1.3", "researched-already")
ACTED: Final = Refusal("R6.6", "acted-already")
NO_MANOR: Final = Refusal("11.4.11", "no-manor")
NOT_FREE: Final = Refusal("11.4.13", "holder-not-free")
HOLDS_IT: Final = Refusal("11.4.12", "holds-it-already")
NO_PRISONERS: Final = Refusal("14.2.6", "no-prisoners")
NO_MORE_OFFERS: Final = Refusal("14.2.6", "no-more-offers")
ONCE_A_GAME: Final = Refusal("R6.6", "converted-already")
OWN_FAITH: Final = Refusal("R6.6", "own-faith")
CANNOT_PAY: Final = Refusal("R6.6", "too-dear-now", ("goods",), lambda s, seat, option: (conversion_price(s),))


@final
class Govern(Ask):
    """One research of one level and one administrative act, in any order. R6.6 11.1.3"""

    def __init__(self, seat: int, researched: bool = False, acted: bool = False) -> None:
        self.seat, self.researched, self.acted = seat, researched, acted

    def asks(self, s: Regno) -> int:
        return 0 if s.realms[self.seat].out else 1 << self.seat

    def words(self, s: Regno, seat: int) -> Words:
        if self.researched:
            return "govern-act" if not self.acted else "govern-done", {}
        return "govern" if not self.acted else "govern-research", {}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for offers, done in ((research.offer_research, self.researched), (offer_acts, self.acted)):
            if not done:
                offers(s, seat, menu)
            elif menu.explain:
                more = Menu()
                offers(s, seat, more)
                for option in more.options():
                    menu.add(option, RESEARCHED if option[0] == RESEARCH else ACTED)
        menu.add((FINISH,))
        offer_free(s, seat, menu)

    def opened_by(self, s: Regno, seat: int) -> frozenset[int]:
        return frozenset() if self.acted else OPENING[6]

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            return
        if take_free(s, seat, option):
            s.after(self)
        elif option[0] == RESEARCH:
            research.research(s, seat, option[1])
            s.after(Govern(seat, True, self.acted))
        elif option[0] == OFFER_RANSOM:
            s.after(deals.Negotiate(seat, option[1], deals.RANSOM))
            s.after(Ransomed(seat, option[1], captives(s, seat, option[1]), self.researched))
        else:
            self.administer(s, seat, option)
            s.after(Govern(seat, self.researched, True))

    def administer(self, s: Regno, seat: int, option: Option) -> None:
        """An administrative act other than a ransom. R6.6"""
        if option[0] in unrest.NEGOTIATION:
            unrest.take_negotiation(s, seat, option)
        elif option[0] == ASSIGN_FIEF:
            marriage.give_fief(s, option[1], option[2])
        elif option[0] == CONVERT:
            convert(s, seat, option[1])
        else:
            marriage.take_dissolve(s, seat, option)


@final
class Ransomed(Step[Regno]):
    """Talks of a ransom are over: they were the Order's administrative act if somebody has been freed; else another act
    is still open, and talks end with the offers that may be made. 14.2.6 R6.6"""

    def __init__(self, seat: int, other: int, before: int, researched: bool) -> None:
        self.seat, self.other, self.before, self.researched = seat, other, before, researched

    def act(self, s: Regno) -> None:
        s.after(Govern(self.seat, self.researched, captives(s, self.seat, self.other) < self.before))


# ---- acts ------------------------------------------------------------------------------------------------------------


def offer_acts(s: Regno, seat: int, menu: Menu) -> None:
    """The administrative acts. R6.6"""
    unrest.offer_negotiation(s, seat, menu)
    offer_fiefs(s, seat, menu)
    for other in range(s.seats):
        if other != seat and not s.realms[other].out:
            menu.add((OFFER_RANSOM, other), bars_ransom(s, seat, other))
    marriage.dissolve_options(s, seat, menu)
    for faith in range(len(FAITHS)):
        menu.add((CONVERT, faith), bars_conversion(s, seat, faith))


def offer_fiefs(s: Regno, seat: int, menu: Menu) -> None:
    """A Manor's or Castle's territory for an adult of the family or a Captain; one holder each, one fief each: a new
    assignment ends the old ones. 11.4.11 11.4.12 11.4.13 11.4.14 C102"""
    people = of_realm(s, seat, *ADULTS, CAPTAIN)
    for place in provinces_of(s, seat):
        p = s.provinces[place]
        if p.fortress == NO_FORTRESS:
            continue
        for who in people:
            bar = NO_MANOR if p.fortress < MANOR else HOLDS_IT if p.fief == who else None
            menu.add((ASSIGN_FIEF, place, who), bar or (None if is_free(person(s, who)) else NOT_FREE))


def captives(s: Regno, a: int, b: int) -> int:
    """Prisoners that one of two realms holds of the other. 14.2.6 C163"""
    return sum(x is not None and (x.seat, x.gaoler) in ((a, b), (b, a)) for x in s.people)


def bars_ransom(s: Regno, seat: int, other: int) -> Refusal | None:
    """The owner's or the gaoler's Order 6 is enough. 14.2.6 C163"""
    if not captives(s, seat, other):
        return NO_PRISONERS
    return None if deals.may_offer(s, seat, other, deals.RANSOM) else NO_MORE_OFFERS


def conversion_price(s: Regno) -> Goods:
    """What a change of faith costs. R6.6"""
    return ((FLORINS, s.tables.reconstruction["orders"]["faith_change"]),)


def bars_conversion(s: Regno, seat: int, faith: int) -> Refusal | None:
    """Once a game. R6.6"""
    if s.realms[seat].converted:
        return ONCE_A_GAME
    if s.realms[seat].faith == faith:
        return OWN_FAITH
    return None if can_pay(s, seat, conversion_price(s)) else CANNOT_PAY


def convert(s: Regno, seat: int, faith: int) -> None:
    """The realm and its provinces have another faith; its ecclesiastics leave, offices fall vacant, every own province
    has 1 unrest more. R6.6 R17.4 7.1.4 C224 C226"""
    pay(s, seat, conversion_price(s))
    realm, places = s.realms[seat], provinces_of(s, seat)
    realm.faith, realm.converted = faith, True
    s.tell((CONVERTED, ALL, seat, faith))
    dismiss_clergy(s, seat)
    for place in places:
        unrest.add_unrest(s, place, 1)
    unrest.check_revolts(s, places)
    s.after(unrest.Counted())


def begin(s: Regno, seat: int) -> Step[Regno]:
    """The step that carries the Order out for a seat."""
    return Govern(seat)


__all__ = ["EVENTS", "VERBS", "Govern", "academy", "begin", "free_research", "learn", "research_price"]
