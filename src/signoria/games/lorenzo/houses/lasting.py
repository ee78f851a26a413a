"""What the lasting effect of a card brings in a harvest or production, and what bars it. Chapter 8; R-18, R-23, R-26"""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.gains import POSSIBLE, count_of, times
from signoria.games.lorenzo.houses.conversions import affordable
from signoria.games.lorenzo.houses.numbers import Token
from signoria.games.lorenzo.houses.tokens import face_of, held_on
from signoria.games.lorenzo.kinds import of_card
from signoria.games.lorenzo.pieces import Activation, Card
from signoria.games.lorenzo.powers import Bundle
from signoria.games.lorenzo.refusals import ACTIVATED, ITSELF, NO_EFFECT, NO_LEADER, SET_IT_GOING, TOO_LITTLE_STOCK
from signoria.games.lorenzo.resources import FREE, TERRITORY, Goods, brings
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.kernel.menu import Refusal

AREA_OF: Final = {"harvest": 0, "production": 1}
NO_CAP: Final = 99  # the value where there is no action that could have one: HR-30
# the token on Hill Abbey (98) in an action: not yet used, used by it, or barred, since it set the action going (HR-25)
NOT_FIRED: Final = 0
FIRED: Final = 1
BARRED: Final = 2


def fixed_gain(p: Player, c: Card, value: int) -> Goods:
    """What a card yields without paying; a value-N card counts no more than the value. L-54 A-11, R-23 HR-28
    HR-33"""
    if not c.work_per:
        return c.work_gain or c.harvest
    n = count_of(p, c.work_per, c.work_every)
    return times(c.work_gain, min(n, max(value, 0)) if c.work_capped else n)


def token_gain(s: Lorenzo, p: Player, card: int) -> list[Bundle]:
    """What the token on a card gives, if it gives something. R-18"""
    face = held_on(p, card)
    return [(of_card(card), face_of(s, face).gain)] if face >= 0 and face_of(s, face).gain else []


def token_action(s: Lorenzo, p: Player) -> Token | None:
    """The action of the token on Hill Abbey (98), if that shows one. R-18"""
    if p.house is not None:
        for card, face in p.house.held:
            if s.tables.cards[card].holds == "harvest" and face_of(s, face).work:
                return face_of(s, face)
    return None


def least_to_fire(s: Lorenzo, p: Player) -> int:
    """The harvest from which on Hill Abbey (98) repeats its token. R-18"""
    return min(
        [s.tables.cards[card].work_value for card in p.cards[TERRITORY] if s.tables.cards[card].holds] or [NO_CAP]
    )


def bar_to_convert(s: Lorenzo, seat: int, p: Player, conversion: tuple[Goods, Goods]) -> Refusal | None:
    """All of the price must be there (L-56); a leader that could be played must be, where one is gained (HR-31)."""
    pay, given = conversion
    if not affordable(p, pay):
        return TOO_LITTLE_STOCK
    return NO_LEADER if brings(given, FREE) and not POSSIBLE[FREE](s, seat) else None


def convertible(s: Lorenzo, seat: int, p: Player, card: int) -> bool:
    """Can any of a card's conversions be carried out?"""
    return any(bar_to_convert(s, seat, p, x) is None for x in s.tables.cards[card].conversions)


def bar_to_set_working(
    s: Lorenzo, seat: int, p: Player, card: int, value: int, fired: int, by: tuple[int, ...] = ()
) -> Refusal | None:
    """What bars the lasting effect of one card: a price that is short (L-56), or that it would bring nothing."""
    c = s.tables.cards[card]
    if c.repeats and value < 1:
        return NO_EFFECT  # as often as the value says: never, HR-28
    if c.conversions:
        bars = [bar_to_convert(s, seat, p, x) for x in c.conversions]
        return None if None in bars else bars[0]
    if c.work_activates.count:
        works = any(bar is None for _, bar in to_activate(s, seat, p, (card, *by), value, fired))
    elif c.holds:
        works = fired != BARRED and held_on(p, card) >= 0
    else:
        works = bool(c.work_loss or fixed_gain(p, c, value))
    return None if works else NO_EFFECT


def activation_of(c: Card) -> Activation:
    """What a card activates: at work (Arsenal, Hospital) or when it is taken (140, 144). R-26"""
    return c.work_activates if c.work_activates.count else c.activates


def to_activate(
    s: Lorenzo, seat: int, p: Player, chosen: tuple[int, ...], value: int, fired: int
) -> list[tuple[int, Refusal | None]]:
    """The cards of the types that a card activates, and what bars each; `chosen`: that card, then those that it has
    activated, and in complement (~card) those that set it going. R-26"""
    out: list[tuple[int, Refusal | None]] = []
    by = set_going_by(chosen)
    for kind in activation_of(s.tables.cards[chosen[0]]).types:
        for card in p.cards[kind]:
            out.append((card, bar_to_activate(chosen, card) or bar_to_set_working(s, seat, p, card, value, fired, by)))
    return out


def set_going_by(chosen: tuple[int, ...]) -> tuple[int, ...]:
    """What a card now activated was set going by, in complement: the activating card and what had activated that."""
    return (~chosen[0], *(x for x in chosen if x < 0))


def chooses_more(s: Lorenzo, chosen: tuple[int, ...]) -> bool:
    """May the card activate another one after these? R-26"""
    return sum(1 for x in chosen if x >= 0) <= activation_of(s.tables.cards[chosen[0]]).count


def bar_to_activate(chosen: tuple[int, ...], card: int) -> Refusal | None:
    """Another card than itself and than what set it going, so that Arsenal and Hospital come to an end (HR-29); none
    twice (HR-30)."""
    if card == chosen[0]:
        return ITSELF
    if card in chosen:
        return ACTIVATED
    return SET_IT_GOING if ~card in chosen else None
