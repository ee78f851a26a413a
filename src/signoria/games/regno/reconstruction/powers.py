"""Powers of the religious heads: free actions of the holder's activation, paid from the treasury; holy war. R17.7

The Grand Master has no treasury (R17.6) and so no powers; his office brings Templars and points.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.cards import in_force
from signoria.games.regno.costs import can_pay
from signoria.games.regno.deeds import deed
from signoria.games.regno.economy import unrest
from signoria.games.regno.ids import (
    CATHOLIC,
    FLORINS,
    GRAND_MASTER,
    HOLY_WAR,
    NO_FORTRESS,
    NOWHERE,
    TOWN,
)
from signoria.games.regno.kinds import COUNT, NO, OFFICE, PLACE, SEAT, YES
from signoria.games.regno.realm.territory import provinces_of
from signoria.games.regno.reconstruction import faith
from signoria.games.regno.reconstruction.heads import (
    acting_seat,
    excommunicate,
    faith_of_office,
    holder_seat,
    reconcile,
)
from signoria.games.regno.standing import OFFERS, ordered
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import Goods
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

EXCOMMUNICATE: Final = 422
ABSOLVE: Final = 423
CALL_HOLY_WAR: Final = 424
BLESS: Final = 425
INDULGE: Final = 426
VERBS: Final = (
    Signature(EXCOMMUNICATE, "excommunicate", ("office", OFFICE), ("seat", SEAT), quiet=True),
    Signature(ABSOLVE, "absolve", ("office", OFFICE), ("seat", SEAT)),
    Signature(CALL_HOLY_WAR, "holy-war", ("office", OFFICE), ("place", PLACE), quiet=True),
    Signature(BLESS, "bless", ("office", OFFICE), quiet=True),
    Signature(INDULGE, "indulgences", ("office", OFFICE), ("place", PLACE), quiet=True),
)
FREE: Final = frozenset((EXCOMMUNICATE, ABSOLVE, CALL_HOLY_WAR, BLESS, INDULGE))

POWER_USED: Final = 427
HOLY_WAR_CALLED: Final = 428
HOLY_WAR_WON: Final = 429
INDULGENCES: Final = 430
ABSOLUTION_PAID: Final = 431
EVENTS: Final = (
    Signature(POWER_USED, "power-used", ("seat", SEAT), ("office", OFFICE), ("florins", COUNT)),
    Signature(HOLY_WAR_CALLED, "holy-war-called", ("office", OFFICE), ("place", PLACE)),
    Signature(HOLY_WAR_WON, "holy-war-won", ("seat", SEAT), ("office", OFFICE), ("place", PLACE), ("florins", COUNT)),
    Signature(INDULGENCES, "indulgences-sold", ("office", OFFICE), ("place", PLACE), ("florins", COUNT)),
    Signature(ABSOLUTION_PAID, "absolution-paid", ("seat", SEAT), ("office", OFFICE), ("florins", COUNT)),
)
REWARDED: Final = 4  # bits of Province.targeted from here on: offices whose holy war there has been rewarded

USED: Final = Refusal("R17.7", "power-used-this-season")
EMPTY: Final = Refusal("R17.7", "treasury-short", ("number",), lambda s, seat, o: (s.treasuries[o[1]],))
OWN_REALM: Final = Refusal("R17.7", "own-realm")
OTHER_FAITH: Final = Refusal("R17.7", "other-faith")
ALREADY_OUT: Final = Refusal("R17.7", "excommunicated-already")
NOT_OUT: Final = Refusal("R17.7", "not-excommunicated")
DECLINED: Final = Refusal("R17.7", "absolution-declined")
CANNOT_PAY_ABSOLUTION: Final = Refusal("R17.7", "absolution-unpayable")
CALLED_THIS_YEAR: Final = Refusal("R17.7", "holy-war-this-year")
SAME_FAITH: Final = Refusal("7.1.4", "no-religious-target")
UNWORTHY: Final = Refusal("R17.7", "unworthy-target")
CALLED_BEFORE: Final = Refusal("R17.7", "targeted-before")
BLESSED: Final = Refusal("R17.7", "blessed-already")
NO_CHURCHES: Final = Refusal("R17.7", "no-working-churches")


def price(s: Regno, office: int, power: str) -> int:
    """From the treasury; inflation does not change it, a holy year spares it. 9.5.6 R17.7 R18.2"""
    return 0 if in_force(s, "holy_year") else int(s.tables.reconstruction["offices"][power])


def offer_free(s: Regno, seat: int, menu: Menu) -> None:
    """One power a season for each office, while its holder is free. R5.6 R17.7"""
    for office in range(GRAND_MASTER):
        if acting_seat(s, office) != seat:
            continue
        used = USED if s.powers[office] == s.round else None
        if used is not None and not menu.explain:
            continue
        for other in range(s.seats):
            menu.add((EXCOMMUNICATE, office, other), used or bars_excommunication(s, seat, office, other))
            menu.add((ABSOLVE, office, other), used or bars_absolution(s, seat, office, other))
        for place in s.tables.atlas.provinces:
            menu.add((CALL_HOLY_WAR, office, place), used or bars_holy_war(s, office, place))
        menu.add((BLESS, office), used or bars_blessing(s, office))
        for place in provinces_of(s, seat):
            menu.add((INDULGE, office, place), used or (None if faith.working_churches(s, seat) else NO_CHURCHES))


def bars_excommunication(s: Regno, seat: int, office: int, other: int) -> Refusal | None:
    """A realm of the same faith, not the holder's own. R17.7"""
    realm = s.realms[other]
    if other == seat:
        return OWN_REALM
    if realm.out or realm.faith != faith_of_office(office):
        return OTHER_FAITH
    if realm.excommunicated:
        return ALREADY_OUT
    return None if s.treasuries[office] >= price(s, office, "excommunication") else EMPTY


