"""Who took which card, from which floor, for what: read from the events of an answer. The simulator's `--cards`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from signoria.games.lorenzo.grammar import CARD_TAKEN, PAID
from signoria.games.lorenzo.kinds import CARD
from signoria.games.lorenzo.resources import FLOORS, RESOURCES, SPACES
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.towers import TakeCard
from signoria.kernel.state import Event

Paid = tuple[tuple[str, int], ...]
DISCARDED: Final = "discarded"  # the floor of a card that was taken back: R-24


@final
class Notes:
    """Notes of one game, answer by answer."""

    def __init__(self) -> None:
        self.lying: tuple[int, ...] = ()
        self.paid: Paid = ()  # for a card that is not taken yet: its tokens are still to be given

    def before(self, s: Lorenzo) -> None:
        """Note which cards lie where before an answer: the next round may begin with it."""
        self.lying = tuple(s.floor_card)

    def taken(self, s: Lorenzo, events: Sequence[Event]) -> list[tuple[int, str, str, Paid]]:
        """(seat, card, floor, paid) of each card that the answer took. Tolls and servants for the value are not the
        card's price."""
        out: list[tuple[int, str, str, Paid]] = []
        for event in events:
            if event[0] == PAID:
                self.paid = tuple((RESOURCES[resource], amount) for resource, amount in event[3])
            elif event[0] == CARD_TAKEN:
                seat, card = event[2], event[3]
                floor = SPACES[FLOORS + self.lying.index(card)] if card in self.lying else DISCARDED
                out.append((seat, CARD.text(card), floor, self.paid))
                self.paid = ()
        if not any(isinstance(step, TakeCard) for step in s.agenda):
            self.paid = ()
        return out
