"""Winter wear, and what it costs to be spared. 4.14, 5.13

First powers without a player spare what they can, then each seat from L7 to L23; at last comes the wear of all. The
steps carry `spared`, counters paid for, and `fed`, armies whose owner has chosen them to live on their city.
"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import counters, money, standing
from signoria.games.lords.counters import LAND_FORCE, UNIT, WORN, is_besieged, is_cut_off
from signoria.games.lords.ids import CARAVAN, GALLEY, NOWHERE, PIRATE
from signoria.games.lords.kinds import ACCOUNT, COUNTER, FINISH
from signoria.games.lords.map import is_city
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import vassalage
from signoria.games.lords.recruiting.neutrals import in_turn, payer
from signoria.games.lords.recruiting.purses import WINTER, may_keep, upkeep
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import Step
from signoria.kernel.verbs import Signature

SPARE: Final = 282
SPARE_ALL: Final = 283
FEED: Final = 284
VERBS: Final = (
    Signature(SPARE, "spare", ("counter", COUNTER), ("account", ACCOUNT)),
    Signature(SPARE_ALL, "spare-all"),
    Signature(FEED, "feed", ("counter", COUNTER)),
)
EVENTS: Final[tuple[Signature, ...]] = ()

DESTROYED: Final = Refusal("5.13.b1", "winter-destroys")
UNHARMED: Final = Refusal("5.13", "winter-spares")
SPARED: Final = Refusal("5.13.2", "spared-already")
SIEGE: Final = Refusal("5.13.2.b1", "winter-siege")
NO_GOLD: Final = Refusal("5.13.2", "nothing-to-pay-with")

ORDER_PAY: Final = 1  # of standing.WINTER
WEARS: Final = 1
KILLS: Final = 2
Some = tuple[int, ...]


def begin(s: Lords) -> None:
    """4.14"""
    s.after(Winter(0, _spared_without_player(s), ()))


# ---- what winter does ------------------------------------------------------------------------------------------------


def harmed(s: Lords, fed: Some) -> dict[int, int]:
    """By counter, WEARS or KILLS. Armies outside cities and at sea are worn, in the north and in rugged land destroyed;
    besieged ones without a friendly fleet are worn; a city feeds one army. Galleys are worn until 1465, caravans in
    rugged land outside cities. Naos are not. 2.2.2.b3 2.7.2 2.7.3 5.9.5.b1 5.13.b1 5.13.b2 5.13.b3 5.13.b4"""
    atlas = s.tables.atlas
    found: dict[int, int] = {}
    galleys = s.year < s.tables.trade.inflation
    inside: dict[int, list[int]] = {}
    for c, place in enumerate(s.at):
        if place == NOWHERE:
            continue
        if LAND_FORCE[c]:
            if is_city(place):
                inside.setdefault(place, []).append(c)
            else:
                found[c] = KILLS if atlas.north(place) or atlas.rugged(place) else WEARS
        elif UNIT[c] == CARAVAN:
            if atlas.rugged(place):
                found[c] = WEARS
        elif galleys and counters.ship_kind(s, c) == GALLEY:
            found[c] = WEARS
    for city, some in inside.items():
        lives = () if is_cut_off(s, city) else lives_on(s, some, fed)
        found.update({c: WEARS for c in some if c not in lives})
    return found


def lives_on(s: Lords, some: list[int], fed: Some) -> Some:
    """Of the armies in a city those that it feeds: what their owner has chosen, else a worn one before a fresh one,
    an imperial one before mercenaries. 5.13.b2"""
    ranked = sorted(some, key=lambda c: (c not in fed, s.steps[c], c))
    return tuple(ranked[: s.tables.wear.city_armies])


def _spared_without_player(s: Lords) -> Some:
    """Empires without a player, and mercenaries of nobody with the gold of their city. 5.13.3.b1 5.13.3.b2"""
    spared: list[int] = []
    for c in in_turn(s, [c for c, effect in harmed(s, ()).items() if effect == WEARS]):
        account = payer(s, c, winter=True)
        if account != NOWHERE:
            money.pay(s, account, s.tables.wear.spare)
            spared.append(c)
    return tuple(spared)


# ---- what is asked ---------------------------------------------------------------------------------------------------


@final
class Winter(Ask):
    """The seat whose place in the order this is pays for counters until it has finished. 5.13.2 5.13.3"""

    def __init__(self, turn: int, spared: Some, fed: Some) -> None:
        self.turn = turn
        self.spared = spared
        self.fed = fed

    def asks(self, s: Lords) -> int:
        seat = s.order[self.turn]
        if s.players[seat].out:
            return 0
        menu = Menu()
        self.offer(s, seat, menu)
        return 1 << seat if len(menu.legal) > 1 else 0

    def act(self, s: Lords) -> None:
        """The seat can spare nothing."""
        self._finish(s, s.order[self.turn])

    def words(self, s: Lords, seat: int) -> Words:
        left = [c for c in self.left(s) if may_keep(s, seat, c)]
        return "winter", {"n": ("number", len(left)), "gold": ("number", s.gold[money.chest(seat)])}

    def left(self, s: Lords) -> list[int]:
        """Counters that will be worn."""
        return [c for c, effect in harmed(s, self.fed).items() if effect == WEARS and c not in self.spared]

    def standing(self, s: Lords, seat: int) -> Option | None:
        """1 pay for everything that can be spared, 2 for nothing."""
        order = standing.ordered(s, seat, standing.WINTER)
        if order == ORDER_PAY and self._own(s, seat):
            return (SPARE_ALL,)
        return (FINISH,) if order else None

    def _own(self, s: Lords, seat: int) -> list[int]:
        """What the seat moves and can spare: worn counters first, which would be lost."""
        own = [c for c in self.left(s) if counters.mover(s, c) == seat and upkeep(s, seat, c, WINTER)]
        return sorted(own, key=lambda c: (s.steps[c], c))

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        effects = harmed(s, self.fed)
        for c, effect in effects.items():
            if not may_keep(s, seat, c):
                continue
            if effect == KILLS or c in self.spared:
                menu.add((SPARE, c, money.chest(seat)), DESTROYED if effect == KILLS else SPARED)
                continue
            accounts = upkeep(s, seat, c, WINTER)
            for account in accounts:
                menu.add((SPARE, c, account))
            if not accounts:
                shut = is_city(s.at[c]) and is_besieged(s, s.at[c])
                menu.add((SPARE, c, money.chest(seat)), SIEGE if shut else NO_GOLD)
        if self._own(s, seat):
            menu.add((SPARE_ALL,))
        self._offer_food(s, seat, effects, menu)
        if menu.explain:
            for c, steps in enumerate(s.steps):
                if steps and c not in effects and may_keep(s, seat, c):
                    menu.add((SPARE, c, money.chest(seat)), UNHARMED)
        menu.add((FINISH,))

    def _offer_food(self, s: Lords, seat: int, effects: dict[int, int], menu: Menu) -> None:
        """Who moves all armies of a city may choose which of unlike ones lives on it. 5.13.b2"""
        cities: dict[int, list[int]] = {}
        for c, place in enumerate(s.at):
            if place != NOWHERE and LAND_FORCE[c] and is_city(place):
                cities.setdefault(place, []).append(c)
        for city, some in cities.items():
            unlike = len({(s.steps[c], UNIT[c]) for c in some}) > 1
            chosen = any(c in self.fed or c in self.spared for c in some)
            if not unlike or chosen or is_cut_off(s, city):
                continue
            if all(counters.mover(s, c) == seat for c in some):
                for c in some:
                    if c in effects:
                        menu.add((FEED, c))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        price = s.tables.wear.spare
        if option[0] == FINISH:
            self._finish(s, seat)
        elif option[0] == SPARE:
            money.pay(s, option[2], price)
            s.after(Winter(self.turn, (*self.spared, option[1]), self.fed))
        elif option[0] == FEED:
            s.after(Winter(self.turn, self.spared, (*self.fed, option[1])))
        else:
            spared = self.spared
            for c in self._own(s, seat):
                accounts = upkeep(s, seat, c, WINTER)
                if accounts:
                    money.pay(s, accounts[0], price)
                    spared = (*spared, c)
            s.after(Winter(self.turn, spared, self.fed))

    def _finish(self, s: Lords, seat: int) -> None:
        """Worn mercenaries of allies that are not spared: their ally may go over. 5.4.4"""
        left = [c for c in self.left(s) if s.steps[c] == WORN and not _helpless(s, c)]
        unpaid = tuple(vassalage.unpaid(s, seat, left).items())
        go_on(s, self.turn, self.spared, self.fed, unpaid)


def _helpless(s: Lords, counter: int) -> bool:
    """Besieged where no gold lies: nobody has chosen to leave it unpaid."""
    place = s.at[counter]
    return is_city(place) and is_besieged(s, place) and not s.gold[money.pile(place)]


def go_on(s: Lords, turn: int, spared: Some, fed: Some, unpaid: tuple[tuple[int, Some], ...]) -> None:
    """The next ally whose mercenaries are not paid for, else the next seat, else the wear."""
    if unpaid:
        s.after(WinterVassals(unpaid[0][0], unpaid[0][1], turn, spared, fed, unpaid[1:]))
    elif turn + 1 < s.seats:
        s.after(Winter(turn + 1, spared, fed))
    else:
        s.after(Wearing(spared, fed))


@final
class WinterVassals(vassalage.Vassalage):
    """As `Vassalage`; who pays spares them the winter. 5.4.4 4.14"""

    def __init__(
        self, leader: int, some: Some, turn: int, spared: Some, fed: Some, rest: tuple[tuple[int, Some], ...]
    ) -> None:
        super().__init__(leader, some)
        self.turn = turn
        self.spared = spared
        self.fed = fed
        self.rest = rest

    def follow(self, s: Lords, paid: bool) -> None:
        go_on(s, self.turn, (*self.spared, *self.some) if paid else self.spared, self.fed, self.rest)


@final
class Wearing(Step[Lords]):
    """All that was not spared is worn or destroyed; pirates that were not paid for leave. 5.13.b1 to 5.13.b4 5.2.4.b3
    5.4.4.b1"""

    def __init__(self, spared: Some, fed: Some) -> None:
        self.spared = spared
        self.fed = fed

    def act(self, s: Lords) -> None:
        for c, effect in harmed(s, self.fed).items():
            if effect == KILLS:
                counters.remove(s, c)
            elif c not in self.spared:
                if UNIT[c] == PIRATE and counters.owner(s, c) != NOBODY and not _helpless(s, c):
                    vassalage.lose_pirates(s, c)
                counters.wear(s, c)
