"""Chapter 6: council palace, privileges, turn order."""

from __future__ import annotations

from itertools import permutations

import pytest

from signoria.games.lorenzo.flow import EndOfRound, Round

from .build import after, table

GIVES = {
    "materials": {"wood": 1, "stone": 1},
    "servants": {"servant": 2},
    "coins": {"coin": 2},
    "military": {"mp": 2},
    "faith": {"fp": 1},
}
ALL_FIVE = [f"privilege:{kind}" for kind in GIVES]


# ---- palace ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-44")
@pytest.mark.parametrize("member", ["white", "black", "orange", "neutral"])
def test_the_palace_gives_a_coin_and_a_privilege(member: str) -> None:
    t = table(dice=(1, 1, 1), stock={0: {"servant": 1}})
    spent = 1 if member == "neutral" else 0
    t.do(f"place:{member}:palace:{spent}")
    assert t.changes() == {"coin": 1} | ({"servant": -1} if spent else {})
    assert t.question == "privilege"
    t.do("privilege:faith")
    assert t.changes() == {"fp": 1}
    assert t.asked == -1


@pytest.mark.clause("L-44", "L-19")
def test_one_player_may_send_everybody_to_the_palace_and_gains_each_time() -> None:
    t = table(
        turn=[0, 0, 0, 0], dice=(1, 1, 1), stock={0: {"servant": 1}}, members={"palace": [(1, "white"), (1, "neutral")]}
    )
    for member in ("white", "black", "orange", "neutral"):
        t.do(f"place:{member}:palace:{1 if member == 'neutral' else 0}", "privilege:coins")
    assert t.stock() == {"wood": 0, "stone": 0, "coin": 4 * 3, "servant": 0, "mp": 0, "fp": 0, "vp": 0}
    assert t.members("palace")[2:] == [(0, "white"), (0, "black"), (0, "orange"), (0, "neutral")]


@pytest.mark.clause("L-44", "L-16")
def test_the_palace_asks_for_one() -> None:
    t = table(dice=(1, 2, 3), banned={0: ["tile_1_7"]})
    assert t.clause("place:white:palace:0") == "L-16"
    assert t.may("place:black:palace:0")


# ---- privileges -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-45")
@pytest.mark.parametrize("kind", GIVES)
def test_a_privilege_is_one_of_five_things(kind: str) -> None:
    t = table()
    t.do("place:white:palace:0")
    assert t.options() == [*ALL_FIVE, "decline"]
    t.do(f"privilege:{kind}")
    assert t.changes() == GIVES[kind]
    assert t.told("gained") == [("gained", 0, "privilege", GIVES[kind])]


@pytest.mark.clause("L-46", "L-48")
@pytest.mark.parametrize(("first", "second"), list(permutations(GIVES, 2)))
def test_two_of_one_source_must_differ(first: str, second: str) -> None:
    t = table()
    t.do("place:white:market.4:0", f"privilege:{first}")
    assert f"privilege:{first}" not in t.options()
    assert len(t.options("privilege")) == 4
    t.do(f"privilege:{second}")
    assert t.changes() == GIVES[second]
    assert t.asked == -1


@pytest.mark.clause("L-46")
@pytest.mark.parametrize(
    ("card", "floor", "count"), [("raising_a_statue", "venture.1", 2), ("royal_messenger", "character.1", 3)]
)
def test_the_privileges_of_one_card_must_differ(card: str, floor: str, count: int) -> None:
    t = after(card, floor)
    had: list[str] = []
    for kind in ("coins", "faith", "military")[:count]:
        assert t.options("privilege") == [x for x in ALL_FIVE if x not in had]
        t.do(f"privilege:{kind}")
        had.append(f"privilege:{kind}")
    assert t.asked == -1


@pytest.mark.clause("L-46")
def test_privileges_of_different_sources_and_turns_may_repeat() -> None:
    t = table(turn=[0, 0, 0], hand={0: ["sisto_iv", "santa_rita"]})
    t.do("place:white:palace:0", "privilege:faith", "end-turn")
    t.do("place:black:palace:0", "privilege:faith", "end-turn")
    t.do("place:orange:market.4:0", "privilege:coins", "privilege:faith")
    t.do("discard:sisto_iv", "privilege:faith", "discard:santa_rita", "privilege:faith")
    assert t.stock()["fp"] == 5


@pytest.mark.clause("L-46", "L-42")
def test_declining_gives_up_all_that_are_left_of_the_source() -> None:
    t = table()
    t.do("place:white:market.4:0", "privilege:coins", "decline")
    assert t.stock()["coin"] == 2
    assert t.asked == -1


