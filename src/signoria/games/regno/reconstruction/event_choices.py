"""Event cards on which players decide, each in turn. R18.2"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from signoria.games.regno import cards, costs, forces
from signoria.games.regno.carriers import carrier
from signoria.games.regno.economy import losses, unrest
from signoria.games.regno.ids import (
    FLORINS,
    GOODS,
    GRAIN,
    LIGHT_INFANTRY,
    NOWHERE,
    PEOPLE_ABOARD,
    SLAVES_ABOARD,
)
from signoria.games.regno.kinds import CARRIER, FINISH, NO, NUMBER, PLACE, RESOURCE, SEAT, YES
from signoria.games.regno.lots import one_of
from signoria.games.regno.realm.territory import CHURCHES, functioning, provinces_of
from signoria.games.regno.state import S_MERCHANTS, Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

CALM: Final = 473
PAY_HORSES: Final = 474
LOSE_HORSES: Final = 475
DROP: Final = 476
DROP_PEOPLE: Final = 477
DROP_SLAVE: Final = 478
VOLUNTEERS: Final = 474  # event: a seat's levy comes to its capital
ROBBED: Final = 476  # event: cargo that a Caravan has lost
ROBBED_PEOPLE: Final = 477  # event: free inhabitants and slaves lost
ROBBED_HIDDEN: Final = 478  # event: a neutral merchant has lost something nobody sees

VERBS: Final = (
    Signature(CALM, "calm", ("place", PLACE)),
    Signature(PAY_HORSES, "pay-for-horses"),
    Signature(LOSE_HORSES, "lose-horses"),
    Signature(DROP, "drop", ("caravan", CARRIER), ("good", RESOURCE)),
    Signature(DROP_PEOPLE, "drop-people", ("caravan", CARRIER)),
    Signature(DROP_SLAVE, "drop-slave", ("caravan", CARRIER)),
)
EVENTS: Final = (
    Signature(VOLUNTEERS, "volunteers", ("seat", SEAT), ("place", PLACE), ("n", NUMBER)),
    Signature(ROBBED, "robbed", ("caravan", CARRIER), ("good", RESOURCE)),
    Signature(ROBBED_PEOPLE, "robbed-people", ("caravan", CARRIER), ("free", NUMBER), ("slaves", NUMBER)),
    Signature(ROBBED_HIDDEN, "robbed-hidden", ("caravan", CARRIER)),
)

NO_CHURCH: Final = Refusal("R18.2", "no-church-for-preachers")
QUIET: Final = Refusal("9.2.1", "no-unrest-here")
NO_GRAIN: Final = Refusal("R18.2", "no-grain-for-alms")


@final
class Preachers(Ask):
    """SP3: one unrest less in one own province with a working Church or Cathedral. R18.2"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        menu = Menu()
        self.offer(s, self.seat, menu)
        return 1 << self.seat if len(menu.legal) > 1 and not s.realms[self.seat].out else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "preachers", {}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for place in provinces_of(s, seat):
            works = functioning(s, place, *CHURCHES)
            menu.add((CALM, place), QUIET if not s.provinces[place].unrest else None if works else NO_CHURCH)
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == CALM:
            unrest.add_unrest(s, option[1], -1)


