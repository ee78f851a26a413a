"""Nobody is asked where there is only one answer; and what an option would leave undone stands beside it."""

from __future__ import annotations

import random

import pytest

from signoria.cli.phrases import Phrases
from signoria.games.regno import terminal
from signoria.games.regno.economy.production import Produce
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.reconstruction.activation import Activation
from signoria.games.regno.rules import GAME
from signoria.games.regno.steps import Ask
from signoria.games.regno.tables import PACKAGE
from signoria.kernel.engine import apply, legal
from signoria.kernel.menu import AMOUNT, ANYTIME

from .build import Table, table
from .walks import move, new_game

SEVERAL = 2


def shown(t: Table, text: str) -> str:
    """What the terminal shows beside an option."""
    detail = GAME.detail(GAME.mask(t.s, t.asked), t.asked, GRAMMAR.option(text))
    return terminal.aside(text, detail, {}, Phrases("en", PACKAGE))


def poor() -> Table:
    """A seat that can pay for nothing, with Orders 1 and 6 to begin."""
    t = table(2)
    t.s.realms[0].stock = [0] * len(t.s.realms[0].stock)
    t.s.activation = 0
    return t.ask(Activation(0, (1, 6), start=False))


@pytest.mark.clause("R5.5")
def test_an_order_with_nothing_to_do_is_over_at_once() -> None:
    t = poor()
    assert "nothing can be done with it now" in shown(t, "begin:order6")
    t.do("begin:order6")
    assert isinstance(t.s.agenda[-1], Activation)
    assert [x for x in t.listed() if x.startswith("begin")] == ["begin:order1"]


@pytest.mark.clause("R5.5")
def test_the_end_of_an_activation_names_the_orders_that_stay_unused() -> None:
    t = poor()
    assert shown(t, "finish") == "Orders 1, 6 stay unused"
    assert shown(t.do("begin:order6"), "finish") == "Order 1 stays unused"


@pytest.mark.clause("R5.5")
def test_where_there_is_something_to_do_the_seat_is_asked() -> None:
    t = table(2)
    t.s.activation = 0
    t.ask(Activation(0, (1, 6), start=False))
    assert shown(t, "begin:order6") == ""
    t.do("begin:order6")
    assert "finish" in t.listed()
    assert not isinstance(t.s.agenda[-1], Activation)


@pytest.mark.parametrize("mode", ["schematic", "golden italy"])
def test_whole_games_ask_only_where_there_is_a_choice(mode: str) -> None:
    """Compositions are ended by their seat, simultaneous answers are given unseen."""
    s, rnd, alone = new_game(mode, 3, 3), random.Random(mode), 0
    for _ in range(900):
        if not s.must:
            break
        step = s.agenda[-1]
        if isinstance(step, Ask) and not step.composing():
            listed = [x for x in legal(s, s.must.bit_length() - 1).legal if not x[0] & ANYTIME]
            values = sum(SEVERAL if x[0] & AMOUNT and x[-3] < x[-2] else 1 for x in listed)
            assert values >= SEVERAL, (type(step).__name__, listed)
            alone += 1
        apply(s, *move(s, rnd))
    assert alone > 100


@pytest.mark.clause("9.1.1", "7.2.5")
def test_workers_at_no_post_are_told_before_the_tax() -> None:
    t = table(2)
    t.province("A1", buildings=["farm"], free=2, worked=[])
    t.ask(Produce(0, everywhere=True))
    assert shown(t, "tax:A1:low").endswith("; 1 worker idle")
    t.do("assign:A1:farm")
    assert "idle" not in shown(t, "tax:A1:low")
