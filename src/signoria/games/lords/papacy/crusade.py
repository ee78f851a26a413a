"""The crusade. 6.3.5 STUB"""

from __future__ import annotations

from signoria.games.lords.state import Lords


def attack_refusal(s: Lords, of: int, target: int) -> bool:
    """May counters of the colour `of` NOT attack those of `target`, because of the crusade? 6.3.5.b3 STUB"""
    return False


def refresh(s: Lords) -> None:
    """It ends when no black armies are left in Catholic Dukedoms. STUB"""
