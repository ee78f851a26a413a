"""Faults that comparable software had (docs/fault-kinds.md), asked of Lorenzo."""

from __future__ import annotations

import json
import random
from itertools import permutations

import pytest

from counting import calls
from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.flow import EndOfRound
from signoria.games.lorenzo.grammar import REFUSE, SUPPORT, SUPPORTED
from signoria.games.lorenzo.resources import FP
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import SOURCES, FinalScoring
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.work import BonusWork
from signoria.kernel import position
from signoria.kernel.engine import legal, run, seats_of
from signoria.kernel.match import Match
from signoria.kernel.pack import digest, pack
from signoria.kernel.state import Asking

from .build import Table, table
from .facts import CARDS, FACTS, of_type
from .soundness import assert_sound
from .test_laws import hidden, next_numbers
from .walks import MODES, moments, move, new_match, play

KEY = b"faults"
TRACK = FACTS["board"]["faith_track_vp"]


# ---- rules -----------------------------------------------------------------------------------------------------------

PLACES = {
    "building": ("building.1", "building.2", "building.3"),
    "harvest": ("harvest.small", "harvest.large", "harvest.large"),
    "production": ("production.small", "production.large", "production.large"),
    "harvest, all in the small space": ("harvest.small",) * 3,
    "production, all in the small space": ("production.small",) * 3,
}


@pytest.mark.clause("L-24", "L-50", "L-19")
@pytest.mark.parametrize("ariosto", [False, True])
@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("order", list(permutations(["white", "black", "neutral"])))
def test_three_members_in_every_order(order: tuple[str, ...], where: str, ariosto: bool) -> None:
    """G03: two coloured ones of one player never meet, the neutral one meets anybody; Ariosto opens spaces only."""
    floors = {"building.1": "chapel", "building.2": "residence", "building.3": "mint"}
    t = table(
        turn=[0, 0, 0],
        dice=(6, 6, 6),
        stock={0: {"coin": 20, "wood": 20, "stone": 20, "servant": 20}},
        floors=floors,
        played={0: ["ludovico_ariosto"] if ariosto else []},
    )
    placed: list[str] = []
    for member, space in zip(order, PLACES[where], strict=True):
        coloured = member != "neutral" and any(other != "neutral" for other in placed)
        full = "small" in space and bool(t.members(space)) and not ariosto
        servants = 7 if member == "neutral" else 0
        if coloured or full:
            assert t.clause(f"place:{member}:{space}:{servants}") in {"L-24", "L-50", "L-19"}
            continue
        t.do(f"place:{member}:{space}:{servants}")
        placed.append(member)
        while t.question not in ("turn", ""):
            t.do("end-turn" if t.question == "end" else "skip")
    alone = not ariosto and "small space" in where
    assert placed == ([order[0]] if alone else [m for m in order if m == "neutral" or m == _first_coloured(order)])


def _first_coloured(order: tuple[str, ...]) -> str:
    return next(member for member in order if member != "neutral")


@pytest.mark.clause("L-61", "L-63", "L-84")
@pytest.mark.parametrize("faith", range(16))
def test_the_last_report_is_answered_before_the_match_ends(faith: int) -> None:
    """G04: nothing is left open at the end; the sheet has a line for every rule, and the Church's is the track's."""
    t = table(
        2, round=6, stock={0: {"fp": faith}, 1: {"fp": 2}}, steps=[VaticanReport(3), EndOfRound(), FinalScoring()]
    )
    supported = faith >= FACTS["board"]["vatican_report"]["min_faith"][2]
    assert t.question == ("support" if supported else "")
    if supported:
        t.do("support")
    assert (t.state.must, t.state.agenda) == (0, [])
    for seat in range(2):
        assert [(line.source, line.clause) for line in GAME.sheet(t.state, seat)] == list(SOURCES)
    church = {line.source: line.points for line in GAME.sheet(t.state, 0)}["church"]
    assert church == (TRACK[faith] if supported else 0)


