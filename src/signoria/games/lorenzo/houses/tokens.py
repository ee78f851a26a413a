"""Special tokens: drawn blind, used for what they show, paid, or laid face up on a card. R-15 to R-18, U-2."""

from __future__ import annotations

from typing import Final, final

from signoria.games.lorenzo.gains import OTHER, cut
from signoria.games.lorenzo.houses.grammar import (
    DROP_TOKEN,
    GIVE_TOKEN,
    TOKEN_HELD,
    TOKEN_PAID,
    TOKENS_DRAWN,
    TOKENS_SEEN,
)
from signoria.games.lorenzo.houses.numbers import Token
from signoria.games.lorenzo.resources import TOKEN
from signoria.games.lorenzo.state import TOKENS, Lorenzo, Player, house_of, houses_of, numbers_of
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step

NO_FACE: Final = -1  # no token lies there


def tokens_left(s: Lorenzo) -> int:
    """How many can still be drawn: all but those in hands, on cards and aside. Everybody can count them."""
    if s.tables.houses is None:
        return 0
    out = sum(p.stock[TOKEN] + len(p.house.held) for p in s.players if p.house)
    out += sum(s.houses.aside) if s.houses else 0
    return sum(face.n for face in s.tables.houses.tokens) - out


def draw_tokens(s: Lorenzo, seat: int, count: int) -> int:
    """So many from the supply, which takes in the used ones when it is empty; fewer when all are out. HR-22

    The faces go to the end of the hand, in the order drawn; their owner alone is told which. How many were drawn.
    """
    p = s.players[seat]
    drawn: list[int] = []
    table = houses_of(s)
    for _ in range(count):
        if not any(table.supply):
            table.supply = tuple(n - now for n, now in zip(table.used, table.aside, strict=True))
            table.used = table.aside
        left = sum(table.supply)
        if left:
            face = face_at(table.supply, s.draw(TOKENS, 1, left)[0])
            table.supply = changed(table.supply, face, -1)
            drawn.append(face)
    if drawn:
        house_of(p).tokens = (*tokens_of(p), *drawn)
        p.stock[TOKEN] += len(drawn)
        s.tell((TOKENS_DRAWN, ALL, seat, len(drawn)))
        s.tell((TOKENS_SEEN, 1 << seat, seat, tuple(drawn)))
    return len(drawn)


def sort_hand(p: Player) -> None:
    """Tokens in hand stand in the order of their faces, so that it tells nothing."""
    house_of(p).tokens = tuple(sorted(tokens_of(p)))


def tokens_of(p: Player) -> tuple[int, ...]:
    """The faces in hand; HIDDEN ones in a masked state."""
    return p.house.tokens if p.house else ()


def face_of(s: Lorenzo, face: int) -> Token:
    """What a token shows."""
    return numbers_of(s).tokens[face]


def face_at(supply: tuple[int, ...], place: int) -> int:
    """The face of the token at a place of the supply, counted face by face."""
    for face, n in enumerate(supply):
        if place < n:
            return face
        place -= n
    raise ValueError(f"there are not {place + 1} tokens more")


def changed(counts: tuple[int, ...], face: int, by: int) -> tuple[int, ...]:
    """Counts by face with one of them changed."""
    return tuple(n + by if i == face else n for i, n in enumerate(counts))


def out_of_hand(s: Lorenzo, p: Player, face: int) -> None:
    """A token leaves the hand and is shown to all; of several of one face the last, which `DropTokens` may ask for."""
    s.barrier += 1
    hand = tokens_of(p)
    at = max(i for i, x in enumerate(hand) if x == face)
    house_of(p).tokens = (*hand[:at], *hand[at + 1 :])
    p.stock[TOKEN] -= 1


def let_go(s: Lorenzo, p: Player, face: int) -> None:
    """A token of the hand goes, face up, to the used ones. HR-21"""
    out_of_hand(s, p, face)
    table = houses_of(s)
    table.used = changed(table.used, face, 1)


def put_aside(s: Lorenzo, face: int) -> None:
    """A used token whose action follows cannot be drawn before the turn is over, so that every turn ends. HR-22"""
    table = houses_of(s)
    table.aside = changed(table.aside, face, 1)


def turn_over(s: Lorenzo) -> None:
    """Tokens whose action was used in the turn may be drawn from the next one on. HR-22"""
    if s.houses is not None and any(s.houses.aside):
        houses_of(s).aside = (0,) * len(s.houses.aside)


def hold(s: Lorenzo, seat: int, card: int, face: int) -> None:
    """A token of the hand is laid face up on a card, where it stays. R-18 HR-24"""
    p = s.players[seat]
    out_of_hand(s, p, face)
    house = house_of(p)
    house.held = (*house.held, (card, face))
    s.tell((TOKEN_HELD, ALL, seat, card, face))


def held_on(p: Player, card: int) -> int:
    """The face of the token that lies on a card; NO_FACE where none does. R-18"""
    if p.house is not None:
        for holder, face in p.house.held:
            if holder == card:
                return face
    return NO_FACE


def discard_held(s: Lorenzo, p: Player, card: int) -> None:
    """A token on a card that is given up goes to the used ones. HR-45"""
    face = held_on(p, card)
    if face != NO_FACE:
        house = house_of(p)
        house.held = tuple(x for x in house.held if x[0] != card)
        table = houses_of(s)
        table.used = changed(table.used, face, 1)


def _draw(s: Lorenzo, seat: int, count: int) -> None:
    if draw_tokens(s, seat, count):
        sort_hand(s.players[seat])


OTHER[TOKEN] = _draw


def draw_and_keep(s: Lorenzo, seat: int, draws: int, keeps: int) -> None:
    """Marsilio Ficino: draw some, keep fewer; nothing where tile 1_8 leaves none to keep. HR-14 HR-27"""
    p = s.players[seat]
    kept = sum(n for _, n in cut(p, ((TOKEN, keeps),)))
    drawn = draw_tokens(s, seat, draws) if kept else 0
    if drawn > kept:
        s.after(DropTokens(seat, drawn, drawn - kept))
    elif drawn:
        sort_hand(p)


@final
class DropTokens(Step[Lorenzo]):
    """Of the `among` tokens at the end of the hand `drops` are discarded face up. HR-27"""

    def __init__(self, seat: int, among: int, drops: int) -> None:
        self.seat, self.among, self.drops = seat, among, drops

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def faces(self, s: Lorenzo) -> list[int]:
        """The different faces to choose from."""
        return sorted(set(tokens_of(s.players[self.seat])[-self.among :]))

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for face in self.faces(s):
            menu.legal.append((DROP_TOKEN, face))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        let_go(s, p, option[1])
        s.tell((TOKEN_PAID, ALL, seat, option[1]))
        if self.drops > 1:
            s.after(DropTokens(seat, self.among - 1, self.drops - 1))
        else:
            sort_hand(p)


@final
class GiveTokens(Step[Lorenzo]):
    """Pay so many tokens, one after the other; the owner chooses which. R-16 HR-21"""

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def forced(self, s: Lorenzo) -> Option | None:
        hand = tokens_of(s.players[self.seat])
        if len(hand) > self.count:
            return None  # asked also where all are alike, which nobody is to know
        return (GIVE_TOKEN, hand[0])

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for face in sorted(set(tokens_of(s.players[seat]))):
            menu.legal.append((GIVE_TOKEN, face))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        let_go(s, s.players[seat], option[1])
        s.tell((TOKEN_PAID, ALL, seat, option[1]))
        if self.count > 1:
            s.after(GiveTokens(seat, self.count - 1))
