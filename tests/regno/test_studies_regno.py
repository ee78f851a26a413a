"""Studies: the forecast is what a production then brings, and no study tells what its reader may not know."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import pytest

from signoria.games.regno.economy.production import Produce
from signoria.games.regno.ids import FLORINS, ORDERS, PLACES, RESOURCES, TAXES
from signoria.games.regno.realm.territory import in_play
from signoria.games.regno.rules import GAME
from signoria.games.regno.state import Regno
from signoria.games.regno.view import HIDDEN
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, legal, run
from signoria.kernel.pack import pack
from signoria.kernel.study import StudyError

from .build import table
from .scenes import positions, scene, study
from .walks import move, new_game

WALKS = [("golden italy", 4, 5), ("golden", 3, 2), ("wealthy", 2, 8), ("schematic", 3, 1)]


def produced(s: Regno, step: Produce, tax: str) -> tuple[Regno, list[str]]:
    """The production really carried out at a tax, nobody preaching: the end, and which provinces rose."""
    s = s.copy()
    s.chance, s.events = Seeded(b"production"), []
    s.agenda = [step]
    run(s)
    rest = GAME.grammar.option(f"tax-rest:{tax}")
    while s.must and (seat := step.seat) >= 0:
        menu = legal(s, seat)
        if not s.must >> seat & 1:  # a battle asks another
            seat = s.must.bit_length() - 1
            menu = legal(s, seat)
        texts = [GAME.grammar.listing(x) for x in menu.legal]
        now = [f"tax:{x.split(':')[1]}:{tax}" for x in texts if x.startswith("tax:")] + [
            x for x in texts if x.startswith("collect:")
        ]
        wanted = rest if menu.admits(rest) else None
        if wanted is None and now and isinstance(s.agenda[-1], Produce):
            wanted = GAME.grammar.option(now[0])
        for text in ("finish", "no", "stay"):
            if wanted is None and text in texts:
                wanted = GAME.grammar.option(text)
        apply(s, seat, wanted if wanted is not None else menu.options()[0])
    rose = [PLACES[e[3]] for e in s.events if GAME.grammar.events[e[0]].name == "revolt"]
    return s, rose


@pytest.mark.parametrize(("mode", "seats", "seed"), WALKS)
def test_the_forecast_is_what_the_production_brings(mode: str, seats: int, seed: int) -> None:
    looked = 0
    for s in positions(mode, seats, seed):
        for seat in in_play(s):
            for everywhere in (False, True):
                step = Produce(seat, everywhere, True)
                told = s.copy()
                told.agenda = [step]
                shown = study(scene(told, seat), "forecast")
                assert shown["kind"] == ("autumn" if everywhere else "order")
                for n, tax in enumerate(TAXES if shown["left"] else ()):
                    brings(s, step, shown, n, tax)
                    looked += 1
    assert looked > 100


def brings(s: Regno, step: Produce, shown: dict[str, Any], n: int, tax: str) -> None:
    """The same florins and goods, the same unrest, the same revolts."""
    end, rose = produced(s, step, tax)
    row, before, after = shown["taxes"][n], s.realms[step.seat].stock, end.realms[step.seat].stock
    assert row["tax"] == tax
    assert row["revolts"] == rose
    if not rose:  # a lost capital, captured people and plunder are another matter
        made = {RESOURCES[i]: after[i] - before[i] for i in range(FLORINS) if after[i] != before[i]}
        assert (row["florins"], row["goods"]) == (after[FLORINS] - before[FLORINS], made)
        assert row["rest"] == after[FLORINS] - shown["upkeep"]["florins"]
    for one in shown["provinces"]:
        assert one["revolt"][n] == (one["place"] in rose)
        if not rose:
            assert one["unrest"][n] == end.provinces[PLACES.index(one["place"])].unrest
        parts = one["parts"]
        if s.realms[step.seat].civil_war < s.round:
            assert one["florins"][n] == parts["tax"][n] + sum(
                parts[x] for x in ("centre", "buildings", "midas", "other")
            )
    assert sum(one["florins"][n] for one in shown["provinces"]) == row["florins"]


@pytest.mark.clause("regno:9.2.5")
def test_it_warns_of_a_revolt_and_of_the_churchs_relief() -> None:
    t = table(2)
    t.province("A1", unrest=2, buildings=["church"], worked=["church"])
    shown = study(scene(t.s, 0), "forecast")
    one = next(x for x in shown["provinces"] if x["place"] == "A1")
    assert one["now"] == 2
    assert one["relief"] == 1
    high = TAXES.index("high")
    assert one["unrest"][high] == 3
    assert one["revolt"] == [False, False, False, True]
    assert shown["taxes"][high]["revolts"] == ["A1"]


def test_others_are_read_from_what_lies_open() -> None:
    s = positions(*WALKS[0])[-1]
    for seat in in_play(s):
        own = study(scene(s, seat), "forecast")
        assert study(scene(s, None), "forecast", realm=str(seat)) == own
        assert study(scene(s, (seat + 1) % s.seats), "forecast", realm=str(seat)) == own


@pytest.mark.parametrize(("name", "given"), [("forecast", {"realm": x}) for x in ("9", "-1", "x", "", "²")] + [
    ("battle", {"n": "7"}), ("battle", {"n": "one"})])  # fmt: skip
def test_what_cannot_be_asked_is_said_in_the_readers_language(name: str, given: dict[str, str]) -> None:
    s = table(2).s
    for language in ("en", "it"):
        with pytest.raises(StudyError, match=r"^[A-Z].+\.$"):
            study(scene(s, 0, language=language), name, **given)


def test_a_spectator_says_whose_realm() -> None:
    with pytest.raises(StudyError, match="whose realm"):
        study(scene(table(2).s, None), "forecast")


def test_the_exchange_goes_back_to_its_first_season() -> None:
    s, rnd = new_game("golden italy", 4, 109), random.Random(109)
    first, seasons, events = s.bands[:], [s.round], list[Any]()
    while s.must and s.round < 12:
        s.events = []
        apply(s, *move(s, rnd))
        events += s.events
        seasons.append(s.round)
    shown = study(scene(s, 1, events), "exchange_history")["seasons"]
    assert [x["round"] for x in shown] == sorted(set(seasons))
    assert list(shown[-1]["bands"].values()) == s.bands
    moved = [e for e in events if GAME.grammar.events[e[0]].name == "band-moved"]
    bands = [first, *(list(x["bands"].values()) for x in shown)]
    assert 0 < sum(a != b for a, b in pairwise(bands)) <= len(moved)
    traded = [e for e in events if GAME.grammar.events[e[0]].name in ("sold", "bought")]
    assert sum(len(x["trades"]) for x in shown) == len(traded) > 0


# ---- nothing secret --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats", "seed"), WALKS)
def test_no_study_depends_on_what_its_reader_may_not_know(mode: str, seats: int, seed: int) -> None:
    rnd = random.Random(seed)
    for s in positions(mode, seats, seed):
        for seat in range(s.seats):
            other = s.copy()
            for i, realm in enumerate(other.realms):
                if i == seat:
                    continue
                if not realm.revealed:
                    realm.program = tuple(rnd.randint(1, ORDERS) for _ in realm.program)
                realm.plan = tuple(rnd.randint(1, ORDERS) for _ in realm.plan)
                other.orders[i] = ()
            guess = GAME.imagine(GAME.mask(s, seat), seat, rnd)
            assert all(HIDDEN not in realm.program for realm in guess.realms)
            for changed in (other, guess):
                for name in GAME.studies:
                    given = {"realm": str(rnd.randrange(s.seats))} if name == "forecast" else {}
                    told = [study(scene(x, seat), name, **given) for x in (s, changed)]
                    assert told[0] == told[1]
                    assert "null" not in json.dumps(told[0])


def test_a_study_changes_nothing() -> None:
    s = positions(*WALKS[1])[-1]
    at = scene(s, 0)
    before = pack(at.state)
    for name in GAME.studies:
        study(at, name)
    assert pack(at.state) == before
