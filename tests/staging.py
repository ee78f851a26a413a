"""Rule cases as positions: makers stage a whole game up to the question where a case begins.

A game's package `staged_cases` has one maker a case, named as the case. `main` writes what they stage into the game's
folder `cases/` and plays every case of its index; where one has a seed with which it does not come out as told, a
better one is looked for.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any, Final

from positions import Position
from signoria.kernel import cases, position
from signoria.kernel.cases import Case
from signoria.kernel.game import Game, Setup
from signoria.kernel.state import State

Maker = Callable[[], Position[Any]]
Makers = Mapping[str, Maker]
SEEDS: Final = 3000  # how many are tried


def folder(rules: Game[Any]) -> Path:
    """Where the cases of a game lie."""
    return Path(str(resources.files(rules.package))) / "cases"


def staged(rules: Game[Any], maker: Maker, sound: Callable[[Any], None]) -> str:
    """The text of the position file that a maker stages; a table of the usual options, sound and with a
    question."""
    t = maker()
    state: State = t.s
    sound(state)
    assert state.must, "nobody is asked"
    return position.write(rules, Setup(rules.name, state.seats), state)


def main(rules: Game[Any], makers: Makers, sound: Callable[[Any], None]) -> None:
    """Write the positions and say which cases do not hold. Arguments: ids, to look at these alone."""
    wanted = sys.argv[1:] or list(makers)
    for name in wanted:
        (folder(rules) / f"{name}.json").write_text(staged(rules, makers[name], sound), "utf-8")
    for name in wanted:
        case = cases.case(rules, name)
        print(name, "is not in the index" if case is None else unheld(rules, case) or "holds")


def unheld(rules: Game[Any], case: Case) -> str:
    """What does not come out as the case tells, or a seed with which it does; "" when all does."""
    wrong = cases.trouble(rules, case)
    if wrong and case.play:
        seeds = (n for n in range(1, SEEDS) if not cases.trouble(rules, replace(case, seed=n)))
        seed = next(seeds, 0) if case.seed else 0
        return f"wants seed = {seed}" if seed else wrong
    return wrong
