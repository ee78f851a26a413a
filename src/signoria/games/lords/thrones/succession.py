"""Who takes an empty throne. 6.2.4, 6.2.5"""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from signoria.games.lords import counters, hands, money, people
from signoria.games.lords.auctions import alignment
from signoria.games.lords.conflict import conquest
from signoria.games.lords.conflict.sides import in_charge
from signoria.games.lords.ids import EMPEROR_STATURE, NEUTRAL, NOWHERE
from signoria.games.lords.kinds import EMPIRE, LEADER
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import FOR_SALE, Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.thrones import deaths, pretenders
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, Signature

RAISE_TO_THRONE: Final = 360
VERBS: Final = (Signature(RAISE_TO_THRONE, "raise-to-throne", ("leader", LEADER), ("empire", EMPIRE)),)
PRETENDS: Final = 367
ENTHRONED: Final = 368
TIED: Final = 369
EXTINCT: Final = 370
EVENTS: Final = (
    Signature(PRETENDS, "pretends", ("leader", LEADER), ("empire", EMPIRE), ("n", NUMBER)),
    Signature(ENTHRONED, "enthroned", ("leader", LEADER), ("empire", EMPIRE)),
    Signature(TIED, "throne-tied", ("empire", EMPIRE)),
    Signature(EXTINCT, "throne-extinct", ("empire", EMPIRE)),
)


def begin(s: Lords) -> None:
    """Before each auction: the thrones that have become empty are filled, one after the other. 6.2.4"""
    for number, e in enumerate(s.empires):
        if e.vacant:
            s.after(Succession(number))


def after_movement(s: Lords) -> None:
    """Ties that armies decide now. 6.2.4.b5"""
    for number, e in enumerate(s.empires):
        if e.tied:
            s.after(Contest(number))


def enthrone(s: Lords, leader: int, empire: int) -> None:
    """He becomes emperor, of Stature 4, in his capital. The heir of another's line is aligned with nobody, and his card
    is for sale. An ally brings his player the L card; a player who sits there himself gets L and C, and the treasury is
    his own gold. Who gets a card of another colour takes that colour; who is emperor himself keeps his own, and such a
    card comes to auction. 2.3.4.b4 6.2.4.b2 6.2.4.b4 6.2.4.b6"""
    e, facts = s.empires[empire], s.tables.atlas.empires[empire]
    own = people.seat_of_lord(s, leader)
    seat = NOBODY if own == NOBODY and leader == e.heir else people.player(s, leader)
    if own == NOBODY and seat != NOBODY and s.players[seat].emperor != NEUTRAL and not _is_colour(s, seat, empire):
        seat = NOBODY
    if e.heir not in (NOWHERE, leader) and people.seat_of_lord(s, e.heir) == NOBODY:
        deaths.release(s, e.heir)
    e.vacant, e.tied, e.heir, e.crowned = False, (), NOWHERE, NOWHERE
    if own != NOBODY or e.warden == seat:
        e.warden = NOBODY  # else he keeps the C card while the invaders stay
    if own == NOBODY:
        deaths.set_apart(s, leader)
    e.ruler = leader
    x = s.leaders[leader]
    x.stature, x.abroad, x.colour = EMPEROR_STATURE, NOWHERE, NEUTRAL if own != NOBODY else empire
    s.under = [NOWHERE if under == leader else under for under in s.under]
    people.set_down(s, leader, facts.capital)
    s.tell((ENTHRONED, ALL, leader, empire))
    if seat == NOBODY:
        s.where[facts.lord] = FOR_SALE
        return
    if not _is_colour(s, seat, empire):
        alignment.align(s, seat, empire)
    hands.gain(s, seat, facts.lord)
    alignment.lord_found(s, empire)
    if own != NOBODY:
        if not hands.holds(s, seat, facts.chancellor):
            hands.gain(s, seat, facts.chancellor)
        money.move(s, money.treasury(s, empire), money.chest(seat), s.gold[money.treasury(s, empire)])
        s.players[seat].emperor = empire


