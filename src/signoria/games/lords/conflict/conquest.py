"""Cities that are entered, capitals that fall, empires that are invaded. 5.7.12, 5.7.13 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def enter(s: Lords, city: int, seat: int) -> None:
    """Armies (already shifted there) have entered a city that another colour held or nobody: a capital falls, leaders
    of others there stay to be arrested. `seat`: who moved them. 5.7.13 STUB"""


def invasions(s: Lords) -> None:
    """After each round: uncontrolled empires that are invaded get a warden at the next auction, and lose him when the
    invader has left or the empire has fallen. 5.7.12 STUB"""


def attack_refusal(s: Lords, seat: int, of: int, target: int) -> bool:
    """May the seat NOT let counters of the colour `of` attack those of `target`, because it is only warden of `of`?
    5.7.12.b3 STUB"""
    return False


def invaders(s: Lords, empire: int) -> set[int]:
    """The colours whose armies stand in an empire's Dukedoms or cities without being its own: its invaders. 5.7.12
    STUB"""
    return set()
