"""The 27 statements of the Danish answers, H-1 to H-27, each with Houses and without it: it changes none of them."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.flow import EndOfRound
from signoria.games.lorenzo.kinds import TILE
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.work import Production

from ..build import GOODS, Table, table
from ..facts import FACTS

both = pytest.mark.parametrize("houses", [False, True])
TURN = Turn(0, False, False)
TRACK = FACTS["board"]["faith_track_vp"]
NEED = dict(enumerate(FACTS["board"]["vatican_report"]["min_faith"], 1))
BONUS_TILE = {"harvest": {"wood": 1, "stone": 1, "servant": 1}, "production": {"coin": 2, "mp": 1}}
ONE = ["market.1", "market.4", "harvest.small", "production.small"]
MANY = ["palace", "harvest.large", "production.large"]


def least(t: Table, head: str) -> int:
    """The fewest servants that a placement takes."""
    (listed,) = t.options(head + ":")
    return int(listed.rpartition(":")[2].split("..")[0])


def worth(t: Table) -> int:
    """The value that the last placed member was told to have, before servants."""
    ((_, _, _, _, value, _),) = t.told("placed")
    assert isinstance(value, int)
    return value


def report(period: int, faith: int, *, houses: bool, **position: Any) -> Table:
    """Seat 0 at the Vatican report; seat 1 is sure of nothing."""
    stock = {0: {"fp": faith, "vp": 20}}
    return table(2, round=2 * period, houses=houses, stock=stock, steps=[VaticanReport(period), TURN], **position)


def cubes(t: Table) -> list[str]:
    return [TILE.text(tile) for tile in t.state.players[0].excommunicated]


# ---- areas -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("H-1", "L-19")
@both
def test_h1_how_many_fit_depends_on_the_area(houses: bool) -> None:
    floors = {"territory.1": "woods"} | ({"special.1": "florin_vault"} if houses else {})
    for space in (*floors, *ONE):
        t = table(houses=houses, members={space: (1, "white")}, floors=floors, stock={0: {"coin": 9}})
        assert t.clause(f"place:white:{space}:0") == "L-19", space
    for space in MANY:
        standing = [(1, "white"), (2, "white"), (2, "neutral")]
        t = table(3, houses=houses, members={space: standing}, cards={0: ["woods"]}, dice=(6, 6, 6))
        t.do(f"place:white:{space}:0")
        assert t.members(space) == [*standing, (0, "white")], space


@pytest.mark.clause("H-2", "L-48")
@both
def test_h2_the_market_takes_several_of_mine_but_each_stall_one(houses: bool) -> None:
    t = table(houses=houses, turn=(0, 0, 0, 0), stock={0: {"servant": 1}})
    t.do("place:white:market.1:0")
    assert t.clause("place:black:market.1:0") == t.clause("place:neutral:market.1:1") == "L-19"
    t.do("place:black:market.2:0", "place:neutral:market.3:1", "place:orange:market.4:0")
    stalls = [t.members(f"market.{n}") for n in (1, 2, 3, 4)]
    assert stalls == [[(0, "white")], [(0, "black")], [(0, "neutral")], [(0, "orange")]]


@pytest.mark.clause("H-3", "L-44")
@both
def test_h3_all_of_mine_may_be_in_the_palace(houses: bool) -> None:
    t = table(houses=houses, turn=(0, 0, 0, 0), members={"palace": (1, "white")}, stock={0: {"servant": 1}})
    for member in ("white", "black", "orange"):
        t.do(f"place:{member}:palace:0", "privilege:coins")
    t.do("place:neutral:palace:1", "privilege:coins")
    assert t.members("palace") == [(1, "white"), (0, "white"), (0, "black"), (0, "orange"), (0, "neutral")]


@pytest.mark.clause("H-4", "L-25")
@both
def test_h4_members_of_several_players_in_one_tower(houses: bool) -> None:
    members = {"territory.1": (1, "white"), "territory.2": (2, "white"), "territory.4": (3, "neutral")}
    t = table(houses=houses, members=members, floors={"territory.3": "gravel_pit"}, stock={0: {"coin": 3}})
    t.do("place:white:territory.3:0")
    assert [t.members(f"territory.{n}")[0][0] for n in (1, 2, 3, 4)] == [1, 2, 0, 3]


@pytest.mark.clause("H-5", "L-25", "L-26", "R-20", "HR-7")
@both
def test_h5_three_coins_where_any_member_stands(houses: bool) -> None:
    for who in ((1, "white"), (1, "neutral"), (0, "neutral")):
        members = {"territory.1": who}
        t = table(houses=houses, members=members, floors={"territory.2": "village"}, stock={0: {"coin": 3}})
        assert t.do("place:white:territory.2:0").changes() == {"coin": -3}
        t = table(houses=houses, members=members, floors={"territory.2": "village"}, stock={0: {"coin": 2}})
        assert t.clause("place:white:territory.2:0") == "L-26"
    t = table(houses=houses, floors={"territory.2": "village"})
    assert t.do("place:white:territory.2:0").changes() == {}, "nobody stands there"
    if houses:
        floors = {"special.2": "florin_vault"}
        position: dict[str, Any] = {"houses": True, "floors": floors, "members": {"special.1": (1, "white")}}
        assert table(**position, stock={0: {"coin": 3}}).do("place:white:special.2:0").changes() == {"coin": -3}
        assert table(**position).clause("place:white:special.2:0") == "L-26"
        assert table(**position, cards={0: ["chamberlain"]}).may("place:white:special.2:0")


@pytest.mark.clause("H-6", "L-24")
@both
def test_h6_two_coloured_members_of_mine_are_of_one_colour(houses: bool) -> None:
    tower = ["territory"] + (["special"] if houses else [])
    for name in tower:
        card = "village" if name == "territory" else "florin_vault"
        t = table(
            houses=houses, members={f"{name}.1": (0, "black")}, floors={f"{name}.2": card, "venture.1": "crusade"},
            stock={0: GOODS}, dice=(6, 6, 6),
        )  # fmt: skip
        for member in ("white", "orange"):
            assert t.clause(f"place:{member}:{name}.2:0") == "L-24"
            assert t.may(f"place:{member}:venture.1:0"), "another tower"


@pytest.mark.clause("H-7", "L-24", "HR-2")
@both
def test_h7_one_coloured_and_one_neutral_may_share_a_tower(houses: bool) -> None:
    """In either order; with Colonna's brown one there may be three."""
    families, more = ({0: "colonna"}, ["brown"]) if houses else ({}, [])
    for first, *then in (["white", "neutral", *more], ["neutral", "white", *more]):
        t = table(
            houses=houses, families=families, members={"territory.1": (0, first)}, turn=[0] * len(then),
            floors={"territory.2": "village", "territory.3": "gravel_pit"}, stock={0: {"coin": 9, "servant": 9}},
        )  # fmt: skip
        for floor, member in enumerate(then, 2):
            t.do(f"place:{member}:territory.{floor}:{least(t, f'place:{member}:territory.{floor}')}")
        assert [t.members(f"territory.{n}") for n in range(1, 2 + len(then))] == [[(0, m)] for m in (first, *then)]


