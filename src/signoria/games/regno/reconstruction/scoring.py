"""Points and the end of the game. Chapter 20."""

from __future__ import annotations

from typing import Final

from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()
