"""Menus: options, amounts, refusals."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.menu import AMOUNT, Menu, Refusal, least

BID = 5 | AMOUNT
WHY = Refusal("toy:1", "poor")


@given(low=st.integers(-20, 20), width=st.integers(-3, 30), step=st.integers(1, 7), asked=st.integers(-30, 60))
def test_an_amount_stands_for_its_values_and_no_other(low: int, width: int, step: int, asked: int) -> None:
    menu = Menu()
    menu.amount((BID, 3), low, low + width, step)
    values = range(low, low + width + 1, step)
    assert menu.options() == [(BID, 3, value) for value in values]
    assert menu.size() == len(values)
    assert menu.admits((BID, 3, asked)) == (asked in values)
    assert not menu.admits((BID, 4, asked))
    assert not menu.admits((BID, asked))


def test_a_listing_is_not_an_option() -> None:
    menu = Menu()
    menu.amount((BID,), 2, 6, 2)
    menu.add((7, 1))
    assert menu.legal == [(BID, 2, 6, 2), (7, 1)]
    assert not menu.admits((BID, 2, 6, 2))
    assert not menu.admits(())
    assert not menu.admits((7,))
    assert menu.admits((7, 1))
    assert [least(listing) for listing in menu.legal] == [(BID, 2), (7, 1)]
    assert menu.size() == 4


def test_reasons_are_kept_only_when_somebody_asks_why() -> None:
    silent, telling = Menu(), Menu(explain=True)
    for menu in (silent, telling):
        menu.add((7, 1), WHY)
        menu.add((7, 2))
    assert silent.legal == telling.legal == [(7, 2)]
    assert silent.barred == []
    assert telling.barred == [((7, 1), WHY)]
