"""Programming, and an activation: war, two Orders, free actions. Chapter 5 of the reconstruction, as amended."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import costs, forces
from signoria.games.regno.commerce import trade
from signoria.games.regno.dynasties import court
from signoria.games.regno.economy import production
from signoria.games.regno.free import offer_free, take_free
from signoria.games.regno.ids import FLORINS, NOWHERE, ORDERS, SEASONS
from signoria.games.regno.kinds import FINISH, ORDER
from signoria.games.regno.knowledge import govern
from signoria.games.regno.people import of_realm, person
from signoria.games.regno.pieces import LANDED
from signoria.games.regno.realm import building
from signoria.games.regno.realm.territory import in_play
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, AskTogether, Words
from signoria.games.regno.tables import Goods
from signoria.games.regno.warfare import marching, war
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Asking, Step
from signoria.kernel.verbs import SEAT, Signature

LAY: Final = 457
REPLACE: Final = 458
BEGIN: Final = 459
VERBS: Final = (
    Signature(LAY, "lay", ("order", ORDER), quiet=True),
    Signature(REPLACE, "replace", ("old", ORDER), ("new", ORDER), quiet=True),
    Signature(BEGIN, "begin", ("order", ORDER), quiet=True),
)

PROGRAMMED: Final = 457
REVEALED: Final = 458
REPLACED: Final = 459
BEGUN: Final = 460
EVENTS: Final = (
    Signature(PROGRAMMED, "programmed"),
    Signature(REVEALED, "revealed", ("seat", SEAT), ("first", ORDER), ("second", ORDER)),
    Signature(REPLACED, "replaced", ("seat", SEAT), ("old", ORDER), ("new", ORDER)),
    Signature(BEGUN, "begun", ("seat", SEAT), ("order", ORDER)),
)

TWICE: Final = Refusal("R5.2", "order-laid-already")
THRICE: Final = Refusal("R5.9", "order-laid-twice")
CHAPTERS: Final = (building, marching, production, trade, court, govern)  # by Order, from 1


def cards_laid(s: Regno) -> int:
    """Cards that a player lays for a season. R5.2"""
    n: int = s.tables.reconstruction["orders"]["per_season"]
    return n


def is_long(s: Regno) -> bool:
    """Does the table play the long plan? R5.9"""
    return s.tables.options.get("plan") == "year"


@final
class Plan(AskTogether):
    """The long plan: at the opening all cards of the year are laid, season by season, each number at most twice.
    R5.9"""

    def asks(self, s: Regno) -> int:
        return sum(1 << seat for seat in in_play(s)) if is_long(s) else 0

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        begun = len(menu.draft) // cards_laid(s) * cards_laid(s)
        for order in range(1, ORDERS + 1):
            card = (LAY, order)
            thrice = THRICE if menu.draft.count(card) > 1 else None
            menu.add(card, TWICE if card in menu.draft[begun:] else thrice)

    def enough(self, s: Regno, seat: int, draft: tuple[Option, ...]) -> bool:
        return len(draft) >= cards_laid(s) * len(SEASONS)

    def close(self, s: Regno, drafts: list[tuple[Option, ...]]) -> None:
        for realm, draft in zip(s.realms, drafts, strict=True):
            realm.plan = tuple([option[1] for option in draft])
        s.tell((PROGRAMMED, ALL))

    def words(self, s: Regno, seat: int) -> Words:
        asking = s.agenda[-1]
        laid = len(asking.drafts[seat]) if isinstance(asking, Asking) else 0
        return "plan", {"season": ("season", min(laid // cards_laid(s), len(SEASONS) - 1))}


@final
class Program(AskTogether):
    """Every player takes its six cards back and lays two different ones face down; by the long plan they lie there
    already. R3.4 R5.1 R5.2 R5.7 R5.9 G5"""

    def asks(self, s: Regno) -> int:
        return 0 if is_long(s) else sum(1 << seat for seat in in_play(s))

    def act(self, s: Regno) -> None:
        n = cards_laid(s)
        for realm in s.realms:
            left = () if realm.out else realm.plan
            realm.program, realm.plan, realm.revealed = left[:n], left[n:], False

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for order in range(1, ORDERS + 1):
            menu.add((LAY, order), TWICE if (LAY, order) in menu.draft else None)

    def enough(self, s: Regno, seat: int, draft: tuple[Option, ...]) -> bool:
        return len(draft) >= cards_laid(s)

    def close(self, s: Regno, drafts: list[tuple[Option, ...]]) -> None:
        for realm, draft in zip(s.realms, drafts, strict=True):
            realm.program, realm.revealed = tuple([option[1] for option in draft]), False
        s.tell((PROGRAMMED, ALL))

    def words(self, s: Regno, seat: int) -> Words:
        return "program", {}


@final
class Activate(Step[Regno]):
    """A realm's activation begins: its cards are turned up. A realm that is out discards them. R5.4 R5.8 R3.4"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, s: Regno) -> None:
        realm = s.realms[self.seat]
        if realm.out:
            realm.program, realm.plan = (), ()
            return
        s.activation, s.consents, s.refused = self.seat, (), ()
        for x in s.carriers:
            if x is not None:
                x.visited, x.start = False, x.place
        realm.revealed = True
        s.barrier += 1
        s.tell((REVEALED, ALL, self.seat, *realm.program))
        s.after(Revealed(self.seat))


