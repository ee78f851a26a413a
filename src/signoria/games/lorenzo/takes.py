"""Who took which card, from which floor, for what: read from the events of an answer. The simulator's `--cards`."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.lorenzo.grammar import CARD_TAKEN, PAID
from signoria.games.lorenzo.kinds import CARD
from signoria.games.lorenzo.resources import FLOORS, RESOURCES, SPACES
from signoria.games.lorenzo.state import Lorenzo
from signoria.kernel.state import Event

Paid = tuple[tuple[str, int], ...]


def lying(s: Lorenzo) -> tuple[int, ...]:
    """The cards on the floors, to be asked before the answer: the next round may begin with it."""
    return tuple(s.floor_card)


def taken(before: tuple[int, ...], events: Sequence[Event]) -> list[tuple[int, str, str, Paid]]:
    """(seat, card, floor, paid) of each card taken; `before` is what `lying` said. Tolls and servants for the value are
    not the card's price."""
    out: list[tuple[int, str, str, Paid]] = []
    paid: Paid = ()
    for event in events:
        if event[0] == PAID:
            paid = tuple((RESOURCES[resource], amount) for resource, amount in event[3])
        elif event[0] == CARD_TAKEN:
            seat, card = event[2], event[3]
            out.append((seat, CARD.text(card), SPACES[FLOORS + before.index(card)], paid))
            paid = ()
    return out
