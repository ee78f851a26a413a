"""What a seat sees and reckons before it decides: its land, what is left of the game, what Winter will want.

Values are in florins. A point is worth more towards the end, when money buys nothing else any more.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final, TypeVar

from signoria.games.regno import costs
from signoria.games.regno.commerce import exchange
from signoria.games.regno.dynasties import captains
from signoria.games.regno.economy import incomes, provisions, upkeep
from signoria.games.regno.fights import Battle
from signoria.games.regno.ids import (
    AUTUMN,
    CAPTAIN,
    FARM,
    FLORINS,
    GOODS,
    GRAIN,
    LUXURIES,
    MODERATE,
    NEUTRAL,
    PORT,
    RELATIVE,
    SOVEREIGN,
    SPRING,
    WINTER,
)
from signoria.games.regno.kinds import CANCEL, FINISH, NO
from signoria.games.regno.pieces import Person, Province
from signoria.games.regno.plans import dream
from signoria.games.regno.realm.territory import in_play, is_valid, provinces_of
from signoria.games.regno.state import Regno
from signoria.games.regno.warfare import siege
from signoria.kernel.menu import AMOUNT, ANYTIME, Listing, Menu, Option, least

T = TypeVar("T")
Choice = tuple[Option, str, Mapping[str, object]]

POINT_EARLY: Final = 120  # florins that a point is worth in the first season …
POINT_LATE: Final = 200  # … and in the last: so many are a point at the end
PLENTY: Final = 220  # florins to spend above which thrift is no virtue
NEEDS: Final = ((1, 1.5), (3, 1.15), (6, 0.9), (9, 0.6), (14, 0.3))  # units in store, share of the price
LEAST_NEED: Final = 0.1
SAFE: Final = (FINISH, NO)
SHARE_OF_GOODS: Final = 0.8  # of the bank's price that a good brings or costs, commission and trouble reckoned


class Outlook:
    """One decision's view. Everything is worked out when it is first wanted."""

    def __init__(self, s: Regno, seat: int, menu: Menu, rng: random.Random) -> None:
        self.s, self.seat, self.menu, self.rng = s, seat, menu, rng
        self.realm = s.realms[seat]
        self.stock, self.tech = self.realm.stock, self.realm.tech
        self.memo: dict[str, Any] = {}  # what a chapter has reckoned for this decision

    def once(self, key: str, work: Callable[[], T]) -> T:
        """Work that is done once in a decision."""
        if key not in self.memo:
            self.memo[key] = work()
        found: T = self.memo[key]
        return found

    # ---- the menu ----------------------------------------------------------------------------------------------------

    def listed(self, *verbs: int) -> list[Listing]:
        """The listings of some verbs."""
        return [x for x in self.menu.legal if x[0] in verbs]

    def has(self, option: Option) -> bool:
        return self.menu.admits(option)

    def safe(self) -> Choice:
        """Something that is listed and does no harm: to finish, to say no, the least of the first."""
        found = [x for x in self.menu.legal if not x[0] & ANYTIME]
        for verb in SAFE:
            if (verb,) in found:
                return (verb,), "because-nothing-better", {}
        kept = [x for x in found if x[0] != CANCEL] or found
        return least(kept[0]), "because-nothing-better", {}

    # ---- time --------------------------------------------------------------------------------------------------------

    @property
    def seasons_left(self) -> int:
        """Seasons after this one."""
        return self.s.tables.years * 4 - self.s.round

    @cached_property
    def point(self) -> float:
        """Florins that a point is worth now."""
        played = self.s.round / (self.s.tables.years * 4)
        return POINT_EARLY + (POINT_LATE - POINT_EARLY) * played

    def productions(self, from_season: int = 0) -> float:
        """Productions still to come, three a year, of what begins to yield after so many seasons."""
        return max(0.0, (self.seasons_left - from_season) * 0.75)

    @property
    def years_left(self) -> float:
        return self.seasons_left / 4

    # ---- land --------------------------------------------------------------------------------------------------------

    @cached_property
    def own(self) -> list[int]:
        return provinces_of(self.s, self.seat)

    @cached_property
    def valid(self) -> list[int]:
        return [p for p in self.own if is_valid(self.s, p)]

    def at(self, place: int) -> Province:
        return self.s.provinces[place]

    def is_enemy(self, place: int) -> bool:
        """Neutrals, rebels, a horde or a realm at war with us; or own land with foes in it."""
        owner = self.at(place).owner
        return owner in (NEUTRAL, self.seat) or bool(self.s.wars[self.seat] >> owner & 1)

    @cached_property
    def rivals(self) -> list[int]:
        return [x for x in in_play(self.s) if x != self.seat]

    @cached_property
    def enemies(self) -> list[int]:
        return [x for x in self.rivals if self.s.wars[self.seat] >> x & 1]

    @cached_property
    def mine(self) -> list[tuple[int, Person]]:
        """The realm's people, by name."""
        return [(i, x) for i, x in enumerate(self.s.people) if x is not None and x.seat == self.seat]

    def of_role(self, *roles: int) -> list[int]:
        """The names of its people in these roles."""
        return [i for i, x in self.mine if x.role in roles]

    # ---- money and goods ---------------------------------------------------------------------------------------------

    @property
    def florins(self) -> int:
        return self.stock[FLORINS]

    @cached_property
    def income(self) -> int:
        """Florins of one production at moderate taxes, people's virtues and fiefs apart."""
        t = self.s.tables
        total = sum(
            t.tax_florins[MODERATE] * (self.at(x).free + self.at(x).slaves > 0)
            + t.centre_income[self.at(x).settlement]
            + incomes.buildings(self.s, x)
            for x in self.valid
        )
        return total // 2 if self.realm.civil_war >= self.s.round else total

    @cached_property
    def harvest(self) -> int:
        """Grain that will come in before Winter's end: the Autumn production, and an Order 3 while there may be one."""
        farms = sum(1 for p in self.valid if self.at(p).buildings >> FARM & 1 and self.at(p).worked >> FARM & 1)
        ports = sum(1 for p in self.valid if self.at(p).buildings >> PORT & 1)
        autumn = 2 * farms + ports if self.s.season < AUTUMN else 0
        orders = min(2 - self.realm.produced, WINTER - self.s.season)
        return autumn + max(0, orders) * (farms + ports)

    @cached_property
    def winter_grain(self) -> int:
        """Grain that Winter will eat."""
        wages = sum(1 for who in self.of_role(CAPTAIN) if captains.rank(self.s, who).goods == (GRAIN,))
        return provisions.civil_need(self.s, self.seat) + provisions.military_need(self.s, self.seat) + wages

    @cached_property
    def winter_florins(self) -> int:
        """Florins that Winter's upkeep will want, Grain apart."""
        s, seat, rules = self.s, self.seat, self.s.tables.production["upkeep"]
        total = sum(n for _, n in upkeep.buildings_due(s, seat))
        total += sum(captains.rank(s, who).florins for who in self.of_role(CAPTAIN))
        elites = sum(n for f in s.forces if f.owner == seat for u, n in enumerate(f.counts) if s.tables.units[u].elite)
        total += elites * upkeep.wage_of_elites(s, seat)
        for _, x in self.mine:
            if x.role <= RELATIVE and upkeep.wastes(s, x):
                total += rules["spendthrift_sovereign" if x.role == SOVEREIGN else "spendthrift_other"]
        return int(total + sum(n for _, n in siege.dues(s, seat)))

    @cached_property
    def reserve(self) -> int:
        """Florins not to be spent now: what Winter wants and what is not certain to come in before."""
        lacking = max(0, self.winter_grain - self.stock[GRAIN] - self.harvest)
        wanted = self.winter_florins + lacking * provisions.grain_price(self.s, self.seat)
        certain = self.income if self.s.season < AUTUMN else 0
        return max(0, int(wanted - 0.8 * certain))

    @cached_property
    def savings(self) -> int:
        """Florins kept for the way to the monument."""
        return min(max(0, self.florins - self.reserve), dream.savings(self))

    @cached_property
    def spendable(self) -> int:
        """Florins for anything else."""
        return max(0, self.florins - self.reserve) - self.savings

    @cached_property
    def thrift(self) -> float:
        """What a florin is worth to its owner: less when there are many, little when no more of them will be points."""
        rules = self.s.tables.reconstruction["final"]
        counted = rules["florins_per_point"] * rules["florins_most"]
        coming = self.income * self.productions() * 0.9
        if self.seasons_left < 6 and self.florins + coming > counted:
            return 0.15
        return 1.0 if self.spendable < PLENTY else max(0.3, PLENTY / self.spendable)

    @cached_property
    def worth(self) -> tuple[float, ...]:
        """Florins that a unit of each good is worth: much while there are few, little where a store is full, for no
        market takes more than a few at once."""
        return tuple((exchange.value(self.s, g) * SHARE_OF_GOODS + 4) * self._need(g) for g in range(GOODS))

    def _need(self, good: int) -> float:
        have = self.spare_grain if good == GRAIN else self.stock[good]
        return 1.0 if good in LUXURIES else next((share for most, share in NEEDS if have <= most), LEAST_NEED)

    @cached_property
    def spare_grain(self) -> int:
        """Grain that nobody will need before the next harvest."""
        return self.stock[GRAIN] + min(self.harvest, 99) - self.winter_grain

    @cached_property
    def luxuries(self) -> int:
        return sum(self.stock[x] for x in LUXURIES)

    def price(self, cost: tuple[tuple[int, int], ...]) -> float:
        """Florins that a price is worth, goods reckoned."""
        return sum(n if r == FLORINS else n * self.worth[r] for r, n in cost)

    def affords(self, cost: tuple[tuple[int, int], ...], money: float | None = None) -> bool:
        """Can it be paid without touching what Winter wants? Goods must be there."""
        purse = self.spendable if money is None else money
        return all(purse >= n if r == FLORINS else self.free_stock(r) >= n for r, n in cost)

    def free_stock(self, good: int) -> int:
        """Units of a good that may be spent: of Grain only what is to spare."""
        return min(self.stock[good], max(0, self.spare_grain)) if good == GRAIN else self.stock[good]

    # ---- moments -----------------------------------------------------------------------------------------------------

    @property
    def battle(self) -> Battle:
        b = self.s.battle
        assert b is not None
        return b

    @property
    def is_cheap_season(self) -> bool:
        """Not Winter, when building costs twice as much."""
        return costs.florins(self.s, self.seat, 100, costs.CONSTRUCTION) < 200

    @property
    def is_spring(self) -> bool:
        return self.s.season == SPRING

    @property
    def is_last_year(self) -> bool:
        return self.seasons_left < 4

    def pick(self, option: Option, reason: str, **arguments: Any) -> Choice:
        """A choice with its words."""
        return option, f"because-{reason}", arguments


def most(listing: Listing) -> Option:
    """The option with the greatest amount of a listing; the option itself where there is no amount."""
    if not listing[0] & AMOUNT:
        return listing
    low, high, step = listing[-3:]
    return (*listing[:-3], high - (high - low) % step)


def within(listing: Listing, wanted: float) -> Option:
    """The option of a listing whose amount is nearest below what is wanted, at least the least."""
    low, high, step = listing[-3:]
    value = min(max(int(wanted), low), high)
    return (*listing[:-3], value - (value - low) % step)
