"""Ships: a modest trade along the coast, and no battle that need not be. 15"""

from __future__ import annotations

from typing import Any

from signoria.games.regno.carriers import carrier, is_warship
from signoria.games.regno.kinds import CANCEL, FINISH, NO, YES
from signoria.games.regno.plans.outlook import Choice, Outlook, most
from signoria.games.regno.seafaring.manoeuvre import BOARD, DISTANCE
from signoria.games.regno.seafaring.manoeuvre import FLEE as FLIGHT
from signoria.games.regno.seafaring.naval import GO_BACK, PAIR
from signoria.games.regno.seafaring.prizes import SALVAGE, THROW


def voyage(o: Outlook, step: Any) -> Choice | None:
    """No farther than needed."""
    return o.pick((FINISH,), "voyage-done") if o.has((FINISH,)) else o.pick((CANCEL,), "nothing-better")


def intercept(o: Outlook, step: Any) -> Choice | None:
    """Only who has more guns than the others."""
    here = [i for i, x in enumerate(o.s.carriers) if x is not None and x.owner == o.seat and x.place == step.sea]
    guns = sum(_guns(o, i) for i in here)
    theirs = sum(_guns(o, i) for i in step.ships)
    return o.pick((YES,), "more-guns") if guns > theirs else o.pick((NO,), "let-sail")


def _guns(o: Outlook, name: int) -> int:
    x = o.s.carriers[name]
    return 0 if x is None or not x.crew else o.s.tables.ships[x.kind].artillery + is_warship(o.s, x)


def manoeuvre(o: Outlook, step: Any) -> Choice | None:
    """Flee with little Hull, board with more men, else guns."""
    for option in o.listed(BOARD, DISTANCE, FLIGHT):
        x = carrier(o.s, option[1])
        flights = o.listed(FLIGHT)
        if flights and (x.hull <= 1 or not is_warship(o.s, x)):
            return o.pick(flights[0], "ship-flees")
        break
    name, foe = (step.d, step.a) if step.side else (step.a, step.d)
    boards = o.listed(BOARD)
    if boards and carrier(o.s, name).crew > carrier(o.s, foe).crew:
        return o.pick(boards[0], "ship-boards")
    for option in o.listed(DISTANCE):
        return o.pick(option, "ship-guns")
    return None


def first(o: Outlook, step: Any) -> Choice | None:
    """In a fleet's small affairs the first way is as good as any."""
    for listing in o.listed(PAIR, GO_BACK, THROW, SALVAGE):
        return o.pick(most(listing), "fleet-order")
    return None