@pytest.mark.clause("L-61", "L-84")
@pytest.mark.parametrize("mode", MODES)
def test_whole_matches_end_with_every_line_and_no_question(mode: str) -> None:
    """G04: in every mode, and what the Church gave is what its reports said."""
    for seats in (2, 3, 4):
        match = play(new_match(mode, seats, seats), seats)
        told = [event for entry in match.log for event in entry.events if event[0] == SUPPORTED]
        assert (match.state.must, match.state.agenda) == (0, [])
        for seat in range(seats):
            sheet = GAME.sheet(match.state, seat)
            assert [(line.source, line.clause) for line in sheet] == list(SOURCES)
            assert sheet[1].points == sum(event[4] for event in told if event[2] == seat)
            assert match.menu(seat).legal == []


def worked(area: int, cards: list[str]) -> dict[str, int]:
    """What an action of value 6 gives with these cards, and with the bonus tile; privileges are left aside."""
    t: Table = table(steps=[BonusWork(0, area, 6, True)], cards={0: cards}).do("work:0")
    return t.changes(0)


@pytest.mark.clause("L-53", "L-54")
@pytest.mark.parametrize(("area", "kind"), [(0, "territory"), (1, "building")])
def test_a_yield_is_the_sum_of_its_sources(area: int, kind: str) -> None:
    """G05: whatever cards lie together, three sources of one good among them, each adds its own."""
    plain = [key for key in of_type(kind) if not {"pay", "per"} & CARDS[key].get("production", {}).keys()]
    plain = [key for key in plain if "production_choose_one" not in CARDS[key]]
    tile, rnd, thrice = worked(area, []), random.Random(area), 0
    single = {key: _less(worked(area, [key]), tile) for key in plain}
    for _ in range(40):
        hand = rnd.sample(plain, rnd.randrange(2, min(6, len(plain)) + 1))
        goods = [good for key in hand for good in single[key]]
        total = {good: sum(single[key].get(good, 0) for key in hand) for good in goods}
        assert _less(worked(area, hand), tile) == total
        thrice += any(goods.count(good) >= 3 for good in goods)
    assert thrice > 5


def _less(gain: dict[str, int], tile: dict[str, int]) -> dict[str, int]:
    left = {good: n - tile.get(good, 0) for good, n in gain.items()}
    return {good: n for good, n in left.items() if n}


# ---- undo, saving ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["wealthy switched", "outcast"])
def test_what_a_choice_set_off_is_undone_with_it(mode: str) -> None:
    """G18: tiles, leaders, raised values, lasting powers: undone, each is as before, also what the state only
    remembers because it follows from the rest; the turn then ends without it."""
    match, triggers = new_match(mode, 3, 4), 0
    for rnd in moments(match, 4):
        moment, before = len(match.force), kept(match.state)
        seat, option = move(match.state, rnd)
        match.choose(seat, [option])
        if match.over:
            break
        triggers += kept(match.state)[1] != before[1]
        match.undo(seat, moment)
        assert kept(match.state) == before
        assert_sound(match.state)
        assert match.menu(seat).admits(option)
    assert triggers > 4, "choices that changed powers"


@pytest.mark.clause("L-60", "L-61")
def test_a_tile_that_was_refused_for_and_taken_back_never_strikes() -> None:
    """G18: neither at once nor in the scoring."""
    match = new_match("advanced", 2, 3)
    match.state.agenda = [FinalScoring(), VaticanReport(3)]
    for p in match.state.players:
        p.stock[FP] = 9
    run(match.state)
    match._checkpoints = {0: match.state.copy()}  # so that undo goes back to here
    seat = seats_of(match.state.must)[0]
    match.choose(seat, [(REFUSE,)])
    assert match.state.players[seat].excommunicated
    match.undo(seat, 0)
    for _ in range(2):
        match.choose(seats_of(match.state.must)[0], [(SUPPORT,)])
    assert match.over
    for player in (0, 1):
        assert match.state.players[player].excommunicated == ()
        assert GAME.sheet(match.state, player)[-1].points == 0


