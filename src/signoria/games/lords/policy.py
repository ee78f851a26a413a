"""What the bot `greedy` does in Lords: the plan of the step that asks, or something safe. See `bots.planned`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from signoria.games.lords.plans import campaign, cards, fighting, forces, march, talks, trade
from signoria.games.lords.plans.outlook import Choice, Outlook
from signoria.games.lords.state import Lords
from signoria.kernel.menu import Menu
from signoria.kernel.state import Asking

Plan = Callable[[Outlook, Any], Choice | None]

# by the name of the step that asks
PLANS: Final[dict[str, Plan]] = {
    "ChooseColour": cards.colour,
    "KeepCard": cards.keep,
    "Limits": cards.limit,
    "Raise": cards.raise_bid,
    "Nominate": cards.nominate,
    "YieldOne": cards.give_up,
    "Buying": forces.buy,
    "Projects": forces.project,
    "Winter": forces.spare,
    "Turn": march.turn,
    "MakePort": cards.first,
    "Parley": talks.parley,
    "PayToll": talks.pay_toll,
    "LetGo": talks.consent,
    "Lend": talks.consent,
    "SiegeLeave": talks.consent,
    "Permission": talks.no,
    "DefendHome": talks.consent,
    "Vassalage": talks.no,
    "BattleForces": fighting.all_in,
    "BattleEngineer": fighting.engineer,
    "BattleLosses": fighting.loss,
    "BattleRetreat": fighting.retreat,
    "CityEntry": fighting.enter,
    "CapitalPlunder": campaign.plunder,
    "Declare": trade.declare,
    "Collect": cards.first,
    "AnswerHeresy": talks.heresy,
    "BeginVoyage": cards.first,
    "Discover": cards.first,
    "MusterCaptain": cards.first,
}


def decide(masked: Lords, seat: int, menu: Menu, rng: random.Random) -> Choice:
    """One listed option, the id and the arguments of the words that say why."""
    top = masked.agenda[-1]
    step = top.step if isinstance(top, Asking) else top
    o = Outlook(masked, seat, menu, rng)
    choice = talks.out_of_turn(o, step)
    if choice is None:
        plan = PLANS.get(type(step).__name__)
        choice = plan(o, step) if plan is not None else None
    if choice is None or not menu.admits(choice[0]):
        return o.safe()
    return choice
