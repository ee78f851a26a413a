"""What the bot `greedy` does in Regno: the plan of the step that asks, or something safe. See `bots.planned`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from signoria.games.regno.plans import (
    battle,
    building,
    choosing,
    court,
    deals,
    events,
    march,
    production,
    programming,
    research,
    sea,
    trade,
    upkeep,
)
from signoria.games.regno.plans.outlook import Choice, Outlook
from signoria.games.regno.state import Regno
from signoria.kernel.menu import Menu
from signoria.kernel.state import Asking

Plan = Callable[[Outlook, Any], Choice | None]

# by the name of the step that asks
PLANS: Final[dict[str, Plan]] = {
    "ChooseRealm": choosing.realm,
    "Bid": choosing.bid,
    "Program": programming.program,
    "Revealed": programming.revealed,
    "Activation": programming.activation,
    "Build": building.build,
    "Work": building.work,
    "March": march.march,
    "Muster": march.muster,
    "Leave": march.leave,
    "Produce": production.produce,
    "Sermons": production.sermon,
    "Trade": trade.trade,
    "Carry": trade.carry,
    "Visit": trade.visit,
    "Dealing": trade.dealing,
    "Smuggle": trade.smuggle,
    "Court": court.court,
    "Gift": court.gift,
    "Auction": court.office_bid,
    "Elevation": court.elevate,
    "Withdrawal": court.withdrawal,
    "Absolution": court.absolution,
    "Govern": research.govern,
    "FreeResearch": research.study,
    "Academy": research.academy,
    "Answer": deals.answer,
    "Negotiate": deals.negotiate,
    "Consent": deals.consent,
    "Command": battle.command,
    "Lead": battle.lead,
    "Aim": battle.aim,
    "Lose": battle.lose,
    "Retreat": battle.retreat,
    "Flee": battle.flee,
    "Stall": battle.stall,
    "Recover": battle.recover,
    "Award": battle.award,
    "EmergencyGrain": upkeep.emergency,
    "Money": upkeep.money,
    "Food": upkeep.food,
    "Blame": upkeep.blame,
    "LosePieces": upkeep.lose_pieces,
    "Preachers": events.calm,
    "Alms": events.calm,
    "Levy": events.levy,
    "Murrain": events.murrain,
    "Brigands": events.brigands,
    "Damage": events.damage,
    "LoseInhabitants": events.lose_inhabitants,
    "Empty": events.empty_post,
    "Revolts": events.revolts,
    "Revolt": events.revolt,
    "Isolation": events.isolation,
    "NewCapital": events.capital,
    "GoHome": events.go_home,
    "ChooseMonument": events.monument,
    "Succession": events.crown,
    "Deaths": events.fate,
    "Voyage": sea.voyage,
    "Intercept": sea.intercept,
    "Choice": sea.manoeuvre,
    "Pairing": sea.first,
    "BreakOff": sea.first,
    "Overload": sea.first,
    "Salvage": sea.first,
    "Withdraw": battle.flee,
}


def decide(masked: Regno, seat: int, menu: Menu, rng: random.Random) -> Choice:
    """One listed option, the id and the arguments of the words that say why."""
    top = masked.agenda[-1]
    step = top.step if isinstance(top, Asking) else top
    o = Outlook(masked, seat, menu, rng)
    plan = PLANS.get(type(step).__name__)
    choice = plan(o, step) if plan is not None else None
    if choice is None or not menu.admits(choice[0]):
        return o.safe()
    return choice