def bars_absolution(s: Regno, seat: int, office: int, other: int) -> Refusal | None:
    """An Excommunicated realm of the faith that can pay, and has not declined in this activation. R17.7"""
    realm = s.realms[other]
    if realm.out or realm.faith != faith_of_office(office):
        return OTHER_FAITH
    if not realm.excommunicated:
        return NOT_OUT
    if not can_pay(s, other, penance(s)):
        return CANNOT_PAY_ABSOLUTION
    return DECLINED if (ABSOLVE, office, other) in s.refused else None


def bars_holy_war(s: Regno, office: int, place: int) -> Refusal | None:
    """Once a year; a religious target with a Town, a City or a fortress, or of a player; each province once a game.
    7.1.4 R17.7"""
    p = s.provinces[place]
    if not faith.is_target(s, place, faith_of_office(office)):
        return SAME_FAITH
    if p.settlement < TOWN and p.fortress == NO_FORTRESS and p.owner < 0:
        return UNWORTHY
    if p.targeted:
        return CALLED_BEFORE
    if any(s.provinces[q].target == office for q in s.tables.atlas.provinces):
        return CALLED_THIS_YEAR
    return None if s.treasuries[office] >= price(s, office, "holy_war") else EMPTY


def bars_blessing(s: Regno, office: int) -> Refusal | None:
    if s.blessed >> faith_of_office(office) & 1:
        return BLESSED
    return None if s.treasuries[office] >= price(s, office, "blessing") else EMPTY


def take_free(s: Regno, seat: int, option: Option) -> None:
    """Use a power. R17.7"""
    office = option[1]
    if option[0] == EXCOMMUNICATE:
        use(s, seat, office, price(s, office, "excommunication"))
        excommunicate(s, option[2])
    elif option[0] == ABSOLVE:
        s.after(Absolution(option[2], seat, office))
    elif option[0] == CALL_HOLY_WAR:
        use(s, seat, office, price(s, office, "holy_war"))
        p = s.provinces[option[2]]
        p.target, p.targeted = office, p.targeted | 1 << office
        s.tell((HOLY_WAR_CALLED, ALL, office, option[2]))
    elif option[0] == BLESS:
        use(s, seat, office, price(s, office, "blessing"))
        s.blessed |= 1 << faith_of_office(office)
    else:
        use(s, seat, office, 0)
        sell_indulgences(s, seat, office, option[2])


