"""What Houses lets a player do in an own turn beside the placement: use a token, lay one on a card, exchange. HR-3"""

from __future__ import annotations

from typing import Final

from signoria.games.lorenzo.gains import gain_all
from signoria.games.lorenzo.houses.conversions import how_often, in_stock
from signoria.games.lorenzo.houses.effects import show
from signoria.games.lorenzo.houses.families import family_of
from signoria.games.lorenzo.houses.grammar import EXCHANGE, EXCHANGED, HOLD, TOKEN_USED, USE_TOKEN
from signoria.games.lorenzo.houses.state import HIDDEN
from signoria.games.lorenzo.houses.tokens import NO_FACE, face_of, held_on, hold, let_go, put_aside, tokens_of
from signoria.games.lorenzo.kinds import SOURCE_FAMILY, SOURCE_TOKEN
from signoria.games.lorenzo.refusals import EXCHANGE_OF_DELLA_SCALA, EXCHANGE_OF_ESTE, HOLDS_TOKEN
from signoria.games.lorenzo.state import Lorenzo, Player, numbers_of, read_house
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL

SHORT: Final = {"della_scala": EXCHANGE_OF_DELLA_SCALA, "este": EXCHANGE_OF_ESTE}
"""What bars the exchange of a family that has not what it costs, by its key. R-36 R-37"""


def wants_act(s: Lorenzo, p: Player) -> bool:
    """Is there any such act left? Otherwise the turn ends by itself."""
    if tokens_of(p):
        return True
    family = family_of(s, p)
    return family is not None and family.exchange is not None and in_stock(p, family.exchange[0])


def offer_acts(s: Lorenzo, seat: int, menu: Menu) -> None:
    """The acts of a player whose turn it is, before or after the placement. R-16 R-18 R-36 R-37"""
    p = s.players[seat]
    faces = [face for face in dict.fromkeys(tokens_of(p)) if face != HIDDEN]  # a hand lies in order
    for face in faces:
        menu.legal.append((USE_TOKEN, face))
    if faces:
        for card in holders(s, p):
            bar = HOLDS_TOKEN if held_on(p, card) != NO_FACE else None
            for face in faces:
                menu.add((HOLD, card, face), bar)
    family = family_of(s, p)
    if family is not None and family.exchange is not None:
        most = how_often(p, family.exchange[0])
        if most:
            menu.amount((EXCHANGE, read_house(p).family), 1, most)
        else:
            menu.add((EXCHANGE, read_house(p).family, 1), SHORT[family.key])


def holders(s: Lorenzo, p: Player) -> list[int]:
    """Own cards that are made to hold a token. R-18"""
    return [card for own in p.cards for card in own if s.tables.cards[card].holds]


def take_act(s: Lorenzo, seat: int, option: Option) -> bool:
    """Carry out such an act; False: the option is none."""
    p = s.players[seat]
    if option[0] == USE_TOKEN:
        let_go(s, p, option[1])
        if face_of(s, option[1]).work:
            put_aside(s, option[1])
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
    family = read_house(p).family
    exchange = numbers_of(s).families[family].exchange
    assert exchange is not None
    pay, given = exchange
    for resource, amount in pay:
        p.stock[resource] -= amount * often
    s.tell((EXCHANGED, ALL, seat, family, often))
    gain_all(s, seat, ((SOURCE_FAMILY + family, given),) * often)
