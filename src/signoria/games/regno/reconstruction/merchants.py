"""Mobile neutral merchants. R18.7."""

from __future__ import annotations

from typing import Final

from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def end_season(s: Regno) -> None:
    """They move one link or sea at random. R18.7"""
    raise NotImplementedError
