"""What a screen shows beside a choice is what the choice then costs and brings, at every moment of random matches."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from signoria.games.lorenzo.grammar import (
    CARD_TAKEN,
    GAINED,
    GRAMMAR,
    PAID,
    PLACE,
    PLACED,
    SUPPORT,
    SUPPORTED,
    TAKE,
    TOLL_PAID,
    WORK,
    WORKED,
)
from signoria.games.lorenzo.resources import RESOURCES
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo
from signoria.kernel.engine import apply, seats_of
from signoria.kernel.menu import AMOUNT, Listing, Option

from .walks import MODES, moments, new_match, play

walks = settings(max_examples=8, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
TABLES = [(mode, seats) for mode in MODES for seats in ((2, 3, 4, 5) if mode.startswith("houses") else (2, 3, 4))]
matches = given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32))


def tried(s: Lorenzo, seat: int, option: Option) -> dict[int, list[tuple[Any, ...]]]:
    """What is told up to the next question when the option is chosen, by kind of event."""
    copy = s.copy()
    copy.events = []
    apply(copy, seat, option)
    found: dict[int, list[tuple[Any, ...]]] = {}
    for kind, _, *said in copy.events:
        found.setdefault(kind, []).append(tuple(said))
    return found


def named(goods: tuple[tuple[int, int], ...]) -> list[list[object]]:
    return [[RESOURCES[r], n] for r, n in goods]


@walks
@matches
def test_what_stands_beside_a_choice_comes_true(table: tuple[str, int], seed: int) -> None:
    match = new_match(*table, seed)
    for rnd in moments(match, seed):
        for seat in seats_of(match.state.must):
            listings = match.menu(seat).legal
            view = GAME.mask(match.state, seat)
            for listing in rnd.sample(listings, min(4, len(listings))):
                shown = GAME.detail(view, seat, listing)
                if listing[0] in (PLACE, TAKE, WORK):
                    compare(match.state, seat, listing, shown, rnd)
                elif listing[0] == SUPPORT:
                    ((_, _, points),) = tried(match.state, seat, listing)[SUPPORTED]
                    assert shown["gain"] == [["vp", points]]
                else:
                    assert shown == {}


def compare(s: Lorenzo, seat: int, listing: Listing, shown: dict[str, Any], rnd: random.Random) -> None:
    assert listing[0] & AMOUNT
    p, servants = s.players[seat], rnd.randint(listing[-3], listing[-2])
    option = (*listing[:-3], servants)
    told = tried(s, seat, option)
    if listing[0] != WORK:
        assert shown["need"] == listing[-3]
    value = shown["value"] + servants // shown["per_servant"] * shown.get("servant_value", 1)
    if WORKED in told and listing[0] in (PLACE, WORK) and "works" not in shown:
        assert told[WORKED][0][2] == value
    if listing[0] == PLACE:
        (placed,) = told[PLACED]
        assert (shown["member"], shown["space"]) == (
            GRAMMAR.kinds["member"].text(placed[1]),
            GRAMMAR.kinds["space"].text(placed[2]),
        )
        assert value >= s.need_[placed[2]] or "works" in shown  # Bramante's work adds to it
    if "toll" in shown and not p.powers_.replaceable:
        assert shown["toll"] == (told[TOLL_PAID][0][1] if TOLL_PAID in told else 0)
    if CARD_TAKEN in told and "card" in shown:
        assert shown["card"] == GRAMMAR.kinds["card"].text(told[CARD_TAKEN][0][1])
        assert p.powers_.replaceable or (named(told[PAID][0][1]) if PAID in told else []) in shown["pay"]
    if "gain" in shown and "card" not in shown and WORKED not in told and GAINED in told:
        comes_true(shown["gain"], told[GAINED][0][2])


def comes_true(shown: list[list[Any]], told: tuple[tuple[int, int], ...]) -> None:
    """Faith ends with its track and tokens with the supply; all else is as shown."""
    got = {RESOURCES[r]: n for r, n in told}
    for resource, amount in shown:
        assert got.pop(resource, 0) in (range(amount + 1) if resource in ("fp", "token") else (amount,))
    assert not got


@walks
@matches
def test_the_glance_at_the_own_turn_is_the_turn(table: tuple[str, int], seed: int) -> None:
    """What a seat is told it could do is what it may do, when its turn has come."""
    match = new_match(*table, seed)
    for _ in moments(match, seed):
        for seat in seats_of(match.state.must):
            view = GAME.mask(match.state, seat)
            if GAME.question(view, seat)[0] == "turn":
                glance, menu = GAME.glance(view, seat), match.menu(seat, explain=True)
                assert glance is not None
                assert (glance.legal, glance.barred) == (menu.legal, menu.barred)


def test_before_the_first_round_and_without_a_member_there_is_no_glance() -> None:
    match = new_match("advanced", 2, 1)
    assert GAME.glance(GAME.mask(match.state, 0), 0) is None
    s = play(match, 1, 30).state.copy()
    s.players[0].members = 0
    assert GAME.glance(GAME.mask(s, 0), 0) is None


@pytest.mark.parametrize("mode", ["base", "wealthy", "houses wealthy"])
def test_detail_of_what_is_barred_never_breaks(mode: str) -> None:
    match = new_match(mode, 3, 4)
    for _ in moments(match, 4):
        for seat in range(3):
            view = GAME.mask(match.state, seat)
            glance = GAME.glance(view, seat)
            for option, _ in glance.barred if glance is not None else []:
                shown = GAME.detail(view, seat, option)
                assert option[0] != PLACE or shown["need"] >= 0
