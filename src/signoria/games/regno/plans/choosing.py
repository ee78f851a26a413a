"""The choice of a realm, and the auction of the order of play. Chapters 2 and 4 of the reconstruction"""

from __future__ import annotations

from typing import Any, Final

from signoria.games.regno.ids import (
    CATHOLIC,
    COMMERCE,
    COURT_BRANCH,
    EMPIRE,
    ENGINEERING,
    ESPIONAGE,
    METALLURGY,
    MONARCHY,
    NAVIGATION,
    RELIGION,
    REPUBLIC,
    SILK,
    THEOCRACY,
    URBANISM,
    WINE,
)
from signoria.games.regno.plans import prelates
from signoria.games.regno.plans.outlook import Choice, Outlook, within
from signoria.games.regno.reconstruction.auction import BID
from signoria.games.regno.reconstruction.choosing import CHOOSE_BRANCH, CHOOSE_FAITH, CHOOSE_GOVERNMENT, CHOOSE_LUXURY

GOVERNMENTS: Final = ((THEOCRACY, 4), (REPUBLIC, 3), (EMPIRE, 2), (MONARCHY, 2))  # with how many chances
FIRST: Final = ((URBANISM, 5), (COURT_BRANCH, 3), (ENGINEERING, 2))
SECOND: Final = ((COURT_BRANCH, 4), (ENGINEERING, 4), (METALLURGY, 3), (URBANISM, 3), (RELIGION, 3), (COMMERCE, 2))


def realm(o: Outlook, step: Any) -> Choice | None:
    """A faith whose head one may become; a government and branches that make a realm grow, not always the same."""
    listed = {x[0] for x in o.menu.legal}
    if CHOOSE_FAITH in listed:
        faith = prelates.choice(o)
        return o.pick((CHOOSE_FAITH, faith), "faith-of-the-land" if faith == CATHOLIC else "faith-without-head")
    if CHOOSE_GOVERNMENT in listed:
        return o.pick((CHOOSE_GOVERNMENT, _draw(o, GOVERNMENTS, ())), "choose-government")
    if CHOOSE_BRANCH in listed:
        taken = tuple(x[1] for x in o.menu.draft if x[0] == CHOOSE_BRANCH)
        branch = _draw(o, SECOND if taken else FIRST, taken)
        if o.has((CHOOSE_BRANCH, branch)):
            return o.pick((CHOOSE_BRANCH, branch), "choose-branch")
        rest = [x for x in o.listed(CHOOSE_BRANCH) if x[1] not in (ESPIONAGE, NAVIGATION)]
        return o.pick(rest[0], "choose-branch") if rest else None
    if CHOOSE_LUXURY in listed:
        return o.pick((CHOOSE_LUXURY, SILK if o.realm.government == THEOCRACY else WINE), "choose-luxury")
    return None


def _draw(o: Outlook, chances: tuple[tuple[int, int], ...], taken: tuple[int, ...]) -> int:
    """One of several by its chances."""
    left = [(x, n) for x, n in chances if x not in taken]
    return o.rng.choices([x for x, _ in left], [n for _, n in left])[0]


def bid(o: Outlook, step: Any) -> Choice | None:
    """A little, when there is something over: to be first matters most where many want the same land."""
    spare = max(0, o.florins - 100)
    wanted = 0 if o.s.year == 1 else min(25, spare // 12)
    for listing in o.listed(BID):
        return o.pick(within(listing, wanted // 5 * 5), "bid-little" if wanted >= 5 else "bid-nothing")
    return None
