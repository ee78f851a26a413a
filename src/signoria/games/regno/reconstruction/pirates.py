"""Pirates. R18.5."""

from __future__ import annotations

from typing import Final

from signoria.games.regno.state import Regno
from signoria.kernel.verbs import Signature

VERBS: Final[tuple[Signature, ...]] = ()
EVENTS: Final[tuple[Signature, ...]] = ()


def appear(s: Regno) -> None:
    """A flotilla comes into a random coastal sea. R18.5"""
    raise NotImplementedError


def meets(s: Regno, name: int, sea: int) -> None:
    """A ship enters or leaves a sea: pirates there may intercept; push what follows. R18.5"""
    raise NotImplementedError


def end_season(s: Regno) -> None:
    """They move. R18.5"""
    raise NotImplementedError