@pytest.mark.clause("H-8", "L-49")
@both
@pytest.mark.parametrize("area", ["harvest", "production"])
@pytest.mark.parametrize("who", [(1, "white"), (1, "neutral"), (0, "neutral")])
def test_h8_the_left_space_holds_exactly_one(houses: bool, area: str, who: tuple[int, str]) -> None:
    assert table(houses=houses).may(f"place:white:{area}.small:0")
    assert table(houses=houses, members={f"{area}.small": who}).clause(f"place:white:{area}.small:0") == "L-19"


@pytest.mark.clause("H-9", "L-49", "L-7")
@both
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_h9_the_right_space_holds_any_number_at_three_less(houses: bool, area: str) -> None:
    standing = [(1, "white"), (2, "black"), (3, "orange"), (1, "neutral")]
    t = table(houses=houses, members={f"{area}.large": standing}).do(f"place:white:{area}.large:0")
    assert t.members(f"{area}.large") == [*standing, (0, "white")]
    assert t.told("worked") == [("worked", 0, area, 3)], "6 of the die less 3"
    assert table(2, houses=houses).clause(f"place:white:{area}.large:0") == "L-7"


@pytest.mark.clause("H-10", "L-50")
@both
def test_h10_not_two_coloured_members_in_one_area(houses: bool) -> None:
    for area, other in (("harvest", "production"), ("production", "harvest")):
        t = table(houses=houses, members={f"{area}.small": (0, "black")}, dice=(6, 6, 6))
        for member in ("white", "orange"):
            assert t.clause(f"place:{member}:{area}.large:0") == "L-50"
            assert t.may(f"place:{member}:{other}.small:0")
            assert t.may(f"place:{member}:{other}.large:0")


