"""Voyages of discovery: how they begin, what they cost, what they find. 5.10.3, 6.1.2, 6.1.3

An explorer under way has a block of the calendar (`Lords.block`); his ships are the naos of his player in the zone.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.ids import (
    AT,
    CARTOGRAPHER,
    CHOICE,
    DISCOVERY,
    EXPLORER,
    FAILURE,
    FIRST_X,
    IMMATURE,
    MATURE,
)
from signoria.games.lords.kinds import ACCOUNT, CARD_KIND, NO, NUMBER, RESULT, SEAT
from signoria.games.lords.recruiting import purses
from signoria.games.lords.state import S_VOYAGE, Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.voyages.cape import knows, learn, naos_in_zone
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

BEGIN_VOYAGE: Final = 340
FUND_VOYAGE: Final = 341
KEEP_VOYAGE: Final = 342
DISCOVER: Final = 343
VERBS: Final = (
    Signature(BEGIN_VOYAGE, "begin-voyage", ("card", CARD_KIND)),
    Signature(FUND_VOYAGE, "fund-voyage", ("card", CARD_KIND), ("account", ACCOUNT)),
    Signature(KEEP_VOYAGE, "keep-voyage", ("card", CARD_KIND), ("account", ACCOUNT)),
    Signature(DISCOVER, "discover", ("card", CARD_KIND)),
)
VOYAGE_BEGUN: Final = 340
VOYAGE_PAID: Final = 341
VOYAGE_ROLLED: Final = 342
VOYAGE_ENDED: Final = 343
EVENTS: Final = (
    Signature(VOYAGE_BEGUN, "voyage-begun", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(VOYAGE_PAID, "voyage-paid", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(VOYAGE_ROLLED, "voyage-rolled", ("seat", SEAT), ("card", CARD_KIND), ("n", NUMBER), ("result", RESULT)),
    Signature(VOYAGE_ENDED, "voyage-ended", ("seat", SEAT), ("card", CARD_KIND)),
)

SEA_OF_DARKNESS: Final = AT["sea_of_darkness"]

NO_CARD: Final = Refusal("6.1.6.b1", "no-explorer")
NO_VOYAGE_GOLD: Final = Refusal("5.10.1.b1", "no-gold-for-voyage")


# ---- how a voyage begins ---------------------------------------------------------------------------------------------


def explorers(s: Lords, seat: int, under_way: bool) -> list[int]:
    """The seat's explorers who are under way, or not."""
    return [card for card in hands.of_kind(s, seat, EXPLORER) if (s.block[card] != hands.NO_BLOCK) == under_way]


def enter_refusal(s: Lords, seat: int) -> Refusal | None:
    """Naos need a navigation card or an explorer, who may be under way already. 5.7.2.b4 6.1.6.b1"""
    known = s.players[seat].navigation or hands.of_kind(s, seat, EXPLORER)
    return None if known else NO_CARD


def entered(s: Lords, seat: int) -> None:
    """A nao of the seat has entered the zone: a voyage may begin, and must without a navigation card. 6.1.2"""
    if explorers(s, seat, False) and not explorers(s, seat, True):
        s.after(BeginVoyage(seat))


