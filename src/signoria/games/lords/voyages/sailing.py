"""Voyages of discovery. 5.10.3, 6.1 STUB"""

from __future__ import annotations

from typing import Final

from signoria.games.lords.state import Lords
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def enter_refusal(s: Lords, seat: int) -> Refusal | None:
    """Why the seat's naos may not enter the Discovery Voyages zone. 5.7.2.b4 6.1.6.b1 STUB"""
    return None


def entered(s: Lords, seat: int) -> None:
    """A nao of the seat has entered the zone: with an explorer a voyage may begin. 6.1.2 STUB"""


def offer_projects(s: Lords, seat: int, menu: Menu) -> None:
    """Summer: what may be paid for explorers under way. 5.10.3 6.1.2 STUB"""


def take_project(s: Lords, seat: int, option: Option) -> bool:
    """Was it one of those? Then it is done. STUB"""
    return False


def matured(s: Lords) -> None:
    """Summer, after all have paid: mature voyages roll on the Discovery Table, unpaid ones end. 6.1.3 STUB"""


def goods_in_zone(s: Lords, seat: int) -> int:
    """Bits of the goods that the seat may have in the zone (who keeps the Cape, and who lets it). 6.1.4 STUB"""
    return 0


def closed_by_cape(s: Lords, city: int, good: int) -> bool:
    """Is a good no longer sold in a city because somebody holds the Cape? 6.1.4.b1 STUB"""
    return False
