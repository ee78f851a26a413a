"""Order 3 and the global Autumn production: workers, taxes, incomes, goods, unrest, province by province. 9.1, 9.2.1 to
9.2.4

The procedure is one for both (9.1.3). Everything of a province comes before the next one (C31), a revolt too (C45).
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno import costs
from signoria.games.regno.economy import incomes, unrest
from signoria.games.regno.economy.inflation import Inflation
from signoria.games.regno.economy.sermons import Sermons, relief
from signoria.games.regno.free import OPENING, offer_free, take_free
from signoria.games.regno.ids import EMPIRE, EXEMPTION, FLORINS, GOVERNMENT, HIGH
from signoria.games.regno.kinds import FINISH, NUMBER, PLACE, SEAT, TAX
from signoria.games.regno.realm import workers
from signoria.games.regno.realm.territory import in_play, inhabitants, is_valid, provinces_of
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.games.regno.warfare import conquest
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

TAX_PLACE: Final = 50
TAX_REST: Final = 51
REFORM: Final = 57
COLLECT: Final = 59

PRODUCING: Final = 50  # event: a seat begins a production
TAXED: Final = 51  # event: a province's tax
COLLECTED: Final = 57  # event: a province without inhabitants yields its incomes
HALVED: Final = 58  # event: civil war has taken half of a province's florins

VERBS: Final = (
    Signature(TAX_PLACE, "tax", ("place", PLACE), ("tax", TAX)),
    Signature(TAX_REST, "tax-rest", ("tax", TAX)),
    Signature(REFORM, "reform", ("place", PLACE)),
    Signature(COLLECT, "collect", ("place", PLACE), quiet=True),
)
EVENTS: Final = (
    Signature(PRODUCING, "producing", ("seat", SEAT)),
    Signature(TAXED, "taxed", ("seat", SEAT), ("place", PLACE), ("tax", TAX)),
    Signature(COLLECTED, "collected-untaxed", ("seat", SEAT), ("place", PLACE)),
    Signature(HALVED, "halved", ("seat", SEAT), ("florins", NUMBER)),
)

FORCED: Final = Refusal("9.2.13", "forced-exemption")
NOBODY_TO_TAX: Final = Refusal("9.1.5", "nobody-to-tax")
INVALID: Final = Refusal("8.2.4", "no-production-here")
ASLEEP: Final = Refusal("16.2.5", "production-next-season")
OFTEN: Final = Refusal("R6.3", "two-orders-3")
LATE_REFORM: Final = Refusal("11.6.2", "reform-before-taxes")
USED_REFORM: Final = Refusal("11.6.2", "reform-used")

NO_REST: Final = -1


def begin(s: Regno, seat: int) -> Step[Regno]:
    """The step that carries the Order out for a seat. R6.3"""
    return Produce(seat)


def begin_global(s: Regno) -> list[Step[Regno]]:
    """The Autumn production of all realms in order, and the inflation check. 9.1.3 9.5.1 C31 G5 R3.4"""
    for realm in s.realms:
        realm.taxed, realm.taxed_high = 0, 0
    return [*(Produce(seat, everywhere=True) for seat in in_play(s)), Ended(), Inflation()]


def producing(s: Regno, seat: int) -> list[int]:
    """The provinces that take part: valid, and not asleep after a marriage. 9.1.2 8.2.4 13.8.2 16.2.5"""
    return [p for p in provinces_of(s, seat) if is_valid(s, p) and s.provinces[p].asleep < s.round]


@final
class Produce(Ask):
    """One production of the whole realm. Posts change before collecting (9.1.1 7.2.8 C10); then, for each valid
    province in the order that the player chooses, the tax and all that follows (9.1.2 C31). The global production ends
    when no province is left; Order 3 may be left off at any time (R5.5). Each answer uses up a post, the reform or a
    province."""

    def __init__(
        self,
        seat: int,
        everywhere: bool = False,
        begun: bool = False,
        reformed: bool = False,
        done: tuple[int, ...] = (),
        touched: tuple[int, ...] = (),
        florins: int = 0,
        rest: int = NO_REST,
    ) -> None:
        self.seat = seat
        self.everywhere = everywhere  # the global production of Autumn
        self.begun = begun
        self.reformed = reformed
        self.done = done  # provinces
        self.touched = touched  # posts changed, see workers.mark
        self.florins = florins  # produced so far, before civil war halves them
        self.rest = rest  # the tax for all provinces that are left, in the order of the map

    def left(self, s: Regno) -> list[int]:
        """Provinces still to come. R6.3: two Orders 3 a year."""
        if not self.everywhere and not self.begun and s.realms[self.seat].produced >= self._most(s):
            return []
        return [p for p in producing(s, self.seat) if p not in self.done]

    @staticmethod
    def _most(s: Regno) -> int:
        return int(s.tables.reconstruction["orders"]["produce_per_year"])

    def asks(self, s: Regno) -> int:
        if s.realms[self.seat].out:
            return 0
        left = self.left(s)
        if not left:
            return 0 if self.everywhere else 1 << self.seat
        return 0 if self.rest != NO_REST or self._without_choice(s, left) else 1 << self.seat

    def _without_choice(self, s: Regno, left: list[int]) -> bool:
        """In the global production: nobody to tax in what is left, and no reform before it."""
        if not self.everywhere or any(inhabitants(s.provinces[place]) for place in left):
            return False
        menu = Menu()
        self._offer_reform(s, menu, left)
        return not menu.legal

    def words(self, s: Regno, seat: int) -> Words:
        return ("produce-autumn" if self.everywhere else "produce"), {"n": ("number", len(self.left(s)))}

    def act(self, s: Regno) -> None:
        """The next province of those that are taxed alike; the end of the global production."""
        left = self.left(s)
        if left and not s.realms[self.seat].out:
            self._province(s, left[0], EXEMPTION if self.rest == NO_REST else self.rest)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        left = self.left(s)
        for place in left:
            p = s.provinces[place]
            for tax in range(len(s.tables.tax_florins)):
                if inhabitants(p):
                    menu.add((TAX_PLACE, place, tax), FORCED if p.exempt and tax != EXEMPTION else None)
                elif menu.explain:
                    menu.add((TAX_PLACE, place, tax), NOBODY_TO_TAX)
            if not inhabitants(p):
                menu.add((COLLECT, place))
        if len(left) > 1:
            for tax in range(len(s.tables.tax_florins)):
                menu.add((TAX_REST, tax))
        if menu.explain:
            self._explain(s, menu, left)
        workers.offer_reassign(s, menu, left, self.touched)
        self._offer_reform(s, menu, left)
        if not self.everywhere:
            menu.add((FINISH,))
            offer_free(s, seat, menu)

    def opened_by(self, s: Regno, seat: int) -> frozenset[int]:
        return OPENING[3] if self.begun or s.realms[seat].produced < self._most(s) else frozenset()

    def _explain(self, s: Regno, menu: Menu, left: list[int]) -> None:
        """Why a province of one's own is not among them. 8.2.4 16.2.5"""
        for place in provinces_of(s, self.seat):
            if place not in left and place not in self.done:
                why = OFTEN if place in producing(s, self.seat) else ASLEEP if is_valid(s, place) else INVALID
                for tax in range(len(s.tables.tax_florins)):
                    menu.add((TAX_PLACE, place, tax), why)

    def _offer_reform(self, s: Regno, menu: Menu, left: list[int]) -> None:
        """Fiscal reform: before taxes, one unrest less in one of the realm's provinces. 11.6.2 C44"""
        realm = s.realms[self.seat]
        if realm.government != EMPIRE or realm.tech[GOVERNMENT] < 1 or not left:
            return
        barred = USED_REFORM if self.reformed else LATE_REFORM if self.done else None
        for place in provinces_of(s, self.seat):
            if s.provinces[place].unrest:
                menu.add((REFORM, place), barred)

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == FINISH:
            if self.begun:
                conquest.check_elimination(s)
        elif verb in workers.REASSIGNING:
            touched = workers.take_reassign(s, option)
            s.after(self._next(s, touched=(*self.touched, touched)))
        elif verb == REFORM:
            unrest.add_unrest(s, option[1], -1)
            s.after(self._next(s, reformed=True))
        elif verb == TAX_PLACE:
            self._province(s, option[1], option[2])
        elif verb == COLLECT:
            self._province(s, option[1], EXEMPTION)
        elif verb == TAX_REST:
            s.after(self._next(s, rest=option[1]))
        elif take_free(s, seat, option):
            s.after(self)

    def _next(
        self,
        s: Regno,
        *,
        reformed: bool | None = None,
        done: tuple[int, ...] | None = None,
        touched: tuple[int, ...] | None = None,
        florins: int | None = None,
        rest: int | None = None,
    ) -> Produce:
        """This step, changed; the first change of all begins the production."""
        if not self.begun:
            if not self.everywhere:
                s.realms[self.seat].produced += 1
            s.tell((PRODUCING, ALL, self.seat))
        return Produce(
            self.seat,
            self.everywhere,
            True,
            self.reformed if reformed is None else reformed,
            self.done if done is None else done,
            self.touched if touched is None else touched,
            self.florins if florins is None else florins,
            self.rest if rest is None else rest,
        )

    def _province(self, s: Regno, place: int, tax: int) -> None:
        """One province whole: tax, incomes, goods; then sermons, unrest and revolt, which may not take back what has
        been collected. 9.1.2 C31 C32 C45 C50"""
        p, peopled = s.provinces[place], inhabitants(s.provinces[place]) > 0
        if p.exempt:
            tax = EXEMPTION
        earned = incomes.florins(s, place, tax)
        after = self._next(s, done=(*self.done, place), florins=self.florins + earned)
        s.tell((TAXED, ALL, self.seat, place, tax) if peopled else (COLLECTED, ALL, self.seat, place))
        made = incomes.goods(s, place, self.everywhere)
        costs.receive(s, self.seat, costs.add(made, ((FLORINS, self._kept(s, earned)),)))
        p.exempt = False
        if peopled:
            if self.everywhere:
                s.realms[self.seat].taxed += 1
                s.realms[self.seat].taxed_high += tax == HIGH
            change = s.tables.tax_unrest[tax] - (relief(s, place) if tax == HIGH else 0)
            s.after(Sermons(place, p.unrest + change))
        s.after(after)

    def _kept(self, s: Regno, earned: int) -> int:
        """What of a province's florins the realm gets: in civil war half of the production's total, rounded down.
        16.3.7 C205 G1"""
        if s.realms[self.seat].civil_war < s.round:
            return earned
        kept = (self.florins + earned) // 2 - self.florins // 2
        s.tell((HALVED, ALL, self.seat, kept))
        return kept


@final
class Ended(Step[Regno]):
    """The global production is over: who has lost all territories is out. C224"""

    def act(self, s: Regno) -> None:
        conquest.check_elimination(s)
