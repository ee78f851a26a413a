"""Winter upkeep: money. 9.4.1, 9.4.4 to 9.4.6, 9.4.14; Grain, hunger and attrition stand in `provisions`."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import costs
from signoria.games.regno.dynasties import captains
from signoria.games.regno.economy import losses, provisions, unrest
from signoria.games.regno.forces import pieces_of
from signoria.games.regno.ids import CAPTAIN as CAPTAIN_ROLE
from signoria.games.regno.ids import (
    CIVIL,
    FLORINS,
    NO_FORTRESS,
    NOWHERE,
    SOVEREIGN,
    SPENDTHRIFT,
    TOWER,
)
from signoria.games.regno.kinds import BUILDING, NUMBER, PERSON, PLACE, RESOURCE, SEAT, UNIT
from signoria.games.regno.people import family, is_free, of_realm, person
from signoria.games.regno.pieces import Person
from signoria.games.regno.realm.territory import in_play, provinces_of
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.tables import Goods
from signoria.games.regno.warfare import conquest, siege
from signoria.kernel.menu import AMOUNT, Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

PAY_ALL: Final = 83
PAY_CAPTAIN: Final = 84
PAY_BUILDING: Final = 85
PAY_ELITES: Final = 86 | AMOUNT
PAY_SPENDTHRIFT: Final = 87
PAY_SIEGE: Final = 88
LEAVE_SIEGE: Final = 89

UPKEEP: Final = 83  # event: a seat's upkeep begins
UNMAINTAINED: Final = 85  # event: a building is not paid for
UNPAID_ELITES: Final = 86
SQUANDERED: Final = 87  # event: a Spendthrift is not paid for
SIEGE_PAID: Final = 88

VERBS: Final = (
    Signature(PAY_ALL, "pay-upkeep"),
    Signature(PAY_CAPTAIN, "pay-captain", ("who", PERSON), ("with", RESOURCE)),
    Signature(PAY_BUILDING, "pay-building", ("place", PLACE), ("building", BUILDING)),
    Signature(PAY_ELITES, "pay-elites", ("unit", UNIT), ("n", NUMBER)),
    Signature(PAY_SPENDTHRIFT, "pay-spendthrift", ("who", PERSON)),
    Signature(PAY_SIEGE, "pay-siege", ("place", PLACE)),
    Signature(LEAVE_SIEGE, "leave-siege", ("place", PLACE)),
)
EVENTS: Final = (
    Signature(UPKEEP, "upkeep", ("seat", SEAT)),
    Signature(UNMAINTAINED, "unmaintained", ("place", PLACE), ("building", BUILDING)),
    Signature(UNPAID_ELITES, "unpaid-elites", ("seat", SEAT), ("unit", UNIT), ("n", NUMBER)),
    Signature(SQUANDERED, "squandered", ("who", PERSON)),
    Signature(SIEGE_PAID, "siege-paid", ("seat", SEAT), ("place", PLACE)),
)

CANNOT_COVER: Final = Refusal("9.4.4", "cannot-cover-item")
NOT_ALL: Final = Refusal("9.4.4", "cannot-cover-all")

# kinds of items: an item is (kind, what)
CAPTAIN: Final = 0  # a person
BUILT: Final = 1  # place * 32 + building
FLAW: Final = 2  # a person
ITEM: Final = 100_000

Item = tuple[int, int]


def begin(s: Regno) -> list[Step[Regno]]:
    """The upkeep of all realms in order: money, food, attrition; then what came of it. 9.4.1 R3.4 C224"""
    steps: list[Step[Regno]] = []
    for seat in in_play(s):
        steps += [Begins(seat), provisions.EmergencyGrain(seat), Money(seat)]
        steps += [provisions.Food(seat), provisions.Attrition(seat)]
    return [*steps, Wintered()]


@final
class Begins(Step[Regno]):
    """Tell whose upkeep it is."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, s: Regno) -> None:
        s.tell((UPKEEP, ALL, self.seat))


# ---- money -----------------------------------------------------------------------------------------------------------


def buildings_due(s: Regno, seat: int) -> list[tuple[int, int]]:
    """(place * 32 + building, florins) for every building that owes upkeep, whatever its state. 9.4.t1.r6 9.4.t1.r7
    9.4.t1.r8 C104 C259"""
    found = []
    for place in provinces_of(s, seat):
        p = s.provinces[place]
        standing = [b for b in range(CIVIL) if p.buildings >> b & 1]
        standing += [p.fortress] if p.fortress != NO_FORTRESS else []
        found += [(place * 32 + b, n) for b in standing if (n := s.tables.buildings[b].upkeep)]
    return found


def wage_of_elites(s: Regno, seat: int) -> int:
    """Florins for each elite piece; the others cost no money. 9.4.t1.r4 9.5.5 9.5.7 13.2.8 13.2.9 C69"""
    rules = s.tables.production
    twice = costs.inflation(s, seat) >= rules["inflation"]["wages_double_at"]
    return int(rules["upkeep"]["elite"] * (2 if twice else 1))


