"""Leaders: played, discarded, used, copied. Chapter 11; advanced rules only."""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.gains import OTHER, POSSIBLE, gain
from signoria.games.lorenzo.grammar import (
    COPY,
    DECLINE,
    DISCARD,
    LEADER_COPIED,
    LEADER_DISCARDED,
    LEADER_PLAYED,
    LEADER_USED,
    LEFT,
    MEMBER_RAISED,
    PLAY,
    RAISE,
    USE,
)
from signoria.games.lorenzo.houses.conversions import affordable
from signoria.games.lorenzo.houses.exchanges import affords_any, exchange
from signoria.games.lorenzo.houses.families import leader_played
from signoria.games.lorenzo.houses.grammar import CARD_GIVEN_UP, GIVE_UP, PLAY_FREE, USE_ONE
from signoria.games.lorenzo.houses.lasting import AREA_OF
from signoria.games.lorenzo.houses.one_card import OneCard
from signoria.games.lorenzo.houses.requirements import meets
from signoria.games.lorenzo.houses.tokens import discard_held, draw_and_keep
from signoria.games.lorenzo.kinds import SOURCE_DISCARD, of_leader
from signoria.games.lorenzo.refusals import (
    CANNOT_PAY,
    NO_CHARACTER,
    NO_MEMBER_TO_RAISE,
    NOBODY_TO_COPY,
    NOT_MET,
    USED,
)
from signoria.games.lorenzo.resources import FREE, NEUTRAL
from signoria.games.lorenzo.state import UNKNOWN, Lorenzo, Player, ability, houses_of, member_value, refresh
from signoria.games.lorenzo.work import BonusWork
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step

COLOURED = (1 << NEUTRAL) - 1  # bits of the coloured members


def wants_leader_action(s: Lorenzo, p: Player) -> bool:
    """Is any leader action left? Otherwise the turn ends by itself. L-74"""
    if p.hand:
        return True
    for leader in p.played:
        card = ability(s, p, leader)
        if card.once and affords_any(p, card) and bar_to_use(s, p, leader) is None:
            return True
    return False


def bar_to_play(s: Lorenzo, seat: int, p: Player, leader: int) -> Refusal | None:
    """L-74; Lorenzo de' Medici needs another player's leader to copy (L-83)."""
    card = s.tables.leaders[leader]
    if not meets(p, card):
        return NOT_MET
    if card.copies and not copyable(s, seat):
        return NOBODY_TO_COPY
    return None


def bar_to_use(s: Lorenzo, p: Player, leader: int) -> Refusal | None:
    """Once a round, in the own turn. L-76; a member to raise must be at hand (L-79), a card to give up too (HR-45)."""
    card = ability(s, p, leader)
    if p.used >> leader & 1:
        return USED
    if card.raise_to and not p.members & COLOURED:
        return NO_MEMBER_TO_RAISE
    if card.gives_up >= 0 and not p.cards[card.gives_up]:
        return NO_CHARACTER
    return None


def copyable(s: Lorenzo, seat: int) -> list[int]:
    """Leaders that lie played before other players, rising. L-83, ruling T-7"""
    found = {leader for other in range(s.seats) if other != seat for leader in s.players[other].played}
    return sorted(leader for leader in found if not s.tables.leaders[leader].copies)


def offer_leaders(s: Lorenzo, seat: int, menu: Menu) -> None:
    """Leader actions of a turn. L-74 L-76 L-77 H-25"""
    p = s.players[seat]
    for leader in p.hand:
        if leader != UNKNOWN:
            bar = bar_to_play(s, seat, p, leader)
            if bar is None or menu.explain:
                menu.add((PLAY, leader), bar)
            menu.legal.append((DISCARD, leader))
    for leader in p.played:
        card = ability(s, p, leader)
        if card.once:
            bar = bar_to_use(s, p, leader)
            if not card.exchanges:
                menu.add((USE, leader), bar)
            for n, (pay, _) in enumerate(card.exchanges):
                menu.add((USE_ONE, leader, n + 1), bar or (None if affordable(p, pay) else CANNOT_PAY))


def take_leader_action(s: Lorenzo, seat: int, option: Option) -> None:
    """Play (L-74), discard (L-77 H-26, each a source of its own: A-22) or use (L-76), one of its exchanges (R-28)."""
    p = s.players[seat]
    verb, leader = option[0], option[1]
    if verb == USE_ONE:
        exchange(s, seat, p, leader, option[2] - 1)
        return
    if verb == USE:
        use(s, seat, p, leader)
        return
    if verb == DISCARD:
        s.barrier += 1  # shown to all
        p.hand = tuple(x for x in p.hand if x != leader)
        p.discarded = (*p.discarded, leader)
        s.tell((LEADER_DISCARDED, ALL, seat, leader))
        gain(s, seat, SOURCE_DISCARD, s.tables.discard_gain)
        return
    assert verb == PLAY
    play(s, seat, p, leader)


