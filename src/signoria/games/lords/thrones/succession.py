"""Who takes an empty throne. 6.2.4, 6.2.5 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin(s: Lords) -> None:
    """At each auction, before it: empty thrones are filled. Pushes steps where somebody chooses. STUB"""


def after_movement(s: Lords) -> None:
    """Ties that armies decide after the next movement. 6.2.4.b5 STUB"""


def enthrone(s: Lords, leader: int, empire: int) -> None:
    """He becomes emperor, with all that follows. 6.2.4 STUB"""
    s.empires[empire].ruler = leader
