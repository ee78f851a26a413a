"""What Houses of Renaissance lays on the table: one `Houses` for all, one `House` a player. Both are replaced, never
changed: whoever changes one writes to a `copy` and puts it in its place, so copies of a position share them.

Secrets: the faces of the tokens in hand (R-15), what lies in the supply, which leaders are in the pile.
"""

from __future__ import annotations

from typing import Final, final

NOBODY: Final = -1
HIDDEN: Final = -1  # the face of a token that the viewer may not see

Lot = tuple[int, int, int, int]  # family, auction tile, the seat whose disc lies there or NOBODY, its bid


@final
class Houses:
    """The common part. None in a game without Houses."""

    def __init__(
        self,
        supply: tuple[int, ...],
        used: tuple[int, ...],
        aside: tuple[int, ...],
        pile: int,
        thrown: tuple[int, ...],
        adjusted: int,
        lots: tuple[Lot, ...],
        beside: tuple[tuple[int, ...], ...],
    ) -> None:
        self.supply = supply  # by face: tokens not drawn, secret
        self.used = used  # by face: tokens used or paid, open
        self.aside = aside  # by face: those whose action was used in this turn, not to be drawn in it: HR-22
        self.pile = pile  # bits of the leaders not dealt, secret
        self.thrown = thrown  # base cards discarded, in order: R-24
        self.adjusted = adjusted  # the tower with the adjustment tile: R-7; -1 before the first round
        self.lots = lots  # of the auction, R-11; they stay for the record
        self.beside = beside  # by lot: open leaders that go with it, R-13

    def copy(self) -> Houses:
        return Houses(self.supply, self.used, self.aside, self.pile, self.thrown, self.adjusted, self.lots, self.beside)


@final
class House:
    """What a player has by Houses. None in a game without it."""

    def __init__(
        self,
        family: int,
        bid: int,
        tokens: tuple[int, ...],
        held: tuple[tuple[int, int], ...],
        stored: tuple[int, ...],
        steps: int,
        sets: int,
        awake: int,
        shown: int,
    ) -> None:
        self.family = family  # -1: none
        self.bid = bid  # victory points paid for it
        self.tokens = tokens  # faces in hand, secret
        self.held = held  # (card, face): tokens face up on cards, R-18
        self.stored = stored  # Da Montefeltro: wood and stone on the tile, R-34
        self.steps = steps  # Della Rovere: bits of the faith tiles taken, R-35
        self.sets = sets  # Orsini: rewards taken, R-41
        self.awake = awake  # Visconti: bits of the active tokens, R-43
        self.shown = shown  # bits of the leaders that lay open beside the family, wherever they are now: R-13

    def copy(self) -> House:
        return House(
            self.family, self.bid, self.tokens, self.held, self.stored, self.steps, self.sets, self.awake, self.shown
        )


def new_house() -> House:
    """Before any family."""
    return House(-1, 0, (), (), (0, 0), 0, 0, 0, 0)
