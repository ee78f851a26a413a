"""What Regno's steps have in common: each that asks says in which words; where one answer is left, none asks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from signoria.games.regno.kinds import FINISH
from signoria.games.regno.state import Regno
from signoria.kernel.menu import AMOUNT, Listing, Menu, Option, least
from signoria.kernel.state import Step, Together

Words = tuple[str, Mapping[str, tuple[str, object]]]  # id of `ask-…`, arguments as (kind, value)


class Ask(Step[Regno]):
    """A step of one seat (or several in turn) that asks. Meanwhile everybody may change standing orders."""

    def composing(self) -> bool:
        """Is something being put together here, part by part? Each part is an answer of its own, so that any screen can
        give them one by one; the last one, or CANCEL, ends it."""
        return False

    def open(self) -> bool:
        return not self.composing()

    def opened_by(self, s: Regno, seat: int) -> frozenset[int]:
        """Where free actions are offered: the verbs of those for whose sake the seat is asked, because they may open
        something more here, or are not offered again when this is over. R5.6"""
        return free_verbs()

    def forced(self, s: Regno) -> Option | None:
        """The only option that is listed. What a step lists follows from what lies open or is the seat's own, so that
        others learn nothing by it; a composition is ended by its seat, which may still cancel it."""
        if self.composing() or s.must & (s.must - 1):
            return None
        seat = s.must.bit_length() - 1
        later = free_verbs() - self.opened_by(s, seat)
        menu = Menu()
        menu.legal = First(later)
        try:
            self.offer(s, seat, menu)
        except Several:
            return None
        found = [option for option in menu.legal if option[0] not in later]
        if len(found) != 1 or (len(menu.legal) > 1 and found[0] != (FINISH,)):
            return None
        (only,) = found
        return None if only[0] & AMOUNT and only[-3] < only[-2] else least(only)

    def words(self, s: Regno, seat: int) -> Words:
        """The question in the words of `ask-ID`."""
        raise NotImplementedError


class AskTogether(Together[Regno]):
    """A step in which seats answer at once and unseen. Meanwhile everybody may change standing orders."""

    def open(self) -> bool:
        return True

    def words(self, s: Regno, seat: int) -> Words:
        raise NotImplementedError


class Several(Exception):
    """There is more than one option; which others there are is of no matter."""


class First(list[Listing]):
    """Options up to the second one that is not of the verbs in `later`. Only to save time: compiled code may fill it
    past that."""

    def __init__(self, later: frozenset[int]) -> None:
        super().__init__()
        self.later, self.found = later, False

    def append(self, option: Listing) -> None:
        super().append(option)
        if option[0] not in self.later:
            if self.found:
                raise Several
            self.found = True

    def extend(self, options: Iterable[Listing]) -> None:
        for option in options:
            self.append(option)


@lru_cache(maxsize=1)
def free_verbs() -> frozenset[int]:
    from signoria.games.regno.free import FREE  # the chapters stand above their steps

    return FREE