@pytest.mark.clause("H-11", "L-50", "HR-2")
@both
def test_h11_one_coloured_and_one_neutral_may_be_in_one_area(houses: bool) -> None:
    families, more = ({0: "colonna"}, ["brown"]) if houses else ({}, [])
    for area in ("harvest", "production"):
        for first, *then in (["white", "neutral", *more], ["neutral", "white", *more]):
            t = table(
                houses=houses, families=families, members={f"{area}.small": (0, first)}, turn=[0] * len(then),
                stock={0: {"servant": 9}},
            )  # fmt: skip
            for member in then:
                head = f"place:{member}:{area}.large"
                t.do(f"{head}:{least(t, head)}")
            assert t.members(f"{area}.large") == [(0, member) for member in then]


# ---- values ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("H-12", "L-17", "HR-37")
@both
def test_h12_each_servant_spent_before_placing_adds_one(houses: bool) -> None:
    t = table(houses=houses, dice=(3, 1, 1), floors={"territory.4": "village"}, stock={0: {"servant": 5}})
    assert least(t, "place:white:territory.4") == 4, "3 and 4 are 7"
    assert not t.may("place:white:territory.4:3")
    assert t.do("place:white:territory.4:4").changes() == {"servant": -4, "wood": 2}
    if houses:
        t = table(houses=True, dice=(3, 1, 1), played={0: ["carlo_viii"]}, floors={"territory.4": "village"},
                  stock={0: {"servant": 5}})  # fmt: skip
        assert least(t, "place:white:territory.4") == 2, "each adds 2"


@pytest.mark.clause("H-13", "L-17")
@both
@pytest.mark.parametrize("servants", [1, 7, 40])
def test_h13_there_is_no_limit_to_them(houses: bool, servants: int) -> None:
    t = table(houses=houses, dice=(1, 1, 1), stock={0: {"servant": servants}})
    assert t.options("place:white:harvest.small") == [f"place:white:harvest.small:0..{servants}"]
    t.do(f"place:white:harvest.small:{servants}")
    assert t.told("worked") == [("worked", 0, "harvest", 1 + servants)]


@pytest.mark.clause("H-14", "L-13")
@both
def test_h14_coloured_members_have_the_value_of_their_die(houses: bool) -> None:
    for dice in ((2, 4, 5), (6, 1, 3)):
        for member, value in zip(("white", "black", "orange"), dice, strict=True):
            t = table(houses=houses, dice=dice).do(f"place:{member}:harvest.small:0")
            assert worth(t) == value
            assert t.told("worked") == [("worked", 0, "harvest", value)]


@pytest.mark.clause("H-15", "L-18", "R-33")
@both
def test_h15_the_neutral_member_starts_at_0(houses: bool) -> None:
    assert table(houses=houses).clause("place:neutral:palace:0") == "L-16"
    t = table(houses=houses, stock={0: {"servant": 3}}).do("place:neutral:harvest.small:3")
    assert (worth(t), t.told("worked")) == (0, [("worked", 0, "harvest", 3)])
    if houses:
        t = table(families={0: "colonna"}).do("place:brown:harvest.small:0")
        assert worth(t) == 3


# ---- towers and work -------------------------------------------------------------------------------------------------


@pytest.mark.clause("H-16", "L-28", "L-34", "R-21")
@both
def test_h16_the_third_and_fourth_floors_give_their_bonus_at_once(houses: bool) -> None:
    for floor, bonus in enumerate(({}, {}, {"wood": 1}, {"wood": 2}), 1):
        position: dict[str, Any] = {"floors": {f"territory.{floor}": "village"}, "stock": {0: {"servant": 1}}}
        servants = {"servant": -1} if floor == 4 else {}
        placed = f"place:white:territory.{floor}:{-servants.get('servant', 0)}"
        assert table(houses=houses, **position).do(placed).changes() == bonus | servants
        assert table(houses=houses, cards={0: ["preacher"]}, **position).do(placed).changes() == servants
    if houses:
        t = table(floors={"special.3": "florin_vault"}, houses=True).do("place:white:special.3:0")
        assert t.changes() == {"token": 1}


