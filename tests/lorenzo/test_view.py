"""Secrets: leaders in hand and the packets of the draft (L-8). Nobody else's bytes may hold or follow them."""

from __future__ import annotations

import json
import random
from itertools import product
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo
from signoria.kernel import matchfile
from signoria.kernel.chance import OutcomeNeeded
from signoria.kernel.engine import apply, legal
from signoria.kernel.match import Match
from signoria.kernel.menu import Option
from signoria.kernel.pack import pack
from signoria.kernel.state import Asking
from signoria.kernel.words import words

from .soundness import assert_sound
from .walks import events_for, leaders_in, moments, move, new_match, play

walks = settings(max_examples=8, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
moment_of = given(
    mode=st.sampled_from(["advanced", "switched", "wealthy", "outcast"]),
    seats=st.sampled_from([2, 3, 4]),
    seed=st.integers(0, 2**32),
)
LEADERS = range(20)


def shown_to(s: Lorenzo, seat: int | None) -> dict[str, Any]:
    """Everything that a screen at this seat is made of, but for the log."""
    view = GAME.mask(s, seat)
    shown: dict[str, Any] = {"board": GAME.board(view, seat), "must": view.must, "question": view.question}
    if seat is not None:
        menus = {"menu": legal(view, seat, True), "glance": GAME.glance(view, seat)}
        for name, menu in menus.items():
            if menu is not None:
                listed = [(option, None) for option in menu.legal]
                shown[name] = [
                    (
                        GRAMMAR.listing(o) if why is None else GRAMMAR.text(o),
                        why and why.reason,
                        GAME.detail(view, seat, o),
                    )
                    for o, why in [*listed, *menu.barred]
                ]
        if view.must >> seat & 1:
            shown["asked"] = repr(GAME.question(view, seat))
    return shown


def known_to(s: Lorenzo, seat: int | None) -> set[int]:
    """Leaders that a seat has had in its own eyes: its hand, its packets, and what lies on the table."""
    known = {x for p in s.players for x in (*p.played, *p.discarded)}
    known |= {p.copied for p in s.players}
    if seat is not None:
        known |= {*s.players[seat].hand, *s.packets[seat], *(x for packet in s.seen[seat] for x in packet)}
    return known


# ---- canaries --------------------------------------------------------------------------------------------------------


@walks
@moment_of
def test_no_hidden_leader_is_named_in_what_another_seat_is_sent(mode: str, seats: int, seed: int) -> None:
    """G13."""
    match = new_match(mode, seats, seed)
    english = words(GAME, "en", match.setup.sets)
    known: dict[int | None, set[int]] = {seat: set() for seat in (None, *range(seats))}  # ever: no undo takes it back
    for rnd in moments(match, seed):
        learn(match, known)
        if rnd.random() > 0.06 and match.state.round:
            continue
        if rnd.random() < 0.3:
            before = len(match.force)
            match.choose(*_single(match, rnd))
            learn(match, known)
            match.undo(0, before)
        for seat, allowed in known.items():
            file = matchfile.dump(match, seat)
            del file["setup"]  # the changed numbers name every leader
            assert leaders_in(json.dumps([shown_to(match.state, seat), file])) <= allowed
            log = "\n".join(english.event(event) for event in events_for(match, seat))
            assert {x for x in LEADERS if english.name("leader", x) in log} <= allowed


def learn(match: Match[Lorenzo], known: dict[int | None, set[int]]) -> None:
    """Every seat looks at what lies before it."""
    for seat in known:
        known[seat] |= known_to(match.state, seat)


def _single(match: Match[Lorenzo], rnd: random.Random) -> tuple[int, list[Option]]:
    seat, option = move(match.state, rnd)
    return seat, [option]


@walks
@moment_of
def test_other_hands_could_be_anything_and_not_a_byte_would_change(mode: str, seats: int, seed: int) -> None:
    """G14."""
    match = new_match(mode, seats, seed)
    for rnd in moments(match, seed):
        if rnd.random() > 0.15 and match.state.round:
            continue
        for seat in (None, *range(seats)):
            other = reshuffled(match.state, seat, rnd)
            assert pack(GAME.mask(other, seat)) == pack(GAME.mask(match.state, seat))
            assert json.dumps(shown_to(other, seat)) == json.dumps(shown_to(match.state, seat))


def reshuffled(s: Lorenzo, seat: int | None, rnd: random.Random) -> Lorenzo:
    """The same table with other leaders in all places that `seat` cannot see."""
    t = s.copy()
    names = list(LEADERS)
    rnd.shuffle(names)

    def other(leaders: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(names[leader] for leader in leaders)

    for x, p in enumerate(t.players):
        p.hand = p.hand if x == seat else other(p.hand)
    t.packets = type(t.packets)(own if x == seat else other(own) for x, own in enumerate(t.packets))
    t.kept = type(t.kept)(own if x == seat else other(own) for x, own in enumerate(t.kept))
    t.seen = type(t.seen)(own if x == seat else tuple(map(other, own)) for x, own in enumerate(t.seen))
    asking = t.agenda[-1] if t.agenda else None
    if isinstance(asking, Asking):
        for x, draft in enumerate(asking.drafts):
            if x != seat and draft:
                asking = asking.put(x, ((draft[0][0], names[draft[0][1]]),), asking.ready)
        t.agenda[-1] = asking
    return t


def test_the_file_of_a_running_match_hides_the_draft_and_the_deal() -> None:
    match = play(new_match("advanced", 3, 2), 2, 25)
    kept = [entry for entry in match.log if entry.secret]
    assert len(kept) == 9
    data = json.loads(matchfile.write(match, 1))
    assert "seed" not in data
    hidden = [entry for entry in data["entries"] if entry.get("hidden") and "do" not in entry]
    assert sorted(entry["seat"] for entry in hidden) == [0, 0, 0, 2, 2, 2]
    assert not any(
        name.endswith("!") for entry in [data["opening"], *data["entries"]] for name, _ in entry.get("got", [])
    )


def test_what_was_passed_on_is_shown_to_whoever_passed_it_and_to_nobody_else() -> None:
    """G13, L-8: a seat remembers its packets; the board helps it to."""
    match = play(new_match("advanced", 3, 4), 4, 5)
    while isinstance(match.state.agenda[-1], Asking):
        match.choose(*_single(match, random.Random(5)))
    s = match.state
    for seat in range(3):
        passed = {GRAMMAR.kinds["leader"].value(x) for x in GAME.board(GAME.mask(s, seat), seat)["passed"]}
        assert passed == {x for packet in s.seen[seat] for x in packet} - set(s.kept[seat])
    assert "passed" not in GAME.board(GAME.mask(s, None), None)


# ---- imagining -------------------------------------------------------------------------------------------------------


@walks
@moment_of
def test_an_imagined_world_agrees_with_all_that_its_seat_has_seen(mode: str, seats: int, seed: int) -> None:
    match = new_match(mode, seats, seed)
    for rnd in moments(match, seed):
        if rnd.random() > 0.15 and match.state.round:
            continue
        for seat in range(seats):
            view = GAME.mask(match.state, seat)
            before = pack(view)
            world = GAME.imagine(view, seat, rnd)
            assert pack(view) == before
            assert pack(GAME.mask(world, seat)) == before
            assert_whole(world, seats)
            for other in range(seats):  # and it is whole: the others can look around in it too
                assert_whole(GAME.imagine(GAME.mask(world, other), other, rnd), seats)


def assert_whole(world: Lorenzo, seats: int) -> None:
    """Every leader is somewhere, and the draft could have come about so."""
    assert_sound(world)
    for seat in range(seats):
        p = world.players[seat]
        assert all(x in LEADERS for x in (*p.hand, *world.packets[seat], *world.kept[seat]))
        if not world.seen[seat]:
            continue
        assert sorted((*p.hand, *p.played, *p.discarded)) == sorted(world.kept[seat])
        for kept, packet in zip(world.kept[seat], world.seen[seat], strict=False):
            assert kept in packet
        right = (seat - 1) % seats
        for kept, packet, passed in zip(world.kept[seat], world.seen[seat], world.seen[right][1:], strict=False):
            assert sorted(passed) == sorted(set(packet) - {kept}), "the player on the right got something else"


@walks
@moment_of
def test_an_imagined_world_can_be_played_to_its_end(mode: str, seats: int, seed: int) -> None:
    match = new_match(mode, seats, seed)
    for rnd in moments(match, seed):
        if rnd.random() > 0.05 and match.state.round:
            continue
        seat = rnd.randrange(seats)
        view = GAME.mask(match.state, seat)
        assert legal(view, seat).legal == match.menu(seat).legal
        world = GAME.imagine(view, seat, rnd)
        while world.must:
            apply(world, *move(world, rnd))
        assert len(world.final) == seats


def test_a_view_cannot_foresee_chance() -> None:
    match = play(new_match("advanced", 3, 8), 8, 20)
    view = GAME.mask(match.state, 1)
    for copy in (view, view.copy()):
        with pytest.raises(OutcomeNeeded):
            copy.draw(0, 3, 6)
    numbers = [GAME.imagine(view, 1, random.Random(seed)).draw(0, 20, 1000) for seed in (1, 1, 2)]
    assert numbers[0] == numbers[1] != numbers[2]
    assert match.state.copy().draw(0, 20, 1000) not in numbers


def test_each_way_the_draft_can_have_gone_is_imagined() -> None:
    """Three players, draft over; what seat 0 cannot know is told apart by hand.

    Its first packet came back with one of the three it had passed: the other two are with seats 2 and 1, either way
    round. Of the packet of seat 1 it passed two on: seats 2 and 1 have one each. What it left of the packet of seat 2
    went to seat 2. The rest was gone before it looked: two of seat 1's, one of seat 2's, from all leaders not seen.
    """
    match, rnd = new_match("advanced", 3, 6), random.Random(6)
    while not match.state.round:
        match.choose(*_single(match, rnd))
    s = match.state
    seen, kept = [set(packet) for packet in s.seen[0]], s.kept[0]
    mine = seen[0] - {kept[0]} - seen[3]
    later = seen[1] - {kept[1]}
    (left,) = seen[2] - {kept[2]}
    unseen = set(LEADERS) - set().union(*seen)
    worlds = [GAME.imagine(GAME.mask(s, 0), 0, rnd) for _ in range(1500)]
    hands = [(set(w.players[1].hand), set(w.players[2].hand)) for w in worlds]
    assert all(left in two for _, two in hands)
    ways = {(min(one & mine), min(one & later)) for one, _ in hands}
    assert ways == set(product(mine, later))
    assert {x for one, _ in hands for x in one & unseen} == unseen
    assert {x for _, two in hands for x in two & unseen} == unseen
    pairs = {(frozenset(one & unseen), frozenset(two & unseen)) for one, two in hands}
    assert all(len(one) == 2 and len(two) == 1 for one, two in pairs)
    possible = len(unseen) * (len(unseen) - 1) * (len(unseen) - 2) // 2
    assert len(pairs) > possible * 0.7


def test_a_blind_deal_is_imagined_in_every_way() -> None:
    """Switch leaders=random: any leader out of sight may be in any hand."""
    match = play(new_match("switched", 2, 3), 3, 30)
    s, rnd = match.state, random.Random(3)
    unseen = set(LEADERS) - known_to(s, 0)
    assert s.players[1].hand
    guessed = {x for _ in range(400) for x in GAME.imagine(GAME.mask(s, 0), 0, rnd).players[1].hand}
    assert guessed == unseen


def test_a_shown_leader_ends_the_guessing() -> None:
    """Once seat 1 has discarded it, no imagined hand holds it, and it counts as what seat 1 had kept."""
    match = play(new_match("advanced", 3, 12), 12, 12)
    s = match.state.copy()
    while not s.round:
        apply(s, *move(s, random.Random(1)))
    p = s.players[1]
    shown, p.hand = p.hand[0], p.hand[1:]
    p.discarded = (shown,)
    for seed in range(50):
        world = GAME.imagine(GAME.mask(s, 0), 0, random.Random(seed))
        assert shown in world.kept[1]
        assert all(shown not in player.hand for player in world.players)
        assert len(world.players[1].hand) == 3
