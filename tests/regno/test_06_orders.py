"""Each of the six Orders opens its own list. R6.0"""

from __future__ import annotations

import pytest

from signoria.games.regno.commerce.bargains import VERBS
from signoria.games.regno.commerce.trade import Trade
from signoria.games.regno.dynasties.court import Court
from signoria.games.regno.economy.production import Produce
from signoria.games.regno.knowledge.govern import Govern
from signoria.games.regno.realm.building import Build
from signoria.games.regno.reconstruction.activation import CHAPTERS, Activation
from signoria.games.regno.warfare.marching import March

from .build import table


@pytest.mark.clause("R6.0")
def test_an_order_gives_its_own_list() -> None:
    s = table(2).s
    found = [type(chapter.begin(s, 0)) for chapter in CHAPTERS]
    assert found == [Build, March, Produce, Trade, Court, Govern]


@pytest.mark.clause("R6.0", "R5.4")
@pytest.mark.parametrize("order", range(1, 7))
def test_each_order_can_be_begun_and_finished(order: int) -> None:
    t = table(2).ask(Activation(0, (order,), True))
    t.do(f"begin:order{order}")
    for _ in range(20):
        if t.asked != 0 or "finish" not in t.listed():
            break
        t.do("finish")
    assert t.asked == -1


@pytest.mark.clause("R5.7", "10.3.7")
def test_orders_are_no_goods() -> None:
    """Nothing that can be offered in a deal is an Order."""
    found = [kind.name for verb in VERBS for _, kind in verb.arguments]
    assert found
    assert "order" not in found
