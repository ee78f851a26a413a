"""Set-up: players, tiles, leaders, the auction, parts left out. R-1, R-9 to R-14, U-4 to U-7, HR-55 to HR-60."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import SetUpRound
from signoria.games.lorenzo.houses.auction import Auction
from signoria.games.lorenzo.kinds import FAMILY, LEADER, LOT, TILE
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import house_of, houses_of
from signoria.kernel.engine import first_seat
from signoria.kernel.game import Setup

from ...build import Table, table
from .beginning import begun, every_count, until_round_one

Goods = dict[str, int]


def lots(*pairs: str, beside: dict[str, list[str]] | None = None, **position: Any) -> Table:
    """As many players as lots, in seat order; each lot a `family/tile`."""
    t = table(len(pairs), houses=True, round=0, steps=[Auction(0)], **position)
    laid = houses_of(t.state)
    split = [pair.split("/") for pair in pairs]
    laid.lots = tuple((FAMILY.value(family), LOT.value(tile), -1, 0) for family, tile in split)
    laid.beside = tuple(tuple(LEADER.value(x) for x in (beside or {}).get(family, ())) for family, _ in split)
    return t


def family(t: Table, seat: int) -> str:
    return FAMILY.text(house_of(t.state.players[seat]).family)


def holdings(t: Table, seat: int = 0) -> Goods:
    return {r: n for r, n in t.stock(seat).items() if n}


# ---- players, coins, tiles -------------------------------------------------------------------------------------------


@pytest.mark.clause("R-1")
def test_five_play_with_houses_alone() -> None:
    GAME.check(Setup("lorenzo", 5, {"houses": "on"}))
    with pytest.raises(ValueError):
        GAME.check(Setup("lorenzo", 5, {}))
    with pytest.raises(ValueError):
        GAME.check(Setup("lorenzo", 6, {"houses": "on"}))


@pytest.mark.clause("U-4", "L-6")
@every_count
def test_coins_by_turn_order(players: int) -> None:
    s = begun(players).state
    assert [s.players[seat].stock[2] for seat in s.order] == [5, 6, 7, 8, 9][:players]


@pytest.mark.clause("R-10", "U-7", "L-3")
def test_one_new_tile_a_period_is_among_those_drawn() -> None:
    seen = {TILE.text(tile) for seed in range(150) for tile in begun(2, seed).state.tiles}
    assert seen == {f"tile_{period}_{n}" for period in (1, 2, 3) for n in range(1, 9)}


@pytest.mark.clause("HR-64", "U-5", "L-9")
@every_count
def test_five_bonus_tiles_with_five_players_four_otherwise(players: int) -> None:
    match = begun(players)
    seat = first_seat(match.state.must)
    assert seat == match.state.order[-1]
    assert len(match.menu(seat).legal) == (5 if players == 5 else 4)


@pytest.mark.clause("U-5")
def test_what_the_fifth_bonus_tile_gives() -> None:
    t = table(5, houses=True, tile="tile_5").do("place:white:harvest.small:0")
    assert t.changes() == {"wood": 1, "stone": 1, "servant": 1}
    t = table(5, houses=True, tile="tile_5").do("place:white:production.small:0")
    assert t.changes() == {"coin": 2, "mp": 1}


@pytest.mark.clause("U-6", "R-14", "L-7")
@pytest.mark.parametrize("players", [4, 5])
def test_nothing_is_closed_with_four_or_five(players: int) -> None:
    t = table(players, houses=True)
    for space in ("market.1", "market.2", "market.3", "market.4", "harvest.large", "production.large", "palace"):
        assert t.may(f"place:white:{space}:0")


@pytest.mark.clause("L-7", "R-1")
def test_with_two_and_three_the_base_games_spaces_are_closed() -> None:
    for players, closed in ((2, ("market.3", "market.4", "harvest.large")), (3, ("market.3", "market.4"))):
        t = table(players, houses=True)
        assert [t.clause(f"place:white:{space}:0") for space in closed] == ["L-7"] * len(closed)


# ---- leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-9", "U-10", "L-8")
@every_count
def test_each_gets_four_leaders_and_the_rest_is_a_pile(players: int) -> None:
    s = until_round_one(begun(players, families="off"))
    assert [len(p.hand) for p in s.players] == [4] * players
    hands = [x for p in s.players for x in p.hand]
    assert len(set(hands)) == 4 * players
    assert houses_of(s).pile.bit_count() == 44 - 4 * players
    assert not any(houses_of(s).pile >> x & 1 for x in hands)


@pytest.mark.clause("R-9", "R-28", "U-14")
def test_old_and_new_leaders_are_shuffled_together() -> None:
    seen = {
        LEADER.text(x)
        for seed in range(60)
        for p in until_round_one(begun(4, seed, families="off", leaders="random")).players
        for x in p.hand
    }
    assert seen == set(LEADER.ids)


@pytest.mark.clause("U-10", "L-77")
def test_discarded_leaders_do_not_go_back_to_the_pile() -> None:
    t = table(houses=True, hand={0: ["sisto_iv"]}, pile=["carlo_viii"]).do("discard:sisto_iv", "privilege:coins")
    assert houses_of(t.state).pile == 1 << LEADER.value("carlo_viii")


# ---- the auction -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-11", "U-4", "HR-57")
@every_count
def test_as_many_lots_as_players_all_different(players: int) -> None:
    match = begun(players, leaders="random")
    while not houses_of(match.state).lots:
        match.choose(first_seat(match.state.must), [match.menu(first_seat(match.state.must)).legal[0]])
    laid = houses_of(match.state).lots
    assert len({lot[0] for lot in laid}) == len({lot[1] for lot in laid}) == players


@pytest.mark.clause("U-4", "R-12")
def test_in_turn_order_each_without_a_lot_bids_nothing_or_more() -> None:
    t = lots("este/auction_1", "medici/auction_2", "orsini/auction_3")
    assert (t.asked, t.options()) == (0, ["bid:este:0..50", "bid:medici:0..50", "bid:orsini:0..50"])
    t.do("bid:medici:0")
    assert (t.asked, t.options()) == (1, ["bid:este:0..50", "bid:medici:1..50", "bid:orsini:0..50"])


@pytest.mark.clause("U-4")
def test_who_is_outbid_bids_next_before_anybody_else() -> None:
    t = lots("este/auction_1", "medici/auction_2", "orsini/auction_3").do("bid:medici:2", "bid:medici:5")
    assert t.asked == 0
    assert t.may("bid:medici:6")
    assert not t.may("bid:medici:5")
    t.do("bid:medici:6")
    assert t.asked == 1
    t.do("bid:este:0")
    assert t.asked == 2


@pytest.mark.clause("U-4", "HR-57", "HR-19")
def test_it_is_over_when_each_lot_has_a_bidder_and_then_all_pay() -> None:
    t = lots("este/auction_1", "medici/auction_2", "orsini/auction_3").do("bid:medici:2", "bid:orsini:7")
    assert [t.stock(seat)["vp"] for seat in range(3)] == [0, 0, 0]
    t.do("bid:orsini:8", "bid:este:1")
    assert [t.stock(seat)["vp"] for seat in range(3)] == [-2, -1, -8]
    assert [family(t, seat) for seat in range(3)] == ["medici", "este", "orsini"]


@pytest.mark.clause("HR-57")
def test_a_standing_bid_of_fifty_cannot_be_outbid() -> None:
    t = lots("este/auction_1", "medici/auction_2").do("bid:este:50")
    assert t.options() == ["bid:medici:0..50"]


@pytest.mark.clause("U-4")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("auction_1", {"wood": 2, "stone": 2, "servant": 3}),
        ("auction_2", {"wood": 3, "stone": 1, "servant": 3}),
        ("auction_3", {"wood": 1, "stone": 3, "servant": 3}),
        ("auction_4", {"wood": 2, "stone": 1, "servant": 3, "mp": 2}),
        ("auction_5", {"wood": 1, "stone": 2, "servant": 3, "fp": 1}),
        ("auction_6", {"wood": 1, "stone": 1, "servant": 4, "token": 1}),
        ("auction_7", {"wood": 2, "stone": 2, "servant": 1, "coin": 2}),
    ],
)
def test_the_auction_tile_is_the_start(tile: str, goods: Goods) -> None:
    other = "auction_2" if tile == "auction_1" else "auction_1"
    t = lots(f"este/{tile}", f"gonzaga/{other}").do("bid:este:0", "bid:gonzaga:0")
    assert holdings(t, 0) == goods


@pytest.mark.clause("U-4", "R-35", "HR-13")
def test_della_roveres_start_with_faith_reaches_no_tile() -> None:
    t = lots("della_rovere/auction_5", "este/auction_1").do("bid:della_rovere:0", "bid:este:0")
    assert holdings(t, 0) == {"wood": 1, "stone": 2, "servant": 3, "fp": 1}


@pytest.mark.clause("R-13", "R-42", "HR-55", "HR-58")
def test_sforza_take_their_two_leaders_and_play_one() -> None:
    t = lots("este/auction_1", "sforza/auction_2", beside={"sforza": ["carlo_viii", "bramante"]})
    t.do("bid:este:0", "bid:sforza:0")
    assert (t.asked, sorted(t.options())) == (1, ["play-free:bramante", "play-free:carlo_viii"])
    t.do("play-free:bramante")
    p = t.state.players[1]
    assert (p.played, p.hand) == ((LEADER.value("bramante"),), (LEADER.value("carlo_viii"),))


@pytest.mark.clause("HR-55", "L-83")
def test_lorenzo_cannot_be_the_one_of_sforza() -> None:
    t = lots("este/auction_1", "sforza/auction_2", beside={"sforza": ["lorenzo_de_medici", "bramante"]})
    t.do("bid:este:0", "bid:sforza:0")
    assert t.options("play-free") == ["play-free:bramante"]


@pytest.mark.clause("HR-55", "R-25")
def test_ladislao_plays_one_more_from_the_hand() -> None:
    t = lots(
        "sforza/auction_1",
        "este/auction_2",
        beside={"sforza": ["ladislao_vii_jagellone", "bramante"]},
        hand={0: ["sisto_iv"]},
    )
    t.do("bid:sforza:0", "bid:este:0", "play-free:ladislao_vii_jagellone")
    assert sorted(t.options()) == ["decline", "play-free:bramante", "play-free:sisto_iv"]


@pytest.mark.clause("R-13", "R-43", "HR-56")
def test_visconti_take_two_leaders_and_no_token_is_turned() -> None:
    t = lots("visconti/auction_1", "este/auction_2", beside={"visconti": ["carlo_viii", "bramante"]})
    t.do("bid:visconti:3", "bid:este:0")
    assert sorted(t.state.players[0].hand) == sorted((LEADER.value("carlo_viii"), LEADER.value("bramante")))
    assert house_of(t.state.players[0]).awake == 0


@pytest.mark.clause("R-33", "R-12")
def test_colonna_have_their_fifth_member_from_round_one() -> None:
    t = lots("colonna/auction_1", "este/auction_2").do("bid:colonna:0", "bid:este:0")
    assert family(t, 0) == "colonna"
    assert t.state.players[0].house is not None


@pytest.mark.clause("R-13", "U-10", "HR-58")
def test_the_open_leaders_come_from_the_pile() -> None:
    counted = set()
    for seed in range(30):
        match = begun(4, seed, leaders="random")
        while not houses_of(match.state).lots:
            match.choose(first_seat(match.state.must), [match.menu(first_seat(match.state.must)).legal[0]])
        houses = houses_of(match.state)
        open_ = [x for several in houses.beside for x in several]
        theirs = [FAMILY.text(lot[0]) for lot in houses.lots if FAMILY.text(lot[0]) in ("sforza", "visconti")]
        hands = [x for p in match.state.players for x in p.hand]
        assert len(open_) == 2 * len(theirs)
        assert len({*open_, *hands}) == len(open_) + 16
        assert houses.pile.bit_count() == 44 - 16 - len(open_)
        counted.add(len(theirs))
    assert {1, 2} & counted


@pytest.mark.clause("U-4", "HR-58", "L-6")
def test_bids_go_by_turn_order_not_by_seat() -> None:
    t = lots("este/auction_1", "medici/auction_2", "orsini/auction_3", order=[2, 0, 1])
    t.state.agenda = [Auction(2)]
    t = Table(t.state)
    assert t.asked == 2
    t.do("bid:este:0")
    assert t.asked == 0
    t.do("bid:este:1")
    assert t.asked == 2
    t.do("bid:orsini:0")
    assert t.asked == 1


@pytest.mark.clause("R-4", "L-12")
def test_two_rounds_of_a_period_use_eight_different_special_cards() -> None:
    t = table(houses=True, round=1, steps=[SetUpRound()])
    first = {t.card_on(f"special.{i}") for i in (1, 2, 3, 4)}
    t.state.agenda = [SetUpRound()]
    t = Table(t.state)
    second = {t.card_on(f"special.{i}") for i in (1, 2, 3, 4)}
    assert len(first | second) == 8
