"""Nobody is asked where there is only one answer; and what an option would leave undone stands beside it."""

from __future__ import annotations

import random

import pytest

from signoria.cli.phrases import Phrases
from signoria.games.regno import terminal
from signoria.games.regno.dynasties.court import Court
from signoria.games.regno.economy.production import Produce
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.reconstruction.activation import Activation
from signoria.games.regno.rules import GAME
from signoria.games.regno.steps import Ask
from signoria.games.regno.tables import PACKAGE
from signoria.kernel.engine import apply, legal
from signoria.kernel.menu import AMOUNT, ANYTIME

from .build import Table, table
from .test_17_offices import pope
from .turns import empty, opened
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


@pytest.mark.clause("R5.6", "R6.1", "R17.7")
def test_an_order_1_goes_on_while_indulgences_can_open_public_works() -> None:
    t = empty()
    pope(t)
    for where in ("A1", "B1", "K1"):
        t.province(where, settlement="none", buildings=["church"], worked=[], unrest=0)
    t.poor(0)
    t.realm(0, florins=100)
    opened(t, 0, 1, 5).do("begin:order1")
    assert not t.may("public-works")
    t.do("indulgences:pope:A1")
    assert t.may("public-works")


@pytest.mark.clause("R5.6", "10.6.3", "8.1.3")
def test_an_order_1_goes_on_while_freed_slaves_can_build() -> None:
    t = empty()
    for where in ("A1", "B1", "K1"):
        t.province(where, settlement="village", free=0, slaves=1, buildings=[], worked=[])
    t.poor(0)
    t.realm(0, florins=40, wood=2)
    opened(t, 0, 1, 5).do("begin:order1")
    assert not t.may("build:B1:farm")
    t.do("free-slaves:B1:1")
    assert t.may("build:B1:farm")


@pytest.mark.clause("R5.6", "R1.6", "12.2.10", "C83")
def test_an_order_2_goes_on_while_transit_may_be_asked() -> None:
    t = walled_in()
    t.force(0, "K1", light_infantry=1)
    opened(t, 0, 2, 5).do("begin:order2", "ask-transit:1", "yes")
    assert t.may("march:K1:B1")


@pytest.mark.clause("R5.6")
def test_an_order_2_does_not_wait_for_transit_that_nobody_could_use() -> None:
    opened(t := walled_in(), 0, 2, 5).do("begin:order2")
    assert isinstance(t.s.agenda[-1], Activation)


@pytest.mark.clause("R5.6", "12.2.13", "16.2.8")
def test_an_order_5_goes_on_while_peace_may_be_offered() -> None:
    t = empty()
    t.war(0, 1)
    t.poor(0)
    t.r(0).tech = [0] * len(t.r(0).tech)
    opened(t, 0, 5, 6).do("begin:order5")
    assert isinstance(t.s.agenda[-1], Court)
    assert t.may("offer-peace:1")


def walled_in() -> Table:
    """Seat 1 in two provinces without neighbours but seat 2's, at peace; nobody has soldiers or family there."""
    t = empty()
    t.s.people = [None] * len(t.s.people)
    for x in ("A1", "B1", "D1", "M2"):
        t.province(x, owner=1, free=0)
        t.no_forces(x)
    for x in ("K1", "V1"):
        t.province(x, owner=0, free=0)
    t.realm(0, capital="K1")
    return t


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
