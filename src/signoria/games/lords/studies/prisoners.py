"""Who is held by whom, who decides about him, what is asked and who could pay it. 5.8.11"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.games.lords import people
from signoria.games.lords.conflict import prisons
from signoria.games.lords.ids import CARDS, EMPIRES, NEUTRAL, PLACES
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.pieces import EMPIRE_CAPTOR, NOBODY
from signoria.games.lords.state import Lords
from signoria.kernel.study import Scene


def prisoners(scene: Scene, given: Mapping[str, str]) -> dict[str, Any]:
    """`{prisoners: [{leader, seat? (who moves him), captor: seat or empire, gaoler? (the empire whose armies took him),
    keeper? (the seat that decides his fate), ransom: Au asked (0: nothing yet), payer?: seat, account?, gold?: Au on
    it, home, since?: moment}]}`; without `payer` no player can ransom him. 5.8.11.b1 5.8.11.b2 5.8.11.b5 RC.4
    """
    s: Lords = scene.state
    taken = {told.event[2]: told.moment for told in scene.told if told.event[0] == prisons.CAPTURED}
    return {"prisoners": [_prisoner(s, leader, taken) for leader in prisons.prisoners(s)]}


def _prisoner(s: Lords, leader: int, taken: Mapping[int, int]) -> dict[str, Any]:
    x = s.leaders[leader]
    told: dict[str, Any] = {
        "leader": CARDS[leader],
        "captor": x.captor if x.captor < EMPIRE_CAPTOR else EMPIRES[x.captor - EMPIRE_CAPTOR],
        "ransom": x.ransom,
        "home": PLACES[people.home(s, leader)],
    }
    seat, keeper = people.player(s, leader), people.keeper(s, leader)
    payer, account = prisons.payer(s, leader)
    if seat != NOBODY:
        told["seat"] = seat
    if x.gaoler != NEUTRAL:
        told["gaoler"] = EMPIRES[x.gaoler]
    if keeper != NOBODY:
        told["keeper"] = keeper
    if payer != NOBODY:
        told |= {"payer": payer, "account": ACCOUNT.ids[account], "gold": s.gold[account]}
    return told | ({"since": taken[leader]} if leader in taken else {})
