"""Damage to a civil building of the owner's choice: events, slave flight, hordes. 8.2.5, G4"""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.ids import CIVIL, PRODUCTIVE
from signoria.games.regno.kinds import BUILDING, PLACE
from signoria.games.regno.lots import one_of
from signoria.games.regno.state import S_WORLD, Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

DAMAGE: Final = 70

DAMAGED: Final = 70  # event

VERBS: Final = (Signature(DAMAGE, "damage", ("place", PLACE), ("building", BUILDING), quiet=True),)
EVENTS: Final = (Signature(DAMAGED, "damaged", ("place", PLACE), ("building", BUILDING)),)


def sound(s: Regno, place: int, productive: bool) -> list[int]:
    """The civil (or productive, C250) buildings of a province that are not damaged yet."""
    p = s.provinces[place]
    return [b for b in range(PRODUCTIVE if productive else CIVIL) if (p.buildings & ~p.damaged) >> b & 1]


def damage(s: Regno, place: int, building: int) -> None:
    """The building stays, keeps its space and does not work until it is repaired. 8.2.5"""
    s.provinces[place].damaged |= 1 << building
    s.tell((DAMAGED, ALL, place, building))


def damage_one(s: Regno, place: int, productive: bool = False) -> None:
    """One building is damaged: the owner chooses, in neutral land chance. G7: none when none is sound. C53"""
    s.after(Damage(place, productive))


@final
class Damage(Ask):
    """Which building?"""

    def __init__(self, place: int, productive: bool) -> None:
        self.place = place
        self.productive = productive

    def asks(self, s: Regno) -> int:
        owner = s.provinces[self.place].owner
        choice = owner >= 0 and not s.realms[owner].out and len(sound(s, self.place, self.productive)) > 1
        return 1 << owner if choice else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "damage", {"place": ("place", self.place)}

    def act(self, s: Regno) -> None:
        found = sound(s, self.place, self.productive)
        if found:
            damage(s, self.place, one_of(s, S_WORLD, "building", found) if len(found) > 1 else found[0])

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for building in sound(s, self.place, self.productive):
            menu.add((DAMAGE, self.place, building))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        damage(s, self.place, option[2])
