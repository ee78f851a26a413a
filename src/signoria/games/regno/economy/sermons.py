"""What soothes a province in a production: the Church against the high tax, and sermons. 9.2.2 to 9.2.4"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.economy import unrest
from signoria.games.regno.ids import BISHOP, CARDINAL, GREAT_BASILICA, SPRING
from signoria.games.regno.kinds import FINISH, NUMBER, PERSON, PLACE
from signoria.games.regno.people import is_able, person
from signoria.games.regno.realm.territory import CHURCHES, functioning, is_basilica, people_at
from signoria.games.regno.state import S_UNREST, Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

PREACH: Final = 56

PREACHED: Final = 59  # event: who, the die, the bonus, unrest removed

VERBS: Final = (Signature(PREACH, "preach", ("who", PERSON), quiet=True),)
EVENTS: Final = (
    Signature(
        PREACHED,
        "preached",
        ("who", PERSON),
        ("place", PLACE),
        ("die", NUMBER),
        ("bonus", NUMBER),
        ("removed", NUMBER),
    ),
)


def relief(s: Regno, place: int) -> int:
    """How much of the high tax's unrest a working Church or Cathedral cancels; two do not add up. Not in an
    Excommunicated realm. 9.2.2 C34 C217 R17.7"""
    if s.realms[s.provinces[place].owner].excommunicated or not functioning(s, place, *CHURCHES):
        return 0
    return int(s.tables.production["unrest"]["high_tax_relief"])


def bonus(s: Regno, place: int) -> int:
    """What is added to a sermon's die: Spring, Blessing, the Relic, a Great Basilica. 9.2.3 R3.5a R17.7 R17.9 R17.10"""
    more = s.tables.reconstruction["sermons"]
    total: int = s.tables.production["unrest"]["sermon_spring"] if s.season == SPRING else 0
    if s.blessed >> s.realms[s.provinces[place].owner].faith & 1:
        total += more["blessing"]
    if s.relic == place:
        total += more["relic"]
    if functioning(s, place, GREAT_BASILICA) and is_basilica(s, place):
        total += more["basilica"]
    return total


def preachers(s: Regno, place: int) -> list[int]:
    """The owner's ecclesiastics there who may preach. R17.2 R17.7 14.2.4"""
    seat = s.provinces[place].owner
    if s.realms[seat].excommunicated:
        return []
    here = people_at(s, place, seat)
    return [i for i in here if (x := person(s, i)).role in (BISHOP, CARDINAL) and is_able(s, x)]


@final
class Sermons(Ask):
    """Each ecclesiastic present may preach once, one after the other, while there is unrest to remove. `level` is the
    unrest after the tax and the Church's relief, not yet kept within the track: that comes last, then the check.
    9.2.3 9.2.4 C33 C35 C36 C37"""

    def __init__(self, place: int, level: int, heard: tuple[int, ...] = ()) -> None:
        self.place = place
        self.level = level
        self.heard = heard

    def ready(self, s: Regno) -> list[int]:
        """Who has not preached yet, while it could help."""
        return [i for i in preachers(s, self.place) if i not in self.heard] if self.level > 0 else []

    def asks(self, s: Regno) -> int:
        return 1 << s.provinces[self.place].owner if self.ready(s) else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "sermon", {"place": ("place", self.place), "n": ("number", self.level)}

    def act(self, s: Regno) -> None:
        unrest.add_unrest(s, self.place, self.level - s.provinces[self.place].unrest)
        unrest.check_revolt(s, self.place)

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for who in self.ready(s):
            menu.add((PREACH, who))
        menu.add((FINISH,))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        if option[0] == FINISH:
            s.after(Sermons(self.place, self.level, (*self.heard, *self.ready(s))))
            return
        die, more = s.draw(S_UNREST, 1, 6)[0] + 1, bonus(s, self.place)
        removed = int(die + more >= s.tables.production["unrest"]["sermon_on"])
        s.tell((PREACHED, ALL, option[1], self.place, die, more, removed))
        s.after(Sermons(self.place, self.level - removed, (*self.heard, option[1])))
