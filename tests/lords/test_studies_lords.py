"""What screens ask about a position of Lords: the answers are those that the rules then give."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from signoria import bots
from signoria.games.lords import money
from signoria.games.lords.ids import AT
from signoria.games.lords.rules import GAME
from signoria.games.lords.state import Lords
from signoria.games.lords.studies import STUDIES, trade
from signoria.games.lords.studies.annals import WEIGHTS
from signoria.games.lords.thrones import pretenders
from signoria.games.lords.trade import routes, sources
from signoria.kernel.engine import first_seat
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.state import ALL
from signoria.kernel.study import Scene, StudyError, Told
from signoria.kernel.words import words


def scene(s: Lords, seat: int | None, told: tuple[Told, ...] = (), language: str = "en") -> Scene:
    return Scene(GAME.mask(s, seat), seat, told, words(GAME, language))


@cache
def games() -> tuple[tuple[Lords, ...], tuple[Told, ...]]:
    """(states before a merchant declares, all public events) of a game between bots."""
    match: Match[Lords] = Match(GAME, Setup("lords", 5), key_of_seed(11))
    bot, rng = bots.make("greedy", GAME), random.Random(1)
    found: list[Lords] = []
    told: list[Told] = []
    while not match.over and len(found) < 24:
        if isinstance(match.state.agenda[-1], routes.Declare):
            found.append(match.state.copy())
        seat = first_seat(match.state.must)
        entry = match.choose(seat, bot.choose(GAME.mask(match.state, seat), seat, rng))
        told += [Told(len(match.force), match.state.round, -1, e) for e in entry.events if e[1] == ALL]
    return tuple(found), tuple(told)


def declaring() -> Iterator[tuple[Lords, int]]:
    for s in games()[0]:
        yield s, first_seat(s.must)


@pytest.mark.clause("5.11.1", "5.11.5", "5.11.7")
def test_a_route_brings_what_the_study_says() -> None:
    """Declared at once, each route that can be paid moves the merchant's chest by its `net`."""
    seen = 0
    for s, seat in declaring():
        told = STUDIES["routes"](scene(s, seat), {})
        assert told["chest"] == s.gold[money.chest(seat)]
        for claim, shown in zip(sources.claims(s, seat), told["routes"], strict=True):
            route = trade.best_of(s, seat, claim)
            assert ("why" not in shown) == bool(route and routes.payable(s, seat, claim, route))
            if route is None or "why" in shown:
                continue
            t = s.copy()
            t.events = None
            routes.carry_out(t, seat, claim, route)
            assert t.gold[money.chest(seat)] - s.gold[money.chest(seat)] == shown["net"]
            assert [AT[link["place"]] for link in shown["links"]] == list(route.places)
            seen += 1
    assert seen >= 10


def test_a_study_names_what_it_cannot_take() -> None:
    s, seat = next(declaring())
    for language, said in (("en", "no such place"), ("it", "non c'è")):
        with pytest.raises(StudyError, match=said):
            STUDIES["one_more"](scene(s, seat, language=language), {"place": "atlantis"})
    for year in ("1400", "", "x", "99999999999"):
        with pytest.raises(StudyError):
            STUDIES["annals"](scene(s, seat), {"year": year})


def test_who_looks_on_has_no_routes() -> None:
    s, _ = next(declaring())
    assert STUDIES["routes"](scene(s, None), {})["routes"] == []
    assert STUDIES["one_more"](scene(s, None), {})["places"] == []


@pytest.mark.clause("6.2.4", "6.2.5")
def test_an_empty_throne_shows_the_pretenders_that_the_succession_would_count() -> None:
    for s, seat in list(declaring())[:5]:
        for number, e in enumerate(s.empires):
            t = s.copy()
            t.empires[number].vacant = True
            shown = STUDIES["families"](scene(t, seat), {})["thrones"][number]
            met = {one["leader"]: one["met"] for one in shown["pretenders"]}
            assert sorted(met.values(), reverse=True) == list(met.values())
            assert len(met) == len(pretenders.field(t, number))
            assert e is not t.empires[number]


def test_the_annals_tell_each_season_what_weighs_most_in_its_order() -> None:
    s, seat = list(declaring())[-1]
    told = games()[1]
    brief = STUDIES["annals"](scene(s, seat, told), {})["years"]
    assert [year["year"] for year in brief] == sorted(year["year"] for year in brief)
    names = GAME.grammar.events
    for year in brief:
        whole = STUDIES["annals"](scene(s, seat, told), {"year": str(year["year"])})["years"][0]
        for short, full in zip(year["seasons"], whole["seasons"], strict=True):
            assert [x["moment"] for x in short["events"]] == sorted(x["moment"] for x in short["events"])
            assert len(short["events"]) + short["more"] == len(full["events"]) + full["more"]
            assert [x for x in full["events"] if x in short["events"]] == short["events"]
            least = min(x["weight"] for x in short["events"])
            assert sum(x["weight"] > least for x in full["events"]) <= len(short["events"])
    assert set(WEIGHTS) <= {signature.name for signature in names.values()}


@pytest.mark.parametrize("name", sorted(STUDIES))
def test_a_study_changes_nothing_and_tells_no_secret(name: str) -> None:
    """What other seats have named as their limits changes no answer, and the state stays as it was."""
    match: Match[Lords] = Match(GAME, Setup("lords", 5), key_of_seed(11))
    bot, rng = bots.make("greedy", GAME), random.Random(1)
    while match.state.auction is None or not match.state.must & 1:
        seat = first_seat(match.state.must)
        match.choose(seat, bot.choose(GAME.mask(match.state, seat), seat, rng))
    s = match.state.copy()
    before: Any = STUDIES[name](scene(s, 0), {})
    assert s.auction is not None
    s.auction.limits = [s.auction.limits[0], 7, 6, 5, 4]
    assert STUDIES[name](scene(s, 0), {}) == before
    shown = scene(s, 0)
    packed = repr(GAME.board(shown.state, 0))
    STUDIES[name](shown, {})
    assert repr(GAME.board(shown.state, 0)) == packed
