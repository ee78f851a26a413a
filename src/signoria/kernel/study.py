"""Studies: what-if questions about a position that a screen asks a rules module, so that no screen holds rules.

A game names its studies in `Game.studies` and answers them in `Game.study`. It gets no more than the reader may know:
the masked state and the events that this seat saw. A study changes nothing and draws nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from signoria.kernel.state import Event

if TYPE_CHECKING:
    from signoria.kernel.words import Words


class StudyError(ValueError):
    """An argument that the study cannot take; the message is one kind sentence in the reader's language."""


@dataclass(frozen=True)
class Told:
    """An event that the reader was told. `moment`: entries in force when it happened (0: before the first choice);
    `round`: the round then; `seat`: the first seat that it names, -1 for what happens to nobody."""

    moment: int
    round: int
    seat: int
    event: Event


@dataclass(frozen=True)
class Scene:
    """What a study looks at. `state`: masked for `seat` (None: a spectator), the study's own copy; `told`: oldest
    first, without what was taken back; `words`: of the reader's language, with the match's changed numbers."""

    state: Any
    seat: int | None
    told: Sequence[Told]
    words: Words