@pytest.mark.clause("H-17", "L-28", "A-5", "L-26")
@both
def test_h17_the_bonus_may_pay_the_card_but_not_the_toll(houses: bool) -> None:
    """Repairing the Church costs a coin, and the third purple floor gives one."""
    card, stock = "repairing_the_church", {0: {"wood": 1, "stone": 1}}
    t = table(houses=houses, floors={"venture.3": card}, stock=stock).do("place:white:venture.3:0")
    assert (t.cards(0, "venture"), t.stock()["coin"]) == ([card], 0)
    assert table(houses=houses, floors={"venture.2": card}, stock=stock).clause("place:white:venture.2:0") == "L-29"
    position: dict[str, Any] = {"floors": {"venture.3": card}, "members": {"venture.1": (1, "white")}}
    short = {0: {**stock[0], "coin": 2}}
    assert table(houses=houses, stock=short, **position).clause("place:white:venture.3:0") == "L-26"


@pytest.mark.clause("H-18", "L-53", "L-54")
@both
def test_h18_the_bonus_tile_and_own_cards_up_to_the_value_work(houses: bool) -> None:
    """Territories in a harvest, buildings in a production, with numbers from 1 to the value; others never."""
    cards = ["commercial_hub", "woods", "village", "gravel_pit", "forest", "mint", "tax_office"]
    gains: dict[int, dict[str, int]] = {1: {"coin": 1}, 2: {"wood": 1}, 3: {"coin": 1, "servant": 1}, 4: {"stone": 2}}
    expected = dict(BONUS_TILE["harvest"])
    for value in (1, 2, 3, 4):
        for resource, n in gains[value].items():
            expected[resource] = expected.get(resource, 0) + n
        t = table(houses=houses, dice=(value, 1, 1), cards={0: cards}).do("place:white:harvest.small:0")
        assert t.changes() == expected
    for value, coins in ((4, 2), (5, 2 + 2 + 5)):  # the Mint counts two buildings, the Tax Office five territories
        t = table(houses=houses, dice=(value, 1, 1), cards={0: cards}).do("place:white:production.small:0")
        assert t.changes() == {"coin": coins, "mp": 1}


@pytest.mark.clause("H-19", "L-56")
@both
def test_h19_what_a_production_brings_cannot_be_spent_in_it(houses: bool) -> None:
    """The tile brings 2 coins; the Chapel turns a coin into faith, if it was there before."""
    position: dict[str, Any] = {"houses": houses, "cards": {0: ["chapel"]}}
    t = table(**position).do("place:white:production.small:0")
    assert (t.question, t.changes()) == ("", {"coin": 2, "mp": 1})
    t = table(**position, stock={0: {"coin": 1}}).do("place:white:production.small:0")
    assert isinstance(t.state.agenda[-1], Production)
    assert t.do("convert:chapel.1").changes() == {"coin": 1, "fp": 1, "mp": 1}


# ---- the Church ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("H-20", "L-61", "L-63")
@both
@pytest.mark.parametrize("period", [1, 2, 3])
def test_h20_with_enough_faith_one_may_choose(houses: bool, period: int) -> None:
    """Also in the last report."""
    for faith in (NEED[period], 15):
        t = report(period, faith, houses=houses)
        assert (t.asked, t.options()) == (0, ["support", "refuse"])


@pytest.mark.clause("H-21", "L-61")
@both
@pytest.mark.parametrize("faith", range(3, 16))
def test_h21_support_spends_all_faith_for_the_points_of_its_step(houses: bool, faith: int) -> None:
    t = report(1, faith, houses=houses).do("support")
    assert t.changes(0) == {"fp": -faith, "vp": TRACK[faith]}
    assert (t.stock()["fp"], cubes(t)) == (0, [])


