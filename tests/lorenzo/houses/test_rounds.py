"""The round with Houses: Colonna's fifth turn, the adjustment tile, left-over cards, five players. R-4 to R-8, R-33."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from signoria.games.lorenzo.flow import Actions, EndOfRound, Round, SetUpRound
from signoria.games.lorenzo.kinds import CARD
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.resources import FLOORS, SPECIAL_FLOORS
from signoria.kernel.chance import Scripted

from ..build import Table, table

BASE_FLOORS = SPECIAL_FLOORS - FLOORS
TOWERS = ("territory", "character", "building", "venture")


def places(t: Table) -> Iterator[tuple[int, str]]:
    """Everybody places in the palace until nobody is asked; gives who placed which member."""
    while t.asked >= 0:
        seat = t.asked
        for text in t.options():
            if text.startswith("place:") and text.split(":")[2] == "palace":
                t.do(text.partition("..")[0])
                yield seat, text.split(":")[1]
                break
        else:
            t.do("pass" if t.may("pass") else _end(t))


def _end(t: Table) -> str:
    return "privilege:servants" if t.may("privilege:servants") else t.options()[-1].partition("..")[0]


# ---- Colonna's fifth turn --------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-1", "R-33", "L-14", "H-3")
def test_after_everybodys_fourth_turn_colonna_have_a_fifth() -> None:
    t = table(
        3, families={1: "colonna"}, order=[2, 1, 0], stock={i: {"servant": 9} for i in range(3)}, steps=[Actions()]
    )
    placed = list(places(t))
    assert [seat for seat, _ in placed] == [2, 1, 0] * 4 + [1]
    assert {member for seat, member in placed if seat == 1} == {"white", "black", "orange", "neutral", "brown"}


@pytest.mark.clause("HR-1")
def test_it_is_told_when_it_comes() -> None:
    t = table(2, families={0: "colonna"}, stock={i: {"servant": 9} for i in range(2)}, steps=[Actions()])
    told = []
    while t.asked >= 0:
        told += [e[:2] for e in t.told() if e[0] in ("placed", "extra-turn")]
        first = next((x for x in t.options("place:") if ":palace:" in x), "") or _end(t)
        t.do(first.partition("..")[0])
    told += [e[:2] for e in t.told() if e[0] in ("placed", "extra-turn")]
    assert told[-2:] == [("extra-turn", 0), ("placed", 0)]
    assert len(told) == 10


@pytest.mark.clause("HR-1", "R-33")
def test_the_brown_member_may_go_first_and_any_other_last() -> None:
    t = table(2, families={0: "colonna"}, stock={i: {"servant": 9} for i in range(2)}, steps=[Actions()])
    t.do("place:brown:market.1:0")
    rest = [member for seat, member in places(t) if seat == 0]
    assert sorted(rest) == ["black", "neutral", "orange", "white"]


@pytest.mark.clause("HR-1", "L-71", "A-17")
def test_under_tile_2_7_colonna_miss_the_first_turn_and_place_the_fifth_member_late() -> None:
    t = table(
        2, families={0: "colonna"}, banned={0: ["tile_2_7"]}, stock={i: {"servant": 9} for i in range(2)},
        steps=[Actions()],
    )  # fmt: skip
    assert [seat for seat, _ in places(t)] == [1, 0, 1, 0, 1, 0, 1, 0, 0]


@pytest.mark.clause("HR-1", "L-71")
def test_late_placements_come_after_the_fifth_turn_of_colonna() -> None:
    t = table(
        3, families={2: "colonna"}, banned={0: ["tile_2_7"]}, stock={i: {"servant": 9} for i in range(3)},
        steps=[Actions()],
    )  # fmt: skip
    assert [seat for seat, _ in places(t)] == [1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 2, 0]


@pytest.mark.clause("R-33", "L-15")
def test_the_brown_member_comes_home_at_the_end_of_the_round() -> None:
    t = table(2, families={0: "colonna"}, members={"palace": [(0, "brown"), (1, "white")]}, steps=[EndOfRound()])
    assert t.at_hand(0) == ["white", "black", "orange", "neutral", "brown"]
    assert t.at_hand(1) == ["white", "black", "orange", "neutral"]


@pytest.mark.clause("H-27", "L-76", "L-15")
def test_a_new_leader_used_once_a_round_is_ready_again_in_the_next() -> None:
    stock = {0: {"wood": 2, "stone": 2, "coin": 2}}
    t = table(2, houses=True, played={0: ["giulio_ii"]}, stock=stock, steps=[Turn(0, False, False), EndOfRound()])
    t.do("use-one:giulio_ii:1")
    assert t.clause("use-one:giulio_ii:1") == "L-76"
    t.do("place:white:palace:0", "privilege:coins")
    assert t.state.players[0].used == 0


# ---- the adjustment tile ---------------------------------------------------------------------------------------------


@pytest.mark.clause("R-7", "HR-10")
def test_the_tile_begins_on_a_tower_drawn_at_random() -> None:
    begun = set()
    for first in range(4):
        t = table(2, houses=True, round=1, steps=[SetUpRound()], chance=_drawn(first))
        assert t.state.houses is not None
        begun.add(TOWERS[t.state.houses.adjusted])
        assert t.told("tower-adjusted") == [("tower-adjusted", TOWERS[first])]
    assert begun == set(TOWERS)


@pytest.mark.clause("R-7")
def test_it_moves_on_to_the_next_tower_each_round() -> None:
    t = table(2, adjusted="building", round=0, steps=[Round()])
    lay = [t.state.houses.adjusted] if t.state.houses else []
    while t.asked >= 0:
        t.do(_quickly(t))
        lay += [TOWERS.index(tower) for _, tower in t.told("tower-adjusted")]
    assert lay == [3, 0, 1, 2, 3, 0]


def _drawn(first: int) -> Scripted:
    dealt = [[0, 0, 0, 0]] * 5
    return Scripted([[first], *dealt, [0, 0, 0]])


@pytest.mark.clause("R-5", "R-6", "R-8", "HR-10", "L-23")
@pytest.mark.parametrize(("players", "values"), [(2, (5, 6, 7, 8)), (4, (5, 6, 7, 8)), (5, (1, 2, 4, 6))])
def test_it_sets_the_values_of_one_tower_and_the_others_keep_theirs(players: int, values: tuple[int, ...]) -> None:
    cards = {"character": "warlord", "territory": "woods", "special": "florin_vault"}
    for floor, value in enumerate(values, 1):
        floors = {f"{tower}.{floor}": card for tower, card in cards.items()}
        t = table(players, adjusted="character", dice=(1, 6, 6), floors=floors, stock={0: {"coin": 9, "servant": 9}})
        assert t.options(f"place:white:character.{floor}")[0].split(":")[3].startswith(f"{value - 1}..")
        for tower in ("territory", "special"):
            least = 2 * floor - 2
            assert t.options(f"place:white:{tower}.{floor}")[0].split(":")[3].startswith(f"{least}..")


@pytest.mark.clause("HR-10", "L-37")
def test_bonus_actions_meet_its_values_too_and_the_floors_bonus_stays() -> None:
    t = table(
        adjusted="character", floors={"character.4": "warlord", "venture.1": "repairing_the_cathedral"},
        stock={0: {"wood": 3, "stone": 3, "coin": 9, "servant": 4}},
    )  # fmt: skip
    t.do("place:white:venture.1:0")
    assert t.options("take:character.4") == ["take:character.4:1..4"]
    t.do("take:character.4:1")
    assert t.changes() == {"servant": -1, "stone": 2, "coin": -2, "mp": 3}


# ---- cards of the round ----------------------------------------------------------------------------------------------


@pytest.mark.clause("R-4", "L-2", "L-12")
def test_four_special_cards_a_round_of_the_period_of_no_set_types() -> None:
    t = table(2, houses=True, round=0, steps=[Round()])
    shown: list[list[int]] = []
    while t.asked >= 0:
        if len(shown) < t.state.round:
            shown.append(t.state.floor_card[BASE_FLOORS:])
        t.do(_quickly(t))
    assert [len(cards) for cards in shown] == [4] * 6
    for number, cards in enumerate(shown):
        found = [t.state.tables.cards[card] for card in cards if card >= 0]
        assert all(c.special and c.period == number // 2 + 1 for c in found)
    assert len({card for cards in shown for card in cards}) == 24


def _quickly(t: Table) -> str:
    """The first option that takes no card."""
    for text in t.options():
        if text.startswith("place:") and text.split(":")[2] in ("palace", "market.1", "market.2"):
            return text.partition("..")[0]
    return _end(t)


@pytest.mark.clause("R-24", "HR-11", "L-12")
def test_base_cards_left_over_lie_discarded_and_special_ones_leave_the_game() -> None:
    t = table(
        2, houses=True, round=2, floors={"territory.2": "woods", "venture.4": "crusade", "special.1": "florin_vault"},
        thrown=["mint"], steps=[SetUpRound()],
    )  # fmt: skip
    assert t.state.houses is not None
    assert [CARD.text(card) for card in t.state.houses.thrown] == ["mint", "woods", "crusade"]
    everywhere = {card for card in t.state.floor_card if card >= 0} | set(t.state.houses.thrown)
    assert CARD.value("florin_vault") not in everywhere


# ---- after the actions -----------------------------------------------------------------------------------------------


@pytest.mark.clause("R-38", "HR-51", "L-11")
def test_gonzaga_are_asked_after_the_last_turn_and_before_the_vatican_report() -> None:
    t = table(2, families={1: "gonzaga"}, round=1, stock={1: {"servant": 9, "fp": 3}}, steps=[Round()])
    told: list[tuple[Any, ...]] = []
    while not t.options("take-left"):
        t.do(_quickly(t))
        told += t.told()
    assert t.asked == 1
    assert len([e for e in told if e[0] == "placed"]) == 8
    assert not [e for e in told if e[0] == "excommunicated"]
    t.do("decline")
    assert t.told("excommunicated")


# ---- five players ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-1", "R-14", "U-6", "L-7", "A-27")
def test_with_five_players_no_space_is_closed() -> None:
    t = table(5, stock={0: {"servant": 9}})
    for space in ("market.1", "market.2", "market.3", "market.4", "harvest.small", "harvest.large",
                  "production.small", "production.large", "palace"):  # fmt: skip
        assert t.may(f"place:white:{space}:9")


@pytest.mark.clause("R-14", "HR-64", "L-14", "L-47", "U-6")
def test_five_take_turns_and_the_palace_orders_them() -> None:
    t = table(5, order=[4, 0, 3, 1, 2], stock={i: {"servant": 9} for i in range(5)}, steps=[Actions()])
    assert [seat for seat, _ in places(t)] == [4, 0, 3, 1, 2] * 4
    t = table(
        5, order=[4, 0, 3, 1, 2], members={"palace": [(1, "white"), (3, "white"), (1, "black")]}, steps=[EndOfRound()]
    )
    assert t.state.order == [1, 3, 4, 0, 2]


@pytest.mark.clause("HR-3", "L-71")
def test_the_turn_that_tile_2_7_takes_is_no_turn_for_acts_either() -> None:
    t = table(2, families={0: "este"}, banned={0: ["tile_2_7"]}, stock={0: {"mp": 5}}, steps=[Actions()])
    assert t.asked == 1
    assert t.told("turn-skipped") == [("turn-skipped", 0)]


@pytest.mark.clause("R-2", "L-13")
def test_three_dice_are_rolled_with_houses_too() -> None:
    t = table(5, houses=True, round=1, steps=[SetUpRound(), Turn(0, False, False)])
    assert t.told("round-began") == [("round-began", 1, *t.state.dice)]
    assert [1 <= die <= 6 for die in t.state.dice] == [True] * 3
