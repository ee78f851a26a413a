"""The naval battle: fleets, pairs, six rounds, breaking off, surrender. 15.4, 15.6.13, 15.6.14"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.carriers import carrier, ships_at
from signoria.games.regno.fights import ATTACKER, DEFENDER
from signoria.games.regno.kinds import CANCEL, CARRIER, COUNT, FINISH, NO, OWNER, PLACE, SHIP
from signoria.games.regno.seafaring import broadside, manoeuvre
from signoria.games.regno.seafaring.broadside import fight, leave, owner_of
from signoria.games.regno.seafaring.fleets import fighters, flight_seas, is_manned, soldiers_aboard
from signoria.games.regno.seafaring.manoeuvre import FLEE, Duel, flee, flights
from signoria.games.regno.seafaring.prizes import capture
from signoria.games.regno.seafaring.sinking import abandon, lift_blockade
from signoria.games.regno.state import Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

PAIR: Final = 320
SWAP: Final = 321
GO_BACK: Final = 326

BEGUN: Final = 320
ROUND: Final = 321
PAIRED: Final = 322
SWAPPED: Final = 331
WENT_BACK: Final = 332
SURRENDERED: Final = 333
ENDED: Final = 334
IN_LINE: Final = 336

VERBS: Final = (
    Signature(PAIR, "pair", ("ship", CARRIER), ("target", CARRIER)),
    Signature(SWAP, "swap", ("ship", CARRIER), ("other", CARRIER)),
    Signature(GO_BACK, "go-back", ("ship", CARRIER), ("sea", PLACE)),
    *manoeuvre.VERBS,
    *broadside.VERBS,
)
EVENTS: Final = (
    Signature(BEGUN, "naval-begun", ("attacker", OWNER), ("defender", OWNER), ("sea", PLACE)),
    Signature(ROUND, "naval-round", ("n", COUNT)),
    Signature(PAIRED, "paired", ("ship", CARRIER), ("target", CARRIER)),
    Signature(SWAPPED, "swapped", ("ship", CARRIER), ("other", CARRIER)),
    Signature(WENT_BACK, "went-back", ("ship", CARRIER), ("sea", PLACE)),
    Signature(SURRENDERED, "ship-surrendered", ("ship", CARRIER)),
    Signature(ENDED, "naval-ended", ("owner", OWNER), ("sea", PLACE)),
    Signature(
        IN_LINE, "ship-in-line", ("owner", OWNER), ("ship", CARRIER), ("kind", SHIP), ("sails", COUNT), ("hull", COUNT),
        ("crew", COUNT), ("soldiers", COUNT), quiet=True,
    ),
    *manoeuvre.EVENTS,
    *broadside.EVENTS,
)  # fmt: skip


@final
class NavalFight(Step[Regno]):
    """Fight `s.naval` (made with `fights.new_naval`) to its end; whoever begins one pushes after it what reads it. It
    comes back once a round, at most six times. 15.4.5 15.6.13"""

    def act(self, s: Regno) -> None:
        n = fight(s)
        if n.round == 0:
            if not any(n.fleets):
                defenders = tuple(i for i in ships_at(s, n.place, n.defender) if is_manned(s, i))
                n.fleets = fighters(s, n.attacker, n.place), defenders
            s.tell((BEGUN, ALL, n.attacker, n.defender, n.place))
            for side, fleet in enumerate(n.fleets):
                for name in fleet:
                    x = carrier(s, name)
                    men = soldiers_aboard(s, name)
                    s.tell((IN_LINE, ALL, owner_of(s, side), name, x.kind, x.sails, x.hull, x.crew, men))
        if not all(any(is_manned(s, i) for i in fleet) for fleet in n.fleets):
            s.after(End())
        elif n.round >= s.tables.sea["naval"]["rounds"]:
            s.then([*(BreakOff(name) for name in n.fleets[0]), End()])
        else:
            n.round, n.pairs, n.fled = n.round + 1, (), (False, False)
            s.tell((ROUND, ALL, n.round))
            s.then([Pairing(), Swap(), Clash(), Reserves(0), Reserves(1), self])


@final
class Pairing(Ask):
    """The attacker proposes who fights whom, one ship against one; what is over is reserve and neither shoots nor is a
    target. Each ship of the smaller fleet gets its enemy in turn. 15.4.4 15.4.6 15.4.7 C176"""

    def _choices(self, s: Regno) -> list[tuple[int, int]]:
        """The pairs that may come next; none when every ship of the smaller fleet has its enemy."""
        n = fight(s)
        a = [i for i in n.fleets[0] if all(i != pair[0] for pair in n.pairs)]
        d = [i for i in n.fleets[1] if all(i != pair[1] for pair in n.pairs)]
        if not a or not d:
            return []
        few = len(n.fleets[0]) <= len(n.fleets[1])
        return [(a[0], i) for i in d] if few else [(i, d[0]) for i in a]

    def asks(self, s: Regno) -> int:
        owner = fight(s).attacker
        return 1 << owner if owner >= 0 and len(self._choices(s)) > 1 else 0

    def act(self, s: Regno) -> None:
        """What is settled, or what pirates and neutrals do: in the order of the ships."""
        n = fight(s)
        while choices := self._choices(s):
            n.pairs = (*n.pairs, choices[0])
        for a, d in n.pairs:
            s.tell((PAIRED, ALL, a, d))

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.legal.extend((PAIR, a, d) for a, d in self._choices(s))
        if fight(s).pairs:
            menu.legal.append((CANCEL,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        n = fight(s)
        n.pairs = () if option[0] == CANCEL else (*n.pairs, (option[1], option[2]))
        s.after(self)

    def words(self, s: Regno, seat: int) -> Words:
        return "pairing", {"sea": ("place", fight(s).place)}


@final
class Swap(Ask):
    """The defender may exchange the targets of two pairs, once in a round. 15.4.4 C176"""

    def asks(self, s: Regno) -> int:
        n = fight(s)
        return 1 << n.defender if n.defender >= 0 and len(n.pairs) > 1 else 0

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        ships = [d for _, d in fight(s).pairs]
        menu.legal.append((NO,))
        menu.legal.extend((SWAP, one, other) for i, one in enumerate(ships) for other in ships[i + 1 :])

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == NO:
            return
        n, (_, one, other) = fight(s), option
        partner = {one: other, other: one}
        n.pairs = tuple((a, partner.get(d, d)) for a, d in n.pairs)
        s.tell((SWAPPED, ALL, one, other))

    def words(self, s: Regno, seat: int) -> Words:
        return "swap", {"sea": ("place", fight(s).place)}


@final
class Clash(Step[Regno]):
    """Each pair resolves one round. 15.4.5"""

    def act(self, s: Regno) -> None:
        s.then([Duel(a, d) for a, d in fight(s).pairs])


@final
class Reserves(Ask):
    """When a ship of the fleet has fled, its reserves may retreat too. 15.4.7"""

    def __init__(self, side: int) -> None:
        self.side = side

    def _flights(self, s: Regno) -> list[Option]:
        n = fight(s)
        if not n.fled[self.side]:
            return []
        paired = [pair[self.side] for pair in n.pairs]
        idle = [i for i in n.fleets[self.side] if i not in paired and is_manned(s, i)]
        return [option for i in idle for option in flights(s, self.side, i)]

    def asks(self, s: Regno) -> int:
        owner = owner_of(s, self.side)
        return 1 << owner if owner >= 0 and self._flights(s) else 0

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.legal.append((FINISH,))
        menu.legal.extend(self._flights(s))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == FLEE:
            flee(s, self.side, option[1], option[2])
            s.after(self)

    def words(self, s: Regno, seat: int) -> Words:
        return "reserves", {"sea": ("place", fight(s).place)}


@final
class BreakOff(Ask):
    """After the last round an attacking ship goes back; without a way out it surrenders: captured if the defender can
    man it, otherwise destroyed. 15.6.13 15.6.14 C183"""

    def __init__(self, name: int) -> None:
        self.name = name

    def _seas(self, s: Regno) -> tuple[int, ...]:
        return flight_seas(s, self.name, fight(s).defender) if is_manned(s, self.name) else ()

    def asks(self, s: Regno) -> int:
        owner = fight(s).attacker
        return 1 << owner if owner >= 0 and len(self._seas(s)) > 1 else 0

    def act(self, s: Regno) -> None:
        seas = self._seas(s)
        if seas:
            self._go(s, seas[0])
            return
        n = fight(s)
        s.tell((SURRENDERED, ALL, self.name))
        leave(s, self.name)
        capture(s, self.name, n.defender, n.fleets[1], True)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        menu.legal.extend((GO_BACK, self.name, sea) for sea in self._seas(s))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self._go(s, option[2])

    def _go(self, s: Regno, sea: int) -> None:
        leave(s, self.name)
        lift_blockade(s, self.name)
        carrier(s, self.name).place = sea
        s.tell((WENT_BACK, ALL, self.name, sea))

    def words(self, s: Regno, seat: int) -> Words:
        return "go-back", {"ship": ("carrier", self.name)}


@final
class End(Step[Regno]):
    """Who still has men there holds the sea. Emptied ships of a beaten fleet fall to the victor, if it has Crew; those
    of the victor lie abandoned. 15.6.5 15.6.6"""

    def act(self, s: Regno) -> None:
        n = fight(s)
        a, d = (any(is_manned(s, i) for i in fleet) for fleet in n.fleets)
        n.outcome = ATTACKER if a and not d else DEFENDER
        holder, fleet = (n.attacker, n.fleets[0]) if n.outcome == ATTACKER else (n.defender, n.fleets[1])
        crews = (a or d) and any(carrier(s, i).crew for i in fleet)
        for name in (*n.fleets[0], *n.fleets[1]):
            if is_manned(s, name):
                continue
            leave(s, name)
            if crews and name not in fleet:
                capture(s, name, holder, fleet)
            else:
                abandon(s, name)
        s.tell((ENDED, ALL, holder, n.place))


@final
class Calm(Step[Regno]):
    """The naval battle is over and read."""

    def act(self, s: Regno) -> None:
        s.naval = None
