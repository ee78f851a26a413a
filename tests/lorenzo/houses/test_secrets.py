"""Secrets of Houses: faces of tokens in hand and in the supply (R-15), leaders in hand and in the pile (U-10, HR-44).

Two tables that differ only in what a reader may not know look the same to it, and go on looking the same whatever
somebody does on both.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from lorenzo.build import table
from lorenzo.test_view import shown_to
from lorenzo.walks import moments, new_match, play, values_of
from signoria.bots import make
from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.houses.grammar import LEADER_DRAWN, TOKEN_PAID, TOKENS_SEEN
from signoria.games.lorenzo.houses.state import HIDDEN
from signoria.games.lorenzo.houses.tokens import tokens_of
from signoria.games.lorenzo.houses.view import open_hand
from signoria.games.lorenzo.resources import TOKEN
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import PILE, TOKENS, UNKNOWN, Lorenzo, Player, house_of, houses_of
from signoria.kernel import matchfile
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, legal, seats_of
from signoria.kernel.match import Match
from signoria.kernel.pack import pack

walks = settings(max_examples=6, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
tables = given(
    mode=st.sampled_from(["houses", "houses wealthy", "houses outcast", "houses of old leaders"]),
    seats=st.sampled_from([2, 3, 5]),
    seed=st.integers(0, 2**32),
)


def otherwise(s: Lorenzo, seat: int | None, rnd: random.Random) -> Lorenzo:
    """The same table with other tokens and leaders in all places that `seat` cannot see, as many in each."""
    t = s.copy()
    others = [p for i, p in enumerate(t.players) if i != seat]
    _swap_tokens(t, others, rnd)
    watched = {x for look in t.seen[seat] for x in look} if seat is not None else set()
    hidden = [x for p in others for x in p.hand if x not in open_hand(p)]
    pile = [x for x in range(len(t.tables.leaders)) if houses_of(t).pile >> x & 1]
    known, unknown = [x for x in hidden if x in watched], [x for x in (*hidden, *pile) if x not in watched]
    old = (*known, *unknown)
    rnd.shuffle(known)
    rnd.shuffle(unknown)
    new = dict(zip(old, (*known, *unknown), strict=True))
    for p in others:
        p.hand = tuple(x if x in open_hand(p) else new[x] for x in p.hand)
    houses_of(t).pile = sum(1 << new[x] for x in pile)
    return t


def _swap_tokens(t: Lorenzo, others: list[Player], rnd: random.Random) -> None:
    supply = houses_of(t).supply
    pool = [face for face, n in enumerate(supply) for _ in range(n)]
    pool += [face for p in others for face in tokens_of(p)]
    rnd.shuffle(pool)
    for p in others:
        house_of(p).tokens = tuple(sorted(pool.pop() for _ in range(p.stock[TOKEN])))
    houses_of(t).supply = tuple(pool.count(face) for face in range(len(supply)))


def same_to(one: Lorenzo, other: Lorenzo, seat: int | None) -> bool:
    """Do two tables look the same to a seat, byte for byte?"""
    views = [GAME.mask(x, seat) for x in (one, other)]
    if pack(views[0]) != pack(views[1]):
        return False
    return json.dumps(shown_to(one, seat)) == json.dumps(shown_to(other, seat))


def settled(match: Match[Lorenzo], seed: int) -> Iterator[random.Random]:
    """The moments of a match at which every family has found its player."""
    for rnd in moments(match, seed):
        if match.state.round and rnd.random() < 0.08:
            yield rnd


@pytest.mark.clause("R-15", "HR-44", "U-10")
@walks
@tables
def test_hidden_tokens_and_leaders_could_be_any_others(mode: str, seats: int, seed: int) -> None:
    match = new_match(mode, seats, seed)
    for rnd in settled(match, seed):
        for seat in (None, *range(seats)):
            assert same_to(match.state, otherwise(match.state, seat, rnd), seat)


def told(t: Lorenzo, seat: int | None) -> list[tuple[Any, ...]]:
    """The events that a seat hears."""
    return [e for e in t.events or () if e[1] < 0 or (seat is not None and e[1] >> seat & 1)]


@pytest.mark.clause("R-15", "HR-44")
@walks
@tables
def test_whatever_somebody_does_a_reader_learns_only_what_is_told(mode: str, seats: int, seed: int) -> None:
    """The same option on both tables: the same is seen and told, and the same seats are asked. So neither who is asked
    nor who is not, neither what a step holds nor an event gives away what lies hidden."""
    match = new_match(mode, seats, seed)
    for rnd in settled(match, seed):
        actor = seats_of(match.state.must)[0]
        for seat in (None, *(x for x in range(seats) if x != actor)):
            one, other = match.state, otherwise(match.state, seat, rnd)
            twice = [x for x in legal(one, actor).legal if x in legal(other, actor).legal]
            for listing in rnd.sample(twice, min(6, len(twice))):
                option = rnd.choice(values_of(listing, rnd))
                after = [one.copy(), other.copy()]
                for t in after:
                    t.events = []
                    apply(t, actor, option)
                if any(e[0] == TOKEN_PAID for e in told(after[0], seat)) and not after[0].players[actor].stock[TOKEN]:
                    continue  # the whole hand was paid and is shown: what it was is told, and differs
                assert told(after[0], seat) == told(after[1], seat), GRAMMAR.text(option)
                assert same_to(after[0], after[1], seat), GRAMMAR.text(option)


@pytest.mark.clause("R-15", "R-16")
@pytest.mark.parametrize("hand", [["alms", "alms"], ["alms", "renown"]])
def test_who_pays_a_token_is_asked_whether_or_not_all_are_alike(hand: list[str]) -> None:
    """Who is not asked would show that what it keeps is the same."""
    t = table(houses=True, played={0: ["beatrice_deste"]}, tokens={0: hand})
    t.do("use-one:beatrice_deste:1")
    assert t.question == "give-token"


@pytest.mark.clause("HR-27")
def test_who_drops_a_token_is_asked_whether_or_not_both_are_alike() -> None:
    """Marsilio Ficino draws two and keeps one; the other is shown."""
    drawn = {False: 0, True: 0}
    for seed in range(40):
        t = table(houses=True, played={0: ["marsilio_ficino"]}, chance=Seeded(b"%d" % seed))
        t.do("use:marsilio_ficino")
        assert t.question == "drop-token"
        first, second = tokens_of(t.state.players[0])
        drawn[first == second] += 1
    assert min(drawn.values()) > 0


@pytest.mark.clause("R-25", "HR-40")
@pytest.mark.parametrize("leader", ["lorenzo_de_medici", "sandro_botticelli"])
def test_who_may_play_a_leader_is_asked_whichever_he_holds(leader: str) -> None:
    """Lorenzo de' Medici has nobody to copy: declining is all that is left, but nobody sees it."""
    t = table(houses=True, hand={0: [leader]}, stock={0: {"coin": 20, "servant": 20}}, floors={"special.1": "maecenas"})
    t.do("place:white:special.1:0")
    assert t.question == "play-free"
    assert t.may("decline")


