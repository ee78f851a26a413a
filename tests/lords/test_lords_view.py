"""Who may know what: limits, offers that are being put together, standing orders, answers not yet revealed."""

from __future__ import annotations

import json
import random

import pytest

from signoria.games.lords import view
from signoria.games.lords.auctions import bidding
from signoria.games.lords.board import board
from signoria.games.lords.rules import GAME
from signoria.games.lords.standing import HERESY, STAND
from signoria.kernel.chance import Blind
from signoria.kernel.engine import run
from signoria.kernel.game import Setup
from signoria.kernel.pack import pack
from signoria.kernel.state import Asking

from .build import Table, table
from .walks import new_game


@pytest.fixture
def t() -> Table:
    """Three who bid for a card: the first up to 5 Au, the second is to be called, the third still thinks."""
    t = table("L14", "L16", "L17", colours=("red", "blue", "black")).gold(chest_0=9, chest_1=8, chest_2=7)
    t.s.orders[0] = ((STAND, HERESY, 1),)
    t.s.has_standing = 1
    t.pile(-3, "C16")
    bidding.sell(t.s, CARD_ON_SALE)
    t.push()
    t.do("bid-up-to:5", seat=0)
    t.do("call-me", seat=1)
    return t


CARD_ON_SALE = 58  # C16


@pytest.mark.clause("5.2.2", "4.1")
def test_what_the_others_would_pay_is_secret_until_the_sale_runs(t: Table) -> None:
    for seat, known in ((0, [1, 0, 0]), (1, [0, 1, 0]), (2, [0, 0, 0]), (None, [0, 0, 0])):
        asking = view.mask(t.s, seat).agenda[-1]
        assert isinstance(asking, Asking)
        assert [len(draft) for draft in asking.drafts] == known
        assert asking.ready == 0b011  # that they have answered may be seen
    t.do("pass-bid", seat=2)
    assert t.s.auction is not None
    assert t.s.auction.limits[0] == 5
    for seat, limit in ((0, 5), (1, 0), (2, 0), (None, 0)):
        auction = view.mask(t.s, seat).auction
        assert auction is not None
        assert auction.limits[0] == limit


@pytest.mark.clause("5.2.5")
def test_an_offer_is_nobody_elses_affair_until_it_is_sent(t: Table) -> None:
    t.do("begin-offer:2", "give-au:3", seat=0)
    assert view.mask(t.s, 0).players[0].drafts
    assert not view.mask(t.s, 1).players[0].drafts
    assert not view.mask(t.s, None).players[0].drafts
    before = [pack(view.mask(t.s, seat)) for seat in (1, 2, None)]
    t.do("ask-au:1", seat=0) if t.may("ask-au:1", 0) else t.do("promise-au:1", seat=0)
    assert [pack(view.mask(t.s, seat)) for seat in (1, 2, None)] == before
    t.do("drop-offer", "begin-offer:2", "give-au:3", "send-offer:2", seat=0)
    assert view.mask(t.s, 2).deals == t.s.deals != []


def test_standing_orders_and_chance_are_hidden(t: Table) -> None:
    t.s.changes[:] = [2, 1, 0]
    masked = view.mask(t.s, 1)
    assert masked.changes == [0, 1, 0]
    assert masked.orders[0] == ()
    assert masked.has_standing == 0
    assert isinstance(masked.chance, Blind)
    assert view.mask(t.s, 0).orders[0] == ((STAND, HERESY, 1),)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_imagined_agrees_with_what_is_known(t: Table, seat: int) -> None:
    masked = view.mask(t.s, seat)
    for i in range(30):
        s = view.imagine(masked, seat, random.Random(i))
        assert pack(view.mask(s, seat)) == pack(masked)
        asking = s.agenda[-1]
        assert isinstance(asking, Asking)
        assert all(asking.drafts[x] for x in (0, 1))
        run(s)


def test_the_board_is_json_without_nulls(t: Table) -> None:
    for seat in (0, 1, 2, None):
        text = json.dumps(board(view.mask(t.s, seat), seat))
        assert "null" not in text
        assert json.loads(text) == board(view.mask(t.s, seat), seat)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_catalog_names_everything(language: str) -> None:
    for seats in (2, 17):
        shown = GAME.catalog(language, Setup("lords", seats, {}))
        assert ": null" not in json.dumps(shown)


def test_a_late_view_of_seventeen_stays_small() -> None:
    """A screen gets it after every choice."""
    s = new_game("crowded", 17, 3)
    for seat in (0, 8, 16, None):
        masked = GAME.mask(s, seat)
        assert len(json.dumps(GAME.board(masked, seat))) < 30_000
        assert len(json.dumps(pack(masked))) < 40_000
