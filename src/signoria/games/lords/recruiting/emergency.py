"""A city that is invaded raises an army by itself. 5.7.11 STUB"""

from __future__ import annotations

from signoria.games.lords.state import Lords


def recruit(s: Lords, city: int, invader: int) -> bool:
    """Armies of the colour `invader` are about to enter a city without armies: does it raise one now? Once a siege.
    5.7.11 STUB"""
    return False