@pytest.mark.clause("L-58", "A-10", "L-46")
def test_two_cards_of_one_harvest_are_two_sources() -> None:
    """With changed numbers a second territory gives a privilege at harvest, as the City does."""
    t = table(
        cards={0: ["city", "village"]},
        sets={"lorenzo.cards.village.harvest.coin": 0, "lorenzo.cards.village.harvest.priv": 1},
    )
    t.do("place:white:harvest.small:0")
    assert t.changes() == {"wood": 1, "stone": 1, "servant": 2}  # all else comes first
    t.do("privilege:faith", "privilege:faith")
    assert t.changes() == {"fp": 2}


@pytest.mark.clause("A-2", "L-66", "L-67")
@pytest.mark.parametrize(
    ("tile", "kind", "left"),
    [
        ("tile_1_1", "military", {"mp": 1}),
        ("tile_1_2", "coins", {"coin": 1}),
        ("tile_1_3", "servants", {"servant": 1}),
        ("tile_1_4", "materials", {}),
        ("tile_1_1", "coins", {"coin": 2}),
        ("tile_1_4", "faith", {"fp": 1}),
    ],
)
def test_the_tiles_of_period_1_strike_what_a_privilege_gives(tile: str, kind: str, left: dict[str, int]) -> None:
    t = table(banned={0: [tile]})
    t.do("place:white:palace:0")
    t.do(f"privilege:{kind}")
    assert t.changes() == left


@pytest.mark.clause("A-1", "A-2", "L-67")
@pytest.mark.parametrize(("choice", "left"), [("wood", {"stone": 1}), ("stone", {"wood": 1})])
def test_where_the_table_says_so_one_loss_of_two_is_chosen(choice: str, left: dict[str, int]) -> None:
    t = table(banned={0: ["tile_1_4"]}, option={"tile_1_4": "one_choice"})
    t.do("place:white:palace:0", "privilege:materials")
    assert t.question == "lose"
    assert t.options() == ["lose:wood", "lose:stone"]
    t.do(f"lose:{choice}")
    assert t.changes() == left


@pytest.mark.clause("A-1", "L-67")
@pytest.mark.parametrize("option", ["each", "one_choice"])
def test_with_one_of_the_two_there_is_nothing_to_choose(option: str) -> None:
    t = table(
        banned={0: ["tile_1_4"]},
        option={"tile_1_4": option},
        floors={"territory.1": "woods", "territory.2": "gravel_pit"},
        turn=[0, 0],
        stock={0: {"coin": 3, "servant": 3}},
    )
    t.do("place:white:territory.1:0")
    assert t.changes() == {}  # 1 wood, less 1
    assert not t.told("gained")  # and nothing is told of nothing
    t.do("place:neutral:territory.2:3")
    assert t.changes() == {"coin": -3, "servant": -3, "stone": 1}


# ---- turn order -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-47")
@pytest.mark.parametrize(
    ("came", "order"),
    [
        ([], [2, 0, 3, 1]),
        ([1], [1, 2, 0, 3]),
        ([3, 1, 3], [3, 1, 2, 0]),
        ([1, 3, 0, 2], [1, 3, 0, 2]),
        ([2], [2, 0, 3, 1]),
        ([0, 0, 0], [0, 2, 3, 1]),
    ],
)
def test_first_come_first_then_the_others_in_their_old_order(came: list[int], order: list[int]) -> None:
    colours = ["white", "neutral", "black", "orange"]
    members = [(seat, colours[came[:i].count(seat)]) for i, seat in enumerate(came)]
    t = table(order=(2, 0, 3, 1), members={"palace": members}, steps=[EndOfRound(), Round()], option={"rules": "base"})
    assert t.state.order == order
    assert t.asked == order[0]
    assert ("order-set", tuple(order)) in t.told()


@pytest.mark.clause("L-47")
def test_the_rulebooks_example() -> None:
    """Anna, Bruno, Carla, Dario; Dario came first, then Bruno, then Dario again."""
    visits = [(3, "white"), (1, "neutral"), (3, "black")]
    t = table(members={"palace": visits}, steps=[EndOfRound(), Round()], option={"rules": "base"})
    assert t.state.order == [3, 1, 0, 2]


@pytest.mark.clause("L-47")
def test_only_the_palace_counts_and_only_until_the_round_ends() -> None:
    t = table(
        2, order=(0, 1), turn=[1], members={"market.1": (1, "white")}, option={"rules": "base"},
        steps=[EndOfRound(), Round()],
    )  # fmt: skip
    assert t.state.order == [0, 1]
    t.do("place:white:market.1:0", "place:white:palace:0", "privilege:coins")
    assert t.state.order == [0, 1]  # during the round nothing changes
