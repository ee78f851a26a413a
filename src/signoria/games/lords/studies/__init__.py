"""What-if questions about a position of Lords, for screens (docs/wire.md). Each answers from the masked state and from
what its reader was told; what a rule decides is asked of the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from signoria.games.lords.studies import annals, deals, families, more, prisoners, trade, treasury, voyages
from signoria.kernel.study import Scene

Study = Callable[[Scene, Mapping[str, str]], dict[str, Any]]

STUDIES: Final[Mapping[str, Study]] = {
    "routes": trade.routes_now,
    "one_more": more.one_more,
    "families": families.families,
    "voyages": voyages.voyages,
    "prisoners": prisoners.prisoners,
    "treasury": treasury.treasury,
    "annals": annals.annals,
    "deals": deals.deals,
}
