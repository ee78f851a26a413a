"""The modules that declare verbs and events, by the chapters of the rulebook."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from signoria.games.lords.auctions import sales_round
from signoria.games.lords.conflict import aftermath, attacks, battle, conquest, losses, prisons, siege, spoils
from signoria.games.lords.deals import fair
from signoria.games.lords.intrigue import machiavelli, pestilence
from signoria.games.lords.moving import consents, leading, marches, ships, straits, turns
from signoria.games.lords.papacy import powers
from signoria.games.lords.recruiting import buying, emergency, neutrals
from signoria.games.lords.revenue import projects, taxes
from signoria.games.lords.start import choosing
from signoria.games.lords.thrones import deaths, heirs, stature, succession
from signoria.games.lords.trade import passage, routes
from signoria.games.lords.voyages import cape, sailing
from signoria.games.lords.weather import end_roll, storms, winter
from signoria.games.lords.year import calendar, ending

START: Final = (choosing,)
YEAR: Final = (calendar, ending)
AUCTIONS: Final = (sales_round,)
RECRUITING: Final = (buying, neutrals, emergency)
MOVING: Final = (turns, ships, straits, marches, leading, consents)
CONFLICT: Final = (attacks, battle, losses, aftermath, siege, spoils, conquest, prisons)
REVENUE: Final = (taxes, projects)
TRADE: Final = (routes, passage)
WEATHER: Final = (storms, winter, end_roll)
INTRIGUE: Final = (machiavelli, pestilence)
VOYAGES: Final = (sailing, cape)
THRONES: Final = (deaths, heirs, stature, succession)
PAPACY: Final = (powers,)
DEALS: Final = (fair,)

CHAPTERS: Final[tuple[ModuleType, ...]] = (
    *START, *YEAR, *AUCTIONS, *RECRUITING, *MOVING, *CONFLICT, *REVENUE, *TRADE, *WEATHER, *INTRIGUE, *VOYAGES,
    *THRONES, *PAPACY, *DEALS,
)  # fmt: skip