@pytest.mark.clause("H-22", "L-60", "R-35", "U-16")
@both
def test_h22_without_the_faith_or_by_choice_one_is_excommunicated(houses: bool) -> None:
    tiles: dict[str, Any] = {"tiles": ["tile_1_2"]}
    below, refusing = report(1, NEED[1] - 1, houses=houses, **tiles), report(1, 9, houses=houses, **tiles)
    for t in (below, refusing.do("refuse")):
        assert cubes(t) == ["tile_1_2"]
        assert t.do("place:white:market.1:0", seat=0).changes(0)["coin"] == 4, "a coin less, from now on"
    if houses:
        t = report(1, 9, houses=True, families={0: "della_rovere"}).do("refuse")
        assert t.changes(0) == {"vp": -5}
        t = report(1, 0, houses=True, played={0: ["martin_lutero"]})
        assert cubes(t) == []


@pytest.mark.clause("H-22", "L-60")
@both
def test_h22_the_penalty_holds_to_the_end_of_the_game(houses: bool) -> None:
    t = table(houses=houses, round=6, banned={0: ["tile_1_2"]})
    assert t.do("place:white:market.1:0").changes() == {"coin": 4}


@pytest.mark.clause("H-23", "L-60")
@both
def test_h23_an_excommunicated_player_keeps_the_faith(houses: bool) -> None:
    assert report(1, 2, houses=houses).stock()["fp"] == 2
    assert report(1, 9, houses=houses).do("refuse").stock()["fp"] == 9


# ---- leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("H-24", "L-75")
@both
def test_h24_a_requirement_is_no_cost_and_matters_only_then(houses: bool) -> None:
    """The report takes the faith that Santa Rita asked for; she doubles all the same."""
    assert table(houses=houses, hand={0: ["santa_rita"]}, stock={0: {"fp": 7}}).clause("play:santa_rita") == "L-74"
    t = table(
        2, round=2, houses=houses, hand={0: ["santa_rita"]}, stock={0: {"fp": 8}}, floors={"territory.1": "gravel_pit"},
        steps=[TURN, VaticanReport(1), TURN],
    )  # fmt: skip
    assert t.do("play:santa_rita").changes() == {}
    t.do("place:black:market.1:0", "support")
    assert t.stock()["fp"] == 0
    assert t.do("place:white:territory.1:0").changes() == {"stone": 4}


@pytest.mark.clause("H-25", "L-74")
@both
def test_h25_leaders_are_played_and_discarded_in_the_own_turn_and_place_no_member(houses: bool) -> None:
    """Before the placement and after it, not in the turn of another."""
    hand = {0: ["santa_rita", "sisto_iv", "cesare_borgia"], 1: ["federico_da_montefeltro"]}
    t = table(houses=houses, hand=hand, stock={0: {"fp": 8}}, turn=(0, 1))
    t.do("play:santa_rita")
    assert t.at_hand(0) == t.at_hand(1)
    assert t.asked == 0
    t.do("discard:sisto_iv", "privilege:coins", "place:white:market.1:0")
    assert t.asked == 0
    assert len(t.at_hand(0)) == len(t.at_hand(1)) - 1
    assert not t.options("discard", seat=1)
    t.do("discard:cesare_borgia", "privilege:coins")
    assert t.asked == 1
    assert t.options("discard") == ["discard:federico_da_montefeltro"]


@pytest.mark.clause("H-26", "L-77")
@both
def test_h26_each_leader_discarded_gives_one_privilege(houses: bool) -> None:
    """Each is a gain of its own, so both may be exchanged for the same."""
    t = table(houses=houses, hand={0: ["santa_rita", "sisto_iv"]})
    t.do("discard:santa_rita")
    assert t.question == "privilege"
    assert t.do("privilege:servants").changes() == {"servant": 2}
    assert t.do("discard:sisto_iv", "privilege:servants").changes() == {"servant": 2}
    assert t.state.players[0].hand == ()


@pytest.mark.clause("H-27", "L-76")
@pytest.mark.parametrize(
    ("leader", "gain"), [("girolamo_savonarola", {"fp": 1}), ("lucia_da_narni", {"fp": 1, "vp": 2})]
)
def test_h27_once_per_round_and_ready_again_after_it(leader: str, gain: dict[str, int]) -> None:
    """Also a new leader of that kind."""
    t = table(2, houses=True, played={0: [leader]}, steps=[TURN, EndOfRound(), TURN])
    assert t.do(f"use:{leader}").changes() == gain
    assert t.clause(f"use:{leader}") == "L-76"
    t.do("place:white:market.1:0")
    assert t.may(f"use:{leader}")
