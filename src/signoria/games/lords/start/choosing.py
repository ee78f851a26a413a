"""Colours and imperial cards are chosen. 3.3.2, 3.3.3"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import hands, setup
from signoria.games.lords.ids import COLOURS, NEUTRAL
from signoria.games.lords.kinds import CARD_KIND, COLOUR, SEAT
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.year.calendar import Season
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

CHOOSE_COLOUR: Final = 10
KEEP_CARD: Final = 11
VERBS: Final = (
    Signature(CHOOSE_COLOUR, "choose-colour", ("colour", COLOUR)),
    Signature(KEEP_CARD, "keep-card", ("card", CARD_KIND)),
)
CHOSEN: Final = 12
EVENTS: Final = (*setup.EVENTS, Signature(CHOSEN, "colour-chosen", ("seat", SEAT), ("colour", COLOUR)))

COLOUR_FULL: Final = Refusal("3.3.2", "colour-full")


@final
class Preparation(Step[Lords]):
    """Lords are dealt; from L7 to L23 each chooses; then the cards of shared colours; then the first year. 3.2.2 3.3.2
    3.3.3"""

    def act(self, s: Lords) -> None:
        setup.deal(s)
        s.after(ChooseColour(0))
        s.after(Season())


@final
class ChooseColour(Ask):
    """The seat whose place in the order this is aligns itself with an empire. 3.3.2"""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def asks(self, s: Lords) -> int:
        return 1 << s.order[self.turn]

    def open(self) -> bool:
        return False

    def words(self, s: Lords, seat: int) -> Words:
        return "choose-colour", {"leader": ("leader", s.players[seat].lord)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for colour in range(len(COLOURS)):
            full = len(aligned(s, colour)) >= s.tables.colour_players
            menu.add((CHOOSE_COLOUR, colour), COLOUR_FULL if full else None)

    def take(self, s: Lords, seat: int, option: Option) -> None:
        s.players[seat].colour = option[1]
        s.tell((CHOSEN, ALL, seat, option[1]))
        if self.turn + 1 < s.seats:
            s.after(ChooseColour(self.turn + 1))
            return
        for empire in range(len(COLOURS)):
            some = aligned(s, empire)
            if len(some) == 1:
                for card in hands.imperial_cards(s, empire):
                    hands.gain(s, some[0], card)
            elif some:
                s.after(KeepCard(empire))


@final
class KeepCard(Ask):
    """Of players of one colour the first keeps the L or the C card, the second takes the other; a third and later one
    takes none. 3.3.3"""

    def __init__(self, empire: int) -> None:
        self.empire = empire

    def asks(self, s: Lords) -> int:
        return 1 << aligned(s, self.empire)[0]

    def open(self) -> bool:
        return False

    def words(self, s: Lords, seat: int) -> Words:
        return "keep-card", {"empire": ("empire", self.empire), "seat": ("seat", aligned(s, self.empire)[1])}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for card in hands.imperial_cards(s, self.empire):
            menu.add((KEEP_CARD, card))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        lord, chancellor = hands.imperial_cards(s, self.empire)
        hands.gain(s, seat, option[1])
        hands.gain(s, aligned(s, self.empire)[1], chancellor if option[1] == lord else lord)


def aligned(s: Lords, colour: int) -> list[int]:
    """The seats of a colour, from L7 to L23; nobody is NEUTRAL after the choice."""
    return [seat for seat in s.order if s.players[seat].colour == colour != NEUTRAL]