def play(s: Lorenzo, seat: int, p: Player, leader: int) -> None:
    """Lay a leader of the hand on the table; its requirement was met, or waived. L-74 L-75 R-25 H-24"""
    s.barrier += 1  # shown to all
    p.hand = tuple(x for x in p.hand if x != leader)
    p.played = (*p.played, leader)
    refresh(s, seat)
    s.tell((LEADER_PLAYED, ALL, seat, leader))
    for source, goods in p.powers_.on_leader:
        gain(s, seat, source, goods)
    if p.house is not None:
        leader_played(s, seat)
    if s.tables.leaders[leader].copies:
        s.after(CopyLeader(seat))
    else:
        at_once(s, seat, p, leader)


def at_once(s: Lorenzo, seat: int, p: Player, leader: int) -> None:
    """Ladislao VII Jagellone works once, when he is played or copied. R-28 HR-43"""
    card = ability(s, p, leader)
    if card.kind == "immediate":
        gain(s, seat, of_leader(leader), card.gain)


def use(s: Lorenzo, seat: int, p: Player, leader: int) -> None:
    """Turn the card face down and carry out its ability. L-76 L-78 L-79"""
    card = ability(s, p, leader)
    p.used |= 1 << leader
    s.tell((LEADER_USED, ALL, seat, leader))
    if card.action:
        s.after(BonusWork(seat, AREA_OF[card.action], card.action_value, not card.servants_only))
    elif card.raise_to:
        s.after(RaiseMember(seat))
    elif card.one_card:
        s.after(OneCard(seat, AREA_OF[card.one_card], card.action_value))
    elif card.draws_tokens:
        draw_and_keep(s, seat, card.draws_tokens, card.keeps_tokens)
    elif card.gives_up >= 0:
        s.after(GiveUp(seat, leader))
    else:
        gain(s, seat, of_leader(leader), card.gain)


@final
class GiveUp(Step[Lorenzo]):
    """Torquemada: which of the own characters goes. R-31 HR-45"""

    def __init__(self, seat: int, leader: int) -> None:
        self.seat, self.leader = seat, leader

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        p = s.players[seat]
        for card in p.cards[ability(s, p, self.leader).gives_up]:
            menu.legal.append((GIVE_UP, card))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        give_up(s, seat, p, option[1])
        gain(s, seat, of_leader(self.leader), ability(s, p, self.leader).gain)


def give_up(s: Lorenzo, seat: int, p: Player, card: int) -> None:
    """An own card goes, with the token on it: a base card to the discarded ones, a special one for good. HR-45"""
    p.cards = tuple([tuple([x for x in cards if x != card]) for cards in p.cards])
    refresh(s, seat)
    s.tell((CARD_GIVEN_UP, ALL, seat, card))
    discard_held(s, p, card)
    if not s.tables.cards[card].special:
        table = houses_of(s)
        table.thrown = (*table.thrown, card)


@final
class RaiseMember(Step[Lorenzo]):
    """Federico da Montefeltro: one own coloured member at hand has value 6 this round. L-79 A-14"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for member in range(NEUTRAL):
            if s.players[seat].members >> member & 1:
                menu.legal.append((RAISE, member))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        p.raised |= 1 << option[1]
        s.tell((MEMBER_RAISED, ALL, seat, option[1], member_value(s, p, option[1])))


@final
class CopyLeader(Step[Lorenzo]):
    """Lorenzo de' Medici: whose ability, for good. L-83 A-21, ruling T-7"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for leader in copyable(s, seat):
            menu.legal.append((COPY, leader))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        p.copied = option[1]
        refresh(s, seat)
        s.tell((LEADER_COPIED, ALL, seat, option[1]))
        at_once(s, seat, p, next(leader for leader in p.played if s.tables.leaders[leader].copies))


@final
class PlayFree(Step[Lorenzo]):
    """A leader from the hand without its requirement; it may be left. R-25 HR-40"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Lorenzo) -> int:
        # also where none can be played, else all would know so: L-8
        return 1 << self.seat if s.players[self.seat].hand else 0

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for leader in s.players[seat].hand:
            if leader != UNKNOWN:
                menu.add((PLAY_FREE, leader), bar_to_play_free(s, seat, leader))
        menu.legal.append((DECLINE,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == DECLINE:
            s.tell((LEFT, ALL, seat))
        else:
            play(s, seat, s.players[seat], option[1])


def bar_to_play_free(s: Lorenzo, seat: int, leader: int) -> Refusal | None:
    """Lorenzo de' Medici still needs a leader to copy. L-83 HR-40"""
    return NOBODY_TO_COPY if s.tables.leaders[leader].copies and not copyable(s, seat) else None


def playable_free(s: Lorenzo, seat: int) -> bool:
    """Is there any leader in hand that could be played without its requirement? Of a hidden hand it may be."""
    hand = s.players[seat].hand
    return any(leader == UNKNOWN or bar_to_play_free(s, seat, leader) is None for leader in hand)


def _play_free(s: Lorenzo, seat: int, count: int) -> None:
    for _ in range(count):
        s.after(PlayFree(seat))


OTHER[FREE] = _play_free
POSSIBLE[FREE] = playable_free
