"""The board of Houses on the wire: what lies open and what stays secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

from signoria.games.lorenzo.houses.auction import Auction
from signoria.games.lorenzo.houses.left_over import LeftOver
from signoria.games.lorenzo.houses.state import NOBODY
from signoria.games.lorenzo.houses.tokens import hold
from signoria.games.lorenzo.kinds import CARD, FACE, FAMILY, LEADER, LOT
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import house_of, houses_of

from ..build import GOODS, Table, table
from ..walks import new_match, play

RICH = {**GOODS, "servant": 9}


def board(t: Table, seat: int | None = 0) -> dict[str, Any]:
    """What a reader is shown."""
    return GAME.board(GAME.mask(t.state, seat), seat)


# ---- what is there ---------------------------------------------------------------------------------------------------


def test_a_board_without_houses_has_none_of_it() -> None:
    shown = board(table())
    assert "houses" not in shown
    assert [x["tower"] for x in shown["towers"]] == ["territory", "character", "building", "venture"]
    (player, *_) = shown["players"]
    assert list(player["stock"]) == ["wood", "stone", "coin", "servant", "mp", "fp", "vp"]
    assert not player.keys() & {"family", "tokens", "held", "spaces", "shown", "stored", "steps", "sets", "awake"}
    assert [x["member"] for x in player["members"]] == ["white", "black", "orange", "neutral"]


@pytest.mark.clause("R-3", "R-19", "R-20")
def test_the_special_tower_is_a_fifth_one_and_names_the_toll() -> None:
    t = table(houses=True, floors={"special.2": "steward"}, members={"special.4": (1, "black")})
    tower = board(t)["towers"][4]
    assert (tower["tower"], tower["toll"]) == ("special", 3)
    assert [x["value"] for x in tower["floors"]] == [1, 3, 5, 7]
    assert [x["bonus"] for x in tower["floors"]] == [[], [], [["token", 1]], [["token", 2]]]
    assert tower["floors"][1]["card"] == "steward"
    assert tower["floors"][3]["by"] == {"seat": 1, "member": "black", "value": 3}
    assert board(t)["houses"]["tower"] is True


@pytest.mark.clause("HR-59")
def test_without_the_special_tower_there_are_four_and_no_tokens() -> None:
    shown = board(table(houses=True, option={"special_tower": "off"}))
    assert len(shown["towers"]) == 4
    assert shown["houses"]["tower"] is False
    assert shown["houses"]["tokens"] == {"supply": 0, "used": {}}


@pytest.mark.clause("R-5", "R-6", "HR-10")
@pytest.mark.parametrize(("players", "values"), [(4, [5, 6, 7, 8]), (5, [1, 2, 4, 6])])
def test_floors_show_the_values_that_the_adjustment_tile_asks_for(players: int, values: list[int]) -> None:
    shown = board(table(players, adjusted="building"))
    assert shown["houses"]["adjusted"] == {"tower": "building", "values": values}
    for tower in shown["towers"]:
        here = [x["value"] for x in tower["floors"]]
        assert here == (values if tower["tower"] == "building" else [1, 3, 5, 7])


@pytest.mark.clause("R-33")
def test_the_brown_member_stands_with_its_owner_alone() -> None:
    players = board(table(families={1: "colonna"}))["players"]
    assert [x["member"] for x in players[1]["members"]][-1] == "brown"
    assert players[1]["members"][-1] == {"member": "brown", "value": 3, "at_hand": True}
    assert all(len(player["members"]) == 4 for player in players if player["seat"] != 1)


@pytest.mark.clause("R-34", "R-35", "R-41", "R-43")
def test_what_lies_on_the_family_tiles() -> None:
    t = table(families={0: "da_montefeltro", 1: "della_rovere", 2: "orsini", 3: "visconti"})
    house_of(t.state.players[0]).stored = (2, 0)
    house_of(t.state.players[1]).steps = 0b101
    house_of(t.state.players[2]).sets = 2
    house_of(t.state.players[3]).awake = 0b10010
    house_of(t.state.players[3]).bid = 7
    players = board(t, None)["players"]
    assert [x["family"] for x in players] == ["da_montefeltro", "della_rovere", "orsini", "visconti"]
    assert players[0]["stored"] == [["wood", 2]]
    assert players[1]["steps"] == [2, 7]
    assert players[2]["sets"] == 2
    assert (players[3]["awake"], players[3]["bid"]) == (["visconti_2", "visconti_5"], 7)


@pytest.mark.clause("R-18", "R-24")
def test_held_tokens_and_discarded_cards_lie_open() -> None:
    t = table(cards={1: ["hill_abbey"]}, tokens={1: ["alms", "craft"]}, thrown=["forest", "mint"])
    hold(t.state, 1, CARD.value("hill_abbey"), FACE.value("alms"))
    shown = board(t, 0)
    assert shown["players"][1]["held"] == [{"card": "hill_abbey", "face": "alms"}]
    assert shown["players"][1]["stock"]["token"] == shown["players"][1]["tokens"] == 1
    assert shown["houses"]["thrown"] == ["forest", "mint"]


@pytest.mark.clause("R-31", "HR-45")
def test_a_card_given_up_in_the_round_it_was_taken_has_no_owner() -> None:
    t = table(houses=True, played={0: ["tomas_de_torquemada"]}, floors={"character.1": "farmer"}, stock={0: RICH})
    t.do("place:white:character.1:0")
    floor = next(tower for tower in board(t)["towers"] if tower["tower"] == "character")["floors"][0]
    assert (floor["taken"], floor["owner"]) == ("farmer", 0)
    t.do("use:tomas_de_torquemada", "give-up:farmer")
    floor = next(tower for tower in board(t)["towers"] if tower["tower"] == "character")["floors"][0]
    assert floor["taken"] == "farmer"
    assert "owner" not in floor


# ---- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-15", "HR-21")
def test_faces_are_shown_to_their_owner_and_counted_for_others() -> None:
    t = table(tokens={0: ["alms", "alms", "renown"]})
    assert board(t, 0)["players"][0]["tokens"] == ["alms", "alms", "renown"]
    assert board(t, 1)["players"][0]["tokens"] == board(t, None)["players"][0]["tokens"] == 3
    t.do("use-token:renown")
    assert board(t, 1)["houses"]["tokens"] == {"supply": 33, "used": {"renown": 1}}
    assert board(t, 1)["players"][0]["tokens"] == 2


@pytest.mark.clause("R-13")
def test_open_leaders_in_hand_are_shown_to_all() -> None:
    t = table(houses=True, hand={0: ["bramante", "leonardo_da_vinci"]})
    house_of(t.state.players[0]).shown = 1 << LEADER.value("bramante")
    others = board(t, 1)["players"][0]
    assert (others["hand"], others["shown"]) == (2, ["bramante"])
    assert board(t, 0)["players"][0]["hand"] == ["bramante", "leonardo_da_vinci"]


@pytest.mark.clause("R-9", "R-15", "U-10", "HR-22")
@pytest.mark.parametrize("mode", ["houses", "houses wealthy", "houses without tower"])
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_counts_the_same_tokens_and_leaders_left(mode: str, players: int) -> None:
    """At many moments of a match: what a masked view counts is what is there."""
    match, rnd = new_match(mode, players, players), random.Random(players)
    while not match.over:
        s = match.state
        assert s.houses is not None
        for seat in (None, *range(players)):
            shown = GAME.board(GAME.mask(s, seat), seat)["houses"]
            assert shown["pile"] == s.houses.pile.bit_count()
            assert shown["tokens"]["supply"] == sum(s.houses.supply)
            assert sum(shown["tokens"]["used"].values()) == sum(s.houses.used)
        play(match, rnd.randrange(1000), 15)


# ---- phases and questions --------------------------------------------------------------------------------------------


@pytest.mark.clause("R-11", "R-13")
def test_lots_show_who_leads_and_what_goes_with_them() -> None:
    t = table(2, houses=True, round=0, steps=[Auction(0)])
    laid = houses_of(t.state)
    laid.lots = ((FAMILY.value("sforza"), LOT.value("auction_3"), NOBODY, 0), (FAMILY.value("este"), 0, NOBODY, 0))
    laid.beside = ((LEADER.value("bramante"), LEADER.value("pietro_bembo")), ())
    assert board(t)["phase"] == "auction"
    t.do("bid:sforza:4")
    assert board(t)["houses"]["lots"] == [
        {"family": "sforza", "lot": "auction_3", "bidder": 0, "bid": 4, "beside": ["bramante", "pietro_bembo"]},
        {"family": "este", "lot": "auction_1", "beside": []},
    ]
    assert t.question == "bid"


@pytest.mark.clause("R-38", "R-42")
def test_phases_of_houses() -> None:
    t = table(2, houses=True, round=0, steps=[Auction(0)])
    laid = houses_of(t.state)
    laid.lots = ((FAMILY.value("sforza"), 0, NOBODY, 0), (FAMILY.value("este"), 1, NOBODY, 0))
    laid.beside = ((LEADER.value("bramante"), LEADER.value("pietro_bembo")), ())
    t.do("bid:sforza:0", "bid:este:0")
    assert (board(t)["phase"], t.question) == ("families", "play-open")
    t = table(families={0: "gonzaga"}, stock={0: {"servant": 7}}, floors={"building.1": "mint"}, steps=[LeftOver(0)])
    assert (board(t)["phase"], t.question) == ("leftovers", "take-left")
    assert board(table(houses=True))["phase"] == "actions"


@pytest.mark.clause("R-33", "HR-1")
def test_the_fifth_turn_stands_among_those_to_come() -> None:
    match = new_match("houses wealthy", 4, 1)
    while not match.state.round:
        play(match, 1, 1)
    turns = GAME.board(GAME.mask(match.state, None), None)["turns"]
    brown = [seat for seat, p in enumerate(match.state.players) if p.powers_.brown]
    assert turns == match.state.order * 4 + brown


# ---- leaders that are spaces -----------------------------------------------------------------------------------------


@pytest.mark.clause("R-29", "HR-43")
def test_leaders_spaces_stand_with_their_owner() -> None:
    t = table(
        houses=True,
        played={0: ["pietro_bembo", "lorenzo_de_medici"], 1: ["bramante"]},
        copied={0: "bramante"},
        members={"leader.pietro_bembo": (0, "white")},
    )
    assert board(t)["players"][0]["spaces"] == [
        {
            "space": "leader.pietro_bembo", "leader": "pietro_bembo", "value": 1,
            "gain": [["coin", 3], ["servant", 3]], "members": [{"seat": 0, "member": "white", "value": 6}],
        },
        {
            "space": "leader.lorenzo_de_medici", "leader": "lorenzo_de_medici", "as": "bramante", "value": 1,
            "members": [],
        },
    ]  # fmt: skip
    assert [x["space"] for x in board(t)["players"][1]["spaces"]] == ["leader.bramante"]
    assert board(t)["players"][2]["spaces"] == []


@pytest.mark.clause("R-15")
def test_tokens_of_others_are_a_number_even_when_there_are_none() -> None:
    s = table(tokens={0: ["alms"]}).state
    mine, theirs = (GAME.board(GAME.mask(s, 0), 0)["players"][seat]["tokens"] for seat in (0, 1))
    assert (mine, theirs) == (["alms"], 0)
    assert [p["tokens"] for p in GAME.board(GAME.mask(s, None), None)["players"]] == [1, 0, 0, 0]