@final
class BeginVoyage(Ask):
    """Which explorer sails? 6.1.2"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Lords) -> int:
        return 1 << self.seat if self._free(s) or len(explorers(s, self.seat, False)) > 1 else 0

    def _free(self, s: Lords) -> bool:
        """May he stay at home? With a navigation card naos sail without him."""
        return s.players[self.seat].navigation != 0

    def act(self, s: Lords) -> None:
        self.sail(s, explorers(s, self.seat, False)[0])

    def words(self, s: Lords, seat: int) -> Words:
        return "begin-voyage", {}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for card in explorers(s, seat, False):
            menu.add((BEGIN_VOYAGE, card))
        if self._free(s):
            menu.add((NO,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == BEGIN_VOYAGE:
            self.sail(s, option[1])

    def sail(self, s: Lords, card: int) -> None:
        s.block[card] = IMMATURE
        s.tell((VOYAGE_BEGUN, ALL, self.seat, card))


# ---- summer ----------------------------------------------------------------------------------------------------------


def offer_projects(s: Lords, seat: int, menu: Menu) -> None:
    """What may be paid for explorers under way, by whose gold: own, or imperial with the C card. After scurvy or
    pirates the next roll is free. 5.10.1.b1 5.10.1.b2 5.10.3 6.1.2.b1 6.1.3.t6"""
    rules = s.tables.trade
    for card in explorers(s, seat, True):
        if card in s.funded or card in s.scurvy or s.block[card] == MATURE:
            continue
        for verb, au in ((FUND_VOYAGE, rules.advance), (KEEP_VOYAGE, rules.keep)):
            for account in accounts(s, seat):
                menu.add((verb, card, account), None if s.gold[account] >= au else NO_VOYAGE_GOLD)


def accounts(s: Lords, seat: int) -> list[int]:
    """The chest, and the treasuries of empires whose C card the seat holds. 6.1.2.b1"""
    found = [money.chest(seat)]
    for empire in range(len(s.empires)):
        if purses.may_spend(s, seat, empire, purses.BUILD):
            found.append(money.treasury(s, empire))
    return list(dict.fromkeys(found))


def take_project(s: Lords, seat: int, option: Option) -> bool:
    """Was it one of those? Then it is paid. 5.10.1.b1 5.10.1.b2"""
    if option[0] not in (FUND_VOYAGE, KEEP_VOYAGE):
        return False
    card, account = option[1], option[2]
    money.pay(s, account, s.tables.trade.advance if option[0] == FUND_VOYAGE else s.tables.trade.keep)
    if option[0] == FUND_VOYAGE:
        s.block[card] += 1
    s.funded = (*s.funded, card)
    s.tell((VOYAGE_PAID, ALL, seat, card))
    return True


def matured(s: Lords) -> None:
    """After all have paid: unpaid voyages end and their explorers come to auction; those without ships are lost; mature
    ones roll. 5.10.1.b3 6.1.2 6.1.3"""
    for seat in people.in_play(s):
        for card in explorers(s, seat, True):
            if not naos_in_zone(s, seat):
                end(s, seat, card)
                hands.discard(s, card)
            elif card not in s.funded and card not in s.scurvy and s.block[card] != MATURE:
                end(s, seat, card)
                hands.give_up(s, card)
            elif s.block[card] == MATURE:
                s.after(RollForDiscovery(seat, card))
    s.funded = ()


def lost_ships(s: Lords) -> None:
    """After movement and storms: a voyage without ships is over, and its explorer with it. 6.1.2 6.1.3.b3"""
    for seat in people.in_play(s):
        for card in explorers(s, seat, True):
            if not naos_in_zone(s, seat):
                end(s, seat, card)
                hands.discard(s, card)


def end(s: Lords, seat: int, card: int) -> None:
    """The explorer is under way no more; what becomes of card and ships is the caller's affair."""
    s.block[card] = hands.NO_BLOCK
    s.scurvy = tuple([x for x in s.scurvy if x != card])
    s.tell((VOYAGE_ENDED, ALL, seat, card))


@final
class RollForDiscovery(Step[Lords]):
    """A die on the Discovery Table, one less with a cartographer or an experienced explorer. 6.1.3 6.1.3.b1"""

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def act(self, s: Lords) -> None:
        seat, card, table = self.seat, self.card, s.tables.discovery
        helped = card in s.experienced or bool(hands.of_kind(s, seat, CARTOGRAPHER))
        roll = s.draw(S_VOYAGE, 1, 6)[0] + 1 - min(int(helped), table.modifier)
        result = table.result[roll]
        s.tell((VOYAGE_ROLLED, ALL, seat, card, roll, result))
        if result == CHOICE or (result == DISCOVERY and any(knows(s, x, table.card[roll]) for x in range(s.seats))):
            s.after(Discover(seat, card))
        elif result == DISCOVERY:
            found(s, seat, card, table.card[roll])
        elif result == FAILURE:
            come_home(s, seat, card)
        else:
            lose(s, seat, table.ships_lost[roll])
            if naos_in_zone(s, seat):
                s.scurvy = tuple(sorted({*s.scurvy, card}))
            else:
                end(s, seat, card)
                hands.discard(s, card)


@final
class Discover(Ask):
    """A discovery of one's choice. 6.1.3.t2 6.1.3.b2"""

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def asks(self, s: Lords) -> int:
        return 1 << self.seat if len(self.unknown(s)) > 1 else 0

    def unknown(self, s: Lords) -> list[int]:
        """What the player does not know yet; both if he knows both."""
        both = [FIRST_X, FIRST_X + 1]
        return [card for card in both if not knows(s, self.seat, card)] or both[:1]

    def act(self, s: Lords) -> None:
        found(s, self.seat, self.card, self.unknown(s)[0])

    def words(self, s: Lords, seat: int) -> Words:
        return "discover", {}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for card in self.unknown(s):
            menu.add((DISCOVER, card))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        found(s, seat, self.card, option[1])


def found(s: Lords, seat: int, explorer: int, card: int) -> None:
    """The ships come home with a navigation card. 6.1.3.t3 6.1.3.t4"""
    learn(s, seat, card)
    come_home(s, seat, explorer)


def come_home(s: Lords, seat: int, card: int) -> None:
    """The ships return to the Sea of Darkness; the explorer is experienced from now on. 6.1.3.t5 6.1.3.b3"""
    for ship in naos_in_zone(s, seat):
        counters.shift(s, ship, SEA_OF_DARKNESS)
    s.experienced = tuple(sorted({*s.experienced, card}))
    end(s, seat, card)


def lose(s: Lords, seat: int, n: int) -> None:
    """So many nao counters, worn ones first; all, if there are fewer. 6.1.3.t6 6.1.3.t7"""
    for ship in sorted(naos_in_zone(s, seat), key=lambda c: (s.steps[c], c))[:n]:
        counters.remove(s, ship)
