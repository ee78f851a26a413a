"""Family: seniority, death, coming of age, offspring. 16.1. Traits and marriages as such stand in `family`."""

from __future__ import annotations

from typing import Final, final

from signoria.games.regno.dynasties import family, succession
from signoria.games.regno.dynasties.family import has_name, leave, roll_all, roll_traits
from signoria.games.regno.ids import CONSORT, COURT, HEIR, MINOR, NOWHERE, SOVEREIGN
from signoria.games.regno.kinds import PERSON
from signoria.games.regno.people import enter, of_realm, person, sovereign
from signoria.games.regno.realm.territory import in_play
from signoria.games.regno.state import S_FAMILY, Regno
from signoria.games.regno.steps import Ask, Words
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, SEAT, Signature

FATE: Final = 350
VERBS: Final[tuple[Signature, ...]] = (Signature(FATE, "fate", ("person", PERSON), quiet=True),)

AGED: Final = 351
DEATH_ROLL: Final = 352
DIED: Final = 353
OFFSPRING_ROLL: Final = 354
BORN: Final = 355
OF_AGE: Final = 356
EVENTS: Final[tuple[Signature, ...]] = (
    *family.EVENTS,
    Signature(AGED, "aged"),
    Signature(DEATH_ROLL, "death-roll", ("person", PERSON), ("die", NUMBER)),
    Signature(DIED, "died", ("seat", SEAT), ("person", PERSON)),
    Signature(OFFSPRING_ROLL, "offspring-roll", ("seat", SEAT), ("die", NUMBER)),
    Signature(BORN, "born", ("seat", SEAT), ("person", PERSON)),
    Signature(OF_AGE, "of-age", ("seat", SEAT), ("person", PERSON)),
)

__all__ = ["Deaths", "Youth", "die", "opening", "roll_all", "roll_traits"]


def opening(s: Regno) -> list[Step[Regno]]:
    """From year 2 everybody's seniority rises, then the deaths of all realms and their successions, then their young
    people. It counts time in the game, prisoners', Captains' and ecclesiastics' too. 16.1.5 16.1.7 C188"""
    if s.year < s.tables.dynasty["family"]["from_year"]:
        return []
    for x in s.people:
        if x is not None:
            x.seniority += 1
    s.tell((AGED, ALL))
    seats = in_play(s)
    return [*(Deaths(seat, ()) for seat in seats), *(Youth(seat) for seat in seats)]


def die(s: Regno, who: int) -> None:
    """Somebody dies: gone from everywhere; a Captain's card too. The Sovereign's death opens the succession.
    14.2.10 16.3.1 16.6.4"""
    x = person(s, who)
    s.tell((DIED, ALL, x.seat, who))
    if x.role == CONSORT:
        succession.ruler_lost(s, who)
    leave(s, who)
    if x.role == SOVEREIGN:
        succession.succeed(s, x.seat)


@final
class Deaths(Ask):
    """At seniority 10 or more one rolls and dies on a 1, in the owner's order, the Sovereign last. Each rolls once.
    16.1.6 C188"""

    def __init__(self, seat: int, rolled: tuple[int, ...]) -> None:
        self.seat = seat
        self.rolled = rolled

    def _left(self, s: Regno) -> list[int]:
        """Who has still to roll, the Sovereign only when nobody else has."""
        old = s.tables.dynasty["family"]["death_from"]
        left = [i for i in of_realm(s, self.seat) if person(s, i).seniority >= old and i not in self.rolled]
        return [i for i in left if person(s, i).role != SOVEREIGN] or left

    def asks(self, s: Regno) -> int:
        return 1 << self.seat if len(self._left(s)) > 1 else 0

    def words(self, s: Regno, seat: int) -> Words:
        return "fate", {}

    def offer(self, s: Regno, seat: int, menu: Menu) -> None:
        for who in self._left(s):
            menu.legal.append((FATE, who))

    def take(self, s: Regno, seat: int, option: Option) -> None:
        self._roll(s, option[1])

    def act(self, s: Regno) -> None:
        for who in self._left(s):
            self._roll(s, who)

    def _roll(self, s: Regno, who: int) -> None:
        (die_,) = s.draw(S_FAMILY, 1, 6)
        s.tell((DEATH_ROLL, ALL, who, die_ + 1))
        if die_ + 1 <= s.tables.dynasty["family"]["death_on"]:
            die(s, who)
        s.after(Deaths(self.seat, (*self.rolled, who)))


@final
class Youth(Step[Regno]):
    """Minors at their second opening come of age and may end a regency; then a Court whose Sovereign and Consort live
    rolls for offspring. 16.1.8 16.1.9 16.3.9 C190"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, s: Regno) -> None:
        if s.realms[self.seat].out:
            return
        for who in of_realm(s, self.seat, MINOR):
            x = person(s, who)
            x.born += 1
            if x.born >= s.tables.dynasty["family"]["adult_after"]:
                x.role = HEIR
                s.tell((OF_AGE, ALL, self.seat, who))
                roll_traits(s, who)
        if sovereign(s, self.seat) == NOWHERE:
            succession.come_of_age(s, self.seat)
        elif of_realm(s, self.seat, CONSORT):
            _offspring(s, self.seat)


def _offspring(s: Regno, seat: int) -> None:
    """4 to 6: a minor Heir, while fewer than three live, of any age. No child without a name left. 16.1.8 C189"""
    rules = s.tables.dynasty["family"]
    if len(of_realm(s, seat, HEIR, MINOR)) >= rules["heirs"] or not has_name(s, seat):
        return
    (die_,) = s.draw(S_FAMILY, 1, 6)
    s.tell((OFFSPRING_ROLL, ALL, seat, die_ + 1))
    if die_ + 1 >= rules["offspring_from"]:
        s.tell((BORN, ALL, seat, enter(s, seat, MINOR, COURT)))
