"""Laws that hold at every moment of every match: base and advanced rules, all switches, 2 to 4 players."""

from __future__ import annotations

import itertools
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from signoria.games.lorenzo.grammar import KEEP, LEADER_DISCARDED, LEADER_PLAYED, PLACE
from signoria.games.lorenzo.houses.grammar import TOKEN_HELD, TOKEN_PAID, TOKEN_USED
from signoria.games.lorenzo.resources import FLOORS, VP
from signoria.games.lorenzo.rules import GAME, SWITCHES
from signoria.games.lorenzo.state import Lorenzo
from signoria.kernel import matchfile, position
from signoria.kernel.engine import apply, legal, seats_of
from signoria.kernel.match import Refused
from signoria.kernel.menu import AMOUNT
from signoria.kernel.pack import digest, pack
from signoria.kernel.state import Asking, Step, Together
from signoria.kernel.words import words

from .soundness import assert_sound, opened
from .walks import MODES, MOST_ENTRIES, moments, move, new_match, play, values_of

KEY = b"laws"
walks = settings(max_examples=8, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
matches = given(mode=st.sampled_from(list(MODES)), seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))


def next_numbers(state: Lorenzo) -> list[list[int]]:
    """What each stream would give next, twenty numbers each."""
    copy = state.copy()
    return [copy.draw(stream, 20, 1000) for stream in range(len(copy.streams))]


# ---- play ------------------------------------------------------------------------------------------------------------


@walks
@matches
def test_play_never_stops_short_and_ends_after_six_rounds(mode: str, seats: int, seed: int) -> None:
    match = new_match(mode, seats, seed)
    for _ in moments(match, seed):
        assert len(match.log) < MOST_ENTRIES, "an endless match"
        assert_sound(match.state)
        for seat in seats_of(match.state.must):
            assert match.menu(seat).legal, f"seat {seat} is asked and has no option"
    assert match.state.round == 6
    assert not match.state.agenda
    assert len(match.state.totals) == 6
    assert_sound(match.state)


@walks
@matches
def test_every_listed_option_applies_to_a_copy_and_leaves_the_original_alone(mode: str, seats: int, seed: int) -> None:
    match = new_match(mode, seats, seed)
    for rnd in moments(match, seed):
        before = digest(match.state, KEY)
        for seat in seats_of(match.state.must):
            listings = match.menu(seat).legal
            for listing in rnd.sample(listings, min(5, len(listings))):
                for option in values_of(listing, rnd):
                    copy = match.state.copy()
                    apply(copy, seat, option)
                    assert_sound(copy)
                    assert digest(copy, KEY) != before
        assert digest(match.state, KEY) == before


@walks
@matches
def test_an_unlisted_option_is_refused_and_changes_nothing(mode: str, seats: int, seed: int) -> None:
    match = new_match(mode, seats, seed)
    for rnd in moments(match, seed):
        before, entries = digest(match.state, KEY), len(match.log)
        seat = rnd.randrange(seats)
        verb = rnd.choice(list(GAME.grammar.verbs.values()))
        tried = [(verb.code, *(rnd.randrange(-1, 30) for _ in verb.arguments))]
        for listing in match.menu(seat).legal:
            if listing[0] & AMOUNT and rnd.random() < 0.1:
                tried += [(*listing[:-3], listing[-3] - 1), (*listing[:-3], listing[-2] + 1)]
            tried.append((*listing, 0))
        for option in rnd.sample(tried, min(6, len(tried))):
            if match.menu(seat).admits(option):
                continue
            with pytest.raises(Refused):
                match.choose(seat, [option])
        assert (digest(match.state, KEY), len(match.log)) == (before, entries)


@walks
@matches
def test_every_placement_is_listed_or_barred_with_a_reason_in_words(mode: str, seats: int, seed: int) -> None:
    match, english = new_match(mode, seats, seed), words(GAME, "en", MODES[mode][1])
    for rnd in moments(match, seed):
        for seat in seats_of(match.state.must):
            menu = match.menu(seat, explain=True)
            assert menu.legal == match.menu(seat).legal, "explaining lists something else"
            assert not any(menu.admits(option) for option, _ in menu.barred)
            for option, refusal in rnd.sample(menu.barred, min(4, len(menu.barred))):
                assert english.refusal(refusal, match.state, seat, option)
            at_turn = GAME.question(match.state, seat)[0] in ("turn", "late")
            if at_turn:
                named = [option[1:3] for option in menu.legal + [o for o, _ in menu.barred] if option[0] == PLACE]
                p, tables = match.state.players[seat], match.state.tables
                everywhere = FLOORS + 4 * tables.towers + len(p.powers_.hosts)
                assert len(named) == len(set(named)) == p.members.bit_count() * everywhere


