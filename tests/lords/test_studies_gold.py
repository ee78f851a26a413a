"""What screens ask about gold and prisoners: who may spend, what taxes, routes and winter will do as things stand."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from signoria import bots
from signoria.games.lords import money, people
from signoria.games.lords.conflict import prisons
from signoria.games.lords.counters import mover
from signoria.games.lords.ids import CARDS, COUNTERS, EMPIRES, FIRST_LORD
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.pieces import EMPIRE_CAPTOR
from signoria.games.lords.recruiting import purses
from signoria.games.lords.rules import GAME
from signoria.games.lords.state import Lords
from signoria.games.lords.studies import STUDIES, treasury
from signoria.games.lords.trade import routes
from signoria.games.lords.weather.winter import SPARE, WEARS, Winter, harmed
from signoria.games.lords.year.calendar import ROUND_BEGINS, ROUNDS
from signoria.kernel.engine import first_seat
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.menu import Menu
from signoria.kernel.state import Event
from signoria.kernel.study import Scene, Told
from signoria.kernel.words import words

TAXES = ROUNDS.index("taxes")
YEARS = 13  # seasons of the game that the tests look at


def ask(name: str, s: Lords, seat: int | None, told: tuple[Told, ...] = ()) -> dict[str, Any]:
    return STUDIES[name](Scene(GAME.mask(s, seat), seat, told, words(GAME, "en")), {})


@cache
def game() -> tuple[tuple[Lords, tuple[Event, ...], Lords], ...]:
    """(before, events, after) of each choice of a game between bots."""
    match: Match[Lords] = Match(GAME, Setup("lords", 5), key_of_seed(11))
    bot, rng = bots.make("greedy", GAME), random.Random(1)
    found = []
    while not match.over and match.state.round < YEARS:
        before, seat = match.state.copy(), first_seat(match.state.must)
        entry = match.choose(seat, bot.choose(GAME.mask(match.state, seat), seat, rng))
        found.append((before, tuple(entry.events), match.state.copy()))
    return tuple(found)


def begins(event: Event, number: int) -> bool:
    return bool(event[0] == ROUND_BEGINS and event[2] == number)


@pytest.mark.clause("5.9.3", "5.9.4")
def test_taxes_bring_what_was_foretold() -> None:
    """Foretold before the last choice of an auction that changed no card; then they came."""
    seen = 0
    for before, events, after in game():
        at = next((i for i, event in enumerate(events) if begins(event, TAXES)), None)
        if at is None or before.where != after.where:
            continue
        foretold = ask("treasury", before, 0)["forecast"]["taxes"]
        assert foretold["round"] == before.round
        came: dict[str, int] = {}
        for event in events[at + 1 :]:
            if event[0] == ROUND_BEGINS:
                break
            if event[0] == money.MOVED and (event[3] < money.VAULTS or money.TREASURIES <= event[3] < money.PILES):
                account = ACCOUNT.ids[event[3]]
                came[account] = came.get(account, 0) + event[4]
        assert foretold["chests"] == came
        seen += 1
    assert seen


@pytest.mark.clause("5.11.1", "5.11.7")
def test_autumn_brings_what_declaring_everything_brings() -> None:
    states = [x[0] for x in game() if x[0].round][::150]
    assert any(ask("treasury", s, 0)["forecast"]["autumn"]["chests"] for s in states)
    for s in states:
        t = s.copy()
        t.events, t.links = None, ()
        for seat in people.in_play(t):
            if routes.routes_of(t, seat, ()):
                routes.Declare(seat, ()).take(t, seat, (routes.DECLARE_ALL,))
        autumn = ask("treasury", s, 0)["forecast"]["autumn"]
        assert autumn["everybody"]
        assert autumn["round"] >= s.round
        assert autumn["chests"].get("chest.1", 0) == t.gold[money.chest(0)] - s.gold[money.chest(0)]


def test_what_is_sought_for_a_forecast_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(treasury, "SEARCHES", 0)
    s = game()[-1][0]
    assert not ask("treasury", s, 0)["forecast"]["autumn"]["everybody"]


@pytest.mark.clause("5.13.2", "5.13.3")
def test_winter_names_the_gold_that_winter_then_lists() -> None:
    seen = 0
    for s in [x[0] for x in game() if x[0].round][::100]:
        for seat in people.in_play(s):
            told = ask("treasury", s, seat)["forecast"]["winter"]
            t = s.copy()
            t.round = told["round"]
            menu = Menu()
            Winter(t.order.index(seat), (), ()).offer(t, seat, menu)
            listed = {(COUNTERS[x[1]], ACCOUNT.ids[x[2]]) for x in menu.legal if x[0] == SPARE}
            foretold = {(x["counter"], account) for x in told["counters"] for account in x["accounts"]}
            named = {x["counter"]: x["effect"] for x in told["counters"]}
            assert {x for x in listed if x[0] in named} == foretold
            own = {COUNTERS[c]: effect for c, effect in harmed(t, ()).items() if mover(t, c) == seat}
            assert {c: named[c] for c in own} == {c: "wears" if x == WEARS else "kills" for c, x in own.items()}
            assert told["au"] == s.tables.wear.spare * sum(x["effect"] == "wears" for x in told["counters"])
            seen += len(foretold)
    assert seen


@pytest.mark.clause("RC.4")
def test_who_may_spend_a_treasury_is_what_the_rules_say() -> None:
    s = game()[-1][0]
    told = {one["account"]: one for one in ask("treasury", s, None)["accounts"]}
    for empire, name in enumerate(EMPIRES):
        if f"treasury.{name}" not in told:
            continue
        uses = told[f"treasury.{name}"]["uses"]
        for number, (what, _) in enumerate(treasury.USES):
            seats = [x for x in people.in_play(s) if purses.may_spend(s, x, empire, number)]
            told_of = seats or purses.without_player(s, empire)  # else nobody may, nor does it by itself
            assert [one["seats"] for one in uses if what in one["what"]] == ([seats] if told_of else [])
        assert bool(uses)
    assert "forecast" not in ask("treasury", s, None)


def test_nothing_is_foretold_beyond_the_end() -> None:
    s = game()[-1][0].copy()
    s.round = 4 * (s.tables.ending.last_year - s.tables.first_year + 1)
    s.agenda = [s.agenda[-1]]
    assert ask("treasury", s, 0)["forecast"] == {}


@pytest.mark.clause("5.8.11.b1", "5.8.11.b2")
def test_a_prisoner_shows_who_decides_and_who_could_pay() -> None:
    s = game()[-1][0].copy()
    leader = s.players[1].lord
    prisons.capture(s, leader, 0, -1)
    s.leaders[leader].ransom = 2
    told = (Told(77, s.round, -1, (prisons.CAPTURED, -1, leader)),)
    (shown,) = ask("prisoners", s, 2, told)["prisoners"]
    gold = s.gold[money.chest(1)]
    assert shown == {
        "leader": CARDS[leader], "captor": 0, "ransom": 2, "seat": 1, "keeper": 0, "payer": 1, "account": "chest.2",
        "gold": gold, "since": 77, "home": shown["home"],
    }  # fmt: skip
    assert leader >= FIRST_LORD
    s.leaders[leader].captor = EMPIRE_CAPTOR
    assert ask("prisoners", s, 2)["prisoners"][0]["captor"] == EMPIRES[0]
