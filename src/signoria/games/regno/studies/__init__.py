"""What-if questions about a position of Regno, for screens (docs/wire.md). Each answers from the masked state and from
what its reader was told; what a rule decides is asked of the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from signoria.games.regno.studies import battles, forecast, markets, odds, treaties
from signoria.kernel.study import Scene

Study = Callable[[Scene, Mapping[str, str]], dict[str, Any]]

STUDIES: Final[Mapping[str, Study]] = {
    "forecast": forecast.forecast,
    "exchange_history": markets.history,
    "battles": battles.listed,
    "battle": battles.one,
    "odds": odds.odds,
    "treaties": treaties.treaties,
}