def wastes(s: Regno, x: Person) -> bool:
    """Is a Spendthrift's flaw felt: free and not wounded? 16.1.t2.r3 C242"""
    return x.flaw == SPENDTHRIFT and is_free(x) and x.wounded < s.round


@final
class Money(Ask):
    """Each item in full or not at all, in the payer's order; one stays unpaid only when the money that is left cannot
    cover it. The siege payment alone may be refused: then the besieger withdraws, before attrition. Each answer settles
    an item. 9.4.4 9.4.14 9.4.t1.r5 C55 C56 C62 C63 C150 C258 G8"""

    def __init__(
        self,
        seat: int,
        settled: tuple[int, ...] = (),
        elites: tuple[int, ...] = (),
        sieges: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.settled = settled  # items paid: kind * ITEM + what
        self.elites = elites  # the unit of each piece paid
        self.sieges = sieges  # places decided

    def items(self, s: Regno) -> list[tuple[Item, tuple[Goods, ...]]]:
        """Items not yet paid but for elites and sieges, each with its alternative prices."""
        rules, out = s.tables.production["upkeep"], []
        for who in of_realm(s, self.seat, CAPTAIN_ROLE):
            prices = captains.captain_due(s, who)
            if prices:
                out.append(((CAPTAIN, who), tuple(prices)))
        for what, n in buildings_due(s, self.seat):
            out.append(((BUILT, what), (((FLORINS, n),),)))
        for who in family(s, self.seat):
            x = person(s, who)
            if wastes(s, x):
                n = rules["spendthrift_sovereign" if x.role == SOVEREIGN else "spendthrift_other"]
                out.append(((FLAW, who), (((FLORINS, n),),)))
        return [(item, prices) for item, prices in out if item[0] * ITEM + item[1] not in self.settled]

    def elites_due(self, s: Regno) -> list[tuple[int, int]]:
        """(unit, pieces not yet paid)."""
        counts = pieces_of(s, self.seat)
        left = [(u, n - self.elites.count(u)) for u, n in enumerate(counts) if n and s.tables.units[u].elite]
        return [(u, n) for u, n in left if n > 0]

    def sieges_due(self, s: Regno) -> list[tuple[int, int]]:
        return [(place, n) for place, n in siege.dues(s, self.seat) if place not in self.sieges]

    def whole(self, s: Regno) -> list[tuple[Item, Goods]] | None:
        """A price for every item not yet paid such that the reserve covers them all and the elites; None: it cannot."""
        stock = s.realms[self.seat].stock[:]
        stock[FLORINS] -= wage_of_elites(s, self.seat) * sum(n for _, n in self.elites_due(s))
        chosen: list[tuple[Item, Goods]] = []
        for item, prices in self.items(s):
            price = next((x for x in prices if all(stock[r] >= n for r, n in x)), None)
            if price is None:
                return None
            for resource, n in price:
                stock[resource] -= n
            chosen.append((item, price))
        return chosen if stock[FLORINS] >= 0 else None

    def asks(self, s: Regno) -> int:
        if s.realms[self.seat].out:
            return 0
        if any(s.realms[self.seat].stock[FLORINS] >= n for _, n in self.sieges_due(s)):
            return 1 << self.seat
        payable = [prices for _, found in self.items(s) if (prices := self._affordable(s, found))]
        if self.whole(s) is not None:
            return 1 << self.seat if any(len(prices) > 1 for prices in payable) else 0
        money = s.realms[self.seat].stock[FLORINS] >= wage_of_elites(s, self.seat)
        choice = (payable or (money and self.elites_due(s))) and self._only(s) is None
        return 1 << self.seat if choice else 0

    def _only(self, s: Regno) -> Option | None:
        """The one thing that can be paid, when there is no other."""
        menu = Menu()
        self.offer(s, self.seat, menu)
        return menu.options()[0] if menu.size() == 1 else None

    def _affordable(self, s: Regno, prices: tuple[Goods, ...]) -> list[Goods]:
        return [price for price in prices if costs.can_pay(s, self.seat, price)]

    def words(self, s: Regno, seat: int) -> Words:
        money = sum(costs.base_florins(prices[0]) for _, prices in self.items(s))
        money += wage_of_elites(s, seat) * sum(n for _, n in self.elites_due(s))
        return "upkeep", {"n": ("number", money)}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        items, elites = self.items(s), self.elites_due(s)
        if items or elites:
            menu.add((PAY_ALL,), None if self.whole(s) is not None else NOT_ALL)
        for (kind, what), prices in items:
            for price in prices:
                option = _option(kind, what, price)
                menu.add(option, None if costs.can_pay(s, seat, price) else CANNOT_COVER)
        each = wage_of_elites(s, seat)
        for unit, n in elites:
            menu.amount((PAY_ELITES, unit), 1, min(n, s.realms[seat].stock[FLORINS] // each if each else n))
        for place, n in self.sieges_due(s):
            menu.add((PAY_SIEGE, place), None if s.realms[seat].stock[FLORINS] >= n else CANNOT_COVER)
            menu.add((LEAVE_SIEGE, place))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb = option[0]
        settled, elites, sieges = self.settled, self.elites, self.sieges
        if verb == PAY_ALL:
            self._pay_all(s)
            settled = (*settled, *(kind * ITEM + what for (kind, what), _ in self.items(s)))
            elites = (*elites, *(u for u, n in self.elites_due(s) for _ in range(n)))
        elif verb == PAY_ELITES:
            costs.pay(s, seat, ((FLORINS, option[2] * wage_of_elites(s, seat)),))
            elites = (*elites, *(option[1],) * option[2])
        elif verb == PAY_SIEGE:
            costs.pay(s, seat, ((FLORINS, dict(self.sieges_due(s))[option[1]]),))
            s.tell((SIEGE_PAID, ALL, seat, option[1]))
            sieges = (*sieges, option[1])
        elif verb == LEAVE_SIEGE:
            siege.withdraw(s, option[1])
            sieges = (*sieges, option[1])
        else:
            (kind, what), price = next(
                (item, price) for item, prices in self.items(s) for price in prices if _option(*item, price) == option
            )
            self._pay(s, (kind, what), price)
            settled = (*settled, kind * ITEM + what)
        s.after(Money(self.seat, settled, elites, sieges))

    def act(self, s: Regno) -> None:
        """Everything can be paid and there is nothing to choose; or one thing at most can still be paid."""
        if s.realms[self.seat].out:
            return
        due = self.sieges_due(s)
        if due:  # none of them can be paid
            for place, _ in due:
                siege.withdraw(s, place)
            s.after(Money(self.seat, self.settled, self.elites, (*self.sieges, *(place for place, _ in due))))
        elif self.whole(s) is not None:
            self._pay_all(s)
        elif (only := self._only(s)) is not None:
            self.take(s, self.seat, only)
        else:
            self._leave_unpaid(s)

    def _pay_all(self, s: Regno) -> None:
        elites = sum(n for _, n in self.elites_due(s)) * wage_of_elites(s, self.seat)
        for item, price in self.whole(s) or []:
            self._pay(s, item, price)
        costs.pay(s, self.seat, ((FLORINS, elites),) if elites else ())

    def _pay(self, s: Regno, item: Item, price: Goods) -> None:
        costs.pay(s, self.seat, price)
        if item[0] == CAPTAIN:
            captains.paid(s, item[1])

    def _leave_unpaid(self, s: Regno) -> None:
        """A Captain loses Loyalty, an elite piece goes, a building is damaged, a fortress unmaintained; a Spendthrift
        unpaid unsettles the capital. 9.4.5 9.4.6 16.1.t2.r3 16.5.11 C26 C211"""
        for (kind, what), _ in self.items(s):
            if kind == CAPTAIN:
                captains.unpaid(s, what)
            elif kind == BUILT:
                neglect(s, what // 32, what % 32)
            else:
                s.tell((SQUANDERED, ALL, what))
                if s.realms[self.seat].capital != NOWHERE:
                    unrest.add_unrest(s, s.realms[self.seat].capital, 1)
        for unit, n in self.elites_due(s):
            s.tell((UNPAID_ELITES, ALL, self.seat, unit, n))
            losses.lose(s, self.seat, n, unit=unit)
        if s.realms[self.seat].capital != NOWHERE:
            unrest.check_revolt(s, s.realms[self.seat].capital)


def neglect(s: Regno, place: int, building: int) -> None:
    """A civil building becomes damaged; a fortress keeps its PS and loses its benefits until repaired. 9.4.5 9.4.6"""
    p = s.provinces[place]
    if building >= TOWER:
        p.unmaintained = True
    else:
        p.damaged |= 1 << building
    s.tell((UNMAINTAINED, ALL, place, building))


def _option(kind: int, what: int, price: Goods) -> Option:
    """The option that pays an item at one of its prices; a Captain's are told apart by the good in them."""
    if kind == CAPTAIN:
        return (PAY_CAPTAIN, what, next((r for r, _ in price if r != FLORINS), FLORINS))
    return (PAY_BUILDING, what // 32, what % 32) if kind == BUILT else (PAY_SPENDTHRIFT, what)


@final
class Wintered(Step[Regno]):
    """After all realms: Werner's people grumble, sieges without besiegers end, who has no territory left is out.
    16.6.t1.r9 C214 C224 C230"""

    def act(self, s: Regno) -> None:
        captains.winter(s)
        s.after(Thinned())


@final
class Thinned(Step[Regno]):
    """Sieges and realms that hunger, frost or the dice have ended. C224 C230"""

    def act(self, s: Regno) -> None:
        siege.check_sieges(s)
        conquest.check_elimination(s)
