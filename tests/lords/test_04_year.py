"""The year, its rounds and their order; what is open at any time. 1.2, 3.3.1, 4.0"""

from __future__ import annotations

import pytest

from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.ids import BLOCKS, CARD, SEASONS
from signoria.games.lords.kinds import FINISH
from signoria.games.lords.recruiting.buying import Buying
from signoria.games.lords.year.calendar import ROUNDS, Round
from signoria.kernel.engine import apply, first_seat, legal
from signoria.kernel.menu import ANYTIME

from .build import table
from .moves import begin
from .walks import new_game

PRINTED = {
    "spring": ["auction", "buying", "neutrals", "movement"],
    "summer": ["auction", "taxes", "projects", "movement"],
    "autumn": ["auction", "routes", "storms", "movement"],
    "winter": ["auction", "winter", "end_roll"],
}


@pytest.fixture(scope="module")
def told() -> list[tuple[str, tuple[int, ...]]]:
    """What is told of two years of four players who do as little as possible."""
    s = new_game("long", 4, 3)
    while s.must and s.year < 1462:
        seat = first_seat(s.must)
        plain = [x for x in legal(s, seat).legal if not x[0] & ANYTIME]
        passing = [x for x in plain if x[0] == FINISH or GRAMMAR.verbs[x[0]].name in ("pass-bid", "end-turn")]
        apply(s, seat, (passing or [x for x in plain if GRAMMAR.verbs[x[0]].name != "bid-up-to"])[0])
    assert s.events is not None
    return [(GRAMMAR.events[e[0]].name, e[2:]) for e in s.events]


@pytest.mark.clause("4.0.t1", "4.0.t2", "4.0.t3", "4.4.t1", "4.8.t1", "4.12.t1", "1.2.3")
def test_a_year_has_four_seasons_with_their_rounds_and_a_card_each(told: list[tuple[str, tuple[int, ...]]]) -> None:
    found: list[tuple[int, str, list[str], int]] = []
    for name, said in told:
        if name == "season-begins":
            found.append((said[0], SEASONS[said[1]], [], 0))
        elif name == "round-begins":
            found[-1][2].append(ROUNDS[said[0]])
        elif name == "card-turned-over":
            year, season, rounds, cards = found[-1]
            assert rounds == ["auction"]
            found[-1] = (year, season, rounds, cards + 1)
    assert found[:8] == [
        (year, season, PRINTED[season], 1)
        for year in (1460, 1461)
        for season in ("spring", "summer", "autumn", "winter")
    ]


@pytest.mark.clause("4.0.t2")
def test_in_a_round_players_act_from_l7_to_l23() -> None:
    t = table("L20", "L9", "L14", colours=("red", "blue", "black")).gold(chest_0=9, chest_1=9, chest_2=9)
    t.ask(Round(ROUNDS.index("buying")))
    asked = []
    while t.s.must and isinstance(t.s.agenda[-1], Buying):
        asked.append(t.asked)
        t.do("finish")
    assert asked == [1, 2, 0]


@pytest.mark.clause("1.2.4", "5.7.1")
def test_armies_do_not_move_without_a_lord_whom_somebody_moves() -> None:
    t = table().at(season="summer").nobody()
    t.card(0, "L1")
    t.army("london", "red")
    t.leader("L1", "york", seat=0)
    begin(t)
    assert not [x for x in t.listed() if x.startswith("march:red.army")]
    t = table().at(season="summer").nobody()
    t.card(0, "L1")
    t.army("london", "red", under="L1")
    t.leader("L1", "london", seat=0)
    begin(t)
    assert any(x.startswith("march:L1:england") for x in t.listed())
    t = table().at(season="summer").nobody()
    t.army("london", "red", under="L1")
    t.leader("L1", "london")
    begin(t)
    assert not any(x.startswith("march:L1:") for seat in (0, 1) for x in t.listed(seat))


@pytest.mark.clause("3.3.1", "5.10.1")
def test_a_project_goes_over_the_blocks_of_the_calendar_year_by_year() -> None:
    t = table().card(0, "E1")
    found = [BLOCKS[t.s.block[CARD["E1"]]]]
    for year in (1461, 1462):
        t.at(year, "summer").gold(chest_0=30).ask(Round(ROUNDS.index("projects"))).do("advance:E1:chest.1")
        found.append(BLOCKS[t.s.block[CARD["E1"]]])
        t.s.agenda.clear()
    assert found == ["immature", "semi_mature", "mature"]


@pytest.mark.clause("4.14.t1", "4.15")
@pytest.mark.parametrize(
    ("name", "season", "open_"),
    [
        ("buying", "spring", True),
        ("auction", "spring", True),
        ("auction", "winter", True),
        ("movement", "summer", False),
    ],
)
def test_plays_out_of_turn_belong_to_no_season(name: str, season: str, open_: bool) -> None:
    t = table().at(1461, season).gold(chest_0=9, chest_1=9).turn_over("C16").ask(Round(ROUNDS.index(name)))
    waits = 1 - t.asked
    assert any(x == "end-now" for x in t.listed(waits, anytime=True)) == open_
    assert any(x.startswith("begin-offer") for x in t.listed(waits, anytime=True)) == open_
    assert any(x.startswith("stand:") for x in t.listed(waits, anytime=True))
