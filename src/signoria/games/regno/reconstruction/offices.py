"""Religious offices: auction, treasuries, the end of Excommunications. R17.4 to R17.7; powers stand in `powers`.

An office is held by one named Cardinal. His capture suspends it; his loss or another faith makes it vacant.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.costs import pay
from signoria.games.regno.ids import CARDINAL, CHURCH, COURT_BRANCH, FLORINS, GRAND_MASTER, NOWHERE, OFFICES, RELIGION
from signoria.games.regno.kinds import COUNT, NO, OFFICE, PERSON, SEAT
from signoria.games.regno.people import is_free, of_realm, person
from signoria.games.regno.realm.territory import CATHEDRALS, functioning
from signoria.games.regno.reconstruction import faith, powers
from signoria.games.regno.reconstruction.heads import (
    EXCOMMUNICATED,
    RECONCILED,
    acting_seat,
    excommunicate,
    faith_of_office,
    is_head,
    office_of,
    reconcile,
)
from signoria.games.regno.reconstruction.powers import FREE, conquered, holy_war_bonus, offer_free, take_free
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, AskTogether, Words
from signoria.kernel.menu import AMOUNT, Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

BID: Final = AMOUNT | 420
ELEVATE: Final = 421
WITHDRAW: Final = AMOUNT | 427
VERBS: Final[tuple[Signature, ...]] = (
    Signature(BID, "bid-office", ("office", OFFICE), ("florins", COUNT), quiet=True),
    Signature(ELEVATE, "elevate", ("office", OFFICE), ("person", PERSON), quiet=True),
    Signature(WITHDRAW, "withdraw", ("office", OFFICE), ("florins", COUNT), quiet=True),
    *powers.VERBS,
)

OFFICE_BID: Final = 420
ELEVATED: Final = 421
WITHDRAWN: Final = 422
COLLECTED: Final = 423
EVENTS: Final[tuple[Signature, ...]] = (
    Signature(OFFICE_BID, "office-bid", ("seat", SEAT), ("office", OFFICE), ("florins", COUNT)),
    Signature(ELEVATED, "elevated", ("seat", SEAT), ("office", OFFICE), ("person", PERSON)),
    Signature(WITHDRAWN, "withdrawn", ("seat", SEAT), ("office", OFFICE), ("florins", COUNT)),
    Signature(COLLECTED, "collected", ("office", OFFICE), ("florins", COUNT)),
    Signature(EXCOMMUNICATED, "excommunicated", ("seat", SEAT)),
    Signature(RECONCILED, "reconciled", ("seat", SEAT)),
    *powers.EVENTS,
)


# ---- auction ---------------------------------------------------------------------------------------------------------


def candidates(s: Regno, seat: int) -> list[int]:
    """Free Cardinals without an office. R17.5"""
    return [i for i in of_realm(s, seat, CARDINAL) if is_free(person(s, i)) and i not in s.offices]


def eligible(s: Regno, office: int) -> int:
    """Mask of the seats that may bid for a vacant office. R17.4 R17.5 R17.7 11.3.t1.r10 14.2.9"""
    if s.offices[office] != NOWHERE:
        return 0
    least = s.tables.reconstruction["offices"]["least_bid"]
    return sum(
        1 << seat
        for seat, realm in enumerate(s.realms)
        if not realm.out
        and realm.tech[RELIGION] >= 3
        and realm.faith == faith_of_office(office)
        and not realm.excommunicated
        and realm.stock[FLORINS] >= least
        and candidates(s, seat)
    )


@final
class Auction(AskTogether):
    """Sealed bids for a vacant office: a multiple of 5 from 20 on; the highest pays the bank, others nothing. R17.5
    G5"""

    def __init__(self, office: int) -> None:
        self.office = office

    def asks(self, s: Regno) -> int:
        return eligible(s, self.office)

    def words(self, s: Regno, seat: int) -> Words:
        return "office-bid", {"office": ("office", self.office)}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        if menu.draft:
            return
        step = s.tables.reconstruction["initiative"]["step"]
        most = s.realms[seat].stock[FLORINS] // step * step
        menu.amount((BID, self.office), s.tables.reconstruction["offices"]["least_bid"], most, step)
        menu.add((NO,))

    def close(self, s: Regno, drafts: list[tuple[Option, ...]]) -> None:
        bids = {seat: draft[0][2] for seat, draft in enumerate(drafts) if draft and draft[0][0] == BID}
        for seat, florins in bids.items():
            s.tell((OFFICE_BID, ALL, seat, self.office, florins))
        if bids:
            winner = max(bids, key=lambda seat: (bids[seat], *standing_of(s, seat)))
            pay(s, winner, ((FLORINS, bids[winner]),))
            s.after(Elevation(winner, self.office))


def standing_of(s: Regno, seat: int) -> tuple[int, int, int]:
    """Among equal bids: Court 2, then more Churches and Cathedrals, then earlier in the order. R17.5 11.1.t1.r9"""
    return (
        int(s.realms[seat].tech[COURT_BRANCH] >= 2),
        faith.churches(s, seat),
        -s.next_order.index(seat),
    )


@final
class Elevation(Ask):
    """The winner's Cardinal takes the office; of two the winner chooses. R17.4"""

    def __init__(self, seat: int, office: int) -> None:
        self.seat, self.office = seat, office

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if len(candidates(s, self.seat)) > 1 else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "elevate", {"office": ("office", self.office)}

    def act(self, s: Regno) -> None:
        elevate(s, self.office, candidates(s, self.seat)[0])

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for who in candidates(s, seat):
            menu.add((ELEVATE, self.office, who))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        elevate(s, self.office, option[2])


