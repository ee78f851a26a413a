"""What was told of one battle."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from signoria.kernel.study import Told


@dataclass
class Cut:
    """From the beginning of a battle to the last of its consequences. `begun`: was its beginning told?"""

    season: int
    moment: int
    naval: bool
    begun: bool = True
    over: bool = False
    told: list[Told] = field(default_factory=list)

    def after(self, ends: Collection[int]) -> list[Told]:
        """What followed when the field was settled."""
        at = next((i for i, told in enumerate(self.told) if told.event[0] in ends), len(self.told))
        return self.told[at + 1 :]
