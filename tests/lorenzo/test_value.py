"""The judgement of the greedy bot: common sense, on small positions."""

from __future__ import annotations

import random

import pytest

from signoria import bots
from signoria.games.lorenzo.church import Judgement
from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.resources import BASE_STOCK, FP
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.value import PARTS, judge
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Setup, start
from signoria.kernel.match import chance_of, key_of_seed

from .build import Table, table

GREEDY = bots.make("greedy", GAME)
LAST = {"round": 6, "members": {"palace": [(0, "white"), (0, "black"), (0, "orange")]}}  # only the neutral one is left


def chosen(t: Table) -> list[str]:
    """What greedy does for the seat that is asked."""
    chain = GREEDY.choose(GAME.mask(t.state, t.asked), t.asked, random.Random(1))
    return [GRAMMAR.text(option) for option in chain]


@pytest.mark.parametrize("rules", ["base", "advanced"])
def test_candidates_are_listed_and_there_is_always_one(rules: str) -> None:
    rng = random.Random(2)
    for seed in range(6):
        state = start(GAME, Setup("lorenzo", 2 + seed % 3, {"rules": rules}), chance_of(key_of_seed(seed)))
        run(state)
        while state.must:
            seat = first_seat(state.must)
            menu = legal(state, seat)
            looked_at = judge(GAME.mask(state, seat), seat).candidates(state, menu)
            assert looked_at
            assert all(menu.admits(option) for option in looked_at)
            assert len(set(looked_at)) == len(looked_at)
            apply(state, seat, rng.choice(menu.options()))


def test_a_good_is_never_a_burden() -> None:
    for round_ in (1, 3, 6):
        t = table(round=round_, stock={0: {"coin": 4, "wood": 2, "servant": 3, "mp": 2, "fp": 1, "vp": 5}})
        judgement = judge(t.state, 0)
        before = judgement.worth(t.state)
        for resource in range(BASE_STOCK):
            richer = t.state.copy()
            richer.players[0].stock[resource] += 1
            assert judgement.worth(richer) > before, BASE_STOCK[resource]


def test_the_faith_that_the_church_asks_for_is_worth_most() -> None:
    t = table(round=2, stock={0: {"fp": 2}})
    judgement = judge(t.state, 0)

    def church(faith: int) -> float:
        state = t.state.copy()
        state.players[0].stock[FP] = faith
        return judgement.parts(state)[PARTS.index("church")]

    steps = [church(faith + 1) - church(faith) for faith in range(5)]
    assert max(steps) == steps[2]  # from 2 to 3, which the first report asks for


def test_a_finished_match_is_worth_its_score() -> None:
    t = table(round=6, stock={0: {"vp": 30, "coin": 10}})
    state = t.state.copy()
    state.final = [(20, 5, 0, 0, 0, 5, 2, -3)] * 4
    assert judge(t.state, 0).worth(state) == 29


def test_with_the_last_member_it_takes_the_points() -> None:
    t = table(
        **LAST,
        stock={0: {"coin": 20, "wood": 20, "stone": 20, "servant": 8, "mp": 20}},
        floors={"venture.1": "sacred_war", "character.1": "warlord", "territory.1": "woods"},
    )  # fmt: skip
    assert chosen(t)[0].startswith("place:neutral:venture.1:1")


def test_no_servant_is_spent_for_nothing() -> None:
    t = table(stock={0: {"servant": 9, "coin": 9}}, floors={"character.2": "warlord"})
    for text in chosen(t):
        if text.startswith("place"):
            assert text.endswith(":0")


def test_a_low_member_goes_where_a_low_one_is_enough() -> None:
    t = table(stock={0: {"servant": 0}}, members={"market.2": (1, "white")}, option={"rules": "base"})
    assert chosen(t)[0] == "place:orange:market.1:0"


def test_an_exchange_that_gains_is_made() -> None:
    t = table(
        round=6,
        dice=(6, 6, 6),
        cards={0: ["sculptors_guild"]},
        stock={0: {"stone": 3, "servant": 1}},
        members={"palace": [(0, "black"), (0, "orange"), (0, "neutral")]},
    )  # fmt: skip
    t.do("place:white:production.small:0")
    assert chosen(t)[0].startswith("convert")


def test_it_supports_the_church_in_the_last_report() -> None:
    t = table(round=6, steps=[Judgement(0, 3)], stock={0: {"fp": 6, "vp": 40}}, tiles=["tile_3_4"])
    assert chosen(t) == ["support"]


def test_leaders_that_nobody_will_play_are_discarded_in_the_end() -> None:
    t = table(**LAST, hand={0: ["francesco_sforza"]}, stock={0: {"servant": 2}})
    assert chosen(t)[0] == "discard:francesco_sforza"


def test_a_leader_that_can_be_played_is_played() -> None:
    t = table(hand={0: ["sandro_botticelli"]}, stock={0: {"wood": 10}})
    assert chosen(t)[0] == "play:sandro_botticelli"