def elevate(s: Regno, office: int, who: int) -> None:
    """Somebody takes an office. R17.4"""
    s.offices[office] = who
    s.tell((ELEVATED, ALL, person(s, who).seat, office, who))


@final
class EndExcommunications(Step[Regno]):
    """Those that have lasted through the opening's auction end, also when no office was vacant. R17.5 14.2.9 C254"""

    def act(self, s: Regno) -> None:
        for seat in range(s.seats):
            reconcile(s, seat)


def auction(s: Regno, council: bool = False) -> list[Step[Regno]]:
    """Vacant offices are auctioned (opening step 10, or event WI9: heads only), then Excommunications end; a Council
    ends none. R3.2 R17.5 C254"""
    if council:
        return [Auction(office) for office in range(GRAND_MASTER)]
    return [*(Auction(office) for office in range(len(OFFICES))), EndExcommunications()]


# ---- treasuries ------------------------------------------------------------------------------------------------------


def opening(s: Regno) -> list[Step[Regno]]:
    """Holy wars end; heads may move money to their reserve (opening step 8). R3.2 R17.6 R17.7"""
    for place in s.tables.atlas.provinces:
        s.provinces[place].target = NOWHERE
    return [Withdrawal(office) for office in range(GRAND_MASTER)]


@final
class Withdrawal(Ask):
    """Up to 20 florins a year from the treasury, unless it is neutral. R17.6 14.2.11"""

    def __init__(self, office: int) -> None:
        self.office = office

    def asks(self, s: Regno) -> int:
        seat = acting_seat(s, self.office)
        return 1 << seat if seat != NOWHERE and s.treasuries[self.office] else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "withdraw", {"office": ("office", self.office), "n": ("number", s.treasuries[self.office])}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        most = min(s.tables.reconstruction["offices"]["withdraw"], s.treasuries[self.office])
        menu.amount((WITHDRAW, self.office), 0, most)

    def take(self, s: Regno, seat: int, option: Option) -> None:
        florins = option[2]
        s.treasuries[self.office] -= florins
        s.realms[seat].stock[FLORINS] += florins
        if florins:
            s.tell((WITHDRAWN, ALL, seat, self.office, florins))


def collect(s: Regno) -> None:
    """After the Autumn production the bank adds to each seated head's treasury for every working Church and Cathedral
    of the faith on the map; a prisoner's grows too. R17.6"""
    rules = s.tables.reconstruction["offices"]
    for office in range(GRAND_MASTER):
        if s.offices[office] == NOWHERE:
            continue
        got = 0
        for place in s.tables.atlas.provinces:
            if faith.faith_of(s, place) != faith_of_office(office):
                continue
            if functioning(s, place, *CATHEDRALS):
                got += rules["cathedral"]
            elif functioning(s, place, CHURCH):
                got += rules["church"]
        s.treasuries[office] += got
        s.tell((COLLECTED, ALL, office, got))


__all__ = [
    "EVENTS", "FREE", "VERBS", "Auction", "Elevation", "EndExcommunications", "Withdrawal", "acting_seat", "auction",
    "collect", "conquered", "excommunicate", "holy_war_bonus", "is_head", "offer_free", "office_of", "opening",
    "take_free",
]  # fmt: skip