def _is_colour(s: Lords, seat: int, empire: int) -> bool:
    """Is the seat of the empire's colour?"""
    return counters.root(s, s.players[seat].colour) == counters.root(s, empire)


def settle(s: Lords, empire: int) -> None:
    """Count the conditions of all pretenders. Most win; of equals the heir; of several of one player that player says
    who; of several players' the armies decide later. Without pretender the L card is gone for good, and the C card
    rules on. 6.2.4.b5 6.2.5 6.2.6.b3"""
    e = s.empires[empire]
    e.vacant = False
    if e.fallen != NEUTRAL:
        _fall(s, empire)
        return
    found = pretenders.field(s, empire)
    for leader, met in found.items():
        s.tell((PRETENDS, ALL, leader, empire, met))
    best = [leader for leader, met in found.items() if met == max(found.values())]
    if not best:
        e.heirless = True
        hands.remove(s, s.tables.atlas.empires[empire].lord)
        s.tell((EXTINCT, ALL, empire))
    elif e.heir in best:
        enthrone(s, e.heir, empire)
    elif len({people.player(s, leader) for leader in best}) == 1:
        s.after(ChoosePretender(empire, tuple(best)))
    else:
        e.tied = tuple(best)
        s.tell((TIED, ALL, empire))


def _fall(s: Lords, empire: int) -> None:
    """The capital was taken while the throne was empty: there is no new emperor. 6.2.4.b7"""
    e = s.empires[empire]
    heir, e.heir, e.tied = e.heir, NOWHERE, ()
    deaths.release(s, heir)
    conquest.emperor_gone(s, empire)


@final
class Succession(Step[Lords]):
    """One empty throne, before an auction. 6.2.4"""

    def __init__(self, empire: int) -> None:
        self.empire = empire

    def act(self, s: Lords) -> None:
        if s.empires[self.empire].vacant:
            settle(s, self.empire)


@final
class Contest(Step[Lords]):
    """A tie after the next movement: the pretender whose side controls more armies in the empire's original Dukedoms;
    of equal sides the one that moves first. Who has died, fallen captive or lost his player meanwhile is none; when
    none is left, the next auction begins anew. 6.2.4.b5"""

    def __init__(self, empire: int) -> None:
        self.empire = empire

    def act(self, s: Lords) -> None:
        e = s.empires[self.empire]
        some = [x for x in e.tied if pretenders.may_claim(s, x, self.empire)]
        e.tied = ()
        if e.fallen != NEUTRAL:
            _fall(s, self.empire)
            return
        if not some:
            e.vacant = True
            return
        armies = Counter(in_charge(s, c) for c in pretenders.forces(s, self.empire))
        sides = sorted({people.player(s, x) for x in some})
        first = min(sides, key=lambda seat: (-armies[seat], people.turn(s, seat)))
        s.after(ChoosePretender(self.empire, tuple([x for x in some if people.player(s, x) == first])))


@final
class ChoosePretender(Ask):
    """Pretenders of one player have won; if they are several, he says who of them mounts the throne. 6.2.5"""

    def __init__(self, empire: int, leaders: tuple[int, ...]) -> None:
        self.empire = empire
        self.leaders = leaders

    def _left(self, s: Lords) -> list[int]:
        return [x for x in self.leaders if pretenders.may_claim(s, x, self.empire)]

    def asks(self, s: Lords) -> int:
        left = self._left(s)
        return 1 << people.player(s, left[0]) if len(left) > 1 else 0

    def open(self) -> bool:
        return False  # no card of a pretender changes hands meanwhile

    def words(self, s: Lords, seat: int) -> Words:
        return "raise-to-throne", {"empire": ("empire", self.empire)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for leader in self._left(s):
            menu.add((RAISE_TO_THRONE, leader, self.empire))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        enthrone(s, option[1], self.empire)

    def act(self, s: Lords) -> None:
        left = self._left(s)
        if left:
            enthrone(s, left[0], self.empire)
        else:
            s.empires[self.empire].vacant = True
