"""Who dies, and what becomes of cards. 6.2.6 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def kill(s: Lords, leader: int) -> None:
    """A leader dies, however: heir, cards, gold, an empty throne, a player out of the game. 6.2.4 6.2.6 STUB"""


def kill_courtier(s: Lords, card: int) -> None:
    """A C card's person dies: it is out of the game, a chancellor's goes to auction. 6.2.6.b4 STUB"""