@final
class Revealed(Ask):
    """On revealing, once a season, one Order may be replaced by any other number for 15 Florins. R5.5"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if costs.can_pay(s, self.seat, change_price(s)) else 0

    def act(self, s: Regno) -> None:
        s.after(Activation(self.seat, s.realms[self.seat].program, True))

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        program = s.realms[seat].program
        for old in program:
            for new in range(1, ORDERS + 1):
                if new not in program:
                    menu.add((REPLACE, old, new))
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        realm = s.realms[seat]
        if option[0] == REPLACE:
            old, new = option[1:]
            costs.pay(s, seat, change_price(s))
            realm.program = tuple([new if order == old else order for order in realm.program])
            s.tell((REPLACED, ALL, seat, old, new))
        s.after(Activation(seat, realm.program, True))

    def words(self, s: Regno, seat: int) -> Words:
        first, second = s.realms[seat].program
        return "revealed", {"first": ("order", first), "second": ("order", second)}


def change_price(s: Regno) -> Goods:
    """What replacing an Order costs. R5.5"""
    return ((FLORINS, s.tables.reconstruction["orders"]["change"]),)


@final
class Activation(Ask):
    """War at the start, the Orders that are left in the order of the player's choice, free actions before, between and
    after them. R5.4 R5.5 R5.6 R6.0 12.2.1"""

    def __init__(self, seat: int, left: tuple[int, ...], start: bool) -> None:
        self.seat, self.left, self.start = seat, left, start

    def asks(self, s: Regno) -> int:
        if s.realms[self.seat].out:
            return 0
        if self.left:
            return 1 << self.seat
        menu = Menu()
        offer_free(s, self.seat, menu)
        return 1 << self.seat if menu.legal else 0

    def act(self, s: Regno) -> None:
        s.after(EndOfActivation(self.seat))

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for order in self.left:
            menu.add((BEGIN, order))
        menu.add((FINISH,))
        if self.start:
            war.offer_declaration(s, seat, menu)
        offer_free(s, seat, menu)

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            s.after(EndOfActivation(seat))
        elif option[0] == BEGIN:
            s.tell((BEGUN, ALL, seat, option[1]))
            s.after(CHAPTERS[option[1] - 1].begin(s, seat))
            s.after(Activation(seat, tuple([x for x in self.left if x != option[1]]), False))
        else:
            take_free(s, seat, option)
            s.after(self)

    def words(self, s: Regno, seat: int) -> Words:
        return ("activation" if self.left else "activation-end"), {}


@final
class EndOfActivation(Step[Regno]):
    """What holds for one activation only ends. 12.1.5 C83"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, s: Regno) -> None:
        for f in s.forces:
            if f.owner == self.seat:
                f.moved, f.origin = f.moved & LANDED, NOWHERE
        for who in of_realm(s, self.seat):
            x = person(s, who)
            x.moved, x.origin = x.moved & LANDED, NOWHERE
        forces.settle(s)
        s.consents, s.refused, s.activation = (), (), NOWHERE
