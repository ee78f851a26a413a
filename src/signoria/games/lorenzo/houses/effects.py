"""What special cards do when taken beside their gains, and the tokens that lie on them. R-18, R-26, R-27."""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.gains import gain
from signoria.games.lorenzo.houses.lasting import AREA_OF, NO_CAP, NOT_FIRED
from signoria.games.lorenzo.houses.tokens import face_of
from signoria.games.lorenzo.kinds import of_card
from signoria.games.lorenzo.resources import MP, Goods
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.games.lorenzo.work import Activate, BonusWork, lose
from signoria.kernel.state import Step


def special_card_taken(s: Lorenzo, seat: int, p: Player, card: int) -> None:
    """Points lost (HR-19), the military marker caught up (HR-39), cards activated outside an action (HR-30)."""
    c = s.tables.cards[card]
    lose(s, seat, p, c.loss)
    if c.catches_up:
        gain(s, seat, of_card(card), army_behind(s, p))
    if c.activates.count:
        s.after(Activate(seat, NO_CAP, ((card,),), (), True, NOT_FIRED))


def army_behind(s: Lorenzo, p: Player) -> Goods:
    """Military points that the strongest player has more. R-27 HR-39"""
    behind = max(other.stock[MP] for other in s.players) - p.stock[MP]
    return ((MP, behind),) if behind > 0 else ()


def market_visited(s: Lorenzo, seat: int) -> None:
    """A placement in the market fires the token on the Broker (128), after what the space gives. R-18 HR-26"""
    p = s.players[seat]
    if p.house is not None:
        for card, face in p.house.held:
            if s.tables.cards[card].holds == "market":
                s.after(FireToken(seat, card, face))


@final
class FireToken(Step[Lorenzo]):
    """The token on a card gives what it shows, or lets its owner carry out its action. R-18 HR-23"""

    def __init__(self, seat: int, card: int, face: int) -> None:
        self.seat, self.card, self.face = seat, card, face

    def act(self, s: Lorenzo) -> None:
        show(s, self.seat, of_card(self.card), self.face)


def show(s: Lorenzo, seat: int, source: int, face: int) -> None:
    """Carry out what a token shows. R-16"""
    token = face_of(s, face)
    if token.work:
        s.after(BonusWork(seat, AREA_OF[token.work], token.value, True))
    else:
        gain(s, seat, source, token.gain)