@final
class Alms(Ask):
    """WI7: a Grain for each own province where one unrest is to go. Each answer names a province. R18.2"""

    def __init__(self, seat: int, done: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.done = done

    def asks(self, s: Regno) -> int:
        menu = Menu()
        self.offer(s, self.seat, menu)
        return 1 << self.seat if len(menu.legal) > 1 and not s.realms[self.seat].out else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "alms", {"n": ("number", cards.number(s, "grain"))}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        poor = s.realms[seat].stock[GRAIN] < cards.number(s, "grain")
        for place in provinces_of(s, seat):
            if place not in self.done:
                menu.add((CALM, place), QUIET if not s.provinces[place].unrest else NO_GRAIN if poor else None)
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == CALM:
            costs.pay(s, seat, ((GRAIN, cards.number(s, "grain")),))
            unrest.add_unrest(s, option[1], -1)
            s.after(Alms(self.seat, (*self.done, option[1])))


@final
class Levy(Ask):
    """SP7: volunteers in the capital, exhausted as recruits are; none while it is besieged. 13.6.3 R18.2"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        capital = s.realms[self.seat].capital
        if s.realms[self.seat].out or capital == NOWHERE or s.provinces[capital].owner != self.seat:
            return 0
        return 1 << self.seat if s.provinces[capital].besieger == NOWHERE else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "levy", {"n": ("number", cards.number(s, "light_infantry"))}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == YES:
            n, capital = cards.number(s, "light_infantry"), s.realms[seat].capital
            forces.recruit(s, seat, capital, forces.counts_of([(LIGHT_INFANTRY, n)]))
            s.tell((VOLUNTEERS, ALL, seat, capital, n))


@final
class Murrain(Ask):
    """AU8: who has mounted pieces loses one of them or pays. R18.2"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Regno) -> int:
        can_pay = s.realms[self.seat].stock[FLORINS] >= cards.number(s, "florins")
        horses = losses.count(s, self.seat, losses.MOUNTED)
        return 1 << self.seat if horses and can_pay and not s.realms[self.seat].out else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "murrain", {"n": ("number", cards.number(s, "florins"))}

    def act(self, s: Regno) -> None:
        losses.lose(s, self.seat, 1, which=losses.MOUNTED)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.add((PAY_HORSES,))
        menu.add((LOSE_HORSES,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == PAY_HORSES:
            costs.pay(s, seat, ((FLORINS, cards.number(s, "florins")),))
        else:
            self.act(s)


@final
class Brigands(Ask):
    """WI4: a robbed Caravan loses one cargo of its owner's choice; a neutral merchant one at random, unseen. R18.2"""

    def __init__(self, name: int) -> None:
        self.name = name

    def asks(self, s: Regno) -> int:
        x = s.carriers[self.name]
        if x is None or x.owner < 0 or s.realms[x.owner].out:
            return 0
        return 1 << x.owner if sum(1 for n in x.cargo if n) > 1 else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "brigands", {"caravan": ("carrier", self.name)}

    def act(self, s: Regno) -> None:
        x = s.carriers[self.name]
        held = [i for i, n in enumerate(x.cargo) for _ in range(n)] if x is not None else []
        if x is None or not held:
            return
        if x.owner >= 0:
            self._lose(s, held[0])
            return
        self._take(s, one_of(s, S_MERCHANTS, "cargo", held))
        s.tell((ROBBED_HIDDEN, ALL, self.name))

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for i, n in enumerate(carrier(s, self.name).cargo):
            if n:
                menu.add((DROP, self.name, i) if i < GOODS else (_PEOPLE[i], self.name))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        verb = option[0]
        self._lose(s, option[2] if verb == DROP else PEOPLE_ABOARD if verb == DROP_PEOPLE else SLAVES_ABOARD)

    def _take(self, s: Regno, i: int) -> None:
        x = carrier(s, self.name)
        x.cargo = (*x.cargo[:i], x.cargo[i] - 1, *x.cargo[i + 1 :])

    def _lose(self, s: Regno, i: int) -> None:
        self._take(s, i)
        if i < GOODS:
            s.tell((ROBBED, ALL, self.name, i))
        else:
            s.tell((ROBBED_PEOPLE, ALL, self.name, int(i == PEOPLE_ABOARD), int(i == SLAVES_ABOARD)))


_PEOPLE: Final = {PEOPLE_ABOARD: DROP_PEOPLE, SLAVES_ABOARD: DROP_SLAVE}

# by effect: the step of each seat
CHOICES: Final[dict[str, Callable[[int], Step[Regno]]]] = {
    "preachers": Preachers,
    "levy": Levy,
    "murrain": Murrain,
    "alms": Alms,
}
