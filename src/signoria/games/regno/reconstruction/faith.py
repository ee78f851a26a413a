"""Faiths, ecclesiastics, the Relic, religious monuments, faith units. R17.1 to R17.3, R17.8 to R17.10."""

from __future__ import annotations

from typing import Final

from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()
