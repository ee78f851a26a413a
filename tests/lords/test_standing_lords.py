"""Standing orders: how often they may be changed, and what is said when they may not."""

from __future__ import annotations

import pytest
from tests.lords.fighting import Attacks, war

from signoria.games.lords.rules import GAME
from signoria.games.lords.standing import CHANGES
from signoria.kernel.words import words


@pytest.mark.clause("5.11.5.b3")
@pytest.mark.parametrize("text", ["stand:offers:1", "limit:ships:1"])
def test_after_so_many_changes_in_a_season_every_order_is_barred_with_a_reason(text: str) -> None:
    t = war("L14", "L16", colours=("red", "blue")).ask(Attacks(0))
    t.s.changes[0] = CHANGES - 1
    assert t.may(text, 0)
    t.do("stand:losses:2", seat=0)
    bar = t.refusal(text, 0)
    said = words(GAME, "en").refusal(bar, t.s, 0, t.grammar.option(text))
    assert (bar.clause, said.startswith("You have changed your standing orders and prices 12 times")) == (
        "5.11.5.b3", True,
    )  # fmt: skip
    assert not any(x.startswith(("stand:", "limit:")) for x in t.listed(0, anytime=True))
    assert t.may(text, 1)