@walks
@matches
def test_stocks_change_by_the_events_and_by_nothing_else(mode: str, seats: int, seed: int) -> None:
    """G02."""
    match = new_match(mode, seats, seed)
    ledger = opened(match)
    for _ in moments(match, seed):
        if match.log:
            ledger.enter(match.log[-1].events)
        assert ledger.balances(match.state)
    ledger.enter(match.log[-1].events)
    assert ledger.balances(match.state)


@walks
@matches
def test_the_score_sheet_adds_up_and_places_are_a_ranking(mode: str, seats: int, seed: int) -> None:
    match = play(new_match(mode, seats, seed), seed)
    s = match.state
    totals = [sum(line.points for line in GAME.sheet(s, seat)) for seat in range(seats)]
    assert totals == [p.stock[VP] for p in s.players]
    assert totals == [sum(row) for row in s.final]
    assert min(totals) >= 0 or "negative_score" not in match.setup.options
    places = GAME.places(s)
    assert sorted(places) == list(range(1, seats + 1))
    ranked = sorted(range(seats), key=lambda seat: places[seat])
    for better, worse in itertools.pairwise(ranked):
        assert (totals[better], -s.order.index(better)) > (totals[worse], -s.order.index(worse))


# ---- the past and files ----------------------------------------------------------------------------------------------


@walks
@matches
def test_undo_restores_the_hash_and_the_numbers_to_come(mode: str, seats: int, seed: int) -> None:
    """G16."""
    match = new_match(mode, seats, seed)
    for rnd in moments(match, seed):
        if rnd.random() > 0.15:
            continue
        moment, before, numbers = len(match.force), digest(match.state, KEY), next_numbers(match.state)
        views = [pack(GAME.mask(match.state, x)) for x in range(seats)]
        seat, option = move(match.state, rnd)
        first = match.choose(seat, [option])
        after = digest(match.state, KEY)
        match.undo(seat, moment)
        assert digest(match.state, KEY) == before
        assert next_numbers(match.state) == numbers
        assert [pack(GAME.mask(match.state, x)) for x in range(seats)] == views
        again = match.choose(seat, [option])
        assert (again.drawn, again.events, digest(match.state, KEY)) == (first.drawn, first.events, after)
        match.undo(seat, moment)


SHOWING = (LEADER_PLAYED, LEADER_DISCARDED, TOKEN_USED, TOKEN_PAID, TOKEN_HELD)  # what was secret lies open


@walks
@matches
def test_only_what_gave_nothing_away_is_free_to_undo(mode: str, seats: int, seed: int) -> None:
    """G16: a die, a card drawn or a leader shown cannot be unseen."""
    match = new_match(mode, seats, seed)
    for _ in moments(match, seed):
        drafting = isinstance(match.state.agenda[-1], Asking)
        if match.log and not drafting:
            last = match.log[-1]
            shown = any(event[0] in SHOWING for event in last.events)
            revealed = bool(last.drawn) or last.chain[0][0] == KEEP or shown
            assert last.free == (not revealed)


def test_an_answer_to_the_draft_is_taken_back_alone_and_no_leader_is_lost() -> None:
    """G22: after each number of answers it is asked again, and the answers of the others stay."""
    match, rnd = new_match("advanced", 4, 9), random.Random(9)
    for _ in range(4):
        seat, option = move(match.state, rnd)
        match.choose(seat, [option])
    while isinstance(asking := match.state.agenda[-1], Asking):
        before, leaders = digest(match.state, KEY), hidden(match.state)
        seat, option = move(match.state, rnd)
        match.choose(seat, [option])
        assert hidden(match.state) == leaders
        still = match.state.agenda[-1]
        if isinstance(still, Asking) and still.drafts[seat]:
            match.retract(seat)
            assert digest(match.state, KEY) == before
            assert match.menu(seat).admits(option)
            match.choose(seat, [option])
        assert match.state.agenda[-1] is not asking


def hidden(s: Lorenzo) -> list[int]:
    """All leaders that are dealt."""
    return sorted(x for seat, p in enumerate(s.players) for x in (*p.hand, *s.packets[seat]))


@walks
@matches
def test_saved_and_restored_it_is_the_same_at_every_moment(mode: str, seats: int, seed: int) -> None:
    """G20."""
    match = new_match(mode, seats, seed)
    for rnd in moments(match, seed):
        packed = json.loads(json.dumps(pack(match.state)))
        restored = GAME.restore(packed, match.setup, match.chance)
        assert digest(restored, KEY) == digest(match.state, KEY)
        for seat in seats_of(match.state.must):
            assert legal(restored, seat).legal == match.menu(seat).legal
        if rnd.random() < 0.05:
            assert next_numbers(restored) == next_numbers(match.state)
            setup = position.read(position.write(GAME, match.setup, match.state))
            assert setup.position == packed
            for seat in range(seats):
                assert pack(GAME.mask(restored, seat)) == pack(GAME.mask(match.state, seat))
            finish_alike(restored, match.state.copy(), rnd.randrange(2**32))


