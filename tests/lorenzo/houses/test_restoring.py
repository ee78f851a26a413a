"""Packed states of Houses that come in: what the rules made comes back, what no table can show gets one line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from lorenzo.build import CHANCE, table
from lorenzo.test_restore import complaint, packed
from lorenzo.walks import new_match, play
from signoria.games.lorenzo.houses.state import Houses
from signoria.games.lorenzo.rules import GAME
from signoria.kernel.game import Setup
from signoria.kernel.pack import pack

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda data: data["houses"].update(lots={"(": [3, 4]}), "a row of lots must be"),
        (lambda data: data["houses"].update(lots={"(": [{"(": []}]}), "a row of lots must be"),
        (lambda data: data["houses"].update(beside={"(": []}), "beside has a row for each lot"),
        (lambda data: data["houses"].update(beside={"(": [5, 5]}), "leaders beside a family must be"),
        (lambda data: data["houses"].update(thrown={"(": [[1]]}), "thrown must be"),
        (lambda data: data["houses"].update(pile=1 << 200), "pile is a mask of leaders"),
        (lambda data: data["houses"].update(supply={"(": [3]}), "supply must be"),
        (lambda data: data["houses"].update(adjusted=9), "adjusted is a tower"),
        (lambda data: data.update(houses=None), "houses"),
        (lambda data: data["players"][0].update(house=None), "house"),
        (lambda data: data["players"][0]["house"].update(tokens={"(": [0] * 9}), "the stock counts the tokens"),
        (lambda data: data["players"][0]["house"].update(held={"(": [{"(": [97, 99]}]}), "tokens lie on own cards"),
        (lambda data: data["players"][0]["house"].update(family=99), "there is no such family"),
        (lambda data: data["players"][0]["house"].update(shown=1 << 30), "the leaders shown are his own"),
        (
            lambda data: data["agenda"].append({"_": "DropTokens", "seat": 999, "among": 2, "drops": 1}),
            "DropTokens on the agenda: seat does not fit",
        ),
    ],
)
@pytest.mark.clause("R-11", "R-15", "R-18")
def test_what_no_table_can_show_gets_one_line(change: Change, reason: str) -> None:
    match = play(new_match("houses", 2, 1), 1, 40)
    assert type(match.state.houses) is Houses
    data = packed(match)
    change(data)
    assert reason in complaint(match, data)


@pytest.mark.clause("R-37", "HR-20")
def test_many_exchanges_that_may_be_declined_come_back() -> None:
    """Each exchange is a source of its own (HR-13); forty of them lie in one question."""
    option = {"declining": "always"}
    t = table(families={0: "este"}, stock={0: {"mp": 40}}, option=option)
    t.do("exchange:este:40")
    assert t.question == "take-or-leave"
    data = json.loads(json.dumps(pack(t.state)))
    again = GAME.restore(data, Setup("lorenzo", 4, {"houses": "on", **option}, {}), CHANCE)
    assert pack(again) == data


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_positions_of_every_number_of_players_come_back(seats: int) -> None:
    match = new_match("houses", seats, seats)
    while not match.over:
        data = packed(match)
        assert pack(GAME.restore(data, match.setup, match.chance)) == data
        play(match, len(match.log), 7)
