"""Laws that hold at every moment of every game of Lords: two to seventeen seats, poor and rich, crowded and not."""

from __future__ import annotations

import random

import pytest

from signoria.games.lords.rules import GAME
from signoria.games.lords.standing import STAND
from signoria.games.lords.state import Lords
from signoria.kernel import matchfile
from signoria.kernel.engine import apply, legal
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.menu import ANYTIME
from signoria.kernel.pack import digest, pack
from signoria.kernel.state import Asking, Step

from .moment import KEY, comes_back, copies_agree, has_words, views_agree
from .walks import MODES, audit, fresh, moments, move, new_game, setup_of, whole_move

GAMES = [("plain", 2, 5), ("crowded", 2, 6), ("crowded", 5, 7), ("otherwise", 12, 8), ("wealthy", 17, 9)]


@pytest.mark.clause("5.3.7", "6.4.1", "6.4.2.b2", "2.8")
@pytest.mark.parametrize(("mode", "seats", "seed"), GAMES)
def test_every_position_is_sound_and_all_gold_as_told(mode: str, seats: int, seed: int) -> None:
    s, _, _ = audit(mode, seats, seed)
    assert not s.agenda
    assert s.over
    totals = [sum(line.points for line in GAME.sheet(s, seat)) for seat in range(seats)]
    places = GAME.places(s)
    assert all(1 <= place <= seats for place in places)
    ranked = [(not p.out, total) for p, total in zip(s.players, totals, strict=True)]
    assert ranked[places.index(1)] == max(ranked)


@pytest.mark.parametrize(("mode", "seats", "seed"), GAMES)
def test_copies_files_views_and_words_agree_with_the_position(mode: str, seats: int, seed: int) -> None:
    s, dice = new_game(mode, seats, seed + 50), random.Random(seed)
    for rnd, seat, option in moments(s, seed):
        assert s.events is not None
        if rnd.random() < 0.006:
            copies_agree(s, seat, option)
            comes_back(s, setup_of(mode, seats))
            views_agree(s, dice)
            assert not has_words(s, s.events, dice)
        s.events.clear()


@pytest.mark.clause("5.2.1", "5.2.5")
@pytest.mark.parametrize(("mode", "seats"), [("crowded", 2), ("wealthy", 5), ("crowded", 12)])
def test_who_cannot_know_a_secret_sees_the_same_whatever_it_is(mode: str, seats: int) -> None:
    """Limits, drafts, standing orders and hidden answers of one seat changed: every other view stays as it was."""
    s, compared = new_game(mode, seats, 41), 0
    for n, (rnd, _, _) in enumerate(moments(s, 42)):
        if n == 400:
            break
        if rnd.random() < 0.9:
            continue
        owner = rnd.randrange(seats)
        other = s.copy()
        _change_secrets(other, owner)
        for seat in (None, *range(seats)):
            if seat != owner:
                assert pack(GAME.mask(other, seat)) == pack(GAME.mask(s, seat)), f"seat {seat} sees secrets of {owner}"
        compared += pack(GAME.mask(other, owner)) != pack(GAME.mask(s, owner))
    assert compared > 10


def _change_secrets(s: Lords, owner: int) -> None:
    """Everything that only this seat may know is something else."""
    s.orders[owner] = () if s.orders[owner] else ((STAND, 4, 1),)
    s.has_standing ^= 1 << owner
    s.changes[owner] += 1
    player = s.players[owner]
    player.drafts = () if player.drafts else (s.round, 1)
    if s.auction is not None:
        s.auction.limits[owner] += 1
    top = s.agenda[-1]
    if isinstance(top, Asking) and top.ready >> owner & 1:
        s.agenda[-1] = top.put(owner, ((23,),), top.ready)


@pytest.mark.parametrize("mode", ["plain", "crowded"])
def test_the_same_choices_and_dice_give_the_same_game(mode: str) -> None:
    marks = []
    for _ in range(2):
        s = new_game(mode, 5, 21)
        for n, _ in enumerate(moments(s, 22)):
            if n == 300:
                break
        marks.append((digest(s, KEY), s.counters))
    assert marks[0] == marks[1]


@pytest.mark.parametrize(("mode", "seats"), [("plain", 5), ("crowded", 2)])
def test_copies_go_their_own_ways(mode: str, seats: int) -> None:
    s = new_game(mode, seats, 31)
    for n, _ in enumerate(moments(s, 32)):
        if n == 200:
            break
    before = pack(s)
    one, two = s.copy(), s.copy()
    mine, theirs = random.Random(33), random.Random(33)
    while one.must:
        apply(one, *move(one, mine))
        apply(two, *move(two, theirs))
    assert digest(one, KEY) == digest(two, KEY)
    assert pack(s) == before


@pytest.mark.parametrize("seats", [5, 17])
def test_nothing_is_both_listed_and_barred_and_everybody_asked_has_an_option(seats: int) -> None:
    s = new_game("crowded", seats, 51)
    for n, (_, seat, _) in enumerate(moments(s, 52)):
        if n == 900:
            break
        if n % 15:
            continue
        menu, short = legal(s, seat, True), legal(s, seat)
        assert menu.legal == short.legal
        assert any(not x[0] & ANYTIME for x in menu.legal)
        assert not any(menu.admits(option) for option, _ in menu.barred)
        assert len(set(menu.legal)) == len(menu.legal), "an option is listed twice"


def test_step_names_are_unique_and_all_can_be_packed() -> None:
    found = GAME.classes()
    assert {"Season", "Round", "Limits", "Turn", "Lords", "Battle", "Auction"} <= found.keys()
    assert not {"Ask", "AskTogether"} & found.keys()
    assert all(kind.__name__ == name for name, kind in found.items())
    assert not any(kind is Step for kind in found.values())


def test_every_mode_can_be_set_up() -> None:
    for mode in MODES:
        assert fresh(mode, 2, 1).agenda


@pytest.mark.clause("6.4.2")
@pytest.mark.parametrize(("mode", "seats"), [("plain", 5), ("crowded", 12)])
def test_a_match_is_written_read_and_proved_by_its_dice(mode: str, seats: int) -> None:
    match = Match(GAME, setup_of(mode, seats), key_of_seed(5))
    rnd = random.Random(6)
    while not match.over and len(match.log) < 250:
        seat, chain = whole_move(match.state, rnd)
        match.choose(seat, chain, match.question_of(seat))
    text = matchfile.write(match, matchfile.WHOLE)
    loaded = matchfile.load(text)
    assert digest(loaded.state, KEY) == digest(match.state, KEY)
    assert matchfile.write(loaded, matchfile.WHOLE) == text
    assert digest(match.at(100), KEY) == digest(loaded.at(100), KEY)
    entry = match.log[-1]
    match.undo(entry.seat, len(match.force) - 1)
    match.choose(entry.seat, entry.chain)
    assert match.log[-1].drawn == entry.drawn