def finish_alike(one: Lorenzo, other: Lorenzo, seed: int) -> None:
    """Played on in the same way, both end alike."""
    mine, theirs = random.Random(seed), random.Random(seed)
    while one.must:
        apply(one, *move(one, mine))
        apply(other, *move(other, theirs))
    assert digest(one, KEY) == digest(other, KEY)


@walks
@matches
def test_replay_and_files_agree_at_every_entry(mode: str, seats: int, seed: int) -> None:
    match, seen = new_match(mode, seats, seed), []
    for rnd in moments(match, seed):
        seen.append(digest(match.state, KEY))
        if rnd.random() < 0.03:
            text = matchfile.write(match, matchfile.WHOLE)
            loaded = matchfile.load(text)
            assert matchfile.write(loaded, matchfile.WHOLE) == text
            assert digest(loaded.state, KEY) == seen[-1]
            assert next_numbers(loaded.state) == next_numbers(match.state)
    for moment, before in enumerate(seen):
        assert digest(match.at(moment), KEY) == before
    whole = matchfile.write(match)
    assert matchfile.verify(whole) == matchfile.Verdict(True, len(match.log), len(match.log), None, "", match.over)
    assert len(whole) <= 4000 + 200 * len(match.log)


def test_every_moment_of_a_match_can_be_taken_back_to() -> None:
    match = play(new_match("wealthy", 3, 5), 5)
    marks = [digest(match.at(moment), KEY) for moment in range(len(match.force))]
    for moment in (len(marks) - 1, 100, 16, 15, 1, 0):
        match.undo(0, moment)
        assert digest(match.state, KEY) == marks[moment]
        assert len(match.force) == moment


# ---- side effects ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_a_thousand_questions_change_nothing(mode: str) -> None:
    """G01: of legality, and of everything else that a screen asks."""
    match, rnd = play(new_match(mode, 4, 3), 3, 90), random.Random(4)
    before, drawn = digest(match.state, KEY), next_numbers(match.state)
    for _ in range(1000):
        seat = rnd.randrange(4)
        match.menu(seat, rnd.random() < 0.5)
    for seat in range(4):
        masked = GAME.mask(match.state, seat)
        view = pack(masked)
        GAME.board(masked, seat)
        for listing in match.menu(seat).legal:
            GAME.detail(masked, seat, listing)
            match.preview(seat, [listing[:-2] if listing[0] & AMOUNT else listing])
        for option, _ in (GAME.glance(masked, seat) or match.menu(seat, True)).barred:
            GAME.detail(masked, seat, option)
        assert pack(masked) == view
        GAME.sheet(match.state, seat)
    assert digest(match.state, KEY) == before
    assert next_numbers(match.state) == drawn


@pytest.mark.parametrize("mode", MODES)
def test_copies_go_their_own_ways(mode: str) -> None:
    match = play(new_match(mode, 3, 6), 6, 70)
    before = pack(match.state)
    one, two = match.state.copy(), match.state.copy()
    finish_alike(one, two, 8)
    assert pack(match.state) == before


def test_steps_are_frozen() -> None:
    """A step that waits on an agenda packs the same for ever: all copies of the state share it."""
    seen: dict[int, tuple[Step[Any], str]] = {}
    asking = {kind for kind in GAME.classes().values() if issubclass(kind, Step) and "asks" in vars(kind)}
    asking -= {Step, Together}
    for seed in range(100):
        mode = ("outcast switched", "wealthy", "houses", "houses wealthy", "houses outcast")[seed % 5]
        match = new_match(mode, 4, seed)
        for _ in moments(match, seed):
            for step in match.state.agenda:
                inner = step.step if isinstance(step, Asking) else step
                if id(inner) not in seen:
                    seen[id(inner)] = inner, json.dumps(pack(inner))
        if asking <= {type(step) for step, _ in seen.values()}:
            break
    assert asking <= {type(step) for step, _ in seen.values()}
    for step, then in seen.values():
        assert json.dumps(pack(step)) == then


PRINT_MARKS = """
import sys
sys.path.insert(0, sys.argv[1])
from lorenzo.walks import MODES, new_match, play
for mode in MODES:
    for seats in (2, 3, 4):
        match = play(new_match(mode, seats, 11), 12)
        print(mode, seats, *(entry.mark for entry in match.log), *(entry.hash for entry in match.log))
"""


def test_processes_with_other_hash_seeds_agree() -> None:
    """G19."""
    printed = set()
    for hash_seed in ("0", "1", "random"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", PRINT_MARKS, str(Path(__file__).parents[1])]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=100)
        printed.add(done.stdout)
    assert len(printed) == 1
    assert printed.pop().count("\n") == len(MODES) * 3


def test_every_switch_is_walked_in_both_positions() -> None:
    for switch in SWITCHES:
        walked = {options.get(switch.name, switch.default) for options, _ in MODES.values()}
        assert walked == set(switch.values), switch.name
