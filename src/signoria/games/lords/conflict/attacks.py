"""Which attacks a seat may make, and how they begin. 5.8.1 to 5.8.6 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.menu import Menu, Option
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def offer_attacks(s: Lords, seat: int, menu: Menu, late: bool) -> None:
    """All attacks of the seat in its turn; `late`: only by counters that have neither moved nor attacked. Also pillage,
    plunder and arrest. STUB"""


def take_attack(s: Lords, seat: int, option: Option) -> None:
    """Push the steps of an attack. STUB"""
    raise NotImplementedError