@pytest.mark.clause("R-15", "U-10")
def test_the_file_of_a_running_match_names_no_draw_of_tokens_or_of_the_pile() -> None:
    match = play(new_match("houses", 3, 5), 5, 120)
    drawn = {x for entry in (match.opening, *match.log) for x, _ in entry.drawn}
    assert {TOKENS, PILE} <= drawn
    for seat in (None, 0, 1, 2):
        data = json.loads(matchfile.write(match, seat))
        streams = {name for entry in (data["opening"], *data["entries"]) for name, _ in entry.get("got", [])}
        assert streams
        assert not any(name.endswith("!") for name in streams)
        assert "seed" not in data


@pytest.mark.clause("R-15", "U-10")
def test_what_a_seat_draws_is_told_to_it_alone() -> None:
    match = play(new_match("houses wealthy", 4, 2), 2)
    own = [e for entry in match.log for e in entry.events if e[0] in (TOKENS_SEEN, LEADER_DRAWN)]
    assert {e[0] for e in own} == {TOKENS_SEEN, LEADER_DRAWN}
    assert all(e[1] == 1 << e[2] for e in own)


@pytest.mark.clause("R-15", "U-10")
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it() -> None:
    """It is given a masked state, in which others' tokens and leaders have no face."""
    match, greedy, hidden = new_match("houses", 3, 7), make("greedy", GAME), 0
    for rnd in settled(match, 7):
        seat = seats_of(match.state.must)[0]
        views = [GAME.mask(x, seat) for x in (match.state, otherwise(match.state, seat, rnd))]
        for view in views:
            for p in (p for i, p in enumerate(view.players) if i != seat):
                assert set(tokens_of(p)) <= {HIDDEN}
                assert {*p.hand} <= {UNKNOWN, *open_hand(p)}
                hidden += len(tokens_of(p))
        assert greedy.choose(views[0], seat, random.Random(1)) == greedy.choose(views[1], seat, random.Random(1))
    assert hidden
