"""The Plague. R18.3; Isolation, R18.6, is read by whoever moves carriers and by trade (`s.isolated`)."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.dynasties import dynasty
from signoria.games.regno.economy import losses
from signoria.games.regno.ids import MEDICINE, TOWN, VILLAGE
from signoria.games.regno.kinds import NO, NUMBER, OWNER, PERSON, PLACE, SEATS_KIND, YES
from signoria.games.regno.realm import workers
from signoria.games.regno.realm.territory import in_play
from signoria.games.regno.state import S_PLAGUE, Regno
from signoria.games.regno.steps import AskTogether, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

ISOLATED: Final = 485  # event: the seats in Isolation
PLAGUE: Final = 486  # event: a province's die, and how many inhabitants it takes
SICK: Final = 487  # event: a person's die
SICK_ARMY: Final = 488  # event: an army's die

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final = (
    Signature(ISOLATED, "isolated", ("seats", SEATS_KIND)),
    Signature(PLAGUE, "plague", ("place", PLACE), ("die", NUMBER), ("dead", NUMBER)),
    Signature(SICK, "sick", ("who", PERSON), ("die", NUMBER)),
    Signature(SICK_ARMY, "sick-army", ("owner", OWNER), ("place", PLACE), ("die", NUMBER)),
)


def begin(s: Regno) -> list[Step[Regno]]:
    """The whole Plague: secret choice of Isolation, then the dice. R18.3"""
    return [Isolation(), Contagion()]


@final
class Isolation(AskTogether):
    """Every player at once and unseen: Isolation or not. R18.3 R18.6 G5"""

    def asks(self, s: Regno) -> int:
        return sum(1 << seat for seat in in_play(s))

    def words(self, s: Regno, seat: int) -> Words:
        return "isolation", {}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        if not menu.draft:
            menu.add((YES,))
            menu.add((NO,))

    def enough(self, s: Regno, seat: int, draft: tuple[Option, ...]) -> bool:
        return len(draft) == 1

    def close(self, s: Regno, drafts: list[tuple[Option, ...]]) -> None:
        s.isolated = sum(1 << seat for seat, draft in enumerate(drafts) if draft and draft[0][0] == YES)
        s.tell((ISOLATED, ALL, tuple(seat for seat in range(s.seats) if s.isolated >> seat & 1)))


@final
class Contagion(Step[Regno]):
    """All dice first, then the losses (G5), none of which recovers. A realm with Medicine 4 is spared with its
    provinces, people and armies. 11.3.t1.r5 14.1.2 R18.3"""

    def act(self, s: Regno) -> None:
        struck = [place for place in s.tables.atlas.provinces if self._strikes(s, place)]
        dead = [who for place in struck for who in self._people(s, place)]
        armies = self._armies(s)
        for place in struck:
            workers.lose_inhabitants(s, place, s.provinces[place].settlement)
        for who in dead:
            dynasty.die(s, who)
        for seat, place in armies:
            losses.lose(s, seat, rules(s, "lost"), place)

    @staticmethod
    def _strikes(s: Regno, place: int) -> bool:
        """A province with a centre rolls; a neutral Village does not."""
        p = s.provinces[place]
        least = VILLAGE if p.owner >= 0 else TOWN
        if p.settlement < least or spared(s, p.owner):
            return False
        isolated = p.owner >= 0 and s.isolated >> p.owner & 1
        die = s.draw(S_PLAGUE, 1, 6)[0] + 1
        hit = die <= p.settlement - isolated
        s.tell((PLAGUE, ALL, place, die, min(p.settlement, p.free + p.slaves) if hit else 0))
        return bool(hit)

    @staticmethod
    def _people(s: Regno, place: int) -> list[int]:
        """Who of the people in a stricken province dies."""
        dead = []
        for who, x in enumerate(s.people):
            if x is not None and x.place == place and not spared(s, x.seat):
                die = s.draw(S_PLAGUE, 1, 6)[0] + 1
                s.tell((SICK, ALL, who, die))
                dead += [who] if die <= rules(s, "on") else []
        return dead

    @staticmethod
    def _armies(s: Regno) -> list[tuple[int, int]]:
        """Which armies of players, in provinces, lose a soldier."""
        sick = []
        for seat in in_play(s):
            for place in s.tables.atlas.provinces:
                if spared(s, seat) or losses.count(s, seat, losses.SOLDIERS, place) < rules(s, "army"):
                    continue
                die = s.draw(S_PLAGUE, 1, 6)[0] + 1
                s.tell((SICK_ARMY, ALL, seat, place, die))
                sick += [(seat, place)] if die <= rules(s, "on") else []
        return sick


def spared(s: Regno, owner: int) -> bool:
    """Medicine 4 protects a realm. 11.3.t1.r5 R18.3"""
    return owner >= 0 and s.realms[owner].tech[MEDICINE] >= rules(s, "medicine")


def rules(s: Regno, name: str) -> int:
    """A number of the Plague."""
    return int(s.tables.reconstruction["plague"][name])
