"""What Houses lets a player do in an own turn beside the placement: use a token, lay one on a card, exchange. HR-3"""

from __future__ import annotations

from signoria.games.lorenzo.gains import gain_all
from signoria.games.lorenzo.houses.effects import show
from signoria.games.lorenzo.houses.grammar import EXCHANGE, EXCHANGED, HOLD, TOKEN_USED, USE_TOKEN
from signoria.games.lorenzo.houses.state import HIDDEN
from signoria.games.lorenzo.houses.tokens import NO_FACE, held_on, hold, let_go, tokens_of
from signoria.games.lorenzo.kinds import SOURCE_FAMILY, SOURCE_TOKEN
from signoria.games.lorenzo.powers import NO_FAMILY
from signoria.games.lorenzo.refusals import TOO_LITTLE_STOCK
from signoria.games.lorenzo.resources import Goods
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL


def exchange_of(s: Lorenzo, p: Player) -> tuple[Goods, Goods] | None:
    """What the family gives and takes: Este, Della Scala. R-36 R-37"""
    if p.house is None or p.house.family == NO_FAMILY or s.tables.houses is None:
        return None
    return s.tables.houses.families[p.house.family].exchange


def how_often(p: Player, pay: Goods) -> int:
    """How often the stock can pay."""
    return min(p.stock[resource] // amount for resource, amount in pay)


def wants_act(s: Lorenzo, p: Player) -> bool:
    """Is there any such act left? Otherwise the turn ends by itself."""
    if tokens_of(p):
        return True
    exchange = exchange_of(s, p)
    return exchange is not None and how_often(p, exchange[0]) > 0


def offer_acts(s: Lorenzo, seat: int, menu: Menu) -> None:
    """The acts of a player whose turn it is, before or after the placement. R-16 R-18 R-36 R-37"""
    p = s.players[seat]
    faces = [face for face in sorted(set(tokens_of(p))) if face != HIDDEN]
    for face in faces:
        menu.legal.append((USE_TOKEN, face))
    if faces:
        for card in holders(s, p):
            for face in faces:
                menu.legal.append((HOLD, card, face))
    exchange = exchange_of(s, p)
    if exchange is not None:
        assert p.house is not None
        most = how_often(p, exchange[0])
        if most:
            menu.legal.append((EXCHANGE, p.house.family, 1, most, 1))
        else:
            menu.add((EXCHANGE, p.house.family, 1), TOO_LITTLE_STOCK)


def holders(s: Lorenzo, p: Player) -> list[int]:
    """Own cards that a token may still be laid on. R-18 HR-24"""
    return [card for own in p.cards for card in own if s.tables.cards[card].holds and held_on(p, card) == NO_FACE]


def take_act(s: Lorenzo, seat: int, option: Option) -> bool:
    """Carry out such an act; False: the option is none."""
    p = s.players[seat]
    if option[0] == USE_TOKEN:
        let_go(s, p, option[1])
        s.tell((TOKEN_USED, ALL, seat, option[1]))
        show(s, seat, SOURCE_TOKEN, option[1])
    elif option[0] == HOLD:
        hold(s, seat, option[1], option[2])
    elif option[0] == EXCHANGE:
        exchange_for(s, seat, p, option[2])
    else:
        return False
    return True


def exchange_for(s: Lorenzo, seat: int, p: Player, often: int) -> None:
    """So many exchanges of the family, each a source of its own. HR-13 HR-50"""
    exchange = exchange_of(s, p)
    assert exchange is not None
    assert p.house is not None
    pay, given = exchange
    for resource, amount in pay:
        p.stock[resource] -= amount * often
    s.tell((EXCHANGED, ALL, seat, p.house.family, often))
    gain_all(s, seat, ((SOURCE_FAMILY + p.house.family, given),) * often)
