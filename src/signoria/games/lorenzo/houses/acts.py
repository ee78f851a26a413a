"""What Houses lets a player do in an own turn beside the placement: use or lay down a token, exchange. HR-3"""

from __future__ import annotations

from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.kernel.menu import Menu, Option


def wants_act(s: Lorenzo, p: Player) -> bool:
    """Is there any such act left? Otherwise the turn ends by itself."""
    return False


def offer_acts(s: Lorenzo, seat: int, menu: Menu) -> None:
    """The acts of a player whose turn it is, before or after the placement."""
    return


def take_act(s: Lorenzo, seat: int, option: Option) -> bool:
    """Carry out such an act; False: the option is none."""
    return False
