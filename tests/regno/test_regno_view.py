"""Who may know what."""

from __future__ import annotations

import json
import random

import pytest

from signoria.games.regno import view
from signoria.games.regno.board import board
from signoria.games.regno.ids import FIRST_MERCHANT, NEUTRAL, PEOPLE_ABOARD
from signoria.games.regno.knowledge.govern import Govern
from signoria.games.regno.pieces import new_carrier
from signoria.games.regno.reconstruction.activation import Program
from signoria.games.regno.rules import GAME
from signoria.games.regno.standing import STAND
from signoria.kernel.chance import Blind
from signoria.kernel.engine import run
from signoria.kernel.game import Setup
from signoria.kernel.pack import pack
from signoria.kernel.state import Asking

from .build import Table, place, table


@pytest.fixture
def t() -> Table:
    t = table(3, scenario="italy_1450")
    for seat, program in enumerate(((3, 1), (5, 6), (2, 4))):
        t.realm(seat, program=program, tech={"espionage": 1})
    t.realm(1, revealed=True)
    t.realm(0, seen=((1, 2, 4),))
    t.s.carriers[FIRST_MERCHANT] = merchant = new_carrier(NEUTRAL, 0, place("BOL"))
    merchant.cargo = (0, 1, 0, 0, 0, 0, 2, 0, 0, 0)
    t.s.orders[0] = ((STAND, 0, 1),)
    t.s.has_standing = 1
    return t


@pytest.mark.clause("R5.2")
def test_orders_are_secret_until_they_are_revealed(t: Table) -> None:
    assert [r.program for r in view.mask(t.s, 0).realms] == [(3, 1), (5, 6), (0, 0)]
    assert [r.program for r in view.mask(t.s, 2).realms] == [(0, 0), (5, 6), (2, 4)]
    assert [r.program for r in view.mask(t.s, None).realms] == [(0, 0), (5, 6), (0, 0)]
    assert t.r(2).program == (2, 4)


@pytest.mark.clause("R5.3")
def test_what_spies_saw_is_known_to_who_sent_them(t: Table) -> None:
    assert view.mask(t.s, 0).realms[0].seen == ((1, 2, 4),)
    assert view.mask(t.s, 1).realms[0].seen == ()


@pytest.mark.clause("R18.7", "11.1.t1.r8")
def test_the_cargo_of_mobile_merchants_is_known_with_espionage_two(t: Table) -> None:
    hidden = view.mask(t.s, 0).carriers[FIRST_MERCHANT]
    assert hidden is not None
    assert sum(hidden.cargo) == hidden.cargo[PEOPLE_ABOARD] == 3
    t.realm(0, tech={"espionage": 2})
    shown = view.mask(t.s, 0).carriers[FIRST_MERCHANT]
    assert shown is not None
    assert shown.cargo == t.c("merchant.1").cargo
    spectators = view.mask(t.s, None).carriers[FIRST_MERCHANT]
    assert spectators is not None
    assert spectators.cargo == hidden.cargo


@pytest.mark.clause("R18.7", "11.1.t1.r8")
@pytest.mark.parametrize(
    ("scenario", "known", "ends"), [("italy_1450", 1, 1), ("italy_1450", 0, 0), ("schematic", 1, 0)]
)
def test_research_that_shows_the_merchants_goods_cannot_be_undone_freely(scenario: str, known: int, ends: int) -> None:
    t = table(3, scenario=scenario)
    t.realm(0, florins=500, tech={"espionage": known})
    t.ask(Govern(0))
    before = t.s.barrier
    t.do("research:espionage")
    assert t.s.barrier == before + ends


def test_standing_orders_and_chance_are_hidden(t: Table) -> None:
    t.s.changes[:] = [2, 1, 0]
    masked = view.mask(t.s, 1)
    assert masked.changes == [0, 1, 0]
    assert masked.orders[0] == ()
    assert masked.has_standing == 0
    assert isinstance(masked.chance, Blind)
    assert view.mask(t.s, 0).orders[0] == ((STAND, 0, 1),)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_imagined_agrees_with_what_is_known(t: Table, seat: int) -> None:
    masked = view.mask(t.s, seat)
    for i in range(30):
        s = view.imagine(masked, seat, random.Random(i))
        again = view.mask(s, seat)
        assert pack(again) == pack(masked)
        for realm in s.realms:
            assert len(set(realm.program)) == 2
            assert all(1 <= order <= 6 for order in realm.program)
        if seat == 0:
            assert 4 in s.realms[2].program  # its spies saw it


def test_orders_that_are_being_laid_are_hidden_and_imagined() -> None:
    t = table(2).ask(Program())
    t.do("lay:order3", "lay:order1", seat=0)
    masked = view.mask(t.s, 1)
    asking = masked.agenda[-1]
    assert isinstance(asking, Asking)
    assert (asking.drafts[0], asking.ready) == ((), 1)
    s = view.imagine(masked, 1, random.Random(1))
    filled = s.agenda[-1]
    assert isinstance(filled, Asking)
    assert len(filled.drafts[0]) == 2
    run(s)
    assert s.must == 0b10


def test_the_board_is_json_without_nulls(t: Table) -> None:
    for seat in (0, 1, 2, None):
        text = json.dumps(board(view.mask(t.s, seat), seat))
        assert "null" not in text
        assert json.loads(text) == board(view.mask(t.s, seat), seat)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_catalog_names_everything(language: str) -> None:
    for seats, options in ((2, {}), (5, {}), (6, {"scenario": "italy_1450"})):
        shown = GAME.catalog(language, Setup("regno", seats, options))
        assert ": null" not in json.dumps(shown)
        assert len(shown["events"]) == 40
        assert len(shown["captains"]) == 12
