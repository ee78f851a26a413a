"""Every number of Houses that a designer may change, at its least, at its greatest and in between: matches end,
positions are sound, and every sentence can be said."""

from __future__ import annotations

import random

import pytest

from lorenzo.soundness import assert_sound, opened
from lorenzo.walks import HOUSES, moments
from signoria.games.lorenzo.rules import DEAREST, GAME
from signoria.games.lorenzo.tables import base_facts
from signoria.kernel.facts import FactError, changeable, override
from signoria.kernel.game import Setup, SetupError
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.words import words

OURS = tuple(x for x in changeable(base_facts()) if x.startswith(("houses.", "special_cards.", "house_leaders.")))
MOST_ENTRIES = 3000


def changed(values: tuple[int, ...], rnd: random.Random) -> dict[str, int]:
    """Each number of Houses at one of the values, but those that may not have it or would be too dear a price."""
    prices = (".costs.", ".pay.")
    sets = {f"lorenzo.{path}": rnd.choice(values) for path in OURS}
    sets = {path: n for path, n in sets.items() if n <= DEAREST or not any(x in path for x in prices)}
    while True:
        try:
            override("lorenzo", base_facts(), sets)
        except FactError as error:
            del sets[str(error).split()[0].rstrip(":")]
        else:
            return sets


@pytest.mark.clause("R-46", "HR-36")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("values", [(0,), (1,), (1000,), (0, 1, 3, 20, 1000)])
def test_a_match_with_odd_numbers_ends(values: tuple[int, ...], seats: int) -> None:
    rnd = random.Random(seats)
    setup = Setup("lorenzo", seats, HOUSES, changed(values, rnd))
    assert len(setup.sets) > 40
    match = Match(GAME, setup, key_of_seed(seats))
    ledger, english = opened(match), words(GAME, "en", setup.sets)
    for _ in moments(match, seats):
        assert len(match.log) < MOST_ENTRIES
        assert_sound(match.state)
        for event in match.log[-1].events if match.log else match.opening.events:
            assert english.event(event)
        if match.log:
            ledger.enter(match.log[-1].events)
            assert ledger.balances(match.state)
    assert match.state.round == 6


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("houses.tokens.faces.alms.gain.priv", 1),
        ("houses.families.della_scala.with_privilege.priv", 1),
        ("houses.families.della_scala.exchange.gain.fp", 1),
        ("houses.families.este.exchange.gain.mp", 1),
        ("houses.families.este.exchange.pay.mp", 0),
        ("houses.families.este.exchange.pay.vp", 1),
        ("houses.tokens.faces.alms.n", 21),
        ("special_cards.ceded_lands.loss.wood", 1),
        ("special_cards.sculptors_yard.production.pay.stone", 0),
        ("cards.mint.costs.0.wood", 21),
    ],
)
def test_a_number_that_would_never_end_or_never_be_paid_is_refused(path: str, value: int) -> None:
    """What gives itself back goes on for ever; a price with servants in the place of goods is paid in too many ways."""
    with pytest.raises(SetupError):
        GAME.check(Setup("lorenzo", 4, HOUSES, {f"lorenzo.{path}": value}))
