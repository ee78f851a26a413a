"""The auction of families: lots, bids, payment, what the lots bring. R-11 to R-13, U-4, HR-55 HR-57 HR-58."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.flow import Round
from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.houses.auction import Auction, PlayOpen
from signoria.games.lorenzo.houses.state import NOBODY
from signoria.games.lorenzo.kinds import FAMILY, LEADER, LOT
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.setup import DraftLeaders
from signoria.games.lorenzo.state import Lorenzo, houses_of, read_house
from signoria.kernel.engine import first_seat, seats_of
from signoria.kernel.game import Setup
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.state import Asking

from ..build import Table, table

START = {"wood": 2, "stone": 2, "servant": 3}
every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


def at_auction(players: int = 4, seed: int = 1, **option: str) -> Match[Lorenzo]:
    """A match whose next question is no draft: everyone took the first thing there was."""
    match = Match(GAME, Setup("lorenzo", players, {"houses": "on", **option}), key_of_seed(seed))
    while match.state.round == 0 and not isinstance(match.state.agenda[-1], (Auction, PlayOpen)):
        seat = first_seat(match.state.must)
        match.choose(seat, [match.menu(seat).legal[0]])
    return match


def auction(*lots: str, beside: dict[str, list[str]] | None = None, order: list[int] | None = None) -> Table:
    """A table where as many players bid as there are lots, each a `family/tile`."""
    seats = order or list(range(len(lots)))
    t = table(len(lots), houses=True, round=0, order=seats, steps=[Auction(seats[0])])
    pairs = [lot.split("/") for lot in lots]
    laid = houses_of(t.state)
    laid.lots = tuple((FAMILY.value(family), LOT.value(tile), NOBODY, 0) for family, tile in pairs)
    laid.beside = tuple(tuple(LEADER.value(x) for x in (beside or {}).get(family, ())) for family, _ in pairs)
    return t


def family(t: Table, seat: int) -> str:
    house = t.state.players[seat].house
    assert house is not None
    return FAMILY.text(house.family)


def start(t: Table, seat: int) -> dict[str, int]:
    return {name: n for name, n in t.stock(seat).items() if n}


# ---- the lots --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-11", "U-4", "U-17")
@every_count
def test_a_lot_for_each_player_a_family_beside_an_auction_tile(players: int) -> None:
    match = at_auction(players)
    assert match.state.houses is not None
    lots = match.state.houses.lots
    assert len({lot[0] for lot in lots}) == len({lot[1] for lot in lots}) == len(lots) == players
    assert all(lot[2:] == (NOBODY, 0) for lot in lots)
    laid = [e[2:] for entry in match.log for e in entry.events if GRAMMAR.events[e[0]].name == "lot-laid" and e[1] < 0]
    assert laid == [lot[:2] for lot in lots]


@pytest.mark.clause("R-11", "U-14")
def test_any_of_the_twelve_families_and_seven_tiles_can_be_laid_out() -> None:
    families, tiles = set(), set()
    for seed in range(40):
        houses = at_auction(4, seed, leaders="random").state.houses
        assert houses is not None
        families |= {lot[0] for lot in houses.lots}
        tiles |= {lot[1] for lot in houses.lots}
    assert families == set(range(12))
    assert tiles == set(range(7))


@pytest.mark.clause("HR-57")
def test_the_auction_follows_the_draft_of_leaders_and_the_first_player_begins() -> None:
    match = Match(GAME, Setup("lorenzo", 3, {"houses": "on"}), key_of_seed(2))
    drafted = False
    while not isinstance(match.state.agenda[-1], Auction):
        top = match.state.agenda[-1]
        drafted = drafted or (isinstance(top, Asking) and isinstance(top.step, DraftLeaders))
        seat = first_seat(match.state.must)
        match.choose(seat, [match.menu(seat).legal[0]])
    assert drafted
    assert [len(p.hand) for p in match.state.players] == [4, 4, 4]
    assert seats_of(match.state.must) == [match.state.order[0]]
    assert match.state.round == 0


@pytest.mark.clause("R-13", "U-10")
def test_sforza_and_visconti_lie_there_with_two_open_leaders_each_and_no_other_family() -> None:
    seen = set()
    for seed in range(30):
        match = at_auction(3, seed, leaders="random")
        houses = match.state.houses
        assert houses is not None
        shown = [e[2:] for x in match.log for e in x.events if GRAMMAR.events[e[0]].name == "open-leaders" and e[1] < 0]
        beside = {FAMILY.text(lot[0]): leaders for lot, leaders in zip(houses.lots, houses.beside, strict=True)}
        assert {name for name, leaders in beside.items() if leaders} == beside.keys() & {"sforza", "visconti"}
        for name in beside.keys() & {"sforza", "visconti"}:
            seen.add(name)
            assert len(set(beside[name])) == 2
            assert (FAMILY.value(name), beside[name]) in shown
            hands = {leader for p in match.state.players for leader in p.hand}
            assert not hands & set(beside[name])
            assert not any(houses.pile >> leader & 1 for leader in beside[name])
    assert seen == {"sforza", "visconti"}


# ---- bids ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("U-4", "HR-57")
def test_a_bid_is_any_whole_number_up_to_50_and_more_than_the_standing_one() -> None:
    t = auction("este/auction_1", "orsini/auction_2", "medici/auction_3")
    assert t.options() == ["bid:este:0..50", "bid:orsini:0..50", "bid:medici:0..50"]
    t.do("bid:orsini:7")
    assert t.told() == [("bid-made", 0, "orsini", 7)]
    assert t.options() == ["bid:este:0..50", "bid:orsini:8..50", "bid:medici:0..50"]


@pytest.mark.clause("U-4")
def test_a_bid_of_nothing_is_a_bid() -> None:
    t = auction("este/auction_1", "orsini/auction_2").do("bid:este:0")
    assert t.options() == ["bid:este:1..50", "bid:orsini:0..50"]


@pytest.mark.clause("HR-57")
def test_nobody_is_outbid_who_bid_the_most_there_may_be() -> None:
    t = auction("este/auction_1", "orsini/auction_2").do("bid:este:50")
    assert t.options() == ["bid:orsini:0..50"]
    assert t.clause("bid:este:51") == "HR-57"
    assert t.lacks("bid:este:51") == (50,)


@pytest.mark.clause("U-4")
def test_players_bid_in_turn_order() -> None:
    t = auction("este/auction_1", "orsini/auction_2", "medici/auction_3", order=[2, 0, 1])
    assert t.asked == 2
    assert t.do("bid:este:0").asked == 0
    assert t.do("bid:orsini:0").asked == 1


@pytest.mark.clause("U-4")
def test_the_outbid_player_bids_next_before_anybody_else_then_the_order_goes_on() -> None:
    t = auction("este/auction_1", "orsini/auction_2", "medici/auction_3", "gonzaga/auction_4")
    t.do("bid:este:2")
    assert t.do("bid:este:5").asked == 0
    assert t.do("bid:este:6").asked == 1  # the same lot again
    assert t.do("bid:orsini:0").asked == 2
    assert t.do("bid:orsini:1").asked == 1
    assert t.do("bid:medici:0").asked == 3


@pytest.mark.clause("U-4", "R-12")
def test_it_is_over_when_each_lot_has_a_bidder_then_all_pay_and_get_their_lots() -> None:
    t = auction("este/auction_4", "orsini/auction_2", "medici/auction_6")
    t.do("bid:este:3", "bid:este:5", "bid:medici:1")
    t.do("bid:orsini:0")
    assert t.asked == -1
    assert [family(t, seat) for seat in range(3)] == ["medici", "este", "orsini"]
    assert t.told("family-taken") == [
        ("family-taken", 0, "medici", 1),
        ("family-taken", 1, "este", 5),
        ("family-taken", 2, "orsini", 0),
    ]
    assert start(t, 0) == {"wood": 1, "stone": 1, "servant": 4, "vp": -1, "token": 1}
    assert start(t, 1) == {"wood": 2, "stone": 1, "servant": 3, "mp": 2, "vp": -5}
    assert start(t, 2) == {"wood": 3, "stone": 1, "servant": 3}
    assert [read_house(t.state.players[seat]).bid for seat in range(3)] == [1, 5, 0]


@pytest.mark.clause("R-12", "U-4")
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
def test_the_auction_tile_is_the_start_in_goods(tile: str, goods: dict[str, int]) -> None:
    other = "auction_1" if tile != "auction_1" else "auction_2"
    t = auction(f"este/{tile}", f"malatesta/{other}").do("bid:este:0").do("bid:malatesta:0")
    assert start(t, 0) == goods
    assert ("gained", 0, "auction", goods) in t.told("gained")


@pytest.mark.clause("R-12", "U-4", "L-5", "L-6")
@every_count
def test_before_it_there_are_coins_by_turn_order_and_no_other_goods(players: int) -> None:
    match = at_auction(players)
    coins = dict(zip(match.state.order, [5, 6, 7, 8, 9], strict=False))
    for seat, p in enumerate(match.state.players):
        assert p.stock == [0, 0, coins[seat], 0, 0, 0, 0, 0, 0]


@pytest.mark.clause("HR-13")
def test_the_auction_tile_is_no_gain_that_could_be_declined() -> None:
    t = table(2, houses=True, round=0, option={"declining": "always"}, steps=[Auction(0)])
    laid = houses_of(t.state)
    laid.lots, laid.beside = ((FAMILY.value("este"), 0, NOBODY, 0), (FAMILY.value("medici"), 1, NOBODY, 0)), ((), ())
    t.do("bid:este:0", "bid:medici:0")
    assert t.asked == -1
    assert start(t, 0) == START


# ---- after it --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-58", "R-42", "R-43")
def test_auction_tiles_in_turn_order_then_open_leaders_then_sforza_plays_then_round_1() -> None:
    beside = {"sforza": ["girolamo_savonarola", "sandro_botticelli"], "visconti": ["cosimo_de_medici", "giulio_ii"]}
    t = auction("visconti/auction_2", "sforza/auction_6", "este/auction_3", beside=beside, order=[1, 2, 0])
    t.state.agenda.insert(0, Round())
    t.do("bid:sforza:0", "bid:este:0").do("bid:visconti:0")
    told = [(e[0], e[1]) for e in t.told() if e[0] in ("family-taken", "gained")]
    assert told == [(kind, seat) for kind in ("family-taken", "gained") for seat in (1, 2, 0)]
    assert [LEADER.text(x) for x in t.state.players[0].hand] == ["cosimo_de_medici", "giulio_ii"]
    assert t.asked == 1
    assert t.stock(1)["token"] == 1  # there before anything is played
    assert t.state.round == 0
    t.do("play-free:sandro_botticelli")
    assert t.state.round == 1


@pytest.mark.clause("R-13")
def test_open_leaders_in_the_hand_are_known_to_all() -> None:
    t = auction("visconti/auction_2", "este/auction_3", beside={"visconti": ["cosimo_de_medici", "giulio_ii"]})
    t.do("bid:visconti:0", "bid:este:0")
    house = t.state.players[0].house
    assert house is not None
    assert house.shown == sum(1 << LEADER.value(x) for x in ("cosimo_de_medici", "giulio_ii"))
    assert t.state.houses is not None
    assert t.state.houses.beside == ((), ())


@pytest.mark.clause("R-42", "R-25", "HR-55")
def test_sforza_play_one_of_the_two_without_its_requirement_and_keep_the_other() -> None:
    t = auction("sforza/auction_1", "este/auction_2", beside={"sforza": ["girolamo_savonarola", "sandro_botticelli"]})
    t.state.players[0].hand = (LEADER.value("cosimo_de_medici"),)
    t.do("bid:sforza:0", "bid:este:0")
    assert t.options() == ["play-free:girolamo_savonarola", "play-free:sandro_botticelli"]  # none from the draft
    t.do("play-free:sandro_botticelli")
    p = t.state.players[0]
    assert [LEADER.text(x) for x in p.played] == ["sandro_botticelli"]
    assert [LEADER.text(x) for x in p.hand] == ["cosimo_de_medici", "girolamo_savonarola"]
    assert p.house is not None
    assert p.house.shown.bit_count() == 2  # all know where both came from
    assert t.asked == -1


@pytest.mark.clause("HR-55", "L-83")
def test_lorenzo_de_medici_cannot_be_the_one() -> None:
    t = auction("sforza/auction_1", "este/auction_2", beside={"sforza": ["lorenzo_de_medici", "sandro_botticelli"]})
    t.do("bid:sforza:0", "bid:este:0")
    assert t.options() == ["play-free:sandro_botticelli"]
    assert t.clause("play-free:lorenzo_de_medici") == "L-83"


@pytest.mark.clause("HR-55")
def test_ladislao_lets_sforza_play_one_more_from_the_hand() -> None:
    beside = {"sforza": ["ladislao_vii_jagellone", "sandro_botticelli"]}
    t = auction("sforza/auction_1", "este/auction_2", beside=beside).do("bid:sforza:0", "bid:este:0")
    t.do("play-free:ladislao_vii_jagellone")
    assert t.options("play-free") == ["play-free:sandro_botticelli"]


@pytest.mark.clause("R-33")
def test_colonna_have_five_family_members_from_the_first_round_on() -> None:
    t = auction("colonna/auction_1", "este/auction_2").do("bid:colonna:0", "bid:este:0")
    assert t.at_hand(0) == ["white", "black", "orange", "neutral", "brown"]
    assert t.at_hand(1) == ["white", "black", "orange", "neutral"]


# ---- without an auction ----------------------------------------------------------------------------------------------


@pytest.mark.clause("U-17", "HR-57")
@every_count
def test_families_at_random_come_with_the_start_of_the_base_game(players: int) -> None:
    match = at_auction(players, families="random", leaders="random", seed=3)
    s = match.state
    dealt = [p.house.family for p in s.players if p.house]
    assert len(set(dealt)) == players
    assert min(dealt) >= 0
    for p in s.players:
        assert [p.stock[i] for i in (0, 1, 3)] == [2, 2, 3]
    assert s.houses is not None
    assert s.houses.lots == ()


@pytest.mark.clause("U-17", "R-42", "R-43", "HR-55")
def test_families_at_random_bring_their_open_leaders_too() -> None:
    seen = set()
    for seed in range(40):
        match = at_auction(2, families="random", leaders="random", seed=seed)
        s = match.state
        for seat, p in enumerate(s.players):
            assert p.house is not None
            name = FAMILY.text(p.house.family)
            two = name in ("sforza", "visconti")
            assert p.house.shown.bit_count() == (2 if two else 0)
            assert len(p.hand) == (6 if two else 4)
            if name == "sforza":
                assert s.must == 1 << seat
                assert s.round == 0
                assert all(GRAMMAR.listing(x).startswith("play-free:") for x in match.menu(seat).legal)
            seen.add(name)
    assert {"sforza", "visconti"} <= seen


@pytest.mark.clause("U-17")
def test_without_families_nobody_has_one() -> None:
    s = at_auction(4, families="off").state
    assert s.round == 1
    assert [p.house.family for p in s.players if p.house] == [-1] * 4
    for p in s.players:
        assert [p.stock[i] for i in (0, 1, 3)] == [2, 2, 3]
