"""What Regno's steps have in common: each that asks says in which words."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.games.regno.state import Regno
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

    def words(self, s: Regno, seat: int) -> Words:
        """The question in the words of `ask-ID`."""
        raise NotImplementedError


class AskTogether(Together[Regno]):
    """A step in which seats answer at once and unseen. Meanwhile everybody may change standing orders."""

    def open(self) -> bool:
        return True

    def words(self, s: Regno, seat: int) -> Words:
        raise NotImplementedError
