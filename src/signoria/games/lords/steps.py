"""What the steps of Lords have in common: each that asks says in which words, and keeps the window of 4.15 open."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.games.lords.state import Lords
from signoria.kernel.state import Step, Together

Words = tuple[str, Mapping[str, tuple[str, object]]]  # id of `ask-…`, arguments as (kind, value)


class Ask(Step[Lords]):
    """A step of one seat that asks. Meanwhile everybody may play out of turn (`anytime` knows what, and when)."""

    def composing(self) -> bool:
        """Is something being put together here, part by part? Each part is an answer of its own, so that any screen can
        give them one by one; the last one, or CANCEL, ends it."""
        return False

    def open(self) -> bool:
        return not self.composing()

    def words(self, s: Lords, seat: int) -> Words:
        """The question in the words of `ask-ID`."""
        raise NotImplementedError


class AskTogether(Together[Lords]):
    """A step in which seats answer at once and unseen."""

    def open(self) -> bool:
        return True

    def words(self, s: Lords, seat: int) -> Words:
        raise NotImplementedError
