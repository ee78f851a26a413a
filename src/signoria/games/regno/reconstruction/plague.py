"""The Plague. R18.3."""

from __future__ import annotations

from typing import Final

from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def begin(s: Regno) -> list[Step[Regno]]:
    """The whole Plague: secret choice of Isolation, then the dice. R18.3"""
    raise NotImplementedError