def use(s: Regno, seat: int, office: int, florins: int) -> None:
    """The office's power of this season. R17.7"""
    s.powers[office] = s.round
    s.treasuries[office] -= florins
    s.tell((POWER_USED, ALL, seat, office, florins))


def sell_indulgences(s: Regno, seat: int, office: int, place: int) -> None:
    """The bank fills the treasury; one own province is the unhappier for it. R17.7 C224"""
    rules = s.tables.reconstruction["offices"]
    got = min(rules["indulgences_most"], rules["indulgence"] * faith.working_churches(s, seat))
    s.treasuries[office] += got
    s.tell((INDULGENCES, ALL, office, place, got))
    unrest.add_unrest(s, place, 1)
    unrest.check_revolt(s, place)
    s.after(unrest.Counted())


def penance(s: Regno) -> Goods:
    """What an Excommunicated realm pays into the treasury. R17.7"""
    return ((FLORINS, s.tables.reconstruction["offices"]["absolution"]),)


@final
class Absolution(Ask):
    """The realm pays 60 florins into the treasury and is no longer Excommunicated, if it wants to; only then the power
    is used. R17.7"""

    def __init__(self, other: int, seat: int, office: int) -> None:
        self.other, self.seat, self.office = other, seat, office

    def asks(self, s: Regno) -> int:
        return 1 << self.other if self.other != self.seat else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "absolution", {"office": ("office", self.office), "n": ("number", penance(s)[0][1])}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def standing(self, s: Regno, seat: int) -> Option | None:
        return (NO,) if ordered(s, seat, OFFERS) else None

    def act(self, s: Regno) -> None:
        self.absolve(s)

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == YES:
            self.absolve(s)
        else:
            s.refused = (*s.refused, (ABSOLVE, self.office, self.other))

    def absolve(self, s: Regno) -> None:
        use(s, self.seat, self.office, 0)
        florins = penance(s)[0][1]
        s.realms[self.other].stock[FLORINS] -= florins
        s.treasuries[self.office] += florins
        s.tell((ABSOLUTION_PAID, ALL, self.other, self.office, florins))
        reconcile(s, self.other)


# ---- what follows from them ------------------------------------------------------------------------------------------


def holy_war_bonus(s: Regno, place: int, attacker: int) -> int:
    """What attackers of the faith add to their rolls in the first round there, until the next opening. R17.7"""
    target = s.provinces[place].target
    if attacker < 0 or target == NOWHERE or s.realms[attacker].faith != faith_of_office(target):
        return 0
    return int(s.tables.reconstruction["holy_war"]["bonus"])


def conquered(s: Regno, place: int, seat: int) -> None:
    """A seat has conquered a province: the reward of a holy war for the first of the faith, as far as the treasury has
    it and is not neutral; Excommunication of a Catholic who takes the Holy See from under a Pope of another realm.
    R17.7 R20.2 14.2.11"""
    p, realm = s.provinces[place], s.realms[seat]
    office = p.target
    if office != NOWHERE and realm.faith == faith_of_office(office) and not p.targeted >> REWARDED + office & 1:
        p.targeted |= 1 << REWARDED + office
        suspended = s.offices[office] != NOWHERE and acting_seat(s, office) == NOWHERE
        reward = 0 if suspended else min(s.tables.reconstruction["offices"]["holy_war_reward"], s.treasuries[office])
        s.treasuries[office] -= reward
        realm.stock[FLORINS] += reward
        s.tell((HOLY_WAR_WON, ALL, seat, office, place, reward))
        deed(s, seat, HOLY_WAR, s.tables.reconstruction["enterprise"]["holy_war"])
    if is_holy_see(s, place) and realm.faith == CATHOLIC and holder_seat(s, CATHOLIC) not in (NOWHERE, seat):
        excommunicate(s, seat)


def is_holy_see(s: Regno, place: int) -> bool:
    """Is the province marked as the Santa Sede: a capital that is a religious seat by print? R17.3 R19.1 R19.4"""
    land = s.tables.atlas.lands[place]
    return land.seat and land.capital