def kept(s: Lorenzo) -> tuple[str, list[object]]:
    """The hash, and what stands outside it: each player's powers but for the answers that they keep."""
    powers = [
        {name: getattr(p.powers_, name) for name in dir(p.powers_) if not name.startswith("__")} for p in s.players
    ]
    plain = [{name: value for name, value in x.items() if isinstance(value, int | tuple)} for x in powers]
    return digest(s, KEY), plain


@pytest.mark.parametrize(("mode", "seats"), [("advanced", 4), ("wealthy switched", 2), ("base", 3)])
def test_a_whole_match_can_be_saved_and_restored_at_each_of_its_questions(mode: str, seats: int) -> None:
    """G20: hash, legal options, every view and the numbers to come; and the match goes on from what was saved."""
    match, again = new_match(mode, seats, 7), new_match(mode, seats, 7)
    for _ in zip(moments(match, 7), moments(again, 7), strict=True):
        restored = saved(match)
        assert digest(restored, KEY) == digest(again.state, KEY)
        assert next_numbers(restored) == next_numbers(again.state)
        for seat in range(seats):
            assert legal(restored, seat).legal == again.menu(seat).legal
        for reader in (None, *range(seats)):
            assert pack(GAME.mask(restored, reader)) == pack(GAME.mask(again.state, reader))
        match.state = restored
    assert match.last_mark == again.last_mark


def saved(match: Match[Lorenzo]) -> Lorenzo:
    """The state of a position file."""
    setup = position.read(position.write(GAME, match.setup, match.state))
    assert setup.position is not None
    return GAME.restore(json.loads(json.dumps(setup.position)), match.setup, match.chance)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_draft_is_restored_after_each_number_of_answers(order: tuple[int, ...]) -> None:
    """G22: answers given are kept, open ones asked again with the same packets, and no leader is lost or doubled."""
    match = play(new_match("advanced", 3, 5), 5, 3)  # the bonus tiles are chosen, one by one
    assert seats_of(match.state.must) == [0, 1, 2]
    leaders, menus = hidden(match.state), [match.menu(seat).legal for seat in range(3)]
    for k, seat in enumerate(order):
        match.state = saved(match)
        waiting = match.state.agenda[-1]
        assert isinstance(waiting, Asking)
        assert seats_of(match.state.must) == sorted(order[k:])
        assert [bool(draft) for draft in waiting.drafts] == [x in order[:k] for x in range(3)]
        assert match.menu(seat).legal == menus[seat]
        assert hidden(match.state) == leaders
        match.choose(seat, [match.menu(seat).legal[seat]], match.question_of(seat))
    assert hidden(match.state) == leaders
    assert [len(p.hand) for p in match.state.players] == [1, 1, 1]


# ---- long matches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["advanced", "wealthy"])
def test_the_end_of_a_match_asks_for_no_more_work_than_its_beginning(mode: str) -> None:
    """G27: options with their reasons and the views of all seats in the last third, counted in calls, at most twice
    those of the first; to show an early and a late moment again costs alike."""
    match, spent = new_match(mode, 4, 8), list[int]()

    def look() -> None:
        for seat in range(4):
            legal(match.state, seat, True)
            masked = GAME.mask(match.state, seat)
            GAME.board(masked, seat)
            GAME.glance(masked, seat)

    for _ in moments(match, 8):
        spent.append(calls(look))
    third = len(spent) // 3
    assert third > 30
    assert 0 < sum(spent[-third:]) <= 2 * sum(spent[:third])
    early = calls(lambda: match.at(31))  # fifteen entries beyond a kept copy, the most that there can be
    last = len(match.force)
    assert max(calls(lambda moment=moment: match.at(moment)) for moment in range(last - 16, last)) <= 3 * early
