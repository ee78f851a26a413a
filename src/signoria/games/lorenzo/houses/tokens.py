"""Special tokens: drawn blind, used for what they show, or paid. R-15 to R-18, U-2."""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.gains import OTHER
from signoria.games.lorenzo.houses.grammar import GIVE_TOKEN, TOKEN_PAID, TOKENS_DRAWN, TOKENS_SEEN
from signoria.games.lorenzo.resources import TOKEN
from signoria.games.lorenzo.state import TOKENS, Lorenzo, Player, house_of, houses_of
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step


def tokens_left(s: Lorenzo) -> int:
    """How many can still be drawn: all but those in hands and on cards. Everybody can count them."""
    if s.tables.houses is None:
        return 0
    out = sum(p.stock[TOKEN] + len(p.house.held) for p in s.players if p.house)
    return sum(face.n for face in s.tables.houses.tokens) - out


def draw_tokens(s: Lorenzo, seat: int, count: int) -> tuple[int, ...]:
    """So many from the supply, which takes in the used ones when it is empty; fewer when all are out. U-2

    The faces go to the hand; their owner alone is told which.
    """
    p, drawn = s.players[seat], []
    table = houses_of(s)
    for _ in range(count):
        if not any(table.supply):
            table.supply, table.used = table.used, (0,) * len(table.used)
        left = sum(table.supply)
        if left:
            face = face_at(table.supply, s.draw(TOKENS, 1, left)[0])
            table.supply = changed(table.supply, face, -1)
            drawn.append(face)
    house_of(p).tokens = tuple(sorted((*tokens_of(p), *drawn)))
    p.stock[TOKEN] += len(drawn)
    s.tell((TOKENS_DRAWN, ALL, seat, len(drawn)))
    if drawn:
        s.tell((TOKENS_SEEN, 1 << seat, seat, tuple(drawn)))
    return tuple(drawn)


def tokens_of(p: Player) -> tuple[int, ...]:
    """The faces in hand; HIDDEN ones in a masked state."""
    return p.house.tokens if p.house else ()


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


def let_go(s: Lorenzo, p: Player, face: int) -> None:
    """A token of the hand goes, face up, to the used ones. U-2"""
    hand = list(tokens_of(p))
    hand.remove(face)
    house_of(p).tokens = tuple(hand)
    p.stock[TOKEN] -= 1
    table = houses_of(s)
    table.used = changed(table.used, face, 1)


def _draw(s: Lorenzo, seat: int, count: int) -> None:
    draw_tokens(s, seat, count)


OTHER[TOKEN] = _draw


@final
class GiveTokens(Step[Lorenzo]):
    """Pay so many tokens, one after the other; the owner chooses which. R-16"""

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def forced(self, s: Lorenzo) -> Option | None:
        faces = set(tokens_of(s.players[self.seat]))
        return (GIVE_TOKEN, faces.pop()) if len(faces) == 1 else None

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for face in sorted(set(tokens_of(s.players[seat]))):
            menu.legal.append((GIVE_TOKEN, face))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        let_go(s, s.players[seat], option[1])
        s.tell((TOKEN_PAID, ALL, seat, option[1]))
        if self.count > 1:
            s.after(GiveTokens(seat, self.count - 1))
