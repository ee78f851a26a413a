"""Which routes the bot declares: all."""

from __future__ import annotations

from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.games.lords.trade import routes


def declare(o: Outlook, step: routes.Declare) -> Choice | None:
    """The best route of each, as long as it costs less than it brings."""
    return ((routes.DECLARE_ALL,), "because-profit", {}) if (routes.DECLARE_ALL,) in o.menu.legal else None
